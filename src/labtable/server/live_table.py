"""A table in memory: the people who look at it, and the one way in which it changes."""
from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping

from labtable.server import wire
from labtable.server.frames import Frames, Reader, Surroundings, encode
from labtable.server.table import Table, now_ms

ANSWERS = 64  # that a connection may leave unread


class Connection:
    """One stream to one client, without a queue: who reads slowly gets, in the end, one state with all steps."""

    def __init__(self, live: LiveTable, holder: str | None, audience: int, since: int) -> None:
        self.live, self.holder, self.audience = live, holder, audience
        self.since = since
        self.woken = asyncio.Event()
        self.answers: list[bytes] = []
        self.overrun = False
        self.used_at = 0.0  # by somebody who polls
        self._seen: tuple[int, int, int] | None = None

    def wake(self) -> None:
        self.woken.set()

    def reply(self, answer: wire.FromServer) -> None:
        """Answer a command; a client that asks and never reads is let go."""
        if len(self.answers) >= ANSWERS:
            self.overrun = True
        else:
            self.answers.append(encode(answer))
        self.wake()

    def look(self, audience: int) -> None:
        if audience != self.audience:
            self.audience, self.since = audience, 0

    def again(self) -> None:
        """Send the present state even where nothing is new."""
        self._seen = None
        self.wake()

    def _now(self) -> tuple[int, int, int]:
        return self.live.table.version, self.live.beat, self.audience

    def frame_is_new(self) -> bool:
        return self._now() != self._seen

    def frame(self) -> bytes | None:
        """The next state for this client, or None when it has seen the present one."""
        if not self.frame_is_new():
            return None
        now = self._now()
        frame = self.live.state(self.holder, self.audience, self.since)
        self._seen, self.since = now, now[0]
        return frame

    async def wait_for_news(self) -> None:
        while not self.frame_is_new():
            self.woken.clear()
            await self.woken.wait()

    async def next_frames(self) -> list[bytes]:
        """Wait until there is something to send."""
        while True:
            frames, self.answers = self.answers, []
            if (frame := self.frame()) is not None:
                frames.append(frame)
            if frames:
                return frames
            self.woken.clear()
            await self.woken.wait()


class LiveTable:
    """A loaded table. `lock` is held from a decision until it is stored and told."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.frames = Frames(table)
        self.lock = asyncio.Lock()
        self.news = asyncio.Event()  # for the driver of bots and clocks
        self.connections: set[Connection] = set()
        self.elsewhere: dict[str, tuple[frozenset[int], int, int]] = {}  # process: seats, watchers, heard at
        self.away_since: dict[int, int] = dict.fromkeys(range(table.players), now_ms())
        self.beat = 0        # counts what changes without being stored
        self.idle_since = now_ms()
        self.doubtful = False  # a commit failed half-way: read again before deciding
        self.warming: wire.Warming | None = None
        self.expires_at = 0
        self.driver: asyncio.Task[None] | None = None
        self.pollers: dict[tuple[str, int], Connection] = {}
        self._company: tuple[frozenset[int], int] = (frozenset(), 0)
        self._around: tuple[tuple[int, int], Surroundings] | None = None

    # Who is here ----------------------------------------------------------------------------------

    def present_here(self) -> frozenset[int]:
        holders = {connection.holder for connection in self.connections}
        return frozenset(seat for seat, chair in enumerate(self.table.chairs) if holders.intersection(chair.holders))

    def watchers_here(self) -> int:
        return sum(1 for connection in self.connections if not self.table.seats_of(connection.holder))

    def present(self) -> frozenset[int]:
        return self.present_here().union(*(seats for seats, _, _ in self.elsewhere.values()))

    def watchers(self) -> int:
        return self.watchers_here() + sum(watchers for _, watchers, _ in self.elsewhere.values())

    def note_presence(self) -> None:
        """Somebody came or went: start or stop the countdowns."""
        present, now = self.present(), now_ms()
        self.away_since = {seat: self.away_since.get(seat, now)
                           for seat in range(self.table.players) if seat not in present}
        self.idle_since = now
        if self._company != (company := (present, self.watchers())):
            self._company = company
            self.tick()

    def cover_at(self) -> Mapping[int, int]:
        """When a bot will cover whoever is away, while somebody else is there to play with."""
        table = self.table
        after = table.settings.cover_after * 1000
        people = table.people()
        here = self.present()
        if not after or table.phase != "playing" or not any(seat in here for seat in people):
            return {}
        return {seat: self.away_since[seat] + after for seat in people if seat in self.away_since}

    # What they are told ---------------------------------------------------------------------------

    def reader(self, holder: str | None, audience: int) -> Reader:
        return Reader(audience, self.table.seats_of(holder), holder == self.table.host)

    def state(self, holder: str | None, audience: int, since: int) -> bytes:
        return self.frames.state(self.reader(holder, audience), since, self.around(), now_ms())

    def around(self) -> Surroundings:
        """The same for all readers until something changes."""
        now = self.table.version, self.beat
        if self._around is None or self._around[0] != now:
            around = Surroundings(
                self.present(), self.watchers(), self.cover_at(), self.beat, self.warming, self.expires_at)
            self._around = now, around
        return self._around[1]

    def tick(self) -> None:
        """Something that is not stored has changed."""
        self.beat += 1
        self.wake()

    def wake(self) -> None:
        self.news.set()
        wake_all(self.connections)


def wake_all(connections: Iterable[Connection]) -> None:
    for connection in connections:
        connection.wake()
