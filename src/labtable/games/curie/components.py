"""components.toml, read and checked, as tables that compiled rules read.

Cards, tiles, theses, transformations and timeline spaces are all the same: a cost and what it gives. So they are rows
of one table, EFFECTS, and a rule speaks of an effect by the number of its row.
"""
import tomllib
from pathlib import Path
from typing import Any

import numpy as np

from labtable.core.errors import LabtableError
from labtable.core.records import nested, table
from labtable.games.curie import constants as c
from labtable.games.curie.constants import Category, Glass, Needs, Objective, Resource, Transformation

FILE = Path(__file__).with_name("components.toml")

EFFECT = table([
    ("cost", np.int8, (c.RESOURCES,)),
    ("cubes", np.int8, (c.RESOURCES,)),  # what it gives …
    ("points", np.int8),
    ("marie_curie", np.int8),
    ("timeline", np.int8),
    ("thesis", np.int8),
    ("experiment", np.int8),
    ("card", np.int8),
    ("refresh", np.int8),
    ("per_thesis", np.int8),             # 0: cubes once; else once for each Thesis, at most this often (§11.11)
    ("needs", np.int8),                  # Needs, of which …
    ("needs_amount", np.int8),           # … so many
])
SPACE = nested([("throw", np.int8, (c.RESOURCES,)), ("clock", np.int8)])
WORKSHOP_SIDE = table([("length", np.int8), ("spaces", SPACE, (10,))])

FLAGS = ("marie_curie", "timeline", "thesis", "experiment", "card", "refresh")
RESOURCE_NAMES = tuple(resource.name.lower() for resource in Resource)
CATEGORY_NAMES = tuple(category.name.lower() for category in Category)
GLASS_NAMES = tuple(glass.name.lower() for glass in Glass)
OBJECTIVE_NAMES = tuple(objective.name.lower().replace("_", "-") for objective in Objective)
TRANSFORMATION_NAMES = tuple(kind.name.lower().replace("_", "-") for kind in Transformation)
NEEDS_NAMES = tuple(needs.name.lower() for needs in Needs)
LEVEL_NAMES = ("i", "ii", "iii", "iv")


class BadComponents(LabtableError):
    """components.toml says something that the rules cannot read."""


def fail(where: str, expected: str) -> BadComponents:
    return BadComponents(f"{FILE.name}, {where}: expected {expected}.")


