"""What a seat may know as numbers, for learners: after the set-up, everything but the random key."""

from typing import Any

from labtable.core.compiler.rule import rule
from labtable.core.record.records import Action, Seat, asked

from .constants import MAX_PLAYERS, MAX_SLOTS, NUM_FIELDS, NUM_STACKS
from .state import State
from .technology import open_slots


@rule
def observe(s: State, audience: Seat, out: Any) -> None:
    out.seat = audience if audience < 0 else (audience + s.num_players - s.first) % s.num_players
    out.mover = s.mover
    out.phase = s.phase
    out.rounds = s.rounds
    out.last_round = s.last_round
    out.tech_supply = s.tech_supply
    out.flask_supply = s.flask_supply
    out.asked = asked(s)
    if s.pending_size > 0:
        out.asked_amount = s.pending[s.pending_size - 1].amount
    out.studied = s.study.card
    out.step = s.study.step
    for stack in range(NUM_STACKS):
        out.stack_card[stack] = s.stacks[stack].card
        out.stack_copies[stack] = s.stacks[stack].copies
        out.stack_completed[stack] = s.stacks[stack].completed
        out.stack_flasks[stack] = s.stacks[stack].flasks
    for seat in range(MAX_PLAYERS):
        player = s.players[seat]
        out.flasks[seat] = player.flasks
        out.open_slots[seat] = open_slots(s, seat)
        for field in range(NUM_FIELDS):
            out.advances[seat, field] = player.advances[field]
        for slot in range(MAX_SLOTS):
            out.slot_stack[seat, slot] = player.slots[slot].stack
            out.slot_rotation[seat, slot] = player.slots[slot].rotation
            out.slot_flasks[seat, slot] = player.slots[slot].flasks


@rule
def resample(s: State, seat: Seat) -> None:
    """Nothing is hidden after the set-up, so nothing is dealt again; core has already changed the random key."""


@rule
def tells_nothing(before: State, after: State, seat: Seat, action: Action) -> bool:
    """Nothing is hidden."""
    return True
