"""Worker processes: some of them are a lane, and what waits for a lane has its turn in fair order. Work that takes too
long is stopped with its process."""

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
from typing import Any

from labtable.core.worker_process import ignore_interrupts, wait_until_alone
from labtable.server.base.fair_queue import Asker, FairQueue
from labtable.server.workers import jobs
from labtable.server.workers.workers import USUAL, Overrun

STARTING = 300.0  # seconds that a process may take to start, on however busy a machine
PATIENCE = 10  # times its limit that a process may take which hardly gets a turn on a busy machine


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
