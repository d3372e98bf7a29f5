"""How good a position looks to all together: room above the water, turns that were held, bags left."""

from labtable.core.compiler.rule import rule
from labtable.core.record.records import Seat

from .constants import SECTIONS, Ending
from .state import State

LEAD = 10  # the worth of a turn that the dike holds


@rule
def evaluate(s: State, seat: Seat) -> int:
    """Sections that are about to break weigh most."""
    value = 10 * s.turn + s.bags
    for section in range(SECTIONS):
        room = s.walls[section] - s.water[section]
        value += 6 if room >= 2 else 3 * room
    if s.ending == Ending.CALM:
        value += 100
    return value
