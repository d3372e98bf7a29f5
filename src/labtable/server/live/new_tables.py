"""New tables: what people ask for, checked before it is stored; the tables of a class; a rematch."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import secrets
from typing import Any

import msgspec
import structlog

from labtable.core.game.contract import Message
from labtable.core.game.registry import game
from labtable.core.match.match import secret_of_seed
from labtable.server.base import codes
from labtable.server.base.clock import now_ms
from labtable.server.base.fair_queue import Asker, Busy
from labtable.server.base.metrics import METRICS
from labtable.server.live.hub import Hub, people_of
from labtable.server.live.live_table import LiveTable
from labtable.server.protocol import rest_wire, table_commands, wire
from labtable.server.protocol.rejections import Rejection
from labtable.server.storage.kept import Append, StoreDown, TooBusy
from labtable.server.table import commands, events, lessons, opened, portable, puzzles, retry
from labtable.server.table.commands import Decided
from labtable.server.table.events import Row
from labtable.server.table.room import HOST, Room
from labtable.server.table.table import GameTable, is_plain
from labtable.server.workers import jobs
from labtable.server.workers.workers import Overrun

LOG = structlog.get_logger("labtable")
OPTIONS = 4096  # bytes that the options of a table may have


async def make(
    hub: Hub,
    holder: str,
    new: rest_wire.NewTable,
    asker: Asker,
    finished: LiveTable | None = None,
) -> LiveTable:
    """A new table; `finished` is the one whose game is tried again."""
    if new.game not in hub.warmup.progress:
        raise Rejection("bad-setup", Message("server-no-such-game"))
    if new.lesson is not None:
        return await hub.through(_make(hub, holder, lessons.made(new, holder)))
    if new.puzzle is not None:
        return await hub.through(_make(hub, holder, puzzles.made(new, holder)))
    if finished is not None:
        return await hub.through(_make(hub, holder, retry.made(new, holder, finished.table)))
    chairs = commands.new_chairs(new.chairs, holder, new.game)
    commands.known_level(new.settings.cover_level, new.game)
    await fits(hub, new.game, len(new.chairs), new.options, asker)
    settings = events.StoredSettings.of(new.settings)
    made = events.Made(new.game, new.options, settings, chairs, holder, "", asks_shares=True)
    if new.deal is not None:
        if [chair.kind for chair in chairs] != ["human", *["bot"] * (len(chairs) - 1)]:
            raise Rejection("bad-setup", Message("server-deal-is-set"))
        made.secret, made.asks_shares, made.deal = secret_of_seed(new.deal).hex(), False, new.deal
    return await hub.through(_make(hub, holder, made))


async def make_for_class(hub: Hub, made: events.Made, room: Room) -> LiveTable:
    """A table of a class, dealt at once: its chairs are taken, its options were tried."""
    live = await hub.through(_make(hub, HOST, made, room))
    await hub.change(live, HOST, "start", lambda table, now: Decided(events.Dealt(table.game.meta.rules_version)))
    return live


async def bring_back(hub: Hub, live: LiveTable, holder: str, given: rest_wire.PlayedOn) -> LiveTable:
    """The table at which a game goes on that a page has played without us; the one that is there, where the page asks
    again."""
    made = await asyncio.to_thread(
        portable.brought_back, live.table, holder, given.position, given.moves, live.table.touched_at
    )
    digest = hashlib.sha256(msgspec.json.encode((made.secret, made.begins))).digest()
    fresh = await make_once(hub, holder, made, codes.code_of(digest))
    if fresh.table.dealt is None:
        await hub.change(
            fresh, holder, "start", lambda table, now: Decided(events.Dealt(table.game.meta.rules_version))
        )
    return fresh


async def check_file(hub: Hub, text: str, asker: Asker) -> rest_wire.OpenedFile:
    """What the file of a saved game holds. A worker plays it again, where it can be stopped."""
    try:
        found: rest_wire.OpenedFile | Message = await hub.workers.at_desk(jobs.opened, text, asker=asker)
    except Busy:
        raise Rejection("unavailable", Message("server-too-busy")) from None
    except Overrun:
        raise Rejection("bad-setup", Message("server-file-too-long")) from None
    except Exception as error:
        LOG.error("a file could not be checked", exc_info=error)
        raise Rejection("bad-setup", Message("server-file-unreadable")) from None
    if isinstance(found, Message):
        raise Rejection("bad-setup", found)
    if found.game not in hub.warmup.progress:
        raise Rejection("bad-setup", Message("server-file-no-game"))
    return found


async def open_file(hub: Hub, holder: str, given: rest_wire.OpenFile, asker: Asker) -> LiveTable:
    """The table of a saved game: it goes on there, or is looked back at."""
    found, saved = await check_file(hub, given.text, asker), opened.read(given.text)
    assert not isinstance(saved, Message)
    live = await hub.through(_make(hub, holder, opened.made(saved, found, given, holder)))
    await hub.change(live, holder, "start", lambda table, now: Decided(commands.dealt(table)))
    return live


async def make_once(hub: Hub, holder: str, made: events.Made, code: str) -> LiveTable:
    """The table of a code that is known beforehand: the one that is there, or a new one."""
    live = await hub.load(code)
    return live if live is not None else await hub.through(_make(hub, holder, made, wanted=code))


async def _make(
    hub: Hub,
    author: str,
    made: events.Made,
    room: Room | None = None,
    wanted: str | None = None,
) -> LiveTable:
    if made.classroom is None:
        hub.quota.check(author)
    made.secret = made.secret or secrets.token_hex(32)  # a lesson or a branch has its own deal
    while True:
        code = wanted or codes.new_code(fits=hub.config.place.owns)
        table = GameTable(code, [Row(1, now_ms(), author, "make", made)])
        table.room = room
        append = Append(
            code,
            made.game,
            "lobby",
            table.rows[0],
            None,
            made.classroom is None,
            people_of(table, author),
            made.classroom,
        )
        try:
            if await hub.store.append(append):
                METRICS.changes.labels("made").inc()
                hub.quota.count(author, table.rows[0])
                return hub.keep(table)
            if wanted is not None:  # another request was first, or it was swept
                await hub.store.bring_back(wanted)
                if (there := await hub.load(wanted)) is not None:
                    return there
                raise Rejection("unavailable")
        except (TooBusy, StoreDown):
            raise Rejection("unavailable") from None


async def rematch(hub: Hub, live: LiveTable, holder: str, command: table_commands.Rematch) -> wire.Answer:
    """A new table with the same people on the same chairs; until it starts, its host may change them. The
    host stays the host where they still play."""
    table = live.table
    if not table.seats_of(holder):
        raise Rejection("not-your-seat")
    commands.in_phase(table, "over")
    if table.rematch is None:
        chairs = [
            events.StoredChair(
                "bot" if chair.kind == "bot" or chair.resigned else "human",
                None if chair.resigned else chair.nickname,
                chair.level if chair.kind == "bot" or chair.resigned else None,
                [] if chair.resigned else chair.holders,
            )
            for chair in table.chairs
        ]
        seated = {one for chair in chairs for one in chair.holders}
        host = table.host if table.host in seated else holder
        settings = events.StoredSettings.of(table.settings)
        made = events.Made(table.made.game, table.made.options, settings, chairs, host, "", asks_shares=True)
        fresh = await _make(hub, holder, made)
        with contextlib.suppress(Rejection):  # somebody else was first: their table is the one
            await hub.change(live, holder, command.id, lambda table, now: again(table, fresh.table.code))
    return wire.Done(command.id, table.version, table.position)


def again(table: GameTable, code: str) -> Decided:
    if table.rematch is not None:
        raise Rejection("not-now")
    return Decided(events.Rematched(code))


async def fits(
    hub: Hub,
    name: str,
    players: int,
    options: dict[str, Any],
    asker: Asker,
    secret: bytes = bytes(32),
) -> None:
    """Reject options that the game does not have, or with which no game can be dealt in a reasonable time. Options
    that a stranger made up are hostile until a worker has dealt a game with them."""
    if is_plain(game(name), options):
        commands.fitting(name, players, options)
        return
    if len(msgspec.json.encode(options)) > OPTIONS:
        raise Rejection("bad-setup", Message("server-too-large"))
    try:
        wrong = await hub.workers.at_desk(jobs.trial, name, players, options, secret, asker=asker)
    except Busy:
        raise Rejection("unavailable", Message("server-too-busy")) from None
    except Overrun:
        raise Rejection("bad-setup", Message("server-too-slow")) from None
    except Exception as error:
        LOG.error("a trial failed", game=name, exc_info=error)
        raise Rejection("bad-setup", Message("server-too-slow")) from None
    if wrong is not None:
        raise Rejection("bad-setup", wrong)
