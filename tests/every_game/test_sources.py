"""What the rulebook does not print is marked at the table: in the view, and on the terminal's board."""

from collections.abc import Iterator
from io import StringIO
from typing import Any

import msgspec
from rich.console import Console

from labtable.cli.board import drawn
from labtable.core.match.match import Match
from labtable.core.messages import Message


def sources(part: Any, key: str = "") -> Iterator[str]:
    """Every source that a view names."""
    if key.endswith("source"):
        yield part
    elif isinstance(part, dict):
        for name, inner in part.items():
            yield from sources(inner, name)
    elif isinstance(part, list | tuple):
        for inner in part:
            yield from sources(inner)


def board(match: Match) -> str:
    console = Console(width=400, file=StringIO())
    console.print(drawn(match, 0, "en"))
    return console.file.getvalue()


def test_view_and_terminal_mark_what_is_not_the_rulebooks(the_game, variant):
    players, options = variant
    match = Match(the_game, players, seed=1, options=options)
    found = set(sources(msgspec.to_builtins(match.view(0))))
    legend = board(match).split(match.say(Message("board-marked")))
    assert found & {"inferred", "reconstructed"}, "every box has parts of ours"
    assert "owner" not in found
    assert ("*" in legend[0]) == (len(legend) == 2), "a mark is explained, and nothing is explained that is not there"
