"""What may be answered to each question (RULES.md §6): one check for every kind of answer.

The checks of single words come first; what a payment or a choice would bring is asked of them (§6.1), so that nothing
here calls itself.
"""
from typing import Final

import numpy as np

from labtable.core.bits import has
from labtable.core.compiling import rule
from labtable.core.records import Action, Seat, State, asked
from labtable.games.scientia.actions import (
    ACTIONS,
    MOVE,
    NO,
    NO_ACTION,
    NUM_ACTIONS,
    PICK_FIELD,
    PICK_SLOT,
    PICK_STACK,
    ROTATE_ONCE,
    SIDE,
    TAKE,
    YES,
    Kind,
)
from labtable.games.scientia.components import ANY_FIELD, CARDS, MAX_ADVANCES
from labtable.games.scientia.constants import (
    MAX_SLOTS,
    NO_SLOT,
    STACKS_PER_FIELD,
    Ask,
    Card,
    Count,
    Op,
    Payments,
    Refusal,
    Slot,
    Stack,
    Target,
)
from labtable.games.scientia.counting import count_of
from labtable.games.scientia.projects import (
    check_card,
    check_rotate,
    check_take,
    check_unfinished,
    has_card,
    is_finished,
    is_unfinished,
)

OPEN: Final = -2  # more than one answer
EACH: Final = int(Target.EACH)  # as plain numbers, so that no rule compiles for two types
EXCHANGE_FOR: Final = int(Ask.EXCHANGE_FOR)

_SLOTS, _STACKS = (PICK_SLOT, NO), (PICK_STACK, PICK_FIELD)
_RANGES = {
    Ask.NOTHING: (TAKE, PICK_STACK),
    Ask.ORDER: _SLOTS,
    Ask.TAKE: (TAKE, ROTATE_ONCE),
    Ask.ROTATE: _SLOTS,
    Ask.PUT_OWN: _SLOTS,
    Ask.PUT_BOARD: _STACKS,
    Ask.ADVANCE: (PICK_FIELD, PICK_SLOT),
    Ask.COLLECT_BOARD: _STACKS,
    Ask.COLLECT_OWN: _SLOTS,
    Ask.COPY_BASE: _STACKS,
    Ask.COPY_OWN: _SLOTS,
    Ask.PAY: (NO, MOVE),
    Ask.ATTRACT_FROM: _STACKS,
    Ask.ATTRACT_TO: _SLOTS,
    Ask.CHOOSE: (SIDE, NUM_ACTIONS),
    Ask.EXTRA_ACTION: (TAKE, PICK_STACK),
    Ask.EXCHANGE: _SLOTS,
    Ask.EXCHANGE_FOR: _STACKS,
    Ask.GIVE_UP: (PICK_SLOT, YES),
    Ask.REARRANGE: (NO, SIDE),
}
FIRST_ANSWER = np.array([_RANGES[ask][0] for ask in Ask], np.int16)  # the actions that answer a question,
BEHIND_ANSWER = np.array([_RANGES[ask][1] for ask in Ask], np.int16)  # and the one behind the last of them


def _asks() -> "np.ndarray[tuple[int, int], np.dtype[np.int8]]":
    """By word and target: the question that the word asks."""
    asks = np.zeros((len(Op), len(Target)), np.int8)
    for op, ask in {Op.ROTATE: Ask.ROTATE, Op.PUT: Ask.PUT_OWN, Op.TAKE: Ask.TAKE, Op.ADVANCE: Ask.ADVANCE,
                    Op.RETURN: Ask.PAY, Op.ATTRACT: Ask.ATTRACT_FROM, Op.CHOOSE: Ask.CHOOSE,
                    Op.EXTRA_ACTION: Ask.EXTRA_ACTION, Op.EXCHANGE: Ask.EXCHANGE, Op.GIVE_UP: Ask.GIVE_UP,
                    Op.REARRANGE: Ask.REARRANGE, Op.SCATTER: Ask.PUT_BOARD}.items():
        asks[op] = ask
    for target, ask in {Target.BOARD: Ask.PUT_BOARD, Target.ELSEWHERE: Ask.PUT_BOARD}.items():
        asks[Op.PUT, target] = ask
    asks[Op.COLLECT, Target.BOARD], asks[Op.COLLECT, Target.OWN] = Ask.COLLECT_BOARD, Ask.COLLECT_OWN
    asks[Op.COPY, Target.BASE], asks[Op.COPY, Target.OWN] = Ask.COPY_BASE, Ask.COPY_OWN
    return asks


