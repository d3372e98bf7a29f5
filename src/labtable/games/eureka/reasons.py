"""What counts in a reason: events with their worth to the team, in cards, what all have, and how cards
stand to their suits."""

from enum import IntEnum

from labtable.core.game.contract import Message
from labtable.core.record.bits import count_bits
from labtable.core.record.records import Seat

from .cards import all_shared, placeable, suit_of, value_of
from .constants import NUM_CARDS, Pending
from .scoring import total_points
from .state import State
from .words import card_message

EVENT_WORTHS = {
    "event-bonus": 0.8,
    "event-penalty": -0.8,
    "event-epiphany": 0.5,
    "event-finished": 1.0,
    "event-shared": 0.6,
    "event-recovered": 0.6,
    "event-wild": -0.3,
    "event-set-aside": -1.0,
    "event-passed": -0.8,
}
HOLDING_WORTHS = {"cards": -1.0, "stuck": -0.9}


class CardStanding(IntEnum):
    PASSED = 0  # lower than its suit
    NEXT = 1  # §5.2
    OPENS = 2  # §5.1
    SKIPS = 3  # §5.3


WORTHS = {CardStanding.PASSED: -0.9, CardStanding.NEXT: -0.35, CardStanding.OPENS: 0.0, CardStanding.SKIPS: 0.1}


def holdings(s: State, seat: Seat) -> dict[str, float]:
    """Cards that all still hold, and those of them that are lower than their suits."""
    held = 0
    for chair in range(int(s.chairs)):
        held |= int(s.players[chair].hand) | int(s.players[chair].shared)
    return {"cards": int(total_points(s)), "stuck": int(count_bits(held & ~int(placeable(s))))}


def aims(s: State, seat: Seat) -> list[tuple[Message, float]]:
    """How each card that a player holds, sees or knows to be in a hand stands to its suit."""
    if s.phase == Pending.OVER:
        return []
    player = s.players[seat]
    cards, tops = int(player.hand) | int(player.known) | int(all_shared(s)), s.tops.tolist()
    found = []
    for card in range(NUM_CARDS):
        if cards >> card & 1:
            standing = standing_of(value_of(card), tops[suit_of(card)])
            found.append((Message("aim-card", {"card": card_message(card), "count": int(standing)}), WORTHS[standing]))
    return found


def standing_of(value: int, top: int) -> CardStanding:
    """§4.3, §5.1 - §5.3 What a card would be on its suit as that stands."""
    if value <= top:
        return CardStanding.PASSED
    if top == 0:
        return CardStanding.OPENS
    return CardStanding.NEXT if value == top + 1 else CardStanding.SKIPS
