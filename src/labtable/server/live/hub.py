"""All tables that this process has in memory: what changes them here, and what other processes stored."""

from __future__ import annotations

import asyncio
import contextlib
import sys
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import TYPE_CHECKING, Any, TypeVar

import structlog

from labtable.bots.levels import SEARCHING
from labtable.core.compiler.interpreter_first import has_taken_over
from labtable.core.errors import BadSave
from labtable.core.game.contract import Message
from labtable.core.match.log import Step
from labtable.core.match.match import Match
from labtable.core.match.save_file import Snapshot
from labtable.core.record.records import SPECTATOR
from labtable.server.base import codes
from labtable.server.base.clock import CLOCK, now_ms
from labtable.server.base.config import Config
from labtable.server.base.metrics import METRICS
from labtable.server.live.autopilot import ITSELF, Driver
from labtable.server.live.live_table import LiveTable
from labtable.server.live.loader import TableLoader
from labtable.server.live.presence import Presence
from labtable.server.live.quota import MOST, Quota
from labtable.server.protocol.rejections import Rejection
from labtable.server.storage.kept import Append, NewerRow, StoreDown, TooBusy
from labtable.server.table import events
from labtable.server.table.commands import Decided
from labtable.server.table.events import Change, Row
from labtable.server.table.frames import audience_of
from labtable.server.table.table import GameTable
from labtable.server.workers.warmup import WarmUp
from labtable.server.workers.workers import LEVELS, Workers

if TYPE_CHECKING:
    from labtable.server.storage.store import Store

LOG = structlog.get_logger("labtable")
T = TypeVar("T")
ATTEMPTS = 30  # at a row that other processes keep writing first
IDLE = 300_000  # milliseconds that a table stays in memory with nobody there
ASIDE = ThreadPoolExecutor(1, "labtable aside")  # one: several would keep the event loop from its work


class Hub:
    """The tables in memory and their changes; `loader` opens them, `presence` tells who is there."""

    def __init__(self, config: Config, store: Store, warmup: WarmUp, workers: Workers) -> None:
        self.config, self.store, self.warmup, self.workers = config, store, warmup, workers
        self.driver = Driver(store, workers, self.change)
        self.tables: dict[str, LiveTable] = {}
        self.loader = TableLoader(store, workers, self._lost)
        self.presence = Presence(self.tables, store, self.background)
        self._loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self.quota = Quota(now_ms, MOST if config.limited else sys.maxsize)
        self.ended_sessions: set[str] = set()  # holders who logged out, also in another process

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
        except StoreDown:
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
        table = await self.loader.open(code)
        return None if table is None else self.keep(table)

    def _lost(self, code: str) -> None:
        """A table that cannot be opened or brought up to date leaves memory."""
        if code in self.tables:
            self.end(self.tables[code])

    def keep(self, table: GameTable) -> LiveTable:
        live = LiveTable(table)
        self.refit(live)
        self.tables[table.code] = live
        live.drive(self.background(self.driver.drive(live)))
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
        preparing = self.warmup.preparing(table.made.game, [level for level in LEVELS if level in levels])
        live.fit(preparing, self.config.expires_at(table.phase, table.touched_at))
        if table.match is None and table.dealt is not None:
            self.background(self._wake_later(live))

    async def _wake_later(self, live: LiveTable) -> None:
        async with live.lock:
            with contextlib.suppress(Rejection):  # a table that is set aside says so when it is asked for
                await self.loader.wake(live.table)
                live.tick()

    def warmed(self, name: str) -> None:
        """The rules or the bots of a game came nearer to being compiled, or are."""
        for live in self.tables.values():
            if live.table.made.game == name:
                self.refit(live)
                live.tick()

    def drop(self, live: LiveTable) -> None:
        self.tables.pop(live.table.code, None)
        live.drop()

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

    def log_out(self, holder: str) -> None:
        """End the streams of a session."""
        for live in self.tables.values():
            live.log_out(holder)

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
                if await self._append(live, row, steps, fresh):
                    self.quota.count(live.table.host if author == ITSELF else author, row)
                    self._apply(live, [row], steps, fresh)
                    return row.number
                await self._catch_up(live)
        raise Rejection("unavailable")

    async def _append(self, live: LiveTable, row: Row, steps: tuple[Step, ...], fresh: Match | None) -> bool:
        table = live.table
        snapshot, phase = afterwards(table, row.change, steps)
        if fresh is not None and fresh.over:  # the file of a finished game
            phase = "over"
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
        except StoreDown:
            live.doubt(True)
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
            live.fit(live.preparing, self.config.expires_at(live.table.phase, live.table.touched_at))
        else:
            self.refit(live)
            live.note_presence()
        live.wake()

    async def _catch_up(self, live: LiveTable) -> None:
        """Read what other processes stored."""
        try:
            stored = await self.store.load(live.table.code, live.table.version)
        except StoreDown:
            raise Rejection("unavailable") from None
        except NewerRow as error:
            raise self.loader.leave_alone(live.table.code, error, "server-newer") from None
        except BadSave as error:
            raise await self.loader.set_aside(live.table.code, error) from None
        live.doubt(False)
        if stored is None:
            self.end(live)
            raise Rejection("not-found")
        if stored.rows:
            live.table.snapshot = stored.snapshot or live.table.snapshot
            try:
                self._apply(live, stored.rows)
            except Exception as error:  # what another process stored, as its rules allow it
                raise self.loader.leave_alone(live.table.code, error) from None

    def end(self, live: LiveTable) -> None:
        """The table is gone: so are its streams."""
        self.tables.pop(live.table.code, None)
        live.end()

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
        self.presence.heard(news.get("from", ""), news.get("here", ()))


@cache
def changes_counted(kind: type[Change]) -> Any:
    return METRICS.changes.labels(kind.__name__.lower())


def people_of(table: GameTable, author: str) -> str | None:
    """Who may know of a table before it is loaded; of a class, its record knows."""
    return table.people_with(author) if table.made.classroom is None else None


def afterwards(table: GameTable, change: Change, steps: tuple[Step, ...]) -> tuple[Snapshot | None, str]:
    """Position and phase as they will be after a change."""
    match = table.match
    if match is None:
        return table.snapshot, "playing" if isinstance(change, events.Dealt) else table.phase
    if not steps:
        phase = "over" if isinstance(change, events.GameStopped) else table.phase
        return Snapshot.of(match.game, match.state), phase
    last = steps[-1]
    return Snapshot.of(match.game, last.after), "over" if last.ends(match.game) else "playing"


async def deal_beforehand(table: GameTable) -> Match | None:
    """A deal by rules that are not compiled yet, of a game where something takes long to be shown, or with moves that
    were made before, is made in a thread, and looked at there by all who will see it: nobody else waits."""
    if table.game.takes_long is None and has_taken_over(table.game.key) and not table.made.begins:
        return None

    def deal() -> Match:
        match = table.fresh_match()
        for audience in range(SPECTATOR, match.players):
            match.game.view(match.state, audience)
        return match

    aside = None if table.made.opened is not None else ASIDE  # a stranger's file must not keep others' deals waiting
    return await asyncio.get_running_loop().run_in_executor(aside, deal)


async def show_beforehand(match: Match | None, steps: tuple[Step, ...]) -> None:
    """What takes long to be shown is made in a thread, and kept for those who are told of it: nobody else waits."""
    if match is None or match.game.takes_long is None:
        return
    before = match.state
    for step in steps:
        if match.game.takes_long(before, step.after):
            await asyncio.get_running_loop().run_in_executor(ASIDE, match.game.view, step.after, SPECTATOR)
        before = step.after
