"""Is In the Footsteps of Marie Curie fair, and is its tower as short of cubes as it should be?

`python bench/curie_balance.py --before REVISION` plays games between `researcher` bots with the rules of this checkout
and with those of an older revision, and prints both side by side with 95 % intervals: cubes at the foot of the tower,
cubes lost to an empty supply, who can use each space of the timeline, wins by objective and by seat. The first seat
always begins, and shared wins are split.
"""
from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections import defaultdict
from math import sqrt
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np

ROOT = Path(__file__).parents[1]
BOT = "researcher"
Figures = dict[str, dict[str, list[float]]]  # a group of figures, by name: one number for each game

# Playing ------------------------------------------------------------------------------------------------------------


def play(job: tuple[int, int, str]) -> Figures:
    """One game, and what was counted in it. Imported here: the rules may be those of another revision."""
    from labtable.bots.levels import bot
    from labtable.bots.questions import question
    from labtable.core.contract import RESULT
    from labtable.core.match import key_of, secret_of_seed
    from labtable.core.records import OVER, blank
    from labtable.core.registry import game

    players, seed, level = job
    curie = game("curie")
    engine, states, bots = curie.engine, blank(curie.STATE), [bot(level) for _ in range(players)]
    engine.deal_at(states, 0, players, curie.options(players, {"first_player": "first_seat"}),
                   key_of(secret_of_seed(seed)))
    seen = Counting(players)
    seen.look(states[0])
    turn = 0
    while (seat := engine.to_move_at(states, 0)) != OVER:
        action = bots[seat](question(curie, states, f"{seed} {turn}", turn))
        engine.apply_at(states, 0, seat, action)
        turn += 1
        seen.look(states[0])
    results = blank(RESULT, players)
    engine.returns_at(states, 0, results)
    return seen.figures(states[0], results, turn)


