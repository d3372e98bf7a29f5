"""What an audience may know, as plain data; and the names of the things on the table."""

from functools import cache, lru_cache
from typing import Literal, get_args

import msgspec

from labtable.core.compiler.rule import plainly
from labtable.core.game.components import Source
from labtable.core.game.view_cache import REMEMBERED, remembered, shared
from labtable.core.game.view_parts import Own
from labtable.core.messages import kebab
from labtable.core.record import records
from labtable.core.record.records import EVERYTHING, RESULT, Seat, blank

from . import bohrds, effects
from .bohrds import NO_SLOT
from .components import (
    CHARACTER_IDS,
    DECK_SOURCE,
    ELEMENTS,
    RING_OF_PLACE,
    SCENARIO_IDS,
    SCENARIO_SOURCES,
    SCENARIOS,
    SYMBOLS,
)
from .constants import (
    BOHRDS,
    GOAL_POINTS,
    HEAVIEST,
    NO_GOAL,
    PARTICLE_KINDS,
    POWER_PLAY,
    SHELLS,
    VALUES,
    Atom,
    Bohrd,
    Card,
    Character,
    Ending,
    Particle,
    Pending,
)
from .deck import deck_size, hand_size
from .scoring import returns, worth_of
from .state import State

asked, is_at_work, matching_slot = plainly(records.asked), plainly(effects.is_at_work), shared(bohrds.matching_slot)

# Names of things ----------------------------------------------------------------------------------

PARTICLE_IDS = tuple(kebab(kind) for kind in Particle)


@cache
def card_id(card: Card) -> str:
    return "power" if card == POWER_PLAY else f"{PARTICLE_IDS[card // VALUES]}-{card % VALUES + 1}"


@cache
def card_thing(card: Card) -> str:
    return f"card/{card_id(card)}"


def bohrd_thing(bohrd: Bohrd) -> str:
    return f"bohrd/{bohrd + 1}"


def pieces_thing(bohrd: Bohrd, kind: int) -> str:
    return f"bohrd/{bohrd + 1}/{PARTICLE_IDS[kind]}"


def goal_thing(atom: Atom) -> str:
    return f"goal/{SYMBOLS[atom]}"


def seat_thing(seat: Seat) -> str:
    return f"seat/{seat}"


def character_id(character: int) -> str:
    return CHARACTER_IDS[character - 1] if character != Character.NOBODY else "nobody"


# The view -----------------------------------------------------------------------------------------

Question = Literal["nothing", "place", "swap", "discard"]
EndingName = Literal["last-goal", "lab-closed", "beyond-repair"]
QUESTIONS: tuple[Question, ...] = get_args(Question)  # by Pending
ENDINGS: tuple[EndingName | None, ...] = (None, *get_args(EndingName))  # by Ending


class CardView(msgspec.Struct, frozen=True):
    thing: str
    id: str
    count: int


class GoalView(msgspec.Struct, frozen=True):
    thing: str
    symbol: str
    protons: int
    neutrons: int
    electrons: int
    mass_number: int
    points: int


class LackView(msgspec.Struct, frozen=True):
    """What a bohrd lacks of a goal of the row."""

    goal: str
    symbol: str
    protons: int
    neutrons: int
    electrons: int


class BohrdView(msgspec.Struct, frozen=True):
    thing: str
    protons: int
    neutrons: int
    electrons: int
    rings: list[int]  # electrons by ring, from the inside
    symbol: str  # the element that the protons make it, or ""
    goal: str  # the thing of the goal that it matches, or ""
    lacks: list[LackView]  # of the goals that more particles would make of it, the nearest first


class PlayerView(msgspec.Struct, frozen=True):
    thing: str
    seat: int
    character: str  # id, or "nobody" without powers
    goals: list[GoalView]
    points: int
    rank: int
    hand_size: int
    hand: list[CardView] | None  # None where the audience may not see it


class View(msgspec.Struct, frozen=True):
    """In Your Element as one audience may see it."""

    scenario: str
    scenario_source: Source
    players: list[PlayerView]
    bohrds: list[BohrdView]
    ring_places: list[int]  # of every bohrd, the innermost ring first
    row: list[GoalView | None]
    pile: list[GoalView]  # face down: which goals are left is known, their order is not
    deck_size: int
    deck_source: Source
    discards: list[CardView]
    to_move: int | None  # None when the game is over
    plays_left: int
    power_on: bool
    replacements: int
    question: Question
    question_card: str  # the thing of the card whose particles are being placed, or ""
    discards_left: int
    turn: int  # from 1
    last_turn: int | None  # None where the laboratory does not close
    ending: EndingName | None


PARTICLES: list[list[int]] = [row.particles.tolist() for row in ELEMENTS]


@cache
def goal_view(atom: Atom) -> GoalView:
    protons, neutrons, electrons = PARTICLES[atom]
    return GoalView(
        goal_thing(atom),
        SYMBOLS[atom],
        protons,
        neutrons,
        electrons,
        int(ELEMENTS[atom].mass_number),
        GOAL_POINTS + atom,
    )


