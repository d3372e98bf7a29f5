"""Points and places (RULES.md §3.2)."""

from typing import Any

from labtable.core.compiler.rule import rule
from labtable.core.record.records import rank_seats

from .state import State


@rule
def returns(s: State, out: Any) -> None:
    """§3.2 The most points; equal numbers share the place."""
    for seat in range(s.num_players):
        out[seat].score = s.points[seat]
        out[seat].standing = s.points[seat]
    rank_seats(out, s.num_players, True)
