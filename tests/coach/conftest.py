from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import local
from typing import NamedTuple

import pytest

from labtable import Review, review
from labtable.bots import answer, bot
from labtable.coach import hints
from labtable.core.game.registry import game
from labtable.core.match.match import Match

LIGHT = (2, 4, 6, 16, 24, 36)  # walks on each rung of the judge
LIGHT_ELSEWHERE = {"FIRST": 6, "AGAIN": 24, "ENOUGH": 4}  # worlds, for what other seats could know


@contextmanager
def few_worlds(rungs: tuple[int, ...] = LIGHT) -> Iterator[None]:
    """Tests ask whether the accounts are right, not how sharp the judgement is."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("labtable.coach.judge.RUNGS", rungs)
        patch.setattr("labtable.coach.weigh.WATCHED", (3,) * len(rungs))
        patch.setattr("labtable.coach.reasons.WORLDS", 3)
        patch.setattr("labtable.coach.risks.WORLDS", 40)
        patch.setattr(hints, "_own", local())  # judges that took longer looks
        for name, worlds in LIGHT_ELSEWHERE.items():
            patch.setattr(f"labtable.coach.hindsight.{name}", worlds)
        yield


@pytest.fixture(autouse=True)
def light() -> Iterator[None]:
    with few_worlds():
        yield


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
