import pytest

from labtable.core.contract import Game
from labtable.core.match import Match
from labtable.core.registry import game


@pytest.fixture(scope="session")
def element() -> Game:
    """Quick, competitive, with hidden hands."""
    return game("element")


@pytest.fixture
def match(element: Game) -> Match:
    return Match(element, 2, seed=7)
