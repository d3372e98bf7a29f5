"""All tables that this process has in memory: loading, commands, and what other processes tell."""

from __future__ import annotations

import asyncio
import contextlib
import sys
import time
from collections.abc import Awaitable, Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any, NamedTuple, TypeVar

import msgspec
import sqlalchemy as sa
import structlog

from labtable.core.compiler.interpreter_first import has_taken_over
from labtable.core.errors import BadSave
from labtable.core.game.contract import Message
from labtable.core.match.log import Step
from labtable.core.match.match import Match
from labtable.core.match.save_file import Snapshot
from labtable.core.record.records import SPECTATOR
from labtable.server.base import codes
from labtable.server.base.clock import CLOCK, STARTED, now_ms
from labtable.server.base.config import Config
from labtable.server.base.fair_queue import Busy
from labtable.server.base.metrics import METRICS
from labtable.server.live.autopilot import ITSELF, Driver
from labtable.server.live.live_table import Connection, LiveTable
from labtable.server.live.quota import MOST, Quota
from labtable.server.protocol.rejections import Rejection
from labtable.server.storage.bulk_insert import Append
from labtable.server.storage.store import NewerRow, Store, TooBusy
from labtable.server.table import events
from labtable.server.table.commands import Decided
from labtable.server.table.events import Change, Row
from labtable.server.table.frames import audience_of
from labtable.server.table.room import Room
from labtable.server.table.table import GameTable
from labtable.server.workers import jobs
from labtable.server.workers.warmup import WarmUp
from labtable.server.workers.workers import LEVELS, SEARCHING, Overrun, Workers

LOG = structlog.get_logger("labtable")
T = TypeVar("T")
ATTEMPTS = 30  # at a row that other processes keep writing first
IDLE = 300_000  # milliseconds that a table stays in memory with nobody there
TOLD = 150  # tables whose presence one notice tells: PostgreSQL takes up to 8 000 bytes
PRESENCE = 45_000  # milliseconds after which another process that said nothing is forgotten
AGAIN = 60_000  # milliseconds until a table that could not be opened is tried again
ASIDE = ThreadPoolExecutor(1, "labtable aside")  # one: several would keep the event loop from its work


class LeftAlone(NamedTuple):
    """A table that could not be opened: until when it is not tried again, and what is said meanwhile."""

    until: int
    sentence: str


