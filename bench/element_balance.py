"""In Your Element by scenario and player count: how long games last, which seats win, how often somebody takes no goal.

`python bench/element_balance.py [games]` plays that many games (10 000 unless told) of greedy players for each scenario
and player count and prints tables in Markdown: turns (mean, 99 %, most), games that met the laboratory's closing time,
the share of the first player, the share of games in which somebody scores 0, and the wins of each character as a
multiple of its fair share. `--random` seats random players instead, `--researchers` players who search;
their games take seconds, so ask for a few hundred and name `--scenario` and `--players`.
"""
from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import Any

import numpy as np

from labtable.bots.levels import bot
from labtable.bots.questions import question
from labtable.core.contract import RESULT
from labtable.core.match import key_of, secret_of_seed
from labtable.core.records import OVER, blank
from labtable.core.registry import game
from labtable.games.element.components import CHARACTER_IDS, SCENARIO_IDS, SCENARIOS
from labtable.games.element.constants import Ending
from labtable.games.element.state import STATE

GAME = game("element")
SEED = 2026
ROW = np.dtype([("turns", np.int32), ("decisions", np.int32), ("ending", np.int32), ("first", np.int32),
                ("characters", np.int32, (4,))])
Play = Callable[[Any, int, Any, int, Any], int]  # (states, players, options, number, results): a game; its decisions


def compiled(loop: Any) -> Play:
    """Games of the engine's own loops: random or greedy players."""
    legal, decisions, digests = np.zeros(GAME.NUM_ACTIONS, np.int32), np.zeros(1, np.int32), np.zeros(1, np.int64)

    def play(states: Any, players: int, options: Any, number: int, results: Any) -> int:
        loop(states, players, options, SEED, number, GAME.meta.bound, legal, decisions, digests, results)
        return int(decisions[0])

    return play


def researchers(states: Any, players: int, options: Any, number: int, results: Any) -> int:
    """A game of players who search."""
    bots = [bot("researcher") for _ in range(players)]
    GAME.engine.deal_at(states, 0, players, options, key_of(secret_of_seed(SEED + number)))
    decisions = 0
    while (seat := GAME.engine.to_move_at(states, 0)) != OVER:
        action = bots[seat](question(GAME, states[:1], f"{number} {decisions}", decisions))
        GAME.engine.apply_at(states, 0, seat, action)
        decisions += 1
    GAME.engine.returns_at(states, 0, results[0])
    return decisions


def play_all(play: Play, players: int, scenario: str, games: int) -> tuple[Any, Any]:
    """How each game went, and its results."""
    states, options = blank(STATE, 3), GAME.options(players, {"scenario": scenario})
    rows, results = np.zeros(games, ROW), np.zeros((games, players), RESULT)
    for n in range(games):
        decisions = play(states, players, options, n, results[n:n + 1])
        s = states[0]
        first = (int(s.mover) - int(s.turn) + (s.ending == Ending.LAB_CLOSED)) % players
        characters = [int(player["character"]) for player in s.players]
        rows[n] = (s.turn, decisions, s.ending, first, characters)
    return rows, results


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("games", nargs="?", type=int, default=10_000)
    arguments.add_argument("--random", action="store_true", help="players who choose at random")
    arguments.add_argument("--researchers", action="store_true", help="players who search")
    arguments.add_argument("--scenario", nargs="*", default=SCENARIO_IDS, choices=SCENARIO_IDS)
    arguments.add_argument("--players", nargs="*", type=int, default=list(GAME.meta.players))
    given = arguments.parse_args()
    play = researchers if given.researchers else compiled(
        GAME.engine.playouts_into if given.random else GAME.engine.greedy_into)
    wins = {character: [0.0, 0.0] for character in CHARACTER_IDS}
    print("| scenario | players | turns, mean | 99 % | most | limit | closed | decisions | first player wins "
          "| somebody scores 0 |\n|---|---|---|---|---|---|---|---|---|---|")
    for scenario in given.scenario:
        for players in given.players:
            rows, results = play_all(play, players, scenario, given.games)
            share = (results["rank"] == 1) / (results["rank"] == 1).sum(axis=1, keepdims=True)
            first = share[np.arange(given.games), rows["first"]].mean()
            print(f"| {scenario} | {players} | {rows['turns'].mean():.1f} | {np.percentile(rows['turns'], 99):.0f} "
                  f"| {rows['turns'].max()} | {SCENARIOS[SCENARIO_IDS.index(scenario)].last_turn} "
                  f"| {(rows['ending'] == Ending.LAB_CLOSED).sum()} | {rows['decisions'].mean():.0f} "
                  f"| {first:.1%} | {(results['score'] == 0).any(axis=1).mean():.1%} |", flush=True)
            for number, character in enumerate(CHARACTER_IDS, 1):
                dealt = rows["characters"][:, :players] == number
                wins[character][0] += share[dealt].sum()
                wins[character][1] += dealt.sum() / players
    print("\n| character | wins, of its fair share |\n|---|---|")
    for character, (won, fair) in wins.items():
        print(f"| {character} | {won / max(fair, 1e-9):.2f} |")


if __name__ == "__main__":
    main()
