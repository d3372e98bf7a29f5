"""Cards, dice and what is announced, as an audience sees them."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Literal, get_args

import msgspec

from labtable.core.game.components import Source
from labtable.core.game.contract import Message
from labtable.core.game.view_cache import trail_of
from labtable.core.messages import kebab
from labtable.core.record.records import Seat

from .components import CARD_SOURCES, CARDS, NUM_CARDS
from .constants import (
    CRITICAL_FAILURE,
    CRITICAL_SUCCESS,
    EASY,
    HARD,
    HYDROGEN_SLOT,
    Colour,
    Event,
    Manipulation,
    Pending,
    Type,
)
from .effect_words import effects_of
from .effects import base_difficulty, difficulty_of, succeeds
from .state import State
from .words import atom_thing, card_thing, reagent_thing, thrower

FACES = range(1, 7)
BONDS_NAMED = (Manipulation.CLEAVAGE, Manipulation.DOUBLE_CLEAVAGE, Manipulation.ADDITION, Manipulation.ELIMINATION)


ColourName = Literal["reagent", "chimie", "boum", "securite"]
ManipulationName = Literal[
    "single-bond",
    "double-bond",
    "cleavage",
    "double-cleavage",
    "addition",
    "elimination",
    "split",
    "merge",
    "single-ring",
    "double-ring",
    "hydrogen",
    "hydroxyl",
    "oxygen",
]
COLOURS: tuple[ColourName, ...] = get_args(ColourName)
MANIPULATIONS: tuple[ManipulationName, ...] = get_args(ManipulationName)  # Manipulation less one

for _names, _enum in ((COLOURS, Colour), (("none", *MANIPULATIONS), Manipulation)):
    assert list(_names) == [kebab(one) for one in _enum]


class CardView(msgspec.Struct, frozen=True):
    thing: str
    colour: ColourName
    difficulty: int  # what it adds
    does: list[Message]
    source: Source


class OddsView(msgspec.Struct, frozen=True):
    """What two dice can do against a difficulty, in ways out of `ways`."""

    difficulty: int
    lowest: int  # sum
    sums: list[int]  # ways to each sum, from the lowest on
    critical: int  # ways to a critical failure
    failure: int  # to another failure
    success: int
    ways: int
    enough: list[int]  # sums that succeed
    worst: list[int]  # sums that fail, whatever the difficulty


class AnnouncedView(msgspec.Struct, frozen=True):
    manipulation: ManipulationName
    atom: str
    other: str | None  # the other end of a bond or a ring
    reagent: str | None
    played: list[CardView]  # cards on the table
    ignored: list[str]
    base: int  # difficulty without cards
    odds: OddsView


class RollView(msgspec.Struct, frozen=True):
    """The black dice that the last decision brought."""

    seat: int  # who threw them
    dice: tuple[int, int]
    sum: int
    difficulty: int
    success: bool
    critical: bool  # the sum alone decided


class GainView(msgspec.Struct, frozen=True):
    """A resource die that the last decision rolled."""

    seat: int
    colour: ColourName
    cards: int


CHANGING: dict[int, int] = {  # the difficulty: cards, and what they add to it
    card: change for card, change in enumerate([int(row.difficulty) for row in CARDS]) if card < NUM_CARDS and change
}


@cache
def card_view(card: int) -> CardView:
    colour, difficulty = COLOURS[int(CARDS[card].colour)], int(CARDS[card].difficulty)
    return CardView(card_thing(card), colour, difficulty, effects_of(card), CARD_SOURCES[card])


def card_views(counts: Iterable[int]) -> list[CardView]:
    return [card_view(card) for card, count in enumerate(counts) if card < NUM_CARDS for _ in range(count)]


@cache
def odds_of(difficulty: int) -> OddsView:
    sums = [a + b for a in FACES for b in FACES]
    enough = [total for total in sorted(set(sums)) if succeeds(total, difficulty)]
    success, critical = sum(sums.count(total) for total in enough), sums.count(CRITICAL_FAILURE)
    return OddsView(
        difficulty,
        min(sums),
        [sums.count(total) for total in sorted(set(sums))],
        critical,
        len(sums) - success - critical,
        success,
        len(sums),
        enough,
        [CRITICAL_FAILURE],
    )


@cache
def odds_by_type() -> dict[str, OddsView]:
    return {Type.REACTION.name.lower(): odds_of(HARD), Type.CHARACTERISATION.name.lower(): odds_of(EASY)}


def odds_with_cards(s: State, seat: Seat) -> dict[str, OddsView]:
    """What each card of a hand that changes the difficulty would make of the chances."""
    if not s.announced.manipulation:
        return {}
    held = s.players[seat].cards.tolist()
    now = int(difficulty_of(s))
    return {card_thing(card): odds_of(now + change) for card, change in CHANGING.items() if held[card]}


def announced_view(s: State) -> AnnouncedView | None:
    now = s.announced
    if not now.manipulation:
        return None
    kind, active = Manipulation(int(now.manipulation)), int(s.active)
    ignored = now.ignored.tolist()
    return AnnouncedView(
        manipulation=MANIPULATIONS[kind - 1],
        atom=atom_thing(active, int(now.atom)),
        other=_other_end(s, kind),
        reagent=reagent_thing(int(now.reagent) - 1) if now.reagent else None,
        played=card_views(now.played.tolist()),
        ignored=[card.thing for card in card_views(ignored)],
        base=int(base_difficulty(int(kind))),
        odds=odds_of(int(difficulty_of(s))),
    )


def _other_end(s: State, kind: Manipulation) -> str | None:
    now, active = s.announced, int(s.active)
    if kind in BONDS_NAMED and now.slot != HYDROGEN_SLOT:
        row = s.players[active].molecule.atoms[int(now.atom)]
        return atom_thing(active, int(row.neighbour[int(now.slot)]))
    if kind in (Manipulation.SINGLE_RING, Manipulation.DOUBLE_RING) and s.decision != Pending.PARTNER:
        return atom_thing(active, int(now.partner))
    return None


def told(s: State, kind: Event) -> list[tuple[int, int, int]]:
    """What the last decision brought of one kind."""
    return [(a, b, c) for one, a, b, c in trail_of(s) if one == kind]


def roll_view(s: State) -> RollView | None:
    thrown = [number for number, (kind, *_) in enumerate(trail_of(s)) if kind == Event.THREW]
    if not thrown:
        return None
    _, total, difficulty, first = trail_of(s)[thrown[-1]]
    return RollView(
        thrower(s, thrown[-1]),
        (first, total - first),
        total,
        difficulty,
        bool(succeeds(total, difficulty)),
        total == CRITICAL_FAILURE or total >= CRITICAL_SUCCESS,
    )


def gain_views(s: State) -> list[GainView]:
    return [GainView(seat, COLOURS[colour], cards) for seat, colour, cards in told(s, Event.ROLLED)]
