"""What changed between two states that one reader is told, by named parts: what stayed the same is not sent again."""
from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import astuple

from labtable.server import wire


class Told:
    """A state as a client has it. Readers to whom the same was told share it."""

    __slots__ = ("beat", "moment", "table", "version")

    def __init__(self, version: int, beat: int, table: wire.Table, moment: wire.Moment | None) -> None:
        self.version, self.beat, self.table, self.moment = version, beat, table, moment


def patch(old: Told, new: Told, steps: tuple[wire.Step, ...]) -> wire.Patch | None:
    """What leads from one to the other; None where the client needs the whole state."""
    if (old.moment is None) != (new.moment is None):
        return None
    moment: dict[str, Any] = {}
    view: dict[str, Any] = {}
    if old.moment is not None and new.moment is not None and old.moment is not new.moment:
        if type(old.moment.view) is not type(new.moment.view):
            return None
        moment = changed(old.moment, new.moment, but="view")
        view = pieces(changed(old.moment.view, new.moment.view), old.moment.view)
    table = changed(old.table, new.table, but="moment")
    return wire.Patch(new.version, old.version, new.beat, old.beat, steps, table, moment, view)


def changed(old: Any, new: Any, but: str = "") -> dict[str, Any]:
    """The fields of a struct that differ."""
    values = zip(new.__struct_fields__, astuple(old), astuple(new), strict=True)
    return {name: now for name, was, now in values if was is not now and was != now and name != but}


def pieces(fields: dict[str, Any], old: Any) -> dict[str, Any]:
    """A list of structs that is as long as before, one for each seat perhaps, is sent by its items: `seats/2`."""
    found = {}
    for name, value in fields.items():
        before = getattr(old, name)
        if _is_list_of_structs(value) and _is_list_of_structs(before) and len(value) == len(before):
            for number, (was, now) in enumerate(zip(before, value, strict=True)):
                if was != now:
                    found[f"{name}/{number}"] = now
        else:
            found[name] = value
    return found


def _is_list_of_structs(value: Any) -> bool:
    return isinstance(value, list | tuple) and bool(value) and isinstance(value[0], msgspec.Struct)
