"""The stream of a table, three ways: WebSocket, server-sent events, long polling. All send the same messages."""
from __future__ import annotations

import asyncio
import contextlib
from typing import Annotated, Any

import msgspec
import structlog
from fastapi import APIRouter, Query, Request
from fastapi.responses import Response
from starlette.routing import WebSocketRoute
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from labtable.core.contract import Message
from labtable.core.records import SPECTATOR
from labtable.server import wire
from labtable.server.clock import now_ms
from labtable.server.context import Server, command_cost, server_of, table_for, visitor
from labtable.server.frames import audience_of, encode
from labtable.server.live_table import Connection, LiveTable, Poller
from labtable.server.metrics import METRICS
from labtable.server.queues import Busy
from labtable.server.rejections import Rejected
from labtable.server.responses import UNREADABLE, described
from labtable.server.routes import Code, Seat, Since
from labtable.server.visitors import Visitor, known_host, own_origin

LOG = structlog.get_logger("labtable")
streams = APIRouter()
decode = msgspec.json.Decoder(wire.FromClient).decode

SEND_LIMIT = 5.0   # seconds that a client may leave a frame unread
STRIKES = 40       # frames over the limit until the stream is closed
ALIVE = 15.0       # seconds between two signs of life of an event stream
LINGER = 20.0      # seconds that somebody who polls counts as present after an answer
POLICY, TOO_SLOW = 1008, 1013
FRAMES_SENT = METRICS.frames.labels("socket")


class TooSlow(Exception):
    pass


# WebSocket ----------------------------------------------------------------------------------------

async def socket(ws: WebSocket) -> None:
    server, who = server_of(ws), visitor(ws)
    ours = known_host(ws.scope, server.config) and own_origin(ws.scope, server.config, needed=True)
    if not ours or not server.limits.may_ask(who.holder, who.network):
        await ws.close(POLICY)
        return
    await ws.accept()
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        try:
            seat, since = number(ws, "seat"), number(ws, "since")
            live = await table_for(ws, ws.path_params["code"])
            server.limits.open_stream(who.key, who.network, len(live.connections))
        except Rejected as rejection:
            await part(ws, rejection, POLICY)
            return
        try:
            await Socket(server, ws, Connection(live, who.holder, seat, since or 0), who).run()
        finally:
            server.limits.close_stream(who.key, who.network)


# Starlette's own route: FastAPI's would keep some kilobytes with every open socket.
streams.routes.append(WebSocketRoute("/api/tables/{code}/socket", socket))


def number(ws: WebSocket, name: str) -> int | None:
    text = ws.query_params.get(name)
    if text is None:
        return None
    if not text.removeprefix("-").isdecimal() or len(text) > 8:
        raise Rejected("bad-request")
    return int(text)


async def part(ws: WebSocket, rejection: Rejected, code: int) -> None:
    await ws.send_text(encode(wire.Bye(rejection.reason, rejection.message)).decode())
    await ws.close(code)


class Socket:
    """One task reads, one writes; the first to end ends the other."""

    def __init__(self, server: Server, ws: WebSocket, connection: Connection, who: Visitor) -> None:
        self.server, self.ws, self.connection, self.who = server, ws, connection, who
        self.strikes = 0

    async def run(self) -> None:
        self.server.hub.enter(self.connection.live, self.connection)
        both = [asyncio.create_task(self.read()), asyncio.create_task(self.write())]
        try:
            done, _ = await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                if (error := task.exception()) is not None:
                    await self.end(error)
        finally:
            for task in both:
                task.cancel()
            self.server.hub.exit(self.connection)

    async def end(self, error: BaseException) -> None:
        if isinstance(error, Rejected):
            await part(self.ws, error, POLICY)
        elif isinstance(error, TooSlow):
            METRICS.slow.inc()
            with contextlib.suppress(TimeoutError):  # a client that does not read may not take the farewell either
                async with asyncio.timeout(1):
                    await self.ws.close(TOO_SLOW)
        elif not isinstance(error, WebSocketDisconnect | RuntimeError | OSError):
            raise error

    async def write(self) -> None:
        while True:
            await self.send(await self.connection.next_frames())

    async def send(self, frames: list[bytes]) -> None:
        for frame in frames:
            if self.connection.overrun:
                raise TooSlow
            try:
                async with asyncio.timeout(SEND_LIMIT):
                    await self.ws.send_text(frame.decode())
            except TimeoutError:
                raise TooSlow from None
            FRAMES_SENT.inc()

    async def read(self) -> None:
        while True:
            message = await self.ws.receive()
            if message["type"] != "websocket.receive":
                return
            try:
                given = decode(message.get("text") or message.get("bytes") or b"")
            except UNREADABLE:
                given = None
            try:
                await self.server.gate.enter(self.who.key)
            except Busy:
                raise Rejected("unavailable", Message("server-too-busy")) from None
            cost = 1.0 if isinstance(given, wire.Ping | wire.Look) else command_cost(self.connection.live)
            if not self.server.limits.commands.take(self.who.key, cost):
                self.too_fast(given)
            elif given is None:
                self.connection.reply(wire.Rejected(None, "bad-request", Message("server-bad-request")))
            else:
                await self.answer(given)

    def too_fast(self, given: Any) -> None:
        self.strikes += 1
        if self.strikes > STRIKES:
            raise Rejected("too-fast")
        self.connection.reply(wire.Rejected(getattr(given, "id", None), "too-fast", Message("server-too-fast")))

    async def answer(self, given: Any) -> None:
        connection = self.connection
        if isinstance(given, wire.Ping):
            connection.reply(wire.Pong(now_ms()))
        elif isinstance(given, wire.Look):
            self.look(given)
        elif connection.holder is None:
            connection.reply(wire.Rejected(given.id, "no-session", Message("server-no-session")))
        else:
            await self.server.hub.through(self.obey(given))

    async def obey(self, given: Any) -> None:
        """Do what a command says, to its end, also where the client hangs up meanwhile."""
        connection = self.connection
        try:
            reply = await self.server.command(connection.live, self.who, given)
        except Exception as error:  # a fault of ours ends one command, not the stream
            LOG.error("unexpected", error=type(error).__name__, exc_info=error)
            reply = wire.Rejected(given.id, "unavailable", Message("server-unavailable"))
        connection.reply(reply)
        if isinstance(reply, wire.Rejected) and reply.reason in ("stale", "illegal"):
            connection.again()

    def look(self, given: wire.Look) -> None:
        table = self.connection.live.table
        wished = SPECTATOR if given.seat is None else given.seat
        if audience_of(table, table.seats_of(self.connection.holder), wished) is None and wished != SPECTATOR:
            self.connection.reply(wire.Rejected(None, "not-your-seat", Message("server-not-your-seat")))
        else:
            self.connection.wished = wished
            self.connection.again()


