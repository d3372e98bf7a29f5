"""Studies on a GPU: are the numbers those of the CPU, and how fast is it?

`python bench/study_gpu.py eureka --out eureka.json` plays units of random and of greedy games on both and compares
every array that a study keeps; with `--timed GAMES` it then plays so many games, of greedy players a tenth, and writes
games a second, with the files of the study and without. Needs no package but those of `labtable[gpu]`.
"""

from __future__ import annotations

import argparse
import tempfile
import time
from pathlib import Path

import msgspec
import numpy as np

from labtable.studies.on_gpu import BATCH, Gpu
from labtable.studies.plan import COMPILED, StudyPlan, read
from labtable.studies.runner import units_of
from labtable.studies.store import StudyFolder
from labtable.studies.unit import Unit, play


def study_of(game: str, bots: str, games: int, folder: Path) -> StudyPlan:
    path = folder / f"{game}-{bots}.toml"
    path.write_text(f'game = "{game}"\nbots = "{bots}"\ngames = {games}\nseed = 7\n', encoding="utf-8")
    return read(path)


def compared(gpu: Gpu, game: str, bots: str, games: int, folder: Path) -> dict[str, object]:
    """The same units on both; arrays that differ are named."""
    study = study_of(game, bots, games, folder)
    store, units = StudyFolder(folder / f"{game}-{bots}", study), [Unit(0, 0, games), Unit(0, 0, games // 4, 3)]
    began = time.perf_counter()
    gpu.warm_up(study, Unit(0, 0, 1))
    compiled = time.perf_counter() - began
    list(gpu.play(study, store, units))
    began = time.perf_counter()
    differ = sorted(
        {
            name
            for unit in units
            for name, mine in play(study, unit).items()
            if not np.array_equal(mine, store.read(unit)[name])
        }
    )
    return {
        "bots": bots,
        "games": games,
        "differ": differ,
        "compile_s": round(compiled, 1),
        "cpu_s": round(time.perf_counter() - began, 1),
    }


def timed(gpu: Gpu, game: str, bots: str, games: int, folder: Path) -> dict[str, object]:
    """Launches alone, and the units of a whole study with their files."""
    study = study_of(game, bots, games, folder)
    store, case = StudyFolder(folder / f"{game}-{bots}-timed", study), study.cases[0]
    gpu.warm_up(study, Unit(0, 0, 1))
    began = time.perf_counter()
    gpu.games(study, case, 0, BATCH, -1)
    launch = time.perf_counter() - began
    began = time.perf_counter()
    played = sum(unit.count for unit in gpu.play(study, store, units_of(study, case, games)))
    took = time.perf_counter() - began
    kept = sum(path.stat().st_size for path in store.units.iterdir())
    return {
        "bots": bots,
        "games": played,
        "launch_games_a_second": round(BATCH / launch),
        "study_games_a_second": round(played / took),
        "bytes_a_game": round(kept / played, 1),
    }


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("game")
    arguments.add_argument("--games", type=int, default=4000, help="that are compared, of each policy")
    arguments.add_argument("--timed", type=int, default=0, metavar="GAMES")
    arguments.add_argument("--out", type=Path, required=True, help="a JSON file, written after every step")
    given = arguments.parse_args()
    gpu, found = Gpu(), []
    with tempfile.TemporaryDirectory() as folder:
        for bots in COMPILED:
            steps = [lambda bots=bots: compared(gpu, given.game, bots, given.games, Path(folder))]
            if given.timed:
                steps.append(
                    lambda bots=bots: timed(
                        gpu, given.game, bots, given.timed // (1 if bots == "random" else 10), Path(folder)
                    )
                )
            for step in steps:
                found.append(step())
                given.out.write_bytes(msgspec.json.encode({"game": given.game, "found": found}))
                print(given.game, found[-1], flush=True)


if __name__ == "__main__":
    main()
