"""How much one client may ask. Limits apply to a session, to its network and to everybody together. A class behind one
address is not an attack, and a pupil who attacks does not lock the others out: where a network has used up its limit,
each session still has a little. The figures are explained in docs/SERVER.md."""

from __future__ import annotations

import hashlib
import ipaddress
import math
import secrets
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from labtable.core.game.contract import Message
from labtable.server.protocol.rejections import Rejection

MOST_KEYS = 20_000
KEY = secrets.token_bytes(16)
STREAMS = 24  # of one session at once: sockets, event streams and polls together
FEW_STREAMS = 3  # of a session, for which room is kept where others of its network have many
NETWORK_STREAMS = 3000  # of one network; half of them for sessions that have few
ALL_STREAMS = 12_000  # the same
TABLE_STREAMS = 250  # at one table
TYPING_MISTAKES = 2  # codes that a session may miss while its network has missed too many
CLASS_MISS = 8.0  # what a wrong code of a class costs, in those of tables: it is shorter, and easier to guess
KNOWN_AFTER = 600.0  # seconds after which a session is no newcomer any more
TOO_FAST = 4429  # the code with which a socket is closed whose client sends too much
EVERYBODY = None  # the key of what is counted in total


class Buckets:
    """A bucket of tokens for each key: `burst` at once, then `rate` a second."""

    def __init__(self, burst: float, rate: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.burst, self.rate, self.clock = burst, rate, clock
        self._levels: dict[object, tuple[float, float]] = {}

    def wait(self, key: object, tokens: float = 1.0) -> float:
        """The seconds until there are so many."""
        return max(0.0, (tokens - self.level(key)) / self.rate) if self.rate else 0.0

    def level(self, key: object) -> float:
        level, at = self._levels.get(key, (self.burst, 0.0))
        return min(self.burst, level + (self.clock() - at) * self.rate)

    def take(self, key: object, cost: float = 1.0) -> bool:
        """Take tokens, if there are enough; what costs more than a full bucket empties it."""
        cost = min(cost, self.burst)
        if self.level(key) < cost:
            return False
        self.spend(key, cost)
        return True

    def spend(self, key: object, cost: float) -> None:
        """Take tokens that are owed, also where there are not enough: then the bucket is filled up from below zero."""
        if len(self._levels) > MOST_KEYS:
            self._forget_full()
        self._levels[key] = (self.level(key) - cost, self.clock())

    def _forget_full(self) -> None:
        self._levels = {key: state for key, state in self._levels.items() if self.level(key) < self.burst}


class Crowd:
    """A limit of a network, and of everybody, that locks nobody out. While there is plenty, only a session's own limit
    counts; when its network or the whole server has used that up, each session still has a little."""

    def __init__(self, network: Buckets, everybody: Buckets, little: Buckets) -> None:
        self.network, self.everybody, self.little = network, everybody, little

    def take(self, holder: str, network: str) -> bool:
        if self.network.level(network) >= 1 and self.everybody.take(EVERYBODY):
            return self.network.take(network)
        return self.little.take(holder)


class Making:
    """How many tables or classes may be made: by a session, by its network, in total. Room is kept for the first ones
    of a session; a third of it for sessions that are no newcomers, so that new cookies alone cannot take it all."""

    def __init__(self, own: Buckets, first: Buckets, network: Buckets, everybody: Buckets) -> None:
        self.own, self.first, self.network, self.everybody = own, first, network, everybody
        self.kept = Buckets(network.burst, network.rate / 2, network.clock)  # for the first ones, in a network
        self.kept_for_all = Buckets(everybody.burst, everybody.rate / 2, everybody.clock)

    def take(self, holder: str, network: str, *, known: bool) -> bool:
        return self.own.level(holder) >= 1 and self._has_room(holder, network, known=known) and self.own.take(holder)

    def wait(self, holder: str, network: str, *, known: bool) -> float:
        """The seconds until a session may make one more, if nobody else makes one before."""
        share = 0.0 if known else 1 / 3
        shared = max(self.network.wait(network), self.everybody.wait(EVERYBODY))
        kept = max(
            self.first.wait(holder),
            self.kept.wait(network, 1 + share * self.kept.burst),
            self.kept_for_all.wait(EVERYBODY, 1 + share * self.kept_for_all.burst),
        )
        return max(self.own.wait(holder), min(shared, kept))

    def _has_room(self, holder: str, network: str, *, known: bool) -> bool:
        if self.network.level(network) >= 1 and self.everybody.take(EVERYBODY):
            return self.network.take(network)
        share = 0.0 if known else 1 / 3
        if self.kept.level(network) < 1 + share * self.kept.burst:
            return False
        if self.kept_for_all.level(EVERYBODY) < 1 + share * self.kept_for_all.burst:
            return False
        return self.first.take(holder) and self.kept.take(network) and self.kept_for_all.take(EVERYBODY)


class Limits:
    def __init__(self, *, limited: bool = True, clock: Callable[[], float] = time.monotonic) -> None:
        self.limited, self.clock = limited, clock

        def buckets(burst: float, rate: float) -> Buckets:
            return Buckets(burst, rate, clock) if limited else Buckets(float("inf"), 0, clock)

        self.commands = buckets(60, 12)  # of a session; a command costs more where many watch
        self.all_commands = Crowd(
            buckets(2000, 600), buckets(4000, 1200), buckets(60, 2)
        )  # browsers ping: 0.7 a second
        self.stamps = buckets(3, 1 / 4)  # of a session: each is stored and told to the whole table
        self.hints = buckets(10, 1 / 2)  # of a session: each is a bot's thinking time
        self.table_hints = buckets(10, 1 / 2)  # at a table, whoever asks
        self.checks = buckets(30, 1)  # of a session: each is a third of a second's thinking
        self.all_hints = Crowd(buckets(60, 1), buckets(300, 4), buckets(2, 1 / 30))  # and checks
        self.replays = buckets(60, 10)  # of a session: moments, charts, proofs, explanations
        self.all_replays = Crowd(buckets(400, 40), buckets(1000, 100), buckets(20, 1 / 2))
        self.requests = buckets(300, 60)  # of a session, of every kind
        self.all_requests = Crowd(buckets(3000, 600), buckets(6000, 1500), buckets(100, 2))
        self.network_newcomers = buckets(1500, 300)  # requests without a session: a class of forty that comes, and more
        self.newcomers = buckets(4500, 900)
        self.tables = Making(buckets(60, 1 / 10), buckets(3, 1 / 600), buckets(300, 1), buckets(3000, 10))
        self.classes = Making(buckets(10, 1 / 60), buckets(1, 1 / 3600), buckets(60, 1 / 10), buckets(600, 1))
        self.misses = buckets(20, 1 / 6)  # codes that do not exist, of a session
        self.network_misses = buckets(200, 2)
        self.all_misses = buckets(2000, 40)
        self.typing_mistakes = buckets(400, 20)  # of a network that has missed too many: its newcomers' together
        self.streams: Counter[str] = Counter()  # open ones, of a session, of a network and in total
        self._known_since: dict[str, float] = {}

    def may_ask(self, holder: str | None, network: str, *, returns: bool = False) -> bool:
        """May this client send one more request? A session that sends too many stops nobody else behind its address.
        `returns`: its cookie is of an earlier day."""
        if holder is None:
            return self.network_newcomers.take(network) and self.newcomers.take(EVERYBODY)
        self._meet(holder, self.clock() - (KNOWN_AFTER if returns else 0.0))
        return self.requests.take(holder) and self.all_requests.take(holder, network)

    def may_command(self, holder: str, network: str, cost: float = 1.0) -> bool:
        return self.commands.take(holder, cost) and self.all_commands.take(holder, network)

    def may_replay(self, holder: str, network: str) -> bool:
        """Replays and explanations take a worker's time."""
        return self.replays.take(holder) and self.all_replays.take(holder, network)

    def may_make(self, making: Making, holder: str, network: str) -> bool:
        """May this session make one more table or class?"""
        return making.take(holder, network, known=self.is_known(holder))

    def make(self, making: Making, holder: str, network: str) -> None:
        """One more table or class of this session; or a refusal that says how long to wait."""
        if not self.may_make(making, holder, network):
            raise Rejection("too-fast", Message("server-wait-to-make", {"seconds": self.wait(making, holder, network)}))

    def wait(self, making: Making, holder: str, network: str) -> int:
        """The seconds until this session may make one more table or class."""
        return math.ceil(making.wait(holder, network, known=self.is_known(holder)))

    # Newcomers ------------------------------------------------------------------------------------

    def _meet(self, holder: str, since: float) -> None:
        if holder not in self._known_since and len(self._known_since) >= MOST_KEYS:
            del self._known_since[next(iter(self._known_since))]
        self._known_since[holder] = min(since, self._known_since.get(holder, since))

    def is_known(self, holder: str) -> bool:
        """Has this session been here for a while, or on an earlier day?"""
        return self.clock() - self._known_since.get(holder, self.clock()) >= KNOWN_AFTER

    # Codes ----------------------------------------------------------------------------------------

    def may_search(self, holder: str | None, network: str) -> bool:
        """May this client still ask for tables that are not its own? Asked before anything is looked up.

        A guesser is stopped alone: others behind the same address, who hardly miss, are never refused a right code.
        """
        if self.network_misses.level(network) >= 1 and self.all_misses.level(EVERYBODY) >= 1:
            return holder is None or self.misses.level(holder) >= 1
        if holder is None or self.misses.level(holder) <= self.misses.burst - TYPING_MISTAKES:
            return False
        return self.is_known(holder) or self.typing_mistakes.level(network) >= 1

    def missed(self, holder: str | None, network: str, cost: float = 1.0) -> None:
        plenty = self.network_misses.level(network) >= 1 and self.all_misses.level(EVERYBODY) >= 1
        (self.network_misses if plenty else self.typing_mistakes).spend(network, cost)
        if plenty:
            self.all_misses.spend(EVERYBODY, cost)
        if holder is not None:
            self.misses.take(holder)

    # Streams --------------------------------------------------------------------------------------

    @contextmanager
    def stream(self, session: str, network: str, here: int) -> Iterator[None]:
        """One more stream of this client, for as long as this goes on."""
        self.open_stream(session, network, here)
        try:
            yield
        finally:
            self.close_stream(session, network)

    def open_stream(self, session: str, network: str, here: int) -> None:
        """One more stream, if the client, its network, everybody and the table have not too many."""
        if self.limited:
            own, network_has, all_have = (self.streams[key] for key in stream_keys(session, network))
            parts = 1 if own < FEW_STREAMS else 2
            if own >= STREAMS or network_has >= NETWORK_STREAMS // parts or all_have >= ALL_STREAMS // parts:
                raise Rejection("too-fast")
            if here >= TABLE_STREAMS:
                raise Rejection("too-fast", Message("server-too-many"))
        self.streams.update(stream_keys(session, network))

    def close_stream(self, session: str, network: str) -> None:
        for key in stream_keys(session, network):
            self.streams[key] -= 1
            if self.streams[key] <= 0:
                del self.streams[key]


def stream_keys(session: str, network: str) -> tuple[str, str, str]:
    return session, f"net {network}", "all"


def network_of(host: str) -> str:
    """The network of an address as it is kept: in memory only, keyed anew at each start. One household, one school or
    one computer has a whole IPv6 /64 to itself."""
    try:
        address = ipaddress.ip_address(host)
        if isinstance(address, ipaddress.IPv6Address):
            mapped = address.ipv4_mapped
            host = str(mapped) if mapped is not None else str(ipaddress.ip_network((address, 64), strict=False))
    except ValueError:
        pass
    return hashlib.blake2b(host.encode(), key=KEY, digest_size=12).hexdigest()
