"""Points and places (RULES.md §6.6, §7.2, §9.28)."""

from typing import Any

from labtable.core.compiler.rule import rule
from labtable.core.record.bits import count_bits, highest, lowest, without_bit
from labtable.core.record.records import Seat, rank_seats

from .constants import GOAL_POINTS, NO_GOAL
from .state import State


@rule
def worth_of(goals: int) -> int:
    """§6.6 The points of a set of goals: ten points a goal, and one for each proton."""
    points = 0
    rest = goals
    while rest != 0:
        atom = lowest(rest)
        points += GOAL_POINTS + atom
        rest = without_bit(rest, atom)
    return points


@rule
def points_of(s: State, seat: Seat) -> int:
    return worth_of(s.taken[seat])


@rule
def standing_of(goals: int) -> int:
    """§7.2 Points; §9.28 then the number of goals, then the heaviest atom, as one number to compare."""
    heaviest = highest(goals) if goals != 0 else 0
    return (worth_of(goals) * 64 + count_bits(goals)) * 64 + heaviest


@rule
def returns(s: State, out: Any) -> None:
    """§6.6, §7.2 Points and places as they stand."""
    players = s.num_players
    for seat in range(players):
        goals = s.taken[seat]
        out[seat].score = worth_of(goals)
        out[seat].standing = standing_of(goals)
    rank_seats(out, players, True)


def decided(s: State) -> Seat | None:
    """Who has won whatever happens: all goals that are left would not be enough for anybody else."""
    left = int(s.pile)
    for atom in s.row.tolist():
        if atom != NO_GOAL:
            left |= 1 << atom
    points = [int(points_of(s, seat)) for seat in range(int(s.num_players))]
    leader = max(range(len(points)), key=points.__getitem__)
    rivals = [had for seat, had in enumerate(points) if seat != leader]
    return leader if points[leader] > max(rivals) + int(worth_of(left)) else None
