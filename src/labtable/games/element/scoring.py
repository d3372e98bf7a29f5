"""Points and places (RULES.md §6.6, §7.2, §9.28)."""

from typing import Any

from labtable.core.compiler.rule import rule
from labtable.core.record.bits import count_bits, highest, lowest, without_bit
from labtable.core.record.records import rank_seats

from .constants import (
    GOAL_POINTS,
)
from .state import State


@rule
def points_of(goals: int) -> int:
    """§6.6 Ten points a goal, and one for each proton."""
    points = 0
    rest = goals
    while rest != 0:
        atom = lowest(rest)
        points += GOAL_POINTS + atom
        rest = without_bit(rest, atom)
    return points


@rule
def standing_of(goals: int) -> int:
    """§7.2 Points; §9.28 then the number of goals, then the heaviest atom, as one number to compare."""
    heaviest = highest(goals) if goals != 0 else 0
    return (points_of(goals) * 64 + count_bits(goals)) * 64 + heaviest


@rule
def returns(s: State, out: Any) -> None:
    """§6.6, §7.2 Points and places as they stand."""
    players = s.num_players
    for seat in range(players):
        goals = s.taken[seat]
        out[seat].score = points_of(goals)
        out[seat].standing = standing_of(goals)
    rank_seats(out, players, True)
