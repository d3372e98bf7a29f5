"""How true the coach's numbers are: `python bench/coach_calibration.py GAME … [--count 40] [--players 2,3] [--jobs 2]`.

Bots of one level play games; the coach looks at them. Three questions:

- calibration: of the positions that it calls 70 %, how many are won? A seat at a time, as that seat could know it, and
  as a review shows it: the value of the best action. Calls are written down as the search gives them, before `called`
  makes them sharper; `bench/coach_odds.py` fits that, and draws the table.
- planted blunders: the worst of the legal actions is put in the place of a good one. Is it found?
- false alarms: how many of the bots' own decisions, none drawn by lot, does it call slips or blunders?

Copies of a game are looked at once (`labtable/bots/distinct.py`). With `--seconds` each game and number of players gets
so long, however many games that are.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import time
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from dataclasses import dataclass, field
from functools import cache
from itertools import islice
from pathlib import Path
from random import Random

import numpy as np

import labtable
from labtable.bots.distinct import digest_of
from labtable.coach.judge import DEEP, GLANCE, HINT, LOOK, PROOF, SLIP, CoachJudge
from labtable.coach.odds import odds_of
from labtable.coach.reviewer import final_of
from labtable.coach.trials import unit_of
from labtable.coach.types import Mark
from labtable.coach.weigh import marked, weigh
from labtable.core.match.match import Match

WORST_OF = 12  # legal actions that are tried to find the worst, at most
SERIOUS = 0.10  # cost, in units, of a planted action that counts as a blunder


@dataclass
class Figures:
    calls: list[tuple[int, float, float]] = field(default_factory=list)  # seed, called by the search, won
    planted: list[tuple[float, Mark]] = field(default_factory=list)  # cost by other worlds, mark
    own: list[Mark] = field(default_factory=list)

    def add(self, other: Figures) -> None:
        self.calls += other.calls
        self.planted += other.planted
        self.own += other.own


def played(name: str, players: int, seed: int, level: str, opening: int) -> Match:
    """A game of bots; its first decisions are drawn by lot, since in a game without luck all would be alike."""
    match, luck = Match(labtable.game(name), players, seed=seed), Random(seed)
    for _ in range(opening):
        match.play(luck.choice(match.legal()))
    bots = [labtable.bot(level) for _ in range(players)]
    while not match.over:
        match.play(labtable.answer(match, bots[match.to_move]))
    return match


def open_decisions(match: Match) -> Iterator[tuple[object, int, int, int, list[int]]]:
    """Those with a choice: the position, its version, the seat, the action, all legal actions."""
    for state, step in match.decisions():
        legal = np.zeros(match.game.NUM_ACTIONS, np.int32)
        count = match.game.engine.legal_at(np.array([state], match.game.STATE), 0, step.seat, legal)
        if count > 1:
            yield state, step.version, step.seat, step.action, legal[:count].tolist()


def search_values(match: Match, called: tuple[float, ...]) -> list[float]:
    """The values that the search gave, from the chances that were called."""
    if match.game.meta.cooperative:
        return list(called)
    found: list[float] = odds_of(match.game.name, match.players).searched(np.array(called), match.players).tolist()
    return found


def look(match: Match, judge: CoachJudge, other: CoachJudge, seed: int, given: argparse.Namespace) -> Figures:
    figures, luck = Figures(), Random(seed)
    decisions = list(open_decisions(match))
    chosen = [one for one in decisions if one[1] >= given.opening]
    final = final_of(match)
    for state, version, _, action, _ in luck.sample(decisions, min(given.calls, len(decisions))):
        seen = weigh(judge, state, version, action, HINT).before
        figures.calls += [(seed, value, won) for value, won in zip(search_values(match, seen), final, strict=True)]
    for state, version, _, _, legal in luck.sample(decisions, min(given.planted, len(decisions))):
        # The worst of some actions, by other worlds than those in which the judge has to find it.
        tried = luck.sample(legal, min(WORST_OF, len(legal)))
        looks = [other.judge(state, LOOK, action).option(action) for action in tried]
        worst = max(looks, key=lambda one: one.behind).action
        cost = other.judge(state, DEEP, worst).option(worst).behind
        figures.planted.append((cost, judged(judge, state, version, worst)))
    for state, version, _, action, _ in luck.sample(chosen, min(given.own, len(chosen))):
        figures.own.append(judged(judge, state, version, action))
    return figures


def judged(judge: CoachJudge, state: object, version: int, action: int) -> Mark:
    """As a review judges it in the end, but for what later positions tell: it looks longer as long as it seems a
    slip."""
    weighed = weigh(judge, state, version, action, GLANCE)
    for rung in (LOOK, HINT, DEEP):
        if weighed.cost < SLIP * judge.unit:
            break
        weighed = weigh(judge, state, version, action, rung)
    if marked(weighed, judge.unit)[3] is Mark.BLUNDER and not judge.game.meta.cooperative:
        weighed = weigh(judge, state, version, action, PROOF)
    return marked(weighed, judge.unit)[3]


def told(name: str, figures: Figures, cooperative: bool, unit: float) -> dict[str, object]:
    found: dict[str, object] = {"game": name}
    if cooperative and figures.calls:
        calls = np.array(figures.calls)[:, 1:]
        found["score: mean called, mean true, correlation"] = [
            round(float(x), 3) for x in (calls[:, 0].mean(), calls[:, 1].mean(), np.corrcoef(calls.T)[0, 1])
        ]
    caught = (Mark.SLIP, Mark.BLUNDER)
    serious = [mark for cost, mark in figures.planted if cost >= SERIOUS * unit]
    found["planted"] = len(figures.planted)
    found["planted, serious"] = len(serious)
    found["serious found"] = sum(mark in caught for mark in serious)
    found["serious called blunders"] = sum(mark is Mark.BLUNDER for mark in serious)
    found["own decisions"] = len(figures.own)
    for mark in Mark:
        found[f"own {mark}"] = figures.own.count(mark)
    return found


def one_game(name: str, players: int, seed: int, given: argparse.Namespace) -> tuple[int, Figures]:
    """In a process of its own: play, and look; the digest of the game, and what was seen."""
    match = played(name, players, seed, given.bot, given.opening)
    return digest_of(match), look(match, *judges_of(name, players), seed, given)


@cache
def judges_of(name: str, players: int) -> tuple[CoachJudge, CoachJudge]:
    """The judge, and one with other worlds."""
    return CoachJudge(labtable.game(name), players), CoachJudge(labtable.game(name), players, "planted")


def measured(pool: ProcessPoolExecutor, name: str, players: int, given: argparse.Namespace) -> dict[str, object]:
    """A game at a number of players: as many games as were asked for, or as the time allows."""
    started, figures, count, seen = time.perf_counter(), Figures(), 0, set[int]()
    seeds = iter(range(given.seed, given.seed + given.count))
    waiting = {pool.submit(one_game, name, players, seed, given) for seed in islice(seeds, 2 * given.jobs)}
    while waiting:
        done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
        for ended in done:
            digest, found = ended.result()
            if digest not in seen:
                figures.add(found)
            seen.add(digest)
            count += 1
            seed = next(seeds, None)
            if seed is not None and time.perf_counter() - started < given.seconds:
                waiting.add(pool.submit(one_game, name, players, seed, given))
    game = labtable.game(name)
    return {
        **told(name, figures, game.meta.cooperative, unit_of(game)),
        "players": players,
        "games": count,
        "distinct": len(seen),
        "bot": given.bot,
        "opening": given.opening,
        "seed": given.seed,
        "seconds": round(time.perf_counter() - started),
        "calls": [(seed, round(value, 4), won) for seed, value, won in sorted(figures.calls)],
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="+")
    parser.add_argument("--count", type=int, default=40, help="games of each, at most")
    parser.add_argument("--seconds", type=float, default=float("inf"), help="for each game and number of players")
    parser.add_argument("--players", default="2", help="such as 2 or 2,3,4")
    parser.add_argument("--bot", default="laureate@100")
    parser.add_argument("--opening", type=int, default=6, help="first decisions of a game that are drawn by lot")
    parser.add_argument("--seed", type=int, default=600_000)
    parser.add_argument("--calls", type=int, default=6, help="positions of a game that are called")
    parser.add_argument("--planted", type=int, default=3)
    parser.add_argument("--own", type=int, default=10)
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--out", type=Path, help="append the figures to this file, one JSON object a line")
    given = parser.parse_args()
    compiling = argparse.Namespace(bot="researcher", opening=0, calls=1, planted=0, own=0)
    with ProcessPoolExecutor(given.jobs, multiprocessing.get_context("spawn")) as pool:
        for ended in [pool.submit(one_game, name, 2, 1, compiling) for name in given.games]:
            ended.result()
        for name in given.games:
            for players in (int(number) for number in given.players.split(",")):
                found = measured(pool, name, players, given)
                print(json.dumps({key: value for key, value in found.items() if key != "calls"}), flush=True)
                if given.out:
                    with given.out.open("a") as file:
                        file.write(json.dumps(found) + "\n")


if __name__ == "__main__":
    main()
