"""Reviews of finished tables: weighed by a worker, a slice at a time, so that clients see how far it is."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from functools import lru_cache
from pathlib import Path

import msgspec

from labtable.coach.early_end import EarlyEndReviewer
from labtable.coach.review_cache import ReviewFile, usual_folder
from labtable.coach.reviewer import PICTURED, Reviewer
from labtable.core.errors import BadSave, BadSetup
from labtable.core.game.contract import Message
from labtable.core.match.save_file import Snapshot
from labtable.server.base.fair_queue import Asker, Busy
from labtable.server.live.live_table import LiveTable
from labtable.server.protocol import rest_wire
from labtable.server.protocol.rejections import Rejection
from labtable.server.table import lessons
from labtable.server.workers import jobs
from labtable.server.workers.warmup import WarmUp
from labtable.server.workers.workers import Overrun, Workers

SLICE = 1.5  # seconds of work until the next news
LIMIT = 240.0  # processor seconds after which a slice is given up: two of the longest looks on a slow machine
REMEMBERED = 200  # reviews; those before them are read from the cache's files


class Pause(Exception):
    """A slice of a review is over; what was weighed is kept."""


@lru_cache(1)
def reviewer_of(saved: bytes, taught: int, ended_by: int | None, folder: Path) -> Reviewer:
    """The reviewer of a match, kept for its next slice: to replay a long match takes longer than a slice in a page."""
    match = jobs.replayed(saved)
    kept = ReviewFile(match, folder)
    if ended_by is None:
        return Reviewer(match, kept, taught=taught)
    return EarlyEndReviewer(match, kept, ended_by, taught=taught)


def weigh_on(saved: bytes, taught: int, seconds: float, ended_by: int | None = None) -> bytes | None:
    """In a worker: go on with the review of a match for a while; the first decisions were `taught` by a lesson, and
    the player of the seat `ended_by` ended it before its end.
    As soon as there is a first picture it is part of the news. None where this release cannot replay the match."""
    until = time.monotonic() + seconds
    far = [0, 1]

    def progress(done: int, total: int) -> None:
        far[:] = done, total
        if done < total and time.monotonic() > until:
            raise Pause

    try:
        reviewer = reviewer_of(saved, taught, ended_by, usual_folder())
        reviewer.read()
        reviewer.look(progress)
        reviewer.find_par()
    except Pause:
        if far[0] < PICTURED:
            return msgspec.json.encode(rest_wire.Reviewing(far[0], PICTURED, None))
        return msgspec.json.encode(rest_wire.Reviewing(far[0], far[1], reviewer.told()))
    except (BadSave, BadSetup):
        return None
    return msgspec.json.encode(rest_wire.Reviewing(far[1], far[1], reviewer.told()))


class Reviews:
    """The reviews of this server: each is made once, however many clients ask."""

    def __init__(self, workers: Workers, warmup: WarmUp) -> None:
        self.workers, self.warmup = workers, warmup
        self._made: OrderedDict[str, bytes] = OrderedDict()
        self._slices: dict[str, asyncio.Task[bytes]] = {}

    async def news(self, live: LiveTable, asker: Asker) -> bytes:
        """How far the review of a finished table is; the review itself when it is done."""
        table = live.table
        assert table.match is not None
        if table.code in self._made:
            self._made.move_to_end(table.code)
            return self._made[table.code]
        self.warmup.require_search(table.made.game)
        if table.code not in self._slices:
            saved = msgspec.json.encode(table.saved(Snapshot.of(table.match.game, table.match.state)))
            taught = lessons.taught_at(table)
            work = saved, taught, SLICE, table.stopped_by
            task = self._slices[table.code] = asyncio.create_task(self._go_on(table.code, work, asker))
            task.add_done_callback(lambda done: self._ended(table.code, done))
        return await asyncio.shield(self._slices[table.code])

    async def _go_on(self, code: str, work: tuple[bytes, int, float, int | None], asker: Asker) -> bytes:
        try:
            found: bytes | None = await self.workers.coach.do(weigh_on, *work, asker=asker, limit=LIMIT)
        except Busy:
            raise Rejection("unavailable", Message("server-too-busy")) from None
        except Overrun:
            raise Rejection("unavailable") from None
        if found is None:
            raise Rejection("unavailable", Message("server-not-replayable"))
        news = msgspec.json.decode(found, type=rest_wire.Reviewing)
        if news.done == news.total:
            self._made[code] = found
            if len(self._made) > REMEMBERED:
                self._made.popitem(last=False)
        return found

    def _ended(self, code: str, task: asyncio.Task[bytes]) -> None:
        self._slices.pop(code, None)
        if not task.cancelled():
            task.exception()  # the client that asked may have gone
