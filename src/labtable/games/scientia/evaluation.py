"""How good a position looks to a seat, in tenths of a point: for bots that look one step ahead."""

from labtable.core.compiler.rule import rule
from labtable.core.record.records import Seat

from .constants import FULL_TURN, MAX_SLOTS, NO_CARD, NUM_FIELDS, Phase
from .projects import has_card
from .scoring import points_of
from .state import State
from .technology import open_slots

LEAD = 100  # a lead that wins three games of four

# Weights found by playing greedy players of two minds against each other, on random sets and the first one.
POINT = 10
CARD = 8  # a card in a slot, beside its point
TURN = 8  # a quarter turn of a card
FINISHED = 62  # a finished card: its field and its effects are to come
STUDIED = 38  # a card whose effects are being applied
FLASK = 5  # a flask on a card, and more for every turn
FLASK_TURN = 5
ADVANCE = 9  # an advance, beside the points that it brings at once
OPEN_SLOT = 24


@rule
def evaluate(s: State, seat: Seat) -> int:
    player = s.players[seat]
    worth = POINT * points_of(s, seat)
    if s.phase == Phase.OVER:
        return worth
    for slot in range(MAX_SLOTS):
        if has_card(s, seat, slot):
            turns = player.slots[slot].rotation
            worth += CARD + TURN * turns + player.slots[slot].flasks * (FLASK + FLASK_TURN * turns)
            if turns == FULL_TURN:
                worth += FINISHED
    for field in range(NUM_FIELDS):
        worth += ADVANCE * player.advances[field]
    if s.mover == seat and s.study.card != NO_CARD:
        worth += STUDIED
    return worth + OPEN_SLOT * open_slots(s, seat)
