"""Components as a spreadsheet (CSV): a row for each card, a column for each key.

The first cell of the sheet names the game, the first cell of every other row the list or table that it belongs to; a
row of a table is named in the column `row`. A list or table that is there is complete: its rows are those of the
sheet. What is not there stays as it is.
"""

from __future__ import annotations

import csv
import io
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from labtable.core.game.components import MARKS, BadComponents, Place, TomlTable, shown, text_of, toml_value
from labtable.core.game.toml_lines import Where, too_deep

SHEET = ".csv"
Row = Mapping[str, Any]
Lists = Mapping[str, Sequence[Row]]  # the rows of a box, by the keys that lead to their list
Tables = Mapping[str, Mapping[str, Row]]  # its rows by their names, by the keys that lead to their table
ROW = "row"  # the column that names a row of a table
WORDS = ("name", "text")  # what an owner calls a thing: every sheet has columns for it


def sheet_of(game: str, lists: Lists, tables: Tables) -> str:
    """The lists and tables of a game as a sheet."""
    parts = {name: list(rows) for name, rows in lists.items()}
    parts |= {name: [{ROW: key, **row} for key, row in rows.items()] for name, rows in tables.items()}
    keys = [key for rows in parts.values() for row in rows for key in row if key not in MARKS]
    columns = dict.fromkeys([*keys, *WORDS])
    written = io.StringIO()
    writer = csv.writer(written, lineterminator="\n")
    writer.writerow([game, *columns])
    for name, rows in parts.items():
        for row in rows:
            writer.writerow([name, *(_cell(row[key]) if key in row else "" for key in columns)])
    return written.getvalue()


def _cell(value: Any) -> str:
    return value if isinstance(value, str) else toml_value(value)


def game_of_sheet(path: Path) -> str:
    """The game that a sheet names."""
    return "".join(next(iter(_rows(path)), [])[:1]).strip()


def read_sheet(path: Path, game: str, lists: Lists, tables: Tables) -> tuple[TomlTable, set[Where]]:
    """A sheet as a table that knows its rows, and the cells that hold tables."""
    header, *rows = _rows(path) or [[]]
    file, names = path.name, [name.strip() for name in header]
    if names[:1] != [game]:
        found = f", found {shown(names[0])}" if names else ""
        raise BadComponents(f"{file}:1: expected a first row with {game} and the names of columns{found}.")
    for name in names:
        if not name or names.count(name) > 1:
            raise BadComponents(f"{file}:1: expected every column to have a name of its own, found {shown(name)}.")
    sheet = _Sheet(file, {(): (file, 1)})
    for number, row in enumerate(rows, 2):
        if not row:
            continue
        name = row[0].strip()
        known = [*lists, *tables]
        if name not in known:
            expected = f"one of {', '.join(known)}" if known else "no row, because this game has no lists"
            raise BadComponents(f"{file}:{number}: column {game}: expected {expected}, found {shown(name)}.")
        if len(row) > len(names):
            raise BadComponents(f"{file}:{number}: expected {len(names)} cells, found {len(row)}.")
        alike = lists[name] if name in lists else [*tables[name].values(), {ROW: ""}]
        cells = {
            key: _value(cell, key, alike, f"{file}:{number}: column {key}")
            for key, cell in zip(names[1:], row[1:], strict=False)
            if cell.strip()
        }
        if name in lists:
            sheet.add_to_list(number, tuple(name.split(".")), cells)
        else:
            sheet.add_to_table(number, tuple(name.split(".")), cells, tables[name])
    for name, named in tables.items():
        sheet.take_out_of(tuple(name.split(".")), named)
    return TomlTable(sheet.places, (), sheet.data, "", ""), sheet.in_braces


@dataclass
class _Sheet:
    """What the rows of a sheet say, as a file of TOML would."""

    file: str
    places: dict[Where, Place]
    data: dict[str, Any] = field(default_factory=dict)
    in_braces: set[Where] = field(default_factory=set)  # the cells that hold tables

    def add_to_list(self, number: int, path: tuple[str, ...], cells: dict[str, Any]) -> None:
        inner = self._inside(path[:-1])
        listed: list[Any] = inner.setdefault(path[-1], [])
        listed.append(cells)
        self._mark(number, (*path, len(listed) - 1), cells)

    def add_to_table(self, number: int, path: tuple[str, ...], cells: dict[str, Any], box: Mapping[str, Row]) -> None:
        """An empty cell costs and gives nothing where the box has a table; anything else needs a value."""
        name, table = str(cells.pop(ROW, "")).strip(), self._inside(path)
        if not name or name in table:
            raise BadComponents(
                f"{self.file}:{number}: column {ROW}: expected a name that no other row of {'.'.join(path)} has."
            )
        for key, value in box.get(name, {}).items():
            if key not in cells and key not in MARKS:
                if not isinstance(value, dict):
                    raise BadComponents(f"{self.file}:{number}: column {key}: expected a value such as {_cell(value)}.")
                cells[key] = {}
        table[name] = cells
        self._mark(number, (*path, name), cells)

    def take_out_of(self, path: tuple[str, ...], box: Mapping[str, Row]) -> None:
        """The rows of a table that the sheet has without them."""
        if path in self.places:
            table = self._inside(path)
            for name in box:
                if name not in table:
                    table[name] = {"remove": True}

    def _inside(self, path: tuple[str, ...]) -> dict[str, Any]:
        inner = self.data
        for key in path:
            inner = inner.setdefault(key, {})
        return inner

    def _mark(self, number: int, where: Where, cells: dict[str, Any]) -> None:
        self.places.update(dict.fromkeys(_ways(where, cells), (self.file, number)))
        for size in range(1, len(where)):
            self.places.setdefault(where[:size], (self.file, number))
        self.in_braces.update((*where, key) for key, value in cells.items() if isinstance(value, dict))


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
        if known := [row[key] for row in rows if key in row]:
            example = _cell(max(known, key=bool))  # one that is not empty, where there is one
            raise BadComponents(
                f"{place}: expected a value as TOML writes it, such as {example}, found {shown(cell)}."
            ) from None
        return cell


def _ways(where: Where, value: Any) -> Iterator[Where]:
    """The way to a value, and to everything that it holds."""
    yield where
    if isinstance(value, dict | list):
        for key, inner in value.items() if isinstance(value, dict) else enumerate(value):
            yield from _ways((*where, key), inner)
