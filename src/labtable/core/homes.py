"""Where games live: the folders under `games/`, and packages of other people that offer a game by an entry point.

Such a package says in its pyproject.toml

    [project.entry-points."labtable.games"]
    mygame = "mygame"

and is found wherever it is installed. Nothing of it is imported here.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path

GROUP = "labtable.games"
HOUSE = Path(__file__).parents[1] / "games"
PACKAGE = "labtable.games"
# A game's name stands in addresses, files and commands; two strokes mark changed components in a package's name.
NAME = re.compile(r"(?!.*__)[a-z][a-z0-9_]{1,30}[a-z0-9]")
NAME_RULE = "a game's name has 3 to 32 small letters, digits and single strokes (_), the first one a letter"


@dataclass(frozen=True)
class Home:
    """The package of one game."""

    name: str
    package: str
    folder: Path
    brought_by: str = ""  # the installed distribution, with its version; empty for a game of Labtable's own


@dataclass(frozen=True)
class Homes:
    """All games that were found, by name; and, by the name that was wanted, why others are not offered."""

    games: Mapping[str, Home]
    refused: Mapping[str, str]


@cache
def ours() -> tuple[str, ...]:
    """The names of the games that come with Labtable."""
    return tuple(sorted(game.parent.name for game in HOUSE.glob("*/__init__.py")))


@cache
def homes() -> Homes:
    """Every game that is installed here, looked for once."""
    games = {name: Home(name, f"{PACKAGE}.{name}", HOUSE / name) for name in ours()}
    refused: dict[str, str] = {}
    for point in sorted(entry_points(group=GROUP), key=lambda one: (one.name, brought_by(one))):
        place = _folder(point)
        fault = _fault(point, place, games)
        if fault or place is None:
            refused.setdefault(point.name, refusal(brought_by(point), point.name, fault))
        else:
            games[point.name] = Home(point.name, point.value, place, brought_by(point))
    return Homes(games, refused)


def brought_by(point: EntryPoint) -> str:
    """The distribution of an entry point as `pip` calls it, with its version."""
    return f"{point.dist.name} {point.dist.version}" if point.dist is not None else "an unnamed package"


def refusal(brought_by: str, name: str, fault: str) -> str:
    """Which package, what is wrong with it, and what to do."""
    package = brought_by.partition(" ")[0]
    return (
        f"The package {brought_by} offers the game {name!r}, which cannot be played: {fault}. "
        f"Mend or update the package, or take it away with `pip uninstall {package}`; all other games work."
    )


def _folder(point: EntryPoint) -> Path | None:
    """The folder of the package that an entry point names; only the packages around it are imported."""
    try:
        spec = find_spec(point.value)
    except (ImportError, AttributeError, ValueError):
        return None
    places = (spec and spec.submodule_search_locations) or ()
    return next((folder for place in places if (folder := Path(place)).is_dir()), None)


def _fault(point: EntryPoint, place: Path | None, games: Mapping[str, Home]) -> str:
    """Why an entry point is no game, as a clause; empty where it is one."""
    if not NAME.fullmatch(point.name):
        return NAME_RULE
    if known := games.get(point.name):
        return f"{known.brought_by or 'Labtable'} has a game of this name already"
    if point.attr:
        return f'its entry point names {point.value!r}; write the package alone: {point.name} = "{point.name}"'
    if place is None:
        return f"there is no package {point.value!r}, which its entry point names"
    if place.name != point.name:
        return f"its folder must be called {point.name!r} as well, and is called {place.name!r}"
    return ""


def home_of(module: str) -> Home | None:
    """The game of somebody else that a module belongs to."""
    return next((home for home in strangers() if module == home.package or module.startswith(f"{home.package}.")), None)


@cache
def strangers() -> tuple[Home, ...]:
    """The games of other packages."""
    return tuple(home for home in homes().games.values() if home.brought_by)


def folder_of(name: str) -> Path:
    """The folder of a game's sources. A game of ours is found without a look at what else is installed."""
    if name in ours() or name not in homes().games:
        return HOUSE / name
    return homes().games[name].folder
