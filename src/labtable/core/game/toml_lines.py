"""The line of a TOML file on which each key and each row of a list stands; and whether the file is nested too deeply to
read."""

from __future__ import annotations

import re
from bisect import bisect_right
from typing import TypeAlias

SPACE = re.compile(r"(?:[ \t\r\n]|#[^\n]*)*")
BLANKS = re.compile(r"[ \t]*")
STRING = re.compile(r'"""(?:\\.|[^\\])*?"""+|\'\'\'.*?\'\'\'+|"(?:\\.|[^"\\\n])*"|\'[^\'\n]*\'', re.DOTALL)
BARE_KEY = re.compile(r"[A-Za-z0-9_-]+")
PLAIN = re.compile(r"[^,\]}\n#]+")  # a number, a date, true or false
STRUCTURE = re.compile(
    rf"{STRING.pattern}|#[^\n]*|[\[\]{{}}.=,\n]", re.DOTALL
)  # all that can nest, and what may hide it
DEEPEST = 12  # NOT A RULE: tables and lists in each other

Key: TypeAlias = str | int
Where: TypeAlias = tuple[Key, ...]


def too_deep(text: str) -> int:
    """The line where tables or lists lie deeper in each other than DEEPEST, or 0.

    It is asked before anything parses the file: readers of TOML take time and memory that grow with the square of the
    depth. Any text may be asked about; what is not TOML is for tomllib to refuse.
    """
    brackets = keys = 0
    for token in STRUCTURE.finditer(text):
        sign = token[0]
        if sign == ".":
            keys += 1
        elif sign[0] not in "\"'":
            keys = 0
            brackets += (sign in "[{") - (sign in "]}")
        if brackets > DEEPEST or keys > DEEPEST:
            return text.count("\n", 0, token.start()) + 1
    return 0


def lines_of(text: str) -> dict[Where, int]:
    """`("deals", 2, "hand")` is the line of `hand` in the third [[deals]]; () is the first line. It must be TOML."""
    return _Lines(text).lines


def braced(text: str) -> set[Where]:
    """The tables that are written in braces, `cost = { radium = 1 }`, and not under a header."""
    return _Lines(text).braced


class _Lines:
    def __init__(self, text: str) -> None:
        self.text, self.at = text, 0
        self.ends = [found.start() for found in re.finditer("\n", text)]
        self.lines: dict[Where, int] = {(): 1}
        self.braced: set[Where] = set()
        self.counts: dict[Where, int] = {}  # rows of [[tables]] so far
        self._file()

    def _file(self) -> None:
        table: Where = ()
        while self._skip(SPACE) and self.at < len(self.text):
            if self.text.startswith("[", self.at):
                table = self._header()
            else:
                self._pair(table)

    def _header(self) -> Where:
        """[table] or [[row of tables]]: where the keys below it belong."""
        start, rows = self.at, self.text.startswith("[[", self.at)
        self.at += 2 if rows else 1
        keys = self._key()
        self._skip(BLANKS)
        self.at += 2 if rows else 1
        where: Where = ()
        for place, key in enumerate(keys):
            where = (*where, key)
            self.lines.setdefault(where, self._line(start))
            if rows and place == len(keys) - 1:
                self.counts[where] = self.counts.get(where, -1) + 1
            if where in self.counts:
                where = (*where, self.counts[where])
        self.lines[where] = self._line(start)
        return where

    def _pair(self, table: Where) -> None:
        start = self.at
        where = table
        for key in self._key():
            where = (*where, key)
            self.lines.setdefault(where, self._line(start))
        self._skip(BLANKS)
        self.at += 1  # =
        self._skip(BLANKS)
        self._value(where)

    def _key(self) -> list[str]:
        keys = []
        while True:
            self._skip(BLANKS)
            quoted = STRING.match(self.text, self.at)
            bare = BARE_KEY.match(self.text, self.at)
            found = quoted or bare
            assert found is not None
            self.at = found.end()
            keys.append(found[0][1:-1] if quoted else found[0])
            self._skip(BLANKS)
            if not self.text.startswith(".", self.at):
                return keys
            self.at += 1

    def _value(self, where: Where) -> None:
        if found := STRING.match(self.text, self.at):
            self.at = found.end()
        elif self.text[self.at] == "[":
            self._inside("]", where, listed=True)
        elif self.text[self.at] == "{":
            self.braced.add(where)
            self._inside("}", where, listed=False)
        else:
            self._skip(PLAIN)

    def _inside(self, end: str, where: Where, listed: bool) -> None:
        self.at += 1
        number = 0
        while self._skip(SPACE) and self.text[self.at] != end:
            if self.text[self.at] == ",":
                self.at += 1
            elif listed:
                self.lines[(*where, number)] = self._line(self.at)
                self._value((*where, number))
                number += 1
            else:
                self._pair(where)
        self.at += 1

    def _skip(self, pattern: re.Pattern[str]) -> bool:
        found = pattern.match(self.text, self.at)
        assert found is not None
        self.at = found.end()
        return True

    def _line(self, at: int) -> int:
        return bisect_right(self.ends, at - 1) + 1
