"""What an audience may know, as plain JSON: all that lies open on the table, and nothing that lies face down.

Things have names: `supply/uranium`, `available/radium`, `row/2`, `theses/iii`, `experiments/beaker`, `timeline/1903`,
`transformation/point`, `seat/0/cubes/radium`, `seat/0/cards/research`, `seat/0/beaker/1`, `seat/0/objective`.
"""

from functools import cache
from typing import Literal

import msgspec

from labtable.core.compiler.rule import plainly
from labtable.core.game.components import Source
from labtable.core.game.contract import Message
from labtable.core.game.view_cache import remembered, shared
from labtable.core.game.view_parts import Own
from labtable.core.record import bits
from labtable.core.record.layout import Ints
from labtable.core.record.records import EVERYTHING, OVER, Seat

from . import turn
from .components import (
    CARD_EFFECTS,
    CATEGORY_NAMES,
    EFFECTS,
    GLASS_NAMES,
    IS_NOBEL,
    LAST_SPACE,
    LEVEL_NAMES,
    MARIE_CURIE_POINTS,
    MAXIMUM,
    MOST,
    NOBELS,
    OBJECTIVE_NAMES,
    OBJECTIVE_POINTS,
    QUESTION_NAMES,
    RESOURCE_NAMES,
    THESIS_EFFECTS,
    THESIS_LEVEL,
    THESIS_SOURCES,
    TILE_EFFECTS,
    TILE_NAMES,
    TILE_SOURCES,
    TIMELINE_EFFECTS,
    TIMELINE_NAMES,
    TIMELINE_SOURCES,
    TRANSFORMATION_EFFECTS,
    TRANSFORMATION_NAMES,
    WORKSHOP,
    WORKSHOP_SOURCES,
)
from .constants import (
    GLASSES,
    LEVELS,
    NO_CARD,
    NOBODY,
    SIDES,
    SLOTS,
    SPACE_CLOSED,
    CategoryName,
    Effect,
    GlassName,
    LevelName,
    Objective,
    ObjectiveName,
    Question,
    ResourceName,
)
from .effect_words import LETTERS, cost_words, deal_words, gain_words, icons
from .laboratory import is_objective_met, objective_goal, objective_progress
from .research import take_limit
from .scoring import points_of
from .state import State
from .turn import keep_limit

has, question, seat_to_move = plainly(bits.has), plainly(turn.question), plainly(turn.seat_to_move)

Cubes = dict[ResourceName, int]
ObjectiveState = Literal["open", "ready", "met", "missed"]  # ready: it can be turned over


class CardView(msgspec.Struct, frozen=True):
    """A face-up card and its bonus for the player who looks at it; spectators look as the player whose turn it is."""

    thing: str
    category: CategoryName
    cost: Message
    bonus: Message
    icons: str
    number: int  # the card would be this player's n-th of its category; 0: the column is full
    maximum: int
    short: str  # the cubes that this player lacks to pay it, in icons


class TileView(msgspec.Struct, frozen=True):
    thing: str
    tile: str
    deal: Message  # what it asks and gives
    icons: str
    source: Source
    short: str = ""  # the cubes that its owner lacks to validate it, in icons
    validated: bool = False


class ThesisView(msgspec.Struct, frozen=True):
    level: LevelName
    bonus: Message
    icons: str
    source: Source


class PlayerView(msgspec.Struct, frozen=True):
    thing: str
    seat: int
    points: int  # tokens
    score: int  # with the Marie Curie tile
    cubes: Cubes
    take: int  # cubes to collect at most
    keep: int  # cubes to keep at most
    cards: dict[CategoryName, int]
    theses: list[ThesisView]
    experiments: dict[GlassName, list[TileView | None]]  # three slots from the top
    objective: ObjectiveName
    objective_points: int
    objective_state: ObjectiveState
    objective_progress: int  # so many of …
    objective_goal: int  # … the things that it counts
    nobels: int
    marie_curie: bool
    first: bool
    active: bool


class SpaceView(msgspec.Struct, frozen=True):
    throw: Cubes
    clock: bool
    marker: bool


