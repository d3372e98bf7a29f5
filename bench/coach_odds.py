"""How sharp the coach's chances must be: `python bench/coach_odds.py CALLS.jsonl`.

The file is what `bench/coach_calibration.py --out` wrote. For each game and number of players the power to which the
odds of its search are raised, and how it fades (`coach/odds.toml`), are fitted to all games. In the table of what was
called and what was won each game is called by a fit to games that it is not among: those of even seeds by the odd, and
the other way round. Fewer than 30 distinct games are refused. Intervals come from games, drawn again with replacement,
since positions of one game share its result.
"""

from __future__ import annotations

import argparse
import json
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

import labtable
from labtable.bots.distinct import GameCount
from labtable.coach.odds import Odds

Calls = NDArray[np.float64]  # rows of seed, value of the search, won
EDGES = (0, 0.05, 0.15, 0.25, 0.35, 0.45, 0.55, 0.65, 0.75, 0.85, 0.95, 1.0001)
POWERS = np.arange(0.5, 3.001, 0.05)
FADES = np.arange(0, 1.001, 0.02)
NEARLY = 1e-4
DRAWS = 400


class Bin(NamedTuple):
    """The seats that were given about the same chance, in per cent: what was called and what was won, and its 95 %."""

    low: float
    high: float
    called: float
    won: float
    least: float
    most: float
    seats: int


def likely(calls: Calls, odds: Odds, seats: int) -> float:
    """How well the chances tell the results: the mean logarithm of what each result was given."""
    chances = np.clip(odds.called(calls[:, 1], seats), NEARLY, 1 - NEARLY)
    return float((calls[:, 2] * np.log(chances) + (1 - calls[:, 2]) * np.log(1 - chances)).mean())


def fitted(calls: Calls, seats: int) -> Odds:
    every = (Odds(power=round(float(power), 2), fade=round(float(fade), 2)) for power in POWERS for fade in FADES)
    return max(every, key=lambda odds: likely(calls, odds, seats))


def told(calls: Calls, seats: int) -> Calls:
    """The same, with the chances that are called in the place of the search's; no game has a say in its own."""
    even, found = calls[:, 0] % 2 == 0, calls.copy()
    for asked in (even, ~even):
        found[asked, 1] = fitted(calls[~asked], seats).called(calls[asked, 1], seats)
    return found


def of_some_games(calls: Calls, luck: np.random.Generator) -> Calls:
    """As many games, drawn again with replacement."""
    seeds, places = np.unique(calls[:, 0], return_inverse=True)
    weights = np.bincount(luck.integers(len(seeds), size=len(seeds)), minlength=len(seeds))
    return calls[np.repeat(np.arange(len(calls)), weights[places])]


def bins(calls: Calls) -> list[Bin]:
    luck = np.random.default_rng(1)
    drawn, found = [of_some_games(calls, luck) for _ in range(DRAWS)], []
    for low, high in pairwise(EDGES):
        inside, won = within(calls, low, high), [within(some, low, high)[:, 2] for some in drawn]
        if len(inside):
            edges = np.percentile([100 * results.mean() for results in won if len(results)], (2.5, 97.5))
            called, true = (100 * float(inside[:, column].mean()) for column in (1, 2))
            found.append(
                Bin(100 * low, min(100 * high, 100), called, true, float(edges[0]), float(edges[1]), len(inside))
            )
    return found


def within(calls: Calls, low: float, high: float) -> Calls:
    return calls[(calls[:, 1] >= low) & (calls[:, 1] < high)]


def table(found: list[Bin]) -> str:
    rows = (
        f"| {one.low:.0f}–{one.high:.0f} % | {one.called:.1f} % | {one.won:.1f} % ({one.least:.0f}–{one.most:.0f}) "
        f"| {one.seats} |"
        for one in found
    )
    return "\n".join(("| called | mean | won | seats |", "|---|---|---|---|", *rows))


def picture(games: dict[str, list[Bin]]) -> str:
    """A curve for each game beside the diagonal, on which every chance comes true."""
    import altair as alt

    from labtable.studies.charts import VERSIONS, drawn

    rows = [{"game": name, **one._asdict()} for name, found in games.items() for one in found]
    scale = alt.Scale(domain=[0, 100])
    base = alt.Chart(alt.Data(values=rows)).encode(
        x=alt.X("called:Q", title="called, %", scale=scale),
        color=alt.Color("game:N", scale=alt.Scale(range=list(VERSIONS)), legend=alt.Legend(labelLimit=0)),
    )
    won = alt.Y("won:Q", title="won, %", scale=scale)
    true = alt.Chart(alt.Data(values=[{"x": 0}, {"x": 100}])).mark_line(strokeDash=[4, 4], color="#888")
    return drawn(
        alt.layer(
            true.encode(x="x:Q", y="x:Q"),
            base.mark_rule().encode(y="least:Q", y2="most:Q"),
            base.mark_line(point=True).encode(y=won),
        ).properties(width=420, height=420)
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("calls", type=Path)
    parser.add_argument("--picture", type=Path, help="draw the games of two as curves, to this SVG")
    given, curves = parser.parse_args(), dict[str, list[Bin]]()
    for line in given.calls.read_text().splitlines():
        found = json.loads(line)
        calls, seats = np.array(found["calls"], np.float64), found["players"]
        if not len(calls) or "score: mean called, mean true, correlation" in found:
            continue
        count = GameCount(found["games"], found.get("distinct", 0))
        if not count.enough:
            print(f"\n{found['game']}, {seats} players: {count.refusal('take a longer --opening')}")
            continue
        odds, counted = fitted(calls, seats), bins(told(calls, seats))
        print(
            f"\n{found['game']}, {seats} players, {count}, of {found['bot']}: power {odds.power:g}, "
            f"fade {odds.fade:g}; shared or nobody's: {100 * (calls[:, 2] % 1 > 0).mean():.0f} %"
        )
        print(table(counted))
        if seats == 2:
            curves[labtable.game(found["game"]).meta.title] = counted
    if given.picture:
        given.picture.write_text(picture(curves), encoding="utf-8")


if __name__ == "__main__":
    main()
