"""The rules, in the order of RULES.md: beside each x a check_x that says why not.

A rule is plain Python that also compiles, for processors and GPUs: if, for and while, whole numbers, the record and
constants; no lists, no strings, no exceptions.
"""

from labtable.core.compiler.rule import rule
from labtable.core.record.records import OVER, Action, Seat, say

from .actions import ACTIONS
from .constants import Ending, Event, Refusal
from .state import State


@rule
def to_move(s: State) -> Seat:
    return OVER if s.ending != Ending.NONE else s.mover


@rule
def is_over(s: State) -> int:
    return s.ending


@rule
def apply_action(s: State, seat: Seat, action: Action) -> None:
    take(s, seat, ACTIONS[action].a + 1)


@rule
def check_take(s: State, pebbles: int) -> int:
    """§1.2 Never more than there are."""
    return Refusal.TOO_FEW if pebbles > s.pile else Refusal.NONE


@rule
def take(s: State, seat: Seat, pebbles: int) -> None:
    """§1.2 Take pebbles and pass the turn; §1.3 the last one wins."""
    s.pile -= pebbles
    s.taken[seat] += pebbles
    say(s, Event.TOOK, seat, pebbles, 0)
    if s.pile == 0:
        s.ending = Ending.LAST_PEBBLE
        say(s, Event.ENDED, s.ending, 0, 0)
        return
    s.mover = (s.mover + 1) % s.num_players
