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
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec

from labtable.core import components
from labtable.core.compiling import CHANGED
from labtable.core.components import MARKS, BadComponents, Place, Table, table_of, text_of
from labtable.core.toml_lines import Where, braced

GAMES = Path(__file__).parents[1] / "games"
PACKAGE = "labtable.games"
NAMES = ("number", "id", "symbol", "game", "column")  # the first of these that a row has tells it from the others
DEEPEST = 12  # NOT A RULE: keys on the way to an entry


@dataclass(frozen=True)
class Change:
    """One entry that differs."""

    path: tuple[str, ...]  # its keys; a row is named by its number or id
    before: Any
    after: Any
    place: Place = field(default=("", 0), compare=False)

    @property
    def name(self) -> str:
        """Its keys with points between them: `limits.take`."""
        return ".".join(self.path)

    def __str__(self) -> str:
        return f"{self.name}: {_written(self.before)} → {_written(self.after)}"


def _written(value: Any) -> str:
    """As TOML writes it, near enough to read."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {_written(inner)}" for key, inner in value.items()) + " }" if value else "{}"
    if value is None:
        return "nothing"
    return msgspec.json.encode(value).decode()


@dataclass(frozen=True)
class Changes:
    """All entries of a game's components that differ from the box; none of them in the plain game."""

    rows: tuple[Change, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.rows)

    def __str__(self) -> str:
        return "; ".join(str(row) for row in self.rows)

    @property
    def plain(self) -> list[tuple[list[str], Any]]:
        """Way and value of every entry, as a save carries them."""
        return [(list(row.path), row.after) for row in sorted(self.rows, key=lambda row: row.path)]

    @property
    def digest(self) -> str:
        """A name for what was changed, the same however it was written down; empty where nothing was."""
        text = msgspec.json.encode(self.plain, order="sorted")
        return hashlib.sha256(text).hexdigest()[:16] if self.rows else ""


# What differs -------------------------------------------------------------------------------------------


def changes_of_file(game: str, path: Path) -> Changes:
    """What a file of components changes: it may be a whole one, or hold only the entries that differ.

    A table under a header is taken key by key, and so is a row of a list, found by its number or id. What stands in
    braces or in brackets otherwise is taken whole.
    """
    box, given = table_of(GAMES / game / "components.toml"), table_of(path)
    if (named := given.get("game", game)) != game:
        raise given.mistake(f"expected components of {game}, found those of {named!r}", "game")
    found = _Comparison(given, braced(text_of(path)))
    return Changes(
        tuple(found.of_table((), (), {key: value for key, value in given.data.items() if key != "game"}, box.data))
    )


@dataclass(frozen=True)
class _Comparison:
    given: Table
    in_braces: set[Where]
    rows: set[Where] = field(default_factory=set)  # of lists: they may have keys that the box leaves out

    def of_table(self, path: tuple[str, ...], where: Where, given: Mapping[str, Any], box: Any) -> Iterator[Change]:
        for key, value in given.items():
            if key in MARKS:
                continue
            if key not in box and where not in self.rows:
                raise self.given.mistake(f"expected one of {', '.join(box)}", *where, key)
            yield from self.of_value((*path, key), (*where, key), value, box.get(key))

    def of_value(self, path: tuple[str, ...], where: Where, value: Any, box: Any) -> Iterator[Change]:
        if isinstance(value, dict) and isinstance(box, dict) and where not in self.in_braces:
            yield from self.of_table(path, where, value, box)
        elif _named_rows(box) and _all_tables(value):
            for number, row in enumerate(value):
                at = (*where, number)
                self.rows.add(at)
                yield from self.of_table((*path, _name_of(row, box, self.given, at)), at, row, _row(row, box))
        elif not _same(value, box):
            yield Change(path, box, value, self.given.places.get(where, self.given.places[()]))


def _same(one: Any, other: Any) -> bool:
    """Equal, and of the same kind: true is not 1."""
    return (
        type(one) is type(other) and msgspec.json.encode(one) == msgspec.json.encode(other)
        if not isinstance(one, dict) or not isinstance(other, dict)
        else one.keys() == other.keys() and all(_same(one[key], other[key]) for key in one)
    )