@cache
def goal_views(goals: int) -> list[GoalView]:
    return [goal_view(atom) for atom in range(1, HEAVIEST + 1) if goals >> atom & 1]


@lru_cache(REMEMBERED)
def card_views(counts: tuple[int, ...]) -> list[CardView]:
    return [CardView(card_thing(card), card_id(card), count) for card, count in enumerate(counts) if count]


def rings_of(electrons: int) -> list[int]:
    """§4.5 The places are filled in the order of their numbers."""
    filled = RING_OF_PLACE[:electrons]
    return [filled.count(ring + 1) for ring in range(SHELLS)]


RING_PLACES = rings_of(len(RING_OF_PLACE))


def lacks_of(s: State, bohrd: Bohrd) -> list[LackView]:
    """Goals of the row to which only more particles are missing."""
    found, owned = [], s.bohrds[bohrd].particles.tolist()
    for atom in (int(atom) for atom in s.row if atom != NO_GOAL):
        missing = [PARTICLES[atom][kind] - owned[kind] for kind in range(PARTICLE_KINDS)]
        if min(missing) >= 0 and any(missing):
            found.append(LackView(goal_thing(atom), SYMBOLS[atom], *missing))
    return sorted(found, key=lambda lack: (lack.protons + lack.neutrons + lack.electrons, lack.protons))


@remembered(lambda s, bohrd: (bohrd, s.bohrds[bohrd].tobytes(), s.row.tobytes()))
def bohrd_view(s: State, bohrd: Bohrd) -> BohrdView:
    protons, neutrons, electrons = (int(amount) for amount in s.bohrds[bohrd].particles)
    slot = matching_slot(s, bohrd)
    return BohrdView(
        bohrd_thing(bohrd),
        protons,
        neutrons,
        electrons,
        rings_of(electrons),
        symbol=SYMBOLS[protons] if protons <= HEAVIEST else "",
        goal="" if slot == NO_SLOT else goal_thing(int(s.row[slot])),
        lacks=lacks_of(s, bohrd),
    )


@lru_cache(REMEMBERED)
def player_view(
    seat: Seat,
    character: int,
    goals: int,
    rank: int,
    cards: int,
    hand: tuple[int, ...] | None = None,
) -> PlayerView:
    return PlayerView(
        seat_thing(seat),
        seat,
        character_id(character),
        goal_views(goals),
        worth_of(goals),
        rank,
        cards,
        None if hand is None else card_views(hand),
    )


def player_views(s: State) -> list[PlayerView]:
    results = blank(RESULT, int(s.num_players))
    returns(s, results)
    goals = s.taken.tolist()
    return [
        player_view(seat, int(s.players[seat].character), goals[seat], rank, int(hand_size(s, seat)))
        for seat, rank in enumerate(results["rank"].tolist())
    ]


@remembered(lambda s: s.row.tobytes())
def row_view(s: State) -> list[GoalView | None]:
    return [None if atom == NO_GOAL else goal_view(atom) for atom in s.row.tolist()]


def own_view(s: State, audience: Seat) -> Own:
    """The hands that the audience may see."""
    if audience == EVERYTHING:
        return {f"players/{seat}": own_player_view(s, seat) for seat in range(s.num_players)}
    return {} if audience < 0 else {f"players/{audience}": own_player_view(s, audience)}


def own_player_view(s: State, seat: Seat) -> PlayerView:
    """A player with the hand."""
    player, seen = s.players[seat], open_view(s).players[seat]
    return player_view(
        seat, int(player.character), int(s.taken[seat]), seen.rank, seen.hand_size, tuple(player.hand.tolist())
    )


def plays_to_come(s: State, question: int) -> int:
    """§3.1 The plays of the turn after the card that is being placed."""
    is_placing = question == Pending.PLACE and not is_at_work(s, int(Character.CURIE))
    return int(s.plays_left) - is_placing


@shared
def open_view(s: State) -> View:
    question = int(asked(s))
    return View(
        scenario=SCENARIO_IDS[s.scenario],
        scenario_source=SCENARIO_SOURCES[s.scenario],
        players=player_views(s),
        bohrds=[bohrd_view(s, bohrd) for bohrd in range(BOHRDS)],
        ring_places=RING_PLACES,
        row=row_view(s),
        pile=goal_views(int(s.pile)),
        deck_size=deck_size(s),
        deck_source=DECK_SOURCE,
        discards=card_views(tuple(s.discards.tolist())),
        to_move=int(s.mover) if s.ending == Ending.NONE else None,
        plays_left=plays_to_come(s, question),
        power_on=bool(s.power_on),
        replacements=int(s.replacements),
        question=QUESTIONS[question],
        question_card=card_thing(int(s.pending[0].source)) if question == Pending.PLACE else "",
        discards_left=int(s.pending[0].amount) if question == Pending.DISCARD else 0,
        turn=int(s.turn) + 1,
        last_turn=None if s.stays_open else int(SCENARIOS[s.scenario].last_turn),
        ending=ENDINGS[s.ending],
    )
