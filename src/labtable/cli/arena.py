"""`labtable arena`: bots against each other, on all cores, with a rating table at the end or at Ctrl-C."""

from __future__ import annotations

import os
import time
from collections import Counter
from pathlib import Path
from typing import Annotated

import numpy as np
import typer
from platformdirs import user_data_path
from rich.console import Console
from rich.table import Table

from labtable.bots.arena import Arena, Fixture, PlayedGame, count_of, distinct_games, fixtures, playing
from labtable.bots.distinct import ADVICE
from labtable.bots.levels import ADAPTIVE
from labtable.bots.openings import usual_opening
from labtable.bots.own_bots import FILE
from labtable.bots.ratings import ORDER, against, duels, lines, scores_of
from labtable.cli.components import File, game_with
from labtable.cli.play import options_of
from labtable.cli.progress import counting, warm_up_bots
from labtable.core.game.contract import Game, Message

UNKNOWN = "–"  # of a figure that too few distinct games would carry


def arena(
    game: Annotated[str, typer.Argument(help="The game, such as curie.")],
    bots: Annotated[
        str,
        typer.Option(
            help="Two or more bots, one or more in a cooperative game, separated by "
            "commas, the weakest first: random, pupil, novice, student, greedy (the Assistant), "
            "researcher, laureate; or one with a budget: laureate@500, laureate@50ms. adaptive, "
            "which plays to keep the game close, is not rated. A bot of your own: mine.py:Careful, with a time "
            "mine.py:Careful@200ms, or the name that an installed package announces (docs/OWN_BOTS.md)."
        ),
    ],
    games: Annotated[int, typer.Option(min=1, help="How many games in all.")] = 100,
    players: Annotated[int | None, typer.Option(help="Seats at a table; by default the fewest.")] = None,
    seed: Annotated[int, typer.Option(help="The first deal; the same seeds are the same deals.")] = 1,
    opening: Annotated[
        int | None,
        typer.Option(
            min=0,
            help="Decisions at the start of a game that are drawn by lot among those that look nearly equal, the same "
            "for both games of a mirrored pair: without luck in the game, games may be copies. By default 4; 0 in a "
            "cooperative game.",
            show_default=False,
        ),
    ] = None,
    jobs: Annotated[int, typer.Option(min=0, help="Games at a time; 0: one for each core.")] = 0,
    option: Annotated[list[str] | None, typer.Option("--option", "-o", help="A variant, such as library=on.")] = None,
    components: File = None,
    out: Annotated[Path | None, typer.Option(help="Where the games are saved.", show_default=False)] = None,
) -> None:
    """Let bots play each other: a round robin in mirrored pairs, rated, every game kept as a file to replay.

    Ctrl-C stops it; what was played is kept and reported. In a cooperative game each bot plays with copies of itself.
    """
    console = Console()
    found = game_with(game, components)
    names, seats = bots.split(","), players or found.meta.players[0]
    given = options_of(found, option or [])
    found.options(seats, given)
    wanted = fixtures(found, seats, names, games, seed)
    warm_up_bots(found, seats, names, console)
    folder = out or user_data_path("labtable") / "arena" / f"{found.name}-{time.strftime('%Y%m%d-%H%M%S')}"
    drawn = usual_opening(found.meta.cooperative) if opening is None else opening
    played = play_all(Arena(found.name, seats, given, folder, drawn), wanted, jobs or os.cpu_count() or 1, console)
    if played:
        _report(found, played, names, console)
        _count(played, console)
        _faults(played, console)
        console.print(f"{len(played)} of {games} games, in {folder}", style="dim", highlight=False)
    else:
        console.print("No game came to its end.", style="yellow")


def play_all(arena: Arena, wanted: list[Fixture], jobs: int, console: Console) -> list[PlayedGame]:
    played: list[PlayedGame] = []
    bar = counting(console)
    try:
        with bar, playing(arena, wanted, min(jobs, len(wanted))) as ended:
            task = bar.add_task(f"{arena.game}, {arena.players} players", total=len(wanted))
            for one in ended:
                played.append(one)
                bar.advance(task)
    except KeyboardInterrupt:
        console.print("Stopped.", style="yellow")
    return played


def _report(game: Game, played: list[PlayedGame], names: list[str], console: Console) -> None:
    if game.meta.cooperative:
        console.print(_scores(played, names))
        console.print("In percent: how many of the distinct games ended in each way.", style="dim")
        for ending in sorted({one.ending for one in played}):
            console.print(f"{ending}: {game.text.say(Message(f'ending-{ending}'), 'en')}", style="dim", highlight=False)
        return
    rated = [one for one in played if ADAPTIVE not in one.fixture.seats]
    if rated:
        console.print(_ratings(rated, [name for name in names if name != ADAPTIVE]))
    console.print(_crossed(played, names, console.width))
    if ADAPTIVE in names:
        console.print("adaptive plays to keep the game close, so it has no rating.", style="dim")


