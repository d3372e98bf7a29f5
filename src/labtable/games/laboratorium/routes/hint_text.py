"""A hint from the route finder, as a sentence: what a shortest route would have a seat do now."""

from __future__ import annotations

from labtable.core.game.contract import Message
from labtable.core.game.view_cache import remembered
from labtable.core.record.records import Action, Seat

from ..actions import encode
from ..constants import BONDS, HAND_LIMIT, HYDROGEN_SLOT, Bond, Kind, Manipulation, Pending, Refusal
from ..legality import refusal
from ..molecule_views import standing, way_of
from ..state import State
from ..words import atom_name, atom_thing, describe, reagent_name, reagent_thing, safety_name, safety_thing
from .next_steps import Next, WayOn, start_of

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
CARDS_ARE_ASKED = (Pending.BOUM, Pending.CHIMIE, Pending.IGNORE, Pending.REROLL, Pending.LOSE)


@remembered(lambda s: s.in_play.tobytes())
def cards_in_play(s: State) -> tuple[int, ...]:
    return tuple(reagent for reagent, here in enumerate(s.in_play.tolist()) if here)


def hint(s: State, seat: Seat) -> Message | None:
    """What the route finder would do in a seat's place; None where it has nothing to say."""
    return _of_a_mover(s, seat) if s.mover == seat else _of_who_waits(s, seat)


@remembered(
    lambda s, seat: (
        seat,
        s.players[seat].tobytes(),
        s.goal.tobytes(),
        s.in_play.tobytes(),
        bool(s.hydroxyl),
        s.decision == Pending.OVER,
        s.decision == Pending.START,
    )
)
def _of_who_waits(s: State, seat: Seat) -> Message | None:
    if s.decision == Pending.OVER:
        return None
    if s.decision == Pending.START and not standing(s.players[seat].molecule).places:
        return _start(s)
    way = way_of(s.players[seat].molecule, s.goal, cards_in_play(s), bool(s.hydroxyl))
    return Message("hint-none") if way is None else _cards(s, seat, way)


def _of_a_mover(s: State, seat: Seat) -> Message | None:
    decision = Pending(int(s.decision))
    if decision == Pending.OVER or decision in CARDS_ARE_ASKED:
        return None
    if decision == Pending.START and not standing(s.players[seat].molecule).places:
        return _start(s)
    way = way_of(s.players[seat].molecule, s.goal, cards_in_play(s), bool(s.hydroxyl))
    if way is None:
        return Message("hint-none")
    if s.active == seat:
        if decision == Pending.ANNOUNCE:
            return _announce(s, seat, way) or _tokens(s, seat) or _cards(s, seat, way, "hint-later")
        if decision in (Pending.REAGENT, Pending.PARTNER):
            return _finish(s, seat, way)
        if decision == Pending.DISCARD:
            return _give(s, seat, way)
    return _cards(s, seat, way)


def _start(s: State) -> Message | None:
    route = start_of(standing(s.goal).structure, cards_in_play(s), bool(s.hydroxyl))
    if route is None:
        return None
    card = route.start - 1
    return Message("hint-start", {"reagent": reagent_name(card), "left": len(route.operations)}, (reagent_thing(card),))


def _tokens(s: State, seat: Seat) -> Message | None:
    """Safety tokens that must come back first."""
    missing = [token for token, held in enumerate(s.players[seat].safety.tolist()) if not held]
    if not missing:
        return None
    return Message(
        "hint-tokens",
        {"tokens": [safety_name(token) for token in missing]},
        tuple(safety_thing(seat, token) for token in missing),
    )


def _cards(s: State, seat: Seat, way: WayOn, otherwise: str = "hint-ready") -> Message:
    """What the hand still lacks: for the next manipulation, if nothing can go on without."""
    held = s.players[seat].reagents.tolist()
    stuck = all(step.reagent is not None and not held[step.reagent] for step in way.next)
    wanted = [step.reagent for step in way.next if step.reagent is not None] if stuck else way.needs
    lacking = [card for card in dict.fromkeys(wanted) if not held[card]]
    if not lacking:
        return Message(otherwise, {"left": way.left})
    return Message(
        "hint-cards",
        {"left": way.left, "reagents": [reagent_name(card) for card in lacking]},
        tuple(reagent_thing(card) for card in lacking),
    )


def _give(s: State, seat: Seat, way: WayOn) -> Message | None:
    """The reagent that is needed last, where one is too many."""
    held = [card for card, here in enumerate(s.players[seat].reagents.tolist()) if here]
    if len(held) <= HAND_LIMIT:
        return None
    order = [*(step.reagent for step in way.next), *way.needs]
    card = max(held, key=lambda one: order.index(one) if one in order else len(order))
    return Message("hint-give", {"reagent": reagent_name(card)}, (reagent_thing(card),))


def _announce(s: State, seat: Seat, way: WayOn) -> Message | None:
    """The first manipulation of the way that may be announced now, with the card that it takes."""
    places, held = standing(s.players[seat].molecule).places, s.players[seat].reagents.tolist()
    for step in way.next:
        action = action_of(s, seat, step, places)
        if step.reagent is not None and not held[step.reagent]:
            continue
        if refusal(s, seat, action) != Refusal.NONE:
            continue
        words = describe(s, seat, action)
        if step.reagent is None:
            return Message("hint-now", {"left": way.left, "action": words}, words.things)
        return Message(
            "hint-now-with",
            {"left": way.left, "action": words, "reagent": reagent_name(step.reagent)},
            (*words.things, reagent_thing(step.reagent)),
        )
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


def _finish(s: State, seat: Seat, way: WayOn) -> Message | None:
    """The card, or the ring's other end, for what is announced."""
    places = standing(s.players[seat].molecule).places
    held = s.players[seat].reagents.tolist()
    for step in way.next:
        if step.manipulation != s.announced.manipulation or places[step.atom] != s.announced.atom:
            continue
        if s.decision == Pending.PARTNER and step.other is not None:
            other = places[step.other]
            return Message("hint-partner", {"atom": atom_name(s, seat, other)}, (atom_thing(seat, other),))
        if step.reagent is not None and held[step.reagent]:
            return Message("hint-use", {"reagent": reagent_name(step.reagent)}, (reagent_thing(step.reagent),))
    return None


assert len(KIND) == len(Manipulation) - 1
