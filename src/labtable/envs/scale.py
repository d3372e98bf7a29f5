"""The ranges of a game's observation, and its numbers between 0 and 1, as neural networks want them."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from labtable.core.game.registry import game


@cache
def bounds(name: str) -> tuple[NDArray[np.int16], NDArray[np.int16]]:
    """The least and the greatest value of each number of an observation."""
    fields = game(name).observation_fields
    low = np.concatenate([np.full(field.size, field.low, np.int16) for field in fields])
    high = np.concatenate([np.full(field.size, field.high, np.int16) for field in fields])
    return low, high


@cache
def _range(name: str) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
    low, high = (bound.astype(np.float32) for bound in bounds(name))
    return low, high - low


def scaled(name: str, seen: Any) -> NDArray[np.float32]:
    """Observations from 0 to 1: the root of the place within the range, so that small numbers are told apart and large
    ones still fit."""
    low, width = _range(name)
    places: NDArray[np.float32] = np.sqrt((seen - low) / width)
    return places