ASKS = _asks()



# What a word of a card asks: `card` and `step` are the card and the number of the step that asks -----------

@rule
def check_word(s: State, seat: Seat, question: int, action: Action, card: Card, step: int) -> int:
    """Why an action does not answer what a word asks, or NONE; in a turn, why it cannot be done."""
    kind = int(ACTIONS[action].kind)
    a = int(ACTIONS[action].a)
    b = int(ACTIONS[action].b)
    if kind == Kind.TAKE:
        return check_take(s, seat, a)
    if kind == Kind.PICK_SLOT:
        return check_pick_slot(s, seat, question, a, target_of(card, step))
    if kind == Kind.PICK_STACK:
        return check_pick_stack(s, question, a, card, step)
    if kind == Kind.PICK_FIELD:
        return check_pick_field(s, seat, a, card, step)
    if kind == Kind.MOVE:
        return check_move(s, seat, a, b)
    turns = 2 if kind == Kind.ROTATE_TWICE else 1
    reason = check_rotate(s, seat, a, turns)
    if kind == Kind.ROTATE_PAIR and reason == Refusal.NONE:
        return check_rotate(s, seat, b, turns)
    return reason


@rule
def target_of(card: Card, step: int) -> int:
    return int(CARDS[card].steps[step - 1].target) if step > 0 else 0


@rule
def check_pick_slot(s: State, seat: Seat, question: int, slot: Slot, target: int) -> int:
    """One of your cards, in the state that the question needs."""
    reason = check_card(s, seat, slot)
    if reason != Refusal.NONE or question == Ask.ATTRACT_TO:
        return reason
    if question == Ask.ORDER:
        return Refusal.NONE if is_finished(s, seat, slot) else Refusal.NOT_FINISHED
    if question == Ask.PUT_OWN:
        again = target == Target.ANOTHER and has(s.study.given, slot)
        return Refusal.ALREADY_GIVEN_FLASKS if again else Refusal.NONE
    if question == Ask.COLLECT_OWN:
        return Refusal.NONE if s.players[seat].slots[slot].flasks > 0 else Refusal.NO_FLASKS_THERE
    reason = check_unfinished(s, seat, slot)
    if reason != Refusal.NONE:
        return reason
    if question == Ask.ROTATE and target == Target.ANOTHER and has(s.study.rotated, slot):
        return Refusal.ALREADY_TURNED
    if question == Ask.COPY_OWN and CARDS[s.stacks[s.players[seat].slots[slot].stack].card].copies == 1:
        return Refusal.COPIES_ITSELF
    return Refusal.NONE


@rule
def check_pick_stack(s: State, question: int, stack: Stack, card: Card, step: int) -> int:
    """§9.3 A project with a copy on the project boards, as the question needs it."""
    project = s.stacks[stack]
    if project.copies == 0:
        return Refusal.NO_COPY_LEFT
    if question == Ask.PUT_BOARD:
        only = int(CARDS[card].steps[step - 1].field)
        if only != ANY_FIELD and stack // STACKS_PER_FIELD != only:  # §6.24
            return Refusal.OTHER_FIELD
        if target_of(card, step) == Target.ELSEWHERE and has(s.study.stocked, stack):
            return Refusal.ALREADY_GIVEN_FLASKS
    elif question == Ask.COLLECT_BOARD or question == Ask.ATTRACT_FROM:
        if project.flasks == 0:
            return Refusal.NO_FLASKS_THERE
    elif question == Ask.COPY_BASE:
        if CARDS[project.card].is_base == 0:
            return Refusal.NOT_A_BASE_CARD
        if CARDS[project.card].copies == 1:
            return Refusal.COPIES_ITSELF
    return Refusal.NONE


@rule
def is_full(s: State, seat: Seat, field: int) -> bool:
    return bool(s.players[seat].advances[field] == MAX_ADVANCES)


