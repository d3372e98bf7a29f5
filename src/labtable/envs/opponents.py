"""Players for many lanes at once: `random`, `student` and `greedy`, as simple as can be, over a `Batch`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from labtable.bots.gentle import OVERLOOKED
from labtable.core.errors import BadSetup
from labtable.core.simulate.batch import Batch

Actions = NDArray[np.int32]
Policy = Callable[[NDArray[np.int16], NDArray[np.bool_]], Any]  # (observations, masks): an action for each lane
LEVELS = ("random", "student", "greedy")


def any_of(mask: NDArray[np.bool_], luck: np.random.Generator) -> Actions:
    """A legal action for each lane, all equally likely."""
    lots = (1 - luck.random(mask.shape, np.float32)) * mask  # above zero where it is legal
    actions: Actions = lots.argmax(1).astype(np.int32)
    return actions


class Opponents:
    """Whoever plays the other seats of a batch: a level, or a function of observations and masks."""

    def __init__(self, batch: Batch, plays: str | Policy) -> None:
        if isinstance(plays, str) and plays not in LEVELS:
            raise BadSetup(
                f"The opponents of a vector environment are one of {', '.join(LEVELS)} or a function of "
                f"observations and masks, not {plays!r}."
            )
        self.batch, self.plays = batch, plays
        self.scores, self.standing = (np.zeros(like.shape, np.float32) for like in (batch.mask, batch.rewards))

    def actions(self, luck: np.random.Generator) -> Actions:
        """What they would do in every lane."""
        batch = self.batch
        if callable(self.plays):
            return np.asarray(self.plays(batch.observations, batch.mask), np.int32)
        if self.plays == "random":
            return any_of(batch.mask, luck)
        noticed = batch.mask
        if self.plays == "student":
            noticed = noticed & (luck.random(noticed.shape, np.float32) >= OVERLOOKED)
            noticed = np.where(noticed.any(1, keepdims=True), noticed, batch.mask)
        batch.foresee(self.scores, self.standing, int(luck.integers(1 << 31)))
        looks = np.where(noticed, self.scores, -np.inf)
        best = looks == looks.max(1, keepdims=True)
        return any_of(best & noticed, luck)
