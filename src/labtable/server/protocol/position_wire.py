"""Positions that a teacher takes from a game: kept, shown to a pupil, and answered."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta

from labtable.core.game.contract import Message
from labtable.server.protocol.class_types import Code
from labtable.server.protocol.lesson_plan import Steps
from labtable.server.protocol.wire import CommandId, Position, Strict, Struct

LONGEST = 20  # decisions of an answer
Line = Annotated[tuple[Annotated[int, Meta(ge=0, le=1_000_000)], ...], Meta(max_length=LONGEST)]


class KeepPosition(Strict, tag="keep-position"):
    """Take a position of a table of the class: as homework until a date or, without one, as the last step of the lesson
    plan."""

    id: CommandId
    table: Code
    position: Position | None = None  # null: the present one
    text: Annotated[str, Meta(max_length=200)] = ""  # "From here, find …"
    due: Annotated[int, Meta(ge=0, le=2**50)] | None = None  # milliseconds since 1970


class AnswerPosition(Strict, tag="answer-position"):
    """A pupil's answer to the position that the step of the lesson asks about: decisions in order."""

    id: CommandId
    step: Annotated[int, Meta(ge=0, lt=Steps)]
    line: Annotated[Line, Meta(min_length=1)]


class AskedPosition(Struct):
    """A position as the pupil who answers it sees it, after the decisions of the answer so far."""

    game: str
    players: int
    options: dict[str, Any]
    text: str  # in the teacher's words
    seat: int  # whose decision it is
    moment: Any  # a `Moment`; its legal actions go on with the answer
    line: tuple[Message, ...]  # the decisions so far
    whole: bool  # the answer is at its end: it is another player's decision, or chance has decided
    given: tuple[Message, ...]  # what this pupil has handed in
