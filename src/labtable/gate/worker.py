"""A worker: asks a queue of gates for sets, plays them, and sends back what came of them."""

from __future__ import annotations

import socket
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from labtable import __version__
from labtable.bots.nets.files import MOST_BYTES
from labtable.core.worker_process import ignore_interrupts
from labtable.gate import wire
from labtable.gate.plan import PACKAGE, BadGate, GatePlan, check_here, places_in
from labtable.gate.sets import player_of

PATIENCE = 60.0  # seconds for an answer
PAUSE = 5.0  # seconds before a queue that had nothing, or did not answer, is asked again
TRIES = 60  # times that a queue may not answer
GONE = (401, 409)  # the queue began anew, or took the sets back

S = TypeVar("S")


class Shut(BadGate):
    """The queue refuses; `status` is that of HTTP."""

    def __init__(self, sentence: str, status: int) -> None:
        super().__init__(sentence)
        self.status = status


class Client:
    """A queue as a worker speaks with it."""

    def __init__(self, address: str, token: str, sleep: Callable[[float], object] = time.sleep) -> None:
        self.address = (address if "://" in address else f"http://{address}").rstrip("/")
        if not self.address.startswith(("http://", "https://")):
            raise BadGate(f"The address of a queue is such as 192.0.2.7:8100, not {address}.")
        self.token, self.sleep, self.key = token, sleep, ""

    def join(self) -> None:
        self.key = ""
        name = "".join(c for c in socket.gethostname() if c.isalnum() or c in ".-")[:40] or "worker"
        self.key = self.ask("join", wire.Join(self.token, name), wire.WorkerKey).key

    def ask(self, what: str, sent: msgspec.Struct, kind: type[S]) -> S:
        body = self._fetched(f"api/{what}", msgspec.json.encode(sent))
        try:
            return msgspec.json.decode(body, type=kind)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            raise BadGate(f"{self.address} does not answer as a queue of this version does.") from None

    def net(self, digest: str) -> bytes:
        return self._fetched(f"api/nets/{digest}", None)

    def _fetched(self, path: str, body: bytes | None) -> bytes:
        headers = {"Authorization": f"Bearer {self.key}", "Content-Type": "application/json"}
        asked = urllib.request.Request(f"{self.address}/{path}", body, headers)
        for _ in range(TRIES):
            try:
                with urllib.request.urlopen(asked, timeout=PATIENCE) as answer:
                    found: bytes = answer.read(MOST_BYTES + 1)
                if len(found) > MOST_BYTES:
                    raise BadGate(f"{self.address} sent more than a queue does.")
                return found
            except urllib.error.HTTPError as error:
                raise Shut(_sentence(error), error.code) from None
            except (OSError, ValueError):  # not there, or not now
                self.sleep(PAUSE)
        raise BadGate(f"There is no queue at {self.address}, or it does not answer any more.")


def _sentence(error: urllib.error.HTTPError) -> str:
    try:
        return msgspec.json.decode(error.read(10_000), type=wire.Wrong).error
    except (OSError, msgspec.MsgspecError, UnicodeError):
        return f"The queue refused with {error.code}."


def fetched(client: Client, plan: GatePlan, folder: Path) -> dict[str, Path]:
    """Where the nets of a plan lie here; those of the package must be the same as the queue's."""
    if plan.version != __version__:
        raise BadGate(f"The queue is Labtable {plan.version}; this is {__version__}. Both must be the same.")
    if plan.timed:
        raise BadGate("A worker plays neither bots of others nor bots with a clock: nobody could check its games.")
    places = places_in(plan, folder)
    for alias, path in places.items():
        if alias != PACKAGE and not path.exists():
            path.write_bytes(client.net(plan.nets[alias]))
    check_here(plan, places)
    return places


def work(client: Client, folder: Path, jobs: int, tell: Callable[[str], Any], sets: int = 0) -> int:
    """Play for a queue until every gate is decided, or so many sets were played; how many they were."""
    client.join()
    played = 0
    with ProcessPoolExecutor(jobs, get_context("spawn"), ignore_interrupts) as pool:
        while not sets or played < sets:
            wanted = min(jobs, sets - played) if sets else jobs
            try:
                given = client.ask("work", wire.Wanted(wanted), wire.Work)
                if given.plan is None and given.over:
                    break
                if given.plan is None:
                    client.sleep(PAUSE)
                    continue
                tell(f"{given.plan.title}: sets {', '.join(map(str, given.numbers))}")
                play = player_of(given.plan, fetched(client, given.plan, folder))
                results = list(pool.map(play, given.numbers))
                played += client.ask("results", wire.Results(given.lease, results), wire.Taken).taken
            except Shut as shut:
                if shut.status not in GONE:
                    raise
                client.join()
    return played
