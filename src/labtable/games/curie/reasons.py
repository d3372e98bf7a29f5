"""What counts in a reason: events with their worth to their player, in points, and what a player has."""

from labtable.core.record.records import Seat

from .constants import Resource
from .scoring import points_of
from .state import State

EVENT_WORTHS = {
    "event-wrote": 0.6,
    "event-bought": 0.6,
    "event-took-card": 0.6,
    "event-validated-beaker": 1.2,
    "event-validated-flask": 1.2,
    "event-paired": 1.5,
    "event-marie-curie": 1.5,
    "event-marie-curie-from": 1.5,
    "event-objective": 2.0,
    "event-returned": -0.5,
    "event-short": -0.5,
    "event-let-pass": -0.4,
}
HOLDING_WORTHS = {"points": 1.0, "radium": 0.7, "uranium": 0.35, "pitchblende": 0.2}


def holdings(s: State, seat: Seat) -> dict[str, float]:
    """Points with the Marie Curie tile, and cubes in the flask."""
    cubes = s.players[seat].cubes.tolist()
    return {
        "points": int(points_of(s, seat)),
        "radium": cubes[Resource.RADIUM],
        "uranium": cubes[Resource.URANIUM],
        "pitchblende": cubes[Resource.PITCHBLENDE],
    }
