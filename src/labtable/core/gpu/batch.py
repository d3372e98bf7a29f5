"""The lanes of a `Batch` on the GPU: one thread steps one game and looks at it."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np

from labtable.core.compiler.rule import with_names
from labtable.core.errors import BadSetup
from labtable.core.gpu.dlpack import Shared
from labtable.core.gpu.kernels import on_gpu, target
from labtable.core.record.records import RESULT, blank
from labtable.core.simulate.batch import Tables, names_of
from labtable.core.simulate.batches import loops
from labtable.core.simulate.batches.secrets import WORDS

if TYPE_CHECKING:
    from labtable.core.game.contract import Game

    STATE: Any = ...  # the names that `_kernels` brings
    NUM_ACTIONS: Any = ...
    cuda: Any = ...
    deal_lane: Any = ...
    look_lane: Any = ...
    step_lane: Any = ...
    foresee_lane: Any = ...

THREADS = 64  # in a block
REGISTERS = 64  # of a thread
SHARES = 8  # threads that try the actions of one lane


def deal_kernel(
    states: Any, players: Any, options: Any, seeds: Any, turns: Any, observations: Any, mask: Any, movers: Any
) -> None:
    """A template: thread i deals lane i and looks at it."""
    i = cuda.grid(1)
    if i >= len(seeds):
        return
    words = cuda.local.array(WORDS, np.int64)
    legal = cuda.local.array(NUM_ACTIONS, np.int32)
    deal_lane(states, i, players, options, seeds, turns, words)
    look_lane(states, i, legal, observations, mask, movers)


def step_kernel(
    states: Any,
    players: Any,
    options: Any,
    bound: int,
    actions: Any,
    seeds: Any,
    turns: Any,
    rewards: Any,
    done: Any,
    results: Any,
) -> None:
    """A template: thread i steps lane i. An action that is out of range, or that the mask refuses, came as -1."""
    i = cuda.grid(1)
    if i >= len(seeds):
        return
    if actions[i] < 0:
        done[i] = False
        for seat in range(rewards.shape[1]):
            rewards[i, seat] = 0.0
        return
    words = cuda.local.array(WORDS, np.int64)
    step_lane(states, i, players, options, len(seeds), bound, actions, seeds, turns, words, rewards, done, results)


def look_kernel(states: Any, observations: Any, mask: Any, movers: Any) -> None:
    """A template: thread i looks at lane i."""
    i = cuda.grid(1)
    if i >= len(movers):
        return
    legal = cuda.local.array(NUM_ACTIONS, np.int32)
    look_lane(states, i, legal, observations, mask, movers)


def check_kernel(given: Any, mask: Any, actions: Any) -> None:
    """A template: what the mask refuses becomes -1."""
    i = cuda.grid(1)
    if i >= len(actions):
        return
    action = given[i]
    actions[i] = action if 0 <= action < mask.shape[1] and mask[i, action] else -1


def foresee_kernel(states: Any, seed: int, scores: Any, standing: Any) -> None:
    """A template: SHARES threads try the actions of a lane."""
    i = cuda.grid(1) // SHARES
    if i >= len(states):
        return
    worlds = cuda.local.array(2, STATE)
    legal = cuda.local.array(NUM_ACTIONS, np.int32)
    foresee_lane(states, i, worlds, seed, legal, scores, standing, cuda.grid(1) % SHARES, SHARES)


_kernels: dict[str, dict[str, Any]] = {}


def kernels_of(game: Game, cuda: Any) -> dict[str, Any]:
    """The kernels of a game, the same for all its batches, so that they compile once."""
    from numba import from_dtype

    if game.key not in _kernels:
        more = {
            **game.engine.names,
            **names_of(game),
            "cuda": cuda,
            "STATE": from_dtype(game.STATE),
            "NUM_ACTIONS": game.NUM_ACTIONS,
        }
        for name in ("deal_lane", "look_lane", "step_lane", "foresee_lane"):
            more[name] = on_gpu(with_names(getattr(loops, name), more))
        templates = (deal_kernel, step_kernel, look_kernel, check_kernel, foresee_kernel)
        _kernels[game.key] = {
            template.__name__: cuda.jit(with_names(template, more), max_registers=REGISTERS) for template in templates
        }
    return _kernels[game.key]


class GpuLanes:
    """The arrays of a batch on the GPU, and the kernels over them; each is compiled when it is first used."""

    def __init__(self, game: Game, tables: Tables) -> None:
        n, seats = len(tables.players), tables.seats
        self.game, self.cuda, self.count = game, target(), n
        self._states = self.cuda.to_device(blank(game.STATE, n))
        self._players, self._options = self.cuda.to_device(tables.players), self.cuda.to_device(tables.options)
        self.observations = self._shared((n, game.OBSERVATION.itemsize // 2), np.int16)
        self.mask, self.to_move = self._shared((n, game.NUM_ACTIONS), np.bool_), self._shared((n,), np.int32)
        self.rewards, self.done = self._shared((n, seats), np.float32), self._shared((n,), np.bool_)
        self.seeds, self._turns = self._shared((n,), np.int64), self._shared((n,), np.int32)
        self.results = self.cuda.to_device(np.zeros((n, seats), RESULT))
        self.result_numbers = Shared(
            self.cuda.devicearray.DeviceNDArray(
                (n, seats, RESULT.itemsize // 2),
                (seats * RESULT.itemsize, RESULT.itemsize, 2),
                np.dtype(np.int16),
                gpu_data=self.results.gpu_data,
            )
        )
        self._actions = self._shared((n,), np.int32)
        self._records = self._as_records(self.observations.numba)
        self._kernels = kernels_of(game, self.cuda)

    @cached_property
    def state_words(self) -> Shared:
        """The states as words of eight bytes, where they are made of such."""
        size = self.game.STATE.itemsize
        return Shared(
            self.cuda.devicearray.DeviceNDArray(
                (self.count, size // 8), (size, 8), np.dtype(np.int64), gpu_data=self._states.gpu_data
            )
        )

    def _shared(self, shape: tuple[int, ...], dtype: Any) -> Shared:
        return Shared(self.cuda.to_device(np.zeros(shape, dtype)))

    def _as_records(self, array: Any) -> Any:
        """The rows of numbers as the records that `observe` writes."""
        dtype = self.game.OBSERVATION
        return self.cuda.devicearray.DeviceNDArray((self.count,), (dtype.itemsize,), dtype, gpu_data=array.gpu_data)

    def _run(self, name: str, *arguments: Any, shares: int = 1) -> None:
        blocks = (self.count * shares + THREADS - 1) // THREADS
        self._kernels[name][blocks, THREADS, self._stream()](*arguments)  # the first launch compiles

    def _stream(self) -> Any:
        return self.cuda.default_stream()

    def _blank(self) -> None:
        for shared in (self.observations, self.mask):
            array = shared.numba
            self.cuda.driver.device_memset(array, 0, array.alloc_size, stream=self._stream())

    def deal(self, seed: int) -> None:
        self.seeds.numba.copy_to_device(seed + np.arange(self.count))
        for shared in (self.rewards, self.done):
            self.cuda.driver.device_memset(shared.numba, 0, shared.numba.alloc_size)
        self._blank()
        self._run(
            "deal_kernel",
            self._states,
            self._players,
            self._options,
            self.seeds.numba,
            self._turns.numba,
            self._records,
            self.mask.numba,
            self.to_move.numba,
        )

    def step(self, actions: Any) -> None:
        given = self._given(actions)
        self._run("check_kernel", given, self.mask.numba, self._actions.numba)
        self._run(
            "step_kernel",
            self._states,
            self._players,
            self._options,
            self.game.meta.bound,
            self._actions.numba,
            self.seeds.numba,
            self._turns.numba,
            self.rewards.numba,
            self.done.numba,
            self.results,
        )
        self._blank()
        self._run("look_kernel", self._states, self._records, self.mask.numba, self.to_move.numba)

    def _given(self, actions: Any) -> Any:
        """An array on the GPU is taken as it is, one in main memory is copied there."""
        if not hasattr(actions, "__cuda_array_interface__"):
            actions = self.cuda.to_device(np.ascontiguousarray(actions))
        array = self.cuda.as_cuda_array(actions)
        if array.shape != (self.count,) or array.dtype.kind not in "iu":
            raise BadSetup(
                f"A batch of {self.count} games takes as many whole numbers as actions, not an array of "
                f"{array.dtype} with shape {array.shape}."
            )
        return array

    def foresee(self, seed: int, scores: Any, standing: Any) -> None:
        as_array = self.cuda.as_cuda_array
        self._run("foresee_kernel", self._states, seed, as_array(scores), as_array(standing), shares=SHARES)
