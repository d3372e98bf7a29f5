"""The stream of a table, three ways: WebSocket, server-sent events, long polling. All send the same messages."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket

from labtable.core.game.contract import Message
from labtable.core.record.records import SPECTATOR
from labtable.server.base.fair_queue import OTHERS, PLAYERS
from labtable.server.http.context import Server, command_cost, server_of, table_for, visitor
from labtable.server.http.router import JSON, Router
from labtable.server.http.routes import Code, Seat, Since
from labtable.server.http.sessions import Visitor
from labtable.server.http.transports import LONGEST_POLL, EventStream, Talk, serve_socket, wait_for_news
from labtable.server.live.live_table import Connection
from labtable.server.protocol import table_commands, wire
from labtable.server.protocol.rejections import Rejection
from labtable.server.table.frames import audience_of

streams = Router()
decode = msgspec.json.Decoder(table_commands.FromClient).decode

WITHOUT_ANSWER = (table_commands.Look, table_commands.Whole)
CHEAP = (table_commands.Ping, *WITHOUT_ANSWER)


class TableTalk(Talk):
    """The stream of a table."""

    def __init__(self, server: Server, connection: Connection, who: Visitor) -> None:
        super().__init__(server, connection, who)
        self.connection, self.live = connection, connection.live

    def enter(self) -> None:
        self.server.hub.presence.enter(self.live, self.connection)

    def leave(self) -> None:
        self.server.hub.presence.exit(self.connection)

    def readers(self) -> int:
        return self.live.readers()

    def cost(self, given: Any) -> float:
        return 1.0 if isinstance(given, CHEAP) else command_cost(self.live)

    def rank(self) -> int:
        return PLAYERS if self.live.table.seats_of(self.who.holder) else OTHERS

    def decode(self, text: str | bytes) -> Any:
        return decode(text)

    async def command(self, given: Any) -> msgspec.Struct:
        return await self.server.command(self.live, self.who, given)

    def other(self, given: Any) -> bool:
        if isinstance(given, table_commands.Look):
            self.look(given)
        elif isinstance(given, table_commands.Whole):
            self.connection.again()
        return isinstance(given, WITHOUT_ANSWER)

    def look(self, given: table_commands.Look) -> None:
        wished = SPECTATOR if given.seat is None else given.seat
        if audience_of(self.live.table, self.connection.holder, wished) is None and wished != SPECTATOR:
            self.connection.reply(wire.Rejected(None, "not-your-seat", Message("server-not-your-seat")))
        else:
            self.connection.wished = wished
            self.connection.again()


async def socket(ws: WebSocket) -> None:
    await serve_socket(ws, talk_about_table)


async def talk_about_table(ws: WebSocket) -> Talk:
    seat, since, patches = number(ws, "seat"), number(ws, "since"), number(ws, "patches")
    live = await table_for(ws, ws.path_params["code"])
    who = visitor(ws)
    return TableTalk(server_of(ws), Connection(live, who.holder, seat, since or 0, patches=bool(patches)), who)


streams.routes.append(WebSocketRoute("/api/tables/{code}/socket", socket))


def number(ws: WebSocket, name: str) -> int | None:
    text = ws.query_params.get(name)
    if text is None:
        return None
    if not text.removeprefix("-").isdecimal() or len(text) > 8:
        raise Rejection("bad-request")
    return int(text)


@streams.get("/api/tables/{code}/events", media="text/event-stream")
async def events(
    request: Request,
    code: Code,
    seat: Seat = None,
    since: Since = 0,
    patches: Annotated[int, Meta(ge=0, le=1)] = 0,
) -> Response:
    who = visitor(request)
    live = await table_for(request, code)
    last = request.headers.get("last-event-id", "")
    since = int(last) if last.isdecimal() and len(last) < 9 else since
    connection = Connection(live, who.holder, seat, since, patches=bool(patches))
    return EventStream(TableTalk(server_of(request), connection, who))


# Long polling -------------------------------------------------------------------------------------


@streams.get("/api/tables/{code}/poll", wire.State)
async def poll(
    request: Request,
    code: Code,
    seat: Seat = None,
    since: Since = 0,
    beat: Annotated[int, Meta(ge=0)] | None = None,
    wait: Annotated[float, Meta(ge=0, le=LONGEST_POLL)] = 25,
) -> Response:
    """The next state after version `since` and after `beat`. Between two polls the client counts as present."""
    server, who = server_of(request), visitor(request)
    live = await table_for(request, code)
    connection, here = Connection(live, who.holder, seat, since), Connection(live, who.holder, None, 0)
    if since == live.table.version and beat in (None, live.beat):
        connection.saw_all()
    talk, present = TableTalk(server, connection, who), TableTalk(server, here, who)
    await wait_for_news(talk, live.polls, live.pollers, present, wait)
    connection.again()
    return Response(connection.frame(), media_type=JSON)
