"""What an administrator does with the database: list, export, delete, back up, restore. Also while a server runs,
except that SQLite lets only one process write."""

from __future__ import annotations

import gzip
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, BinaryIO, NamedTuple

import msgspec
import sqlalchemy as sa

from labtable.core.errors import BadSave, LabtableError, why_unwritable
from labtable.core.match import save_file
from labtable.core.match.match import Match
from labtable.server.base.clock import ForwardClock
from labtable.server.base.temporary import temporary_folder
from labtable.server.storage import store
from labtable.server.storage.database import Database
from labtable.server.storage.kept import NewerRow
from labtable.server.storage.schema import KEYS, ROWS, TABLES
from labtable.server.storage.store import delete, notify_rows, read, read_on, set_aside
from labtable.server.table.table import GameTable

FORMAT = "labtable backup 1"
GROUP = 500
KEPT = (TABLES, ROWS, KEYS)  # with the key that signs cookies: everybody finds their seat again
LONGEST_LINE = 1 << 26  # bytes; the longest row that a server writes has a hundredth of it
QUICK = 1  # of gzip: a tenth of the time for a quarter more bytes


class NoSuchTable(LabtableError):
    pass


class BadBackup(LabtableError):
    pass


def listed(database: Database) -> list[Any]:
    """All tables, also those that were swept and can come back, with the time of their last change."""
    last = (ROWS.c.code == TABLES.c.code) & (ROWS.c.number == TABLES.c.version)
    with database.engine.connect() as db:
        query = sa.select(TABLES, ROWS.c.at.label("changed_at")).join(ROWS, last, isouter=True)
        return list(db.execute(query.order_by(TABLES.c.touched_at.desc())))


def export(database: Database, code: str, path: Path) -> Path:
    """The match of a table as a file that `labtable replay` and `labtable play` read; it holds the secret."""
    stored = read(database.engine, code, swept=True)
    if stored is None:
        raise NoSuchTable(f"There is no table {code}.")
    table = GameTable(code, stored.rows, stored.snapshot)
    if table.dealt is None:
        raise NoSuchTable(f"Table {code} has not begun; there is nothing to export.")
    table.wake()
    assert table.match is not None
    return save_file.write(table.saved(save_file.Snapshot.of(table.game, table.match.state)), path)


def remove(database: Database, codes: list[str]) -> None:
    with database.engine.begin() as db:
        known = set(db.execute(sa.select(TABLES.c.code).where(TABLES.c.code.in_(codes))).scalars())
        if missing := [code for code in codes if code not in known]:
            raise NoSuchTable(f"There is no table {missing[0]}; nothing was deleted.")
        delete(db, codes)
        if database.shared:
            notify_rows(db, "admin", codes)


def retry(database: Database, codes: list[str]) -> None:
    """Let tables that were set aside be opened again."""
    with database.engine.connect() as db:
        known = dict(db.execute(sa.select(TABLES.c.code, TABLES.c.set_aside).where(TABLES.c.code.in_(codes))).all())
    for code in codes:
        if code not in known:
            raise NoSuchTable(f"There is no table {code}; nothing was changed.")
        if known[code] is None:
            raise NoSuchTable(f"Table {code} was not set aside; nothing was changed.")
    for code in codes:
        set_aside(database.engine, code, None)


def bring_back(database: Database, codes: list[str]) -> None:
    """Let tables that were swept be opened again, as if somebody had played there now."""
    with database.engine.begin() as db:
        known = dict(db.execute(sa.select(TABLES.c.code, TABLES.c.deleted_at).where(TABLES.c.code.in_(codes))).all())
        for code in codes:
            if code not in known:
                raise NoSuchTable(f"There is no table {code}; nothing was changed.")
            if known[code] is None:
                raise NoSuchTable(f"Table {code} was not swept; nothing was changed.")
            store.bring_back(db, code, ForwardClock(store.kept_age(db)).now())


def back_up(database: Database, path: Path) -> int:
    """Everything as it is at one moment, in a file that restores either kind of database; returns how many tables."""
    if reason := why_unwritable(path):
        raise BadBackup(f"{reason}; choose another file for the backup.")
    beside = path.with_name(path.name + ".part")
    try:
        tables = write_backup(database, beside)
        beside.replace(path)
    except OSError as error:
        raise BadBackup(f"{path} cannot be written: {error.strerror}.") from None
    finally:
        beside.unlink(missing_ok=True)
    return tables


def write_backup(database: Database, path: Path) -> int:
    with private(path) as raw, gzip.open(raw, "wb", compresslevel=QUICK) as file, one_moment(database) as db:
        file.write(msgspec.json.encode({"format": FORMAT}) + b"\n")
        counts = {}
        for table in KEPT:
            counts[table.name] = 0
            names = [column.name for column in table.columns]
            for group in db.execute(outside_classes(table)).partitions(GROUP):
                file.writelines(
                    msgspec.json.encode({table.name: dict(zip(names, line, strict=True))}) + b"\n" for line in group
                )
                counts[table.name] += len(group)
        file.write(msgspec.json.encode({"end": counts}) + b"\n")
    return counts[TABLES.name]


def outside_classes(table: sa.Table) -> sa.Select[Any]:
    """What a backup keeps. Classes and their tables are not kept: what a school deletes is deleted everywhere."""
    if table is KEYS:
        return sa.select(table)
    own = sa.select(TABLES.c.code).where(TABLES.c.classroom.is_(None))
    return sa.select(table).where(table.c.code.in_(own))


