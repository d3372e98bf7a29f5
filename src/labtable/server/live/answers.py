"""What a client asks of a table: done once, and answered in any case."""

from __future__ import annotations

import contextlib

import sqlalchemy as sa

from labtable.core.game.contract import Message
from labtable.server.base.metrics import METRICS
from labtable.server.live.hub import Hub
from labtable.server.live.live_table import LiveTable
from labtable.server.live.new_tables import fits, rematch
from labtable.server.protocol import wire
from labtable.server.protocol.rejections import Rejected
from labtable.server.table import commands


async def answer(hub: Hub, live: LiveTable, holder: str, command: wire.Command) -> wire.Answer:
    """Do what a client asks, once; an answer in any case. To be called by way of `through`."""
    try:
        if live.table.room is not None:
            live.table.room.permits(command, live.table.code)
        if isinstance(command, wire.Rematch):
            return await rematch(hub, live, holder, command)
        if isinstance(command, wire.Hurry):
            return hurry(hub, live, holder, command)
        await _check_first(hub, live, holder, command)
        version = await hub.change_now(
            live, holder, command.id, lambda table, now: commands.decide(table, holder, command, now)
        )
        return wire.Done(command.id, version, live.table.positions[version])
    except Rejected as rejection:
        return rejected(live, command.id, rejection)


def hurry(hub: Hub, live: LiveTable, holder: str, command: wire.Hurry) -> wire.Done:
    """Nothing is stored: the process that drives the bots of the table learns of it, whichever that is."""
    table = live.table
    commands.own_chair(table, holder, command.seat)
    commands.in_phase(table, "playing")
    live.hurried.set()
    if hub.store.database.shared:
        hub.background(_tell_hurry(hub, table.code))
    return wire.Done(command.id, table.version, table.position)


async def _tell_hurry(hub: Hub, code: str) -> None:
    with contextlib.suppress(sa.exc.SQLAlchemyError):
        await hub.store.tell({"hurried": code})


async def _check_first(hub: Hub, live: LiveTable, holder: str, command: wire.Command) -> None:
    """What must be known before a decision that a table cannot answer by itself."""
    table = live.table
    match command:
        case wire.Cover() if command.seat in live.present():
            commands.as_host(table, holder)
            raise Rejected("not-now", Message("server-present"))
        case wire.Change() if command.options is not None or command.players is not None:
            commands.as_host(table, holder)
            options = table.made.options if command.options is None else command.options
            await fits(hub, table.made.game, command.players or table.players, options, live.asker)
        case wire.Start():
            commands.as_host(table, holder)
            await fits(
                hub, table.made.game, table.players, table.made.options, live.asker, bytes.fromhex(table.made.secret)
            )


def rejected(live: LiveTable, command: str, rejection: Rejected) -> wire.Rejected:
    METRICS.rejected.labels(rejection.reason).inc()
    return wire.Rejected(
        command, rejection.reason, rejection.message, rejection.refusal, live.table.version, live.table.position
    )
