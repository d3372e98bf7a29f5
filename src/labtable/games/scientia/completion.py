"""§4 Study completion: a finished card leaves its slot, and its effects are applied step by step.

Nothing here calls itself: a card that an effect finishes waits in its slot.
"""

from labtable.core.compiler.rule import rule
from labtable.core.record.bits import with_bit
from labtable.core.record.records import Seat, say

from .components import CARDS
from .conditions import amount_of
from .constants import MAX_SLOTS, NO_CARD, NO_SLOT, STACKS_PER_FIELD, Event, Op, Pending, Slot, Target
from .effects import (
    apply_advance,
    apply_else,
    apply_gain,
    apply_if,
    apply_put,
    apply_return,
    apply_rotate,
    apply_special,
    ask_for,
)
from .projects import clear_slot, is_finished
from .state import State
from .targets import ASKS
from .technology import add_to_pool, advance


@rule
def finished_cards(s: State, seat: Seat) -> int:
    """The set of slots whose cards are finished."""
    found = 0
    for slot in range(MAX_SLOTS):
        if is_finished(s, seat, slot):
            found = with_bit(found, slot)
    return found


@rule
def complete(s: State, seat: Seat, slot: Slot) -> None:
    """§4.2 – §4.4 The card leaves its slot, brings its flasks and advances its field; §4.5 its effects follow."""
    held = s.players[seat].slots[slot]
    stack, flasks = held.stack, held.flasks
    s.stacks[stack].completed += 1
    clear_slot(s, seat, slot)
    clear_study(s)
    s.study.card = s.stacks[stack].card
    say(s, Event.COMPLETES, stack)
    if flasks > 0:
        say(s, Event.BRINGS_FLASKS, stack, flasks)
        add_to_pool(s, seat, flasks)
    advance(s, seat, stack // STACKS_PER_FIELD)


@rule
def clear_study(s: State) -> None:
    study = s.study
    study.card = NO_CARD
    study.step = 0
    study.back = NO_CARD
    study.back_step = 0
    study.applied = 0
    study.it = NO_SLOT
    study.its_field = 0
    study.rotated = 0
    study.given = 0
    study.stocked = 0
    study.raised = 0
    study.collected = 0
    study.picked = 0


@rule
def next_step(s: State, seat: Seat) -> None:
    """§4.5 Apply the next step of the card that is being completed."""
    study = s.study
    if study.step < CARDS[study.card].length:
        study.step += 1
        apply_step(s, seat)
    elif study.back != NO_CARD:  # §6.13 a copy has come to its end
        study.card = study.back
        study.step = study.back_step
        study.back = NO_CARD
        study.back_step = 0
        study.applied = 1
    else:
        clear_study(s)


@rule
def apply_step(s: State, seat: Seat) -> None:
    step = CARDS[s.study.card].steps[s.study.step - 1]
    op = step.op
    if op == Op.ELSE:
        apply_else(s, step.skip)
        return
    if step.first == 1:
        s.study.applied = 0
    target = step.target
    if op == Op.IF:
        apply_if(s, seat, step.amount, step.count, step.skip)
        return
    amount = amount_of(s, seat, s.study.card, s.study.step)
    if op == Op.ROTATE:
        apply_rotate(s, seat, amount, target)
    elif op == Op.GAIN:
        apply_gain(s, seat, amount)
    elif op == Op.PUT:
        apply_put(s, seat, amount, target)
    elif op == Op.TAKE:
        if target != Target.ANOTHER:  # a second card that finds no slot leaves the first one chosen
            s.study.it = NO_SLOT
        ask_for(s, seat, Pending.TAKE, 1)
    elif op == Op.ADVANCE:
        apply_advance(s, seat, target)
    elif op == Op.RETURN:
        apply_return(s, seat, amount, step.skip)
    elif op == Op.COLLECT or op == Op.COPY:
        ask_for(s, seat, ASKS[op, target], amount)
    else:
        apply_special(s, seat, op, amount)
