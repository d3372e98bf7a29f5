"""The objects of an effect: what a word of a card may be applied to, and whether there is anything (RULES.md §6.1).

`card` and `step` are the card and the number of the step that asks.
"""

from typing import Final

from labtable.core.arrays import np
from labtable.core.compiler.rule import rule
from labtable.core.record.bits import has
from labtable.core.record.records import Action, Seat

from .actions import ACTIONS, START
from .components import ANY_FIELD, CARDS, MAX_ADVANCES
from .conditions import amount_of
from .constants import MAX_SLOTS, NO_SLOT, STACKS_PER_FIELD, Card, Kind, Op, Pending, Refusal, Slot, Stack, Target
from .projects import check_card, check_rotate, check_take, check_unfinished, has_card, is_finished, is_unfinished
from .state import State

EACH: Final = int(Target.EACH)  # as plain numbers, so that no rule compiles for two types
EXCHANGE_FOR: Final = int(Pending.EXCHANGE_FOR)

_ANSWERS = {  # the first and the last kind of action that answers a question
    Pending.NOTHING: (Kind.TAKE, Kind.ROTATE_PAIR),
    Pending.ORDER: (Kind.PICK_SLOT, Kind.PICK_SLOT),
    Pending.TAKE: (Kind.TAKE, Kind.TAKE),
    Pending.ROTATE: (Kind.PICK_SLOT, Kind.PICK_SLOT),
    Pending.PUT_OWN: (Kind.PICK_SLOT, Kind.PICK_SLOT),
    Pending.PUT_BOARD: (Kind.PICK_STACK, Kind.PICK_STACK),
    Pending.ADVANCE: (Kind.PICK_FIELD, Kind.PICK_FIELD),
    Pending.COLLECT_BOARD: (Kind.PICK_STACK, Kind.PICK_STACK),
    Pending.COLLECT_OWN: (Kind.PICK_SLOT, Kind.PICK_SLOT),
    Pending.COPY_BASE: (Kind.PICK_STACK, Kind.PICK_STACK),
    Pending.COPY_OWN: (Kind.PICK_SLOT, Kind.PICK_SLOT),
    Pending.PAY: (Kind.NO, Kind.YES),
    Pending.ATTRACT_FROM: (Kind.PICK_STACK, Kind.PICK_STACK),
    Pending.ATTRACT_TO: (Kind.PICK_SLOT, Kind.PICK_SLOT),
    Pending.CHOOSE: (Kind.SIDE, Kind.SIDE),
    Pending.EXTRA_ACTION: (Kind.TAKE, Kind.ROTATE_PAIR),
    Pending.EXCHANGE: (Kind.PICK_SLOT, Kind.PICK_SLOT),
    Pending.EXCHANGE_FOR: (Kind.PICK_STACK, Kind.PICK_STACK),
    Pending.GIVE_UP: (Kind.PICK_SLOT, Kind.NO),
    Pending.REARRANGE: (Kind.NO, Kind.MOVE),
}
FIRST_ANSWER = np.array([START[_ANSWERS[kind][0]] for kind in Pending], np.int64)  # by question: the first action,
AFTER_ANSWER = np.array([START[_ANSWERS[kind][1] + 1] for kind in Pending], np.int64)  # and the one after the last


def _asks() -> "np.ndarray[tuple[int, int], np.dtype[np.int64]]":
    """The question that a word asks, by word and target."""
    asks = np.zeros((len(Op), len(Target)), np.int64)
    for op, kind in (
        (Op.ROTATE, Pending.ROTATE),
        (Op.PUT, Pending.PUT_OWN),
        (Op.TAKE, Pending.TAKE),
        (Op.ADVANCE, Pending.ADVANCE),
        (Op.RETURN, Pending.PAY),
        (Op.ATTRACT, Pending.ATTRACT_FROM),
        (Op.CHOOSE, Pending.CHOOSE),
        (Op.EXTRA_ACTION, Pending.EXTRA_ACTION),
        (Op.EXCHANGE, Pending.EXCHANGE),
        (Op.GIVE_UP, Pending.GIVE_UP),
        (Op.REARRANGE, Pending.REARRANGE),
        (Op.SCATTER, Pending.PUT_BOARD),
    ):
        asks[op] = kind
    asks[Op.PUT, Target.BOARD] = asks[Op.PUT, Target.ELSEWHERE] = Pending.PUT_BOARD
    asks[Op.COLLECT, Target.BOARD], asks[Op.COLLECT, Target.OWN] = Pending.COLLECT_BOARD, Pending.COLLECT_OWN
    asks[Op.COPY, Target.BASE], asks[Op.COPY, Target.OWN] = Pending.COPY_BASE, Pending.COPY_OWN
    return asks


