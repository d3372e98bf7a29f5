"""All tables that this process has in memory: loading, commands, and what other processes tell."""
from __future__ import annotations

import asyncio
import contextlib
import secrets
from typing import Any

import sqlalchemy as sa

from labtable.core.contract import Message
from labtable.core.errors import BadSave
from labtable.core.match import Match
from labtable.core.records import OVER, blank
from labtable.core.saving import Snapshot
from labtable.server import changes, codes, commands, frames, wire
from labtable.server.changes import Change, Row
from labtable.server.config import Config
from labtable.server.driver import Driver
from labtable.server.live_table import Connection, LiveTable
from labtable.server.metrics import METRICS
from labtable.server.rejections import Rejected
from labtable.server.store import Append, Store, TooBusy
from labtable.server.table import Table, now_ms
from labtable.server.warmup import BOTS, WarmUp, compiled_mark
from labtable.server.workers import LEVELS, SEARCHING, Busy, Workers

ATTEMPTS = 30         # at a row that other processes keep writing first
HANDOVER = 300_000    # milliseconds that a code for a second device lives
IDLE = 300_000        # milliseconds that a table stays in memory with nobody there
PRESENCE = 45_000     # milliseconds after which another process that said nothing is forgotten


class Hub:
    def __init__(self, config: Config, store: Store, warmup: WarmUp, workers: Workers) -> None:
        self.config, self.store, self.warmup, self.workers = config, store, warmup, workers
        self.driver = Driver(store, workers, self.change)
        self.tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    # Tables in memory -----------------------------------------------------------------------------

    async def find(self, typed: str) -> LiveTable | None:
        """The table of a code, loaded if it has to be."""
        code = codes.read_code(typed)
        if code is None:
            return None
        if code in self.tables:
            return self.tables[code]
        if code not in self._loading:
            self._loading[code] = asyncio.create_task(self._load(code))
            self._loading[code].add_done_callback(lambda _: self._loading.pop(code))
        return await asyncio.shield(self._loading[code])

    async def _load(self, code: str) -> LiveTable | None:
        try:
            stored = await self.store.load(code)
            return None if stored is None else self._keep(Table(code, stored.rows, stored.snapshot))
        except sa.exc.SQLAlchemyError:
            raise Rejected("unavailable") from None
        except BadSave:
            raise Rejected("unavailable", Message("server-damaged")) from None

    def _keep(self, table: Table) -> LiveTable:
        live = LiveTable(table)
        self.refit(live)
        self.tables[table.code] = live
        live.driver = self.background(self.driver.drive(live))
        return live

    def background(self, work: Any) -> asyncio.Task[Any]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def refit(self, live: LiveTable) -> None:
        """Bring what hangs on phase and warmth up to date."""
        table = live.table
        self.warmup.want(table.made.game)
        if any(chair.level in SEARCHING for chair in table.chairs):
            self.warmup.want_search(table.made.game)
        if table.match is None and table.dealt is not None and self.warmup.is_warm(table.made.game):
            try:
                table.wake()
            except BadSave:
                raise Rejected("unavailable", Message("server-damaged")) from None
            live.frames.forget()
        live.warming = self.warmup.state(table.made.game)
        live.expires_at = self.config.expires_at(table.phase, table.touched_at)

    def warmed(self, name: str) -> None:
        """The rules of a game came nearer to being ready, or are."""
        for live in self.tables.values():
            if live.table.made.game == name:
                with contextlib.suppress(Rejected):  # a damaged table says so when it is asked for
                    self.refit(live)
                live.tick()

    def drop(self, live: LiveTable) -> None:
        self.tables.pop(live.table.code, None)
        if live.driver is not None:
            live.driver.cancel()

    def drop_idle(self) -> None:
        now = now_ms()
        for live in list(self.tables.values()):
            if not live.connections and not live.lock.locked() and now - live.idle_since > IDLE:
                self.drop(live)

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.workers.stop()

    # Connections ----------------------------------------------------------------------------------

    def enter(self, live: LiveTable, connection: Connection) -> None:
        live.connections.add(connection)
        self._presence_changed(live)

    def exit(self, connection: Connection) -> None:
        connection.live.connections.discard(connection)
        self._presence_changed(connection.live)

    def _presence_changed(self, live: LiveTable) -> None:
        live.note_presence()
        if self.store.database.shared:
            self.background(self._tell_presence(live))

    async def _tell_presence(self, live: LiveTable) -> None:
        with contextlib.suppress(sa.exc.SQLAlchemyError):
            await self.store.tell({"present": live.table.code, "seats": sorted(live.present_here()),
                                   "watchers": live.watchers_here()})

    # Commands -------------------------------------------------------------------------------------

    async def command(self, live: LiveTable, holder: str, command: wire.Command) -> wire.Answer:
        """Do what a client asks, once; an answer in any case."""
        try:
            if isinstance(command, wire.Why | wire.Preview):
                return self.ask(live, holder, command)
            if isinstance(command, wire.Rematch):
                return await self.rematch(live, holder, command)
            version = await self.change(live, holder, command.id,
                                        lambda table, now: commands.decide(table, holder, command, now))
            return wire.Done(command.id, version, live.table.positions[version])
        except Rejected as rejection:
            METRICS.rejected.labels(rejection.reason).inc()
            return wire.Rejected(command.id, rejection.reason, rejection.message, rejection.refusal, live.table.version,
                                live.table.position)

    def ask(self, live: LiveTable, holder: str, command: wire.Why | wire.Preview) -> wire.Answer:
        table = live.table
        commands.own_chair(table, holder, command.seat)
        if table.match is None:
            raise Rejected("not-now")
        if isinstance(command, wire.Why):
            return frames.explain(table.match, command)
        match = commands.playing(table, holder, command.seat, command.position)
        if refused := match.why_not(command.action, command.seat):
            raise commands.illegal(match, refused)
        seen = match.preview(command.action, command.seat)
        return wire.Previewed(command.id, match.version, None if seen is None else tuple(seen))

    async def change(self, live: LiveTable, author: str, command: str, decide: Any) -> int:
        """Decide, store, apply, tell. The version that came of it; the first one, where the command came before."""
        async with live.lock:
            for _ in range(ATTEMPTS):
                if live.doubtful:
                    await self._catch_up(live)
                if (version := live.table.commands.get((author, command))) is not None:
                    return version
                now = now_ms()
                change: Change = decide(live.table, now)
                if isinstance(change, changes.Dealt) and not self.warmup.is_warm(live.table.made.game):
                    raise Rejected("warming-up")
                row = Row(live.table.version + 1, now, author, command, change)
                if await self._append(live, row):
                    self._apply(live, [row])
                    return row.number
                await self._catch_up(live)
        raise Rejected("unavailable")

    async def _append(self, live: LiveTable, row: Row) -> bool:
        table = live.table
        snapshot, phase = outcome(table, row.change)
        try:
            with METRICS.commit_seconds.time():
                return await self.store.append(Append(table.code, table.made.game, phase, row, snapshot))
        except TooBusy:
            raise Rejected("unavailable", Message("server-too-busy")) from None
        except sa.exc.SQLAlchemyError:
            live.doubtful = True
            raise Rejected("unavailable") from None

    def _apply(self, live: LiveTable, rows: list[Row], snapshot: Snapshot | None = None) -> None:
        if snapshot is not None:
            live.table.snapshot = snapshot
        for row in rows:
            live.table.apply(row)
            METRICS.changes.labels(type(row.change).__name__.lower()).inc()
        self.refit(live)
        if any(not isinstance(row.change, changes.Played | changes.Said) for row in rows):
            live.note_presence()
        live.wake()

    async def _catch_up(self, live: LiveTable) -> None:
        """Read what other processes stored."""
        try:
            stored = await self.store.load(live.table.code, live.table.version)
        except sa.exc.SQLAlchemyError:
            raise Rejected("unavailable") from None
        live.doubtful = False
        if stored is None:
            self.drop(live)
            raise Rejected("not-found")
        if stored.rows:
            self._apply(live, stored.rows, stored.snapshot)

    async def heard(self, news: dict[str, Any]) -> None:
        """Another process tells: rows that it stored, or who is present there."""
        for code in news.get("rows", ()):
            if (live := self.tables.get(code)) is not None:
                async with live.lock:
                    with contextlib.suppress(Rejected):
                        await self._catch_up(live)
        if (live := self.tables.get(news.get("present", ""))) is not None:
            live.elsewhere[news["from"]] = (frozenset(news["seats"]), news["watchers"], now_ms())
            live.note_presence()

    async def keep_telling(self) -> None:
        """Say again who is here, and forget processes that no longer say it."""
        for live in list(self.tables.values()):
            gone = [name for name, (_, _, at) in live.elsewhere.items() if now_ms() - at > PRESENCE]
            for name in gone:
                del live.elsewhere[name]
            if gone:
                live.note_presence()
            if live.connections and self.store.database.shared:
                await self._tell_presence(live)

    # New tables -----------------------------------------------------------------------------------

    async def make(self, holder: str, new: wire.NewTable) -> LiveTable:
        if new.game not in self.warmup.progress:
            raise Rejected("bad-setup", Message("server-no-such-game"))
        commands.fitting(new.game, len(new.chairs), new.options)
        commands.known_level(new.settings.cover_level)
        chairs = [new_chair(chair, holder) for chair in new.chairs]
        return await self._make(holder, changes.Made(new.game, new.options, new.settings, chairs, holder, ""))

    async def _make(self, author: str, made: changes.Made) -> LiveTable:
        made.secret = secrets.token_hex(32)
        while True:
            code = codes.new_code()
            table = Table(code, [Row(1, now_ms(), author, "make", made)])
            try:
                if await self.store.append(Append(code, made.game, "lobby", table.rows[0], None)):
                    METRICS.changes.labels("made").inc()
                    return self._keep(table)
            except (TooBusy, sa.exc.SQLAlchemyError):
                raise Rejected("unavailable") from None

    async def rematch(self, live: LiveTable, holder: str, command: wire.Rematch) -> wire.Answer:
        """A new table with the same people and settings; who began last time begins last."""
        table = live.table
        if not table.seats_of(holder):
            raise Rejected("not-your-seat")
        commands.in_phase(table, "over")
        if table.rematch is None:
            chairs = [changes.StoredChair("bot" if chair.kind == "bot" or chair.resigned else "human",
                                          None if chair.resigned else chair.nickname,
                                          chair.level if chair.kind == "bot" or chair.resigned else None,
                                          [] if chair.resigned else chair.holders) for chair in table.chairs]
            made = changes.Made(
                table.made.game, table.made.options, table.settings, chairs[1:] + chairs[:1], holder, "")
            fresh = await self._make(holder, made)
            with contextlib.suppress(Rejected):  # somebody else was first: their table is the one
                await self.change(live, holder, command.id, lambda table, now: again(table, fresh.table.code))
        return wire.Done(command.id, table.version, table.position)

    async def hint(self, live: LiveTable, holder: str, asked: wire.AskHint) -> wire.Hint:
        match = commands.wants_hint(live.table, holder, asked)
        name = live.table.made.game
        self.warmup.want_search(name)
        if not compiled_mark(name, BOTS).exists():
            raise Rejected("warming-up")
        try:
            return frames.hint(asked.position, await self.workers.advise(match))
        except Busy:
            raise Rejected("unavailable", Message("server-too-busy")) from None

    async def hand_over(self, live: LiveTable, holder: str, seat: int) -> wire.DeviceKey:
        commands.own_chair(live.table, holder, seat)
        secret, now = codes.new_code(), now_ms()
        await self.store.hand_over(secret, live.table.code, seat, now, now + HANDOVER)
        return wire.DeviceKey(codes.shown(secret), now + HANDOVER)

    async def take_over(self, holder: str, typed: str) -> wire.TakenOver:
        secret = codes.read_code(typed)
        found = None if secret is None else await self.store.take_over(secret, now_ms())
        live = None if found is None else await self.find(found[0])
        if live is None or found is None:
            raise Rejected("not-found")
        code, seat = found
        await self.change(live, holder, f"takeover-{secrets.token_hex(8)}",
                          lambda table, now: changes.HandedOver(seat, holder))
        return wire.TakenOver(code, seat)


