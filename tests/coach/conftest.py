import pytest

from labtable.bots import answer, bot
from labtable.coach.reviewing import Effort
from labtable.core.match import Match
from labtable.core.registry import game


@pytest.fixture(autouse=True)
def light(monkeypatch):
    """Few worlds: these tests ask whether the accounts are right, not how sharp the judgement is."""
    effort = Effort(screen=6, duel=16, watch=12, again=24)
    monkeypatch.setattr("labtable.coach.reviewing.FULL", effort)
    monkeypatch.setattr("labtable.coach.reviewing.LEAST", effort)
    return effort


def played(name: str, players: int, seed: int = 3, level: str = "student", **options) -> Match:
    match = Match(game(name), players, seed=seed, options=options)
    player = bot(level)
    while not match.over:
        match.play(answer(match, player))
    return match


@pytest.fixture(scope="session")
def duel() -> Match:
    """A game of two rivals."""
    return played("scientia", 2)


@pytest.fixture(scope="session")
def team() -> Match:
    """A cooperative game with hidden hands."""
    return played("eureka", 3)
