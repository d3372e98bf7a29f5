"""How much faster is a study with more workers? `python bench/study_scaling.py [--ray] [--workers 1 2]`

Plays the same random games with each number of workers, of one computer or of a Ray cluster on it, and prints games a
second and the factor. What is compiled and started before is not counted. Run it on a quiet machine.
"""

from __future__ import annotations

import argparse
import os
import tempfile
import time
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path

from labtable.studies.cluster import cluster
from labtable.studies.plan import StudyPlan, read
from labtable.studies.runner import units_of
from labtable.studies.store import StudyFolder
from labtable.studies.workers import Processes, UnitWorkers

STARTING = 8  # units that are finished before the clock begins


def workers_of(ray: bool, count: int) -> AbstractContextManager[UnitWorkers]:
    return cluster("", count) if ray else nullcontext(Processes(count))


def speed(study: StudyPlan, workers: UnitWorkers, folder: Path) -> float:
    """Games a second once all workers are at work."""
    store, units = StudyFolder(folder, study), units_of(study, study.cases[0], study.games)
    workers.warm_up(study, units_of(study, study.cases[0], 1)[0])
    played = workers.play(study, store, units)
    for _ in range(STARTING):
        next(played)
    began = time.perf_counter()
    games = sum(unit.count for unit in played)
    return games / (time.perf_counter() - began)


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--ray", action="store_true", help="workers of Ray instead of processes")
    arguments.add_argument("--workers", type=int, nargs="+", default=[1, 2])
    arguments.add_argument("--games", type=int, default=2_000_000)
    given = arguments.parse_args()
    speeds: dict[int, float] = {}
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "scaling.toml"
        path.write_text(f'game = "eureka"\nplayers = 3\ngames = {given.games}\n', encoding="utf-8")
        study = read(path)
        for count in given.workers:
            with workers_of(given.ray, count) as workers:
                speeds[count] = speed(study, workers, Path(folder) / str(count))
            print(
                f"{count} workers: {speeds[count]:,.0f} games a second, "
                f"{speeds[count] / speeds[given.workers[0]]:.2f} × the first (load of the machine "
                f"{os.getloadavg()[0]:.1f})",
                flush=True,
            )


if __name__ == "__main__":
    main()
