"""Figures and readiness on a port of their own, for those who run the server and not for those who play."""

from __future__ import annotations

import asyncio
from typing import Any

import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from uvicorn.server import ServerState

from labtable.server.http import responses
from labtable.server.http.context import Server
from labtable.server.http.heads import BoundedHeads
from labtable.server.http.routes import figures, health, ready
from labtable.server.protocol.rejections import Rejection


async def _rejected(_: Request, error: Any) -> Response:
    return responses.rejected(error)


async def open_port(server: Server) -> asyncio.Server:
    """`/health`, `/ready` and `/metrics` at `--metrics-port`; with several processes each has the next port."""
    app = Starlette(
        routes=[Route("/health", health), Route("/ready", ready), Route("/metrics", figures)],
        exception_handlers={Rejection: _rejected},
    )
    app.state.server = server
    config = uvicorn.Config(app, lifespan="off", server_header=False, access_log=False, log_config=None)
    config.load()
    state = ServerState()
    return await asyncio.get_running_loop().create_server(
        lambda: BoundedHeads(config=config, server_state=state, app_state={}),
        server.config.host,
        server.config.metrics_port + server.config.place.number,
    )