class WorkshopView(msgspec.Struct, frozen=True):
    side: int  # 1, 2
    spaces: list[SpaceView]
    other_side: list[SpaceView]
    thrown: Cubes  # the last throw
    fell: Cubes  # what fell after it
    source: Source


class DateView(msgspec.Struct, frozen=True):
    thing: str
    id: str
    effect: Message
    icons: str
    nobel: bool
    marker: bool
    source: Source


class TransformationView(msgspec.Struct, frozen=True):
    thing: str
    deal: Message
    icons: str
    short: str  # the cubes that are lacking, as on a card


class Hidden(msgspec.Struct, frozen=True):
    """What lay face down, for the replay of a finished game; the next card or tile first."""

    deck: list[CategoryName]
    piles: dict[GlassName, list[str]]
    theses: dict[LevelName, list[Message]]


class View(msgspec.Struct, frozen=True):
    question: Question
    to_move: int | None
    active: int
    round: int
    last_round: bool
    ending: Literal["timeline"] | None
    taken: int
    bought: bool
    supply: Cubes
    tower: Cubes
    available: Cubes
    workshop: WorkshopView
    row: list[CardView | None]
    ladders: dict[CategoryName, list[str]]  # the bonuses of a category's first, second … card, in icons
    deck_size: int
    under_deck: list[CategoryName]  # known to lie at the bottom, the next one first
    experiments: dict[GlassName, TileView | None]  # the top of each pile
    experiments_left: dict[GlassName, int]
    theses_left: dict[LevelName, int]
    timeline: list[DateView]
    timeline_space: int
    timeline_order: list[int]  # while a space of the timeline is applied: the seats, as they are asked …
    timeline_heard: int  # … and how many of them were, the seat being asked included
    transformations: list[TransformationView]
    marie_curie: int  # seat, or -1: in the middle
    marie_curie_points: int  # for the player who holds it at the end
    players: list[PlayerView]
    hidden: Hidden | None = None


def cubes_view(counts: Ints) -> Cubes:
    return dict(zip(RESOURCE_NAMES, counts.tolist(), strict=True))


COSTS: list[list[int]] = [row.cost.tolist() for row in EFFECTS]


def short_of(effect: Effect, cubes: list[int]) -> str:
    """What a flask with these cubes lacks to pay an effect, in icons."""
    return "+".join(
        f"{cost - owned}{letter}"
        for cost, owned, letter in zip(COSTS[effect], cubes, LETTERS, strict=True)
        if cost > owned
    )


def looker(s: State, audience: Seat) -> Seat:
    """The player for whom cards and transformations are shown."""
    return audience if 0 <= audience < s.num_players else int(s.active)


@remembered(lambda s, seat: (s.players[seat].cards.tobytes(), s.players[seat].cubes.tobytes(), s.row.tobytes()))
def row_view(s: State, seat: Seat) -> list[CardView | None]:
    owned, cubes = s.players[seat].cards.tolist(), s.players[seat].cubes.tolist()
    return [
        None
        if category == NO_CARD
        else card_view(space, category, owned[category], short_of(CARD_EFFECTS + category * MOST, cubes))
        for space, category in enumerate(s.row.tolist())
    ]


@cache
def card_view(space: int, category: int, owned: int, short: str) -> CardView:
    maximum = int(MAXIMUM[category])
    number = owned + 1 if owned < maximum else 0
    effect = CARD_EFFECTS + category * MOST
    bonus = gain_words(effect + owned) if number else Message("column-full")
    signs = icons(effect + min(owned, maximum - 1))
    return CardView(
        f"row/{space + 1}", CATEGORY_NAMES[category], cost_words(effect), bonus, signs, number, maximum, short
    )


def ladder(category: int) -> list[str]:
    first = CARD_EFFECTS + category * MOST
    return [icons(effect).rpartition("→")[2] for effect in range(first, first + MAXIMUM[category])]


LADDERS = {name: ladder(category) for category, name in enumerate(CATEGORY_NAMES)}


