"""`labtable daily`: the deals of a day, and the Laureate's plays of them made ahead."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from multiprocessing import get_context
from typing import Annotated

import typer
from rich.console import Console

from labtable.bots.distinct import FEWEST
from labtable.cli.progress import counting, warm_up_bots
from labtable.cli.words import speaker
from labtable.core.game.registry import game
from labtable.daily import deals as dealing
from labtable.daily import laureate_results as fields
from labtable.daily.deals import Deal

KEPT_EVERY = 10  # plays


def daily(
    day: Annotated[
        str, typer.Option(help="The day, such as 2026-11-16; by default today, in UTC.", show_default=False)
    ] = "",
    write: Annotated[bool, typer.Option("--write", help="Let the Laureate play them ahead, for the server.")] = False,
    plays: Annotated[int, typer.Option(min=1, max=fields.PLAYS, help="Plays of each deal.")] = fields.PLAYS,
    jobs: Annotated[int, typer.Option(min=0, help="Processes; 0: one for each core.")] = 0,
    lang: Annotated[str, typer.Option(help="en, fr or es.")] = "en",
) -> None:
    """Show the deals of a day and how the Laureate does with them; with --write, let it play them ahead.

    Ctrl-C stops it; run it again and it goes on.
    """
    say, console = speaker(lang), Console()
    for deal in dealing.deals_of(dealing.day_of(day) if day else dealing.today()):
        if write:
            _write(deal, plays, jobs or os.cpu_count() or 1, console)
        field, meta = fields.kept(deal), game(deal.game).meta
        console.print(say("daily-deal", day=deal.day.isoformat(), game=meta.title, players=deal.players), style="bold")
        console.print(
            say("daily-play", game=deal.game, players=deal.players, seed=str(deal.seed)),
            style="dim",
            highlight=False,
            soft_wrap=True,
        )
        if field.plays:
            different = field.distinct
            scores = Counter(play.score for play in different)
            console.print(
                say(
                    "daily-field",
                    plays=len(field.plays),
                    distinct=len(different),
                    thinks=field.iterations,
                    wins=sum(play.won for play in different),
                ),
                highlight=False,
            )
            if len(different) < FEWEST:
                console.print(say("daily-too-few", fewest=FEWEST), style="yellow", highlight=False)
            for score in sorted(scores):
                share = scores[score] / max(scores.values())
                console.print(f"  {score:4} {'█' * max(1, round(30 * share))} {scores[score]}", highlight=False)


def _write(deal: Deal, wanted: int, jobs: int, console: Console) -> None:
    warm_up_bots(game(deal.game), deal.players, ["researcher", "laureate"], console)
    field = fields.kept(deal)
    numbers = range(len(field.plays), wanted)
    with counting(console) as bar:
        task = bar.add_task(game(deal.game).meta.title, total=wanted, completed=len(field.plays))
        try:
            with _plays(deal, numbers, jobs) as made:
                for play in made:
                    field = fields.with_plays(field, [play])
                    bar.advance(task)
                    if len(field.plays) % KEPT_EVERY == 0:
                        fields.keep(deal, field)
        except KeyboardInterrupt:
            console.print("Stopped. What was played is kept; run it again to go on.", style="yellow")
            raise typer.Exit(130) from None
        finally:
            fields.keep(deal, field)


@contextmanager
def _plays(deal: Deal, numbers: range, jobs: int) -> Iterator[Iterator[fields.Play]]:
    """The plays in their order, on this many processes."""
    if jobs == 1:
        yield map(partial(fields.played, deal), numbers)
        return
    with get_context("spawn").Pool(jobs) as pool:
        yield pool.imap(partial(fields.played, deal), numbers)
