"""What a seat may do now, and why not. Each check stands next to the rule that it guards; here they are called."""

from labtable.core.compiler.rule import rule
from labtable.core.record.records import Action, Actions, Seat

from .actions import (
    AFTER_ANSWER,
    FIRST_ANSWER,
    FIRST_APPLY,
    FIRST_CARD,
    FIRST_DONE,
    FIRST_OBJECTIVE,
    FIRST_PILE,
    FIRST_RETURN,
    FIRST_TAKE,
    FIRST_TRANSFORM,
    FIRST_VALIDATE,
    FIRST_WRITE,
    NUM_ACTIONS,
)
from .constants import SLOTS, Ending, Pending, Refusal
from .laboratory import check_card, check_objective, check_pile, check_transform, check_validate
from .research import check_take, check_write
from .state import State
from .timeline import check_apply
from .turn import check_return, question, waits_for

NOTHING_FORCED = -1


@rule
def check_action(s: State, seat: Seat, action: Action) -> Refusal:
    """May the seat to move do this? That it is an answer to what is asked has been checked before."""
    if action < FIRST_WRITE:
        return check_take(s, seat, action - FIRST_TAKE)
    if action < FIRST_CARD:
        return check_write(s, seat)
    if action < FIRST_TRANSFORM:
        return check_card(s, seat, action - FIRST_CARD)
    if action < FIRST_VALIDATE:
        return check_transform(s, seat, action - FIRST_TRANSFORM)
    if action < FIRST_PILE:
        return check_validate(s, seat, (action - FIRST_VALIDATE) // SLOTS, (action - FIRST_VALIDATE) % SLOTS)
    if action < FIRST_RETURN:
        return check_pile(s, seat, action - FIRST_PILE)
    if action < FIRST_APPLY:
        return check_return(s, seat, action - FIRST_RETURN)
    if action == FIRST_APPLY:
        return check_apply(s, seat)
    if action == FIRST_OBJECTIVE:
        return check_objective(s, seat)
    return Refusal.NONE


@rule
def is_transformation(action: Action) -> bool:
    return action >= FIRST_TRANSFORM and action < FIRST_VALIDATE


@rule
def may_be_done(asks: int) -> bool:
    return asks == Pending.RESEARCH or asks == Pending.EXPERIMENTATION or asks == Pending.TIMELINE


@rule
def refusal(s: State, seat: Seat, action: Action) -> Refusal:
    if s.ending != Ending.NONE:
        return Refusal.GAME_OVER
    if action < 0 or action >= NUM_ACTIONS:
        return Refusal.NO_SUCH_ACTION
    if seat != waits_for(s):
        return Refusal.NOT_YOUR_TURN
    asks = question(s)
    is_answer = action >= FIRST_ANSWER[asks] and action < AFTER_ANSWER[asks]
    if action < FIRST_OBJECTIVE and not is_answer and not is_transformation(action):
        return Refusal.NOT_NOW
    if action == FIRST_DONE and not may_be_done(asks):
        return Refusal.NOT_NOW
    return check_action(s, seat, action)


@rule
def add_legal(s: State, seat: Seat, first: Action, last: Action, out: Actions, count: int) -> int:
    """Append the legal actions of a range to `out`, which holds `count` already; returns the new count."""
    for action in range(first, last):
        if check_action(s, seat, action) == Refusal.NONE:
            out[count] = action
            count += 1
    return count


@rule
def legal_actions(s: State, seat: Seat, out: Actions) -> int:
    if seat != waits_for(s):
        return 0
    asks = question(s)
    first, last = FIRST_ANSWER[asks], AFTER_ANSWER[asks]
    own_turn, count = seat == s.active, 0
    if own_turn and first >= FIRST_VALIDATE:  # §6.5 Transformations, at any moment of the player's own turn
        count = add_legal(s, seat, FIRST_TRANSFORM, FIRST_VALIDATE, out, count)
    count = add_legal(s, seat, first, last, out, count)
    if own_turn and last <= FIRST_TRANSFORM:
        count = add_legal(s, seat, FIRST_TRANSFORM, FIRST_VALIDATE, out, count)
    if check_objective(s, seat) == Refusal.NONE:
        out[count] = FIRST_OBJECTIVE
        count += 1
    if may_be_done(asks):
        out[count] = FIRST_DONE
        count += 1
    return count


# §15.20 Choices with one answer --------------------------------------------------------------------------


@rule
def only_answer(s: State, first: Action, last: Action) -> Action:
    """The only legal action of a range, or NOTHING_FORCED."""
    seat = waits_for(s)
    found = NOTHING_FORCED
    for action in range(first, last):
        if check_action(s, seat, action) == Refusal.NONE:
            if found != NOTHING_FORCED:
                return NOTHING_FORCED
            found = action
    return found


@rule
def can_do_more(s: State) -> bool:
    """The player whose turn it is may still transform or validate the objective."""
    seat = waits_for(s)
    ways = int(check_objective(s, seat) == Refusal.NONE)
    for action in range(FIRST_TRANSFORM, FIRST_VALIDATE):
        ways += check_action(s, seat, action) == Refusal.NONE
    return ways > 0


@rule
def forced_answer(s: State) -> Action:
    """§15.20 The only possible answer to what is asked, or NOTHING_FORCED."""
    asks = question(s)
    if asks < Pending.REST or asks == Pending.TIMELINE or s.ending != Ending.NONE:
        return NOTHING_FORCED
    if asks == Pending.REST and can_do_more(s):
        return NOTHING_FORCED
    return only_answer(s, FIRST_ANSWER[asks], AFTER_ANSWER[asks])
