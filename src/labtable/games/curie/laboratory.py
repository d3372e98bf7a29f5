"""§6, §7, §8, §10 Experimentation: transformations, Activity cards, Experiment tiles, objective."""

from labtable.core.compiler.rule import rule
from labtable.core.record.bits import has, with_bit
from labtable.core.record.records import Seat, answered, ask, asked, say

from .components import (
    CARD_EFFECTS,
    EFFECTS,
    MAXIMUM,
    MOST,
    OBJECTIVE_POINTS,
    TILE_EFFECTS,
    TRANSFORMATION_EFFECTS,
)
from .constants import (
    BEAKER,
    CATEGORIES,
    FIVE_TILES,
    FLASK,
    GLASSES,
    LEVELS,
    PAIR_POINTS,
    RESOURCES,
    ROW,
    SLOTS,
    TRANSFORMATIONS,
    Effect,
    Event,
    Kind,
    Objective,
    Pending,
    Refusal,
    Slot,
    Transformation,
)
from .effects import can_pay, gain_points, has_slot, pay, reveal, take_tile
from .state import State

# §6 Transformations ------------------------------------------------------------------------------------


@rule
def check_transform(s: State, seat: Seat, kind: int) -> Refusal:
    """§6.5 A transformation belongs to the player's own turn; §6.4 one only with the Marie Curie tile; §15.10 if the
    supply has the product."""
    if seat != s.active:
        return Refusal.NOT_NOW
    effect = TRANSFORMATION_EFFECTS + kind
    if kind == Transformation.MARIE_CURIE and s.marie_curie != seat:
        return Refusal.NO_MARIE_CURIE
    if not can_pay(s, seat, effect):
        return Refusal.CANNOT_PAY
    for resource in range(RESOURCES):
        if EFFECTS[effect].cubes[resource] > s.supply[resource]:
            return Refusal.NO_PRODUCT
    return Refusal.NONE


@rule
def transform(s: State, seat: Seat, kind: int) -> Effect:
    effect = TRANSFORMATION_EFFECTS + kind
    pay(s, seat, effect)
    say(s, Event.TRANSFORMED, seat, kind)
    return effect


# §7 Activity cards -------------------------------------------------------------------------------------


@rule
def space_of(s: State, category: int) -> Slot:
    """§15.19 The space nearest to the deck with a card of this category; ROW if there is none."""
    for space in range(ROW):
        if s.row[space] == category:
            return space
    return ROW


@rule
def check_card(s: State, seat: Seat, category: int) -> Refusal:
    """§7.12 A card of the row, §7.4 within the limit; unless it is free (§15.1), §7.1 once a turn and §7.3 paid for."""
    if space_of(s, category) == ROW:
        return Refusal.NOT_IN_ROW
    if s.players[seat].cards[category] == MAXIMUM[category]:
        return Refusal.CATEGORY_FULL
    if asked(s) == Pending.CARD:
        return Refusal.NONE
    if s.bought:
        return Refusal.CARD_BOUGHT
    if not can_pay(s, seat, CARD_EFFECTS + category * MOST):
        return Refusal.CANNOT_PAY
    return Refusal.NONE


@rule
def can_take_any_card(s: State, seat: Seat) -> bool:
    for space in range(ROW):
        if s.row[space] >= 0 and s.players[seat].cards[s.row[space]] < MAXIMUM[s.row[space]]:
            return True
    return False


@rule
def take_card(s: State, seat: Seat, category: int) -> Effect:
    """§7.5 The card goes to its column and is replaced; §7.6 its bonus depends on the column."""
    player = s.players[seat]
    effect = CARD_EFFECTS + category * MOST + player.cards[category]
    player.cards[category] += 1
    if asked(s) == Pending.CARD:
        answered(s)
        say(s, Event.TOOK_CARD, seat, category, player.cards[category])
    else:
        s.bought = 1
        pay(s, seat, effect)
        say(s, Event.BOUGHT, seat, category, player.cards[category])
    reveal(s, space_of(s, category))
    return effect


# §8 Experiment tiles -----------------------------------------------------------------------------------


@rule
def check_pile(s: State, seat: Seat, glass: int) -> Refusal:
    return Refusal.NONE if has_slot(s, seat, glass) else Refusal.NO_SLOT


@rule
def choose_pile(s: State, seat: Seat, glass: int) -> None:
    """§8.1 Beaker or flask."""
    answered(s)
    take_tile(s, seat, glass)


