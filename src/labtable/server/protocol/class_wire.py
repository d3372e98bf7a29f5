"""Everything that travels between a class and its server: beside `labtable.server.protocol.wire`, in the same style."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from labtable.core.game.contract import Message
from labtable.server.protocol import homework_wire
from labtable.server.protocol.homework_wire import DropHomework, SetHomework
from labtable.server.protocol.lesson_plan import LessonPlan, PlanQuestion, StepKind, Steps
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
Flag = Literal["help", "stuck", "absent", "waiting", "finished"]
Role = Literal["teacher", "pupil", "waiting"]
Hours = Annotated[int, Meta(ge=1, le=360)]  # homework may be due in two weeks, and is looked at for a day
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
    wanted: str  # the name that waits for the teacher; told to the teacher and to this pupil alone


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
    """A question to all: what would you play here, or one of the teacher's own. All tables rest meanwhile. How others
    answered and what is right is told to nobody before it is closed: the teacher's screen is often on the wall."""

    id: int
    table: str  # empty: a question of the teacher's own
    seat: int
    since: int  # milliseconds since 1970
    asks: Message | None  # what the player is asked, as it is told to others: by name
    moment: Any  # a `Moment` with its legal actions, or null
    chairs: tuple[Chair, ...]
    text: str  # in the teacher's words; empty: what would you play?
    answers: tuple[str, ...]  # to a question of the teacher's own, by number
    open: bool
    mine: int | None  # the action, or the number of the answer, that this pupil chose
    answered: int
    asked: int
    counts: tuple[PollCount, ...]  # when it is closed
    advice: Hint | None  # what the Laureate thinks, when it is closed
    right: int | None  # the number of the right answer, when it is closed
    why: str  # as the teacher says, when it is closed


class StepNow(Struct):
    """The step of the lesson plan that the class is at, as everybody sees it."""

    number: int  # 0 is the first
    count: int
    kind: StepKind
    goal: str
    ends_at: int | None  # milliseconds since 1970; null: no time is set
    game: str | None
    lesson: str
    text: str
    done: int  # pupils who say that they have finished
    mine: bool  # this pupil has


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
    covered: tuple[int, ...]  # seats of pupils for whom a bot plays meanwhile
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
    approve_names: bool
    language: Language
    door: Door
    waiting: tuple[Waiting, ...]  # at the door: for the teacher all, for who waits oneself
    unpicked: tuple[str, ...]  # listed names that nobody has taken yet
    hours: int  # for which the class is kept, from when it was made
    expires_at: int  # everything about this class is deleted then
    me: int | None  # the pupil's own card
    pupils: tuple[Pupil, ...]
    groups: tuple[Group, ...]
    frozen: Frozen | None
    spotlight: Spotlight | None
    poll: Poll | None
    plan: LessonPlan | None  # the teacher's alone
    step: StepNow | None
    home: str  # the pupil's own code card, where there is homework; else empty
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


class ApproveNames(Strict, tag="approve-names"):
    """Let pupils have the names that they typed, or refuse these."""

    id: CommandId
    pupils: Waiters
    refuse: bool = False


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
    approve_names: bool | None = None
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
    """Ask everybody about a position of a table; null: the present one. `text`: the question in the teacher's words."""

    id: CommandId
    table: Code
    position: Position | None = None
    text: Annotated[str, Meta(max_length=120)] = ""  # two lines of a phone


class AskQuestion(Strict, tag="ask-question"):
    """Ask everybody a question of one's own."""

    id: CommandId
    question: PlanQuestion


class ClosePoll(Strict, tag="close-poll"):
    """Nobody answers any more; everybody sees the answers."""

    id: CommandId


class EndPoll(Strict, tag="end-poll"):
    """Put the poll away."""

    id: CommandId


class SetPlan(Strict, tag="set-plan"):
    """A lesson plan for this class; null: none."""

    id: CommandId
    plan: LessonPlan | None


class GoToStep(Strict, tag="go-to-step"):
    """Go to a step of the plan. A game ends the round before it and begins another one, which is not started yet; a
    question is asked at once."""

    id: CommandId
    step: Annotated[int, Meta(ge=0, lt=Steps)]


class GiveTime(Strict, tag="give-time"):
    """More minutes for this step, or fewer."""

    id: CommandId
    minutes: Annotated[int, Meta(ge=-60, le=60)]


class KeepFor(Strict, tag="keep-for"):
    """Everything is deleted so many hours after the class was made; at the earliest in a quarter of an hour."""

    id: CommandId
    hours: Hours


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
    language: Language | None = None  # of the next generated name; left out: the class's


class RaiseHand(Strict, tag="raise-hand"):
    id: CommandId
    up: bool = True


class AnswerPoll(Strict, tag="answer-poll"):
    id: CommandId
    poll: Annotated[int, Meta(ge=1)]
    action: Annotated[int, Meta(ge=0, lt=2**31)]


class FinishStep(Strict, tag="finish-step"):
    """I have finished what this step asks."""

    id: CommandId


class LeaveClass(Strict, tag="leave-class"):
    """The card and everything on it is deleted."""

    id: CommandId


TeacherCommand = (
    RenamePupil
    | ApproveNames
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
    | AskQuestion
    | ClosePoll
    | EndPoll
    | SetPlan
    | SetHomework
    | DropHomework
    | GoToStep
    | GiveTime
    | KeepFor
    | LowerHand
    | FinishRound
    | AnotherRound
    | EndClass
)
PupilCommand = PickName | ChangeCard | RaiseHand | AnswerPoll | FinishStep | LeaveClass
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
    approve_names: bool = False  # a typed name is shown when the teacher has approved it
    language: Language = "en"  # of generated names
    hours: Hours = 24  # until everything is deleted
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
    language: Language | None = None  # of the generated name; left out: the class's


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


class PupilAnswer(Struct):
    question: int  # its number
    answer: int  # its place in `QuestionResult.answers`


class PupilResult(Struct):
    """What one pupil did in a round: a pupil who shares a seat has decisions of the own."""

    pupil: int  # the number of the name card
    name: str
    group: int
    seat: int
    partners: tuple[str, ...]  # on the same seat
    score: int
    rank: int | None  # while the game goes on: none
    won: bool | None
    decisions: int  # that the pupil took and that stand
    covered: int  # that a bot took on this seat while its pupils were away
    answers: tuple[PupilAnswer, ...]


class AnswerResult(Struct):
    text: str  # of a question of the teacher's own
    message: Message | None  # of an action at a table
    count: int
    right: bool  # the right answer, or the Laureate's choice


class QuestionResult(Struct):
    """A question that was asked in a round, and what the class answered."""

    number: int
    group: int | None  # the table that it was about
    text: str
    asks: Message | None
    answers: tuple[AnswerResult, ...]
    why: str
    reasons: tuple[Message, ...]  # of the Laureate


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
    pupils: tuple[PupilResult, ...]
    questions: tuple[QuestionResult, ...]
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
    for value in [*vars().values(), *vars(homework_wire).values()]
    if isinstance(value, type)
    and issubclass(value, msgspec.Struct)
    and value.__module__ in (__name__, LessonPlan.__module__, homework_wire.__name__)
    and value.__struct_fields__
)