class Counting:
    """What happened in one game, read from its record and its trail."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.turns: list[dict[str, float]] = []
        self.asked: dict[int, int] = defaultdict(int)
        self.used: dict[int, int] = defaultdict(int)
        self.lost = 0
        self.earned: dict[int, int] = defaultdict(int)  # points for objectives, by seat

    def look(self, s: Any) -> None:
        from labtable.games.curie.constants import Event

        for event in s.trail[: int(s.trail_size)]:
            kind, a, b, c = (int(number) for number in event)
            if kind == Event.FELL:
                self.turns.append(self.turn(s))
            elif kind == Event.SHORT:
                self.lost += c
            elif kind in (Event.APPLIED, Event.LET_PASS):
                self.asked[b] += 1
                self.used[b] += kind == Event.APPLIED
            elif kind == Event.OBJECTIVE:
                self.earned[a] += c

    def turn(self, s: Any) -> dict[str, float]:
        """What a player finds after the throw."""
        from labtable.games.curie.components import WORKSHOP
        from labtable.games.curie.research import take_limit

        foot, fell, limit = int(s.available.sum()), int(s.fell.sum()), int(take_limit(s, int(s.active)))
        shown = int(WORKSHOP[s.num_players, s.workshop_side]["spaces"][s.workshop_space]["throw"].sum())
        return {
            "fewer cubes at the foot than the take limit, % of turns": 100.0 * (foot < limit),
            "none or one falls, % of turns": 100.0 * (fell <= 1),
            "cubes thrown": int(s.thrown.sum()),
            "cubes that fall": fell,
            "cubes stuck after the throw": int(s.tower.sum()),
            "cubes at the foot before the throw": foot - fell,
            "of these pitchblende": int(s.available[0]) - int(s.fell[0]),
            "cubes at the foot after the throw": foot,
            "cubes shown but not in the supply": shown - int(s.thrown.sum()),
        }

    def figures(self, s: Any, results: Any, decisions: int) -> Figures:
        from labtable.games.curie.components import LAST_SPACE, OBJECTIVE_NAMES, TIMELINE_NAMES

        out: Figures = {"turn": {}, "game": {}, "can use": {}, "uses": {}, "objective": {}, "earned": {}, "seat": {},
                        "seat score": {}}
        for name in self.turns[0]:
            out["turn"][name] = [float(np.mean([turn[name] for turn in self.turns]))]
        scores = sorted((int(row["score"]) for row in results[: self.players]), reverse=True)
        out["game"] = {
            "gains lost to an empty supply, cubes": [self.lost],
            "rounds": [int(s.round_number)],
            "decisions": [decisions],
            "mean score": [float(np.mean(scores))],
            **{f"score of rank {place + 1}": [float(score)] for place, score in enumerate(scores)},
        }
        for space in range(1, LAST_SPACE):
            out["can use"][TIMELINE_NAMES[space]] = [100.0 * self.asked[space] / self.players]
            out["uses"][TIMELINE_NAMES[space]] = [100.0 * self.used[space] / self.players]
        winners = [seat for seat in range(self.players) if results[seat]["rank"] == 1]
        for seat in range(self.players):
            share = 100.0 / len(winners) if seat in winners else 0.0
            out["seat"][f"seat {seat + 1}"] = [share]
            out["seat score"][f"seat {seat + 1}"] = [float(results[seat]["score"])]
            objective, nobels = OBJECTIVE_NAMES[s.players[seat].objective], int(s.players[seat].nobels)
            out["objective"][objective] = [share]
            out["earned"][objective] = [float(nobels if objective == "nobel" else self.earned[seat])]
        return out


def measured(players: int, games: int, jobs: int, level: str, seed: int) -> Figures:
    """All games of one number of players, their figures in lists."""
    wanted = [(players, seed + number, level) for number in range(games)]
    found: Figures = defaultdict(lambda: defaultdict(list))
    play(wanted[0])  # compiles, once
    with get_context("spawn").Pool(jobs) as pool:
        for figures in pool.imap(play, wanted, chunksize=4):
            for group, names in figures.items():
                for name, numbers in names.items():
                    found[group][name] += numbers
    return {group: dict(names) for group, names in found.items()}


# Another revision ---------------------------------------------------------------------------------------------------


def measured_there(revision: str, given: argparse.Namespace) -> dict[str, Figures]:
    """The same games by the rules of an older revision: its sources, in a folder of their own."""
    with tempfile.TemporaryDirectory() as folder:
        archive = subprocess.run(["git", "archive", revision, "src"], cwd=ROOT, check=True, capture_output=True)
        subprocess.run(["tar", "-x", "-C", folder], input=archive.stdout, check=True)
        out = Path(folder) / "figures.json"
        words = [sys.executable, __file__, "--save", str(out), "--games", str(given.games), "--jobs", str(given.jobs),
                 "--bot", given.bot, "--seed", str(given.seed), "--players", *map(str, given.players)]
        subprocess.run(words, check=True, stdout=subprocess.DEVNULL,
                       env={**os.environ, "PYTHONPATH": str(Path(folder) / "src")})
        return dict(json.loads(out.read_text()))


# Printing -----------------------------------------------------------------------------------------------------------


def interval(numbers: list[float]) -> str:
    """The mean and its 95 % interval."""
    if not numbers:
        return "–"
    spread = 1.96 * float(np.std(numbers)) / sqrt(len(numbers))
    return f"{float(np.mean(numbers)):.1f} ± {spread:.1f}"


TITLES = {"turn": "After the throw", "game": "The game", "can use": "Players who can use a space, %",
          "uses": "Players who use it, %", "objective": "Wins of the objective's owner, %",
          "earned": "Points for the objective", "seat": "Wins, %",
          "seat score": "Mean score"}


def report(columns: dict[str, dict[str, Figures]]) -> None:
    for group, title in TITLES.items():
        heads = [f"{count} players, {name}" if name else f"{count} players"
                 for name, figures in columns.items() for count in figures]
        print(f"\n| {title} | " + " | ".join(heads) + " |")
        print("|---" * (len(heads) + 1) + "|")
        tables = [figures[count][group] for figures in columns.values() for count in figures]
        for name in dict.fromkeys(name for one in tables for name in one):
            print(f"| {name} | " + " | ".join(interval(one.get(name, [])) for one in tables) + " |")


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--games", type=int, default=300, help="for each number of players")
    arguments.add_argument("--players", type=int, nargs="+", default=[2, 4])
    arguments.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    arguments.add_argument("--seed", type=int, default=0, help="of the first game")
    arguments.add_argument("--bot", default=BOT)
    arguments.add_argument("--before", metavar="REVISION", help="play by the rules of this revision too")
    arguments.add_argument("--save", type=Path, help="write every figure of every game there, as JSON")
    given = arguments.parse_args()
    columns = {}
    if given.before:
        columns["before"] = measured_there(given.before, given)
    columns["after" if given.before else ""] = {
        str(players): measured(players, given.games, given.jobs, given.bot, given.seed) for players in given.players}
    if given.save:
        given.save.write_text(json.dumps(columns["after" if given.before else ""]))
    print(f"{given.games} games between {given.bot} bots for each number of players; mean ± 95 % interval.")
    report(columns)


if __name__ == "__main__":
    main()
