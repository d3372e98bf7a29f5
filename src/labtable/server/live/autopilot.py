"""What a table does by itself: bots move, clocks run out, and players who are away are covered after a countdown."""

from __future__ import annotations

import asyncio
import contextlib
import math
import time
from collections.abc import Awaitable, Callable
from random import Random
from typing import TYPE_CHECKING, Any

import structlog

from labtable.core.errors import BadSetup
from labtable.core.match.choices import mover_chooses_openly, mover_hides_nothing
from labtable.core.match.match import Match
from labtable.core.record.records import OVER
from labtable.server.base.clock import now_ms
from labtable.server.base.fair_queue import Busy
from labtable.server.base.metrics import METRICS
from labtable.server.live.live_table import LiveTable
from labtable.server.protocol.rejections import Rejection
from labtable.server.table import commands, events, lessons, puzzles
from labtable.server.table.commands import Decided
from labtable.server.table.events import Change
from labtable.server.table.table import GameTable
from labtable.server.workers import jobs
from labtable.server.workers.workers import PAUSE, Overrun, Workers

if TYPE_CHECKING:
    from labtable.server.storage.store import Store

LOG = structlog.get_logger("labtable")
GIVEN = 3_000  # milliseconds in which a browser that is here gives the share that it pledged
CLAIM = 10_000  # milliseconds for which a process says that it drives a table
ITSELF = "table"  # the author of what a table does by itself
RETRY = 3.0  # seconds, after anything that failed
# Seconds from a question to the answer, by level: longer than the level thinks. A bot that thinks longer all the same
# answers after a multiple of it.
AT_ONCE = dict.fromkeys(("random", "pupil", "novice", "student", "greedy"), 0.05)
ANSWERS = AT_ONCE | {"researcher": 0.5, "adaptive": 0.5, "laureate": 2.0}


class Driver:
    """Does what is due at a table. `change` stores, applies and tells a change (`Hub.change`)."""

    def __init__(
        self,
        store: Store,
        workers: Workers,
        change: Callable[..., Awaitable[Any]],
        clock: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], Awaitable[Any]] = asyncio.sleep,
    ) -> None:
        self.store, self.workers, self.change = store, workers, change
        self.clock, self.sleep = clock, sleep

    async def drive(self, live: LiveTable) -> None:
        """Drive a table for as long as it is in memory: do what is due, then wait for what is next."""
        while True:
            live.news.clear()
            try:
                wait = await self.once(live)
            except (Rejection, Busy):
                wait = RETRY
            except Exception as error:  # a database that restarts, a fault of ours: this table tries again
                LOG.error("a table cannot go on by itself", exc_info=error)
                wait = RETRY
            if wait is None:
                await live.news.wait()
                continue
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(wait):
                    await live.news.wait()

    async def once(self, live: LiveTable) -> float | None:
        """Do what is due; seconds until something else is, None for never."""
        table, now = live.table, now_ms()
        if table.collecting_since is not None:
            return await self.deal(live, table.collecting_since + GIVEN - now)
        if table.match is None or table.phase == "over" or table.halted:
            return None
        due = deadlines(live, now)
        mover = table.match.to_move
        try:
            turn = lessons.scripted(table)
        except BadSetup:  # the rules of this release do not allow what the lesson scripts
            await self.do(live, table.version, Decided(events.LessonLeft()))
            return 0
        moves = turn is not None or (
            table.chairs[mover].plays_itself and not lessons.waits(table) and not puzzles.waits(table)
        )
        if not moves:
            live.hurried.clear()
        if not moves and not due:
            if is_for_people_alone(table):
                live.rest()
            return None
        if not await self.store.claim(table.code, now, now + CLAIM):
            return CLAIM / 1000
        for at, change in due:
            if at <= now:
                await self.do(live, table.version, Decided(change))
                return 0
        if turn is not None:
            await self.follow(live, turn)
            return 0
        if moves:
            await self.move(live, mover)
            return 0
        return max(0.0, (min(at for at, _ in due) - now) / 1000)

    async def deal(self, live: LiveTable, left: int) -> float:
        """Deal as soon as everybody who is here, the host who has just started it too, has given the share that they
        pledged; at the latest in `left` milliseconds, without those that are missing."""
        table, version = live.table, live.table.version
        if 0 < left <= GIVEN and table.owing & live.present().union(table.seats_of(table.host)):
            return left / 1000
        if not await self.store.claim(table.code, now_ms(), now_ms() + CLAIM):
            return CLAIM / 1000
        possible = table.plain or await self.can_be_dealt(live)
        await self.do(live, version, Decided(commands.dealt(table) if possible else events.CalledOff()))
        return 0

    async def can_be_dealt(self, live: LiveTable) -> bool:
        """Can a game be dealt in a reasonable time with options that a stranger made up, from these very shares?"""
        table = live.table
        given = table.made.game, table.players, table.made.options, table.luck
        try:
            return await self.workers.at_desk(jobs.trial, *given, asker=live.asker) is None
        except Overrun:
            return False

    async def move(self, live: LiveTable, seat: int) -> None:
        """A bot's decision, after a pause of human length where the table wants one. How long it thought tells nothing
        of what it hides."""
        table, version = live.table, live.table.version
        match, level = table.match, table.chairs[seat].level
        assert match is not None and level is not None
        began = self.clock()
        with METRICS.bot_seconds.time():
            action = await self.workers.answer(match, level, live.asker)
        if is_watched(live) and tells_by_time(match):
            thought = self.clock() - began
            await self.sleep(answers_after(level, thought) - thought)
        if table.settings.pace:
            await paused(live, self.clock() - began)
        if table.version == version and not table.halted:
            await self.do(live, version, commands.played(table, match, seat, action, now_ms()))

    async def follow(self, live: LiveTable, turn: lessons.LessonTurn) -> None:
        """A decision that a lesson scripts, after a pause in which the learner sees what came before it."""
        table, version = live.table, live.table.version
        match = table.match
        assert match is not None
        if table.settings.pace and not turn.opening:
            await paused(live)
        if table.version == version:
            await self.do(live, version, commands.played(table, match, turn.seat, turn.action, now_ms()))

    async def do(self, live: LiveTable, version: int, decided: Decided) -> None:
        """Store a change of the table's own, if nothing else happened meanwhile."""

        def still(table: GameTable, now: int) -> Decided:
            if table.version != version:
                raise Rejection("stale")
            return decided

        with contextlib.suppress(Rejection):
            await self.change(live, ITSELF, f"auto-{version + 1}", still)


