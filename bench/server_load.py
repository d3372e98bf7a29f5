"""Load on the table server: many tables of all games, four sockets each, every move timed until everybody has seen it;
and, in the same run, the same load on a bare echo server with messages as long.

    python bench/server_load.py [--tables 500 --rate 1000] [--game element] [--database postgres] [--deaf 100]

Servers are processes of their own on this machine; this script is the players. What counts on a busy machine is the
processor time of a move (all processes of the server, workers included), and how many times that of the echo server it
is. `--deaf` adds spectators who never read; `--serve` passes more options to `labtable serve`.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import msgspec
import numpy as np
import uvloop

sys.path.insert(0, str(Path(__file__).parents[1]))
from tests.server.playing import Postgres, Running, free_port, new_session

from labtable.core.game.registry import names

SEATS = 4
LINES = 5  # of the server's warnings and errors
OVER = -1  # nobody is to move
SPARE = {"eureka": 3}  # of games that are over before a run is: tables where the same players then go on
FINAL, MASKED, TWO_BYTES = 0x80, 0x80, 126  # of the first bytes of a frame: bits, and the first length that has its own
TEXT, PING, PONG = 1, 9, 10


class Legal(msgspec.Struct):
    action: int


class Moment(msgspec.Struct):
    """Of a patch: what changed."""

    position: int | None = None
    to_move: int | None = None
    legal: list[Legal] | None = None


class Shown(msgspec.Struct):
    moment: Moment | None = None


class Frame(msgspec.Struct):
    type: str
    id: str | None = None
    reason: str | None = None
    table: Shown | None = None
    moment: Moment | None = None

    @property
    def news(self) -> Moment | None:
        return self.moment if self.table is None or self.table.moment is None else self.table.moment


class Echoed(msgspec.Struct):
    position: int


class Known:
    """What a client has put together from its frames."""

    def __init__(self) -> None:
        self.position, self.to_move, self.legal = -1, 0, list[Legal]()

    def learn(self, news: Moment) -> bool:
        """Is it another position?"""
        self.to_move = self.to_move if news.to_move is None else news.to_move
        self.legal = self.legal if news.legal is None else news.legal
        if news.position is None or news.position <= self.position:
            return False
        self.position = news.position
        return True


read = msgspec.json.Decoder(Frame).decode
read_echo = msgspec.json.Decoder(Echoed).decode


@dataclass
class Figures:
    acknowledged: list[float] = field(default_factory=list)
    seen: list[float] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)
    letters: Counter[str] = field(default_factory=Counter)  # of the updates, by game
    updates: Counter[str] = field(default_factory=Counter)
    moves: int = 0
    measuring: bool = False


class Player(asyncio.Protocol):
    """One socket of one player, read and written with little ado: the players have the same two cores as the server."""

    def __init__(self, address: str, headers: dict[str, str], hear: Callable[[Player, bytes], None]) -> None:
        self.url, self.headers, self.hear = httpx.URL(address), headers, hear
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.errors: list[str] = []
        self._bytes = b""

    async def come(self) -> None:
        await asyncio.get_running_loop().create_connection(lambda: self, self.url.host, self.url.port)
        await self.opened

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        lines = [
            f"GET {self.url.raw_path.decode()} HTTP/1.1",
            f"Host: {self.url.netloc.decode()}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
            *(f"{name}: {value}" for name, value in self.headers.items()),
            "",
            "",
        ]
        transport.write("\r\n".join(lines).encode())

    def data_received(self, data: bytes) -> None:
        data = self._bytes + data if self._bytes else data
        at = 0
        if not self.opened.done():
            at = data.find(b"\r\n\r\n") + 4
            if at > 3:
                assert data.startswith(b"HTTP/1.1 101"), data
                self.opened.set_result(None)
        if self.opened.done():
            while (found := frame_in(data, at)) is not None:
                at, kind, text = found
                if kind == TEXT:
                    self.hear(self, text)
                elif kind == PING:
                    self._send(PONG, text)
                else:
                    self.errors.append(f"frame {kind} {text!r}")
        self._bytes = data[at:]

    def send(self, text: bytes) -> None:
        self._send(TEXT, text)

    def _send(self, kind: int, text: bytes) -> None:
        """As clients do, with a mask; this one changes nothing."""
        assert len(text) < TWO_BYTES
        if not self.transport.is_closing():  # at the end of the run
            self.transport.write(bytes((FINAL | kind, MASKED | len(text), 0, 0, 0, 0)) + text)

    def leave(self) -> list[str]:
        if self.transport.is_closing():
            self.errors.append("hung up")
        self.transport.abort()
        return self.errors


def frame_in(data: bytes, at: int) -> tuple[int, int, bytes] | None:
    """The frame that begins here, if it is whole: where it ends, its kind and what it says."""
    if len(data) < at + 2:
        return None
    kind, length, first = data[at] ^ FINAL, data[at + 1], at + 2
    if length >= TWO_BYTES:
        width = 2 if length == TWO_BYTES else 8
        first += width
        length = int.from_bytes(data[at + 2 : first], "big")
    last = first + length
    return (last, kind, data[first:last]) if first <= len(data) and last <= len(data) else None


class TableOfFour:
    """Four players at one table; whoever is to move waits a while and takes any legal action."""

    whole = False  # ask for whole states, not for what changed

    def __init__(self, url: str, game: str, number: int, pause: float, figures: Figures) -> None:
        self.url, self.game, self.number, self.pause, self.figures = url, game, number, pause, figures
        self.code, self.cookies = "", [""] * SEATS
        self.sent: dict[int, float] = {}  # when the action that leads to a position was sent
        self.luck = random.Random(number)
        self.known = [Known() for _ in range(SEATS)]
        self.players: list[Player] = []
        self.spare: list[TableOfFour] = []  # where they go on when their game is over
        self.moving: asyncio.Task[None] | None = None

    async def come(self) -> None:
        self.players = [await self.player(seat) for seat in range(SEATS)]

    async def go_on(self) -> None:
        gone, self.players = self.players, []
        for player in gone:
            self.figures.errors += player.leave()
        other = self.spare.pop()
        self.code, self.cookies = other.code, other.cookies
        self.sent, self.known = {}, [Known() for _ in range(SEATS)]
        await self.come()

    async def player(self, seat: int) -> Player:
        address = f"{self.url}/api/tables/{self.code}/socket?seat={seat}&since=999999&patches={int(not self.whole)}"
        headers = {"Origin": self.url, "Cookie": f"labtable={self.cookies[seat]}"}
        player = Player(address, headers, partial(self.hear, seat))
        await player.come()
        return player

    def hear(self, seat: int, player: Player, text: bytes) -> None:
        frame = read(text)
        if frame.type == "done" and frame.id is not None:
            self.acknowledge(int(frame.id[1:]))
        elif frame.type not in ("state", "patch"):
            self.figures.errors.append(f"{frame.type} {frame.reason}")
        elif (news := frame.news) is not None and self.known[seat].learn(news):
            known = self.known[seat]
            self.note(known.position, len(text))
            if known.to_move == OVER and seat == SEATS - 1 and self.spare:
                self.moving = asyncio.get_running_loop().create_task(self.go_on())
            elif known.to_move == seat and known.legal:
                self.act_soon(player, seat, self.luck.choice(known.legal).action, known.position)

    def note(self, position: int, letters: int) -> None:
        if position in self.sent and self.figures.measuring:
            self.figures.seen.append(time.perf_counter() - self.sent[position])
            self.figures.letters[self.game] += letters
            self.figures.updates[self.game] += 1

    def acknowledge(self, position: int) -> None:
        if position in self.sent and self.figures.measuring:
            self.figures.acknowledged.append(time.perf_counter() - self.sent[position])
            self.figures.moves += 1

    def act_soon(self, player: Player, seat: int, action: int, position: int) -> None:
        pause = self.luck.uniform(0.5, 1.5) * self.pause
        asyncio.get_running_loop().call_later(pause, self.act, player, seat, action, position)

    def act(self, player: Player, seat: int, action: int, position: int) -> None:
        self.sent[position + 1] = time.perf_counter()
        command = {"type": "act", "id": f"p{position + 1}", "seat": seat, "action": action, "position": position}
        player.send(msgspec.json.encode(command))


class EchoTable(TableOfFour):
    """The same talk with the echo server: the seats take turns."""

    letters = 0

    async def player(self, seat: int) -> Player:
        player = Player(f"{self.url}/{self.number}/{self.letters}", {}, partial(self.hear, seat))
        await player.come()
        if seat == 0:
            self.act_soon(player, 0, 0, 0)
        return player

    def hear(self, seat: int, player: Player, text: bytes) -> None:
        after = read_echo(text).position + 1
        if len(text) < self.letters:
            self.acknowledge(after)
        else:
            self.note(after, len(text))
            if after % SEATS == seat:
                self.act_soon(player, seat, 0, after)


async def deaf(url: str, code: str) -> socket.socket:
    """A spectator who opens a socket and never reads from it."""
    address = httpx.URL(url)
    plug = socket.socket()
    plug.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    plug.setblocking(False)
    await asyncio.get_running_loop().sock_connect(plug, (address.host, address.port))
    request = (
        f"GET /api/tables/{code}/socket HTTP/1.1\r\nHost: {address.netloc.decode()}\r\nOrigin: {url}\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    )
    await asyncio.get_running_loop().sock_sendall(plug, request.encode())
    return plug


async def set_tables(url: str, tables: list[TableOfFour]) -> None:
    """All tables set and begun."""
    async with httpx.AsyncClient(base_url=url, timeout=120) as http:

        async def one(table: TableOfFour) -> None:
            table.cookies = [new_session(url) for _ in range(SEATS)]
            chairs = [{"kind": "me", "nickname": "A"}, *({"kind": "open"} for _ in range(SEATS - 1))]
            body = {"game": table.game, "chairs": chairs, "settings": {"cover_after": 0, "spectators": True}}
            headers = [{"Cookie": f"labtable={cookie}"} for cookie in table.cookies]
            table.code = (await http.post("/api/tables", json=body, headers=headers[0])).json()["code"]
            commands = [
                (seat, {"type": "sit", "id": "sit", "nickname": f"B{seat}", "seat": seat}) for seat in range(1, SEATS)
            ]
            for seat, command in [*commands, (0, {"type": "start", "id": "start"})]:
                done = await http.post(f"/api/tables/{table.code}/commands", json=command, headers=headers[seat])
                assert done.status_code == 200, done.text

        for first in range(0, len(tables), 10):
            await asyncio.gather(*(one(table) for table in tables[first : first + 10]))


async def load(
    given: argparse.Namespace,
    tables: list[TableOfFour],
    process: int,
    plugs: int = 0,
    database: int | None = None,
) -> tuple[Figures, float]:
    """Everybody plays; the figures, and the processor seconds of a move, without those of the `database`."""
    figures = tables[0].figures
    for table in tables:
        await table.come()
    deafs = [await deaf(tables[0].url, tables[number % len(tables)].code) for number in range(plugs)]
    await asyncio.sleep(given.warm_up)
    used, stored, own = family_seconds(process), family_seconds(database), time.process_time()
    began = time.perf_counter()
    figures.measuring = True
    await asyncio.sleep(given.seconds)
    figures.measuring = False
    seconds, spent = time.perf_counter() - began, family_seconds(process) - used
    beside = {"PostgreSQL": family_seconds(database) - stored, "players": time.process_time() - own}
    report(figures, seconds, spent, beside, process)
    print(f"  games that were over: {sum(table.known[0].to_move == OVER for table in tables)} of {len(tables)}")
    for table in tables:
        for player in table.players:
            figures.errors += player.leave()
    for plug in deafs:
        plug.close()
    return figures, spent / max(1, figures.moves)


def family(process: int) -> list[int]:
    """A process and all that it started, but for compilers: they are done with after a first start."""
    found = [process]
    for one in found:
        with contextlib.suppress(OSError):
            for task in Path(f"/proc/{one}/task").iterdir():
                children = (int(child) for child in (task / "children").read_text().split())
                found += [
                    child
                    for child in children
                    if b"labtable.server.workers.warmup" not in Path(f"/proc/{child}/cmdline").read_bytes()
                ]
    return found


def family_seconds(process: int | None) -> float:
    total = 0
    for one in [] if process is None else family(process):
        with contextlib.suppress(OSError):
            fields = Path(f"/proc/{one}/stat").read_text().rsplit(")", 1)[1].split()
            total += int(fields[11]) + int(fields[12])
    return total / os.sysconf("SC_CLK_TCK")


def memory(process: int) -> float:
    status = Path(f"/proc/{process}/status").read_text()
    return int(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1]) / 1024


def report(figures: Figures, seconds: float, spent: float, beside: dict[str, float], process: int) -> None:
    print(
        f"  {figures.moves / seconds:.0f} moves/s, {len(figures.seen) / seconds:.0f} updates/s of "
        f"{sum(figures.letters.values()) / max(1, len(figures.seen)) / 1024:.1f} KB"
    )
    timed = (("action to acknowledgement", figures.acknowledged), ("action to everyone's update", figures.seen))
    for name, values in timed:
        p50, p95, p99 = np.percentile(np.array(values or [0.0]) * 1000, [50, 95, 99])
        print(f"  {name}: p50 {p50:.1f} ms, p95 {p95:.1f} ms, p99 {p99:.1f} ms")
    shares = ", ".join(
        f"{who} {1000 * used / max(1, figures.moves):.2f} ms ({100 * used / seconds:.0f} % of a core)"
        for who, used in {"server": spent, **beside}.items()
        if used
    )
    print(
        f"  processor of a move: {shares}; {memory(process):.0f} MB; load of the machine {os.getloadavg()[0]:.1f}",
        flush=True,
    )


def play_on_server(given: argparse.Namespace, games: list[str], folder: Path) -> tuple[Figures, float]:
    postgres = Postgres() if given.database == "postgres" else None
    database = postgres.database() if postgres else str(folder / "tables.sqlite")
    server = Running(
        database,
        folder / "log",
        "--log-level",
        "warning",
        "--unlimited",
        "--games",
        ",".join(games),
        *given.serve.split(),
    )
    try:
        server.wait_until_warm(*games)
        figures = Figures()
        tables = [
            TableOfFour(server.url, games[number % len(games)], number, given.tables / given.rate, figures)
            for number in range(given.tables)
        ]
        print(
            f"{given.database}, {', '.join(games)}: {given.tables} tables, {SEATS * given.tables} sockets"
            + (f", {given.deaf} that never read" if given.deaf else ""),
            flush=True,
        )

        async def everything() -> tuple[Figures, float]:
            for table in tables:
                table.spare = [
                    TableOfFour(table.url, table.game, table.number, table.pause, figures)
                    for _ in range(SPARE.get(table.game, 0))
                ]
            await set_tables(server.url, tables + [spare for table in tables for spare in table.spare])
            return await load(given, tables, server.process.pid, given.deaf, postgres.process if postgres else None)

        return uvloop.run(everything())
    finally:
        server.stop()
        if postgres:
            postgres.stop()


def play_on_echo(given: argparse.Namespace, games: list[str], letters: dict[str, int]) -> tuple[Figures, float]:
    port = free_port()
    echo = subprocess.Popen([sys.executable, str(Path(__file__).with_name("server_echo.py")), str(port)])
    try:
        figures, pause = Figures(), given.tables / given.rate
        tables: list[TableOfFour] = []
        for number in range(given.tables):
            table = EchoTable(f"http://127.0.0.1:{port}", games[number % len(games)], number, pause, figures)
            table.letters = letters[table.game]
            tables.append(table)
        print("echo server, the same messages' length", flush=True)
        while socket.socket().connect_ex(("127.0.0.1", port)):
            time.sleep(0.1)
        return uvloop.run(load(given, tables, echo.pid))
    finally:
        echo.terminate()
        echo.wait()


def main() -> int:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--database", choices=["sqlite", "postgres"], default="sqlite")
    arguments.add_argument("--game", choices=names(), help="only this one; by default all, table by table")
    arguments.add_argument("--tables", type=int, default=250)
    arguments.add_argument("--rate", type=float, default=250.0, help="moves a second at all tables together")
    arguments.add_argument("--seconds", type=float, default=20.0)
    arguments.add_argument("--warm-up", type=float, default=5.0)
    arguments.add_argument("--deaf", type=int, default=0)
    arguments.add_argument("--whole", action="store_true", help="ask for whole states, not for what changed")
    arguments.add_argument("--serve", default="", help="more options of `labtable serve`, in one string")
    given = arguments.parse_args()
    games = [given.game] if given.game else names()
    TableOfFour.whole = given.whole
    with tempfile.TemporaryDirectory() as folder:
        figures, spent = play_on_server(given, games, Path(folder))
        for line in (Path(folder) / "log").read_text().splitlines()[:LINES]:
            print("  the server says:", line)
    letters = {game: round(figures.letters[game] / max(1, figures.updates[game])) for game in games}
    print("  an update, on average:", ", ".join(f"{game} {count / 1024:.1f} KB" for game, count in letters.items()))
    echo, least = play_on_echo(given, games, letters)
    print(f"a move costs {spent / least:.1f} times as much processor as its echo")
    errors = figures.errors + echo.errors
    print(f"errors: {len(errors)}", *sorted(set(errors))[:5])
    return 1 if errors else 0


if __name__ == "__main__":
    sys.exit(main())
