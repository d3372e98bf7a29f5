"""The idea that a puzzle needs, by the reason why its answer is better than the next best move."""

from __future__ import annotations

from typing import Literal, get_args

from labtable.core.messages import Message
from labtable.puzzles.types import Puzzle

Theme = Literal["now", "prepare", "rival", "risk", "line", "patience"]
THEMES: tuple[Theme, ...] = get_args(Theme)

AGAINST_RIVALS = ("reason-allows", "reason-allows-often", "reason-more-theirs", "reason-fewer-theirs")
OF_ONES_OWN = (
    "reason-leads",
    "reason-leads-often",
    "reason-keeps",
    "reason-then",
    "reason-more",
    "reason-fewer",
    "reason-nearer",
    "reason-progress",
    "reason-nearer-than-now",
)


def theme_of(puzzle: Puzzle) -> Theme:
    """What a puzzle is about: several moves in a row; else what its answer brings now or prepares, what it keeps from a
    rival, or which risk it avoids. Patience: its advantage comes later than the next three turns."""
    return "line" if len(puzzle.steps) > 1 else _idea(puzzle.steps[0].worths[1].why)


def _idea(why: Message | None) -> Theme:
    if why is None:
        return "patience"
    if why.id in AGAINST_RIVALS:
        return "rival"
    if why.id in ("reason-risks", "reason-risks-often", "reason-leaves"):
        return "risk"
    if why.id in OF_ONES_OWN:
        return "now" if why.params["when"] == "now" else "prepare"
    return "patience"
