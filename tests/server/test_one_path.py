"""One path for a command of a table: one row says who may, what is checked first and what is stored; what is stored
says itself what it does to a table and how it is told."""

from __future__ import annotations

import ast
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any, get_args

import pytest

from labtable.core.game.registry import game
from labtable.core.match.match import Match, secret_of_seed
from labtable.server.live.answers import BESIDE, Answers
from labtable.server.live.live_table import Connection
from labtable.server.live.questions import Questions
from labtable.server.protocol import table_commands, wire
from labtable.server.protocol.rejections import Rejection
from labtable.server.table import commands, events, frames
from labtable.server.table.events import Row, StoredChair
from labtable.server.table.room import Room
from labtable.server.table.table import GameTable
from tests.fresh_process import alone
from tests.server.house import House, made, run, stored
from tests.server.playing import GAME

NOW = 1_700_000_000_000


def dealt(name: str, players: int = 2) -> GameTable:
    """A table in play; holder `p0` is its host."""
    chairs = [StoredChair("human", f"P{seat}", None, [f"p{seat}"]) for seat in range(players)]
    fresh = events.Made(name, {}, events.StoredSettings(), chairs, "p0", secret_of_seed(3).hex())
    table = GameTable(
        "CCCCCCCC",
        [Row(1, 0, "p0", "make", fresh), Row(2, 0, "p0", "start", events.Dealt(game(name).meta.rules_version))],
    )
    table.wake()
    return table


def do(table: GameTable, holder: str, command: Any) -> commands.Decided:
    """Decide and apply, as the hub does; nothing is stored."""
    decided = commands.decide(table, holder, command, NOW)
    table.apply(Row(table.version + 1, NOW, holder, command.id, decided.change), decided.steps)
    return decided


def act(table: GameTable, luck: Random) -> commands.Decided:
    assert table.match is not None
    seat = table.match.to_move
    action = luck.choice(table.match.legal(seat))
    return do(table, f"p{seat}", table_commands.Act(f"a{table.version}", seat, action, table.position))


def test_a_step_of_the_match_is_made_once_at_the_time_of_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    steps, make = [], Match.step
    monkeypatch.setattr(Match, "step", lambda match, entry: steps.append(make(match, entry)) or steps[-1])
    monkeypatch.setattr("labtable.core.match.match.now", None)
    table, luck = dealt("eureka"), Random(1)
    for _ in range(12):
        decided = act(table, luck)
        assert decided.steps[0] is steps[-1]
        assert isinstance(decided.change, events.Played)
        assert [tuple(step.entry) for step in decided.steps] == [tuple(entry) for entry in decided.change.entries]
        assert {step.entry.at for step in decided.steps} == {NOW}


def test_every_change_says_itself_what_it_does_to_a_table_and_how_it_is_told() -> None:
    changes = get_args(events.Change)
    assert set(changes) == set(events.TableEvent.__subclasses__())
    missing = [(one.__name__, what) for one in changes for what in ("fold", "tell") if what not in vars(one)]
    assert not missing


def test_a_change_that_arranges_nothing_leaves_chairs_and_settings_alone() -> None:
    assert {one for one in get_args(events.Change) if not one.arranges} == {events.Played, events.Said}


# What readers share -------------------------------------------------------------------------------


def test_those_who_are_told_the_same_share_what_is_made_for_them() -> None:
    table, luck, shared = dealt("eureka", 4), Random(1), 0
    for _ in range(8):
        act(table, luck)
        assert table.match is not None
        here = frames.ToldPosition(table.match, table.decided_at)
        others = [seat for seat in range(4) if seat not in here.concerned]
        for one, other in pairwise(others):
            same = here.log(one).messages == here.log(other).messages
            assert same == (here.shown(one).telling is here.shown(other).telling)
            shared += same
    assert shared


def test_nothing_is_kept_by_the_address_of_an_object() -> None:
    """An address is given to another object once the first one is gone."""
    folders = [Path(commands.__file__).parents[1] / name for name in ("table", "live", "http", "protocol")]
    found = [
        f"{path.name}:{node.lineno}"
        for folder in folders
        for path in folder.glob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Name) and node.id == "id" and isinstance(node.ctx, ast.Load)
    ]
    assert not found


# The table of commands ----------------------------------------------------------------------------


def test_every_command_of_the_wire_has_a_row() -> None:
    assert set(commands.COMMANDS) == set(get_args(table_commands.Command))


def test_a_command_of_which_nothing_is_stored_is_answered_beside_the_table() -> None:
    assert set(BESIDE) == {kind for kind, row in commands.COMMANDS.items() if row.decide is None}


def in_class(table: GameTable, **known: Any) -> GameTable:
    table.room = Room("class", **known)
    return table


def refused(table: GameTable, command: Any, holder: str = "p0", present: Any = ()) -> tuple[str, str]:
    with pytest.raises(Rejection) as rejection:
        commands.decide(table, holder, command, NOW, present)
    return rejection.value.reason, rejection.value.message.id


