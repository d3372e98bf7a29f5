"""REST: games, sessions, tables, seats, replays."""
from __future__ import annotations

import io
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated, Any

import msgspec
import segno
from fastapi import APIRouter, Path, Query, Request
from fastapi.responses import PlainTextResponse, Response
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from labtable.core.contract import Message
from labtable.core.errors import BadSave
from labtable.core.match import Match
from labtable.core.saving import Snapshot
from labtable.server import catalogue, codes, frames, wire
from labtable.server.context import holder, may_command, seen_by, server_of, table_for, visitor
from labtable.server.metrics import METRICS
from labtable.server.rejections import Rejected
from labtable.server.responses import answer, answered, described, read_body, rejected
from labtable.server.visitors import cookie_of

api = APIRouter()
Code = Annotated[str, Path(max_length=32)]
Name = Annotated[str, Path(max_length=40)]
Seat = Annotated[int | None, Query(ge=-2, le=15)]
Since = Annotated[int, Query(ge=0, le=10_000_000)]


# What there is ------------------------------------------------------------------------------------

@api.get("/api/about", **described(wire.About))
async def about(request: Request) -> Response:
    return answer(catalogue.about(server_of(request).warmup))


@api.get("/api/games/{name}", **described(wire.GameCard))
async def game_card(request: Request, name: Name) -> Response:
    return answer(catalogue.card(name, server_of(request).warmup))


@api.get("/api/games/{name}/rules", **described(list[wire.RuleChapter]))
async def rules(name: Name) -> Response:
    return answer(catalogue.chapters(name))


@api.get("/api/games/{name}/components", **described(dict[str, Any]))
async def components(name: Name) -> Response:
    return answer(catalogue.components(name))


@api.get("/api/games/{name}/gallery", **described(dict[str, Any]))
async def gallery(name: Name) -> Response:
    return answer(catalogue.gallery(name))


@api.get("/api/text/{language}.ftl", **described(media="text/plain"))
async def shared_text(language: Name) -> Response:
    return PlainTextResponse(catalogue.shared_text(language))


@api.get("/api/games/{name}/text/{language}.ftl", **described(media="text/plain"))
async def game_text(name: Name, language: Name) -> Response:
    return PlainTextResponse(catalogue.game_text(name, language))


# Sessions and tables ------------------------------------------------------------------------------

@api.post("/api/session", **described(status=204))
async def session(request: Request) -> Response:
    server, who = server_of(request), visitor(request)
    done = Response(status_code=204)
    if who.holder is None:
        if not server.limits.sessions.take(who.address):
            raise Rejected("too-fast")
        done.headers["set-cookie"] = cookie_of(codes.new_token(), who.secure)
    return done


@api.post("/api/tables", **described(wire.TableMade, wire.NewTable, status=201))
async def make(request: Request) -> Response:
    server, who, me = server_of(request), visitor(request), holder(request)
    new = await read_body(request, wire.NewTable)
    if not (server.limits.new_tables.take(me) and server.limits.new_tables_at.take(who.address)):
        raise Rejected("too-fast")
    live = await server.hub.make(me, new)
    return answer(wire.TableMade(live.table.code, link_to(request, live.table.code)), 201)


def link_to(request: Request, code: str) -> str:
    return f"{visitor(request).base}/t/{codes.shown(code)}"


@api.get("/api/tables/{code}", **described(wire.State))
async def table(request: Request, code: Code, seat: Seat = None, since: Since = 0) -> Response:
    live, audience = await seen_by(request, code, seat)
    return Response(live.state(visitor(request).holder, audience, since), media_type="application/json")


@api.post("/api/tables/{code}/commands", **described(wire.Answer, wire.Command))
async def command(request: Request, code: Code) -> Response:
    me = holder(request)
    live = await table_for(request, code)
    given: Any = await read_body(request, wire.Command)  # type: ignore[arg-type]
    may_command(request)
    return answered(await server_of(request).hub.command(live, me, given))


@api.post("/api/tables/{code}/handover", **described(wire.DeviceKey, wire.HandOver))
async def hand_over(request: Request, code: Code) -> Response:
    me = holder(request)
    live = await table_for(request, code)
    may_command(request)
    given = await read_body(request, wire.HandOver)
    return answer(await server_of(request).hub.hand_over(live, me, given.seat))


@api.post("/api/tables/{code}/hint", **described(wire.Hint, wire.AskHint))
async def hint(request: Request, code: Code) -> Response:
    me = holder(request)
    live = await table_for(request, code)
    if not server_of(request).limits.hints.take(visitor(request).key):
        raise Rejected("too-fast")
    return answer(await server_of(request).hub.hint(live, me, await read_body(request, wire.AskHint)))


