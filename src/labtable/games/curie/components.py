"""components.toml as tables that compiled rules read.

Cards, tiles, theses, transformations and timeline spaces are all the same: a cost and what it gives. So they are rows
of one table, EFFECTS, and a rule speaks of an effect by the number of its row.
"""

import re
from functools import cache
from typing import Annotated, get_args

from labtable.core.arrays import np
from labtable.core.game.components import TomlTable, read, room
from labtable.core.game.owner_texts import OwnerTexts
from labtable.core.messages import kebab
from labtable.core.record.layout import I8, Ints, RecordArray, record
from labtable.core.record.records import blank_rows, column

from . import constants as c
from .constants import Needs, Transformation

MOST_SPACES = 10  # NOT A RULE: of one side of a Workshop tile
MOST_DATES = 60  # NOT A RULE: spaces of the timeline; with more a game would take an evening
MOST_CARDS = 120  # NOT A RULE: in the deck, whose numbers are bytes; so are those of tiles and Theses
MOST_BONUSES = 12  # NOT A RULE: cards of one category that a player may have
MOST_TILES = 60  # NOT A RULE: Experiment tiles of a kind
MOST_THESES = 30  # NOT A RULE: Theses of a level
FEWEST_TILES = c.SLOTS * c.MAX_PLAYERS  # §8.3 as many as all players can have

FLAGS = ("marie_curie", "timeline", "thesis", "experiment", "card", "refresh")
RESOURCE_NAMES: tuple[c.ResourceName, ...] = get_args(c.ResourceName)
CATEGORY_NAMES: tuple[c.CategoryName, ...] = get_args(c.CategoryName)
GLASS_NAMES: tuple[c.GlassName, ...] = get_args(c.GlassName)
OBJECTIVE_NAMES: tuple[c.ObjectiveName, ...] = get_args(c.ObjectiveName)
QUESTION_NAMES: tuple[c.Question, ...] = get_args(c.Question)
TRANSFORMATION_NAMES = tuple(kebab(kind) for kind in Transformation)
NEEDS_NAMES = tuple(kebab(needs) for needs in Needs)
LEVEL_NAMES: tuple[c.LevelName, ...] = get_args(c.LevelName)
SIDE_NAMES = ("side_1", "side_2")
SPACE_PATTERN = r"\d/\d/\d\+?"  # pitchblende/uranium/radium, and a clock


@record
class EffectRow:
    """What a card, a tile, a Thesis, a transformation or a space of the timeline costs and gives."""

    cost: Annotated[Ints, I8, c.RESOURCES]
    cubes: Annotated[Ints, I8, c.RESOURCES]  # what it gives …
    points: I8
    marie_curie: I8
    timeline: I8
    thesis: I8
    experiment: I8
    card: I8
    refresh: I8
    per_thesis: I8  # 0: cubes once; else once for each Thesis, at most this often (§11.11)
    needs: I8  # Needs, of which …
    needs_amount: I8  # … so many


@record
class WorkshopSpace:
    """A space of a Workshop tile."""

    throw: Annotated[Ints, I8, c.RESOURCES]
    clock: I8


@record
class WorkshopSide:
    """One side of a Workshop tile."""

    length: I8
    spaces: Annotated[RecordArray[WorkshopSpace], MOST_SPACES]


@record
class WorkshopTile:
    """Both sides of the Workshop tile of a number of players."""

    sides: Annotated[RecordArray[WorkshopSide], c.SIDES]


# Reading ------------------------------------------------------------------------------------------------


def check_limits(limits: TomlTable) -> None:
    """The rules hold these numbers as constants; components.toml shows them."""
    expected = {
        "take": c.TAKE_LIMIT,
        "keep": c.KEEP_LIMIT,
        "slots": c.SLOTS,
        "row": c.ROW,
        "pair_points": c.PAIR_POINTS,
    }
    limits.only(*expected, "marie_curie_points", "nobel_objective_points")
    for name, value in expected.items():
        limits.number(name, value, value)


