"""A class as its reader may know it, and the stream that brings it."""

from __future__ import annotations

from typing import Any, Literal

from labtable.core.game.contract import Message
from labtable.server.protocol.class_types import ClassPhase, Door, Flag, Language, Names, Role
from labtable.server.protocol.lesson_plan import LessonPlan
from labtable.server.protocol.lesson_wire import StepNow, StepProgress
from labtable.server.protocol.question_wire import Poll
from labtable.server.protocol.wire import Bye, Clock, Pong, Rejected, Struct


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
    progress: tuple[StepProgress, ...]  # the teacher's alone
    home: str  # the pupil's own code card, where there is homework; else empty
    wall: tuple[WallTable, ...]


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
