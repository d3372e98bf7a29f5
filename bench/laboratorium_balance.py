"""Do the printed grades come out? Rounds to finish each target of Laboratorium: `python bench/laboratorium_balance.py`.

Players look one step ahead with the game's evaluation, which follows the route finder. The last lines compare the
slowest target of each grade with the quickest of the next.
"""
import argparse
from itertools import pairwise

import numpy as np

from labtable.core.contract import RESULT
from labtable.core.records import blank
from labtable.games.laboratorium import GAME
from labtable.games.laboratorium.components import GRADES, PRINTED_TARGETS


def rounds_of(players: int, target: str, games: int, seed: int) -> tuple[np.ndarray, float, np.ndarray]:
    """Rounds of each finished game, the share of games that were finished, and wins by place in the first round."""
    engine = GAME.engine
    states, legal = blank(GAME.STATE, 3), np.zeros(GAME.NUM_ACTIONS, np.int32)
    results = np.zeros((1, players), RESULT)
    decisions, digests = np.zeros(1, np.int32), np.zeros(1, np.int64)
    rounds, won = [], np.zeros(players, int)
    for index in range(games):
        engine.greedy_into(states, players, GAME.options(players, {"target": target}), seed, index, GAME.meta.bound,
                           legal, decisions, digests, results)
        s = states[0]
        if s.winner:
            rounds.append(int(s.round_number))
            opened = (int(s.first) - int(s.round_number) + 1) % players
            won[(int(s.winner) - 1 - opened) % players] += 1
    return np.array(rounds or [0]), len(rounds) / games, won


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--games", type=int, default=200)
    arguments.add_argument("--players", type=int, nargs="*", default=list(GAME.meta.players))
    arguments.add_argument("--seed", type=int, default=1)
    given = arguments.parse_args()
    print("target          grade   players  finished  rounds: mean  median  90%  max   wins by place in round one")
    means: dict[tuple[str, int], list[float]] = {}
    for target in PRINTED_TARGETS:
        for players in given.players:
            rounds, finished, won = rounds_of(players, target.id, given.games, given.seed)
            means.setdefault((target.grade, players), []).append(rounds.mean())
            shares = "  ".join(f"{share:.0%}" for share in won / max(1, won.sum()))
            print(f"{target.id:15} {target.grade:7} {players:7}  {finished:8.1%}  {rounds.mean():12.1f}  "
                  f"{np.median(rounds):6.0f}  {np.quantile(rounds, 0.9):3.0f}  {rounds.max():3}   {shares}", flush=True)
    for players in given.players:
        for easier, harder in pairwise(GRADES):
            slowest, quickest = max(means[easier, players]), min(means[harder, players])
            verdict = "as printed" if slowest < quickest else "not as printed"
            print(f"{players} players: slowest {easier} {slowest:.1f}, quickest {harder} {quickest:.1f}: {verdict}")


if __name__ == "__main__":
    main()
