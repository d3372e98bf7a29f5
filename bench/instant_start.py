"""How soon can people play on a computer that has compiled nothing? `python bench/instant_start.py`

Starts a server with an empty cache and asks it as a browser would: when the first page answers, when a table of each
game is dealt and can be played, how long every level of bot takes for its first move, when all is compiled, and what
the slowest plain request took meanwhile. Run it on a quiet machine; the load is printed, and the processor time of
the server with all that it started, which hangs less on what else the machine does.
"""

from __future__ import annotations

import argparse
import os
import resource
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

import httpx

EVERY = 0.05  # seconds between two plain requests
PATIENCE = 600.0
NUMBERS = count()


@contextmanager
def fresh_server() -> Iterator[tuple[str, float]]:
    """The address of a server without any compiled code, and when its process was started."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        words = ["serve", "--port", str(port), "--unlimited", "--database", str(Path(folder) / "tables.sqlite")]
        began = time.perf_counter()
        with subprocess.Popen(
            [sys.executable, "-c", "from labtable.cli import main; main()", *words],
            env={**os.environ, "LABTABLE_CACHE": str(Path(folder) / "cache")},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        ) as process:
            try:
                yield f"http://127.0.0.1:{port}", began
            finally:
                process.terminate()


class Asking(threading.Thread):
    """Asks for the page and the list of games until it is told to stop; the slowest answer."""

    def __init__(self, address: str) -> None:
        super().__init__(daemon=True)
        self.address, self.slowest, self.asked = address, 0.0, 0
        self.enough = threading.Event()

    def run(self) -> None:
        with httpx.Client(base_url=self.address, timeout=PATIENCE) as http:
            while not self.enough.is_set():
                for path in ("/", "/api/about"):
                    began = time.perf_counter()
                    http.get(path)
                    self.slowest, self.asked = max(self.slowest, time.perf_counter() - began), self.asked + 1
                    time.sleep(EVERY)


class Visitor:
    def __init__(self, address: str) -> None:
        self.http = httpx.Client(base_url=address, timeout=PATIENCE)
        self.http.post("/api/session", json={})

    def sit(self, game: str, level: str) -> str:
        chairs = [{"kind": "me", "nickname": "Ada"}, {"kind": "bot", "level": level}]
        wanted = {"game": game, "chairs": chairs, "settings": {"pace": False}}
        code = str(self.http.post("/api/tables", json=wanted).raise_for_status().json()["code"])
        self.command(code, type="start")
        return code

    def command(self, code: str, **body: Any) -> Any:
        return self.http.post(f"/api/tables/{code}/commands", json={"id": f"c{next(NUMBERS)}", **body}).json()

    def table(self, code: str) -> Any:
        return self.http.get(f"/api/tables/{code}").json()["table"]

    def moment(self, code: str) -> Any:
        return self.table(code)["moment"]

    def until_dealt(self, code: str) -> None:
        while self.moment(code) is None:
            time.sleep(EVERY)

    def first_move_of_the_bot(self, code: str) -> float:
        """Seconds from the moment when it is the bot's turn until it has moved once."""
        while (moment := self.moment(code))["to_move"] == 0:
            self.command(code, type="act", seat=0, action=moment["legal"][0]["action"], position=moment["position"])
        began, position = time.perf_counter(), moment["position"]
        while self.moment(code)["position"] == position:
            time.sleep(EVERY / 5)
        return time.perf_counter() - began


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--game", default="element", help="in which every level of bot is asked for a move")
    given = arguments.parse_args()
    print(f"load of the machine: {os.getloadavg()[0]:.1f}", flush=True)
    with fresh_server() as (address, began):
        while True:
            try:
                httpx.get(address, timeout=PATIENCE)
                break
            except httpx.TransportError:
                time.sleep(EVERY)

        def tell(what: str, seconds: float | None = None) -> None:
            print(f"{what:44} {time.perf_counter() - began if seconds is None else seconds:7.2f} s", flush=True)

        tell("the first page answers")
        asking = Asking(address)
        asking.start()
        visitor = Visitor(address)
        about = visitor.http.get("/api/about").json()
        codes = []
        for card in about["games"]:
            codes.append(visitor.sit(card["name"], about["levels"][-1]))
            visitor.until_dealt(codes[-1])
            tell(f"{card['name']} can be played")
        for level in about["levels"]:
            code = visitor.sit(given.game, level)
            visitor.until_dealt(code)
            tell(f"first move of {level}", visitor.first_move_of_the_bot(code))
        while any(card["warming"] for card in visitor.http.get("/api/about").json()["games"]):
            time.sleep(0.5)
        tell("all rules are compiled")
        while any(visitor.table(code)["preparing"] for code in codes):
            time.sleep(0.5)
        tell("everything is compiled, the bots' search too")
        asking.enough.set()
        asking.join()
        tell(f"the slowest of {asking.asked} plain requests", asking.slowest)
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    print(f"{'processor of server and compilers':44} {used.ru_utime + used.ru_stime:7.2f} s")
    print(f"load of the machine: {os.getloadavg()[0]:.1f}")


if __name__ == "__main__":
    main()
