"""§4 Workshop: the tile and the cube tower."""

from labtable.core.compiler.rule import rule
from labtable.core.record.randomness import chance
from labtable.core.record.records import say

from .components import MOST_ADVANCES, STUCK_FALLS, STUCK_FALLS_AT_MOST, THROWN_FALLS, WORKSHOP
from .constants import RESOURCES, TOWER, Event, Pending, Resource_
from .state import State


@rule
def throw(s: State) -> None:
    """§4.1 The cubes of the space go through the tower; §15.25 a clock then moves the timeline."""
    space = WORKSHOP[s.num_players].sides[s.workshop_side].spaces[s.workshop_space]
    s.step = Pending.RESEARCH
    s.advances = min(s.advances + space.clock, MOST_ADVANCES)
    cubes = 0
    for resource in range(RESOURCES):  # §4.2 Only what the supply has
        s.thrown[resource] = min(space.throw[resource], s.supply[resource])
        cubes += s.thrown[resource]
    for resource in range(RESOURCES):
        fall(s, resource, shaken_percent(cubes))
    say(s, Event.THROWN, s.thrown[0], s.thrown[1], s.thrown[2])
    say(s, Event.FELL, s.fell[0], s.fell[1], s.fell[2])


@rule
def shaken_percent(cubes: int) -> int:
    """§15.23 The chance of a stuck cube to fall, which grows with the number of cubes thrown onto it."""
    return min(cubes * STUCK_FALLS, STUCK_FALLS_AT_MOST)


@rule
def fall(s: State, resource: Resource_, shaken: int) -> None:
    """§15.23 The cubes of one colour: each one, stuck or thrown, falls or stays by its own chance."""
    stuck, thrown, fell = s.tower[resource], s.thrown[resource], 0
    for cube in range(stuck + thrown):
        fell += chance(s, TOWER, shaken if cube < stuck else THROWN_FALLS)
    s.supply[resource] -= thrown
    s.tower[resource] += thrown - fell
    s.available[resource] += fell
    s.fell[resource] = fell


@rule
def move_marker(s: State) -> None:
    """§13.4 Move the marker to the next space; §13.5 at the symbol to flip, to the start of the other side."""
    s.workshop_space += 1
    if s.workshop_space == WORKSHOP[s.num_players].sides[s.workshop_side].length:
        s.workshop_space = 0
        s.workshop_side = 1 - s.workshop_side
        say(s, Event.FLIPPED, s.workshop_side)
