"""The record of In the Footsteps of Marie Curie."""

from typing import Annotated

from labtable.core.game.components import room
from labtable.core.record.layout import (
    I8,
    I16,
    Cube,
    Grid,
    Ints,
    NumpyRecord,
    Record,
    RecordArray,
    flag,
    observation,
    record,
    seen,
    state,
)

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


@record
class Player(NumpyRecord):
    """A player's laboratory and belongings."""

    points: I16  # tokens; the Marie Curie tile is added at the end (§12.2)
    cubes: Annotated[Ints, I8, RESOURCES]  # in the flask, by Resource
    cards: Annotated[Ints, I8, CATEGORIES]  # by Category, 0 … MAXIMUM (§7.4)
    theses: Annotated[Ints, I8, LEVELS]  # which thesis of each level, [:num_theses]; shown when drawn (§5.8)
    num_theses: I8  # 0 … 4 (§5.7); a Thesis being applied is on the pending stack (§5.8)
    tiles: Annotated[Grid, I8, GLASSES, SLOTS]  # Experiment tiles by Glass and slot, [:num_tiles[glass]] (§8.2)
    num_tiles: Annotated[Ints, I8, GLASSES]  # 0 … 3 (§8.3)
    validated: Annotated[Ints, I8, GLASSES]  # a bit for each slot (§8.6)
    objective: I8  # Objective (§2.8)
    objective_turned: I8  # 1 when validated, or after the last Nobel prize (§10)
    nobels: I8  # Nobel prizes paid for, 0 … 2 (§11.14, §11.18)


@state(streams=STREAMS, trail=TRAIL, pending=PENDING)
class State(Record):
    """The record of one game."""

    players: Annotated[RecordArray[Player], MAX_PLAYERS]
    round_number: I16  # from 1
    supply: Annotated[Ints, I8, RESOURCES]  # cubes (§1.1)
    tower: Annotated[Ints, I8, RESOURCES]  # cubes stuck in the tower (§4.3)
    available: Annotated[Ints, I8, RESOURCES]  # cubes at the foot of the tower (§4.4)
    thrown: Annotated[Ints, I8, RESOURCES]  # cubes of the last throw (§4.1) …
    fell: Annotated[Ints, I8, RESOURCES]  # … and those that fell after it (§4.4)
    row: Annotated[Ints, I8, ROW]  # Category face up on each space, or NO_CARD (§15.15)
    deck: Annotated[Ints, I8, CARDS]  # hidden; Category, [:deck_size], the top is last
    deck_size: I8  # 0 … 43
    deck_known: I8  # cards at the bottom of the deck that all have seen (§15.16)
    piles: Annotated[Grid, I8, GLASSES, TILES_OF_A_GLASS]  # hidden but for the top; tile, [:pile_size], the top is last
    pile_size: Annotated[Ints, I8, GLASSES]
    theses: Annotated[Grid, I8, LEVELS, TILES_OF_A_LEVEL]  # hidden; thesis, [:theses_size], the top is last
    theses_size: Annotated[Ints, I8, LEVELS]
    workshop_side: I8  # 0, 1 (§2.6)
    workshop_space: I8  # 0 … size of the side - 1 (§13.4)
    timeline: I8  # space of the marker, 0 … LAST_SPACE
    advances: I8  # moves of the timeline that wait (§15.12)
    heard: I8  # players asked about the space so far, or SPACE_CLOSED (§11.2)
    marie_curie: I8  # seat, or NOBODY (§2.7)
    first: I8  # seat of the First Player token (§2.9)
    active: I8  # whose turn it is (§3.1)
    step: I8  # Pending, WORKSHOP … REST (§3.2)
    taken: I8  # cubes taken in this research step (§5.2)
    bought: I8  # 1 when a card was bought this turn (§7.1)
    last_round: I8  # 1 when 1934 was reached (§14.1)
    ending: I16  # Ending; two bytes, so that the record has no gaps


MOST_CUBES = room(__name__, 32, int(CUBES.max()))
MOST_POINTS = 30_000


