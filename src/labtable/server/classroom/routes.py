"""REST of a class: making, joining, commands, keys for other devices, results."""

from __future__ import annotations

from typing import Annotated, Any
from urllib.parse import urlsplit

from fastapi import APIRouter, Path, Request
from fastapi.responses import Response
from starlette.requests import HTTPConnection

from labtable.server import codes
from labtable.server import wire as table_wire
from labtable.server.classroom import wire
from labtable.server.classroom.live import LiveClass
from labtable.server.classroom.results import csv_of, results_of
from labtable.server.context import holder, may_replay, server_of, visitor
from labtable.server.network import EVERY_ADDRESS, addresses
from labtable.server.rejections import Rejected
from labtable.server.responses import answer, answered, described, read_body
from labtable.server.routes import picture_of

classes = APIRouter()
LOOPBACK = ("127.0.0.1", "localhost", "::1")
Number = Annotated[str, Path(max_length=32)]


async def class_for(connection: HTTPConnection, number: str) -> tuple[LiveClass, wire.Role]:
    """The class, and what this client is there. Nobody else learns whether there is one."""
    server, who = server_of(connection), visitor(connection)
    found = codes.read_code(number, codes.CLASS_ID)
    live = server.classes.live.get(found or "")
    if live is None or live.role_of(who.holder) is None:
        if not server.limits.may_search(who.holder, who.network):
            raise Rejected("too-fast")
        live = None if found is None or who.holder is None else await server.classes.load(found)
    role = None if live is None else live.role_of(who.holder)
    if live is None or role is None:
        server.limits.missed(who.holder, who.network)
        raise Rejected("not-found")
    return live, role


async def class_of_teacher(connection: HTTPConnection, number: str) -> LiveClass:
    live, role = await class_for(connection, number)
    if role != "teacher":
        raise Rejected("not-teacher")
    return live


def may_command(connection: HTTPConnection) -> None:
    who = visitor(connection)
    if not server_of(connection).limits.may_command(who.key, who.network):
        raise Rejected("too-fast")


def join_link(connection: HTTPConnection, code: str) -> str:
    """What pupils open: where the teacher sits at the computer that serves the network, its address in that network."""
    base, config = visitor(connection).base, server_of(connection).config
    here = urlsplit(base)
    if config.public_url is None and config.host in EVERY_ADDRESS and here.hostname in LOOPBACK:
        _, shared = addresses(config.host, here.port or config.port)
        base = shared + config.prefix if shared else base
    return f"{base}/c/{code}"


@classes.post("/api/classes", **described(wire.ClassMade, wire.NewClass, status=201))
async def make(request: Request) -> Response:
    server, who, me = server_of(request), visitor(request), holder(request)
    new = await read_body(request, wire.NewClass)
    if not server.limits.may_make(server.limits.classes, me, who.network):
        raise Rejected("too-fast")
    record = (await server.classes.make(me, new, who.network)).record
    return answer(
        wire.ClassMade(record.id, record.code, f"{who.base}/class/{record.id}", join_link(request, record.code)), 201
    )


@classes.post("/api/classes/join", **described(wire.Joined, wire.JoinClass))
async def join(request: Request) -> Response:
    """By the code on the board. A session that is in the class already comes back as what it was."""
    server, who, me = server_of(request), visitor(request), holder(request)
    given = await read_body(request, wire.JoinClass)
    if not server.limits.may_search(who.holder, who.network):
        raise Rejected("too-fast")
    live = await server.classes.find(given.code)
    if live is None:
        server.limits.missed(who.holder, who.network)
        raise Rejected("not-found", wire.NO_CLASS)
    if not server.limits.joins.take(live.record.id):
        raise Rejected("too-fast")
    return answer(wire.Joined(live.record.id, await server.classes.join(live, me)))


@classes.get("/api/classes/{number}", **described(wire.ClassState))
async def state(request: Request, number: Number) -> Response:
    live, _ = await class_for(request, number)
    link = join_link(request, live.record.code)
    return Response(live.state(visitor(request).holder, link), media_type="application/json")


@classes.post("/api/classes/{number}/commands", **described(wire.ClassAnswer, wire.ClassCommand))
async def command(request: Request, number: Number) -> Response:
    me = holder(request)
    live, _ = await class_for(request, number)
    given: Any = await read_body(request, wire.ClassCommand)  # type: ignore[arg-type]
    may_command(request)
    server = server_of(request)
    done = await server.hub.through(server.classes.command(live, me, given, visitor(request).network))
    return answered(done)


@classes.post("/api/classes/{number}/handover", **described(table_wire.DeviceKey, wire.CardKey))
async def hand_over(request: Request, number: Number) -> Response:
    me = holder(request)
    live, _ = await class_for(request, number)
    may_command(request)
    given = await read_body(request, wire.CardKey)
    return answer(await server_of(request).classes.hand_over(live, me, given.pupil))


@classes.get("/api/classes/{number}/qr.svg", **described(media="image/svg+xml"))
async def qr(request: Request, number: Number) -> Response:
    """The link by which pupils join, as a picture."""
    live, _ = await class_for(request, number)
    return await picture_of(request, join_link(request, live.record.code))


@classes.get("/api/classes/{number}/results", **described(wire.ClassResults))
async def results(request: Request, number: Number) -> Response:
    live = await class_of_teacher(request, number)
    may_replay(server_of(request), visitor(request))
    return answer(await results_of(live))


@classes.get("/api/classes/{number}/results.csv", **described(media="text/csv"))
async def table_of_results(request: Request, number: Number) -> Response:
    live = await class_of_teacher(request, number)
    may_replay(server_of(request), visitor(request))
    return Response(
        csv_of(await results_of(live)),
        media_type="text/csv; charset=utf-8",
        headers={"content-disposition": 'attachment; filename="class.csv"'},
    )