@rule
def check_pick_field(s: State, seat: Seat, field: int, card: Card, step: int) -> int:
    """§6.11 Another field than the project's own, §9.11 with room on its track."""
    if field == CARDS[card].field:
        return Refusal.OWN_FIELD
    if is_full(s, seat, field):
        return Refusal.FIELD_FULL
    if target_of(card, step) == Target.ANOTHER and has(s.study.raised, field):
        return Refusal.ALREADY_ADVANCED
    return Refusal.NONE


@rule
def check_move(s: State, seat: Seat, slot: Slot, other: Slot) -> int:
    """§6.23 A flask moves from one of your cards to another."""
    reason = check_card(s, seat, slot)
    if reason == Refusal.NONE:
        reason = check_card(s, seat, other)
    if reason == Refusal.NONE and s.players[seat].slots[slot].flasks == 0:
        return Refusal.NO_FLASKS_THERE
    return reason


# §6.1 Is there an object? ---------------------------------------------------------------------------------

@rule
def amount_of(s: State, seat: Seat, card: Card, step: int) -> int:
    """§6.17 The number of a step; «per» multiplies it, «max» limits it."""
    row = CARDS[card].steps[step - 1]
    if row.count == Count.NONE:
        return int(row.amount)
    return min(int(row.amount) * count_of(s, seat, int(row.count)), int(row.most))


@rule
def has_answer(s: State, seat: Seat, question: int, card: Card, step: int, gone: Slot) -> bool:
    """Could what the step asks be answered, once the card in the slot `gone` is given up?"""
    if gone != NO_SLOT and (question == Ask.TAKE or question == Ask.EXTRA_ACTION):
        return True
    for action in range(int(FIRST_ANSWER[question]), int(BEHIND_ANSWER[question])):
        kind = int(ACTIONS[action].kind)
        if kind == Kind.NO or kind == Kind.YES:
            continue
        own = kind == Kind.PICK_SLOT or kind == Kind.MOVE
        if own and (gone == ACTIONS[action].a or (kind == Kind.MOVE and gone == ACTIONS[action].b)):
            continue
        if check_word(s, seat, question, action, card, step) == Refusal.NONE:
            return True
    return False


@rule
def has_own_object(s: State, seat: Seat, unfinished: bool, target: int, it: Slot, gone: Slot) -> bool:
    """Is there a card for «each» or «it»?"""
    for slot in range(MAX_SLOTS):
        meant = slot != gone and (target == Target.EACH or slot == it)
        if meant and (is_unfinished(s, seat, slot) or (has_card(s, seat, slot) and not unfinished)):
            return True
    return False


@rule
def finds_object(s: State, seat: Seat, card: Card, step: int, it: Slot, its_field: int, gone: Slot) -> bool:
    """Would a step find something to do? `it` is the card chosen last, `gone` one that is given up before."""
    op = int(CARDS[card].steps[step - 1].op)
    target = target_of(card, step)
    amount = amount_of(s, seat, card, step)
    if amount == 0 and (op == Op.GAIN or op == Op.ROTATE):
        return False
    if op == Op.GAIN:
        return True
    if (op == Op.ROTATE or op == Op.PUT) and (target == Target.EACH or target == Target.IT):
        return has_own_object(s, seat, op == Op.ROTATE, target, it, gone)
    if op == Op.ADVANCE and target == Target.OWN:
        return not is_full(s, seat, int(CARDS[card].field))
    if op == Op.ADVANCE and target == Target.ITS:
        return it != NO_SLOT and not is_full(s, seat, its_field)
    found = has_answer(s, seat, int(ASKS[op, target]), card, step, gone)
    if op == Op.ATTRACT:
        found = found and has_own_object(s, seat, False, EACH, NO_SLOT, gone)
    elif op == Op.EXCHANGE:
        found = found and has_answer(s, seat, EXCHANGE_FOR, card, step, gone)
    return found


@rule
def chooses_it(op: int, target: int) -> bool:
    """Does a word choose the card that «it» means from then on?"""
    if op == Op.ROTATE or op == Op.PUT:
        return target == Target.OTHER or target == Target.OWN or target == Target.ANOTHER
    return (op == Op.TAKE and target != Target.ANOTHER) or op == Op.EXCHANGE


