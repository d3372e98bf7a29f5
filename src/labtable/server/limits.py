"""How much one client may ask. Limits hold a session or a failure, never a whole address: a class shares one."""
from __future__ import annotations

import hashlib
import secrets
import time
from collections.abc import Callable

MOST_KEYS = 20_000
KEY = secrets.token_bytes(16)


class Buckets:
    """A bucket of tokens for each key: `burst` at once, then `rate` a second."""

    def __init__(self, burst: float, rate: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.burst, self.rate, self.clock = burst, rate, clock
        self._levels: dict[object, tuple[float, float]] = {}

    def level(self, key: object) -> float:
        level, at = self._levels.get(key, (self.burst, 0.0))
        return min(self.burst, level + (self.clock() - at) * self.rate)

    def take(self, key: object, cost: float = 1.0) -> bool:
        """Take tokens, if there are any left."""
        level = self.level(key)
        if level < cost:
            return False
        if len(self._levels) > MOST_KEYS:
            self._forget_full()
        self._levels[key] = (level - cost, self.clock())
        return True

    def _forget_full(self) -> None:
        self._levels = {key: state for key, state in self._levels.items() if self.level(key) < self.burst}


STREAMS = 24  # of one client at once


class Limits:
    """The limits of a server. The figures are explained in docs/SERVER.md."""

    def __init__(self, *, limited: bool = True) -> None:
        self.most_streams = STREAMS if limited else MOST_KEYS
        self.commands = Buckets(60, 12)          # a client's commands and questions
        self.hints = Buckets(10, 1)              # of one client: each is a bot's thinking time
        self.requests = Buckets(1500, 300)       # everything from one address: a class of forty, and more
        self.new_tables = Buckets(10, 1 / 30)    # of one client
        self.new_tables_at = Buckets(80, 1 / 5)  # of one address
        self.sessions = Buckets(200, 5)          # of one address
        self.misses = Buckets(40, 1 / 6)         # codes that do not exist, of one address
        self.all_misses = Buckets(600, 10)       # of everybody together
        self.streams: dict[str, int] = {}        # open streams of a client
        if not limited:
            for buckets in (self.commands, self.hints, self.requests, self.new_tables, self.new_tables_at,
                            self.sessions, self.misses, self.all_misses):
                buckets.burst = buckets.rate = float("inf")

    def may_search(self, address: str) -> bool:
        """May this address still ask for tables that are not its own?"""
        return self.misses.level(address) >= 1 and self.all_misses.level("") >= 1

    def missed(self, address: str) -> None:
        self.misses.take(address)
        self.all_misses.take("")


def address_key(host: str) -> str:
    """An address as it is kept: in memory only, keyed anew at each start."""
    return hashlib.blake2b(host.encode(), key=KEY, digest_size=12).hexdigest()
