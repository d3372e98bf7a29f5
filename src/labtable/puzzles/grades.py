"""How hard a puzzle is: by the levels of bots that do not find it."""

from __future__ import annotations

from collections.abc import Iterable

from labtable.bots.levels import bot
from labtable.bots.question import question
from labtable.core.arrays import np
from labtable.core.game.contract import Game
from labtable.core.record.records import Action, State

TRIES = {"student": 5, "greedy": 3, "researcher": 1, "laureate@200": 1}  # times that a level is asked: some draw lots
EASY, MIDDLE, HARD = 1, 2, 3


def missed_by(game: Game, steps: Iterable[tuple[State, Action]], words: str) -> tuple[str, ...]:
    """The levels that miss a step of a line more often than not."""
    line = list(steps)
    return tuple(level for level in TRIES if any(_misses(game, level, state, action, words) for state, action in line))


def _misses(game: Game, level: str, state: State, answer: Action, words: str) -> bool:
    wrong = 0
    for number in range(TRIES[level]):
        asked = question(game, np.array([state], game.STATE), f"{words} {level} {number}")
        wrong += bot(level)(asked) != answer
    return 2 * wrong > TRIES[level]


def grade_of(missed: tuple[str, ...]) -> int:
    """1 easy; 2: what looks best is wrong; 3: a player who thinks ahead misses it, too."""
    if "greedy" not in missed or len(missed) < 2:
        return EASY
    return HARD if len(missed) >= 3 else MIDDLE
