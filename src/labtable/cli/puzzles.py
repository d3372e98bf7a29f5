"""`labtable puzzles`: solve the puzzles of a game, find new ones, or prove old ones again."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from labtable.cli.play import options_of
from labtable.cli.progress import warm_up_bots
from labtable.core.errors import BadSetup
from labtable.core.game.contract import Game
from labtable.core.game.registry import game as find_game
from labtable.puzzles import shelves
from labtable.puzzles.batch_miner import mine
from labtable.puzzles.miner import table_of
from labtable.puzzles.recheck import checked
from labtable.puzzles.types import Shelf

COUNT, MOST = 30, 1000


def puzzles(
    game: Annotated[str, typer.Argument(help="The game, such as scientia.", show_default=False)],
    write: Annotated[
        Path | None,
        typer.Option(
            help="Find new puzzles and write them to this file; if it exists, new ones are added to it.",
            show_default=False,
        ),
    ] = None,
    count: Annotated[int, typer.Option(min=1, max=MOST, help="Puzzles that the file should have.")] = COUNT,
    seed: Annotated[int, typer.Option(min=0, help="The first deal that is searched.")] = 0,
    option: Annotated[
        list[str] | None, typer.Option("--option", "-o", help="Search deals of a variant, such as target=vanillin.")
    ] = None,
    jobs: Annotated[int, typer.Option(min=0, help="Processes; 0: one for each core.")] = 0,
    minutes: Annotated[float, typer.Option(min=0, help="Stop after this time; 0: when there are enough.")] = 0,
    check: Annotated[bool, typer.Option("--check", help="Prove every puzzle once more, in other worlds.")] = False,
    solve: Annotated[bool, typer.Option("--solve", help="Solve puzzles in the terminal.")] = False,
    file: Annotated[
        Path | None, typer.Option(help="Puzzles of this file instead of the package's.", show_default=False)
    ] = None,
    lang: Annotated[str, typer.Option(help="en, fr or es.")] = "en",
) -> None:
    """List the puzzles of a game; solve them, find new ones, or prove them again.

    Ctrl-C stops the search for new ones; run it again and it goes on.
    """
    found, console = find_game(game), Console()
    if sum((write is not None, check, solve)) > 1:
        raise BadSetup("Choose one of --write, --check and --solve.")
    if write is not None:
        variant = options_of(found, option or [])
        found.options(table_of(found, 0), variant)
        _mine(found, write, count, seed, jobs or os.cpu_count() or 1, minutes, variant, console)
        return
    shelf = shelves.read(file, found) if file is not None else shelves.shelf_of(found.name)
    if not shelf.puzzles:
        raise BadSetup(
            f"There are no puzzles of {found.meta.title} here; `labtable puzzles {found.name} --write FILE` finds some."
        )
    if check:
        _check(found, shelf, console)
    else:
        from labtable.cli.puzzle_play import listed, solved  # brings the terminal's table along

        (solved if solve else listed)(shelf, lang, console)


def _bar(console: Console) -> Progress:
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )


def _mine(
    game: Game,
    path: Path,
    wanted: int,
    first: int,
    jobs: int,
    minutes: float,
    variant: dict[str, Any],
    console: Console,
) -> None:
    warm_up_bots(game, table_of(game, 0), ["researcher", "laureate"], console)
    with _bar(console) as bar:
        task = bar.add_task(game.meta.title, total=wanted)

        def tell(puzzles: int, deals: int) -> None:
            bar.update(task, completed=puzzles, description=f"{game.meta.title}, {deals} deals")

        try:
            shelf = mine(game, path, wanted, first, jobs, tell, 60 * minutes, variant)
        except KeyboardInterrupt:
            console.print(f"Stopped. What was found is kept in {path}; run it again to go on.", style="yellow")
            raise typer.Exit(130) from None
    grades = [sum(one.grade == grade for one in shelf.puzzles) for grade in (1, 2, 3)]
    console.print(
        f"{path}: {len(shelf.puzzles)} puzzles from {len(shelf.searched)} deals "
        f"(easy {grades[0]}, medium {grades[1]}, hard {grades[2]}).",
        highlight=False,
    )


def _check(game: Game, shelf: Shelf, console: Console) -> None:
    warm_up_bots(game, table_of(game, 0), ["researcher", "laureate"], console)
    failed = 0
    with _bar(console) as bar:
        task = bar.add_task(game.meta.title, total=len(shelf.puzzles))
        for puzzle in shelf.puzzles:
            for line in checked(puzzle):
                failed += not line.holds
                console.print(
                    f"{'✓' if line.holds else '✗'} {line.sentence}",
                    style="" if line.holds else "red",
                    markup=False,
                    highlight=False,
                )
            bar.advance(task)
    if failed:
        raise BadSetup(f"{failed} decisions were not proved again.")
