"""Who has won (§9.1)."""

from __future__ import annotations

from typing import Any

from labtable.core.compiler.rule import rule
from labtable.core.record.records import rank_seats

from .state import State


@rule
def returns(s: State, out: Any) -> None:
    """One point for the player who made the molecule; while nobody has, all are equal and nobody has won (§10.21)."""
    for seat in range(s.num_players):
        made = 1 if s.winner == seat + 1 else 0
        out[seat].score = made
        out[seat].standing = made
    rank_seats(out, s.num_players, bool(s.winner != 0))
