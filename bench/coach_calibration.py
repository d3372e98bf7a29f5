"""How true the coach's numbers are: `python bench/coach_calibration.py GAME … [--games 40] [--bot laureate@200]`.

Bots of one level play games; the coach looks at them. Three questions:

- calibration: of the positions that it calls 70 %, how many are won? A seat at a time, as that seat could know it.
- planted blunders: the worst of the legal actions is put in the place of a good one. Is it found?
- false alarms: how many of the bots' own decisions does it call slips or blunders?
"""
from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import numpy as np

import labtable
from labtable.coach.judging import marked, seems_a_slip, weigh, weigh_again
from labtable.coach.reviewing import FULL, final_of
from labtable.coach.shapes import Mark
from labtable.coach.trials import Trials, called, unit_of
from labtable.core.match import Match

OPENING = 6          # decisions by lot
WORST_OF = 12        # legal actions that are tried to find the worst, at most
WORLDS = 120         # for each of them
SERIOUS = 0.10       # cost, in units, of a planted action that counts as a blunder


@dataclass
class Figures:
    calls: list[tuple[float, float]] = field(default_factory=list)     # called, won
    planted: list[tuple[float, Mark]] = field(default_factory=list)    # cost by other worlds, mark
    own: list[Mark] = field(default_factory=list)


def played(name: str, players: int, seed: int, level: str) -> Match:
    """A game of bots; its first decisions are drawn by lot, since in a game without luck all would be alike."""
    match, luck = Match(labtable.game(name), players, seed=seed), Random(seed)
    for _ in range(OPENING):
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


def look(match: Match, trials: Trials, luck: Random, calls: int, planted: int, own: int, figures: Figures) -> None:
    decisions = list(open_decisions(match))
    final = final_of(match)
    for state, *_ in luck.sample(decisions, min(calls, len(decisions))):
        for seat in range(match.players):
            values = trials.of_position(state, seat, luck.getrandbits(62), FULL.duel).mean(axis=0)
            figures.calls.append((float(called(match.game, values, match.players)[seat]), final[seat]))
    for state, version, seat, action, legal in luck.sample(decisions, min(planted, len(decisions))):
        others = [one for one in legal if one != action]
        tried = luck.sample(others, min(WORST_OF, len(others)))
        worlds = trials.of_actions(state, seat, [action, *tried], luck.getrandbits(62), 0, WORLDS)
        found = worlds[:, :, seat].mean(axis=1)
        worst = int(found[1:].argmin())
        # Once more: the worst of many looks worse than it is.
        pair = ([action, *tried][int(found.argmax())], tried[worst])
        known = trials.of_actions(state, seat, pair, luck.getrandbits(62), 0, FULL.again).mean(axis=1)
        best, bad = (float(called(match.game, one, match.players)[seat]) for one in known)
        mark = judged(trials, state, version, seat, tried[worst], f"planted {match.commitment}")
        figures.planted.append((best - bad, mark))
    for state, version, seat, action, _ in luck.sample(decisions, min(own, len(decisions))):
        figures.own.append(judged(trials, state, version, seat, action, match.commitment))


def judged(trials: Trials, state: object, version: int, seat: int, action: int, content: str) -> Mark:
    """As a review judges it, but for what later positions tell."""
    unit = unit_of(trials.game)
    weighed = weigh(trials, state, version, seat, action, content, FULL)
    if seems_a_slip(weighed, unit):
        weighed = weigh_again(trials, state, weighed, content, FULL)
    return marked(weighed, unit)[3]


def told(name: str, figures: Figures, cooperative: bool, unit: float) -> dict[str, object]:
    found: dict[str, object] = {"game": name}
    calls = np.array(figures.calls)
    if cooperative:
        found["score: mean called, mean true, correlation"] = [
            round(float(x), 3) for x in (calls[:, 0].mean(), calls[:, 1].mean(), np.corrcoef(calls.T)[0, 1])]
    else:
        bins = np.clip((calls[:, 0] * 10).astype(int), 0, 9)
        found["calibration: called, won, seats"] = [
            [*(round(100 * calls[bins == b, column].mean(), 1) for column in (0, 1)), int((bins == b).sum())]
            for b in range(10) if (bins == b).any()]
    caught = (Mark.SLIP, Mark.BLUNDER)
    serious = [mark for cost, mark in figures.planted if cost >= SERIOUS * unit]
    found["planted"] = len(figures.planted)
    found["planted, serious"] = len(serious)
    found["serious found"] = round(sum(mark in caught for mark in serious) / max(len(serious), 1), 3)
    found["serious called blunders"] = round(sum(mark is Mark.BLUNDER for mark in serious) / max(len(serious), 1), 3)
    found["own decisions"] = len(figures.own)
    for mark in Mark:
        found[f"own {mark}"] = round(figures.own.count(mark) / max(len(figures.own), 1), 3)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="+")
    parser.add_argument("--count", type=int, default=40, help="games of each")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--bot", default="laureate@200")
    parser.add_argument("--seed", type=int, default=600_000)
    parser.add_argument("--calls", type=int, default=6, help="positions of a game that are called")
    parser.add_argument("--planted", type=int, default=3)
    parser.add_argument("--own", type=int, default=10)
    parser.add_argument("--out", type=Path, help="append the figures to this file, one JSON object a line")
    given = parser.parse_args()
    for name in given.games:
        started, figures, game = time.perf_counter(), Figures(), labtable.game(name)
        trials = Trials(game, given.players)
        for seed in range(given.seed, given.seed + given.count):
            match = played(name, given.players, seed, given.bot)
            look(match, trials, Random(seed), given.calls, given.planted, given.own, figures)
        found = {**told(name, figures, game.meta.cooperative, unit_of(game)), "games": given.count, "bot": given.bot,
                 "seconds": round(time.perf_counter() - started)}
        print(json.dumps(found, indent=1), flush=True)
        if given.out:
            with given.out.open("a") as file:
                file.write(json.dumps(found) + "\n")


if __name__ == "__main__":
    main()
