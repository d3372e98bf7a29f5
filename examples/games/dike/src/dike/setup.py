"""The beginning (RULES.md §1)."""

from typing import Any

from labtable.core.compiler.rule import rule
from labtable.core.record.randomness import below

from .constants import ACTIONS_A_TURN, BAGS, FIRST_WALL, SEAT_STREAM, SECTIONS, STORMY
from .state import State

WEATHER_OPTION = 0  # its place in the row of options


@rule
def setup(s: State, players: int, options: Any) -> None:
    """§1 Walls, bags, players and weather."""
    for section in range(SECTIONS):
        s.walls[section] = FIRST_WALL
    for seat in range(players):
        s.standing[seat] = seat
    s.bags = BAGS
    s.actions = ACTIONS_A_TURN
    s.stormy = 1 if options[WEATHER_OPTION] == STORMY else 0
    s.mover = below(s, SEAT_STREAM, players)


@rule
def first_player(s: State) -> int:
    """§1.3 The seat that has the first turn of a game just dealt."""
    return s.mover
