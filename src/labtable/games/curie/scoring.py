"""§14 The end of the game: points, tie-breaks, shared victory."""

from typing import Any

from labtable.core.compiler.rule import rule
from labtable.core.record.records import Seat, rank_seats

from .components import MARIE_CURIE_POINTS
from .constants import RESOURCES
from .state import State

TIE_BREAK = 100  # NOT A RULE: more cubes of a colour than there are


@rule
def points_of(s: State, seat: Seat) -> int:
    """§14.2 Tokens, and §12.2 the Marie Curie tile."""
    points = s.players[seat].points
    return points + MARIE_CURIE_POINTS if s.marie_curie == seat else points


@rule
def standing_of(s: State, seat: Seat) -> int:
    """§14.3 Points, then radium, uranium, pitchblende, as one number to compare."""
    standing = points_of(s, seat)
    for resource in range(RESOURCES - 1, -1, -1):
        standing = standing * TIE_BREAK + s.players[seat].cubes[resource]
    return standing


@rule
def returns(s: State, out: Any) -> None:
    """§14.4 Equals share their rank."""
    players = s.num_players
    for seat in range(players):
        out[seat].score = points_of(s, seat)
        out[seat].standing = standing_of(s, seat)
    rank_seats(out, players, True)
