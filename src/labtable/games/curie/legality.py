"""What a seat may do now, and why not. Each check stands next to the rule that it guards; here they are called."""

from labtable.core.compiler.rule import rule
from labtable.core.record.records import Action, Actions, Seat

from .actions import ACTIONS, ANSWERS, IS_ANSWER, IS_EXTRA, NUM_ACTIONS, NUM_ANSWERS
from .constants import Ending, Kind, Pending, Refusal
from .laboratory import check_card, check_objective, check_pile, check_transform, check_validate
from .research import check_take, check_write
from .state import State
from .timeline import check_apply
from .turn import check_return, question, seat_to_move

NOTHING_FORCED = -1


@rule
def check_action(s: State, seat: Seat, action: Action) -> int:
    """May the seat to move do this? That it is an answer to what is asked has been checked before."""
    kind, a, b = ACTIONS[action].kind, ACTIONS[action].a, ACTIONS[action].b
    if kind == Kind.TAKE:
        return check_take(s, seat, a)
    if kind == Kind.WRITE:
        return check_write(s, seat)
    if kind == Kind.CARD:
        return check_card(s, seat, a)
    if kind == Kind.TRANSFORM:
        return check_transform(s, seat, a)
    if kind == Kind.VALIDATE:
        return check_validate(s, seat, a, b)
    if kind == Kind.PILE:
        return check_pile(s, seat, a)
    if kind == Kind.RETURN:
        return check_return(s, seat, a)
    if kind == Kind.APPLY:
        return check_apply(s, seat)
    if kind == Kind.OBJECTIVE:
        return check_objective(s, seat)
    return Refusal.NONE


@rule
def refusal(s: State, seat: Seat, action: Action) -> int:
    if s.ending != Ending.NONE:
        return Refusal.GAME_OVER
    if action < 0 or action >= NUM_ACTIONS:
        return Refusal.NO_SUCH_ACTION
    if seat != seat_to_move(s):
        return Refusal.NOT_YOUR_TURN
    return check_action(s, seat, action) if IS_ANSWER[question(s), action] else Refusal.NOT_NOW


@rule
def legal_actions(s: State, seat: Seat, out: Actions) -> int:
    if seat != seat_to_move(s):
        return 0
    asks, count = question(s), 0
    for n in range(NUM_ANSWERS[asks]):
        action = ANSWERS[asks, n]
        if check_action(s, seat, action) == Refusal.NONE:
            out[count] = action
            count += 1
    return count


@rule
def forced_answer(s: State) -> Action:
    """§15.20 The only possible answer to what is asked, or NOTHING_FORCED. A player who returns cubes is asked while
    there is a transformation or an objective to choose instead."""
    asks = question(s)
    if asks < Pending.REST or asks == Pending.TIMELINE or s.ending != Ending.NONE:
        return NOTHING_FORCED
    seat, found = seat_to_move(s), NOTHING_FORCED
    for n in range(NUM_ANSWERS[asks]):
        action = ANSWERS[asks, n]
        if (IS_EXTRA[action] and asks != Pending.REST) or check_action(s, seat, action) != Refusal.NONE:
            continue
        if IS_EXTRA[action] or found != NOTHING_FORCED:
            return NOTHING_FORCED
        found = action
    return found
