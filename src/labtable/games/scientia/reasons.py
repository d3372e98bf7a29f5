"""What counts in a reason: events with their worth to their player, in points, and what a player has."""

from labtable.core.record.records import Seat

from .constants import MAX_SLOTS
from .projects import is_unfinished
from .scoring import points_of
from .state import State

EVENT_WORTHS = {
    "event-completes": 1.5,
    "event-opens-slot-by-cubes": 2.0,
    "event-opens-slot-by-flasks": 2.0,
    "event-advances": 0.6,
    "event-new-cube": 0.8,
    "event-extra-action": 1.2,
    "event-takes": 0.4,
    "event-gives-up": -1.0,
}
HOLDING_WORTHS = {"points": 1.0, "flasks": 0.35, "projects": 0.3}


def holdings(s: State, seat: Seat) -> dict[str, float]:
    """Points as they stand, flasks in the pool, and projects under way."""
    return {
        "points": int(points_of(s, seat)),
        "flasks": int(s.players[seat].flasks),
        "projects": sum(bool(is_unfinished(s, seat, slot)) for slot in range(MAX_SLOTS)),
    }
