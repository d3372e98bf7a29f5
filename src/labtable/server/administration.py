"""What an administrator does with the database: list, export, delete, back up, restore. Also while a server runs,
except that SQLite lets only one process write."""
from __future__ import annotations

import gzip
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa

from labtable.core import saving
from labtable.core.errors import LabtableError
from labtable.server.database import Database
from labtable.server.schema import ROWS, TABLES
from labtable.server.store import CHANNEL, delete, read
from labtable.server.table import Table

FORMAT = "labtable backup 1"
GROUP = 500


class NoSuchTable(LabtableError):
    pass


class BadBackup(LabtableError):
    pass


def listed(database: Database) -> list[Any]:
    with database.engine.connect() as db:
        return list(db.execute(sa.select(TABLES).order_by(TABLES.c.touched_at.desc())))


def export(database: Database, code: str, path: Path) -> Path:
    """The match of a table as a file that `labtable replay` and `labtable play` read; it holds the secret."""
    stored = read(database.engine, code)
    if stored is None:
        raise NoSuchTable(f"There is no table {code}.")
    table = Table(code, stored.rows, stored.snapshot)
    if table.dealt is None:
        raise NoSuchTable(f"Table {code} has not begun; there is nothing to export.")
    table.wake()
    assert table.match is not None
    return saving.write(table.saved(saving.Snapshot.of(table.game, table.match.state)), path)


def remove(database: Database, codes: list[str]) -> None:
    with database.engine.begin() as db:
        known = set(db.execute(sa.select(TABLES.c.code).where(TABLES.c.code.in_(codes))).scalars())
        if missing := [code for code in codes if code not in known]:
            raise NoSuchTable(f"There is no table {missing[0]}; nothing was deleted.")
        delete(db, codes)
        if database.shared:
            news = msgspec.json.encode({"from": "admin", "rows": codes}).decode()
            db.execute(sa.select(sa.func.pg_notify(CHANNEL, news)))


def back_up(database: Database, path: Path) -> int:
    """Everything as of one moment, in a file that either kind of database can be restored from; how many tables."""
    beside = path.with_name(path.name + ".part")
    with gzip.open(beside, "wb") as file, database.engine.connect() as db:
        if database.shared:
            db.execute(sa.text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ"))
        file.write(msgspec.json.encode({"format": FORMAT}) + b"\n")
        counts = {}
        for table in (TABLES, ROWS):
            counts[table.name] = 0
            for line in db.execute(sa.select(table)).mappings():
                file.write(msgspec.json.encode({table.name: dict(line)}) + b"\n")
                counts[table.name] += 1
        file.write(msgspec.json.encode({"end": counts}) + b"\n")
    beside.replace(path)
    return counts[TABLES.name]


def restore(database: Database, path: Path) -> int:
    """Fill an empty database from a backup, all of it or nothing; how many tables."""
    with database.engine.begin() as db:
        if db.execute(sa.select(sa.func.count()).select_from(TABLES)).scalar():
            raise BadBackup("The database is not empty; restore into a new one.")
        counts = {TABLES.name: 0, ROWS.name: 0}
        for table in (TABLES, ROWS):
            for group in _groups(_lines(path, table.name)):
                db.execute(sa.insert(table), group)
                counts[table.name] += len(group)
        if counts != next(_lines(path, "end"), None):
            raise BadBackup(f"{path} is not whole; nothing was restored.")
    return counts[TABLES.name]


def _lines(path: Path, kind: str) -> Iterator[Any]:
    try:
        with gzip.open(path, "rb") as file:
            if msgspec.json.decode(file.readline()) != {"format": FORMAT}:
                raise BadBackup(f"{path} is no backup of Labtable's tables.")
            for line in file:
                found = msgspec.json.decode(line)
                if kind in found:
                    yield found[kind]
    except (OSError, EOFError, msgspec.MsgspecError) as error:
        raise BadBackup(f"{path} cannot be read as a backup: {error}.") from None


def _groups(lines: Iterator[Any]) -> Iterator[list[Any]]:
    group: list[Any] = []
    for line in lines:
        group.append(line)
        if len(group) == GROUP:
            yield group
            group = []
    if group:
        yield group

