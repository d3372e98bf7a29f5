"""The server put together: routes, guard, background work, and the built client."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import secrets
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

import structlog
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Receive, Scope, Send

from labtable import __version__
from labtable.server.base.clock import ForwardClock
from labtable.server.base.config import DAY, Config
from labtable.server.base.fair_queue import Busy
from labtable.server.classroom.classes import Classes
from labtable.server.http.classroom_routes import classes
from labtable.server.http.classroom_streams import class_streams
from labtable.server.http.context import Server
from labtable.server.http.daily import daily
from labtable.server.http.errors import ERRORS
from labtable.server.http.guard import Guard
from labtable.server.http.homework_routes import homework_routes
from labtable.server.http.router import openapi
from labtable.server.http.routes import api, prepared
from labtable.server.http.streams import streams
from labtable.server.live.daily_field import Fields
from labtable.server.live.hub import Hub
from labtable.server.live.questions import Questions
from labtable.server.live.reviews import Reviews
from labtable.server.run.page_parts import FOR_EVER, edition_of, files_in, part_routes
from labtable.server.storage.database import Database
from labtable.server.storage.kept import StoreDown
from labtable.server.storage.store import Store
from labtable.server.workers import jobs
from labtable.server.workers.warmup import WarmUp
from labtable.server.workers.workers import Overrun, Workers

if TYPE_CHECKING:
    from labtable.server.lti.routes import Launches

LOG = structlog.get_logger("labtable")
UNBUILT = """<!doctype html><html lang="en"><title>Labtable</title><h1>Labtable</h1>
<p>The table server runs. Its browser client is not built: run <code>make web</code>, then reload.</p></html>"""
ROUTERS = (api, daily, streams, classes, homework_routes, class_streams)
DESK_AFTER = 10.0  # seconds after all games are ready
WATCH_EVERY = 3.0  # seconds between two looks at the walls of classes
EVERY = 15.0  # seconds between two rounds of housekeeping
SWEEP_EVERY = 240  # rounds
GARBAGE = (100_000, 5, 5)  # more objects than before until they are looked through: a move leaves few, none in circles
GARBAGE_EVERY = 20  # rounds, five minutes: looking through everything takes tenths of a second
HAND_ON = 0.0005  # seconds until the thread that stores moves gets its turn beside one that makes frames


def make_app(config: Config, database: Database) -> Starlette:
    server = Server(config, database)
    launches = launches_of(server)

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        await start(server)
        if launches is not None:
            await launches.start()
        try:
            yield
        finally:
            await stop(server)

    guard = Middleware(Guard, config=config, limits=server.limits, sessions=server.sessions, gate=server.gate)
    app = Starlette(
        routes=[
            *(route for router in ROUTERS for route in router.routes),
            Route("/api/openapi.json", description),
            *(launches.routes() if launches is not None else ()),
            *client_routes(config),
        ],
        middleware=[Middleware(Prefixed, prefix=config.prefix), guard],
        exception_handlers=ERRORS,
        lifespan=lifespan,
    )
    app.state.server = server
    return app


def launches_of(server: Server) -> Launches | None:
    """The routes for learning platforms, where there are any; only then their libraries are needed."""
    if server.config.platforms is None:
        return None
    from labtable.server.lti.platforms import read_platforms
    from labtable.server.lti.routes import Launches

    return Launches(server, read_platforms(server.config.platforms))


def describe() -> dict[str, Any]:
    return openapi(__version__, *ROUTERS)


async def description(request: Request) -> Response:
    return await prepared(request, describe)


# Running ------------------------------------------------------------------------------------------


async def start(server: Server) -> None:
    config, process = server.config, secrets.token_hex(8)
    sys.setswitchinterval(HAND_ON)
    server.store = Store(server.database, process)
    server.warmup = WarmUp(config.games)
    server.warmup.look()
    gc.set_threshold(*GARBAGE)
    gc.freeze()  # what is loaded by now stays; looking through it again and again would make requests wait
    server.workers = Workers(config.workers, config.bot_limit, config.bot_queue)
    hub = server.hub = Hub(config, server.store, server.warmup, server.workers)
    server.classes = Classes(hub)
    server.questions = Questions(server.workers, server.warmup)
    server.reviews = Reviews(server.workers, server.warmup)
    server.fields = Fields(server.workers)
    server.store.ages = ForwardClock(await server.store.kept_age())
    server.sessions.key = await server.store.session_key()
    server.sessions.now = server.store.ages.now
    server.sessions.ended = await server.store.ended_sessions()
    server.sessions.undated_until, server.sessions.carried = await server.store.earlier_sessions()
    hub.ended_sessions = server.sessions.ended
    server.warmup.told = hub.warmed
    hub.background(warm(server))
    hub.background(keep_house(server))
    hub.background(server.classes.watch_walls(WATCH_EVERY))
    if server.database.shared:
        from labtable.server.run.notify import listen

        hub.background(listen(hub, server.classes))
    if config.metrics_port:
        from labtable.server.run.metrics_port import open_port

        server.measured = await open_port(server)
    if not files_in(config.page_parts):
        LOG.info("pages cannot run the rules by themselves: this installation came without the parts for that")
    LOG.info("started", version=__version__, database="postgresql" if server.database.shared else "sqlite")


async def stop(server: Server) -> None:
    server.stopping = True
    if server.measured is not None:
        server.measured.close()
    server.questions.close()
    server.prepared.close()
    server.fields.close()
    await server.hub.close()
    with contextlib.suppress(StoreDown):
        await server.store.keep_age()
    await server.store.close()
    LOG.info("stopped")


async def warm(server: Server) -> None:
    await server.warmup.compile_all(await server.store.games_in_play())
    gc.freeze()
    LOG.info("warm")
    await open_desk(server)


async def open_desk(server: Server) -> None:
    """Start the desk's process and let it read the rules, when the start of the server itself is over."""
    await asyncio.sleep(DESK_AFTER)
    for name in server.warmup.progress:
        with contextlib.suppress(Busy, Overrun):
            await server.workers.at_desk(jobs.load, name, asker="server")


