"""What is stored of a table: an append-only list of changes. Everything else about it follows from them."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from labtable.core.saving import Redealt
from labtable.server.wire import Settings

NOBODY = "—"  # the name of somebody who wanted to be forgotten


class Row(msgspec.Struct, frozen=True):
    """One change, numbered from 1 at each table; `author` and `command` make it happen once."""

    number: int
    at: int  # milliseconds since 1970
    author: str
    command: str
    change: Change


class StoredChair(msgspec.Struct):
    kind: Literal["open", "human", "bot"] = "open"
    nickname: str | None = None
    level: str | None = None
    holders: list[str] = []


class Made(msgspec.Struct, tag="made"):
    game: str
    options: dict[str, Any]
    settings: Settings
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
    settings: Settings


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


def without_person(change: Change, seat: int) -> Change:
    """The change as it is kept of somebody who wants to be forgotten."""
    match change:
        case Made() if seat < len(change.chairs) and change.chairs[seat].kind == "human":
            chairs = list(change.chairs)
            chairs[seat] = StoredChair("human", NOBODY, None, [])
            return msgspec.structs.replace(change, chairs=chairs)
        case Sat() if change.seat == seat:
            return msgspec.structs.replace(change, nickname=NOBODY, holder="")
        case HandedOver() if change.seat == seat:
            return msgspec.structs.replace(change, holder="")
        case Renamed() if change.seat == seat:
            return msgspec.structs.replace(change, nickname=NOBODY)
    return change


encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Change).decode
