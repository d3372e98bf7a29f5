"""Random playouts on a GPU, each game proved equal to the CPU's."""

from __future__ import annotations

import time

import msgspec

from labtable.core.errors import LabtableError
from labtable.core.game.contract import Game
from labtable.core.gpu.kernels import GpuPlayouts
from labtable.core.simulate.playouts import Playouts, playouts

COMPARED = 20_000  # games that are played on both, decision for decision
RUNS = 3
FIRST_BATCH = 1 << 18


class GpuSpeed(msgspec.Struct):
    game: str
    players: int
    decisions_per_second: float
    games_per_second: float
    batch: int  # games in one launch
    compile_s: float
    equal_games: int  # of them equal to the CPU's


def measure_gpu(game: Game, players: int, seconds: float) -> GpuSpeed:
    gpu = GpuPlayouts(game, players)
    started = time.perf_counter()
    gpu.play(1)
    compiled = time.perf_counter() - started
    if gpu.play(COMPARED, seed=5) != playouts(game, COMPARED, players, seed=5):
        raise LabtableError(f"{game.meta.title}: the GPU's games differ from the CPU's for the same seeds.")
    batch = FIRST_BATCH
    while (rate := _rate(gpu, batch))[0] < seconds / RUNS and batch < 1 << 25:
        batch *= 2
    fastest = max((rate, *(_rate(gpu, batch) for _ in range(RUNS - 1))), key=lambda run: run[1])
    return GpuSpeed(game.name, players, fastest[1], batch / fastest[0], batch, compiled, COMPARED)


def _rate(gpu: GpuPlayouts, batch: int) -> tuple[float, float]:
    """Seconds of one launch, and its decisions a second; the arrays lie on the device."""
    empty = Playouts(batch, gpu.players)
    arrays = [gpu.cuda.to_device(array) for array in (empty.decisions, empty.digests, empty.results)]
    gpu.cuda.synchronize()
    started = time.perf_counter()
    gpu.launch(arrays, seed=1, first=0)
    took = time.perf_counter() - started
    return took, int(arrays[0].copy_to_host().sum()) / took
