"""A record as plain Python reads it: the same bytes and the same compiled type, with quicker attributes.

`np.record` finds a field by failing to find an attribute first, and makes a new dtype for every nested record and a
number of numpy's for every number. Views and words read hundreds of fields a move, most of them for every audience, so
here every layout has a class whose fields are read once, as plain numbers. So a record that is looked at must not
change: a match has a new one for every position.
"""

from collections.abc import Iterator
from functools import cache
from struct import Struct
from typing import Any

import numpy as np
from numpy.typing import NDArray

from labtable.core.arrays.plain_numbers import PlainInts, with_records

# The types of numpy that are numbers of Python, and what `struct` calls them.
NUMBERS = {"b1": "?", "i1": "b", "i2": "h", "i4": "i", "i8": "q", "u1": "B", "u2": "H", "u4": "I", "u8": "Q"}
Kept = dict[Any, Any]
BYTES = ""  # where a record keeps a copy of them


class Reading(np.record):  # type: ignore[misc]
    __getattribute__ = np.void.__getattribute__
    __getitem__ = np.void.__getitem__  # type: ignore[assignment]

    def __setattr__(self, name: str, value: Any) -> None:
        self[name] = value
        self.__dict__.clear()

    @property
    def data(self) -> Any:
        """What compiled code asks a record for: its bytes. `np.void` would describe its whole layout each time."""
        return self


class FieldReader:
    """A field of a record: found here when it is read for the first time, then in the record's own attributes. The
    field lies in a copy of the record's bytes, which cannot be written to. What is kept with a record must not keep the
    record: the collector does not look through numpy's arrays and would never find that circle."""

    def __init__(self, name: str, layout: np.dtype[Any]) -> None:
        assert layout.fields is not None
        field, self.offset, *_ = layout.fields[name]
        self.name, self.shape, self.kind = name, field.shape, readable(field.base) if field.base.names else field.base

    def __get__(self, record: Any, _: type | None = None) -> Any:
        kept: Kept = record.__dict__
        if BYTES not in kept:
            kept[BYTES] = record.tobytes()
        found = kept[self.name] = self.read(kept[BYTES])
        return found

    def read(self, record: bytes) -> Any:
        return PlainInts(self.shape, self.kind, record, self.offset)


class One(FieldReader):
    """A single value: no plain number, but a nested record perhaps."""

    def read(self, record: bytes) -> Any:
        return np.ndarray(1, self.kind, record, self.offset)[0]


class Nested(FieldReader):
    def read(self, record: bytes) -> Any:
        return RowReader(np.ndarray(self.shape, self.kind, record, self.offset))


class NumberReader:
    """Where the plain numbers of a layout lie."""

    def __init__(self, layout: np.dtype[Any]) -> None:
        self.names: list[str] = []
        places, at = "=", 0
        fields = ((name, field, offset) for name, (field, offset, *_) in (layout.fields or {}).items())
        for name, field, offset in sorted(fields, key=lambda one: one[2]):
            if field.str[1:] in NUMBERS:
                places += f"{offset - at}x{NUMBERS[field.str[1:]]}"
                at = offset + field.itemsize
                self.names.append(name)
        self._unpack = Struct(places).unpack_from

    def read(self, record: bytes) -> Iterator[tuple[str, Any]]:
        return zip(self.names, self._unpack(record), strict=True)


class Number(FieldReader):
    """All numbers of a record are read together, with the first of them."""

    def __init__(self, name: str, layout: np.dtype[Any], numbers: NumberReader) -> None:
        super().__init__(name, layout)
        self.numbers = numbers

    def __get__(self, record: Any, _: type | None = None) -> Any:
        kept: Kept = record.__dict__
        if BYTES not in kept:
            kept[BYTES] = record.tobytes()
        kept.update(self.numbers.read(kept[BYTES]))
        return kept[self.name]


class RowReader:
    """An array of nested records, each of which is found once."""

    __slots__ = ("_found", "array")

    def __init__(self, array: Any) -> None:
        self.array = array
        self._found: dict[int, Any] = {}

    def __getitem__(self, index: Any) -> Any:
        if type(index) is not int:
            return self.array[index]
        if index not in self._found:
            self._found[index] = self.array[index]
        return self._found[index]

    def __len__(self) -> int:
        return len(self.array)

    def __iter__(self) -> Iterator[Any]:
        return iter(self.array)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.array, name)


def way_to(name: str, layout: np.dtype[Any], numbers: NumberReader) -> FieldReader:
    assert layout.fields is not None
    field = layout.fields[name][0]
    if field.shape:
        return (Nested if field.base.names else FieldReader)(name, layout)
    return Number(name, layout, numbers) if name in numbers.names else One(name, layout)


@cache
def readable(layout: np.dtype[Any]) -> np.dtype[Any]:
    """A layout in which each record, and each record inside it, finds a field once and keeps it."""
    numbers = NumberReader(layout)
    ways = {name: way_to(name, layout, numbers) for name in layout.fields or {}}
    return np.dtype((type("Reading", (Reading,), ways), with_records(layout, readable)))


def reading(states: NDArray[Any]) -> NDArray[Any]:
    """Records to be read from Python, over the bytes of `states`. (`view` of numpy would compare the two layouts, field
    by field.)"""
    base: Any = states.base
    whole = base if type(base) is memoryview and base.nbytes == states.nbytes else states.view(np.uint8)
    return np.ndarray(states.shape, readable(states.dtype), whole)


def copied(states: NDArray[Any]) -> NDArray[Any]:
    """A copy of records, as bytes: numpy's own copies nested fields one by one, two hundred times slower."""
    return np.frombuffer(bytearray(states.tobytes()), states.dtype)
