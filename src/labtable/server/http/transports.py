"""A stream by WebSocket or by server-sent events: the same messages, whatever they are about."""

from __future__ import annotations

import asyncio
import contextlib
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import structlog
from starlette.responses import Response
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from labtable.core.game.contract import Message
from labtable.server.base.clock import now_ms
from labtable.server.base.fair_queue import Busy
from labtable.server.base.metrics import METRICS
from labtable.server.http.context import Server, server_of, visitor
from labtable.server.http.limits import TOO_FAST
from labtable.server.http.responses import UNREADABLE
from labtable.server.http.sessions import Visitor, known_host, own_origin
from labtable.server.live.live_table import Feed
from labtable.server.protocol import table_commands, wire
from labtable.server.protocol.rejections import Rejection
from labtable.server.table.frames import encode

LOG = structlog.get_logger("labtable")
SEND_LIMIT = 5.0  # seconds that a client may leave a frame unread
STRIKES = 40  # frames over the limit until the stream is closed
ALIVE = 15.0  # seconds between two signs of life of an event stream
GONE, BUSY, TOO_SLOW = 1008, 1013, 4408  # close codes: not for this client; come back later; does not read
GOING = WebSocketDisconnect, RuntimeError, OSError  # what writing raises when the client has gone
CODES = {"too-fast": TOO_FAST, "unavailable": BUSY}


class TooSlow(Exception):
    pass


LONGEST_POLL = 55.0  # seconds that a poll may wait
LINGER = 20.0  # seconds that somebody who polls counts as present after an answer


class Talk(ABC):
    """What a stream is about: a table or a class, with one client at the other end."""

    def __init__(self, server: Server, feed: Feed, who: Visitor) -> None:
        self.server, self.feed, self.who = server, feed, who

    @abstractmethod
    def enter(self) -> None:
        """The client is here."""

    @abstractmethod
    def leave(self) -> None:
        """The client has gone."""

    @abstractmethod
    def readers(self) -> int:
        """How many streams there are here already."""

    @abstractmethod
    def cost(self, given: Any) -> float:
        """What a message costs, against the limit of commands."""

    @abstractmethod
    def rank(self) -> int:
        """The rank at the gate: PLAYERS, or OTHERS for those who only watch."""

    @abstractmethod
    def decode(self, text: str | bytes) -> Any:
        """What a client says."""

    @abstractmethod
    async def command(self, given: Any) -> msgspec.Struct:
        """Do it, and answer."""

    def other(self, given: Any) -> bool:
        """Take a message that is no command and has no answer; False where it is a command."""
        return False


# WebSocket ----------------------------------------------------------------------------------------


async def serve_socket(ws: WebSocket, talk_of: Callable[[WebSocket], Awaitable[Talk]]) -> None:
    server, who = server_of(ws), visitor(ws)
    ours = known_host(ws.scope, server.config) and own_origin(ws.scope, server.config, needed=True)
    if not ours or not server.limits.may_ask(who.holder, who.network):
        await ws.close()  # before it is accepted: an HTTP answer, 403
        return
    await ws.accept()
    with contextlib.suppress(*GOING):
        try:
            talk = await talk_of(ws)
            server.limits.open_stream(who.key, who.network, talk.readers())
        except Rejection as rejection:
            await part(ws, rejection)
            return
        try:
            await Socket(ws, talk).run()
        finally:
            server.limits.close_stream(who.key, who.network)


async def part(ws: WebSocket, rejection: Rejection) -> None:
    await ws.send_text(encode(wire.Bye(rejection.reason, rejection.message)).decode())
    await ws.close(CODES.get(rejection.reason, GONE))


