"""The games there are: those of the house and those that other packages bring. Nobody keeps a list."""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, TypeAlias

import msgspec

from labtable.core.errors import LabtableError, UnknownGame
from labtable.core.game.changed_game import changed_game
from labtable.core.game.changes_of_file import changes_of_file
from labtable.core.game.changes_of_save import changes_of_save
from labtable.core.game.component_changes import Changes
from labtable.core.game.contract import Game
from labtable.core.game.faults import fault_of
from labtable.core.homes import PACKAGE, Home, Homes, homes, ours, refusal

IN_FORCE = "LABTABLE_COMPONENTS"  # components that this process and those that it starts play with, by game
Saved: TypeAlias = Sequence[tuple[Sequence[str], Any]]


def names() -> list[str]:
    """The names of all games, as `game` takes them: first those that come with Labtable, then those of installed
    packages that can be played."""
    return [*ours(), *_brought().games]


def why_not_offered() -> tuple[str, ...]:
    """A sentence for each installed package whose game cannot be played."""
    return tuple(_brought().refused.values())


@cache
def _brought() -> Homes:
    """The games of other packages, each imported to see that it can be."""
    found = homes()
    games, refused = {}, dict(found.refused)
    for home in found.games.values():
        if home.brought_by:
            try:
                _imported(home)
                games[home.name] = home
            except UnknownGame as error:
                refused[home.name] = str(error)
    return Homes(games, refused)


def game(name: str, components: str | Path | Changes | Saved | None = None) -> Game:
    """The game of that name, one of `names()`, or of that title, with the components of its box.

    `components` is a file of others, whole or only the entries that differ. The plain game and changed ones stand side
    by side.
    """
    if name not in ours():
        name = _name_of(name)
    if components is None:
        return _in_force(name, os.environ.get(IN_FORCE, ""))
    changes = changes_of(name, components)
    return changed_game(name, changes) if changes else _plain(name)


def _name_of(typed: str) -> str:
    """The name of the game that somebody calls by its title, by the end of it, or with capitals."""
    if typed in _brought().games:
        return typed
    if typed in _brought().refused:
        raise UnknownGame(_brought().refused[typed])
    wanted = _words(typed)
    found = [name for name in names() if wanted == f" {name} " or _words(_plain(name).meta.title).endswith(wanted)]
    if len(found) != 1 or not wanted.strip():
        raise UnknownGame(f"There is no game {typed!r}; the games are {', '.join(names())}.")
    return found[0]


def _words(text: str) -> str:
    """Small letters, a space around each word, and nothing else."""
    return " ".join(["", *re.findall(r"[^\W_]+", text.lower()), ""])


def changes_of(name: str, components: str | Path | Changes | Saved) -> Changes:
    """What a file, or a save, changes in the components of a game."""
    if isinstance(components, Changes):
        return components
    if isinstance(components, str | Path):
        return changes_of_file(name, Path(components))
    return changes_of_save(name, components)


def put_in_force(name: str, components: str | Path | Saved) -> Game:
    """Make `game(name)` the game with these components, here and in all processes that are started from now on."""
    found = game(name, components)
    kept = msgspec.json.decode(os.environ.get(IN_FORCE) or "{}")
    os.environ[IN_FORCE] = msgspec.json.encode({**kept, found.name: found.changes.plain}).decode()
    return found


@cache
def _plain(name: str) -> Game:
    return _imported(homes().games[name]) if name not in ours() else import_module(f"{PACKAGE}.{name}").GAME


def _imported(home: Home) -> Game:
    """The game of another package; whatever is wrong with the package is one sentence."""
    try:
        found = import_module(home.package).GAME
        if not isinstance(found, Game):
            raise TypeError("its GAME is not what gather(__name__) makes")
    except (Exception, SystemExit) as error:
        raise UnknownGame(refusal(home.brought_by, home.name, fault_of(error, home))) from error
    return found


@cache
def _in_force(name: str, given: str) -> Game:
    if not given:
        return _plain(name)
    try:
        entries = msgspec.json.decode(given, type=dict[str, list[tuple[list[str], Any]]]).get(name, [])
    except msgspec.MsgspecError as error:
        raise LabtableError(f"{IN_FORCE} does not hold changed components: {error}.") from None
    return game(name, entries)
