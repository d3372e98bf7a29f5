"""What is stored of a table: an append-only list of changes. Everything else about it follows from them: each says what
it does to a table, and how it is told.

These are structs of storage alone. What a newer release added to them is passed over, and stays in the database: two
releases may share one, and a release may be taken back.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Literal, NamedTuple

import msgspec

from labtable.bots.levels import ADAPTIVE
from labtable.core.game.contract import Message, seat_name
from labtable.core.match.log import Entry, Step
from labtable.core.match.save_file import Redealt
from labtable.core.match.shares import PlayerShare
from labtable.server.protocol import wire
from labtable.server.table.chair import Rewind, TableChair

if TYPE_CHECKING:
    from labtable.server.table.table import GameTable

Steps = Sequence[Step]  # of the match, where they were made for a change; none where it is read from the store
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


class LogLine(NamedTuple):
    """How a change is told to an audience."""

    kind: Literal["table", "deal", "action", "undo", "rewind", "phrase"]
    seat: int | None  # whose change it is
    messages: list[Message]


Moves = Callable[[], list[Message]]  # what a change did in the match, in the words of an audience


def about(seat: int, word: str, **params: Any) -> Message:
    return Message(word, {"who": seat_name(seat), **params})


def at_seat(seat: int, word: str) -> LogLine:
    return LogLine("table", seat, [about(seat, word)])


def at_table(word: str) -> LogLine:
    return LogLine("table", None, [Message(word)])


# The changes: each is what is stored of it, what it does to a table (`fold`), and how it is told (`tell`) -------------


class TableEvent(msgspec.Struct):
    """A change of a table. Its `fold` writes into the table; nothing else does."""

    arranges: ClassVar[bool] = True  # can it change who sits where, or the settings?


class Opened(msgspec.Struct):
    """What a table keeps of the file that its game comes from."""

    branch: int | None = None  # entries that came from another game already there


class Made(TableEvent, tag="made"):
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
    deal: int | None = None  # the seed of a deal that others play, too
    asks_shares: bool = False  # may players' browsers add shares to this deal?
    shares: list[PlayerShare] = []  # those of a deal that is set
    played_on: bool = False  # did the game go on in a page that had lost its server?
    opened: Opened | None = None  # the file that the game comes from

    @property
    def is_set(self) -> bool:
        """Is its deal known to others, who play it as well?"""
        return self.puzzle is not None or self.daily is not None or self.deal is not None

    def fold(self, table: GameTable, row: Row, steps: Steps) -> None:
        table.made, table.settings, table.host = self, self.settings.sent(), self.host
        table.chairs = [
            TableChair(chair.kind, chair.nickname, chair.level, list(chair.holders)) for chair in self.chairs
        ]

    def tell(self, moves: Moves) -> LogLine:
        return at_table("table-made")


class Sat(TableEvent, tag="sat"):
    seat: int
    nickname: str
    holder: str
    program: bool = False

    def fold(self, table: GameTable, row: Row, steps: Steps) -> None:
        table.chairs[self.seat] = TableChair("human", self.nickname, None, [self.holder], program=self.program)
        table.name_players()  # a pupil who comes late takes a bot's seat

    def tell(self, moves: Moves) -> LogLine:
        return at_seat(self.seat, "table-program-sat" if self.program else "table-sat")


class Renamed(TableEvent, tag="renamed"):
    seat: int
    nickname: str

    def fold(self, table: GameTable, row: Row, steps: Steps) -> None:
        table.chairs[self.seat].nickname = self.nickname
        table.name_players()

    def tell(self, moves: Moves) -> LogLine:
        return at_seat(self.seat, "table-renamed")


class Furnished(TableEvent, tag="furnished"):
    """A chair is opened, or a bot sits on it. People whom the host takes off their chairs cannot sit down again."""

    seat: int
    level: str | None

    def fold(self, table: GameTable, row: Row, steps: Steps) -> None:
        if row.author == table.host:
            table.removed |= set(table.chairs[self.seat].holders) - {table.host}
        table.chairs[self.seat] = TableChair("open" if self.level is None else "bot", None, self.level, [])
        if table.collecting_since is not None:  # somebody who wanted to be forgotten
            table.call_off()
        table.name_players()

    def tell(self, moves: Moves) -> LogLine:
        said = {None: "table-opened", ADAPTIVE: "table-bot-adaptive"}
        return at_seat(self.seat, said.get(self.level, "table-bot"))


class Changed(TableEvent, tag="changed"):
    players: int
    options: dict[str, Any]
    settings: StoredSettings

    def fold(self, table: GameTable, row: Row, steps: Steps) -> None:
        table.settings = self.settings.sent()
        table.made = msgspec.structs.replace(table.made, options=self.options)
        table.chairs = table.chairs[: self.players]
        table.chairs += [TableChair("open", None, None, []) for _ in range(self.players - len(table.chairs))]

    def tell(self, moves: Moves) -> LogLine:
        return at_table("table-changed")


class Pledged(TableEvent, tag="pledged"):
    """A player's browser is bound to the share that it will add to the deal."""

    seat: int
    pledge: str

    def fold(self, table: GameTable, row: Row, steps: Steps) -> None:
        table.chairs[self.seat].pledge = self.pledge

    def tell(self, moves: Moves) -> LogLine:
        return LogLine("table", self.seat, [])


