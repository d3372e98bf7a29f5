"""Opening a database: SQLite in a file, with exactly one connection that writes; or PostgreSQL by URL."""

from __future__ import annotations

import contextlib
import os
import sqlite3
import sys
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy.pool import StaticPool

from labtable.core.errors import LabtableError, why_unwritable
from labtable.server.base.lock_file import locker

MIGRATIONS = Path(__file__).with_name("migrations")
MIGRATION_LOCK = 0x1AB7AB1E  # one process migrates a shared PostgreSQL, the others wait
MOST_CHECKED = 256_000_000  # bytes
DAMAGED = ("database disk image is malformed", "file is not a database")
MEND = "fill a new one from your last backup with labtable admin restore"
ASK_EVERY = 1.0  # seconds between two questions whether a PostgreSQL is there by now
REFUSAL, STARTING = "FATAL:", "the database system is"  # words of a PostgreSQL that is there, or nearly
CONNECTIONS = 4  # beside those on which a server stores moves and listens


class BadDatabase(LabtableError):
    """A database that cannot be opened; the sentence says what to do."""


class NotThereYet(BadDatabase):
    """A PostgreSQL that does not answer, or is just starting."""


def open_database(url: str, wait: float) -> Database:
    """The database of a server, migrated and ready. A PostgreSQL may start at the same time as its servers: they wait
    for it some seconds, and say so."""
    patience = time.monotonic() + wait
    said = False
    while True:
        try:
            return Database(url)
        except NotThereYet:
            if time.monotonic() >= patience:
                raise
        if not said:
            print(f"The database does not answer yet; waiting for it up to {wait:.0f} s.", file=sys.stderr)
            said = True
        time.sleep(ASK_EVERY)


def is_away(error: sa.exc.SQLAlchemyError) -> bool:
    """Did a PostgreSQL not answer, or did it say that it is just starting? The driver tells that in words alone."""
    words = str(error)
    return isinstance(error, sa.exc.OperationalError) and (REFUSAL not in words or STARTING in words)


class Database:
    """An engine of SQLAlchemy that is migrated and ready; `shared` where several servers may use it at once."""

    def __init__(self, url: str, *, read_only: bool = False) -> None:
        self.shared = url.startswith(("postgresql://", "postgres://"))
        self.path: Path | None = None if self.shared else sqlite_path(url)
        self._lock: int | None = None
        try:
            self.engine = postgres(url) if self.shared else self._sqlite(read_only)
            if not read_only:
                self.check()
                migrate(self.engine, self.shared)
        except OSError as error:
            raise BadDatabase(f"The database {self.path or ''} cannot be opened: {error.strerror}.") from None
        except CommandError:
            raise BadDatabase("The database was written by a newer release of Labtable; start that release.") from None
        except sa.exc.SQLAlchemyError as error:
            kind = NotThereYet if self.shared and is_away(error) else BadDatabase
            raise kind(str(unreadable(error))) from None

    @property
    def url_of_driver(self) -> str:
        """The address of the database for psycopg itself."""
        return self.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)

    def _sqlite(self, read_only: bool) -> sa.Engine:
        assert self.path is not None
        if read_only:
            if not self.path.is_file():
                raise BadDatabase(f"There is no database {self.path}; choose its file with --database.")
            return sa.create_engine(
                f"sqlite:///file:{self.path}?mode=ro&uri=true", poolclass=StaticPool, hide_parameters=True
            )
        if reason := why_unwritable(self.path):
            raise BadDatabase(f"{reason}; choose a file for the database with --database.")
        self.path.parent.mkdir(parents=True, exist_ok=True)
        keep_private(self.path)
        self._lock = lock_file(self.path.with_name(self.path.name + ".lock"), self.path)
        engine = sa.create_engine(
            f"sqlite:///{self.path}",
            poolclass=StaticPool,
            connect_args={"check_same_thread": False},
            hide_parameters=True,
        )
        sa.event.listen(engine, "connect", safe_sqlite)
        return engine

    def check(self) -> None:
        """Is a file of SQLite whole? A very large one would take too long to look at."""
        if self.path is None or not 0 < self.path.stat().st_size < MOST_CHECKED:
            return
        with self.engine.connect() as db:
            found = db.exec_driver_sql("PRAGMA quick_check(1)").scalar_one()
        if found != "ok":
            raise BadDatabase(f"The database {self.path} is damaged ({found.splitlines()[0]}); {MEND}.")

    def wipe(self) -> bool:
        """Leave nothing of what was deleted in SQLite's log: it is written back and emptied. False where somebody reads
        the database just now, such as a backup; nobody waits for them. Of PostgreSQL's files only itself disposes."""
        if self.path is None:
            return True
        try:
            with closing(sqlite3.connect(self.path, timeout=0)) as db:
                busy, *_ = db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
        except sqlite3.OperationalError:
            return False
        return not busy

    def close(self) -> None:
        self.engine.dispose()
        if self._lock is not None:
            os.close(self._lock)


def unreadable(error: Exception) -> BadDatabase:
    """What went wrong when the database was opened or read, as a sentence."""
    cause = str(error.__cause__ or error).splitlines()[0]
    return BadDatabase(f"The database cannot be read: {cause}" + (f"; {MEND}." if cause in DAMAGED else "."))


def keep_private(path: Path) -> None:
    """A database holds the secrets of deals: its owner alone may read it, and what SQLite puts beside it."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    for name in (path.name, f"{path.name}-wal", f"{path.name}-shm"):
        with contextlib.suppress(FileNotFoundError):
            path.with_name(name).chmod(0o600)


def sqlite_path(url: str) -> Path:
    if "://" in url and not url.startswith("sqlite:///"):
        raise BadDatabase(
            f"{url.split('://', maxsplit=1)[0]}:// is not a database for Labtable; give a file or "
            "postgresql://user@host/name."
        )
    return Path(url.removeprefix("sqlite:///"))


def postgres(url: str) -> sa.Engine:
    try:
        import psycopg  # noqa: F401
    except ImportError:
        raise BadDatabase("PostgreSQL needs its driver: pip install 'labtable[postgres]'.") from None
    address = sa.make_url(url).set(drivername="postgresql+psycopg")
    return sa.create_engine(address, pool_size=CONNECTIONS, max_overflow=0, pool_pre_ping=True, hide_parameters=True)


def safe_sqlite(connection: Any, _record: Any) -> None:
    """The time-out comes first: switching to WAL may have to wait. FULL syncs the log at every commit. What a statement
    of many rows puts aside stays in memory: by itself, SQLite makes a file for it and deletes it, at every commit. What
    is deleted is overwritten: by itself, SQLite leaves it in the file until the room is used again."""
    for pragma in (
        "busy_timeout = 3000",
        "journal_mode = WAL",
        "synchronous = FULL",
        "foreign_keys = ON",
        "temp_store = MEMORY",
        "secure_delete = ON",
    ):
        connection.execute(f"PRAGMA {pragma}").close()


def lock_file(path: Path, database: Path) -> int:
    """One server, or one writing `labtable admin`, at a time; the system lets go of the lock when its process ends."""
    handle = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    try:
        locker()(handle)
    except OSError:
        os.close(handle)
        raise BadDatabase(f"{database} is in use by a running server; stop it first.") from None
    return handle


def migrate(engine: sa.Engine, shared: bool) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with engine.begin() as connection:
        if shared:
            connection.execute(sa.text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATION_LOCK})
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