@cache
def tile_view(thing: str, tile: int, short: str = "", validated: bool = False) -> TileView:
    effect = TILE_EFFECTS + tile
    return TileView(thing, TILE_NAMES[tile], deal_words(effect), icons(effect), TILE_SOURCES[tile], short, validated)


def slots_view(s: State, seat: Seat, glass: int) -> list[TileView | None]:
    player, slots = s.players[seat], list[TileView | None]()
    for slot in range(SLOTS):
        if slot < player.num_tiles[glass]:
            thing, tile = f"seat/{seat}/{GLASS_NAMES[glass]}/{slot + 1}", int(player.tiles[glass, slot])
            validated = bool(has(int(player.validated[glass]), slot))
            short = "" if validated else short_of(TILE_EFFECTS + tile, player.cubes.tolist())
            slots.append(tile_view(thing, tile, short, validated))
        else:
            slots.append(None)
    return slots


def thesis_view(thesis: int) -> ThesisView:
    effect = THESIS_EFFECTS + thesis
    return ThesisView(LEVEL_NAMES[THESIS_LEVEL[thesis]], gain_words(effect), icons(effect), THESIS_SOURCES[thesis])


def objective_steps(s: State, seat: Seat) -> tuple[int, int]:
    """How far a player is with the objective; a Nobel objective counts the prizes paid for."""
    player = s.players[seat]
    if player.objective == Objective.NOBEL:
        return int(player.nobels), NOBELS
    return int(objective_progress(s, seat)), int(objective_goal(s, seat))


def objective_state(s: State, seat: Seat) -> ObjectiveState:
    """§10.7 The Nobel objective is turned over in any case; without a prize it has brought nothing."""
    player = s.players[seat]
    if player.objective == Objective.NOBEL:
        return ("met" if player.nobels else "missed") if player.objective_turned or s.ending else "open"
    if player.objective_turned:
        return "met"
    return "missed" if s.ending else "ready" if is_objective_met(s, seat) else "open"


@remembered(
    lambda s, seat: (
        seat,
        s.players[seat].tobytes(),
        s.marie_curie == seat,
        s.first == seat,
        s.active == seat,
        bool(s.ending),
    )
)
def player_view(s: State, seat: Seat) -> PlayerView:
    player = s.players[seat]
    progress, goal = objective_steps(s, seat)
    return PlayerView(
        thing=f"seat/{seat}",
        seat=seat,
        points=int(player.points),
        score=int(points_of(s, seat)),
        cubes=cubes_view(player.cubes),
        take=int(take_limit(s, seat)),
        keep=int(keep_limit(s, seat)),
        cards={name: int(player.cards[category]) for category, name in enumerate(CATEGORY_NAMES)},
        theses=[thesis_view(int(thesis)) for thesis in player.theses[: int(player.num_theses)]],
        experiments={name: slots_view(s, seat, glass) for glass, name in enumerate(GLASS_NAMES)},
        objective=OBJECTIVE_NAMES[player.objective],
        objective_points=int(OBJECTIVE_POINTS[player.objective]),
        objective_state=objective_state(s, seat),
        objective_progress=progress,
        objective_goal=goal,
        nobels=int(player.nobels),
        marie_curie=bool(s.marie_curie == seat),
        first=bool(s.first == seat),
        active=bool(s.active == seat),
    )


@cache
def spaces_view(players: int, side: int, marker: int) -> list[SpaceView]:
    row = WORKSHOP[players].sides[side]
    return [
        SpaceView(cubes_view(space.throw), bool(space.clock), number == marker)
        for number, space in enumerate(row.spaces[: row.length])
    ]


def workshop_view(s: State) -> WorkshopView:
    players, side = int(s.num_players), int(s.workshop_side)
    spaces, other = spaces_view(players, side, int(s.workshop_space)), spaces_view(players, (side + 1) % SIDES, NOBODY)
    return WorkshopView(side + 1, spaces, other, cubes_view(s.thrown), cubes_view(s.fell), WORKSHOP_SOURCES[players])


