"""What each word of the cards does (RULES.md §6).

A word that leaves a choice asks for it, with the card and the number of the next step, and returns. `answer_…` does
what was chosen, and `rules.go_on` continues from that step.
"""

from labtable.core.compiler.rule import rule
from labtable.core.record.bits import with_bit, without_bit
from labtable.core.record.records import Seat, ask, say

from .components import CARDS, MAX_ADVANCES
from .conditions import count_of
from .constants import (
    MAX_SLOTS,
    NO_SLOT,
    STACKS_PER_FIELD,
    Count,
    Event,
    Op,
    Pending,
    Slot,
    Stack,
    Target,
)
from .legality import can_pay, payment_brings_something, side_brings_something
from .projects import clear_slot, has_card, is_unfinished, rotate, take
from .state import State
from .technology import add_to_pool, advance, gain, pay, take_from_supply


@rule
def ask_for(s: State, seat: Seat, kind: int, amount: int) -> None:
    """Ask for the choice that the present step leaves."""
    ask(s, kind, seat, amount, s.study.card, s.study.step)


# §6.15, §6.16 if, else -------------------------------------------------------------------------------


@rule
def apply_if(s: State, seat: Seat, amount: int, what: int, skip: int) -> None:
    """§6.15 «if N» asks for N or more, «if no» for none."""
    number = count_of(s, seat, what)
    met = number == 0 if amount == 0 else number >= amount
    if not met:
        s.study.step += skip


@rule
def apply_else(s: State, skip: int) -> None:
    """§6.16 The «else» line applies only if the line before found nothing to do."""
    if s.study.applied == 1:
        s.study.step += skip


# §6.14 return ---------------------------------------------------------------------------------------------


@rule
def apply_return(s: State, seat: Seat, flasks: int, skip: int) -> None:
    """§6.14 Ask for a payment; §6.1 one that would bring nothing is passed over."""
    if payment_brings_something(s, seat, s.study.card, s.study.step):
        ask_for(s, seat, Pending.PAY, flasks)
    else:
        s.study.step += skip


# §6.5, §6.6 rotate ------------------------------------------------------------------------------------


@rule
def apply_rotate(s: State, seat: Seat, turns: int, target: int) -> None:
    if turns == 0:
        return
    if target == Target.EACH:
        for slot in range(MAX_SLOTS):
            if is_unfinished(s, seat, slot):
                rotate_for(s, seat, slot, turns)
    elif target == Target.IT:
        it = s.study.it
        if it != NO_SLOT and is_unfinished(s, seat, it):
            rotate_for(s, seat, it, turns)
    else:
        s.study.it = NO_SLOT
        ask_for(s, seat, Pending.ROTATE, turns)


@rule
def rotate_for(s: State, seat: Seat, slot: Slot, turns: int) -> None:
    rotate(s, seat, slot, turns)
    s.study.rotated = with_bit(s.study.rotated, slot)
    s.study.applied = 1


@rule
def choose_it(s: State, seat: Seat, slot: Slot) -> None:
    """§6.6 Make this card «it» from now on."""
    s.study.it = slot
    s.study.its_field = s.players[seat].slots[slot].stack // STACKS_PER_FIELD


# §6.7 – §6.9 gain, put ----------------------------------------------------------------------------------


@rule
def apply_gain(s: State, seat: Seat, flasks: int) -> None:
    if flasks > 0:
        gain(s, seat, flasks)
        s.study.applied = 1


@rule
def apply_put(s: State, seat: Seat, flasks: int, target: int) -> None:
    if target == Target.BOARD or target == Target.ELSEWHERE:
        ask_for(s, seat, Pending.PUT_BOARD, flasks)
    elif target == Target.EACH:
        for slot in range(MAX_SLOTS):
            if has_card(s, seat, slot):
                put_own(s, seat, slot, flasks)
    elif target == Target.IT:
        it = s.study.it
        if it != NO_SLOT and has_card(s, seat, it):
            put_own(s, seat, it, flasks)
    else:
        s.study.it = NO_SLOT
        ask_for(s, seat, Pending.PUT_OWN, flasks)


@rule
def put_own(s: State, seat: Seat, slot: Slot, flasks: int) -> None:
    """§6.8 Flasks from the supply on one of your cards."""
    held = s.players[seat].slots[slot]
    held.flasks += flasks
    s.study.given = with_bit(s.study.given, slot)
    s.study.applied = 1
    say(s, Event.PUTS_OWN, slot, held.stack, flasks)
    take_from_supply(s, flasks)


