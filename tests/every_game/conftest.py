"""Every registered game, every player count, every option. LABTABLE_GAMES=eureka,curie narrows it."""
import os

import pytest

from labtable.core.compiling import MODE, Mode
from labtable.core.registry import game, names


def chosen_games() -> list[str]:
    only = os.environ.get("LABTABLE_GAMES")
    return only.split(",") if only else names()


def variants_of(name: str) -> list[tuple[int, dict]]:
    """Every variant; interpreted, which is a thousand times slower, options are tried at one player count each."""
    every = list(game(name).variants())
    if MODE is not Mode.INTERPRETED:
        return every
    options = {str(options): (players, options) for players, options in every if options}
    return [variant for variant in every if not variant[1]] + list(options.values())


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "variant" in metafunc.fixturenames:
        cases = [pytest.param(name, (players, options), marks=pytest.mark.xdist_group(name),
                              id="-".join([name, str(players), *(f"{key}={value}" for key, value in options.items())]))
                 for name in chosen_games() for players, options in variants_of(name)]
        metafunc.parametrize(("name", "variant"), cases)
    elif "name" in metafunc.fixturenames:
        metafunc.parametrize("name", [pytest.param(name, marks=pytest.mark.xdist_group(name))
                                      for name in chosen_games()])


@pytest.fixture
def the_game(name):
    return game(name)
