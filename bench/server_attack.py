"""Attack the table server as a stranger would, and print what held: one line for each finding of the audit.

    python bench/server_attack.py [--first] [--only 4,5] [--no-tests]

A victim plays on at a table of its own all the while, from the same address, over a socket. The time from each of its
moves to its acknowledgement is the figure that matters: no client, however many cookies it makes, may add more than
100 ms (p99). `--first` gives the server and the victim priority over other work on this machine (workers keep theirs).
What needs no load is held by tests/server/test_attacks_on_*.py, which are run at the end.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import re
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import numpy as np
from websockets.asyncio.client import ClientConnection, connect

sys.path.insert(0, str(Path(__file__).parents[1]))
from tests.server.playing import GAME, Running, free_port

ROOT = Path(__file__).parents[1]
LIMIT = 0.100  # seconds that an attack may add to the victim's p99
ME = {"kind": "me", "nickname": "Ada"}
BOTS = {"cover_after": 0, "pace": False}
ADAMANTANE = "C1C2CC3CC1CC(C2)C3"


class Client:
    """A browser: a session of its own."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.http = httpx.AsyncClient(base_url=url, timeout=60, limits=httpx.Limits(max_connections=200))

    async def begin(self) -> Client:
        await self.http.post("/api/session", json={})
        return self

    async def post(self, path: str, body: Any) -> Any:
        return (await self.http.post(path, json=body)).json()

    async def make(self, chairs: list[Any], **more: Any) -> Any:
        return await self.post("/api/tables", {"game": GAME, "chairs": chairs, "settings": BOTS, **more})

    async def do(self, code: str, kind: str, **more: Any) -> Any:
        return await self.post(f"/api/tables/{code}/commands", {"type": kind, "id": f"c{time.monotonic_ns()}", **more})

    @asynccontextmanager
    async def socket(self, code: str, query: str = "") -> AsyncIterator[ClientConnection]:
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{code}/socket?since=999999&{query}"
        async with connect(
            address,
            origin=self.url,
            additional_headers={"Cookie": cookie},  # type: ignore[arg-type]
            open_timeout=60,
            max_queue=None,
        ) as ws:
            yield ws


class Player:
    """Plays both seats of its own table, a move after a tenth of a second, and prints how long each took until it was
    acknowledged. It runs in a process of its own: the attackers' work is not to delay what it measures."""

    def __init__(self, url: str) -> None:
        self.client, self.sent = Client(url), dict[str, float]()

    async def play(self) -> None:
        await self.client.begin()
        while True:
            made = await self.client.make([ME, {"kind": "me", "nickname": "Bo"}])
            if "code" not in made:
                await asyncio.sleep(1)
                continue
            await self.client.do(made["code"], "start")
            await asyncio.gather(self.seat(made["code"], 0), self.seat(made["code"], 1))

    async def seat(self, code: str, seat: int) -> None:
        async with self.client.socket(code, f"seat={seat}") as ws:
            while True:
                frame = json.loads(await ws.recv())
                if frame.get("id") in self.sent:
                    print(time.perf_counter() - self.sent.pop(frame["id"]), flush=True)
                if frame["type"] != "state" or frame["table"]["moment"] is None:
                    continue
                if frame["table"]["phase"] == "over":
                    return
                moment = frame["table"]["moment"]
                if moment["legal"] and f"m{moment['position']}" not in self.sent:
                    await asyncio.sleep(0.1)
                    self.sent[f"m{moment['position']}"] = time.perf_counter()
                    await ws.send(
                        json.dumps(
                            {
                                "type": "act",
                                "id": f"m{moment['position']}",
                                "seat": seat,
                                "action": moment["legal"][0]["action"],
                                "position": moment["position"],
                            }
                        )
                    )


class Victim:
    """The player's process, and the times that it tells."""

    def __init__(self, url: str, *, first: bool) -> None:
        self.url, self.first, self.times, self.last = url, first, list[float](), time.perf_counter()

    async def play(self) -> None:
        process = await asyncio.create_subprocess_exec(
            sys.executable, __file__, "--play", self.url, stdout=asyncio.subprocess.PIPE
        )
        try:
            if self.first:
                go_first(process.pid)
            assert process.stdout is not None
            async for line in process.stdout:
                self.times.append(float(line))
                self.last = time.perf_counter()
        finally:
            process.kill()
            await process.wait()

    def p99(self) -> float:
        """Of the moves since it was last asked; a move that still waits counts too."""
        times, self.times = self.times, []
        times.append(max(0.0, time.perf_counter() - self.last - 0.5))
        return float(np.quantile(times, 0.99)) if len(times) > 9 else float("inf")


