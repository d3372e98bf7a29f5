"""`labtable par`: how well a team's deal could have been played with open hands."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from labtable.cli.words import speaker
from labtable.coach.par import par_of, score_of
from labtable.core.errors import BadSetup
from labtable.core.game.contract import seat_name
from labtable.core.match.match import Match


def par(
    file: Annotated[Path, typer.Argument(help="A finished game of Eureka!.", show_default=False)],
    line: Annotated[bool, typer.Option("--line", help="Show the moves that lead there.")] = False,
    lang: Annotated[str, typer.Option(help="en, fr or es.")] = "en",
) -> None:
    """Tell what a finished cooperative game could have come to, had all hands and the deck been open."""
    speaker(lang)
    match = Match.load(file)
    score = score_of(match) if match.game.MEMORY else 0
    found = par_of(match)
    if found is None:
        raise BadSetup(f"Par is told of a cooperative game that this release dealt and played; {file} is none.")
    console = Console()
    console.print(match.say(found.told(score), lang), style="bold", markup=False)
    if not line:
        return
    again = Match(match.game, match.players, options=match.options, secret=match.secret, names=match.names)
    for seat, action in found.line:
        words = match.say(match.game.describe(again.state, seat, action), lang)
        console.print(f"{match.say(seat_name(seat), lang)}: {words}", markup=False)
        again.play(action)
