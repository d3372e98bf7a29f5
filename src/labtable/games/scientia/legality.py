"""What is legal: the answers to the question that the game asks, and why others are refused (RULES.md §6)."""

from typing import Final

from labtable.core.compiler.rule import rule
from labtable.core.record.bits import has, with_bit
from labtable.core.record.records import Action, Actions, Seat, asked

from .actions import ACTIONS, NO_ACTION, START, exists
from .components import CARDS
from .constants import (
    MAX_SLOTS,
    NO_SLOT,
    NUM_STACKS,
    STACKS_PER_FIELD,
    Card,
    Kind,
    Payments,
    Pending,
    Phase,
    Refusal,
    Slot,
)
from .projects import check_copy, check_room, check_rotate, check_unfinished
from .state import State
from .targets import AFTER_ANSWER, FIRST_ANSWER, brings_something, check_target, is_full

OPEN: Final = -2  # more than one answer
TAKE_A_CARD: Final = int(Pending.TAKE)
FIRST_TAKE: Final = START[Kind.TAKE]
FIRST_ROTATE_ONCE: Final = START[Kind.ROTATE_ONCE]
FIRST_ROTATE_TWICE: Final = START[Kind.ROTATE_TWICE]
FIRST_ROTATE_PAIR: Final = START[Kind.ROTATE_PAIR]


# Payments and choices ---------------------------------------------------------------------------------------


@rule
def payment_brings_something(s: State, seat: Seat, card: Card, step: int) -> bool:
    """§6.1 Is there an object for the effects that a step asks a payment for?"""
    study = s.study
    return brings_something(
        s,
        seat,
        card,
        step + 1,
        CARDS[card].steps[step - 1].skip,
        study.it,
        study.its_field,
        NO_SLOT,
    )


@rule
def side_brings_something(s: State, seat: Seat, card: Card, step: int, side: int) -> bool:
    """§6.1 Is there an object for one side of a choice?"""
    first = step + 1
    count = CARDS[card].steps[step - 1].skip - 1  # before the jump that ends the first side
    if side == 1:
        first += count + 1
        count = CARDS[card].steps[first - 2].skip
    return brings_something(s, seat, card, first, count, s.study.it, s.study.its_field, NO_SLOT)


@rule
def check_give_up(s: State, seat: Seat, slot: Slot, card: Card, step: int) -> int:
    """§6.22 An unfinished card; §6.1 one that brings something when it is given up."""
    reason = check_unfinished(s, seat, slot)
    if reason != Refusal.NONE:
        return reason
    field = s.players[seat].slots[slot].stack // STACKS_PER_FIELD
    if brings_something(s, seat, card, step + 1, CARDS[card].steps[step - 1].skip, slot, field, slot):
        return Refusal.NONE
    return Refusal.FIELD_FULL if is_full(s, seat, field) else Refusal.NOTHING_TO_DO


@rule
def can_pay(s: State, seat: Seat, question: int, amount: int, card: Card, step: int) -> bool:
    """Has the player what a payment asks for?"""
    if question == Pending.PAY:
        return bool(s.players[seat].flasks >= amount)
    found = False
    for slot in range(MAX_SLOTS):
        found = found or check_give_up(s, seat, slot, card, step) == Refusal.NONE
    return found


@rule
def check_pay(s: State, seat: Seat, question: int, kind: int, amount: int, card: Card, step: int) -> int:
    """§6.14 Paying needs the flasks; §9.2 a payment may be declined, unless payments are forced."""
    if question == Pending.REARRANGE:
        return Refusal.NONE if kind == Kind.NO else Refusal.NOT_NOW
    able = can_pay(s, seat, question, amount, card, step)
    if kind == Kind.YES:
        return Refusal.NONE if able else Refusal.NOT_ENOUGH_FLASKS
    return Refusal.MUST_PAY if able and s.payments == Payments.FORCED else Refusal.NONE


@rule
def check_side(s: State, seat: Seat, side: int, card: Card, step: int) -> int:
    """§6.19 One of two effects; §6.1 not one without an object instead of one that has one."""
    if side_brings_something(s, seat, card, step, side) or not side_brings_something(s, seat, card, step, 1 - side):
        return Refusal.NONE
    return Refusal.NOTHING_TO_DO


# Every answer -----------------------------------------------------------------------------------------------


@rule
def asking_card(s: State) -> Card:
    """The card whose effect asks, or 0."""
    return s.pending[s.pending_size - 1].source if s.pending_size > 0 else 0


@rule
def asking_step(s: State) -> int:
    """The number of the step that asks, or 0."""
    return s.pending[s.pending_size - 1].next if s.pending_size > 0 else 0


