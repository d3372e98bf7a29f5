"""Worker processes. What may take long, and what strangers made up, runs there and can be stopped; the event loop is
for people's moves. A bot is handed a world in which all that its seat cannot know is re-dealt, never the truth."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import threading
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from random import Random
from typing import Any

import structlog

from labtable.bots import NAMES, Question, question_of
from labtable.bots.hints import Suggestion
from labtable.bots.levels import LEVELS as SEARCHERS
from labtable.coach.types import Doubt
from labtable.core.match.match import Match
from labtable.core.record.records import Action
from labtable.core.worker_process import ignore_interrupts, wait_until_alone
from labtable.server.base.fair_queue import Asker, Busy, FairQueue
from labtable.server.workers import jobs

LOG = structlog.get_logger("labtable")
LEVELS: tuple[str, ...] = tuple(NAMES)
SEARCHING = frozenset(SEARCHERS)  # levels that need more compiled than a game's rules
STARTING = 300.0  # seconds that a process may take to start, on however busy a machine
PAUSE = (0.7, 1.8)  # seconds, as long as a person looks at the table
ADVISER = "laureate"
MOVE, HINT = 0, 1  # ranks: bots' moves come before hints
HINTS_WAITING = 12  # beyond it the server says that it is too busy
DESK_LIMIT = 10.0  # seconds for a deal, a replay, an explanation
DESK_QUEUE = 200
COACH_QUEUE = 40  # slices of reviews that wait
PATIENCE = 10  # times its limit that a process may take which hardly gets a turn on a busy machine
PROMPT, USUAL, PATIENT = 2, 5, 12  # niceness: all give way to the server, reviews to everything else


class Overrun(Exception):
    """The work took too long, or its process died; nothing came of it."""


class Process:
    """One worker process, started when it is first needed and again after it was stopped."""

    def __init__(self, niceness: int = USUAL) -> None:
        self.niceness = niceness
        self._pool: ProcessPoolExecutor | None = None

    async def ask(self, work: Callable[..., Any], given: tuple[Any, ...], limit: float) -> Any:
        loop = asyncio.get_running_loop()
        try:
            if self._pool is None:
                self._pool = ProcessPoolExecutor(
                    1, multiprocessing.get_context("spawn"), _behave, (os.getpid(), self.niceness)
                )
                async with asyncio.timeout(STARTING):
                    await loop.run_in_executor(self._pool, jobs.ready)
            return await self._within(limit, loop.run_in_executor(self._pool, work, *given))
        except (TimeoutError, BrokenProcessPool):
            self.stop()
            raise Overrun from None

    async def _within(self, limit: float, working: asyncio.Future[Any]) -> Any:
        """The result, if it comes within `limit` seconds of processor time: on a busy machine a process that hardly ran
        is not to blame. After some times the limit it is stopped in any case."""
        before = self._used()
        for _ in range(PATIENCE):
            done, _ = await asyncio.wait([working], timeout=limit)
            if done:
                return working.result()
            if self._used() - before >= limit:
                break
        raise TimeoutError

    def _used(self) -> float:
        """Processor seconds of the process so far; where the system does not tell, it counts as always busy."""
        process = next(iter((self._pool._processes or {}).values()), None) if self._pool is not None else None
        try:
            assert process is not None
            fields = Path(f"/proc/{process.pid}/stat").read_text().rsplit(")", 1)[1].split()
            return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
        except (OSError, AssertionError):
            return time.monotonic()

    def stop(self) -> None:
        """End it at once, whatever it does."""
        if self._pool is not None:
            pool, self._pool = self._pool, None
            for process in list((pool._processes or {}).values()):
                process.kill()
            pool.shutdown(wait=False, cancel_futures=True)


class Lane:
    """Some processes, and what waits for them in fair order."""

    def __init__(self, processes: int, most: int, niceness: int = USUAL) -> None:
        self.queue = FairQueue(processes, most)
        self._idle = [Process(niceness) for _ in range(processes)]
        self._all = list(self._idle)
        self._tasks: set[asyncio.Task[Any]] = set()

    async def do(
        self,
        work: Callable[..., Any],
        *given: Any,
        asker: Asker,
        limit: float,
        rank: int = 0,
    ) -> Any:
        """What a process makes of a job. It goes on also where the client that asked has hung up."""
        async with self.queue.turn(asker, rank):
            process = self._idle.pop()
            task = asyncio.create_task(process.ask(work, given, limit))
            self._tasks.add(task)
            task.add_done_callback(self._done)
            try:
                return await asyncio.shield(task)
            except asyncio.CancelledError:
                await asyncio.wait([task])
                raise
            finally:
                self._idle.append(process)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            task.exception()  # the client that asked may have gone

    def stop(self) -> None:
        for process in self._all:
            process.stop()


class Workers:
    """Four lanes: bots that search, and hints; bots that answer in milliseconds, which never wait for those; the desk,
    for what people wait for; and the coach, for reviews."""

    def __init__(self, bots: int, bot_limit: float, bot_queue: int) -> None:
        self.bots, self.quick = Lane(bots, bot_queue), Lane(1, bot_queue, PROMPT)
        self.desk, self.coach = Lane(1, DESK_QUEUE), Lane(1, COACH_QUEUE, PATIENT)
        self.bot_limit = bot_limit
        self.failures = 0

    @property
    def waiting(self) -> int:
        return len(self.bots.queue) + len(self.quick.queue)

    async def answer(self, match: Match, level: str, asker: Asker) -> Action:
        """The bot's action for the seat to move. A bot that fails or overruns is replaced by a random legal move."""
        question = question_of(match)
        if len(question.legal) == 1:
            return question.legal[0]
        lane = self.bots if level in SEARCHING else self.quick
        action: Action | None = await self._think(lane, jobs.think, level, question, asker, MOVE)
        if action not in question.legal:
            self.failures += 1
            return Random(f"{match.commitment} {match.version} spare").choice(question.legal)
        return action

    async def advise(self, match: Match, asker: Asker) -> list[Suggestion]:
        """What the strongest bot would do for the seat to move, the best first."""
        if self.bots.queue.waiting(HINT) >= HINTS_WAITING:
            raise Busy
        found: list[Suggestion] | None = await self._think(
            self.bots, jobs.think_aloud, ADVISER, question_of(match), asker, HINT
        )
        if found is None:
            self.failures += 1
            raise Busy
        return found

    async def doubt(self, match: Match, action: Action, asker: Asker) -> Doubt | None:
        """What speaks against an action of the seat to move, which its player is about to take."""
        if self.bots.queue.waiting(HINT) >= HINTS_WAITING:
            raise Busy
        found: list[Doubt] | None = await self._think(self.bots, jobs.doubt, action, question_of(match), asker, HINT)
        if found is None:
            self.failures += 1
            raise Busy
        return found[0] if found else None

    async def _think(
        self,
        lane: Lane,
        work: Callable[..., Any],
        about: str | Action,
        question: Question,
        asker: Asker,
        rank: int,
    ) -> Any:
        """What a bot's process makes of a question; `about` is the level that thinks, or the action in doubt."""
        try:
            return await lane.do(
                work,
                about,
                question.game.name,
                question.seat,
                question.legal,
                question.world,
                question.luck,
                question.turn,
                asker=asker,
                limit=self.bot_limit,
                rank=rank,
            )
        except Busy:
            raise
        except Exception as error:  # whatever a bot may raise: its table plays on
            LOG.error("a bot failed", about=about, game=question.game.name, exc_info=error)
            return None

    async def at_desk(self, work: Callable[..., Any], *given: Any, asker: Asker) -> Any:
        return await self.desk.do(work, *given, asker=asker, limit=DESK_LIMIT)

    def stop(self) -> None:
        for lane in (self.bots, self.quick, self.desk, self.coach):
            lane.stop()


def _behave(parent: int, niceness: int) -> None:
    """In a worker: give way to the server, leave Ctrl-C to it, and end when it ends, however it ends."""
    ignore_interrupts()
    if hasattr(os, "sched_setscheduler"):  # also where the server itself was given real-time priority
        with contextlib.suppress(OSError):
            os.sched_setscheduler(0, os.SCHED_OTHER, os.sched_param(0))
    if hasattr(os, "nice"):
        os.nice(niceness)
    threading.Thread(target=_end_with, args=(parent,), daemon=True).start()


def _end_with(parent: int) -> None:
    wait_until_alone(parent)
    os._exit(1)
