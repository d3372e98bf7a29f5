"""Is Scientia in balance? Games between bots, with the cards as they were before they were retuned and as they are.

`python bench/scientia_balance.py` plays researchers on random sets with 2, 3 and 4 players in turn, and prints how
often each card and each field was completed, before and after: the tables of docs/games/scientia.md. With `--sets` it
plays every set with every number of players instead: length, scores, which supply ended the game, wins by seat.

A figure «completions» is for one player and one game in which the card is in play; ± is the 95 % interval over games.
"""
from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from threading import Thread
from typing import Any

import numpy as np

from labtable.bots.levels import bot
from labtable.bots.questions import question
from labtable.core.contract import RESULT
from labtable.core.match import key_of, secret_of_seed
from labtable.core.records import OVER, blank
from labtable.core.registry import game
from labtable.games.scientia import components
from labtable.games.scientia.constants import Ending, Event, Field
from labtable.games.scientia.effect_words import card_name

SCIENTIA = game("scientia")
NOW = components.FILE
BEFORE = Path(__file__).with_name("scientia_before.toml")
SETS = (*components.SETS, "random")


# Playing: one process plays the games whose deals it reads, a line each ------------------------------------

def play(deal: dict[str, Any], level: str) -> dict[str, Any]:
    """One game between bots of one level."""
    engine, states, players = SCIENTIA.engine, blank(SCIENTIA.STATE), int(deal["players"])
    engine.deal_at(states, 0, players, SCIENTIA.options(players, {"set": deal["set"]}),
                   key_of(secret_of_seed(deal["seed"])))
    bots, turn = [bot(level) for _ in range(players)], 0
    completed: list[list[int]] = [[] for _ in range(players)]
    while (seat := engine.to_move_at(states, 0)) != OVER:
        action = bots[seat](question(SCIENTIA, states, f"{deal['seed']} {turn}", turn))
        states["trail_size"] = 0
        engine.apply_at(states, 0, seat, action)
        s, turn = states[0], turn + 1
        completed[seat] += [int(s.stacks[int(row.a)].card) for row in s.trail[:int(s.trail_size)]
                            if row.kind == Event.COMPLETES]
    results = blank(RESULT, players)
    engine.returns_at(states, 0, results)
    return {**deal, "cards": states[0].stacks["card"].tolist(), "completed": completed,
            "scores": results["score"].tolist(), "ranks": results["rank"].tolist(), "rounds": int(states[0].rounds),
            "ending": Ending(int(states[0].trigger)).name}


def work(cards: Path, level: str) -> None:
    """Compiled rules hold the cards as constants, so they are laid down before the first rule runs."""
    components.CARDS[...] = components.read(cards).cards
    for line in sys.stdin:
        print(json.dumps(play(json.loads(line), level)), flush=True)


def worker(cards: Path, level: str, cache: str) -> subprocess.Popen[str]:
    """A process with compiled rules of its own, unless the cards are those of the game."""
    where = {} if cards == NOW else {"LABTABLE_CACHE": str(Path(cache) / cards.stem)}
    return subprocess.Popen([sys.executable, __file__, "--work", str(cards), "--bots", level], text=True,
                            stdin=subprocess.PIPE, stdout=subprocess.PIPE, env={**os.environ, **where})