def read_copies(activities: TomlTable) -> list[int]:
    """The copies of each category's cards."""
    activities.only(*CATEGORY_NAMES)
    copies = []
    for row in activities.tables(CATEGORY_NAMES).values():
        row.only("copies", "cost", "bonus", "name")
        row["cost"].only(*RESOURCE_NAMES)
        copies.append(row.number("copies", 1, MOST_CARDS))
    if not c.ROW <= sum(copies) <= MOST_CARDS:
        raise activities.mistake(f"expected {c.ROW} to {MOST_CARDS} cards in all, found {sum(copies)}")
    return copies


def read_bonuses(activity: TomlTable) -> list[TomlTable]:
    """What the first, the second … card of a category gives (§7.6)."""
    bonuses = activity.rows("bonus")
    if not 1 <= len(bonuses) <= MOST_BONUSES:
        raise activity.mistake(f"expected 1 to {MOST_BONUSES} bonuses, found {len(bonuses)}", "bonus")
    return bonuses


def read_tiles(kind: TomlTable) -> dict[str, TomlTable]:
    """The Experiment tiles of a kind by name."""
    tiles = {name: kind[name] for name in kind}
    for name, tile in tiles.items():
        tile.only("cost", "gain")
        if not re.fullmatch(r"[a-z][a-z0-9-]{0,19}", name):
            raise tile.mistake("expected a name of up to 20 small letters and numbers, such as b13")
    if not FEWEST_TILES <= len(tiles) <= MOST_TILES:
        raise kind.mistake(
            f"expected {FEWEST_TILES} to {MOST_TILES} tiles, found {len(tiles)}; "
            f"{c.MAX_PLAYERS} players can take {c.SLOTS} each"
        )
    return tiles


def read_theses(theses: TomlTable, name: str) -> list[TomlTable]:
    """The Theses of a level, each row once."""
    rows = theses.rows(name)
    copies = sum(row.number("copies", 1, MOST_THESES) for row in rows)
    if not c.MAX_PLAYERS <= copies <= MOST_THESES:
        raise theses.mistake(
            f"expected {c.MAX_PLAYERS} to {MOST_THESES} Theses in all, found {copies}; "
            f"{c.MAX_PLAYERS} players can write one each",
            name,
        )
    for row in rows:
        row.only("copies", "gain")
        if row["gain"].flag("thesis", False):
            raise row.mistake("expected a bonus that draws no further Thesis", "gain", "thesis")
    return rows


def read_spaces(timeline: TomlTable) -> list[TomlTable]:
    """The spaces of the timeline in their order (§11)."""
    timeline.only("spaces")
    spaces = timeline.rows("spaces")
    if not 2 <= len(spaces) <= MOST_DATES:
        raise timeline.mistake(f"expected 2 to {MOST_DATES} spaces, found {len(spaces)}", "spaces")
    for number, space in enumerate(spaces):
        space.only("id", "name", "text", "cost", "gain", "needs", "per_thesis", "nobel")
        if space.text("id", r"\d{4}(-[a-z0-9]+)?") in [one.get("id") for one in spaces[:number]]:
            raise space.mistake("expected an id that no other space has", "id")
    return spaces


def check_transformation(kind: TomlTable) -> None:
    """§6 A player may transform as often as the flask allows, so each time there are fewer cubes: a turn ends."""
    kind.only("cost", "gain")
    cost, gain = kind["cost"], kind["gain"]
    paid = sum(cost.number(name, 0, 9, 0) for name in RESOURCE_NAMES)
    received = sum(gain.number(name, 0, 9, 0) for name in RESOURCE_NAMES)
    if paid <= received:
        raise kind.mistake(f"expected a cost of more cubes than it gives, found {paid} for {received}")


def write_cubes(row: Ints, given: TomlTable) -> None:
    row[:] = [given.number(name, 0, 9, 0) for name in RESOURCE_NAMES]


