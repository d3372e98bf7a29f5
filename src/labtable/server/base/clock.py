"""The server's clock. While it runs it is steady: a wall clock that is set, or wrong for a while, takes no time from a
player. A change of the wall clock is followed later, and everything that counts time is moved with it."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import NamedTuple

REST = 12 * 3_600_000  # milliseconds
SLACK = 2_000_000_000  # nanoseconds that the wall clock may differ without being followed


class ServerClock:
    def __init__(
        self,
        wall: Callable[[], int] = time.time_ns,
        steady: Callable[[], int] = time.monotonic_ns,
    ) -> None:
        self._wall, self._steady = wall, steady
        self._offset = wall() - steady()

    def now(self) -> int:
        """Milliseconds since 1970."""
        return (self._steady() + self._offset) // 1_000_000

    def follow(self) -> int:
        """Go with the wall clock again, where it was set; by how many milliseconds."""
        shift = self._wall() - self._steady() - self._offset
        if abs(shift) < SLACK:
            return 0
        self._offset += shift
        return shift // 1_000_000


class KeptTime(NamedTuple):
    """What a server keeps of its `ForwardClock` when it stops."""

    age: int
    wall: int  # what the wall clock said then


class ForwardClock:
    """The clock by which what is stored grows old. It starts with the wall clock and from then on only goes forward,
    second by second, while a server runs: a wall clock that is set, to whatever year, makes nothing older. The time
    between two runs counts up to `REST`; of more than that nobody knows whether the server rested or its clock is
    wrong."""

    def __init__(
        self,
        kept: KeptTime | None = None,
        wall: Callable[[], int] = time.time_ns,
        steady: Callable[[], int] = time.monotonic_ns,
    ) -> None:
        self._wall, self._steady = wall, steady
        here = wall() // 1_000_000
        age, before = kept or (here, here)
        self._began = age + max(0, min(here - before, REST))
        self._steady_then = steady()

    def now(self) -> int:
        """Milliseconds since 1970, about."""
        return self._began + (self._steady() - self._steady_then) // 1_000_000

    def kept(self) -> KeptTime:
        return KeptTime(self.now(), self._wall() // 1_000_000)


CLOCK = ServerClock()
STARTED = CLOCK.now()
now_ms = CLOCK.now
