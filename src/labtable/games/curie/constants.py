"""The enums, limits and sentinels of In the Footsteps of Marie Curie."""

from enum import IntEnum
from typing import Literal, TypeAlias

Resource_: TypeAlias = int  # a Resource, where a rule takes a plain number
Slot: TypeAlias = int  # 0 … SLOTS - 1, from the top of the personal board
Effect: TypeAlias = int  # a row of EFFECTS

# The names of the enums' members as plain words: fields of views, ids of texts, keys of components.toml
ResourceName: TypeAlias = Literal["pitchblende", "uranium", "radium"]
CategoryName: TypeAlias = Literal["advertising", "instruments", "research", "workshop", "university"]
GlassName: TypeAlias = Literal["beaker", "flask"]
LevelName: TypeAlias = Literal["i", "ii", "iii", "iv"]
ObjectiveName: TypeAlias = Literal["theses", "every-category", "full-category", "five-tiles", "nobel"]
Question: TypeAlias = Literal[
    "workshop", "research", "experimentation", "rest", "card", "pile", "timeline", "thesis", "tile"
]

MAX_PLAYERS = 4
RESOURCES = 3
CATEGORIES = 5
GLASSES = 2
LEVELS = 4  # §1.4
ROW = 4  # §2.3
SLOTS = 3  # §8.3
SIDES = 2  # §1.6
TAKE_LIMIT = 3  # §5.2
KEEP_LIMIT = 3  # §13.1
PAIR_POINTS = 1  # §8.9
FIVE_TILES = 5  # §10.5

NOBODY = -1  # holds the Marie Curie tile at the start (§2.7)
NO_CARD = -1  # an empty space of the row (§15.15)
NO_EFFECT = -1
SPACE_CLOSED = -1  # `heard` while no space of the timeline is being applied

# The option first_player
RANDOM_FIRST, FIRST_SEAT = 0, 1

# The random streams
DEAL, TOWER = 1, 2
STREAMS = 2


class Resource(IntEnum):
    PITCHBLENDE = 0
    URANIUM = 1
    RADIUM = 2


class Category(IntEnum):
    ADVERTISING = 0
    INSTRUMENTS = 1
    RESEARCH = 2
    WORKSHOP = 3
    UNIVERSITY = 4


UNIVERSITY = int(Category.UNIVERSITY)


class Glass(IntEnum):
    """The kind of an Experiment tile."""

    BEAKER = 0
    FLASK = 1


BEAKER, FLASK = int(Glass.BEAKER), int(Glass.FLASK)  # as plain numbers: a GPU takes no enum as an index


class Objective(IntEnum):
    THESES = 0
    EVERY_CATEGORY = 1
    FULL_CATEGORY = 2
    FIVE_TILES = 3
    NOBEL = 4


class Transformation(IntEnum):
    URANIUM = 0
    RADIUM = 1
    POINT = 2
    MARIE_CURIE = 3


TRANSFORMATIONS = len(Transformation)


class Needs(IntEnum):
    """What a timeline effect asks its player to own (§11)."""

    NOTHING = 0
    UNIVERSITY = 1
    VALIDATED = 2
    THESES = 3
    UNMET = 4  # an objective of at most so many points that is not met


class Kind(IntEnum):
    """The kinds of action."""

    TAKE = 0
    WRITE = 1
    CARD = 2
    TRANSFORM = 3
    VALIDATE = 4
    PILE = 5
    RETURN = 6
    APPLY = 7
    OBJECTIVE = 8
    DONE = 9


class Pending(IntEnum):
    """What the game waits for: a step of the turn, or a half-made decision on the pending stack."""

    WORKSHOP = 0  # nothing: the throw goes by itself
    RESEARCH = 1
    EXPERIMENTATION = 2
    REST = 3
    CARD = 4  # which free card
    PILE = 5  # which pile of Experiment tiles
    TIMELINE = 6  # apply the space, or let it pass
    THESIS = 7  # nothing: a Thesis is placed when its bonus has been applied (§5.8)
    TILE = 8  # nothing: an Experiment tile is turned over when its effect has been applied (§8.6)


