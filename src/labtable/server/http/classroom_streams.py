"""The stream of a class, three ways, as that of a table."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket

from labtable.server.base.fair_queue import PLAYERS
from labtable.server.classroom.live import ClassFeed, LiveClass
from labtable.server.http.classroom_routes import Number, class_for, join_link
from labtable.server.http.context import Server, server_of, visitor
from labtable.server.http.router import JSON, Router
from labtable.server.http.sessions import Visitor
from labtable.server.http.transports import LONGEST_POLL, EventStream, Talk, serve_socket, wait_for_news
from labtable.server.protocol import class_commands, class_view

class_streams = Router()
decode = msgspec.json.Decoder(class_commands.ClassFromClient).decode


class ClassTalk(Talk):
    """The stream of a class."""

    def __init__(self, server: Server, live: LiveClass, who: Visitor, join: str) -> None:
        self.of_class = ClassFeed(live, who.holder, join)
        super().__init__(server, self.of_class, who)
        self.live = live

    def enter(self) -> None:
        self.server.classes.enter(self.of_class)

    def leave(self) -> None:
        self.server.classes.exit(self.of_class)

    def readers(self) -> int:
        return len(self.live.connections) + len(self.live.polls)

    def cost(self, given: Any) -> float:
        return 1.0

    def rank(self) -> int:
        return PLAYERS

    def decode(self, text: str | bytes) -> Any:
        return decode(text)

    async def command(self, given: Any) -> msgspec.Struct:
        assert self.who.holder is not None
        return await self.server.classes.command(self.live, self.who.holder, given, self.who.network)


async def talk_about_class(ws: WebSocket) -> Talk:
    live, _ = await class_for(ws, ws.path_params["number"])
    return ClassTalk(server_of(ws), live, visitor(ws), join_link(ws, live.record.code))


async def socket(ws: WebSocket) -> None:
    await serve_socket(ws, talk_about_class)


class_streams.routes.append(WebSocketRoute("/api/classes/{number}/socket", socket))


@class_streams.get("/api/classes/{number}/events", media="text/event-stream")
async def events(request: Request, number: Number) -> Response:
    live, _ = await class_for(request, number)
    return EventStream(ClassTalk(server_of(request), live, visitor(request), join_link(request, live.record.code)))


@class_streams.get("/api/classes/{number}/poll", class_view.ClassState)
async def poll(
    request: Request,
    number: Number,
    since: Annotated[int, Meta(ge=-1, le=2**53)] = -1,
    wait: Annotated[float, Meta(ge=0, le=LONGEST_POLL)] = 25,
) -> Response:
    """The class when its beat is another than `since`. Between two polls the client counts as present."""
    server, who = server_of(request), visitor(request)
    live, _ = await class_for(request, number)
    link = join_link(request, live.record.code)
    talk, present = ClassTalk(server, live, who, link), ClassTalk(server, live, who, link)
    talk.of_class.saw(since)
    await wait_for_news(talk, live.polls, live.pollers, present, wait)
    return Response(live.state(who.holder, link), media_type=JSON)
