"""Packages of strangers, installed for one test: a folder on the path, with the entry points that `pip` would write."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from labtable.cli import new
from labtable.core import homes
from labtable.core.game import registry

Install = Callable[..., Path]
EXAMPLES = Path(__file__).parents[2] / "examples" / "games"


def forget() -> None:
    """Look anew at what is installed."""
    for found in (homes.homes, homes.strangers, registry._brought, registry._plain, registry._in_force):
        found.cache_clear()


def write_entry_points(site: Path, distribution: str, package: str, name: str = "") -> None:
    """What `pip` writes of a package that offers a game."""
    info = site / f"{distribution.replace('-', '_')}-1.2.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {distribution}\nVersion: 1.2\n")
    (info / "entry_points.txt").write_text(f"[labtable.games]\n{name or package} = {package}\n")


@contextmanager
def examples_in(site: Path, *names: str) -> Iterator[None]:
    """Example games are installed, for this process and those that it starts."""
    site.mkdir()
    places = [site, *(EXAMPLES / name / "src" for name in names)]
    with pytest.MonkeyPatch.context() as path:
        path.setenv("PYTHONPATH", ":".join(map(str, places)))
        for place in places:
            path.syspath_prepend(place)
        for name in names:
            write_entry_points(site, name, name)
        forget()
        yield
    forget()


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Install]:
    """Write the game of `labtable new` under a name, and the entry point that offers it; `broken` changes its files."""
    monkeypatch.syspath_prepend(tmp_path)

    def installed(name: str, package: str = "", broken: dict[str, str] | None = None, as_game: str = "") -> Path:
        package = package or name
        for path, words in new._files(package, package.title()):
            if path.parts[0] == "src":
                target = tmp_path / Path(*path.parts[1:])
                target.parent.mkdir(parents=True, exist_ok=True)
                target.write_text((broken or {}).get(path.name, words), encoding="utf-8")
        write_entry_points(tmp_path, f"stranger-{name}", package, as_game or name)
        forget()
        return tmp_path / package

    yield installed
    monkeypatch.undo()
    for name, module in list(sys.modules.items()):
        if (getattr(module, "__file__", None) or "").startswith(str(tmp_path)):
            del sys.modules[name]
    forget()
