"""Records for rules that run as plain Python: the same bytes, with quicker attributes.

`np.record` looks for an attribute first and asks for a field when there is none, in Python, and makes a new dtype for
every nested record. Here every layout has a class whose attributes are its fields.
"""

from collections.abc import Callable
from functools import cache
from operator import itemgetter
from typing import Any

import numpy as np


def _put(name: str) -> Callable[[Any, Any], None]:
    def put(record: Any, value: Any) -> None:
        record[name] = value

    return put


@cache
def plain(layout: np.dtype[Any]) -> np.dtype[Any]:
    """The same layout, its records and those inside them of such a class."""
    fields = dict(layout.fields or {})
    same = np.dtype(
        {
            "names": list(fields),
            "formats": [_inside(field) for field, *_ in fields.values()],
            "offsets": [offset for _, offset, *_ in fields.values()],
            "itemsize": layout.itemsize,
        },
        align=layout.isalignedstruct,
    )
    ways = {name: property(itemgetter(name), _put(name)) for name in fields}
    return np.dtype((type("Plain", (np.void,), {"__slots__": (), **ways}), same))


def _inside(field: np.dtype[Any]) -> Any:
    base = plain(field.base) if field.base.names else field.base
    return (base, field.shape) if field.shape else base


def as_plain(given: Any) -> Any:
    """An array of records as one of such records, over the same bytes; anything else as it is."""
    if isinstance(given, np.ndarray) and given.dtype.names:
        return np.ndarray(given.shape, plain(given.dtype), given.view(np.uint8))
    return given
