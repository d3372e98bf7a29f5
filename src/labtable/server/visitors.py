"""Who asks: the session cookie, the address, and whether the request comes from our own pages."""
from __future__ import annotations

import re
from dataclasses import dataclass
from http.cookies import CookieError, SimpleCookie
from typing import Any
from urllib.parse import urlsplit

from starlette.datastructures import Headers

from labtable.server.codes import holder_of
from labtable.server.config import Config
from labtable.server.limits import address_key

TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")
SESSION_DAYS = 30
SECURE_COOKIE, PLAIN_COOKIE = "__Host-labtable", "labtable"


@dataclass(frozen=True)
class Visitor:
    holder: str | None  # of seats, by a session cookie
    address: str        # a keyed hash
    secure: bool
    base: str           # scheme and host of our own pages

    @property
    def key(self) -> str:
        """What limits are counted by."""
        return self.holder or self.address


def visitor_of(scope: Any, config: Config) -> Visitor:
    headers = Headers(scope=scope)
    secure = config.secure or scope["scheme"] in ("https", "wss")
    host = scope["client"][0] if scope.get("client") else ""
    base = config.public_url or f"{'https' if secure else 'http'}://{headers.get('host', '')}"
    return Visitor(_holder(headers, secure), address_key(host), secure, base.rstrip("/"))


def _holder(headers: Headers, secure: bool) -> str | None:
    cookie: SimpleCookie = SimpleCookie()
    try:
        cookie.load(headers.get("cookie", ""))
    except CookieError:
        return None
    morsel = cookie.get(SECURE_COOKIE if secure else PLAIN_COOKIE)
    return holder_of(morsel.value) if morsel is not None and TOKEN.fullmatch(morsel.value) else None


def cookie_of(token: str, secure: bool) -> str:
    """The Set-Cookie line: `__Host-` and Secure need https, which http://localhost has not."""
    name = SECURE_COOKIE if secure else PLAIN_COOKIE
    flags = "; Secure" if secure else ""
    return f"{name}={token}; Path=/; Max-Age={SESSION_DAYS * 86_400}; HttpOnly; SameSite=Lax{flags}"


def own_origin(scope: Any, config: Config, *, needed: bool) -> bool:
    """Is the Origin of a request exactly ours? Where it is `needed`, its absence is a no."""
    origins = Headers(scope=scope).getlist("origin")
    if not origins:
        return not needed
    return len(origins) == 1 and origins[0] == _origin(visitor_of(scope, config).base)


def _origin(base: str) -> str:
    parts = urlsplit(base)
    return f"{parts.scheme}://{parts.netloc}"


def forged(scope: Any, config: Config) -> bool:
    """Was a changing request sent by somebody else's page?"""
    site = Headers(scope=scope).get("sec-fetch-site")
    return (site is not None and site not in ("same-origin", "none")) or not own_origin(scope, config, needed=False)
