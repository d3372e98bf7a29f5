"""What others install: the wheel alone, on a computer without Node and without a compiler."""

import json
import os
import shutil
import subprocess
import sys
import zipfile
from contextlib import contextmanager
from pathlib import Path
from urllib.request import HTTPCookieProcessor, Request, build_opener

import pytest

from tests.web.serving import free_port, wait_for

ROOT = Path(__file__).parents[2]
UV = shutil.which("uv") or str(Path(sys.executable).with_name("uv"))
MOST_BYTES = 15_000_000  # of which what a page needs to play without a server is about half


@pytest.fixture(scope="module")
def wheel(tmp_path_factory):
    folder = tmp_path_factory.mktemp("wheel")
    subprocess.run(
        [UV, "build", "--quiet", "--wheel", "--python", sys.executable, "--out-dir", str(folder), str(ROOT)],
        check=True,
        env={**os.environ, "LABTABLE_CLIENT": "built"},
    )
    return next(folder.glob("*.whl"))


@pytest.fixture(scope="module")
def bare(wheel, tmp_path_factory):
    """The environment of a stranger: the wheel with what it asks for, and no other program to be found."""
    folder = tmp_path_factory.mktemp("bare")
    subprocess.run([UV, "venv", "--quiet", "--python", sys.executable, str(folder / "venv")], check=True)
    subprocess.run(
        [
            UV,
            "pip",
            "install",
            "--quiet",
            "--python",
            str(folder / "venv" / "bin" / "python"),
            f"labtable[server] @ {wheel.as_uri()}",
        ],
        check=True,
    )
    home = folder / "home"
    home.mkdir()
    return folder / "venv" / "bin" / "labtable", {"PATH": str(folder / "venv" / "bin"), "HOME": str(home)}


@contextmanager
def served(bare, folder):
    command, environment = bare
    port = free_port()
    with subprocess.Popen(
        [str(command), "serve", "--port", str(port), "--database", str(folder / "tables.sqlite")],
        env=environment,
        stdout=subprocess.DEVNULL,
    ) as process:
        try:
            wait_for(f"http://127.0.0.1:{port}", process)
            yield f"http://127.0.0.1:{port}"
        finally:
            process.terminate()


def test_the_wheel_is_small_and_holds_the_client_and_no_tests(wheel, capsys):
    with capsys.disabled():
        print(f"\n{wheel.name}: {wheel.stat().st_size / 1e6:.1f} MB")
    names = zipfile.ZipFile(wheel).namelist()
    assert wheel.stat().st_size < MOST_BYTES
    assert "labtable/web/index.html" in names and "labtable/games/curie/components.toml" in names
    names = [name for name in names if not name.startswith("labtable/template/")]  # a game that brings its tests
    assert not [name for name in names if "/tests/" in name or name.startswith(("tests/", "web/", "bench/"))]


def test_the_wheel_holds_the_licences_of_others_work(wheel):
    """Each font comes with its OFL, each bundled package with its own text, in the client's page of licences."""
    built = zipfile.ZipFile(wheel)
    page = built.read("labtable/web/licences.txt").decode()
    for family, words in (
        ("besley", "Besley Project Authors"),
        ("atkinson", "Atkinson Hyperlegible Next Project Authors"),
    ):
        assert any(name.startswith(f"labtable/web/assets/{family}") for name in built.namelist()) and words in page
    assert page.count("SIL OPEN FONT LICENSE Version 1.1") == 2
    parts = [part.partition("=" * 100) for part in page.split("=" * 100 + "\n")]
    titles = [part[0].strip() for part in parts[1::2]]
    assert {title.split()[0] for title in titles} >= {"@fluent/bundle", "svelte", "vite", "rolldown", "The"}
    assert all(len(part[0]) > 500 for part in parts[2::2])
    assert "Apache License" in page and "licences.json" not in "".join(built.namelist())
    notices = [name for name in built.namelist() if ".dist-info/licenses/" in name]
    assert {Path(name).name for name in notices} >= {"LICENSE", "OFL-Besley.txt", "OFL-AtkinsonHyperlegibleNext.txt"}


def test_a_table_is_opened_and_a_move_played(bare, tmp_path):
    browser = build_opener(HTTPCookieProcessor())

    def ask(path, body=None):
        request = Request(
            f"{address}{path}",
            json.dumps(body).encode() if body is not None else None,
            {"Content-Type": "application/json", "Origin": address},
        )
        return browser.open(request).read()

    with served(bare, tmp_path) as address:
        assert b"Labtable" in ask("/") and b"SIL OPEN FONT LICENSE" in ask("/licences.txt")
        ask("/api/session", {})
        chairs = [{"kind": "me", "nickname": "Noor"}, {"kind": "bot", "level": "student"}]
        wanted = {"game": "element", "chairs": chairs, "options": {}, "settings": {"pace": False}}
        code = json.loads(ask("/api/tables", wanted))["code"]
        ask(f"/api/tables/{code}/commands", {"type": "start", "id": "1"})
        state = json.loads(ask(f"/api/tables/{code}/poll?since=0&wait=0"))
        while not state["table"]["moment"]["legal"]:  # the bot begins
            state = json.loads(ask(f"/api/tables/{code}/poll?since={state['version']}&wait=20"))
        moment = state["table"]["moment"]
        act = {
            "type": "act",
            "id": "2",
            "seat": moment["audience"],
            "action": moment["legal"][0]["action"],
            "position": moment["position"],
        }
        ask(f"/api/tables/{code}/commands", act)
        assert json.loads(ask(f"/api/tables/{code}"))["table"]["moment"]["position"] > moment["position"]


def test_a_game_is_played_in_the_terminal(bare, tmp_path):
    command, environment = bare
    done = subprocess.run(
        [str(command), "play", "eureka", "--players", "2", "--seats", "human,random", "--seed", "1"],
        env={**environment, "LABTABLE_MODE": "interpreted"},
        input="1\nq\n",
        cwd=tmp_path,
        text=True,
        capture_output=True,
        check=False,
    )
    assert done.returncode == 0 and "Eureka!" in done.stdout, done.stdout + done.stderr
