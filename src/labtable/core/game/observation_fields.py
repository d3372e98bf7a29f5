"""What the numbers of an observation mean: every field by name, with its range and a sentence; and the flat array."""

from __future__ import annotations

from collections.abc import Mapping
from math import prod
from typing import Any, NamedTuple

from labtable.core.arrays import NDArray, np
from labtable.core.record.layout import FieldMeaning, Held, Layout


class ObservationField(NamedTuple):
    """A field of a game's observation: its name, shape, range and meaning, and where it begins in the flat array."""

    name: str
    shape: tuple[int, ...]
    low: int
    high: int
    meaning: str
    seating: str
    start: int

    @property
    def size(self) -> int:
        return prod(self.shape)

    def of(self, flat: NDArray[np.int16]) -> NDArray[np.int16]:
        """The part of one flat observation, or of many (the last axis is the observation), that is this field; nothing
        is copied."""
        return flat[..., self.start : self.start + self.size].reshape(flat.shape[:-1] + self.shape)


def fields_of(layout: Layout, meanings: Mapping[str, FieldMeaning]) -> tuple[ObservationField, ...]:
    """The fields of an observation in their order."""
    found, start = [], 0
    for field in layout.fields:
        found.append(ObservationField(field.name, field.shape, *meanings[field.name], start))
        start += field.count
    return tuple(found)


def words_of(held: Held, state: Layout) -> NDArray[np.int64]:
    """Where the sets that chairs hold stand, by chair, when a record is read as words of eight bytes."""
    table = state.field(held.table)
    assert isinstance(table.kind, Layout)
    first, word = table.offset + table.kind.field(held.field).offset, np.dtype(np.int64).itemsize
    return np.array([(first + chair * table.kind.size) // word for chair in range(table.count)], np.int64)


def flat(observations: NDArray[Any]) -> NDArray[np.int16]:
    """Observations as a flat array of int16, a row each; nothing is copied."""
    return observations.view(np.int16).reshape(*observations.shape, -1)
