"""One server on SQLite for most tests, without limits: no test starves another. One PostgreSQL, when asked for."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.playing import GAME, OPEN, Postgres, Running

HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """All on one worker: they share a server."""
    for item in items:
        if item.path.parent == HERE:
            item.add_marker(pytest.mark.xdist_group("server"))


@pytest.fixture(autouse=True)
def everything_closed() -> Iterator[None]:
    yield
    while OPEN:
        OPEN.pop().close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("server")
    running = Running(str(folder / "tables.sqlite"), folder / "log", "--unlimited")
    yield running.wait_until_warm(GAME)
    running.stop()


@pytest.fixture(scope="session")
def url(server: Running) -> str:
    return server.url


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    database = Postgres()
    yield database
    database.stop()
