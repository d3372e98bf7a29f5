"""100 000 malformed or mutated frames into a socket of the table server: every one is answered, nothing breaks.

python bench/server_fuzz.py [--frames 100000] [--database postgres]
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import tempfile
import time
from pathlib import Path

import httpx
from websockets.asyncio.client import connect

sys.path.insert(0, str(Path(__file__).parents[1]))
from tests.server.playing import GAME, Postgres, Running, new_session
from tests.server.test_streams import EXAMPLES, mutated

AT_ONCE = 30  # frames before the answers are read


async def fuzz(server: Running, frames: int) -> dict[str, int]:
    token = new_session(server.url)
    headers = {"Cookie": f"labtable={token}"}
    async with httpx.AsyncClient(base_url=server.url, headers=headers) as http:
        chairs = [{"kind": "me", "nickname": "A"}, {"kind": "me", "nickname": "B"}]
        code = (await http.post("/api/tables", json={"game": GAME, "chairs": chairs})).json()["code"]
        await http.post(f"/api/tables/{code}/commands", json={"type": "start", "id": "start"})
    luck, answers = random.Random(0), dict[str, int]()
    address = f"{server.url.replace('http', 'ws')}/api/tables/{code}/socket"
    async with connect(address, origin=server.url, additional_headers=headers, compression=None, max_size=None) as ws:
        for number in range(0, frames, AT_ONCE):
            for _ in range(AT_ONCE):
                await ws.send(mutated(luck, json.dumps(luck.choice(EXAMPLES))))
            last = f"after-{number}"
            await ws.send(json.dumps({"type": "say", "id": last, "seat": 0, "phrase": "none"}))
            while (answer := json.loads(await ws.recv())).get("id") != last:
                word = answer.get("reason") or answer["type"]
                answers[word] = answers.get(word, 0) + 1
    return answers


def main() -> int:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--database", choices=["sqlite", "postgres"], default="sqlite")
    arguments.add_argument("--frames", type=int, default=100_000)
    given = arguments.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder) / "log"
        postgres = Postgres() if given.database == "postgres" else None
        database = postgres.database() if postgres else str(Path(folder) / "t.sqlite")
        server = Running(database, log, "--log-level", "warning", "--unlimited").wait_until_warm(GAME)
        began = time.monotonic()
        try:
            answers = asyncio.run(fuzz(server, given.frames))
            alive = server.process.poll() is None
        finally:
            server.stop()
            if postgres:
                postgres.stop()
        wrong = log.read_text().count("Traceback") + log.read_text().count('"unexpected"')
        seconds = time.monotonic() - began
        print(f"{given.database}: {given.frames} frames in {seconds:.0f} s: {dict(sorted(answers.items()))}")
        print(f"server alive: {alive}, exceptions that left the handler: {wrong}")
        return 0 if alive and not wrong else 1


if __name__ == "__main__":
    sys.exit(main())