async def keep_house(server: Server) -> None:
    """Forget idle tables, tell who is here, and sweep what is older than the policy says."""
    hub, rounds = server.hub, 0
    while True:
        try:
            hub.follow_clock()
            if rounds % SWEEP_EVERY == 0:
                await sweep(server)
            await hub.presence.keep_telling()
            await server.classes.keep_house()
            await server.store.wipe()
        except Exception as error:
            LOG.error("housekeeping", error=type(error).__name__, exc_info=error)
        hub.drop_idle()
        rounds += 1
        await asyncio.sleep(EVERY)
        freeze_memory(after_collecting=rounds % GARBAGE_EVERY == 0)


def freeze_memory(*, after_collecting: bool) -> None:
    """Take all that is in memory out of the collector's sight: a busy server would look through everything that its
    tables show every half a minute, and find nothing (the slowest move of a hundred took 317 ms so, and 140 ms when
    that was done every five minutes). `after_collecting` looks through all of it first, for tables and streams that are
    gone."""
    if after_collecting:
        gc.unfreeze()
        gc.collect()
    gc.freeze()


async def sweep(server: Server) -> None:
    """Hide what is older than the policy says, and delete what was hidden a while ago."""
    config, hub = server.config, server.hub
    now = server.store.ages.now()
    swept = await server.store.sweep(now - config.lobby_days * DAY, now - config.table_days * DAY)
    await server.store.keep_age()
    for code in swept:
        if code in hub.tables:
            hub.end(hub.tables[code])
    LOG.info("swept", tables=len(swept))


# The client ---------------------------------------------------------------------------------------


def client_routes(config: Config) -> list[BaseRoute]:
    """The built files where they are; every other path that is a page is the client's to draw.

    The page names its files beside itself, and has a place for the prefix and for the name of the parts that run the
    rules in it: it is told here where all of them are.
    """
    folder, prefix = config.web, config.prefix
    index = folder / "index.html"
    assets = [Mount("/assets", CachedFiles(directory=folder / "assets"))] if (folder / "assets").is_dir() else []

    async def page(request: Request) -> Response:
        path = request.path_params["path"]
        if path.startswith("api/"):
            raise HTTPException(404)
        with contextlib.suppress(ValueError, OSError):  # no file can have such a name
            file = (folder / path).resolve()
            if path and file.is_relative_to(folder.resolve()) and file.is_file():
                return FileResponse(file)
        if not index.is_file():
            return HTMLResponse(UNBUILT)
        told = index.read_text(encoding="utf-8").replace('="./', f'="{prefix}/')
        for name, content in (("prefix", prefix), ("parts", await asyncio.to_thread(edition_of, config.page_parts))):
            told = told.replace(f'"labtable-{name}" content=""', f'"labtable-{name}" content="{content}"')
        return HTMLResponse(told)

    return [*assets, *part_routes(config), Route("/{path:path}", page)]


class Prefixed:
    """Some proxies pass a path on as it is, others take the prefix away; inside it is always there."""

    def __init__(self, app: ASGIApp, prefix: str) -> None:
        self.app, self.prefix = app, prefix

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if self.prefix and "path" in scope:
            scope["root_path"] = self.prefix
            if not f"{scope['path']}/".startswith(f"{self.prefix}/"):
                scope["path"] = self.prefix + scope["path"]
        await self.app(scope, receive, send)


class CachedFiles(StaticFiles):
    """Files whose names change with their content."""

    def file_response(self, *given: Any, **named: Any) -> Response:
        response = super().file_response(*given, **named)
        response.headers.update(FOR_EVER)
        return response
