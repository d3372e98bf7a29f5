"""What belongs to somebody: a seat, with a key for a second device; what is stored of them, and how it is deleted."""

from __future__ import annotations

import secrets

from labtable.core.game.contract import Message
from labtable.server.base import codes
from labtable.server.base.clock import now_ms
from labtable.server.live.hub import Hub
from labtable.server.live.live_table import LiveTable
from labtable.server.protocol import rest_wire
from labtable.server.protocol.rejections import Rejection
from labtable.server.storage.kept import StoreDown
from labtable.server.table import commands, events
from labtable.server.table.commands import Decided
from labtable.server.table.events import Change

HANDOVER = 300_000  # milliseconds that the key for a second device lives


async def hand_over(hub: Hub, live: LiveTable, holder: str, seat: int) -> rest_wire.DeviceKey:
    commands.own_chair(live.table, holder, seat)
    outside_class(live)
    secret, now = codes.new_code(), now_ms()
    await hub.store.hand_over(secret, live.table.code, seat, now, now + HANDOVER)
    return rest_wire.DeviceKey(codes.shown(secret), now + HANDOVER)


async def opened_by(hub: Hub, typed: str) -> tuple[str, int]:
    """The table and seat, or the class and card, that a key for a second device opens: once."""
    secret = codes.read_code(typed)
    found = None if secret is None else await hub.store.take_over(secret, now_ms())
    if found is None:
        raise Rejection("not-found")
    return found


async def take_over(hub: Hub, holder: str, code: str, seat: int, program: bool = False) -> rest_wire.TakenOver:
    live = await hub.load(code)
    if live is None:
        raise Rejection("not-found")
    await hub.change(
        live,
        holder,
        f"takeover-{secrets.token_hex(8)}",
        lambda table, now: Decided(events.HandedOver(seat, holder, program)),
    )
    return rest_wire.TakenOver(code, seat)


async def forget(hub: Hub, live: LiveTable, holder: str) -> None:
    """Delete what is stored of somebody: for the host the whole table, for others their name and their seat."""
    outside_class(live)
    seats = live.table.seats_of(holder)
    if holder != live.table.host and not seats:
        raise Rejection("not-your-seat")
    await hub.through(_forget(hub, live, holder, seats))


async def _forget(hub: Hub, live: LiveTable, holder: str, seats: tuple[int, ...]) -> None:
    try:
        if holder == live.table.host:
            await hub.store.forget(live.table.code, None)
        for seat in () if holder == live.table.host else seats:
            if not live.table.chairs[seat].resigned and live.table.phase != "over":
                gone: Change = events.Furnished(seat, None)
                if live.table.phase == "playing":
                    gone = events.Covered(seat, "resigned")
                await _store(hub, live, holder, gone)
            async with live.lock:
                await hub.store.forget(live.table.code, seat)
    except StoreDown:
        raise Rejection("unavailable") from None
    hub.end(live)


async def _store(hub: Hub, live: LiveTable, author: str, change: Change) -> None:
    await hub.change_now(live, author, f"forget-{secrets.token_hex(8)}", lambda table, now: Decided(change))


def outside_class(live: LiveTable) -> None:
    """What the teacher arranges for a whole class is not done at one of its tables."""
    if live.table.made.classroom is not None:
        raise Rejection("not-now", Message("server-in-class"))
