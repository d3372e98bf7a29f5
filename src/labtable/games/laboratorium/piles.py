"""The piles: reagents face up, Chemistry, Boom and Safety cards face down (§2.3, §2.4, §3.5, §3.6)."""

from __future__ import annotations

from labtable.core.compiler.rule import rule
from labtable.core.record.randomness import shuffle
from labtable.core.record.records import Seat, say

from .components import AFTER_COLOUR, CARDS, FIRST_OF_COLOUR, NUM_CARDS
from .constants import DEALING, REAGENTS, Colour, Event
from .state import PILES, Card, Reagent, State


@rule
def deal_piles(s: State) -> None:
    """§2.3 Shuffle the Chemistry, Boom and Safety cards, each into a pile face down."""
    for pile in range(PILES):
        size = 0
        for card in range(NUM_CARDS):
            if CARDS[card].colour == pile + 1:
                for _ in range(CARDS[card].copies):
                    s.piles[pile, size] = card
                    size += 1
        shuffle(s, DEALING, s.piles[pile], size)
        s.pile_sizes[pile] = size
        s.pile_hidden[pile] = size


@rule
def draw_card(s: State, seat: Seat, pile: int) -> bool:
    """§3.5 Draw the top card; an empty pile gives nothing. A card that all saw go under the pile is still known."""
    size = s.pile_sizes[pile]
    if size == 0:
        return False
    card = s.piles[pile, 0]
    for k in range(size - 1):
        s.piles[pile, k] = s.piles[pile, k + 1]
    s.piles[pile, size - 1] = 0
    s.pile_sizes[pile] = size - 1
    s.players[seat].cards[card] += 1
    if s.pile_hidden[pile] > 0:
        s.pile_hidden[pile] -= 1
    else:
        s.players[seat].seen[card] += 1
    say(s, Event.DREW, seat, card, pile)
    return True


@rule
def put_under(s: State, card: Card) -> None:
    """§6.9 A card goes under its pile, for all to see."""
    pile = CARDS[card].colour - 1
    s.piles[pile, s.pile_sizes[pile]] = card
    s.pile_sizes[pile] += 1


@rule
def leave_hand(s: State, seat: Seat, card: Card) -> None:
    """A card is shown and leaves the hand; where one of its kind was known to all, it was that one."""
    player = s.players[seat]
    player.cards[card] -= 1
    if player.seen[card] > 0:
        player.seen[card] -= 1


@rule
def hand_size(s: State, seat: Seat, colour: int) -> int:
    """Cards of a colour in a hand."""
    count = 0
    player = s.players[seat]
    if colour == Colour.REAGENT:
        for reagent in range(REAGENTS):
            count += player.reagents[reagent]
        return count
    for card in range(FIRST_OF_COLOUR[colour], AFTER_COLOUR[colour]):
        count += player.cards[card]
    return count


@rule
def return_reagent(s: State, seat: Seat, reagent: Reagent) -> None:
    """§6.9 A reagent goes back on its pile."""
    s.players[seat].reagents[reagent] -= 1
    s.stock[reagent] += 1
