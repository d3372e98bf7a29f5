"""Tables as they come into memory, and those that cannot: set aside, or left alone for a while."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, NamedTuple

import msgspec
import structlog

from labtable.core.errors import BadSave
from labtable.core.game.contract import Message
from labtable.server.base.clock import STARTED, now_ms
from labtable.server.base.fair_queue import Busy
from labtable.server.protocol.rejections import Rejection
from labtable.server.storage.kept import NewerRow, StoreDown
from labtable.server.table.room import Room
from labtable.server.table.table import GameTable
from labtable.server.workers import jobs
from labtable.server.workers.workers import Overrun, Workers

if TYPE_CHECKING:
    from labtable.server.storage.store import Store

LOG = structlog.get_logger("labtable")
AGAIN = 60_000  # milliseconds until a table that could not be opened is tried again


class LeftAlone(NamedTuple):
    """A table that could not be opened: until when it is not tried again, and what is said meanwhile."""

    until: int
    sentence: str


async def no_room(_: str) -> Room | None:
    return None


class TableLoader:
    """Opens stored tables. `lost` is told of a table that must leave memory."""

    def __init__(self, store: Store, workers: Workers, lost: Callable[[str], None]) -> None:
        self.store, self.workers, self.lost = store, workers, lost
        self._left_alone: dict[str, LeftAlone] = {}  # tables that could not be opened here a moment ago
        self.room_of: Callable[[str], Awaitable[Room | None]] = no_room  # what is known of a class; `Classes` tells

    async def open(self, code: str) -> GameTable | None:
        """A table as it is stored; None where there is none."""
        if (left := self._left_alone.get(code)) is not None and now_ms() < left.until:
            raise Rejection("unavailable", Message(left.sentence))
        try:
            stored = await self.store.load(code)
        except StoreDown:
            raise Rejection("unavailable") from None
        except NewerRow as error:
            raise self.leave_alone(code, error, "server-newer") from None
        except BadSave as error:
            raise await self.set_aside(code, error) from None
        if stored is None:
            return None
        try:
            table = GameTable(code, stored.rows, stored.snapshot)
        except Exception as error:
            raise self.leave_alone(code, error) from None
        if table.made.classroom is not None:
            table.room = await self.room_of(table.made.classroom)
            if table.room is None:  # its class was deleted, and so will it be
                return None
        if table.turn_began < STARTED:  # nobody thought while there was no server
            table.turn_began = now_ms()
        await self.wake(table)
        return table

    async def wake(self, table: GameTable) -> None:
        """Deal and replay outside of the event loop. Options that a stranger made up are tried first, where a trial can
        be stopped; a table that hangs is set aside and not tried again."""
        if table.dealt is None or table.match is not None:
            return
        try:
            if not table.plain:
                await self._try_to_open(table)
            await asyncio.to_thread(table.wake)
        except Busy:
            raise Rejection("unavailable", Message("server-too-busy")) from None
        except Rejection:
            raise
        except Overrun as error:
            raise await self.set_aside(table.code, error) from None
        except Exception as error:
            raise self.leave_alone(table.code, error) from None

    async def _try_to_open(self, table: GameTable) -> None:
        if table.entries and table.snapshot is not None:
            saved = msgspec.json.encode(table.saved(table.snapshot))
            if not await self.workers.at_desk(jobs.opens, saved, asker=table.code):
                raise BadSave(f"Table {table.code} cannot be opened.")
        elif (
            await self.workers.at_desk(
                jobs.trial,
                table.made.game,
                table.players,
                table.made.options,
                table.luck,
                asker=table.code,
            )
            is not None
        ):
            raise BadSave(f"Table {table.code} cannot be dealt.")

    async def set_aside(self, code: str, error: Exception) -> Rejection:
        """Set a table aside that hangs, or of which what is stored is no longer whole: the database says so, and no
        server opens it before an administrator looked at it."""
        LOG.error("a table is set aside", exc_info=error)
        with contextlib.suppress(StoreDown):
            await self.store.set_aside(code, type(error).__name__)
        self.lost(code)
        return Rejection("unavailable", Message("server-damaged"))

    def leave_alone(self, code: str, error: Exception, sentence: str = "server-damaged") -> Rejection:
        """Leave a table alone that this release cannot open, by a fault of ours or because a newer one wrote it:
        nothing of it is changed, and another release opens it. Here it is tried again after a while."""
        LOG.error("a table is left alone", exc_info=error)
        self.lost(code)
        self._left_alone = {other: left for other, left in self._left_alone.items() if left.until > now_ms()}
        self._left_alone[code] = LeftAlone(now_ms() + AGAIN, sentence)
        return Rejection("unavailable", Message(sentence))
