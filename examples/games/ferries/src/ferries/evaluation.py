"""How good a position looks to a seat: its lead, and the points that its hand could earn now."""

from labtable.core.compiler.rule import rule
from labtable.core.record.bits import has
from labtable.core.record.records import Seat

from .constants import CARDS, NEXT_POINTS, Refusal
from .rules import check_play, points_for
from .state import State

LEAD = 60  # a lead that wins three games of four: about six points


@rule
def evaluate(s: State, seat: Seat) -> int:
    """Ten for each point that the seat has more than the best of the others, and something for what it holds."""
    best = 0
    for other in range(s.num_players):
        if other != seat and s.points[other] > best:
            best = s.points[other]
    value = (s.points[seat] - best) * 10
    for card in range(CARDS):
        if has(s.hands[seat], card) and check_play(s, seat, card) == Refusal.NONE:
            value += 6 if points_for(s, card) == NEXT_POINTS else 1
    return value
