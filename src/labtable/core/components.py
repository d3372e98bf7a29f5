"""The one reader of components.toml and of lessons: types, ranges, sources; a mistake is answered with its line."""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, TypeAlias

from labtable.core.errors import LabtableError
from labtable.core.toml_lines import Key, Where, lines_of

SOURCES = ("rulebook", "inferred", "reconstructed")
MARKS = ("source", "reason")
LONGEST_FILE = 1 << 20  # NOT A RULE: bytes of a file that somebody gives

Place: TypeAlias = tuple[str, int]  # file and line


class BadComponents(LabtableError):
    """A file of a game, such as components.toml or a lesson, says something that the game cannot be played with."""


changed: dict[str, Table] = {}  # the boxes of games that were changed, by the package of the game


def read(file: str | Path) -> Table:
    """components.toml as a table; `file` is its path, or the `__name__` of a module of the folder that it lies in."""
    if isinstance(file, str):
        package = file.rpartition(".")[0]
        if package in changed:
            return changed[package]
        file = Path(str(sys.modules[file].__file__)).with_name("components.toml")
    box = table_of(file)
    for name in box:
        _check_sources(box, name)
    return box


def table_of(path: Path) -> Table:
    """Any TOML file as a table that knows its lines."""
    text = text_of(path)
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        line = re.search(r"line (\d+)", str(error))
        raise BadComponents(f"{path.name}:{line[1] if line else 1}: not TOML: {error}.") from None
    except RecursionError:
        raise BadComponents(
            f"{path.name}:1: not TOML that anybody would write: too many brackets in each other."
        ) from None
    return Table({where: (path.name, line) for where, line in lines_of(text).items()}, (), data, "", "")


def text_of(path: Path) -> str:
    try:
        if path.stat().st_size > LONGEST_FILE:
            raise BadComponents(f"{path} has more than {LONGEST_FILE} bytes; no components take so many.")
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadComponents(f"{path} cannot be read: {error.strerror}.") from None
    except UnicodeDecodeError:
        raise BadComponents(f"{path} is not a text in UTF-8.") from None


def _check_sources(table: Table, name: str) -> None:
    """Every table says where its numbers come from, itself or in each of its tables."""
    value = table.value(name, "a table")
    if isinstance(value, list) and value and all(isinstance(row, dict) for row in value):
        inner = table.rows(name)
    elif isinstance(value, dict):
        inner = [table.table(name)]
    else:
        raise table.mistake("expected a table with a source", name)
    for each in inner:
        if each.source:
            each.check_source()
        elif list(each) and all(isinstance(each.get(key), dict) for key in each):
            for key in each:
                _check_sources(each, key)
        else:
            raise each.mistake(f"expected source = one of {', '.join(SOURCES)}")


