"""§10 The Library of Alexandria: what may be said while it is open."""

from labtable.core.compiler.rule import rule
from labtable.core.record.bits import has
from labtable.core.record.records import Seat, asked, say

from .cards import above, placeable, stuck_cards, suit_cards
from .components import HIGH_PERCENT
from .constants import NUM_CARDS, NUM_SUITS, Event, Kind, Pending, Refusal
from .hands import add_clue, everything
from .state import Cards, State


@rule
def check_library(s: State, seat: Seat) -> int:
    """§10.2 Any player, while the library is open; §13.31 between moves."""
    if not s.library:
        return Refusal.NO_LIBRARY
    if not s.library_open:
        return Refusal.LIBRARY_CLOSED
    if asked(s) != 0 or (s.phase != Pending.TURN and s.phase != Pending.AFTER):
        return Refusal.NOT_NOW
    return Refusal.NONE


@rule
def high_cards(s: State, suit: int) -> Cards:
    """§13.15 The upper half of a suit."""
    return above(suit, s.top_value * HIGH_PERCENT // 100) & everything(s.top_value)


@rule
def has_only_high_cards(s: State, seat: Seat, suit: int) -> bool:
    """§10.4 Does the hand have a card of the suit, and all of them in the upper half?"""
    cards = int(s.players[seat].hand) & suit_cards(suit)
    return cards != 0 and cards & ~high_cards(s, suit) == 0


@rule
def check_statement(s: State, seat: Seat, kind: int, a: int) -> int:
    """§13.32 A statement must be true of the hand of the player who makes it."""
    reason = check_library(s, seat)
    if reason != Refusal.NONE:
        return reason
    if kind == Kind.SAY_STUCK and a != stuck_cards(s, seat):
        return Refusal.NOT_TRUE
    if kind == Kind.SAY_HIGH:
        for suit in range(NUM_SUITS):
            if ((a + 1) >> suit) & 1 == 1 and not has_only_high_cards(s, seat, suit):
                return Refusal.NOT_TRUE
    return Refusal.NONE


@rule
def state_fact(s: State, seat: Seat, kind: int, a: int) -> None:
    """§10.6 One statement, and the library closes. What it tells is a clue for everybody."""
    s.library_open = 0
    if kind == Kind.SAY_STUCK:
        say_stuck(s, seat, a)
    elif kind == Kind.SAY_HIGH:
        say_high(s, seat, a + 1)
    else:
        say_avoid(s, seat, a)


@rule
def say_stuck(s: State, seat: Seat, number: int) -> None:
    """§10.3 Say how many cards of the hand are lower than their suits."""
    say(s, Event.SAID_STUCK, seat, number)
    add_clue(s, seat, everything(s.top_value) & ~placeable(s), number, number, 1)


@rule
def say_high(s: State, seat: Seat, suits: int) -> None:
    """§10.4 Say of which suits the hand has high cards, and no others."""
    say(s, Event.SAID_HIGH, seat, suits)
    lacking = 0
    for suit in range(NUM_SUITS):
        if has(suits, suit):
            lacking |= suit_cards(suit) & everything(s.top_value) & ~high_cards(s, suit)
            add_clue(s, seat, high_cards(s, suit), 1, NUM_CARDS, 1)
    add_clue(s, seat, lacking, 0, 0, 1)


@rule
def say_avoid(s: State, seat: Seat, suit: int) -> None:
    """§10.5 The request stands until another player plays on the suit. It proves nothing about the hand."""
    say(s, Event.SAID_AVOID, seat, suit)
    s.avoided, s.avoided_by = 1 + suit, seat
