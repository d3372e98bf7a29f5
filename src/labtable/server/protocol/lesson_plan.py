"""A lesson plan: a goal and steps in order, as teachers write it, keep it as a file and share it. What a newer release
wrote into such a file beside these fields is passed over."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, field

from labtable.core.match.save_file import Snapshot
from labtable.server.protocol.wire import Struct

Steps = 12  # of a plan
StepKind = Literal["lesson", "game", "question", "puzzles", "position", "closing"]
Goal = Annotated[str, Meta(max_length=200)]
Words = Annotated[str, Meta(max_length=800)]
Answer = Annotated[str, Meta(min_length=1, max_length=120)]


class PlanQuestion(Struct):
    """A question with answers to choose from."""

    text: Annotated[str, Meta(min_length=1, max_length=240)]
    answers: Annotated[tuple[Answer, ...], Meta(min_length=2, max_length=6)]
    right: Annotated[int, Meta(ge=0, le=5)] | None = None  # its number; null: none is right or wrong
    why: Words = ""  # told when the answers are shown


class KeptPosition(Struct):
    """A moment of a game, kept by itself. What its player could not know there is dealt anew, so it tells nothing of
    the table that it comes from, and no name is in it."""

    players: Annotated[int, Meta(ge=1, le=16)]
    options: dict[str, Any]
    snapshot: Snapshot


class PlanStep(Struct):
    """One thing that the class does: a guided lesson, a game, a question to all, puzzles, a position that each pupil
    answers alone, or the closing page."""

    kind: StepKind
    minutes: Annotated[int, Meta(ge=0, le=120)] = 0  # 0: no countdown
    goal: Goal = ""  # empty: the goal of the plan
    game: Annotated[str, Meta(max_length=40)] | None = None
    lesson: Annotated[str, Meta(max_length=40)] = ""  # its name
    players: Annotated[int, Meta(ge=1, le=16)] | None = None  # at a table
    options: dict[str, Any] = field(default_factory=dict)
    same_deal: bool = True
    question: PlanQuestion | None = None
    position: KeptPosition | None = None
    text: Words = ""  # what pupils read and hand in


class LessonPlan(Struct):
    title: Annotated[str, Meta(max_length=120)]
    goal: Goal
    steps: Annotated[tuple[PlanStep, ...], Meta(min_length=1, max_length=Steps)]
    departs: Words = ""  # where the game departs from science, for the teacher