class Event(IntEnum):
    FIRST = 1  # seat
    TURN = 2  # seat
    THROWN = 3  # pitchblende, uranium, radium
    FELL = 4  # pitchblende, uranium, radium
    TOOK = 5  # seat, resource
    COLLECTED = 6  # seat, cubes
    WROTE = 7  # seat, level, thesis
    BOUGHT = 8  # seat, category, cards of it now
    TOOK_CARD = 9  # seat, category, cards of it now
    REVEALED = 10  # space, category
    TRANSFORMED = 11  # seat, transformation
    VALIDATED = 12  # seat, glass, tile
    PAIRED = 13  # seat, slot
    TOOK_TILE = 14  # seat, glass, tile
    GAINED = 15  # seat, resource, cubes
    SHORT = 16  # seat, resource, cubes
    POINTS = 17  # seat, points
    MARIE_CURIE = 18  # seat, from whom or NOBODY
    REFRESHED = 19  # seat
    NO_CARD_TO_TAKE = 20  # seat
    NO_TILE_TO_TAKE = 21  # seat
    NO_THESIS_LEFT = 22  # seat
    OBJECTIVE = 23  # seat, objective, points
    NOBEL_TURNED = 24  # seat
    ADVANCED = 25  # space
    APPLIED = 26  # seat, space
    LET_PASS = 27  # seat, space
    LAST_ROUND = 28
    RESTED = 29  # seat
    RETURNED = 30  # seat, resource, cubes
    FLIPPED = 31  # side
    OVER = 32


class Refusal(IntEnum):
    NONE = 0
    GAME_OVER = 1
    NO_SUCH_ACTION = 2
    NOT_YOUR_TURN = 3
    NOT_NOW = 4
    NO_CUBE_AVAILABLE = 5
    CUBES_TAKEN = 6
    ALL_THESES_WRITTEN = 7
    NOT_IN_ROW = 8
    CARD_BOUGHT = 9
    CATEGORY_FULL = 10
    CANNOT_PAY = 11
    NO_PRODUCT = 12
    NO_MARIE_CURIE = 13
    NO_TILE = 14
    TILE_VALIDATED = 15
    NO_SLOT = 16
    NOT_IN_FLASK = 17
    OBJECTIVE_DONE = 18
    OBJECTIVE_NOBEL = 19
    OBJECTIVE_NOT_MET = 20


RULE_OF: dict[IntEnum, str] = {
    Refusal.GAME_OVER: "14.1",
    Refusal.NO_SUCH_ACTION: "3.2",
    Refusal.NOT_YOUR_TURN: "3.1",
    Refusal.NOT_NOW: "3.5",
    Refusal.NO_CUBE_AVAILABLE: "5.4",
    Refusal.CUBES_TAKEN: "5.9",
    Refusal.ALL_THESES_WRITTEN: "5.7",
    Refusal.NOT_IN_ROW: "7.12",
    Refusal.CARD_BOUGHT: "7.1",
    Refusal.CATEGORY_FULL: "7.4",
    Refusal.CANNOT_PAY: "7.3",
    Refusal.NO_PRODUCT: "15.10",
    Refusal.NO_MARIE_CURIE: "6.4",
    Refusal.NO_TILE: "8.4",
    Refusal.TILE_VALIDATED: "8.6",
    Refusal.NO_SLOT: "8.3",
    Refusal.NOT_IN_FLASK: "13.2",
    Refusal.OBJECTIVE_DONE: "10.1",
    Refusal.OBJECTIVE_NOBEL: "10.7",
    Refusal.OBJECTIVE_NOT_MET: "10.1",
}


class Ending(IntEnum):
    NONE = 0
    TIMELINE = 1  # §14.1
