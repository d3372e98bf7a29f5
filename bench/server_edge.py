"""Attack the edge of the table server from this computer, bounded in count and time, and print what a bystander felt.

    python bench/server_edge.py [--only heads,pings]

A bystander plays on at a table of its own, in a process of its own, from the same address. For each attack: its slowest
move, and what came of the attack. Compare releases by running it in each; other work on the machine counts in both.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import re
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx

sys.path.insert(0, str(Path(__file__).parents[1]))
from bench.server_attack import BOTS, ME, Client, Victim
from tests.server.playing import GAME, Running, free_port

MB = 2**20


class Edge:
    """The server that is attacked, and who attacks it."""

    def __init__(self, server: Running) -> None:
        self.server, self.url = server, server.url
        self.host, self.port = "127.0.0.1", server.port

    async def clients(self, number: int) -> list[Client]:
        return [await Client(self.url).begin() for _ in range(number)]

    async def plug(self, said: bytes, more: bytes = b"", times: int = 0) -> str:
        """Say something on a connection of its own; what came back, or how it ended."""
        heard, say = await asyncio.open_connection(self.host, self.port)
        sent = 0
        try:
            say.write(said)
            for _ in range(times):
                say.write(more)
                await asyncio.wait_for(say.drain(), 60)
                sent += len(more)
            answer = await asyncio.wait_for(heard.read(64), 2)
            return answer[9:12].decode() or f"closed after {sent / MB:.1f} MB"
        except OSError:
            return f"closed after {sent / MB:.1f} MB"
        except TimeoutError:
            return f"read {sent / MB:.1f} MB"
        finally:
            say.close()

    async def heads(self) -> str:
        """one header of 40 MB"""
        return await self.plug(b"GET / HTTP/1.1\r\nHost: localhost\r\nX: ", b"a" * 65_536, 640)

    async def headers(self) -> str:
        """20 MB of tiny headers"""
        before = memory(self.server)
        end = await self.plug(b"GET / HTTP/1.1\r\nHost: localhost\r\n", b"a:b\r\n" * 13_107, 320)
        return f"{end}; memory {before:.0f} to {memory(self.server):.0f} MB"

    async def components(self) -> str:
        """300 cookies, three times the components of a game each"""
        clients = await self.clients(300)
        began = time.perf_counter()
        calls = [one.http.get("/api/games/curie/components") for one in clients for _ in range(3)]
        answers = Counter(told(answer) for answer in await asyncio.gather(*calls, return_exceptions=True))
        return f"{dict(answers)} in {time.perf_counter() - began:.1f} s"

    async def cookies(self) -> str:
        """300 Cookie headers of 60 KB"""
        async with httpx.AsyncClient(base_url=self.url, timeout=60) as http:
            asked = {"Cookie": "; ".join(["a=b"] * 12_000)}
            calls = [http.get("/health", headers=asked) for _ in range(300)]
            return str(dict(Counter(told(answer) for answer in await asyncio.gather(*calls, return_exceptions=True))))

    async def pings(self) -> str:
        """20 sockets, 3 MB of pings each"""
        one = (await self.clients(1))[0]
        code = (await one.make([ME, {"kind": "open"}]))["code"]

        async def flood() -> str:
            async with one.socket(code, "seat=0") as ws:
                with contextlib.suppress(Exception):
                    for _ in range(48):
                        ws.transport.write(b"\x89\x80\0\0\0\0" * 10_922)
                        await asyncio.sleep(0)
                        while ws.transport.get_write_buffer_size() > MB:
                            await asyncio.sleep(0.01)
                    await asyncio.wait_for(ws.wait_closed(), 3)
                return str(ws.close_code)

        return f"closed with {dict(Counter(await asyncio.gather(*(flood() for _ in range(20)))))}"

    async def polls(self) -> str:
        """996 polls of one cookie at one table, and a move there"""
        one = (await self.clients(1))[0]
        code = (await one.make([ME, {"kind": "me", "nickname": "Bo"}]))["code"]
        await one.do(code, "start")
        version = (await one.http.get(f"/api/tables/{code}?seat=0")).json()["version"]
        cookie = "; ".join(f"{name}={value}" for name, value in one.http.cookies.items())
        poll = (
            f"GET /api/tables/{code}/poll?since={version}&seat=0&wait=55 HTTP/1.1\r\nHost: localhost\r\n"
            f"Cookie: {cookie}\r\n\r\n"
        ).encode()
        pairs = []
        for _ in range(996):
            pairs.append(await asyncio.open_connection(self.host, self.port))
            pairs[-1][1].write(poll)
        answers = [asyncio.create_task(heard.read(64)) for heard, _ in pairs]
        await asyncio.sleep(5)
        refused = sum(answer.done() for answer in answers)
        began = time.perf_counter()
        await one.do(code, "say", seat=0, phrase="hello")
        took = time.perf_counter() - began
        for _, say in pairs:
            say.close()
        await asyncio.gather(*answers, return_exceptions=True)
        return f"{996 - refused} waited; a stamp there took {1000 * took:.0f} ms"

    async def laureates(self) -> str:
        """one client's 20 Laureate tables, and somebody else's greedy bot"""
        one, other = await self.clients(2)
        await self.greedy(other)  # its process has started
        alone = await self.greedy(other)
        codes = []
        for _ in range(20):
            codes.append((await one.make([{"kind": "bot", "level": "laureate"}] * 2))["code"])
            await one.do(codes[-1], "start")
        await asyncio.sleep(3)
        beside = await self.greedy(other)
        for code in codes:
            await one.post(f"/api/tables/{code}/forget", {})
        return f"three moves took {alone:.2f} s alone, {beside:.2f} s beside them"

    async def greedy(self, one: Client) -> float:
        """Seconds until a bot has moved three times."""
        shown = {**BOTS, "spectators": True}
        code = (await one.make([{"kind": "bot", "level": "greedy"}] * 2, settings=shown))["code"]
        began = time.perf_counter()
        await one.do(code, "start")
        while True:
            moment = (await one.http.get(f"/api/tables/{code}")).json()["table"]["moment"]
            if moment is not None and moment["position"] >= 3:
                return time.perf_counter() - began
            await asyncio.sleep(0.05)

    async def sessions(self) -> str:
        """30 sessions a second for 50 s, then twelve newcomers"""
        alone = httpx.Limits(max_keepalive_connections=0)
        async with httpx.AsyncClient(base_url=self.url, timeout=60, limits=alone) as http:
            for _ in range(50):
                began = time.perf_counter()
                await asyncio.gather(*(http.post("/api/session", json={}, cookies={}) for _ in range(30)))
                http.cookies.clear()
                await asyncio.sleep(max(0.0, 1 - (time.perf_counter() - began)))
            newcomers = []
            for _ in range(12):
                http.cookies.clear()
                newcomers.append((await http.post("/api/session", json={})).status_code)
        return f"{newcomers.count(204)} of 12 got a session"

    async def tables(self) -> str:
        """30 cookies that make 12 tables each, then a neighbour's first"""
        made = Counter[str]()
        for one in await self.clients(30):
            for _ in range(12):
                made[(await one.make([ME, {"kind": "open"}])).get("reason", "made")] += 1
        neighbour = await (await self.clients(1))[0].make([ME, {"kind": "open"}])
        return f"{dict(made)}; the neighbour's: {neighbour.get('reason', 'made')}"

    async def classes(self) -> str:
        """7 cookies that make 10 classes each, then a teacher's first"""
        made = Counter[str]()
        for one in await self.clients(7):
            for _ in range(10):
                made[(await self.new_class(one)).get("reason", "made")] += 1
        teacher = await self.new_class((await self.clients(1))[0])
        return f"{dict(made)}; the teacher's: {teacher.get('reason', 'made')}"

    async def new_class(self, one: Client) -> Any:
        return await one.post("/api/classes", {"game": GAME, "players": 2, "options": {}, "language": "en"})

    async def pipeline(self) -> str:
        """20 000 requests on one connection, no answer read"""
        return await self.plug(b"", b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n" * 1000, 20)


def told(answer: httpx.Response | BaseException) -> str:
    return str(answer.status_code) if isinstance(answer, httpx.Response) else type(answer).__name__


def memory(server: Running) -> float:
    """Megabytes of the server's process."""
    return int(re.findall(r"VmRSS:\s+(\d+)", Path(f"/proc/{server.process.pid}/status").read_text())[0]) / 1024


async def attack(server: Running, only: set[str]) -> None:
    edge, victim = Edge(server), Victim(server.url, first=False)
    playing = asyncio.create_task(victim.play())
    while len(victim.times) < 20:
        await asyncio.sleep(0.1)
    victim.times.clear()
    await asyncio.sleep(8)
    print(f"the bystander's slowest move before: {1000 * slowest(victim):.0f} ms", flush=True)
    every: list[Callable[[], Awaitable[str]]] = [
        edge.heads,
        edge.headers,
        edge.components,
        edge.cookies,
        edge.pings,
        edge.polls,
        edge.pipeline,
        edge.laureates,
        edge.sessions,
        edge.classes,
        edge.tables,
    ]
    for one in every:
        if only and one.__name__ not in only:
            continue
        slowest(victim)
        try:
            figure = await one()
        except Exception as error:
            figure = repr(error)
        await asyncio.sleep(1)
        print(f"| {one.__doc__:62} | {1000 * slowest(victim):7.0f} ms | {figure} |", flush=True)
        await asyncio.sleep(2)
    playing.cancel()
    await asyncio.wait([playing])


def slowest(victim: Victim) -> float:
    """Of the bystander's moves since this was last asked; one that still waits counts too."""
    times, victim.times = victim.times, []
    return max([*times, max(0.0, time.perf_counter() - victim.last - 0.5)])


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--only", default="")
    given = arguments.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        words = "--log-level", "warning", "--games", f"{GAME},curie"
        server = Running(str(Path(folder) / "t.sqlite"), Path(folder) / "log", *words, port=free_port())
        try:
            server.wait_until_warm(GAME, "curie")
            asyncio.run(attack(server, set(filter(None, given.only.split(",")))))
        finally:
            server.stop()


if __name__ == "__main__":
    main()