class Table:
    """A table of the file. It knows where it stands, so that every mistake names the line."""

    def __init__(
        self,
        places: dict[Where, Place],
        path: Where,
        data: dict[str, Any],
        source: str,
        reason: str,
    ) -> None:
        self._places, self._path, self._data = places, path, data
        self.source: str = data.get("source", source)  # its own, or that of the table around it
        self.reason: str = data.get("reason", "" if "source" in data else reason)

    # Where it stands ---------------------------------------------------------------------------------

    def mistake(self, sentence: str, *keys: Key) -> BadComponents:
        """An error to raise: the file, the line, the place and the sentence, which begins with what was expected."""
        path = (*self._path, *keys)
        known = next(path[:size] for size in range(len(path), -1, -1) if path[:size] in self._places or size == 0)
        place = "".join(f"[{key + 1}]" if isinstance(key, int) else f".{key}" for key in path).lstrip(".")
        file, line = self._places[known]
        return BadComponents(f"{file}:{line}: {place + ': ' if place else ''}{sentence}.")

    def line(self, *keys: Key) -> int:
        """The line of a key, or of the table itself."""
        return self._places.get((*self._path, *keys), self._places[()])[1]

    @property
    def places(self) -> dict[Where, Place]:
        """The file and line of every key of the file."""
        return self._places

    def check_source(self) -> None:
        if self.source not in SOURCES:
            raise self.mistake(f"expected one of {', '.join(SOURCES)}, found {self.source!r}", "source")
        if self.source != "rulebook" and not self.reason:
            raise self.mistake(f"expected a reason, because the source is {self.source}")

    # What it holds ------------------------------------------------------------------------------------

    def __iter__(self) -> Iterator[str]:
        """Its keys, its source and reason left aside."""
        return (key for key in self._data if key not in MARKS)

    def has(self, key: str) -> bool:
        return key in self._data

    def get(self, key: str, default: Any = None) -> Any:
        """The value as it stands, unchecked."""
        return self._data.get(key, default)

    @property
    def data(self) -> dict[str, Any]:
        """Everything in it, as TOML gives it."""
        return self._data

    def value(self, key: str, expected: str) -> Any:
        if key not in self._data:
            raise self.mistake(f"expected {key} to be {expected}; it is missing")
        return self._data[key]

    def only(self, *names: str) -> None:
        """No keys but these (and its source and reason)."""
        for key in self:
            if key not in names:
                raise self.mistake(f"expected one of {', '.join(names)}", key)

    def number(self, key: str, low: int, high: int, default: int | None = None) -> int:
        if key not in self._data and default is not None:
            return default
        expected = f"a number from {low} to {high}"
        found = self.value(key, expected)
        if type(found) is not int or not low <= found <= high:
            raise self.mistake(f"expected {expected}, found {found!r}", key)
        return found

    def numbers(
        self,
        key: str,
        low: int,
        high: int,
        count: int | None = None,
        rising: bool = False,
    ) -> list[int]:
        expected = f"{'some' if count is None else count} {'rising ' * rising}numbers from {low} to {high}"
        found = self.value(key, expected)
        right = isinstance(found, list) and all(type(number) is int and low <= number <= high for number in found)
        if not right or (count is not None and len(found) != count) or (rising and found != sorted(set(found))):
            raise self.mistake(f"expected {expected}, found {found!r}", key)
        return list(found)

    def text(self, key: str, pattern: str = r"(?s).+") -> str:
        expected = "text" if pattern == r"(?s).+" else f"text such as {pattern}"
        found = self.value(key, expected)
        if not isinstance(found, str) or not re.fullmatch(pattern, found):
            raise self.mistake(f"expected {expected}, found {found!r}", key)
        return found

    def texts(self, key: str, count: int | None = None) -> list[str]:
        expected = f"{'some' if count is None else count} texts"
        found = self.value(key, expected)
        right = isinstance(found, list) and found and all(isinstance(text, str) and text for text in found)
        if not right or (count is not None and len(found) != count):
            raise self.mistake(f"expected {expected}, found {found!r}", key)
        return list(found)

    def flag(self, key: str, default: bool | None = None) -> bool:
        found = default if key not in self._data and default is not None else self.value(key, "true or false")
        if not isinstance(found, bool):
            raise self.mistake(f"expected true or false, found {found!r}", key)
        return found

    def choice(self, key: str, names: Sequence[str], default: str | None = None) -> int:
        """Which of the names it is."""
        expected = f"one of {', '.join(names)}"
        found = default if key not in self._data and default is not None else self.value(key, expected)
        if found not in names:
            raise self.mistake(f"expected {expected}, found {found!r}", key)
        return names.index(found)

    # Tables in it ---------------------------------------------------------------------------------------

    def table(self, key: str) -> Table:
        found = self.value(key, "a table")
        if not isinstance(found, dict):
            raise self.mistake(f"expected a table, found {found!r}", key)
        return self._inner((key,), found)

    def tables(self, names: Sequence[str]) -> dict[str, Table]:
        """Exactly these tables, in this order."""
        if list(self) != list(names):
            found = ", ".join(self) or "nothing"
            raise self.mistake(f"expected {', '.join(names)}, in this order, found {found}")
        return {name: self.table(name) for name in names}

    def rows(self, key: str, count: int | None = None) -> list[Table]:
        expected = f"{'some' if count is None else count} rows"
        found = self.value(key, expected)
        if not isinstance(found, list) or not all(isinstance(row, dict) for row in found):
            raise self.mistake(f"expected {expected}, found {found!r}", key)
        if count is not None and len(found) != count:
            raise self.mistake(f"expected {expected}, found {len(found)}", key)
        return [self._inner((key, number), row) for number, row in enumerate(found)]

    def __getitem__(self, key: str) -> Table:
        return self.table(key)

    def _inner(self, keys: Where, data: dict[str, Any]) -> Table:
        return Table(self._places, (*self._path, *keys), data, self.source, self.reason)