@api.post("/api/takeover", **described(wire.TakenOver, wire.TakeOver))
async def take_over(request: Request) -> Response:
    server, who, me = server_of(request), visitor(request), holder(request)
    given = await read_body(request, wire.TakeOver)
    if not server.limits.may_search(who.address):
        raise Rejected("too-fast")
    try:
        return answer(await server.hub.take_over(me, given.key))
    except Rejected as rejection:
        if rejection.reason == "not-found":
            server.limits.missed(who.address)
        raise


@api.get("/api/tables/{code}/qr.svg", **described(media="image/svg+xml"))
async def qr(request: Request, code: Code) -> Response:
    live, _ = await seen_by(request, code, None)
    picture = io.BytesIO()
    segno.make(link_to(request, live.table.code), error="m").save(picture, kind="svg", scale=8, border=4, light="white")
    return Response(picture.getvalue(), media_type="image/svg+xml")


# Replays ------------------------------------------------------------------------------------------

@api.get("/api/tables/{code}/log", **described(list[wire.Step]))
async def log(request: Request, code: Code, audience: Seat = None) -> Response:
    live, eyes = await seen_by(request, code, audience)
    return answer([live.frames.step_raw(number, eyes) for number in range(1, live.table.version + 1)])


@api.get("/api/tables/{code}/moments/{position}", **described(wire.Moment))
async def moment(
    request: Request, code: Code, position: Annotated[int, Path(ge=0, le=10_000_000)], audience: Seat = None,
) -> Response:
    live, eyes = await seen_by(request, code, audience)
    match = live.table.match
    if match is None or position > match.version:
        raise Rejected("not-found")
    with replayable():
        return answer(frames.past_moment(match.fork(position), eyes))


@contextmanager
def replayable() -> Iterator[None]:
    """What an older release played cannot always be played again."""
    try:
        yield
    except BadSave:
        raise Rejected("unavailable", Message("server-not-replayable")) from None


async def finished(request: Request, code: str) -> tuple[Any, Match]:
    live, _ = await seen_by(request, code, None)
    if live.table.phase != "over" or live.table.match is None:
        raise Rejected("not-over")
    return live.table, live.table.match


@api.get("/api/tables/{code}/chart", **described(wire.Chart))
async def chart(request: Request, code: Code) -> Response:
    _, match = await finished(request, code)
    with replayable():
        return answer(frames.chart(match))


@api.get("/api/tables/{code}/verify", **described(wire.Verified))
async def verify(request: Request, code: Code) -> Response:
    table, match = await finished(request, code)
    saved = table.saved(Snapshot.of(match.game, match.state))
    try:
        genuine = saved.rules_version == match.game.meta.rules_version
        Match.restore(saved, "the table")
    except BadSave:
        genuine = False
    decisions = sum(1 for entry in table.entries if entry.action >= 0)
    return answer(wire.Verified(table.commitment, table.made.secret, saved.rules_version, decisions, genuine))


@api.get("/api/tables/{code}/match.labtable", **described(media="application/octet-stream"))
async def download(request: Request, code: Code) -> Response:
    table, match = await finished(request, code)
    text = msgspec.json.format(msgspec.json.encode(table.saved(Snapshot.of(match.game, match.state))), indent=1)
    name = f"{table.made.game}-{table.code}.labtable"
    return Response(text, media_type="application/octet-stream",
                    headers={"content-disposition": f'attachment; filename="{name}"'})


# For those who run the server ---------------------------------------------------------------------

@api.get("/health", **described(media="text/plain"))
async def health() -> Response:
    """The process answers."""
    return PlainTextResponse("alive")


@api.get("/ready", **described(media="text/plain"))
async def ready(request: Request) -> Response:
    """It can take players: the database answers, and it is not about to stop."""
    server = server_of(request)
    try:
        await server.store.ready()
    except Exception:
        return rejected(Rejected("unavailable"))
    return rejected(Rejected("unavailable")) if server.stopping else PlainTextResponse("ready")


@api.get("/metrics", **described(media="text/plain"))
async def metrics(request: Request) -> Response:
    hub = server_of(request).hub
    METRICS.tables.set(len(hub.tables))
    METRICS.connections.set(sum(len(live.connections) for live in hub.tables.values()))
    METRICS.bots_waiting.set(hub.workers.waiting)
    return Response(generate_latest(METRICS.registry), media_type=CONTENT_TYPE_LATEST)
