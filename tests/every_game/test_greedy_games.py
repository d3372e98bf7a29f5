"""Games of players who look one step ahead: too many rules for the interpreter, so compiled and checked alone."""
from labtable.core.compiling import MODE, Mode
from labtable.core.playouts import playouts

GAMES = {Mode.INTERPRETED: 1, Mode.CHECKED: 2, Mode.COMPILED: 20}[MODE]


def test_greedy_games_end_within_the_bound(the_game, variant):
    players, options = variant
    batch = playouts(the_game, GAMES, players, seed=1, options=options, greedy=True)
    assert batch.decisions.max() < the_game.meta.bound
