"""The lesson plan of a class: going from step to step, and the time for each."""

from __future__ import annotations

from collections.abc import Sequence, Set

import msgspec

from labtable.core.game.contract import Message
from labtable.core.game.registry import game
from labtable.server.classroom import groups, questions
from labtable.server.classroom.record import Card, ClassRecord, TakenStep
from labtable.server.protocol import lesson_wire
from labtable.server.protocol.lesson_plan import KeptPosition, LessonPlan, PlanStep, Steps
from labtable.server.protocol.rejections import Rejection
from labtable.server.table.commands import known_level

LARGEST = 20_000  # bytes of a plan: it is stored anew with every change of the class
TAKEN = 40  # steps that are kept with who finished them
ALONE = ("lesson", "puzzles", "position", "closing")  # kinds of steps that each pupil does alone
POSITION_MINUTES = 5  # of a step that asks about a position
LONGEST = 240  # minutes of a step, with what is given
MINUTE = 60_000  # milliseconds


def set_plan(record: ClassRecord, command: lesson_wire.SetPlan, now: int) -> None:
    if len(msgspec.json.encode(command.plan)) > LARGEST:
        raise Rejection("too-large")
    record.plan, record.step, record.taken_now = command.plan, None, 0


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
    if step.kind == "question":
        if step.question is None:
            raise Rejection("bad-request")
        questions.open_question(record, step.question, now)
    else:
        if record.phase == "playing":
            finish_round(record)
        if step.kind == "game":
            _lay_out(record, step)
    _note_step(record, command.step, step)


def _note_step(record: ClassRecord, at: int, step: PlanStep) -> None:
    """The class comes to a step, or back to one that pupils do alone: whoever had finished it has finished it."""
    told = at, step.kind, step.goal, step.game, step.text
    again = (one for one in record.taken if (one.step, one.kind, one.goal, one.game, one.text) == told)
    before = next(again, None) if step.kind in ALONE else None
    if before is None:
        number = 1 + max((one.number for one in record.taken), default=0)
        before = TakenStep(number, at, step.kind, step.goal, step.game, step.text, record.round)
        record.taken = [*record.taken, before][-TAKEN:]
    before.poll = record.poll.number if record.poll is not None else 0
    record.taken_now = before.number


def taken_now(record: ClassRecord) -> TakenStep | None:
    return next((one for one in record.taken if one.number == record.taken_now), None)


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
    taken = taken_now(record)
    if step_now(record) is None or taken is None:
        raise Rejection("not-now")
    taken.finished.setdefault(card.number, now)


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
    rests = step.kind == "game" and record.phase != "playing"
    return record.step_minutes > 0 and not rests and not record.off_plan


def shown(record: ClassRecord, me: Card | None, over: Set[str] = frozenset()) -> lesson_wire.StepNow | None:
    """The step, as everybody sees it."""
    step = step_now(record)
    if step is None or record.plan is None or record.step is None:
        return None
    done = finished(record, taken_now(record), over)
    return lesson_wire.StepNow(
        number=record.step,
        count=len(record.plan.steps),
        kind=step.kind,
        goal="" if record.off_plan else step.goal or record.plan.goal,
        ends_at=record.step_since + record.step_minutes * MINUTE if _is_timed(record, step) else None,
        game=step.game,
        lesson=step.lesson,
        text=step.text,
        done=len(done),
        mine=me is not None and me.number in done,
    )


# Positions ----------------------------------------------------------------------------------------


def add_position(record: ClassRecord, name: str, kept: KeptPosition, text: str) -> None:
    """A position becomes the last step of the plan; a class without a plan has one from then on."""
    step = PlanStep("position", POSITION_MINUTES, text, name, position=kept)
    if record.plan is None:
        plan, record.step, record.taken_now = LessonPlan(record.title or game(name).meta.title, text, (step,)), None, 0
    elif len(record.plan.steps) >= Steps:
        raise Rejection("not-now", Message("server-plan-full", {"count": Steps}))
    else:
        plan = msgspec.structs.replace(record.plan, steps=(*record.plan.steps, step))
    if len(msgspec.json.encode(plan)) > LARGEST:
        raise Rejection("too-large")
    record.plan = plan


def position_step(record: ClassRecord) -> PlanStep | None:
    """The step that the class is at, where it asks about a position."""
    step = step_now(record)
    return step if step is not None and step.kind == "position" and step.position is not None else None


def answer_position(record: ClassRecord, holder: str, step: int, said: Sequence[Message], now: int) -> None:
    """Note an answer that is legal; the last one counts."""
    card, taken = record.card_of(holder), taken_now(record)
    if card is None or taken is None or record.step != step or position_step(record) is None:
        raise Rejection("not-now")
    taken.answers[card.number] = list(said)
    taken.finished.setdefault(card.number, now)


# Who has finished ---------------------------------------------------------------------------------


def finished(record: ClassRecord, taken: TakenStep | None, over: Set[str]) -> set[int]:
    """The cards of those who have finished a step: who said so or answered, or whose game is over."""
    if taken is None:
        return set()
    if taken.kind == "question":
        polls = [*record.asked, *([] if record.poll is None else [record.poll])]
        return {card for poll in polls if poll.number == taken.poll for card in poll.answers}
    if taken.kind != "game":
        return set(taken.finished)
    desks = [desk for desk in record.desks if desk.round == taken.round and (desk.over or desk.code in over)]
    return {card for desk in desks for cards in desk.seats for card in cards}


def progress(record: ClassRecord, over: Set[str]) -> tuple[lesson_wire.StepProgress, ...]:
    """Every step that the class came to, with the pupils and groups that finished it."""
    told = []
    for taken in record.taken:
        done = finished(record, taken, over)
        groups_done = [
            number
            for number in record.group_numbers()
            if (members := record.members(number)) and all(card.number in done for card in members)
        ]
        answers = tuple(lesson_wire.StepAnswer(card, tuple(said)) for card, said in sorted(taken.answers.items()))
        told.append(
            lesson_wire.StepProgress(
                number=taken.number,
                step=taken.step,
                now=taken.number == record.taken_now,
                kind=taken.kind,
                goal=taken.goal,
                game=taken.game,
                text=taken.text,
                finished=tuple(sorted(done)),
                groups=tuple(groups_done),
                answers=answers,
            )
        )
    return tuple(told)
