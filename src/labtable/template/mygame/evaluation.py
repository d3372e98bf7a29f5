"""How good a position looks to a seat, for bots that search. The better the guess, the better they play."""

from labtable.core.compiler.rule import rule
from labtable.core.record.records import Seat

from .constants import MOST_TAKEN, Ending
from .state import State

LEAD = 10  # a lead that wins three games of four


@rule
def evaluate(s: State, seat: Seat) -> int:
    """A won game; else a pile that the player to move cannot empty well is good for whoever left it."""
    if s.ending != Ending.NONE:
        return 100 if seat == s.mover else -100
    left_well = s.pile % (MOST_TAKEN + 1) == 0
    return 10 if left_well and seat != s.mover else 0
