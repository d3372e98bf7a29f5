"""A game with other components: what a file changes, and a copy of the game's modules that is made with it.

Compiled rules hold the components as constants, so a changed game is a package of its own: the same sources, imported
once more under another name, `labtable.games.NAME__3f2a91c04e5b`, in which `components.py` reads the changed box.
Plain and changed games stand side by side, and the name keeps their compiled code apart.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterator, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass, field
from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from itertools import islice
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec

from labtable.core.compiler.rule import CHANGED
from labtable.core.game import components
from labtable.core.game.components import (
    BOX,
    LONGEST_FILE,
    MARKS,
    BadComponents,
    Place,
    TomlTable,
    shown,
    table_of,
    text_of,
    toml_value,
)
from labtable.core.game.spreadsheets import SHEET, read_sheet
from labtable.core.game.toml_lines import DEEPEST, Where, braced
from labtable.core.homes import PACKAGE, folder_of

NAMES = (
    "number",
    "value",
    "id",
    "symbol",
    "game",
    "column",
)  # the first of these that a row has tells it from the others
AFTER, REMOVE = "after", "remove"  # of a row: the row that it follows; that it is taken out
MOST_CHANGES = 1000  # NOT A RULE: entries; no box has so many
ADDED = "changed components"  # the file of what a save brings


@dataclass(frozen=True)
class ComponentChange:
    """One entry that differs; or a row that the box has not, or one that was taken out of it."""

    path: tuple[str, ...]  # its keys; a row is named by its number or id
    before: Any  # None where the box has nothing
    after: Any  # None where nothing is left
    place: Place = field(default=("", 0), compare=False)
    inside: tuple[tuple[Where, Place], ...] = field(default=(), compare=False)  # the lines of what `after` holds

    @property
    def name(self) -> str:
        """The keys that lead to the entry, with points between them: `limits.take`."""
        return ".".join(self.path)

    def __str__(self) -> str:
        if self.after is None:
            return f"{self.name}: taken out"
        if self.before is None:
            return f"{self.name}: added {toml_value(self.after)}"
        return f"{self.name}: {toml_value(self.before)} → {toml_value(self.after)}"

    def mistake(self, sentence: str) -> BadComponents:
        file, line = self.place if self.place[1] else (ADDED, 1)
        return BadComponents(f"{file}:{line}: {self.name}: {sentence}.")


@dataclass(frozen=True)
class Changes:
    """All entries of a game's components that differ from the box; none of them in the plain game. The same entries in
    another order are the same changes: a table compares those of a file with those that it was dealt with."""

    rows: tuple[ComponentChange, ...] = ()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Changes) and self.digest == other.digest

    def __hash__(self) -> int:
        return hash(self.digest)

    def __bool__(self) -> bool:
        return bool(self.rows)

    def __str__(self) -> str:
        return "; ".join(str(row) for row in self.rows)

    @property
    def plain(self) -> list[tuple[list[str], Any]]:
        """Way and value of every entry, as a save carries them; without a value what was taken out."""
        return [(list(row.path), row.after) for row in sorted(self.rows, key=lambda row: row.path)]

    @property
    def digest(self) -> str:
        """A name for what was changed, the same however it was written down; empty where nothing was."""
        text = msgspec.json.encode(self.plain, order="sorted")
        return hashlib.sha256(text).hexdigest()[:16] if self.rows else ""


@cache
def _box(game: str) -> TomlTable:
    """The components of the box. Nobody may write into them. A game may do without any."""
    path = folder_of(game) / BOX
    return table_of(path) if path.exists() else TomlTable({(): (BOX, 1)}, (), {}, "", "")


# What differs -------------------------------------------------------------------------------------------


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


def lists_of(game: str) -> dict[str, list[Any]]:
    """The lists of a game's box whose rows have names, by the keys that lead to them."""
    return dict(_lists_in(_box(game).data))


def _lists_in(table: Mapping[str, Any], path: str = "") -> Iterator[tuple[str, list[Any]]]:
    for key, value in table.items():
        if isinstance(value, dict):
            yield from _lists_in(value, f"{path}{key}.")
        elif _named_rows(value):
            yield f"{path}{key}", value


