"""Every registered game, player count and option; games in bulk at all tables. LABTABLE_GAMES=eureka,curie narrows."""

import os

import pytest

from labtable.core.compiler.mode import MODE, Mode
from labtable.core.game.registry import game, names

BULK = ("test_playouts", "test_greedy_games", "test_every_index", "test_soundness")


def chosen_games() -> list[str]:
    only = os.environ.get("LABTABLE_GAMES")
    return only.split(",") if only else names()


def variants_of(name: str) -> list[tuple[int, dict]]:
    """Every player count, and every value of every option at one of its player counts, by turns."""
    plain, tables = [], {}
    for players, options in game(name).variants():
        if options:
            tables.setdefault(str(options), []).append((players, options))
        else:
            plain.append((players, options))
    return plain + [found[number % len(found)] for number, found in enumerate(tables.values())]


def all_variants(name: str) -> list[tuple[int, dict]]:
    return list(game(name).variants())


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "variant" in metafunc.fixturenames:
        bulk = metafunc.module.__name__.endswith(BULK) and MODE is not Mode.INTERPRETED
        cases = [
            pytest.param(
                name,
                (players, options),
                marks=pytest.mark.xdist_group(name),
                id="-".join([name, str(players), *(f"{key}={value}" for key, value in options.items())]),
            )
            for name in chosen_games()
            for players, options in (all_variants if bulk else variants_of)(name)
        ]
        metafunc.parametrize(("name", "variant"), cases)
    elif "name" in metafunc.fixturenames:
        metafunc.parametrize(
            "name", [pytest.param(name, marks=pytest.mark.xdist_group(name)) for name in chosen_games()]
        )


@pytest.fixture
def the_game(name):
    return game(name)
