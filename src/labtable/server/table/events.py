"""What is stored of a table: an append-only list of changes. Everything else about it follows from them.

These are structs of storage alone. What a newer release added to them is passed over, and stays in the database: two
releases may share one, and a release may be taken back.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from labtable.core.match.save_file import Redealt
from labtable.server.protocol import wire

NOBODY = "—"  # the name of somebody who wanted to be forgotten


class Row(msgspec.Struct, frozen=True):
    """One change, numbered from 1 at each table; `author` and `command` make it happen once."""

    number: int
    at: int  # milliseconds since 1970
    author: str
    command: str
    change: Change


class StoredClock(msgspec.Struct):
    seconds: int
    increment: int = 0

    @staticmethod
    def of(clock: wire.Clock | None) -> StoredClock | None:
        return None if clock is None else StoredClock(clock.seconds, clock.increment)

    def sent(self) -> wire.Clock:
        return wire.Clock(self.seconds, self.increment)


class StoredSettings(msgspec.Struct):
    """The settings of a table, without the limits of what a client may send: they change with releases."""

    spectators: bool = False
    locked: bool = False
    cover_after: int = 60
    cover_level: str = "greedy"
    pace: bool = True
    clock: StoredClock | None = None
    check: bool = False

    @staticmethod
    def of(settings: wire.Settings) -> StoredSettings:
        return StoredSettings(**{**msgspec.structs.asdict(settings), "clock": StoredClock.of(settings.clock)})

    def sent(self) -> wire.Settings:
        clock = None if self.clock is None else self.clock.sent()
        return wire.Settings(**{**msgspec.structs.asdict(self), "clock": clock})


class StoredChair(msgspec.Struct):
    kind: Literal["open", "human", "bot"] = "open"
    nickname: str | None = None
    level: str | None = None
    holders: list[str] = []


class Made(msgspec.Struct, tag="made"):
    game: str
    options: dict[str, Any]
    settings: StoredSettings
    chairs: list[StoredChair]
    host: str
    secret: str
    lesson: str | None = None  # the lesson that is given here
    classroom: str | None = None  # the class that this table belongs to
    branch: str | None = None  # the finished table whose game is tried again here, …
    begins: list[tuple[int, int, int]] = []  # … with these entries of it
    redealt: list[Redealt] = []  # … and what a seat could not know then dealt anew, the last time from `secret`
    puzzle: str | None = None  # the puzzle that is solved here; it begins with what was played before it
    daily: str | None = None  # the day whose deal is played here


class Sat(msgspec.Struct, tag="sat"):
    seat: int
    nickname: str
    holder: str


class Renamed(msgspec.Struct, tag="renamed"):
    seat: int
    nickname: str


class Furnished(msgspec.Struct, tag="furnished"):
    """A chair is opened, or a bot sits on it."""

    seat: int
    level: str | None


class Changed(msgspec.Struct, tag="changed"):
    players: int
    options: dict[str, Any]
    settings: StoredSettings


class Dealt(msgspec.Struct, tag="dealt"):
    rules_version: int
    components: list[tuple[list[str], Any]] = []  # the entries that differ from the box


class Played(msgspec.Struct, tag="played"):
    """Entries of the match: a decision and what follows without a choice, one taken back, or several by consent."""

    kind: Literal["action", "undo", "rewind"]
    seat: int
    entries: list[tuple[int, int, int]]
    spent: int = 0  # milliseconds off the player's clock, its increment added again


class Covered(msgspec.Struct, tag="covered"):
    """A bot plays for a person."""

    seat: int
    why: Literal["left", "away", "host", "clock", "resigned"]


class Returned(msgspec.Struct, tag="returned"):
    seat: int


class Offered(msgspec.Struct, tag="offered"):
    seat: int
    to: int


class Answered(msgspec.Struct, tag="answered"):
    seat: int
    agree: bool


class Said(msgspec.Struct, tag="said"):
    seat: int
    phrase: str


class Rematched(msgspec.Struct, tag="rematched"):
    code: str


class LessonLeft(msgspec.Struct, tag="lesson-left"):
    """The lesson is over for this table; the game goes on."""


class HandedOver(msgspec.Struct, tag="handed-over"):
    """A second device holds the seat too."""

    seat: int
    holder: str


Change = (
    Made
    | Sat
    | Renamed
    | Furnished
    | Changed
    | Dealt
    | Played
    | Covered
    | Returned
    | Offered
    | Answered
    | Said
    | Rematched
    | HandedOver
    | LessonLeft
)


def holders_in(change: Change, seat: int) -> set[str]:
    """Who held a seat by this change."""
    match change:
        case Made():
            return set(change.chairs[seat].holders) if seat < len(change.chairs) else set()
        case Sat() | HandedOver() if change.seat == seat:
            return {change.holder}
    return set()


def without_person(stored: str, seat: int) -> str:
    """A stored change as it is kept of somebody who wants to be forgotten. What a newer release wrote stays in it."""
    change = msgspec.json.decode(stored)
    match change:
        case {"type": "made", "chairs": chairs} if seat < len(chairs) and chairs[seat].get("kind") == "human":
            chairs[seat] |= {"nickname": NOBODY, "holders": []}
        case {"type": "sat", "seat": taken} if taken == seat:
            change |= {"nickname": NOBODY, "holder": ""}
        case {"type": "handed-over", "seat": taken} if taken == seat:
            change["holder"] = ""
        case {"type": "renamed", "seat": taken} if taken == seat:
            change["nickname"] = NOBODY
        case _:
            return stored
    return msgspec.json.encode(change).decode()


encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Change).decode