ASKS = _asks()


# What may be picked ---------------------------------------------------------------------------------------


@rule
def check_target(s: State, seat: Seat, question: int, action: Action, card: Card, step: int) -> int:
    """Why a word, or a turn, cannot be done to what an action names, or NONE. Payments and choices between effects ask
    this of what they would bring, so it never asks about them."""
    kind = ACTIONS[action].kind
    a = ACTIONS[action].a
    b = ACTIONS[action].b
    if kind == Kind.TAKE:
        return check_take(s, seat, a)
    if kind == Kind.PICK_SLOT:
        return check_pick_slot(s, seat, question, a, card, step)
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
    return int(CARDS[card].steps[step - 1].target)


@rule
def check_pick_slot(s: State, seat: Seat, question: int, slot: Slot, card: Card, step: int) -> int:
    """One of your cards, in the state that the question needs."""
    reason = check_card(s, seat, slot)
    if reason != Refusal.NONE or question == Pending.ATTRACT_TO:
        return reason
    if question == Pending.ORDER:
        return Refusal.NONE if is_finished(s, seat, slot) else Refusal.NOT_FINISHED
    if question == Pending.PUT_OWN:
        again = target_of(card, step) == Target.ANOTHER and has(s.study.given, slot)
        return Refusal.ALREADY_GIVEN_FLASKS if again else Refusal.NONE
    if question == Pending.COLLECT_OWN:
        return Refusal.NONE if s.players[seat].slots[slot].flasks > 0 else Refusal.NO_FLASKS_THERE
    reason = check_unfinished(s, seat, slot)
    if reason != Refusal.NONE:
        return reason
    if question == Pending.ROTATE and target_of(card, step) == Target.ANOTHER and has(s.study.rotated, slot):
        return Refusal.ALREADY_TURNED
    if question == Pending.COPY_OWN and CARDS[s.stacks[s.players[seat].slots[slot].stack].card].copies == 1:
        return Refusal.COPIES_ITSELF
    return Refusal.NONE


@rule
def check_pick_stack(s: State, question: int, stack: Stack, card: Card, step: int) -> int:
    """§9.3 A project with a copy on the project boards, as the question needs it."""
    project = s.stacks[stack]
    if project.copies == 0:
        return Refusal.NO_COPY_LEFT
    if question == Pending.PUT_BOARD:
        only = CARDS[card].steps[step - 1].field
        if only != ANY_FIELD and stack // STACKS_PER_FIELD != only:  # §6.24
            return Refusal.OTHER_FIELD
        if target_of(card, step) == Target.ELSEWHERE and has(s.study.stocked, stack):
            return Refusal.ALREADY_GIVEN_FLASKS
    elif question == Pending.COLLECT_BOARD or question == Pending.ATTRACT_FROM:
        if project.flasks == 0:
            return Refusal.NO_FLASKS_THERE
    elif question == Pending.COPY_BASE:
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
    """§6.11 A field other than the project's own, §9.11 with room on its track."""
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


# Is there an object? --------------------------------------------------------------------------------------


@rule
def has_answer(s: State, seat: Seat, question: int, card: Card, step: int, gone: Slot) -> bool:
    """Could what the step asks be answered, once the card in the slot `gone` is given up?"""
    if gone != NO_SLOT and (question == Pending.TAKE or question == Pending.EXTRA_ACTION):
        return True
    for action in range(FIRST_ANSWER[question], AFTER_ANSWER[question]):
        kind = ACTIONS[action].kind
        if kind == Kind.NO or kind == Kind.YES:
            continue
        own = kind == Kind.PICK_SLOT or kind == Kind.MOVE
        if own and (gone == ACTIONS[action].a or (kind == Kind.MOVE and gone == ACTIONS[action].b)):
            continue
        if check_target(s, seat, question, action, card, step) == Refusal.NONE:
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
    op = CARDS[card].steps[step - 1].op
    target = target_of(card, step)
    amount = amount_of(s, seat, card, step)
    if amount == 0 and (op == Op.GAIN or op == Op.ROTATE):
        return False
    if op == Op.GAIN:
        return True
    if (op == Op.ROTATE or op == Op.PUT) and (target == Target.EACH or target == Target.IT):
        return has_own_object(s, seat, op == Op.ROTATE, target, it, gone)
    if op == Op.ADVANCE and target == Target.OWN:
        return not is_full(s, seat, CARDS[card].field)
    if op == Op.ADVANCE and target == Target.ITS:
        return it != NO_SLOT and not is_full(s, seat, its_field)
    found = has_answer(s, seat, ASKS[op, target], card, step, gone)
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
        if chooses_it(CARDS[card].steps[step - 1].op, target_of(card, step)):
            it = NO_SLOT
    return False
