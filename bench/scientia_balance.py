"""Is Scientia in balance? Length, scores, which supply ends the game, and how often each card is completed.

`python bench/scientia_balance.py [random games] [greedy games]` prints the tables of docs/games/scientia.md. Greedy
players look one step ahead by the game's evaluation; equals are drawn by lot.
"""
from __future__ import annotations

import sys
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import numpy as np

from labtable.core.contract import RESULT
from labtable.core.loops import choose
from labtable.core.randomness import derive_key
from labtable.core.records import OVER, blank
from labtable.core.registry import game
from labtable.core.text import Text
from labtable.games.scientia.components import PROJECTS
from labtable.games.scientia.constants import NUM_CARDS, Ending, Event
from labtable.games.scientia.sentences import card_name

SCIENTIA = game("scientia")
SETS = ("first", "collaborating", "best", "random")
COMPLETES = int(Event.COMPLETES)
BLANK = setup = to_move = legal_actions = apply_action = evaluate = None  # bound to the game


def play_one(
    states: Any, players: int, options: Any, seed: int, index: int, greedy: int, legal: Any, completed: Any
) -> None:
    """One game in states[0]; completed[seat, card] counts the cards that were completed."""
    states[0] = BLANK[0]
    s = states[0]
    derive_key(s.random_key, seed, index)
    s.num_players = players
    setup(s, players, options)
    turn = 0
    seat = to_move(s)
    while seat != OVER:
        count = legal_actions(s, seat, legal)
        chosen = choose(seed, index, turn, count)
        if greedy:
            best = 0
            equals = 0
            for n in range(count):
                states[1] = states[0]
                apply_action(states[1], seat, int(legal[n]))
                value = evaluate(states[1], seat)
                if n == 0 or value > best:
                    chosen, best, equals = n, value, 1
                elif value == best:
                    equals += 1
                    if choose(seed, index, turn * 1024 + n, equals) == 0:
                        chosen = n
        s.trail_size = 0
        apply_action(s, seat, int(legal[chosen]))
        for event in range(s.trail_size):
            if s.trail[event].kind == COMPLETES:
                completed[seat, s.stacks[s.trail[event].a].card] += 1
        turn += 1
        seat = to_move(s)


@dataclass
class Games:
    """What a batch of games came to, one row a game."""

    rounds: Any
    endings: Any
    scores: Any     # game, seat
    wins: Any       # game, seat: a whole victory is 1, a shared one its part
    cards: Any      # game, card: in play
    completed: Any  # game, seat, card


def played(players: int, chosen: str, count: int, greedy: bool, seed: int = 1) -> Games:
    loop = SCIENTIA.engine.bound(play_one, "balance")
    options, legal = SCIENTIA.options(players, {"set": chosen}), np.zeros(SCIENTIA.NUM_ACTIONS, np.int32)
    states, results = blank(SCIENTIA.STATE, 2), blank(RESULT, players)
    games = Games(np.zeros(count, int), np.zeros(count, int), np.zeros((count, players), int),
                  np.zeros((count, players)), np.zeros((count, NUM_CARDS + 1), bool),
                  np.zeros((count, players, NUM_CARDS + 1), np.int32))
    for n in range(count):
        loop(states, players, options, seed, n, int(greedy), legal, games.completed[n])
        SCIENTIA.engine.returns_at(states, 0, results)
        games.rounds[n], games.endings[n] = states[0].rounds, states[0].trigger
        games.scores[n] = results["score"]
        first = results["rank"] == 1
        games.wins[n] = first / first.sum()
        games.cards[n, states[0].stacks["card"]] = True
    return games


def set_line(players: int, chosen: str, games: Games) -> str:
    low, high = np.percentile(games.rounds, (10, 90))
    seats = "/".join(f"{100 * share:.0f}" for share in games.wins.mean(axis=0))
    by_cubes = 100 * np.mean(games.endings == Ending.TECH_CUBES)
    return (f"| {chosen} | {players} | {games.rounds.mean():.1f} ({low:.0f}–{high:.0f}) | {games.scores.mean():.1f} | "
            f"{games.scores.max(axis=1).mean():.1f} | {by_cubes:.0f} / {100 - by_cubes:.0f} | "
            f"{games.completed.sum(axis=2).mean():.1f} | {seats} |")


def card_figures(batches: Iterable[Games]) -> list[str]:
    """Each card, when it is in play: completions by each player, and the winners' part in them against an even part."""
    times, chances, by_winners, even = (np.zeros(NUM_CARDS + 1) for _ in range(4))
    for games in batches:
        players = games.scores.shape[1]
        times += games.completed.sum(axis=(0, 1))
        chances += games.cards.sum(axis=0) * players
        by_winners += (games.completed * games.wins[:, :, None]).sum(axis=(0, 1))
        even += games.completed.sum(axis=(0, 1)) / players
    return [f"{times[number] / chances[number]:.2f} | {by_winners[number] / even[number]:.2f}" for number in PROJECTS]


def main() -> None:
    counts = [int(word) for word in sys.argv[1:]] or [20_000, 2_000]
    cards: list[list[str]] = []
    for greedy, count in ((False, counts[0]), (True, counts[1])):
        print(f"\n{'Greedy' if greedy else 'Random'} players, {count} games a row\n")
        print("| set | players | rounds (p10–p90) | mean score | winner | ended by cubes / flasks % | "
              "completions a player | wins by seat % |\n|---|---|---|---|---|---|---|---|")
        random_sets = []
        for chosen in SETS:
            for players in SCIENTIA.meta.players:
                games = played(players, chosen, count, greedy)
                print(set_line(players, chosen, games), flush=True)
                random_sets += [games] if chosen == "random" else []
        cards.append(card_figures(random_sets))
    text = Text.read(SCIENTIA.folder / "text")
    print("\n| no. | card | random: completions | winners' part | greedy: completions | winners' part |\n"
          "|---|---|---|---|---|---|")
    for number, by_random, by_greedy in zip(PROJECTS, *cards, strict=True):
        print(f"| {number} | {text.say(card_name(number))} | {by_random} | {by_greedy} |")


if __name__ == "__main__":
    main()
