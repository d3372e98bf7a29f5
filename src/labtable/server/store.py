"""What is kept: rows appended in groups, each group one synced commit; nobody is answered before it."""
from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple, TypeVar

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from labtable.core.saving import Snapshot
from labtable.server import changes
from labtable.server.changes import Row
from labtable.server.database import CONNECTIONS, Database
from labtable.server.schema import HANDOVERS, ROWS, TABLES

T = TypeVar("T")
CHANNEL = "labtable"
QUEUED = 4096  # appends that may wait for the disk; beyond it the server says it is too busy


class Append(NamedTuple):
    """A row to be stored at a table, with what the table's own line says afterwards."""

    code: str
    game: str
    phase: str
    row: Row
    snapshot: Snapshot | None


class Stored(NamedTuple):
    """A table as the database has it."""

    rows: list[Row]
    snapshot: Snapshot | None


class TooBusy(Exception):
    pass


class Store:
    def __init__(self, database: Database, process: str) -> None:
        self.database = database
        self.process = process
        self.commits = 0
        self._threads = ThreadPoolExecutor(CONNECTIONS if database.shared else 1, "store")
        self._waiting: list[tuple[Append, asyncio.Future[bool]]] = []
        self._writing: asyncio.Task[None] | None = None
        insert = postgresql.insert if database.shared else sqlite.insert
        self._insert = insert(ROWS).on_conflict_do_nothing().returning(ROWS.c.code)
        self._update = sa.update(TABLES).where(TABLES.c.code == sa.bindparam("_code")).values(
            phase=sa.bindparam("_phase"), version=sa.bindparam("_version"), touched_at=sa.bindparam("_touched"),
            snapshot=sa.bindparam("_snapshot"))

    async def close(self) -> None:
        if self._writing is not None:
            await self._writing
        self._threads.shutdown()
        self.database.close()

    async def _run(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, work)

    # Appending ------------------------------------------------------------------------------------

    async def append(self, append: Append) -> bool:
        """Store a row for good. False: another process was first, or the command came before; look again.

        A table appends its next row only when it has this answer.
        """
        if len(self._waiting) >= QUEUED:
            raise TooBusy
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((append, done))
        if self._writing is None or self._writing.done():
            self._writing = asyncio.create_task(self._write_all())
        return await done

    async def _write_all(self) -> None:
        while self._waiting:
            group, self._waiting = self._waiting, []
            appends = [append for append, _ in group]
            try:
                stored = await self._run(lambda appends=appends: self._write(appends))  # type: ignore[misc]
            except sa.exc.SQLAlchemyError as error:
                for _, done in group:
                    if not done.cancelled():
                        done.set_exception(error)
                continue
            self.commits += 1
            for append, done in group:
                if not done.cancelled():
                    done.set_result(append.code in stored)

    def _write(self, appends: list[Append]) -> set[str]:
        """One transaction; the tables whose row was new."""
        with self.database.engine.begin() as db:
            stored = set(db.execute(self._insert, [_line(append) for append in appends]).scalars())
            told = [append for append in appends if append.code in stored]
            new = [append for append in told if append.row.number == 1]
            if new:
                db.execute(sa.insert(TABLES), [_table_line(append) for append in new])
            if len(told) > len(new):
                db.execute(self._update, [_update_line(append) for append in told if append.row.number > 1])
            if self.database.shared and told:
                self._notify(db, {"rows": [append.code for append in told]})
        return stored

    # Telling other processes ----------------------------------------------------------------------

    def _notify(self, db: sa.Connection, news: dict[str, Any]) -> None:
        payload = msgspec.json.encode({"from": self.process, **news}).decode()
        db.execute(sa.select(sa.func.pg_notify(CHANNEL, payload)))

    async def tell(self, news: dict[str, Any]) -> None:
        """Something that is not stored, such as who is present."""
        def work() -> None:
            with self.database.engine.begin() as db:
                self._notify(db, news)

        if self.database.shared:
            await self._run(work)

    async def claim(self, code: str, now: int, until: int) -> bool:
        """Does this process move the table's bots? One does, and goes on until it stops renewing its claim."""
        mine = (TABLES.c.driver == self.process) | (TABLES.c.driven_until < now)

        def work() -> bool:
            with self.database.engine.begin() as db:
                claim = sa.update(TABLES).where(TABLES.c.code == code, mine)
                return db.execute(claim.values(driver=self.process, driven_until=until)).rowcount == 1

        return True if not self.database.shared else await self._run(work)

    # Reading --------------------------------------------------------------------------------------

    async def load(self, code: str, after: int = 0) -> Stored | None:
        """The rows of a table after a version; None where there is no such table."""
        return await self._run(lambda: read(self.database.engine, code, after))

    async def ready(self) -> None:
        """Can the database be asked?"""
        def work() -> None:
            with self.database.engine.connect() as db:
                db.execute(sa.select(1))

        await self._run(work)

    async def games_in_play(self) -> list[str]:
        """The games of running tables, the last touched first: their rules are needed soonest."""
        def work() -> list[str]:
            with self.database.engine.connect() as db:
                query = sa.select(TABLES.c.game).where(TABLES.c.phase == "playing").group_by(TABLES.c.game)
                return list(db.execute(query.order_by(sa.func.max(TABLES.c.touched_at).desc())).scalars())

        return await self._run(work)

    # Second devices -------------------------------------------------------------------------------

    async def hand_over(self, secret: str, code: str, seat: int, now: int, expires_at: int) -> None:
        def work() -> None:
            with self.database.engine.begin() as db:
                db.execute(sa.delete(HANDOVERS).where(HANDOVERS.c.expires_at < now))
                db.execute(sa.insert(HANDOVERS), {
                    "code_hash": hashed(secret), "code": code, "seat": seat, "expires_at": expires_at})

        await self._run(work)

    async def take_over(self, secret: str, now: int) -> tuple[str, int] | None:
        """The table and seat that a code opens; it opens once."""
        def work() -> tuple[str, int] | None:
            with self.database.engine.begin() as db:
                found = db.execute(sa.delete(HANDOVERS).where(HANDOVERS.c.code_hash == hashed(secret)).returning(
                    HANDOVERS.c.code, HANDOVERS.c.seat, HANDOVERS.c.expires_at)).first()
            return None if found is None or found.expires_at < now else (found.code, found.seat)

        return await self._run(work)

    # Sweeping -------------------------------------------------------------------------------------

    async def sweep(self, lobbies_before: int, all_before: int) -> list[str]:
        """Delete lobbies and tables that nobody touched since; which they were."""
        def work() -> list[str]:
            old = (TABLES.c.touched_at < all_before) | (
                (TABLES.c.touched_at < lobbies_before) & (TABLES.c.phase == "lobby"))
            with self.database.engine.begin() as db:
                codes = list(db.execute(sa.select(TABLES.c.code).where(old)).scalars())
                delete(db, codes)
            return codes

        return await self._run(work)


