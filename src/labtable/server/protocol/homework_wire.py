"""Homework: what a teacher sets, what a pupil hands in (moves, never a result), and what came of it."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from labtable.core.game.contract import Message
from labtable.server.protocol.wire import CommandId, Seat, Strict, Struct

TASKS = 12  # of a class
HomeworkKind = Literal["lesson", "puzzles", "deal", "position"]
Name = Annotated[str, Meta(max_length=40)]
TaskNumber = Annotated[int, Meta(ge=1, le=10_000)]
Moves = Annotated[tuple[tuple[Seat, Annotated[int, Meta(ge=0, le=1_000_000)]], ...], Meta(max_length=5_000)]


class SetHomework(Strict, tag="set-homework"):
    """Set homework: a lesson or puzzles by name, or a deal that every pupil plays against bots. A position is set by
    `KeepPosition`."""

    id: CommandId
    kind: Literal["lesson", "puzzles", "deal"]
    game: Name
    due: Annotated[int, Meta(ge=0, le=2**50)]  # milliseconds since 1970
    names: Annotated[tuple[Name, ...], Meta(max_length=TASKS)] = ()  # of the lesson, or of puzzles
    players: Annotated[int, Meta(ge=1, le=16)] = 2  # of a deal: the pupil, and bots
    level: Name = "greedy"  # of these bots
    text: Annotated[str, Meta(max_length=200)] = ""


class DropHomework(Strict, tag="drop-homework"):
    """Take homework back, with what was handed in of it."""

    id: CommandId
    task: TaskNumber


class HomeworkTask(Struct):
    number: int
    kind: HomeworkKind
    game: str
    due: int
    names: tuple[str, ...]
    players: int
    level: str
    deal: int  # its seed; 0: no deal
    text: str


class HomeworkDone(Struct):
    """What a pupil has done of a task."""

    task: int
    attempts: int  # that were handed in and are true
    done: tuple[str, ...]  # of the task's names; of a deal that was played to its end, or a position: its game
    score: int | None  # the best one, of a deal
    won: bool | None
    said: tuple[Message, ...]  # the answer to a position, decision by decision
    at: int  # when all of it was done; 0: not yet
    late: bool


class OwnHomework(Struct):
    """A pupil's homework, for whoever has the pupil's code card."""

    code: str  # of the card
    name: str
    title: str
    teacher: str
    link: str  # where it is handed in
    site: str  # the same games without a server, where the school has put them; empty: nowhere
    tasks: tuple[HomeworkTask, ...]
    done: tuple[HomeworkDone, ...]


class HomeworkPupil(Struct):
    pupil: int
    name: str
    code: str
    link: str
    done: tuple[HomeworkDone, ...]


class HomeworkBook(Struct):
    """All homework of a class, for its teacher."""

    tasks: tuple[HomeworkTask, ...]
    pupils: tuple[HomeworkPupil, ...]


class HandIn(Strict):
    """One thing that was done: the moves from the deal on that stand. The server plays them again."""

    id: CommandId
    task: TaskNumber
    name: Name  # of the lesson or the puzzle; of a deal or a position: its game
    moves: Moves  # of a position: those of the answer


HomeworkCommand = SetHomework | DropHomework
