"""`labtable new` writes a package that passes its tests at once, and refuses what would not work, in sentences."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from labtable.cli import app
from labtable.core.errors import BadSetup

ROOT = Path(__file__).parents[2]


def write(*words):
    return CliRunner().invoke(app, ["new", *map(str, words)])


def test_what_is_written_passes_its_tests(install, tmp_path):
    """Its sentences and the whole contract, in a process of its own, which finds the game by its entry point."""
    folder = install("pebbles")
    words = f"[pytest]\nlabtable_games = pebbles\naddopts = --rootdir {folder}\n"
    (tmp_path / "pytest.ini").write_text(words)
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "labtable_pytest", "-p", "no:schemathesis", folder / "tests"],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(tmp_path), "LABTABLE_MODE": "interpreted", "NO_COLOR": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0 and "failed" not in done.stdout, done.stdout[-3000:] + done.stderr
    assert int(done.stdout.rpartition(" passed")[0].rpartition("\n")[2]) > 100


def test_it_says_what_to_do_next(tmp_path):
    done = write("moonrace", tmp_path / "moonrace", "--title", "Race to the Moon")
    assert done.exit_code == 0 and "pip install -e '.[test]'" in done.output and "labtable play moonrace" in done.output
    assert 'moonrace = "moonrace"' in (tmp_path / "moonrace" / "pyproject.toml").read_text()
    assert 'title="Race to the Moon"' in (tmp_path / "moonrace" / "src" / "moonrace" / "meta.py").read_text()


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("Moon Race", "a game's name has 3 to 32 small letters"),
        ("../etc", "a game's name has 3 to 32 small letters"),
        ("eureka", "There is a game called eureka already"),
        ("random", "Python has a module called random already"),
        ("lambda", "Python has a module called lambda already"),
    ],
)
def test_a_name_that_would_not_work_is_refused(tmp_path, name, why):
    done = write(name, tmp_path / "here")
    assert isinstance(done.exception, BadSetup) and why in str(done.exception)
    assert not (tmp_path / "here").exists()


def test_nothing_is_written_over_what_is_there(tmp_path):
    (tmp_path / "mine.txt").write_text("mine")
    done = write("moonrace", tmp_path)
    assert "is not empty" in str(done.exception) and [path.name for path in tmp_path.iterdir()] == ["mine.txt"]


@pytest.mark.parametrize("title", ['Say "hi"', "{ $who }", "x" * 61, "line\nline"])
def test_a_title_that_would_break_its_files_is_refused(tmp_path, title):
    assert "A title has up to 60 letters" in str(write("moonrace", tmp_path / "here", "--title", title).exception)


def test_the_plugin_brings_no_compiler_into_other_peoples_tests():
    asked = "import sys, labtable_pytest; print('labtable' in sys.modules, 'numba' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, cwd=ROOT, check=True)
    assert done.stdout.split() == ["False", "False"]
