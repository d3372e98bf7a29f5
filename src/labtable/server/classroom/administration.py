"""What an administrator does with classes: list them, end one, or give its teacher a new recovery key."""

from __future__ import annotations

import asyncio

import sqlalchemy as sa

from labtable.core.errors import LabtableError
from labtable.server.base import codes
from labtable.server.classroom import recovery
from labtable.server.classroom.record import ClassRecord, copied, decode
from labtable.server.classroom.store import ClassStore
from labtable.server.storage.database import Database
from labtable.server.storage.schema import CLASSES
from labtable.server.storage.store import Store


class NoSuchClass(LabtableError):
    pass


def listed(database: Database) -> list[ClassRecord]:
    """All classes, the newest first."""
    with database.engine.connect() as db:
        lines = db.execute(sa.select(CLASSES.c.record).order_by(CLASSES.c.created_at.desc())).scalars()
        return [decode(line) for line in lines]


def remove(database: Database, typed: str) -> None:
    """End a class: everything about it is deleted."""
    asyncio.run(_remove(ClassStore(Store(database, "admin")), typed))


async def _remove(store: ClassStore, typed: str) -> None:
    await store.delete(await _number(store, typed))


def new_key(database: Database, typed: str) -> str:
    """Another recovery key for the teacher of a class; the one before opens nothing any more."""
    return asyncio.run(_new_key(ClassStore(Store(database, "admin")), typed))


async def _new_key(store: ClassStore, typed: str) -> str:
    number = await _number(store, typed)
    while (stored := await store.load(number)) is not None:
        key, kept = recovery.new_key(stored.record.code)
        record = copied(stored.record)
        record.recovery = kept
        if await store.save(record, stored.version):
            return key
    raise NoSuchClass(f"Class {typed} has just ended.")


async def _number(store: ClassStore, typed: str) -> str:
    """The class of the code that its pupils type."""
    code = codes.read_code(typed, codes.CLASS_CODE)
    number = None if code is None else await store.find(code)
    if number is None:
        raise NoSuchClass(f"There is no class {typed}; labtable admin class list shows the codes.")
    return number
