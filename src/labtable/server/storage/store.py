"""What is kept: rows appended in groups, each group one synced commit; nobody is answered before it."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sa
import structlog
from sqlalchemy.dialects import postgresql, sqlite

from labtable.core.errors import BadSave
from labtable.core.match.save_file import Snapshot
from labtable.server.base.clock import ForwardClock, KeptTime
from labtable.server.base.config import DAY
from labtable.server.storage.bulk_insert import store_at_once, store_together
from labtable.server.storage.database import CONNECTIONS, Database
from labtable.server.storage.kept import SESSION, Append, Glance, NewerRow, Stored, StoreDown, TooBusy
from labtable.server.storage.postgres_moves import MoveLine
from labtable.server.storage.schema import CARRIED, ENDED_SESSIONS, HANDOVERS, KEYS, ROWS, TABLES
from labtable.server.table import events
from labtable.server.table.events import Row

LOG = structlog.get_logger("labtable")
T = TypeVar("T")
BUSY = 0.02  # seconds between two commits below which a server is busy; …
GATHER = 0.006  # … then it waits so long for more: a row of sixteen costs a sixth of one that is stored alone
READY_EVERY = 3.0  # seconds between two writes that find out whether one can write
THERE_EVERY = 0.1  # seconds between two questions whether a PostgreSQL is there at all
FEW, SHARE = 20, 10  # one sweep hides and deletes up to a tenth of all tables, or this many
GRACE = 7 * DAY  # that a swept table can come back
CHANNEL = "labtable"
NOTICE = 400  # codes in one notice: PostgreSQL takes up to 8 000 bytes
QUEUED = 4096  # appends that may wait for the disk; beyond it the server says it is too busy


class Store:
    def __init__(self, database: Database, process: str) -> None:
        self.database = database
        self.process = process
        self.ages = ForwardClock()  # by which tables and classes grow old; goes on from what the database kept
        self.commits = 0
        self.to_wipe = True  # something was deleted that may still be read in the files
        self._committed = -BUSY  # when the last commit was done
        self._written = -READY_EVERY  # when a write for `ready` last worked
        self._there = 0.0  # when the database last answered `ready`
        self._threads = ThreadPoolExecutor(CONNECTIONS if database.shared else 1, "store")
        self._waiting: list[tuple[Append, asyncio.Future[bool]]] = []
        self._writing: asyncio.Task[None] | None = None
        self._line = MoveLine(database.url_of_driver) if database.shared else None

    @property
    def shared(self) -> bool:
        """Do other processes write there too?"""
        return self.database.shared

    async def close(self) -> None:
        if self._writing is not None:
            await self._writing
        self._threads.shutdown()
        if self._line is not None:
            await self._line.hang_up()
        self.database.close()

    async def run(self, work: Callable[[], T]) -> T:
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work)
        except sa.exc.SQLAlchemyError as error:
            raise StoreDown from error

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
        loop = asyncio.get_running_loop()
        while self._waiting:
            if loop.time() - self._committed < BUSY:
                await asyncio.sleep(GATHER)
            group, self._waiting = self._waiting, []
            appends = [append for append, _ in group]
            try:
                stored = await self._moves_at_once(appends) if self._line is not None else set()
                if rest := [append for append in appends if append.code not in stored]:
                    stored |= await self.run(partial(self._write, rest))
            except StoreDown as error:
                LOG.error(
                    "a commit failed",
                    appends=len(group),
                    error=type(error.__cause__).__name__,
                    cause=str(error.__cause__).partition("\n")[0],
                )
                for _, done in group:
                    if not done.cancelled():
                        done.set_exception(error)
                continue
            self.commits, self._committed = self.commits + 1, loop.time()
            for append, done in group:
                if not done.cancelled():
                    done.set_result(append.code in stored)

    def _write(self, appends: list[Append]) -> set[str]:
        """Synced to disk; the tables whose row was new."""
        with self.database.engine.begin() as db:
            stored = store_together(db, appends, self.ages.now())
            if self.database.shared:
                notify_rows(db, self.process, [append.code for append in appends if append.code in stored])
        return stored

    async def _moves_at_once(self, appends: list[Append]) -> set[str]:
        """The usual case in a PostgreSQL: rows of tables that are there, and that nobody else has written. The others
        are not stored, nor those of which the answer was lost: stored again, they are found."""
        assert self._line is not None
        known = [append for append in appends if append.row.number > 1]
        stored: set[str] = set()
        for first in range(0, len(known), NOTICE):
            some = known[first : first + NOTICE]
            notice = notice_of(self.process, {"rows": [append.code for append in some]})
            stored |= await store_at_once(self._line, some, self.ages.now(), CHANNEL, notice)
        return stored

    # Telling other processes ----------------------------------------------------------------------

    async def tell(self, *news: dict[str, Any]) -> None:
        """Things that are not stored, such as who is present; each a notice, all of them in one transaction."""

        def work() -> None:
            with self.database.engine.begin() as db:
                for one in news:
                    notify(db, self.process, one)

        if news and self.database.shared:
            await self.run(work)

    async def claim(self, code: str, now: int, until: int) -> bool:
        """Does this process move the table's bots? One does, and goes on until it stops renewing its claim."""
        mine = (TABLES.c.driver == self.process) | (TABLES.c.driven_until < now)

        def work() -> bool:
            with self.database.engine.begin() as db:
                claim = sa.update(TABLES).where(TABLES.c.code == code, mine)
                return db.execute(claim.values(driver=self.process, driven_until=until)).rowcount == 1

        return True if not self.database.shared else await self.run(work)

    # Reading --------------------------------------------------------------------------------------

    async def load(self, code: str, after: int = 0) -> Stored | None:
        """The rows of a table after a version; None where there is no such table."""
        return await self.run(lambda: read(self.database.engine, code, after))

    async def glance(self, code: str, holder: str | None) -> Glance | None:
        """May this client see the table? One question, the same for a table that is hidden and for one that is not
        there, so that neither status nor time tells them apart."""

        def work() -> Glance | None:
            there = (TABLES.c.code == code) & TABLES.c.deleted_at.is_(None)
            query = sa.select(TABLES.c.public, TABLES.c.people, TABLES.c.set_aside).where(there)
            with self.database.engine.connect() as db:
                line = db.execute(query).first()
            if line is None:
                return None
            known = line.people is None or (holder is not None and holder in line.people.split())
            return Glance(line.public is not False or known, line.set_aside)

        return await self.run(work)

    async def set_aside(self, code: str, why: str) -> None:
        """Do not open this table again until an administrator says so."""
        await self.run(lambda: set_aside(self.database.engine, code, why))

    async def session_key(self) -> bytes:
        """The key that signs cookies: made once, shared by all servers of this database."""

        def work() -> bytes:
            insert = postgresql.insert if self.database.shared else sqlite.insert
            with self.database.engine.begin() as db:
                new = {"name": "session", "value": secrets.token_hex(32)}
                db.execute(insert(KEYS).on_conflict_do_nothing(), new)
                query = sa.select(KEYS.c.value).where(KEYS.c.name == "session")
                return bytes.fromhex(db.execute(query).scalar_one())

        return await self.run(work)

    async def end_session(self, holder: str) -> None:
        """Take no cookie of this holder any more. Each of them would end by itself within `SESSION`."""
        insert = postgresql.insert if self.database.shared else sqlite.insert
        line = {"holder": holder, "until": self.ages.now() + SESSION}

        def work() -> None:
            with self.database.engine.begin() as db:
                db.execute(insert(ENDED_SESSIONS).on_conflict_do_nothing(), line)
                if self.database.shared:
                    notify(db, self.process, {"logged-out": holder})

        await self.run(work)

    async def ended_sessions(self) -> set[str]:
        def work() -> set[str]:
            with self.database.engine.connect() as db:
                return set(db.execute(sa.select(ENDED_SESSIONS.c.holder)).scalars())

        return await self.run(work)

    async def earlier_sessions(self) -> tuple[int, frozenset[str]]:
        """The time until when cookies of earlier releases are taken, and the holders whom release 0.1.0 knew."""

        def work() -> tuple[int, frozenset[str]]:
            insert = postgresql.insert if self.database.shared else sqlite.insert
            with self.database.engine.begin() as db:
                new = {"name": "undated until", "value": str(self.ages.now() + SESSION)}
                db.execute(insert(KEYS).on_conflict_do_nothing(), new)
                kept = dict(db.execute(sa.select(KEYS.c.name, KEYS.c.value)).all())
                until = int(kept["undated until"])
                if until < self.ages.now():  # nobody needs to be known any more
                    db.execute(sa.delete(KEYS).where(KEYS.c.name == CARRIED))
            return until, frozenset(kept.get(CARRIED, "").split())

        return await self.run(work)

    async def ready(self) -> None:
        """Can the database be written to? A full disk can still be read. Whether it is there is asked more often."""

        def there() -> None:
            with self.database.engine.connect():  # which asks the connection before it lends it
                pass

        if time.monotonic() - self._written > READY_EVERY:
            await self.run(lambda: self._keep(f"written {self.process}", secrets.token_hex(512)))
            self._written = self._there = time.monotonic()
        elif self.database.shared and time.monotonic() - self._there > THERE_EVERY:
            await self.run(there)
            self._there = time.monotonic()

    async def games_in_play(self) -> list[str]:
        """The games of running tables, the last touched first: their rules are needed soonest."""

        def work() -> list[str]:
            with self.database.engine.connect() as db:
                playing = (TABLES.c.phase == "playing") & TABLES.c.deleted_at.is_(None)
                query = sa.select(TABLES.c.game).where(playing).group_by(TABLES.c.game)
                return list(db.execute(query.order_by(sa.func.max(TABLES.c.touched_at).desc())).scalars())

        return await self.run(work)

    # Second devices -------------------------------------------------------------------------------

    async def hand_over(self, secret: str, code: str, seat: int, now: int, expires_at: int) -> None:
        def work() -> None:
            with self.database.engine.begin() as db:
                db.execute(sa.delete(HANDOVERS).where(HANDOVERS.c.expires_at < now))
                db.execute(
                    sa.insert(HANDOVERS),
                    {"code_hash": hashed(secret), "code": code, "seat": seat, "expires_at": expires_at},
                )

        await self.run(work)

    async def take_over(self, secret: str, now: int) -> tuple[str, int] | None:
        """The table and seat that a code opens; it opens once."""

        def work() -> tuple[str, int] | None:
            with self.database.engine.begin() as db:
                found = db.execute(
                    sa.delete(HANDOVERS)
                    .where(HANDOVERS.c.code_hash == hashed(secret))
                    .returning(HANDOVERS.c.code, HANDOVERS.c.seat, HANDOVERS.c.expires_at)
                ).first()
            return None if found is None or found.expires_at < now else (found.code, found.seat)

        return await self.run(work)

    # Sweeping -------------------------------------------------------------------------------------

    async def sweep(self, lobbies_before: int, all_before: int) -> list[str]:
        """Hide lobbies and tables that nobody touched since, the oldest first; which they were. Those that were hidden
        a while ago, and that nobody brought back, are deleted. A class's tables go with the class.

        All times are those of `ages`, and one sweep takes a part of all tables at most.
        """
        now = self.ages.now()
        old = (TABLES.c.touched_at < all_before) | (
            (TABLES.c.touched_at < lobbies_before) & (TABLES.c.phase == "lobby")
        )
        mine = TABLES.c.deleted_at.is_(None) & TABLES.c.classroom.is_(None)

        def work() -> list[str]:
            with self.database.engine.begin() as db:
                db.execute(  # somebody played there while it was hidden
                    sa.update(TABLES).where(TABLES.c.touched_at >= TABLES.c.deleted_at).values(deleted_at=None)
                )
                most = max(FEW, db.execute(sa.select(sa.func.count()).select_from(TABLES)).scalar_one() // SHARE)
                hidden = _oldest(db, old & mine, most)
                gone = _oldest(db, TABLES.c.deleted_at < now - GRACE, most)
                for first in range(0, most, NOTICE):
                    some = hidden[first : first + NOTICE]
                    db.execute(sa.update(TABLES).where(TABLES.c.code.in_(some)).values(deleted_at=now))
                    delete(db, gone[first : first + NOTICE])
                if self.database.shared:
                    notify_rows(db, self.process, hidden)
                db.execute(sa.delete(ENDED_SESSIONS).where(ENDED_SESSIONS.c.until < now))
                keys = sa.select(KEYS.c.name).where(KEYS.c.name.like("written %"))
                db.execute(sa.delete(KEYS).where(KEYS.c.name.in_(keys), KEYS.c.name != f"written {self.process}"))
            return hidden

        return await self.erase(work)

    async def bring_back(self, code: str) -> None:
        """Undo the sweep of a table, if it was one."""

        def work() -> None:
            with self.database.engine.begin() as db:
                bring_back(db, code, self.ages.now())

        await self.run(work)

    async def kept_age(self) -> KeptTime | None:
        """What was kept of the server's `ForwardClock`."""

        def work() -> KeptTime | None:
            with self.database.engine.connect() as db:
                return kept_age(db)

        return await self.run(work)

    async def keep_age(self) -> None:
        await self.run(lambda: self._keep("age", msgspec.json.encode(self.ages.kept()).decode()))

    def _keep(self, name: str, value: str) -> None:
        insert = postgresql.insert if self.database.shared else sqlite.insert
        with self.database.engine.begin() as db:
            kept = insert(KEYS).on_conflict_do_update(index_elements=[KEYS.c.name], set_={"value": value})
            db.execute(kept, {"name": name, "value": value})

    async def forget(self, code: str, seat: int | None) -> None:
        """Delete a table, or (with a seat) the name and the holders of one of its people, from every row."""

        def work() -> None:
            with self.database.engine.begin() as db:
                if seat is None:
                    delete(db, [code])
                else:
                    forget_person(db, code, seat)
                if self.database.shared:
                    notify(db, self.process, {"forgotten": code})

        await self.erase(work)

    async def forget_former_names(self, code: str) -> None:
        """Take the names that nobody at a table has any more out of its rows; who sits there keeps name and seat."""

        def work() -> None:
            with self.database.engine.begin() as db:
                rows = db.execute(sa.select(ROWS).where(ROWS.c.code == code).order_by(ROWS.c.number)).all()
                for number, kept in events.names_before([row.change for row in rows]):
                    where = (ROWS.c.code == code) & (ROWS.c.number == rows[number].number)
                    db.execute(sa.update(ROWS).where(where).values(change=kept))

        await self.erase(work)

    async def erase(self, work: Callable[[], T]) -> T:
        """Delete something that nobody shall find again, not even in the files."""
        self.to_wipe = True
        done = await self.run(work)
        await self.wipe()
        return done

    async def wipe(self) -> None:
        """Empty the log of SQLite, if something was deleted since, or a server before this one may have."""
        if self.to_wipe:
            self.to_wipe = False  # whatever is deleted from now on is wiped next time
            if not await self.run(self.database.wipe):
                self.to_wipe = True


def hashed(code: str) -> str:
    return hashlib.sha256(b"labtable handover" + code.encode()).hexdigest()[:32]


def read(engine: sa.Engine, code: str, after: int = 0, *, swept: bool = False) -> Stored | None:
    with engine.begin() as db:  # both questions see one moment
        # (pysqlite begins no transaction by itself before a question, only before a change)
        one_moment = "BEGIN" if db.dialect.name == "sqlite" else "SET TRANSACTION ISOLATION LEVEL REPEATABLE READ"
        db.execute(sa.text(one_moment))
        return read_on(db, code, after, swept=swept)


def read_on(db: sa.Connection, code: str, after: int = 0, *, swept: bool = False) -> Stored | None:
    """What is stored of a table after a version; of one that was swept only where that is asked for."""
    rows = sa.select(ROWS).where(ROWS.c.code == code, ROWS.c.number > after).order_by(ROWS.c.number)
    line = db.execute(sa.select(TABLES.c.snapshot, TABLES.c.deleted_at).where(TABLES.c.code == code)).first()
    if line is None or (line.deleted_at is not None and not swept):
        return None
    try:
        found = [
            Row(row.number, row.at, row.author, row.command, events.decode(row.change)) for row in db.execute(rows)
        ]
        return Stored(found, msgspec.json.decode(line.snapshot, type=Snapshot) if line.snapshot else None)
    except msgspec.ValidationError as error:
        raise NewerRow(
            f"Table {code} was written by a newer release of Labtable ({error}); open it with that."
        ) from None
    except msgspec.MsgspecError:
        raise BadSave(f"What is stored of table {code} is damaged.") from None


def notice_of(process: str, news: dict[str, Any]) -> str:
    return msgspec.json.encode({"from": process, **news}).decode()


def notify(db: sa.Connection, process: str, news: dict[str, Any]) -> None:
    db.execute(sa.select(sa.func.pg_notify(CHANNEL, notice_of(process, news))))


def notify_rows(db: sa.Connection, process: str, codes: list[str]) -> None:
    """Tell other processes of these tables, in notices that are small enough."""
    for first in range(0, len(codes), NOTICE):
        notify(db, process, {"rows": codes[first : first + NOTICE]})


def set_aside(engine: sa.Engine, code: str, why: str | None) -> None:
    with engine.begin() as db:
        db.execute(sa.update(TABLES).where(TABLES.c.code == code).values(set_aside=why))


def forget_person(db: sa.Connection, code: str, seat: int) -> None:
    """Rewrite the rows of a table without the name and the holders of a seat. Everything else stays as it was."""
    holders: set[str] = set()
    rows = db.execute(sa.select(ROWS).where(ROWS.c.code == code).order_by(ROWS.c.number)).all()
    for row in rows:
        holders |= events.holders_in(events.decode(row.change), seat)
        if (scrubbed := events.without_person(row.change, seat)) != row.change:
            where = (ROWS.c.code == code) & (ROWS.c.number == row.number)
            db.execute(sa.update(ROWS).where(where).values(change=scrubbed))
    for row in rows:
        if row.author in holders:
            where = (ROWS.c.code == code) & (ROWS.c.number == row.number)
            db.execute(sa.update(ROWS).where(where).values(author="gone", command=f"gone-{row.number}"))
    line = db.execute(sa.select(TABLES.c.people).where(TABLES.c.code == code)).scalar()
    left = " ".join(holder for holder in (line or "").split() if holder not in holders)
    db.execute(sa.update(TABLES).where(TABLES.c.code == code).values(people=left))


def kept_age(db: sa.Connection) -> KeptTime | None:
    kept = db.execute(sa.select(KEYS.c.value).where(KEYS.c.name == "age")).scalar()
    return None if kept is None else msgspec.json.decode(kept, type=KeptTime)


def _oldest(db: sa.Connection, which: sa.ColumnElement[bool], most: int) -> list[str]:
    return list(db.execute(sa.select(TABLES.c.code).where(which).order_by(TABLES.c.touched_at).limit(most)).scalars())


def bring_back(db: sa.Connection, code: str, now: int) -> None:
    swept = (TABLES.c.code == code) & TABLES.c.deleted_at.is_not(None)
    db.execute(sa.update(TABLES).where(swept).values(deleted_at=None, touched_at=now))


def delete(db: sa.Connection, codes: list[str]) -> None:
    for column in (ROWS.c.code, HANDOVERS.c.code, TABLES.c.code):
        db.execute(sa.delete(column.table).where(column.in_(codes)))
