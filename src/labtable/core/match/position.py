"""Who is to decide in a position, and what every seat may do there: one question to the rules, not one a seat."""

from __future__ import annotations

from typing import NamedTuple

from labtable.core.arrays import np
from labtable.core.game.contract import Game
from labtable.core.record.records import Action, Seat, States


class Choices(NamedTuple):
    """What a position asks for."""

    to_move: Seat
    legal: list[list[Action]]  # by seat; when the game is over, nothing


def look(game: Game, states: States, players: int) -> Choices:
    """Who decides in the record `states[0]`, and what every seat may do there."""
    legal, counts = np.empty((players, game.NUM_ACTIONS), np.int32), np.empty(players, np.int32)
    to_move = game.engine.look_at(states, 0, legal, counts)
    return Choices(
        to_move, [legal[seat, :count].tolist() if count else [] for seat, count in enumerate(counts.tolist())]
    )
