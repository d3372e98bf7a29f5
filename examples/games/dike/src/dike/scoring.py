"""The result of all together (RULES.md §3)."""

from typing import Any

from labtable.core.compiler.rule import rule
from labtable.core.record.records import rank_seats

from .constants import Ending
from .state import State


@rule
def returns(s: State, out: Any) -> None:
    """§3.3, §3.4 The turns that the dike has held, the same for all; they have won when the storm is over."""
    for seat in range(s.num_players):
        out[seat].score = s.turn
        out[seat].standing = s.turn
    rank_seats(out, s.num_players, s.ending == Ending.CALM)
