"""A pool of games as a GPU plays it, in plain Python: the threads of a warp in step, and the games those of the CPU."""
import threading
from types import SimpleNamespace

import numpy as np
import pytest

from labtable.core import gpu_pool
from labtable.core.playouts import Playouts
from labtable.core.records import blank
from labtable.core.registry import game

LANES = 32
MEETINGS = 20_000  # of the threads of a warp, more than these games take


class Warp:
    """A stand-in for CUDA with one warp: its threads run by turns, each up to where all of them meet."""

    def __init__(self):
        self.own = threading.local()
        self.turns = [threading.Semaphore(0) for _ in range(LANES)]
        self.told = [[0] * LANES, [0] * LANES]  # what the threads show each other, at meetings by turns
        self.kept, self.failed = {}, []
        self.blockIdx = SimpleNamespace(x=0)
        self.shared, self.local = SimpleNamespace(array=self._shared), SimpleNamespace(array=self._garbage)
        self.atomic = SimpleNamespace(add=self._add, or_=self._or, exch=self._exchange)

    @property
    def threadIdx(self):  # noqa: N802
        return SimpleNamespace(x=self.own.lane)

    def launch(self, kernel, *arguments):
        threads = [threading.Thread(target=self._run, args=(lane, kernel, arguments)) for lane in range(LANES)]
        for thread in threads:
            thread.start()
        self.turns[0].release()
        for thread in threads:
            thread.join()
        if self.failed:
            raise self.failed[0]

    def _run(self, lane, kernel, arguments):
        self.own.lane, self.own.arrays, self.own.meetings = lane, 0, 0
        self.turns[lane].acquire()
        try:
            with np.errstate(over="ignore"):  # words of 32 bits
                kernel(*arguments)
        except BaseException as error:
            self.failed.append(error)
        self.turns[(lane + 1) % LANES].release()

    def _meet(self, value=0):
        """Show a value, let all others come here, and see theirs."""
        lane, told = self.own.lane, self.told[self.own.meetings % 2]
        self.own.meetings += 1
        told[lane] = value
        self.turns[(lane + 1) % LANES].release()
        self.turns[lane].acquire()
        if self.failed:
            raise RuntimeError("another thread failed")
        if self.own.meetings > MEETINGS:
            raise AssertionError("the games do not end")
        return told

    def syncthreads(self):
        self._meet()

    def syncwarp(self, _):
        self._meet()

    def shfl_sync(self, _, value, lane):
        return self._meet(value)[lane]

    def shfl_up_sync(self, _, value, step):
        return self._meet(value)[max(self.own.lane - step, 0)]

    def shfl_xor_sync(self, _, value, bits):
        return self._meet(value)[self.own.lane ^ bits]

    def nanosleep(self, _):
        raise AssertionError("the only warp waits for another")

    def threadfence_block(self):
        pass

    @staticmethod
    def popc(word):
        return (int(word) & 0xFFFFFFFF).bit_count()

    def _shared(self, shape, kind):
        self.own.arrays += 1
        if self.own.arrays not in self.kept:
            self.kept[self.own.arrays] = self._garbage(shape, kind)
        return self.kept[self.own.arrays]

    @staticmethod
    def _garbage(shape, kind):
        array = np.zeros(shape, kind)
        array.view(np.uint8)[...] = 0x55
        return array

    @staticmethod
    def _add(array, at, value):
        before = array[at]
        array[at] += value
        return before

    @staticmethod
    def _or(array, at, value):
        array[at] |= value

    @staticmethod
    def _exchange(array, at, value):
        before = array[at]
        array[at] = value
        return before

    def get_current_device(self):
        return SimpleNamespace(MULTIPROCESSOR_COUNT=1)

    def device_array(self, size, kind):
        array = blank(np.dtype(kind), size)
        array.view(np.uint8)[...] = 0x55
        return array

    def to_device(self, array):
        return array


@pytest.mark.parametrize(("name", "bound"), [("eureka", 5000), ("laboratorium", 9)])
def test_a_pool_plays_the_games_of_the_cpu(monkeypatch, name, bound):
    monkeypatch.setattr(gpu_pool, "WARPS", 1)
    one, count, first = game(name), 35, 3
    warp, played, expected = Warp(), Playouts(count, 2), Playouts(count, 2)
    pools, options = gpu_pool.Pools(one, warp), one.options(2, None)
    kernel = gpu_pool.pool_kernel_of(one, warp, lambda function: function)
    warp.launch(kernel, 2, options, 5, first, bound, *pools.arrays, played.decisions, played.digests, played.results)
    one.engine.playouts_into(blank(one.STATE), 2, options, 5, first, bound, np.zeros(one.NUM_ACTIONS, np.int32),
                             expected.decisions, expected.digests, expected.results)
    assert pools.shape == (1, LANES)
    assert played == expected
