"""What a saved game says that its components changed in the box: anybody may have written it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from labtable.core.game.component_changes import MOST_CHANGES, Changes, ComponentChange, is_plain, same
from labtable.core.game.component_rows import box_of, holds_tables, look_up, named_rows
from labtable.core.game.components import LONGEST_FILE, MARKS, BadComponents, shown
from labtable.core.game.toml_lines import DEEPEST


def changes_of_save(game: str, entries: Sequence[tuple[Sequence[str], Any]]) -> Changes:
    """What a save carries: anybody may have written it."""
    if not entries:
        return Changes()
    if len(entries) > MOST_CHANGES:
        raise BadComponents(f"Changed components have at most {MOST_CHANGES} entries, not {len(entries)}.")
    rows, size = [], 0
    for path, after in entries:
        if not 0 < len(path) <= DEEPEST or not all(isinstance(key, str) for key in path):
            raise BadComponents(f"An entry of changed components has {len(path)} keys.")
        size += _check_entry(path, after)
        if size > LONGEST_FILE:
            raise BadComponents(f"Changed components have at most {LONGEST_FILE} bytes.")
        change = _change_to(box_of(game).data, tuple(path), after)
        if not same(change.before, after):
            rows.append(change)
    return Changes(tuple(rows))


def _check_entry(path: Sequence[str], value: Any) -> int:
    """How long the value is as JSON, if it is one that components may have."""
    try:
        text = msgspec.json.encode(value)
        plain = value is None or _all_plain(value, DEEPEST)
    except (msgspec.MsgspecError, RecursionError, TypeError, ValueError, OverflowError):
        plain = False
    if not plain:
        raise BadComponents(f"{'.'.join(path)}: expected what a file of components may hold, found {shown(value)}.")
    return len(text)


def _all_plain(value: Any, depth: int) -> bool:
    if isinstance(value, dict):
        return depth > 0 and all(isinstance(key, str) and _all_plain(one, depth - 1) for key, one in value.items())
    if isinstance(value, list):
        return depth > 0 and all(_all_plain(one, depth - 1) for one in value)
    return is_plain(value)


def _change_to(box: Any, path: tuple[str, ...], after: Any) -> ComponentChange:
    """An entry of a save as a change: of a value, of a row that is added, or of one that is taken out."""
    *way, last = path
    table = look_up(box, tuple(way))[1] if way else box
    key = named_rows(table)
    if key and last not in [str(row[key]) for row in table]:
        if not isinstance(after, dict) or str(after.get(key)) != last:
            raise BadComponents(f"{'.'.join(path)}: the components have no {last!r} there.")
        return ComponentChange(path, None, after)
    if way and last not in MARKS and holds_tables(table) and last not in table and isinstance(after, dict):
        return ComponentChange(path, None, after)
    before = look_up(box, path)[1]
    if (key or holds_tables(table)) and after is not None and not isinstance(after, dict):
        raise BadComponents(f"{'.'.join(path)}: expected a table, found {shown(after)}.")
    return ComponentChange(path, before, after)
