"""The pytest plugin of Labtable: games for the contract suite, `labtable.testing`.

A package beside `labtable`, not in it: pytest imports it at every start of whatever tests somebody runs, and should
not wait for a compiler that they do not ask for.
"""

from __future__ import annotations

import pytest

SUITE = "labtable.testing."

pytest.register_assert_rewrite("labtable.testing")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addini("labtable_games", "the games that labtable.testing.contract holds to the contract", "args", [])


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if metafunc.function.__module__.startswith(SUITE):
        from labtable.testing.tables import set_tables

        set_tables(metafunc)
