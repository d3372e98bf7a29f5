"""What changed between two states that one reader is told, by named parts: what stayed the same is not sent again."""
from __future__ import annotations

from collections.abc import Iterator
from itertools import compress
from operator import is_not
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import astuple, replace

from labtable.server import wire

LISTS = (list, tuple)
Differences = tuple[tuple[str, msgspec.Raw], ...]  # where, and what is there now, encoded once for all
encode = msgspec.json.Encoder().encode


class Own(NamedTuple):
    """What of a table is a reader's own."""

    seats: tuple[int, ...]
    host: bool
    hints: bool


class Told:
    """A state as a client has it: what all are told of the table, what is its own, and the moment. Readers to whom the
    same was told share it."""

    __slots__ = ("beat", "common", "moment", "own", "version")

    def __init__(self, version: int, beat: int, common: wire.Table, own: Own, moment: wire.Moment | None) -> None:
        self.version, self.beat, self.common, self.own, self.moment = version, beat, common, own, moment

    def table(self, now: int) -> wire.Table:
        """The table for this reader, without its moment."""
        return replace(self.common, chairs=self.chairs(), host=self.own.host, hints=self.own.hints, now=now)

    def chairs(self) -> tuple[wire.Chair, ...]:
        return tuple(replace(chair, yours=True) if chair.seat in self.own.seats else chair
                     for chair in self.common.chairs)


class Patches:
    """What the readers of one table are told. Most of them had the same before and see most things alike, so that what
    two of them share is compared once."""

    def __init__(self) -> None:
        self._common: tuple[wire.Table, wire.Table, dict[str, Any]] | None = None
        self._version = 0  # after which these were compared:
        self._compared: dict[tuple[int, int], tuple[Any, Any, Differences]] = {}  # by what they are, which is kept

    def patch(self, old: Told, new: Told, steps: tuple[wire.Step, ...], now: int) -> wire.Patch | None:
        """What leads from one to the other; None where the client needs the whole state."""
        before, after = old.moment, new.moment
        if (before is None) != (after is None):
            return None
        moment: dict[str, Any] = {}
        view: dict[str, Any] = {}
        if before is not None and after is not None and before is not after:
            if type(before.view) is not type(after.view):
                return None
            if self._version != new.version:
                self._version, self._compared = new.version, {}
            moment = changed(before, after, but="view")
            view = self._view(before.view, after.view)
        return wire.Patch(new.version, old.version, new.beat, old.beat, steps, self._table(old, new, now), moment, view)

    def _table(self, old: Told, new: Told, now: int) -> dict[str, Any]:
        table = {**self._for_all(old.common, new.common), "now": now}
        if "chairs" in table or old.own.seats != new.own.seats:
            table["chairs"] = new.chairs()
        if old.own.host != new.own.host:
            table["host"] = new.own.host
        if old.own.hints != new.own.hints:
            table["hints"] = new.own.hints
        return table

    def _for_all(self, old: wire.Table, new: wire.Table) -> dict[str, Any]:
        if old is new:
            return {}
        if self._common is None or self._common[0] is not old or self._common[1] is not new:
            self._common = old, new, changed(old, new)
        return self._common[2]

    def _view(self, old: Any, new: Any) -> dict[str, Any]:
        """The parts of a view that differ: its fields, and items of its lists."""
        found = {}
        for name, was, now in replaced(old, new):
            if type(now) not in LISTS or type(was) not in LISTS:
                if was != now:
                    found[name] = now
                continue
            pair = id(was), id(now)
            if pair not in self._compared:
                self._compared[pair] = was, now, differences(was, now)
            for place, value in self._compared[pair][2]:
                found[name + place] = value
        return found


def changed(old: Any, new: Any, but: str = "") -> dict[str, Any]:
    """The fields of a struct that differ."""
    return {name: now for name, was, now in replaced(old, new) if name != but and was != now}


def replaced(old: Any, new: Any) -> Iterator[tuple[str, Any, Any]]:
    """The fields of a struct that are not the very same thing: what they were and what they are."""
    before, after = astuple(old), astuple(new)
    return compress(zip(new.__struct_fields__, before, after, strict=True), map(is_not, before, after))


def differences(old: Any, new: Any) -> Differences:
    """Where two lists differ. A list of structs that is as long as before, one for each seat perhaps, is told by its
    items: `/2`."""
    if new and len(new) == len(old) and isinstance(new[0], msgspec.Struct) and isinstance(old[0], msgspec.Struct):
        return tuple([(f"/{number}", msgspec.Raw(encode(now))) for number, (was, now)
                      in enumerate(zip(old, new, strict=True)) if was is not now and was != now])
    return () if old == new else (("", msgspec.Raw(encode(new))),)
