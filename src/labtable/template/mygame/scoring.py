"""Points and places (RULES.md §1.3)."""

from typing import Any

from labtable.core.compiler.rule import rule
from labtable.core.record.records import rank_seats

from .constants import Ending
from .state import State


@rule
def returns(s: State, out: Any) -> None:
    """§1.3 The winner has a point, also said while the game goes on: as if it ended now, nobody has one."""
    for seat in range(s.num_players):
        won = s.ending != Ending.NONE and seat == s.mover
        out[seat].score = 1 if won else 0
        out[seat].standing = out[seat].score
    rank_seats(out, s.num_players, True)