def write_gain(row: EffectRow, gain: TomlTable) -> None:
    """What an effect gives."""
    gain.only(*RESOURCE_NAMES, "points", *FLAGS)
    write_cubes(row.cubes, gain)
    row.points = gain.number("points", 0, 9, 0)
    for flag in FLAGS:
        setattr(row, flag, gain.flag(flag, False))


def write_effect(row: EffectRow, given: TomlTable) -> None:
    """One row of EFFECTS from its `cost` and `gain`, and of a timeline space from its conditions."""
    write_gain(row, given["gain"])
    if given.has("cost"):
        given["cost"].only(*RESOURCE_NAMES)
        write_cubes(row.cost, given["cost"])
    row.per_thesis = given.number("per_thesis", 0, c.LEVELS, 0)
    if given.has("needs"):
        needs = given["needs"]
        needs.only(*NEEDS_NAMES[1:])
        if len(list(needs)) > 1:
            raise needs.mistake("expected one condition")
        for name in needs:
            row.needs, row.needs_amount = NEEDS_NAMES.index(name), needs.number(name, 1, 6)


def write_side(row: WorkshopSide, tile: TomlTable, name: str) -> None:
    """One side of a Workshop tile: what each space throws, and whether it has a clock."""
    spaces = tile.texts(name)
    if len(spaces) > MOST_SPACES:
        raise tile.mistake(f"expected at most {MOST_SPACES} spaces, found {len(spaces)}", name)
    row.length = len(spaces)
    for number, text in enumerate(spaces):
        if not re.fullmatch(SPACE_PATTERN, text):
            raise tile.mistake(f"expected a space such as 3/1/0 or, with a clock, 3/1/0+, found {text!r}", name, number)
        row.spaces[number].throw[:] = [int(count) for count in text.rstrip("+").split("/")]
        row.spaces[number].clock = text.endswith("+")


BOX = read(__name__)

# Cubes and tower ----------------------------------------------------------------------------------------

CUBES = np.array([BOX["cubes"].number(name, 1, 99) for name in RESOURCE_NAMES], np.int64)
THROWN_FALLS = BOX["tower"].number("thrown_falls_percent", 0, 100)
STUCK_FALLS = BOX["tower"].number("stuck_falls_percent_per_cube", 0, 100)
STUCK_FALLS_AT_MOST = BOX["tower"].number("stuck_falls_percent_at_most", 0, 100)
check_limits(BOX["limits"])
MARIE_CURIE_POINTS = BOX["limits"].number("marie_curie_points", 0, 9)
NOBEL_OBJECTIVE_POINTS = BOX["limits"].number("nobel_objective_points", 0, 9)

# Activity cards, Experiment tiles, theses, objectives, timeline --------------------------------------------

COPIES = np.array(read_copies(BOX["activities"]), np.int64)
CARDS = int(COPIES.sum())  # §1.2
_bonuses = [read_bonuses(BOX["activities"][name]) for name in CATEGORY_NAMES]
MAXIMUM = np.array([len(bonuses) for bonuses in _bonuses], np.int64)  # cards of a category (§7.4)
MOST = int(MAXIMUM.max())

_tiles = [read_tiles(kind) for kind in BOX["experiments"].tables(GLASS_NAMES).values()]
TILES_OF_A_GLASS = max(len(tiles) for tiles in _tiles)  # §1.3; tile n of a kind is number kind * TILES_OF_A_GLASS + n
TILE_COUNT = np.array([len(tiles) for tiles in _tiles], np.int64)  # by Glass
_all_tiles = [
    tile
    for tiles in _tiles
    for tile in [*tiles.items(), *[("", BOX["experiments"])] * TILES_OF_A_GLASS][:TILES_OF_A_GLASS]
]
TILE_NAMES = tuple(name for name, _ in _all_tiles)
TILE_SOURCES = tuple(tile.source for _, tile in _all_tiles)

