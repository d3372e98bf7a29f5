"""What a seat may do now, and why not."""

from labtable.core.compiler.rule import rule
from labtable.core.record.records import Action, Actions, Seat

from .actions import ACTIONS, NUM_ACTIONS
from .constants import Ending, Kind, Refusal
from .rules import check_discard, check_play
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
    if ACTIONS[action].kind == Kind.PLAY:
        return check_play(s, seat, ACTIONS[action].a)
    return check_discard(s, seat, ACTIONS[action].a)


@rule
def legal_actions(s: State, seat: Seat, out: Actions) -> int:
    """Every action that nothing refuses, in ascending order; returns how many there are."""
    count = 0
    for action in range(NUM_ACTIONS):
        if refusal(s, seat, action) == Refusal.NONE:
            out[count] = action
            count += 1
    return count