def _all_tables(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(row, dict) for row in value)


def _named_rows(box: Any) -> str:
    """The key that names the rows of a list, or nothing where they have none."""
    if not _all_tables(box):
        return ""
    return next((name for name in NAMES if all(name in row for row in box)), "")


def _row(row: Mapping[str, Any], box: Sequence[Mapping[str, Any]]) -> Mapping[str, Any]:
    key = _named_rows(box)
    return next(one for one in box if one[key] == row[key])


def _name_of(row: Mapping[str, Any], box: Sequence[Mapping[str, Any]], table: Table, where: Where) -> str:
    key = _named_rows(box)
    known = [one[key] for one in box]
    if row.get(key) not in known:
        raise table.mistake(
            f"expected {key} to be one of {', '.join(str(name) for name in known)}, found {row.get(key)!r}", *where
        )
    return str(row[key])


def changes_of_save(game: str, entries: Sequence[tuple[Sequence[str], Any]]) -> Changes:
    """What a save carries: anybody may have written it."""
    if not entries:
        return Changes()
    box = table_of(GAMES / game / "components.toml").data
    rows = []
    for path, after in entries:
        if not 0 < len(path) <= DEEPEST:
            raise BadComponents(f"An entry of changed components has {len(path)} keys.")
        before = _look_up(box, tuple(path))[1]
        if not _same(before, after):
            rows.append(Change(tuple(path), before, after))
    return Changes(tuple(rows))


def entry_of(game: str, path: tuple[str, ...]) -> Any:
    """What the box says in one place; None where a row leaves the key out."""
    return _look_up(table_of(GAMES / game / "components.toml").data, path)[1]


def _look_up(box: Any, path: tuple[str, ...]) -> tuple[Where, Any]:
    """Where an entry stands in the box, and its value; None if it is not there yet, in a table that is."""
    where: list[str | int] = []
    for number, key in enumerate(path):
        if isinstance(box, list) and (named := _named_rows(box)):
            index = next((place for place, row in enumerate(box) if str(row[named]) == key), None)
            if index is None:
                raise BadComponents(f"{'.'.join(path)}: the components have no {key!r} there.")
            where.append(index)
            box = box[index]
        elif (
            isinstance(box, dict)
            and key not in MARKS
            and (key in box or (number == len(path) - 1 and where and isinstance(where[-1], int)))
        ):
            where.append(key)
            box = box.get(key)
        else:
            raise BadComponents(f"{'.'.join(path)}: the components have no {key!r} there.")
    return tuple(where), box


# The changed box, and the game made of it ------------------------------------------------------------------


def changed_box(game: str, changes: Changes) -> Table:
    """components.toml with the changes in it; a mistake in a change names the file that it came from."""
    box = table_of(GAMES / game / "components.toml")
    data, places = deepcopy(box.data), dict(box.places)
    for row in changes.rows:
        where, _ = _look_up(data, row.path)
        inner: Any = data
        for key in where[:-1]:
            inner = inner[key]
        inner[where[-1]] = deepcopy(row.after)
        for old in [one for one in places if one[: len(where)] == where]:
            del places[old]
        places[where] = row.place if row.place[1] else ("changed components", 1)
    return Table(places, (), data, "", "")


def changed_game(name: str, changes: Changes) -> Any:
    """The game of a folder, made anew with changed components; its `changes` say which."""
    package = f"{PACKAGE}.{name}{CHANGED}{changes.digest}"
    if package in sys.modules:
        return sys.modules[package].GAME
    components.changed[package], _made_with[package] = changed_box(name, changes), changes
    where = changes.rows[0].place[0] or "changed components"
    try:
        return _imported(package, GAMES / name).GAME
    except BadComponents:
        _forget(package)
        raise
    except (ArithmeticError, AssertionError, LookupError, TypeError, ValueError) as error:
        _forget(package)
        raise BadComponents(f"{where}: the game cannot be set up with these components ({error}).") from None


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
