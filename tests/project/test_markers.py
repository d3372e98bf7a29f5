"""Plain `pytest` finds its way: markers are set by folder, and what is not installed is skipped, never an error."""

import sys
from pathlib import Path

import pytest

pytest_plugins = ["pytester"]
ROOT = Path(__file__).parents[2]
MARKS = {
    "tests/anywhere": "compiled",
    "tests/api": "compiled",
    "tests/bots": "compiled",
    "tests/cli": "compiled",
    "tests/cluster": "cluster",
    "tests/coach": "compiled",
    "tests/core": None,
    "tests/daily": "compiled",
    "tests/envs": "envs",
    "tests/every_game": "compiled",
    "tests/gate": None,
    "tests/kit": None,
    "tests/project": None,
    "tests/puzzles": "compiled",
    "tests/server": "server",
    "tests/studies": None,
    "tests/web": "web",
    "tests/wheel": "server",
}
INSTALLED = (
    "gymnasium",
    "mcp",
    "pettingzoo",
    "pyspiel",
    "quantecon",
    "ray",
    "sb3_contrib",
    "stable_baselines3",
    "textarena",
    "torch",
)


@pytest.fixture
def project(pytester: pytest.Pytester) -> pytest.Pytester:
    """A small project with our conftest.py and our settings."""
    for name in ("conftest.py", "pyproject.toml"):
        (pytester.path / name).write_text((ROOT / name).read_text("utf-8"), "utf-8")
    return pytester


def add(project: pytest.Pytester, folder: str, text: str = "def test_one(): pass\n") -> None:
    file = project.path / folder / f"test_{folder.replace('/', '_')}.py"
    file.parent.mkdir(parents=True)
    file.write_text(text, "utf-8")


def test_every_folder_of_tests_is_known():
    assert MARKS.keys() == {f"tests/{path.parent.name}" for path in (ROOT / "tests").glob("*/test_*.py")}


def test_a_folder_gives_its_tests_a_mark(project, monkeypatch):
    for library in INSTALLED:
        (project.path / f"{library}.py").touch()
    monkeypatch.syspath_prepend(project.path)
    client = project.path / "src" / "labtable" / "web" / "index.html"
    client.parent.mkdir(parents=True)
    client.touch()
    for folder in MARKS:
        add(project, folder)
    for mark in {*MARKS.values()} - {None}:
        marked = [folder for folder in MARKS if MARKS[folder] == mark]
        project.inline_run("--assert=plain", "--strict-markers", "-m", mark, "tests").assertoutcome(passed=len(marked))
    project.inline_run("--assert=plain", "-m", "not web and not server", "tests").assertoutcome(passed=len(MARKS) - 3)


def test_a_file_may_have_a_mark_that_its_folder_has_not(project):
    add(project, "tests/core")
    (project.path / "tests" / "core" / "test_kept_code.py").write_text("def test_two(): pass\n", "utf-8")
    # In a process of its own: this one may have imported our own tests/core/test_kept_code.py.
    project.runpytest_subprocess("--assert=plain", "-m", "compiled", "tests").assert_outcomes(passed=1, deselected=1)


def test_every_path_with_a_mark_exists(pytestconfig):
    conftest = pytestconfig.pluginmanager.get_plugin(str(ROOT / "conftest.py"))
    assert conftest.MARKS and [path for path in conftest.MARKS if not (ROOT / path).exists()] == []


@pytest.mark.parametrize(("folder", "library"), [("tests/envs", "gymnasium"), ("tests/cluster", "ray")])
def test_what_is_not_installed_is_skipped_and_told(project, monkeypatch, folder, library):
    monkeypatch.setitem(sys.modules, library, None)
    add(project, folder, f"import {library}\ndef test_one(): pass\n")
    add(project, "tests/core")
    done = project.runpytest_inprocess("--assert=plain", "-rs", "tests")
    done.assert_outcomes(passed=1, skipped=1)
    done.stdout.fnmatch_lines([f"*needs *{library}*: `make envs` installs them*"])


def test_browser_tests_are_skipped_before_the_client_is_built(project):
    add(project, "tests/web", "import nothing\ndef test_one(): pass\n")
    done = project.runpytest_inprocess("--assert=plain", "-rs", "tests")
    done.assert_outcomes(skipped=1)
    done.stdout.fnmatch_lines(["*needs the browser client: `make web` builds it*"])


def test_a_run_of_such_a_folder_alone_is_no_success(project, monkeypatch):
    """Otherwise `make test` would pass without the environments."""
    monkeypatch.setitem(sys.modules, "ray", None)
    add(project, "tests/cluster", "import ray\ndef test_one(): pass\n")
    assert project.runpytest_inprocess("--assert=plain", "tests/cluster").ret == pytest.ExitCode.NO_TESTS_COLLECTED
