"""How a position is drawn in the terminal: the game's own board."""

from __future__ import annotations

from rich.console import RenderableType

from labtable.core.match.match import Match
from labtable.core.record.records import Seat


def drawn(match: Match, audience: Seat, language: str) -> RenderableType:
    board: RenderableType = match.game.draw(match.view(audience), lambda message: match.say(message, language))
    return board
