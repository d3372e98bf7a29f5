"""Computer players. A bot is asked a `Question`: its seat, its legal actions, and a world in which everything that
the seat cannot know has been re-dealt. The truth never reaches it."""
from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

import numpy as np

from labtable.core.contract import Game
from labtable.core.errors import BadSetup
from labtable.core.match import Match, key_of
from labtable.core.records import Action, Seat, States


@dataclass(frozen=True)
class Question:
    game: Game
    seat: Seat
    legal: list[Action]
    world: States  # one record, re-dealt for the seat
    luck: Random


Bot = Callable[[Question], Action]


def random_bot(question: Question) -> Action:
    """Any legal action."""
    return question.luck.choice(question.legal)


def greedy_bot(question: Question) -> Action:
    """What looks best one step ahead, by the game's own evaluation; equals are drawn by lot."""
    engine, seat = question.game.engine, question.seat

    def value(action: Action) -> tuple[int, float]:
        trial = question.world.copy()
        engine.apply_at(trial, 0, seat, action)
        return engine.evaluate_at(trial, 0, seat), question.luck.random()

    return max(question.legal, key=value)


BOTS: dict[str, Bot] = {"random": random_bot, "greedy": greedy_bot}


def bot(name: str) -> Bot:
    if name not in BOTS:
        raise BadSetup(f"There is no bot {name!r}; a seat is human or one of {', '.join(BOTS)}.")
    return BOTS[name]


def answer(match: Match, ask: Bot) -> Action:
    """A bot's action for the seat to move, the same whenever it is asked again in the same match."""
    seat = match.to_move
    luck = Random(f"{match.commitment} {match.version}")
    world = np.array([match.state], match.game.STATE)
    match.game.engine.resample_at(world, 0, seat, key_of(luck.randbytes(32)))
    return ask(Question(match.game, seat, match.legal(seat), world, luck))