def played(cards: Path, level: str, deals: list[dict[str, Any]], jobs: int) -> list[dict[str, Any]]:
    """All games of a list of deals. The first one is played alone: it compiles the rules for all."""
    games: list[dict[str, Any]] = []

    def follow(process: subprocess.Popen[str], mine: list[dict[str, Any]]) -> None:
        games.extend(json.loads(line) for line in _answers(process, mine))

    with tempfile.TemporaryDirectory() as cache:
        follow(worker(cards, level, cache), deals[:1])
        threads = [Thread(target=follow, args=(worker(cards, level, cache), deals[1 + job::jobs]))
                   for job in range(jobs)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    return games


def _answers(process: subprocess.Popen[str], deals: list[dict[str, Any]]) -> Iterator[str]:
    output, _ = process.communicate("".join(json.dumps(deal) + "\n" for deal in deals))
    if process.returncode:
        raise SystemExit(process.returncode)
    return iter(output.splitlines())


# Figures ---------------------------------------------------------------------------------------------------

@dataclass(frozen=True)
class Figure:
    """A mean over games, with the half width of its 95 % interval."""

    mean: float
    half: float

    @staticmethod
    def of(values: list[float]) -> Figure:
        return Figure(float(np.mean(values)), float(1.96 * np.std(values) / np.sqrt(len(values))))

    def __str__(self) -> str:
        return f"{self.mean:.2f} ± {self.half:.2f}"


def completions(games: list[dict[str, Any]], cards: set[int], *, winners: bool = False) -> Figure:
    """Completions of such a card by one player, over the games in which one is in play."""
    values = []
    for row in games:
        in_play = len(cards & set(row["cards"]))
        seats = [seat for seat, rank in enumerate(row["ranks"]) if rank == 1 or not winners]
        times = sum(number in cards for seat in seats for number in row["completed"][seat])
        values += [times / in_play / len(seats)] if in_play else []
    return Figure.of(values)


def print_cards(before: list[dict[str, Any]], after: list[dict[str, Any]]) -> None:
    print("| field | before | winners | after | winners |\n|---|---|---|---|---|")
    means = []
    for field in Field:
        cards = {number for number, project in components.PROJECTS.items() if project.field is field}
        means.append([completions(games, cards).mean for games in (before, after)])
        print(f"| {field.name.title()} | " + " | ".join(
            f"{completions(games, cards)} | {completions(games, cards, winners=True).mean:.2f}"
            for games in (before, after)) + " |")
    high, low = np.max(means, axis=0), np.min(means, axis=0)
    print(f"\nThe highest field over the lowest: {high[0] / low[0]:.2f} before, {high[1] / low[1]:.2f} after.\n")
    print("| no. | card | before | after | winners after |\n|---|---|---|---|---|")
    for number in components.PROJECTS:
        print(f"| {number} | {SCIENTIA.text.say(card_name(number))} | {completions(before, {number})} | "
              f"{completions(after, {number})} | {completions(after, {number}, winners=True).mean:.2f} |")
    lowest = min(components.PROJECTS, key=lambda number: completions(after, {number}).mean)
    print(f"\nThe card completed least: {lowest}, {completions(after, {lowest})}.")


def print_sets(games: list[dict[str, Any]]) -> None:
    print("| set | players | rounds (p10–p90) | mean score | winner | ended by cubes / flasks % | "
          "completions a player | wins by seat % |\n|---|---|---|---|---|---|---|---|")
    for chosen in SETS:
        for players in SCIENTIA.meta.players:
            rows = [row for row in games if (row["set"], row["players"]) == (chosen, players)]
            rounds, scores = np.array([row["rounds"] for row in rows]), np.array([row["scores"] for row in rows])
            first = np.array([row["ranks"] for row in rows]) == 1
            seats = "/".join(f"{100 * share:.0f}" for share in (first / first.sum(axis=1, keepdims=True)).mean(axis=0))
            cubes = 100 * np.mean([row["ending"] == Ending.TECH_CUBES.name for row in rows])
            done = np.mean([len(mine) for row in rows for mine in row["completed"]])
            low, high = np.percentile(rounds, (10, 90))
            print(f"| {chosen} | {players} | {rounds.mean():.1f} ({low:.0f}–{high:.0f}) | {scores.mean():.1f} | "
                  f"{scores.max(axis=1).mean():.1f} | {cubes:.0f} / {100 - cubes:.0f} | {done:.1f} | {seats} |")


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--bots", default="researcher", help="the level that plays")
    arguments.add_argument("--games", type=int, default=360, help="games a side; with --sets, games a row")
    arguments.add_argument("--sets", action="store_true", help="every set and number of players instead")
    arguments.add_argument("--jobs", type=int, default=2, help="processes")
    arguments.add_argument("--work", type=Path, help=argparse.SUPPRESS)
    given = arguments.parse_args()
    if given.work:
        work(given.work, given.bots)
    elif given.sets:
        deals = [{"set": chosen, "players": players, "seed": seed} for chosen in SETS
                 for players in SCIENTIA.meta.players for seed in range(given.games)]
        print_sets(played(NOW, given.bots, deals, given.jobs))
    else:
        deals = [{"set": "random", "players": 2 + seed % 3, "seed": seed} for seed in range(given.games)]
        print_cards(*(played(cards, given.bots, deals, given.jobs) for cards in (BEFORE, NOW)))


if __name__ == "__main__":
    main()
