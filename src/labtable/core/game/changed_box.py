"""components.toml with changes in it: entries written over, rows added, moved and taken out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import deepcopy
from typing import Any

from labtable.core.game.component_changes import ADDED, AFTER, Changes, ComponentChange
from labtable.core.game.component_rows import box_of, holds_tables, look_up, named_rows
from labtable.core.game.components import Place, TomlTable, shown
from labtable.core.game.toml_lines import Where


def changed_box(game: str, changes: Changes) -> TomlTable:
    """components.toml with the changes in it; a mistake in a change names the file that it came from."""
    box = box_of(game)
    data, places = deepcopy(box.data), dict(box.places)
    lists: dict[tuple[str, ...], list[ComponentChange]] = {}
    entries: list[ComponentChange] = []
    for row in sorted(changes.rows, key=lambda row: row.path):
        listed = _list_of(box.data, row.path)
        lists.setdefault(listed, []).append(row) if listed else entries.append(row)
    for listed, rows in lists.items():
        _arrange(data, places, listed, rows)
    for row in entries:
        _enter(data, places, row)
    for row in changes.rows:
        if row.after is not None and (part := _part_of(data, row.path)) is not None:
            part["source"] = "owner"
    return TomlTable(places, (), data, "", "")


def _part_of(data: Any, path: tuple[str, ...]) -> dict[str, Any] | None:
    """The part of the box that an entry belongs to: the row of a list, an entry of a table of tables, or a table. None
    where another change has taken that row out."""
    part = data[path[0]]
    for key in path[1:]:
        if named := named_rows(part):
            return next((row for row in part if str(row[named]) == key), None)
        if not holds_tables(part) and not named_rows(part[key]):
            break
        part = part[key]
    return part  # type: ignore[no-any-return]


def _list_of(box: Any, path: tuple[str, ...]) -> tuple[str, ...]:
    """The list in which a change adds, moves or takes out a row; () where it does not."""
    for size in range(1, len(path)):
        box = box.get(path[size - 1]) if isinstance(box, dict) else None
        if named_rows(box):
            return path[:size] if len(path) == size + 1 or path[size + 1 :] == (AFTER,) else ()
    return ()


def _arrange(
    data: Any, places: dict[Where, Place], listed: tuple[str, ...], changes: Sequence[ComponentChange]
) -> None:
    """Add, move and take out the rows of a list."""
    table: Any = data
    for part in listed:
        table = table[part]
    key, size = named_rows(table), len(listed)
    rows: dict[str, Any] = {str(row[key]): row for row in table}
    old = list(rows)
    moved: dict[str, ComponentChange] = {}  # by row: the change that says which row it follows
    for change in changes:
        name = change.path[size]
        if len(change.path) > size + 1:
            moved[name] = change
        elif isinstance(change.after, dict):
            rows[name] = {inner: deepcopy(value) for inner, value in change.after.items() if inner != AFTER}
            if name not in old:
                moved[name] = change
    gone = {change.path[size] for change in changes if change.after is None}
    kept = [name for name in _ordered(old, moved) if name not in gone]
    table[:] = [rows[name] for name in kept]
    _renumber(places, listed, {old.index(name): number for number, name in enumerate(kept) if name in old})
    for change in changes:
        if change.path[size] in kept and isinstance(change.after, dict):
            _mark(places, (*listed, kept.index(change.path[size])), change)
        else:
            places[listed] = change.place if change.place[1] else (ADDED, 1)


def _ordered(old: Sequence[str], moved: Mapping[str, ComponentChange]) -> list[str]:
    """The rows of the box, and each moved one behind the row that it names; the name "" is the beginning."""
    followers: dict[str, list[str]] = {}
    for name, change in moved.items():
        before = change.after.get(AFTER, old[-1]) if isinstance(change.after, dict) else change.after
        followers.setdefault(str(before), []).append(name)
    order: list[str] = []
    waiting = [*(name for name in reversed(old) if name not in moved), *reversed(followers.pop("", []))]
    while waiting:
        order.append(waiting.pop())
        waiting += reversed(followers.pop(order[-1], []))
    for before, names in followers.items():
        raise moved[names[0]].mistake(f"expected {AFTER} = the row that stands before it; there is no {shown(before)}")
    return order


def _renumber(places: dict[Where, Place], listed: tuple[str, ...], numbers: Mapping[int, int]) -> None:
    """The lines of a list's rows after they have got other numbers; rows without a number are gone."""
    size = len(listed)
    rows = {where: places.pop(where) for where in list(places) if where[:size] == listed and len(where) > size}
    for where, place in rows.items():
        if where[size] in numbers:
            places[(*listed, numbers[where[size]], *where[size + 1 :])] = place  # type: ignore[index]


def _enter(data: Any, places: dict[Where, Place], change: ComponentChange) -> None:
    """Write one entry into the box, or take it out."""
    *way, last = change.path
    where, inner = look_up(data, tuple(way)) if way else ((), data)
    if change.before is not None:
        where = look_up(data, change.path)[0][:-1]
    if change.after is None:
        inner.pop(last, None)
    else:
        inner[last] = deepcopy(change.after)
    _mark(places, (*where, last), change)


def _mark(places: dict[Where, Place], where: Where, change: ComponentChange) -> None:
    """Give an entry, and the tables around it, the lines of its change: what is wrong with one of them as a whole was
    right in the box."""
    for old in [one for one in places if one[: len(where)] == where]:
        del places[old]
    for size in range(1, len(where) + 1):
        places[where[:size]] = change.place if change.place[1] else (ADDED, 1)
    for inner, place in change.inside:
        places[(*where, *inner)] = place
