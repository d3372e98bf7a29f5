"""How long a bot takes to answer tells nobody what it hides; where there is nothing to hide, nobody waits."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest

from labtable.core.game.registry import game
from labtable.core.match.choices import mover_chooses_openly
from labtable.core.match.match import Match
from labtable.server.live.autopilot import ANSWERS, Driver, answers_after, tells_by_time
from labtable.server.live.live_table import LiveTable
from labtable.server.table import events
from labtable.server.table.events import Row, StoredChair
from labtable.server.table.table import GameTable
from labtable.server.workers.workers import LEVELS

PERSON = StoredChair("human", "Ada", None, ["ada"])


class Time:
    """A clock that goes on when somebody thinks or sleeps."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        assert seconds >= 0
        self.now += seconds


class Thinker:
    """A worker that takes a given time for its answer."""

    def __init__(self, time: Time, seconds: float) -> None:
        self.time, self.seconds = time, seconds

    async def answer(self, match: Match, level: str, asker: str) -> int:
        self.time.now += self.seconds
        return match.legal()[0]


def table_of(name: str, *chairs: StoredChair, **settings: Any) -> LiveTable:
    made = events.Made(name, {}, events.StoredSettings(**{"pace": False, **settings}), list(chairs), "ada", "5" * 64)
    dealt = events.Dealt(game(name).meta.rules_version)
    table = GameTable("CCCCCCCC", [Row(1, 0, "ada", "make", made), Row(2, 0, "ada", "start", dealt)])
    table.wake()
    return LiveTable(table)


def answer_time(live: LiveTable, thought: float) -> float:
    """Seconds until the first seat's bot has answered a question that it thought about so long."""
    time = Time()
    began, told = time.now, []

    async def change(*_: Any) -> None:
        told.append(time.now - began)

    driver = Driver(None, Thinker(time, thought), change, time, time.sleep)  # type: ignore[arg-type]
    asyncio.run(driver.move(live, 0))
    return round(told[0], 6)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("settings", [{"pace": False}, {"pace": True}], ids=["no pause", "hurried"])
def test_a_bot_with_hidden_cards_answers_after_the_same_time_whatever_it_thought(
    level: str, settings: dict[str, bool]
) -> None:
    took = set()
    for share in (0.0, 0.02, 0.7, 0.99):
        live = table_of("eureka", StoredChair("bot", None, level), PERSON, **settings)
        live.hurried.set()
        took.add(answer_time(live, share * ANSWERS[level]))
    assert took == {ANSWERS[level]}


def test_a_bot_that_is_late_answers_at_the_next_of_these_times() -> None:
    assert [answers_after("researcher", thought) for thought in (0.1, 0.5, 0.6, 1.4)] == [0.5, 0.5, 1.0, 1.5]


def test_every_level_has_its_time() -> None:
    assert set(ANSWERS) == set(LEVELS)


def test_nobody_waits_for_a_bot_that_hides_nothing_or_where_no_person_plays_or_looks_on() -> None:
    bot = StoredChair("bot", None, "laureate")
    assert answer_time(table_of("curie", bot, PERSON), 0.25) == 0.25
    assert answer_time(table_of("eureka", bot, bot), 0.25) == 0.25


@pytest.mark.parametrize("name", ["eureka", "element", "laboratorium"])
def test_an_only_move_tells_nothing_by_its_time_unless_everybody_knows_of_it(name: str) -> None:
    pick, found = Random(1), set()
    for seed in range(4):
        match = Match(game(name), 3, seed=seed)
        while not match.over and match.version < 150:
            if len(match.legal()) == 1:
                found.add((mover_chooses_openly(match), tells_by_time(match)))
            match.play(pick.choice(match.legal()))
    assert (False, True) in found and found <= {(False, True), (True, False)}
