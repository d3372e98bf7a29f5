"""What changed between two states that one reader is told, by named parts: what stayed the same is not sent again."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from itertools import compress
from operator import is_not
from typing import Any, NamedTuple, TypeVar

import msgspec
from msgspec.structs import astuple, replace

from labtable.core.game.view_parts import Own as OwnView
from labtable.core.game.view_parts import at
from labtable.server.protocol import wire

T = TypeVar("T")
LISTS = (list, tuple)
Changes = dict[str, Any]  # by place
Steps = tuple[msgspec.Raw, ...]  # wire.Step, in bytes
Differences = tuple[tuple[str, msgspec.Raw], ...]  # where, and what is there now, encoded once for all
encode = msgspec.json.Encoder().encode


class Own(NamedTuple):
    """What of a table is a reader's own."""

    seats: tuple[int, ...]
    host: bool
    hints: bool


class OpenView:
    """What lies open in a position, the same for all audiences. Two of these are compared once for all readers."""

    __slots__ = ("view",)

    def __init__(self, view: msgspec.Struct) -> None:
        self.view = view


class Telling:
    """What some audiences are told alike of a position: all but what is their own of the view."""

    __slots__ = ("open", "rest")

    def __init__(self, rest: wire.Moment, open: OpenView) -> None:
        self.rest, self.open = rest, open  # `rest` is the moment without audience and view

    @property
    def view(self) -> msgspec.Struct:
        return self.open.view


class Shown:
    """A position as one audience is shown it."""

    __slots__ = ("own", "telling")

    def __init__(self, telling: Telling, own: OwnView) -> None:
        self.telling, self.own = telling, own


class Told:
    """A state as a client has it: what all are told of the table, what is its own, and the position. Readers to whom
    the same was told share it."""

    __slots__ = ("beat", "common", "own", "shown", "version")

    def __init__(self, version: int, beat: int, common: wire.Table, own: Own, shown: Shown | None) -> None:
        self.version, self.beat, self.common, self.own, self.shown = version, beat, common, own, shown

    def table(self, now: int) -> wire.Table:
        """The table for this reader, without its moment."""
        return replace(self.common, chairs=self.chairs(), host=self.own.host, hints=self.own.hints, now=now)

    def chairs(self) -> tuple[wire.Chair, ...]:
        return tuple(
            replace(chair, yours=True) if chair.seat in self.own.seats else chair for chair in self.common.chairs
        )


class Patches:
    """What the readers of one table are told. Most of them had the same before and see most things alike, so that what
    two of them share is compared once, and where that is all it is also written once."""

    def __init__(self) -> None:
        self._made: dict[tuple[Any, ...], Any] = {}  # by what was compared, or written

    def patch(self, old: Told, new: Told, steps: Steps, now: int) -> bytes | None:
        """What leads from one to the other, in bytes; None where the client needs the whole state."""
        before, after = old.shown, new.shown
        if before is None or after is None:
            return encode(self._patch(old, new, steps, now, {}, {})) if before is after else None
        if type(before.telling.view) is not type(after.telling.view):
            return None
        was, now_open = before.telling.open, after.telling.open
        open_to_all = self._once((was, now_open), lambda: changed_parts(was.view, now_open.view))
        if (view := seen_anew(open_to_all, before, after)) is None:
            return None
        told, telling = before.telling, after.telling
        moment = self._once((told, telling), lambda: changed(told.rest, telling.rest))
        if view is not open_to_all or old.common is not new.common or old.own != new.own:
            return encode(self._patch(old, new, steps, now, moment, view))
        key = told, telling, old.version, old.beat, *map(bytes, steps)
        return self._once(key, lambda: encode(self._patch(old, new, steps, now, moment, view)))

    def _once(self, key: tuple[Any, ...], make: Callable[[], T]) -> T:
        if key not in self._made:
            self._made[key] = make()
        made: T = self._made[key]
        return made

    def _patch(self, old: Told, new: Told, steps: Any, now: int, moment: Changes, view: Changes) -> wire.Patch:
        return wire.Patch(new.version, old.version, new.beat, old.beat, steps, self._table(old, new, now), moment, view)

    def _table(self, old: Told, new: Told, now: int) -> Changes:
        table = {**changed(old.common, new.common), "now": now}
        if "chairs" in table or old.own.seats != new.own.seats:
            table["chairs"] = new.chairs()
        if old.own.host != new.own.host:
            table["host"] = new.own.host
        if old.own.hints != new.own.hints:
            table["hints"] = new.own.hints
        return table


def seen_anew(open_to_all: Changes, old: Shown, new: Shown) -> Changes | None:
    """What changed of the view for one audience, given what changed of what lies open: the same, where nothing of its
    own changed. None where a list that holds something of its own is another one."""
    if not open_to_all.keys().isdisjoint(map(field_of, new.own)):
        return None
    if old.own == new.own and open_to_all.keys().isdisjoint(new.own):
        return open_to_all
    found = {place: value for place, value in open_to_all.items() if place not in new.own}
    for place, now in new.own.items():
        was = old.own[place] if place in old.own else at(old.telling.view, place)
        if was is not now and was != now:
            found[place] = now
    return found | {place: at(new.telling.view, place) for place in old.own if place not in new.own}


@cache
def field_of(place: str) -> str:
    return place.partition("/")[0]


def changed(old: Any, new: Any) -> Changes:
    """The fields of a struct that differ."""
    return {name: now for name, was, now in replaced(old, new) if was != now}


def changed_parts(old: Any, new: Any) -> Changes:
    """The parts of a view that differ: its fields, and items of its lists."""
    found = {}
    for name, was, now in replaced(old, new):
        if type(now) in LISTS and type(was) in LISTS:
            for place, value in differences(was, now):
                found[name + place] = value
        elif was != now:
            found[name] = now
    return found


def replaced(old: Any, new: Any) -> Iterator[tuple[str, Any, Any]]:
    """The fields of a struct that are not the very same thing: what they were and what they are."""
    before, after = astuple(old), astuple(new)
    return compress(zip(new.__struct_fields__, before, after, strict=True), map(is_not, before, after))


def differences(old: Any, new: Any) -> Differences:
    """Where two lists differ. A list of structs that is as long as before, one for each seat perhaps, is told by its
    items: `/2`."""
    if new and len(new) == len(old) and isinstance(new[0], msgspec.Struct) and isinstance(old[0], msgspec.Struct):
        return tuple(
            [
                (f"/{number}", msgspec.Raw(encode(now)))
                for number, (was, now) in enumerate(zip(old, new, strict=True))
                if was is not now and was != now
            ]
        )
    return () if old == new else (("", msgspec.Raw(encode(new))),)
