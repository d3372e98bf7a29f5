"""Who asks: the session cookie, the network, and whether the request comes from our own pages."""

from __future__ import annotations

import base64
import hashlib
import hmac
import ipaddress
import re
import secrets
import socket
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

from starlette.datastructures import Headers

from labtable.server.codes import holder_of
from labtable.server.config import Config
from labtable.server.limits import network_of

TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")
HALF = 16  # bytes: a token is 128 random bits and as many of signature
SESSION_DAYS = 30
SECURE_COOKIE, PLAIN_COOKIE = "__Host-labtable", "labtable"


class Sessions:
    """Signs session tokens, so that a client cannot make any by itself: limits per session hold."""

    def __init__(self) -> None:
        self.key = secrets.token_bytes(32)  # replaced by the one in the database, which all servers share

    def new(self) -> str:
        number = secrets.token_bytes(HALF)
        return base64.urlsafe_b64encode(number + self._signature(number)).decode().rstrip("=")

    def holder(self, token: str) -> str | None:
        """What a token stands for at tables; None where we did not make it."""
        if not TOKEN.fullmatch(token):
            return None
        raw = base64.urlsafe_b64decode(token + "=")
        if not hmac.compare_digest(raw[HALF:], self._signature(raw[:HALF])):
            return None
        return holder_of(token)

    def _signature(self, number: bytes) -> bytes:
        return hmac.digest(self.key, b"labtable session" + number, hashlib.sha256)[:HALF]


@dataclass(frozen=True)
class Visitor:
    holder: str | None  # of seats, by a session cookie
    network: str  # a keyed hash
    secure: bool
    base: str  # scheme, host and prefix of our own pages

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
        scope["labtable.visitor"] = Visitor(
            _holder(headers, secure, sessions), network_of(host), secure, base.rstrip("/") + config.prefix
        )
    found: Visitor = scope["labtable.visitor"]
    return found


def _holder(headers: Headers, secure: bool, sessions: Sessions) -> str | None:
    """By hand: the standard library's parser takes milliseconds for a long header, and this comes before any limit."""
    name = SECURE_COOKIE if secure else PLAIN_COOKIE
    for cookie in headers.get("cookie", "").split(";"):
        if cookie.lstrip().startswith(f"{name}="):
            return sessions.holder(cookie.partition("=")[2].rstrip())
    return None


def cookie_of(token: str, secure: bool, seconds: int = SESSION_DAYS * 86_400) -> str:
    """The Set-Cookie line: `__Host-` and Secure need https, which http://localhost has not."""
    name = SECURE_COOKIE if secure else PLAIN_COOKIE
    flags = "; Secure" if secure else ""
    return f"{name}={token}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{flags}"


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
    name = hosts[0].rsplit(":", 1)[0] if not hosts[0].endswith("]") else hosts[0]
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
