"""How long a review takes: `python bench/coach_time.py GAME … [--games 2] [--whole]`.

Processor seconds until the first picture (the curve, the turning points and their reasons), as if the game had 150
decisions; with `--whole` also until the review is deep. One thread, nothing kept.
"""

from __future__ import annotations

import argparse
import json
import time

import labtable
from labtable.coach.review_cache import ReviewFile
from labtable.coach.reviewer import PICTURED, Reviewer
from labtable.core.match.match import Match

USUAL = 150  # decisions


class Pictured(Exception):
    """There is a first picture."""


def stop(done: int, total: int) -> None:
    if done >= PICTURED:
        raise Pictured


def seconds(match: Match, whole: bool) -> tuple[int, float, float]:
    """Decisions with a choice, and processor seconds for the first picture and for all of it."""
    reviewer = Reviewer(match, ReviewFile(match, None), threads=1)
    began = time.process_time()
    try:
        reviewer.look(stop)
    except Pictured:
        reviewer.told()
    picture = time.process_time() - began
    if whole:
        reviewer.look(lambda done, total: None)
        reviewer.told()
    return len(reviewer.open), picture, time.process_time() - began


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="+")
    parser.add_argument("--games", type=int, default=2)
    parser.add_argument("--whole", action="store_true")
    given = parser.parse_args()
    for name in given.names:
        game, player = labtable.game(name), labtable.bot("researcher")
        for seed in range(given.games + 1):
            match = Match(game, game.meta.players[1], seed=seed)
            while not match.over:
                match.play(labtable.answer(match, player))
            decisions, picture, whole = seconds(match, given.whole)
            if seed:  # the first game compiles
                told = {"game": name, "decisions": decisions, "picture": round(picture, 1)}
                told["picture of 150"] = round(picture * USUAL / decisions, 1)
                print(json.dumps({**told, "whole": round(whole, 1)} if given.whole else told), flush=True)


if __name__ == "__main__":
    main()
