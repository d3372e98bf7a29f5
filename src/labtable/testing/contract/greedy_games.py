"""Whole games in bulk by players who look one step ahead; too many rules for the interpreter."""

from labtable.core.simulate.playouts import playouts
from labtable.testing.random_matches import INTERPRETED

GAMES = 1 if INTERPRETED else 20
WITH_OPTIONS = 1 if INTERPRETED else 5  # at each of many tables


def test_greedy_games_end_within_the_bound(the_game, variant):
    players, options = variant
    batch = playouts(the_game, WITH_OPTIONS if options else GAMES, players, seed=1, options=options, greedy=True)
    assert batch.decisions.max(initial=0) < the_game.meta.bound
