"""What can be done in one way only is done by the table; a person is asked where there is a choice."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from labtable.core.game.registry import game
from labtable.core.match.choices import mover_chooses_openly
from labtable.core.match.match import secret_of_seed
from labtable.server.protocol import rest_wire, table_commands
from labtable.server.table import commands, events, frames, lessons, puzzles
from labtable.server.table.commands import Decided
from labtable.server.table.events import Row, StoredChair
from labtable.server.table.table import GameTable
from labtable.server.workers import jobs

SECOND, ADA = 1000, 0
THROW = "action-pass-chimie"  # of Laboratorium: no more cards, the dice fall
NEW = {"chairs": (rest_wire.NewChair("me", nickname="Ada"),)}


class Played:
    """A table in memory, as the hub has it; Ada holds every chair of a person."""

    def __init__(self, made: events.Made) -> None:
        self.table = GameTable("AAAA", [Row(1, 0, "ada", "make", made)])
        self.store(Decided(events.Dealt(game(made.game).meta.rules_version)), 0)
        self.table.wake()

    @property
    def match(self) -> Any:
        assert self.table.match is not None
        return self.table.match

    def store(self, decided: Decided, now: int) -> int:
        """How many entries the match gained."""
        before = self.table.position
        number = self.table.version + 1
        self.table.apply(Row(number, now, "ada", f"c{number}", decided.change), decided.steps)
        return self.table.position - before

    def act(self, action: int, now: int = 0) -> int:
        seat = self.match.to_move
        act = table_commands.Act(f"a{self.table.version}", seat, action, self.table.position)
        if self.table.chairs[seat].kind == "bot":
            return self.store(commands.played(self.table, self.match, seat, action, now), now)
        return self.store(commands.decide(self.table, "ada", act, now), now)

    def undo(self, seat: int, turn: bool = False) -> int:
        back = table_commands.TakeBack(f"u{self.table.version}", seat, self.table.position, turn)
        return self.store(commands.decide(self.table, "ada", back, 0), 0)


def people(name: str, players: int, bots: int = 0, **settings: Any) -> Played:
    chairs = [StoredChair("human", f"Ada {seat}", None, ["ada"]) for seat in range(players - bots)]
    chairs += [StoredChair("bot", None, "random") for _ in range(bots)]
    return Played(events.Made(name, {}, events.StoredSettings(**settings), chairs, "ada", secret_of_seed(3).hex()))


def random_play(at: Played, most: int, seed: int = 3) -> Iterator[int]:
    """After each decision: how many entries it brought."""
    pick = Random(seed)
    for _ in range(most):
        if at.match.over:
            return
        yield at.act(pick.choice(at.match.legal()))


def test_a_person_is_asked_only_where_others_cannot_tell_or_something_can_be_taken_back_or_the_turn_ends() -> None:
    forced = asked = 0
    for players in (4, 5):
        at = people("eureka", players)
        for entries in random_play(at, 150):
            forced += entries - 1
            if not at.match.over and len(legal := at.match.legal()) == 1 and mover_chooses_openly(at.match):
                done = at.match.clone()
                done.play(legal[0])
                ends_turn = done.to_move != at.match.to_move
                drew = done.state.random_counters.tobytes() != at.match.state.random_counters.tobytes()
                assert at.match.why_no_undo() is None or (
                    at.match.records.last_decider == at.match.to_move and (ends_turn or drew)
                )
            asked += not at.match.over and len(at.match.legal()) == 1 and not mover_chooses_openly(at.match)
    assert forced and asked


def test_whether_a_hidden_hand_leaves_a_choice_is_not_told_by_who_presses() -> None:
    """Issue 37: "That was Cleo's only move, so the table played it" told that no other card of Cleo's hand fits."""
    for name, players in (("eureka", 3), ("element", 2), ("laboratorium", 2)):
        at, alone = people(name, players), 0
        for entries in random_play(at, 120):
            for version in range(at.match.version - entries + 1, at.match.version):
                before, entry = at.match.fork(version), at.match.entries[version]
                assert mover_chooses_openly(before), before.say(before.describe(entry.action, entry.seat))
            alone += not at.match.over and len(at.match.legal()) == 1 and not mover_chooses_openly(at.match)
        assert alone, f"{name}: nobody pressed a move that only they knew to be the only one"