BOX["theses"].only(*LEVEL_NAMES)
_theses = [(level, row) for level, name in enumerate(LEVEL_NAMES) for row in read_theses(BOX["theses"], name)]
THESIS_SOURCES = tuple(row.source for _, row in _theses)
THESIS_LEVEL = np.array([level for level, _ in _theses], np.int64)
THESIS_COPIES = np.array([row.number("copies", 1, MOST_THESES) for _, row in _theses], np.int64)
TILES_OF_A_LEVEL = max(int(THESIS_COPIES[level == THESIS_LEVEL].sum()) for level in range(c.LEVELS))  # §1.4

OBJECTIVE_POINTS = np.array(
    [row.number("points", 0, 9) for row in BOX["objectives"].tables(OBJECTIVE_NAMES).values()], np.int64
)

_spaces = read_spaces(BOX["timeline"])
TIMELINE_NAMES = tuple(space.text("id") for space in _spaces)
TIMELINE_SOURCES = tuple(space.source for space in _spaces)
LAST_SPACE = len(_spaces) - 1
IS_NOBEL = np.array([space.flag("nobel", False) for space in _spaces], np.int64)
NOBELS = int(IS_NOBEL.sum())
LAST_NOBEL = max((space for space in range(len(_spaces)) if IS_NOBEL[space]), default=-1)

# All effects: a row for each card by its number in the column, each tile, thesis, transformation and space -----

CARD_EFFECTS = 0
TILE_EFFECTS = CARD_EFFECTS + c.CATEGORIES * MOST
THESIS_EFFECTS = TILE_EFFECTS + c.GLASSES * TILES_OF_A_GLASS
TRANSFORMATION_EFFECTS = THESIS_EFFECTS + len(_theses)
TIMELINE_EFFECTS = TRANSFORMATION_EFFECTS + len(Transformation)
EFFECTS = blank_rows(EffectRow, TIMELINE_EFFECTS + len(_spaces))


def _fill_effects() -> None:
    for category, name in enumerate(CATEGORY_NAMES):
        for count, bonus in enumerate(_bonuses[category]):
            row = EFFECTS[CARD_EFFECTS + category * MOST + count]
            write_cubes(row.cost, BOX["activities"][name]["cost"])
            write_gain(row, bonus)
    for glass, tiles in enumerate(_tiles):
        for number, tile in enumerate(tiles.values()):
            write_effect(EFFECTS[TILE_EFFECTS + glass * TILES_OF_A_GLASS + number], tile)
    for number, (_, thesis) in enumerate(_theses):
        write_effect(EFFECTS[THESIS_EFFECTS + number], thesis)
    for number, kind in enumerate(BOX["transformations"].tables(TRANSFORMATION_NAMES).values()):
        check_transformation(kind)
        write_effect(EFFECTS[TRANSFORMATION_EFFECTS + number], kind)
    for number, space in enumerate(_spaces):
        write_effect(EFFECTS[TIMELINE_EFFECTS + number], space)


_fill_effects()

# The Workshop tiles, by the number of players ----------------------------------------------------------------

WORKSHOP = blank_rows(WorkshopTile, c.MAX_PLAYERS + 1)
WORKSHOP_SOURCES = {int(players): tile.source for players, tile in BOX["workshop"].tables(("2", "3", "4")).items()}
for _players, _tile in BOX["workshop"].tables(("2", "3", "4")).items():
    _tile.only(*SIDE_NAMES)
    for _side, _name in enumerate(SIDE_NAMES):
        write_side(WORKSHOP[int(_players)].sides[_side], _tile, _name)
    if not any("+" in space for name in SIDE_NAMES for space in _tile.texts(name)):
        raise _tile.mistake('expected a clock, such as "3/1/0+", or the game would have no end')

# How long a game may take, and how much one action may set off ---------------------------------------------


