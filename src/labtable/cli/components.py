"""`labtable components`: what is in the box of a game, where each number comes from, and a file to change it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.syntax import Syntax

from labtable.core.errors import BadSetup, why_unwritable
from labtable.core.game.component_rows import lists_of, tables_of
from labtable.core.game.components import BOX, table_of, text_of
from labtable.core.game.contract import Game
from labtable.core.game.registry import game as find_game
from labtable.core.game.registry import names, put_in_force
from labtable.core.game.spreadsheets import SHEET, game_of_sheet, sheet_of

WHOLE = "whole = true  # every list below is complete: a row that you delete is not in the game"
File = Annotated[
    Path | None,
    typer.Option(
        "--components",
        help="Play with the components of this file: a whole one (labtable components GAME --write FILE), "
        "or only the entries that differ.",
        show_default=False,
    ),
]


def components(
    game: Annotated[str, typer.Argument(help="The game, such as scientia.")],
    write: Annotated[
        Path | None,
        typer.Option(
            help="Write them to this file, to change them; its lists as a sheet to FILE.csv.", show_default=False
        ),
    ] = None,
    file: Annotated[
        Path | None, typer.Option("--components", help="Check this file, and show what it changes.", show_default=False)
    ] = None,
) -> None:
    """Show every card, count and cost of a game, each with its source; or write them to a file of your own."""
    console = Console()
    if file is not None:
        show_changes(find_game(game, file), console)
        return
    found = find_game(game)
    if not (found.folder / BOX).exists():
        raise BadSetup(f"{found.meta.title} has no components.toml: nothing in it can be changed by a file.")
    text = f'game = "{found.name}"\n{WHOLE}\n\n{text_of(found.folder / BOX)}'
    if write is not None and write.suffix == SHEET:
        text = sheet_of(found.name, lists_of(found.name), tables_of(found.name))
    if write is None:
        console.print(
            Syntax(text, "toml", background_color="default", word_wrap=True) if console.is_terminal else text,
            markup=False,
            highlight=False,
            soft_wrap=True,
        )
        return
    if reason := why_unwritable(write):
        raise BadSetup(f"{reason}; choose another file.")
    if write.exists():
        raise BadSetup(f"{write} exists already and is kept as it is; choose another name.")
    try:
        write.write_text(text, encoding="utf-8")
    except OSError as error:
        raise BadSetup(f"{write} cannot be written: {error.strerror}.") from None
    console.print(
        f"{write} holds the components of {found.meta.title}. Change, add, delete and name what you like, "
        f"and play with it:\nlabtable play {found.name} --components {write}",
        markup=False,
        highlight=False,
        soft_wrap=True,
    )


def show_changes(game: Game, console: Console) -> None:
    """One line for each entry that differs from the box."""
    if not game.changes:
        console.print(f"Everything is as in the box of {game.meta.title}.", style="dim")
    for row in game.changes.rows:
        console.print(f"changed: {row}", style="yellow", markup=False, highlight=False, soft_wrap=True)


def game_with(name: str, file: Path | None) -> Game:
    """The game of a command; with a file of components also in every process that it starts."""
    return find_game(name) if file is None else put_in_force(name, file)


def put_all_in_force(files: list[Path]) -> None:
    """Put files of components in force for a server: each names its game, `game = "scientia"` in its first line."""
    for file in files:
        name = game_of_sheet(file) if file.suffix == SHEET else table_of(file).get("game")
        if name not in names():
            raise BadSetup(
                f'{file} does not say whose components it holds; begin it with a line such as game = "scientia".'
            )
        put_in_force(name, file)
