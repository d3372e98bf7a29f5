"""What may be answered to each question (RULES.md §6): one check for every kind of answer."""
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
from labtable.games.scientia.constants import STACKS_PER_FIELD, Ask, Payments, Refusal, Slot, Stack, Target
from labtable.games.scientia.projects import (
    check_card,
    check_rotate,
    check_take,
    check_unfinished,
    has_unfinished,
    is_finished,
)

OPEN: Final = -2  # more than one answer

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


@rule
def check_answer(s: State, seat: Seat, question: int, action: Action) -> int:
    """Why an action does not answer the question, or NONE."""
    if action < FIRST_ANSWER[question] or action >= BEHIND_ANSWER[question]:
        return Refusal.NOT_NOW
    kind = int(ACTIONS[action].kind)
    a = int(ACTIONS[action].a)
    b = int(ACTIONS[action].b)
    if kind == Kind.TAKE:
        return check_take(s, seat, a)
    if kind == Kind.PICK_SLOT:
        return check_pick_slot(s, seat, question, a)
    if kind == Kind.PICK_STACK:
        return check_pick_stack(s, question, a)
    if kind == Kind.PICK_FIELD:
        return check_pick_field(s, seat, a)
    if kind == Kind.MOVE:
        return check_move(s, seat, a, b)
    if kind == Kind.NO or kind == Kind.YES:
        return check_pay(s, seat, question, kind)
    if kind == Kind.SIDE:
        return Refusal.NONE
    turns = 2 if kind == Kind.ROTATE_TWICE else 1
    reason = check_rotate(s, seat, a, turns)
    if kind == Kind.ROTATE_PAIR and reason == Refusal.NONE:
        return check_rotate(s, seat, b, turns)
    return reason


@rule
def asking_target(s: State) -> int:
    """The target of the step that asks."""
    top = s.pending[s.pending_size - 1]
    return int(CARDS[top.source].steps[top.next - 1].target)


@rule
def check_pick_slot(s: State, seat: Seat, question: int, slot: Slot) -> int:
    """One of your cards, in the state that the question needs."""
    reason = check_card(s, seat, slot)
    if reason != Refusal.NONE or question == Ask.ATTRACT_TO:
        return reason
    if question == Ask.ORDER:
        return Refusal.NONE if is_finished(s, seat, slot) else Refusal.NOT_FINISHED
    if question == Ask.PUT_OWN:
        again = asking_target(s) == Target.ANOTHER and has(s.study.given, slot)
        return Refusal.ALREADY_GIVEN_FLASKS if again else Refusal.NONE
    if question == Ask.COLLECT_OWN:
        return Refusal.NONE if s.players[seat].slots[slot].flasks > 0 else Refusal.NO_FLASKS_THERE
    reason = check_unfinished(s, seat, slot)
    if reason != Refusal.NONE:
        return reason
    if question == Ask.ROTATE and asking_target(s) == Target.ANOTHER and has(s.study.rotated, slot):
        return Refusal.ALREADY_TURNED
    if question == Ask.COPY_OWN and CARDS[s.stacks[s.players[seat].slots[slot].stack].card].copies == 1:
        return Refusal.COPIES_ITSELF
    return Refusal.NONE


@rule
def check_pick_stack(s: State, question: int, stack: Stack) -> int:
    """§9.3 A project with a copy on the project boards, as the question needs it."""
    project = s.stacks[stack]
    if project.copies == 0:
        return Refusal.NO_COPY_LEFT
    if question == Ask.PUT_BOARD:
        top = s.pending[s.pending_size - 1]
        only = int(CARDS[top.source].steps[top.next - 1].field)
        if only != ANY_FIELD and stack // STACKS_PER_FIELD != only:  # §6.24
            return Refusal.OTHER_FIELD
        if asking_target(s) == Target.ELSEWHERE and has(s.study.stocked, stack):
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
def check_pick_field(s: State, seat: Seat, field: int) -> int:
    """§6.11 Another field than the project's own, §9.11 with room on its track."""
    if field == CARDS[s.study.card].field:
        return Refusal.OWN_FIELD
    if s.players[seat].advances[field] == MAX_ADVANCES:
        return Refusal.FIELD_FULL
    if asking_target(s) == Target.ANOTHER and has(s.study.raised, field):
        return Refusal.ALREADY_ADVANCED
    return Refusal.NONE


@rule
def check_pay(s: State, seat: Seat, question: int, kind: int) -> int:
    """§6.14 Who pays must be able to; §9.2 who need not pay may decline."""
    if question == Ask.REARRANGE:
        return Refusal.NONE if kind == Kind.NO else Refusal.NOT_NOW
    if question == Ask.PAY:
        able = bool(s.players[seat].flasks >= s.pending[s.pending_size - 1].amount)
    else:
        able = has_unfinished(s, seat)
    if kind == Kind.YES:
        return Refusal.NONE if able else Refusal.NOT_ENOUGH_FLASKS
    return Refusal.MUST_PAY if able and s.payments == Payments.FORCED else Refusal.NONE


@rule
def check_move(s: State, seat: Seat, slot: Slot, other: Slot) -> int:
    """§6.23 A flask moves from one of your cards to another."""
    reason = check_card(s, seat, slot)
    if reason == Refusal.NONE:
        reason = check_card(s, seat, other)
    if reason == Refusal.NONE and s.players[seat].slots[slot].flasks == 0:
        return Refusal.NO_FLASKS_THERE
    return reason


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
