"""How long a review takes: `python bench/coach_time.py GAME … [--games 2] [--whole] [--players 3] [--bot researcher]`.

Processor seconds until the first picture (the curve, the turning points and their reasons), as if the game had 150
decisions; with `--whole` also until all was looked at up to the rungs `hint`, `deep` and `proof`, and until the review
is deep. One thread, nothing kept.
"""

from __future__ import annotations

import argparse
import json
import time

import labtable
from labtable.coach.review_cache import ReviewFile
from labtable.coach.reviewer import DEEPENED, HINTED, PICTURED, PROVED, WHOLE, Reviewer
from labtable.core.match.match import Match

USUAL = 150  # decisions
STAGES = {"hint": HINTED, "deep": DEEPENED, "proof": PROVED, "whole": WHOLE}


class Pictured(Exception):
    """There is a first picture."""


def stop(done: int, total: int) -> None:
    if done >= PICTURED:
        raise Pictured


def seconds(match: Match, whole: bool) -> tuple[int, float, dict[str, float]]:
    """Decisions with a choice, processor seconds for the first picture, and for all that was done by each stage."""
    reviewer = Reviewer(match, ReviewFile(match, None), threads=1)
    began = time.process_time()
    try:
        reviewer.look(stop)
    except Pictured:
        reviewer.told()
    picture, stages = time.process_time() - began, dict[str, float]()

    def reached(done: int, total: int) -> None:
        for name, end in STAGES.items():
            if done >= end:
                stages.setdefault(name, round(time.process_time() - began, 1))

    if whole:
        reviewer.look(reached)
    return len(reviewer.open), picture, stages


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="+")
    parser.add_argument("--games", type=int, default=2)
    parser.add_argument("--whole", action="store_true")
    parser.add_argument("--players", type=int, help="as many as the game allows, if not told")
    parser.add_argument("--bot", default="researcher")
    given = parser.parse_args()
    for name in given.names:
        game, player = labtable.game(name), labtable.bot(given.bot)
        for seed in range(given.games + 1):
            match = Match(game, given.players or game.meta.players[1], seed=seed)
            while not match.over:
                match.play(labtable.answer(match, player))
            decisions, picture, stages = seconds(match, given.whole)
            if seed:  # the first game compiles
                told = {"game": name, "decisions": decisions, "picture": round(picture, 1)}
                told["picture of 150"] = round(picture * USUAL / decisions, 1)
                print(json.dumps({**told, **stages}), flush=True)


if __name__ == "__main__":
    main()
