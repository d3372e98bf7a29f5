"""Whole games in bulk by random players, played inside compiled code."""

from labtable.core.compiler.mode import MODE, Mode
from labtable.core.simulate.playouts import playouts

RANDOM = 1 if MODE is Mode.INTERPRETED else 1000
WITH_OPTIONS = 1 if MODE is Mode.INTERPRETED else 200  # at each of many tables


def test_random_games_end_within_the_bound(the_game, variant):
    players, options = variant
    batch = playouts(the_game, WITH_OPTIONS if options else RANDOM, players, seed=1, options=options)
    assert batch.decisions.min() > 0 and batch.decisions.max() < the_game.meta.bound
    assert (batch.results["rank"].min(axis=1) == 1).all()
