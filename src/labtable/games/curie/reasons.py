"""What counts in a reason: events with their worth to their player, in points, what a player has, what the cubes pay
for, and how far the objective is."""

from labtable.core.game.contract import Message, seat_name
from labtable.core.record.bits import has
from labtable.core.record.records import Seat

from .components import (
    CARD_EFFECTS,
    EFFECTS,
    LAST_SPACE,
    MAXIMUM,
    MOST,
    OBJECTIVE_NAMES,
    TILE_EFFECTS,
    TIMELINE_EFFECTS,
    TRANSFORMATION_EFFECTS,
)
from .constants import CATEGORIES, GLASSES, RESOURCES, ROW, Ending, Objective, Resource, Transformation
from .effect_words import cost_words, cubes_words, deal_words, gain_words, is_free, listed
from .effects import can_pay
from .laboratory import objective_goal, objective_progress, space_of
from .scoring import points_of
from .state import State
from .timeline import meets_needs
from .words import card_name, date_name, glass_name

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

# Worths of facts: what the cubes pay for, and what is added for each point; what they lack one cube for
EXPERIMENT, CARD, DATE, POINTS, A_POINT, ONE_SHORT, MARIE_CURIE = 0.6, 0.5, 0.5, 0.7, 0.3, 0.25, 0.8
OBJECTIVE_STEP = -0.5


def holdings(s: State, seat: Seat) -> dict[str, float]:
    """Points with the Marie Curie tile, and cubes in the flask."""
    cubes = s.players[seat].cubes.tolist()
    return {
        "points": int(points_of(s, seat)),
        "radium": cubes[Resource.RADIUM],
        "uranium": cubes[Resource.URANIUM],
        "pitchblende": cubes[Resource.PITCHBLENDE],
    }


def aims(s: State, seat: Seat) -> list[tuple[Message, float]]:
    """What the objective still asks for."""
    player = s.players[seat]
    if player.objective_turned or player.objective == Objective.NOBEL or s.ending != Ending.NONE:
        return []
    left = int(objective_goal(s, seat)) - int(objective_progress(s, seat))
    objective = Message(f"objective-{OBJECTIVE_NAMES[int(player.objective)]}")
    params = {"who": seat_name(seat), "objective": objective, "count": max(left, 0)}
    return [(Message("aim-objective", params), OBJECTIVE_STEP * max(left, 0))]


def facts(before: State, s: State, seat: Seat) -> list[tuple[Message, float]]:
    """What the cubes in the flask pay for, or lack one cube for."""
    if s.ending != Ending.NONE or (s.last_round and s.active != seat):
        return []  # §14.1 no turn is left
    who, player, found = seat_name(seat), s.players[seat], list[tuple[Message, float]]()
    for glass in range(GLASSES):
        for slot in range(int(player.num_tiles[glass])):
            effect = TILE_EFFECTS + int(player.tiles[glass, slot])
            if not has(int(player.validated[glass]), slot):
                what = {"who": who, "glass": glass_name(glass), "deal": deal_words(effect)}
                short = _short(s, seat, effect)
                if not any(short):
                    found.append((Message("fact-pays-experiment", what), EXPERIMENT + A_POINT * _points(effect)))
                elif sum(short) == 1:
                    lacks = {**what, "lacks": listed(cubes_words(short))}
                    found.append((Message("fact-one-short", lacks), ONE_SHORT + A_POINT * _points(effect) / 2))
    point = TRANSFORMATION_EFFECTS + Transformation.POINT
    if can_pay(s, seat, point):
        found.append((Message("fact-pays-point", {"who": who, "cost": cost_words(point)}), POINTS))
    if s.marie_curie == seat:
        cost_of_tile = {"who": who, "cost": cost_words(TRANSFORMATION_EFFECTS + Transformation.MARIE_CURIE)}
        found.append((Message("fact-marie-curie", cost_of_tile), MARIE_CURIE))
    for category in range(CATEGORIES):
        owned, cost = int(player.cards[category]), CARD_EFFECTS + category * MOST
        if owned < MAXIMUM[category] and space_of(s, category) < ROW and can_pay(s, seat, cost):
            card = {"who": who, "card": card_name(category), "bonus": gain_words(cost + owned)}
            found.append((Message("fact-pays-card", card), CARD))
    space = int(s.timeline) + 1
    date = TIMELINE_EFFECTS + space
    if space <= LAST_SPACE and not is_free(date) and can_pay(s, seat, date) and meets_needs(s, seat, date):
        what = {"who": who, "date": date_name(space), "deal": deal_words(date)}
        found.append((Message("fact-pays-date", what), DATE + A_POINT * _points(date)))
    return found


def _short(s: State, seat: Seat, effect: int) -> list[int]:
    """The cubes that the flask lacks for an effect."""
    cubes, cost = s.players[seat].cubes.tolist(), EFFECTS[effect].cost.tolist()
    return [max(cost[one] - cubes[one], 0) for one in range(RESOURCES)]


def _points(effect: int) -> int:
    return int(EFFECTS[effect].points)
