"""Every game of the house, player count and option; LABTABLE_GAMES=eureka,curie narrows."""

import pytest

from labtable.testing.tables import set_tables


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if metafunc.function.__module__.startswith("tests."):  # those of labtable.testing get theirs from the plugin
        set_tables(metafunc)
