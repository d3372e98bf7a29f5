"""What a seat may do now, and why not."""

from labtable.core.compiler.rule import rule
from labtable.core.record.records import Action, Actions, Seat

from .actions import ACTIONS, NUM_ACTIONS
from .constants import Ending, Kind, Refusal
from .rules import check_bag, check_pump, check_walk
from .state import State


@rule
def refusal(s: State, seat: Seat, action: Action) -> int:
    """Any seat, any number: the most telling reason first."""
    if s.ending != Ending.NONE:
        return Refusal.GAME_OVER
    if action < 0 or action >= NUM_ACTIONS:
        return Refusal.NO_SUCH_ACTION
    if seat != s.mover:
        return Refusal.NOT_YOUR_TURN
    kind, section = ACTIONS[action].kind, ACTIONS[action].a
    if kind == Kind.WALK:
        return check_walk(s, seat, section)
    if kind == Kind.BAG:
        return check_bag(s, seat, section)
    if kind == Kind.PUMP:
        return check_pump(s, seat, section)
    return Refusal.NONE


@rule
def legal_actions(s: State, seat: Seat, out: Actions) -> int:
    """Every action that nothing refuses, in ascending order; returns how many there are."""
    count = 0
    for action in range(NUM_ACTIONS):
        if refusal(s, seat, action) == Refusal.NONE:
            out[count] = action
            count += 1
    return count
