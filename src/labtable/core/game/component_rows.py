"""The components of the box as they are looked up by name: its lists whose rows have names, its tables of rows."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from copy import deepcopy
from functools import cache
from typing import Any

from labtable.core.game.components import BOX, MARKS, BadComponents, TomlTable, table_of
from labtable.core.game.toml_lines import Where
from labtable.core.homes import folder_of

NAMES = (
    "number",
    "value",
    "id",
    "symbol",
    "game",
    "column",
)  # the first of these that a row has tells it from the others


@cache
def box_of(game: str) -> TomlTable:
    """The components of the box. Nobody may write into them. A game may do without any."""
    path = folder_of(game) / BOX
    return table_of(path) if path.exists() else TomlTable({(): (BOX, 1)}, (), {}, "", "")


def lists_of(game: str) -> dict[str, list[Any]]:
    """The lists of a game's box whose rows have names, by the keys that lead to them."""
    return dict(_lists_in(box_of(game).data))


def _lists_in(table: Mapping[str, Any], path: str = "") -> Iterator[tuple[str, list[Any]]]:
    for key, value in table.items():
        if isinstance(value, dict):
            yield from _lists_in(value, f"{path}{key}.")
        elif named_rows(value):
            yield f"{path}{key}", value


def tables_of(game: str) -> dict[str, dict[str, dict[str, Any]]]:
    """The tables of a game's box that hold rows by name (tiles, persons), by the keys that lead to them."""
    return dict(_tables_in(box_of(game).data))


def _tables_in(table: Mapping[str, Any], path: str = "") -> Iterator[tuple[str, dict[str, dict[str, Any]]]]:
    for key, value in table.items():
        if not isinstance(value, dict):
            continue
        rows = unmarked(value)
        if rows and holds_tables(value) and not any(_holds_rows(row) for row in rows.values()):
            yield f"{path}{key}", rows
        else:
            yield from _tables_in(value, f"{path}{key}.")


def _holds_rows(table: Mapping[str, Any]) -> bool:
    """Whether a table is more than a row: it holds lists or tables of rows."""
    return any(named_rows(value) or (value and holds_tables(value)) for value in table.values())


def unmarked(row: Mapping[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in row.items() if key not in MARKS}


def all_tables(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(row, dict) for row in value)


def holds_tables(box: Any) -> bool:
    """A table of nothing but tables, which may hold others."""
    return isinstance(box, dict) and all(isinstance(inner, dict) for inner in unmarked(box).values())


def named_rows(box: Any) -> str:
    """The key that names the rows of a list, or nothing where they have none."""
    if not all_tables(box):
        return ""
    return next((name for name in NAMES if all(name in row for row in box)), "")


def entry_of(game: str, path: tuple[str, ...]) -> Any:
    """What the box says in one place; None where a row leaves the key out."""
    return deepcopy(look_up(box_of(game).data, path)[1])


def look_up(box: Any, path: tuple[str, ...]) -> tuple[Where, Any]:
    """Where an entry stands in the box, and its value; None if it is not there yet, in a row, or in a table of tables,
    that is."""
    where: list[str | int] = []
    may_have_more = False  # whether the table that is looked into may have keys that the box leaves out
    for number, key in enumerate(path):
        if isinstance(box, list) and (named := named_rows(box)):
            index = next((place for place, row in enumerate(box) if str(row[named]) == key), None)
            if index is None:
                raise BadComponents(f"{'.'.join(path)}: the components have no {key!r} there.")
            where.append(index)
            box, may_have_more = box[index], True
        elif isinstance(box, dict) and key not in MARKS and (key in box or (number == len(path) - 1 and may_have_more)):
            may_have_more = number > 0 and holds_tables(box) and not holds_tables(box.get(key))
            where.append(key)
            box = box.get(key)
        else:
            raise BadComponents(f"{'.'.join(path)}: the components have no {key!r} there.")
    return tuple(where), box
