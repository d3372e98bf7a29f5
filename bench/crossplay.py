"""How well do partners play who have never met? One guest at a table of others, for each pair of bots, in Eureka!.

`python bench/crossplay.py student researcher researcher@runs/a/eureka.net` prints for every number of players what the
team leaves when one bot (the row) sits down with copies of another (the column): the diagonal is self-play. The guest's
seat goes round, all pairs get the same deals, copies of a game count once. `--players 3 --games 400` measures less.
"""

from __future__ import annotations

import argparse
import os
import tempfile
from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.progress import track
from rich.table import Table

from labtable.bots.arena import Arena, Fixture, PlayedGame, count_of, distinct_games, playing
from labtable.bots.ratings import estimate
from labtable.bots.referee import ask_once
from labtable.core.game.registry import game as find_game

Pair = tuple[str, str]


def wanted(bots: Sequence[str], players: int, games: int, seed: int) -> dict[int, tuple[Pair, Fixture]]:
    """The games by number: for each guest and each team the same deals, the guest's seat going round."""
    pairs = [(guest, team) for guest in bots for team in bots]
    found = {}
    for deal in range(games):
        for guest, team in pairs:
            seats = tuple(guest if seat == deal % players else team for seat in range(players))
            found[len(found)] = ((guest, team), Fixture(len(found), seats, seed + deal))
    return found


def matrix(bots: Sequence[str], players: int, given: argparse.Namespace, console: Console) -> Table:
    """What the teams left, guests by row, teams by column."""
    for name in bots:
        ask_once(name, find_game(given.game), players)
    fixtures = wanted(bots, players, given.games, given.seed)
    left: dict[Pair, list[PlayedGame]] = defaultdict(list)
    with tempfile.TemporaryDirectory() as folder:
        arena = Arena(given.game, players, {}, Path(folder))
        games = [fixture for _, fixture in fixtures.values()]
        with playing(arena, games, given.jobs) as ended:
            for played in track(ended, f"{players} players", len(games), console=console, transient=True):
                left[fixtures[played.fixture.number][0]].append(played)
    table = Table(f"{players} players: one, with", *bots, box=None)
    for guest in bots:
        table.add_row(guest, *(told(left[guest, team]) for team in bots))
    return table


def told(games: Sequence[PlayedGame]) -> str:
    count = count_of(games)
    if not count.enough:
        return f"{count.distinct} distinct: too few"
    known = estimate([played.scores[0] for played in distinct_games(games)])
    return f"{known.mean:.2f} ± {known.error:.2f}"


def main() -> None:
    first, *more = (__doc__ or "").split("\n\n")
    parser = argparse.ArgumentParser(description=first, epilog="\n".join(more))
    parser.add_argument("bots", nargs="+", help="levels, or researcher@FILE.net")
    parser.add_argument("--game", default="eureka")
    parser.add_argument("--players", type=int, action="append", help="default: 2 to 5, each")
    parser.add_argument("--games", type=int, default=200, help="for each pair of bots")
    parser.add_argument("--seed", type=int, default=800_000)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args()
    game = find_game(given.game)
    if not game.meta.cooperative:
        parser.error(f"{game.meta.title} has no partners; `labtable arena` lets bots play against each other")
    console = Console()
    for players in given.players or [count for count in game.meta.players if count > 1]:
        console.print(matrix(given.bots, players, given, console))


if __name__ == "__main__":
    main()
