"""What a seat may know as numbers: everything. The sea is drawn when it rises, so there is nothing to deal anew."""

from typing import Any

from labtable.core.compiler.rule import rule
from labtable.core.record.records import Seat

from .constants import MAX_PLAYERS, SECTIONS, TURNS
from .state import State


@rule
def observe(s: State, audience: Seat, out: Any) -> None:
    """What the audience may know; all fields of `out` are 0 before."""
    out.seat = audience
    out.mover = s.mover
    out.actions = s.actions
    out.turns_left = TURNS - s.turn
    out.stormy = s.stormy
    out.bags = s.bags
    for section in range(SECTIONS):
        out.walls[section] = s.walls[section]
        out.water[section] = s.water[section]
    for seat in range(MAX_PLAYERS):
        out.standing[seat] = s.standing[seat]


@rule
def resample(s: State, seat: Seat) -> None:
    """Nothing lies hidden: what the sea will do hangs on the key, which core has changed."""


@rule
def tells_nothing(before: State, after: State, seat: Seat, action: int) -> bool:
    """A move that draws nothing can be taken back, since it shows nothing hidden."""
    return True
