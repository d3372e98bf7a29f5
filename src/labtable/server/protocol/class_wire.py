"""Everything that travels between a class and its server: beside `labtable.server.protocol.wire`, in the same style."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from labtable.core.game.contract import Message
from labtable.server.protocol.wire import (
    Bye,
    Chair,
    Chart,
    Clock,
    CommandId,
    Hint,
    Nickname,
    Outcome,
    Ping,
    Pong,
    Position,
    Rejected,
    Seat,
    Strict,
    Struct,
)

FACES = 24  # pictures for a name card, by number
PUPILS = 60  # in a class
Pupils = Annotated[int, Meta(ge=1, le=100_000)]  # the number of a name card
Waiters = Annotated[tuple[Pupils, ...], Meta(min_length=1, max_length=PUPILS)]
Groups = Annotated[int, Meta(ge=1, le=99)]
Face = Annotated[int, Meta(ge=0, lt=FACES)]
Line = Annotated[str, Meta(max_length=40)]
Code = Annotated[str, Meta(max_length=32)]
Thing = Annotated[str, Meta(max_length=80, pattern=r"^[A-Za-z0-9*/_-]+$")]
Listed = Annotated[tuple[Nickname, ...], Meta(max_length=PUPILS)]
Names = Literal["generated", "list", "free"]
Language = Literal["en", "fr", "es"]
ClassPhase = Literal["gathering", "playing", "results"]
Flag = Literal["stuck", "waiting", "finished", "help"]
Role = Literal["teacher", "pupil", "waiting"]
Door = Literal["open", "line", "cards"]  # who comes in: all with the code, whom the teacher lets in, entry cards alone
ENTRY_CARDS = 120  # of a class; some are lost


# A class, as it is shown --------------------------------------------------------------------------


class Pupil(Struct):
    """A name card."""

    id: int
    name: str  # empty until one of the listed names is picked
    face: int
    present: bool
    hand: int | None  # milliseconds since 1970 when it was raised
    group: int | None  # its number
    picked: bool  # has a name


class Waiting(Struct):
    """Somebody at the door of the class."""

    id: int
    name: str  # that was made for them, to be asked for by
    face: int
    present: bool
    since: int


class Group(Struct):
    number: int
    pupils: tuple[int, ...]
    table: str | None  # its code, from the start of a round
    seats: tuple[int, ...]  # of each pupil, in the same order; two who sit side by side have the same


class Frozen(Struct):
    """Eyes on me: nobody can play meanwhile, and no clock runs."""

    message: str
    since: int


class Spotlight(Struct):
    """What everybody should look at: one table, or one thing on every board."""

    table: str | None
    thing: str | None


class PollCount(Struct):
    action: int
    count: int


class Poll(Struct):
    """What would you play here? A position as the player to move sees it. All tables rest meanwhile."""

    id: int
    table: str
    seat: int
    since: int  # milliseconds since 1970
    asks: Message  # what the player is asked, as it is told to others: by name
    moment: Any  # a `Moment` with its legal actions
    chairs: tuple[Chair, ...]
    open: bool
    mine: int | None  # the action that this pupil chose
    answered: int
    asked: int
    counts: tuple[PollCount, ...]  # for the teacher always, for pupils when it is closed
    advice: Hint | None  # what the Laureate thinks; for the teacher, and for pupils when it is closed


class WallTable(Struct):
    """A table of the class in a few words."""

    group: int
    code: str
    version: int
    position: int
    phase: Literal["lobby", "playing", "over"]
    to_move: int  # -1 when the game is over
    since: int  # milliseconds since 1970: so long its player decides, times of rest left out
    scores: tuple[int, ...]
    names: tuple[str | None, ...]  # by seat; null: a bot
    flags: tuple[Flag, ...]
    waiting_for: str | None  # the name of the one whom the others wait for
    said: Message | None  # the last sentence of the log


class Classroom(Struct):
    """A class as its reader may know it: a pupil is told of the own group alone, and of no other table."""

    id: str
    code: str  # six characters: pupils join by it
    join: str  # the link for pupils
    role: Role
    title: str
    teacher: str
    phase: ClassPhase
    round: int
    game: str
    players: int
    level: str
    options: dict[str, Any]
    same_deal: bool
    clock: Clock | None
    names: Names
    language: Language
    door: Door
    waiting: tuple[Waiting, ...]  # at the door: for the teacher all, for who waits oneself
    unpicked: tuple[str, ...]  # listed names that nobody has taken yet
    expires_at: int  # everything about this class is deleted then
    me: int | None  # the pupil's own card
    pupils: tuple[Pupil, ...]
    groups: tuple[Group, ...]
    frozen: Frozen | None
    spotlight: Spotlight | None
    poll: Poll | None
    wall: tuple[WallTable, ...]


# The stream ---------------------------------------------------------------------------------------


class ClassState(Struct, tag="class"):
    """The class now; there are no steps. `beat` counts what changes."""

    beat: int
    now: int
    classroom: Classroom


class ClassDone(Struct, tag="class-done"):
    """The command is stored for good."""

    id: str
    beat: int


ClassAnswer = ClassDone | Rejected
ClassFromServer = ClassState | ClassDone | Rejected | Pong | Bye


# Commands of the teacher --------------------------------------------------------------------------


class RenamePupil(Strict, tag="rename-pupil"):
    id: CommandId
    pupil: Pupils
    name: Nickname


class RemovePupil(Strict, tag="remove-pupil"):
    """Take a pupil out of the class. With `ban` the same browser is refused from now on, and an open door becomes a
    line: whoever comes with a new cookie waits for the teacher."""

    id: CommandId
    pupil: Pupils
    ban: bool = False


class MovePupil(Strict, tag="move-pupil"):
    """Move a pupil to another group. While a round is played: to a bot's seat at its table, else beside a partner; or
    to `seat`."""

    id: CommandId
    pupil: Pupils
    group: Groups | None
    seat: Seat | None = None


class Shuffle(Strict, tag="shuffle"):
    id: CommandId


class Settle(Strict, tag="settle"):
    """Change the class while it gathers; what is left out stays. A clock of null seconds cannot be said: `no_clock`."""

    id: CommandId
    game: Annotated[str, Meta(max_length=40)] | None = None
    players: Annotated[int, Meta(ge=1, le=16)] | None = None
    level: str | None = None
    options: dict[str, Any] | None = None
    same_deal: bool | None = None
    clock: Clock | None = None
    no_clock: bool = False
    names: Names | None = None
    listed: Listed | None = None
    language: Language | None = None
    title: Line | None = None
    teacher: Line | None = None


class SetDoor(Strict, tag="door"):
    """Who comes in from now on; those who have a card come back as before."""

    id: CommandId
    door: Door


class LetIn(Strict, tag="let-in"):
    id: CommandId
    waiters: Waiters


class SendAway(Strict, tag="send-away"):
    id: CommandId
    waiters: Waiters


class MakeEntryCards(Strict, tag="make-entry-cards"):
    """Make `count` more entry cards; each lets one pupil in, once."""

    id: CommandId
    count: Annotated[int, Meta(ge=1, le=PUPILS)]


class StartAll(Strict, tag="start-all"):
    id: CommandId


class Freeze(Strict, tag="freeze"):
    id: CommandId
    message: Annotated[str, Meta(max_length=200)] = ""


class Thaw(Strict, tag="thaw"):
    id: CommandId


class SetSpotlight(Strict, tag="spotlight"):
    """Point everybody to one table, or to one thing of every board; both null: off."""

    id: CommandId
    table: Code | None = None
    thing: Thing | None = None


class OpenPoll(Strict, tag="open-poll"):
    """Ask everybody about a position of a table; null: the present one."""

    id: CommandId
    table: Code
    position: Position | None = None


class ClosePoll(Strict, tag="close-poll"):
    """Nobody answers any more; everybody sees the answers."""

    id: CommandId


class EndPoll(Strict, tag="end-poll"):
    """Put the poll away."""

    id: CommandId


class LowerHand(Strict, tag="lower-hand"):
    id: CommandId
    pupil: Pupils


class FinishRound(Strict, tag="finish-round"):
    """Show the results, also where a table still plays."""

    id: CommandId


class AnotherRound(Strict, tag="another-round"):
    id: CommandId
    shuffle: bool = False


class EndClass(Strict, tag="end-class"):
    """Delete the class, its names and its tables."""

    id: CommandId


# Commands of a pupil ------------------------------------------------------------------------------


class PickName(Strict, tag="pick-name"):
    """One of the listed names."""

    id: CommandId
    name: Nickname


class ChangeCard(Strict, tag="change-card"):
    """Another face, or another name: typed where names are free, else (`another`) the next generated one."""

    id: CommandId
    name: Nickname | None = None
    face: Face | None = None
    another: bool = False


class RaiseHand(Strict, tag="raise-hand"):
    id: CommandId
    up: bool = True


class AnswerPoll(Strict, tag="answer-poll"):
    id: CommandId
    poll: Annotated[int, Meta(ge=1)]
    action: Annotated[int, Meta(ge=0, lt=2**31)]


class LeaveClass(Strict, tag="leave-class"):
    """The card and everything on it is deleted."""

    id: CommandId


TeacherCommand = (
    RenamePupil
    | RemovePupil
    | MovePupil
    | Shuffle
    | Settle
    | SetDoor
    | LetIn
    | SendAway
    | MakeEntryCards
    | StartAll
    | Freeze
    | Thaw
    | SetSpotlight
    | OpenPoll
    | ClosePoll
    | EndPoll
    | LowerHand
    | FinishRound
    | AnotherRound
    | EndClass
)
PupilCommand = PickName | ChangeCard | RaiseHand | AnswerPoll | LeaveClass
ClassCommand = TeacherCommand | PupilCommand
ClassFromClient = ClassCommand | Ping


# REST ---------------------------------------------------------------------------------------------


class NewClass(Strict):
    game: Annotated[str, Meta(max_length=40)]
    players: Annotated[int, Meta(ge=1, le=16)]
    level: str = "greedy"  # of the bots that fill gaps
    options: dict[str, Any] = msgspec.field(default_factory=dict)
    same_deal: bool = False
    clock: Clock | None = None
    names: Names = "generated"
    listed: Listed = ()
    language: Language = "en"  # of generated names
    hours: Annotated[int, Meta(ge=1, le=168)] = 24  # until everything is deleted
    door: Door = "open"
    pupils: Annotated[int, Meta(ge=0, le=PUPILS)] = 0  # so many come in at once; 0: nobody says
    title: Line = ""
    teacher: Line = ""


class ClassMade(Struct):
    id: str
    code: str
    link: str  # for the teacher
    join: str  # for pupils; /api/classes/ID/qr.svg shows it
    key: str  # opens the teacher's desk on any device; it is told here alone


class JoinClass(Strict):
    code: Code  # of the class; with that of an entry card after it, twelve characters


class Joined(Struct):
    id: str
    role: Role


class CardKey(Strict):
    """A key for another device: of one's own card, or (teacher) of a pupil's."""

    pupil: Pupils | None = None


class RecoveryKey(Struct):
    """Opens the teacher's desk on any device by `POST /api/takeover`, as often as needed, until the class ends."""

    key: str