def _count(played: list[PlayedGame], console: Console) -> None:
    """How many games were distinct, and what to do where they carry no conclusion."""
    count = count_of(played)
    if refusal := count.refusal(f"{ADVICE}: --opening 8"):
        console.print(refusal, style="yellow", highlight=False)
    else:
        copies = "" if count.distinct == count.games else "; copies are counted once"
        console.print(f"{count}{copies}.", highlight=False)


def _faults(played: list[PlayedGame], console: Console) -> None:
    """How often a random move stood in for a bot, and why the first time."""
    for name in sorted({name for one in played for name in one.fixture.seats}):
        found = [fault for one in played for seat, fault in one.faults if one.fixture.seats[seat] == name]
        if found:
            told = (
                f"{name} failed {len(found)} times, and its figures are also those of its stand-in. First: {found[0]}"
            )
            console.print(told, style="yellow", markup=False, highlight=False)


def short_names(names: list[str]) -> dict[str, str]:
    """Bots by names that fit into a table: of the path of a file as much as tells it from the others."""

    def shortened(name: str, parts: int) -> str:
        return "@".join(one(part, parts) for part in name.split("@"))

    def one(part: str, parts: int) -> str:
        if parts == 0 and (own := FILE.fullmatch(part)):
            return own["name"]
        return "/".join(Path(part).parts[-max(parts, 1) :]) if "/" in part else part

    deepest = max(name.count("/") for name in names) + 1
    for parts in range(deepest + 1):
        short = {name: shortened(name, parts) for name in names}
        if len(set(short.values())) == len(short):
            break
    return short


def make_table(*headings: str) -> Table:
    table = Table(box=None, header_style="bold", pad_edge=False, padding=(0, 1))
    table.add_column(headings[0], overflow="fold")  # a long name takes two lines, a figure never
    for heading in headings[1:]:
        table.add_column(heading, justify="right", no_wrap=True)
    return table


def _ratings(played: list[PlayedGame], names: list[str]) -> Table:
    seats = len(played[0].ranks)
    table = make_table("bot", "Elo", "games", "distinct", "wins %", *ORDER[:seats], "ms a move")
    short = short_names(names)
    for line in lines(played, names):
        spread = f" ± {line.elo.error:.0f}" if line.elo.error >= 0.5 else ""  # unknown where all games went alike
        table.add_row(
            short[line.bot],
            f"{line.elo.mean:.0f}{spread}" if line.count.enough else UNKNOWN,
            str(line.count.games),
            str(line.count.distinct),
            str(line.wins) if line.count.enough else UNKNOWN,
            *(f"{share:.0f} %" if line.count.enough else UNKNOWN for share in line.wins_by_order),
            f"{line.milliseconds:.2f}",
        )
    return table


def _crossed(played: list[PlayedGame], names: list[str], width: int) -> Table:
    """Row against column, in percent of the points; by numbers where the names have no room above the columns."""
    short = short_names(names)
    rows = {one: [_duel(played, one, other) if one != other else "" for other in names] for one in names}
    widest = [max(len(short[name]), *(len(row[place]) for row in rows.values())) for place, name in enumerate(names)]
    fits = max(len(one) for one in short.values()) + sum(widest) + 2 * len(names) <= width
    table = make_table("points %", *(short[name] if fits else str(place + 1) for place, name in enumerate(names)))
    for place, one in enumerate(names):
        table.add_row(short[one] if fits else f"{place + 1}:{short[one]}", *rows[one])
    return table


def _duel(played: list[PlayedGame], one: str, other: str) -> str:
    games = duels(played, one, other)
    if not games:
        return ""
    return str(against(games, one, other)) if count_of(games).enough else UNKNOWN


def _scores(played: list[PlayedGame], names: list[str]) -> Table:
    endings = sorted({one.ending for one in played})
    table = make_table("bot", "games", "distinct", "score", *endings, "ms per move")
    short = short_names(names)
    for name in names:
        own = [one for one in played if name in one.fixture.seats]
        if not own:
            continue
        different = distinct_games(own)
        ways = Counter(one.ending for one in different)
        moves = np.sum([one.decisions for one in own])
        spent = np.sum([one.seconds for one in own])
        score, enough = scores_of(own), count_of(own).enough
        table.add_row(
            short[name],
            str(len(own)),
            str(len(different)),
            f"{score.mean:.2f} ± {score.error:.2f}" if enough else UNKNOWN,
            *(f"{100 * ways[ending] / len(different):.1f} %" if enough else UNKNOWN for ending in endings),
            f"{1000 * spent / max(moves, 1):.2f}",
        )
    return table
