"""Is In the Footsteps of Marie Curie fair? Length, scores and wins by seat, of random and of greedy players.

`python bench/curie_balance.py [random games] [greedy games]`; the first seat always begins, shared wins are split.
"""
from __future__ import annotations

import sys
import time
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from labtable.core.playouts import Playouts
from labtable.core.records import blank
from labtable.core.registry import game

CALIBRATION = {  # of the reconstructed tables: greedy one-step bots, 1 500 games each
    2: "9.4 rounds, mean 10.0, winner 11.0, wins 46/54",
    3: "7.9 rounds, mean 8.1, winner 9.5, wins 29/35/35",
    4: "7.2 rounds, mean 7.2, winner 8.8, wins 22/26/26/26; a published first game of people: 8-7-7-7",
}


@dataclass(frozen=True)
class Games:
    rounds: NDArray[Any]
    batch: Playouts
    seconds: float


def played(players: int, count: int, *, greedy: bool, seed: int = 1) -> Games:
    """Games one by one, so that the last record of each can be read for its rounds."""
    curie = game("curie")
    loop, records = (curie.engine.greedy_into, 3) if greedy else (curie.engine.playouts_into, 1)
    states, legal = blank(curie.STATE, records), np.zeros(curie.NUM_ACTIONS, np.int32)
    options = curie.options(players, {"first_player": "first_seat"})
    batch, rounds = Playouts(count, players), np.zeros(count, np.int64)
    started = time.perf_counter()
    for n in range(count):
        one = slice(n, n + 1)
        loop(states, players, options, seed, n, curie.meta.bound, legal,
             batch.decisions[one], batch.digests[one], batch.results[one])
        rounds[n] = states[0]["round_number"]
    return Games(rounds, batch, time.perf_counter() - started)


def line(players: int, kind: str, games: Games) -> str:
    scores, winners = games.batch.results["score"], games.batch.results["rank"] == 1
    shares = (winners / winners.sum(axis=1, keepdims=True)).mean(axis=0) * 100
    low, high = np.percentile(games.rounds, [10, 90])
    sorted_scores = "-".join(f"{score:.1f}" for score in -np.sort(-scores, axis=1).mean(axis=0))
    return (f"| {players} | {kind} | {len(games.rounds)} | {games.rounds.mean():.1f} ({low:.0f}–{high:.0f}) "
            f"| {games.batch.decisions.mean():.0f} | {scores.mean():.1f} | {sorted_scores} "
            f"| {' / '.join(f'{share:.1f}' for share in shares)} |")


def main(random_games: int = 20_000, greedy_games: int = 2_000) -> None:
    print("| players | play | games | rounds (p10–p90) | decisions | mean score | mean scores, first to last "
          "| wins by seat, % |")
    print("|---|---|---|---|---|---|---|---|")
    for players in (2, 3, 4):
        for kind, count in (("random", random_games), ("greedy", greedy_games)):
            played(players, 2, greedy=kind == "greedy")  # compiles
            print(line(players, kind, played(players, count, greedy=kind == "greedy")), flush=True)
    print("\nThe calibration of the reconstructed tables:")
    for players, text in CALIBRATION.items():
        print(f"- {players} players: {text}")


if __name__ == "__main__":
    main(*(int(word) for word in sys.argv[1:]))
