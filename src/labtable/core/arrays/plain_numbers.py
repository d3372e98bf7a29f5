"""Records for rules that run as plain Python: the same bytes, with quicker attributes.

`np.record` looks for an attribute first and asks for a field when there is none, in Python, and makes a new dtype for
every nested record. Here every layout has a class whose attributes are its fields.
"""

from collections.abc import Callable
from functools import cache
from operator import itemgetter
from typing import Any

import numpy as np


class PlainInts(np.ndarray[Any, np.dtype[Any]]):
    """An array of whole numbers whose items are plain integers, which never overflow, as in compiled rules."""

    def __getitem__(self, index: Any) -> Any:
        found = super().__getitem__(index)
        return found if isinstance(found, np.ndarray) else int(found)


def _get(name: str, field: np.dtype[Any]) -> Callable[[Any], Any]:
    """How a field is read: whole numbers as plain integers, whatever width they are kept in; fractions as they are."""
    if field.base.names:
        return itemgetter(name)
    if field.base.kind == "f":
        return itemgetter(name) if field.shape else lambda record: float(record[name])
    if field.shape:
        return lambda record: record[name].view(PlainInts)
    return lambda record: int(record[name])


def _put(name: str) -> Callable[[Any, Any], None]:
    def put(record: Any, value: Any) -> None:
        record[name] = value

    return put


@cache
def plain(layout: np.dtype[Any]) -> np.dtype[Any]:
    """A layout whose records, and the records inside them, are of a class that has the fields as plain attributes."""
    ways = {name: property(_get(name, field), _put(name)) for name, (field, *_) in (layout.fields or {}).items()}
    return np.dtype((type("Plain", (np.void,), {"__slots__": (), **ways}), with_records(layout, plain)))


def with_records(layout: np.dtype[Any], made: Callable[[np.dtype[Any]], np.dtype[Any]]) -> np.dtype[Any]:
    """A layout of the same bytes in which the layout of every nested record is made anew."""

    def inside(field: np.dtype[Any]) -> Any:
        return (made(field.base) if field.base.names else field.base, field.shape)

    fields = dict(layout.fields or {})
    return np.dtype(
        {
            "names": list(fields),
            "formats": [inside(field) for field, *_ in fields.values()],
            "offsets": [offset for _, offset, *_ in fields.values()],
            "itemsize": layout.itemsize,
        },
        align=layout.isalignedstruct,
    )


def as_plain(given: Any) -> Any:
    """An array of records as one of such records, over the same bytes; a number of numpy's as a plain one, which never
    overflows; anything else as it is."""
    if isinstance(given, np.integer):
        return int(given)
    if isinstance(given, np.ndarray) and given.dtype.names:
        return np.ndarray(given.shape, plain(given.dtype), given.view(np.uint8))
    return given