class SharesAsked(TableEvent, tag="shares-asked"):
    """The table is as it will be dealt: everybody who pledged a share gives it now."""

    def fold(self, table: GameTable, row: Row, steps: Steps) -> None:
        table.collecting_since = row.at

    def tell(self, moves: Moves) -> LogLine:
        return LogLine("table", None, [])


class ShareGiven(TableEvent, tag="share-given"):
    """A player's browser gave the share that it had pledged."""

    seat: int
    share: str

    def fold(self, table: GameTable, row: Row, steps: Steps) -> None:
        table.chairs[self.seat].share = self.share

    def tell(self, moves: Moves) -> LogLine:
        return LogLine("table", self.seat, [])


class CalledOff(TableEvent, tag="called-off"):
    """The deal that the shares would have led to is not possible: the host chooses other options."""

    def fold(self, table: GameTable, row: Row, steps: Steps) -> None:
        table.call_off()

    def tell(self, moves: Moves) -> LogLine:
        return at_table("table-called-off")


class Dealt(TableEvent, tag="dealt"):
    rules_version: int
    components: list[tuple[list[str], Any]] = []  # the entries that differ from the box
    shares: list[PlayerShare] = []  # that were pledged; those that were given are in the deal

    def fold(self, table: GameTable, row: Row, steps: Steps) -> None:
        table.dealt, table.turn_began, table.collecting_since = self, row.at, None
        for entry in table.made.begins:
            table.enter(Entry._make(entry))

    def tell(self, moves: Moves) -> LogLine:
        withheld = [about(one.seat, "table-withheld") for one in self.shares if one.share is None]
        return LogLine("deal", None, [Message("table-dealt"), *withheld, *moves()])


class Played(TableEvent, tag="played"):
    """Entries of the match: a decision and what follows without a choice, one taken back, or several by consent."""

    arranges: ClassVar[bool] = False
    kind: Literal["action", "undo", "rewind"]
    seat: int
    entries: list[tuple[int, int, int]]
    spent: int = 0  # milliseconds off the player's clock, its increment added again

    def fold(self, table: GameTable, row: Row, steps: Steps) -> None:
        table.decided_at, table.turn_began, table.rewind = table.position, row.at, None
        for number, entry in enumerate(self.entries):
            table.enter(Entry._make(entry), steps[number] if steps else None)
        table.chairs[self.seat].spent += self.spent

    def tell(self, moves: Moves) -> LogLine:
        return LogLine(self.kind, self.seat, [*moves(), *self.forced()])

    def forced(self) -> list[Message]:
        """Whom a decision left nothing else to do than what was done for them; of its own player nobody wonders."""
        if self.kind != "action" or len(self.entries) == 1:
            return []
        seats = dict.fromkeys([seat for seat, *_ in self.entries if seat != self.seat])
        return [about(seat, "table-forced") for seat in seats]


class Covered(TableEvent, tag="covered"):
    """A bot plays for a person."""

    seat: int
    why: Literal["left", "away", "host", "clock", "resigned"]

    def fold(self, table: GameTable, row: Row, steps: Steps) -> None:
        chair = table.chairs[self.seat]
        chair.covered = True
        chair.resigned |= self.why == "resigned"
        chair.out_of_time |= self.why == "clock"
        chair.level = table.settings.cover_level

    def tell(self, moves: Moves) -> LogLine:
        return at_seat(self.seat, f"table-covered-{self.why}")


