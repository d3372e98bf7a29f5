"""What people ask about a table without changing it: why, what if, hints, the past. What takes long is worked out once,
by a worker."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Hashable
from typing import Any

import msgspec
import structlog

from labtable.core.game.contract import Message
from labtable.core.match.preview import Consequences
from labtable.core.match.save_file import Snapshot
from labtable.server.base.fair_queue import Asker, Busy
from labtable.server.live.live_table import LiveTable
from labtable.server.protocol import rest_wire, table_commands, wire
from labtable.server.protocol.rejections import Rejection
from labtable.server.table import commands, frames
from labtable.server.workers import jobs
from labtable.server.workers.warmup import WarmUp
from labtable.server.workers.workers import Overrun, Workers

LOG = structlog.get_logger("labtable")
REMEMBERED = 2000  # answers


class Questions:
    def __init__(self, workers: Workers, warmup: WarmUp) -> None:
        self.workers, self.warmup = workers, warmup
        self._answers: OrderedDict[Hashable, asyncio.Task[Any]] = OrderedDict()

    async def _once(self, key: Hashable, work: Callable[[], Coroutine[Any, Any, Any]]) -> Any:
        """The answer to a question, worked out once for all who ask it. An answer that failed is not remembered."""
        if key not in self._answers:
            task = self._answers[key] = asyncio.create_task(work())
            task.add_done_callback(lambda done: self._forget_failed(key, done))
            if len(self._answers) > REMEMBERED:
                self._answers.popitem(last=False)
        self._answers.move_to_end(key)
        try:
            return await asyncio.shield(self._answers[key])
        except Busy:
            raise Rejection("unavailable", Message("server-too-busy")) from None
        except Overrun:
            raise Rejection("unavailable") from None

    def _forget_failed(self, key: Hashable, done: asyncio.Task[Any]) -> None:
        if done.cancelled() or done.exception() is not None:
            self._answers.pop(key, None)

    def close(self) -> None:
        for task in self._answers.values():
            task.cancel()

    # Now ------------------------------------------------------------------------------------------

    async def why(self, live: LiveTable, holder: str, command: table_commands.Why, asker: Asker) -> wire.Explanation:
        """Why an action is refused, or why those are that touch a thing."""
        table = live.table
        commands.own_chair(table, holder, command.seat)
        if table.match is None:
            raise Rejection("not-now")
        if command.action is not None or command.thing is None:
            return frames.explain(table.match, command)
        match, position = table.match, table.match.version
        record, thing = match.state.tobytes(), command.thing
        found: list[wire.Explained] = await self._once(
            (table.code, position, command.seat, thing),
            lambda: self.workers.at_desk(jobs.explain, match.game.name, record, command.seat, thing, asker=asker),
        )
        return frames.explanation(command, position, found)

    async def preview(
        self, live: LiveTable, holder: str, command: table_commands.Preview, asker: Asker
    ) -> wire.Previewed:
        """What an action would do, as far as its player can know."""
        table = live.table
        commands.own_chair(table, holder, command.seat)
        if table.match is None:
            raise Rejection("not-now")
        match = commands.playing(table, holder, command.seat, command.position)
        if refused := match.why_not(command.action, command.seat):
            raise commands.illegal(match, refused)
        position, seat, action = match.version, command.seat, command.action
        record, commitment, people = match.state.tobytes(), match.commitment, tuple(commands.forced_for(table, match))
        asked = table.code, position, seat, action, people
        seen: Consequences | None = await self._once(
            asked,
            lambda: self.workers.at_desk(
                jobs.foresee, match.game.name, record, commitment, seat, action, people, asker=asker
            ),
        )
        if seen is None:
            self._answers.pop(asked, None)
            raise Rejection("warming-up")
        return wire.Previewed(
            command.id,
            position,
            seen.certain,
            seen.may,
            seen.more,
            seen.lost,
            seen.undoable,
            seen.then,
            seen.ghost,
            tuple([wire.LegalAction(*one) for one in seen.next]),
        )

    async def hint(self, live: LiveTable, holder: str, asked: rest_wire.AskHint, asker: Asker) -> rest_wire.Hint:
        match = commands.wants_hint(live.table, holder, asked)
        self.warmup.require_search(live.table.made.game)
        found = await self._once((live.table.code, "hint", match.version), lambda: self.workers.advise(match, asker))
        return frames.hint(asked.position, found)

    async def check(self, live: LiveTable, holder: str, asked: rest_wire.AskCheck, asker: Asker) -> rest_wire.Checked:
        match = commands.wants_check(live.table, holder, asked)
        self.warmup.require_search(live.table.made.game)
        if refused := match.why_not(asked.action, asked.seat):
            raise commands.illegal(match, refused)
        found = await self._once(
            (live.table.code, "check", match.version, asked.action),
            lambda: self.workers.doubt(match, asked.action, asker),
        )
        return rest_wire.Checked(asked.position, found)

    # Before there is a table ----------------------------------------------------------------------

    async def sketch(self, name: str, asked: rest_wire.AskSketch, asker: Asker) -> rest_wire.Sketch:
        """What somebody writes as an option of a game; a stranger's text is read by a worker, which can be stopped."""
        found: rest_wire.Sketch | Message = await self._once(
            (name, asked.option, asked.given),
            lambda: self.workers.at_desk(jobs.sketch, name, asked.option, asked.given, asker=asker),
        )
        if isinstance(found, Message):
            raise Rejection("bad-setup", found)
        return found

    # The past -------------------------------------------------------------------------------------

    async def replay(self, live: LiveTable, work: Callable[..., Any], *given: Any, asker: Asker) -> bytes:
        """What a job makes of the whole match. Asked again, it is remembered."""
        table = live.table
        assert table.match is not None
        saved = msgspec.json.encode(table.saved(Snapshot.of(table.match.game, table.match.state)))
        found: bytes | None = await self._once(
            (table.code, work.__name__, *(given or (table.version,))),
            lambda: self.workers.at_desk(work, saved, *given, asker=asker),
        )
        if found is None:
            raise Rejection("unavailable", Message("server-not-replayable"))
        return found
