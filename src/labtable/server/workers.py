"""Bots think in worker processes. A worker is handed a world in which all that the seat cannot know is re-dealt."""
from __future__ import annotations

import asyncio
import multiprocessing
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from random import Random
from typing import Any

from labtable.bots import NAMES, Question, bot, question_of
from labtable.bots.hints import Advice, advise_on
from labtable.bots.levels import LEVELS as SEARCHERS
from labtable.core.match import Match
from labtable.core.records import Action, States
from labtable.core.registry import game
from labtable.server.warmup import BOTS, compiled_mark

LEVELS: tuple[str, ...] = tuple(NAMES)
SEARCHING = frozenset(SEARCHERS)  # levels that need more compiled than a game's rules
COMPILING = 300.0   # seconds that the first question ever may take
PAUSE = (0.7, 1.8)  # seconds, as long as a person looks at the table
ADVISER = "laureate"
ADVICES = 3         # actions that a hint tells


class Busy(Exception):
    """Too many bots wait already; ask again later."""


def think(level: str, name: str, seat: int, legal: list[Action], world: States, luck: Random, turn: int) -> Action:
    """In a worker: one question, one answer."""
    return bot(level)(Question(game(name), seat, legal, world, luck, turn))


def think_aloud(
    level: str, name: str, seat: int, legal: list[Action], world: States, luck: Random, turn: int,
) -> list[Advice]:
    """In a worker: one question, the best answers and why."""
    return advise_on(Question(game(name), seat, legal, world, luck, turn), SEARCHERS[level], ADVICES)


class Workers:
    """A pool of workers with a bounded queue. A bot that fails or overruns is stood in for by a random legal move."""

    def __init__(self, workers: int, limit: float, queue: int) -> None:
        self.workers, self.limit, self.queue = workers, limit, queue
        self.waiting = 0
        self.failures = 0
        self._room = asyncio.Semaphore(workers)
        self._pool: ProcessPoolExecutor | None = None

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self.workers, mp_context=multiprocessing.get_context("spawn"), initializer=_behave)
        return self._pool

    async def answer(self, match: Match, level: str) -> Action:
        """The bot's action for the seat to move."""
        question = question_of(match)
        if len(question.legal) == 1:
            return question.legal[0]
        action: Action | None = await self._in_turn(think, level, question)
        if action not in question.legal:
            self.failures += 1
            return Random(f"{match.commitment} {match.version} spare").choice(question.legal)
        return action

    async def advise(self, match: Match) -> list[Advice]:
        """What the strongest bot would do for the seat to move, the best first."""
        found: list[Advice] | None = await self._in_turn(think_aloud, ADVISER, question_of(match))
        if found is None:
            self.failures += 1
            raise Busy
        return found

    async def _in_turn(self, work: Callable[..., Any], level: str, question: Question) -> Any:
        """What a worker makes of a question, as soon as one is free; None where it failed."""
        if self.waiting >= self.queue:
            raise Busy
        self.waiting += 1
        try:
            async with self._room:
                return await self._ask(work, level, question)
        finally:
            self.waiting -= 1

    async def _ask(self, work: Callable[..., Any], level: str, question: Question) -> Any:
        asked = (level, question.game.name, question.seat, question.legal, question.world, question.luck, question.turn)
        try:
            async with asyncio.timeout(self.limit if compiled_mark(question.game.name, BOTS).exists() else COMPILING):
                return await asyncio.get_running_loop().run_in_executor(self._started(), work, *asked)
        except TimeoutError:
            self.stop()
        except BrokenProcessPool:
            self._pool = None
        except Exception:  # whatever a bot may raise: its table plays on
            pass
        return None

    def stop(self) -> None:
        """End the workers at once; new ones start with the next question."""
        if self._pool is not None:
            pool, self._pool = self._pool, None
            for worker in list((pool._processes or {}).values()):
                worker.kill()
            pool.shutdown(wait=False, cancel_futures=True)


def _behave() -> None:
    """People come first: a thinking bot gives way to the server. And Ctrl-C is the server's to answer."""
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(5)