def test_in_a_class_the_teacher_arranges_all_but_play() -> None:
    table = in_class(dealt("eureka"), playing=frozenset({"CCCCCCCC"}))
    assert refused(table, table_commands.Resign("r", 0)) == ("not-now", "server-in-class")
    with pytest.raises(Rejection) as rejection:
        commands.deal_to_try(table, "p0", table_commands.Start("s"))
    assert rejection.value.message.id == "server-in-class"
    open_to_pupils = {kind for kind, row in commands.COMMANDS.items() if row.in_class != "never"}
    play = {table_commands.Act, table_commands.TakeBack, table_commands.OfferRewind, table_commands.AnswerRewind}
    assert open_to_pupils == {
        *play,
        table_commands.Leave,
        table_commands.Back,
        table_commands.Hurry,
        table_commands.Why,
        table_commands.Preview,
    }
    assert {kind for kind, row in commands.COMMANDS.items() if row.in_class == "in play"} == play


def test_nobody_moves_while_all_are_frozen_or_after_the_round() -> None:
    table = in_class(dealt("eureka"), playing=frozenset({"CCCCCCCC"}), frozen_at=NOW)
    assert table.match is not None and table.room is not None
    move = table_commands.Act("a", table.match.to_move, table.match.legal()[0], table.position)
    assert refused(table, move, f"p{move.seat}")[0] == "frozen"
    table.room.frozen_at, table.room.playing = None, frozenset()
    assert refused(table, move, f"p{move.seat}") == ("not-now", "server-round-over")
    assert isinstance(do(table, "p0", table_commands.Leave("l", 0)).change, events.Covered)


def test_who_may_is_asked_once_for_a_move(monkeypatch: pytest.MonkeyPatch) -> None:
    table = in_class(dealt("eureka"), playing=frozenset({"CCCCCCCC"}))
    asked: list[str] = []
    monkeypatch.setattr(Room, "permits", lambda room, in_class, code: asked.append(in_class))
    assert table.match is not None
    move = table_commands.Act("a", table.match.to_move, table.match.legal()[0], table.position)
    assert commands.deal_to_try(table, f"p{move.seat}", move) is None
    commands.decide(table, f"p{move.seat}", move, NOW)
    assert asked == ["in play"]


def test_a_bot_covers_nobody_who_is_there() -> None:
    table = dealt("eureka")
    assert refused(table, table_commands.Cover("c", 1), "p1", {1})[0] == "not-host"
    assert refused(table, table_commands.Cover("c", 1), "p0", {1}) == ("not-now", "server-present")
    assert do(table, "p0", table_commands.Cover("c", 1)).change == events.Covered(1, "host")


def test_a_cover_that_is_sent_again_is_answered_as_before_though_its_player_came_back(tmp_path: Path) -> None:
    async def sent_twice() -> None:
        async with House(str(tmp_path / "t.sqlite")) as house:
            await stored(house, "CCCCCCCC", made(), events.Dealt(game(GAME).meta.rules_version))
            live = await house.hub.load("CCCCCCCC")
            assert live is not None
            answers, cover = (
                Answers(house.hub, Questions(house.workers, house.hub.warmup)),
                table_commands.Cover("c", 1),
            )
            first = await answers.answer(live, "ada", cover, ("here", "ada"))
            live.enter(Connection(live, "emmy", None, 0))
            assert live.present() == {1} and isinstance(first, wire.Done)
            assert await answers.answer(live, "ada", cover, ("here", "ada")) == first
            later = await answers.answer(live, "ada", table_commands.Cover("d", 1), ("here", "ada"))
            assert isinstance(later, wire.Rejected) and later.message.id == "server-present"

    run(sent_twice())


def test_what_is_dealt_is_tried_before_the_game_starts_and_where_it_changes() -> None:
    fresh = events.Made("eureka", {}, events.StoredSettings(), [StoredChair(), StoredChair()], "p0", "7" * 64)
    table = GameTable("CCCCCCCC", [Row(1, 0, "p0", "make", fresh)])
    assert commands.deal_to_try(table, "p0", table_commands.Start("s")) == (2, {}, bytes.fromhex("7" * 64))
    assert commands.deal_to_try(table, "p0", table_commands.Change("c", players=3)) == (3, {}, bytes(32))
    assert commands.deal_to_try(table, "p0", table_commands.Change("c", settings=wire.Settings(pace=False))) is None
    with pytest.raises(Rejection) as rejection:
        commands.deal_to_try(table, "p1", table_commands.Start("s"))
    assert rejection.value.reason == "not-host"


def test_a_table_needs_neither_a_network_nor_a_database() -> None:
    """A browser runs it too."""
    parts = [f"import labtable.server.table.{path.stem}" for path in Path(commands.__file__).parent.glob("*.py")]
    heavy = "asyncio", "starlette", "uvicorn", "sqlalchemy"
    program = "\n".join([*parts, "import sys", f"print(*[name for name in {heavy} if name in sys.modules])"])
    done = alone(program)
    assert (done.returncode, done.stdout.strip()) == (0, ""), done.stderr
