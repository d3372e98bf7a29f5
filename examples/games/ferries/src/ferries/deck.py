"""Cards drawn from the deck: which one is decided when it is drawn."""

from labtable.core.compiler.rule import rule
from labtable.core.record.bits import count_bits, nth, with_bit, without_bit
from labtable.core.record.randomness import below
from labtable.core.record.records import Seat, say

from .constants import DECK_STREAM, Event
from .state import State


@rule
def draw(s: State, seat: Seat) -> None:
    """§2.5 Draw a card, if the deck has one."""
    if s.deck == 0:
        return
    card = nth(s.deck, below(s, DECK_STREAM, count_bits(s.deck)))
    s.deck = without_bit(s.deck, card)
    s.hands[seat] = with_bit(s.hands[seat], card)
    say(s, Event.DREW, seat, card, 0)
