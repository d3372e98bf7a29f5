"""A hint from the route finder, as a sentence: what a shortest route would have a seat do now."""

from __future__ import annotations

from labtable.core.game.contract import Message
from labtable.core.game.view_cache import remembered
from labtable.core.record.records import Seat

from ..advice import (
    has_spare_reagent,
    lacking,
    least_needed,
    next_announcement,
    starting_reagent,
    way_of_seat,
    what_finishes,
)
from ..constants import Kind, Pending
from ..molecule_views import standing
from ..state import State
from ..words import (
    atom_name,
    atom_thing,
    card_name,
    card_thing,
    describe,
    helpful_cards,
    missing_tokens,
    reagent_name,
    reagent_thing,
    safety_name,
    safety_thing,
)
from .next_steps import WayOn

CARDS_ARE_ASKED = (Pending.BOUM, Pending.CHIMIE, Pending.IGNORE, Pending.REROLL, Pending.LOSE)


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
    way = way_of_seat(s, seat)
    return Message("hint-none") if way is None else _cards(s, seat, way)


def _of_a_mover(s: State, seat: Seat) -> Message | None:
    decision = Pending(int(s.decision))
    if decision == Pending.OVER or decision in CARDS_ARE_ASKED:
        return None
    if decision == Pending.START and not standing(s.players[seat].molecule).places:
        return _start(s)
    way = way_of_seat(s, seat)
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
    start = starting_reagent(s)
    if start is None:
        return None
    card, left = start
    return Message("hint-start", {"reagent": reagent_name(card), "left": left}, (reagent_thing(card),))


def _tokens(s: State, seat: Seat) -> Message | None:
    """Safety tokens that must come back first."""
    if not (missing := missing_tokens(s, seat)):
        return None
    params, things = {"tokens": [safety_name(token) for token in missing]}, [safety_thing(seat, t) for t in missing]
    if not (cards := helpful_cards(s, seat)):
        return Message("hint-tokens", params, tuple(things))
    params["cards"] = [card_name(card) for card in cards]
    return Message("hint-tokens-with", params, (*things, *(card_thing(card) for card in cards)))


def _cards(s: State, seat: Seat, way: WayOn, otherwise: str = "hint-ready") -> Message:
    """What the hand still lacks."""
    if not (wanted := lacking(s, seat, way)):
        return Message(otherwise, {"left": way.left})
    return Message(
        "hint-cards",
        {"left": way.left, "reagents": [reagent_name(card) for card in wanted]},
        tuple(reagent_thing(card) for card in wanted),
    )


def _give(s: State, seat: Seat, way: WayOn) -> Message | None:
    """The reagent that is needed last, where one is too many."""
    if not has_spare_reagent(s, seat):
        return None
    card = least_needed(s, seat, way)
    return Message("hint-give", {"reagent": reagent_name(card)}, (reagent_thing(card),))


def _announce(s: State, seat: Seat, way: WayOn) -> Message | None:
    """The next manipulation of the way, with the card that it takes."""
    if (found := next_announcement(s, seat, way)) is None:
        return None
    step, action = found
    words = describe(s, seat, action)
    if step.reagent is None:
        return Message("hint-now", {"left": way.left, "action": words}, words.things)
    return Message(
        "hint-now-with",
        {"left": way.left, "action": words, "reagent": reagent_name(step.reagent)},
        (*words.things, reagent_thing(step.reagent)),
    )


def _finish(s: State, seat: Seat, way: WayOn) -> Message | None:
    """The card, or the ring's other end, for what is announced."""
    if (found := what_finishes(s, seat, way)) is None:
        return None
    kind, what = found
    if kind == Kind.PARTNER:
        return Message("hint-partner", {"atom": atom_name(s, seat, what)}, (atom_thing(seat, what),))
    return Message("hint-use", {"reagent": reagent_name(what)}, (reagent_thing(what),))
