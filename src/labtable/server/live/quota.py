"""How much each session may store in a day: a seat needs no account, so the disk must not need one either."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from labtable.core.game.contract import Message
from labtable.server.base.config import DAY
from labtable.server.protocol.rejections import Rejection
from labtable.server.table import events
from labtable.server.table.events import Row

MOST = 16_000_000  # bytes a day: some sixty thousand decisions, also of the bots at one's tables
AROUND = 120  # bytes that a database needs for a row beside the change itself, about


class Quota:
    def __init__(self, now: Callable[[], int], most: int = MOST) -> None:
        self._now, self._most = now, most
        self._day = 0
        self._stored: Counter[str] = Counter()

    def check(self, holder: str) -> None:
        """Refuse what somebody wants to change who has stored so much today already."""
        if self._today()[holder] >= self._most:
            raise Rejection("too-fast", Message("server-quota"))

    def count(self, holder: str, row: Row) -> None:
        self._today()[holder] += AROUND + len(events.encode(row.change))

    def _today(self) -> Counter[str]:
        if self._day != (day := self._now() // DAY):
            self._day = day
            self._stored.clear()
        return self._stored
