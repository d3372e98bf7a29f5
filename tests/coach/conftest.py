from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import pytest

from labtable import Review, review
from labtable.bots import answer, bot
from labtable.coach.reviewer import Effort
from labtable.core.game.registry import game
from labtable.core.match.match import Match

LIGHT = Effort(screen=6, duel=16, watch=12, again=24)
LEAST = Effort(screen=2, duel=4, watch=3, again=6)  # for each decision of a team
LIGHT_ELSEWHERE = {"FIRST": 6, "AGAIN": 24, "ENOUGH": 4}  # worlds, for what other seats could know


@contextmanager
def few_worlds() -> Iterator[Effort]:
    """Tests ask whether the accounts are right, not how sharp the judgement is."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("labtable.coach.reviewer.FULL", LIGHT)
        patch.setattr("labtable.coach.reviewer.LEAST", LEAST)
        patch.setattr("labtable.coach.reviewer.TEAM", 0.2)
        for name, worlds in LIGHT_ELSEWHERE.items():
            patch.setattr(f"labtable.coach.hindsight.{name}", worlds)
        yield LIGHT


@pytest.fixture(autouse=True)
def light() -> Iterator[Effort]:
    with few_worlds() as effort:
        yield effort


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


class Reviewed(NamedTuple):
    """A review, made once for all tests, and the page on which it is kept."""

    review: Review
    page: Path


def reviewed(match: Match, folder: Path) -> Reviewed:
    with few_worlds():
        found = review(match, folder=folder, threads=1)
    (page,) = folder.iterdir()
    return Reviewed(found, page)


@pytest.fixture(scope="session")
def duel_reviewed(duel: Match, tmp_path_factory: pytest.TempPathFactory) -> Reviewed:
    return reviewed(duel, tmp_path_factory.mktemp("duel"))


@pytest.fixture(scope="session")
def team_reviewed(team: Match, tmp_path_factory: pytest.TempPathFactory) -> Reviewed:
    return reviewed(team, tmp_path_factory.mktemp("team"))
