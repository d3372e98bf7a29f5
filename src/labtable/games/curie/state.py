"""The record of In the Footsteps of Marie Curie."""

import numpy as np

from labtable.core.components import room
from labtable.core.observing import Seen, flag
from labtable.core.records import nested, state, table

from .components import (
    CARDS,
    COPIES,
    CUBES,
    LAST_SPACE,
    MAXIMUM,
    MOST_ADVANCES,
    MOST_ROUNDS,
    PENDING,
    THESIS_LEVEL,
    TILES_OF_A_GLASS,
    TILES_OF_A_LEVEL,
    TRAIL,
    WORKSHOP,
)
from .constants import CATEGORIES, GLASSES, LEVELS, MAX_PLAYERS, RESOURCES, ROW, SLOTS, STREAMS

PLAYER = nested(
    [
        ("points", np.int16),  # tokens; the Marie Curie tile is added at the end (§12.2)
        ("cubes", np.int8, (RESOURCES,)),  # in the flask, by Resource
        ("cards", np.int8, (CATEGORIES,)),  # by Category, 0 … MAXIMUM (§7.4)
        ("theses", np.int8, (LEVELS,)),  # which thesis of each level, [:num_theses]; shown when drawn (§5.8)
        ("num_theses", np.int8),  # 0 … 4 (§5.7); a Thesis being applied is on the pending stack (§5.8)
        ("tiles", np.int8, (GLASSES, SLOTS)),  # Experiment tiles by Glass and slot, [:num_tiles[glass]] (§8.2)
        ("num_tiles", np.int8, (GLASSES,)),  # 0 … 3 (§8.3)
        ("validated", np.int8, (GLASSES,)),  # a bit for each slot (§8.6)
        ("objective", np.int8),  # Objective (§2.8)
        ("objective_turned", np.int8),  # 1 when validated, or after the last Nobel prize (§10)
        ("nobels", np.int8),  # Nobel prizes paid for, 0 … 2 (§11.14, §11.18)
    ]
)

STATE = state(
    [
        ("players", PLAYER, (MAX_PLAYERS,)),
        ("round_number", np.int16),  # from 1
        ("supply", np.int8, (RESOURCES,)),  # cubes (§1.1)
        ("tower", np.int8, (RESOURCES,)),  # cubes stuck in the tower (§4.3)
        ("available", np.int8, (RESOURCES,)),  # cubes at the foot of the tower (§4.4)
        ("thrown", np.int8, (RESOURCES,)),  # cubes of the last throw (§4.1) …
        ("fell", np.int8, (RESOURCES,)),  # … and those that fell after it (§4.4)
        ("row", np.int8, (ROW,)),  # Category face up on each space, or NO_CARD (§15.15)
        ("deck", np.int8, (CARDS,)),  # hidden; Category, [:deck_size], the top is last
        ("deck_size", np.int8),  # 0 … 43
        ("deck_known", np.int8),  # cards at the bottom of the deck that all have seen (§15.16)
        ("piles", np.int8, (GLASSES, TILES_OF_A_GLASS)),  # hidden but for the top; tile, [:pile_size], the top is last
        ("pile_size", np.int8, (GLASSES,)),
        ("theses", np.int8, (LEVELS, TILES_OF_A_LEVEL)),  # hidden; thesis, [:theses_size], the top is last
        ("theses_size", np.int8, (LEVELS,)),
        ("workshop_side", np.int8),  # 0, 1 (§2.6)
        ("workshop_space", np.int8),  # 0 … size of the side - 1 (§13.4)
        ("timeline", np.int8),  # space of the marker, 0 … LAST_SPACE
        ("advances", np.int8),  # moves of the timeline that wait (§15.12)
        ("heard", np.int8),  # players asked about the space so far, or SPACE_CLOSED (§11.2)
        ("marie_curie", np.int8),  # seat, or NOBODY (§2.7)
        ("first", np.int8),  # seat of the First Player token (§2.9)
        ("active", np.int8),  # whose turn it is (§3.1)
        ("step", np.int8),  # Pending, WORKSHOP … REST (§3.2)
        ("taken", np.int8),  # cubes taken in this research step (§5.2)
        ("bought", np.int8),  # 1 when a card was bought this turn (§7.1)
        ("last_round", np.int8),  # 1 when 1934 was reached (§14.1)
        ("ending", np.int16),  # Ending; two bytes, so that the record has no gaps
    ],
    streams=STREAMS,
    trail=TRAIL,
    pending=PENDING,
)

