"""Several processes on one PostgreSQL: each hears by LISTEN what the others stored."""

from __future__ import annotations

import asyncio
import contextlib

import msgspec
import structlog

from labtable.server.classroom.classes import Classes
from labtable.server.live.hub import Hub
from labtable.server.storage.store import CHANNEL

LOG = structlog.get_logger("labtable")
AGAIN = 1.0  # seconds before listening is tried again


async def listen(hub: Hub, classes: Classes) -> None:
    """Hear what other processes tell, for as long as the server runs. After a gap every loaded table and class is read
    again."""
    import psycopg

    first = True
    while True:
        try:
            url = hub.store.database.url_of_driver
            async with await psycopg.AsyncConnection.connect(url, autocommit=True) as connection:
                await connection.execute(f"LISTEN {CHANNEL}")
                if not first:
                    await hub.heard({"rows": list(hub.tables)})
                    for number in list(classes.live):
                        await classes.heard({"class": number})
                first = False
                async for notice in connection.notifies():
                    await _tell(hub, classes, notice.payload)
        except psycopg.Error as error:
            LOG.warning("listening stopped", error=type(error).__name__)
            await asyncio.sleep(AGAIN)


async def _tell(hub: Hub, classes: Classes, payload: str) -> None:
    with contextlib.suppress(msgspec.MsgspecError):
        news = msgspec.json.decode(payload, type=dict[str, object])
        if news.get("from") != hub.store.process:
            hub.background(hub.heard(news))
            hub.background(classes.heard(news))