def new_chair(chair: wire.NewChair, holder: str) -> changes.StoredChair:
    if chair.kind == "bot":
        return changes.StoredChair("bot", None, commands.known_level(chair.level or LEVELS[0]))
    if chair.kind == "me":
        if chair.nickname is None:
            raise Rejected("bad-request", Message("server-bad-nickname"))
        return changes.StoredChair("human", commands.clean_nickname(chair.nickname), None, [holder])
    return changes.StoredChair()


def again(table: Table, code: str) -> Change:
    if table.rematch is not None:
        raise Rejected("not-now")
    return changes.Rematched(code)


def outcome(table: Table, change: Change) -> tuple[Snapshot | None, str]:
    """Position and phase as they will be after a change."""
    match = table.match
    if match is None:
        return table.snapshot, "playing" if isinstance(change, changes.Dealt) else table.phase
    if not isinstance(change, changes.Played):
        return Snapshot.of(match.game, match.state), table.phase
    if change.kind == "action":
        state = match.propose(change.entries[0][1], change.entries[0][0]).after
    else:
        state = match.propose_rewind(len(change.entries), change.seat)[-1].after
    return Snapshot.of(match.game, state), "over" if is_over(match, state) else "playing"


def is_over(match: Match, state: Any) -> bool:
    states = blank(match.game.STATE)
    states[0] = state
    return match.game.engine.to_move_at(states, 0) == OVER
