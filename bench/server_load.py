"""Load on the table server: many tables, every player on a socket, each move timed until everybody has seen it.

    python bench/server_load.py --tables 250 --rate 270 --seconds 20 [--database postgres] [--deaf 100]

The server is a process of its own on this machine; this script is the players. `--deaf` adds spectators who never read.
"""
from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import random
import socket
import sys
import tempfile
import time
from pathlib import Path

import httpx
import msgspec
import numpy as np
import uvloop
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

sys.path.insert(0, str(Path(__file__).parents[1]))
from tests.server.playing import Postgres, Running, new_session


class Legal(msgspec.Struct):
    action: int


class Moment(msgspec.Struct):
    position: int
    to_move: int
    legal: list[Legal]


class Shown(msgspec.Struct):
    phase: str
    moment: Moment | None


class Frame(msgspec.Struct):
    type: str
    id: str | None = None
    reason: str | None = None
    table: Shown | None = None


read = msgspec.json.Decoder(Frame).decode


class Figures:
    def __init__(self) -> None:
        self.acknowledged: list[float] = []
        self.seen: list[float] = []
        self.errors: list[str] = []
        self.moves = 0
        self.measuring = False


class TableOfFour:
    """Four players at one table; whoever is to move waits a while and takes any legal action."""

    def __init__(self, url: str, code: str, cookies: list[str], pause: float, figures: Figures) -> None:
        self.url, self.code, self.cookies, self.pause, self.figures = url, code, cookies, pause, figures
        self.sent: dict[int, float] = {}  # when the action that leads to a position was sent
        self.luck = random.Random(code)

    async def play(self, seat: int, ready: asyncio.Semaphore) -> None:
        address = f"{self.url.replace('http', 'ws')}/api/tables/{self.code}/socket?seat={seat}&since=999999"
        headers = {"Cookie": f"labtable={self.cookies[seat]}"}
        async with connect(address, origin=self.url, additional_headers=headers, compression=None,
                           max_size=None, ping_interval=None) as ws:
            ready.release()
            position = -1
            async for text in ws:
                frame = read(text)
                if frame.type == "done":
                    self.acknowledge(frame)
                elif frame.type != "state":
                    self.figures.errors.append(f"{frame.type} {frame.reason}")
                elif frame.table is not None and frame.table.moment is not None:
                    moment = frame.table.moment
                    if moment.position > position:
                        position = moment.position
                        self.note(position)
                        if moment.to_move == seat and moment.legal:
                            asyncio.get_running_loop().create_task(self.act(ws, seat, moment))

    def note(self, position: int) -> None:
        if position in self.sent and self.figures.measuring:
            self.figures.seen.append(time.perf_counter() - self.sent[position])

    def acknowledge(self, frame: Frame) -> None:
        if self.figures.measuring and frame.id is not None:
            self.figures.acknowledged.append(time.perf_counter() - self.sent[int(frame.id[1:])])
            self.figures.moves += 1

    async def act(self, ws: ClientConnection, seat: int, moment: Moment) -> None:
        await asyncio.sleep(self.luck.uniform(0.5, 1.5) * self.pause)
        action = self.luck.choice(moment.legal).action
        after = moment.position + 1
        self.sent[after] = time.perf_counter()
        command = {"type": "act", "id": f"p{after}", "seat": seat, "action": action, "position": moment.position}
        with contextlib.suppress(ConnectionClosed):  # at the end of the run
            await ws.send(msgspec.json.encode(command).decode())


async def deaf(url: str, code: str) -> socket.socket:
    """A spectator who opens a socket and never reads from it."""
    address = httpx.URL(url)
    plug = socket.socket()
    plug.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    plug.setblocking(False)
    await asyncio.get_running_loop().sock_connect(plug, (address.host, address.port))
    request = (f"GET /api/tables/{code}/socket HTTP/1.1\r\nHost: {address.netloc.decode()}\r\nOrigin: {url}\r\n"
               "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
               "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n")
    await asyncio.get_running_loop().sock_sendall(plug, request.encode())
    return plug


