"""A game against bots that goes on in its player's page when the server is lost, and how it comes back.

A page is given the position as its player sees it, with all else dealt anew: of the real cards it learns nothing. What
is played there comes back as moves. The server deals anew as it did then, and plays them by its rules.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

from labtable.core.errors import BadSave
from labtable.core.game.contract import Message
from labtable.core.match.log import Entry
from labtable.core.match.match import Match
from labtable.core.match.restore import follow
from labtable.core.match.save_file import Redealt, Snapshot
from labtable.server.protocol import rest_wire
from labtable.server.protocol.rejections import Rejection
from labtable.server.table import events
from labtable.server.table.table import GameTable

Moves = Sequence[tuple[int, int]]  # seat and action


def portable(table: GameTable, holder: str) -> rest_wire.Portable:
    """The game as its page may play it on."""
    seat, match = only_player(table, holder), dealt_anew(table, holder, table.position)
    return rest_wire.Portable(
        code=table.code,
        game=table.made.game,
        options=table.made.options,
        settings=table.settings,
        chairs=tuple(
            rest_wire.NewChair("me" if number == seat else "bot", chair.level, chair.nickname)
            for number, chair in enumerate(table.chairs)
        ),
        position=table.position,
        snapshot=Snapshot.of(match.game, match.state),
    )


def only_player(table: GameTable, holder: str) -> int:
    """The seat of the table's one person; nobody else is there whose cards or moves could be meant."""
    made, own = table.made, table.seats_of(holder)
    others = [chair for seat, chair in enumerate(table.chairs) if seat not in own]
    alone = len(own) == 1 and all(chair.kind == "bot" for chair in others)
    ours = made.classroom or made.is_set or (made.lesson and not table.lesson_left)
    match, release = table.match, table.game.meta.rules_version
    if not alone or ours or match is None or match.game.changes.plain or table.settings.clock is not None:
        raise Rejection("not-now", Message("server-not-portable"))
    if match.rules_version != release:
        raise Rejection("unavailable", Message("server-not-replayable"))
    return own[0]


def secret_for(table: GameTable, position: int) -> bytes:
    """What is dealt anew at a position is drawn from this: always the same, and it tells nothing of the table's own."""
    return hashlib.sha256(b"labtable portable" + table.secret + position.to_bytes(8)).digest()


def dealt_anew(table: GameTable, holder: str, position: int) -> Match:
    """The match at a position, with all dealt anew that its player could not know there."""
    seat, match = only_player(table, holder), table.match
    assert match is not None
    if not match.begins_at <= position <= match.version:
        raise Rejection("stale")
    match = match.fork(position)
    match.deal_anew(seat, secret_for(table, position))
    return match


def brought_back(
    table: GameTable, holder: str, position: int, moves: Sequence[tuple[int, int]], now: int
) -> events.Made:
    """The table at which the game goes on: it begins with the moves up to a position, and those that the page made."""
    match = dealt_anew(table, holder, position)
    try:
        for seat, action in moves:
            follow(match, Entry(seat, action, now))
    except BadSave:
        raise Rejection("illegal", Message("server-not-brought-back")) from None
    return events.Made(
        table.made.game,
        table.made.options,
        events.StoredSettings.of(table.settings),
        [
            events.StoredChair("bot", None, chair.level)
            if chair.kind == "bot"
            else events.StoredChair("human", chair.nickname, None, list(chair.holders))
            for chair in table.chairs
        ],
        holder,
        match.secret.hex(),
        branch=table.code,
        begins=[(entry.seat, entry.action, entry.at) for entry in match.entries],
        redealt=[*table.made.redealt, Redealt(position, only_player(table, holder), table.made.secret, table.shares)],
        played_on=True,
    )