@rule
def put_board(s: State, stack: Stack, flasks: int) -> None:
    """§6.9 Flasks from the supply on a project on the project boards."""
    s.stacks[stack].flasks += flasks
    s.study.stocked = with_bit(s.study.stocked, stack)
    say(s, Event.PUTS_BOARD, stack, flasks)
    take_from_supply(s, flasks)


# §6.11 advance ----------------------------------------------------------------------------------------


@rule
def apply_advance(s: State, seat: Seat, target: int) -> None:
    study = s.study
    if target == Target.OWN:
        advance_for(s, seat, CARDS[study.card].field)
    elif target == Target.ITS:
        if study.it != NO_SLOT:
            advance_for(s, seat, study.its_field)
    else:
        ask_for(s, seat, Pending.ADVANCE, 1)


@rule
def advance_for(s: State, seat: Seat, field: int) -> None:
    if s.players[seat].advances[field] < MAX_ADVANCES:
        s.study.raised = with_bit(s.study.raised, field)
        s.study.applied = 1
    advance(s, seat, field)


# §6.12, §6.13 collect, copy ---------------------------------------------------------------------------


@rule
def collect_board(s: State, seat: Seat, stack: Stack, most: int) -> None:
    project = s.stacks[stack]
    flasks = min(most, project.flasks)
    project.flasks -= flasks
    s.study.collected += flasks
    say(s, Event.COLLECTS_BOARD, stack, flasks)
    add_to_pool(s, seat, flasks)


@rule
def collect_own(s: State, seat: Seat, slot: Slot) -> None:
    held = s.players[seat].slots[slot]
    flasks = held.flasks
    held.flasks = 0
    s.study.collected += flasks
    say(s, Event.COLLECTS_OWN, slot, held.stack, flasks)
    add_to_pool(s, seat, flasks)


@rule
def copy_card(s: State, stack: Stack) -> None:
    """§6.13 Read the lines of another card, then come back; §9.6 never from within a copy."""
    study = s.study
    study.back = study.card
    study.back_step = study.step
    study.card = s.stacks[stack].card
    study.step = 0
    say(s, Event.COPIES, stack)


# Specials ---------------------------------------------------------------------------------------------


@rule
def apply_special(s: State, seat: Seat, op: int, amount: int) -> None:
    if op == Op.ATTRACT:
        if count_of(s, seat, Count.CARD) > 0:
            ask_for(s, seat, Pending.ATTRACT_FROM, 1)
    elif op == Op.CHOOSE:
        apply_choose(s, seat)
    elif op == Op.JUMP:
        s.study.step += CARDS[s.study.card].steps[s.study.step - 1].skip
    elif op == Op.EXTRA_ACTION:
        ask_for(s, seat, Pending.EXTRA_ACTION, 1)
    elif op == Op.EXCHANGE:
        s.study.it = NO_SLOT
        ask_for(s, seat, Pending.EXCHANGE, 1)
    elif op == Op.GIVE_UP:
        s.study.it = NO_SLOT
        ask_for(s, seat, Pending.GIVE_UP, 1)
    elif op == Op.REARRANGE:
        flasks = 0
        for slot in range(MAX_SLOTS):
            flasks += s.players[seat].slots[slot].flasks
        if flasks > 0 and count_of(s, seat, Count.CARD) > 1:
            ask_for(s, seat, Pending.REARRANGE, flasks)
    elif op == Op.SCATTER:
        ask_for(s, seat, Pending.PUT_BOARD, amount)


@rule
def apply_choose(s: State, seat: Seat) -> None:
    """§6.19 One of two effects; §6.1 two that find nothing are passed over."""
    card = s.study.card
    step = s.study.step
    if side_brings_something(s, seat, card, step, 0) or side_brings_something(s, seat, card, step, 1):
        ask_for(s, seat, Pending.CHOOSE, 1)
        return
    s.study.step += CARDS[card].steps[step - 1].skip
    s.study.step += CARDS[card].steps[s.study.step - 1].skip


@rule
def attract(s: State, seat: Seat, stack: Stack, slot: Slot) -> None:
    """§6.18 All flasks of a project on the boards onto one of your cards."""
    flasks = s.stacks[stack].flasks
    s.stacks[stack].flasks = 0
    s.players[seat].slots[slot].flasks += flasks
    s.study.picked = 0
    say(s, Event.ATTRACTS, stack, slot, flasks)


