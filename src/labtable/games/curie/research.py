"""§5 Research: collecting cubes, or writing a Thesis."""

from labtable.core.compiler.rule import rule
from labtable.core.record.bits import count_bits
from labtable.core.record.records import Seat, say

from .constants import BEAKER, LEVELS, TAKE_LIMIT, Effect, Event, Pending, Refusal, Resource_
from .effects import draw_thesis
from .state import State


@rule
def take_limit(s: State, seat: Seat) -> int:
    """§5.2 Three, and one more for each validated beaker."""
    return TAKE_LIMIT + count_bits(s.players[seat].validated[BEAKER])


@rule
def is_research_done(s: State) -> bool:
    """The limit is reached, or no cube is left to take and (§15.5) no Thesis to write instead."""
    seat = s.active
    if s.taken == take_limit(s, seat):
        return True
    if s.available[0] + s.available[1] + s.available[2] > 0:
        return False
    return bool(s.taken > 0 or s.players[seat].num_theses == LEVELS)


@rule
def check_take(s: State, seat: Seat, resource: Resource_) -> Refusal:
    """§5.4 Only cubes at the foot of the tower are taken."""
    return Refusal.NONE if s.available[resource] > 0 else Refusal.NO_CUBE_AVAILABLE


@rule
def take(s: State, seat: Seat, resource: Resource_) -> None:
    """§5.1 Take one cube into the flask."""
    s.available[resource] -= 1
    s.players[seat].cubes[resource] += 1
    s.taken += 1
    say(s, Event.TOOK, seat, resource)


@rule
def check_write(s: State, seat: Seat) -> Refusal:
    """§5.9 Instead of cubes, §5.7 up to the fourth Thesis."""
    if s.taken > 0:
        return Refusal.CUBES_TAKEN
    if s.players[seat].num_theses == LEVELS:
        return Refusal.ALL_THESES_WRITTEN
    return Refusal.NONE


@rule
def write(s: State, seat: Seat) -> Effect:
    """§5.6 Draw the next level."""
    s.step = Pending.EXPERIMENTATION
    return draw_thesis(s, seat)
