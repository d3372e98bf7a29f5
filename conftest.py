"""For all tests: no deadline for the first example of compiled rules, and one worker for all tests of a game."""

from pathlib import Path

import pytest
from hypothesis import settings

settings.register_profile("labtable", deadline=None, derandomize=True, max_examples=60)
settings.load_profile("labtable")

GAMES = Path(__file__).parent / "src" / "labtable" / "games"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.is_relative_to(GAMES):
            item.add_marker(pytest.mark.xdist_group(item.path.relative_to(GAMES).parts[0]))
