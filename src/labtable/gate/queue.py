"""A queue of gates: it hands out sets to workers, takes their results, and plays some of them again.

Nothing that a worker sends is believed for its own sake. A result must belong to a set that was handed out to this
worker and not taken back since; the first sets of every worker, and some of the later ones, are drawn to be played
again here, and nothing is concluded before they are. A worker whose result comes out otherwise is shut out, and all
that it sent and that was not confirmed is handed out again.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random, SystemRandom

from labtable.gate.ledger import Check, GateStanding, Ledger
from labtable.gate.plan import BadGate
from labtable.gate.record import record_of, write
from labtable.gate.sets import SetResult, check_result

LEASE = 900.0  # seconds for the sets that were handed out together; then others may get them
MOST_SETS = 64  # that are handed out together
MOST_WORKERS = 1_000
FIRST_CHECKED = 2  # results of a new worker that are always played again
CHECKED = 0.05  # of the later ones
RECORD, STATE = ".record.json", ".gate.json"  # endings of files


class WorkerRefused(BadGate):
    """A worker that asks for what it may not have; `status` is that of HTTP."""

    def __init__(self, sentence: str, status: int) -> None:
        super().__init__(sentence)
        self.status = status


@dataclass
class QueueWorker:
    """Who works for the queue."""

    name: str
    key: str
    seen: float
    results: int = 0
    shut_out: bool = False


@dataclass
class Lease:
    """Sets of a gate that were handed out to a worker, until a moment."""

    worker: str
    gate: str
    numbers: set[int]
    until: float


@dataclass
class QueuedGate:
    """A gate in the queue."""

    name: str
    ledger: Ledger
    places: dict[str, Path]
    standing: GateStanding = field(init=False)

    def __post_init__(self) -> None:
        self.standing = self.ledger.standing()

    @property
    def over(self) -> bool:
        """Is there an answer, and nothing left that was to be played again?"""
        return self.standing.over and not any(row.check is Check.WAITING for row in self.ledger.rows.values())


class Queue:
    """All gates of a folder, and who works on them."""

    def __init__(
        self,
        token: str,
        folder: Path,
        checked: float = CHECKED,
        clock: Callable[[], float] = time.monotonic,
        luck: Random | None = None,
    ) -> None:
        self.token, self.folder, self.checked, self.clock = token, folder, checked, clock
        self.luck = luck or SystemRandom()
        self.gates: dict[str, QueuedGate] = {}
        self.workers: dict[str, QueueWorker] = {}
        self.leases: dict[str, Lease] = {}

    def add(self, ledger: Ledger, places: dict[str, Path]) -> QueuedGate:
        """Take a gate in; results of workers that were to be played again still are."""
        if ledger.plan.timed:
            raise BadGate(
                "A queue plays some sets again, so no clock may decide a move: give a number of iterations instead, "
                "such as laureate@500."
            )
        gate = QueuedGate(ledger.plan.digest, ledger, places)
        self.gates[gate.name] = gate
        self._settle(gate)
        return gate

    # Workers ---------------------------------------------------------------------------------------

    def join(self, token: str, name: str) -> QueueWorker:
        """A key for a worker that knows the token."""
        if not secrets.compare_digest(token.encode(), self.token.encode()):
            raise WorkerRefused("The token is wrong; the queue printed it when it began.", 401)
        if len(self.workers) >= MOST_WORKERS:
            raise WorkerRefused("There are too many workers.", 429)
        key = secrets.token_urlsafe(18)
        self.workers[key] = QueueWorker(name, key, self.clock())
        return self.workers[key]

    def known(self, key: str) -> QueueWorker:
        worker = self.workers.get(key)
        if worker is None:
            raise WorkerRefused("The queue does not know this worker; join again.", 401)
        if worker.shut_out:
            raise WorkerRefused("A result of this worker came out otherwise when it was played again.", 403)
        worker.seen = self.clock()
        return worker

    def hand_out(self, key: str, wanted: int) -> tuple[str, Lease] | None:
        """Sets to play, of the gate that has the fewest; none where everything is handed out or decided."""
        worker = self.known(key)
        self._take_back()
        waiting = [gate for gate in self.gates.values() if not gate.standing.over]
        for gate in sorted(waiting, key=lambda gate: len(gate.ledger.rows)):
            numbers = {number for number, _ in zip(self._free(gate), range(min(wanted, MOST_SETS)), strict=False)}
            if numbers:
                name = secrets.token_urlsafe(12)
                self.leases[name] = Lease(worker.key, gate.name, numbers, self.clock() + LEASE)
                return name, self.leases[name]
        return None

    def take(self, key: str, lease: str, results: list[SetResult]) -> int:
        """Results of sets that were handed out; how many were taken."""
        worker, held = self.known(key), self.leases.get(lease)
        self._take_back()
        if held is None or held.worker != worker.key or lease not in self.leases:
            raise WorkerRefused("These sets were not handed out to this worker, or were taken back since.", 409)
        numbers = [result.number for result in results]
        if len(set(numbers)) != len(numbers) or not set(numbers) <= held.numbers:
            raise WorkerRefused("There is a result of a set that was not handed out.", 409)
        gate = self.gates[held.gate]
        for result in results:
            check_result(gate.ledger.plan, result)
        for result in results:
            check = Check.WAITING if self._drawn(worker) else Check.TRUSTED
            gate.ledger.add(result, worker.key, check)
            worker.results += 1
        held.numbers -= set(numbers)
        if not held.numbers:
            del self.leases[lease]
        self._settle(gate)
        return len(results)

    def _drawn(self, worker: QueueWorker) -> bool:
        return worker.results < FIRST_CHECKED or self.luck.random() < self.checked

    def _free(self, gate: QueuedGate) -> Iterator[int]:
        held = {n for lease in self.leases.values() if lease.gate == gate.name for n in lease.numbers}
        return (n for n in range(gate.ledger.plan.sets) if n not in gate.ledger.rows and n not in held)

    def _take_back(self) -> None:
        """Sets that were handed out for too long are free again."""
        late = [name for name, lease in self.leases.items() if lease.until < self.clock()]
        for name in late:
            del self.leases[name]

    # Played again ----------------------------------------------------------------------------------

    def to_check(self) -> tuple[QueuedGate, SetResult] | None:
        """A result that is to be played again, the earliest of the first gate that has one."""
        for gate in self.gates.values():
            for number in sorted(gate.ledger.rows):
                if gate.ledger.rows[number].check is Check.WAITING:
                    return gate, gate.ledger.rows[number].result
        return None

    def checked_again(self, gate: QueuedGate, sent: SetResult, again: SetResult) -> bool:
        """Note how a set came out here; whether the worker told the truth."""
        row = gate.ledger.rows.get(sent.number)
        if row is None or row.result != sent:
            return True  # thrown away in the meantime
        if again == sent:
            row.check = Check.CONFIRMED
        else:
            self._shut_out(row.worker)
            gate.ledger.add(again, "", Check.CONFIRMED)
        self._settle(gate)
        return again == sent

    def _shut_out(self, key: str) -> None:
        if key in self.workers:
            self.workers[key].shut_out = True
        self.leases = {name: lease for name, lease in self.leases.items() if lease.worker != key}
        for gate in self.gates.values():
            if gate.ledger.forget(key):
                self._settle(gate)

    def _settle(self, gate: QueuedGate) -> None:
        """Keep what is known; where a gate is over, with its record."""
        gate.ledger.keep()
        gate.standing = gate.ledger.standing()
        path = self.folder / f"{gate.ledger.plan.game}-{gate.name}{RECORD}"
        if gate.over:
            write(record_of(gate.ledger), path)
        else:
            path.unlink(missing_ok=True)
