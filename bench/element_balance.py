"""In Your Element: how long games of greedy players last, and who wins, by scenario and player count.

`python bench/element_balance.py [games]` plays that many games (10 000 unless told) of each and prints tables in
Markdown: turns (mean, 99 %, most), games that met the laboratory's closing time, the share of the first player, and the
share of wins by character over its fair share. `--random` counts what random players do instead.
"""
from __future__ import annotations

import argparse
from typing import Any

import numpy as np

from labtable.core.contract import RESULT
from labtable.core.records import blank
from labtable.core.registry import game
from labtable.games.element.components import CHARACTER_IDS, SCENARIO_IDS, SCENARIOS
from labtable.games.element.constants import Ending
from labtable.games.element.state import STATE

GAME = game("element")
ROW = np.dtype([("turns", np.int32), ("decisions", np.int32), ("ending", np.int32), ("first", np.int32),
                ("characters", np.int32, (4,))])


def play(players: int, scenario: str, games: int, greedy: bool, **options: object) -> tuple[Any, Any]:
    """Games of one seed, one by one: how each went, and its results."""
    loop = GAME.engine.greedy_into if greedy else GAME.engine.playouts_into
    states, legal = blank(STATE, 3), np.zeros(GAME.NUM_ACTIONS, np.int32)
    numbers = GAME.options(players, {"scenario": scenario, **options})
    rows, results = np.zeros(games, ROW), np.zeros((games, players), RESULT)
    decisions, digests = np.zeros(1, np.int32), np.zeros(1, np.int64)
    for n in range(games):
        loop(states, players, numbers, 2026, n, GAME.meta.bound, legal, decisions, digests, results[n:n + 1])
        s = states[0]
        first = (int(s.mover) - int(s.turn) + (s.ending == Ending.LAB_CLOSED)) % players
        characters = [int(player["character"]) for player in s.players]
        rows[n] = (s.turn, decisions[0], s.ending, first, characters)
    return rows, results


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("games", nargs="?", type=int, default=10_000)
    arguments.add_argument("--random", action="store_true", help="players who choose at random")
    given = arguments.parse_args()
    wins = {character: [0.0, 0.0] for character in CHARACTER_IDS}
    print("| scenario | players | turns, mean | 99 % | most | limit | closed | decisions | first player wins |")
    print("|---|---|---|---|---|---|---|---|---|")
    for scenario, card in zip(SCENARIO_IDS, SCENARIOS, strict=True):
        for players in GAME.meta.players:
            rows, results = play(players, scenario, given.games, not given.random)
            share = (results["rank"] == 1) / (results["rank"] == 1).sum(axis=1, keepdims=True)
            first = share[np.arange(given.games), rows["first"]].mean()
            closed = (rows["ending"] == Ending.LAB_CLOSED).sum()
            print(f"| {scenario} | {players} | {rows['turns'].mean():.1f} | {np.percentile(rows['turns'], 99):.0f} "
                  f"| {rows['turns'].max()} | {card.last_turn} | {closed} | {rows['decisions'].mean():.0f} "
                  f"| {first:.1%} |", flush=True)
            for number, character in enumerate(CHARACTER_IDS, 1):
                dealt = rows["characters"][:, :players] == number
                wins[character][0] += share[dealt].sum()
                wins[character][1] += dealt.sum() / players
    print("\n| character | wins, of its fair share |\n|---|---|")
    for character, (won, fair) in wins.items():
        print(f"| {character} | {won / max(fair, 1e-9):.2f} |")


if __name__ == "__main__":
    main()
