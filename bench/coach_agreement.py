"""Does the coach contradict itself? `python bench/coach_agreement.py GAME … [--count 500] [--jobs 2] [--seconds 900]`.

Positions of games between bots, one decision in five by lot. Of each: the hint, the blunder check and the review of the
move that the hint tells, and what a puzzle would ask for. Counted are

- hints that are not the best by the figures that they show,
- moves that a hint called best and a review calls a slip or a blunder, or the blunder check doubts,
- chances that do not add up to 100,
- puzzles whose answer is not the hint.

Each position with a contradiction is printed, by the seed of its game, so that it can be looked at again. With
`--seconds` each game gets so long, however many positions that are.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from itertools import count
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


def position(game: Game, number: int, bot: str = "researcher") -> Match | None:
    """A position with a choice, of the game of this seed; None where that ended before."""
    luck = Random(number)
    match = Match(game, luck.choice(list(game.meta.players)[:2]), seed=number)
    player, stop = labtable.bot(bot), luck.randrange(120)
    while not match.over and (match.version < stop or len(match.legal()) < 2):
        by_lot = luck.random() < LOTS
        match.play(luck.choice(match.legal()) if by_lot else labtable.answer(match, player))
    return None if match.over else match


def positions(game: Game, seed: int, bot: str = "researcher") -> Iterator[Match]:
    """Positions with a choice, one of each game."""
    return (match for number in count(seed) if (match := position(game, number, bot)) is not None)


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


def looked(name: str, number: int) -> tuple[int, list[str], bool] | None:
    """In a process of its own: the decision of a game's position, what is denied there, and whether its best move is
    too close to tell from another."""
    game = labtable.game(name)
    match = position(game, number)
    if match is None:
        return None
    found = contradictions(match, Prover(game, match.players, deeper=1, rung=HINT))
    judge = judge_of(game, match.players)
    return match.version, found, len(judge.judge(match.state).close(judge.unit)) > 1


def measured(pool: ProcessPoolExecutor, name: str, given: argparse.Namespace) -> dict[str, object]:
    """A game: as many positions as were asked for, or as the time allows."""
    started, numbers, seen, close, counts = time.perf_counter(), count(given.seed), 0, 0, Counter[str]()
    waiting = {pool.submit(looked, name, number): number for _, number in zip(range(given.jobs), numbers, strict=False)}
    while waiting:
        for ended in wait(waiting, return_when=FIRST_COMPLETED).done:
            number, result = waiting.pop(ended), ended.result()
            if result is not None:
                version, found, is_close = result
                seen, close = seen + 1, close + is_close
                counts.update(found)
                if found:
                    print(json.dumps({"game": name, "seed": number, "decision": version, "found": found}), flush=True)
            if seen + len(waiting) < given.count and time.perf_counter() - started < given.seconds:
                number = next(numbers)
                waiting[pool.submit(looked, name, number)] = number
    seconds = round(time.perf_counter() - started)
    return {"game": name, "positions": seen, "too close": close, "seconds": seconds, **counts}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="+")
    parser.add_argument("--count", type=int, default=500, help="positions of each game")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=float("inf"), help="for each game")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    given = parser.parse_args()
    with ProcessPoolExecutor(given.jobs, multiprocessing.get_context("spawn")) as pool:
        for name in given.games:
            pool.submit(looked, name, given.seed).result()  # compiles, for all
            print(json.dumps(measured(pool, name, given)), flush=True)


if __name__ == "__main__":
    main()
