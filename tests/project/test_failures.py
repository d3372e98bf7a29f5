"""A test that fails under `make test` says which values it compared."""

import subprocess
import sys
from pathlib import Path

pytest_plugins = ["pytester"]
ROOT = Path(__file__).parents[2]
FAILING = """
def test_that_passes():
    pass


def test_that_fails():
    assert sum([3, 4]) == 12 - 4
"""
RUN = """
import sys
from pathlib import Path
from tests.run import Job, Run, pytest

folder, file = Path(sys.argv[1]), sys.argv[2]
sys.exit(0 if Run([Job("sample", pytest("-c", "pyproject.toml", file))], 1, folder).all() else 7)
"""


def run(file: Path, folder: Path) -> subprocess.CompletedProcess[str]:
    words = [sys.executable, "-c", RUN, str(folder), str(file)]
    return subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=False)


def test_make_test_runs_what_failed_once_more_and_tells_the_values(tmp_path):
    file, folder = tmp_path / "test_sample.py", tmp_path / "files"
    file.write_text(FAILING, "utf-8")
    folder.mkdir()
    done = run(file, folder)
    first, again = done.stdout.split("== sample, what failed once more FAILED ==")
    assert done.returncode == 7, done.stderr
    assert "1 failed, 1 passed" in first and "assert 7 == (12 - 4)" not in first
    assert "1 failed" in again and "1 passed" not in again
    assert "assert 7 == (12 - 4)" in again


def test_make_test_runs_nothing_again_that_passed(tmp_path):
    file = tmp_path / "test_sample.py"
    file.write_text("def test_that_passes():\n    pass\n", "utf-8")
    done = run(file, tmp_path)
    assert done.returncode == 0 and "passed  sample " in done.stdout and "once more" not in done.stdout, done.stderr


def test_plain_pytest_tells_the_values_of_tests_and_of_their_helpers(pytester):
    """Helpers are modules beside the tests: `from tests.position import …`."""
    for name in ("conftest.py", "pyproject.toml"):
        (pytester.path / name).write_text((ROOT / name).read_text("utf-8"), "utf-8")
    helper, test = pytester.path / "tests" / "position.py", pytester.path / "tests" / "core" / "test_sample.py"
    test.parent.mkdir(parents=True)
    helper.write_text("def expect(value):\n    assert value + 1 == 12 - 4\n", "utf-8")
    test.write_text(f"from tests.position import expect\n{FAILING}\n\ndef test_helped():\n    expect(2)\n", "utf-8")
    done = pytester.runpytest_subprocess("tests")
    done.assert_outcomes(passed=1, failed=2)
    done.stdout.fnmatch_lines(["*assert 7 == (12 - 4)", "*assert (2 + 1) == (12 - 4)"])
