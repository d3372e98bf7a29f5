"""Decisions that are none: where the rules leave a seat one thing to do."""
from __future__ import annotations

import numpy as np

from labtable.core.contract import Game
from labtable.core.records import Action, Seat, State, States


def actions_in(game: Game, states: States, seat: Seat) -> list[Action]:
    """What a seat may do in the record `states[0]`."""
    out = np.zeros(game.NUM_ACTIONS, np.int32)
    count = game.engine.legal_at(states, 0, seat, out)
    actions: list[Action] = out[:count].tolist()
    return actions


def only_action(game: Game, record: State, seat: Seat) -> Action | None:
    """The one thing that a seat may do there; None where it has a choice. Nobody has to say something."""
    found = actions_in(game, np.frombuffer(bytearray(record.tobytes()), game.STATE), seat)
    return found[0] if len(found) == 1 and not game.is_speech(found[0]) else None
