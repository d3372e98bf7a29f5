"""The server in a page: the same tables, questions and routes for one visitor, with a store in memory, no processes.

The page hands requests over as `Page.ask` takes them, and gets the answers that a server would have sent."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import Any
from urllib.parse import urlsplit

from starlette.applications import Starlette

from labtable.anywhere.here import here
from labtable.anywhere.lanes import PageLane, ThinkingLane
from labtable.anywhere.page_store import PageStore
from labtable.core.game.registry import names
from labtable.server.base.config import Config
from labtable.server.http.context import Server
from labtable.server.http.daily import daily
from labtable.server.http.errors import ERRORS
from labtable.server.http.routes import api
from labtable.server.http.sessions import PLAIN_COOKIE
from labtable.server.http.streams import streams
from labtable.server.live.daily_field import Fields
from labtable.server.live.hub import Hub
from labtable.server.live.questions import Questions
from labtable.server.live.reviews import Reviews
from labtable.server.protocol import wire
from labtable.server.workers.workers import Workers

HOST = "page.invalid"  # nobody is asked at this address


class EverythingCompiled:
    """What a server warms up is there from the start."""

    def __init__(self, games: Sequence[str]) -> None:
        self.progress: dict[str, wire.Warming | None] = dict.fromkeys(games)
        self.told: Callable[[str], None] = lambda name: None

    def state(self, name: str) -> wire.Warming | None:
        return None

    def want(self, name: str) -> None:
        """Every game is there."""

    def preparing(self, name: str, levels: Sequence[str]) -> wire.Preparing | None:
        return None

    def require_search(self, name: str) -> None:
        """Every search is there."""


class Page:
    """One visitor's server. `keep` and `kept` are those of `PageStore`; `cookie` and `key` are of an earlier visit: the
    visitor has the same seats again."""

    def __init__(
        self,
        keep: Callable[[str, str | None], Any],
        kept: Mapping[str, str],
        cookie: str = "",
        key: bytes = b"",
        thinking: ThinkingLane | None = None,
        games: Sequence[str] | None = None,
    ) -> None:
        """`thinking` does what takes long; without, all is done here. `games` are all that are installed, or these."""
        config = Config(database="", limited=False, games=tuple(games or names()))
        server: Any = Server(config, None)  # type: ignore[arg-type]
        server.store = PageStore(keep, kept)
        server.warmup = EverythingCompiled(config.games)
        server.workers = Workers(1, config.bot_limit, config.bot_queue, PageLane)
        if thinking is not None:
            server.workers.bots = server.workers.coach = thinking
        server.hub = Hub(config, server.store, server.warmup, server.workers)
        server.questions = Questions(server.workers, server.warmup)
        server.reviews = Reviews(server.workers, server.warmup)
        server.fields = Fields(server.workers)
        server.sessions.key = self.key = key or server.sessions.key
        self.cookie = cookie or server.sessions.new()
        self.app = Starlette(
            routes=[route for router in (api, daily, streams, here) for route in router.routes],
            exception_handlers=ERRORS,
        )
        self.app.state.server = self.server = server

    async def ask(self, method: str, path: str, body: bytes = b"") -> tuple[int, str, bytes]:
        """A request, and its answer: status, media type, body."""
        parts = urlsplit(path)
        head = [(b"host", HOST.encode()), (b"cookie", f"{PLAIN_COOKIE}={self.cookie}".encode())]
        if body:
            head += [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
        scope = {
            "type": "http",
            "http_version": "1.1",
            "method": method,
            "scheme": "http",
            "path": parts.path,
            "query_string": parts.query.encode(),
            "headers": head,
            "client": ("", 0),
        }
        sent: list[Any] = []
        given = [{"type": "http.request", "body": body, "more_body": False}]

        async def receive() -> Any:
            return given.pop() if given else await asyncio.Future()

        async def send(message: Any) -> None:
            sent.append(message)

        with suppress(Exception):  # it is answered and noted (`ERRORS`); the page goes on
            await self.app(scope, receive, send)
        headers = dict(sent[0]["headers"])
        answer = b"".join(message.get("body", b"") for message in sent[1:])
        return sent[0]["status"], headers.get(b"content-type", b"").decode(), answer
