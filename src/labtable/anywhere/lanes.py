"""Where a page does what a server's processes do: in its own worker, or in a second one that only thinks.

Bots that search, hints and reviews are the second worker's, so that nobody's move waits for a thought. It is started
when the first of them is asked; until it stands, and where it cannot, the first worker does the work itself.
"""

from __future__ import annotations

import asyncio
import pickle
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

import msgspec

from labtable.bots.nets import files
from labtable.core.arrays import np
from labtable.core.game.registry import game, names
from labtable.core.homes import ours
from labtable.daily.deals import Deal
from labtable.server.base.fair_queue import Asker

Far = Callable[[bytes], Awaitable[bytes | None]]  # takes work, gives what came of it; nothing where nobody is there
Fetch = Callable[[str], Awaitable[bytes]]  # gives a file that lies beside the worker's


class NoQueue:
    """Nothing waits: one visitor asks for one thing after another."""

    def __len__(self) -> int:
        return 0

    def waiting(self, rank: int) -> int:
        return 0


class PageLane:
    """A lane without processes: what is asked is done at once, here."""

    def __init__(self, *_: Any) -> None:
        self.queue = NoQueue()

    async def do(self, work: Callable[..., Any], *given: Any, asker: Asker, limit: float, rank: int = 0) -> Any:
        await asyncio.sleep(0)  # what was told before is sent first
        return work(*given)

    def stop(self) -> None:
        """Nothing goes on that could be stopped."""


class ThinkingLane(PageLane):
    """A lane for what takes long: done by the second worker, else here. Nets are fetched when they are needed."""

    def __init__(self, far: Far, fetch: Fetch) -> None:
        super().__init__()
        self.far, self.fetch = far, fetch

    async def do(self, work: Callable[..., Any], *given: Any, asker: Asker, limit: float, rank: int = 0) -> Any:
        made = await self.far(packed(work, given))
        if made is None:
            await have_net(self.fetch, given)
            return await super().do(work, *given, asker=asker, limit=limit)
        return pickle.loads(made)


async def think(fetch: Fetch, work: bytes) -> bytes:
    """In the second worker: do what was packed; what came of it."""
    does, given = pickle.loads(work)
    await have_net(fetch, given)
    return pickle.dumps(does(*(one.opened() if isinstance(one, PackedRecords) else one for one in given)))


class PackedRecords(NamedTuple):
    """PackedRecords of a game on their way to another worker."""

    name: str
    data: bytes

    def opened(self) -> Any:
        return np.frombuffer(bytearray(self.data), game(self.name).STATE)


def packed(work: Callable[..., Any], given: tuple[Any, ...]) -> bytes:
    name = game_of(given)
    passed = (PackedRecords(name, one.tobytes()) if name and isinstance(one, np.ndarray) else one for one in given)
    return pickle.dumps((work, tuple(passed)))


class _Named(msgspec.Struct):
    game: str


def game_of(given: tuple[Any, ...]) -> str | None:
    """The game that some work is about: its name, a deal of it, or the file of a match is among what is given."""
    for one in given:
        if isinstance(one, str) and one in names():
            return one
        if isinstance(one, Deal):
            return one.game
        if isinstance(one, bytes):
            return msgspec.json.decode(one, type=_Named).game
    return None


async def have_net(fetch: Fetch, given: tuple[Any, ...]) -> None:
    """Fetch the net of the game that work is about, once; games of other packages have none."""
    name = game_of(given)
    path = files.path_of(game(name)) if name in ours() else None
    if path is not None and not path.exists():
        weights = await fetch(path.name)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(weights)