class Socket:
    """What a client says is done as it comes, one thing after another, and what is new for it is written. The first of
    the two tasks to raise ends the other; a client that goes is parted from when all that it said is done."""

    def __init__(self, ws: WebSocket, talk: Talk) -> None:
        self.ws, self.talk = ws, talk
        self.server, self.feed, self.who = talk.server, talk.feed, talk.who
        self.strikes = 0

    async def run(self) -> None:
        self.talk.enter()
        both = [asyncio.create_task(self.read()), asyncio.create_task(self.write())]
        try:
            done, _ = await asyncio.wait(both, return_when=asyncio.FIRST_EXCEPTION)
            for one in done:
                if (error := one.exception()) is not None:
                    await self.end(error)
        finally:
            for task in both:
                task.cancel()
            self.talk.leave()

    async def end(self, error: BaseException) -> None:
        if isinstance(error, Rejection):
            await part(self.ws, error)
        elif isinstance(error, TooSlow):
            METRICS.slow.inc()
            with contextlib.suppress(TimeoutError):  # a client that does not read may not take the farewell either
                async with asyncio.timeout(1):
                    await self.ws.close(TOO_SLOW)
        elif not isinstance(error, GOING):
            raise error

    async def write(self) -> None:
        with contextlib.suppress(*GOING):
            while True:
                await self.send(await self.feed.next_frames())

    async def send(self, frames: list[bytes]) -> None:
        if self.feed.overrun:
            raise TooSlow
        try:
            async with asyncio.timeout(SEND_LIMIT):
                for frame in frames:
                    await self.ws.send_text(frame.decode())
        except TimeoutError:
            raise TooSlow from None
        METRICS.by_socket += len(frames)

    async def read(self) -> None:
        """Each is done to its end, also where the client hangs up meanwhile."""
        while (message := await self.ws.receive())["type"] == "websocket.receive":
            await self.server.hub.through(self.do(message.get("text") or message.get("bytes") or b""))
        raise WebSocketDisconnect

    async def do(self, text: str | bytes) -> None:
        try:
            given = self.talk.decode(text)
        except UNREADABLE:
            given = None
        try:
            await self.server.gate.enter(self.who.asker, self.talk.rank())
        except Busy:
            raise Rejection("unavailable", Message("server-too-busy")) from None
        if not self.server.limits.may_command(self.who.key, self.who.network, self.talk.cost(given)):
            self.too_fast(given)
        elif given is None:
            self.feed.reply(wire.Rejected(None, "bad-request", Message("server-bad-request")))
        else:
            await self.answer(given)

    def too_fast(self, given: Any) -> None:
        self.strikes += 1
        if self.strikes > STRIKES:
            raise Rejection("too-fast")
        self.feed.reply(wire.Rejected(getattr(given, "id", None), "too-fast", Message("server-too-fast")))

    async def answer(self, given: Any) -> None:
        if isinstance(given, table_commands.Ping):
            self.feed.reply(wire.Pong(now_ms()))
        elif self.talk.other(given):
            pass
        elif self.feed.holder is None:
            self.feed.reply(wire.Rejected(given.id, "no-session", Message("server-no-session")))
        else:
            await self.obey(given)

    async def obey(self, given: Any) -> None:
        try:
            reply = await self.talk.command(given)
        except Exception as error:  # a fault of ours ends one command, not the stream
            LOG.error("unexpected", error=type(error).__name__, exc_info=error)
            reply = wire.Rejected(given.id, "unavailable", Message("server-unavailable"))
        self.feed.reply(reply)
        if isinstance(reply, wire.Rejected) and reply.reason in ("stale", "illegal"):
            self.feed.again()


# Server-sent events -------------------------------------------------------------------------------


class EventStream(Response):
    """An endless answer; a client that does not read is let go."""

    media_type = "text/event-stream"

    def __init__(self, talk: Talk) -> None:
        super().__init__(headers={"cache-control": "no-store", "x-accel-buffering": "no"})
        del self.headers["content-length"]
        self.talk, self.feed = talk, talk.feed
        talk.server.limits.open_stream(talk.who.key, talk.who.network, talk.readers())

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        gone = asyncio.create_task(self.wait_for_end(receive))
        writing = asyncio.create_task(self.write(send))
        self.talk.enter()
        try:
            await asyncio.wait([gone, writing], return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (gone, writing):
                task.cancel()
            await asyncio.gather(gone, writing, return_exceptions=True)
            self.talk.leave()
            self.talk.server.limits.close_stream(self.talk.who.key, self.talk.who.network)

    async def wait_for_end(self, receive: Receive) -> None:
        while (await receive())["type"] != "http.disconnect":
            pass

    async def write(self, send: Send) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": self.raw_headers})
        sent = METRICS.frames.labels("events")
        while True:
            try:
                async with asyncio.timeout(ALIVE):
                    frames = await self.feed.next_frames()
                body = b"".join(b"id: %d\ndata: %s\n\n" % (self.feed.since, frame) for frame in frames)
            except TimeoutError:
                body = b": alive\n\n"
            except Rejection as rejection:  # this client may not look any more
                bye = encode(wire.Bye(rejection.reason, rejection.message))
                await send({"type": "http.response.body", "body": b"data: %s\n\n" % bye, "more_body": False})
                return
            async with asyncio.timeout(SEND_LIMIT):
                await send({"type": "http.response.body", "body": body, "more_body": True})
            sent.inc()


# Long polling -------------------------------------------------------------------------------------


async def wait_for_news(talk: Talk, polls: set[Any], pollers: dict[str, float], present: Talk, wait: float) -> None:
    """Wait until there is something new for a client that polls, or until so many seconds are over. Between two polls
    it counts as `present`, until none comes for a while, however many tabs poll."""
    limits, who = talk.server.limits, talk.who
    with limits.stream(who.key, who.network, talk.readers()):
        if who.key not in pollers:
            limits.open_stream(who.key, who.network, talk.readers())
            present.enter()
            talk.server.hub.background(_linger(present, pollers))
        pollers[who.key] = asyncio.get_running_loop().time() + LONGEST_POLL + LINGER
        polls.add(talk.feed)
        try:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(wait):
                    await talk.feed.wait_for_news()
        finally:
            polls.discard(talk.feed)
    METRICS.frames.labels("poll").inc()


async def _linger(talk: Talk, pollers: dict[str, float]) -> None:
    try:
        while (left := pollers[talk.who.key] - asyncio.get_running_loop().time()) > 0:
            await asyncio.sleep(left)
    finally:
        pollers.pop(talk.who.key, None)
        talk.leave()
        talk.server.limits.close_stream(talk.who.key, talk.who.network)
