"""Who is at which table, told to its readers and to the other processes of the server."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Coroutine, Iterable, Mapping
from typing import TYPE_CHECKING, Any

from labtable.server.live.live_table import Connection, LiveTable
from labtable.server.storage.kept import StoreDown

if TYPE_CHECKING:
    from labtable.server.storage.store import Store

TOLD = 150  # tables whose presence one notice tells: PostgreSQL takes up to 8 000 bytes
PRESENCE = 45_000  # milliseconds after which another process that said nothing is forgotten


class Presence:
    """The comings and goings at the tables in memory. `background` does what nobody waits for."""

    def __init__(
        self, tables: Mapping[str, LiveTable], store: Store, background: Callable[[Coroutine[Any, Any, None]], object]
    ) -> None:
        self.tables, self.store, self.background = tables, store, background

    def enter(self, live: LiveTable, connection: Connection) -> None:
        live.enter(connection)
        self._presence_changed(live)

    def exit(self, connection: Connection) -> None:
        connection.live.exit(connection)
        self._presence_changed(connection.live)

    def _presence_changed(self, live: LiveTable) -> None:
        def tell() -> None:
            if self.store.shared:
                self.background(self._tell_presence([live]))

        live.presence_changed(tell)

    async def _tell_presence(self, tables: list[LiveTable]) -> None:
        with contextlib.suppress(StoreDown):
            await self.store.tell(*presence_of(tables))

    def heard(self, process: str, here: Iterable[tuple[str, list[int], int]]) -> None:
        """Another process tells who is at its tables."""
        for code, seats, watchers in here:
            if (live := self.tables.get(code)) is not None:
                live.heard_from(process, seats, watchers)

    async def keep_telling(self) -> None:
        """Say again who is here, and forget processes that no longer say it."""
        for live in list(self.tables.values()):
            live.forget_processes(PRESENCE)
        if self.store.shared:
            await self._tell_presence([live for live in self.tables.values() if live.connections])


def presence_of(tables: list[LiveTable]) -> list[dict[str, Any]]:
    """Who is at these tables, in notices that are small enough."""
    here = [(live.table.code, sorted(live.present_here()), live.watchers_here()) for live in tables]
    return [{"here": here[first : first + TOLD]} for first in range(0, len(here), TOLD)]
