"""The deal (RULES.md §1)."""

from typing import Any

from labtable.core.compiler.rule import rule
from labtable.core.record.randomness import below

from .constants import CARDS, HAND, SEAT_STREAM
from .deck import draw
from .state import State

ALL_CARDS = (1 << CARDS) - 1


@rule
def setup(s: State, players: int, options: Any) -> None:
    """§1.1 The deck; §1.2 the hands, and who begins."""
    s.deck = ALL_CARDS
    for seat in range(players):
        for _ in range(HAND):
            draw(s, seat)
    s.trail_size = 0
    s.mover = below(s, SEAT_STREAM, players)


@rule
def first_player(s: State) -> int:
    """§1.2 The seat that has the first turn of a game just dealt."""
    return s.mover
