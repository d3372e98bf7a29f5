"""components.toml as tables that compiled rules read.

Cards, tiles, theses, transformations and timeline spaces are all the same: a cost and what it gives. So they are rows
of one table, EFFECTS, and a rule speaks of an effect by the number of its row.
"""

import re
from typing import Any

import numpy as np
from numpy.typing import NDArray

from labtable.core.components import Table, read
from labtable.core.names import kebab
from labtable.core.records import nested, table

from . import constants as c
from .constants import Category, Glass, Needs, Objective, Resource, Transformation

EFFECT = table(
    [
        ("cost", np.int8, (c.RESOURCES,)),
        ("cubes", np.int8, (c.RESOURCES,)),  # what it gives …
        ("points", np.int8),
        ("marie_curie", np.int8),
        ("timeline", np.int8),
        ("thesis", np.int8),
        ("experiment", np.int8),
        ("card", np.int8),
        ("refresh", np.int8),
        ("per_thesis", np.int8),  # 0: cubes once; else once for each Thesis, at most this often (§11.11)
        ("needs", np.int8),  # Needs, of which …
        ("needs_amount", np.int8),  # … so many
    ]
)
MOST_SPACES = 10  # NOT A RULE: of one side of a Workshop tile
SPACE = nested([("throw", np.int8, (c.RESOURCES,)), ("clock", np.int8)])
WORKSHOP_SIDE = table([("length", np.int8), ("spaces", SPACE, (MOST_SPACES,))])

FLAGS = ("marie_curie", "timeline", "thesis", "experiment", "card", "refresh")
RESOURCE_NAMES = tuple(kebab(resource) for resource in Resource)
CATEGORY_NAMES = tuple(kebab(category) for category in Category)
GLASS_NAMES = tuple(kebab(glass) for glass in Glass)
OBJECTIVE_NAMES = tuple(kebab(objective) for objective in Objective)
TRANSFORMATION_NAMES = tuple(kebab(kind) for kind in Transformation)
NEEDS_NAMES = tuple(kebab(needs) for needs in Needs)
LEVEL_NAMES = ("i", "ii", "iii", "iv")
SIDE_NAMES = ("side_1", "side_2")
SPACE_PATTERN = r"\d/\d/\d\+?"  # pitchblende/uranium/radium, and a clock


# Reading ------------------------------------------------------------------------------------------------


def check_limits(limits: Table) -> None:
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


def read_copies(activities: Table) -> NDArray[np.int8]:
    """The copies of each category's cards."""
    rows = activities.tables(CATEGORY_NAMES).values()
    copies = np.array([row.number("copies", 1, c.CARDS) for row in rows], np.int8)
    if copies.sum() != c.CARDS:
        raise activities.mistake(f"expected {c.CARDS} cards in all, found {copies.sum()}")
    return copies


def read_tiles(experiments: Table) -> dict[str, Table]:
    """The Experiment tiles by name, the beakers first."""
    tiles: dict[str, Table] = {}
    for kind in experiments.tables(GLASS_NAMES).values():
        if len(list(kind)) != c.TILES_OF_A_GLASS:
            raise kind.mistake(f"expected {c.TILES_OF_A_GLASS} tiles, found {len(list(kind))}")
        tiles |= {name: kind[name] for name in kind}
    return tiles


def read_theses(theses: Table) -> list[tuple[int, Table]]:
    """The Theses with their levels, each row once."""
    theses.only(*LEVEL_NAMES)
    found: list[tuple[int, Table]] = []
    for level, name in enumerate(LEVEL_NAMES):
        rows = theses.rows(name)
        copies = sum(row.number("copies", 1, c.TILES_OF_A_LEVEL) for row in rows)
        if copies != c.TILES_OF_A_LEVEL:
            raise theses.mistake(f"expected {c.TILES_OF_A_LEVEL} Theses in all, found {copies}", name)
        for row in rows:
            if row["gain"].has("thesis"):
                raise row.mistake("expected a bonus that draws no further Thesis", "gain", "thesis")
        found += [(level, row) for row in rows]
    return found


def write_cubes(row: Any, given: Table) -> None:
    row[:] = [given.number(name, 0, 9, 0) for name in RESOURCE_NAMES]


def write_gain(row: Any, gain: Table) -> None:
    """What an effect gives."""
    gain.only(*RESOURCE_NAMES, "points", *FLAGS)
    write_cubes(row["cubes"], gain)
    row["points"] = gain.number("points", 0, 9, 0)
    for flag in FLAGS:
        row[flag] = gain.flag(flag, False)


def write_effect(row: Any, given: Table) -> None:
    """One row of EFFECTS from its `cost` and `gain`, and of a timeline space from its conditions."""
    write_gain(row, given["gain"])
    if given.has("cost"):
        given["cost"].only(*RESOURCE_NAMES)
        write_cubes(row["cost"], given["cost"])
    row["per_thesis"] = given.number("per_thesis", 0, c.LEVELS, 0)
    if given.has("needs"):
        needs = given["needs"]
        needs.only(*NEEDS_NAMES[1:])
        for name in needs:
            row["needs"], row["needs_amount"] = NEEDS_NAMES.index(name), needs.number(name, 1, 6)


