"""Rows of many tables stored together: a statement for all of them, not one for each.

Every statement that a thread runs lets the event loop go on meanwhile, and then waits its turn again. On a busy server
that wait is longer than the statement, so there are few of them.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import chain
from typing import Any

import msgspec
import sqlalchemy as sa

from labtable.core.match.save_file import Snapshot
from labtable.server.storage.kept import Append
from labtable.server.storage.postgres_moves import MoveLine
from labtable.server.storage.schema import TABLES
from labtable.server.table import events

GROUP = 32  # rows that one statement stores
# For PostgreSQL: all that a commit of moves does, in one statement and so in one hop there and back.
AT_ONCE = """
WITH sent AS (SELECT * FROM json_to_recordset(%s::json) AS one (
    code text, number int, at bigint, author text, command text, change text, phase text, snapshot text,
    public boolean, people text, touched_at bigint)),
stored AS (
    INSERT INTO rows (code, number, at, author, command, change)
    SELECT code, number, at, author, command, change FROM sent ON CONFLICT DO NOTHING RETURNING code),
updated AS (
    UPDATE tables SET phase = sent.phase, version = sent.number, touched_at = sent.touched_at, snapshot = sent.snapshot,
        public = sent.public, people = sent.people
    FROM sent JOIN stored ON stored.code = sent.code WHERE tables.code = sent.code)
SELECT code, (SELECT pg_notify(%s, %s)) FROM stored
"""


def store_together(db: sa.Connection, appends: list[Append], touched_at: int) -> set[str]:
    """Store rows of different tables, touched now; the tables whose row was new."""
    stored: set[str] = set()
    for first in range(0, len(appends), GROUP):
        stored |= _store_group(db, appends[first : first + GROUP], touched_at)
    return stored


async def store_at_once(line: MoveLine, appends: list[Append], touched_at: int, channel: str, notice: str) -> set[str]:
    """Store rows of different tables of a PostgreSQL, touched now, none of them new, and tell other processes; the
    tables whose row was new."""
    sent = msgspec.json.encode([_sent(append, touched_at) for append in appends]).decode()
    return {code for code, _ in await line.ask(AT_ONCE, sent, channel, notice)}


def _sent(append: Append, touched_at: int) -> dict[str, Any]:
    row = append.row
    return {
        "code": append.code,
        "number": row.number,
        "at": row.at,
        "author": row.author,
        "command": row.command,
        "change": events.encode(row.change).decode(),
        "phase": append.phase,
        "snapshot": _packed(append.snapshot),
        "public": append.public,
        "people": append.people,
        "touched_at": touched_at,
    }


def _store_group(db: sa.Connection, group: list[Append], touched_at: int) -> set[str]:
    done = db.exec_driver_sql(_insert_rows(len(group), _mark(db)), _flat(map(row_line, group)))
    if done.rowcount < len(group):  # somebody was first
        keys = _flat(row_line(append)[:5] for append in group)
        mine = set(db.exec_driver_sql(_find_rows(len(group), _mark(db)), keys).scalars())
        group = [append for append in group if append.code in mine]
    if new := [append for append in group if append.row.number == 1]:
        db.execute(sa.insert(TABLES), [_new_table(append, touched_at) for append in new])
    if known := [append for append in group if append.row.number > 1]:
        db.exec_driver_sql(
            _update_tables(len(known), _mark(db)), _flat(table_line(append, touched_at) for append in known)
        )
    return {append.code for append in group}


def _mark(db: sa.Connection) -> str:
    """Where a driver puts a value."""
    return "?" if db.dialect.name == "sqlite" else "%s"


def _flat(lines: Iterable[tuple[Any, ...]]) -> tuple[Any, ...]:
    return tuple(chain.from_iterable(lines))


def _values(count: int, columns: int, mark: str) -> str:
    return "VALUES " + ", ".join([f"({', '.join([mark] * columns)})"] * count)


@cache
def _insert_rows(count: int, mark: str) -> str:
    return (
        f"INSERT INTO rows (code, number, at, author, command, change) {_values(count, 6, mark)} ON CONFLICT DO NOTHING"
    )


@cache
def _find_rows(count: int, mark: str) -> str:
    """Which rows are there as they were sent."""
    return (
        f"SELECT rows.code FROM rows JOIN ({_values(count, 5, mark)}) AS sent ON rows.code = sent.column1 "
        "AND rows.number = sent.column2 AND rows.at = sent.column3 AND rows.author = sent.column4 "
        "AND rows.command = sent.column5"
    )


@cache
def _update_tables(count: int, mark: str) -> str:
    return (
        "UPDATE tables SET phase = sent.column2, version = sent.column3, touched_at = sent.column4, "
        "snapshot = sent.column5, public = sent.column6, people = sent.column7 "
        f"FROM ({_values(count, 7, mark)}) AS sent WHERE tables.code = sent.column1"
    )


def row_line(append: Append) -> tuple[Any, ...]:
    row = append.row
    return append.code, row.number, row.at, row.author, row.command, events.encode(row.change).decode()


def table_line(append: Append, touched_at: int) -> tuple[Any, ...]:
    return (
        append.code,
        append.phase,
        append.row.number,
        touched_at,
        _packed(append.snapshot),
        append.public,
        append.people,
    )


def _new_table(append: Append, touched_at: int) -> dict[str, Any]:
    return {
        "code": append.code,
        "game": append.game,
        "phase": append.phase,
        "version": 1,
        "created_at": append.row.at,
        "touched_at": touched_at,
        "snapshot": _packed(append.snapshot),
        "driver": "",
        "driven_until": 0,
        "public": append.public,
        "people": append.people,
        "classroom": append.classroom,
    }


def _packed(snapshot: Snapshot | None) -> str | None:
    return None if snapshot is None else msgspec.json.encode(snapshot).decode()
