"""A game against bots ends before its end: its winner is certain, or its player gives up."""

from __future__ import annotations

from random import Random

import pytest

from labtable.bots import answer, bot
from labtable.core.game.registry import game
from labtable.core.match.match import secret_of_seed
from labtable.server.live.hub import afterwards
from labtable.server.protocol import table_commands, wire
from labtable.server.protocol.rejections import Rejection
from labtable.server.table import commands, events, frames
from labtable.server.table.events import Row, StoredChair
from labtable.server.table.table import GameTable

NOW = 1_700_000_000_000
BOT = StoredChair("bot", None, "random")


def table_of(name: str, *others: StoredChair) -> GameTable:
    chairs = [StoredChair("human", "Noor", None, ["p0"]), *others]
    fresh = events.Made(name, {}, events.StoredSettings(), chairs, "p0", secret_of_seed(3).hex())
    dealt = events.Dealt(game(name).meta.rules_version)
    table = GameTable("CCCCCCCC", [Row(1, 0, "p0", "make", fresh), Row(2, 0, "p0", "start", dealt)])
    table.wake()
    return table


def stop(table: GameTable) -> None:
    command = table_commands.Stop("s", 0)
    decided = commands.decide(table, "p0", command, NOW)
    assert afterwards(table, decided.change, decided.steps)[1] == "over"
    table.apply(Row(table.version + 1, NOW, "p0", command.id, decided.change), decided.steps)


def play(table: GameTable, action: int) -> None:
    assert table.match is not None
    seat, step = table.match.to_move, table.match.propose(action)
    table.apply(Row(table.version + 1, NOW, "table", "b", events.Played("action", seat, [step.entry])), (step,))


def told(table: GameTable) -> wire.Moment:
    return frames.Frames(table).pieces.position(table.version).moment(0)


def test_whoever_gives_up_is_last_and_the_best_of_the_bots_has_won() -> None:
    table = table_of("element", BOT, BOT)
    stop(table)
    moment = told(table)
    assert table.phase == "over" and not moment.legal and moment.to_move == -1
    assert moment.outcome is not None and moment.outcome.winners == (1, 2)
    assert [one.rank for one in moment.outcome.standings] == [3, 1, 1]
    assert moment.prompt == moment.outcome.message and moment.prompt.id == "stopped-given-up"


def test_a_game_that_is_decided_ends_as_it_stands() -> None:
    table = table_of("element", BOT)
    assert table.match is not None and told(table).decided is None
    greedy, luck = bot("greedy"), Random(1)
    while told(table).decided is None:
        action = answer(table.match, greedy) if table.match.to_move == 0 else luck.choice(table.match.legal())
        play(table, action)
    assert (winner := told(table).decided) is not None
    stop(table)
    outcome = told(table).outcome
    assert outcome is not None and outcome.reason == "decided" and outcome.winners == (winner,)
    assert [one.rank for one in outcome.standings] == [1 + (seat != winner) for seat in (0, 1)]


def test_nobody_has_won_a_game_that_all_played_together() -> None:
    table = table_of("eureka", BOT)
    stop(table)
    outcome = told(table).outcome
    assert outcome is not None and outcome.winners == ()


def test_after_that_nothing_is_decided_any_more() -> None:
    table = table_of("element", BOT)
    assert table.match is not None
    while table.match.to_move != 0:
        play(table, Random(1).choice(table.match.legal()))
    action = table.match.legal(0)[0]
    stop(table)
    with pytest.raises(Rejection):
        commands.decide(table, "p0", table_commands.Act("a", 0, action, table.position), NOW)
    with pytest.raises(Rejection):
        commands.decide(table, "p0", table_commands.Stop("s2", 0), NOW)


def test_among_people_nobody_ends_the_game_for_the_others() -> None:
    table = table_of("element", StoredChair("human", "Ben", None, ["p1"]))
    with pytest.raises(Rejection):
        commands.decide(table, "p0", table_commands.Stop("s", 0), NOW)
