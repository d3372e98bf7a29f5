"""How much by a game's evaluation is a lead that wins three games of four? The figure for `Game.lead`.

`python bench/bots_lead.py element` plays greedy games that slip now and then, looks at one position in each of them,
and fits the odds of winning to the lead. In a cooperative game it fits the final score to the evaluation.
"""

from __future__ import annotations

import argparse
from math import log
from random import Random

import numpy as np

from labtable.bots.distinct import Digest, GameCount
from labtable.bots.levels import bot
from labtable.bots.question import question
from labtable.core.errors import LabtableError
from labtable.core.game.contract import RESULT, Game
from labtable.core.game.registry import game as find_game
from labtable.core.match.match import key_of, secret_of_seed
from labtable.core.record.records import OVER, blank


def play(game: Game, players: int, seed: int) -> tuple[list[list[int]], np.ndarray, int]:
    """The evaluations of every position for every seat, how it ended, and the digest of the game."""
    engine, states = game.engine, blank(game.STATE)
    engine.deal_at(states, 0, players, game.options(players), key_of(secret_of_seed(seed)))
    seen: list[list[int]] = []
    digest = Digest()
    while (seat := engine.to_move_at(states, 0)) != OVER:
        seen.append([engine.evaluate_at(states, 0, each) for each in range(players)])
        action = bot("student")(question(game, states, f"{seed} {len(seen)}"))
        engine.apply_at(states, 0, seat, action)
        digest.add(seat, action, states[0])
    results = blank(RESULT, players)
    engine.returns_at(states, 0, results)
    return seen, results, digest.number()


def lead_of(game: Game, players: int, games: int) -> float:
    luck, leads, won, known = Random(0), [], [], set[int]()
    for seed in range(games):
        seen, results, digest = play(game, players, seed)
        if digest in known:
            continue
        known.add(digest)
        position = luck.choice(seen)
        if game.meta.cooperative:
            leads.append(position[0])
            won.append(float(results[0]["score"]))
            continue
        for seat in range(players):
            leads.append(position[seat] - max(value for other, value in enumerate(position) if other != seat))
            won.append(float(results[seat]["rank"] == 1))
    if refusal := GameCount(games, len(known)).refusal():
        raise LabtableError(refusal)
    x, y = np.array(leads, float), np.array(won)
    return 1 / np.polyfit(x, y, 1)[0] if game.meta.cooperative else log(3) / slope(x / x.std(), y) * x.std()


def slope(x: np.ndarray, y: np.ndarray) -> float:
    """The slope of the log odds of y over x, by Newton's method; the odds are even at x = 0."""
    found = 0.0
    for _ in range(50):
        chance = 1 / (1 + np.exp(-found * x))
        found += float((x * (y - chance)).sum() / ((x * x * chance * (1 - chance)).sum() + 1e-9))
    return found


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("game")
    arguments.add_argument("--players", type=int, default=2)
    arguments.add_argument("--games", type=int, default=300)
    given = arguments.parse_args()
    print(f"{given.game}, {given.players} players: {lead_of(find_game(given.game), given.players, given.games):.0f}")


if __name__ == "__main__":
    main()