async def set_tables(url: str, game: str, tables: int) -> list[tuple[str, list[str]]]:
    """All tables set and begun; their codes and the cookies of their players."""
    made = []
    async with httpx.AsyncClient(base_url=url, timeout=120) as http:
        async def one() -> None:
            cookies = [new_session(url) for _ in range(4)]
            chairs = [{"kind": "me", "nickname": "A"}, *({"kind": "open"} for _ in range(3))]
            body = {"game": game, "chairs": chairs, "settings": {"cover_after": 0, "spectators": True}}
            headers = [{"Cookie": f"labtable={cookie}"} for cookie in cookies]
            code = (await http.post("/api/tables", json=body, headers=headers[0])).json()["code"]
            commands = [(seat, {"type": "sit", "id": "sit", "nickname": f"B{seat}", "seat": seat})
                        for seat in (1, 2, 3)]
            for seat, command in [*commands, (0, {"type": "start", "id": "start"})]:
                done = await http.post(f"/api/tables/{code}/commands", json=command, headers=headers[seat])
                assert done.status_code == 200, done.text
            made.append((code, cookies))

        for _ in range(0, tables, 10):
            await asyncio.gather(*(one() for _ in range(min(10, tables - len(made)))))
    return made


async def load(given: argparse.Namespace, server: Running) -> Figures:
    figures = Figures()
    ready = asyncio.Semaphore(0)
    pause = given.tables / given.rate
    tables = [TableOfFour(server.url, code, cookies, pause, figures)
              for code, cookies in await set_tables(server.url, given.game, given.tables)]
    players = []
    for table in tables:
        for seat in range(4):
            players.append(asyncio.create_task(table.play(seat, ready)))
            await ready.acquire()
    plugs = [await deaf(server.url, tables[number % len(tables)].code) for number in range(given.deaf)]
    await asyncio.sleep(given.warm_up)
    used, own, began = cpu_seconds(server), time.process_time(), time.perf_counter()
    figures.measuring = True
    await asyncio.sleep(given.seconds)
    figures.measuring = False
    seconds = time.perf_counter() - began
    busy = (cpu_seconds(server) - used) / seconds, (time.process_time() - own) / seconds
    report(given, figures, server, busy, seconds)
    for player in players:
        player.cancel()
    done = await asyncio.gather(*players, return_exceptions=True)
    figures.errors += [repr(error) for error in done if not isinstance(error, asyncio.CancelledError)]
    for plug in plugs:
        plug.close()
    return figures


def cpu_seconds(server: Running) -> float:
    fields = Path(f"/proc/{server.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(server: Running) -> float:
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    return int(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1]) / 1024


def report(given: argparse.Namespace, figures: Figures, server: Running, busy: tuple[float, float], seconds: float,
           ) -> None:
    print(f"{given.database}, {given.game}: {given.tables} tables, {4 * given.tables} sockets"
          + (f", {given.deaf} that never read" if given.deaf else ""))
    print(f"  {figures.moves / seconds:.0f} moves/s, {len(figures.seen) / seconds:.0f} updates/s")
    timed = (("action to acknowledgement", figures.acknowledged), ("action to everyone's update", figures.seen))
    for name, values in timed:
        p50, p95, p99 = np.percentile(np.array(values or [0.0]) * 1000, [50, 95, 99])
        print(f"  {name}: p50 {p50:.1f} ms, p95 {p95:.1f} ms, p99 {p99:.1f} ms")
    print(f"  server: {memory(server):.0f} MB, {100 * busy[0]:.0f} % of a core; players: {100 * busy[1]:.0f} %; "
          f"load of the machine {os.getloadavg()[0]:.1f}", flush=True)


def main() -> int:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--database", choices=["sqlite", "postgres"], default="sqlite")
    arguments.add_argument("--game", default="element")
    arguments.add_argument("--tables", type=int, default=250)
    arguments.add_argument("--rate", type=float, default=270.0, help="moves a second at all tables together")
    arguments.add_argument("--seconds", type=float, default=20.0)
    arguments.add_argument("--warm-up", type=float, default=5.0)
    arguments.add_argument("--deaf", type=int, default=0)
    given = arguments.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        postgres = Postgres() if given.database == "postgres" else None
        database = postgres.database() if postgres else str(folder / "tables.sqlite")
        server = Running(database, folder / "log", "--log-level", "warning", "--unlimited", "--games", given.game)
        server.wait_until_warm(given.game)
        try:
            figures = uvloop.run(load(given, server))
        finally:
            server.stop()
            if postgres:
                postgres.stop()
        print(f"  errors: {len(figures.errors)}", *sorted(set(figures.errors))[:5])
        return 1 if figures.errors else 0


if __name__ == "__main__":
    sys.exit(main())
