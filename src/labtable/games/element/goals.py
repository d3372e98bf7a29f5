"""The goal row and its pile, and when the game ends (RULES.md §6, §7.1, §9.30)."""

# ruff: noqa: SIM110 (any() of a generator does not compile)
from labtable.core.compiler.rule import rule
from labtable.core.record.bits import count_bits, nth, with_bit, without_bit
from labtable.core.record.randomness import below
from labtable.core.record.records import Seat, say

from .bohrds import NO_SLOT, matching_slot, set_atom
from .components import SCENARIOS
from .constants import (
    GOAL_SLOTS,
    GOAL_STREAM,
    NO_GOAL,
    Bohrd,
    Ending,
    Event,
    Refusal,
    Slot,
)
from .state import State


@rule
def show_goal(s: State, slot: Slot) -> None:
    """§6.4 The next goal of the pile; §6.5 with an empty pile the place stays empty."""
    left = count_bits(s.pile)
    if left == 0:
        return
    atom = nth(s.pile, below(s, GOAL_STREAM, left))
    s.pile = without_bit(s.pile, atom)
    s.row[slot] = atom
    say(s, Event.GOAL_SHOWN, slot, atom, 0)


@rule
def is_row_empty(s: State) -> bool:
    for slot in range(GOAL_SLOTS):
        if s.row[slot] != NO_GOAL:
            return False
    return True


@rule
def last_turn(s: State) -> int:
    """§9.30 The turn after which the laboratory closes; §9.31 without closing time, the one after which we stop."""
    scenario = SCENARIOS[s.scenario]
    return int(scenario.last_turn_open if s.stays_open else scenario.last_turn)


@rule
def end_game(s: State, ending: int) -> None:
    s.ending = ending
    say(s, Event.ENDED, ending, 0, 0)


@rule
def check_claim(s: State, bohrd: Bohrd) -> int:
    """§6.1, §6.2 A goal is claimed at any point of the player's own turn, when a bohrd matches."""
    if matching_slot(s, bohrd) == NO_SLOT:
        return Refusal.NO_MATCH
    return Refusal.NONE


@rule
def claim(s: State, seat: Seat, bohrd: Bohrd) -> None:
    """§6 Take the goal, empty the bohrd (§9.26), show the next goal; §7.1 the last goal ends the game."""
    slot = matching_slot(s, bohrd)
    atom = s.row[slot]
    s.taken[seat] = with_bit(s.taken[seat], atom)
    say(s, Event.CLAIMED, seat, bohrd, atom)
    set_atom(s, bohrd, NO_GOAL)
    s.row[slot] = NO_GOAL
    show_goal(s, slot)
    if is_row_empty(s):
        end_game(s, Ending.LAST_GOAL)
