"""Lists of components as a spreadsheet (CSV): a row for each card, a column for each key.

The first cell of the sheet names the game, the first cell of every other row the list that it belongs to. A list that
is there is complete: its rows are those of the sheet. Lists that are not there stay as they are.
"""

from __future__ import annotations

import csv
import io
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from labtable.core.game.components import MARKS, BadComponents, Place, TomlTable, shown, text_of, toml_value
from labtable.core.game.toml_lines import Where, too_deep

SHEET = ".csv"
Lists = Mapping[str, Sequence[Mapping[str, Any]]]  # the rows of a box, by the keys that lead to their list


def sheet_of(game: str, lists: Lists) -> str:
    """The lists of a game as a sheet."""
    columns = dict.fromkeys(key for rows in lists.values() for row in rows for key in row if key not in MARKS)
    written = io.StringIO()
    writer = csv.writer(written, lineterminator="\n")
    writer.writerow([game, *columns])
    for name, rows in lists.items():
        for row in rows:
            writer.writerow([name, *(_cell(row[key]) if key in row else "" for key in columns)])
    return written.getvalue()


def _cell(value: Any) -> str:
    return value if isinstance(value, str) else toml_value(value)


def game_of_sheet(path: Path) -> str:
    """The game that a sheet names."""
    return "".join(next(iter(_rows(path)), [])[:1]).strip()


def read_sheet(path: Path, game: str, lists: Lists) -> tuple[TomlTable, set[Where]]:
    """A sheet as a table that knows its rows, and the cells that hold tables."""
    header, *rows = _rows(path) or [[]]
    file, names = path.name, [name.strip() for name in header]
    if names[:1] != [game]:
        found = f", found {shown(names[0])}" if names else ""
        raise BadComponents(f"{file}:1: expected a first row with {game} and the names of columns{found}.")
    for name in names:
        if not name or names.count(name) > 1:
            raise BadComponents(f"{file}:1: expected every column to have a name of its own, found {shown(name)}.")
    data: dict[str, Any] = {}
    places: dict[Where, Place] = {(): (file, 1)}
    tables: set[Where] = set()
    for number, row in enumerate(rows, 2):
        if not row:
            continue
        name = row[0].strip()
        if name not in lists:
            expected = f"one of {', '.join(lists)}" if lists else "no row, because this game has no lists"
            raise BadComponents(f"{file}:{number}: column {game}: expected {expected}, found {shown(name)}.")
        if len(row) > len(names):
            raise BadComponents(f"{file}:{number}: expected {len(names)} cells, found {len(row)}.")
        cells = {
            key: _value(cell, key, lists[name], f"{file}:{number}: column {key}")
            for key, cell in zip(names[1:], row[1:], strict=False)
            if cell.strip()
        }
        where = _added(data, tuple(name.split(".")), cells)
        places.update(dict.fromkeys(_ways(where, cells), (file, number)))
        for size in range(1, len(where)):
            places.setdefault(where[:size], (file, number))
        tables.update((*where, key) for key, value in cells.items() if isinstance(value, dict))
    return TomlTable(places, (), data, "", ""), tables


def _rows(path: Path) -> list[list[str]]:
    words = text_of(path).removeprefix("\ufeff")
    first = words.partition("\n")[0]
    try:
        rows = list(csv.reader(io.StringIO(words), delimiter=";" if first.count(";") > first.count(",") else ","))
    except csv.Error as error:
        raise BadComponents(f"{path.name} is no sheet of comma-separated values: {error}.") from None
    for row in rows:
        while row and not row[-1].strip():  # some programs fill rows up with empty cells
            row.pop()
    return rows


def _value(cell: str, key: str, rows: Sequence[Mapping[str, Any]], place: str) -> Any:
    """What a cell means: a text where the box has texts, else a value of TOML."""
    if any(isinstance(row.get(key), str) for row in rows):
        return cell
    try:
        if too_deep(f"x = {cell}"):
            raise ValueError
        return tomllib.loads(f"x = {cell}")["x"]
    except ValueError:
        if any(key in row for row in rows):
            raise BadComponents(
                f"{place}: expected a value as TOML writes it, such as 3, true, [1, 2] or {{ gain = 1 }}, "
                f"found {shown(cell)}."
            ) from None
        return cell


def _added(data: dict[str, Any], path: tuple[str, ...], row: dict[str, Any]) -> Where:
    """Add a row to the list at a path; where it stands."""
    for key in path[:-1]:
        data = data.setdefault(key, {})
    rows: list[Any] = data.setdefault(path[-1], [])
    rows.append(row)
    return (*path, len(rows) - 1)


def _ways(where: Where, value: Any) -> Iterator[Where]:
    """The way to a value, and to everything that it holds."""
    yield where
    if isinstance(value, dict | list):
        for key, inner in value.items() if isinstance(value, dict) else enumerate(value):
            yield from _ways((*where, key), inner)
