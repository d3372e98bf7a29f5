"""Does the coach contradict itself? `python bench/coach_agreement.py GAME … [--count 500] [--seed 1] [--seconds 900]`.

Positions of games between bots, one decision in five by lot. Of each: the hint, the blunder check and the review of the
move that the hint tells, and what a puzzle would ask for. Counted are

- hints that are not the best by the figures that they show,
- moves that a hint called best and a review calls a slip or a blunder, or the blunder check doubts,
- chances that do not add up to 100,
- puzzles whose answer is not the hint.

Each position with a contradiction is printed, so that it can be looked at again. With `--seconds` each game gets so
much processor time, however many positions that are.
"""

from __future__ import annotations

import argparse
import json
import time
from collections import Counter
from collections.abc import Iterator
from random import Random

import labtable
from labtable.bots.question import question_of
from labtable.coach.hints import advise_on, doubt_about, judge_of
from labtable.coach.judge import DEEP, HINT
from labtable.coach.types import Mark
from labtable.coach.weigh import marked, weigh
from labtable.core.game.contract import Game
from labtable.core.match.match import Match
from labtable.puzzles.prover import Prover

TOLD = 3  # actions that a hint tells
LOTS = 0.2  # share of the decisions that are drawn by lot


def positions(game: Game, seed: int, bot: str = "researcher") -> Iterator[Match]:
    """Positions with a choice, one of each game."""
    for number in range(seed, seed + 1_000_000):
        luck = Random(number)
        match = Match(game, luck.choice(list(game.meta.players)[:2]), seed=number)
        player, stop = labtable.bot(bot), luck.randrange(120)
        while not match.over and (match.version < stop or len(match.legal()) < 2):
            by_lot = luck.random() < LOTS
            match.play(luck.choice(match.legal()) if by_lot else labtable.answer(match, player))
        if not match.over:
            yield match


def contradictions(match: Match, prover: Prover | None = None) -> list[str]:
    """What the coach says of a position and denies elsewhere."""
    asked, judge, found = question_of(match), judge_of(match.game, match.players), []
    hint = advise_on(asked, TOLD)
    shown = [one.win_chance if one.win_chance is not None else -(one.expected_score or 0.0) for one in hint]
    if match.game.meta.cooperative and match.game.lead > 0:
        shown = [-value for value in shown]
    if shown[0] < max(shown):
        found.append("the hint is not the best by its own figures")
    best = hint[0].action
    for rung in (HINT, DEEP):
        if marked(weigh(judge, match.state, match.version, best, rung), judge.unit)[3] in (Mark.SLIP, Mark.BLUNDER):
            found.append("the review blames what the hint called best")
    if doubt_about(asked, best) is not None:
        found.append("the blunder check doubts what the hint called best")
    values = judge.judge(match.state).best.values
    if not match.game.meta.cooperative and abs(sum(values) - 1) > 1e-9:
        found.append("chances do not add up")
    if prover is not None and (proved := prover.prove(match.state, "agreement")) is not None and proved.answer != best:
        found.append("a puzzle asks for another move than the hint")
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="+")
    parser.add_argument("--count", type=int, default=500, help="positions of each game")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=float("inf"), help="of processor, for each game")
    given = parser.parse_args()
    for name in given.games:
        game, counts, close = labtable.game(name), Counter[str](), 0
        started, seen = time.process_time(), 0
        for match in positions(game, given.seed):
            found = contradictions(match, Prover(game, match.players, deeper=1, rung=HINT))
            if found:
                print(json.dumps({"game": name, "position": seen, "decision": match.version, "found": found}))
            counts.update(found)
            judge = judge_of(game, match.players)
            close += len(judge.judge(match.state).close(judge.unit)) > 1
            seen += 1
            if seen == given.count or time.process_time() - started > given.seconds:
                break
        seconds = round(time.process_time() - started)
        print(
            json.dumps({"game": name, "positions": seen, "too close": close, "seconds": seconds, **counts}), flush=True
        )


if __name__ == "__main__":
    main()