@rule
def forget_slot(s: State, slot: Slot) -> None:
    """What this project did to the card in a slot does not hold for the next card there."""
    s.study.rotated = without_bit(s.study.rotated, slot)
    s.study.given = without_bit(s.study.given, slot)


@rule
def exchange(s: State, seat: Seat, slot: Slot, stack: Stack) -> None:
    """§6.21 Put another project into the slot; §9.8 its flasks come along."""
    held = s.players[seat].slots[slot]
    given = held.stack
    s.stacks[given].copies += 1
    s.stacks[stack].copies -= 1
    held.stack = stack
    held.flasks += s.stacks[stack].flasks
    s.stacks[stack].flasks = 0
    s.study.picked = 0
    forget_slot(s, slot)
    choose_it(s, seat, slot)
    say(s, Event.EXCHANGES, slot, given, stack)


@rule
def give_up(s: State, seat: Seat, slot: Slot) -> None:
    """§6.22 A card goes back to its project board, its flasks to the pool."""
    held = s.players[seat].slots[slot]
    stack, flasks = held.stack, held.flasks
    choose_it(s, seat, slot)
    s.stacks[stack].copies += 1
    clear_slot(s, seat, slot)
    forget_slot(s, slot)
    say(s, Event.GIVES_UP, stack, flasks)
    add_to_pool(s, seat, flasks)


@rule
def move_flask(s: State, seat: Seat, slot: Slot, other: Slot, moves: int) -> None:
    """§9.9 One flask moves, and as many moves are left as there were flasks."""
    s.players[seat].slots[slot].flasks -= 1
    s.players[seat].slots[other].flasks += 1
    say(s, Event.MOVES_FLASK, slot, other)
    if moves > 1:
        ask_for(s, seat, Pending.REARRANGE, moves - 1)


# Answers ----------------------------------------------------------------------------------------------


@rule
def answer_slot(s: State, seat: Seat, kind: int, amount: int, slot: Slot) -> None:
    """A card of yours was picked."""
    if kind == Pending.ROTATE:
        choose_it(s, seat, slot)
        rotate_for(s, seat, slot, amount)
    elif kind == Pending.PUT_OWN:
        choose_it(s, seat, slot)
        put_own(s, seat, slot, amount)
    elif kind == Pending.COLLECT_OWN:
        collect_own(s, seat, slot)
    elif kind == Pending.COPY_OWN:
        copy_card(s, s.players[seat].slots[slot].stack)
    elif kind == Pending.ATTRACT_TO:
        attract(s, seat, s.study.picked, slot)
    elif kind == Pending.EXCHANGE:
        s.study.picked = slot
        say(s, Event.PICKS, s.players[seat].slots[slot].stack)
        ask_for(s, seat, Pending.EXCHANGE_FOR, 1)
    elif kind == Pending.GIVE_UP:
        give_up(s, seat, slot)


@rule
def answer_stack(s: State, seat: Seat, kind: int, amount: int, stack: Stack) -> None:
    """A project on the project boards was picked."""
    if kind == Pending.PUT_BOARD:
        put_board(s, stack, amount)
    elif kind == Pending.COLLECT_BOARD:
        collect_board(s, seat, stack, amount)
    elif kind == Pending.COPY_BASE:
        copy_card(s, stack)
    elif kind == Pending.ATTRACT_FROM:
        s.study.picked = stack
        say(s, Event.PICKS, stack)
        ask_for(s, seat, Pending.ATTRACT_TO, 1)
    elif kind == Pending.EXCHANGE_FOR:
        exchange(s, seat, s.study.picked, stack)


@rule
def answer_take(s: State, seat: Seat, stack: Stack) -> None:
    choose_it(s, seat, take(s, seat, stack))


@rule
def answer_no(s: State, seat: Seat, kind: int, amount: int) -> None:
    """§6.3 What is not paid for is passed over."""
    if kind == Pending.REARRANGE:
        say(s, Event.STOPS)
        return
    if can_pay(s, seat, kind, amount, s.study.card, s.study.step):
        s.study.applied = 1  # §6.16 it could have been applied
        say(s, Event.DECLINES)
    s.study.step += CARDS[s.study.card].steps[s.study.step - 1].skip


@rule
def answer_yes(s: State, seat: Seat, amount: int) -> None:
    pay(s, seat, amount)


@rule
def answer_side(s: State, side: int) -> None:
    """§6.19 The first or the second of two effects."""
    say(s, Event.CHOOSES, side, s.study.card)
    if side == 1:
        s.study.step += CARDS[s.study.card].steps[s.study.step - 1].skip
