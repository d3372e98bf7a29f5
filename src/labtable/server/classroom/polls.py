"""What would you play here? A position of a table for the whole class, and what the Laureate thinks of it."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable

import msgspec

from labtable.core.errors import BadSetup
from labtable.core.match.match import Match
from labtable.core.record.records import SPECTATOR
from labtable.server.base.clock import now_ms
from labtable.server.base.fair_queue import Busy
from labtable.server.classroom.frames import PollPosition
from labtable.server.classroom.live import LiveClass
from labtable.server.classroom.questions import opened
from labtable.server.classroom.record import ClassRecord, StoredPoll
from labtable.server.live.hub import Hub
from labtable.server.live.live_table import LiveTable
from labtable.server.protocol import question_wire
from labtable.server.protocol.rejections import Rejection
from labtable.server.protocol.rest_wire import Hint
from labtable.server.table import frames as table_frames
from labtable.server.workers.warmup import BOTS, compiled_mark

AGAIN = 1.0  # seconds until the bot is asked again
Change = Callable[[LiveClass, str, str, Callable[[ClassRecord, int], None]], Awaitable[None]]


class Polls:
    def __init__(self, hub: Hub, change: Change) -> None:
        self.hub, self.change = hub, change

    async def open(self, live: LiveClass, holder: str, command: question_wire.OpenPoll, asker: str) -> None:
        table = await self._table(live, command.table)
        match = table.table.match
        if match is None:
            raise Rejection("unavailable")
        position = match.version if command.position is None else command.position
        there = await asyncio.to_thread(position_of, match, position)
        if there.over:
            raise Rejection("not-now")
        seat, actions = there.to_move, there.legal(there.to_move)

        def asked(record: ClassRecord, now: int) -> None:
            text = " ".join(command.text.split())
            opened(record, StoredPoll(0, table.table.code, position, seat, actions, since=now, text=text))
            live.question = question(record.last_poll, there, table)

        await self.change(live, holder, command.id, asked)
        if live.record.poll is not None:
            self.hub.background(self._advise(live, live.record.poll.number, there, asker))

    async def _table(self, live: LiveClass, code: str) -> LiveTable:
        found = await self.hub.load(code) if code in {desk.code for desk in live.record.desks} else None
        if found is None:
            raise Rejection("not-found")
        return found

    async def _advise(self, live: LiveClass, number: int, there: Match, asker: str) -> None:
        """Ask the strongest bot as soon as it is ready and has time, and keep its answer with the poll."""
        hint: Hint | None = None
        while hint is None:
            if live.gone or live.record.poll is None or live.record.poll.number != number:
                return
            if compiled_mark(there.game.name, BOTS).exists():
                with contextlib.suppress(Busy):
                    hint = table_frames.hint(there.version, await self.hub.workers.advise(there, asker))
            if hint is None:
                await asyncio.sleep(AGAIN)

        def advised(record: ClassRecord, now: int) -> None:
            if record.poll is not None and record.poll.number == number:
                record.poll.advice = hint

        with contextlib.suppress(Rejection):
            await self.change(live, "class", f"advice-{number}", advised)

    async def prepare(self, live: LiveClass) -> None:
        """The position of the poll, after a start of the server."""
        asked = live.record.poll
        if asked is None or not asked.table or (live.question is not None and live.question.poll == asked.number):
            return
        with contextlib.suppress(Rejection):
            table = await self._table(live, asked.table)
            if table.table.match is not None:
                there = await asyncio.to_thread(position_of, table.table.match, asked.position)
                live.question = question(asked.number, there, table)
                if asked.advice is None:
                    self.hub.background(self._advise(live, asked.number, there, live.record.id))


def position_of(match: Match, position: int) -> Match:
    try:
        return match.fork(position)
    except BadSetup:
        raise Rejection("not-found") from None


def question(number: int, there: Match, live: LiveTable) -> PollPosition:
    around, now = live.around(), now_ms()
    chairs = tuple(
        msgspec.structs.replace(table_frames.chair(live.table, seat, around, now), clock=None, ticking=False)
        for seat in range(live.table.players)
    )  # nobody is short of time in a question
    asked = msgspec.structs.replace(table_frames.moment(there, there.to_move), undo=table_frames.NOTHING_TO_UNDO)
    moment = msgspec.Raw(table_frames.encode(asked))
    return PollPosition(number, there.prompt(SPECTATOR), moment, chairs)
