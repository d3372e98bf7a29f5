"""Before and after every request: limits, forgery, size; safe headers; one line of log without anything personal."""
from __future__ import annotations

import time
from typing import Any

import structlog
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from labtable.server.config import Config
from labtable.server.limits import Limits
from labtable.server.rejections import Rejected
from labtable.server.responses import rejected
from labtable.server.visitors import forged, visitor_of

LOG = structlog.get_logger("labtable")
LARGEST = 65_536
SAFE = {"GET", "HEAD", "OPTIONS"}
CSP = ("default-src 'self'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; "
       "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'")
HEADERS = {
    "content-security-policy": CSP, "x-content-type-options": "nosniff", "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin", "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
HSTS = "max-age=63072000"


class Guard:
    """Plain ASGI, so that streams pass through it untouched."""

    def __init__(self, app: ASGIApp, config: Config, limits: Limits) -> None:
        self.app, self.config, self.limits = app, config, limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began, status = time.perf_counter(), 500

        async def guarded(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                self._harden(scope, MutableHeaders(raw=message["headers"]))
            await send(message)

        try:
            if (rejection := self._rejection(scope)) is not None:
                await rejected(rejection)(scope, receive, guarded)
            else:
                await self.app(scope, receive, guarded)
        finally:
            route: Any = scope.get("route")
            LOG.info("request", method=scope["method"], route=getattr(route, "path", "-"), status=status,
                     ms=round((time.perf_counter() - began) * 1000, 1))

    def _rejection(self, scope: Scope) -> Rejected | None:
        headers = Headers(scope=scope)
        if not self.limits.requests.take(visitor_of(scope, self.config).address):
            return Rejected("too-fast")
        if scope["method"] in SAFE:
            return None
        if forged(scope, self.config) or headers.get("content-type", "").split(";")[0].strip() != "application/json":
            return Rejected("forbidden")
        length = headers.get("content-length", "")
        if not length.isdecimal() or int(length) > LARGEST:
            return Rejected("too-large")
        return None

    def _harden(self, scope: Scope, headers: MutableHeaders) -> None:
        for name, value in HEADERS.items():
            headers[name] = value
        if scope["path"].startswith("/api"):
            headers.setdefault("cache-control", "no-store")
        if visitor_of(scope, self.config).secure:
            headers["strict-transport-security"] = HSTS
