"""What the route finder would do in a seat's place: for hints, and for bots where no net has learned the way."""

from __future__ import annotations

from functools import lru_cache

from labtable.core.game.view_cache import remembered
from labtable.core.record.records import Action, Seat

from .actions import encode
from .chemistry.smiles import Graph, Structure
from .components import FIRST_SECURITE, OWN_MOLECULE, TARGET_IDS, TARGETS
from .constants import (
    BONDS,
    HAND_LIMIT,
    HYDROGEN_SLOT,
    REAGENTS,
    Bond,
    Kind,
    Manipulation,
    Pending,
    Refusal,
)
from .legality import refusal
from .molecule_views import standing, way_of
from .routes.bench import hash_of_graph
from .routes.learned import learned_molecules
from .routes.next_steps import Next, WayOn, start_of
from .state import State
from .words import helpful_cards

KIND = {
    Manipulation.SINGLE_BOND: Kind.SINGLE,
    Manipulation.DOUBLE_BOND: Kind.DOUBLE,
    Manipulation.CLEAVAGE: Kind.CLEAVE,
    Manipulation.DOUBLE_CLEAVAGE: Kind.CLEAVE,
    Manipulation.ADDITION: Kind.PAIR,
    Manipulation.ELIMINATION: Kind.PAIR,
    Manipulation.SPLIT: Kind.HYBRIDISE,
    Manipulation.MERGE: Kind.HYBRIDISE,
    Manipulation.SINGLE_RING: Kind.CLOSE,
    Manipulation.DOUBLE_RING: Kind.CLOSE,
    Manipulation.HYDROGEN: Kind.HYDROGEN,
    Manipulation.HYDROXYL: Kind.HYDROXYL,
    Manipulation.OXYGEN: Kind.OXYGEN,
}


@remembered(lambda s: s.in_play.tobytes())
def cards_in_play(s: State) -> tuple[int, ...]:
    return tuple(reagent for reagent, here in enumerate(s.in_play.tolist()) if here)


def way_of_seat(s: State, seat: Seat) -> WayOn | None:
    """The way on from a seat's molecule; None where the finder knows none, or nothing lies there yet."""
    return way_of(s.players[seat].molecule, s.goal, cards_in_play(s), bool(s.hydroxyl))


def starting_reagent(s: State) -> tuple[int, int] | None:
    """The reagent that a route begins with, and the manipulations that follow."""
    route = start_of(standing(s.goal).structure, cards_in_play(s), bool(s.hydroxyl))
    return None if route is None else (route.start - 1, len(route.operations))


def lacking(s: State, seat: Seat, way: WayOn) -> list[int]:
    """Reagents that the hand lacks: for the next manipulation, if nothing can go on without."""
    held = s.players[seat].reagents.tolist()
    stuck = all(step.reagent is not None and not held[step.reagent] for step in way.next)
    wanted = [step.reagent for step in way.next if step.reagent is not None] if stuck else way.needs
    return [card for card in dict.fromkeys(wanted) if not held[card]]


def least_needed(s: State, seat: Seat, way: WayOn) -> int:
    """The reagent of the hand that is needed last."""
    held = [card for card, here in enumerate(s.players[seat].reagents.tolist()) if here]
    order = [*(step.reagent for step in way.next), *way.needs]
    return max(held, key=lambda one: order.index(one) if one in order else len(order))


def has_spare_reagent(s: State, seat: Seat) -> bool:
    return sum(s.players[seat].reagents.tolist()) > HAND_LIMIT


def next_announcement(s: State, seat: Seat, way: WayOn) -> tuple[Next, Action] | None:
    """The first manipulation of the way that may be announced now, with a card that is in the hand."""
    places, held = standing(s.players[seat].molecule).places, s.players[seat].reagents.tolist()
    for step in way.next:
        action = action_of(s, seat, step, places)
        if (step.reagent is None or held[step.reagent]) and refusal(s, seat, action) == Refusal.NONE:
            return step, action
    return None


