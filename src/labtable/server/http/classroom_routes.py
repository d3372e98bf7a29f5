"""REST of a class: making, joining, commands, keys for other devices, results."""

from __future__ import annotations

import asyncio
import re
from datetime import date
from functools import cache
from typing import Annotated, Any
from urllib.parse import urlsplit

from msgspec import Meta
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from labtable.core.game.text import Text
from labtable.server.base import codes
from labtable.server.base.network import EVERY_ADDRESS, addresses
from labtable.server.classroom.live import LiveClass
from labtable.server.classroom.ready_plans import ready_plans
from labtable.server.classroom.results import all_results, results_of, rounds_of
from labtable.server.classroom.results_sheet import csv_of
from labtable.server.http.catalogue import known
from labtable.server.http.context import holder, may_replay, server_of, visitor
from labtable.server.http.limits import CLASS_MISS
from labtable.server.http.responses import TEXT, answer, answered, read_body
from labtable.server.http.router import Router
from labtable.server.http.routes import picture_of
from labtable.server.protocol import class_commands, class_requests, class_results, class_types, class_view, rest_wire
from labtable.server.protocol.lesson_plan import LessonPlan
from labtable.server.protocol.rejections import Rejection

classes = Router()
LOOPBACK = ("127.0.0.1", "localhost", "::1")
Number = Annotated[str, Meta(max_length=32)]


async def class_for(connection: HTTPConnection, number: str) -> tuple[LiveClass, class_types.Role]:
    """The class, and what this client is there. Nobody else learns whether there is one."""
    server, who = server_of(connection), visitor(connection)
    found = codes.read_code(number, codes.CLASS_ID)
    live = server.classes.live.get(found or "")
    if live is None or live.role_of(who.holder) is None:
        if not server.limits.may_search(who.holder, who.network):
            raise Rejection("too-fast")
        live = None if found is None or who.holder is None else await server.classes.load(found)
    role = None if live is None else live.role_of(who.holder)
    if live is None or role is None:
        server.limits.missed(who.holder, who.network)
        raise Rejection("not-found")
    return live, role


async def class_of_teacher(connection: HTTPConnection, number: str) -> LiveClass:
    live, role = await class_for(connection, number)
    if role != "teacher":
        raise Rejection("not-teacher")
    return live


def may_command(connection: HTTPConnection) -> None:
    who = visitor(connection)
    if not server_of(connection).limits.may_command(who.key, who.network):
        raise Rejection("too-fast")


def join_link(connection: HTTPConnection, code: str) -> str:
    """What pupils open: where the teacher sits at the computer that serves the network, its address in that network."""
    base, config = visitor(connection).base, server_of(connection).config
    here = urlsplit(base)
    if config.public_url is None and config.host in EVERY_ADDRESS and here.hostname in LOOPBACK:
        _, shared = addresses(config.host, here.port or config.port)
        base = shared + config.prefix if shared else base
    return f"{base}/c/{code}"


def home_link(connection: HTTPConnection, code: str) -> str:
    """What is printed on the code card of a pupil who has homework."""
    return join_link(connection, code).removesuffix(f"/c/{code}") + f"/h/{code}"


@classes.post("/api/classes", class_requests.ClassMade, class_requests.NewClass, status=201)
async def make(request: Request) -> Response:
    server, who, me = server_of(request), visitor(request), holder(request)
    new = await read_body(request, class_requests.NewClass)
    server.limits.make(server.limits.classes, me, who.network)
    live, key = await server.classes.make(me, new, who.network)
    number, code = live.record.id, live.record.code
    link = f"{who.base}/class/{number}"
    return answer(class_requests.ClassMade(number, code, link, join_link(request, code), codes.in_groups(key)), 201)


@classes.get("/api/games/{name}/plans/{language}", list[LessonPlan])
async def plans(
    request: Request, name: Annotated[str, Meta(max_length=40)], language: class_types.Language
) -> Response:
    """Lesson plans that come with a game."""
    return answer(await asyncio.to_thread(ready_plans, known(name), language))


