"""The one reader of components.toml and of lessons: types, ranges, sources; a mistake is answered with its line."""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Literal, TypeAlias, cast, get_args

import msgspec

from labtable.core.errors import LabtableError
from labtable.core.game.toml_lines import DEEPEST, Key, Where, lines_of, too_deep

Printed = Literal["rulebook", "inferred", "reconstructed"]  # what a box may say of its numbers
Source = Printed | Literal["owner"]  # in a changed game also: entered by an owner of the box
SOURCES: tuple[Printed, ...] = get_args(Printed)
MARKS = ("source", "reason")
BOX = "components.toml"  # in the folder of each game
LONGEST_FILE = 1 << 18  # NOT A RULE: bytes of a file that somebody gives; the longest box has a sixteenth of it
LONGEST_SENTENCE = 400  # NOT A RULE: letters
LONGEST_FOUND = 60  # letters of a wrong value that a mistake shows
UNPRINTABLE = re.compile(r"[\x00-\x1f\x7f-\x9f<>\u200b\u200e\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff\ufeff]")

Place: TypeAlias = tuple[str, int]  # file and line


def marked(source: Source) -> str:
    """The terminal's mark of what the rulebook does not print; `board-marked` explains it."""
    return "*" if source in ("inferred", "reconstructed") else ""


class BadComponents(LabtableError):
    """A file of a game, such as components.toml or a lesson, says something that the game cannot be played with."""


changed: dict[str, TomlTable] = {}  # the boxes of games that were changed, by the package of the game


def read(file: str | Path) -> TomlTable:
    """components.toml as a table; `file` is its path, or the `__name__` of a module of the folder that it lies in."""
    if isinstance(file, str):
        package = file.rpartition(".")[0]
        if package in changed:
            return changed[package]
        return box_of(file)
    return _with_sources(file)


def box_of(module: str) -> TomlTable:
    """components.toml as it lies in the folder of a module, whatever the game is played with."""
    return _box_of(Path(str(sys.modules[module].__file__)).with_name(BOX))


def room(module: str, of_the_box: int, needed: int) -> int:
    """A bound of the record or of an observation: that of the box, which saves and learners know; in a game with other
    components what these need, if that is more."""
    return max(of_the_box, needed) if module.rpartition(".")[0] in changed else of_the_box


def _with_sources(path: Path) -> TomlTable:
    box = table_of(path)
    for name in box:
        _check_sources(box, name)
    return box


_box_of = cache(_with_sources)  # a game's own file does not change while it is played


def table_of(path: Path) -> TomlTable:
    """Any TOML file as a table that knows its lines."""
    text = text_of(path)
    if deep := too_deep(text):
        raise BadComponents(f"{path.name}:{deep}: expected at most {DEEPEST} tables or lists in each other.")
    try:
        data = tomllib.loads(text)
    except ValueError as error:  # also of a number with thousands of digits
        line = re.search(r"line (\d+)", str(error))
        raise BadComponents(f"{path.name}:{line[1] if line else 1}: not TOML: {error}.") from None
    return TomlTable({where: (path.name, line) for where, line in lines_of(text).items()}, (), data, "", "")


def text_of(path: Path) -> str:
    try:
        if path.stat().st_size > LONGEST_FILE:
            raise BadComponents(f"{path} has more than {LONGEST_FILE} bytes; no components take so many.")
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadComponents(f"{path} cannot be read: {error.strerror}.") from None
    except UnicodeDecodeError:
        raise BadComponents(f"{path} is not a text in UTF-8.") from None


def _check_sources(table: TomlTable, name: str) -> None:
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


def shown(value: Any) -> str:
    """A wrong value as a mistake shows it: in short, because anybody may have written it."""
    try:
        text = repr(value)
    except ValueError:  # Python writes out no number of thousands of digits
        text = "a number of thousands of digits"
    return text if len(text) <= LONGEST_FOUND else f"{text[:LONGEST_FOUND]}…"


def toml_value(value: Any) -> str:
    """A value as TOML writes it, near enough to read."""
    if isinstance(value, dict):
        return (
            "{ " + ", ".join(f"{key} = {toml_value(inner)}" for key, inner in value.items()) + " }" if value else "{}"
        )
    if isinstance(value, list) and any(isinstance(inner, dict) for inner in value):
        return "[" + ", ".join(toml_value(inner) for inner in value) + "]"
    return msgspec.json.encode(value).decode()


