"""How good a position looks to a seat: points, atoms it can finish now, and how near all bohrds are to goals.

A half-made decision is worth what its best end is worth, so that a player who looks one step ahead sees a whole play.
"""

from labtable.core.compiler.rule import rule
from labtable.core.record.bits import has, with_bit
from labtable.core.record.records import Seat, asked

from .actions import (
    EXCHANGES,
    FIRST_MOVE_WAY,
    FIRST_REMOVAL_WAY,
    WAYS,
    first_of_pair,
    second_of_pair,
)
from .bohrds import is_atom
from .components import ELEMENTS
from .constants import (
    BOHRDS,
    GOAL_POINTS,
    GOAL_SLOTS,
    HYDROGEN,
    NO_GOAL,
    OXYGEN,
    PARTICLE_KINDS,
    POWER_PLAY,
    VALUES,
    Bohrd,
    Character,
    Ending,
    Pending,
    Refusal,
    Slot,
)
from .effects import check_swap, is_at_work, is_free, least_worth, most_worth
from .rules import check_way
from .scoring import points_of
from .state import State

LEAD = 12000  # a lead that wins three games of four; bench/bots_lead.py measured 11 866

POINT = 1000  # a point taken
RIVAL_POINT = 250  # a point that a rival took
READY = 700  # a point of an atom that stands complete on one's own turn
IN_HAND = 600  # a point of an atom whose last cards are in hand, with plays left for them
REPLACEABLE = 500  # a point of the oxygen that Brady may make of a hydrogen
GIFT = 3  # a point of an atom that the next player can finish; a higher value keeps bots from building
PARTICLE = 60  # a particle that is still missing
EXCESS = 8  # a particle too many counts as this many missing
KEPT_POWER = 100  # a Power Play card kept for later
NO_SLOT_YET = -1
WORST = -(1 << 40)


@rule
def distance(s: State, bohrd: Bohrd, slot: Slot) -> int:
    """How many particles are missing; each particle too many counts EXCESS times."""
    total = 0
    atom = s.row[slot]
    for kind in range(PARTICLE_KINDS):
        missing = ELEMENTS[atom].particles[kind] - s.bohrds[bohrd].particles[kind]
        total += missing if missing >= 0 else -EXCESS * missing
    return total


@rule
def nearest_goal(s: State, bohrd: Bohrd, meant: int) -> Slot:
    """The goal that this bohrd is nearest to, of those that no other bohrd is meant for; or NO_SLOT_YET."""
    nearest, best = NO_SLOT_YET, 0
    for slot in range(GOAL_SLOTS):
        if s.row[slot] == NO_GOAL or has(meant, slot):
            continue
        far = distance(s, bohrd, slot)
        if nearest == NO_SLOT_YET or far < best:
            nearest, best = slot, far
    return nearest


@rule
def cards_to_finish(s: State, seat: Seat, bohrd: Bohrd, slot: Slot, only_held: bool) -> int:
    """How many cards would finish the atom, one for each kind that is missing; VALUES + 1 where that cannot be."""
    cards = 0
    atom = s.row[slot]
    for kind in range(PARTICLE_KINDS):
        missing = ELEMENTS[atom].particles[kind] - s.bohrds[bohrd].particles[kind]
        if missing == 0:
            continue
        if missing < 0 or missing > VALUES:
            return VALUES + 1
        if not only_held:
            cards += 1
        elif is_at_work(s, Character.CURIE) and held(s, seat, kind) >= missing:
            continue
        elif holds(s, seat, kind, missing):
            cards += 1
        else:
            return VALUES + 1
    return cards


@rule
def held(s: State, seat: Seat, kind: int) -> int:
    """How many cards of a kind are in hand."""
    hand = s.players[seat].hand
    return hand[kind * VALUES] + hand[kind * VALUES + 1] + hand[kind * VALUES + 2]


@rule
def holds(s: State, seat: Seat, kind: int, value: int) -> bool:
    """Whether a card in hand may be worth this much."""
    if is_free(s, kind):
        return held(s, seat, kind) > 0
    if is_at_work(s, Character.CURIE):
        return False
    return bool(s.players[seat].hand[kind * VALUES + value - 1] > 0)


