"""The four kinds of points (RULES.md §8)."""

from typing import Any

from labtable.core.compiler.rule import rule
from labtable.core.record.records import Seat, rank_seats

from .components import ADVANCES, BIOLOGY_POINTS, FLASKS_PER_POINT, UNFINISHED_CARD
from .constants import BIOLOGY, CHEMISTRY, MAX_SLOTS, NUM_FIELDS, PHYSICS
from .projects import is_unfinished
from .state import State
from .technology import cubes_of


@rule
def value_of(s: State, seat: Seat, field: int) -> int:
    """§5.4 The technology value of a field."""
    return int(ADVANCES[s.players[seat].advances[field]].value)


@rule
def specials_of(s: State, seat: Seat, field: int) -> int:
    """§8.3 How many of a field's last two spaces are occupied."""
    return int(ADVANCES[s.players[seat].advances[field]].specials)


@rule
def technology_points(s: State, seat: Seat) -> int:
    """§8.2 The technology values of all fields."""
    points = 0
    for field in range(NUM_FIELDS):
        points += value_of(s, seat, field)
    return points


@rule
def physics_points(s: State, seat: Seat) -> int:
    """§8.4 The best field once more; with two spaces, the best two."""
    best = 0
    second = 0
    for field in range(NUM_FIELDS):
        value = value_of(s, seat, field)
        if value > best:
            second = best
            best = value
        elif value > second:
            second = value
    spaces = specials_of(s, seat, PHYSICS)
    if spaces == 0:
        return 0
    return best if spaces == 1 else best + second


@rule
def special_points(s: State, seat: Seat, field: int) -> int:
    """§8.3 What the occupied spaces of one field bring."""
    if field == PHYSICS:
        return physics_points(s, seat)
    spaces = specials_of(s, seat, field)
    if spaces == 0:
        return 0
    if field == CHEMISTRY:  # §8.5
        return spaces * cubes_of(s, seat)
    if field == BIOLOGY:  # §8.6
        return spaces * BIOLOGY_POINTS
    return spaces * (s.players[seat].flasks // FLASKS_PER_POINT)  # §8.7


@rule
def unfinished_points(s: State, seat: Seat) -> int:
    """§8.8 A point for each unfinished card."""
    points = 0
    for slot in range(MAX_SLOTS):
        if is_unfinished(s, seat, slot):
            points += UNFINISHED_CARD
    return points


@rule
def points_of(s: State, seat: Seat) -> int:
    points = s.players[seat].flasks + technology_points(s, seat) + unfinished_points(s, seat)
    for field in range(NUM_FIELDS):
        points += special_points(s, seat, field)
    return points


@rule
def returns(s: State, out: Any) -> None:
    """§8.9 The most points win; equals share the victory."""
    players = s.num_players
    for seat in range(players):
        out[seat].score = points_of(s, seat)
        out[seat].standing = out[seat].score
    rank_seats(out, players, True)
