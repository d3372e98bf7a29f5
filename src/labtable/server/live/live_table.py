"""A table in memory: the people who look at it, and what they are told."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Any

import msgspec

from labtable.server.base.clock import now_ms
from labtable.server.base.fair_queue import Asker
from labtable.server.protocol import wire
from labtable.server.protocol.patches import Told
from labtable.server.protocol.rejections import Rejection
from labtable.server.table.frames import Frames, Reader, Surroundings, encode, eyes_of
from labtable.server.table.table import GameTable

ANSWERS = 64  # that a connection may leave unread
PRESENCE_EVERY = 0.5  # seconds between two pieces of news about who is here
NOTICED = 4_000  # milliseconds: nobody is covered before their own screen has told them that the network is gone


class Feed(ABC):
    """One stream to one client, without a queue: a client that reads slowly gets, in the end, one frame with all."""

    def __init__(self, holder: str | None, since: int) -> None:
        self.holder, self.since = holder, since
        self.woken = asyncio.Event()
        self.answers: list[bytes] = []
        self.overrun = False
        self.ended = False  # its session was logged out

    @abstractmethod
    def frame_is_new(self) -> bool:
        """Is there something that this client has not seen?"""

    @abstractmethod
    def frame(self) -> bytes | None:
        """The next frame for this client, or None when it has seen the present one."""

    @abstractmethod
    def again(self) -> None:
        """Send the present frame even where nothing is new."""

    def wake(self) -> None:
        """Something may be new."""
        self.woken.set()

    def end(self) -> None:
        """Show nothing more to this client: its session was logged out, or what it looked at is gone."""
        self.ended = True
        self.wake()

    def reply(self, answer: msgspec.Struct) -> None:
        """Answer a command; a client that asks and never reads is let go."""
        if len(self.answers) >= ANSWERS:
            self.overrun = True
        else:
            self.answers.append(encode(answer))
        self.wake()

    async def wait_for_news(self) -> None:
        while not self.frame_is_new():
            self.woken.clear()
            await self.woken.wait()

    async def next_frames(self) -> list[bytes]:
        """Wait until there is something to send."""
        while not (frames := self._take()):
            self.woken.clear()
            await self.woken.wait()
        return frames

    def _take(self) -> list[bytes]:
        """What is to be sent now."""
        frames, self.answers = self.answers, []
        if (frame := self.frame()) is not None:
            frames.append(frame)
        return frames


class Connection(Feed):
    """The stream of a table. Its audience is worked out anew for every frame: who sits where, the phase and the
    settings may have changed."""

    def __init__(
        self,
        live: LiveTable,
        holder: str | None,
        wished: int | None,
        since: int,
        *,
        patches: bool = False,
    ) -> None:
        super().__init__(holder, since)
        self.live, self.wished, self.patches = live, wished, patches
        self.told: Told | None = None  # what a client that asked for patches has
        self._audience: int | None = None
        self._eyes: tuple[Any, int | None] = None, None  # what they hung on, and whose they were
        self._seen: tuple[int, int, int] | None = None

    @property
    def audience(self) -> int:
        """Whom this stream is shown to now; a client that may not look any more is told so. Worked out anew where
        anything has changed that it could hang on; in a class, always."""
        table = self.live.table
        hangs_on = table.arranged, table.phase, self.wished
        if self._eyes[0] != hangs_on or table.made.classroom is not None:
            self._eyes = hangs_on, eyes_of(table, self.holder, self.wished)
        audience = None if self.ended else self._eyes[1]
        if audience is None:
            raise Rejection("not-found")
        if audience != self._audience:
            if self._audience is not None:
                self.since, self.told = 0, None  # the log as the new audience knows it
            self._audience = audience
        return audience

    def saw_all(self) -> None:
        """The client has the present state: only what comes after it is news."""
        self._seen = self._now()

    def again(self) -> None:
        """Send the present state, whole, even where nothing is new."""
        self._seen = self.told = None
        self.wake()

    def _now(self) -> tuple[int, int, int]:
        return self.live.table.version, self.live.beat, self.audience

    def frame_is_new(self) -> bool:
        return self._now() != self._seen

    def frame(self) -> bytes | None:
        """The next state for this client, or None when it has seen the present one."""
        now = self._now()
        if now == self._seen:
            return None
        frame, told = self.live.frame(self, now[2])
        self._seen, self.since = now, now[0]
        self.told = told if self.patches else None
        return frame


class LiveTable:
    """A loaded table. `lock` is held from a decision until it is stored and told."""

    def __init__(self, table: GameTable) -> None:
        self.table = table
        self.frames = Frames(table)
        self.lock = asyncio.Lock()
        self.news = asyncio.Event()  # for the driver of bots and clocks
        self.hurried = asyncio.Event()  # bots do not pause until a person is asked
        self.connections: set[Connection] = set()
        self.holders: Counter[str | None] = Counter()  # of the connections
        self.elsewhere: dict[str, tuple[frozenset[int], int, int]] = {}  # process: seats, watchers, heard at
        self.away_since: dict[int, int] = dict.fromkeys(range(table.players), now_ms())
        self.beat = 0  # counts what changes without being stored
        self.idle_since = now_ms()
        self.doubtful = False  # a commit failed half-way: the hub reads again before it decides
        self.preparing: wire.Preparing | None = None
        self.expires_at = 0
        self._driver: asyncio.Task[None] | None = None
        self._rests_at: tuple[int, int] | None = None  # while this stays so, no move makes the table do anything itself
        self.listeners: set[Callable[[], None]] = set()  # of the class whose table this is; it stays in memory for them
        self.polls: set[Connection] = set()  # that wait for news
        self.pollers: dict[str, float] = {}  # sessions that poll, and until when they count as present
        self.asker: Asker = table.code  # the last client that commanded here, for fair turns of its bots
        self.told_at = 0.0  # when presence was last told
        self._telling: asyncio.TimerHandle | None = None
        self._company: tuple[frozenset[int], int] = (frozenset(), 0)
        self._around: tuple[Any, Surroundings] | None = None
        self._readers: tuple[int, dict[tuple[str | None, int], Reader]] = 0, {}

    # In whose hands it is -------------------------------------------------------------------------

    def drive(self, driver: asyncio.Task[None]) -> None:
        """Bots and clocks are this task's from now on."""
        self._driver = driver

    def drop(self) -> None:
        """The table leaves memory: nobody drives it any more."""
        if self._driver is not None:
            self._driver.cancel()

    def end(self) -> None:
        """The table is gone: so are its streams."""
        self.drop()
        for connection in self.connections:
            connection.end()

    def log_out(self, holder: str) -> None:
        """End the streams of a session."""
        for connection in self.connections:
            if connection.holder == holder:
                connection.end()

    def fit(self, preparing: wire.Preparing | None, expires_at: int) -> None:
        """What is still being compiled for this table, and when it is forgotten."""
        self.preparing, self.expires_at = preparing, expires_at

    def doubt(self, doubtful: bool) -> None:
        """Whether a commit failed half-way, so that memory may be behind what is stored."""
        self.doubtful = doubtful

    def rest(self) -> None:
        """No move makes the table do anything by itself until something else about it changes."""
        self._rests_at = self.table.arranged, self.beat

    def commanded_by(self, asker: tuple[str, ...]) -> None:
        """The bots of the table take their turns in the name of this client."""
        self.asker = (*asker, self.table.code)

    # Who is here ----------------------------------------------------------------------------------

    def enter(self, connection: Connection) -> None:
        self.connections.add(connection)
        self.holders[connection.holder] += 1

    def exit(self, connection: Connection) -> None:
        if connection in self.connections:
            self.connections.remove(connection)
            self.holders[connection.holder] -= 1
            if not self.holders[connection.holder]:
                del self.holders[connection.holder]

    def readers(self) -> int:
        """Streams and polls that are told what happens here."""
        return len(self.connections) + len(self.polls)

    def present_here(self) -> frozenset[int]:
        return frozenset(
            seat
            for seat, chair in enumerate(self.table.chairs)
            if any(holder in self.holders for holder in chair.holders)
        )

    def watchers_here(self) -> int:
        seated = {holder for chair in self.table.chairs for holder in chair.holders}
        return len(self.connections) - sum(self.holders[holder] for holder in seated)

    def present(self) -> frozenset[int]:
        return self.present_here().union(*(seats for seats, _, _ in self.elsewhere.values()))

    def watchers(self) -> int:
        return self.watchers_here() + sum(watchers for _, watchers, _ in self.elsewhere.values())

    def heard_from(self, process: str, seats: Iterable[int], watchers: int) -> None:
        """Another process tells who is at this table there."""
        self.elsewhere[process] = (frozenset(seats), watchers, now_ms())
        self.note_presence()

    def forget_processes(self, silent: int) -> None:
        """Forget processes that have said nothing for so many milliseconds."""
        gone = [name for name, (_, _, at) in self.elsewhere.items() if now_ms() - at > silent]
        for name in gone:
            del self.elsewhere[name]
        if gone:
            self.note_presence()

    def presence_changed(self, then: Callable[[], None]) -> None:
        """Somebody came or went. Everybody is told at once, but only so often: a hundred who come together are one
        piece of news, not a hundred for each."""
        loop = asyncio.get_running_loop()
        self.idle_since = now_ms()
        if self._telling is None:
            wait = max(0.0, self.told_at + PRESENCE_EVERY - loop.time())
            self._telling = loop.call_later(wait, self._tell_presence, then)

    def _tell_presence(self, then: Callable[[], None]) -> None:
        self._telling, self.told_at = None, asyncio.get_running_loop().time()
        self.note_presence()
        then()

    def shift(self, milliseconds: int) -> None:
        """The clock was set: nobody gains or loses time by it."""
        self.table.turn_began += milliseconds
        if self.table.collecting_since is not None:
            self.table.collecting_since += milliseconds
        self.idle_since += milliseconds
        self.away_since = {seat: at + milliseconds for seat, at in self.away_since.items()}
        self.tick()

    def note_presence(self) -> None:
        """Somebody came or went: start or stop the countdowns."""
        present, now = self.present(), now_ms()
        self.away_since = {
            seat: self.away_since.get(seat, now) for seat in range(self.table.players) if seat not in present
        }
        self.idle_since = now
        if self._company != (company := (present, self.watchers())):
            self._company = company
            self.tick()

    def cover_at(self) -> Mapping[int, int]:
        """When a bot will cover each player who is away, while somebody else is there to play with."""
        table = self.table
        after = table.settings.cover_after and max(table.settings.cover_after * 1000, NOTICED)
        if not after or table.phase != "playing" or not self.away_since:
            return {}
        people, here = table.people(), self.present()
        if not any(seat in here for seat in people):
            return {}
        return {seat: self.away_since[seat] + after for seat in people if seat in self.away_since}

    # What they are told ---------------------------------------------------------------------------

    def reader(self, holder: str | None, audience: int) -> Reader:
        arranged, readers = self._readers
        if arranged != self.table.arranged:
            readers = {}
            self._readers = self.table.arranged, readers
        if (holder, audience) not in readers:
            readers[holder, audience] = Reader(audience, self.table.seats_of(holder), holder == self.table.host)
        return readers[holder, audience]

    def state(self, holder: str | None, audience: int, since: int) -> bytes:
        return self.frames.state(self.reader(holder, audience), since, self.around(), now_ms())

    def frame(self, connection: Connection, audience: int) -> tuple[bytes, Told]:
        """The next frame of a stream, and what its client has then."""
        return self.frames.frame(
            self.reader(connection.holder, audience),
            connection.since,
            self.around(),
            now_ms(),
            connection.told,
            patches=connection.patches,
        )

    def around(self) -> Surroundings:
        """What all readers are told beside the table itself; made anew when something of it changes."""
        now = self.table.arranged, self.table.phase, self.beat, self.expires_at
        if self._around is None or self._around[0] != now:
            around = Surroundings(
                self.present(), self.watchers(), self.cover_at(), self.beat, self.preparing, self.expires_at
            )
            self._around = now, around
        return self._around[1]

    def tick(self) -> None:
        """Something that is not stored has changed."""
        self.beat += 1
        self.wake()

    def wake(self) -> None:
        if self._rests_at != (self.table.arranged, self.beat):
            self.news.set()
        for listener in self.listeners:
            listener()
        wake_all(self.connections)
        wake_all(self.polls)


def wake_all(connections: Iterable[Feed]) -> None:
    for connection in connections:
        connection.wake()
