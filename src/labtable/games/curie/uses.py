"""Which components a player used, for studies: cards, tiles, theses, transformations, timeline, and the objective.

What is counted about the tower and the timeline stands at the end.
"""

from typing import Any

from labtable.core.compiler.rule import rule
from labtable.core.record.records import Seat

from .components import (
    CATEGORY_NAMES,
    LEVEL_NAMES,
    OBJECTIVE_NAMES,
    THESIS_LEVEL,
    TILE_NAMES,
    TIMELINE_NAMES,
    TRANSFORMATION_NAMES,
)
from .constants import RESOURCES, Event
from .research import take_limit
from .state import State

TILES = len(CATEGORY_NAMES)
THESES = TILES + len(TILE_NAMES)
TRANSFORMATIONS = THESES + len(THESIS_LEVEL)
SPACES = TRANSFORMATIONS + len(TRANSFORMATION_NAMES)
OBJECTIVES = SPACES + len(TIMELINE_NAMES)
PASSED = OBJECTIVES + len(OBJECTIVE_NAMES)
THROWS, LITTLE, NONE_OR_ONE, FALLEN, STUCK, AT_FOOT, LOST = range(
    PASSED + len(TIMELINE_NAMES), PASSED + len(TIMELINE_NAMES) + 7
)
USES = (
    *(f"card {name}" for name in CATEGORY_NAMES),
    *(f"tile {name}" for name in TILE_NAMES),
    *(f"thesis {LEVEL_NAMES[level]} no. {number + 1}" for number, level in enumerate(THESIS_LEVEL)),
    *(f"transformation {name}" for name in TRANSFORMATION_NAMES),
    *(f"timeline {name}" for name in TIMELINE_NAMES),
    *(f"objective {name} (dealt)" for name in OBJECTIVE_NAMES),
    *(f"timeline {name} let pass (counted)" for name in TIMELINE_NAMES),
    "throws (counted)",
    "throws that leave fewer cubes at the foot than may be taken (counted)",
    "throws of which none or one falls (counted)",
    "cubes that fall (counted)",
    "cubes stuck after a throw (counted)",
    "cubes at the foot after a throw (counted)",
    "cubes lost to an empty supply (counted)",
)


@rule
def count_uses(s: State, seat: Seat, out: Any) -> None:
    """What the last action used, counted in out[seat, component]; after the end, with OVER, what lies with a seat."""
    if seat < 0:
        for player in range(s.num_players):
            out[player, OBJECTIVES + s.players[player].objective] += 1
        return
    for n in range(s.trail_size):
        event = s.trail[n]
        kind = event.kind
        if kind == Event.BOUGHT or kind == Event.TOOK_CARD:
            out[event.a, event.b] += 1
        elif kind == Event.VALIDATED:
            out[event.a, TILES + event.c] += 1
        elif kind == Event.WROTE:
            out[event.a, THESES + event.c] += 1
        elif kind == Event.TRANSFORMED:
            out[event.a, TRANSFORMATIONS + event.b] += 1
        elif kind == Event.APPLIED:
            out[event.a, SPACES + event.b] += 1
        elif kind == Event.LET_PASS:
            out[event.a, PASSED + event.b] += 1
        elif kind == Event.SHORT:
            out[event.a, LOST] += event.c
        elif kind == Event.FELL:
            count_throw(s, out[s.active])


@rule
def count_throw(s: State, out: Any) -> None:
    """What the active player finds after a throw."""
    fell, stuck, foot = 0, 0, 0
    for resource in range(RESOURCES):
        fell += s.fell[resource]
        stuck += s.tower[resource]
        foot += s.available[resource]
    out[THROWS] += 1
    out[LITTLE] += 1 if foot < take_limit(s, s.active) else 0
    out[NONE_OR_ONE] += 1 if fell <= 1 else 0
    out[FALLEN] += fell
    out[STUCK] += stuck
    out[AT_FOOT] += foot
