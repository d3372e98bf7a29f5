"""The lesson plan of a class: going from step to step, and the time for each."""

from __future__ import annotations

import msgspec

from labtable.server.classroom import groups, questions
from labtable.server.classroom.record import Card, ClassRecord
from labtable.server.protocol import lesson_wire
from labtable.server.protocol.lesson_plan import PlanStep
from labtable.server.protocol.rejections import Rejection
from labtable.server.table.commands import known_level

LARGEST = 20_000  # bytes of a plan: it is stored anew with every change of the class
LONGEST = 240  # minutes of a step, with what is given
MINUTE = 60_000  # milliseconds


def set_plan(record: ClassRecord, command: lesson_wire.SetPlan, now: int) -> None:
    if len(msgspec.json.encode(command.plan)) > LARGEST:
        raise Rejection("too-large")
    record.plan, record.step = command.plan, None


def step_now(record: ClassRecord) -> PlanStep | None:
    if record.plan is None or record.step is None or record.step >= len(record.plan.steps):
        return None
    return record.plan.steps[record.step]


def go_to_step(record: ClassRecord, command: lesson_wire.GoToStep, now: int) -> None:
    if record.plan is None or command.step >= len(record.plan.steps):
        raise Rejection("not-found")
    record.step, record.step_since = command.step, now
    step = record.plan.steps[command.step]
    record.step_minutes, record.off_plan = step.minutes, False
    record.put_away()
    record.frozen = None
    for card in record.cards:
        card.done = False
    if step.kind == "question":
        if step.question is None:
            raise Rejection("bad-request")
        questions.open_question(record, step.question, now)
        return
    if record.phase == "playing":
        finish_round(record)
    if step.kind == "game":
        _lay_out(record, step)


def _lay_out(record: ClassRecord, step: PlanStep) -> None:
    """The class gathers for the game of this step; `Classes` has made sure that it can be played so."""
    if record.phase == "results":
        next_round(record)
    record.options = step.options
    record.game = step.game or record.game
    record.level = known_level(record.level, record.game)
    record.same_deal = step.same_deal
    if step.players not in (None, record.players):
        record.players = step.players or record.players
        if not record.arranged:
            groups.even_out(record)


def give_time(record: ClassRecord, command: lesson_wire.GiveTime, now: int) -> None:
    """Add minutes to the countdown of this step; where it has run out, they count from now on."""
    if step_now(record) is None:
        raise Rejection("not-now")
    passed = -(-(now - record.step_since) // MINUTE)
    record.step_minutes = min(LONGEST, max(record.step_minutes, passed - 1, 0) + command.minutes)
    record.step_minutes = max(1, record.step_minutes)


def finish_step(record: ClassRecord, card: Card, command: lesson_wire.FinishStep, now: int) -> None:
    if step_now(record) is None:
        raise Rejection("not-now")
    card.done = True


def finish_round(record: ClassRecord) -> None:
    record.put_away()
    record.phase, record.frozen = "results", None
    for card in record.cards:
        card.hand = None


def next_round(record: ClassRecord) -> None:
    record.put_away()
    record.phase, record.frozen, record.spotlight = "gathering", None, None
    record.round += 1
    for card in record.cards:
        card.hand = None
        if card.group is None:
            groups.welcome(record, card)


def games_start(record: ClassRecord, now: int) -> None:
    """The time of a step with a game counts from when its games start."""
    step = step_now(record)
    if step is not None and step.kind == "game":
        record.step_since = now


def other_game(record: ClassRecord, game: str | None) -> None:
    """The teacher chose another game, which may be that of the step again."""
    step = step_now(record)
    record.off_plan = step is not None and step.kind == "game" and step.game != game


def _is_timed(record: ClassRecord, step: PlanStep) -> bool:
    waits = step.kind == "game" and record.phase == "gathering"
    return record.step_minutes > 0 and not waits and not record.off_plan


def shown(record: ClassRecord, me: Card | None) -> lesson_wire.StepNow | None:
    """The step, as everybody sees it."""
    step = step_now(record)
    if step is None or record.plan is None or record.step is None:
        return None
    return lesson_wire.StepNow(
        number=record.step,
        count=len(record.plan.steps),
        kind=step.kind,
        goal="" if record.off_plan else step.goal or record.plan.goal,
        ends_at=record.step_since + record.step_minutes * MINUTE if _is_timed(record, step) else None,
        game=step.game,
        lesson=step.lesson,
        text=step.text,
        done=sum(card.done for card in record.cards),
        mine=me is not None and me.done,
    )