@classes.post("/api/classes/join", class_requests.Joined, class_requests.JoinClass)
async def join(request: Request) -> Response:
    """Join by the code on the board, or by that of an entry card. A session that is in the class comes back as what it
    was."""
    server, who, me = server_of(request), visitor(request), holder(request)
    given = await read_body(request, class_requests.JoinClass)
    both = codes.read_code(given.code, codes.ENTRY_CARD) or ""
    code = codes.read_code(given.code, codes.CLASS_CODE) or both[: codes.CLASS_CODE]
    live = server.classes.held_in(who.network, code)
    if live is None:
        if not server.limits.may_search(who.holder, who.network):
            raise Rejection("too-fast")
        live = await server.classes.find(code)
    try:
        if live is None:
            raise Rejection("not-found", class_requests.NO_CLASS)
        role = await server.classes.join(live, me, both[codes.CLASS_CODE :] or None, who.network, given.language)
        return answer(class_requests.Joined(live.record.id, role))
    except Rejection as rejection:
        if rejection.reason == "not-found":
            server.limits.missed(who.holder, who.network, CLASS_MISS)
        raise


@classes.get("/api/classes/{number}", class_view.ClassState)
async def state(request: Request, number: Number) -> Response:
    live, _ = await class_for(request, number)
    link = join_link(request, live.record.code)
    return Response(live.state(visitor(request).holder, link), media_type="application/json")


@classes.post("/api/classes/{number}/commands", class_view.ClassAnswer, class_commands.ClassCommand)
async def command(request: Request, number: Number) -> Response:
    me = holder(request)
    live, _ = await class_for(request, number)
    given: Any = await read_body(request, class_commands.ClassCommand)  # type: ignore[arg-type]
    may_command(request)
    server = server_of(request)
    done = await server.hub.through(server.classes.command(live, me, given, visitor(request).network))
    return answered(done)


@classes.post("/api/classes/{number}/handover", rest_wire.DeviceKey, class_requests.CardKey)
async def hand_over(request: Request, number: Number) -> Response:
    me = holder(request)
    live, _ = await class_for(request, number)
    may_command(request)
    given = await read_body(request, class_requests.CardKey)
    return answer(await server_of(request).classes.hand_over(live, me, given.pupil))


@classes.post("/api/classes/{number}/recovery", class_requests.RecoveryKey)
async def recovery(request: Request, number: Number) -> Response:
    """Another recovery key, in the place of the one before."""
    me = holder(request)
    live = await class_of_teacher(request, number)
    may_command(request)
    return answer(class_requests.RecoveryKey(codes.in_groups(await server_of(request).classes.new_key(live, me))))


@classes.get("/api/classes/{number}/entry-cards", list[class_requests.PrintedCard])
async def entry_cards(request: Request, number: Number) -> Response:
    """All entry cards of the class, to be printed."""
    record = (await class_of_teacher(request, number)).record
    made = [(record.code + one.code, one) for one in record.entry_cards]
    return answer(
        [class_requests.PrintedCard(code, join_link(request, code), one.name, one.used) for code, one in made]
    )


@classes.get("/api/classes/{number}/qr.svg", media="image/svg+xml")
async def qr(
    request: Request, number: Number, entry_card: Annotated[str, Meta(max_length=32)] = "", homework: bool = False
) -> Response:
    """The link by which pupils join, or that of an entry card or of a code card for homework, as a picture."""
    live, _ = await class_for(request, number)
    code = codes.read_code(entry_card, codes.ENTRY_CARD) or live.record.code
    return await picture_of(request, home_link(request, code) if homework else join_link(request, code))


@classes.get("/api/classes/{number}/results", class_results.ClassResults)
async def results(
    request: Request, number: Number, round: Annotated[int, Meta(ge=1, le=10_000)] | None = None
) -> Response:
    """A round of the class; left out: the last one that has begun."""
    live = await class_of_teacher(request, number)
    may_replay(server_of(request), visitor(request))
    begun = rounds_of(live.record)
    wanted = round or (begun[-1] if begun else live.record.round)
    return answer(await results_of(server_of(request).hub, live, wanted))


@classes.get("/api/classes/{number}/results.csv", media="text/csv")
async def table_of_results(request: Request, number: Number) -> Response:
    """All rounds of the class, a row for each pupil and round, in the language of the class."""
    live = await class_of_teacher(request, number)
    may_replay(server_of(request), visitor(request))
    rounds, language = await all_results(server_of(request).hub, live), live.record.language
    sheet = await asyncio.to_thread(
        csv_of, live.record, rounds, lambda message: words().say(message, language), language
    )
    name = f"{file_name(live.record.title) or 'class'}-{date.today().isoformat()}.csv"
    disposition = f'attachment; filename="{name}"'
    return Response(sheet, media_type="text/csv; charset=utf-8", headers={"content-disposition": disposition})


@cache
def words() -> Text:
    return Text.read(TEXT)


def file_name(title: str) -> str:
    """The letters and digits of a title that every file system takes."""
    return re.sub(r"[^A-Za-z0-9]+", "-", title).strip("-")[:40]
