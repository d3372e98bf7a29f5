"""What a page asks the server in itself, and no other: to check a finished game, to play one on without its server."""

from __future__ import annotations

import secrets

from starlette.requests import Request
from starlette.responses import Response

from labtable.anywhere.verify import verified
from labtable.core.errors import BadSave
from labtable.core.game.contract import Message
from labtable.core.match.match import Match
from labtable.core.match.save_file import Saved
from labtable.server.base.clock import now_ms
from labtable.server.http.context import Server, holder, server_of, table_for
from labtable.server.http.responses import answer, read_body
from labtable.server.http.router import JSON, Router
from labtable.server.http.routes import Code
from labtable.server.protocol import rest_wire
from labtable.server.protocol.rejections import Rejection
from labtable.server.storage.kept import Append
from labtable.server.table import commands, events
from labtable.server.table.events import Row
from labtable.server.table.table import GameTable

here = Router()
NOT_REPLAYED = -1  # a version of no rules: what led to the position is not known here


@here.post("/api/here/verify", rest_wire.Verified)
async def verify(request: Request) -> Response:
    """The file of a finished game, dealt and played again."""
    try:
        return Response(verified((await request.body()).decode()), media_type=JSON)
    except (BadSave, UnicodeDecodeError):
        raise Rejection("bad-request") from None


@here.post("/api/here/tables", rest_wire.TableMade, rest_wire.Portable, status=201)
async def play_on(request: Request) -> Response:
    """Open the table of a server that is lost, as that server gave it. A table that is here already is given back."""
    server, me = server_of(request), holder(request)
    given = await read_body(request, rest_wire.Portable)
    if server.hub.in_memory(given.code) is None:
        await opened(server, me, given)
    return answer(rest_wire.TableMade(given.code, ""), 201)


@here.get("/api/here/tables/{code}/moves", list[tuple[int, int]])
async def moves(request: Request, code: Code) -> Response:
    """What was played here, for the server to play it again."""
    live = await table_for(request, code)
    return answer([(entry.seat, entry.action) for entry in live.table.entries])


async def opened(server: Server, me: str, given: rest_wire.Portable) -> None:
    settings, chairs = events.StoredSettings.of(given.settings), commands.new_chairs(given.chairs, me, given.game)
    made = events.Made(given.game, given.options, settings, chairs, me, secrets.token_hex(32), played_on=True)
    rows = [Row(1, now_ms(), me, "make", made), Row(2, now_ms(), me, "start", events.Dealt(NOT_REPLAYED))]
    table = GameTable(given.code, rows)
    for row in rows:
        await server.store.append(Append(given.code, given.game, "playing", row, given.snapshot, False, None))
    table.wake(position_of(table, given))
    server.hub.keep(table)


def position_of(table: GameTable, given: rest_wire.Portable) -> Match:
    """The match from its position on."""
    unplayed = Saved(
        game=given.game,
        rules_version=NOT_REPLAYED,
        players=table.players,
        options=given.options,
        names=table.names(),
        commitment=table.commitment,
        secret=table.made.secret,
        entries=[],
        snapshot=given.snapshot,
    )
    try:
        return Match.restore(unplayed, "the game")
    except BadSave:  # this page is of another release than that server
        raise Rejection("unavailable", Message("server-not-replayable")) from None
