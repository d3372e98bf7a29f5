"""A class of forty with a clock: how long until all are in, until a freeze is on every screen, a hand on the wall.

    python bench/server_class.py --pupils 40 --times 20 [--database postgres]

All browsers come from one address, at once, to a server with its usual limits: a session, the code, a socket, the first
picture of the class. Then the pupils sit at their tables, each with a second socket there, and the teacher freezes and
thaws the class and pupils raise their hands, again and again.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import msgspec
import numpy as np
from websockets.asyncio.client import ClientConnection, connect

sys.path.insert(0, str(Path(__file__).parents[1]))
from tests.server.playing import GAME, Postgres, Running


class Browser:
    """One session with a stream of its class."""

    def __init__(self, url: str) -> None:
        self.url, self.count = url, 0
        self.http = httpx.AsyncClient(base_url=url, timeout=60, verify=False)
        self.ws: ClientConnection

    async def post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        answer = await self.http.post(path, json=body)
        assert answer.status_code < 300, answer.text
        return dict(answer.json()) if answer.content else {}

    async def socket(self, path: str) -> ClientConnection:
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        return await connect(
            f"{self.url.replace('http', 'ws', 1)}{path}/socket",
            origin=self.url,
            additional_headers={"Cookie": cookie},
            max_size=None,
        )

    async def join(self, code: str) -> None:
        await self.post("/api/session", {})
        self.number = (await self.post("/api/classes/join", {"code": code}))["id"]
        await self.look()

    async def look(self) -> None:
        self.ws = await self.socket(f"/api/classes/{self.number}")
        self.role = (await self.until(lambda seen: True))["role"]

    async def inside(self) -> None:
        """Wait until the teacher has let this pupil in."""
        if self.role == "waiting":
            await self.until(lambda seen: seen["role"] == "pupil")

    async def until(self, test: Callable[[dict[str, Any]], Any]) -> dict[str, Any]:
        while True:
            message = msgspec.json.decode(await self.ws.recv())
            if message["type"] == "class" and test(message["classroom"]):
                return dict(message["classroom"])

    async def command(self, kind: str, **more: Any) -> None:
        self.count += 1
        await self.post(f"/api/classes/{self.number}/commands", {"type": kind, "id": f"b{self.count}", **more})


async def run(url: str, pupils: int, times: int) -> None:
    teacher = Browser(url)
    await teacher.post("/api/session", {})
    made = await teacher.post("/api/classes", {"game": GAME, "players": 4, "level": "random"})
    teacher.number = made["id"]
    await teacher.look()
    browsers = [Browser(url) for _ in range(pupils)]

    async def timed(browser: Browser) -> float:
        began = time.perf_counter()
        await browser.join(made["code"])
        return time.perf_counter() - began

    began = time.perf_counter()
    each = await asyncio.gather(*(timed(browser) for browser in browsers))
    say("one pupil at the door or in the class", each)
    waiting = (await teacher.http.get(f"/api/classes/{teacher.number}")).json()["classroom"]["waiting"]
    if waiting:
        await teacher.command("let-in", waiters=[one["id"] for one in waiting])
    await asyncio.gather(*(browser.inside() for browser in browsers))
    print(f"all {pupils} in the class: {time.perf_counter() - began:.2f} s")

    began = time.perf_counter()
    await teacher.command("start-all")
    tables = await asyncio.gather(*(browser.until(lambda seen: seen["phase"] == "playing") for browser in browsers))
    print(f"start all, until every pupil knows the table: {time.perf_counter() - began:.2f} s")
    boards = await asyncio.gather(
        *(
            browser.socket(f"/api/tables/{seen['groups'][0]['table']}")
            for browser, seen in zip(browsers, tables, strict=True)
        )
    )
    reading = [asyncio.create_task(read(board)) for board in boards]

    frozen, hands = [], []
    for number in range(times):
        began = time.perf_counter()
        arriving = [asyncio.create_task(browser.until(lambda seen: seen["frozen"])) for browser in browsers]
        await teacher.command("freeze", message=f"Eyes on me {number}")
        await asyncio.gather(*arriving)
        frozen.append(time.perf_counter() - began)
        await teacher.command("thaw")
        await asyncio.gather(*(browser.until(lambda seen: not seen["frozen"]) for browser in browsers))
        pupil = browsers[number % pupils]
        began = time.perf_counter()
        seeing = asyncio.create_task(teacher.until(lambda seen: any("help" in one["flags"] for one in seen["wall"])))
        await pupil.command("raise-hand")
        await seeing
        hands.append(time.perf_counter() - began)
        await pupil.command("raise-hand", up=False)
        await teacher.until(lambda seen: not any("help" in one["flags"] for one in seen["wall"]))
    say(f"freeze on all {pupils} screens", frozen)
    say("a hand on the wall", hands)
    for task in reading:
        task.cancel()


async def read(board: ClientConnection) -> None:
    while True:
        await board.recv()


def say(what: str, seconds: list[float]) -> None:
    middle, high = np.percentile(seconds, (50, 95)) * 1000
    print(f"{what}: {middle:.0f} ms (median), {high:.0f} ms (p95), {max(seconds) * 1000:.0f} ms (longest)")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--pupils", type=int, default=40)
    parser.add_argument("--times", type=int, default=20)
    parser.add_argument("--database", choices=("sqlite", "postgres"), default="sqlite")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        postgres = Postgres() if given.database == "postgres" else None
        database = postgres.database() if postgres else str(Path(folder) / "t.sqlite")
        server = Running(database, Path(folder) / "log", "--log-level", "warning")  # a table plays at once
        try:
            asyncio.run(run(server.url, given.pupils, given.times))
        finally:
            server.stop()
            if postgres:
                postgres.stop()


if __name__ == "__main__":
    main()
