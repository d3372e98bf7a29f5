"""What a seat may know as numbers, and the re-deal of what it cannot know: here nothing is hidden."""

from typing import Any

from labtable.core.compiler.rule import rule
from labtable.core.record.records import Seat

from .constants import MAX_PLAYERS
from .state import State


@rule
def observe(s: State, audience: Seat, out: Any) -> None:
    """What the audience may know; all fields of `out` are 0 before."""
    out.seat = audience
    out.mover = s.mover
    out.pile = s.pile
    for seat in range(MAX_PLAYERS):
        out.taken[seat] = s.taken[seat]


@rule
def resample(s: State, seat: Seat) -> None:
    """Deal all anew that this seat cannot know. In a game with hands: the other hands and the order of the deck."""


@rule
def tells_nothing(before: State, after: State, seat: Seat, action: int) -> bool:
    """A move that touches nothing hidden can be taken back."""
    return True
