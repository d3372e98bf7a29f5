"""Every game at every number of players."""

import pytest

from labtable.core.game.registry import game, names


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "players" in metafunc.fixturenames:
        tables = [(name, players) for name in names() for players in game(name).meta.players]
        metafunc.parametrize(("name", "players"), tables, ids=[f"{name}-{players}" for name, players in tables])
    elif "name" in metafunc.fixturenames:
        metafunc.parametrize("name", names())
