"""The games there are: the folders under `games/`. Nobody keeps a list."""
from functools import cache
from importlib import import_module
from pathlib import Path

from labtable.core.contract import Game
from labtable.core.errors import UnknownGame

GAMES = Path(__file__).parents[1] / "games"


def names() -> list[str]:
    """The names of all games, as `game` takes them."""
    return sorted(folder.parent.name for folder in GAMES.glob("*/__init__.py"))


@cache
def game(name: str) -> Game:
    """The game of that name, one of `names()`."""
    if name not in names():
        raise UnknownGame(f"There is no game {name!r}; the games are {', '.join(names())}.")
    found = import_module(f"labtable.games.{name}").GAME
    assert isinstance(found, Game)
    return found