def top_view(s: State, glass: int) -> TileView | None:
    size = int(s.pile_size[glass])
    return tile_view(f"experiments/{GLASS_NAMES[glass]}", int(s.piles[glass, size - 1])) if size else None


@cache
def timeline_view(marker: int) -> list[DateView]:
    return [
        DateView(
            thing=f"timeline/{name}",
            id=name,
            effect=Message("last-space") if space == LAST_SPACE else deal_words(TIMELINE_EFFECTS + space),
            icons=icons(TIMELINE_EFFECTS + space),
            nobel=bool(IS_NOBEL[space]),
            marker=space == marker,
            source=TIMELINE_SOURCES[space],
        )
        for space, name in enumerate(TIMELINE_NAMES)
    ]


@cache
def transformation_view(kind: int, name: str, short: str) -> TransformationView:
    effect = TRANSFORMATION_EFFECTS + kind
    return TransformationView(f"transformation/{name}", deal_words(effect), icons(effect), short)


@remembered(lambda s, seat: s.players[seat].cubes.tobytes())
def transformation_views(s: State, seat: Seat) -> list[TransformationView]:
    cubes = s.players[seat].cubes.tolist()
    return [
        transformation_view(kind, name, short_of(TRANSFORMATION_EFFECTS + kind, cubes))
        for kind, name in enumerate(TRANSFORMATION_NAMES)
    ]


def asking_order(s: State) -> list[int]:
    players = int(s.num_players)
    return [] if s.heard == SPACE_CLOSED else [(int(s.active) + place) % players for place in range(players)]


def hidden_view(s: State) -> Hidden:
    return Hidden(
        deck=[CATEGORY_NAMES[card] for card in s.deck[: int(s.deck_size)][::-1]],
        piles={
            name: [TILE_NAMES[tile] for tile in s.piles[glass, : int(s.pile_size[glass])][::-1]]
            for glass, name in enumerate(GLASS_NAMES)
        },
        theses={
            name: [
                gain_words(THESIS_EFFECTS + int(thesis))
                for thesis in s.theses[level, : int(s.theses_size[level])][::-1]
            ]
            for level, name in enumerate(LEVEL_NAMES)
        },
    )


def own_view(s: State, audience: Seat) -> Own:
    seat = looker(s, audience)
    own = {"row": row_view(s, seat), "transformations": transformation_views(s, seat)}
    return {**own, "hidden": hidden_view(s)} if audience == EVERYTHING else own


@shared
def open_view(s: State) -> View:
    """What everybody sees alike. What depends on the player who looks is left out."""
    return View(
        question=QUESTION_NAMES[question(s)],
        to_move=None if seat_to_move(s) == OVER else int(seat_to_move(s)),
        active=int(s.active),
        round=int(s.round_number),
        last_round=bool(s.last_round),
        ending="timeline" if s.ending else None,
        taken=int(s.taken),
        bought=bool(s.bought),
        supply=cubes_view(s.supply),
        tower=cubes_view(s.tower),
        available=cubes_view(s.available),
        workshop=workshop_view(s),
        row=[],
        ladders=LADDERS,
        deck_size=int(s.deck_size),
        under_deck=[CATEGORY_NAMES[card] for card in s.deck[: int(s.deck_known)][::-1]],
        experiments={GLASS_NAMES[glass]: top_view(s, glass) for glass in range(GLASSES)},
        experiments_left={GLASS_NAMES[glass]: int(s.pile_size[glass]) for glass in range(GLASSES)},
        theses_left={LEVEL_NAMES[level]: int(s.theses_size[level]) for level in range(LEVELS)},
        timeline=timeline_view(int(s.timeline)),
        timeline_space=int(s.timeline),
        timeline_order=asking_order(s),
        timeline_heard=max(0, int(s.heard)),
        transformations=[],
        marie_curie=NOBODY if s.marie_curie == NOBODY else int(s.marie_curie),
        marie_curie_points=MARIE_CURIE_POINTS,
        players=[player_view(s, seat) for seat in range(s.num_players)],
    )
