"""The deal (RULES.md §1.1)."""

from typing import Any

from labtable.core.compiler.rule import rule
from labtable.core.record.randomness import below

from .constants import PEBBLES, SEAT_STREAM
from .state import State


@rule
def setup(s: State, players: int, options: Any) -> None:
    """§1.1 A blank record becomes a game: the pile, and who begins."""
    s.pile = PEBBLES
    s.mover = below(s, SEAT_STREAM, players)


@rule
def first_player(s: State) -> int:
    """§1.1 The seat that has the first turn of a game just dealt."""
    return s.mover
