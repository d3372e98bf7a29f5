"""A store for one visitor, in memory: what is appended is handed to the page, which keeps it, and gives it back when it
is opened again."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from labtable.core.errors import BadSave
from labtable.core.match.save_file import Snapshot
from labtable.server.base.clock import ForwardClock
from labtable.server.storage.kept import Append, Glance, NewerRow, Stored
from labtable.server.table import events
from labtable.server.table.events import Row


class KeptRow(msgspec.Struct, array_like=True):
    """A row of a table, as the page keeps it."""

    number: int
    at: int
    author: str
    command: str
    change: str


class KeptTable(msgspec.Struct):
    """A table, as the page keeps it."""

    rows: list[KeptRow] = []
    snapshot: Snapshot | None = None


class PageStore:
    """What `Store` does for a server with a database. `keep` is given a code and the table as JSON, or nothing where it
    is forgotten."""

    shared = False  # there is no other process

    def __init__(self, keep: Callable[[str, str | None], Any], kept: Mapping[str, str]) -> None:
        self._keep, self._kept = keep, dict(kept)
        self._tables: dict[str, KeptTable] = {}  # those that were opened
        self.ages = ForwardClock()
        self.to_wipe = False

    async def append(self, append: Append) -> bool:
        table, row = self._tables.setdefault(append.code, KeptTable()), append.row
        if row.number != len(table.rows) + 1:
            return False
        change = events.encode(row.change).decode()
        table.rows.append(KeptRow(row.number, row.at, row.author, row.command, change))
        table.snapshot = append.snapshot
        self._keep(append.code, msgspec.json.encode(table).decode())
        return True

    async def load(self, code: str, after: int = 0) -> Stored | None:
        try:
            if code in self._kept:
                self._tables[code] = msgspec.json.decode(self._kept[code], type=KeptTable)
                del self._kept[code]
            table = self._tables.get(code)
            if table is None:
                return None
            rows = [
                Row(row.number, row.at, row.author, row.command, events.decode(row.change.encode()))
                for row in table.rows[after:]
            ]
        except msgspec.ValidationError as error:
            raise NewerRow(f"Table {code} was written by a newer release of Labtable ({error}).") from None
        except msgspec.MsgspecError:
            raise BadSave(f"What is stored of table {code} is damaged.") from None
        return Stored(rows, table.snapshot)

    async def glance(self, code: str, holder: str | None) -> Glance | None:
        return Glance(True, None) if code in self._tables or code in self._kept else None

    async def forget(self, code: str, seat: int | None) -> None:
        self._tables.pop(code, None)
        self._kept.pop(code, None)
        self._keep(code, None)

    async def claim(self, code: str, now: int, until: int) -> bool:
        return True

    async def set_aside(self, code: str, why: str) -> None:
        """A table that cannot be opened stays as it is; another release may read it."""

    async def bring_back(self, code: str) -> None:
        """Nothing is swept here."""

    async def tell(self, *news: dict[str, Any]) -> None:
        """There is no other process."""

    async def end_session(self, holder: str) -> None:
        """The visitor of a page is whoever opens it."""

    async def session_key(self) -> bytes:
        return secrets.token_bytes(32)

    async def ready(self) -> None:
        """Memory is always there."""