def write_side(row: Any, tile: Table, name: str) -> None:
    """One side of a Workshop tile: what each space throws, and whether it has a clock."""
    spaces = tile.texts(name)
    if len(spaces) > MOST_SPACES:
        raise tile.mistake(f"expected at most {MOST_SPACES} spaces, found {len(spaces)}", name)
    row["length"] = len(spaces)
    for number, text in enumerate(spaces):
        if not re.fullmatch(SPACE_PATTERN, text):
            raise tile.mistake(f"expected a space such as 3/1/0 or, with a clock, 3/1/0+, found {text!r}", name, number)
        row["spaces"][number]["throw"] = [int(count) for count in text.rstrip("+").split("/")]
        row["spaces"][number]["clock"] = text.endswith("+")


BOX = read(__name__)

# Cubes and tower ----------------------------------------------------------------------------------------

CUBES = np.array([BOX["cubes"].number(name, 1, 99) for name in RESOURCE_NAMES], np.int8)
THROWN_FALLS = BOX["tower"].number("thrown_falls_percent", 0, 100)
STUCK_FALLS = BOX["tower"].number("stuck_falls_percent_per_cube", 0, 100)
STUCK_FALLS_AT_MOST = BOX["tower"].number("stuck_falls_percent_at_most", 0, 100)
check_limits(BOX["limits"])
MARIE_CURIE_POINTS = BOX["limits"].number("marie_curie_points", 0, 9)
NOBEL_OBJECTIVE_POINTS = BOX["limits"].number("nobel_objective_points", 0, 9)

# Activity cards, Experiment tiles, theses, objectives, timeline --------------------------------------------

COPIES = read_copies(BOX["activities"])
_bonuses = [BOX["activities"][name].rows("bonus") for name in CATEGORY_NAMES]
MAXIMUM = np.array([len(bonuses) for bonuses in _bonuses], np.int8)  # cards of a category (§7.4)
MOST = int(MAXIMUM.max())

_tiles = read_tiles(BOX["experiments"])
TILE_NAMES = tuple(_tiles)

_theses = read_theses(BOX["theses"])
THESIS_LEVEL = np.array([level for level, _ in _theses], np.int8)
THESIS_COPIES = np.array([row.number("copies", 1, c.TILES_OF_A_LEVEL) for _, row in _theses], np.int8)

OBJECTIVE_POINTS = np.array(
    [row.number("points", 0, 9) for row in BOX["objectives"].tables(OBJECTIVE_NAMES).values()], np.int8
)

_spaces = BOX["timeline"].rows("spaces")
TIMELINE_NAMES = tuple(space.text("id", r"\d{4}(-[a-z]+)?") for space in _spaces)
LAST_SPACE = len(_spaces) - 1
IS_NOBEL = np.array([space.flag("nobel", False) for space in _spaces], np.int8)
LAST_NOBEL = max((space for space in range(len(_spaces)) if IS_NOBEL[space]), default=-1)

# All effects: a row for each card by its number in the column, each tile, thesis, transformation and space -----

CARD_EFFECTS = 0
TILE_EFFECTS = CARD_EFFECTS + c.CATEGORIES * MOST
THESIS_EFFECTS = TILE_EFFECTS + c.GLASSES * c.TILES_OF_A_GLASS
TRANSFORMATION_EFFECTS = THESIS_EFFECTS + len(_theses)
TIMELINE_EFFECTS = TRANSFORMATION_EFFECTS + len(Transformation)
EFFECTS = np.zeros(TIMELINE_EFFECTS + len(_spaces), EFFECT)


def _fill_effects() -> None:
    for category, name in enumerate(CATEGORY_NAMES):
        for count, bonus in enumerate(_bonuses[category]):
            row = EFFECTS[CARD_EFFECTS + category * MOST + count]
            write_cubes(row["cost"], BOX["activities"][name]["cost"])
            write_gain(row, bonus)
    for number, tile in enumerate(_tiles.values()):
        write_effect(EFFECTS[TILE_EFFECTS + number], tile)
    for number, (_, thesis) in enumerate(_theses):
        write_effect(EFFECTS[THESIS_EFFECTS + number], thesis)
    for number, kind in enumerate(BOX["transformations"].tables(TRANSFORMATION_NAMES).values()):
        write_effect(EFFECTS[TRANSFORMATION_EFFECTS + number], kind)
    for number, space in enumerate(_spaces):
        space.only("id", "cost", "gain", "needs", "per_thesis", "nobel")
        write_effect(EFFECTS[TIMELINE_EFFECTS + number], space)


_fill_effects()

# The Workshop tiles: WORKSHOP[players, side] ----------------------------------------------------------------

WORKSHOP = np.zeros((c.MAX_PLAYERS + 1, c.SIDES), WORKSHOP_SIDE)
for _players, _tile in BOX["workshop"].tables(("2", "3", "4")).items():
    for _side, _name in enumerate(SIDE_NAMES):
        write_side(WORKSHOP[int(_players), _side], _tile, _name)