class GameStopped(TableEvent, tag="stopped"):
    """A person ended the game against bots before its end."""

    seat: int

    def fold(self, table: GameTable, row: Row, steps: Steps) -> None:
        table.stopped_by = self.seat

    def tell(self, moves: Moves) -> LogLine:
        return at_seat(self.seat, "table-stopped")


class Returned(TableEvent, tag="returned"):
    seat: int

    def fold(self, table: GameTable, row: Row, steps: Steps) -> None:
        chair = table.chairs[self.seat]
        chair.covered, chair.level = False, None
        table.turn_began = row.at

    def tell(self, moves: Moves) -> LogLine:
        return at_seat(self.seat, "table-returned")


class Offered(TableEvent, tag="offered"):
    seat: int
    to: int

    def fold(self, table: GameTable, row: Row, steps: Steps) -> None:
        table.rewind = Rewind(self.seat, self.to)

    def tell(self, moves: Moves) -> LogLine:
        return at_seat(self.seat, "table-offered")


class Answered(TableEvent, tag="answered"):
    seat: int
    agree: bool

    def fold(self, table: GameTable, row: Row, steps: Steps) -> None:
        if not self.agree:
            table.rewind = None
        elif table.rewind is not None:
            table.rewind.agreed.append(self.seat)

    def tell(self, moves: Moves) -> LogLine:
        return at_seat(self.seat, "table-agreed" if self.agree else "table-declined")


class Said(TableEvent, tag="said"):
    arranges: ClassVar[bool] = False
    seat: int
    phrase: str

    def fold(self, table: GameTable, row: Row, steps: Steps) -> None:
        """A phrase is told, and changes nothing."""

    def tell(self, moves: Moves) -> LogLine:
        phrase = Message(f"phrase-{self.phrase}")
        return LogLine("phrase", self.seat, [about(self.seat, "table-said", phrase=phrase)])


class Rematched(TableEvent, tag="rematched"):
    code: str

    def fold(self, table: GameTable, row: Row, steps: Steps) -> None:
        table.rematch = self.code

    def tell(self, moves: Moves) -> LogLine:
        return at_table("table-rematched")


class LessonLeft(TableEvent, tag="lesson-left"):
    """The lesson is over for this table; the game goes on."""

    def fold(self, table: GameTable, row: Row, steps: Steps) -> None:
        table.lesson_left = True

    def tell(self, moves: Moves) -> LogLine:
        return at_table("table-lesson-left")


class HandedOver(TableEvent, tag="handed-over"):
    """A second device holds the seat too, or a program."""

    seat: int
    holder: str
    program: bool = False

    def fold(self, table: GameTable, row: Row, steps: Steps) -> None:
        chair = table.chairs[self.seat]
        chair.program = chair.program or self.program
        if self.holder not in chair.holders:
            chair.holders.append(self.holder)

    def tell(self, moves: Moves) -> LogLine:
        return at_seat(self.seat, "table-program-holds" if self.program else "table-handed-over")


Change = (
    Made
    | Sat
    | Renamed
    | Furnished
    | Changed
    | Pledged
    | SharesAsked
    | ShareGiven
    | CalledOff
    | Dealt
    | Played
    | Covered
    | GameStopped
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


def names_before(rows: Sequence[str]) -> Iterator[tuple[int, str]]:
    """The stored changes that hold a name that nobody at the table has any more, and what is kept of them."""
    changes = [msgspec.json.decode(row) for row in rows]
    sits: set[int] = set()  # seats whose last name was met already, from the end
    for number in reversed(range(len(changes))):
        before = msgspec.json.encode(changes[number])
        match changes[number]:
            case {"type": "made", "chairs": chairs}:
                for seat in sits.intersection(range(len(chairs))):
                    if chairs[seat].get("kind") == "human":
                        chairs[seat]["nickname"] = NOBODY
            case {"type": "furnished", "seat": seat}:
                sits.add(seat)
            case {"type": "sat" | "renamed", "seat": seat}:
                if seat in sits:
                    changes[number]["nickname"] = NOBODY
                sits.add(seat)
        if (kept := msgspec.json.encode(changes[number])) != before:
            yield number, kept.decode()


encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Change).decode
