"""Variety: strong levels choose by lot among moves that are nearly as good, so that no two tables see one game."""

from __future__ import annotations

from labtable.bots.question import Question
from labtable.core.record.records import Action

NEARLY = 0.03  # of the best action's weight, or of its visits: what is nearly as good
OPENING, NEARLY_THEN = 8, 0.003  # decisions of a match in which more counts as nearly as good, and is drawn more evenly


def varied(question: Question, weighed: list[tuple[float, Action]]) -> Action:
    """One of the actions that are nearly as good as the first, by lot: in the opening by the fourth root of its weight,
    later by the square root.

    The lot is the table's, so that another table sees another game. Partners play the best: they are expected to.
    """
    most, best = weighed[0]
    if question.game.meta.cooperative:
        return best
    least, power = (NEARLY_THEN, 0.25) if question.turn < OPENING else (NEARLY, 0.5)
    near = [(weight, action) for weight, action in weighed if weight >= least * most]
    return question.luck.choices([action for _, action in near], [weight**power for weight, _ in near])[0]
