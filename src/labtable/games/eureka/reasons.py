"""What counts in a reason: events with their worth to the team, in cards, what all have, and which cards still fit."""

from labtable.core.game.contract import Message
from labtable.core.record.bits import count_bits
from labtable.core.record.records import Seat

from .cards import all_shared, placeable
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
STUCK = -0.9  # a card that is lower than its suit


def holdings(s: State, seat: Seat) -> dict[str, float]:
    """Cards that all still hold, and those of them that are lower than their suits."""
    held = 0
    for chair in range(int(s.chairs)):
        held |= int(s.players[chair].hand) | int(s.players[chair].shared)
    return {"cards": int(total_points(s)), "stuck": int(count_bits(held & ~int(placeable(s))))}


def aims(s: State, seat: Seat) -> list[tuple[Message, float]]:
    """Whether each card that a player holds, sees or knows to be in a hand still fits its suit (§4.3)."""
    if s.phase == Pending.OVER:
        return []
    player, fitting = s.players[seat], int(placeable(s))
    cards = int(player.hand) | int(player.known) | int(all_shared(s))
    return [
        (
            Message("aim-fits", {"card": card_message(card), "count": fitting >> card & 1}),
            0.0 if fitting >> card & 1 else STUCK,
        )
        for card in range(NUM_CARDS)
        if cards >> card & 1
    ]