def tables_of(game: str) -> dict[str, dict[str, dict[str, Any]]]:
    """The tables of a game's box that hold rows by name (tiles, persons), by the keys that lead to them."""
    return dict(_tables_in(_box(game).data))


def _tables_in(table: Mapping[str, Any], path: str = "") -> Iterator[tuple[str, dict[str, dict[str, Any]]]]:
    for key, value in table.items():
        if not isinstance(value, dict):
            continue
        rows = _unmarked(value)
        if rows and _holds_tables(value) and not any(_holds_rows(row) for row in rows.values()):
            yield f"{path}{key}", rows
        else:
            yield from _tables_in(value, f"{path}{key}.")


def _holds_rows(table: Mapping[str, Any]) -> bool:
    """Whether a table is more than a row: it holds lists or tables of rows."""
    return any(_named_rows(value) or (value and _holds_tables(value)) for value in table.values())


def _compared(game: str, given: TomlTable, in_braces: set[Where], whole: bool) -> Changes:
    entries = {key: value for key, value in given.data.items() if key not in ("game", "whole")}
    _check_values(given, (), entries)
    found = _Comparison(given, in_braces, whole).of_table((), (), entries, _box(game).data)
    rows = tuple(islice(found, MOST_CHANGES + 1))
    if len(rows) > MOST_CHANGES:
        raise given.mistake(f"expected at most {MOST_CHANGES} entries that differ from the box")
    return Changes(rows)


def _check_values(given: TomlTable, where: Where, value: Any) -> None:
    """Components are texts, whole numbers, true or false, in lists and tables."""
    if isinstance(value, dict | list):
        for key, inner in value.items() if isinstance(value, dict) else enumerate(value):
            _check_values(given, (*where, key), inner)
    elif not _is_plain(value):
        raise given.mistake(f"expected a text, a whole number, true or false, found {shown(value)}", *where)


def _is_plain(value: Any) -> bool:
    return isinstance(value, str | bool) or (type(value) is int and -(2**63) <= value < 2**63)


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
                inner = bool(path) and _holds_tables(box)
                yield from self.of_value(here, at, value, box[key], inner)
            elif row or (one and not _holds_tables(box)):
                yield self.change(here, at, None, value)
            elif path and _holds_tables(box) and isinstance(value, dict) and REMOVE not in value:
                yield self.change(here, at, None, _unmarked(value))
            else:
                raise self.given.mistake(f"expected one of {', '.join(_unmarked(box))}", *at)
        if row and self.whole:
            for key in _unmarked(box):
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
        elif _named_rows(box) and _all_tables(value):
            yield from self.of_rows(path, where, value, box)
        elif not _same(value, box):
            yield self.change(path, where, box, value)

    def of_rows(
        self, path: tuple[str, ...], where: Where, given: Sequence[Mapping[str, Any]], box: Sequence[Any]
    ) -> Iterator[ComponentChange]:
        key = _named_rows(box)
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
                new = {**_unmarked(row), AFTER: last_after.get(follows, follows)}
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
        if row[REMOVE] is not True or any(key not in keys for key in _unmarked(row)):
            raise self.given.mistake(f"expected {REMOVE} = true, and nothing else about what is taken out", *where)

    def change(self, path: tuple[str, ...], where: Where, before: Any, after: Any) -> ComponentChange:
        places = self.given.places
        known = next(where[:end] for end in range(len(where), -1, -1) if where[:end] in places)
        inside = ((inner, places[(*where, *inner)]) for inner in _ways(after) if (*where, *inner) in places)
        return ComponentChange(path, before, after, places[known], tuple(inside))


def _same(one: Any, other: Any) -> bool:
    """Equal, and of the same kind: true is not 1."""
    return (
        type(one) is type(other) and msgspec.json.encode(one) == msgspec.json.encode(other)
        if not isinstance(one, dict) or not isinstance(other, dict)
        else one.keys() == other.keys() and all(_same(one[key], other[key]) for key in one)
    )