@observation
class Observation:
    """What a seat may know. Where a field has a row for each player, the first row is the player who looks, then
    clockwise; free seats are zeros."""

    points: Ints = seen(
        0, room(__name__, 60, MOST_POINTS), "Points of each player, without the Marie Curie tile.", MAX_PLAYERS
    )
    cubes: Grid = seen(
        0, MOST_CUBES, "Cubes in each player's Erlenmeyer flask: pitchblende, uranium, radium.", MAX_PLAYERS, RESOURCES
    )
    cards: Grid = seen(
        0,
        room(__name__, 5, int(MAXIMUM.max())),
        "Activity cards of each player: advertising, instruments, research, workshop, university.",
        MAX_PLAYERS,
        CATEGORIES,
    )
    theses: Grid = seen(
        0,
        room(__name__, 16, len(THESIS_LEVEL)),
        "Theses of each player, by level: the number of the thesis and one, 0 if not written.",
        MAX_PLAYERS,
        LEVELS,
    )
    tiles: Cube = seen(
        0,
        room(__name__, 24, GLASSES * TILES_OF_A_GLASS),
        "Experiment tiles of each player, beakers then round-bottom flasks, by slot: the tile and one, 0 if free.",
        MAX_PLAYERS,
        GLASSES,
        SLOTS,
    )
    validated: Cube = flag("Which of these Experiment tiles are validated.", MAX_PLAYERS, GLASSES, SLOTS)
    objective: Ints = seen(
        0,
        5,
        "Each player's objective and one: theses, every category, full category, five tiles, "
        "Nobel prize; 0 for a free seat.",
        MAX_PLAYERS,
    )
    objective_turned: Ints = flag("Who has turned the objective over: it was met, or it is too late.", MAX_PLAYERS)
    marie_curie: Ints = flag("Who holds the Marie Curie tile.", MAX_PLAYERS)
    active: Ints = flag("Whose turn it is.", MAX_PLAYERS)
    to_move: Ints = flag("Whom the game waits for.", MAX_PLAYERS)
    first: Ints = flag("Who holds the First Player token.", MAX_PLAYERS)
    supply: Ints = seen(0, MOST_CUBES, "Cubes left in the supply: pitchblende, uranium, radium.", RESOURCES)
    tower: Ints = seen(0, MOST_CUBES, "Cubes stuck in the tower, by resource.", RESOURCES)
    available: Ints = seen(0, MOST_CUBES, "Cubes at the foot of the tower, free to be taken, by resource.", RESOURCES)
    row: Ints = seen(0, 5, "Activity card on each space of the row: the category and one, or 0 if empty.", ROW)
    deck_left: Ints = seen(
        0,
        room(__name__, 11, int(COPIES.max())),
        "Activity cards of each category that are still in the deck.",
        CATEGORIES,
    )
    deck_size: int = seen(0, room(__name__, 47, CARDS), "Cards in the deck.")
    tops: Ints = seen(
        0,
        room(__name__, 24, GLASSES * TILES_OF_A_GLASS),
        "The tile on top of the beakers and of the round-bottom flasks, and one; 0 if the pile is used up.",
        GLASSES,
    )
    workshop_side: int = flag("Which side of the Workshop tile is up.")
    workshop_space: int = seen(
        0,
        room(__name__, 7, max(int(side.length) for tile in WORKSHOP for side in tile.sides)),
        "The space of the Workshop tile that gives the next throw.",
    )
    timeline: int = seen(0, room(__name__, 31, LAST_SPACE), "How far the marker has come on the timeline.")
    advances: int = seen(0, room(__name__, 16, MOST_ADVANCES), "Moves of the timeline that still wait.")
    question: int = seen(0, 8, "What is asked: the number in the game's enum Pending.")
    taken: int = seen(0, MOST_CUBES, "Cubes taken so far in this research step.")
    bought: int = flag("1 when a card was bought this turn.")
    last_round: int = flag("1 in the last round.")
    round_number: int = seen(0, room(__name__, 400, MOST_ROUNDS), "The round, counted from 1.")
