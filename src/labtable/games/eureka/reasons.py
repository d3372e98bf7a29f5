"""What counts in a reason: events with their worth to the team, in cards, and what all have."""

from labtable.core.record.records import Seat

from .scoring import total_points
from .state import State

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
HOLDING_WORTHS = {"cards": -1.0}


def holdings(s: State, seat: Seat) -> dict[str, float]:
    """Cards that all still hold."""
    return {"cards": int(total_points(s))}
