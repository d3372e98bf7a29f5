"""A class in memory: its record, its streams, and the room that its tables know."""

from __future__ import annotations

import asyncio
from collections import Counter
from dataclasses import replace

import msgspec

from labtable.server.base.clock import now_ms
from labtable.server.classroom import frames
from labtable.server.classroom.record import ClassRecord
from labtable.server.live.live_table import Feed, LiveTable, wake_all
from labtable.server.protocol import class_types, class_view
from labtable.server.protocol.rejections import Rejection
from labtable.server.table.frames import encode
from labtable.server.table.room import Room

SOON = 0.25  # seconds between two pieces of news about tables and about who is here


class ClassFeed(Feed):
    """The stream of a class. A reader is sent a frame only where it says something new to them."""

    def __init__(self, live: LiveClass, holder: str | None, join: str = "") -> None:
        super().__init__(holder, -1)
        self.live, self.join = live, join
        self._seen: int | None = None
        self._told = b""

    def frame_is_new(self) -> bool:
        return self.live.beat != self._seen

    def saw(self, beat: int) -> None:
        if beat == self.live.beat:
            self._seen = beat

    def frame(self) -> bytes | None:
        if not self.frame_is_new():
            return None
        self._seen = self.since = self.live.beat
        shown = encode(self.live.shown(None if self.ended else self.holder, self.join))
        if shown == self._told:
            return None
        self._told = shown
        return encode(class_view.ClassState(self.live.beat, now_ms(), msgspec.Raw(shown)))  # type: ignore[arg-type]

    def again(self) -> None:
        self._seen, self._told = None, b""
        self.wake()


class LiveClass:
    """`lock` is held from a decision until it is stored."""

    def __init__(self, record: ClassRecord, version: int) -> None:
        self.record, self.version = record, version
        self.lock = asyncio.Lock()
        self.room = Room(record.id)
        self.beat = 0
        self.connections: set[ClassFeed] = set()
        self.polls: set[ClassFeed] = set()
        self.pollers: dict[str, float] = {}  # sessions that poll, and until when they count as here
        self.holders: Counter[str | None] = Counter()
        self.elsewhere: dict[str, tuple[frozenset[str], int]] = {}  # process: holders, heard at
        self.homes: set[str] = set()  # networks from which it was made and joined; kept in memory only
        self.networks: dict[str, str] = {}  # of those who wait at the door; kept in memory only
        self.tables: dict[str, LiveTable] = {}  # of this round
        self.idle_since = now_ms()
        self.gone = False
        self.unsettled = False  # a table may not have the chairs that the record says
        self.question: frames.PollPosition | None = None  # the position of the poll
        self._telling: asyncio.TimerHandle | None = None
        self.fit_room()

    # What its tables know -------------------------------------------------------------------------

    def fit_room(self) -> bool:
        """Bring the room up to date; was it anything else before?"""
        record, room = self.record, self.room
        before = replace(room)
        room.teachers = frozenset(record.teachers)
        room.pupils = frozenset(holder for card in record.cards for holder in card.holders)
        resting = record.frozen or record.poll
        room.frozen_at = None if resting is None else resting.since if room.frozen_at is None else room.frozen_at
        room.watched = None if record.spotlight is None else record.spotlight.table
        room.playing = frozenset(desk.code for desk in record.desks_now() if record.phase == "playing")
        room.sealed = room.playing if record.same_deal else frozenset()
        return before != room

    def replace(self, record: ClassRecord, version: int) -> None:
        """The class is as it was stored; so are its tables told."""
        frozen_at = self.room.frozen_at
        self.record, self.version = record, version
        changed = self.fit_room()
        if frozen_at is not None and self.room.frozen_at is None:
            for table in self.tables.values():  # nobody thought meanwhile
                thought = max(0, frozen_at - table.table.turn_began)
                table.table.turn_began = now_ms() - thought
        if changed:
            for table in self.tables.values():
                table.tick()
        self.tick()

    # Who is here ----------------------------------------------------------------------------------

    def role_of(self, holder: str | None) -> class_types.Role | None:
        if self.gone:
            return None
        if self.record.is_teacher(holder):
            return "teacher"
        if self.record.card_of(holder) is not None:
            return "pupil"
        return "waiting" if self.record.waiter_of(holder) is not None else None

    def enter(self, feed: ClassFeed) -> None:
        self.connections.add(feed)
        self.holders[feed.holder] += 1
        self.soon()

    def exit(self, feed: ClassFeed) -> None:
        self.connections.discard(feed)
        self.holders[feed.holder] -= 1
        if self.holders[feed.holder] <= 0:
            del self.holders[feed.holder]
        self.idle_since = now_ms()
        self.soon()

    def present(self) -> set[str | None]:
        here: set[str | None] = set(self.holders)
        return here.union(*(holders for holders, _ in self.elsewhere.values()))

    # What they are told ---------------------------------------------------------------------------

    def shown(self, holder: str | None, join: str) -> class_view.Classroom:
        """The class for one reader; `join` is the link for pupils, as this reader's address has it."""
        role = self.role_of(holder)
        if role is None or holder is None:
            raise Rejection("not-found")
        return frames.classroom(
            self.record, role, holder, frames.Around(self.present(), self.tables, self.question, now_ms(), join)
        )

    def state(self, holder: str | None, join: str) -> bytes:
        return encode(class_view.ClassState(self.beat, now_ms(), self.shown(holder, join)))

    def tick(self) -> None:
        self.beat += 1
        wake_all(self.connections)
        wake_all(self.polls)

    def soon(self) -> None:
        """Something changed that is told in a moment, together with what else changes by then."""
        if self._telling is None:
            self._telling = asyncio.get_running_loop().call_later(SOON, self._tell)

    def _tell(self) -> None:
        self._telling = None
        self.tick()
