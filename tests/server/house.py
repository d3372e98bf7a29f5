"""A server in the process of the test: a hub on a database of its own, without sockets."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

from labtable.server.base.config import Config
from labtable.server.live.hub import Hub
from labtable.server.storage.database import Database
from labtable.server.storage.kept import Append
from labtable.server.storage.store import Store
from labtable.server.table import events
from labtable.server.table.events import Row
from labtable.server.table.table import GameTable
from tests.server.playing import GAME, PATIENCE

ME = {"kind": "me", "nickname": "Ada"}
OPEN_CHAIR = {"kind": "open"}


class Ready:
    """Every game is ready."""

    def __init__(self) -> None:
        self.progress: dict[str, Any] = {GAME: None, "laboratorium": None}

    def state(self, name: str) -> None:
        return None

    def preparing(self, name: str, levels: list[str]) -> None:
        return None

    def want(self, name: str) -> None: ...


class FakeWorkers:
    """Answers what it is told to; counts how often it is asked."""

    def __init__(self, answer: Any = None) -> None:
        self.reply, self.asked = answer, 0

    async def at_desk(self, work: Any, *given: Any, asker: str) -> Any:
        self.asked += 1
        if isinstance(self.reply, Exception):
            raise self.reply
        return self.reply

    async def answer(self, match: Any, level: str, asker: str) -> int:
        return int(match.legal()[0])

    def stop(self) -> None: ...


class House:
    """A hub on a database of its own, without sockets."""

    def __init__(self, url: str, workers: Any = None) -> None:
        self.database = Database(url)
        self.store = Store(self.database, "test")
        self.workers = workers or FakeWorkers()
        self.hub = Hub(Config(database=url), self.store, Ready(), self.workers)  # type: ignore[arg-type]

    async def __aenter__(self) -> House:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.hub.close()
        await self.store.close()


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(work, PATIENCE))


def made(
    game: str = GAME, options: dict[str, Any] | None = None, people: tuple[str, ...] = ("Ada", "Emmy"), **settings: Any
) -> events.Made:
    chairs = [events.StoredChair("human", name, None, [name.lower()]) for name in people]
    return events.Made(game, options or {}, events.StoredSettings(**settings), chairs, "ada", "5" * 64)


async def stored(house: House, code: str, *rows: events.Change, at: int = 0) -> None:
    """A table in the database, row by row."""
    table = GameTable(code, [])
    for number, change in enumerate(rows, 1):
        row = Row(number, at, "ada", f"row {number}", change)
        table.apply(row)
        phase = "lobby" if table.dealt is None else "playing"
        assert await house.store.append(Append(code, table.made.game, phase, row, None, phase == "lobby", "ada emmy"))