def most_turns() -> int:
    """Turns until the clocks alone have moved the timeline to its end, and the round is over."""
    cycles = [
        (int(column(tile.sides, "length").sum()), int(column(tile.sides, "spaces", "clock").sum()))
        for tile in WORKSHOP[2:]
    ]  # spaces and clocks of both sides
    return max(length * (LAST_SPACE // clocks + 1) for length, clocks in cycles) + c.MAX_PLAYERS


def deepest_stack() -> int:
    """The most decisions that can be half made at once.

    An effect asks for a free card, then for a pile, then draws a Thesis, whose bonus may ask for a card and a pile too.
    The last question is answered first. A free card has a bonus of its own, received where its question lay. A Thesis
    that moves the timeline waits for it below the questions of the spaces, of which none moves the timeline at once.
    These are answered by one player after another, each of whom may still have all Theses to draw.
    """
    rungs = EFFECTS[CARD_EFFECTS:TILE_EFFECTS]
    theses = EFFECTS[THESIS_EFFECTS:TRANSFORMATION_EFFECTS]
    spaces = EFFECTS[TIMELINE_EFFECTS:]

    def depth(effect: EffectRow, theses_left: int, is_space: bool) -> int:
        """The depth of an effect, without what its own free card sets off."""
        asked = int(effect.card) + int(effect.experiment)
        if not effect.thesis or not theses_left:
            return asked
        found = asked
        for thesis in theses:
            below = asked + 1
            found = max(found, below + int(thesis.card) + int(thesis.experiment))
            if thesis.card:
                found = max(found, below + cards(theses_left - 1, is_space))
            if thesis.timeline and not is_space:
                found = max(found, below + timeline())
        return found

    @cache
    def cards(theses_left: int, is_space: bool) -> int:
        """The depth of a free card, whichever it is."""
        return max(1, *(depth(rung, theses_left, is_space) for rung in rungs))

    @cache
    def timeline() -> int:
        """The depth of a space of the timeline, whichever it is, for a player without a Thesis."""
        return max(1, *(with_cards(space, c.LEVELS, True) for space in spaces))

    def with_cards(effect: EffectRow, theses_left: int, is_space: bool) -> int:
        alone = depth(effect, theses_left, is_space)
        return max(alone, cards(theses_left, is_space)) if effect.card else alone

    every = max(with_cards(effect, c.LEVELS, False) for effect in EFFECTS)
    return 1 + max(every, timeline())  # an Experiment tile waits below all that it sets off (§8.6)


def most_events() -> int:
    """More events than one action can tell: all that a player's cards, Theses, tiles and a space can give at once, each
    effect with cubes, cubes that are lacking, points, a tile, a new row and what it is called; what dates give to all
    without a question; then the next turn."""
    told = 2 * c.RESOURCES + 3 + 1 + c.ROW + 2
    effects = int(MAXIMUM.sum()) + 2 * c.LEVELS + 2
    gifts = len(_spaces)  # all dates in a row, none of them asked (§15.36)
    for space in EFFECTS[TIMELINE_EFFECTS:]:
        gifts += c.MAX_PLAYERS * (3 + sum(int(number > 0) for number in space.cubes) + int(space.marie_curie))
    return told * effects + gifts + 2 * c.GLASSES * c.SLOTS + 3 * c.MAX_PLAYERS + 10


MOST_ADVANCES = max(1, LAST_SPACE)  # of the timeline, that wait at once (§15.12): beyond the last space none counts
PENDING = max(4, deepest_stack())
TRAIL = room(__name__, 32, most_events())  # of the box: twice the most that was seen
MOST_ROUNDS = 400  # NOT A RULE: more than any game takes
if (_turns := most_turns()) > MOST_ROUNDS:
    raise BOX["workshop"].mistake(
        f"expected more clocks, or fewer dates: by the clocks alone a game could take {_turns} turns"
    )
MOST_DECISIONS = room(__name__, 4000, 100 * _turns)  # NOT A RULE: more than any game takes

# What an owner calls things ----------------------------------------------------------------------------------

_texts = OwnerTexts(__name__)
for _name in CATEGORY_NAMES:
    _texts.give(BOX["activities"][_name], "name", f"card-{_name}")
for _space, _name in zip(_spaces, TIMELINE_NAMES, strict=True):
    _texts.give(_space, "name", f"date-{_name}", otherwise=_name[:4])
    _texts.give(_space, "text", f"milestone-{_name}")
TEXTS = _texts.messages
