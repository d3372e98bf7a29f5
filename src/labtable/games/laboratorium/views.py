"""What an audience may know, as a view."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Literal, get_args

import msgspec

from labtable.core.arrays import copied, reading
from labtable.core.game.components import Source
from labtable.core.game.contract import Message
from labtable.core.game.view_cache import is_remembered, remembered, shared
from labtable.core.game.view_parts import Own
from labtable.core.messages import kebab
from labtable.core.record.layout import layout_of
from labtable.core.record.records import EVERYTHING, Action, Seat, States

from .actions import decode
from .advice import cards_in_play
from .components import (
    FORMULAS,
    OWN_MOLECULE,
    REAGENT_CARDS,
    REAGENT_SOURCES,
    TARGET_IDS,
)
from .constants import (
    MAX_PLAYERS,
    PURPLE,
    YELLOW,
    Bond,
    Colour,
    Ending,
    Event,
    Kind,
    Pending,
    Safety,
    Type,
)
from .molecule_views import MoleculeView, RouteView, molecule_view, route_view, standing
from .piles import hand_size
from .roll_views import (
    COLOURS,
    AnnouncedView,
    CardView,
    GainView,
    OddsView,
    RollView,
    announced_view,
    card_views,
    gain_views,
    odds_by_type,
    odds_with_cards,
    roll_view,
    told,
)
from .routes.hint_text import hint
from .routes.next_steps import is_prepared
from .state import Molecule, Player, Reagent, State
from .words import MANIPULATIONS, reagent_name, reagent_thing, safety_thing

PILES = [kebab(colour) for colour in Colour if colour != Colour.REAGENT]
QuestionName = Literal[
    "none",
    "start",
    "dice",
    "take",
    "discard",
    "announce",
    "reagent",
    "partner",
    "boum",
    "chimie",
    "ignore",
    "reroll",
    "lose",
    "over",
]
TypeName = Literal["none", "reaction", "characterisation"]
EndingName = Literal["synthesis", "out-of-time"]
QUESTIONS: tuple[QuestionName, ...] = get_args(QuestionName)
TYPES: tuple[TypeName, ...] = get_args(TypeName)
ENDINGS: tuple[EndingName, ...] = get_args(EndingName)
THROWS = 60  # NOT A RULE: one in six succeeds against any difficulty


class PileView(msgspec.Struct, frozen=True):
    """A reagent pile in play, and what is printed on its cards."""

    thing: str
    number: int
    name: Message
    formula: str
    fragment: MoleculeView
    bonds: tuple[str, ...]  # the kinds of bond that its centres can make
    left: int
    source: Source


class PlayerView(msgspec.Struct, frozen=True):
    seat: int
    molecule: MoleculeView
    route: RouteView | None  # from the molecule to the target
    reagents: list[str]  # public: all saw them taken
    hand: dict[str, int]  # how many cards of each colour
    cards: list[CardView] | None  # which, where the audience may know
    safety: list[str]


class View(msgspec.Struct, frozen=True):
    question: QuestionName
    to_move: int | None  # None when the game is over
    active: int
    first: int
    round: int
    turn_type: TypeName
    target: str
    goal: MoleculeView
    hydroxyl: bool
    stock: list[PileView]
    piles: dict[str, int]  # cards left on the face-down piles
    announced: AnnouncedView | None
    odds: dict[str, OddsView]  # of each type of manipulation, without cards
    odds_with: dict[str, OddsView]  # of what is announced, if a card of the audience's hand were played
    roll: RollView | None
    gained: list[GainView]  # what the resource dice of the last decision gave
    gains: dict[str, int]  # cards that the dice still owe
    players: list[PlayerView]
    hint: Message | None  # to a seat: what the route that the finder knows would do
    ending: EndingName | None
    winner: int | None


# What an action would make ------------------------------------------------------------------------


def ghost(states: States, seat: Seat, action: Action, apply_at: Callable[..., None]) -> MoleculeView | None:
    """The molecule after a success, where the action names all that a manipulation needs.

    It is tried with empty hands, so that nobody can answer, until the dice succeed.
    """
    if decode(action)[0] not in (*MANIPULATIONS, Kind.USE):
        return None
    for key in range(THROWS):
        trial = copied(states)
        trial["random_key"] = key
        trial["players"]["cards"] = 0
        apply_at(trial, 0, seat, action)
        after = reading(trial)[0]
        if not told(after, Event.THREW):
            return None
        if told(after, Event.DONE):
            return molecule_view(after.players[seat].molecule, f"atom/{seat}")
    return None


# The view -----------------------------------------------------------------------------------------


def _molecules() -> list[slice]:
    """Where those of the players lie in a record."""
    player = layout_of(Player)
    first = layout_of(State).field("players").offset + player.field("molecule").offset
    places = [first + seat * player.size for seat in range(MAX_PLAYERS)]
    return [slice(place, place + layout_of(Molecule).size) for place in places]


MOLECULES = _molecules()


def takes_long(before: State, after: State) -> bool:
    """Is there a molecule whose route must be found? The first to a target can take a tenth of a second. Then those to
    one of the box take 1 to 4 milliseconds, 15 at most, and how long those to another one take nobody knows."""
    was, now = before.tobytes(), after.tobytes()
    changed = [seat for seat, molecule in enumerate(MOLECULES) if was[molecule] != now[molecule]]
    if not changed or (after.target != OWN_MOLECULE and is_route_prepared(after)):
        return False
    return not all(is_remembered(route_view, *_route_of(after, seat)) for seat in changed)


def is_route_prepared(s: State) -> bool:
    return is_prepared(standing(s.goal).structure, cards_in_play(s), bool(s.hydroxyl))


def _route_of(s: State, seat: Seat) -> tuple[Any, ...]:
    """What the route of a seat is asked with."""
    return s.players[seat].molecule, s.goal, f"atom/{seat}", cards_in_play(s), bool(s.hydroxyl)


def own_view(s: State, audience: Seat) -> Own:
    if audience < 0:
        return {f"players/{seat}": own_player_view(s, seat) for seat in range(s.num_players) if audience == EVERYTHING}
    return {
        f"players/{audience}": own_player_view(s, audience),
        "odds_with": odds_with_cards(s, audience),
        "hint": hint(s, audience),
    }


@shared
def open_view(s: State) -> View:
    """What everybody sees alike. What depends on the player who looks is left out."""
    over = s.decision == Pending.OVER
    gains = s.gains.tolist()
    return View(
        question=QUESTIONS[int(s.decision)],
        to_move=None if over else int(s.mover),
        active=int(s.active),
        first=int(s.first),
        round=int(s.round_number),
        turn_type=TYPES[int(s.turn_type)],
        target="own" if s.target == OWN_MOLECULE else TARGET_IDS[int(s.target)],
        goal=molecule_view(s.goal, "goal"),
        hydroxyl=bool(s.hydroxyl),
        stock=pile_views(s),
        piles=dict(zip(PILES, s.pile_sizes.tolist(), strict=True)),
        announced=announced_view(s),
        odds=odds_by_type(),
        odds_with={},
        roll=roll_view(s),
        gained=gain_views(s),
        gains={COLOURS[colour]: count for colour, count in enumerate(gains) if count},
        players=[player_view(s, seat) for seat in range(int(s.num_players))],
        hint=None,
        ending=ENDINGS[int(s.ending) - 1] if s.ending else None,
        winner=int(s.winner) - 1 if s.winner else None,
    )


@remembered(lambda s: (s.stock.tobytes(), s.in_play.tobytes()))
def pile_views(s: State) -> list[PileView]:
    stock = s.stock.tolist()
    return [pile_view(r, stock[r]) for r in cards_in_play(s)]


@cache
def pile_view(reagent: Reagent, left: int) -> PileView:
    fragment = molecule_view(REAGENT_CARDS[reagent].molecule, f"fragment/{reagent + 1}")
    return PileView(
        reagent_thing(reagent),
        reagent + 1,
        reagent_name(reagent),
        FORMULAS[reagent],
        fragment,
        bonds_of(reagent),
        left,
        REAGENT_SOURCES[reagent],
    )


def bonds_of(reagent: Reagent) -> tuple[str, ...]:
    """§6.1 A yellow centre makes a single bond, a purple one a double bond."""
    bonds = {YELLOW: Bond.SINGLE, PURPLE: Bond.DOUBLE}
    return tuple(kebab(bond) for colour, bond in bonds.items() if REAGENT_CARDS[reagent].sites[colour].any())


@shared
def _seat_keys(s: State) -> list[Any]:
    size = layout_of(Player).size
    table, players = (s.goal.tobytes(), s.in_play.tobytes(), s.hydroxyl), s.players.tobytes()
    return [(seat, players[seat * size : (seat + 1) * size], *table) for seat in range(s.num_players)]


def seat_key(s: State, seat: Seat) -> Any:
    return _seat_keys(s)[seat]


@remembered(seat_key)
def own_player_view(s: State, seat: Seat) -> PlayerView:
    """A seat as its player sees it."""
    return msgspec.structs.replace(player_view(s, seat), cards=card_views(s.players[seat].cards.tolist()))


@remembered(seat_key)
def player_view(s: State, seat: Seat) -> PlayerView:
    """A seat as everybody sees it: how many cards, not which."""
    player = s.players[seat]
    m, prefix, safety = player.molecule, f"atom/{seat}", player.safety.tolist()
    return PlayerView(
        seat=seat,
        molecule=molecule_view(m, prefix),
        route=route_view(*_route_of(s, seat)),
        reagents=[reagent_thing(r) for r, held in enumerate(player.reagents.tolist()) if held],
        hand={name: int(hand_size(s, seat, colour)) for colour, name in enumerate(COLOURS)},
        cards=None,
        safety=[safety_thing(seat, token) for token in Safety if safety[token]],
    )


for _names, _enum in ((QUESTIONS, Pending), (TYPES, Type), (("none", *ENDINGS), Ending)):
    assert list(_names) == [kebab(one) for one in _enum]