class Hub:
    def __init__(self, config: Config, store: Store, warmup: WarmUp, workers: Workers) -> None:
        self.config, self.store, self.warmup, self.workers = config, store, warmup, workers
        self.driver = Driver(store, workers, self.change)
        self.tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._left_alone: dict[str, LeftAlone] = {}  # tables that could not be opened here a moment ago
        self.quota = Quota(now_ms, MOST if config.limited else sys.maxsize)
        self.ended_sessions: set[str] = set()  # holders who logged out, also in another process
        self.room_of: Callable[[str], Awaitable[Room | None]] = no_room  # what is known of a class; `Classes` tells

    # Tables in memory -----------------------------------------------------------------------------

    def in_memory(self, typed: str) -> LiveTable | None:
        return self.tables.get(codes.read_code(typed) or "")

    async def find(self, typed: str, holder: str | None) -> LiveTable | None:
        """The table of a code, for a client that may see it. A table that it may not see costs the same question as one
        that does not exist, and gives the same answer."""
        code = codes.read_code(typed)
        if code is None:
            return None
        try:
            glance = await self.store.glance(code, holder)
        except sa.exc.SQLAlchemyError:
            raise Rejection("unavailable") from None
        if glance is None or not glance.seen:
            return None
        if glance.set_aside is not None:
            raise Rejection("unavailable", Message("server-damaged"))
        live = await self.load(code)
        if live is None or audience_of(live.table, holder, None) is None:
            return None
        return live

    async def load(self, code: str) -> LiveTable | None:
        if code in self.tables:
            return self.tables[code]
        if code not in self._loading:
            self._loading[code] = asyncio.create_task(self._load(code))
            self._loading[code].add_done_callback(lambda _: self._loading.pop(code))
        return await asyncio.shield(self._loading[code])

    async def _load(self, code: str) -> LiveTable | None:
        if (left := self._left_alone.get(code)) is not None and now_ms() < left.until:
            raise Rejection("unavailable", Message(left.sentence))
        try:
            stored = await self.store.load(code)
        except sa.exc.SQLAlchemyError:
            raise Rejection("unavailable") from None
        except NewerRow as error:
            raise self._leave_alone(code, error, "server-newer") from None
        except BadSave as error:
            raise await self._set_aside(code, error) from None
        if stored is None:
            return None
        try:
            table = GameTable(code, stored.rows, stored.snapshot)
        except Exception as error:
            raise self._leave_alone(code, error) from None
        if table.made.classroom is not None:
            table.room = await self.room_of(table.made.classroom)
            if table.room is None:  # its class was deleted, and so will it be
                return None
        if table.turn_began < STARTED:  # nobody thought while there was no server
            table.turn_began = now_ms()
        await self._wake(table)
        return self.keep(table)

    async def _wake(self, table: GameTable) -> None:
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
            raise await self._set_aside(table.code, error) from None
        except Exception as error:
            raise self._leave_alone(table.code, error) from None

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
                bytes.fromhex(table.made.secret),
                asker=table.code,
            )
            is not None
        ):
            raise BadSave(f"Table {table.code} cannot be dealt.")

    async def _set_aside(self, code: str, error: Exception) -> Rejection:
        """Set a table aside that hangs, or of which what is stored is no longer whole: the database says so, and no
        server opens it before an administrator looked at it."""
        LOG.error("a table is set aside", exc_info=error)
        with contextlib.suppress(sa.exc.SQLAlchemyError):
            await self.store.set_aside(code, type(error).__name__)
        if code in self.tables:
            self.end(self.tables[code])
        return Rejection("unavailable", Message("server-damaged"))

    def _leave_alone(self, code: str, error: Exception, sentence: str = "server-damaged") -> Rejection:
        """Leave a table alone that this release cannot open, by a fault of ours or because a newer one wrote it:
        nothing of it is changed, and another release opens it. Here it is tried again after a while."""
        LOG.error("a table is left alone", exc_info=error)
        if code in self.tables:
            self.end(self.tables[code])
        self._left_alone = {other: left for other, left in self._left_alone.items() if left.until > now_ms()}
        self._left_alone[code] = LeftAlone(now_ms() + AGAIN, sentence)
        return Rejection("unavailable", Message(sentence))

    def keep(self, table: GameTable) -> LiveTable:
        live = LiveTable(table)
        self.refit(live)
        self.tables[table.code] = live
        live.driver = self.background(self.driver.drive(live))
        return live

    def background(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def through(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something to its end, also where the client that asked has hung up: what is stored is told."""
        return await asyncio.shield(self.background(work))

    def refit(self, live: LiveTable) -> None:
        """Bring what depends on phase and warm-up up to date."""
        table = live.table
        self.warmup.want(table.made.game)
        levels = {chair.level for chair in table.chairs if chair.level in SEARCHING}
        live.preparing = self.warmup.preparing(table.made.game, [level for level in LEVELS if level in levels])
        if table.match is None and table.dealt is not None:
            self.background(self._wake_later(live))
        live.expires_at = self.config.expires_at(table.phase, table.touched_at)

    async def _wake_later(self, live: LiveTable) -> None:
        async with live.lock:
            with contextlib.suppress(Rejection):  # a table that is set aside says so when it is asked for
                await self._wake(live.table)
                live.tick()

    def warmed(self, name: str) -> None:
        """The rules or the bots of a game came nearer to being compiled, or are."""
        for live in self.tables.values():
            if live.table.made.game == name:
                self.refit(live)
                live.tick()

    def drop(self, live: LiveTable) -> None:
        self.tables.pop(live.table.code, None)
        if live.driver is not None:
            live.driver.cancel()

    def drop_idle(self) -> None:
        now = now_ms()
        for live in list(self.tables.values()):
            if not live.connections and not live.listeners and not live.lock.locked() and now - live.idle_since > IDLE:
                self.drop(live)

    def follow_clock(self) -> None:
        """The wall clock may have been set; games go on as if it had always been right."""
        if shift := CLOCK.follow():
            LOG.warning("the clock was set", seconds=shift // 1000)
            for live in self.tables.values():
                live.shift(shift)

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        self.workers.stop()  # what waits for a worker is told so
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.workers.stop()

    # Connections ----------------------------------------------------------------------------------

    def enter(self, live: LiveTable, connection: Connection) -> None:
        live.enter(connection)
        self._presence_changed(live)

    def exit(self, connection: Connection) -> None:
        connection.live.exit(connection)
        self._presence_changed(connection.live)

    def log_out(self, holder: str) -> None:
        """End the streams of a session."""
        for live in self.tables.values():
            for connection in live.connections:
                if connection.holder == holder:
                    connection.ended = True
                    connection.wake()

    def _presence_changed(self, live: LiveTable) -> None:
        def tell() -> None:
            if self.store.database.shared:
                self.background(self._tell_presence([live]))

        live.presence_changed(tell)

    async def _tell_presence(self, tables: list[LiveTable]) -> None:
        with contextlib.suppress(sa.exc.SQLAlchemyError):
            await self.store.tell(*presence_of(tables))

    # Changes -------------------------------------------------------------------------------------

    async def change(
        self,
        live: LiveTable,
        author: str,
        command: str,
        decide: Callable[[GameTable, int], Decided],
    ) -> int:
        """Decide, store, apply, tell, to the end. The version that came of it."""
        return await self.through(self.change_now(live, author, command, decide))

    async def change_now(
        self,
        live: LiveTable,
        author: str,
        command: str,
        decide: Callable[[GameTable, int], Decided],
    ) -> int:
        """The version that came of a command; the first one, where the command came before. Nothing else runs between
        telling and returning: an acknowledgement goes out before the state that it brought."""
        async with live.lock:
            for _ in range(ATTEMPTS):
                if live.doubtful:
                    await self._catch_up(live)
                if (version := live.table.rows.of(author, command)) is not None:
                    return version
                if live.table.made.classroom is None:  # what a class stores is bounded by the class
                    self.quota.check(author)
                now = now_ms()
                change, steps = decide(live.table, now)
                row = Row(live.table.version + 1, now, author, command, change)
                await show_beforehand(live.table.match, steps)
                fresh = await deal_beforehand(live.table) if isinstance(change, events.Dealt) else None
                if await self._append(live, row, steps):
                    self.quota.count(live.table.host if author == ITSELF else author, row)
                    self._apply(live, [row], steps, fresh)
                    return row.number
                await self._catch_up(live)
        raise Rejection("unavailable")

    async def _append(self, live: LiveTable, row: Row, steps: tuple[Step, ...]) -> bool:
        table = live.table
        snapshot, phase = afterwards(table, row.change, steps)
        append = Append(
            table.code,
            table.made.game,
            phase,
            row,
            snapshot,
            table.public_after(row.change, phase),
            people_of(table, row.author),
            table.made.classroom,
        )
        try:
            began = time.perf_counter()
            stored = await self.store.append(append)
            METRICS.commit_seconds.observe(time.perf_counter() - began)
            return stored
        except TooBusy:
            raise Rejection("unavailable", Message("server-too-busy")) from None
        except sa.exc.SQLAlchemyError:
            live.doubtful = True
            raise Rejection("unavailable") from None

    def _apply(
        self,
        live: LiveTable,
        rows: list[Row],
        steps: tuple[Step, ...] = (),
        fresh: Match | None = None,
    ) -> None:
        for row in rows:
            live.table.apply(row, steps)
            changes_counted(type(row.change)).inc()
        if any(isinstance(row.change, events.Dealt) for row in rows) and live.table.untouched:
            live.table.wake(fresh)  # these very options and this secret were tried before
        if live.table.match is not None and not any(row.change.arranges for row in rows):
            live.expires_at = self.config.expires_at(live.table.phase, live.table.touched_at)
        else:
            self.refit(live)
            live.note_presence()
        live.wake()

    async def _catch_up(self, live: LiveTable) -> None:
        """Read what other processes stored."""
        try:
            stored = await self.store.load(live.table.code, live.table.version)
        except sa.exc.SQLAlchemyError:
            raise Rejection("unavailable") from None
        except NewerRow as error:
            raise self._leave_alone(live.table.code, error, "server-newer") from None
        except BadSave as error:
            raise await self._set_aside(live.table.code, error) from None
        live.doubtful = False
        if stored is None:
            self.end(live)
            raise Rejection("not-found")
        if stored.rows:
            live.table.snapshot = stored.snapshot or live.table.snapshot
            try:
                self._apply(live, stored.rows)
            except Exception as error:  # what another process stored, as its rules allow it
                raise self._leave_alone(live.table.code, error) from None

    def end(self, live: LiveTable) -> None:
        """The table is gone: so are its streams."""
        self.drop(live)
        for connection in live.connections:
            connection.ended = True
            connection.wake()

    async def heard(self, news: dict[str, Any]) -> None:
        """Another process tells: rows that it stored, a table that it forgot, who is present there or in a hurry."""
        for code in news.get("rows", ()):
            if (live := self.tables.get(code)) is not None:
                async with live.lock:
                    with contextlib.suppress(Rejection):
                        await self._catch_up(live)
        if (live := self.tables.get(news.get("forgotten", ""))) is not None:
            self.end(live)  # clients that may still see it come back and load it anew
        if (holder := news.get("logged-out")) is not None:
            self.ended_sessions.add(holder)
            self.log_out(holder)
        if (live := self.tables.get(news.get("hurried", ""))) is not None:
            live.hurried.set()
        for code, seats, watchers in news.get("here", ()):
            if (live := self.tables.get(code)) is not None:
                live.elsewhere[news["from"]] = (frozenset(seats), watchers, now_ms())
                live.note_presence()

    async def keep_telling(self) -> None:
        """Say again who is here, and forget processes that no longer say it."""
        for live in list(self.tables.values()):
            gone = [name for name, (_, _, at) in live.elsewhere.items() if now_ms() - at > PRESENCE]
            for name in gone:
                del live.elsewhere[name]
            if gone:
                live.note_presence()
        if self.store.database.shared:
            await self._tell_presence([live for live in self.tables.values() if live.connections])


@cache
def changes_counted(kind: type[Change]) -> Any:
    return METRICS.changes.labels(kind.__name__.lower())


def presence_of(tables: list[LiveTable]) -> list[dict[str, Any]]:
    """Who is at these tables, in notices that are small enough."""
    here = [(live.table.code, sorted(live.present_here()), live.watchers_here()) for live in tables]
    return [{"here": here[first : first + TOLD]} for first in range(0, len(here), TOLD)]


async def no_room(_: str) -> Room | None:
    return None


def people_of(table: GameTable, author: str) -> str | None:
    """Who may know of a table before it is loaded; of a class, its record knows."""
    return table.people_with(author) if table.made.classroom is None else None


def afterwards(table: GameTable, change: Change, steps: tuple[Step, ...]) -> tuple[Snapshot | None, str]:
    """Position and phase as they will be after a change."""
    match = table.match
    if match is None:
        return table.snapshot, "playing" if isinstance(change, events.Dealt) else table.phase
    if not steps:
        return Snapshot.of(match.game, match.state), table.phase
    last = steps[-1]
    return Snapshot.of(match.game, last.after), "over" if last.ends(match.game) else "playing"


async def deal_beforehand(table: GameTable) -> Match | None:
    """A deal by rules that are not compiled yet, or of a game where something takes long to be shown, is made in a
    thread, and looked at there by all who will see it: nobody else waits."""
    if table.game.takes_long is None and has_taken_over(table.game.key):
        return None

    def deal() -> Match:
        match = table.fresh_match()
        for audience in range(SPECTATOR, match.players):
            match.game.view(match.state, audience)
        return match

    return await asyncio.get_running_loop().run_in_executor(ASIDE, deal)


async def show_beforehand(match: Match | None, steps: tuple[Step, ...]) -> None:
    """What takes long to be shown is made in a thread, and kept for those who are told of it: nobody else waits."""
    if match is None or match.game.takes_long is None:
        return
    before = match.state
    for step in steps:
        if match.game.takes_long(before, step.after):
            await asyncio.get_running_loop().run_in_executor(ASIDE, match.game.view, step.after, SPECTATOR)
        before = step.after
