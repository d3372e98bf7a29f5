"""The particle deck, the discard pile and the hands: counts by card (RULES.md §1.3, §3.3, §9.11)."""

from labtable.core.compiler.rule import rule
from labtable.core.record.randomness import below
from labtable.core.record.records import Seat, say

from .constants import CARDS, DECK_STREAM, Card, Event
from .state import State


@rule
def deck_size(s: State) -> int:
    size = 0
    for card in range(CARDS):
        size += s.deck[card]
    return size


@rule
def hand_size(s: State, seat: Seat) -> int:
    size = 0
    for card in range(CARDS):
        size += s.players[seat].hand[card]
    return size


@rule
def reshuffle(s: State) -> None:
    """§9.11 The discard pile becomes the deck."""
    for card in range(CARDS):
        s.deck[card] += s.discards[card]
        s.discards[card] = 0
    say(s, Event.RESHUFFLED, 0, 0, 0)


@rule
def draw_card(s: State, seat: Seat) -> None:
    """§3.3 Any card of a shuffled deck may be on top, so it is drawn by lot now; the hands never hold all cards."""
    size = deck_size(s)
    if size == 0:
        reshuffle(s)
        size = deck_size(s)
    rest = below(s, DECK_STREAM, size)
    card = 0
    while rest >= s.deck[card]:
        rest -= s.deck[card]
        card += 1
    s.deck[card] -= 1
    s.players[seat].hand[card] += 1
    say(s, Event.DREW, seat, card, 0)


@rule
def draw_up_to(s: State, seat: Seat, size: int) -> None:
    for _ in range(size - hand_size(s, seat)):
        draw_card(s, seat)


@rule
def discard_card(s: State, seat: Seat, card: Card) -> None:
    """§9.10 Put a card from the hand onto the discard pile, face up."""
    s.players[seat].hand[card] -= 1
    s.discards[card] += 1
    say(s, Event.DISCARDED, seat, card, 0)
