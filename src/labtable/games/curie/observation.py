"""What a seat may know, as numbers (`observe`), and the re-dealing of what it cannot know (`resample`).

Hidden are only orders: of the deck above the cards that all saw go under it (§15.16), of the Experiment piles below
their top tile (§15.18), of the Theses; and what the tower will do. No seat knows more than another.
"""

from typing import Any

from labtable.core.compiler.rule import rule
from labtable.core.record.bits import has
from labtable.core.record.randomness import redeal
from labtable.core.record.records import Action, Seat

from .components import THESIS_LEVEL
from .constants import CATEGORIES, GLASSES, LEVELS, RESOURCES, ROW, SLOTS
from .state import State
from .turn import question, seat_to_move


@rule
def observe_player(s: State, seat: Seat, out: Any, place: int) -> None:
    player = s.players[seat]
    out.points[place] = player.points
    for resource in range(RESOURCES):
        out.cubes[place, resource] = player.cubes[resource]
    for category in range(CATEGORIES):
        out.cards[place, category] = player.cards[category]
    for level in range(player.num_theses):
        out.theses[place, THESIS_LEVEL[player.theses[level]]] = player.theses[level] + 1
    for glass in range(GLASSES):
        for slot in range(player.num_tiles[glass]):
            out.tiles[place, glass, slot] = player.tiles[glass, slot] + 1
        for slot in range(SLOTS):
            out.validated[place, glass, slot] = has(player.validated[glass], slot)
    out.objective[place] = player.objective + 1
    out.objective_turned[place] = player.objective_turned
    out.marie_curie[place] = s.marie_curie == seat
    out.active[place] = s.active == seat
    out.to_move[place] = seat_to_move(s) == seat
    out.first[place] = s.first == seat


@rule
def observe(s: State, audience: Seat, out: Any) -> None:
    me = max(audience, 0)
    for place in range(s.num_players):
        observe_player(s, (me + place) % s.num_players, out, place)
    for resource in range(RESOURCES):
        out.supply[resource] = s.supply[resource]
        out.tower[resource] = s.tower[resource]
        out.available[resource] = s.available[resource]
    for space in range(ROW):
        out.row[space] = s.row[space] + 1
    for place in range(s.deck_size):
        out.deck_left[s.deck[place]] += 1
    out.deck_size = s.deck_size
    for glass in range(GLASSES):
        if s.pile_size[glass] > 0:
            out.tops[glass] = s.piles[glass, s.pile_size[glass] - 1] + 1
    out.workshop_side = s.workshop_side
    out.workshop_space = s.workshop_space
    out.timeline = s.timeline
    out.advances = s.advances
    out.question = question(s)
    out.taken = s.taken
    out.bought = s.bought
    out.last_round = s.last_round
    out.round_number = s.round_number


@rule
def resample(s: State, seat: Seat) -> None:
    """Shuffle what lies face down. No seat knows more of it than another."""
    known = s.deck_known
    redeal(s, s.deck, known, s.deck_size)
    for glass in range(GLASSES):
        redeal(s, s.piles[glass], 0, s.pile_size[glass] - 1)
    for level in range(LEVELS):
        redeal(s, s.theses[level], 0, s.theses_size[level])


@rule
def tells_nothing(before: State, after: State, seat: Seat, action: Action) -> bool:
    """No pile face down was touched: every rule that reads one makes it smaller, or (§8.16) its known part larger."""
    same = before.deck_size == after.deck_size and before.deck_known == after.deck_known
    for glass in range(GLASSES):
        same = same and before.pile_size[glass] == after.pile_size[glass]
    for level in range(LEVELS):
        same = same and before.theses_size[level] == after.theses_size[level]
    return bool(same)
