"""Cards on the project boards and in the slots: taking, turning, giving back (RULES.md §3)."""

from labtable.core.compiler.rule import rule
from labtable.core.record.records import Seat, say

from .constants import FULL_TURN, NO_SLOT, NO_STACK, Event, Refusal, Slot, Stack
from .state import State
from .technology import open_slots


@rule
def free_slot(s: State, seat: Seat) -> Slot:
    """The first open slot without a card, or NO_SLOT."""
    for slot in range(open_slots(s, seat)):
        if s.players[seat].slots[slot].stack == NO_STACK:
            return slot
    return NO_SLOT


@rule
def has_card(s: State, seat: Seat, slot: Slot) -> bool:
    return bool(s.players[seat].slots[slot].stack != NO_STACK)


@rule
def is_unfinished(s: State, seat: Seat, slot: Slot) -> bool:
    return bool(s.players[seat].slots[slot].stack != NO_STACK and s.players[seat].slots[slot].rotation < FULL_TURN)


@rule
def is_finished(s: State, seat: Seat, slot: Slot) -> bool:
    return bool(s.players[seat].slots[slot].stack != NO_STACK and s.players[seat].slots[slot].rotation == FULL_TURN)


@rule
def check_card(s: State, seat: Seat, slot: Slot) -> int:
    """A card must lie in the slot."""
    if has_card(s, seat, slot):
        return Refusal.NONE
    if slot >= open_slots(s, seat):
        return Refusal.SLOT_CLOSED
    return Refusal.SLOT_EMPTY


@rule
def check_unfinished(s: State, seat: Seat, slot: Slot) -> int:
    if is_unfinished(s, seat, slot):
        return Refusal.NONE
    reason = check_card(s, seat, slot)
    return Refusal.CARD_FINISHED if reason == Refusal.NONE else reason


# Taking a card ------------------------------------------------------------------------------------


@rule
def has_copy(s: State, stack: Stack) -> bool:
    """§3.4 Is a copy of the project on its board?"""
    return bool(s.stacks[stack].copies > 0)


@rule
def check_room(s: State, seat: Seat) -> int:
    """§3.3 A free slot."""
    return Refusal.NO_FREE_SLOT if free_slot(s, seat) == NO_SLOT else Refusal.NONE


@rule
def check_copy(s: State, stack: Stack) -> int:
    """§3.4 A copy on the project board."""
    return Refusal.NONE if has_copy(s, stack) else Refusal.NO_COPY_LEFT


@rule
def check_take(s: State, seat: Seat, stack: Stack) -> int:
    """Why a card cannot be taken, or NONE."""
    reason = check_room(s, seat)
    return reason if reason != Refusal.NONE else check_copy(s, stack)


@rule
def take(s: State, seat: Seat, stack: Stack) -> Slot:
    """§3.2 A card goes into a free slot, upright; §3.6 the flasks on its project go with it."""
    slot = free_slot(s, seat)
    project = s.stacks[stack]
    held = s.players[seat].slots[slot]
    project.copies -= 1
    held.stack = stack
    held.rotation = 0
    held.flasks = project.flasks
    project.flasks = 0
    say(s, Event.TAKES, slot, stack, held.flasks)
    return slot


# Rotating -----------------------------------------------------------------------------------------


@rule
def check_rotate(s: State, seat: Seat, slot: Slot, turns: int) -> int:
    """§3.9 Only an unfinished card turns, and never beyond its fourth turn."""
    reason = check_unfinished(s, seat, slot)
    if reason == Refusal.NONE and s.players[seat].slots[slot].rotation + turns > FULL_TURN:
        return Refusal.ONE_TURN_LEFT
    return reason


@rule
def rotate(s: State, seat: Seat, slot: Slot, turns: int) -> None:
    """§9.20 Turns beyond the fourth are lost."""
    held = s.players[seat].slots[slot]
    held.rotation = min(FULL_TURN, held.rotation + turns)
    say(s, Event.ROTATES, slot, held.stack, held.rotation)


# Leaving a slot -----------------------------------------------------------------------------------


@rule
def clear_slot(s: State, seat: Seat, slot: Slot) -> None:
    held = s.players[seat].slots[slot]
    held.stack = NO_STACK
    held.rotation = 0
    held.flasks = 0


@rule
def return_completed(s: State) -> None:
    """§4.10 The completed cards go back to their project boards."""
    for stack in range(len(s.stacks)):
        project = s.stacks[stack]
        if project.completed > 0:
            project.copies += project.completed
            say(s, Event.CARD_RETURNS, stack, project.completed)
            project.completed = 0