class Attack:
    """What all attacks share: the server, its victim, and how the victim fared before."""

    def __init__(self, server: Running, victim: Victim, calm: float) -> None:
        self.server, self.url, self.victim, self.calm = server, server.url, victim, calm

    async def clients(self, number: int) -> list[Client]:
        return list(await asyncio.gather(*(Client(self.url).begin() for _ in range(number))))

    # Each returns whether the server held, and a figure -------------------------------------------------

    async def strange_molecule(self) -> tuple[bool, str]:
        """1 numbers of an own molecule hang the server"""
        client = (await self.clients(1))[0]
        began = time.perf_counter()
        answers = []
        for numbers in ([8] * 21, [0] * 21, [10**6] * 30, [1, 1, 1, 1, 1, 1, 1], list(range(40))):
            made = await client.make([ME, {"kind": "bot"}], game="laboratorium", options={"molecule": numbers})
            answers.append(made.get("reason", "made"))
            if "code" in made:
                answers[-1] = str((await client.do(made["code"], "start")).get("type"))
        alive = (await client.http.get("/health")).text == "alive"
        return alive, f"{sorted(set(answers))}, {time.perf_counter() - began:.1f} s for five"

    async def smiles(self) -> tuple[bool, str]:
        """3 long SMILES freeze the server"""
        client, told = (await self.clients(1))[0], []
        for text in ("C" * 1000, "C" * 10_000, "C" * 60_000, ADAMANTANE):
            began = time.perf_counter()
            made = await client.make([ME, {"kind": "bot"}], game="laboratorium", options={"molecule": text})
            told.append(f"{made.get('reason', 'made')} {time.perf_counter() - began:.2f} s")
        return "made" in told[-1], "; ".join(told)

    async def sockets(self) -> tuple[bool, str]:
        """4 800 sockets at one table"""
        host = (await self.clients(1))[0]
        code = (await host.make([ME, {"kind": "open"}]))["code"]
        watchers = await self.clients(40)
        used = cpu_seconds(self.server)
        opened = 0
        async with contextlib.AsyncExitStack() as stack:
            for number in range(800):
                with contextlib.suppress(Exception):
                    ws = await stack.enter_async_context(watchers[number % 40].socket(code))
                    opened += json.loads(await ws.recv())["type"] == "state"
            began = time.perf_counter()
            await host.http.get("/health")
            health = time.perf_counter() - began
        used = cpu_seconds(self.server) - used
        return health < 1, f"{opened} opened, {used:.1f} s of processor, /health {health:.2f} s"

    async def hints(self) -> tuple[bool, str]:
        """5 20 cookies x 10 hints, another table's bot waits"""
        asking, calls = await self.clients(20), []
        for client in asking:
            code = (await client.make([ME, {"kind": "bot", "level": "random"}]))["code"]
            await client.do(code, "start")
            calls += [client.post(f"/api/tables/{code}/hint", {"seat": 0, "position": 0}) for _ in range(10)]
        flood = [asyncio.create_task(call) for call in calls]  # type: ignore[arg-type]
        await asyncio.sleep(0.5)
        other = (await self.clients(1))[0]
        seats = [{"kind": "bot", "level": "laureate"}] * 2
        code = (await other.make(seats, settings={**BOTS, "spectators": True}))["code"]
        began = time.perf_counter()
        await other.do(code, "start")
        while True:
            moment = (await other.http.get(f"/api/tables/{code}")).json()["table"]["moment"]
            if moment is not None and moment["position"] > 0:
                break
            await asyncio.sleep(0.02)
        waited = time.perf_counter() - began
        answers = await asyncio.gather(*flood, return_exceptions=True)
        given = sum(1 for answer in answers if isinstance(answer, dict) and "best" in answer)
        return waited < 10, f"the bot moved after {waited:.1f} s; {given} of {len(calls)} hints given"

    async def replays(self) -> tuple[bool, str]:
        """6 verify, chart, moments and why by the hundred"""
        client = (await self.clients(1))[0]
        code = (await client.make([{"kind": "bot"}, {"kind": "bot"}], settings={**BOTS, "spectators": True}))["code"]
        await client.do(code, "start")
        while (await client.http.get(f"/api/tables/{code}")).json()["table"]["phase"] != "over":
            await asyncio.sleep(0.1)
        others = await self.clients(20)
        paths = ["verify", "chart", *(f"moments/{number}?audience=-2" for number in range(30))]
        calls = [one.http.get(f"/api/tables/{code}/{path}") for one in others for path in paths]
        answers = [answer.status_code for answer in await asyncio.gather(*calls)]
        return set(answers) <= {
            200,
            429,
            503,
        }, f"{answers.count(200)} of {len(answers)} given, {answers.count(429)} too fast"

    async def flood(self) -> tuple[bool, str]:
        """5 commands of 40 cookies at once"""
        clients, calls = await self.clients(40), []
        for client in clients:
            code = (await client.make([ME, {"kind": "me", "nickname": "Bo"}]))["code"]
            await client.do(code, "start")
            calls += [client.do(code, "say", seat=0, phrase="hello") for _ in range(60)]
        began = time.perf_counter()
        answers = await asyncio.gather(*calls, return_exceptions=True)
        done = sum(1 for answer in answers if isinstance(answer, dict) and answer["type"] == "done")
        return True, f"{done} of {len(calls)} done in {time.perf_counter() - began:.1f} s"

    async def requests(self) -> tuple[bool, str]:
        """5 1,000 requests at once from 20 cookies"""
        clients = await self.clients(20)
        calls = (client.http.get("/api/about") for client in clients for _ in range(50))
        answers = [
            answer
            for answer in await asyncio.gather(*calls, return_exceptions=True)
            if isinstance(answer, httpx.Response)
        ]
        return all(answer.status_code in (200, 429) for answer in answers), f"{len(answers)} answered"

    async def guessing(self) -> tuple[bool, str]:
        """11 guessing codes locks out the class"""
        teacher, guesser = await self.clients(2)
        code = (await teacher.make([{"kind": "open"}] * 4))["code"]
        wrong = ["CCCC" + "".join("CDFGHJKMNPQRTVWX23456789"[n // 24**p % 24] for p in range(4)) for n in range(400)]
        misses = [(await guesser.http.get(f"/api/tables/{one}")).status_code for one in wrong]
        pupils = await self.clients(40)
        right = [(await pupil.http.get(f"/api/tables/{code}")).status_code for pupil in pupils]
        return right.count(200) == 40, f"{misses.count(429)} of 400 guesses refused, {right.count(200)} of 40 pupils in"

    async def hang_up(self) -> tuple[bool, str]:
        """10 30 clients hang up during the commit"""
        host = (await self.clients(1))[0]
        code = (await host.make([ME, {"kind": "open"}]))["code"]
        cookie = "; ".join(f"{name}={value}" for name, value in host.http.cookies.items())
        async with host.socket(code, "seat=0") as ws:
            seen = 0
            for number in range(30):
                say(self.url, code, cookie, number)
            until = time.monotonic() + 20
            while seen < 31 and time.monotonic() < until:
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(2):
                        seen = max(seen, json.loads(await ws.recv()).get("version", 0))
            stored = (await host.http.get(f"/api/tables/{code}")).json()["version"]
        return seen == stored, f"{stored - 1} stored, {seen - 1} told"

    async def slow(self) -> tuple[bool, str]:
        """slow and idle connections stay, newcomers are shut out"""
        address = httpx.URL(self.url)
        plugs = []
        for number in range(1000):
            plug = socket.create_connection((address.host, address.port or 80))
            if number % 2:
                plug.sendall(b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ")
            plugs.append(plug)
        newcomer = (await self.clients(1))[0]
        in_time = (await newcomer.http.get("/health")).text == "alive"
        left, until = len(plugs), time.monotonic() + 40
        while left and time.monotonic() < until:
            await asyncio.sleep(1)
            for plug in plugs:
                with contextlib.suppress(OSError):
                    plug.setblocking(False)
                    plug.send(b"a")
            left = sum(1 for plug in plugs if alive(plug))
        for plug in plugs:
            plug.close()
        return (
            in_time and left == 0,
            f"a newcomer came in; {left} of 1000 left after {40 - max(0.0, until - time.monotonic()):.0f} s",
        )


def alive(plug: socket.socket) -> bool:
    try:
        while plug.recv(65_536):
            pass
        return False
    except BlockingIOError:
        return True
    except OSError:
        return False


def say(url: str, code: str, cookie: str, number: int) -> None:
    """Send a command and hang up without reading the answer."""
    address = httpx.URL(url)
    body = json.dumps({"type": "say", "id": f"hang-{number}", "seat": 0, "phrase": "hello"}).encode()
    with socket.create_connection((address.host, address.port or 80)) as plug:
        head = (
            f"POST /api/tables/{code}/commands HTTP/1.1\r\nHost: {address.netloc.decode()}\r\nCookie: {cookie}\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
        )
        plug.sendall(head.encode() + body)
        time.sleep(0.002)


def cpu_seconds(server: Running) -> float:
    fields = Path(f"/proc/{server.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def go_first(pid: int) -> None:
    """Real-time priority for all threads of a process; workers give it up when they start."""
    for thread in os.listdir(f"/proc/{pid}/task"):
        os.sched_setscheduler(int(thread), os.SCHED_RR, os.sched_param(1))


async def attack(server: Running, only: set[str], first: bool) -> bool:
    victim = Victim(server.url, first=first)
    playing = asyncio.create_task(victim.play())
    await asyncio.sleep(8)
    victim.p99()
    await asyncio.sleep(8)
    calm = victim.p99()
    if playing.done():
        playing.result()
    print(f"\nThe victim without an attack: p99 {1000 * calm:.0f} ms\n")
    print(f"| {'finding':52} | {'held':6} | {'victim p99':>10} | figure |\n|---|---|---|---|", flush=True)
    attacks, good = Attack(server, victim, calm), True
    every: list[Callable[[], Awaitable[tuple[bool, str]]]] = [
        attacks.strange_molecule,
        attacks.smiles,
        attacks.sockets,
        attacks.hints,
        attacks.flood,
        attacks.requests,
        attacks.replays,
        attacks.hang_up,
        attacks.guessing,
        attacks.slow,
    ]
    for one in every:
        name = str(one.__doc__)
        if only and name.split()[0] not in only:
            continue
        victim.p99()
        try:
            held, figure = await one()
        except Exception as error:
            held, figure = False, repr(error)
        await asyncio.sleep(1)
        p99 = victim.p99()
        held = held and p99 < calm + LIMIT and not playing.done()
        good &= held
        print(f"| {name:52} | {'held' if held else 'FAILED':6} | {1000 * p99:7.0f} ms | {figure} |", flush=True)
    playing.cancel()
    await asyncio.wait([playing])
    return good


def run_tests() -> bool:
    """The findings that need no load, by their tests."""
    tests = sorted(str(path) for path in ROOT.glob("tests/server/test_attacks_on_*.py"))
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-rA", *tests], cwd=ROOT, capture_output=True, text=True, check=False
    )
    for verdict, name in re.findall(r"^(PASSED|FAILED|ERROR) \S+::test_(\S+)", done.stdout, re.MULTILINE):
        print(f"| {name.replace('_', ' ')[:110]:110} | {'held' if verdict == 'PASSED' else 'FAILED'} |")
    return done.returncode == 0


def main() -> int:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--first", action="store_true")
    arguments.add_argument("--only", default="")
    arguments.add_argument("--no-tests", action="store_true")
    arguments.add_argument("--play", default="", help=argparse.SUPPRESS)
    given = arguments.parse_args()
    if given.play:
        asyncio.run(Player(given.play).play())
    with tempfile.TemporaryDirectory() as folder:
        server = Running(
            str(Path(folder) / "t.sqlite"),
            Path(folder) / "log",
            "--log-level",
            "warning",
            "--games",
            f"{GAME},laboratorium",
            port=free_port(),
        )
        try:
            server.wait_until_warm(GAME, "laboratorium")
            if given.first:
                go_first(server.process.pid)
            good = asyncio.run(attack(server, set(filter(None, given.only.split(","))), given.first))
        finally:
            log = Path(folder, "log").read_text()
            server.stop()
    if unexpected := re.findall(r'"unexpected".*', log):
        print(f"\nunexpected errors in the log: {len(unexpected)}\n{unexpected[0][:2000]}")
    if not given.no_tests:
        print()
        good &= run_tests()
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
