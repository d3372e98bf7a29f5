"""The lesson plan of a class, step by step."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from labtable.core.game.contract import Message
from labtable.server.protocol.lesson_plan import LessonPlan, StepKind, Steps
from labtable.server.protocol.wire import CommandId, Strict, Struct


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


class StepAnswer(Struct):
    """What a pupil answered to a position, decision by decision."""

    pupil: int
    said: tuple[Message, ...]


class StepProgress(Struct):
    """Who finished a step of the lesson that the class came to; for the teacher."""

    number: int  # 1 is the first that the class came to
    step: int  # its place in the plan as it was then; 0 is the first
    now: bool  # the class is there
    kind: StepKind
    goal: str
    game: str | None
    text: str
    finished: tuple[int, ...]  # name cards: who said so, answered, or whose game is over
    groups: tuple[int, ...]  # all of whose pupils have
    answers: tuple[StepAnswer, ...]


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


class FinishStep(Strict, tag="finish-step"):
    """I have finished what this step asks."""

    id: CommandId
