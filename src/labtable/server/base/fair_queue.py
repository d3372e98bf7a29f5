"""Fair turns: a client that asked for much waits behind those that asked for little, whoever else is in its network."""

from __future__ import annotations

import asyncio
import heapq
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count

REMEMBERED = 1000  # parts that have had turns, until those are forgotten whose turns are past
Asker = str | tuple[str, ...]  # who waits, from the outside in: a network, a seat holder there, a table of theirs


PLAYERS, OTHERS = 0, 1  # ranks at the gate: what seat holders say at their table comes before all requests


class Busy(Exception):
    """Too much waits already; ask again later."""


class Share:
    """The requests that wait within a network, a seat holder or a table, or all of them. Each part gets an equal share
    of the turns (start-time fair queueing: a turn begins, in virtual time, where the part's last one ended)."""

    def __init__(self) -> None:
        self.own: deque[asyncio.Future[None]] = deque()  # who waits here and in no part of it
        self.parts: dict[str, Share] = {}
        self._order: list[tuple[float, int, str]] = []  # parts in which somebody waits, by the start of their next turn
        self._numbers = count()
        self._now = 0.0
        self._ends: dict[str, float] = {}  # of the turns that parts have had

    def __bool__(self) -> bool:
        return bool(self.own or self._order)

    def add(self, path: tuple[str, ...], called: asyncio.Future[None]) -> None:
        if not path:
            self.own.append(called)
            return
        part = self.parts.setdefault(path[0], Share())
        if not part:
            start = max(self._now, self._ends.get(path[0], 0.0))
            heapq.heappush(self._order, (start, next(self._numbers), path[0]))
        part.add(path[1:], called)

    def next(self) -> asyncio.Future[None]:
        if self.own:
            return self.own.popleft()
        start, _, name = heapq.heappop(self._order)
        part = self.parts[name]
        called = part.next()
        self._now, self._ends[name] = max(self._now, start), start + 1
        if part:
            heapq.heappush(self._order, (start + 1, next(self._numbers), name))
        else:
            del self.parts[name]
        if len(self._ends) > REMEMBERED:
            self._ends = {one: end for one, end in self._ends.items() if end > self._now}
        return called


class FairQueue:
    """A fixed number of turns at a time. The lower rank goes first; within a rank turns are shared fairly."""

    def __init__(self, turns: int, most: int) -> None:
        self.turns, self.free, self.most = turns, turns, most
        self._ranks: dict[int, Share] = {}
        self._waiting: dict[int, int] = {}

    def __len__(self) -> int:
        return sum(self._waiting.values())

    def waiting(self, rank: int) -> int:
        return self._waiting.get(rank, 0)

    @asynccontextmanager
    async def turn(self, asker: Asker, rank: int = 0) -> AsyncIterator[None]:
        await self.take(asker, rank)
        try:
            yield
        finally:
            self.give_back()

    def give_back(self) -> None:
        self.free += 1
        self._call_next()

    async def take(self, asker: Asker, rank: int = 0) -> None:
        """Wait for a turn; `give_back` ends it."""
        if len(self) >= self.most:
            raise Busy
        called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        path = (asker,) if isinstance(asker, str) else asker
        self._ranks.setdefault(rank, Share()).add(path, called)
        self._waiting[rank] = self.waiting(rank) + 1
        self._call_next()
        try:
            await called
        except asyncio.CancelledError:
            if called.done() and not called.cancelled():  # called in the very moment in which it went away
                self.give_back()
            raise

    def _call_next(self) -> None:
        while self.free and (ranks := [rank for rank, share in self._ranks.items() if share]):
            rank = min(ranks)
            called = self._ranks[rank].next()
            self._waiting[rank] -= 1
            if not called.done():
                self.free -= 1
                called.set_result(None)
        if self.free == self.turns:  # nobody has a turn and nobody waits: all begin alike
            self._ranks.clear()


class Gate:
    """What comes in is let in one by one, fairly, and everything else that is due goes on between two of them. So a
    thousand requests that arrive together delay somebody else's move by a few of them, not by all."""

    def __init__(self, most: int = 20_000) -> None:
        self._queue = FairQueue(1, most)

    async def enter(self, asker: Asker, rank: int = 0) -> None:
        """Wait for one's turn; the next comes in after one round of the event loop."""
        await self._queue.take(asker, rank)
        asyncio.get_running_loop().call_soon(self._queue.give_back)
