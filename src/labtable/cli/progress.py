"""Progress lines: while the rules of a game compile for the first time, and while something is counted."""

from collections.abc import Iterable

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    SpinnerColumn,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)

from labtable.bots import ask_once
from labtable.core.game.contract import Game


def counting(console: Console, even: bool = True) -> Progress:
    """How many are done, for how long, and how long the rest will take, unless the parts take an uneven time: then
    nobody knows; nothing of it stays on the screen."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        *([MofNCompleteColumn()] if even else []),
        TimeElapsedColumn(),
        *([TimeRemainingColumn()] if even else []),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )


def warm_up(game: Game, console: Console) -> None:
    """Compile what is not yet compiled; with a warm cache this takes a moment and shows nothing that stays."""
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        TimeElapsedColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    ) as progress:
        task = progress.add_task(f"Compiling the rules of {game.meta.title}, once", total=None)
        game.engine.warm_up(lambda name, done, total: progress.update(task, completed=done, total=total))


def warm_up_bots(game: Game, players: int, names: Iterable[str], console: Console) -> None:
    """The rules, and what these bots need besides."""
    warm_up(game, console)
    with Progress(
        SpinnerColumn(),
        TextColumn("{task.description}"),
        TimeElapsedColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    ) as progress:
        progress.add_task(f"Compiling the bots of {game.meta.title}, once")
        for name in sorted(set(names)):
            ask_once(name, game, players)
