"""The conditions of an effect: what «if» and «per» count (RULES.md §6.15, §6.17)."""

from labtable.core.compiler.rule import rule
from labtable.core.record.bits import count_bits, with_bit
from labtable.core.record.records import Seat

from .components import ADVANCES, CARDS
from .constants import (
    MAX_SLOTS,
    NO_SLOT,
    NO_STACK,
    NUM_FIELDS,
    STACKS_PER_FIELD,
    Card,
    Count,
    Slot,
)
from .projects import has_card, is_finished
from .state import State
from .technology import cubes_of

STARTING_CUBES = NUM_FIELDS  # §2.5


@rule
def fields_in_slots(s: State, seat: Seat, except_slot: Slot) -> int:
    """The fields of the cards in the slots, as a bit set."""
    fields = 0
    for slot in range(MAX_SLOTS):
        if slot != except_slot and has_card(s, seat, slot):
            fields = with_bit(fields, s.players[seat].slots[slot].stack // STACKS_PER_FIELD)
    return fields


@rule
def count_of(s: State, seat: Seat, what: int) -> int:
    """How many there are of what «if» or «per» names."""
    study = s.study
    it = study.it
    number = 0
    if what == Count.CARD:
        for slot in range(MAX_SLOTS):
            number += 1 if has_card(s, seat, slot) else 0
    elif what == Count.FIELD:
        number = count_bits(fields_in_slots(s, seat, NO_SLOT))
    elif what == Count.FOREIGN:
        number = count_bits(fields_in_slots(s, seat, it) & ~(1 << study.its_field)) if it != NO_SLOT else 0
    elif what == Count.KIN:
        for slot in range(MAX_SLOTS):
            stack = s.players[seat].slots[slot].stack
            if it != NO_SLOT and stack != NO_STACK and stack // STACKS_PER_FIELD == study.its_field:
                number += 1
    elif what == Count.RIPE:
        for field in range(NUM_FIELDS):
            number += ADVANCES[s.players[seat].advances[field]].ripe
    elif what == Count.CUBE:
        number = cubes_of(s, seat) - STARTING_CUBES
    elif what == Count.ROTATED:
        number = count_bits(study.rotated)
    elif what == Count.FINISHED:
        number = 1 if it != NO_SLOT and is_finished(s, seat, it) else 0
    elif what == Count.COLLECTED:
        number = study.collected
    return number


@rule
def amount_of(s: State, seat: Seat, card: Card, step: int) -> int:
    """§6.17 The number of a step; «per» multiplies it, «max» limits it."""
    row = CARDS[card].steps[step - 1]
    if row.count == Count.NONE:
        return int(row.amount)
    return int(min(row.amount * count_of(s, seat, row.count), row.most))
