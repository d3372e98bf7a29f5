"""How fast the search thinks, on one core, beside OpenSpiel's C++ IS-MCTS on its own card games, in one run.

`python bench/bots_speed.py` measures every game; `--peers` adds OpenSpiel (`make peers` installs it). Iterations are
information-set iterations with a rollout to the end of the game, at the first decision and on average over a game.
Seconds are the processor's, so that a busy machine does not count.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial

import numpy as np
from rich.console import Console
from rich.table import Table

from labtable.bots import bot
from labtable.bots.question import question
from labtable.bots.search_api import Budget, Search, SearchSettings
from labtable.core.game.contract import Game, Rollout
from labtable.core.game.registry import game as find_game
from labtable.core.game.registry import names
from labtable.core.match.match import key_of, secret_of_seed
from labtable.core.record.records import OVER, States, blank

RANDOM_ROLLOUTS = SearchSettings(warmth=0.0, rollout=Rollout(depth=1 << 20, tries=1))
STATIONS = 12  # positions of a game that are searched
ITERATIONS = 2000
PEERS = ("hearts", "euchre", "oh_hell", "leduc_poker", "gin_rummy")
FIRST_MOVE = """
import sys, time
started = time.perf_counter()
from labtable.bots import answer, bot
from labtable.core.match.match import Match
from labtable.core.game.registry import game
found = game(sys.argv[1])
answer(Match(found, int(sys.argv[2]), seed=1), bot("laureate@100"))
print(time.perf_counter() - started)
"""


def positions(game: Game, players: int) -> list[States]:
    """Decisions with a choice, spread over a game of students."""
    states, found = blank(game.STATE), []
    game.engine.deal_at(states, 0, players, game.options(players), key_of(secret_of_seed(3)))
    while (seat := game.engine.to_move_at(states, 0)) != OVER:
        asked = question(game, states, f"{len(found)} {seat}")
        if len(asked.legal) > 1:
            found.append(states.copy())
        game.engine.apply_at(states, 0, seat, bot("student")(asked))
    return found[:: max(1, len(found) // STATIONS)]


def rate(game: Game, players: int, stations: list[States], settings: SearchSettings) -> float:
    """Iterations a second over some positions, each searched for as long as the others."""
    search, done, spent = Search(game, settings, players), 0, 0.0
    for number, station in enumerate(stations):
        asked = question(game, station, str(number))
        search.begin()
        started = time.process_time()
        done += search.think(asked, Budget(iterations=ITERATIONS)).iterations
        spent += time.process_time() - started
    return done / spent


def best(run: Callable[[], float], runs: int = 3) -> float:
    return max(run() for _ in range(runs))


def first_move(game: Game, players: int) -> float:
    """Seconds of a new process from its first import to a bot's answer, the cache being warm."""

    def once() -> float:
        done = subprocess.run(
            [sys.executable, "-c", FIRST_MOVE, game.name, str(players)],
            capture_output=True,
            text=True,
            check=True,
            env=os.environ,
        )
        return float(done.stdout)

    return min(once() for _ in range(3))


def peer_rate(name: str, simulations: int = ITERATIONS) -> float:
    """Simulations a second of OpenSpiel's own bot at the first decision of its own game."""
    import pyspiel

    game = pyspiel.load_game(name)
    state, luck = game.new_initial_state(), np.random.default_rng(1)
    while state.is_chance_node():
        actions, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(int(luck.choice(actions, p=np.array(chances) / sum(chances))))
    thinker = pyspiel.ISMCTSBot(
        1,
        pyspiel.RandomRolloutEvaluator(1, 1),
        2.0,
        simulations,
        -1,
        pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
        False,
        False,
    )
    started = time.process_time()
    thinker.step(state)
    return simulations / (time.process_time() - started)


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("games", nargs="*", default=names())
    arguments.add_argument("--players", type=int, default=2)
    arguments.add_argument("--peers", action="store_true")
    given = arguments.parse_args()
    table = Table(box=None, header_style="bold", pad_edge=False, padding=(0, 2))
    for heading in ("game", "players", "first decision, it/s", "whole game, it/s", "first move, s"):
        table.add_column(heading, justify="left" if heading == "game" else "right")
    for name in given.games:
        game = find_game(name)
        stations = positions(game, given.players)
        rate(game, given.players, stations[:1], RANDOM_ROLLOUTS)
        table.add_row(
            name,
            str(given.players),
            f"{best(partial(rate, game, given.players, stations[:1], RANDOM_ROLLOUTS)):.0f}",
            f"{best(partial(rate, game, given.players, stations, RANDOM_ROLLOUTS)):.0f}",
            f"{first_move(game, given.players):.2f}",
        )
    for name in PEERS if given.peers else ():
        table.add_row(f"OpenSpiel {name}", "", f"{best(partial(peer_rate, name)):.0f}")
    Console().print(table)


if __name__ == "__main__":
    main()
