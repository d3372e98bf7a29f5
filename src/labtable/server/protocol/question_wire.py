"""Questions to the whole class: asked, answered and shown."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta

from labtable.core.game.contract import Message
from labtable.server.protocol.class_types import Code
from labtable.server.protocol.lesson_plan import PlanQuestion
from labtable.server.protocol.rest_wire import Hint
from labtable.server.protocol.wire import Chair, CommandId, Position, Strict, Struct


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


class AnswerPoll(Strict, tag="answer-poll"):
    id: CommandId
    poll: Annotated[int, Meta(ge=1)]
    action: Annotated[int, Meta(ge=0, lt=2**31)]
