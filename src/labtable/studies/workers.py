"""Who plays the units of a study: processes of this computer; `cluster.py` and `on_gpu.py` are the others."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Protocol

from labtable.core.errors import LabtableError
from labtable.core.worker_process import ignore_interrupts
from labtable.studies.plan import StudyPlan
from labtable.studies.store import StudyFolder
from labtable.studies.unit import Unit, play


class WorkerLost(LabtableError):
    """A worker ended before its unit was finished."""


class UnitWorkers(Protocol):
    """Who plays units. It makes no difference to the numbers."""

    def warm_up(self, study: StudyPlan, unit: Unit) -> None:
        """Compile what the case of a unit needs; the unit is a small one."""

    def play(self, study: StudyPlan, store: StudyFolder, units: list[Unit]) -> Iterator[Unit]:
        """Play units and keep them in the store; each is told when it is there, in any order. Or WorkerLost."""


class Processes:
    """Worker processes of this computer; where `jobs` is 1, this process."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs

    def warm_up(self, study: StudyPlan, unit: Unit) -> None:
        play(study, unit)

    def play(self, study: StudyPlan, store: StudyFolder, units: list[Unit]) -> Iterator[Unit]:
        if self.jobs == 1:
            for unit in units:
                yield work(study, store, unit)
            return
        with ProcessPoolExecutor(self.jobs, get_context("spawn"), ignore_interrupts) as pool:
            try:
                left: set[Future[Unit]] = {pool.submit(work, study, store, unit) for unit in units}
                while left:
                    ready, left = wait(left, return_when=FIRST_COMPLETED)
                    for one in ready:
                        yield one.result()
            except BaseException as error:
                pool.shutdown(cancel_futures=True)  # units under way are finished and kept
                if isinstance(error, BrokenProcessPool):
                    raise WorkerLost("A process ended before its time.") from None
                raise


def work(study: StudyPlan, store: StudyFolder, unit: Unit) -> Unit:
    """In a worker: play a unit and keep it."""
    store.write(unit, play(study, unit))
    return unit
