"""What a file of components, or a spreadsheet, changes in the box: every mistake is answered with its line."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Any

from labtable.core.game.component_changes import AFTER, MOST_CHANGES, REMOVE, Changes, ComponentChange, is_plain, same
from labtable.core.game.component_rows import (
    all_tables,
    box_of,
    holds_tables,
    lists_of,
    named_rows,
    tables_of,
    unmarked,
)
from labtable.core.game.components import MARKS, TomlTable, shown, table_of, text_of
from labtable.core.game.spreadsheets import SHEET, read_sheet
from labtable.core.game.toml_lines import Where, braced


def changes_of_file(game: str, path: Path) -> Changes:
    """What a file of components changes: it may be a whole one, or hold only the entries that differ.

    A table under a header is taken key by key, and so is a row of a list, found by its number or id. What stands in
    braces or in brackets otherwise is taken whole. A row of another number or id is added; one with `remove = true` is
    taken out. In a file with `whole = true` every list is complete: its rows and their keys are those that stand there;
    so it is in a spreadsheet.
    """
    if path.suffix == SHEET:
        sheet, in_braces = read_sheet(path, game, lists_of(game), tables_of(game))
        return _compared(game, sheet, in_braces, whole=True)
    given = table_of(path)
    if (named := given.get("game", game)) != game:
        raise given.mistake(f"expected components of {game}, found those of {shown(named)}", "game")
    return _compared(game, given, braced(text_of(path)), whole=given.flag("whole", False))


def _compared(game: str, given: TomlTable, in_braces: set[Where], whole: bool) -> Changes:
    entries = {key: value for key, value in given.data.items() if key not in ("game", "whole")}
    _check_values(given, (), entries)
    found = _Comparison(given, in_braces, whole).of_table((), (), entries, box_of(game).data)
    rows = tuple(islice(found, MOST_CHANGES + 1))
    if len(rows) > MOST_CHANGES:
        raise given.mistake(f"expected at most {MOST_CHANGES} entries that differ from the box")
    return Changes(rows)


def _check_values(given: TomlTable, where: Where, value: Any) -> None:
    """Components are texts, whole numbers, true or false, in lists and tables."""
    if isinstance(value, dict | list):
        for key, inner in value.items() if isinstance(value, dict) else enumerate(value):
            _check_values(given, (*where, key), inner)
    elif not is_plain(value):
        raise given.mistake(f"expected a text, a whole number, true or false, found {shown(value)}", *where)


@dataclass(frozen=True)
class _Comparison:
    given: TomlTable
    in_braces: set[Where]
    whole: bool

    def of_table(
        self,
        path: tuple[str, ...],
        where: Where,
        given: Mapping[str, Any],
        box: Any,
        row: bool = False,
        one: bool = False,
    ) -> Iterator[ComponentChange]:
        """`row`: of a list; `one`: of a table of tables. Both may have keys that the box leaves out."""
        for key, value in given.items():
            if key in MARKS:
                continue
            here, at = (*path, key), (*where, key)
            if key in box:
                inner = bool(path) and holds_tables(box)
                yield from self.of_value(here, at, value, box[key], inner)
            elif row or (one and not holds_tables(box)):
                yield self.change(here, at, None, value)
            elif path and holds_tables(box) and isinstance(value, dict) and REMOVE not in value:
                yield self.change(here, at, None, unmarked(value))
            else:
                raise self.given.mistake(f"expected one of {', '.join(unmarked(box))}", *at)
        if row and self.whole:
            for key in unmarked(box):
                if key not in given:
                    yield self.change((*path, key), where, box[key], None)

    def of_value(
        self, path: tuple[str, ...], where: Where, value: Any, box: Any, one: bool = False
    ) -> Iterator[ComponentChange]:
        """`one`: of a table of tables, from which it can be taken out."""
        if one and isinstance(value, dict) and REMOVE in value:
            self.check_removal(value, where, REMOVE)
            yield self.change(path, where, box, None)
        elif isinstance(value, dict) and isinstance(box, dict) and where not in self.in_braces:
            yield from self.of_table(path, where, value, box, one=one)
        elif named_rows(box) and all_tables(value):
            yield from self.of_rows(path, where, value, box)
        elif not same(value, box):
            yield self.change(path, where, box, value)

    def of_rows(
        self, path: tuple[str, ...], where: Where, given: Sequence[Mapping[str, Any]], box: Sequence[Any]
    ) -> Iterator[ComponentChange]:
        key = named_rows(box)
        known = {str(row[key]): row for row in box}
        names: dict[str, None] = {}  # in their order
        last = ""
        last_after: dict[str, str] = {}  # by the row of the box that new ones follow: the last of them
        for number, row in enumerate(given):
            at, name = (*where, number), str(row.get(key))
            if not isinstance(row.get(key), type(box[0][key])) or name in names:
                kind = "a number" if isinstance(box[0][key], int) else "a text"
                raise self.given.mistake(f"expected {key} = {kind} that no other row has", *at)
            if REMOVE in row:
                self.check_removal(row, at, key, REMOVE)
                if name not in known:
                    raise self.given.mistake(f"expected {key} to be one of {', '.join(known)}", *at)
                yield self.change((*path, name), at, known[name], None)
            elif name in known:
                yield from self.of_table((*path, name), at, row, known[name], row=True)
            else:
                follows = str(row.get(AFTER, last if self.whole else str(box[-1][key])))
                new = {**unmarked(row), AFTER: last_after.get(follows, follows)}
                last_after[follows] = name
                yield self.change((*path, name), at, None, new)
            names[name] = None
            last = name
        if self.whole:
            yield from self.of_order(path, where, list(names), known)

    def of_order(
        self, path: tuple[str, ...], where: Where, names: list[str], known: Mapping[str, Any]
    ) -> Iterator[ComponentChange]:
        """Changes of rows in a whole file: those of the box that are not there, and those in another order."""
        for name in known:
            if name not in names:
                yield self.change((*path, name), where, known[name], None)
        if [name for name in names if name in known] != [name for name in known if name in names]:
            for before, name in zip(["", *names], names, strict=False):
                if name in known:
                    yield self.change((*path, name, AFTER), where, None, before)

    def check_removal(self, row: Mapping[str, Any], where: Where, *keys: str) -> None:
        if row[REMOVE] is not True or any(key not in keys for key in unmarked(row)):
            raise self.given.mistake(f"expected {REMOVE} = true, and nothing else about what is taken out", *where)

    def change(self, path: tuple[str, ...], where: Where, before: Any, after: Any) -> ComponentChange:
        places = self.given.places
        known = next(where[:end] for end in range(len(where), -1, -1) if where[:end] in places)
        inside = ((inner, places[(*where, *inner)]) for inner in _ways(after) if (*where, *inner) in places)
        return ComponentChange(path, before, after, places[known], tuple(inside))


def _ways(value: Any, way: Where = ()) -> Iterator[Where]:
    """The way to everything that a value holds."""
    if isinstance(value, dict | list):
        for key, inner in value.items() if isinstance(value, dict) else enumerate(value):
            yield (*way, key)
            yield from _ways(inner, (*way, key))
