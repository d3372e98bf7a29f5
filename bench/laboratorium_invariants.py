"""Valence and conservation after every action of many random games: `python bench/laboratorium_invariants.py`.

The checks are the compiled rules of invariants.py, so 100 000 games take minutes.
"""

import argparse
import time

import numpy as np

from labtable.core.game.loops import choose
from labtable.core.record.randomness import derive_key
from labtable.core.record.records import OVER, blank
from labtable.games.laboratorium import GAME
from labtable.games.laboratorium.invariants import fault_of, fault_of_cards, fault_of_reagents


def check_games(states, players, options, seed, first, count, bound, legal, faults):
    """Play games first … first + count - 1; faults counts molecules, cards and reagents that are wrong."""
    decisions = 0
    for index in range(first, first + count):
        states[0] = BLANK[0]  # noqa: F821
        s = states[0]
        derive_key(s.random_key, seed, index)
        s.num_players = players
        setup(s, players, options)  # noqa: F821
        turn = 0
        seat = to_move(s)  # noqa: F821
        while seat != OVER and turn < bound:
            number = legal_actions(s, seat, legal)  # noqa: F821
            s.trail_size = 0
            apply_action(s, seat, legal[choose(seed, index, turn, number)] + 0)  # noqa: F821
            for other in range(players):
                if fault_of(s.players[other].molecule) != 0:
                    faults[0] += 1
            if fault_of_cards(s) != 0:
                faults[1] += 1
            if fault_of_reagents(s) != 0:
                faults[2] += 1
            turn += 1
            seat = to_move(s)  # noqa: F821
        decisions += turn
        if s.winner != 0:
            faults[3] += 1
    return decisions


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--games", type=int, default=100_000)
    given = arguments.parse_args()
    loop = GAME.engine.bound(check_games, "invariants")
    faults, legal = np.zeros(4, np.int64), np.zeros(GAME.NUM_ACTIONS, np.int32)
    variants = [
        (players, {"target": target, "hydroxyl": hydroxyl})
        for players in GAME.meta.players
        for target in GAME.meta.options[0].values
        for hydroxyl in ("off", "on")
    ]
    share, started, decisions = -(-given.games // len(variants)), time.perf_counter(), 0
    for number, (players, options) in enumerate(variants):
        decisions += loop(
            blank(GAME.STATE),
            players,
            GAME.options(players, options),
            11,
            number * share,
            share,
            GAME.meta.bound,
            legal,
            faults,
        )
    print(
        f"{share * len(variants)} games, {decisions} decisions in {time.perf_counter() - started:.0f} s: "
        f"{faults[0]} unsound molecules, {faults[1]} lost cards, {faults[2]} lost reagents; "
        f"{faults[3]} games ended with a synthesis, the others at the bound of rounds"
    )


if __name__ == "__main__":
    main()
