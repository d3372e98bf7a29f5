"""A view in two parts: what lies open, alike for everybody, and what is an audience's own, by its place in the view. So
whoever tells a position to many makes the first part once, and looks at the second alone for each of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

Own = Mapping[str, Any]  # by place: a field of the view, or (`seats/2`) an item of one of its lists


def placed(view: msgspec.Struct, own: Own) -> msgspec.Struct:
    """The view with what is somebody's own where it belongs."""
    fields: dict[str, Any] = {}
    for place, value in own.items():
        name, item, number = place.partition("/")
        if item:
            whole = fields.get(name, getattr(view, name))
            fields[name] = type(whole)([value if at == int(number) else one for at, one in enumerate(whole)])
        else:
            fields[name] = value
    return msgspec.structs.replace(view, **fields) if fields else view


def at(view: msgspec.Struct, place: str) -> Any:
    """What lies at a place of a view."""
    name, item, number = place.partition("/")
    return getattr(view, name)[int(number)] if item else getattr(view, name)
