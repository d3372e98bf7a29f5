"""What came of the rounds of a class."""

from __future__ import annotations

from labtable.core.game.contract import Message
from labtable.server.protocol.rest_wire import Chart
from labtable.server.protocol.wire import Outcome, Struct


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
    group: int  # at the table of which …
    at: int  # … this position is what all of them had before them
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
