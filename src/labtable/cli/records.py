"""`labtable records`: matches as data files."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from labtable.core.match.match import Match
from labtable.envs.records import ENDINGS, MatchRecord, ending_of, read, write


def records(
    files: Annotated[list[Path], typer.Argument(help="Records (.jsonl, .parquet) and saved matches (.labtable).")],
    to: Annotated[Path | None, typer.Option(help="Write them all to this file, .jsonl or .parquet.")] = None,
) -> None:
    """Play recorded matches again, check that they lead to the same positions, and convert them."""
    if to is not None:
        ending_of(to)
    found: list[MatchRecord] = []
    games: Counter[str] = Counter()
    decisions = 0
    for where, record in _each(files):
        match = record.match(where)
        found.append(record)
        games[match.game.meta.title] += 1
        decisions += match.version
    console = Console()
    for title, count in games.most_common():
        console.print(f"{title}: {count} {'match' if count == 1 else 'matches'}", highlight=False)
    console.print(
        f"{sum(games.values())} played again, {decisions} entries: all lead to the same positions.", highlight=False
    )
    if to is not None:
        console.print(f"{write(found, to)} written to {to}.", highlight=False)


def _each(files: list[Path]) -> Iterator[tuple[str, MatchRecord]]:
    for path in files:
        if path.suffix in ENDINGS:
            yield from ((f"{path}, match {number}", record) for number, record in enumerate(read(path), 1))
        else:
            yield str(path), MatchRecord.of(Match.load(path))
