"""Figures with their intervals, and what may be concluded from many of them at once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import erfc, sqrt
from typing import Any

import numpy as np

from labtable.bots.shares import SURE, in_percent, is_plain

ALARM = 0.01  # the chance that a study without anything to find says one thing or more
DETECTED = 2.8  # errors from which a difference is found four times of five


@dataclass(frozen=True)
class Figure:
    """A mean with its standard error over so many games."""

    mean: float
    error: float
    count: int

    @staticmethod
    def of(values: Any) -> Figure:
        values = np.asarray(values, np.float64)
        count = len(values)
        error = float(values.std(ddof=1) / sqrt(count)) if count > 1 else float("inf")
        return Figure(float(values.mean()) if count else 0.0, error, count)

    @staticmethod
    def of_sums(total: float, squares: float, count: float) -> Figure:
        """From a sum and a sum of squares."""
        if count < 2:
            return Figure(total / max(count, 1), float("inf"), int(count))
        mean = total / count
        return Figure(mean, sqrt(max(squares / count - mean * mean, 0.0) / (count - 1)), int(count))

    @property
    def half(self) -> float:
        """Half of the 95 % interval."""
        return SURE * self.error

    def less(self, other: Figure) -> Figure:
        """The difference of two figures of different games."""
        return Figure(self.mean - other.mean, sqrt(self.error**2 + other.error**2), min(self.count, other.count))

    def chance(self, expected: float = 0.0) -> float:
        """How probable a difference as large as this is where there is none."""
        if self.error == 0.0:
            return 0.0 if self.mean != expected else 1.0
        return erfc(abs(self.mean - expected) / self.error / sqrt(2)) if self.count > 1 else 1.0

    def share(self) -> str:
        """A share of games, in percent; of few or one-sided games with Wilson's interval."""
        plain = self.count == 0 or is_plain(self.mean, self.count)
        return self.percent() if plain else f"{in_percent(self.mean, self.count)} %"

    def percent(self, digits: int = 1) -> str:
        return f"{100 * self.mean:.{digits}f} ± {100 * self.half:.{digits}f} %"

    def __str__(self) -> str:
        return f"{self.mean:.2f} ± {self.half:.2f}"


def surprising(chances: Sequence[float], alarm: float = ALARM) -> list[bool]:
    """Which of many tests say something, when all were asked at once (Holm's correction)."""
    order, found = sorted(range(len(chances)), key=lambda place: chances[place]), [False] * len(chances)
    for passed, place in enumerate(order):
        if chances[place] > alarm / (len(chances) - passed):
            break
        found[place] = True
    return found
