"""The connection over which moves reach a PostgreSQL, asked by the event loop itself. A thread would have to wait for
its turn twice, before it sends and when it has the answer, and on a busy server that takes longer than the answer."""

from __future__ import annotations

from typing import Any

import structlog

LOG = structlog.get_logger("labtable")


class MoveLine:
    """Opened when it is needed, then kept."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._connection: Any = None

    async def ask(self, statement: str, *given: str) -> list[tuple[Any, ...]]:
        """What a statement answers, committed; nothing where the connection was lost, and then nobody knows whether it
        was."""
        import psycopg

        try:
            if self._connection is None:
                self._connection = await psycopg.AsyncConnection.connect(self._url, autocommit=True)
            cursor = await self._connection.execute(statement, given, prepare=True)
            answer: list[tuple[Any, ...]] = await cursor.fetchall()
            return answer
        except psycopg.Error as error:
            LOG.warning("moves are sent again", error=type(error).__name__)
            await self.hang_up()
            return []

    async def hang_up(self) -> None:
        if self._connection is not None:
            connection, self._connection = self._connection, None
            await connection.close()
