"""For all tests: marks by folder, no deadline for the first example of compiled rules, one worker for a game's tests.

A folder whose libraries are not installed, or whose client is not built, is skipped as a whole, with a sentence that
says how to get them. A run of that folder alone then collects no test, which pytest reports as a failure (status 5).
"""

import sys
from importlib.util import find_spec
from pathlib import Path

import pytest
from hypothesis import settings

settings.register_profile("labtable", deadline=None, derandomize=True, max_examples=60)
settings.load_profile("labtable")

pytest_plugins = ["labtable_pytest"]  # also where Labtable was installed before it had this plugin

ROOT = Path(__file__).parent
GAMES = ROOT / "src" / "labtable" / "games"
CLIENT = ROOT / "src" / "labtable" / "web" / "index.html"
MARKS = {  # each is explained in pyproject.toml
    "tests/anywhere": "compiled",
    "tests/api": "compiled",
    "tests/bots": "compiled",
    "tests/cli": "compiled",
    "tests/coach": "compiled",
    "tests/core/test_batch.py": "compiled",
    "tests/core/test_beside_other_code.py": "compiled",
    "tests/core/test_compiling.py": "compiled",
    "tests/core/test_kept_code.py": "compiled",
    "tests/core/test_linking.py": "compiled",
    "tests/core/test_modes_agree.py": "compiled",
    "tests/daily": "compiled",
    "tests/every_game": "compiled",
    "tests/puzzles": "compiled",
    "tests/server": "server",
    "tests/wheel": "server",
    "tests/web": "web",
    "tests/envs": "envs",
    "tests/cluster": "cluster",
}
LIBRARIES = {
    "tests/envs": (
        "gymnasium",
        "mcp",
        "pettingzoo",
        "pyspiel",
        "quantecon",
        "sb3_contrib",
        "stable_baselines3",
        "textarena",
        "torch",
    ),
    "tests/cluster": ("ray",),
}
# Helpers of tests assert too, and tell the values that they compared.
HELPERS = ("tests", "labtable.testing", *(f"labtable.games.{path.parent.name}.tests" for path in GAMES.glob("*/tests")))
pytest.register_assert_rewrite(*(name for name in HELPERS if name not in sys.modules))


def folder_of(path: Path) -> str:
    """The folder of tests that a file belongs to, as `MARKS` names it."""
    return "/".join(path.relative_to(ROOT).parts[:2]) if path.is_relative_to(ROOT) else ""


def missing(path: Path) -> str | None:
    """What the tests of a file need and do not find, and how to get it."""
    folder = folder_of(path)
    if folder == "tests/web" and not CLIENT.exists():
        return "needs the browser client: `make web` builds it"
    libraries = [name for name in LIBRARIES.get(folder, ()) if find_spec(name) is None]
    return f"needs {', '.join(libraries)}: `make envs` installs them in .venv/envs" if libraries else None


class Unprovided(pytest.Module):
    """A file of tests that lacks something: it is not imported."""

    def collect(self) -> list[pytest.Item]:
        pytest.skip(missing(self.path) or "", allow_module_level=True)


def pytest_pycollect_makemodule(module_path: Path, parent: pytest.Collector) -> pytest.Module | None:
    return Unprovided.from_parent(parent, path=module_path) if missing(module_path) else None


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if mark := MARKS.get(folder_of(item.path)) or MARKS.get(item.nodeid.partition("::")[0]):
            item.add_marker(mark)
        if item.path.is_relative_to(GAMES):
            item.add_marker(pytest.mark.xdist_group(item.path.relative_to(GAMES).parts[0]))
