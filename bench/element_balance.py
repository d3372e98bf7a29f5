"""In Your Element: how long games of greedy players last, and who wins, by scenario and player count.

`python bench/element_balance.py [games]` plays that many games (10 000 unless told) of each and prints tables in
Markdown: turns (mean, 99 %, most), games that met the laboratory's closing time, the share of the first player, and the
share of wins by character over its fair share. `--random` counts what random players do instead.
"""
from __future__ import annotations

import argparse
from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np

from labtable.core import loops
from labtable.core.contract import RESULT
from labtable.core.records import blank
from labtable.core.registry import game
from labtable.games.element.components import CHARACTER_IDS, SCENARIO_IDS, SCENARIOS
from labtable.games.element.constants import Ending
from labtable.games.element.state import STATE

if TYPE_CHECKING:  # bound by the engine
    play_out: Any = ...
    returns: Any = ...

GAME = game("element")
ROW = np.dtype([("turns", np.int32), ("decisions", np.int32), ("ending", np.int32), ("first", np.int32),
                ("characters", np.int32, (4,))])


def record_into(states: Any, players: int, options: Any, seed: int, bound: int, legal: Any, rows: Any,
                results: Any) -> None:
    """A template: whole games, and what they came to."""
    for n in range(len(rows)):
        decisions, _ = play_out(states, players, options, seed, n, bound, legal)
        s = states[0]
        rows[n].turns = s.turn
        rows[n].decisions = decisions
        rows[n].ending = s.ending
        rows[n].first = (s.mover - s.turn) % players
        for seat in range(players):
            rows[n].characters[seat] = s.players[seat].character
        returns(s, results[n])


@cache
def recorder(greedy: bool) -> Any:
    engine, variant = GAME.engine, "greedy" if greedy else "random"
    policy = engine.bound(loops.greedy_action if greedy else loops.random_action, variant)
    play_out = engine.bound(loops.play_out, variant, begin=engine.bound(loops.begin, variant), choose_action=policy)
    return engine.bound(record_into, variant, play_out=play_out)


def play(players: int, scenario: str, games: int, greedy: bool, **options: object) -> tuple[Any, Any]:
    rows, results = np.zeros(games, np.dtype((np.record, ROW))), np.zeros((games, players), RESULT)
    recorder(greedy)(blank(STATE, 3), players, GAME.options(players, {"scenario": scenario, **options}), 2026,
                     GAME.meta.bound, np.zeros(GAME.NUM_ACTIONS, np.int32), rows, results)
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
