"""The units of a study on a Ray cluster: many machines, or the cores of this one. Results are kept here."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from labtable.core.compiler.rule import source_hash
from labtable.core.errors import need
from labtable.studies.plan import BadStudy, StudyPlan
from labtable.studies.store import StudyFolder
from labtable.studies.unit import Arrays, Unit, play
from labtable.studies.workers import WorkerLost

AHEAD = 2  # units under way for each core of the cluster: one is played, the next waits beside it
PATIENCE = 5.0  # seconds for the first answer of a cluster
TRIES = 3  # times that Ray gives a unit to another worker when one is lost


@contextmanager
def cluster(address: str, jobs: int) -> Iterator[Cluster]:
    """The cluster at an address; without one, a cluster of so many processes on this computer, for this study alone."""
    need("cluster", "Ray is", "ray")
    import ray

    _knock(address)
    where: dict[str, Any] = {"address": address} if address else {"num_cpus": jobs, "include_dashboard": False}
    try:
        ray.init(**where, log_to_driver=False, logging_level="ERROR")
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise BadStudy(f"The Ray cluster refuses: {_first_line(error)}") from None
    try:
        yield Cluster(ray)
    finally:
        ray.shutdown()


def _knock(address: str) -> None:
    """Ray itself goes on asking for many minutes where nobody answers."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon or not port.isdigit():
        return  # none, or a word that Ray knows, such as auto
    try:
        socket.create_connection((host, int(port)), PATIENCE).close()
    except OSError as error:
        raise BadStudy(f"No Ray cluster answers at {address}: {error.strerror or error}.") from None


class Cluster:
    """Workers of Ray."""

    def __init__(self, ray: Any) -> None:
        self.ray = ray

    def warm_up(self, study: StudyPlan, unit: Unit) -> None:
        """Compile for the workers of this computer; other machines compile for themselves."""
        play(study, unit)

    def play(self, study: StudyPlan, store: StudyFolder, units: list[Unit]) -> Iterator[Unit]:
        asked = self.ray.remote(max_retries=TRIES)(play_alike)
        told, waiting, under_way = self.ray.put(study), units[::-1], dict[Any, Unit]()
        while waiting or under_way:
            room = max(1, int(AHEAD * self.ray.cluster_resources().get("CPU", 1)))
            while waiting and len(under_way) < room:
                unit = waiting.pop()
                under_way[asked.remote(told, unit, sources(study))] = unit
            (ready, *_), _ = self.ray.wait(list(under_way), num_returns=1)
            unit = under_way.pop(ready)
            store.write(unit, self._result(ready))
            yield unit

    def _result(self, ready: Any) -> Arrays:
        errors = self.ray.exceptions
        try:
            found: Arrays = self.ray.get(ready)
            return found
        except errors.RayTaskError as error:
            if isinstance(error.cause, BadStudy):
                raise error.cause from None
            raise BadStudy(f"A worker of the cluster failed: {_first_line(error.cause)}") from None
        except (errors.WorkerCrashedError, errors.NodeDiedError, errors.ObjectLostError, errors.OutOfMemoryError):
            raise WorkerLost("A worker of the cluster was lost.") from None


def play_alike(study: StudyPlan, unit: Unit, wanted: str) -> Arrays:
    """Play the games of a unit on a worker, by the very sources of whoever asks; `BadStudy` where it has others."""
    if sources(study) != wanted:
        raise BadStudy("A machine of the cluster has another version of Labtable; install the same one on all of them.")
    return play(study, unit)


def sources(study: StudyPlan) -> str:
    """A name for the sources that the numbers of a study come from."""
    return source_hash(f"games/{study.game}+bots+studies")


def _first_line(error: BaseException) -> str:
    return next(iter(str(error).strip().splitlines()), type(error).__name__)