def answers_after(level: str, thought: float) -> float:
    """How many seconds after the question a bot's answer comes that took so long to find."""
    tick = ANSWERS.get(level, max(ANSWERS.values()))
    return tick * max(1, math.ceil(thought / tick))


def tells_by_time(match: Match) -> bool:
    """Could the time of an answer tell what the seat to move hides? Not where it hides nothing, nor where everybody can
    tell that it has no choice."""
    if len(match.legal()) == 1 and mover_chooses_openly(match):
        return False
    return not mover_hides_nothing(match)


def is_watched(live: LiveTable) -> bool:
    """Does a person play here or look on? Steps keep their time, so a player who is away counts too."""
    return any(chair.kind == "human" for chair in live.table.chairs) or live.watchers() > 0


async def paused(live: LiveTable, thought: float = 0.0) -> None:
    """How long a bot waits: as long as a person looks at the table, less what the bot thought; not at all for a person
    who is in a hurry."""
    pause = Random(f"{live.table.code} {live.table.version}").uniform(*PAUSE)
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(max(0.0, pause - thought)):
            await live.hurried.wait()


def is_for_people_alone(table: GameTable) -> bool:
    """Is there nothing at this table that a move could set going: no bot, clock, script or teacher?"""
    made = table.made
    special = made.lesson is not None or made.puzzle is not None or made.classroom is not None
    return not special and table.settings.clock is None and not any(chair.plays_itself for chair in table.chairs)


def deadlines(live: LiveTable, now: int) -> list[tuple[int, Change]]:
    """When somebody's time is up, and what follows."""
    table = live.table
    due: list[tuple[int, Change]] = [(at, events.Covered(seat, "away")) for seat, at in live.cover_at().items()]
    if table.ticking != OVER and (left := table.clock_left(table.ticking, now)) is not None:
        due.append((now + left, events.Covered(table.ticking, "clock")))
    return due