def test_dice_are_thrown_by_a_press_of_their_own() -> None:
    at, asked = people("laboratorium", 2), 0
    for entries in random_play(at, 400):
        first, *forced = at.match.entries[-entries:]
        assert not any(
            entry.seat == first.seat and at.match.describe(entry.action, entry.seat).id == THROW for entry in forced
        )
        if not at.match.over and len(legal := at.match.legal()) == 1:
            asked += at.match.describe(legal[0]).id == THROW
    assert asked


@pytest.mark.parametrize("name", ["curie", "element"])
def test_nobody_s_own_decision_ends_the_turn_by_what_follows_from_it(name: str) -> None:
    at, asked = people(name, 2), 0
    for entries in random_play(at, 150):
        made = at.match.entries[-entries:]
        after = [*(entry.seat for entry in made[1:]), at.match.to_move]
        assert all(
            entry.seat != made[0].seat or mover == entry.seat
            for entry, mover in list(zip(made, after, strict=True))[1:]
        )
        asked += not at.match.over and len(at.match.legal()) == 1
    assert asked > 0


def test_what_a_bot_leaves_a_person_to_do_is_done_as_well_and_a_bot_decides_for_itself() -> None:
    at, told = people("eureka", 4, bots=3), 0
    for entries in random_play(at, 300):
        for entry in at.match.entries[-entries:][1:]:
            assert not at.table.chairs[entry.seat].plays_itself
        step = frames.told(at.table, at.table.version, 0)
        forced = [message for message in step.log if message.id == "table-forced"]
        assert bool(forced) == (entries > 1 and step.seat != ADA)  # what follows from one's own move needs no words
        told += len(forced)
    assert told


def test_taking_back_goes_to_where_there_was_a_choice() -> None:
    at, pick, taken = people("curie", 2), Random(5), 0
    while taken < 5 and not at.match.over:
        seat = at.match.to_move
        at.act(pick.choice(at.match.legal()))
        if at.match.over or frames.why_no_undo(at.match, seat) is not None:
            continue
        at.undo(seat, turn=bool(taken % 2))
        assert at.match.to_move == seat and len(at.match.legal()) > 1
        taken += 1
    assert taken == 5


def test_a_forced_move_costs_no_time_and_brings_none() -> None:
    at, pick, now = people("eureka", 4, clock=events.StoredClock(600, 10)), Random(3), 0
    while True:
        seat, spent = at.match.to_move, [chair.spent for chair in at.table.chairs]
        now += 3 * SECOND
        entries = at.act(pick.choice(at.match.legal()), now)
        spent[seat] += 3 * SECOND - 10 * SECOND
        assert [chair.spent for chair in at.table.chairs] == spent
        if entries > 1:
            return


def test_lessons_and_puzzles_ask_for_every_press() -> None:
    name = lessons.lesson_names("curie")[0]
    lesson = Played(lessons.made(rest_wire.NewTable("curie", lesson=name, **NEW), "ada"))
    puzzle = Played(puzzles.made(rest_wire.NewTable("curie", puzzle=puzzles.on_shelf("curie")[0].name, **NEW), "ada"))
    for at in (lesson, puzzle):
        step = at.match.propose(at.match.legal()[0])
        assert commands.forced_after(at.table, at.match, step) == []


def test_what_a_preview_promises_includes_what_is_then_forced() -> None:
    at, pick, foretold = people("eureka", 4), Random(3), 0
    while not foretold:
        match, seat, action = at.match, at.match.to_move, pick.choice(at.match.legal())
        seen = jobs.foresee(
            "eureka", match.state.tobytes(), match.commitment, seat, action, commands.forced_for(at.table, match)
        )
        began, entries = match.version + 1, at.act(action)
        told = [message for version in range(began, began + entries) for message in match.happened(version, seat)]
        assert seen is not None and all(message in told for message in seen.certain)
        foretold += any(message in seen.certain for message in told[len(match.happened(began, seat)) :])
