"""`labtable new`: a package with a whole small game, to be rewritten into one's own."""

from __future__ import annotations

import keyword
import re
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.markup import escape

from labtable import template
from labtable.core.errors import BadSetup, why_unwritable
from labtable.core.game.registry import names
from labtable.core.homes import NAME, NAME_RULE

TEMPLATE = Path(template.__file__).parent
EXAMPLE, EXAMPLE_TITLE = "mygame", "My Game"
LONGEST_TITLE = 60
NOT_COPIED = {"__pycache__"}


def new(
    name: Annotated[str, typer.Argument(help="What the game is called in commands and addresses, such as moonrace.")],
    folder: Annotated[
        Path | None,
        typer.Argument(help="A new or empty folder for the package; by default one called NAME."),
    ] = None,
    title: Annotated[str, typer.Option(help="What people call it; by default the name with capitals.")] = "",
) -> None:
    """Write a game of your own: a package that plays, and passes its tests, as soon as it is installed.

    It holds a whole game of three sentences, in the files that every game of Labtable has, each with a first line
    that says what it is for. Install it (`pip install -e .`), and every command, the server and the browser know it.
    Then rewrite it, sentence by sentence: docs/ADDING_A_GAME.md is the tutorial.
    """
    _check_name(name)
    title = title or name.replace("_", " ").title()
    if not re.fullmatch(rf"[^\W_][^\x00-\x1f\"\\{{}}<>]{{0,{LONGEST_TITLE - 1}}}", title):
        raise BadSetup(f'A title has up to {LONGEST_TITLE} letters, begins with one, and has none of " \\ {{ }} < >.')
    folder = folder or Path(name)
    _check_folder(folder)
    for path, words in _files(name, title):
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(words, encoding="utf-8")
    Console().print(
        f"{escape(title)} is in {escape(str(folder))}. Try it:\n\n"
        f"  cd {escape(str(folder))}\n"
        "  pip install -e '.\\[test]'\n"
        "  pytest\n"
        f"  labtable play {name}\n\n"
        f"[dim]Its rules are three sentences in src/{name}/RULES.md; begin there.[/dim]",
        highlight=False,
        soft_wrap=True,
    )


def _check_name(name: str) -> None:
    if not NAME.fullmatch(name):
        raise BadSetup(f"{name!r} is no name for a game: {NAME_RULE}.")
    if name in names():
        raise BadSetup(f"There is a game called {name} already; choose another name.")
    if keyword.iskeyword(name) or find_spec(name) is not None:
        raise BadSetup(f"Python has a module called {name} already; choose another name, such as {name[:24]}_game.")


def _check_folder(folder: Path) -> None:
    if folder.exists() and not folder.is_dir():
        raise BadSetup(f"{folder} is a file; name a new or empty folder.")
    if folder.is_dir() and any(folder.iterdir()):
        raise BadSetup(f"The folder {folder} is not empty; nothing is written over what is there. Name another.")
    if why := why_unwritable(folder / "pyproject.toml"):
        raise BadSetup(f"{why}.")


def _files(name: str, title: str) -> list[tuple[Path, str]]:
    """Every file of the package with its place, in the words of the new game."""
    found = []
    for source, target in ((TEMPLATE / "project", Path()), (TEMPLATE / EXAMPLE, Path("src", name))):
        for path in sorted(source.rglob("*")):
            if path.is_file() and NOT_COPIED.isdisjoint(path.parts):
                words = path.read_text(encoding="utf-8").replace(EXAMPLE_TITLE, title).replace(EXAMPLE, name)
                found.append((target / path.relative_to(source), words))
    return found
