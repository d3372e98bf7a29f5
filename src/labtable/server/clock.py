"""The server's clock. While it runs it is steady: a wall clock that is set, or wrong for a while, takes no time from a
player. A change of the wall clock is followed later, and everything that counts time is moved with it."""

from __future__ import annotations

import time
from collections.abc import Callable

SLACK = 2_000_000_000  # nanoseconds that the wall clock may differ without being followed


class Clock:
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


CLOCK = Clock()
STARTED = CLOCK.now()
now_ms = CLOCK.now
