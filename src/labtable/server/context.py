"""What every route works with: the server's parts, and who may see which table."""
from __future__ import annotations

from dataclasses import dataclass, field

from starlette.requests import HTTPConnection

from labtable.server.config import Config
from labtable.server.database import Database
from labtable.server.frames import audience_of
from labtable.server.hub import Hub
from labtable.server.limits import Limits
from labtable.server.live_table import LiveTable
from labtable.server.rejections import Rejected
from labtable.server.store import Store
from labtable.server.visitors import Visitor, visitor_of
from labtable.server.warmup import WarmUp
from labtable.server.workers import Workers


@dataclass
class Server:
    config: Config
    database: Database
    limits: Limits = field(init=False)
    stopping: bool = False
    store: Store = field(init=False)
    warmup: WarmUp = field(init=False)
    workers: Workers = field(init=False)
    hub: Hub = field(init=False)

    def __post_init__(self) -> None:
        self.limits = Limits(limited=self.config.limited)


def server_of(connection: HTTPConnection) -> Server:
    server = connection.app.state.server
    assert isinstance(server, Server)
    return server


def visitor(connection: HTTPConnection) -> Visitor:
    return visitor_of(connection.scope, server_of(connection).config)


def holder(connection: HTTPConnection) -> str:
    """Who wants to change something must have a session."""
    found = visitor(connection).holder
    if found is None:
        raise Rejected("no-session")
    return found


async def table_for(connection: HTTPConnection, typed: str) -> LiveTable:
    """The table of a code. Who holds no seat there may search only so often, so that codes cannot be scanned."""
    server, who = server_of(connection), visitor(connection)
    live = await server.hub.find(typed)
    if live is not None and live.table.seats_of(who.holder):
        return live
    if not server.limits.may_search(who.address):
        raise Rejected("too-fast")
    if live is None:
        server.limits.missed(who.address)
        raise Rejected("not-found")
    return live


async def seen_by(connection: HTTPConnection, typed: str, asked: int | None) -> tuple[LiveTable, int]:
    """The table, and with whose eyes this client sees it. What one may not see does not exist."""
    live = await table_for(connection, typed)
    who = visitor(connection)
    audience = audience_of(live.table, live.table.seats_of(who.holder), asked)
    if audience is None:
        server_of(connection).limits.missed(who.address)
        raise Rejected("not-found")
    return live, audience


def may_command(connection: HTTPConnection) -> None:
    if not server_of(connection).limits.commands.take(visitor(connection).key):
        raise Rejected("too-fast")
