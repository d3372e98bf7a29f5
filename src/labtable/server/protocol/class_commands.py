"""What the teacher and the pupils of a class can do."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta

from labtable.server.protocol.class_types import (
    PUPILS,
    Code,
    Door,
    Face,
    Groups,
    Hours,
    Language,
    Line,
    Listed,
    Names,
    Pupils,
    Thing,
    Waiters,
)
from labtable.server.protocol.homework_wire import DropHomework, SetHomework
from labtable.server.protocol.lesson_wire import FinishStep, GiveTime, GoToStep, SetPlan
from labtable.server.protocol.position_wire import AnswerPosition, KeepPosition
from labtable.server.protocol.question_wire import AnswerPoll, AskQuestion, ClosePoll, EndPoll, OpenPoll
from labtable.server.protocol.table_commands import Ping
from labtable.server.protocol.wire import Clock, CommandId, Nickname, Seat, Strict

# Of the teacher ------------------------------------------------------------------------------------


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


# Of a pupil ----------------------------------------------------------------------------------------


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


class LeaveClass(Strict, tag="leave-class"):
    """The card and everything on it is deleted."""

    id: CommandId


# All of them ---------------------------------------------------------------------------------------


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
    | KeepPosition
    | GoToStep
    | GiveTime
    | KeepFor
    | LowerHand
    | FinishRound
    | AnotherRound
    | EndClass
)
PupilCommand = PickName | ChangeCard | RaiseHand | AnswerPoll | FinishStep | AnswerPosition | LeaveClass
ClassCommand = TeacherCommand | PupilCommand
ClassFromClient = ClassCommand | Ping
