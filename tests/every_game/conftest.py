"""Every registered game, every player count, every option. LABTABLE_GAMES=eureka,curie narrows it."""
import os

import pytest

from labtable.core.registry import game, names


def chosen_games() -> list[str]:
    only = os.environ.get("LABTABLE_GAMES")
    return only.split(",") if only else names()


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "variant" in metafunc.fixturenames:
        cases = [pytest.param(name, (players, options), marks=pytest.mark.xdist_group(name),
                              id="-".join([name, str(players), *(f"{key}={value}" for key, value in options.items())]))
                 for name in chosen_games() for players, options in game(name).variants()]
        metafunc.parametrize(("name", "variant"), cases)
    elif "name" in metafunc.fixturenames:
        metafunc.parametrize("name", [pytest.param(name, marks=pytest.mark.xdist_group(name))
                                      for name in chosen_games()])


@pytest.fixture
def the_game(name):
    return game(name)
