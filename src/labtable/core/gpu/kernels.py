"""The rules of a game as CUDA kernels: a thread plays one game from the deal to the end, or a block plays a pool of
them.

Needs the `gpu` extra and an NVIDIA GPU. Every game's decisions and results equal those of the CPU for the same seed.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np

from labtable.core.compiler.mode import MODE, Mode
from labtable.core.compiler.rule import with_names
from labtable.core.errors import NoGpu
from labtable.core.game import loops
from labtable.core.gpu.pool import Pools
from labtable.core.simulate.playouts import Playouts

if TYPE_CHECKING:
    from labtable.core.game.contract import Game

    STATE: Any = ...  # the names that `kernel_of` brings
    NUM_ACTIONS: Any = ...
    cuda: Any = ...
    playouts_into: Any = ...

THREADS = 256  # in a block
REGISTERS = 48  # of a thread: fewer would spill, more would leave room for fewer threads (measured on an H200)


@cache
def target() -> Any:
    """numba's CUDA target, or a sentence that says what is missing."""
    if MODE is not Mode.COMPILED:
        raise NoGpu(f"The GPU runs compiled rules; LABTABLE_MODE is {MODE.value}.")
    try:
        import numba_cuda  # type: ignore[import-not-found,unused-ignore]  # noqa: F401
        from numba import cuda
    except ImportError:
        raise NoGpu("The GPU needs numba-cuda: install the extra with `pip install 'labtable[gpu]'`.") from None
    if not hasattr(np, "row_stack"):
        raise NoGpu(
            f"numba-cuda needs numpy 2.4 and this is {np.__version__}: install the extra with "
            "`pip install 'labtable[gpu]'`."
        )
    if not cuda.is_available():  # type: ignore[no-untyped-call,unused-ignore]
        raise NoGpu("No NVIDIA GPU was found on this machine; the same games run on the CPU.")
    return cuda


def on_gpu(function: Callable[..., Any]) -> Any:
    """A plain function as kernels call it, with all the rules that it calls."""
    from labtable.core.gpu.rules import GpuRule

    return GpuRule(function)


def play_games(
    players: int, options: Any, seed: int, first: int, bound: int, decisions: Any, digests: Any, results: Any
) -> None:
    """A template: thread n plays game first + n, with a record and a list of actions of its own."""
    n = cuda.grid(1)
    if n >= len(decisions):
        return
    states = cuda.local.array(1, STATE)
    legal = cuda.local.array(NUM_ACTIONS, np.int32)
    playouts_into(
        states,
        players,
        options,
        seed,
        first + n,
        bound,
        legal,
        decisions[n : n + 1],
        digests[n : n + 1],
        results[n : n + 1],
    )


def kernel_of(game: Game, cuda: Any) -> Callable[..., Any]:
    """The kernel of a game, not yet compiled."""
    from numba import from_dtype

    names = game.engine.names
    choose = on_gpu(with_names(loops.random_action, names))
    playouts_into = on_gpu(with_names(loops.playouts_into, {**names, "choose_action": choose}))
    return with_names(
        play_games,
        {
            "playouts_into": playouts_into,
            "STATE": from_dtype(game.STATE),
            "NUM_ACTIONS": game.NUM_ACTIONS,
            "cuda": cuda,
        },
    )


class Threads:
    """A game for each thread."""

    def __init__(self, game: Game, cuda: Any) -> None:
        self.bound = game.meta.bound
        self.kernel = cuda.jit(kernel_of(game, cuda), max_registers=REGISTERS, lto=False)

    def launch(self, players: int, seed: int, first: int, options: Any, arrays: list[Any]) -> None:
        blocks = (len(arrays[0]) + THREADS - 1) // THREADS
        self.kernel[blocks, THREADS](np.int32(players), options, seed, first, np.int32(self.bound), *arrays)


class GpuPlayouts:
    """Batches of random games on the GPU; the kernel is compiled for the first of them."""

    def __init__(self, game: Game, players: int, options: dict[str, object] | None = None) -> None:
        self.game, self.players = game, players
        self.cuda = target()
        self.kernel = Pools.of(game, self.cuda) or Threads(game, self.cuda)
        self.options = self.cuda.to_device(game.options(players, options))

    def play(self, n: int, seed: int = 0, first: int = 0) -> Playouts:
        """Play games on the GPU: those that `playouts` plays on the CPU."""
        batch = Playouts(n, self.players)
        arrays = [self.cuda.to_device(array) for array in (batch.decisions, batch.digests, batch.results)]
        self.launch(arrays, seed, first)
        for array, device in zip((batch.decisions, batch.digests, batch.results), arrays, strict=True):
            device.copy_to_host(array)
        return batch

    def launch(self, arrays: list[Any], seed: int, first: int) -> None:
        """Play games into arrays that lie on the device, and wait for them."""
        self.kernel.launch(self.players, seed, first, self.options, arrays)
        self.cuda.synchronize()
