"""One path for a command of a table: one row says who may, what is checked first and what is stored; what is stored
says itself what it does to a table and how it is told."""

from __future__ import annotations

from random import Random
from typing import Any, get_args

import pytest

from labtable.core.game.registry import game
from labtable.core.match.match import Match, secret_of_seed
from labtable.server.protocol import wire
from labtable.server.table import commands, events
from labtable.server.table.events import Row, StoredChair
from labtable.server.table.table import Table

NOW = 1_700_000_000_000


def dealt(name: str, players: int = 2) -> Table:
    """A table in play; holder `p0` is its host."""
    chairs = [StoredChair("human", f"P{seat}", None, [f"p{seat}"]) for seat in range(players)]
    made = events.Made(name, {}, events.StoredSettings(), chairs, "p0", secret_of_seed(3).hex())
    table = Table(
        "CCCCCCCC",
        [Row(1, 0, "p0", "make", made), Row(2, 0, "p0", "start", events.Dealt(game(name).meta.rules_version))],
    )
    table.wake()
    return table


def do(table: Table, holder: str, command: Any) -> commands.Decided:
    """Decide and apply, as the hub does; nothing is stored."""
    decided = commands.decide(table, holder, command, NOW)
    table.apply(Row(table.version + 1, NOW, holder, command.id, decided.change), decided.steps)
    return decided


def act(table: Table, luck: Random) -> commands.Decided:
    assert table.match is not None
    seat = table.match.to_move
    action = luck.choice(table.match.legal(seat))
    return do(table, f"p{seat}", wire.Act(f"a{table.version}", seat, action, table.position))


def test_a_step_of_the_match_is_made_once_at_the_time_of_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    made, make = [], Match._step
    monkeypatch.setattr(Match, "_step", lambda match, entry: made.append(make(match, entry)) or made[-1])
    monkeypatch.setattr("labtable.core.match.match.now", None)
    table, luck = dealt("eureka"), Random(1)
    for _ in range(12):
        decided = act(table, luck)
        assert decided.steps[0] is made[-1]
        assert isinstance(decided.change, events.Played)
        assert [tuple(step.entry) for step in decided.steps] == [tuple(entry) for entry in decided.change.entries]
        assert {step.entry.at for step in decided.steps} == {NOW}


def test_every_change_says_itself_what_it_does_to_a_table_and_how_it_is_told() -> None:
    changes = get_args(events.Change)
    assert set(changes) == set(events.Event.__subclasses__())
    missing = [(one.__name__, what) for one in changes for what in ("fold", "tell") if what not in vars(one)]
    assert not missing


def test_a_change_that_arranges_nothing_leaves_chairs_and_settings_alone() -> None:
    assert {one for one in get_args(events.Change) if not one.arranges} == {events.Played, events.Said}