# Server-sent events -------------------------------------------------------------------------------

class EventStream(Response):
    """An endless answer; a client that does not read is let go."""

    media_type = "text/event-stream"

    def __init__(self, server: Server, connection: Connection, who: Visitor) -> None:
        super().__init__(headers={"cache-control": "no-store", "x-accel-buffering": "no"})
        del self.headers["content-length"]
        self.server, self.connection, self.who = server, connection, who

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        gone = asyncio.create_task(self.wait_for_end(receive))
        writing = asyncio.create_task(self.write(send))
        self.server.hub.enter(self.connection.live, self.connection)
        try:
            await asyncio.wait([gone, writing], return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (gone, writing):
                task.cancel()
            await asyncio.gather(gone, writing, return_exceptions=True)
            self.server.hub.exit(self.connection)
            self.server.limits.close_stream(self.who.key, self.who.network)

    async def wait_for_end(self, receive: Receive) -> None:
        while (await receive())["type"] != "http.disconnect":
            pass

    async def write(self, send: Send) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": self.raw_headers})
        sent = METRICS.frames.labels("events")
        while True:
            try:
                async with asyncio.timeout(ALIVE):
                    frames = await self.connection.next_frames()
                body = b"".join(b"id: %d\ndata: %s\n\n" % (self.connection.since, frame) for frame in frames)
            except TimeoutError:
                body = b": alive\n\n"
            except Rejected as rejection:  # this client may not look any more
                bye = encode(wire.Bye(rejection.reason, rejection.message))
                await send({"type": "http.response.body", "body": b"data: %s\n\n" % bye, "more_body": False})
                return
            async with asyncio.timeout(SEND_LIMIT):
                await send({"type": "http.response.body", "body": body, "more_body": True})
            sent.inc()


@streams.get("/api/tables/{code}/events", **described(media="text/event-stream"))
async def events(request: Request, code: Code, seat: Seat = None, since: Since = 0) -> Response:
    server, who = server_of(request), visitor(request)
    live = await table_for(request, code)
    last = request.headers.get("last-event-id", "")
    since = int(last) if last.isdecimal() and len(last) < 9 else since
    server.limits.open_stream(who.key, who.network, len(live.connections))
    return EventStream(server, Connection(live, who.holder, seat, since), who)


# Long polling -------------------------------------------------------------------------------------

@streams.get("/api/tables/{code}/poll", **described(wire.State))
async def poll(
    request: Request, code: Code, seat: Seat = None, since: Since = 0,
    beat: Annotated[int | None, Query(ge=0)] = None, wait: Annotated[float, Query(ge=0, le=55)] = 25,
) -> Response:
    """The next state after version `since` and after `beat`. Between two polls the client counts as present."""
    server, who = server_of(request), visitor(request)
    live = await table_for(request, code)
    keep_present(server, live, who)
    connection = Connection(live, who.holder, seat, since)
    if since == live.table.version and beat in (None, live.beat):
        connection.saw_all()
    live.polls.add(connection)
    try:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(wait):
                await connection.wait_for_news()
        connection.again()
        METRICS.frames.labels("poll").inc()
        return Response(connection.frame(), media_type="application/json")
    finally:
        live.polls.discard(connection)


def keep_present(server: Server, live: LiveTable, who: Visitor) -> None:
    """Somebody who polls is here until no poll comes for a while, however many tabs poll."""
    now = asyncio.get_running_loop().time()
    if who.key in live.pollers:
        live.pollers[who.key].used_at = now
        return
    server.limits.open_stream(who.key, who.network, len(live.connections))
    live.pollers[who.key] = Poller(Connection(live, who.holder, None, 0), now)
    server.hub.enter(live, live.pollers[who.key].connection)
    server.hub.background(linger(server, live, who))


async def linger(server: Server, live: LiveTable, who: Visitor) -> None:
    poller = live.pollers[who.key]
    try:
        while (left := poller.used_at + 55 + LINGER - asyncio.get_running_loop().time()) > 0:
            await asyncio.sleep(left)
    finally:
        live.pollers.pop(who.key, None)
        server.hub.exit(poller.connection)
        server.limits.close_stream(who.key, who.network)
