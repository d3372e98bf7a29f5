"""Does the answer of a puzzle do better when the game is played on?

    python bench/puzzle_plays.py curie --worlds 64

Researchers play on from every puzzle of the shelf, after the answer and after the next best move, in the same worlds
that are re-dealt for the player who decides. It is another judge than the search that proved the puzzles. In Scientia
nothing is hidden and nothing is luck, so that one play says little there.
"""

from __future__ import annotations

import argparse
from multiprocessing import get_context
from typing import Any

import numpy as np

from labtable.bots.levels import bot
from labtable.bots.question import question
from labtable.core.arrays import copied
from labtable.core.game.contract import RESULT, Game
from labtable.core.game.registry import game as find_game
from labtable.core.record.records import OVER, Action, blank
from labtable.puzzles import shelves
from labtable.puzzles.types import Puzzle


def played(game: Game, puzzle: Puzzle, states: Any, action: Action, words: str) -> float:
    """What a play was worth to the player who decides: a share of the win, or the team's score."""
    engine, bots, turn = game.engine, [bot("researcher") for _ in range(puzzle.players)], 0
    engine.apply_at(states, 0, puzzle.seat, action)
    while (seat := engine.to_move_at(states, 0)) != OVER:
        asked = question(game, states, f"{words} {turn}", turn)
        engine.apply_at(states, 0, seat, asked.legal[0] if len(asked.legal) == 1 else bots[seat](asked))
        turn += 1
    results = blank(RESULT, puzzle.players)
    engine.returns_at(states, 0, results)
    if game.meta.cooperative:
        return float(results[puzzle.seat]["score"]) * float(np.sign(game.lead))
    winners = int(results["won"].sum())
    return float(results[puzzle.seat]["won"]) / winners if winners else 1 / puzzle.players


def compared(job: tuple[str, int, int]) -> tuple[int, float, float, float]:
    """Number of a puzzle; what its answer was said to gain, what it gained, and the half of the 95 % interval."""
    name, number, worlds = job
    game, puzzle = find_game(name), shelves.shelf_of(name).puzzles[number]
    here, step = np.array([shelves.opened(puzzle).state], game.STATE), puzzle.steps[0]
    gains = []
    for world in range(worlds):
        dealt = question(game, here, f"world {world}").world
        one, other = (
            played(game, puzzle, copied(dealt), action, str(world)) for action in (step.answer, step.worths[1].action)
        )
        gains.append(one - other)
    return number, step.proof.gap, float(np.mean(gains)), float(1.96 * np.std(gains) / worlds**0.5)


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("game")
    arguments.add_argument("--worlds", type=int, default=64)
    arguments.add_argument("--jobs", type=int, default=2)
    given = arguments.parse_args()
    found = []
    with get_context("spawn").Pool(given.jobs) as pool:
        jobs = [(given.game, number, given.worlds) for number in range(len(shelves.shelf_of(given.game).puzzles))]
        for number, said, gained, wide in pool.imap_unordered(compared, jobs):
            found.append((said, gained))
            print(f"{given.game} {number + 1}: said {said:.2f}, played {gained:+.2f} ± {wide:.2f}", flush=True)
    said, gained = np.mean(found, axis=0)
    worse = sum(one[1] < 0 for one in found)
    print(
        f"{given.game}: said {said:.2f}, played {gained:+.2f} on average; "
        f"the answer did worse in {worse} of {len(found)}"
    )


if __name__ == "__main__":
    main()
