"""What a seat may know as numbers, and the re-deal of what it cannot know: the other hands, and the deck."""

from typing import Any

from labtable.core.compiler.rule import rule
from labtable.core.record.bits import count_bits, has, nth, with_bit, without_bit
from labtable.core.record.randomness import below
from labtable.core.record.records import REDEAL, Seat

from .constants import CARDS, LANES, MAX_PLAYERS
from .state import State


@rule
def observe(s: State, audience: Seat, out: Any) -> None:
    """What the audience may know; all fields of `out` are 0 before."""
    out.seat = audience
    out.mover = s.mover
    for lane in range(LANES):
        out.lanes[lane] = s.lanes[lane]
    for card in range(CARDS):
        out.gone[card] = 1 if has(s.played | s.discards, card) else 0
        if audience >= 0:
            out.hand[card] = 1 if has(s.hands[audience], card) else 0
    out.deck_size = count_bits(s.deck)
    for seat in range(MAX_PLAYERS):
        out.hand_sizes[seat] = count_bits(s.hands[seat])
        out.points[seat] = s.points[seat]


@rule
def resample(s: State, seat: Seat) -> None:
    """§1.2 The other hands go back into the deck, and as many cards are dealt again."""
    for other in range(s.num_players):
        if other != seat:
            s.deck |= s.hands[other]
    for other in range(s.num_players):
        if other != seat:
            size = count_bits(s.hands[other])
            s.hands[other] = 0
            for _ in range(size):
                card = nth(s.deck, below(s, REDEAL, count_bits(s.deck)))
                s.deck = without_bit(s.deck, card)
                s.hands[other] = with_bit(s.hands[other], card)
