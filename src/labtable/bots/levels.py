"""The players by name, from `random` to `laureate`."""
from __future__ import annotations

import re

import numpy as np

from labtable.bots.questions import Bot, Question
from labtable.bots.searching import Budget, Search, Settings, Thought
from labtable.core.errors import BadSetup
from labtable.core.reading import copied
from labtable.core.records import REDEAL, Action, State

OVERLOOKED = 0.3  # of the actions, by a student


def random_bot(question: Question) -> Action:
    """Any legal action."""
    return question.luck.choice(question.legal)


def _best_looking(question: Question, actions: list[Action]) -> Action:
    engine, seat = question.game.engine, question.seat

    def value(action: Action) -> tuple[int, float]:
        trial = copied(question.world)
        engine.apply_at(trial, 0, seat, action)
        return engine.evaluate_at(trial, 0, seat), question.luck.random()

    return max(actions, key=value)


def greedy_bot(question: Question) -> Action:
    """What looks best one step ahead, by the game's own evaluation; equals are drawn by lot."""
    return _best_looking(question, question.legal)


def student(question: Question) -> Action:
    """Plays by what looks best one step ahead, and overlooks some of it, as people do."""
    noticed = [action for action in question.legal if question.luck.random() >= OVERLOOKED]
    return _best_looking(question, noticed or [question.luck.choice(question.legal)])


class Searcher:
    """Thinks ahead. Within a turn of its own it goes on with what it thought before, unless luck came between."""

    def __init__(self, settings: Settings, budget: Budget) -> None:
        self.settings, self.budget = settings, budget
        self._search: Search | None = None
        self._last: tuple[int, State] | None = None  # turn and world of the last answer

    def __call__(self, question: Question) -> Action:
        search = self._search_for(question)
        if len(question.legal) == 1:
            action = question.legal[0]
        else:
            action = search.think(question, self.budget).candidates[0].action
            search.keep(action)
        self._last = (question.turn, copied(question.world)[0])
        return action

    def think(self, question: Question) -> Thought:
        return self._search_for(question).think(question, self.budget)

    def _search_for(self, question: Question) -> Search:
        """With what it knows of this position; forced decisions have no place in a tree."""
        game, players = question.game, question.players
        if self._search is None or (self._search.game, self._search.players) != (game, players):
            self._search = Search(game, self.settings, players)
        elif self._last is None or self._last[0] + 1 != question.turn or _drew(self._last[1], question.world[0]):
            self._search.begin()
        return self._search


def _drew(before: State, after: State) -> bool:
    """Did luck come between two worlds of one seat, besides their re-dealing?"""
    return not np.array_equal(before.random_counters[REDEAL + 1:], after.random_counters[REDEAL + 1:])


LEVELS: dict[str, Budget] = {
    "researcher": Budget(iterations=64),
    "laureate": Budget(iterations=20_000, seconds=1.5),
}
PLAIN: dict[str, Bot] = {"random": random_bot, "greedy": greedy_bot, "student": student}
NAMES = (*PLAIN, *LEVELS)


def bot(name: str, *, hurried: bool = False) -> Bot:
    """A player by its level: random, student, greedy, researcher or laureate.

    A search may have a budget: laureate@500 (iterations), laureate@200ms. Hurried, it thinks for one iteration.
    """
    level, at, budget = name.partition("@")
    if level in PLAIN and not at:
        return PLAIN[level]
    if level not in LEVELS:
        raise BadSetup(f"There is no bot {name!r}; a seat is human or one of {', '.join(NAMES)}.")
    given = _budget(budget) if at else LEVELS[level]
    return Searcher(Settings(), Budget(iterations=1) if hurried else given)


def _budget(words: str) -> Budget:
    found = re.fullmatch(r"(\d+)(ms)?", words)
    if found is None:
        raise BadSetup(f"A budget is a number of iterations or milliseconds, such as 500 or 200ms, not {words!r}.")
    number = int(found[1])
    return Budget(seconds=number / 1000) if found[2] else Budget(iterations=number)
