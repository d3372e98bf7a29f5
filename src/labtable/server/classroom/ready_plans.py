"""Lesson plans that come with a game: `plans/NAME.LANGUAGE.toml` in its folder, a plan as a teacher would write it."""

from __future__ import annotations

import msgspec

from labtable.core.game.contract import Game
from labtable.server.protocol.lesson_plan import LessonPlan


def plan_names(game: Game) -> list[str]:
    return sorted(path.name.removesuffix(".en.toml") for path in (game.folder / "plans").glob("*.en.toml"))


def ready_plans(game: Game, language: str) -> list[LessonPlan]:
    """All plans of a game, in one of the languages of its texts."""
    found = (game.folder / "plans" / f"{name}.{language}.toml" for name in plan_names(game))
    return [msgspec.toml.decode(path.read_bytes(), type=LessonPlan) for path in found]
