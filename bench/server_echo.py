"""The least that a table server could do on our stack: what one player sends is acknowledged, and goes to the four of
the table with as many letters as a real update has. No rule, no database. `bench/server_load.py` measures beside it.

    python bench/server_echo.py PORT
"""

from __future__ import annotations

import sys
from collections import defaultdict

import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

HERE: dict[str, list[WebSocket]] = defaultdict(list)


async def table(ws: WebSocket) -> None:
    """`/TABLE/LETTERS`: the table, and how long its updates are."""
    await ws.accept()
    here, padding = HERE[ws.path_params["table"]], " " * int(ws.path_params["letters"])
    here.append(ws)
    try:
        while True:
            text = await ws.receive_text()
            await ws.send_text(text)
            update = text + padding[len(text) :]
            for reader in here:
                await reader.send_text(update)
    except (WebSocketDisconnect, RuntimeError):
        here.remove(ws)


def main() -> None:
    app = Starlette(routes=[WebSocketRoute("/{table}/{letters}", table)])
    uvicorn.run(
        app,
        port=int(sys.argv[1]),
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        access_log=False,
        log_level="warning",
        backlog=2048,
    )


if __name__ == "__main__":
    main()