@rule
def check_validate(s: State, seat: Seat, glass: int, slot: Slot) -> Refusal:
    """§8.4 A tile of the player's own that they can pay for, §8.6 not yet validated."""
    player = s.players[seat]
    if slot >= player.num_tiles[glass]:
        return Refusal.NO_TILE
    if has(player.validated[glass], slot):
        return Refusal.TILE_VALIDATED
    if not can_pay(s, seat, TILE_EFFECTS + player.tiles[glass, slot]):
        return Refusal.CANNOT_PAY
    return Refusal.NONE


@rule
def validate(s: State, seat: Seat, glass: int, slot: Slot) -> Effect:
    """§8.4 Pay, and receive what the tile gives; §8.6 it is turned over after that."""
    tile = s.players[seat].tiles[glass, slot]
    pay(s, seat, TILE_EFFECTS + tile)
    say(s, Event.VALIDATED, seat, glass, tile)
    ask(s, Pending.TILE, seat, 0, glass * SLOTS + slot)
    return TILE_EFFECTS + tile


@rule
def turn_tile(s: State, seat: Seat, glass: int, slot: Slot) -> None:
    """§8.6 The tile counts as validated from now on; §8.9 1 point where both tiles of the row are."""
    player = s.players[seat]
    player.validated[glass] = with_bit(player.validated[glass], slot)
    if has(player.validated[1 - glass], slot):
        say(s, Event.PAIRED, seat, slot)
        gain_points(s, seat, PAIR_POINTS)


# §10 Objectives ----------------------------------------------------------------------------------------


@rule
def nearest_category(s: State, seat: Seat) -> int:
    """The category that lacks the fewest cards to its maximum."""
    cards, nearest = s.players[seat].cards, 0
    for category in range(1, CATEGORIES):
        if MAXIMUM[category] - cards[category] < MAXIMUM[nearest] - cards[nearest]:
            nearest = category
    return nearest


@rule
def objective_goal(s: State, seat: Seat) -> int:
    """§10.2 to §10.5 How many Theses, categories, cards of a category or tiles the objective asks for."""
    objective = s.players[seat].objective
    if objective == Objective.THESES:
        return LEVELS
    if objective == Objective.FIVE_TILES:
        return FIVE_TILES
    if objective == Objective.EVERY_CATEGORY:
        return CATEGORIES
    return int(MAXIMUM[nearest_category(s, seat)])


@rule
def objective_progress(s: State, seat: Seat) -> int:
    """How many of the things that the objective asks for the player has."""
    player = s.players[seat]
    if player.objective == Objective.THESES:
        return player.num_theses
    if player.objective == Objective.FIVE_TILES:
        return player.num_tiles[BEAKER] + player.num_tiles[FLASK]
    if player.objective == Objective.EVERY_CATEGORY:
        started = 0
        for category in range(CATEGORIES):
            started += player.cards[category] > 0
        return started
    return player.cards[nearest_category(s, seat)]


@rule
def is_objective_met(s: State, seat: Seat) -> bool:
    return objective_progress(s, seat) >= objective_goal(s, seat)


@rule
def has_met_objective(s: State, seat: Seat) -> bool:
    """The objective has brought points, or could. A Nobel objective is met with the first prize."""
    player = s.players[seat]
    return bool(player.nobels > 0) if player.objective == Objective.NOBEL else is_objective_met(s, seat)


@rule
def check_objective(s: State, seat: Seat) -> Refusal:
    """§10.1 An objective scores in the player's own turn, once, when it is met; §10.7 the Nobel objective scores by
    itself."""
    player = s.players[seat]
    if seat != s.active:
        return Refusal.NOT_NOW
    if player.objective == Objective.NOBEL:
        return Refusal.OBJECTIVE_NOBEL
    if player.objective_turned:
        return Refusal.OBJECTIVE_DONE
    return Refusal.NONE if is_objective_met(s, seat) else Refusal.OBJECTIVE_NOT_MET


@rule
def validate_objective(s: State, seat: Seat) -> None:
    player = s.players[seat]
    player.objective_turned = 1
    points = OBJECTIVE_POINTS[player.objective]
    player.points += points
    say(s, Event.OBJECTIVE, seat, player.objective, points)


@rule
def experiments(s: State, seat: Seat) -> int:
    """§6 - §8 Which kinds of experimentation are possible: cards, transformations, validations, as a set of `Kind`s."""
    found = 0
    for category in range(CATEGORIES):
        if check_card(s, seat, category) == Refusal.NONE:
            found |= 1 << Kind.CARD
    for kind in range(TRANSFORMATIONS):
        if check_transform(s, seat, kind) == Refusal.NONE:
            found |= 1 << Kind.TRANSFORM
    for glass in range(GLASSES):
        for slot in range(SLOTS):
            if check_validate(s, seat, glass, slot) == Refusal.NONE:
                found |= 1 << Kind.VALIDATE
    return found