@rule
def check_answer(s: State, seat: Seat, question: int, action: Action, card: Card, step: int) -> int:
    """Why an action of the kinds that the question is answered with is refused, or NONE."""
    kind = ACTIONS[action].kind
    a = ACTIONS[action].a
    if kind == Kind.NO or kind == Kind.YES:
        return check_pay(s, seat, question, kind, s.pending[s.pending_size - 1].amount, card, step)
    if kind == Kind.SIDE:
        return check_side(s, seat, a, card, step)
    if question == Pending.GIVE_UP:
        return check_give_up(s, seat, a, card, step)
    return check_target(s, seat, question, action, card, step)


@rule
def forced_answer(s: State, seat: Seat) -> Action:
    """The only legal answer to the present question; NO_ACTION without any, OPEN with several."""
    asked_now = asked(s)
    if asked_now == TAKE_A_CARD:
        return forced_take(s, seat)
    card = asking_card(s)
    step = asking_step(s)
    only = NO_ACTION
    for action in range(FIRST_ANSWER[asked_now], AFTER_ANSWER[asked_now]):
        if check_answer(s, seat, asked_now, action, card, step) == Refusal.NONE:
            if only != NO_ACTION:
                return OPEN
            only = action
    return only


@rule
def forced_take(s: State, seat: Seat) -> Action:
    """The only card that can be taken; NO_ACTION without any, OPEN with several."""
    only = NO_ACTION
    if check_room(s, seat) != Refusal.NONE:
        return only
    for stack in range(NUM_STACKS):
        if check_copy(s, stack) == Refusal.NONE:
            if only != NO_ACTION:
                return OPEN
            only = FIRST_TAKE + stack
    return only


@rule
def question(s: State) -> int:
    """What is to be decided: in the draft a card, in a turn an action, or what an effect asks."""
    return TAKE_A_CARD if s.phase == Phase.DRAFT else asked(s)


@rule
def refusal(s: State, seat: Seat, action: Action) -> int:
    if s.phase == Phase.OVER:
        return Refusal.GAME_OVER
    if not exists(action):
        return Refusal.NO_SUCH_ACTION
    if seat != s.mover:
        return Refusal.NOT_YOUR_TURN
    asked_now = question(s)
    if action < FIRST_ANSWER[asked_now] or action >= AFTER_ANSWER[asked_now]:
        return Refusal.NOT_NOW
    return check_answer(s, seat, asked_now, action, asking_card(s), asking_step(s))


@rule
def legal_actions(s: State, seat: Seat, out: Actions) -> int:
    if s.phase == Phase.OVER or seat != s.mover:
        return 0
    asked_now = question(s)
    if asked_now == TAKE_A_CARD:
        return legal_takes(s, seat, out)
    if asked_now == Pending.NOTHING or asked_now == Pending.EXTRA_ACTION:
        return legal_rotations(s, seat, out, legal_takes(s, seat, out))
    count = 0
    card = asking_card(s)
    step = asking_step(s)
    for action in range(FIRST_ANSWER[asked_now], AFTER_ANSWER[asked_now]):
        if check_answer(s, seat, asked_now, action, card, step) == Refusal.NONE:
            out[count] = action
            count += 1
    return count


@rule
def legal_takes(s: State, seat: Seat, out: Actions) -> int:
    """The projects that can be taken; a free slot is looked for once for all of them."""
    count = 0
    if check_room(s, seat) != Refusal.NONE:
        return count
    for stack in range(NUM_STACKS):
        if check_copy(s, stack) == Refusal.NONE:
            out[count] = FIRST_TAKE + stack
            count += 1
    return count


@rule
def legal_rotations(s: State, seat: Seat, out: Actions, count: int) -> int:
    """§3.7, §3.8 One card once or twice, or two cards once each: each slot is checked once for all pairs."""
    once = 0  # a set of slots
    for slot in range(MAX_SLOTS):
        if check_rotate(s, seat, slot, 1) == Refusal.NONE:
            once = with_bit(once, slot)
            out[count] = FIRST_ROTATE_ONCE + slot
            count += 1
    for slot in range(MAX_SLOTS):
        if has(once, slot) and check_rotate(s, seat, slot, 2) == Refusal.NONE:
            out[count] = FIRST_ROTATE_TWICE + slot
            count += 1
    pair = FIRST_ROTATE_PAIR
    for slot in range(MAX_SLOTS):
        for other in range(slot + 1, MAX_SLOTS):
            if has(once, slot) and has(once, other):
                out[count] = pair
                count += 1
            pair += 1
    return count
