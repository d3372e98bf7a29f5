"""Whole games in bulk, played inside compiled code: by random players, and by players who look one step ahead."""
from labtable.core.compiling import MODE, Mode
from labtable.core.playouts import playouts

RANDOM = {Mode.INTERPRETED: 1, Mode.CHECKED: 100, Mode.COMPILED: 1000}[MODE]
GREEDY = {Mode.INTERPRETED: 0, Mode.CHECKED: 2, Mode.COMPILED: 20}[MODE]  # too many rules for the interpreter


def test_random_games_end_within_the_bound(the_game, variant):
    players, options = variant
    batch = playouts(the_game, RANDOM, players, seed=1, options=options)
    assert batch.decisions.min() > 0 and batch.decisions.max() < the_game.meta.bound
    assert (batch.results["rank"].min(axis=1) == 1).all()


def test_greedy_games_end_within_the_bound(the_game, variant):
    players, options = variant
    batch = playouts(the_game, GREEDY, players, seed=1, options=options, greedy=True)
    assert batch.decisions.max(initial=0) < the_game.meta.bound
