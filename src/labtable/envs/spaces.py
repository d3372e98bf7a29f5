"""A game's observation and actions as Gymnasium spaces: the flat array, or a dict of named fields."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from labtable.core.game.contract import Game
from labtable.envs.scale import bounds
from labtable.envs.table import chosen

KINDS = ("flat", "dict")


def observation_space(of: Game, kind: str) -> spaces.Space[Any]:
    """The space of observations: an array of int16 with the range of each number, or a dict of the fields of
    `observation_fields`.

    In the dict a field of one number has the shape (1,): Stable-Baselines3 takes no array without an axis.
    """
    if chosen("observation", kind, KINDS) == "flat":
        return spaces.Box(*bounds(of.name), dtype=np.int16)
    return spaces.Dict(
        {
            field.name: spaces.Box(field.low, field.high, field.shape or (1,), np.int16)
            for field in of.observation_fields
        }
    )


def shaped(of: Game, kind: str, seen: NDArray[np.int16]) -> Any:
    """A flat observation as the space has it."""
    if kind == "flat":
        return seen
    return {field.name: field.of(seen).reshape(field.shape or (1,)) for field in of.observation_fields}


def action_space(of: Game) -> spaces.Discrete:
    return spaces.Discrete(of.NUM_ACTIONS)
