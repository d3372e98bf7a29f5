"""`labtable replay` and `labtable verify`: what a file tells, and whether it is true."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from labtable.cli.board import drawn
from labtable.cli.components import show_changes
from labtable.cli.warming import warm_up
from labtable.cli.words import speaker
from labtable.core import saving
from labtable.core.errors import BadSetup
from labtable.core.match import Match
from labtable.core.records import EVERYTHING, SPECTATOR
from labtable.core.steps import Entry

File = Annotated[Path, typer.Argument(help="A game saved by `labtable play`.", show_default=False)]


def _load(path: Path, console: Console) -> Match:
    saved = saving.read(path)
    match = Match.restore(saved, str(path))
    warm_up(match.game, console)
    return match


def replay(
    file: File,
    move: Annotated[int | None, typer.Option(help="Draw the board after this many moves.")] = None,
    step: Annotated[bool, typer.Option("--step", help="Draw every position; press Enter for the next.")] = False,
    lang: Annotated[str, typer.Option(help="en, fr or es.")] = "en",
) -> None:
    """Replay a game: its log, or the board after any move."""
    say, console = speaker(lang), Console()
    match = _load(file, console)
    audience = EVERYTHING if match.over else SPECTATOR
    if move is None and not step:
        console.print(say("title", game=match.game.meta.title, players=match.players), style="bold")
        for row in match.game.changes.rows:
            console.print(say("changed", change=str(row)), style="yellow", markup=False, highlight=False)
        for line in match.log(audience, lang):
            console.print(line, markup=False)
        if match.outcome is not None:
            console.print(match.say(match.outcome.message, lang), style="bold")
        return
    last = len(match.entries)
    if move is not None and not 0 <= move <= last:
        raise BadSetup(f"{file} has {last} moves; choose one from 0 to {last}.")
    for count in range(last + 1) if step else [move or 0]:
        at = match.fork(count)
        console.print(drawn(at, EVERYTHING if at.over else SPECTATOR, lang))
        console.print(f"{count} / {last}", *at.log(SPECTATOR, lang)[-1:], markup=False)
        if step and count < last:
            console.input()


def verify(file: File) -> None:
    """Check that commitment, secret and moves lead to exactly the game that the file holds."""
    console = Console()
    saved = saving.read(file)
    match = _load(file, console)
    if saved.rules_version != match.game.meta.rules_version:
        raise BadSetup(
            f"{file} was played by version {saved.rules_version} of the rules; this release has version "
            f"{match.game.meta.rules_version} and cannot deal it again."
        )
    decisions = sum(1 for entry in map(Entry._make, saved.entries) if entry.action >= 0)
    console.print(f"[green]✓[/green] the secret is the one sealed before the first card ({saved.commitment[:16]}…)")
    console.print("[green]✓[/green] the secret deals this game")
    console.print(f"[green]✓[/green] all {decisions} moves are legal where they stand")
    console.print("[green]✓[/green] they lead to the position that the file holds")
    if match.game.changes:
        show_changes(match.game, console)
    console.print(f"[bold]The game of {match.game.meta.title} in {file} is true.[/bold]")
