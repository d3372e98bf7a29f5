"""How often a gate is wrong: `python bench/gate_errors.py` plays thousands of tests with invented sets, and writes the
table of docs/GATE.md.

The sets of each kind have a distribution like those of real games. It is tilted (each number x weighed by e^(θx)) until
the new player is exactly as strong as a bound says. Nothing is played, so it takes seconds.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from labtable.bots.distinct import FEWEST
from labtable.gate.sprt import FEWEST_SETS, NORMALISED, Bounds, SetSums

PAGE = Path(__file__).parents[1] / "docs" / "GATE.md"
MARKS = re.compile(r"(<!-- python bench/gate_errors.py writes this table -->\n).*?(<!-- end of the table -->\n)", re.S)
TESTS = 2_000  # of each kind and strength
MOST_GAMES = 4_800  # of a test that nothing decides
CHUNK = 100  # tests side by side
BOUNDS = Bounds(0, 30)


@dataclass(frozen=True)
class Kind:
    """Sets of one kind: the numbers that a set may have, how often equal players have each, and its games."""

    name: str
    numbers: NDArray[np.float64]  # about the centre
    shares: NDArray[np.float64]
    games: int

    def tilted(self, elo: float) -> NDArray[np.float64]:
        """The shares of a new player of that strength in normalised Elo, found by halving."""
        wanted, low, high = elo / NORMALISED * np.sqrt(self.games), -2.0, 2.0
        for _ in range(60):
            middle = (low + high) / 2
            shares = self.shares * np.exp(middle * self.numbers)
            shares /= shares.sum()
            mean = shares @ self.numbers
            t = mean / np.sqrt(shares @ self.numbers**2 - mean**2)
            low, high = (middle, high) if t < wanted else (low, middle)
        return shares


def kinds() -> list[Kind]:
    pair = np.arange(-2.0, 3.0)
    return [
        Kind("two players, luck decides", pair, np.array([0.24, 0.02, 0.48, 0.02, 0.24]), 2),
        Kind("two players, the seat decides", pair, np.array([0.05, 0.02, 0.86, 0.02, 0.05]), 2),
        Kind("three players, ranks", *ranked(3), 3),
        Kind("five players, ranks", *ranked(5), 5),
        Kind("five players, one winner", *one_winner(5), 5),
        Kind("cooperation, cards left", *cards_left(), 2),
    ]


def together(games: list[dict[int, float]]) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """The numbers of a set, about their mean, from the points of its games."""
    found = {0: 1.0}
    for game in games:
        grown: dict[int, float] = {}
        for before, share in found.items():
            for points, chance in game.items():
                grown[before + points] = grown.get(before + points, 0.0) + share * chance
        found = grown
    numbers, shares = np.array(list(found), float), np.array(list(found.values()))
    return numbers - shares @ numbers, shares


def ranked(players: int) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """A game gives two points for each rival who is behind; every place is as likely."""
    return together([{2 * beaten: 1 / players for beaten in range(players)}] * players)


def one_winner(players: int) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """All who do not win are equal."""
    game = {2 * (players - 1): 1 / players, players - 2: 1 - 1 / players}
    return together([game] * players)


def cards_left() -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """The difference of two teams, each of which leaves no card in three games of ten, and seldom many."""
    left = {0: 0.3, 1: 0.3, 2: 0.2, 3: 0.1, 4: 0.06, 8: 0.04}
    return together([left, {-cards: share for cards, share in left.items()}])


@dataclass(frozen=True)
class Shares:
    """What became of many tests."""

    accepted: float
    rejected: float
    games: float  # in the mean
    held: float  # of the intervals that hold the truth, at the moment of the answer


def simulated(kind: Kind, elo: float, tests: int = TESTS, bounds: Bounds = BOUNDS) -> Shares:
    """Tests of a new player of that strength."""
    luck = np.random.default_rng([1, *kind.name.encode(), round(elo)])
    some = [_simulated(kind, elo, min(CHUNK, tests - first), bounds, luck) for first in range(0, tests, CHUNK)]
    accepted, rejected, games, held = (np.concatenate(rows).mean() for rows in zip(*some, strict=True))
    return Shares(accepted, rejected, games, held)


def _simulated(
    kind: Kind, elo: float, tests: int, bounds: Bounds, luck: np.random.Generator
) -> tuple[NDArray[np.float64], ...]:
    """Accepted, rejected, games and whether the interval holds, of each test."""
    sets = MOST_GAMES // kind.games
    drawn = kind.numbers[np.searchsorted(kind.tilted(elo).cumsum()[:-1], luck.random((tests, sets)), "right")]
    count = np.arange(1, sets + 1)
    sums = SetSums(count, drawn.cumsum(1) / count, (drawn**2).cumsum(1) / count)
    llr = bounds.llr(sums, kind.games)
    low, high = bounds.limits
    fewest = max(FEWEST_SETS, -(-FEWEST // kind.games))
    out = ((llr <= low) | (llr >= high)) & (count >= fewest)
    ended, rows = np.where(out.any(1), out.argmax(1), sets - 1), np.arange(tests)
    last = SetSums(ended + 1, sums.mean[rows, ended], sums.square[rows, ended])
    t = last.mean / np.maximum(last.deviation, 1e-9)
    half = 1.96 * np.sqrt((1 + t * t / 2) / last.count)
    known = np.abs(t - elo / NORMALISED * np.sqrt(kind.games)) <= half
    return llr[rows, ended] >= high, llr[rows, ended] <= low, kind.games * (ended + 1), known


def row(kind: Kind) -> str:
    """The line of a kind in the table."""
    low, high = BOUNDS.low, BOUNDS.high
    at = [simulated(kind, elo) for elo in (low, low + (high - low) / 2, high, 2 * high)]
    return (
        f"| {kind.name} | {kind.games} | {at[0].accepted:.1%} | {at[2].rejected:.1%} | {at[3].accepted:.1%} | "
        f"{', '.join(f'{one.games:.0f}' for one in at)} | {min(one.held for one in at):.0%} or more |\n"
    )


def table() -> str:
    low, high = BOUNDS.low, BOUNDS.high
    head = (
        f"\n| sets | games | accepted at {low:g} | rejected at {high:g} | accepted at {2 * high:g} | "
        f"games played at {low:g}, {low + (high - low) / 2:g}, {high:g}, {2 * high:g} | intervals that hold |\n"
        "|---|---|---|---|---|---|---|\n"
    )
    return head + "".join(row(kind) for kind in kinds()) + "\n"


def written(page: str) -> str:
    """The page with the table as it is now."""
    return MARKS.sub(lambda found: found[1] + table() + found[2], page)


if __name__ == "__main__":
    PAGE.write_text(written(PAGE.read_text("utf-8")), "utf-8")