@rule
def brings_something(
    s: State, seat: Seat, card: Card, first: int, count: int, it: Slot, its_field: int, gone: Slot
) -> bool:
    """§6.1 Does one of the steps `first` … `first + count - 1` find something to do?"""
    for step in range(first, first + count):
        if finds_object(s, seat, card, step, it, its_field, gone):
            return True
        if chooses_it(int(CARDS[card].steps[step - 1].op), target_of(card, step)):
            it = NO_SLOT
    return False


@rule
def payment_brings_something(s: State, seat: Seat, card: Card, step: int) -> bool:
    """§6.1 Is there an object for what stands behind the payment of a step?"""
    study = s.study
    return brings_something(s, seat, card, step + 1, int(CARDS[card].steps[step - 1].skip), int(study.it),
                            int(study.its_field), NO_SLOT)


@rule
def side_brings_something(s: State, seat: Seat, card: Card, step: int, side: int) -> bool:
    """§6.1 Is there an object for one side of a choice?"""
    first = step + 1
    count = int(CARDS[card].steps[step - 1].skip) - 1  # before the jump that ends the first side
    if side == 1:
        first += count + 1
        count = int(CARDS[card].steps[first - 2].skip)
    return brings_something(s, seat, card, first, count, int(s.study.it), int(s.study.its_field), NO_SLOT)


# Payments and choices -------------------------------------------------------------------------------------

@rule
def check_give_up(s: State, seat: Seat, slot: Slot, card: Card, step: int) -> int:
    """§6.22 An unfinished card; §6.1 one that brings something when it is given up."""
    reason = check_unfinished(s, seat, slot)
    if reason != Refusal.NONE:
        return reason
    field = int(s.players[seat].slots[slot].stack) // STACKS_PER_FIELD
    if brings_something(s, seat, card, step + 1, int(CARDS[card].steps[step - 1].skip), slot, field, slot):
        return Refusal.NONE
    return Refusal.FIELD_FULL if is_full(s, seat, field) else Refusal.NOTHING_TO_DO


@rule
def can_pay(s: State, seat: Seat, question: int, amount: int, card: Card, step: int) -> bool:
    """Has the player what a payment asks for?"""
    if question == Ask.PAY:
        return bool(s.players[seat].flasks >= amount)
    found = False
    for slot in range(MAX_SLOTS):
        found = found or check_give_up(s, seat, slot, card, step) == Refusal.NONE
    return found


@rule
def check_pay(s: State, seat: Seat, question: int, kind: int, amount: int, card: Card, step: int) -> int:
    """§6.14 Paying needs the flasks; §9.2 a payment may be declined, unless payments are forced."""
    if question == Ask.REARRANGE:
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


@rule
def check_answer(s: State, seat: Seat, question: int, action: Action) -> int:
    """Why an action does not answer the question, or NONE."""
    if action < FIRST_ANSWER[question] or action >= BEHIND_ANSWER[question]:
        return Refusal.NOT_NOW
    amount = 0
    card = 0
    step = 0
    if s.pending_size > 0:
        top = s.pending[s.pending_size - 1]
        amount = int(top.amount)
        card = int(top.source)
        step = int(top.next)
    kind = int(ACTIONS[action].kind)
    a = int(ACTIONS[action].a)
    if kind == Kind.NO or kind == Kind.YES:
        return check_pay(s, seat, question, kind, amount, card, step)
    if kind == Kind.SIDE:
        return check_side(s, seat, a, card, step)
    if question == Ask.GIVE_UP:
        return check_give_up(s, seat, a, card, step)
    return check_word(s, seat, question, action, card, step)


@rule
def forced_answer(s: State, seat: Seat) -> Action:
    """The only legal answer to the present question; NO_ACTION without any, OPEN with several."""
    question = asked(s)
    only = NO_ACTION
    for action in range(int(FIRST_ANSWER[question]), int(BEHIND_ANSWER[question])):
        if check_answer(s, seat, question, action) == Refusal.NONE:
            if only != NO_ACTION:
                return OPEN
            only = action
    return only
