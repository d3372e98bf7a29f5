"""How a position is drawn in the terminal: the game's own board, or its view as it is."""
from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import msgspec
from rich.console import RenderableType
from rich.pretty import Pretty

from labtable.core.contract import Message
from labtable.core.match import Match
from labtable.core.records import Seat

Draw = Callable[[Any, Callable[[Message], str]], RenderableType]


def plain(view: Any, say: Callable[[Message], str]) -> RenderableType:
    """Complete, and plain: what a game gets before anyone has drawn its board."""
    return Pretty(msgspec.to_builtins(view))


def board_of(name: str) -> Draw:
    module = f"labtable.cli.boards.{name}"
    if find_spec(module) is None:
        return plain
    draw: Draw = import_module(module).draw
    return draw


def drawn(match: Match, audience: Seat, language: str) -> RenderableType:
    return board_of(match.game.name)(match.view(audience), lambda message: match.say(message, language))
