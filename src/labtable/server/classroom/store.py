"""Classes in the database: one line each, written anew at every change; deleted whole, with all their tables."""

from __future__ import annotations

from typing import NamedTuple

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from labtable.server.classroom.record import ClassRecord, decode, encode
from labtable.server.storage.kept import NewerRow
from labtable.server.storage.schema import CLASSES, HANDOVERS, TABLES
from labtable.server.storage.store import Store, delete, notify

KNOWN = frozenset(ClassRecord.__struct_encode_fields__)


MOST = 20  # classes that are deleted at a time


class StoredClass(NamedTuple):
    version: int
    record: ClassRecord
    expires_at: int


def decoded(record: str) -> ClassRecord:
    try:
        return decode(record)
    except msgspec.ValidationError as error:
        raise NewerRow(f"A class was written by a newer release ({error}); open it with that one.") from None


def with_newer_fields(record: bytes, before: str) -> str:
    """The new record of a class, with what a newer release wrote beside the fields that this one knows."""
    newer = {name: value for name, value in msgspec.json.decode(before).items() if name not in KNOWN}
    return msgspec.json.encode({**msgspec.json.decode(record), **newer}).decode() if newer else record.decode()


class ClassStore:
    def __init__(self, store: Store) -> None:
        self.store, self.database = store, store.database

    async def insert(self, record: ClassRecord) -> bool:
        """False where another class has this code. It lives as long as its record says, by the `ForwardClock` of the
        server; the times in the record are for people, by the wall clock."""
        insert = postgresql.insert if self.database.shared else sqlite.insert
        line = {
            "id": record.id,
            "code": record.code,
            "version": 1,
            "created_at": record.created_at,
            "expires_at": self.store.ages.now() + record.expires_at - record.created_at,
            "record": encode(record).decode(),
        }

        def work() -> bool:
            with self.database.engine.begin() as db:
                new = insert(CLASSES).on_conflict_do_nothing().returning(CLASSES.c.id)
                return db.execute(new, line).first() is not None

        return await self.store.run(work)

    async def save(self, record: ClassRecord, version: int) -> bool:
        """Store what follows `version`. False: another process was first, or the class is gone; look again. The name of
        somebody who has left cannot be read in the files any more; one that was only changed, after the next wipe."""
        left = False

        def work() -> bool:
            nonlocal left
            with self.database.engine.begin() as db:
                here = (CLASSES.c.id == record.id) & (CLASSES.c.version == version)
                before = db.execute(sa.select(CLASSES.c.record).where(here)).scalar()
                if before is None:
                    return False
                known = decoded(before)
                left = bool({card.number for card in known.cards} - {card.number for card in record.cards})
                if set(known.shown_names()) - set(record.shown_names()):
                    self.store.to_wipe = True
                new = {
                    "version": version + 1,
                    "record": with_newer_fields(encode(record), before),
                    "expires_at": CLASSES.c.expires_at + record.expires_at - known.expires_at,
                }
                done = db.execute(sa.update(CLASSES).where(here).values(new)).rowcount == 1
                if done and self.database.shared:
                    notify(db, self.store.process, {"class": record.id})
            return done

        done = await self.store.run(work)
        if left:
            await self.store.wipe()
        return done

    async def load(self, number: str) -> StoredClass | None:
        def work() -> StoredClass | None:
            with self.database.engine.connect() as db:
                line = db.execute(sa.select(CLASSES).where(CLASSES.c.id == number)).first()
            return None if line is None else StoredClass(line.version, decoded(line.record), line.expires_at)

        return await self.store.run(work)

    async def find(self, code: str) -> str | None:
        """The class that a code leads to."""

        def work() -> str | None:
            with self.database.engine.connect() as db:
                return db.execute(sa.select(CLASSES.c.id).where(CLASSES.c.code == code)).scalar()

        return await self.store.run(work)

    async def delete(self, number: str) -> None:
        def work() -> None:
            with self.database.engine.begin() as db:
                self._delete(db, [number])

        await self.store.erase(work)

    async def delete_expired(self, now: int) -> list[str]:
        """Classes whose time is over, and tables whose class is gone."""

        def work() -> list[str]:
            with self.database.engine.begin() as db:
                expired = sa.select(CLASSES.c.id).where(CLASSES.c.expires_at <= now).order_by(CLASSES.c.expires_at)
                old = list(db.execute(expired.limit(MOST)).scalars())
                lost = (
                    sa.select(TABLES.c.classroom)
                    .where(TABLES.c.classroom.is_not(None), TABLES.c.classroom.not_in(sa.select(CLASSES.c.id)))
                    .distinct()
                )
                self._delete(db, [*old, *db.execute(lost).scalars()])
            return old

        if old := await self.store.run(work):
            self.store.to_wipe = True
            await self.store.wipe()
        return old

    def _delete(self, db: sa.Connection, numbers: list[str]) -> None:
        for number in numbers:
            db.execute(sa.delete(CLASSES).where(CLASSES.c.id == number))
            db.execute(sa.delete(HANDOVERS).where(HANDOVERS.c.code == number))
            codes = list(db.execute(sa.select(TABLES.c.code).where(TABLES.c.classroom == number)).scalars())
            delete(db, codes)
            if self.database.shared:
                notify(db, self.store.process, {"class": number})
