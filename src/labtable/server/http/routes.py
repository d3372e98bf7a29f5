"""REST: games, sessions, tables, seats, replays."""

from __future__ import annotations

import hmac
import io
from collections.abc import Callable
from typing import Annotated, Any

import msgspec
from msgspec import Meta
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from labtable.core.game.contract import Message
from labtable.core.match.save_file import Snapshot
from labtable.server.base import codes
from labtable.server.base.metrics import METRICS
from labtable.server.http import catalogue
from labtable.server.http.context import holder, may_command, may_replay, seen_by, server_of, table_for, visitor
from labtable.server.http.responses import answer, answered, read_body, rejected
from labtable.server.http.router import JSON, Router
from labtable.server.http.sessions import cookie_of
from labtable.server.live import new_tables, ownership
from labtable.server.live.live_table import LiveTable
from labtable.server.protocol import puzzle_wire, rest_wire, table_commands, wire
from labtable.server.protocol.rejections import Rejection
from labtable.server.table import lessons, puzzles
from labtable.server.table import portable as playing_on
from labtable.server.table.table import GameTable
from labtable.server.workers import jobs

api = Router()
FORWARDED = ("forwarded", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip", "via")
Code = Annotated[str, Meta(max_length=32)]
Name = Annotated[str, Meta(max_length=40)]
Seat = Annotated[int, Meta(ge=-2, le=15)] | None
Since = Annotated[int, Meta(ge=0, le=10_000_000)]


# What there is ------------------------------------------------------------------------------------


@api.get("/api/about", rest_wire.About)
async def about(request: Request) -> Response:
    return answer(catalogue.about(server_of(request).warmup))


@api.get("/api/games/{name}", rest_wire.GameCard)
async def game_card(request: Request, name: Name) -> Response:
    return answer(catalogue.card(name, server_of(request).warmup))


async def prepared(request: Request, make: Callable[..., Any], *about: str, media: str = JSON) -> Response:
    """What a function makes of these words: the same for everybody, made once."""

    def encoded() -> bytes:
        found = make(*about)
        return found.encode() if isinstance(found, str) else msgspec.json.encode(found)

    body = await server_of(request).prepared.answer((make, *about), encoded)
    return Response(body, media_type=media)


@api.get("/api/games/{name}/puzzles", list[puzzle_wire.PuzzleCard])
async def shelf(request: Request, name: Name) -> Response:
    return await prepared(request, puzzles.cards, name)


@api.get("/api/games/{name}/rules", list[rest_wire.RuleChapter])
async def rules(request: Request, name: Name) -> Response:
    return await prepared(request, catalogue.chapters, name)


@api.get("/api/games/{name}/rulebook/{language}", rest_wire.TeachingRules)
async def rulebook(request: Request, name: Name, language: Name) -> Response:
    return await prepared(request, catalogue.rulebook, name, language)


@api.get("/api/games/{name}/rulebook/figures/{figure}", wire.Moment)
async def figure(request: Request, name: Name, figure: Name) -> Response:
    return await prepared(request, catalogue.figure, name, figure)


@api.get("/api/games/{name}/rulings/{language}", list[rest_wire.RuleSentence])
async def rulings(request: Request, name: Name, language: Name) -> Response:
    return await prepared(request, catalogue.rulings, name, language)


@api.get("/api/games/{name}/components", dict[str, Any])
async def components(request: Request, name: Name) -> Response:
    return await prepared(request, catalogue.components, name)


@api.get("/api/games/{name}/gallery", dict[str, Any])
async def gallery(request: Request, name: Name) -> Response:
    return await prepared(request, catalogue.gallery, name)


@api.post("/api/games/{name}/sketch", rest_wire.Sketch, rest_wire.AskSketch)
async def sketch(request: Request, name: Name) -> Response:
    server, who = server_of(request), visitor(request)
    holder(request)
    catalogue.known(name)
    asked = await read_body(request, rest_wire.AskSketch)
    may_replay(server, who)
    return answer(await server.questions.sketch(name, asked, who.asker))


@api.get("/api/games/{name}/lessons/{lesson}/{language}", rest_wire.Lesson)
async def lesson(request: Request, name: Name, lesson: Name, language: Name) -> Response:
    return await prepared(request, lessons.told, name, lesson, language)


@api.get("/api/text/{language}.ftl", media="text/plain")
async def shared_text(request: Request, language: Name) -> Response:
    return await prepared(request, catalogue.shared_text, language, media="text/plain")


@api.get("/api/games/{name}/text/{language}.ftl", media="text/plain")
async def game_text(request: Request, name: Name, language: Name) -> Response:
    return await prepared(request, catalogue.game_text, name, language, media="text/plain")


# Sessions and tables ------------------------------------------------------------------------------


@api.post("/api/session", status=204)
async def session(request: Request) -> Response:
    server, who = server_of(request), visitor(request)
    new = server.sessions.new() if who.holder is None else server.sessions.renewed(who.cookie)
    embedded = bool(server.config.embed_in)
    headers = {} if new is None else {"set-cookie": cookie_of(new, who.secure, embedded=embedded)}
    return Response(status_code=204, headers=headers)


@api.post("/api/session/end", status=204)
async def end_session(request: Request) -> Response:
    """Log out: for a computer that others use next. The cookie is worth nothing from now on, whoever kept it."""
    server, who = server_of(request), visitor(request)
    if who.holder is not None:
        server.sessions.ended.add(who.holder)
        await server.store.end_session(who.holder)
        server.hub.log_out(who.holder)
        server.classes.log_out(who.holder)
    return Response(
        status_code=204, headers={"set-cookie": cookie_of("", who.secure, 0, embedded=bool(server.config.embed_in))}
    )


@api.post("/api/tables", rest_wire.TableMade, rest_wire.NewTable, status=201)
async def make(request: Request) -> Response:
    server, who, me = server_of(request), visitor(request), holder(request)
    new = await read_body(request, rest_wire.NewTable)
    server.limits.make(server.limits.tables, me, who.network)
    live = await new_tables.make(
        server.hub, me, new, who.asker, await finished(request, new.again.code) if new.again else None
    )
    return answer(made_table(request, live.table), 201)


async def read_file(request: Request) -> rest_wire.OpenFile:
    """The file that somebody sends, if it is no larger than that of any game."""
    given = await read_body(request, rest_wire.OpenFile)
    if len(given.text) > rest_wire.SAVE_LIMIT:
        raise Rejection("too-large", Message("server-file-too-large"))
    return given


@api.post("/api/opened-files", rest_wire.OpenedFile, rest_wire.OpenFile)
async def check_file(request: Request) -> Response:
    """What the file of a saved game holds; each of its moves is played again by the rules."""
    server, who = server_of(request), visitor(request)
    holder(request)
    given = await read_file(request)
    may_replay(server, who)
    return answer(await new_tables.check_file(server.hub, given.text, who.asker))


@api.post("/api/opened-files/tables", rest_wire.TableMade, rest_wire.OpenFile, status=201)
async def open_file(request: Request) -> Response:
    """A table of a saved game: it goes on there, or, where it is over, is looked back at."""
    server, who, me = server_of(request), visitor(request), holder(request)
    given = await read_file(request)
    server.limits.make(server.limits.tables, me, who.network)
    may_replay(server, who)
    live = await new_tables.open_file(server.hub, me, given, who.asker)
    return answer(made_table(request, live.table), 201)


def made_table(request: Request, table: GameTable) -> rest_wire.TableMade:
    commitment = table.commitment if table.made.asks_shares else None
    return rest_wire.TableMade(table.code, link_to(request, table.code), commitment, table.seats_of(holder(request)))


def link_to(request: Request, code: str) -> str:
    return f"{visitor(request).base}/t/{codes.shown(code)}"


@api.get("/api/tables/{code}", wire.State)
async def table(request: Request, code: Code, seat: Seat = None, since: Since = 0) -> Response:
    live, audience = await seen_by(request, code, seat)
    return Response(live.state(visitor(request).holder, audience, since), media_type=JSON)


@api.post("/api/tables/{code}/commands", wire.Answer, table_commands.Command)
async def command(request: Request, code: Code) -> Response:
    holder(request)
    live = await table_for(request, code)
    given: Any = await read_body(request, table_commands.Command)  # type: ignore[arg-type]
    may_command(request, live)
    server = server_of(request)
    return answered(await server.hub.through(server.command(live, visitor(request), given)))


@api.post("/api/tables/{code}/handover", rest_wire.DeviceKey, rest_wire.HandOver)
async def hand_over(request: Request, code: Code) -> Response:
    me = holder(request)
    live = await table_for(request, code)
    may_command(request, live)
    given = await read_body(request, rest_wire.HandOver)
    return answer(await ownership.hand_over(server_of(request).hub, live, me, given.seat))


@api.get("/api/tables/{code}/portable", rest_wire.Portable)
async def portable(request: Request, code: Code) -> Response:
    """A game against bots, for its player's page to play it on when this server is lost."""
    live = await table_for(request, code)
    may_command(request, live)
    return answer(playing_on.portable(live.table, holder(request)))


@api.post("/api/tables/{code}/played-on", rest_wire.TableMade, rest_wire.PlayedOn, status=201)
async def played_on(request: Request, code: Code) -> Response:
    """Bring a game back that a page has played on: it goes on at a new table."""
    me, live = holder(request), await table_for(request, code)
    given = await read_body(request, rest_wire.PlayedOn)
    may_replay(server_of(request), visitor(request))
    fresh = await new_tables.bring_back(server_of(request).hub, live, me, given)
    return answer(made_table(request, fresh.table), 201)


@api.post("/api/tables/{code}/hint", rest_wire.Hint, rest_wire.AskHint)
async def hint(request: Request, code: Code) -> Response:
    me = holder(request)
    live = await table_for(request, code)
    limits, who = server_of(request).limits, visitor(request)
    if not (
        limits.hints.take(who.key)
        and limits.table_hints.take(live.table.code)
        and limits.all_hints.take(who.key, who.network)
    ):
        raise Rejection("too-fast")
    asked = await read_body(request, rest_wire.AskHint)
    return answer(await server_of(request).questions.hint(live, me, asked, who.asker))


@api.post("/api/tables/{code}/check", rest_wire.Checked, rest_wire.AskCheck)
async def check(request: Request, code: Code) -> Response:
    """Is this action a blunder? Asked before it is played, where the table's setting says so."""
    me = holder(request)
    live = await table_for(request, code)
    limits, who = server_of(request).limits, visitor(request)
    if not (limits.checks.take(who.key) and limits.all_hints.take(who.key, who.network)):
        raise Rejection("too-fast")
    asked = await read_body(request, rest_wire.AskCheck)
    return answer(await server_of(request).questions.check(live, me, asked, who.asker))


@api.post("/api/tables/{code}/forget", status=204)
async def forget(request: Request, code: Code) -> Response:
    """Delete what is stored of this client here: for the host the table, for others their name and seat."""
    me = holder(request)
    live = await table_for(request, code)
    may_command(request, live)
    await ownership.forget(server_of(request).hub, live, me)
    return Response(status_code=204)


@api.post("/api/takeover", rest_wire.TakenOver, rest_wire.TakeOver)
async def take_over(request: Request) -> Response:
    server, who, me = server_of(request), visitor(request), holder(request)
    given = await read_body(request, rest_wire.TakeOver)
    if not server.limits.may_search(who.holder, who.network):
        raise Rejection("too-fast")
    try:
        if (key := codes.read_code(given.key, codes.RECOVERY)) is not None:
            return answer(await server.classes.recover(me, key))
        code, number = await ownership.opened_by(server.hub, given.key)
        if len(code) == codes.CLASS_ID:
            if given.program:
                raise Rejection("not-now", Message("server-in-class"))
            return answer(await server.classes.take_over(me, code, number))
        return answer(await ownership.take_over(server.hub, me, code, number, given.program))
    except Rejection as rejection:
        if rejection.reason == "not-found":
            server.limits.missed(who.holder, who.network)
        raise


@api.get("/api/tables/{code}/qr.svg", media="image/svg+xml")
async def qr(request: Request, code: Code) -> Response:
    live, _ = await seen_by(request, code, None)
    return await picture_of(request, link_to(request, live.table.code))


async def picture_of(request: Request, link: str) -> Response:
    return await prepared(request, qr_picture, link, media="image/svg+xml")


def qr_picture(link: str) -> str:
    import segno  # a page has none: nobody could follow its links

    picture = io.BytesIO()
    segno.make(link, error="m").save(picture, kind="svg", scale=8, border=4, light="white")
    return picture.getvalue().decode()


# Replays ------------------------------------------------------------------------------------------


@api.get("/api/tables/{code}/log", list[wire.Step])
async def log(request: Request, code: Code, audience: Seat = None) -> Response:
    live, eyes = await seen_by(request, code, audience)
    return answer([live.frames.pieces.step(number, eyes) for number in range(1, live.table.version + 1)])


@api.get("/api/tables/{code}/moments/{position}", wire.Moment)
async def moment(
    request: Request,
    code: Code,
    position: Annotated[int, Meta(ge=0, le=10_000_000)],
    audience: Seat = None,
) -> Response:
    live, eyes = await seen_by(request, code, audience)
    match = live.table.match
    if match is None or position > match.version:
        raise Rejection("not-found")
    return await replayed(request, live, jobs.moment, position, eyes)


async def replayed(request: Request, live: LiveTable, job: Any, *given: Any) -> Response:
    """What a worker makes of the whole match."""
    server, who = server_of(request), visitor(request)
    may_replay(server, who)
    body = await server.questions.replay(live, job, *given, asker=who.asker)
    return Response(body, media_type=JSON)


async def finished(request: Request, code: str) -> LiveTable:
    live, _ = await seen_by(request, code, None)
    if live.table.phase != "over" or live.table.match is None:
        raise Rejection("not-over")
    if live.table.sealed:
        raise Rejection("not-over", Message("server-sealed"))
    return live


@api.get("/api/tables/{code}/chart", rest_wire.Chart)
async def chart(request: Request, code: Code) -> Response:
    return await replayed(request, await finished(request, code), jobs.chart)


@api.get("/api/tables/{code}/verify", rest_wire.Verified)
async def verify(request: Request, code: Code) -> Response:
    return await replayed(request, await finished(request, code), jobs.verify)


@api.get("/api/tables/{code}/review", rest_wire.Reviewing)
async def review(request: Request, code: Code) -> Response:
    """How far the coach is with a finished game: it answers after a second or two, until the review is there."""
    live = await finished(request, code)
    server, who = server_of(request), visitor(request)
    may_replay(server, who)
    return Response(await server.reviews.news(live, who.asker), media_type=JSON)


@api.get("/api/tables/{code}/lines/{position}", rest_wire.CoachLine)
async def line(
    request: Request,
    code: Code,
    position: Annotated[int, Meta(ge=0, le=10_000_000)],
    actions: Annotated[str, Meta(pattern=r"^\d{1,6}(-\d{1,6}){0,11}$")],
) -> Response:
    """A line of play that the review tells, on the board: its actions, with hyphens between them."""
    live = await finished(request, code)
    return await replayed(request, live, jobs.line, position, tuple(map(int, actions.split("-"))))


@api.get("/api/tables/{code}/moves", list[tuple[int, int]])
async def moves(request: Request, code: Code) -> Response:
    """Seat and action of every decision that stands, at a table of one's own whose deal others can play, too."""
    table = (await table_for(request, code)).table
    if not table.seats_of(holder(request)) or not (table.made.is_set or table.made.lesson is not None):
        raise Rejection("forbidden")
    return answer([(table.entries[at].seat, table.entries[at].action) for at in table.in_force])


@api.get("/api/tables/{code}/match.labtable", media="application/octet-stream")
async def download(request: Request, code: Code) -> Response:
    table = (await finished(request, code)).table
    match = table.match
    assert match is not None
    text = msgspec.json.format(msgspec.json.encode(table.saved(Snapshot.of(match.game, match.state))), indent=1)
    name = f"{table.made.game}-{table.code}.labtable"
    return Response(
        text, media_type="application/octet-stream", headers={"content-disposition": f'attachment; filename="{name}"'}
    )


# For those who run the server ---------------------------------------------------------------------


@api.get("/health", media="text/plain")
async def health(_: Request) -> Response:
    """The process answers."""
    return PlainTextResponse("alive")


@api.get("/ready", media="text/plain")
async def ready(request: Request) -> Response:
    """The server can take players: the database answers, and it is not about to stop."""
    server = server_of(request)
    try:
        await server.store.ready()
    except Exception:
        return rejected(Rejection("unavailable"))
    return rejected(Rejection("unavailable")) if server.stopping else PlainTextResponse("ready")


def may_measure(request: Request) -> bool:
    """Who may see the figures: whoever has the token that the server was given; without one, clients from this computer
    and through no proxy that says so."""
    config = server_of(request).config
    if config.metrics_token:
        given = request.headers.get("authorization", "").removeprefix("Bearer ")
        return hmac.compare_digest(given.encode(), config.metrics_token.encode())
    host = request.client.host if request.client else ""
    return host in ("127.0.0.1", "::1") and not any(name in request.headers for name in FORWARDED)


@api.get("/metrics", media="text/plain")
async def metrics(request: Request) -> Response:
    """Beside the pages only with a token: a proxy on this computer need not say that it is one. Without, the figures
    have a port of their own."""
    config = server_of(request).config
    if config.metrics_port or not config.metrics_token:
        raise Rejection("not-found")
    return await figures(request)


async def figures(request: Request) -> Response:
    from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

    if not may_measure(request):
        raise Rejection("not-found")
    hub = server_of(request).hub
    METRICS.count_all()
    METRICS.tables.set(len(hub.tables))
    METRICS.connections.set(sum(len(live.connections) for live in hub.tables.values()))
    METRICS.bots_waiting.set(hub.workers.waiting)
    return Response(generate_latest(METRICS.registry), media_type=CONTENT_TYPE_LATEST)
