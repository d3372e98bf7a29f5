"""The deal of the day at this server: one table for each visitor, and the result beside the Laureate's plays."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from datetime import UTC, datetime, timedelta
from typing import Annotated

from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response

from labtable.bots.distinct import FEWEST
from labtable.core.game.contract import Message
from labtable.core.game.registry import game
from labtable.core.match.match import secret_of_seed
from labtable.daily.deals import Deal, deals_of
from labtable.daily.laureate_results import PLAYS, LaureateResults, kept, play_of
from labtable.server.base import codes
from labtable.server.http.context import Server, holder, server_of, visitor
from labtable.server.http.responses import answer, read_body
from labtable.server.http.router import Router
from labtable.server.live.daily_field import day_now
from labtable.server.live.live_table import LiveTable
from labtable.server.live.new_tables import make_once
from labtable.server.protocol import puzzle_wire, rest_wire
from labtable.server.protocol.rejections import Rejection
from labtable.server.table import commands, events, nicknames
from labtable.server.table.commands import Decided

LAUREATE = "laureate"  # the level

daily = Router()


# Tables -------------------------------------------------------------------------------------------


def code_for(key: bytes, who: str, deal: Deal, number: int | None = None) -> str:
    """The one table of a visitor for a deal, or for looking back at one of the Laureate's plays of it: whoever comes
    again finds it."""
    words = f"labtable daily {who} {deal.day.isoformat()} {deal.game}{'' if number is None else f' play {number}'}"
    return codes.code_of(hmac.digest(key, words.encode(), hashlib.sha256))


def made(deal: Deal, who: str, nickname: str) -> events.Made:
    me = events.StoredChair("human", nicknames.clean(nickname, []), None, [who])
    others = [events.StoredChair("bot", None, deal.rival) for _ in range(deal.players - 1)]
    return events.Made(
        deal.game,
        {},
        events.StoredSettings(cover_after=0),
        [me, *others],
        who,
        secret_of_seed(deal.seed).hex(),
        daily=deal.day.isoformat(),
    )


def laureates(deal: Deal, who: str, moves: list[tuple[int, int, int]]) -> events.Made:
    """The table of a play of the Laureate, which is over: to look back at."""
    levels = [LAUREATE, *[deal.rival] * (deal.players - 1)]
    return events.Made(
        deal.game,
        {},
        events.StoredSettings(),
        [events.StoredChair("bot", None, level) for level in levels],
        who,
        secret_of_seed(deal.seed).hex(),
        begins=moves,
        opened=events.Opened(None),
    )


def told(deal: Deal, live: LiveTable | None) -> puzzle_wire.DailyDeal:
    """A deal as its visitor sees it: the Laureate's plays are shown when the own one is over."""
    subject, match = game(deal.game), None if live is None else live.table.match
    over = match is not None and match.over
    play = play_of(match) if match is not None and over else None
    return puzzle_wire.DailyDeal(
        game=deal.game,
        players=deal.players,
        rival=deal.rival,
        code=None if live is None else live.table.code,
        over=over,
        score=None if play is None else play.score,
        won=None if play is None else play.won,
        lower=subject.meta.cooperative and subject.lead < 0,
        field=field_of(kept(deal)) if over else None,
    )


def field_of(field: LaureateResults) -> puzzle_wire.DailyField | None:
    if not field.plays:
        return None
    different = field.distinct
    scores = Counter(play.score for play in different)
    return puzzle_wire.DailyField(
        plays=len(field.plays),
        wanted=PLAYS,
        distinct=len(different),
        fewest=FEWEST,
        thinks=field.iterations,
        scores=tuple(sorted(scores.items())),
        wins=sum(play.won for play in different),
    )


def offered(server: Server) -> list[Deal]:
    """Today's deals of the games that this server plays, unchanged."""
    return [deal for deal in deals_of(day_now()) if deal.game in server.warmup.progress and not game(deal.game).changes]


@daily.get("/api/daily", puzzle_wire.Daily)
async def of_today(request: Request) -> Response:
    server, who, deals = server_of(request), visitor(request).holder, []
    for deal in offered(server):
        live = None if who is None else await server.hub.load(code_for(server.sessions.key, who, deal))
        deals.append(told(deal, live))
        if live is not None:
            server.fields.want(deal)
    midnight = datetime.combine(day_now() + timedelta(days=1), datetime.min.time(), UTC)
    return answer(puzzle_wire.Daily(day_now().isoformat(), round(midnight.timestamp() * 1000), tuple(deals)))


@daily.post("/api/daily/{name}", rest_wire.TableMade, puzzle_wire.BeginDaily, status=201)
async def begin(request: Request, name: Annotated[str, Meta(max_length=40)]) -> Response:
    """The visitor's table of today's deal: a new one, or the one that is there."""
    server, me, who = server_of(request), holder(request), visitor(request)
    given = await read_body(request, puzzle_wire.BeginDaily)
    deal = next((one for one in offered(server) if one.game == name), None)
    if deal is None:
        raise Rejection("not-found", Message("server-no-such-daily"))
    server.limits.make(server.limits.tables, me, who.network)
    live = await make_once(server.hub, me, made(deal, me, given.nickname), code_for(server.sessions.key, me, deal))
    server.fields.want(deal)
    return answer(rest_wire.TableMade(live.table.code, f"{who.base}/t/{codes.shown(live.table.code)}"), 201)


@daily.post("/api/daily/{name}/laureate", rest_wire.TableMade, status=201)
async def look_back(request: Request, name: Annotated[str, Meta(max_length=40)]) -> Response:
    """The best of the Laureate's plays of today's deal, as a table to look back at, for whoever has played it."""
    server, me, who = server_of(request), holder(request), visitor(request)
    deal = next((one for one in offered(server) if one.game == name), None)
    own = None if deal is None else await server.hub.load(code_for(server.sessions.key, me, deal))
    over = own is not None and own.table.match is not None and own.table.match.over
    if deal is None or not over or not (field := kept(deal)).plays:
        raise Rejection("not-found", Message("server-no-such-daily"))
    number = field.best(lower=game(name).meta.cooperative and game(name).lead < 0)
    code = code_for(server.sessions.key, me, deal, number)
    live = await server.hub.load(code)
    if live is None:
        server.limits.make(server.limits.tables, me, who.network)
        moves = await server.fields.moves(deal, number, who.asker)
        live = await make_once(server.hub, me, laureates(deal, me, moves), code)
    if live.table.dealt is None:
        await server.hub.change(live, me, "start", lambda table, now: Decided(commands.dealt(table)))
    return answer(rest_wire.TableMade(live.table.code, f"{who.base}/t/{codes.shown(live.table.code)}"), 201)
