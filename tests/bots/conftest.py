import pytest

from labtable.core.game.contract import Game
from labtable.core.game.registry import game
from labtable.core.match.match import Match


@pytest.fixture(scope="session")
def element() -> Game:
    """Quick, competitive, with hidden hands."""
    return game("element")


@pytest.fixture
def match(element: Game) -> Match:
    return Match(element, 2, seed=7)
