"""Games of other packages in a site: their rules are compiled for browsers, and their sources go along; what cannot is
left out with its reason."""

import os
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from labtable.anywhere import brought, files
from labtable.anywhere.archive import sources_of_labtable
from labtable.anywhere.brought import add_games, importable, imported
from labtable.anywhere.files import GAMES_ARCHIVE, LABTABLE_ARCHIVE, parts_of, write_parts
from labtable.core.errors import LabtableError
from labtable.core.homes import folder_of, ours
from tests.anywhere.browser_page import serving, write_folder
from tests.anywhere.compared_rules import ROOT, write_script
from tests.anywhere.test_worker import opened
from tests.kit.conftest import Install, examples_in
from tests.web.visitor import browser

GAME = "ferries"  # it has luck and hidden hands
MOVES = 6
PROCESSES = ("multiprocessing",)  # imported by what a server's processes do alone


@pytest.fixture
def ferries(tmp_path: Path) -> Iterator[None]:
    with examples_in(tmp_path / "site", GAME):
        yield


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder as a page loads it, with one game of ours and the example."""
    pytest.importorskip("ziglang")
    folder: Path = tmp_path_factory.mktemp("page")
    write_folder(folder, ["eureka"])
    with examples_in(folder / "site", GAME):
        assert add_games(folder / "anywhere") == {}
    return folder


@pytest.fixture
def parts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of parts in which nothing has to be compiled."""

    def make_rules(name: str, folder: Path) -> None:
        if name == "pebbles":
            raise LabtableError("Its rules are none.")
        (folder / f"{name}.wasm").write_bytes(b"")

    monkeypatch.setattr(brought, "make_rules", make_rules)
    (folder := tmp_path / "parts").mkdir()
    write_parts(folder, ["eureka"])
    return folder


COMPARE = """
import sys
from pathlib import Path
from labtable.core.game.registry import game
from tests.anywhere.compared_rules import compared
print(compared(game(sys.argv[1]), range(3), 250, Path(sys.argv[2]), Path(sys.argv[3])))"""


@pytest.mark.thorough
def test_the_rules_of_an_example_say_in_webassembly_what_they_say_in_python(page: Path, ferries: None, tmp_path: Path):
    write_script(tmp_path / "rules.mjs")
    command = [sys.executable, "-c", COMPARE, GAME, str(tmp_path / "rules.mjs"), str(page / "anywhere")]
    environment = {**os.environ, "LABTABLE_MODE": "interpreted"}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0 and int(done.stdout) > 60, done.stderr


@pytest.mark.parametrize("name", ours())
def test_a_page_has_what_our_games_import(name: str):
    inside = [path for path in sources_of_labtable() if path.suffix == ".py" and path.is_relative_to(folder_of(name))]
    assert inside and [one for path in inside for one in imported(path) if not importable(one)] == []


def test_a_page_has_what_labtable_itself_imports_of_pythons_library():
    inside = [path for path in sources_of_labtable() if path.suffix == ".py"]
    wanted = {(path.name, one) for path in inside for one in imported(path) if one in sys.stdlib_module_names}
    missing = {(name, one) for name, one in wanted if not importable(one) and one not in PROCESSES}
    assert wanted and missing == set()


def test_an_example_is_played_against_a_bot_in_a_page(page: Path):
    with serving(page) as address, browser() as chromium:
        play(chromium, address)


def play(chromium: Browser, address: str) -> None:
    here = opened(chromium, address, {})
    assert here.told("GET", "/api/about")["games"][-1]["name"] == GAME
    assert "Ferries" in here.ask("GET", f"/api/games/{GAME}/text/en.ftl")[2]
    at = here.begin(GAME, "student")
    position = here.play(at, MOVES)["table"]["moment"]["position"]
    asked = {"type": "hint", "id": "hint", "seat": 0, "position": position}
    assert here.ask("POST", f"{at}/commands", asked)[0] < 500
    here.tab.close()


def test_sources_and_entry_points_go_along_and_tests_do_not(parts: Path, ferries: None):
    assert add_games(parts) == {}
    with zipfile.ZipFile(parts / GAMES_ARCHIVE) as packed:
        found = set(packed.namelist())
        points = packed.read("ferries-1.2.dist-info/entry_points.txt").decode()
    assert points.splitlines() == ["[labtable.games]", "ferries = ferries"]
    assert {"ferries/rules.py", "ferries/RULES.md", "ferries/text/en.ftl"} <= found
    assert not [name for name in found if "tests/" in name or name.endswith(".pyc")]
    assert parts_of(parts) == ["eureka", GAME]


def test_without_games_of_others_nothing_changes(parts: Path):
    before = (parts / files.PARTS).read_bytes()
    assert add_games(parts) == {} and LABTABLE_ARCHIVE in before.decode()
    assert [path.name for path in parts.iterdir()] == [files.PARTS] and (parts / files.PARTS).read_bytes() == before


@pytest.mark.parametrize(
    ("file", "first", "why"),
    [
        ("views.py", "import numpy as np", "views.py imports numpy, which is not there in a page."),
        ("views.py", "import sqlite3", "views.py imports sqlite3, which is not there in a page."),
        ("views.py", "import json", "Its rules are none."),
    ],
)
def test_a_game_that_a_page_cannot_load_is_left_out_with_its_reason(
    parts: Path, install: Install, file: str, first: str, why: str
):
    path = install("pebbles") / file
    path.write_text(path.read_text("utf-8").replace("from labtable", f"{first}\nfrom labtable", 1), "utf-8")
    assert add_games(parts) == {"pebbles": why} and parts_of(parts) == ["eureka"]
    assert not (parts / GAMES_ARCHIVE).exists()


def test_the_linker_is_missing_in_a_sentence(install: Install, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    install("shells")
    monkeypatch.setattr(files, "cache_root", lambda: tmp_path / "cache")
    monkeypatch.setattr(files, "find_spec", lambda name: None)
    write_parts(tmp_path, ["eureka"])
    assert add_games(tmp_path) == {"shells": files.NO_LINKER}
