"""The resource phase and reselling (§3, §4)."""

from __future__ import annotations

from labtable.core.compiler.rule import rule
from labtable.core.record.randomness import die
from labtable.core.record.records import Seat, say

from .actions import DICE_CHOICES
from .components import (
    CARDS_OF_FACE,
)
from .constants import (
    COLOURS,
    HAND_LIMIT,
    REAGENT_COLOUR,
    REAGENTS,
    RESALE_DIE,
    RESALE_ROLL,
    RESOURCE_DICE,
    ZERO,
    AutomaticStep,
    Event,
    Pending,
)
from .effects import (
    recover,
)
from .piles import draw_card, hand_size, leave_hand, put_under, return_reagent
from .state import Card, Reagent, State

# §3 The resource phase ---------------------------------------------


@rule
def begin_round(s: State) -> None:
    s.manipulating = 0
    s.active = s.first
    s.mover = s.first
    s.decision = Pending.DICE
    say(s, Event.ROUND, s.round_number, s.first, ZERO)


@rule
def roll_resources(s: State, seat: Seat, choice: int) -> None:
    """§3.3, §3.4 Roll four dice; each gives nothing, one or two cards of its colour."""
    for colour in range(COLOURS):
        for _ in range(DICE_CHOICES[choice, colour]):
            face = die(s, RESOURCE_DICE)
            s.gains[colour] += CARDS_OF_FACE[face]
            say(s, Event.ROLLED, seat, colour, int(CARDS_OF_FACE[face]))
    s.step = AutomaticStep.COLLECT


@rule
def crowded_colour(s: State, seat: Seat) -> int:
    """§3.6 The colour of which a hand holds too many, or -1."""
    for colour in range(COLOURS):
        if hand_size(s, seat, colour) > HAND_LIMIT:
            return colour
    return -1


@rule
def is_takeable(s: State, seat: Seat, reagent: Reagent) -> bool:
    """§3.5, §10.17; §4.2: not the card that was just resold."""
    return bool(
        s.in_play[reagent] == 1
        and s.stock[reagent] > 0
        and s.players[seat].reagents[reagent] == 0
        and s.resold != reagent + 1
    )


@rule
def can_take(s: State, seat: Seat) -> bool:
    found = False
    for reagent in range(REAGENTS):
        found = found or is_takeable(s, seat, reagent)
    return found


@rule
def collect(s: State) -> None:
    """§3.5, §3.6, §10.16 Draw what the dice gave, choose reagents, then put back what is too many."""
    seat = s.active
    for colour in range(1, COLOURS):
        while s.gains[colour] > 0:
            s.gains[colour] -= 1
            draw_card(s, seat, colour - 1)
    if s.gains[REAGENT_COLOUR] > 0 and can_take(s, seat):
        s.decision = Pending.TAKE
        return
    s.gains[REAGENT_COLOUR] = 0
    if crowded_colour(s, seat) >= 0:
        s.decision = Pending.DISCARD
        return
    next_in_resources(s, seat)


@rule
def next_in_resources(s: State, seat: Seat) -> None:
    """§3.2, §3.7 The next seat rolls; after the last one, the first manipulates."""
    following = (seat + 1) % s.num_players
    s.active = following
    s.mover = following
    if following == s.first:
        s.manipulating = 1
        s.step = AutomaticStep.ANNOUNCE
    else:
        s.decision = Pending.DICE


@rule
def take_reagent(s: State, seat: Seat, reagent: Reagent) -> None:
    """§3.5 Take a reagent from its pile, for the dice or for a card resold."""
    s.stock[reagent] -= 1
    s.players[seat].reagents[reagent] = 1
    say(s, Event.TOOK, seat, reagent, ZERO)
    if s.manipulating == 1:
        s.step = AutomaticStep.ANNOUNCE
        return
    s.gains[REAGENT_COLOUR] -= 1
    s.step = AutomaticStep.COLLECT


@rule
def give_reagent(s: State, seat: Seat, reagent: Reagent) -> None:
    """§3.6 Give back a reagent that is too many."""
    return_reagent(s, seat, reagent)
    say(s, Event.RETURNED, seat, reagent, ZERO)
    s.step = AutomaticStep.COLLECT


@rule
def give_card(s: State, seat: Seat, card: Card) -> None:
    """§3.6 Give back a card that is too many."""
    leave_hand(s, seat, card)
    put_under(s, card)
    say(s, Event.DISCARDED, seat, card, ZERO)
    s.step = AutomaticStep.COLLECT


@rule
def play_securite(s: State, seat: Seat, card: Card) -> None:
    """§8.12; where it was the one card too many, nothing is left to discard."""
    recover(s, seat, card)
    if s.decision == Pending.DISCARD and s.mover == seat and crowded_colour(s, seat) < 0:
        s.step = AutomaticStep.COLLECT


# §4 Reselling ---------------------------------------------


@rule
def resell(s: State, seat: Seat, reagent: Reagent) -> None:
    return_reagent(s, seat, reagent)
    s.resold = reagent + 1
    face = die(s, RESALE_DIE)
    say(s, Event.RESOLD, seat, reagent, face)
    if face >= RESALE_ROLL and can_take(s, seat):
        s.decision = Pending.TAKE
    else:
        s.step = AutomaticStep.ANNOUNCE
