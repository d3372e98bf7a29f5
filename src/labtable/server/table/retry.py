"""Try again from here: a new table whose game begins with the decisions of a finished one, up to a moment of it; of one
that was ended before its end, up to that moment, too."""

from __future__ import annotations

import secrets

from labtable.core.game.contract import Message
from labtable.core.match.save_file import Redealt
from labtable.server.protocol import rest_wire
from labtable.server.protocol.rejections import Rejection
from labtable.server.table import commands, events
from labtable.server.table.table import GameTable


def made(new: rest_wire.NewTable, holder: str, table: GameTable) -> events.Made:
    """The new table: game, options and deal are those of the finished one, chairs and settings those asked for."""
    assert new.again is not None and table.dealt is not None
    if table.made.classroom is not None:
        raise Rejection("not-now", Message("server-branch-of-class"))
    if table.dealt.rules_version != table.game.meta.rules_version:
        raise Rejection("unavailable", Message("server-not-replayable"))
    if new.again.position > table.position or (new.again.position == table.position and table.stopped_by is None):
        raise Rejection("bad-setup", Message("server-branch-at-the-end"))
    if new.again.position < (table.match.begins_at if table.match is not None else 0):
        raise Rejection("unavailable", Message("server-not-replayable"))
    if len(new.chairs) != table.players:
        raise Rejection("bad-setup", Message("server-branch-is-set"))
    chairs = commands.new_chairs(new.chairs, holder, table.made.game)
    commands.known_level(new.settings.cover_level, table.made.game)
    begins = [(entry.seat, entry.action, entry.at) for entry in table.entries[: new.again.position]]
    made = events.Made(
        table.made.game,
        table.made.options,
        events.StoredSettings.of(new.settings),
        chairs,
        holder,
        table.made.secret,
        branch=table.code,
        begins=begins,
        redealt=table.made.redealt,
        shares=table.shares,
    )
    if new.again.anew_for is not None:
        commands.chair_at(table, new.again.anew_for)
        made.redealt = [*made.redealt, Redealt(len(begins), new.again.anew_for, made.secret, made.shares)]
        made.secret, made.shares, made.asks_shares = secrets.token_hex(32), [], True
    return made
