"""A variant of a game that nobody has seen: some numbers of its components, each changed by one, drawn from a seed."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from labtable.core.errors import LabtableError
from labtable.core.game.components import table_of
from labtable.core.game.contract import Game
from labtable.core.game.registry import game as find_game
from labtable.core.match.match import Match

CHANGES = 4  # numbers that differ
TRIES = 60  # numbers that are tried, most of them allowed by the game
NAMES = ("id", "number", "symbol")  # what a row of a list is called by

Entry = tuple[list[str], Any]


def numbers_in(value: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], int]]:
    """Every whole number of a box, with the way to it; rows of lists are named as a file of changes names them."""
    if isinstance(value, dict):
        for name, inner in value.items():
            yield from numbers_in(inner, (*path, str(name)))
    elif isinstance(value, list) and value and all(isinstance(row, dict) for row in value):
        named = next((name for name in NAMES if all(name in row for row in value)), None)
        for row in value if named else []:
            yield from numbers_in({key: one for key, one in row.items() if key != named}, (*path, str(row[named])))
    elif isinstance(value, int) and not isinstance(value, bool):
        yield path, value


def drawn_variant(name: str, seed: int) -> list[Entry]:
    """The changes of variant `seed` of a game, as a save holds them; the same for the same seed."""
    luck, box = Random(f"labtable variant {seed}"), table_of(find_game(name).folder / "components.toml").data
    every = list(numbers_in(box))
    kept: list[Entry] = []
    for path, before in luck.sample(every, min(TRIES, len(every))):
        entry: Entry = (list(path), max(1, before + luck.choice((-1, 1))))
        if entry[1] != before and _plays(name, [*kept, entry]):
            kept.append(entry)
        if len(kept) == CHANGES:
            break
    return kept


def _plays(name: str, entries: list[Entry]) -> bool:
    """Can a game be made, dealt and begun with these changes?"""
    try:
        made: Game = find_game(name, entries)
        match = Match(made, made.meta.players[0], seed=0)
        return len(made.changes.rows) == len(entries) and not made.check_state(match.state)
    except (LabtableError, ArithmeticError, LookupError, ValueError):
        return False
