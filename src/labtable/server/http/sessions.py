"""Who asks: the session cookie, the network, and whether the request comes from our own pages."""

from __future__ import annotations

import base64
import hashlib
import hmac
import ipaddress
import re
import secrets
import socket
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

from starlette.datastructures import Headers

from labtable.server.base.clock import now_ms
from labtable.server.base.codes import holder_of
from labtable.server.base.config import DAY, Config
from labtable.server.http.limits import network_of
from labtable.server.storage.kept import SESSION

TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")
HOST = re.compile(r"(\[[0-9A-Fa-f:.]+\]|[^\s\[\]@:/?#\\]+)(?::[0-9]*)?")  # a name or an address, and a port
SEALED = re.compile(r"[0-9]{1,7}\.[A-Za-z0-9_-]{22}")  # a day since 1970, and its seal
HALF = 16  # bytes: a token is 128 random bits and as many of signature
SESSION_DAYS = SESSION // DAY
SECURE_COOKIE, PLAIN_COOKIE = "__Host-labtable", "labtable"


class Sessions:
    """Signs session cookies, so that a client cannot make any by itself: limits per session hold.

    A cookie is a token, which stands for the same person for ever, and the day on which it was given out, with a seal.
    It ends `SESSION_DAYS` after that day, or when its person logs out; whoever comes meanwhile gets a younger one.
    """

    def __init__(self) -> None:
        self.key = secrets.token_bytes(32)  # replaced by the one in the database, which all servers share
        self.now: Callable[[], int] = now_ms
        self.ended: set[str] = set()  # holders who logged out
        self.undated_until = 0  # cookies of earlier releases, which bear no day, are taken until then
        self.carried: frozenset[str] = frozenset()  # holders of seats whose cookies release 0.1.0 made, unsigned

    def new(self) -> str:
        number = secrets.token_bytes(HALF)
        return self._dated(_text(number + self._signature(number)))

    def holder(self, cookie: str) -> str | None:
        """What a cookie stands for at tables; None where we did not make it, or where it has ended."""
        token, dot, rest = cookie.partition(".")
        if not TOKEN.fullmatch(token):
            return None
        holder = holder_of(token)
        is_ours = self._in_time(token, rest) if dot else self._is_earlier(token, holder)
        return holder if is_ours and holder not in self.ended else None

    def returns(self, cookie: str) -> bool:
        """Is this valid cookie of an earlier day?"""
        return cookie.partition(".")[2].partition(".")[0] != str(self._today())

    def renewed(self, cookie: str) -> str | None:
        """A younger cookie for whoever has this valid one, where it is a day old."""
        return self._dated(cookie.partition(".")[0]) if self.returns(cookie) else None

    def _today(self) -> int:
        return self.now() // DAY

    def _dated(self, token: str) -> str:
        day = str(self._today())
        return f"{token}.{day}.{self._seal(token, day)}"

    def _in_time(self, token: str, rest: str) -> bool:
        if not SEALED.fullmatch(rest):
            return False
        day, _, seal = rest.partition(".")
        is_ours = hmac.compare_digest(seal, self._seal(token, day))
        return is_ours and self._today() - SESSION_DAYS <= int(day)

    def _is_earlier(self, token: str, holder: str) -> bool:
        """Was this made by an earlier release, and is it still taken?"""
        return self.now() < self.undated_until and (self._is_signed(token) or holder in self.carried)

    def _is_signed(self, token: str) -> bool:
        raw = base64.urlsafe_b64decode(token + "=")
        return hmac.compare_digest(raw[HALF:], self._signature(raw[:HALF]))

    def _seal(self, token: str, day: str) -> str:
        return _text(hmac.digest(self.key, f"labtable day {token} {day}".encode(), hashlib.sha256)[:HALF])

    def _signature(self, number: bytes) -> bytes:
        return hmac.digest(self.key, b"labtable session" + number, hashlib.sha256)[:HALF]


