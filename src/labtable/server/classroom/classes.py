"""All classes that this process has in memory: loading, commands, their tables, and their end."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Callable, Coroutine
from typing import Any

import structlog

from labtable.core.game.contract import Message
from labtable.server.base import codes
from labtable.server.base.clock import now_ms
from labtable.server.classroom import commands, door, groups, names, recovery, seating, wall
from labtable.server.classroom.live import ClassFeed, LiveClass
from labtable.server.classroom.polls import Polls
from labtable.server.classroom.positions import Positions
from labtable.server.classroom.record import ClassRecord, Desk, copied
from labtable.server.classroom.store import ClassStore
from labtable.server.live.hub import ATTEMPTS, IDLE, Hub
from labtable.server.live.live_table import LiveTable
from labtable.server.live.new_tables import fits, make_for_class
from labtable.server.live.ownership import HANDOVER
from labtable.server.live.presence import PRESENCE
from labtable.server.protocol import (
    class_commands,
    class_requests,
    class_types,
    class_view,
    lesson_wire,
    position_wire,
    question_wire,
    rest_wire,
    wire,
)
from labtable.server.protocol.rejections import Rejection
from labtable.server.storage.kept import NewerRow, StoreDown
from labtable.server.table import commands as table_commands
from labtable.server.table.commands import Decided
from labtable.server.table.events import StoredClock
from labtable.server.table.room import HOST, Room
from labtable.server.table.table import GameTable

LOG = structlog.get_logger("labtable")
TEACHER = 0  # the card of a key that opens the teacher's desk


class Classes:
    def __init__(self, hub: Hub) -> None:
        self.hub, self.store = hub, ClassStore(hub.store)
        self.polls = Polls(hub, self.change)
        self.positions = Positions(hub, self.change)
        self.live: dict[str, LiveClass] = {}
        self._loading: dict[str, asyncio.Task[LiveClass | None]] = {}
        self.round_over: Callable[[LiveClass], Coroutine[Any, Any, None]] | None = None  # where others want results
        hub.loader.room_of = self.room_of

    # Classes in memory ----------------------------------------------------------------------------

    async def load(self, number: str) -> LiveClass | None:
        if number in self.live:
            return self.live[number]
        if number not in self._loading:
            self._loading[number] = asyncio.create_task(self._load(number))
            self._loading[number].add_done_callback(lambda _: self._loading.pop(number))
        return await asyncio.shield(self._loading[number])

    async def _load(self, number: str) -> LiveClass | None:
        try:
            stored = await self.store.load(number)
        except StoreDown:
            raise Rejection("unavailable") from None
        except NewerRow as error:
            raise self._leave_alone(error) from None
        if stored is None or stored.expires_at <= self.hub.store.ages.now():
            return None
        return self._keep(LiveClass(stored.record, stored.version))

    def _leave_alone(self, error: NewerRow) -> Rejection:
        LOG.error("a class is left alone", exc_info=error)
        return Rejection("unavailable", Message("server-newer"))

    def _keep(self, live: LiveClass) -> LiveClass:
        """Keep a class in memory. Its tables are loaded afterwards: they ask for the room of this class."""
        self.live[live.record.id] = live
        self.hub.warmup.want(live.record.game)
        self.hub.background(self.gather_tables(live))
        return live

    async def room_of(self, number: str) -> Room | None:
        live = await self.load(number)
        return None if live is None else live.room

    async def gather_tables(self, live: LiveClass) -> None:
        """Have the tables of this round in memory, with the chairs that the class says."""
        wanted = {desk.code for desk in live.record.desks_now()}
        for code in set(live.tables) - wanted:
            live.tables.pop(code).listeners.discard(live.soon)
        for code in wanted:
            with contextlib.suppress(Rejection):
                if (table := await self.hub.load(code)) is not None:
                    live.tables[code] = table
                    table.table.room = live.room
                    table.listeners.add(live.soon)
        await self.seat_everybody(live)
        await self.polls.prepare(live)
        live.tick()

    def drop(self, live: LiveClass) -> None:
        self.live.pop(live.record.id, None)
        for table in live.tables.values():
            table.listeners.discard(live.soon)

    def end(self, live: LiveClass) -> None:
        """The class is gone: so are its streams and its tables."""
        live.gone = True
        self.drop(live)
        for code in [code for code, table in self.hub.tables.items() if table.table.made.classroom == live.record.id]:
            self.hub.end(self.hub.tables[code])
        live.tick()

    async def keep_house(self) -> None:
        """Delete what has come of age, let go of what nobody looks at, and notice what time alone changes."""
        now = now_ms()
        for number in await self.store.delete_expired(self.hub.store.ages.now()):
            if number in self.live:
                self.end(self.live[number])
        for live in list(self.live.values()):
            if live.unsettled:
                await self.gather_tables(live)
            for name in [name for name, (_, at) in live.elsewhere.items() if now - at > PRESENCE]:
                del live.elsewhere[name]
                live.soon()
            used = live.connections or live.pollers or any(table.connections for table in live.tables.values())
            if not used and not live.lock.locked() and now - live.idle_since > IDLE:
                self.drop(live)
            elif live.connections:
                await self._tell_presence(live)

    async def watch_walls(self, seconds: float) -> None:
        """Tell of flags that come with time alone, for as long as the server runs."""
        before: dict[str, Any] = {}
        while True:
            await asyncio.sleep(seconds)
            now = {
                number: wall.flags_of(live.record, live.tables, now_ms(), live.present())
                for number, live in self.live.items()
                if live.connections and live.record.phase == "playing"
            }
            for number, flags in now.items():
                if before.get(number) != flags and number in self.live:
                    self.live[number].soon()
            before = now

    # Coming and going -----------------------------------------------------------------------------

    def enter(self, feed: ClassFeed) -> None:
        feed.live.enter(feed)
        self.hub.background(self._tell_presence(feed.live))

    def exit(self, feed: ClassFeed) -> None:
        feed.live.exit(feed)
        self.hub.background(self._tell_presence(feed.live))

    async def _tell_presence(self, live: LiveClass) -> None:
        with contextlib.suppress(StoreDown):
            await self.store.store.tell(
                {"class-present": live.record.id, "holders": sorted(holder for holder in live.holders if holder)}
            )

    async def heard(self, news: dict[str, Any]) -> None:
        """Another process tells: a class that it changed or deleted, or who is present there."""
        if (live := self.live.get(news.get("class", ""))) is not None:
            async with live.lock:
                await self._catch_up(live)
            await self.gather_tables(live)
        if (live := self.live.get(news.get("class-present", ""))) is not None:
            live.elsewhere[news["from"]] = (frozenset(news["holders"]), now_ms())
            live.soon()

    def log_out(self, holder: str) -> None:
        for live in self.live.values():
            for feed in live.connections:
                if feed.holder == holder:
                    feed.ended = True
                    feed.again()

    async def make(self, holder: str, new: class_requests.NewClass, asker: str) -> tuple[LiveClass, str]:
        """The class, and the key that opens its teacher's desk anew, which nobody can read again."""
        await self._fits(new.game, new.players, new.options, asker)
        level = table_commands.known_level(new.level, new.game)
        while True:
            now, number = now_ms(), codes.new_code(codes.CLASS_ID, self.hub.config.place.owns)
            code = codes.new_code(codes.CLASS_CODE)
            key, kept = recovery.new_key(code)
            record = ClassRecord(
                number,
                code,
                now,
                now + new.hours * commands.HOUR,
                [holder],
                new.game,
                new.players,
                level,
                new.options,
                new.same_deal,
                StoredClock.of(new.clock),
                new.names,
                names.listed(new.listed),
                new.language,
                commands.line(new.title),
                commands.line(new.teacher),
                door=new.door,
                approve_names=new.approve_names,
                pupils=new.pupils,
                recovery=kept,
            )
            if await self.store.insert(record):
                live = self._keep(LiveClass(record, 1))
                live.homes.add(asker)
                return live, key

    async def _fits(self, game: str, players: int, options: dict[str, Any], asker: str, secret: str = "") -> None:
        if game not in self.hub.warmup.progress:
            raise Rejection("bad-setup", Message("server-no-such-game"))
        await fits(self.hub, game, players, options, asker, bytes.fromhex(secret) or bytes(32))

    def held_in(self, network: str, code: str) -> LiveClass | None:
        """The class of a code, if it is in memory and was made or joined from this network before. Nobody has to guess
        it there, and no guesser keeps others from coming in."""
        return next((one for one in self.live.values() if one.record.code == code and network in one.homes), None)

    async def find(self, code: str | None) -> LiveClass | None:
        """The class of a code that pupils type."""
        number = None if code is None else await self.store.find(code)
        return None if number is None else await self.load(number)

    async def join(
        self,
        live: LiveClass,
        holder: str,
        entry_card: str | None,
        network: str,
        language: class_types.Language | None = None,
    ) -> class_types.Role:
        """What this session is in the class. A pupil who comes for the first time gets a name card, or waits."""
        if live.role_of(holder) is None or (entry_card is not None and live.role_of(holder) == "waiting"):

            def arrive(record: ClassRecord, now: int) -> None:
                waiting = {one.holder: live.networks.get(one.holder, "") for one in record.line}
                live.networks = {**waiting, holder: network}
                at_home = network in live.homes
                present, networks = live.present(), live.networks
                door.arrive(record, holder, now, entry_card, present, networks, at_home=at_home, language=language)

            await self.hub.through(self.change(live, holder, f"join-{secrets.token_hex(8)}", arrive))
        if (role := live.role_of(holder)) is None:  # somebody else has taken the place in the line meanwhile
            raise Rejection("class-full", Message("server-line-full"))
        if role != "waiting":
            live.homes.add(network)
        return role

    async def hand_over(self, live: LiveClass, holder: str, pupil: int | None) -> rest_wire.DeviceKey:
        """A key to one's own card or desk on another device; the teacher's also to a pupil's card."""
        if live.record.is_teacher(holder):
            number = TEACHER if pupil is None else commands.known(live.record, pupil).number
        else:
            number = commands.own_card(live.record, holder).number
            if pupil not in (None, number):
                raise Rejection("not-teacher")
        secret, now = codes.new_code(), now_ms()
        await self.store.store.hand_over(secret, live.record.id, number, now, now + HANDOVER)
        return rest_wire.DeviceKey(codes.shown(secret), now + HANDOVER)

    async def take_over(self, holder: str, number: str, card: int) -> rest_wire.TakenOver:
        live = await self.load(number)
        if live is None:
            raise Rejection("not-found")
        await self.hub.through(
            self.change(
                live,
                holder,
                f"takeover-{secrets.token_hex(8)}",
                lambda record, now: commands.take_over(record, card, holder),
            )
        )
        return rest_wire.TakenOver("", 0, number)

    async def new_key(self, live: LiveClass, holder: str) -> str:
        """Another recovery key; the one before opens nothing any more."""
        key, kept = recovery.new_key(live.record.code)

        def replaced(record: ClassRecord, now: int) -> None:
            commands.as_teacher(record, holder)
            record.recovery = kept

        await self.hub.through(self.change(live, holder, f"key-{secrets.token_hex(8)}", replaced))
        return key

    async def recover(self, holder: str, key: str) -> rest_wire.TakenOver:
        """The teacher's desk, for whoever has its recovery key."""
        live = await self.find(key[: codes.CLASS_CODE])
        if live is None or not recovery.opens(live.record.recovery, key):
            raise Rejection("not-found")
        return await self.take_over(holder, live.record.id, TEACHER)

    # Commands -------------------------------------------------------------------------------------

    async def command(
        self, live: LiveClass, holder: str, command: class_commands.ClassCommand, asker: str
    ) -> class_view.ClassAnswer:
        """Do what somebody in the class asks, once. To be called by way of `Hub.through`."""
        try:
            if not live.record.did(holder, command.id):
                await self._do(live, holder, command, asker)
            return class_view.ClassDone(command.id, live.beat)
        except Rejection as rejection:
            return wire.Rejected(command.id, rejection.reason, rejection.message)

    async def _do(self, live: LiveClass, holder: str, command: class_commands.ClassCommand, asker: str) -> None:
        match command:
            case class_commands.EndClass():
                commands.as_teacher(live.record, holder)
                await self.delete(live)
                return
            case class_commands.StartAll():
                commands.as_teacher(live.record, holder)
                await self._start_all(live, holder, command, asker)
                return
            case question_wire.OpenPoll():
                commands.as_teacher(live.record, holder)
                await self.polls.open(live, holder, command, asker)
                return
            case position_wire.KeepPosition():
                commands.as_teacher(live.record, holder)
                await self.positions.keep(live, holder, command)
                return
            case position_wire.AnswerPosition():
                commands.own_card(live.record, holder)
                await self.positions.answer(live, holder, command)
                return
            case class_commands.Settle() | lesson_wire.GoToStep():
                trial = copied(live.record)
                commands.decide(trial, holder, command, 0)
                await self._fits(trial.game, trial.players, trial.options, asker)

        def decided(record: ClassRecord, now: int) -> None:
            for desk in record.desks_now():
                if (table := live.tables.get(desk.code)) is not None:
                    desk.over = table.table.phase == "over"
            commands.decide(record, holder, command, now)

        await self.change(live, holder, command.id, decided)
        if isinstance(command, class_commands.FinishRound) and self.round_over is not None:
            self.hub.background(self.round_over(live))

    async def change(
        self, live: LiveClass, author: str, command: str, decide: Callable[[ClassRecord, int], None]
    ) -> None:
        """Decide, store, tell; then the tables follow."""
        named = live.record.names_by_card()
        async with live.lock:
            await self._change(live, author, command, decide)
        if named.items() - live.record.names_by_card().items():
            await self._name_earlier_tables(live)
        if live.record.desks_now() and live.record.phase != "gathering":
            await self.seat_everybody(live)
        elif live.tables:
            await self.gather_tables(live)

    async def _change(
        self, live: LiveClass, author: str, command: str, decide: Callable[[ClassRecord, int], None]
    ) -> None:
        for _ in range(ATTEMPTS):
            if live.gone:
                raise Rejection("not-found")
            if live.record.did(author, command):
                return
            record = copied(live.record)
            decide(record, now_ms())
            record.remember(author, command)
            try:
                if await self.store.save(record, live.version):
                    live.replace(record, live.version + 1)
                    return
            except StoreDown:
                raise Rejection("unavailable") from None
            await self._catch_up(live)
        raise Rejection("unavailable")

    async def _catch_up(self, live: LiveClass) -> None:
        """Read what another process stored."""
        try:
            stored = await self.store.load(live.record.id)
        except StoreDown:
            raise Rejection("unavailable") from None
        except NewerRow as error:
            raise self._leave_alone(error) from None
        if stored is None:
            self.end(live)
        elif stored.version != live.version:
            live.replace(stored.record, stored.version)

    async def delete(self, live: LiveClass) -> None:
        """Everything about the class, now."""
        async with live.lock:
            try:
                await self.store.delete(live.record.id)
            except StoreDown:
                raise Rejection("unavailable") from None
            self.end(live)

    # Tables ---------------------------------------------------------------------------------------

    async def _start_all(self, live: LiveClass, holder: str, command: class_commands.StartAll, asker: str) -> None:
        """Make and deal all tables, then let the class have them: until then nobody sees one, and tables of a start
        that did not come to its end are deleted with the class."""
        game = live.record.game
        async with live.lock:
            await self._catch_up(live)
            if live.gone:
                raise Rejection("not-found")
            trial = copied(live.record)
            commands.decide(trial, holder, command, now_ms())
            deal = secrets.token_hex(32)
            await self._fits(game, trial.players, trial.options, asker, deal)
            desks = groups.desks(trial)
            tables = await asyncio.gather(*(self._table(trial, desk, deal, live.room) for desk in desks))

            def started(record: ClassRecord, now: int) -> None:
                commands.decide(record, holder, command, now)
                for mine, theirs in zip(record.cards, trial.cards, strict=True):
                    mine.group, mine.name = theirs.group, theirs.name
                record.desks += desks

            for table in tables:
                live.tables[table.table.code] = table
                table.listeners.add(live.soon)
            await self._change(live, holder, command.id, started)
        await self.gather_tables(live)

    async def _table(self, record: ClassRecord, desk: Desk, deal: str, room: Room) -> LiveTable:
        secret = deal if record.same_deal else secrets.token_hex(32)
        table = await make_for_class(self.hub, seating.new_table(record, desk, secret), room)
        desk.code = table.table.code
        return table

    async def seat_everybody(self, live: LiveClass) -> None:
        """Bring the chairs of all tables to what the class says. What fails is tried again by and by."""
        live.unsettled = False
        for desk in live.record.desks_now():
            table = live.tables.get(desk.code)
            if table is not None:
                await self._seat(live, desk, table)

    async def _name_earlier_tables(self, live: LiveClass) -> None:
        """The tables of earlier rounds bear the names of the class as it is now."""
        for desk in [desk for desk in live.record.desks if desk.round != live.record.round]:
            with contextlib.suppress(Rejection):
                if (table := await self.hub.load(desk.code)) is not None:
                    await self._seat(live, desk, table)

    async def _seat(self, live: LiveClass, desk: Desk, table: LiveTable) -> None:
        def still(_: GameTable, now: int) -> Decided:
            """What is next for this table, as the class is now."""
            here = next((one for one in live.record.desks if one.code == desk.code), None)
            change = None if here is None else seating.next_change(live.record, here, table.table)
            if change is None:
                raise Settled
            return Decided(change)

        named = [chair.nickname for chair in table.table.chairs]
        with contextlib.suppress(Settled):
            while seating.next_change(live.record, desk, table.table) is not None:
                try:
                    await self.hub.change(table, HOST, f"seat-{secrets.token_hex(8)}", still)
                except Rejection:
                    live.unsettled = True
                    return
        if [chair.nickname for chair in table.table.chairs] != named:
            await self.hub.store.forget_former_names(table.table.code)


class Settled(Exception):
    """Everybody sits where the class says."""
