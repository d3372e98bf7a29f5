"""A server tries out what its tables and bots will call, so that nothing compiles while people play.

This runs before other parts of the tests: all the code that they share is compiled here, by one process.
"""

from random import Random

from labtable.core.compiler.numba_linker import WholeCompiler
from labtable.core.game.contract import Game
from labtable.core.match.match import Match
from labtable.core.record.records import SPECTATOR
from labtable.server.protocol import table_commands
from labtable.server.table import frames
from labtable.server.workers.warmup import BOTS, TABLES, compiled_mark, try_bots, try_out

MOVES = 60


def test_nothing_compiles_at_a_table_once_a_game_was_tried_out(the_game, monkeypatch):
    try_out(the_game)
    try_bots(the_game)
    for purpose in (TABLES, BOTS):
        compiled_mark(the_game.name, purpose).touch()  # as the server does, which then has nothing left to compile
    late, compiles = [], WholeCompiler.compile_extra

    def seen(compiler, function):
        late.append(function.__name__)
        return compiles(compiler, function)

    monkeypatch.setattr(WholeCompiler, "compile_extra", seen)
    for players in the_game.meta.players:
        look_at_everything(the_game, players)
    assert late == []


def look_at_everything(game: Game, players: int) -> None:
    match, luck = Match(game, players, seed=players), Random(players)
    while not match.over and match.version < MOVES:
        seat, action = match.to_move, luck.choice(match.legal())
        for audience in (SPECTATOR, seat):
            frames.moment(match, audience)
        frames.explain(match, table_commands.Why("why", seat, action))
        match.consequences(action, seat)
        match.play(action, seat)
    match.standings()