def private(path: Path) -> BinaryIO:
    """A new file that its owner alone can read: a backup holds the secrets of running deals."""
    path.unlink(missing_ok=True)
    return os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb")


@contextmanager
def one_moment(database: Database) -> Iterator[sa.Connection]:
    """The database as it is now, however much is written meanwhile. SQLite is copied first, in one go, so that a long
    backup holds nothing up."""
    if database.shared:
        with database.engine.connect() as db:
            db.execute(sa.text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ"))
            yield db
        return
    with temporary_folder("backup") as folder:
        copy = folder / "copy.sqlite"
        with (
            closing(sqlite3.connect(f"file:{database.path}?mode=ro", uri=True)) as source,
            closing(sqlite3.connect(copy)) as target,
        ):
            source.backup(target)
        engine = sa.create_engine(f"sqlite:///{copy}")
        try:
            with engine.connect() as db:
                yield db
        finally:
            engine.dispose()


def check(path: Path) -> None:
    """Refuse a file that is no whole backup, before anything is made for it."""
    if next(_lines(path, "end"), None) is None:
        raise BadBackup(f"{path} is not whole; nothing was restored.")


class Restored(NamedTuple):
    """What came of a backup."""

    tables: int
    set_aside: list[str]  # tables that cannot be read; nobody opens them before an administrator says so


def restore(database: Database, path: Path) -> Restored:
    """Fill an empty database from a backup, all of it or nothing. A table that was damaged before is set aside."""
    with database.engine.begin() as db:
        if db.execute(sa.select(sa.func.count()).select_from(TABLES)).scalar():
            raise BadBackup("The database is not empty; restore into a new one.")
        counts = dict.fromkeys((table.name for table in KEPT), 0)
        db.execute(sa.delete(KEYS))
        for table in KEPT:
            for group in _groups(_lines(path, table.name)):
                db.execute(sa.insert(table), group)
                counts[table.name] += len(group)
        if counts != {KEYS.name: 0, **next(_lines(path, "end"), {})}:  # older backups have no keys
            raise BadBackup(f"{path} is not whole; nothing was restored.")
        damaged = [code for code in db.execute(sa.select(TABLES.c.code)).scalars() if is_damaged(db, code)]
        db.execute(sa.update(TABLES).where(TABLES.c.code.in_(damaged)).values(set_aside=BadSave.__name__))
        if wrong := disagreeing(db):
            raise BadBackup(
                f"{path} is not of one moment: {len(wrong)} of {counts[TABLES.name]} tables do not agree "
                f"with their moves, such as {wrong[0]}; nothing was restored."
            )
    return Restored(counts[TABLES.name], damaged)


def is_damaged(db: sa.Connection, code: str) -> bool:
    try:
        return read_on(db, code, swept=True) is None
    except BadSave:
        return True
    except NewerRow:
        return False


def disagreeing(db: sa.Connection) -> list[str]:
    """Tables whose line, rows and position do not belong together."""
    numbers = sa.select(ROWS.c.code, sa.func.count().label("rows"), sa.func.max(ROWS.c.number).label("last"))
    counted = {line.code: (line.rows, line.last) for line in db.execute(numbers.group_by(ROWS.c.code))}
    wrong = []
    for line in db.execute(sa.select(TABLES.c.code, TABLES.c.version, TABLES.c.set_aside)).all():
        complete = counted.pop(line.code, None) == (line.version, line.version)
        if not complete or (line.set_aside is None and not replays(db, line.code)):
            wrong.append(line.code)
    return wrong + list(counted)


def replays(db: sa.Connection, code: str) -> bool:
    """Do the moves lead to the position that is stored? Options that a stranger made up are not dealt here, and what
    another release played cannot be."""
    try:
        stored = read_on(db, code, swept=True)
    except NewerRow:
        return True
    if stored is None:
        return False
    try:
        table = GameTable(code, stored.rows, stored.snapshot)
        if table.dealt is None or table.untouched:
            return True
        if stored.snapshot is None:
            return False
        if table.plain and table.dealt.rules_version == table.game.meta.rules_version:
            Match.restore(table.saved(stored.snapshot), code)
    except LabtableError:
        return False
    return True


def _lines(path: Path, kind: str) -> Iterator[Any]:
    try:
        with gzip.open(path, "rb") as file:
            lines = iter(lambda: _line(path, file), b"")
            if msgspec.json.decode(next(lines, b"")) != {"format": FORMAT}:
                raise BadBackup(f"{path} is not a backup of Labtable's tables.")
            for line in lines:
                found = msgspec.json.decode(line)
                if kind in found:
                    yield found[kind]
    except (OSError, EOFError, msgspec.MsgspecError) as error:
        raise BadBackup(f"{path} cannot be read as a backup: {error}.") from None


def _line(path: Path, file: gzip.GzipFile) -> bytes:
    """The next line, unpacked no further than a line can be long; nothing at the end."""
    line = file.readline(LONGEST_LINE + 1)
    if len(line) > LONGEST_LINE:
        raise BadBackup(f"{path} has a line of more than {LONGEST_LINE} bytes, which no backup has.")
    return line


def _groups(lines: Iterator[Any]) -> Iterator[list[Any]]:
    group: list[Any] = []
    for line in lines:
        group.append(line)
        if len(group) == GROUP:
            yield group
            group = []
    if group:
        yield group
