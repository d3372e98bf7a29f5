"""How much one client may ask. Limits apply to a session, and for expensive requests to a table and a network too.
A class behind one address is not an attack. The figures are explained in docs/SERVER.md."""

from __future__ import annotations

import hashlib
import ipaddress
import secrets
import time
from collections import Counter
from collections.abc import Callable

from labtable.core.contract import Message
from labtable.server.rejections import Rejected

MOST_KEYS = 20_000
KEY = secrets.token_bytes(16)
STREAMS = 24  # of one session at once
NETWORK_STREAMS = 1500  # of one network
TABLE_STREAMS = 250  # at one table
TYPING_MISTAKES = 2  # codes that a session may miss while its network has missed too many


class Buckets:
    """A bucket of tokens for each key: `burst` at once, then `rate` a second."""

    def __init__(self, burst: float, rate: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.burst, self.rate, self.clock = burst, rate, clock
        self._levels: dict[object, tuple[float, float]] = {}

    def level(self, key: object) -> float:
        level, at = self._levels.get(key, (self.burst, 0.0))
        return min(self.burst, level + (self.clock() - at) * self.rate)

    def take(self, key: object, cost: float = 1.0) -> bool:
        """Take tokens, if there are enough; what costs more than a full bucket empties it."""
        level, cost = self.level(key), min(cost, self.burst)
        if level < cost:
            return False
        if len(self._levels) > MOST_KEYS:
            self._forget_full()
        self._levels[key] = (level - cost, self.clock())
        return True

    def _forget_full(self) -> None:
        self._levels = {key: state for key, state in self._levels.items() if self.level(key) < self.burst}


class Limits:
    def __init__(self, *, limited: bool = True) -> None:
        self.limited = limited
        self.commands = Buckets(60, 12)  # of a session; a command costs more where many watch
        self.stamps = Buckets(3, 1 / 4)  # of a session: each is stored and told to the whole table
        self.hints = Buckets(10, 1 / 2)  # of a session: each is a bot's thinking time
        self.table_hints = Buckets(10, 1 / 2)  # at a table, whoever asks
        self.network_hints = Buckets(60, 1)
        self.checks = Buckets(30, 1)  # of a session: each is a third of a second's thinking
        self.replays = Buckets(60, 10)  # of a session: moments, charts, proofs, explanations
        self.network_replays = Buckets(400, 40)
        self.requests = Buckets(300, 60)  # of a session, of every kind
        self.network_requests = Buckets(1500, 300)  # without a session: a class of forty that comes, and more
        self.new_tables = Buckets(60, 1 / 10)  # of a session: a teacher opens one for every pair
        self.network_tables = Buckets(300, 1)
        self.new_classes = Buckets(10, 1 / 60)  # of a session
        self.network_classes = Buckets(60, 1 / 10)
        self.sessions = Buckets(400, 10)  # of a network
        self.misses = Buckets(20, 1 / 6)  # codes that do not exist, of a session
        self.network_misses = Buckets(200, 2)
        self.streams: Counter[str] = Counter()  # open ones, of a session and of a network
        if not limited:
            for buckets in vars(self).values():
                if isinstance(buckets, Buckets):
                    buckets.burst = buckets.rate = float("inf")

    def may_ask(self, holder: str | None, network: str) -> bool:
        """May this client send one more request? A session that sends too many stops nobody else behind its address."""
        return self.requests.take(holder) if holder is not None else self.network_requests.take(network)

    # Codes ----------------------------------------------------------------------------------------

    def may_search(self, holder: str | None, network: str) -> bool:
        """May this client still ask for tables that are not its own? Asked before anything is looked up.

        A guesser is stopped alone: others behind the same address, who hardly miss, are never refused a right code.
        """
        if self.network_misses.level(network) >= 1:
            return holder is None or self.misses.level(holder) >= 1
        return holder is not None and self.misses.level(holder) > self.misses.burst - TYPING_MISTAKES

    def missed(self, holder: str | None, network: str) -> None:
        self.network_misses.take(network)
        if holder is not None:
            self.misses.take(holder)

    # Streams --------------------------------------------------------------------------------------

    def open_stream(self, session: str, network: str, here: int) -> None:
        """One more stream, if the client, its network and the table have not too many."""
        if self.limited:
            if self.streams[session] >= STREAMS or self.streams[f"net {network}"] >= NETWORK_STREAMS:
                raise Rejected("too-fast")
            if here >= TABLE_STREAMS:
                raise Rejected("too-fast", Message("server-too-many"))
        self.streams.update((session, f"net {network}"))

    def close_stream(self, session: str, network: str) -> None:
        for key in (session, f"net {network}"):
            self.streams[key] -= 1
            if self.streams[key] <= 0:
                del self.streams[key]


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
