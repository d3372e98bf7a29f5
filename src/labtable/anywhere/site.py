"""`labtable site`: a folder that any web space serves, and that plays all games in the browser, with no server."""

from __future__ import annotations

import json
import shutil
import sys
from collections.abc import Callable
from pathlib import Path

from labtable import __version__
from labtable.anywhere.archive import PYODIDE, finished
from labtable.anywhere.brought import add_games
from labtable.anywhere.files import FOLDER, PARTS, WEIGHTS, make_files
from labtable.core.errors import LabtableError, why_unwritable
from labtable.core.homes import ours
from labtable.server.http.guard import CSP

CLIENT = FOLDER.parents[1] / "web"
MARKER = "site.json"  # in the folder: it was written by us, by this version
ANYWHERE = '<meta name="labtable-anywhere" content="" />'
DESCRIPTION = "Science board games against strong bots, or with friends around one screen. No network is needed."
STEPS = 6


def write_site(folder: Path, tell: Callable[[str], None]) -> dict[str, str]:
    """Write the site into a folder that is empty, new, or a site already; `tell` is called with each of `STEPS`.

    Games of other packages that cannot be in it are given back by name, each with the reason."""
    check(folder)
    tell("Python and the rules")
    if PYODIDE.exists():  # in a checkout: what is there may be older than the sources
        make_files()
    elif not (FOLDER / PARTS).exists():
        raise LabtableError(
            "This installation of Labtable came without the rules for browsers: its wheel was built without the "
            "package `ziglang`. Install the published wheel, or run `make site` in a checkout."
        )
    if (folder / MARKER).exists():
        shutil.rmtree(folder)
    tell("The client")
    shutil.copytree(CLIENT, folder, dirs_exist_ok=True, ignore=of_last_build)
    mark(folder / "index.html")
    describe(folder / "manifest.webmanifest")
    tell("Python's files")
    shutil.copytree(FOLDER, folder / "anywhere")
    for name in ours():
        shutil.copyfile(WEIGHTS / f"{name}.net", folder / "anywhere" / f"{name}.net")
    tell("Games of other packages")
    left_out = add_games(folder / "anywhere")
    tell("Rulebooks, lessons and texts")
    # In a process of its own: it asks each game a few things, for which plain Python is soon enough.
    code = f"from labtable.anywhere.offline import write_answers, Path; write_answers(Path({str(folder)!r}))"
    finished([sys.executable, "-c", code], "The texts could not be written", LABTABLE_MODE="interpreted")
    tell("The list of all files")
    (folder / MARKER).write_text(json.dumps({"labtable": __version__}), "utf-8")
    from labtable.anywhere.offline import write_service_worker

    write_service_worker(folder)
    return left_out


def of_last_build(folder: str, inside: list[str]) -> set[str]:
    """Files that a checkout keeps for pages that are open, with the first of all dates (hatch_build.py)."""
    return {name for name in inside if Path(folder, name).stat().st_mtime == 0}


def check(folder: Path) -> None:
    """Refuse what would end badly before anything is written."""
    if not (CLIENT / "index.html").exists():
        raise LabtableError("The browser client is not built; run `make web`, or install the wheel.")
    if folder.exists() and not folder.is_dir():
        raise LabtableError(f"{folder} is a file; name a folder.")
    if folder.exists() and any(folder.iterdir()) and not (folder / MARKER).exists():
        raise LabtableError(f"{folder} holds other files; name an empty folder, a new one, or that of an earlier site.")
    if why := why_unwritable(folder / MARKER):
        raise LabtableError(f"{why}.")


def describe(manifest: Path) -> None:
    """What a phone says when the page is installed there: nothing that would need a server."""
    said = json.loads(manifest.read_bytes()) | {"description": DESCRIPTION}
    manifest.write_text(json.dumps(said, indent=2), "utf-8")


def mark(index: Path) -> None:
    """Tell the client that there is no server, and the browser what the page may do."""
    head = f'<meta http-equiv="Content-Security-Policy" content="{CSP}" />{ANYWHERE}'
    index.write_text(
        index.read_text("utf-8").replace('<meta charset="utf-8" />', f'<meta charset="utf-8" />{head}'), "utf-8"
    )
