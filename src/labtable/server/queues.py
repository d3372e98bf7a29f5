"""Fair turns: a client that asked for much waits behind those that asked for little."""

from __future__ import annotations

import asyncio
import heapq
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count


class Busy(Exception):
    """Too much waits already; ask again later."""


class FairQueue:
    """A fixed number of turns at a time. The lower rank goes first; within a rank each asker gets an equal share
    (start-time fair queueing: a turn begins, in virtual time, where the asker's last one ended)."""

    def __init__(self, turns: int, most: int) -> None:
        self.turns, self.free, self.most = turns, turns, most
        self._waiting: list[tuple[int, float, int, asyncio.Future[None]]] = []
        self._numbers = count()
        self._now = 0.0
        self._ends: dict[str, float] = {}

    def __len__(self) -> int:
        return len(self._waiting)

    def waiting(self, rank: int) -> int:
        return sum(1 for one in self._waiting if one[0] == rank)

    @asynccontextmanager
    async def turn(self, asker: str, rank: int = 0) -> AsyncIterator[None]:
        await self.take(asker, rank)
        try:
            yield
        finally:
            self.give_back()

    def give_back(self) -> None:
        self.free += 1
        self._call_next()

    async def take(self, asker: str, rank: int = 0) -> None:
        """Wait for a turn; `give_back` ends it."""
        if len(self._waiting) >= self.most:
            raise Busy
        begins = max(self._now, self._ends.get(asker, 0.0))
        self._ends[asker] = begins + 1
        if self.free and not self._waiting:
            self.free -= 1
            self._now = begins
            return
        called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heapq.heappush(self._waiting, (rank, begins, next(self._numbers), called))
        self._call_next()
        try:
            await called
        except asyncio.CancelledError:
            if called.done() and not called.cancelled():  # called in the very moment in which it went away
                self.give_back()
            raise

    def _call_next(self) -> None:
        while self.free and self._waiting:
            _, begins, _, called = heapq.heappop(self._waiting)
            if not called.done():
                self.free -= 1
                self._now = max(self._now, begins)
                called.set_result(None)
        if self.free == self.turns:  # nobody has a turn and nobody waits: all begin alike
            self._ends.clear()
        elif not self._waiting:
            self._ends = {asker: end for asker, end in self._ends.items() if end > self._now}


class Gate:
    """What comes in is let in one by one, fairly, and everything else that is due goes on between two of them. So a
    thousand requests that arrive together delay somebody else's move by a few of them, not by all."""

    def __init__(self, most: int = 20_000) -> None:
        self._queue = FairQueue(1, most)

    async def enter(self, asker: str) -> None:
        """Wait for one's turn; the next comes in after one round of the event loop."""
        await self._queue.take(asker)
        asyncio.get_running_loop().call_soon(self._queue.give_back)