def action_of(s: State, seat: Seat, step: Next, places: list[int]) -> Action:
    """The announcement of a step."""
    kind, place = KIND[step.manipulation], places[step.atom]
    if kind == Kind.CLOSE:
        return encode(kind, int(step.manipulation == Manipulation.DOUBLE_RING), place)
    if kind in (Kind.CLEAVE, Kind.PAIR):
        atom = s.players[seat].molecule.atoms[place]
        slot = (
            HYDROGEN_SLOT
            if step.other is None
            else next(
                slot
                for slot in range(BONDS)
                if atom.bond[slot] != Bond.NONE and atom.neighbour[slot] == places[step.other]
            )
        )
        return encode(kind, place, slot)
    return encode(kind, place)


def what_finishes(s: State, seat: Seat, way: WayOn) -> tuple[Kind, int] | None:
    """The card, or the ring's other end, for what is announced."""
    places, held = standing(s.players[seat].molecule).places, s.players[seat].reagents.tolist()
    for step in way.next:
        if step.manipulation != s.announced.manipulation or places[step.atom] != s.announced.atom:
            continue
        if s.decision == Pending.PARTNER and step.other is not None:
            return Kind.PARTNER, places[step.other]
        if step.reagent is not None and held[step.reagent]:
            return Kind.USE, step.reagent
    return None


# For bots ---------------------------------------------------------------------------------------------


def advised(s: State, seat: Seat) -> Action | None:
    """What a seat does that follows the finder; None where nets have learned what to do, or the finder has no
    advice: nets choose dice and cards as well as with a way that they know."""
    if s.mover != seat or s.decision == Pending.OVER or is_learned(s, seat):
        return None
    if s.decision == Pending.START:
        start = starting_reagent(s)
        return None if start is None else encode(Kind.CHOOSE, start[0])
    way = way_of_seat(s, seat)
    action = None if way is None else _on_the_way(s, seat, way)
    return action if action is not None and refusal(s, seat, action) == Refusal.NONE else None


def is_learned(s: State, seat: Seat) -> bool:
    """Have nets learned what to do here? They know the targets of the box with all piles or those suggested, from the
    molecules of one route to each, and where to begin."""
    if s.target == OWN_MOLECULE or not s.price_list.afresh:
        return False
    chosen, here = s.in_play.tolist(), standing(s.players[seat].molecule)
    if not all(chosen) and chosen != TARGETS[int(s.target)].suggested.tolist():
        return False
    return not here.places or _hash(here.structure) in learned_molecules(TARGET_IDS[int(s.target)], bool(s.hydroxyl))


@lru_cache(1024)
def _hash(structure: Structure) -> int:
    return hash_of_graph(Graph.of(structure))


def _on_the_way(s: State, seat: Seat, way: WayOn) -> Action | None:
    wanted = lacking(s, seat, way)
    if s.decision == Pending.TAKE:
        return next((encode(Kind.CHOOSE, card) for card in wanted if _is_allowed(s, seat, Kind.CHOOSE, card)), None)
    if s.decision == Pending.DISCARD and has_spare_reagent(s, seat):
        return encode(Kind.GIVE_REAGENT, least_needed(s, seat, way))
    if s.decision in (Pending.REAGENT, Pending.PARTNER):
        found = what_finishes(s, seat, way)
        return None if found is None else encode(*found)
    return _announced(s, seat, way, wanted) if s.decision == Pending.ANNOUNCE else None


def _announced(s: State, seat: Seat, way: WayOn, wanted: list[int]) -> Action:
    """The next manipulation; before it what makes it possible, and the end of the turn where nothing does."""
    if cards := helpful_cards(s, seat):
        return encode(Kind.SECURITE, cards[0] - FIRST_SECURITE)
    if found := next_announcement(s, seat, way):
        return found[1]
    for card in range(REAGENTS):
        if wanted and card not in way.needs and _is_allowed(s, seat, Kind.RESELL, card):
            return encode(Kind.RESELL, card)
    return encode(Kind.END)


def _is_allowed(s: State, seat: Seat, kind: Kind, a: int) -> bool:
    return bool(refusal(s, seat, encode(kind, a)) == Refusal.NONE)


assert len(KIND) == len(Manipulation) - 1