class TomlTable:
    """A table of the file. It knows where it stands, so that every mistake names the line."""

    def __init__(
        self,
        places: dict[Where, Place],
        path: Where,
        data: dict[str, Any],
        source: str,
        reason: str,
        asked: set[Where] | None = None,
    ) -> None:
        self._places, self._path, self._data = places, path, data
        self.asked: set[Where] = set() if asked is None else asked  # the keys of the file that somebody has read
        self.source = cast(Source, data.get("source", source))  # its own, or that of the table around it
        self.reason: str = data.get("reason", "" if "source" in data else reason)

    # Where it stands ---------------------------------------------------------------------------------

    def mistake(self, sentence: str, *keys: Key) -> BadComponents:
        """An error to raise: the file, the line, the place and the sentence, which begins with what was expected. Where
        a change made something of the box wrong, the line is that of the change."""
        path = (*self._path, *keys)
        known = next(path[:size] for size in range(len(path), -1, -1) if path[:size] in self._places or size == 0)
        place = "".join(f"[{key + 1}]" if isinstance(key, int) else f".{key}" for key in path).lstrip(".")
        tables = [path[:size] for size in range(len(known), 0, -1) if path[:size] in self._places]
        changed_here = (self._places[table] for table in tables if self._places[table][0] != BOX)
        file, line = next(changed_here, self._places[known])
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
            raise self.mistake(f"expected one of {', '.join(SOURCES)}, found {shown(self.source)}", "source")
        if self.source != "rulebook" and not self.reason:
            raise self.mistake(f"expected a reason, because the source is {self.source}")

    # What it holds ------------------------------------------------------------------------------------

    def __iter__(self) -> Iterator[str]:
        """The keys of this table, its source and reason left aside."""
        return (key for key in self._data if key not in MARKS)

    def has(self, key: str) -> bool:
        return key in self._data

    def get(self, key: str, default: Any = None) -> Any:
        """The value as it stands, unchecked."""
        self.asked.add((*self._path, key))
        return self._data.get(key, default)

    @property
    def data(self) -> dict[str, Any]:
        """Everything in it, as TOML gives it."""
        return self._data

    def value(self, key: str, expected: str) -> Any:
        if key not in self._data:
            raise self.mistake(f"expected {key} to be {expected}; it is missing")
        self.asked.add((*self._path, key))
        return self._data[key]

    def only(self, *names: str) -> None:
        """Refuse keys other than these (and source and reason)."""
        for key in self:
            if key not in names:
                raise self.mistake(f"expected one of {', '.join(names)}", key)

    def number(self, key: str, low: int, high: int, default: int | None = None) -> int:
        if key not in self._data and default is not None:
            return default
        expected = f"a number from {low} to {high}"
        value = self.value(key, expected)
        if type(value) is not int or not low <= value <= high:
            raise self.mistake(f"expected {expected}, found {shown(value)}", key)
        return value

    def numbers(
        self,
        key: str,
        low: int,
        high: int,
        count: int | None = None,
        rising: bool = False,
    ) -> list[int]:
        expected = f"{'some' if count is None else count} {'rising ' * rising}numbers from {low} to {high}"
        value = self.value(key, expected)
        right = isinstance(value, list) and all(type(number) is int and low <= number <= high for number in value)
        if not right or (count is not None and len(value) != count) or (rising and value != sorted(set(value))):
            raise self.mistake(f"expected {expected}, found {shown(value)}", key)
        return list(value)

    def text(self, key: str, pattern: str = r"(?s).+") -> str:
        expected = "text" if pattern == r"(?s).+" else f"text such as {pattern}"
        value = self.value(key, expected)
        if not isinstance(value, str) or not re.fullmatch(pattern, value):
            raise self.mistake(f"expected {expected}, found {shown(value)}", key)
        return value

    def sentence(self, key: str) -> str:
        """A name or a sentence that people will read on a screen."""
        expected = f"a text of up to {LONGEST_SENTENCE} letters in one line, without < and >"
        value = self.value(key, expected)
        right = isinstance(value, str) and value.strip() and len(value) <= LONGEST_SENTENCE
        if not right or UNPRINTABLE.search(value):
            raise self.mistake(f"expected {expected}, found {shown(value)}", key)
        return str(value).strip()

    def texts(self, key: str, count: int | None = None) -> list[str]:
        expected = f"{'some' if count is None else count} texts"
        value = self.value(key, expected)
        right = isinstance(value, list) and value and all(isinstance(text, str) and text for text in value)
        if not right or (count is not None and len(value) != count):
            raise self.mistake(f"expected {expected}, found {shown(value)}", key)
        return list(value)

    def flag(self, key: str, default: bool | None = None) -> bool:
        value = default if key not in self._data and default is not None else self.value(key, "true or false")
        if not isinstance(value, bool):
            raise self.mistake(f"expected true or false, found {shown(value)}", key)
        return value

    def choice(self, key: str, names: Sequence[str], default: str | None = None) -> int:
        """Which of these names the value is."""
        expected = f"one of {', '.join(names)}"
        value = default if key not in self._data and default is not None else self.value(key, expected)
        if value not in names:
            raise self.mistake(f"expected {expected}, found {shown(value)}", key)
        return names.index(value)

    # Tables in it ---------------------------------------------------------------------------------------

    def table(self, key: str) -> TomlTable:
        value = self.value(key, "a table")
        if not isinstance(value, dict):
            raise self.mistake(f"expected a table, found {shown(value)}", key)
        return self._inner((key,), value)

    def tables(self, names: Sequence[str]) -> dict[str, TomlTable]:
        """Exactly these tables, in this order."""
        if list(self) != list(names):
            here = ", ".join(self) or "nothing"
            raise self.mistake(f"expected {', '.join(names)}, in this order, found {here}")
        return {name: self.table(name) for name in names}

    def rows(self, key: str, count: int | None = None) -> list[TomlTable]:
        expected = f"{'some' if count is None else count} rows"
        value = self.value(key, expected)
        if not isinstance(value, list) or not all(isinstance(row, dict) for row in value):
            raise self.mistake(f"expected {expected}, found {shown(value)}", key)
        if count is not None and len(value) != count:
            raise self.mistake(f"expected {expected}, found {len(value)}", key)
        return [self._inner((key, number), row) for number, row in enumerate(value)]

    def __getitem__(self, key: str) -> TomlTable:
        return self.table(key)

    def _inner(self, keys: Where, data: dict[str, Any]) -> TomlTable:
        return TomlTable(self._places, (*self._path, *keys), data, self.source, self.reason, self.asked)
