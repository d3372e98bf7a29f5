"""What a page loads to play by itself, made in a checkout: `python -m labtable.anywhere.files` writes the folder
`files` beside this module, with the rules of the games that LABTABLE_WASM_GAMES names (or all).

Compiled rules and Python's archives take minutes to make; both are kept in the cache by a hash of their sources.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from functools import partial
from importlib.util import find_spec
from pathlib import Path

from labtable.anywhere.archive import LOCK, PACKAGE, PYODIDE, WEB, finished, make_archives, sources_of_labtable
from labtable.core.compiler.rule import cache_root
from labtable.core.errors import LabtableError
from labtable.core.homes import folder_of, ours

FOLDER = Path(__file__).with_name("files")
PARTS = "parts.json"  # names the games whose rules are there, and the archives of modules; written last
LABTABLE_ARCHIVE = "labtable.zip"
GAMES_ARCHIVE = "games.zip"  # the games of other packages, in a site that has some
RUNTIME = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")  # files of the npm package that a page loads
NO_LINKER = (
    "The rules cannot be compiled for browsers: the package `ziglang` is not installed; `pip install 'labtable[site]'` "
    "brings it."
)
WEIGHTS = PACKAGE / "bots" / "nets" / "weights"

NOTICE = """What this folder holds of others' work, and under which licences.

Pyodide (pyodide.*): Mozilla Public License 2.0; its sources are at https://github.com/pyodide/pyodide.
Python's library (python.zip): Python Software Foundation License 2; see https://docs.python.org/3/license.html.
Packages in labtable.zip: each brings its licence, in NAME.dist-info/licenses.
Labtable itself: MIT.
"""


def make_files(folder: Path = FOLDER, games: Iterable[str] | None = None) -> None:
    """Write everything that a page loads into a folder."""
    games = list(games or ours())
    if not PYODIDE.exists():
        raise LabtableError("Pyodide is not installed; run `make setup` in a checkout of Labtable.")
    folder.mkdir(parents=True, exist_ok=True)
    (folder / PARTS).unlink(missing_ok=True)
    for name in RUNTIME:
        shutil.copyfile(PYODIDE / name, folder / name)
    write_lock(folder / "pyodide-lock.json")
    (folder / "NOTICE.txt").write_text(NOTICE, "utf-8")
    packers = PACKAGE / "anywhere" / "archive.py", WEB / "compile_python.js"
    kept("python", (*sources_of_labtable(), *packers, LOCK, PYODIDE / "package.json"), make_archives, folder)
    for name in games:
        make_rules(name, folder)
    write_parts(folder, games)


def write_parts(folder: Path, games: Sequence[str], archives: Sequence[str] = (LABTABLE_ARCHIVE,)) -> None:
    """Say what a page finds in a folder."""
    (folder / PARTS).write_text(json.dumps({"games": games, "archives": archives}), "utf-8")


def parts_of(folder: Path) -> list[str]:
    """The games whose rules are in a folder."""
    games: list[str] = json.loads((folder / PARTS).read_text("utf-8"))["games"]
    return games


def write_lock(path: Path) -> None:
    """Pyodide's list of packages, which a page installs none of: what it says of Pyodide itself."""
    known = json.loads((PYODIDE / "pyodide-lock.json").read_text("utf-8"))
    path.write_text(json.dumps({**known, "packages": {}}), "utf-8")


def make_rules(name: str, folder: Path) -> None:
    """Write the compiled rules of a game into a folder: NAME.wasm and NAME.json."""
    kept(f"rules-{name}", rules_of(name), partial(compile_rules, name), folder)


def rules_of(name: str) -> list[Path]:
    """The sources that the compiled rules of a game are made of: its own, those of core and bots, and the compiler."""
    folders = (PACKAGE / "core", PACKAGE / "bots", folder_of(name))
    known = (*sources_of_labtable(), *sorted(folder_of(name).rglob("*")))
    inside = (path for path in known if any(path.is_relative_to(folder) for folder in folders))
    players = PACKAGE / "anywhere" / "build.py", PACKAGE / "coach" / "par.py"
    compiler = (PACKAGE / "core" / "compiler").glob("*.py")  # a page has few of them
    return sorted({path for path in (*inside, *players, *compiler) if path.suffix in (".py", ".toml")})


def compile_rules(name: str, folder: Path) -> None:
    """Compile the rules of a game, in a process that plays it to see what is called."""
    if not has_linker():
        raise LabtableError(NO_LINKER)
    command = [sys.executable, "-m", "labtable.anywhere.build", str(folder), name]
    finished(command, f"The rules of {name} could not be compiled for browsers", LABTABLE_MODE="wasm")


def has_linker() -> bool:
    return find_spec("ziglang") is not None


def kept(name: str, sources: Iterable[Path], make: Callable[[Path], object], folder: Path) -> None:
    """Copy what `make` writes into a folder, from the cache where the same sources made it before."""
    digest = hashlib.sha256(sys.implementation.cache_tag.encode())
    for path in sources:
        digest.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    place = cache_root() / "anywhere" / f"{name}-{digest.hexdigest()[:16]}"
    if not place.exists():
        place.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=place.parent) as beside:
            made = Path(beside, name)
            made.mkdir()
            make(made)
            with suppress(OSError):  # another process may have made the same meanwhile
                made.rename(place)
    shutil.copytree(place, folder, dirs_exist_ok=True)


def main() -> None:
    """Write the folder; where the linker is missing, say so: Labtable is whole but for `labtable site`."""
    chosen = os.environ.get("LABTABLE_WASM_GAMES", "all")
    if not has_linker():
        shutil.rmtree(FOLDER, ignore_errors=True)
        sys.stderr.write(f"{NO_LINKER} `labtable site` will not work.\n")
        return
    try:
        make_files(games=None if chosen == "all" else chosen.split(","))
    except LabtableError as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main()
