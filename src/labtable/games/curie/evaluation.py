"""How good a position looks to a seat: points, what the flask could become, and what the laboratory will bring.

A point is worth 100. Two radium and a uranium are a point, so radium and uranium are worth a little less than that
makes them, so that players do not hoard them. What serves later turns is worth more the longer the game will last.
"""

from labtable.core.arrays import np
from labtable.core.compiler.rule import rule
from labtable.core.record.bits import count_bits, has, with_bit
from labtable.core.record.records import Seat, asked

from .components import EFFECTS, LAST_SPACE, MAXIMUM, TILE_EFFECTS
from .constants import (
    BEAKER,
    CATEGORIES,
    FLASK,
    GLASSES,
    LEVELS,
    RESOURCES,
    SLOTS,
    Objective,
    Pending,
)
from .effects import theses_drawn
from .laboratory import is_objective_met
from .research import take_limit
from .state import State
from .turn import keep_limit

LEAD = 459  # a seat that is ahead by so much wins three games of four (bench/bots_lead.py)
POINT = 100
MARIE_CURIE = 80
OBJECTIVE = 60  # met, but not yet turned over
TURN_ENDED = 4  # a turn is not drawn out for trifles
CUBE = np.array([9, 19, 38], np.int64)  # by Resource
EXCESS_PERCENT = 80  # of a cube that could not be kept if the turn ended now
TILE = 12  # an Experiment tile to validate, …
TILE_READY = 14  # … with all its cubes in the flask, …
TILE_MISSING = 5  # … less this for each that is missing
BEAKER_PER_SPACE = 4  # a validated beaker, for each space that the timeline has to go
FLASK_PER_SPACE = 2
THESIS_PER_SPACE = 1
CARD = np.array([12, 12, 12, 12, 16], np.int64)  # by Category: the way to its next bonus
TO_COME = 25  # a tile or a free card about to be chosen


@rule
def worth_of_cubes(s: State, seat: Seat) -> int:
    """The dearest cubes up to the limit. The rest are worth less during the player's own turn, and nothing after it."""
    room = keep_limit(s, seat)
    own_turn = s.active == seat and s.step < Pending.REST
    worth = 0
    for resource in range(RESOURCES - 1, -1, -1):
        count = s.players[seat].cubes[resource]
        kept = min(count, room)
        room -= kept
        worth += kept * CUBE[resource]
        if own_turn:
            worth += (count - kept) * CUBE[resource] * EXCESS_PERCENT // 100
    return worth


@rule
def worth_of_foot(s: State, seat: Seat) -> int:
    """The worth of the dearest cubes that may still be taken, while collecting."""
    left = take_limit(s, seat) - s.taken
    worth = 0
    for resource in range(RESOURCES - 1, -1, -1):
        taken = min(left, s.available[resource])
        left -= taken
        worth += taken * CUBE[resource]
    return worth


@rule
def validated_soon(s: State, seat: Seat, glass: int) -> int:
    """The validated tiles of a kind, one whose effect is being applied included."""
    validated = s.players[seat].validated[glass]
    for place in range(s.pending_size):
        top = s.pending[place]
        if top.kind == Pending.TILE and top.seat == seat and top.source // SLOTS == glass:
            validated = with_bit(validated, top.source % SLOTS)
    return validated


@rule
def worth_of_validated(s: State, seat: Seat, to_go: int) -> int:
    """What validated tiles bring in the turns to come, and the points of pairs that are about to be complete."""
    player = s.players[seat]
    beakers, flasks = validated_soon(s, seat, BEAKER), validated_soon(s, seat, FLASK)
    pairs = count_bits(beakers & flasks) - count_bits(player.validated[BEAKER] & player.validated[FLASK])
    return (count_bits(beakers) * BEAKER_PER_SPACE + count_bits(flasks) * FLASK_PER_SPACE) * to_go + pairs * POINT


@rule
def worth_of_tiles(s: State, seat: Seat) -> int:
    """Tiles to validate, the more the nearer their cubes are."""
    player = s.players[seat]
    worth = 0
    for glass in range(GLASSES):
        validated = validated_soon(s, seat, glass)
        for slot in range(player.num_tiles[glass]):
            if has(validated, slot):
                continue
            missing = 0
            for resource in range(RESOURCES):
                cost = EFFECTS[TILE_EFFECTS + player.tiles[glass, slot]].cost[resource]
                missing += max(0, cost - player.cubes[resource])
            worth += TILE + max(0, TILE_READY - missing * TILE_MISSING)
    return worth


@rule
def worth_of_cards(s: State, seat: Seat) -> int:
    worth = 0
    for category in range(CATEGORIES):
        worth += s.players[seat].cards[category] * CARD[category]
    return worth


@rule
def worth_of_objective(s: State, seat: Seat) -> int:
    """A met objective, or steps towards it."""
    player = s.players[seat]
    if player.objective_turned or player.objective == Objective.NOBEL:
        return 0
    if is_objective_met(s, seat):
        return OBJECTIVE
    if player.objective == Objective.THESES:
        return OBJECTIVE * theses_drawn(s, seat) // (2 * LEVELS)
    if player.objective == Objective.FIVE_TILES:
        return 6 * (player.num_tiles[BEAKER] + player.num_tiles[FLASK])
    steps = 0
    for category in range(CATEGORIES):
        if player.objective == Objective.EVERY_CATEGORY:
            steps += 12 * min(1, player.cards[category])
        else:
            steps = max(steps, OBJECTIVE * player.cards[category] // (2 * MAXIMUM[category]))
    return steps


@rule
def prospects(s: State, seat: Seat) -> int:
    """What a seat has, and what that may bring."""
    player = s.players[seat]
    to_go = LAST_SPACE - s.timeline
    worth = player.points * POINT + worth_of_cubes(s, seat) + worth_of_cards(s, seat)
    worth += worth_of_objective(s, seat)
    worth += worth_of_validated(s, seat, to_go)
    worth += theses_drawn(s, seat) * THESIS_PER_SPACE * to_go
    if to_go > 0:
        worth += worth_of_tiles(s, seat)
    if s.marie_curie == seat:
        worth += MARIE_CURIE
    if s.active == seat and s.step == Pending.RESEARCH:
        worth += worth_of_foot(s, seat)
    if asked(s) >= Pending.CARD and asked(s) <= Pending.PILE and s.pending[s.pending_size - 1].seat == seat:
        worth += TO_COME
    return worth


@rule
def evaluate(s: State, seat: Seat) -> int:
    """The prospects of the seat less those of the others, so that what all share cancels out."""
    others = 0
    for other in range(s.num_players):
        if other != seat:
            others += prospects(s, other)
    worth = prospects(s, seat) - others // (s.num_players - 1)
    return worth + TURN_ENDED if s.active != seat else worth
