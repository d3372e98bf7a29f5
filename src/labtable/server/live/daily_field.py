"""The Laureate's plays of the deals that somebody at this server has begun: made in a worker, a slice at a time."""

from __future__ import annotations

import asyncio
import time
from datetime import UTC, date, datetime, timedelta

import structlog

from labtable.core.game.contract import Message
from labtable.daily.deals import Deal
from labtable.daily.laureate_results import PLAYS, keep, kept, match_of, played, with_plays
from labtable.server.base.clock import now_ms
from labtable.server.base.fair_queue import Asker, Busy
from labtable.server.protocol.rejections import Rejection
from labtable.server.workers import jobs
from labtable.server.workers.warmup import BOTS, is_compiled
from labtable.server.workers.workers import Overrun, Workers

LOG = structlog.get_logger("labtable")
SLICE = 1.5  # seconds of play at a time, …
REST = 3.0  # … and of rest after them
LIMIT = 60.0  # processor seconds after which a slice is given up
PATIENCE = 30.0  # seconds until it is asked again whether a game is compiled


def day_now() -> date:
    return datetime.fromtimestamp(now_ms() / 1000, UTC).date()


def play_on(deal: Deal, seconds: float) -> int:
    """In a worker: some more plays of a deal; how many there are now."""
    jobs.game(deal.game)  # by its compiled rules
    until, field = time.monotonic() + seconds, kept(deal)
    while len(field.plays) < PLAYS:
        field = with_plays(field, [played(deal, len(field.plays))])
        if time.monotonic() > until:
            break
    keep(deal, field)
    return len(field.plays)


def moves_of(deal: Deal, number: int) -> list[tuple[int, int, int]]:
    """In a worker: the entries of one play."""
    jobs.game(deal.game)
    return [(entry.seat, entry.action, entry.at) for entry in match_of(deal, number).entries]


class Fields:
    """Lets the Laureate play the deals that somebody at this server has begun; one slice at a time."""

    def __init__(self, workers: Workers) -> None:
        self.workers = workers
        self._wanted: dict[Deal, None] = {}
        self._task: asyncio.Task[None] | None = None

    def want(self, deal: Deal) -> None:
        self._wanted.setdefault(deal)
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._grow())

    async def moves(self, deal: Deal, number: int, asker: Asker) -> list[tuple[int, int, int]]:
        """The entries of one play, which is made once more: it is the same wherever it is made."""
        try:
            found: list[tuple[int, int, int]] = await self.workers.coach.do(
                moves_of, deal, number, asker=asker, limit=LIMIT
            )
        except Busy:
            raise Rejection("unavailable", Message("server-too-busy")) from None
        except Overrun:
            raise Rejection("unavailable") from None
        return found

    async def _grow(self) -> None:
        while self._wanted:
            for deal in list(self._wanted):
                if await self._slice(deal):
                    del self._wanted[deal]
                await asyncio.sleep(REST)

    async def _slice(self, deal: Deal) -> bool:
        """Is there nothing left to do for this deal?"""
        if deal.day < day_now() - timedelta(days=1):
            return True
        if not is_compiled(deal.game, BOTS):
            await asyncio.sleep(PATIENCE)
            return False
        try:
            plays: int = await self.workers.coach.do(play_on, deal, SLICE, asker="daily", limit=LIMIT)
        except Busy:
            return False
        except Overrun:
            LOG.warning("the Laureate's plays of a day are given up", game=deal.game)
            return True
        return plays >= PLAYS

    def close(self) -> None:
        """No more slices; the one in work ends with the workers."""
        if self._task is not None:
            self._task.cancel()
