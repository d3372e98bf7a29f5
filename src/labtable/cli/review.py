"""`labtable review`: a finished game as the coach sees it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from labtable.cli.progress import counting, warm_up_bots
from labtable.cli.words import speaker
from labtable.coach import Judged, Review
from labtable.coach import review as judge
from labtable.coach.reviewer import check
from labtable.coach.types import Turn
from labtable.core.errors import BadSetup
from labtable.core.game.contract import seat_name
from labtable.core.match.match import Match

COLOURS = {"best": "green", "good": "", "slip": "yellow", "blunder": "bold red"}
CURVE = "▁▂▃▄▅▆▇█"
COLUMNS = ("who", "curve", "start", "end", "best", "good", "slip", "blunder")


def review(
    file: Annotated[Path, typer.Argument(help="A finished game.", show_default=False)],
    as_json: Annotated[bool, typer.Option("--json", help="Print the review as JSON, for other programs.")] = False,
    seat: Annotated[int | None, typer.Option(help="Show the decisions of this seat only, from 1.")] = None,
    lang: Annotated[str, typer.Option(help="en, fr or es.")] = "en",
) -> None:
    """Review a finished game: every decision, luck and play told apart, and where the game turned.

    Each decision is judged by what its player could know.
    """
    say, console = speaker(lang), Console(stderr=as_json)
    match = Match.load(file)
    check(match)
    if seat is not None and not 1 <= seat <= match.players:
        raise BadSetup(f"{file} has the seats 1 to {match.players}; there is no seat {seat}.")
    warm_up_bots(match.game, match.players, ["researcher"], console)
    with counting(console, even=False) as progress:
        task = progress.add_task(say("review-working"))
        found = judge(match, progress=lambda done, total: progress.update(task, completed=done, total=total))
    if as_json:
        print(found.to_json())
        return
    told = ReviewPrinter(match, found, console, lang)
    told.seats()
    told.turns()
    told.statements()
    told.decisions(None if seat is None else seat - 1)


class ReviewPrinter:
    """A review on the terminal."""

    def __init__(self, match: Match, found: Review, console: Console, lang: str) -> None:
        self.match, self.review, self.console, self.lang = match, found, console, lang
        self.say = speaker(lang)

    def name(self, seat: int) -> str:
        return self.match.say(seat_name(seat), self.lang)

    def value(self, value: float) -> str:
        """A value as people read it: percent, or points."""
        if self.review.together:
            return f"{-value if self.review.lower else value:.1f}"
        return f"{100 * value:.0f} %"

    def change(self, change: float) -> str:
        """A change for the better is +, also where few points are good."""
        return f"{change:+.1f}" if self.review.together else f"{100 * change:+.0f}"

    def seats(self) -> None:
        review = self.review
        self.console.print(self.say("title", game=self.match.game.meta.title, players=review.players), style="bold")
        self.console.print(
            self.say(
                "review-luck-share", luck=round(100 * review.luck_share), play=100 - round(100 * review.luck_share)
            )
        )
        if review.par is not None:
            self.console.print(self.match.say(review.par, self.lang), markup=False)
        table = Table(box=None, header_style="bold", pad_edge=False, padding=(0, 1))
        for heading in COLUMNS:
            table.add_column(self.say(f"review-{heading}"), justify="left" if heading in ("who", "curve") else "right")
        for seat, sums in enumerate(review.seats):
            table.add_row(
                self.name(seat),
                self.curve(seat),
                self.value(sums.start),
                self.value(sums.end),
                *(str(count) for count in (sums.best, sums.good, sums.slips, sums.blunders)),
            )
        self.console.print(table)

    def curve(self, seat: int, width: int = 24) -> str:
        values = [*(one.before[seat] for one in self.review.decisions), self.review.final[seat]]
        low, high = (min(values), max(values)) if self.review.together else (0.0, 1.0)
        points = [values[round(place * (len(values) - 1) / (width - 1))] for place in range(width)]
        span = high - low or 1.0
        steps = [min(max(int((value - low) / span * len(CURVE)), 0), len(CURVE) - 1) for value in points]
        return "".join(CURVE[step] for step in steps)

    def turns(self) -> None:
        for number, turn in enumerate(self.review.turns, 1):
            self.console.print()
            self.console.print(self.say("review-turn", number=number, move=turn.version), style="bold")
            self._turn(turn)

    def _turn(self, turn: Turn) -> None:
        mover = next(one.seat for one in self.review.decisions if one.version == turn.version)
        lines = [self.say("review-played", who=self.name(mover), what=self.match.say(turn.played, self.lang))]
        if turn.better is not None:
            lines.append(self.say("review-better", what=self.match.say(turn.better, self.lang)))
        lines += [self.match.say(reason, self.lang) for reason in turn.why]
        if len(turn.line) > 1:
            line = " → ".join(self.match.say(words, self.lang) for _, words in turn.line[1:])
            lines.append(self.say("review-line", line=line))
        for line in lines:
            self.console.print(line, markup=False)

    def statements(self) -> None:
        for one in self.review.statements:
            self.console.print()
            self.console.print(
                self.say(
                    "review-said", who=self.name(one.seat), move=one.version, what=self.match.say(one.said, self.lang)
                ),
                style="bold",
                markup=False,
            )
            for proof in one.concluded:
                self.console.print(self.match.say(proof, self.lang), markup=False)

    def decisions(self, seat: int | None) -> None:
        table = Table(box=None, header_style="bold", pad_edge=False, padding=(0, 1))
        for heading in ("move", "who", "mark", "cost", "value", "what", "instead"):
            table.add_column(
                self.say(f"review-{heading}"), justify="right" if heading in ("move", "cost", "value") else "left"
            )
        for one in self.review.decisions:
            if seat is None or one.seat == seat:
                table.add_row(*self._row(one), style=COLOURS[one.mark])
        self.console.print()
        self.console.print(table)

    def _row(self, one: Judged) -> list[str]:
        instead = "" if one.better is None else self.match.say(one.better, self.lang)
        if one.elsewhere:
            knew = one.elsewhere[0]
            instead = self.say(
                "review-elsewhere",
                who=self.name(knew.seat),
                change=self.change(knew.cost),
                what=self.match.say(knew.better, self.lang),
            )
        return [
            str(one.version),
            self.name(one.seat),
            self.say(f"review-{one.mark}"),
            self.change(-one.cost) if one.cost else "",
            self.value(one.after[one.seat]),
            self.match.say(one.played, self.lang),
            instead,
        ]
