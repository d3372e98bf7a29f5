"""Openings: the first decisions of a game, drawn by lot among those that look nearly equal.

A game without luck would begin alike at every table. What is drawn depends on the deal alone, not on who sits where, so
all games of a mirrored set begin alike.
"""

from __future__ import annotations

from random import Random

from labtable.bots.question import Question, question_of
from labtable.core.match.match import Match
from labtable.core.record.records import Action

USUAL = 4  # decisions
NEAR = 1 / 16  # of a lead that wins three games of four: about one game and a half of a hundred


def near_equal(question: Question) -> list[Action]:
    """The legal actions that look nearly as good as the best, one step ahead, by the game's own evaluation."""
    values = [question.worth(action) for action in question.legal]
    least = max(values) - NEAR * abs(question.game.lead)
    return [action for action, worth in zip(question.legal, values, strict=True) if worth >= least]


def play_opening(match: Match, decisions: int, seed: int) -> None:
    """Let so many decisions of a match be drawn; those without a choice do not count."""
    luck, drawn = Random(f"opening {seed}"), 0
    while drawn < decisions and not match.over:
        question = question_of(match)
        drawn += len(question.legal) > 1
        match.play(luck.choice(near_equal(question)))


def usual_opening(cooperative: bool) -> int:
    """How many decisions are drawn where nobody says: none for partners, whose deals differ enough."""
    return 0 if cooperative else USUAL
