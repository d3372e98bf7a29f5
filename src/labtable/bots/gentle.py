"""Gentle players: they look one move ahead, at their own gain, overlook things and have favourites, as people do."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from labtable.bots.question import Question
from labtable.bots.sure_wins import sure_win
from labtable.core.record.records import Action

OVERLOOKED = 0.3  # of the actions, by a student
CLEARLY = 1.0  # leads behind the best looking action: what an even game is clearly worse for


def looks(question: Question) -> dict[Action, int]:
    """How the position looks to the seat after each action, by the game's own evaluation."""
    return {action: question.worth(action) for action in question.legal}


def sensible(question: Question, looking: dict[Action, int]) -> list[Action]:
    """The actions that nobody would call absurd: none is clearly worse than the best, and where something is to be
    gained, each gains."""
    now, best = question.game.engine.evaluate_at(question.world, 0, question.seat), max(looking.values())
    worst = best - CLEARLY * abs(question.game.lead)
    return [action for action, value in looking.items() if value >= worst and (value > now or best <= now)]


def assistant(question: Question) -> Action:
    """A win, what the game itself advises, or what looks best one step ahead; equals are drawn by lot."""
    for plain in (sure_win(question), question.known):
        if plain is not None:
            return plain
    looking = looks(question)
    return max(looking, key=lambda action: (looking[action], question.luck.random()))


@dataclass(frozen=True)
class Gentle:
    """A player by what it overlooks, and by how much a favourite sways it."""

    overlooked: float  # of the sensible actions
    fondness: float = 0.0  # for what it likes most, in leads

    def __call__(self, question: Question) -> Action:
        if (won := sure_win(question)) is not None:
            return won
        looking = looks(question)
        return self.choose(question, looking, sensible(question, looking))

    def choose(self, question: Question, looking: dict[Action, int], choice: list[Action]) -> Action:
        """What looks best of what it notices, as its favourites sway it; equals are drawn by lot."""
        noticed = [action for action in question.legal if question.luck.random() >= self.overlooked]
        if (known := question.known) in noticed and known is not None:
            return known
        sway = self.fondness * abs(question.game.lead)

        def appeal(action: Action) -> tuple[float, float]:
            return looking[action] + (sway * liking(question, action) if sway else 0), question.luck.random()

        seen = [action for action in choice if action in noticed]
        return max(seen or [question.luck.choice(choice)], key=appeal)


def liking(question: Question, action: Action) -> float:
    """How much a seat of this table likes an action, 0 to 1: by what kind of action it is, and by what it is done to;
    the same for the whole match."""
    words = question.game.describe(question.world[0], question.seat, action)
    tastes = [Random(f"{question.table} {question.seat} {one}").random() for one in (words.id, *words.things[:1])]
    return sum(tastes) / len(tastes)