def _text(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")


@dataclass(frozen=True)
class Visitor:
    holder: str | None  # of seats, by a session cookie
    network: str  # a keyed hash
    secure: bool
    base: str  # scheme, host and prefix of our own pages
    cookie: str = ""  # as it was sent

    @property
    def key(self) -> str:
        """What limits are counted by."""
        return self.holder or self.network

    @property
    def asker(self) -> tuple[str, str]:
        """Whose turn it is in queues that are fair to networks, and to everybody within one."""
        return self.network, self.key


def visitor_of(scope: Any, config: Config, sessions: Sessions) -> Visitor:
    if "labtable.visitor" not in scope:
        headers = Headers(scope=scope)
        secure = config.secure or scope["scheme"] in ("https", "wss")
        host = scope["client"][0] if scope.get("client") else ""
        base = config.public_url or f"{'https' if secure else 'http'}://{headers.get('host', '')}"
        cookie = _cookie(headers, secure)
        holder = sessions.holder(cookie) if cookie else None
        scope["labtable.visitor"] = Visitor(
            holder, network_of(host), secure, base.rstrip("/") + config.prefix, cookie if holder else ""
        )
    found: Visitor = scope["labtable.visitor"]
    return found


def _cookie(headers: Headers, secure: bool) -> str:
    """The cookie, found by hand: the standard library's parser takes milliseconds for a long header, and this comes
    before any limit."""
    name = SECURE_COOKIE if secure else PLAIN_COOKIE
    for cookie in reversed(headers.get("cookie", "").split(";")):
        if cookie.lstrip().startswith(f"{name}="):
            return cookie.partition("=")[2].rstrip()
    return ""


def cookie_of(token: str, secure: bool, seconds: int = SESSION_DAYS * 86_400, *, embedded: bool = False) -> str:
    """The Set-Cookie line: `__Host-` and Secure need https, which http://localhost has not. `embedded`: other sites may
    show our pages inside theirs, and each of them has cookies of its own there."""
    name = SECURE_COOKIE if secure else PLAIN_COOKIE
    site = "None; Partitioned" if embedded and secure else "Lax"
    return f"{name}={token}; Path=/; Max-Age={seconds}; HttpOnly; SameSite={site}" + ("; Secure" if secure else "")


# Our own pages ------------------------------------------------------------------------------------


def known_host(scope: Any, config: Config) -> bool:
    """Is the request meant for this server? A page of somebody else whose name was made to point here (DNS rebinding)
    names its own host; an address made of numbers cannot be made to point elsewhere. A server that knows its public
    address compares origins with that, and its proxy may call it by any name."""
    hosts = Headers(scope=scope).getlist("host")
    if len(hosts) != 1:
        return False
    if config.public_url is not None:
        return True
    if (host := HOST.fullmatch(hosts[0])) is None:
        return False
    name = host[1]
    try:
        ipaddress.ip_address(name.strip("[]"))
        return True
    except ValueError:
        return name.lower().rstrip(".") in {"localhost", config.host.lower(), *own_names(), *config.allowed_hosts}


def own_names() -> set[str]:
    name = socket.gethostname().lower()
    return {name, f"{name}.local", f"{name.split('.')[0]}.local"}


def own_origin(scope: Any, config: Config, *, needed: bool) -> bool:
    """Is the Origin of a request exactly ours? Where it is `needed`, its absence is a no."""
    origins = Headers(scope=scope).getlist("origin")
    if not origins:
        return not needed
    secure = config.secure or scope["scheme"] in ("https", "wss")
    base = config.public_url or f"{'https' if secure else 'http'}://{Headers(scope=scope).get('host', '')}"
    parts = urlsplit(base)
    return len(origins) == 1 and origins[0] == f"{parts.scheme}://{parts.netloc}"


def forged(scope: Any, config: Config) -> bool:
    """Was a changing request sent by somebody else's page?"""
    site = Headers(scope=scope).get("sec-fetch-site")
    return (site is not None and site not in ("same-origin", "none")) or not own_origin(scope, config, needed=False)
