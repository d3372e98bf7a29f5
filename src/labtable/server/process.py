"""The server as a process: its sockets, and the browser that looks at it."""
from __future__ import annotations

import asyncio
import contextlib
import sys
import webbrowser
from typing import Any

import uvicorn

from labtable.server.app import make_app
from labtable.server.config import Config
from labtable.server.database import Database
from labtable.server.logs import set_up

LARGEST_FRAME = 65_536
BACKLOG = 2048
STOPPING = 5  # seconds for open streams when the server stops
EVERY_ADDRESS = ("0.0.0.0", "::")


class Opening(uvicorn.Server):
    """Opens the browser as soon as there is something to see."""

    async def startup(self, sockets: list[Any] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            host = "127.0.0.1" if self.config.host in EVERY_ADDRESS else self.config.host
            asyncio.get_running_loop().run_in_executor(None, webbrowser.open, f"http://{host}:{self.config.port}")


def run(config: Config, *, opening: bool = False) -> None:
    set_up(config.logs)
    database = Database(config.database)
    address = config.public_url or f"http://{config.host}:{config.port}"
    print(f"Labtable: {address}", file=sys.stderr, flush=True)
    given = uvicorn.Config(
        make_app(config, database), host=config.host, port=config.port, ws="websockets-sansio",
        ws_max_size=LARGEST_FRAME, ws_per_message_deflate=False, proxy_headers=True,
        forwarded_allow_ips=config.trusted_proxies, server_header=False, access_log=False, log_level="warning",
        backlog=BACKLOG, timeout_graceful_shutdown=STOPPING)
    server = (Opening if opening else uvicorn.Server)(given)
    with contextlib.suppress(KeyboardInterrupt):
        server.run()
    if not server.started:
        sys.exit(1)
