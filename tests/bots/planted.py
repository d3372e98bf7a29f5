"""Positions in which a win is sure within one or two decisions: `python -m tests.bots.planted [GAME …]` writes them.

A position is kept as the seed of its deal and the decisions that led to it, each by its place among the legal actions.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from random import Random

import numpy as np

from labtable.bots import answer, bot
from labtable.bots.question import question_of
from labtable.core.game.contract import Game
from labtable.core.game.registry import game, names
from labtable.core.match.match import Match, key_of, results_of
from labtable.core.record.records import OVER

FILE = Path(__file__).with_name("planted_wins.json")
OF_EACH = 3  # positions of a game with a win in one decision, and in two
LAST = 12  # decisions of a game among which they are sought
WORLDS, SPARED = 120, 6  # worlds in which a win has to come that is called sure, but for so many: dice are never sure
MANY = 500  # positions after which a search is given up
SEEDS = 40  # games that are played for them, at most
CARELESS = (0.25, 0.02)  # of the decisions are drawn by lot: wins stand open that a good player would have taken


def actions_in(subject: Game, world: np.ndarray, seat: int) -> list[int]:
    legal = np.zeros(subject.NUM_ACTIONS, np.int32)
    return legal[: subject.engine.legal_at(world, 0, seat, legal)].tolist()


def after(subject: Game, world: np.ndarray, seat: int, action: int) -> np.ndarray:
    then = world.copy()
    subject.engine.apply_at(then, 0, seat, action)
    return then


def is_won(subject: Game, world: np.ndarray, seat: int, decisions: int, seen: list[int]) -> bool:
    """Does the seat win this world, by so many decisions of its own, whatever the others do?"""
    seen[0] += 1
    mover = subject.engine.to_move_at(world, 0)
    if mover == OVER:
        return bool(results_of(subject, int(world[0].num_players), world)[seat]["won"])
    if (mover == seat and decisions == 0) or seen[0] > MANY:
        return False
    left = decisions - (mover == seat)
    actions = actions_in(subject, world, mover)
    outcomes = (is_won(subject, after(subject, world, mover, action), seat, left, seen) for action in actions)
    return any(outcomes) if mover == seat else all(outcomes)


def sure_wins(match: Match, decisions: int) -> list[int]:
    """The actions that win for sure, with `decisions - 1` more of the same seat."""
    asked = question_of(match)
    lost = dict.fromkeys(asked.legal, 0)
    for number in range(WORLDS):
        world = asked.world.copy()
        match.game.engine.resample_at(world, 0, asked.seat, key_of(f"planted {number}".encode()))
        for action in [action for action in lost if lost[action] <= SPARED]:
            then = after(match.game, world, asked.seat, action)
            lost[action] += not is_won(match.game, then, asked.seat, decisions - 1, [0])
        if min(lost.values()) > SPARED:
            break
    return [action for action in lost if lost[action] <= SPARED]


def position(row: dict) -> Match:
    match = Match(game(row["game"]), row["players"], seed=row["seed"])
    for place in row["decisions"]:
        match.play(match.legal()[place])
    return match


def careless_game(name: str, players: int, seed: int) -> Match:
    match, luck = Match(game(name), players, seed=seed), Random(seed)
    together = match.game.meta.cooperative  # a careless team never wins
    player, careless = bot("researcher" if together else "greedy"), CARELESS[together or seed // 2 % 2]
    while not match.over:
        match.play(luck.choice(match.legal()) if luck.random() < careless else answer(match, player))
    return match


def planted_in(name: str) -> list[dict]:
    rows: list[dict] = []
    wanted = {1: OF_EACH, 2: OF_EACH}
    for seed in range(SEEDS):
        players = max(2, game(name).meta.players[0]) + seed % 2
        ended = careless_game(name, players, seed)
        places = []
        replayed = Match(game(name), players, seed=seed)
        for entry in ended.entries:
            legal = replayed.legal()
            if len(legal) > 1 and len(ended.entries) - replayed.version <= LAST:
                ones = sure_wins(replayed, 1)
                found, decisions = (ones, 1) if ones else (sure_wins(replayed, 2), 2)
                if 0 < len(found) < len(legal) and wanted[decisions]:
                    wanted[decisions] -= 1
                    rows.append(
                        {
                            "game": name,
                            "players": players,
                            "seed": seed,
                            "win_in": decisions,
                            "wins": found,
                            "decisions": list(places),
                        }
                    )
                    break  # one of a game
            places.append(legal.index(entry.action))
            replayed.play(entry.action)
        if not any(wanted.values()):
            break
    return rows


def write(wanted: list[str]) -> None:
    """Seek the positions of these games anew, and keep those of the others."""
    rows = [row for row in json.loads(FILE.read_text()) if row["game"] not in wanted] if FILE.exists() else []
    rows += [row for name in wanted for row in planted_in(name)]
    FILE.write_text("[\n" + ",\n".join(map(json.dumps, rows)) + "\n]\n", encoding="utf-8")


if __name__ == "__main__":
    write(sys.argv[1:] or list(names()))
