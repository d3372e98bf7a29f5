"""A record as plain Python reads it: the same bytes and the same compiled type, with quicker attributes.

`np.record` finds a field by failing to find an attribute first, and makes a new dtype for every nested record. Views
and words read hundreds of fields a move, so here the way to each field is kept.
"""
from typing import Any

import numpy as np

from labtable.core.records import States

_plain = np.void.__getattribute__
_ways: dict[np.dtype[Any], dict[str, tuple[np.dtype[Any], int, np.dtype[Any] | None]]] = {}


class Reading(np.record):  # type: ignore[misc]
    def __getattribute__(self, name: str) -> Any:
        dtype = _plain(self, "dtype")
        ways = _ways.get(dtype)
        if ways is None:
            ways = _ways[dtype] = _ways_of(dtype)
        way = ways.get(name)
        if way is None:
            return super().__getattribute__(name)
        field, offset, nested = way
        found = _plain(self, "getfield")(field, offset)
        return found if nested is None else found.view(nested)


def _ways_of(dtype: np.dtype[Any]) -> dict[str, tuple[np.dtype[Any], int, np.dtype[Any] | None]]:
    ways = {}
    for name, (field, offset, *_) in (dtype.fields or {}).items():
        nested = np.dtype((Reading, field.base)) if field.base.names else None
        ways[name] = (field, int(offset), nested)
    return ways


def reading(states: States) -> States:
    """The same records, to be read from Python."""
    return states.view(np.dtype((Reading, states.dtype)))
