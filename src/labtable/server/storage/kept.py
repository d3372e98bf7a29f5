"""What a store is given and gives back, whatever it keeps it in, and how it says that it cannot."""

from __future__ import annotations

from typing import NamedTuple

from labtable.core.errors import LabtableError
from labtable.core.match.save_file import Snapshot
from labtable.server.base.config import DAY
from labtable.server.table.events import Row

SESSION = 30 * DAY  # that a cookie is taken after it was given out


class Append(NamedTuple):
    """A row to be stored at a table, with what the table's own line says afterwards."""

    code: str
    game: str
    phase: str
    row: Row
    snapshot: Snapshot | None
    public: bool  # may everybody who has the code look?
    people: str | None  # holders who sit there or sat there; None: load it to know
    classroom: str | None = None


class Glance(NamedTuple):
    """What is known of a table before it is loaded."""

    seen: bool  # may this client see it, as far as is known?
    set_aside: str | None


class Stored(NamedTuple):
    """A table as the database has it."""

    rows: list[Row]
    snapshot: Snapshot | None


class TooBusy(Exception):
    """Nothing more is taken: too much waits to be stored."""


class StoreDown(Exception):
    """What keeps everything does not answer, or cannot write."""


class NewerRow(LabtableError):
    """What is stored is whole, but has a shape that this release does not know: a newer one wrote it."""
