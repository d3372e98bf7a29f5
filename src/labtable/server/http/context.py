"""What every route works with: the server's parts, and who may see which table."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from starlette.requests import HTTPConnection

from labtable.core.game.contract import Message
from labtable.server.base.config import Config
from labtable.server.base.fair_queue import Gate
from labtable.server.http.limits import Limits
from labtable.server.http.prepared import Prepared
from labtable.server.http.sessions import Sessions, Visitor, visitor_of
from labtable.server.live.answers import Answers, rejected
from labtable.server.live.daily_field import Fields
from labtable.server.live.hub import Hub
from labtable.server.live.live_table import LiveTable
from labtable.server.live.questions import Questions
from labtable.server.live.reviews import Reviews
from labtable.server.protocol import table_commands, wire
from labtable.server.protocol.rejections import Rejection
from labtable.server.table.commands import COMMANDS
from labtable.server.table.frames import audience_of
from labtable.server.workers.warmup import WarmUp
from labtable.server.workers.workers import Workers

if TYPE_CHECKING:
    from labtable.server.classroom.classes import Classes
    from labtable.server.storage.database import Database
    from labtable.server.storage.store import Store


@dataclass
class Server:
    config: Config
    database: Database
    limits: Limits = field(init=False)
    sessions: Sessions = field(default_factory=Sessions)
    gate: Gate = field(default_factory=Gate)
    prepared: Prepared = field(default_factory=Prepared)
    stopping: bool = False
    measured: asyncio.Server | None = None  # the port for figures, where they have their own
    store: Store = field(init=False)
    warmup: WarmUp = field(init=False)
    workers: Workers = field(init=False)
    hub: Hub = field(init=False)
    classes: Classes = field(init=False)
    questions: Questions = field(init=False)
    reviews: Reviews = field(init=False)
    fields: Fields = field(init=False)

    def __post_init__(self) -> None:
        self.limits = Limits(limited=self.config.limited)

    async def command(self, live: LiveTable, who: Visitor, command: table_commands.Command) -> wire.Answer:
        """Answer a command, if its client has not sent too many."""
        assert who.holder is not None
        try:
            self.may_afford(live, who, command)
        except Rejection as rejection:
            return rejected(live, command.id, rejection)
        return await Answers(self.hub, self.questions).answer(live, who.holder, command, who.asker)

    def may_afford(self, live: LiveTable, who: Visitor, command: table_commands.Command) -> None:
        """Some commands cost more than others. Stamps are few; one that is sent again because its answer was lost costs
        nothing."""
        match COMMANDS[type(command)].limit:
            case "replays":
                may_replay(self, who)
            case "stamps":
                known = live.table.rows.of(who.holder or "", command.id) is not None
                if not known and not self.limits.stamps.take(who.key):
                    raise Rejection("too-fast", Message("server-stamps"))


def server_of(connection: HTTPConnection) -> Server:
    server = connection.app.state.server
    assert isinstance(server, Server)
    return server


def visitor(connection: HTTPConnection) -> Visitor:
    server = server_of(connection)
    return visitor_of(connection.scope, server.config, server.sessions)


def holder(connection: HTTPConnection) -> str:
    """A client that wants to change something must have a session."""
    found = visitor(connection).holder
    if found is None:
        raise Rejection("no-session")
    return found


async def table_for(connection: HTTPConnection, typed: str) -> LiveTable:
    """The table of a code, for a client that may see it. All others learn nothing, not even whether there is one, and
    may search only so often, so that codes cannot be scanned."""
    server, who = server_of(connection), visitor(connection)
    live = server.hub.in_memory(typed)
    if live is not None and live.table.seats_of(who.holder):
        return live
    if not server.limits.may_search(who.holder, who.network):
        raise Rejection("too-fast")
    live = await server.hub.find(typed, who.holder)
    if live is None:
        server.limits.missed(who.holder, who.network)
        raise Rejection("not-found")
    return live


async def seen_by(connection: HTTPConnection, typed: str, asked: int | None) -> tuple[LiveTable, int]:
    """The table, and which audience this client is there. What it may not see does not exist."""
    live = await table_for(connection, typed)
    who = visitor(connection)
    audience = audience_of(live.table, who.holder, asked)
    if audience is None:
        server_of(connection).limits.missed(who.holder, who.network)
        raise Rejection("not-found")
    return live, audience


def command_cost(live: LiveTable) -> float:
    """A change is told to everybody who watches."""
    return 1 + len(live.connections) / 10


def may_command(connection: HTTPConnection, live: LiveTable) -> None:
    who = visitor(connection)
    if not server_of(connection).limits.may_command(who.key, who.network, command_cost(live)):
        raise Rejection("too-fast")


def may_replay(server: Server, who: Visitor) -> None:
    """Replays and explanations take a worker's time."""
    if not server.limits.may_replay(who.key, who.network):
        raise Rejection("too-fast")
