"""`labtable hint`: what a strong player would do in a saved game, and why."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from labtable.cli.progress import warm_up_bots
from labtable.cli.words import speaker
from labtable.coach.hints import Suggestion, advise
from labtable.coach.judge import DEEP, HINT
from labtable.core.errors import BadSetup
from labtable.core.game.registry import game as find_game
from labtable.core.match.match import Match


def hint(
    game: Annotated[str, typer.Argument(help="The game, such as curie.")],
    save: Annotated[Path, typer.Argument(help="A saved game.", show_default=False)],
    move: Annotated[int | None, typer.Option(help="The position after this many moves; by default the last.")] = None,
    deep: Annotated[bool, typer.Option("--deep", help="Look as long as a review does.")] = False,
    best: Annotated[int, typer.Option(min=1, help="How many moves to show.")] = 5,
    lang: Annotated[str, typer.Option(help="en, fr or es.")] = "en",
) -> None:
    """Show the best moves for the player to move in a saved game: what each promises, and what would follow.

    Only what that player may know is used.
    """
    console = Console()
    speaker(lang)
    match = Match.load(save)
    if match.game.name != (wanted := find_game(game).name):
        raise BadSetup(f"{save} is a game of {match.game.name}, not of {wanted}.")
    if move is not None:
        match = match.fork(move)
    warm_up_bots(match.game, match.players, ["laureate"], console)
    found = advise(match, best, DEEP if deep else HINT)
    console.print(match.say(match.prompt(match.to_move), lang), style="bold magenta", markup=False)
    console.print(_told(match, found, lang))
    for reason in found[0].why if found else ():
        console.print(match.say(reason, lang), markup=False)


def _told(match: Match, found: list[Suggestion], lang: str) -> Table:
    say = speaker(lang)
    promise = "hint-chance"
    if match.game.meta.cooperative:
        promise = "hint-score-low" if match.game.lead < 0 else "hint-score"
    table = Table(box=None, header_style="bold", pad_edge=False, padding=(0, 2))
    for heading in ("hint-move", promise, "hint-visits", "hint-line"):
        table.add_column(say(heading), justify="right" if heading in (promise, "hint-visits") else "left")
    for advice in found:
        value = "" if advice.expected_score is None else f"{advice.expected_score:.1f}"
        if advice.win_chance is not None:
            value = f"{100 * advice.win_chance:.0f} %"
        line = " → ".join(match.say(words, lang) for _, words in advice.line[1:])
        table.add_row(match.say(advice.words, lang), value, str(advice.visits), line)
    return table
