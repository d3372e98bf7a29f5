"""Figures with their intervals, and what may be concluded from many of them at once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import erfc, sqrt
from typing import Any

import numpy as np

from labtable.bots.wilson import SURE, in_percent, is_plain, wilson

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
        """The figure that a sum and a sum of squares make."""
        if count < 2:
            return Figure(total / max(count, 1), float("inf"), int(count))
        mean = total / count
        return Figure(mean, sqrt(max(squares / count - mean * mean, 0.0) / (count - 1)), int(count))

    @staticmethod
    def of_share(share: float, count: int) -> Figure:
        """A share of so many games."""
        return Figure(share, sqrt(share * (1 - share) / (count - 1)) if count > 1 else float("inf"), count)

    @property
    def half(self) -> float:
        """Half of the 95 % interval."""
        return SURE * self.error

    def less(self, other: Figure) -> Figure:
        """The difference of two figures of different games."""
        return Figure(self.mean - other.mean, sqrt(self.error**2 + other.error**2), min(self.count, other.count))

    def evidence(self, expected: float = 0.0) -> float:
        """How far it lies from what was expected, in standard errors; where all games went alike, as many as they."""
        away = abs(self.mean - expected)
        if self.error == 0.0:
            return sqrt(self.count) if away else 0.0
        return away / self.error

    def chance(self, expected: float = 0.0) -> float:
        """How probable a difference as large as this is where there is none.

        Games that all went alike tell no error; then it is how probable it is that all fell on one side.
        """
        if self.error == 0.0:
            return min(1.0, 2.0 * 0.5**self.count) if self.mean != expected else 1.0
        return erfc(abs(self.mean - expected) / self.error / sqrt(2)) if self.count > 1 else 1.0

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of a share, which stays between 0 and 1 (Wilson's)."""
        return wilson(self.mean, self.count) if self.count else (0.0, 1.0)

    def share(self) -> str:
        """A share of games, in percent; of few or one-sided games with Wilson's interval."""
        plain = self.count == 0 or (is_plain(self.mean, self.count) and self.error > 0)
        return self.percent() if plain else f"{in_percent(self.mean, self.count)} %"

    def percent(self, digits: int = 1) -> str:
        return f"{100 * self.mean:.{digits}f} ± {100 * self.half:.{digits}f} %"

    def points(self) -> str:
        """A difference of two shares, in percentage points with its sign; of few or one-sided games by Wilson."""
        middle = (1 + self.mean) / 2
        if self.count == 0 or (is_plain(middle, self.count) and self.error > 0):
            return f"{100 * self.mean:+.1f} ± {100 * self.half:.1f}"
        low, high = wilson(middle, self.count)
        return f"{100 * self.mean:+.1f} ({100 * (2 * low - 1):+.1f} to {100 * (2 * high - 1):+.1f})"

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