@rule
def prospects(s: State, seat: Seat, plays: int, is_mine: bool) -> int:
    """What the bohrds are worth: to the seat with this many plays left, or as gifts to the next player."""
    value = 0
    meant = 0
    for bohrd in range(BOHRDS):
        slot = nearest_goal(s, bohrd, meant)
        if slot == NO_SLOT_YET:
            continue
        meant = with_bit(meant, slot)
        far = distance(s, bohrd, slot)
        points = GOAL_POINTS + s.row[slot]
        value -= PARTICLE * far
        if is_mine and far == 0:
            value += READY * points
        elif is_mine and cards_to_finish(s, seat, bohrd, slot, True) <= plays:
            value += IN_HAND * points
        elif not is_mine or plays == 0:
            cards = cards_to_finish(s, seat, bohrd, slot, False)
            if cards <= 2:
                value -= GIFT * points // max(1, cards)
    return value


@rule
def replacement_value(s: State) -> int:
    """§5.13 A hydrogen that Brady may still turn into an oxygen of the row."""
    if s.replacements == 0:
        return 0
    for slot in range(GOAL_SLOTS):
        if s.row[slot] == OXYGEN:
            for bohrd in range(BOHRDS):
                if is_atom(s, bohrd, HYDROGEN):
                    return REPLACEABLE * (GOAL_POINTS + OXYGEN)
    return 0


@rule
def best_place(s: State, seat: Seat) -> int:
    """The best end of a play that is half made: each way is tried and taken back."""
    card = s.pending[0].source
    kind = card // VALUES
    plays = s.plays_left - 1
    ways = WAYS if is_free(s, kind) else FIRST_REMOVAL_WAY
    best = WORST
    for way in range(ways):
        for value in range(least_worth(s, card), most_worth(s, card) + 1):
            if check_way(s, kind, way, value) == Refusal.NONE:
                shift(s, kind, way, value)
                best = max(best, prospects(s, seat, plays, True))
                shift(s, kind, way, -value)
    return best


@rule
def shift(s: State, kind: int, way: int, amount: int) -> None:
    """Place particles without telling the trail; a negative amount takes them back."""
    if way < FIRST_MOVE_WAY:
        s.bohrds[way].particles[kind] += amount
    elif way >= FIRST_REMOVAL_WAY:
        s.bohrds[way - FIRST_REMOVAL_WAY].particles[kind] -= amount
    else:
        s.bohrds[first_of_pair(way - FIRST_MOVE_WAY)].particles[kind] -= amount
        s.bohrds[second_of_pair(way - FIRST_MOVE_WAY)].particles[kind] += amount


@rule
def best_swap(s: State, seat: Seat) -> int:
    """The best of Einstein's exchanges, each tried and taken back."""
    best = WORST
    for bohrd in range(BOHRDS):
        for exchange in range(EXCHANGES):
            if check_swap(s, bohrd, exchange) == Refusal.NONE:
                out, into = first_of_pair(exchange), second_of_pair(exchange)
                s.bohrds[bohrd].particles[out] -= 1
                s.bohrds[bohrd].particles[into] += 1
                best = max(best, prospects(s, seat, s.plays_left, True))
                s.bohrds[bohrd].particles[out] += 1
                s.bohrds[bohrd].particles[into] -= 1
    return best


@rule
def evaluate(s: State, seat: Seat) -> int:
    value = 0
    for other in range(s.num_players):
        points = points_of(s, other)
        value += POINT * points if other == seat else -RIVAL_POINT * points
    if s.ending != Ending.NONE:
        return value
    value += KEPT_POWER * s.players[seat].hand[POWER_PLAY]
    question = asked(s)
    if s.mover != seat or question == Pending.DISCARD:
        return value + prospects(s, seat, 0, False)
    value += replacement_value(s)
    if question == Pending.PLACE:
        return value + best_place(s, seat)
    if question == Pending.SWAP:
        return value + best_swap(s, seat)
    return value + prospects(s, seat, s.plays_left, True)
