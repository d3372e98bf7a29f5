"""What counts in a reason: events with their worth to their player, in goals, and what a player has."""

from labtable.core.record.records import Seat

from .scoring import points_of
from .state import State

EVENT_WORTHS = {
    "event-claimed": 2.0,
    "event-completed": 0.8,
    "event-power": -0.3,
}
HOLDING_WORTHS = {"points": 0.1}


def holdings(s: State, seat: Seat) -> dict[str, float]:
    """Points of the goals that were taken."""
    return {"points": int(points_of(s, seat))}
