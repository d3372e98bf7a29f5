"""Games with components at their limits, in code that checks every index: `python bench/component_limits.py`.

    LABTABLE_MODE=checked NUMBA_OPT=1 python bench/component_limits.py            # 200 games, five games by turns
    LABTABLE_MODE=interpreted python bench/component_limits.py curie --boxes 20   # one game, twenty boxes of it

Each box is another one: half of its numbers at their least or greatest, as many rows as there is room for, cards that
give all that a card can give (tests/every_game/extremes.py). Its games are played by lot, with soundness checked before
every decision and everything that a table would say. A box is compiled anew, which takes most of the time; what is
compiled goes to a folder that is deleted at the end.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).parents[1]


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    words.add_argument("games", nargs="*", help="names of games; all of them by default")
    words.add_argument("--boxes", type=int, default=5, help="boxes of each game")
    words.add_argument("--plays", type=int, default=8, help="games with each box")
    words.add_argument("--decisions", type=int, default=1500, help="of a game, at most")
    words.add_argument("--first", type=int, default=100, help="the number of the first box")
    asked = words.parse_args()
    with tempfile.TemporaryDirectory() as cache:
        os.environ["LABTABLE_CACHE"] = cache
        sys.path.insert(0, str(ROOT))
        failed = sum(play_box(name, box, asked) for box in boxes(asked) for name in asked.games or every_game())
    sys.exit(1 if failed else 0)


def every_game() -> list[str]:
    from labtable.core.game.registry import names

    return names()


def boxes(asked: argparse.Namespace) -> range:
    return range(asked.first, asked.first + asked.boxes)


def play_box(name: str, box: int, asked: argparse.Namespace) -> int:
    """Play with one box and print a line; 1 where something was wrong."""
    from tests.every_game.extremes import extreme_game, play

    began = time.process_time()
    game = extreme_game(name, box)
    counts = list(game.meta.players)
    ended, wrong = 0, ""
    try:
        for number in range(asked.plays):
            ended += play(game, counts[number % len(counts)], number, asked.decisions, looks=50)
    except Exception as error:
        wrong = f" WRONG: {type(error).__name__}: {str(error)[:2000]}"
    seconds = time.process_time() - began
    told = f"{len(game.changes.rows)} changes, room for {game.STATE['pending'].shape[0]} decisions"
    print(f"{name} box {box}: {told}, {ended} of {asked.plays} games ended, {seconds:.0f} s{wrong}", flush=True)
    return bool(wrong)


if __name__ == "__main__":
    main()
