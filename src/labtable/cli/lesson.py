"""`labtable lesson`: tools for people who write lessons (docs/WRITING_LESSONS.md)."""

from __future__ import annotations

import sys
from itertools import count
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from labtable.cli.board import drawn
from labtable.cli.learn import bot_of
from labtable.cli.play import options_of
from labtable.cli.progress import warm_up
from labtable.core.errors import BadSetup
from labtable.core.game.registry import game as find_game
from labtable.core.lessons import script
from labtable.core.lessons.action_names import name_of
from labtable.core.lessons.check import check as mistakes_of
from labtable.core.lessons.check import in_light, things_of
from labtable.core.lessons.script import LEARNER
from labtable.core.lessons.tutor import Learning
from labtable.core.match.match import Match

app = typer.Typer(help="Check lessons, and look at what can be said in them.", no_args_is_help=True)
TRIED = 200_000  # deals


@app.command()
def check(files: Annotated[list[Path], typer.Argument(help="Lessons, such as first.toml.")]) -> None:
    """Play lessons through the engine and show every mistake, with its file and line."""
    found = {file: mistakes_of(file, bot_of) for file in files}
    for mistakes in found.values():
        for mistake in mistakes:
            print(mistake, file=sys.stderr)
    if any(found.values()):
        raise typer.Exit(2)
    for file in files:
        read = script.read(file)
        print(f"{file}: {len(read.steps)} steps, all of them can be played.")


@app.command()
def show(
    file: Annotated[Path, typer.Argument(help="A lesson, such as first.toml.")],
    step: Annotated[int, typer.Option(help="The step to look at; by default the last that can be reached.")] = 0,
    lang: Annotated[str, typer.Option(help="en, fr or es.")] = "en",
) -> None:
    """Show the position at a step: the board, the things that can be lit, and all decisions by the name to write."""
    lesson, console = script.read(file), Console()
    warm_up(lesson.game, console)
    learning = Learning.begin(lesson, bot_of(lesson.others) if lesson.others else None)
    while learning.right() and (not step or (learning.place.asked or 0) + 1 < step):
        learning.skip()
    match = learning.match
    console.print(drawn(match, LEARNER, lang))
    console.print(match.say(match.prompt(LEARNER), lang), style="bold magenta", markup=False)
    console.print("Things:", " ".join(sorted(things_of(match))), markup=False, highlight=False, soft_wrap=True)
    seats = [LEARNER] if match.to_move == LEARNER or match.over else [LEARNER, match.to_move]
    for seat in seats:
        console.print(f"Decisions of seat/{seat}:", style="bold")
        for action in match.legal(seat):
            words = match.say(match.describe(action, seat), lang)
            console.print(f"  {name_of(match, action, seat):40} {words}", markup=False, highlight=False, soft_wrap=True)


@app.command()
def deal(
    game: Annotated[str, typer.Argument(help="The game, such as eureka.")],
    see: Annotated[list[str], typer.Argument(help="Things that the learner has to see, such as card/red-1.")],
    players: Annotated[int, typer.Option(help="How many players.")],
    option: Annotated[list[str] | None, typer.Option("--option", "-o", help="A variant, such as library=on.")] = None,
    first: Annotated[int, typer.Option(help="The seed to begin with.")] = 0,
) -> None:
    """Find a seed whose deal shows the learner these things."""
    found, console = find_game(game), Console()
    options = options_of(found, option or [])
    found.options(players, options)
    warm_up(found, console)
    for seed in count(first):
        if seed - first >= TRIED:
            raise BadSetup(f"None of {TRIED} deals from seed {first} on shows all of these things.")
        things = things_of(Match(found, players, seed=seed, options=options))
        if all(in_light((pattern,), things) for pattern in see):
            print(f"seed = {seed}")
            return
