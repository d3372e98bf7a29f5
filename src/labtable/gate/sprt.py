"""The sequential test of a gate: after every set of games, is the new player better, not better, or not yet known?

A set gives one number x, such as the points that the new player made of a deal in all seats; `centre` is what equal
players expect of it. The strength of the new player is t = (mean of x - centre) / (standard deviation of x), and two
strengths are compared: t0 (no gain) and t1 (a gain worth having). Scores are taken as normal, with a deviation that
nobody knows. With m = mean - centre, q = mean of (x - centre)², and u = 1 / deviation, n sets have the log-likelihood

    n · (log u - (q·u² - 2·t·m·u + t²) / 2)        (a constant left out),

which is highest at u = (t·m + √(t²·m² + 4·q)) / (2·q). The log-likelihood ratio (LLR) is the difference of the highest
values for t1 and t0: Wald's test with the unknown deviation fitted to each side, a generalised SPRT. It says "better"
from log((1 - β) / α) on, and "not better" from log(β / (1 - α)) down; α and β are the shares of wrong answers at t0 and
at t1. docs/GATE.md shows them by simulation.

Strengths are told in normalised Elo, 800 / ln 10 ≈ 347 for a t of 1 in a single game. A set of g games has √g times the
t of one game, so the same bounds take about as many games at tables of any size.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from math import log, sqrt
from typing import Any

import numpy as np

from labtable.bots.ratings import Estimate
from labtable.bots.wilson import SURE

NORMALISED = 800 / log(10)  # normalised Elo of a t of 1 in one game
FEWEST_SETS = 15  # before which no deviation is known well enough to stop


class Verdict(Enum):
    """What a gate says of the new player."""

    ACCEPTED = "accepted"
    REJECTED = "rejected"
    UNDECIDED = "undecided"


@dataclass(frozen=True)
class Bounds:
    """Two strengths in normalised Elo that are told apart, and how often the answer may be wrong."""

    low: float
    high: float
    alpha: float = 0.05  # wrongly accepted, at `low`
    beta: float = 0.05  # wrongly rejected, at `high`

    @property
    def limits(self) -> tuple[float, float]:
        """The LLR from which downwards the new player is rejected, and from which upwards it is accepted."""
        return log(self.beta / (1 - self.alpha)), log((1 - self.beta) / self.alpha)

    def llr(self, sums: SetSums, games: int) -> Any:
        """The log-likelihood ratio of sets of so many games; of many tests side by side where the sums are arrays."""
        in_a_set = sqrt(games) / NORMALISED
        return sums.count * (sums.likelihood(self.high * in_a_set) - sums.likelihood(self.low * in_a_set))

    def verdict(self, llr: float) -> Verdict:
        low, high = self.limits
        return Verdict.ACCEPTED if llr >= high else Verdict.REJECTED if llr <= low else Verdict.UNDECIDED


@dataclass(frozen=True)
class SetSums:
    """What the test needs to know of the numbers of all sets: how many, their mean, and the mean of their squares, both
    about the centre."""

    count: Any
    mean: Any
    square: Any

    @classmethod
    def of(cls, tally: Mapping[int, int], centre: float) -> SetSums:
        """The sums of a tally: how many sets had each number."""
        count = sum(tally.values())
        if not count:
            return cls(0, 0.0, 0.0)
        first = sum(times * (number - centre) for number, times in tally.items())
        second = sum(times * (number - centre) ** 2 for number, times in tally.items())
        return cls(count, first / count, second / count)

    def with_set(self, number: float) -> SetSums:
        """The sums with one set more, whose number is told from the centre."""
        count = self.count + 1
        mean = self.mean + (number - self.mean) / count
        return SetSums(count, mean, self.square + (number * number - self.square) / count)

    @property
    def deviation(self) -> Any:
        return np.sqrt(np.maximum(self.square - self.mean**2, 0))

    def likelihood(self, t: float) -> Any:
        """The highest log-likelihood of a set if the strength is t, less a constant. Where every set was even, any
        deviation fits, and the strengths differ by their squares alone."""
        even = np.equal(self.square, 0)
        root = np.sqrt(np.where(even, 1, self.square))
        tm = t * self.mean / root
        u = (tm + np.sqrt(tm * tm + 4)) / 2  # in units of 1 / root
        return np.log(u) - (1 - tm * u + t * t) / 2

    def strength(self, games: int) -> Estimate | None:
        """The new player's strength in normalised Elo with a 95 % interval; nothing where all sets went alike."""
        if self.count < 2 or not self.deviation:
            return None
        t = float(self.mean / self.deviation)
        scale = NORMALISED / sqrt(games)
        return Estimate(scale * t, scale * SURE * sqrt((1 + t * t / 2) / self.count))