def _ways(value: Any, way: Where = ()) -> Iterator[Where]:
    """The way to everything that a value holds."""
    if isinstance(value, dict | list):
        for key, inner in value.items() if isinstance(value, dict) else enumerate(value):
            yield (*way, key)
            yield from _ways(inner, (*way, key))


def _unmarked(row: Mapping[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in row.items() if key not in MARKS}


def _all_tables(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(row, dict) for row in value)


def _holds_tables(box: Any) -> bool:
    """A table of nothing but tables, which may hold others."""
    return isinstance(box, dict) and all(isinstance(inner, dict) for inner in _unmarked(box).values())


def _named_rows(box: Any) -> str:
    """The key that names the rows of a list, or nothing where they have none."""
    if not _all_tables(box):
        return ""
    return next((name for name in NAMES if all(name in row for row in box)), "")


def changes_of_save(game: str, entries: Sequence[tuple[Sequence[str], Any]]) -> Changes:
    """What a save carries: anybody may have written it."""
    if not entries:
        return Changes()
    if len(entries) > MOST_CHANGES:
        raise BadComponents(f"Changed components have at most {MOST_CHANGES} entries, not {len(entries)}.")
    rows, size = [], 0
    for path, after in entries:
        if not 0 < len(path) <= DEEPEST or not all(isinstance(key, str) for key in path):
            raise BadComponents(f"An entry of changed components has {len(path)} keys.")
        size += _check_entry(path, after)
        if size > LONGEST_FILE:
            raise BadComponents(f"Changed components have at most {LONGEST_FILE} bytes.")
        change = _change_to(_box(game).data, tuple(path), after)
        if not _same(change.before, after):
            rows.append(change)
    return Changes(tuple(rows))


def _check_entry(path: Sequence[str], value: Any) -> int:
    """How long the value is as JSON, if it is one that components may have."""
    try:
        text = msgspec.json.encode(value)
        plain = value is None or _all_plain(value, DEEPEST)
    except (msgspec.MsgspecError, RecursionError, TypeError, ValueError, OverflowError):
        plain = False
    if not plain:
        raise BadComponents(f"{'.'.join(path)}: expected what a file of components may hold, found {shown(value)}.")
    return len(text)


def _all_plain(value: Any, depth: int) -> bool:
    if isinstance(value, dict):
        return depth > 0 and all(isinstance(key, str) and _all_plain(one, depth - 1) for key, one in value.items())
    if isinstance(value, list):
        return depth > 0 and all(_all_plain(one, depth - 1) for one in value)
    return _is_plain(value)


def _change_to(box: Any, path: tuple[str, ...], after: Any) -> ComponentChange:
    """An entry of a save as a change: of a value, of a row that is added, or of one that is taken out."""
    *way, last = path
    table = _look_up(box, tuple(way))[1] if way else box
    key = _named_rows(table)
    if key and last not in [str(row[key]) for row in table]:
        if not isinstance(after, dict) or str(after.get(key)) != last:
            raise BadComponents(f"{'.'.join(path)}: the components have no {last!r} there.")
        return ComponentChange(path, None, after)
    if way and last not in MARKS and _holds_tables(table) and last not in table and isinstance(after, dict):
        return ComponentChange(path, None, after)
    before = _look_up(box, path)[1]
    if (key or _holds_tables(table)) and after is not None and not isinstance(after, dict):
        raise BadComponents(f"{'.'.join(path)}: expected a table, found {shown(after)}.")
    return ComponentChange(path, before, after)


def entry_of(game: str, path: tuple[str, ...]) -> Any:
    """What the box says in one place; None where a row leaves the key out."""
    return deepcopy(_look_up(_box(game).data, path)[1])


def _look_up(box: Any, path: tuple[str, ...]) -> tuple[Where, Any]:
    """Where an entry stands in the box, and its value; None if it is not there yet, in a row, or in a table of tables,
    that is."""
    where: list[str | int] = []
    may_have_more = False  # whether the table that is looked into may have keys that the box leaves out
    for number, key in enumerate(path):
        if isinstance(box, list) and (named := _named_rows(box)):
            index = next((place for place, row in enumerate(box) if str(row[named]) == key), None)
            if index is None:
                raise BadComponents(f"{'.'.join(path)}: the components have no {key!r} there.")
            where.append(index)
            box, may_have_more = box[index], True
        elif isinstance(box, dict) and key not in MARKS and (key in box or (number == len(path) - 1 and may_have_more)):
            may_have_more = number > 0 and _holds_tables(box) and not _holds_tables(box.get(key))
            where.append(key)
            box = box.get(key)
        else:
            raise BadComponents(f"{'.'.join(path)}: the components have no {key!r} there.")
    return tuple(where), box


# The changed box, and the game made of it ------------------------------------------------------------------


def changed_box(game: str, changes: Changes) -> TomlTable:
    """components.toml with the changes in it; a mistake in a change names the file that it came from."""
    box = _box(game)
    data, places = deepcopy(box.data), dict(box.places)
    lists: dict[tuple[str, ...], list[ComponentChange]] = {}
    entries: list[ComponentChange] = []
    for row in sorted(changes.rows, key=lambda row: row.path):
        listed = _list_of(box.data, row.path)
        lists.setdefault(listed, []).append(row) if listed else entries.append(row)
    for listed, rows in lists.items():
        _arrange(data, places, listed, rows)
    for row in entries:
        _enter(data, places, row)
    for row in changes.rows:
        if row.after is not None and (part := _part_of(data, row.path)) is not None:
            part["source"] = "owner"
    return TomlTable(places, (), data, "", "")


def _part_of(data: Any, path: tuple[str, ...]) -> dict[str, Any] | None:
    """The part of the box that an entry belongs to: the row of a list, an entry of a table of tables, or a table. None
    where another change has taken that row out."""
    part = data[path[0]]
    for key in path[1:]:
        if named := _named_rows(part):
            return next((row for row in part if str(row[named]) == key), None)
        if not _holds_tables(part) and not _named_rows(part[key]):
            break
        part = part[key]
    return part  # type: ignore[no-any-return]


def _list_of(box: Any, path: tuple[str, ...]) -> tuple[str, ...]:
    """The list in which a change adds, moves or takes out a row; () where it does not."""
    for size in range(1, len(path)):
        box = box.get(path[size - 1]) if isinstance(box, dict) else None
        if _named_rows(box):
            return path[:size] if len(path) == size + 1 or path[size + 1 :] == (AFTER,) else ()
    return ()


def _arrange(
    data: Any, places: dict[Where, Place], listed: tuple[str, ...], changes: Sequence[ComponentChange]
) -> None:
    """Add, move and take out the rows of a list."""
    table: Any = data
    for part in listed:
        table = table[part]
    key, size = _named_rows(table), len(listed)
    rows: dict[str, Any] = {str(row[key]): row for row in table}
    old = list(rows)
    moved: dict[str, ComponentChange] = {}  # by row: the change that says which row it follows
    for change in changes:
        name = change.path[size]
        if len(change.path) > size + 1:
            moved[name] = change
        elif isinstance(change.after, dict):
            rows[name] = {inner: deepcopy(value) for inner, value in change.after.items() if inner != AFTER}
            if name not in old:
                moved[name] = change
    gone = {change.path[size] for change in changes if change.after is None}
    kept = [name for name in _ordered(old, moved) if name not in gone]
    table[:] = [rows[name] for name in kept]
    _renumber(places, listed, {old.index(name): number for number, name in enumerate(kept) if name in old})
    for change in changes:
        if change.path[size] in kept and isinstance(change.after, dict):
            _mark(places, (*listed, kept.index(change.path[size])), change)
        else:
            places[listed] = change.place if change.place[1] else (ADDED, 1)


def _ordered(old: Sequence[str], moved: Mapping[str, ComponentChange]) -> list[str]:
    """The rows of the box, and each moved one behind the row that it names; the name "" is the beginning."""
    followers: dict[str, list[str]] = {}
    for name, change in moved.items():
        before = change.after.get(AFTER, old[-1]) if isinstance(change.after, dict) else change.after
        followers.setdefault(str(before), []).append(name)
    order: list[str] = []
    waiting = [*(name for name in reversed(old) if name not in moved), *reversed(followers.pop("", []))]
    while waiting:
        order.append(waiting.pop())
        waiting += reversed(followers.pop(order[-1], []))
    for before, names in followers.items():
        raise moved[names[0]].mistake(f"expected {AFTER} = the row that stands before it; there is no {shown(before)}")
    return order


def _renumber(places: dict[Where, Place], listed: tuple[str, ...], numbers: Mapping[int, int]) -> None:
    """The lines of a list's rows after they have got other numbers; rows without a number are gone."""
    size = len(listed)
    rows = {where: places.pop(where) for where in list(places) if where[:size] == listed and len(where) > size}
    for where, place in rows.items():
        if where[size] in numbers:
            places[(*listed, numbers[where[size]], *where[size + 1 :])] = place  # type: ignore[index]


def _enter(data: Any, places: dict[Where, Place], change: ComponentChange) -> None:
    """Write one entry into the box, or take it out."""
    *way, last = change.path
    where, inner = _look_up(data, tuple(way)) if way else ((), data)
    if change.before is not None:
        where = _look_up(data, change.path)[0][:-1]
    if change.after is None:
        inner.pop(last, None)
    else:
        inner[last] = deepcopy(change.after)
    _mark(places, (*where, last), change)


def _mark(places: dict[Where, Place], where: Where, change: ComponentChange) -> None:
    """Give an entry, and the tables around it, the lines of its change: what is wrong with one of them as a whole was
    right in the box."""
    for old in [one for one in places if one[: len(where)] == where]:
        del places[old]
    for size in range(1, len(where) + 1):
        places[where[:size]] = change.place if change.place[1] else (ADDED, 1)
    for inner, place in change.inside:
        places[(*where, *inner)] = place


def changed_game(name: str, changes: Changes) -> Any:
    """The game of a folder, made anew with changed components; its `changes` say which."""
    package = f"{PACKAGE}.{name}{CHANGED}{changes.digest}"
    if package in sys.modules:
        return sys.modules[package].GAME
    box = changed_box(name, changes)
    components.changed[package], _made_with[package] = box, changes
    where = changes.rows[0].place[0] or ADDED
    try:
        game = _imported(package, folder_of(name)).GAME
        _check_all_used(box, changes)
        return game
    except BadComponents as error:
        _forget(package)
        if str(error).startswith(BOX) and changes.rows[0].place[0] != BOX:
            raise BadComponents(f"{str(error)[:-1]}; this line of the box was made wrong by {where}.") from None
        raise
    except (ArithmeticError, AssertionError, LookupError, TypeError, ValueError) as error:
        _forget(package)
        raise BadComponents(f"{where}: the game cannot be set up with these components ({error}).") from None


def _check_all_used(box: TomlTable, changes: Changes) -> None:
    """Nothing that an owner writes is passed over in silence: every changed entry was read by the game."""
    for change in changes.rows:
        if change.after is None or change.path[-1] == AFTER:
            continue
        where, value = _look_up(box.data, change.path)
        if (unused := _unused(box, where, value)) is not None:
            raise box.mistake("expected something that the game uses; it has no use for this", *unused)


def _unused(box: TomlTable, where: Where, value: Any) -> Where | None:
    """The first key here that nobody has asked for."""
    if isinstance(where[-1], str) and where not in box.asked:
        return where
    inner = _unmarked(value).items() if isinstance(value, dict) else enumerate(value) if _all_tables(value) else ()
    return next((found for key, one in inner if (found := _unused(box, (*where, key), one)) is not None), None)


def _imported(package: str, folder: Path) -> ModuleType:
    """The package of a folder, under another name; its modules import each other relatively and so follow it there."""
    spec = spec_from_file_location(package, folder / "__init__.py", submodule_search_locations=[str(folder)])
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[package] = module
    spec.loader.exec_module(module)
    return module


_made_with: dict[str, Changes] = {}


def made_with(package: str) -> Changes:
    """What was changed in the game of a package."""
    return _made_with.get(package, Changes())


def _forget(package: str) -> None:
    components.changed.pop(package, None)
    _made_with.pop(package, None)
    for module in [one for one in sys.modules if one == package or one.startswith(f"{package}.")]:
        del sys.modules[module]
