"""Questions to the whole class: asked, answered, closed, put away."""

from __future__ import annotations

from labtable.core.game.contract import Message
from labtable.server.classroom.record import Card, ClassRecord, StoredPoll
from labtable.server.protocol import question_wire
from labtable.server.protocol.lesson_plan import PlanQuestion
from labtable.server.protocol.rejections import Rejection


def ask(record: ClassRecord, command: question_wire.AskQuestion, now: int) -> None:
    open_question(record, command.question, now)


def open_question(record: ClassRecord, question: PlanQuestion, now: int) -> None:
    """A question of the teacher's own. All are to look at it: nothing else is in the way."""
    answers = [" ".join(answer.split()) for answer in question.answers]
    if question.right is not None and question.right >= len(answers):
        raise Rejection("bad-request")
    opened(record, StoredPoll(0, "", 0, -1, list(range(len(answers))), since=now))
    assert record.poll is not None
    record.poll.text, record.poll.choices = question.text.strip(), answers
    record.poll.right, record.poll.why = question.right, question.why.strip()


def opened(record: ClassRecord, poll: StoredPoll) -> None:
    """Ask this from now on; the question before it is put away."""
    record.put_away()
    record.last_poll += 1
    poll.number, poll.round = record.last_poll, record.round
    record.frozen, record.poll = None, poll


def close(record: ClassRecord, command: question_wire.ClosePoll, now: int) -> None:
    if record.poll is None:
        raise Rejection("not-now")
    record.poll.open = False


def end(record: ClassRecord, command: question_wire.EndPoll, now: int) -> None:
    record.put_away()


def answer(record: ClassRecord, card: Card, command: question_wire.AnswerPoll, now: int) -> None:
    poll = record.poll
    if poll is None or poll.number != command.poll or not poll.open:
        raise Rejection("stale", Message("server-poll-over"))
    if command.action not in poll.actions:
        raise Rejection("bad-request")
    poll.answers[card.number] = command.action
