"""§2 Set-up: a dealt game, up to the first question of the first turn."""

from typing import Any

from labtable.core.compiler.rule import rule
from labtable.core.record.randomness import below, shuffle
from labtable.core.record.records import say

from .components import COPIES, CUBES, OBJECTIVE_POINTS, THESIS_COPIES, THESIS_LEVEL, TILE_COUNT, TILES_OF_A_GLASS
from .constants import (
    CATEGORIES,
    DEAL,
    FIRST_SEAT,
    GLASSES,
    LEVELS,
    NOBODY,
    RESOURCES,
    ROW,
    SPACE_CLOSED,
    Event,
)
from .effects import reveal
from .state import State
from .turn import go_on


@rule
def deal_cards(s: State) -> None:
    """§2.3 A shuffled deck and four cards face up."""
    for category in range(CATEGORIES):
        for _ in range(COPIES[category]):
            s.deck[s.deck_size] = category
            s.deck_size += 1
    shuffle(s, DEAL, s.deck[:], s.deck_size)
    for space in range(ROW):
        reveal(s, space)


@rule
def deal_tiles(s: State) -> None:
    """§2.4 Two piles of Experiment tiles, §2.5 four of Theses."""
    for glass in range(GLASSES):
        for number in range(TILE_COUNT[glass]):
            s.piles[glass, number] = glass * TILES_OF_A_GLASS + number
        s.pile_size[glass] = TILE_COUNT[glass]
        shuffle(s, DEAL, s.piles[glass], s.pile_size[glass])
    for thesis in range(len(THESIS_LEVEL)):
        level = THESIS_LEVEL[thesis]
        for _ in range(THESIS_COPIES[thesis]):
            s.theses[level, s.theses_size[level]] = thesis
            s.theses_size[level] += 1
    for level in range(LEVELS):
        shuffle(s, DEAL, s.theses[level], s.theses_size[level])


@rule
def is_given(s: State, seats: int, objective: int) -> bool:
    """Does one of the first `seats` players already have the objective?"""
    holders = 0
    for seat in range(seats):
        holders += s.players[seat].objective == objective
    return holders > 0


@rule
def deal_objectives(s: State) -> None:
    """§2.8 Deal one objective to each player; §15.29 an objective that another player has is drawn again."""
    for seat in range(s.num_players):
        objective = below(s, DEAL, len(OBJECTIVE_POINTS))
        while is_given(s, seat, objective):
            objective = below(s, DEAL, len(OBJECTIVE_POINTS))
        s.players[seat].objective = objective


@rule
def setup(s: State, players: int, options: Any) -> None:
    """§2 A blank record becomes a dealt game, up to the first question of the first turn."""
    for resource in range(RESOURCES):
        s.supply[resource] = CUBES[resource]
    deal_cards(s)
    deal_tiles(s)
    deal_objectives(s)
    s.marie_curie = NOBODY
    s.heard = SPACE_CLOSED
    if options[0] != FIRST_SEAT:
        s.first = below(s, DEAL, players)
    s.active = s.first
    s.round_number = 1
    s.trail_size = 0
    say(s, Event.FIRST, s.first)
    go_on(s)


@rule
def first_player(s: State) -> int:
    """§2.9 The seat that takes the first turn of a game just dealt."""
    return s.first
