"""The turn of Scientia and the completion of cards (RULES.md §2 to §4); what a card does is in `effects.py`."""

from labtable.core.compiler.rule import rule
from labtable.core.record.bits import lowest
from labtable.core.record.records import OVER, Action, Seat, answered, ask, asked, say

from .actions import ACTIONS, NO_ACTION
from .completion import complete, finished_cards, next_step
from .constants import (
    NO_CARD,
    Ending,
    Event,
    Kind,
    Pending,
    Phase,
    Stack,
)
from .effects import (
    advance_for,
    answer_no,
    answer_side,
    answer_slot,
    answer_stack,
    answer_take,
    answer_yes,
    move_flask,
)
from .legality import OPEN, forced_answer
from .projects import return_completed, rotate, take
from .state import State

# The contract -------------------------------------------------------------------------------------------


@rule
def to_move(s: State) -> Seat:
    return OVER if s.phase == Phase.OVER else s.mover


@rule
def is_over(s: State) -> int:
    """§7.2 The supply that ran out, once the last round is over."""
    return s.trigger if s.phase == Phase.OVER else 0


@rule
def apply_action(s: State, seat: Seat, action: Action) -> None:
    s.actor = seat
    if s.phase == Phase.DRAFT:
        draft(s, seat, ACTIONS[action].a)
    else:
        go_on(s, seat, action)


# §2 The draft -------------------------------------------------------------------------------------------


@rule
def draft(s: State, seat: Seat, stack: Stack) -> None:
    """§2.8 One card each, from the last player to the first; §2.9 then the first player begins."""
    take(s, seat, stack)
    if seat != s.first:
        s.mover = (seat + s.num_players - 1) % s.num_players
    else:
        s.phase = Phase.PLAY
        s.rounds = 1
        say(s, Event.NEW_ROUND, 1)


# §3 The turn --------------------------------------------------------------------------------------------


@rule
def go_on(s: State, seat: Seat, action: Action) -> None:
    """Carry out a decision and all that follows from it, up to the next decision.

    §9.15 A question with one answer is answered, §6.1 one without is passed over.
    """
    while True:
        if action != NO_ACTION:
            answer(s, seat, action)
        elif s.study.card != NO_CARD:
            next_step(s, seat)
        else:
            finished = finished_cards(s, seat)
            if finished == 0:
                end_turn(s)
                return
            if finished & (finished - 1) != 0:
                ask(s, Pending.ORDER, seat)
                return
            complete(s, seat, lowest(finished))
        action = NO_ACTION
        if s.pending_size > 0:
            action = forced_answer(s, seat)
            if action == OPEN:
                return
            if action == NO_ACTION:
                answered(s)


@rule
def answer(s: State, seat: Seat, action: Action) -> None:
    """Take the question off the stack and do what was decided."""
    question = asked(s)
    amount = 0
    if question != Pending.NOTHING:
        amount = s.pending[s.pending_size - 1].amount
        answered(s)
    kind = ACTIONS[action].kind
    a = ACTIONS[action].a
    b = ACTIONS[action].b
    if question != Pending.NOTHING and kind != Kind.NO:
        s.study.applied = 1
    if question == Pending.EXTRA_ACTION:
        say(s, Event.EXTRA_ACTION)
    if question == Pending.NOTHING or question == Pending.EXTRA_ACTION:
        act(s, seat, kind, a, b)
    elif question == Pending.ORDER:
        complete(s, seat, a)
    elif kind == Kind.TAKE:
        answer_take(s, seat, a)
    elif kind == Kind.PICK_SLOT:
        answer_slot(s, seat, question, amount, a)
    elif kind == Kind.PICK_STACK:
        answer_stack(s, seat, question, amount, a)
    elif kind == Kind.PICK_FIELD:
        advance_for(s, seat, a)
    elif kind == Kind.NO:
        answer_no(s, seat, question, amount)
    elif kind == Kind.YES:
        answer_yes(s, seat, amount)
    elif kind == Kind.MOVE:
        move_flask(s, seat, a, b, amount)
    else:
        answer_side(s, a)


@rule
def act(s: State, seat: Seat, kind: int, a: int, b: int) -> None:
    """§3.1 Take a card or rotate."""
    if kind == Kind.TAKE:
        take(s, seat, a)
        return
    rotate(s, seat, a, 2 if kind == Kind.ROTATE_TWICE else 1)
    if kind == Kind.ROTATE_PAIR:
        rotate(s, seat, b, 1)


@rule
def end_turn(s: State) -> None:
    """§4.10 Completed cards go back; §3.10 the next player; §7.2 the game ends with its last round."""
    return_completed(s)
    s.mover = (s.mover + 1) % s.num_players
    if s.mover != s.first:
        return
    if s.trigger != Ending.NONE and s.rounds == s.last_round:
        s.phase = Phase.OVER
        say(s, Event.GAME_OVER)
        return
    s.rounds += 1
    say(s, Event.NEW_ROUND, s.rounds)
