"""How true the coach's numbers are: `python bench/coach_calibration.py GAME … [--count 40] [--players 2,3] [--jobs 2]`.

Bots of one level play games; the coach looks at them. Three questions:

- calibration: of the positions that it calls 70 %, how many are won? A seat at a time, as that seat could know it, and
  as a review shows it: the value of the best action. Calls are written down as the search gives them, before `called`
  makes them sharper; `bench/coach_odds.py` fits that, and draws the table.
- planted blunders: in a game that begins alike, the worst of the legal actions is played now and then, where it costs
  much. Is it found?
- false alarms: how many of the bots' own decisions, none drawn by lot, does it call slips or blunders?

The last two are read off whole reviews, as players see them: of the game with the planted actions, and of the other.

Copies of a game are looked at once (`labtable/bots/distinct.py`). With `--seconds` each game and number of players gets
so long, however many games that are.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import time
from collections.abc import Collection, Iterator
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from dataclasses import dataclass, field
from functools import cache
from itertools import islice
from pathlib import Path
from random import Random

import numpy as np

import labtable
from labtable.bots.distinct import digest_of
from labtable.coach.judge import DEEP, HINT, LOOK, CoachJudge
from labtable.coach.odds import odds_of
from labtable.coach.review_cache import ReviewFile
from labtable.coach.reviewer import Reviewer, final_of
from labtable.coach.trials import unit_of
from labtable.coach.types import Mark
from labtable.coach.weigh import weigh
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


@dataclass
class Planted:
    """What is planted in a game: from each of these places on, the first action that seems to cost enough."""

    judge: CoachJudge  # of other worlds than those in which the coach has to find them
    places: list[int]
    luck: Random
    costs: dict[int, float] = field(default_factory=dict)  # by version

    def at(self, match: Match) -> int | None:
        """The worst of some actions, where one is to be planted now."""
        legal = match.legal()
        if not self.places or match.version < self.places[0] or len(legal) < 2:
            return None
        tried = self.luck.sample(legal, min(WORST_OF, len(legal)))
        looks = [self.judge.judge(match.state, LOOK, action).option(action) for action in tried]
        worst = max(looks, key=lambda one: one.behind)
        if worst.behind < SERIOUS * self.judge.unit:
            return None
        del self.places[0]
        self.costs[match.version] = self.judge.judge(match.state, DEEP, worst.action).option(worst.action).behind
        return worst.action


def played(name: str, players: int, seed: int, level: str, opening: int, planted: Planted | None = None) -> Match:
    """A game of bots; its first decisions are drawn by lot, since in a game without luck all would be alike."""
    match, luck = Match(labtable.game(name), players, seed=seed), Random(seed)
    for _ in range(opening):
        match.play(luck.choice(match.legal()))
    bots = [labtable.bot(level) for _ in range(players)]
    while not match.over:
        action = None if planted is None else planted.at(match)
        match.play(labtable.answer(match, bots[match.to_move]) if action is None else action)
    return match


def open_decisions(match: Match) -> Iterator[tuple[object, int, int]]:
    """Those with a choice: the position, its version, the action."""
    for state, step in match.decisions():
        legal = np.zeros(match.game.NUM_ACTIONS, np.int32)
        count = match.game.engine.legal_at(np.array([state], match.game.STATE), 0, step.seat, legal)
        if count > 1:
            yield state, step.version, step.action


def search_values(match: Match, called: tuple[float, ...]) -> list[float]:
    """The values that the search gave, from the chances that were called."""
    if match.game.meta.cooperative:
        return list(called)
    found: list[float] = odds_of(match.game.name, match.players).searched(np.array(called), match.players).tolist()
    return found


def look(match: Match, judge: CoachJudge, other: CoachJudge, seed: int, given: argparse.Namespace) -> Figures:
    figures, luck = Figures(), Random(seed)
    decisions = list(open_decisions(match))
    final = final_of(match)
    for state, version, action in luck.sample(decisions, min(given.calls, len(decisions))):
        seen = weigh(judge, state, version, action, HINT).before
        figures.calls += [(seed, value, won) for value, won in zip(search_values(match, seen), final, strict=True)]
    if given.planted:
        places = sorted(luck.sample(range(given.opening, match.version), given.planted))
        planted = Planted(other, places, luck)
        spoilt = marks_of(
            played(match.game.name, match.players, seed, given.bot, given.opening, planted), planted.costs
        )
        figures.planted += [(planted.costs[version], mark) for version, mark in spoilt.items()]
    chosen = [version for _, version, _ in decisions if version >= given.opening]
    if given.own:
        figures.own += marks_of(match, luck.sample(chosen, min(given.own, len(chosen)))).values()
    return figures


def marks_of(match: Match, versions: Collection[int]) -> dict[int, Mark]:
    """What a whole review calls these decisions."""
    reviewer = Reviewer(match, ReviewFile(match, None), threads=1)
    reviewer.look(lambda done, total: None)
    return {one.version: one.mark for one in reviewer.judged() if one.version in versions}


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
    parser.add_argument("--planted", type=int, default=3, help="actions planted in a game")
    parser.add_argument("--own", type=int, default=10, help="decisions of a game that are counted, at most")
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
