"""Does each level beat the one below? Mirrored matches of every game, as rows of the table in docs/BOTS.md.

`nice python bench/bots_strength.py` takes hours on two cores: 4 000 games a match of the quick levels, 200 of laureate,
2 000 a level and table of a cooperative game. `--share 0.01 curie` plays a hundredth of that, of one game;
`--opening 0` draws no first decisions by lot. Copies of a game count once; fewer than 30 distinct games are too few.
`--minutes 5` ends a match after five minutes with as many games as were played; `--level laureate` plays that level's.
"""

from __future__ import annotations

import argparse
import os
import time

import numpy as np
from rich.console import Console
from rich.progress import track

from labtable.bots.arena import Arena, PlayedGame, count_of, distinct_games, fixtures, playing
from labtable.bots.openings import usual_opening
from labtable.bots.ratings import against, scores_of
from labtable.bots.referee import ask_once
from labtable.core.game.contract import Game
from labtable.core.game.registry import game as find_game
from labtable.core.game.registry import names

MATCHES = (("student", "random", 4000), ("researcher", "student", 4000), ("laureate", "researcher", 200))
TOGETHER = (("random", 2000), ("student", 2000), ("researcher", 2000), ("laureate", 2000))


def games_of(game: Game, players: int, bots: list[str], count: int, given: argparse.Namespace) -> list[PlayedGame]:
    """As many games as asked for, or as fit into the minutes."""
    for name in bots:
        ask_once(name, game, players)
    until, played, count = time.monotonic() + 60 * given.minutes, [], max(2, int(count * given.share))
    opening = usual_opening(game.meta.cooperative) if given.opening is None else given.opening
    wanted = fixtures(game, players, bots, count, given.seed)
    with playing(Arena(game.name, players, {}, None, opening), wanted, given.jobs) as ended:
        for one in track(ended, " – ".join(bots), count, console=Console(stderr=True), transient=True):
            played.append(one)
            if time.monotonic() > until and len(played) > 1:
                break
    return played


def milliseconds(played: list[PlayedGame], name: str) -> float:
    """Per decision with a choice."""
    own = [
        (one.seconds[seat], one.decisions[seat])
        for one in played
        for seat, who in enumerate(one.fixture.seats)
        if who == name
    ]
    return 1000 * sum(spent for spent, _ in own) / max(1, sum(moves for _, moves in own))


def rivals(game: Game, given: argparse.Namespace) -> None:
    for better, worse, count in MATCHES:
        if given.level not in (None, better):
            continue
        played = games_of(game, given.players, [better, worse], count, given)
        points = against(played, better, worse) if count_of(played).enough else "too few"
        print(
            f"| {game.name} | {given.players} | {better} | {worse} | {count_of(played)} | {points} | "
            f"{milliseconds(played, better):.1f} |",
            flush=True,
        )


def team(game: Game, given: argparse.Namespace) -> None:
    for players in game.meta.players:
        for name, count in TOGETHER:
            if given.level not in (None, name):
                continue
            played = games_of(game, players, [name], count, given)
            left = scores_of(played)
            perfect = 100 * np.mean([one.scores[0] == 0 for one in distinct_games(played)])
            count = count_of(played)
            cards = f"{left.mean:.2f} ± {left.error:.2f} | {perfect:.1f} %" if count.enough else "too few |"
            print(
                f"| {game.name} | {players} | {name} | {count} | {cards} | {milliseconds(played, name):.1f} |",
                flush=True,
            )


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("games", nargs="*", default=names())
    arguments.add_argument("--players", type=int, default=2, help="at a table of rivals")
    arguments.add_argument("--share", type=float, default=1.0, help="of the number of games")
    arguments.add_argument("--minutes", type=float, default=600.0, help="for each match, at most")
    arguments.add_argument("--level", choices=[name for name, _ in TOGETHER])
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--opening", type=int, help="decisions at the start that are drawn by lot; usually 4")
    arguments.add_argument("--jobs", type=int, default=os.cpu_count())
    given = arguments.parse_args()
    for name in given.games:
        game = find_game(name)
        if game.meta.cooperative:
            team(game, given)
        else:
            rivals(game, given)


if __name__ == "__main__":
    main()
