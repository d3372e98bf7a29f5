"""Kill the table server again and again while people play: no acknowledged move may be lost, none doubled.

    python bench/server_chaos.py --kills 100 --tables 30 [--database postgres]

Each player repeats a command until it is answered, as a browser does. Printed: moves acknowledged, lost, doubled, and
how long the first acknowledgement took after each start.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import random
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx

sys.path.insert(0, str(Path(__file__).parents[1]))
from tests.server.playing import Postgres, Running, new_session

PAUSE = (0.1, 0.6)  # seconds before asking again, as PROTOCOL.md wants


class Player:
    """One device that holds both seats of a table and plays on through every break."""

    def __init__(self, url: str) -> None:
        self.http = httpx.AsyncClient(base_url=url, timeout=10, headers={"Cookie": f"labtable={new_session(url)}"})
        self.acknowledged: dict[str, tuple[int, int]] = {}
        self.last_at = 0.0
        self.resent = 0
        self.ended = 0

    async def begin(self, game: str) -> None:
        chairs = [{"kind": "me", "nickname": "A"}, {"kind": "me", "nickname": "B"}]
        body = {"game": game, "chairs": chairs, "settings": {"cover_after": 0}}
        made = await self.http.post("/api/tables", json=body)
        self.code = made.json()["code"]
        await self.command({"type": "start", "id": "start"})

    async def command(self, command: dict[str, Any]) -> dict[str, Any]:
        while True:
            with contextlib.suppress(httpx.HTTPError):
                answer = dict((await self.http.post(f"/api/tables/{self.code}/commands", json=command)).json())
                if answer.get("reason") not in ("unavailable", "warming-up"):
                    return answer
            self.resent += 1
            await asyncio.sleep(random.uniform(*PAUSE))

    async def look(self, **query: object) -> dict[str, Any]:
        while True:
            with contextlib.suppress(httpx.HTTPError):
                shown = (await self.http.get(f"/api/tables/{self.code}", params=query)).json()
                if shown.get("type") == "state" and shown["table"]["moment"] is not None:
                    return dict(shown)
            await asyncio.sleep(random.uniform(*PAUSE))

    async def play(self) -> None:
        number = 0
        while True:
            table = (await self.look(since=10**6))["table"]
            if table["phase"] == "over":
                self.ended += 1
                return
            seat = table["moment"]["to_move"]
            moment = (await self.look(since=10**6, seat=seat))["table"]["moment"]
            number += 1
            command = {
                "type": "act",
                "id": f"m{number}",
                "seat": seat,
                "position": moment["position"],
                "action": random.choice(moment["legal"])["action"],
            }
            answer = await self.command(command)
            if answer["type"] == "done":
                self.acknowledged[f"m{number}"] = (int(answer["version"]), int(answer["position"]))
                self.last_at = time.monotonic()

    async def check(self) -> tuple[int, int]:
        """How many acknowledged moves are not in the table's log, and how many are there twice."""
        steps = (await self.look())["steps"]
        positions = {step["version"]: step["position"] for step in steps}
        lost = sum(1 for version, position in self.acknowledged.values() if positions.get(version) != position)
        gaps = len(steps) - len(positions) + sum(1 for version in range(1, len(steps) + 1) if version not in positions)
        return lost, gaps + len(self.acknowledged) - len(set(self.acknowledged.values()))


async def chaos(given: argparse.Namespace, server: Running) -> int:
    players = [Player(server.url) for _ in range(given.tables)]
    for player in players:
        await player.begin(given.game)
    playing = [asyncio.create_task(player.play()) for player in players]
    starts = []
    for _ in range(given.kills):
        await asyncio.sleep(random.uniform(0.3, 1.5))
        server.kill()
        began = time.monotonic()
        await asyncio.to_thread(server.start)
        while not any(player.last_at > began for player in players) and time.monotonic() < began + 60:
            await asyncio.sleep(0.01)
        starts.append(time.monotonic() - began)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    checked = [await player.check() for player in players]
    lost, doubled = sum(one for one, _ in checked), sum(two for _, two in checked)
    starts.sort()
    print(f"{given.database}, {given.game}: {given.kills} × kill -9 under {given.tables} tables")
    print(
        f"  acknowledged {sum(len(player.acknowledged) for player in players)}, lost {lost}, doubled {doubled}, "
        f"resent {sum(player.resent for player in players)}, games ended {sum(player.ended for player in players)}"
    )
    print(f"  first acknowledgement after a start: median {starts[len(starts) // 2]:.2f} s, longest {starts[-1]:.2f} s")
    for player in players:
        await player.http.aclose()
    return lost + doubled


def main() -> int:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--database", choices=["sqlite", "postgres"], default="sqlite")
    arguments.add_argument("--game", default="element")
    arguments.add_argument("--tables", type=int, default=30)
    arguments.add_argument("--kills", type=int, default=100)
    given = arguments.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        postgres = Postgres() if given.database == "postgres" else None
        database = postgres.database() if postgres else str(folder / "tables.sqlite")
        server = Running(database, folder / "log", "--log-level", "warning", "--unlimited", "--games", given.game)
        server.wait_until_warm(given.game)
        try:
            return 1 if asyncio.run(chaos(given, server)) else 0
        finally:
            server.stop()
            if postgres:
                postgres.stop()


if __name__ == "__main__":
    sys.exit(main())
