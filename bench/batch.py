"""How fast `labtable.Batch` steps games with observations and masks, and that each lane is the game of its seed.

`nice python bench/batch.py` measures one core, `--gpu` an NVIDIA GPU: there every lane is first compared with the
CPU's, decision for decision, and the arrays are shared with the libraries that are installed. A decision is a legal
action at random; choosing it is not counted on the CPU, and on the GPU it is counted in a second figure.
"""

from __future__ import annotations

import argparse
import importlib
import time
from typing import Any

import numpy as np

from labtable import Batch
from labtable.core.game.contract import Game
from labtable.core.game.registry import game as find_game
from labtable.core.game.registry import names

LANES = {"cpu": 1024, "gpu": 1 << 17}
COMPARED = 512, 400  # lanes and steps


def random_actions(mask: Any, luck: np.random.Generator) -> Any:
    return (luck.random(mask.shape, np.float32) * mask).argmax(1).astype(np.int32)


def on_cpu(game: Game, players: int, seconds: float) -> None:
    batch, luck, spent, steps = Batch(game, LANES["cpu"], players), np.random.default_rng(0), 0.0, 0
    batch.step(random_actions(batch.mask, luck))
    while spent < seconds:
        actions = random_actions(batch.mask, luck)
        began = time.process_time()
        batch.step(actions)
        spent += time.process_time() - began
        steps += 1
    print(f"| {game.name} | {players} | cpu, one core | {batch.n} | {steps * batch.n / spent / 1e6:.2f} |", flush=True)


def equal_to_cpu(game: Game, tables: list[tuple[int, dict[str, object]]]) -> None:
    lanes, steps = COMPARED
    cpu, gpu = (Batch(game, lanes, seed=11, tables=tables, device=device) for device in ("cpu", "gpu"))
    luck, ends = np.random.default_rng(2), 0
    for step in range(steps):
        for name in ("observations", "mask", "to_move", "rewards", "done", "seeds"):
            assert np.array_equal(getattr(cpu, name), getattr(gpu, name).copy_to_host()), f"{game.name} {step} {name}"
        actions = random_actions(cpu.mask, luck)
        cpu.step(actions)
        gpu.step(actions)
        ends += int(cpu.done.sum())
    print(f"{game.name}: {lanes} lanes × {steps} steps on the GPU are those of the CPU; {ends} games ended", flush=True)


def shared(batch: Batch) -> None:
    """The same memory, wherever it is looked at."""
    for library in ("torch", "cupy", "jax"):
        try:
            module = importlib.import_module(f"{library}.dlpack" if library == "jax" else library)
            theirs = module.from_dlpack(batch.observations)
            where = (
                theirs.data_ptr()
                if library == "torch"
                else theirs.data.ptr
                if library == "cupy"
                else theirs.unsafe_buffer_pointer()
            )
            print(f"{library}: DLPack, no copy: {where == batch.observations.__cuda_array_interface__['data'][0]}")
        except ImportError:
            print(f"{library}: not installed")


def on_gpu(game: Game, players: int, seconds: float, lanes: int) -> None:
    import torch  # type: ignore[import-not-found,unused-ignore]

    began = time.perf_counter()
    batch = Batch(game, lanes, players, device="gpu")
    mask = torch.from_dlpack(batch.mask)
    batch.step(mask.byte().argmax(1).int())
    torch.cuda.synchronize()
    compiled, spent, steps, whole = time.perf_counter() - began, 0.0, 0, time.perf_counter()
    while spent < seconds:
        actions = (torch.rand(mask.shape, device="cuda") * mask).argmax(1).int()
        torch.cuda.synchronize()
        start = time.perf_counter()
        batch.step(actions)
        torch.cuda.synchronize()
        spent += time.perf_counter() - start
        steps += 1
    made = steps * batch.n / 1e6
    print(
        f"| {game.name} | {players} | gpu | {batch.n} | {made / spent:.1f} | with the choice "
        f"{made / (time.perf_counter() - whole):.1f} | compiled in {compiled:.0f} s |",
        flush=True,
    )


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("games", nargs="*", default=names())
    arguments.add_argument("--gpu", action="store_true")
    arguments.add_argument("--players", type=int, default=2)
    arguments.add_argument("--seconds", type=float, default=2.0)
    arguments.add_argument("--lanes", type=int, default=LANES["gpu"])
    given = arguments.parse_args()
    for name in given.games:
        game = find_game(name)
        if not given.gpu:
            on_cpu(game, given.players, given.seconds)
            continue
        equal_to_cpu(game, [(players, {}) for players in game.meta.players])
        on_gpu(game, given.players, given.seconds, given.lanes)
    if given.gpu:
        shared(Batch(find_game(given.games[0]), 64, device="gpu"))


if __name__ == "__main__":
    main()
