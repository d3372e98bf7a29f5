"""What differs from the components of the box: each entry as a change, and all of them under one name."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field
from typing import Any

import msgspec

from labtable.core.game.components import BadComponents, Place, toml_value
from labtable.core.game.toml_lines import Where

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


def is_plain(value: Any) -> bool:
    return isinstance(value, str | bool) or (type(value) is int and -(2**63) <= value < 2**63)


def same(one: Any, other: Any) -> bool:
    """Equal, and of the same kind: true is not 1."""
    return (
        type(one) is type(other) and msgspec.json.encode(one) == msgspec.json.encode(other)
        if not isinstance(one, dict) or not isinstance(other, dict)
        else one.keys() == other.keys() and all(same(one[key], other[key]) for key in one)
    )
