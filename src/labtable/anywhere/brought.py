"""Games of other packages in a site: their rules as WebAssembly, and one archive of their sources beside Labtable's."""

from __future__ import annotations

import ast
import shutil
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path

from labtable.anywhere.archive import LEFT_OUT, PACKAGES, write_archive
from labtable.anywhere.files import GAMES_ARCHIVE, LABTABLE_ARCHIVE, make_rules, parts_of, write_parts
from labtable.core.errors import LabtableError
from labtable.core.game.registry import names
from labtable.core.homes import GROUP, Home, strangers

NOT_PACKED = {"tests", "__pycache__", "board.py"}  # folders and files of a game that a page does not use
COMPILED_HERE = {".so", ".pyd", ".dylib"}
# What a page can import by name besides Python's library: Labtable, and the packages that it uses there.
IMPORTABLE = {"labtable", *(part for name in PACKAGES for part in (name.replace("-", "_"), name.partition("-")[0]))}


def add_games(folder: Path) -> dict[str, str]:
    """Add the games of other packages to the folder that a page loads; by name, why others cannot be in it."""
    added, left_out = list[Home](), dict[str, str]()
    for home in (home for home in strangers() if home.name in names()):
        try:
            if fault := why_not(home):
                raise LabtableError(fault)
            make_rules(home.name, folder)
            added.append(home)
        except LabtableError as error:
            left_out[home.name] = str(error)
    if added:
        pack(added, folder / GAMES_ARCHIVE)
        write_parts(folder, [*parts_of(folder), *(home.name for home in added)], [LABTABLE_ARCHIVE, GAMES_ARCHIVE])
    return left_out


def why_not(home: Home) -> str:
    """Why a page cannot load the package of a game, as a sentence; empty where it can."""
    top, _ = package_of(home)
    for path in sources_of(home):
        if path.suffix in COMPILED_HERE:
            return f"{path.name} is compiled for this computer, not for browsers."
        for module in imported(path) if path.suffix == ".py" else ():
            if module != top and not importable(module):
                return f"{path.name} imports {module}, which is not there in a page."
    return ""


def importable(module: str) -> bool:
    in_library = module in sys.stdlib_module_names and not any(LEFT_OUT.match(f"{module}{end}") for end in ("/", ".py"))
    return in_library or module in IMPORTABLE


def imported(path: Path) -> Iterator[str]:
    """The packages that a module imports in any case, whoever uses it."""
    for statement in ast.parse(path.read_bytes()).body:
        if isinstance(statement, ast.Import):
            yield from (one.name.partition(".")[0] for one in statement.names)
        elif isinstance(statement, ast.ImportFrom) and statement.module and not statement.level:
            yield statement.module.partition(".")[0]


def package_of(home: Home) -> tuple[str, Path]:
    """The outermost package that a game's package lies in, and its folder."""
    top, *inner = home.package.split(".")
    return top, home.folder.parents[len(inner) - 1] if inner else home.folder


def sources_of(home: Home) -> list[Path]:
    """The files of that package, as far as a page uses them."""
    _, folder = package_of(home)
    inside = (path for path in sorted(folder.rglob("*")) if path.is_file())
    return [path for path in inside if NOT_PACKED.isdisjoint(path.relative_to(folder).parts)]


def pack(homes: Sequence[Home], path: Path) -> None:
    """The packages of games as an archive, with the entry points by which Labtable finds them."""
    with tempfile.TemporaryDirectory() as place:
        for home in homes:
            top, folder = package_of(home)
            for source in sources_of(home):
                target = Path(place, top, source.relative_to(folder))
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(source, target)
            name, _, version = home.brought_by.rpartition(" ")
            info = Path(place, f"{name.replace('-', '_')}-{version}.dist-info")
            if not info.exists():
                info.mkdir()
                (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n", "utf-8")
                (info / "entry_points.txt").write_text(f"[{GROUP}]\n", "utf-8")
            with (info / "entry_points.txt").open("a", encoding="utf-8") as points:
                points.write(f"{home.name} = {home.package}\n")
        write_archive(Path(place), path)