class PrintedCard(Struct):
    """An entry card, for the teacher to print."""

    code: str  # of the class and of the card: twelve characters
    link: str
    name: str | None  # of the teacher's list
    used: bool


# Results ------------------------------------------------------------------------------------------


class TableResult(Struct):
    group: int
    code: str
    names: tuple[str | None, ...]  # by seat; null: a bot
    over: bool
    outcome: Outcome | None
    chart: Chart
    decisions: int
    minutes: float


class PartingChoice(Struct):
    groups: tuple[int, ...]
    message: Message


class Parting(Struct):
    """Groups that had the same game so far chose differently here."""

    position: int
    seat: int
    groups: tuple[int, ...]
    choices: tuple[PartingChoice, ...]


class ClassResults(Struct):
    """A round of the class. Every round is kept until the class is deleted."""

    round: int
    rounds: tuple[int, ...]  # that have begun
    game: str
    same_deal: bool
    tables: tuple[TableResult, ...]
    parted: tuple[Parting, ...]


NO_CLASS = Message("server-no-such-class")
UNIONS: dict[str, Any] = {
    "ClassPhase": ClassPhase,
    "ClassAnswer": ClassAnswer,
    "ClassFromServer": ClassFromServer,
    "TeacherCommand": TeacherCommand,
    "PupilCommand": PupilCommand,
    "ClassCommand": ClassCommand,
    "ClassFromClient": ClassFromClient,
}
STRUCTS: tuple[type[msgspec.Struct], ...] = tuple(
    value
    for value in list(vars().values())
    if isinstance(value, type)
    and issubclass(value, msgspec.Struct)
    and value.__module__ == __name__
    and value.__struct_fields__
)