def whole(where: str, value: Any, low: int, high: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise fail(where, f"a number from {low} to {high}, not {value!r}")
    return value


def known(where: str, given: dict[str, Any], names: tuple[str, ...]) -> None:
    for name in given:
        if name not in names:
            raise fail(f"{where}.{name}", f"one of {', '.join(names)}")


def cubes_of(where: str, given: dict[str, Any]) -> list[int]:
    known(where, given, RESOURCE_NAMES)
    return [whole(f"{where}.{name}", given.get(name, 0), 0, 9) for name in RESOURCE_NAMES]


def write_effect(where: str, row: Any, given: dict[str, Any]) -> None:
    """One row of EFFECTS from its `cost` and `gain`."""
    gain = dict(given.get("gain", {}))
    known(f"{where}.gain", gain, (*RESOURCE_NAMES, "points", *FLAGS))
    row["cost"] = cubes_of(f"{where}.cost", given.get("cost", {}))
    row["cubes"] = cubes_of(f"{where}.gain", {name: gain[name] for name in RESOURCE_NAMES if name in gain})
    row["points"] = whole(f"{where}.gain.points", gain.get("points", 0), 0, 9)
    for flag in FLAGS:
        if not isinstance(gain.get(flag, False), bool):
            raise fail(f"{where}.gain.{flag}", "true or false")
        row[flag] = gain.get(flag, False)
    row["per_thesis"] = whole(f"{where}.per_thesis", given.get("per_thesis", 0), 0, c.LEVELS)
    needs = given.get("needs", {})
    known(f"{where}.needs", needs, NEEDS_NAMES[1:])
    for name, amount in needs.items():
        row["needs"], row["needs_amount"] = NEEDS_NAMES.index(name), whole(f"{where}.needs.{name}", amount, 1, 6)


def exactly(where: str, given: Any, names: tuple[str, ...]) -> dict[str, Any]:
    """The rows of a table that must be these, its source and reason left aside."""
    rows = {name: row for name, row in given.items() if name not in ("source", "reason")}
    if tuple(rows) != names:
        raise fail(where, f"the rows {', '.join(names)}, in this order")
    return rows


def total(where: str, count: int, expected: int) -> None:
    if count != expected:
        raise fail(where, f"{expected} in all, not {count}")


DATA = tomllib.loads(FILE.read_text(encoding="utf-8"))

# Cubes and tower --------------------------------------------------------------------------------------

CUBES = np.array([whole(f"cubes.{name}", DATA["cubes"][name], 1, 99) for name in RESOURCE_NAMES], np.int8)
THROWN_FALLS = whole("tower", DATA["tower"]["thrown_falls_percent"], 0, 100)
STUCK_FALLS = whole("tower", DATA["tower"]["stuck_falls_percent_per_cube"], 0, 100)
STUCK_FALLS_AT_MOST = whole("tower", DATA["tower"]["stuck_falls_percent_at_most"], 0, 100)
MARIE_CURIE_POINTS = whole("limits", DATA["limits"]["marie_curie_points"], 0, 9)
NOBEL_OBJECTIVE_POINTS = whole("limits", DATA["limits"]["nobel_objective_points"], 0, 9)
for _name, _value in (("take", c.TAKE), ("keep", c.KEEP), ("slots", c.SLOTS), ("row", c.ROW),
                      ("pair_points", c.PAIR_POINTS)):
    total(f"limits.{_name}", DATA["limits"][_name], _value)

# Activity cards -----------------------------------------------------------------------------------------

_activities = exactly("activities", DATA["activities"], CATEGORY_NAMES)
COPIES = np.array([whole(f"activities.{name}.copies", row["copies"], 1, c.CARDS)
                   for name, row in _activities.items()], np.int8)
total("activities: copies", int(COPIES.sum()), c.CARDS)
MAXIMUM = np.array([len(row["bonus"]) for row in _activities.values()], np.int8)  # cards of a category (§7.4)
MOST = int(MAXIMUM.max())

# Experiment tiles, theses, objectives, timeline -----------------------------------------------------------

_glasses = exactly("experiments", DATA["experiments"], GLASS_NAMES)
TILE_NAMES = tuple(name for rows in _glasses.values() for name in rows)
for _name, _rows in _glasses.items():
    total(f"experiments.{_name}", len(_rows), c.TILES_OF_A_GLASS)

_levels = exactly("theses", DATA["theses"], LEVEL_NAMES)
_theses = [(level, row) for level, rows in enumerate(_levels.values()) for row in rows]
THESIS_LEVEL = np.array([level for level, _ in _theses], np.int8)
THESIS_COPIES = np.array([whole("theses: copies", row["copies"], 1, c.TILES_OF_A_LEVEL) for _, row in _theses], np.int8)
for _level, _name in enumerate(LEVEL_NAMES):
    total(f"theses.{_name}", int(THESIS_COPIES[_level == THESIS_LEVEL].sum()), c.TILES_OF_A_LEVEL)

OBJECTIVE_POINTS = np.array([whole(f"objectives.{name}", row["points"], 0, 9) for name, row
                             in exactly("objectives", DATA["objectives"], OBJECTIVE_NAMES).items()], np.int8)

_spaces: list[dict[str, Any]] = DATA["timeline"]["spaces"]
TIMELINE_NAMES = tuple(str(space["id"]) for space in _spaces)
LAST_SPACE = len(_spaces) - 1
IS_NOBEL = np.array([bool(space.get("nobel", False)) for space in _spaces], np.int8)
LAST_NOBEL = max((space for space in range(len(_spaces)) if IS_NOBEL[space]), default=-1)

# All effects: a row for each card by its number in the column, each tile, thesis, transformation and space -----

CARD_EFFECTS = 0
TILE_EFFECTS = CARD_EFFECTS + c.CATEGORIES * MOST
THESIS_EFFECTS = TILE_EFFECTS + c.GLASSES * c.TILES_OF_A_GLASS
TRANSFORMATION_EFFECTS = THESIS_EFFECTS + len(_theses)
TIMELINE_EFFECTS = TRANSFORMATION_EFFECTS + len(Transformation)
EFFECTS = np.zeros(TIMELINE_EFFECTS + len(_spaces), EFFECT)


def _fill_effects() -> None:
    for category, (name, card) in enumerate(_activities.items()):
        for count, gain in enumerate(card["bonus"]):
            where = f"activities.{name}, card {count + 1}"
            write_effect(where, EFFECTS[CARD_EFFECTS + category * MOST + count], {"cost": card["cost"], "gain": gain})
    tiles = [(f"experiments.{name}", tile) for rows in _glasses.values() for name, tile in rows.items()]
    for number, (where, tile) in enumerate(tiles):
        write_effect(where, EFFECTS[TILE_EFFECTS + number], tile)
    for number, (level, thesis) in enumerate(_theses):
        where = f"theses.{LEVEL_NAMES[level]}"
        write_effect(where, EFFECTS[THESIS_EFFECTS + number], thesis)
        if "thesis" in thesis["gain"]:
            raise fail(where, "a bonus that draws no further Thesis")
    kinds = exactly("transformations", DATA["transformations"], TRANSFORMATION_NAMES)
    for number, (name, kind) in enumerate(kinds.items()):
        write_effect(f"transformations.{name}", EFFECTS[TRANSFORMATION_EFFECTS + number], kind)
    for number, space in enumerate(_spaces):
        write_effect(f"timeline.{space['id']}", EFFECTS[TIMELINE_EFFECTS + number], space)


_fill_effects()

# The Workshop tiles: WORKSHOP[players, side] ----------------------------------------------------------------

WORKSHOP = np.zeros((c.MAX_PLAYERS + 1, c.SIDES), WORKSHOP_SIDE)


def _fill_workshop() -> None:
    for players in range(2, c.MAX_PLAYERS + 1):
        sides = DATA["workshop"][str(players)]
        total(f"workshop.{players}: sides", len(sides), c.SIDES)
        for side, spaces in enumerate(sides):
            row = WORKSHOP[players, side]
            where = f"workshop.{players}, side {side + 1}"
            row["length"] = whole(f"{where}: spaces", len(spaces), 1, 10)
            for space, text in enumerate(spaces):
                throw = [int(number) for number in text.rstrip("+").split("/") if number.isdigit()]
                if len(throw) != c.RESOURCES:
                    raise fail(f"{where}: {text!r}", 'a space such as "3/1/0" or, with a clock, "3/1/0+"')
                row["spaces"][space]["throw"] = throw
                row["spaces"][space]["clock"] = text.endswith("+")


_fill_workshop()
