"""How sharp the coach's chances must be: `python bench/coach_odds.py CALLS.jsonl`.

The file is what `bench/coach_calibration.py --out` wrote. For each game and number of players the power to which the
odds of its search are raised, and the doubt (`coach/odds.toml`), are fitted to the games of even seeds; the table of
what was called and what was won is of the others. Fewer than 30 distinct games are refused. Intervals come from games,
drawn again with replacement, since positions of one game share its result.
"""

from __future__ import annotations

import argparse
import json
from itertools import pairwise
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from labtable.bots.distinct import GameCount
from labtable.coach.odds import Odds

Calls = NDArray[np.float64]  # rows of seed, value of the search, won
EDGES = (0, 0.05, 0.15, 0.25, 0.35, 0.45, 0.55, 0.65, 0.75, 0.85, 0.95, 1.0001)
POWERS = np.arange(0.5, 3.001, 0.1)
DOUBTS = (0, 0.005, 0.01, 0.02, 0.03, 0.04, 0.06, 0.08, 0.1, 0.15, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7)
NEARLY = 1e-4
DRAWS = 400


def likely(calls: Calls, odds: Odds, seats: int) -> float:
    chances = np.clip(odds.called(calls[:, 1], seats), NEARLY, 1 - NEARLY)
    return float((calls[:, 2] * np.log(chances) + (1 - calls[:, 2]) * np.log(1 - chances)).mean())


def fitted(calls: Calls, seats: int) -> Odds:
    every = (Odds(power=round(float(power), 2), doubt=doubt) for power in POWERS for doubt in DOUBTS)
    return max(every, key=lambda odds: likely(calls, odds, seats))


def of_some_games(calls: Calls, luck: np.random.Generator) -> Calls:
    """As many games, drawn again with replacement."""
    seeds, places = np.unique(calls[:, 0], return_inverse=True)
    weights = np.bincount(luck.integers(len(seeds), size=len(seeds)), minlength=len(seeds))
    return calls[np.repeat(np.arange(len(calls)), weights[places])]


def table(calls: Calls, odds: Odds, seats: int) -> list[str]:
    luck, rows = np.random.default_rng(1), []
    drawn = [of_some_games(calls, luck) for _ in range(DRAWS)]
    for low, high in pairwise(EDGES):

        def won(some: Calls, low: float = low, high: float = high) -> tuple[float, float, int]:
            seen = odds.called(some[:, 1], seats)
            inside = (seen >= low) & (seen < high)
            return (
                (100 * seen[inside].mean(), 100 * some[inside, 2].mean(), int(inside.sum()))
                if inside.any()
                else (np.nan, np.nan, 0)
            )

        called, true, count = won(calls)
        if count:
            edges = np.nanpercentile([won(some)[1] for some in drawn], (2.5, 97.5))
            rows.append(
                f"| {100 * low:.0f}–{min(100 * high, 100):.0f} % | {called:.1f} % | {true:.1f} % "
                f"({edges[0]:.0f}–{edges[1]:.0f}) | {count} |"
            )
    return rows


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("calls", type=Path)
    for line in parser.parse_args().calls.read_text().splitlines():
        found = json.loads(line)
        calls, seats = np.array(found["calls"], np.float64), found["players"]
        if not len(calls) or "score: mean called, mean true, correlation" in found:
            continue
        count = GameCount(found["games"], found.get("distinct", 0))
        if not count.enough:
            print(f"\n{found['game']}, {seats} players: {count.refusal('take a longer --opening')}")
            continue
        even = calls[:, 0] % 2 == 0
        odds = fitted(calls[even], seats)
        print(
            f"\n{found['game']}, {seats} players, {count}, of {found['bot']}: power {odds.power:g}, "
            f"doubt {odds.doubt:g}; shared or nobody's: {100 * (calls[:, 2] % 1 > 0).mean():.0f} %"
        )
        print("| called | mean | won | seats |\n|---|---|---|---|")
        print("\n".join(table(calls[~even], odds, seats)))


if __name__ == "__main__":
    main()
