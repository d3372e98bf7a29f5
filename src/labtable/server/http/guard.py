"""What guards every request: fair turns, limits, forgery, size and time; safe headers; one line of log without anything
personal."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import structlog
from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from labtable.core.game.contract import Message as Sentence
from labtable.server.base.config import Config
from labtable.server.base.fair_queue import OTHERS, Busy, Gate
from labtable.server.http.limits import Limits
from labtable.server.http.responses import rejected, said
from labtable.server.http.sessions import Sessions, forged, known_host, visitor_of
from labtable.server.protocol.rejections import Rejection
from labtable.server.protocol.rest_wire import SAVE_LIMIT

LOG = structlog.get_logger("labtable")
LARGEST = 65_536
LARGER = {"/api/opened-files", "/api/opened-files/tables"}  # to which a saved game is sent whole
LARGEST_FILE = 2 * SAVE_LIMIT  # as JSON, where quotes and ends of lines take two bytes
BODY_LIMIT = 20.0  # seconds for a whole body
SEND_LIMIT = 60.0  # seconds that a client may leave a piece of an answer unread
SAFE = {"GET", "HEAD", "OPTIONS"}
CSP = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; style-src-attr 'unsafe-inline'; "
    "img-src 'self' data:; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'"
)
LAUNCHES = {"/lti/login", "/lti/launch"}  # to which pages of learning platforms send forms
HEADERS = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
HSTS = "max-age=63072000"


class Guard:
    """Plain ASGI, so that streams pass through it untouched."""

    def __init__(self, app: ASGIApp, config: Config, limits: Limits, sessions: Sessions, gate: Gate) -> None:
        self.app, self.config, self.limits, self.sessions, self.gate = app, config, limits, sessions, gate

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
            async with asyncio.timeout(SEND_LIMIT):
                await send(message)

        try:
            await self._let_in(scope)
            body = None if scope["method"] in SAFE else await whole_body(receive, self._largest(scope))
            await self.app(scope, receive if body is None else once(body, receive), guarded)
        except Rejection as rejection:
            await self._refusal(rejection, scope)(scope, receive, guarded)
        except TimeoutError:  # a client that does not read; its connection is closed
            status = 499
        finally:
            route: Any = scope.get("route")
            LOG.info(
                "request",
                method=scope["method"],
                route=getattr(route, "path", "-"),
                status=status,
                ms=round((time.perf_counter() - began) * 1000, 1),
            )

    async def _let_in(self, scope: Scope) -> None:
        headers = Headers(scope=scope)
        if not known_host(scope, self.config):
            raise Rejection("misdirected")
        who = visitor_of(scope, self.config, self.sessions)
        returns = who.holder is not None and self.sessions.returns(who.cookie)
        if not self.limits.may_ask(who.holder, who.network, returns=returns):
            raise Rejection("too-fast")
        if scope["method"] not in SAFE:
            kind = headers.get("content-type", "").split(";")[0].strip()
            is_launch = self.config.platforms is not None and self._path(scope) in LAUNCHES
            if kind != ("application/x-www-form-urlencoded" if is_launch else "application/json"):
                raise Rejection("forbidden")
            if not is_launch and forged(scope, self.config):
                raise Rejection("forbidden")
            length = headers.get("content-length", "")
            if not length.isdecimal() or int(length) > self._largest(scope):
                raise Rejection("too-large")
        try:
            await self.gate.enter(who.asker, OTHERS)
        except Busy:
            raise Rejection("unavailable", Sentence("server-too-busy")) from None

    def _refusal(self, rejection: Rejection, scope: Scope) -> Response:
        """What a person reads where a browser opened a page; else what a program reads."""
        headers = Headers(scope=scope)
        is_page = scope["method"] in SAFE and "text/html" in headers.get("accept", "") and not self._is_api(scope)
        return said(rejection, headers.get("accept-language", "")) if is_page else rejected(rejection)

    def _is_api(self, scope: Scope) -> bool:
        return self._path(scope).startswith("/api")

    def _largest(self, scope: Scope) -> int:
        """The bytes that a body may have."""
        return LARGEST_FILE if self._path(scope) in LARGER else LARGEST

    def _path(self, scope: Scope) -> str:
        return str(scope["path"]).removeprefix(self.config.prefix)

    def _harden(self, scope: Scope, headers: MutableHeaders) -> None:
        for name, value in HEADERS.items():
            headers[name] = value
        framing = " ".join(self.config.embed_in) or "'none'"
        headers["content-security-policy"] = f"{CSP}; frame-ancestors {framing}"
        if self._is_api(scope):
            headers.setdefault("cache-control", "no-store")
        if visitor_of(scope, self.config, self.sessions).secure:
            headers["strict-transport-security"] = HSTS


async def whole_body(receive: Receive, largest: int) -> bytes:
    """The body, if it comes in time; nobody else waits for it."""
    body = b""
    try:
        async with asyncio.timeout(BODY_LIMIT):
            while True:
                message = await receive()
                if message["type"] == "http.disconnect":
                    raise Rejection("bad-request")
                body += bytes(message.get("body", b""))
                if len(body) > largest:
                    raise Rejection("too-large")
                if not message.get("more_body", False):
                    return body
    except TimeoutError:
        raise Rejection("bad-request") from None


def once(body: bytes, receive: Receive) -> Receive:
    """A body that was read already, for the application to read; then what else the client does."""
    given = False

    async def again() -> Message:
        nonlocal given
        if given:
            return await receive()
        given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return again
