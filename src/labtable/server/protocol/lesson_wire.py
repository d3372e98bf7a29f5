"""The lesson plan of a class, step by step."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

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