def hashed(code: str) -> str:
    return hashlib.sha256(b"labtable handover" + code.encode()).hexdigest()[:32]


def read(engine: sa.Engine, code: str, after: int = 0) -> Stored | None:
    rows = sa.select(ROWS).where(ROWS.c.code == code, ROWS.c.number > after).order_by(ROWS.c.number)
    with engine.begin() as db:  # both questions see one moment
        if db.dialect.name == "postgresql":
            db.execute(sa.text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ"))
        line = db.execute(sa.select(TABLES.c.snapshot).where(TABLES.c.code == code)).first()
        if line is None:
            return None
        found = [Row(row.number, row.at, row.author, row.command, changes.decode(row.change))
                 for row in db.execute(rows)]
    return Stored(found, msgspec.json.decode(line.snapshot, type=Snapshot) if line.snapshot else None)


def delete(db: sa.Connection, codes: list[str]) -> None:
    for column in (ROWS.c.code, HANDOVERS.c.code, TABLES.c.code):
        db.execute(sa.delete(column.table).where(column.in_(codes)))


def _line(append: Append) -> dict[str, Any]:
    row = append.row
    return {"code": append.code, "number": row.number, "at": row.at, "author": row.author, "command": row.command,
            "change": changes.encode(row.change).decode()}


def _packed(snapshot: Snapshot | None) -> str | None:
    return None if snapshot is None else msgspec.json.encode(snapshot).decode()


def _table_line(append: Append) -> dict[str, Any]:
    return {"code": append.code, "game": append.game, "phase": append.phase, "version": 1,
            "created_at": append.row.at, "touched_at": append.row.at, "snapshot": _packed(append.snapshot),
            "driver": "", "driven_until": 0}


def _update_line(append: Append) -> dict[str, Any]:
    return {"_code": append.code, "_phase": append.phase, "_version": append.row.number, "_touched": append.row.at,
            "_snapshot": _packed(append.snapshot)}
