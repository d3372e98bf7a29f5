"""What counts in a reason: events with their worth to their player, in manipulations, and what a player has."""

from labtable.core.record.records import Seat

from .state import State

EVENT_WORTHS = {
    "event-synthesised": 5.0,
    "event-done": 1.0,
    "event-failed": -0.8,
    "event-lost": -0.8,
    "event-recovered": 0.7,
    "event-took": 0.5,
    "event-ignored": 0.4,
}
HOLDING_WORTHS = {"reagents": 0.5, "cards": 0.3, "tokens": 0.7}


def holdings(s: State, seat: Seat) -> dict[str, float]:
    """Reagents and other cards in hand, and safety tokens."""
    player = s.players[seat]
    return {
        "reagents": int(player.reagents.sum()),
        "cards": int(player.cards.sum()),
        "tokens": int(player.safety.sum()),
    }
