"""How strong a net is: its games against the levels, on mirrored deals that were never trained on."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

from labtable.bots.arena import Arena, count_of, fixtures, playing
from labtable.bots.distinct import GameCount
from labtable.bots.openings import usual_opening
from labtable.bots.ratings import Estimate, against, scores_of
from labtable.bots.referee import ask_once
from labtable.core.game.contract import Game

FIRST_SEED = 500_000
RIVALS = ("student", "researcher@search", "laureate@search@200ms")


@dataclass(frozen=True)
class StrengthRow:
    """A measurement of how strong a net is."""

    players: int
    bot: str
    rival: str  # empty in a cooperative game
    count: GameCount
    points: Estimate  # percent; in a cooperative game the score

    @property
    def told(self) -> str:
        """The points, where there are distinct games enough."""
        return str(self.points) if self.count.enough else "too few distinct games"


def strength(game: Game, net: Path, games: int, console: Console | None = None) -> list[StrengthRow]:
    """The net alone against the levels with two players, and against researcher at the other tables."""
    name, rows = f"researcher@{net}", []
    wanted = [(players, rival) for players in game.meta.players for rival in rivals_of(game, players)]
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=console is None,
    )
    with bar:
        for players, rival in wanted:
            count = max(2, games // 5 if "laureate" in rival else games)
            words = f"{game.name}, {players} players" + (f" against {rival.partition('@')[0]}" if rival else "")
            task = bar.add_task(words, total=count)
            rows.append(measure(game, players, name, rival, count, ended=partial(bar.advance, task)))
            bar.remove_task(task)
    if console is not None:
        table = Table("players", "against", "games", "distinct", "points", box=None)
        for row in rows:
            counts = str(row.count.games), str(row.count.distinct)
            table.add_row(str(row.players), row.rival or "–", *counts, row.told)
        console.print(table)
    return rows


def rivals_of(game: Game, players: int) -> tuple[str, ...]:
    if game.meta.cooperative:
        return ("",)
    return RIVALS if players == game.meta.players[0] else RIVALS[1:2]


def measure(
    game: Game,
    players: int,
    one: str,
    rival: str,
    games: int,
    seed: int = FIRST_SEED,
    jobs: int | None = None,
    ended: Callable[[], object] = lambda: None,
) -> StrengthRow:
    """Games of one bot against another; at a cooperative table, of one bot with itself. `ended` is called for each."""
    bots = [one, rival] if rival else [one]
    for name in bots:
        ask_once(name, game, players)
    arena = Arena(game.name, players, {}, None, usual_opening(game.meta.cooperative))
    wanted = fixtures(game, players, bots, max(2, games), seed)
    played = []
    with playing(arena, wanted, jobs or os.cpu_count() or 1) as games_played:
        for game_played in games_played:
            played.append(game_played)
            ended()
    found = against(played, one, rival) if rival else scores_of(played)
    assert found is not None
    return StrengthRow(players, one, rival, count_of(played), found)