SEEN_PLAYER: list[tuple[object, ...]] = [
    ("points", np.int16, (MAX_PLAYERS,)),  # the seat that looks is first, then clockwise
    ("cubes", np.int16, (MAX_PLAYERS, RESOURCES)),
    ("cards", np.int16, (MAX_PLAYERS, CATEGORIES)),
    ("theses", np.int16, (MAX_PLAYERS, LEVELS)),  # thesis + 1, 0: not written
    ("tiles", np.int16, (MAX_PLAYERS, GLASSES, SLOTS)),  # tile + 1, 0: free slot
    ("validated", np.int16, (MAX_PLAYERS, GLASSES, SLOTS)),  # 0, 1
    ("objective", np.int16, (MAX_PLAYERS,)),  # Objective + 1, 0: no player
    ("objective_turned", np.int16, (MAX_PLAYERS,)),
    ("marie_curie", np.int16, (MAX_PLAYERS,)),  # 1: holds it
    ("active", np.int16, (MAX_PLAYERS,)),  # 1: it is their turn
    ("to_move", np.int16, (MAX_PLAYERS,)),  # 1: the game waits for them
    ("first", np.int16, (MAX_PLAYERS,)),  # 1: holds the First Player token
]

OBSERVATION = table(
    [
        *SEEN_PLAYER,
        ("supply", np.int16, (RESOURCES,)),
        ("tower", np.int16, (RESOURCES,)),
        ("available", np.int16, (RESOURCES,)),
        ("row", np.int16, (ROW,)),  # Category + 1, 0: empty
        ("deck_left", np.int16, (CATEGORIES,)),  # cards of each category still in the deck
        ("deck_size", np.int16),
        ("tops", np.int16, (GLASSES,)),  # top tile + 1, 0: the pile is gone
        ("workshop_side", np.int16),
        ("workshop_space", np.int16),
        ("timeline", np.int16),
        ("advances", np.int16),
        ("question", np.int16),  # Pending
        ("taken", np.int16),
        ("bought", np.int16),
        ("last_round", np.int16),
        ("round_number", np.int16),
    ]
)


MOST_CUBES = room(__name__, 32, int(CUBES.max()))
MOST_POINTS = 30_000

# Where a field has a row for each player, the first row is the player who looks, then clockwise; free seats are zeros.
MEANINGS = {
    "points": Seen(0, room(__name__, 60, MOST_POINTS), "Points of each player, without the Marie Curie tile."),
    "cubes": Seen(0, MOST_CUBES, "Cubes in each player's flask: pitchblende, uranium, radium."),
    "cards": Seen(
        0,
        room(__name__, 5, int(MAXIMUM.max())),
        "Activity cards of each player: advertising, instruments, research, workshop, university.",
    ),
    "theses": Seen(
        0,
        room(__name__, 16, len(THESIS_LEVEL)),
        "Theses of each player, by level: the number of the thesis and one, 0 if not written.",
    ),
    "tiles": Seen(
        0,
        room(__name__, 24, GLASSES * TILES_OF_A_GLASS),
        "Experiment tiles of each player, beakers then flasks, by slot: the tile and one, 0 if free.",
    ),
    "validated": flag("Which of these Experiment tiles are validated."),
    "objective": Seen(
        0,
        5,
        "Each player's objective and one: theses, every category, full category, five tiles, "
        "Nobel prize; 0 for a free seat.",
    ),
    "objective_turned": flag("Who has turned the objective over: it was met, or it is too late."),
    "marie_curie": flag("Who holds the Marie Curie tile."),
    "active": flag("Whose turn it is."),
    "to_move": flag("Whom the game waits for."),
    "first": flag("Who holds the First Player token."),
    "supply": Seen(0, MOST_CUBES, "Cubes left in the supply: pitchblende, uranium, radium."),
    "tower": Seen(0, MOST_CUBES, "Cubes stuck in the tower, by resource."),
    "available": Seen(0, MOST_CUBES, "Cubes at the foot of the tower, free to be taken, by resource."),
    "row": Seen(0, 5, "Activity card on each space of the row: the category and one, or 0 if empty."),
    "deck_left": Seen(
        0, room(__name__, 11, int(COPIES.max())), "Activity cards of each category that are still in the deck."
    ),
    "deck_size": Seen(0, room(__name__, 47, CARDS), "Cards in the deck."),
    "tops": Seen(
        0,
        room(__name__, 24, GLASSES * TILES_OF_A_GLASS),
        "The tile on top of the beakers and of the flasks, and one; 0 if the pile is used up.",
    ),
    "workshop_side": flag("Which side of the Workshop tile is up."),
    "workshop_space": Seen(
        0, room(__name__, 7, int(WORKSHOP["length"].max())), "The space of the Workshop tile that gives the next throw."
    ),
    "timeline": Seen(0, room(__name__, 31, LAST_SPACE), "How far the marker has come on the timeline."),
    "advances": Seen(0, room(__name__, 16, MOST_ADVANCES), "Moves of the timeline that still wait."),
    "question": Seen(0, 8, "What is asked: the number in the game's enum Pending."),
    "taken": Seen(0, MOST_CUBES, "Cubes taken so far in this research step."),
    "bought": flag("1 when a card was bought this turn."),
    "last_round": flag("1 in the last round."),
    "round_number": Seen(0, room(__name__, 400, MOST_ROUNDS), "The round, counted from 1."),
}
