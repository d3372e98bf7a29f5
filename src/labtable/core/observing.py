"""What the numbers of an observation mean: every field by name, with its range and a sentence; and the flat array."""

from __future__ import annotations

from collections.abc import Mapping
from math import prod
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

A_SEAT = "a seat"  # the field holds a seat
BY_SEAT = "by seat"  # the field's first axis is the seat


class Seen(NamedTuple):
    """What a field holds: its least and its greatest number, and what they mean, in a sentence.

    `seating` marks what stands by the seats' numbers, so that it can be turned towards the seat that looks.
    """

    low: int
    high: int
    meaning: str
    seating: str = ""


def flag(meaning: str) -> Seen:
    """A field of zeros and ones."""
    return Seen(0, 1, meaning)


class Held(NamedTuple):
    """A set in the record that its chair alone sees, such as a hand of cards: a net learns what partners may hold."""

    table: str  # the record's field with an entry for each chair
    field: str  # of an entry, int64: bit i stands for thing i
    things: int

    def words(self, state: np.dtype[Any]) -> NDArray[np.int64]:
        """Where the sets stand, by chair, when a record is read as words of eight bytes."""
        table, begin = state[self.table], int(state.fields[self.table][1])  # type: ignore[index]
        entry = np.dtype(table.base)
        inside = int(entry.fields[self.field][1])  # type: ignore[index]
        return (begin + inside + np.arange(table.shape[0]) * entry.itemsize) // np.dtype(np.int64).itemsize


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
        """This field of one flat observation, or of many (the last axis is the observation); nothing is copied."""
        return flat[..., self.start : self.start + self.size].reshape(flat.shape[:-1] + self.shape)


def fields_of(observation: np.dtype[Any], meanings: Mapping[str, Seen]) -> tuple[ObservationField, ...]:
    """The fields in their order. Every one must be explained, and nothing else."""
    names = observation.names or ()
    if tuple(meanings) != names:
        raise ValueError(f"MEANINGS and OBSERVATION differ in {sorted({*meanings} ^ {*names}) or 'their order'}.")
    found, start = [], 0
    for name in names:
        shape = observation[name].shape
        found.append(ObservationField(name, shape, *meanings[name], start))
        start += prod(shape)
    if observation.itemsize != start * np.dtype(np.int16).itemsize:
        raise ValueError("Every field of OBSERVATION must be made of int16, so that it is a flat array as well.")
    return tuple(found)


def flat(observations: NDArray[Any]) -> NDArray[np.int16]:
    """Observations as a flat array of int16, a row each; nothing is copied."""
    return observations.view(np.int16).reshape(*observations.shape, -1)
