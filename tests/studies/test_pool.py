"""A pool of games as a GPU plays it, in plain Python: the threads of a warp in step, and the games those of the CPU."""

import random
import threading
from types import SimpleNamespace

import numpy as np
import pytest

from labtable.core.compiler.rule import with_names
from labtable.core.game.registry import game
from labtable.core.gpu import pool
from labtable.core.match.match import Match
from labtable.core.record.records import FIRST_STEP, blank
from labtable.core.simulate.playouts import Playouts

LANES = 32
MEETINGS = 20_000  # of the threads of a warp, more than these games take


class Warp:
    """A stand-in for CUDA with one warp: its threads run by turns, each up to where all of them meet."""

    def __init__(self):
        self.own = threading.local()
        self.turns = [threading.Semaphore(0) for _ in range(LANES)]
        self.told = [[0] * LANES, [0] * LANES]  # what the threads show each other, at meetings by turns
        self.kept, self.failed = {}, []
        self.blockIdx, self.blockDim = SimpleNamespace(x=0), SimpleNamespace(x=LANES)
        self.dynamic = None  # the shared memory that a launch brings
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

    def ballot_sync(self, _, chosen):
        word = sum(1 << lane for lane, one in enumerate(self._meet(bool(chosen))) if one)
        return word - (word >> 31 << LANES)  # of 32 bits, with a sign

    def nanosleep(self, _):
        raise AssertionError("the only warp waits for another")

    def threadfence_block(self):
        pass

    @staticmethod
    def popc(word):
        return (int(word) & 0xFFFFFFFF).bit_count()

    def _shared(self, shape, kind):
        if shape == 0:
            return self.dynamic.view(kind)
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

    def main_memory(self, words):
        return self._garbage(words, np.int32)


def kernel_and_memory(one, warp, games, shared):
    record = pool.record_of(one)
    words = warp.main_memory(games * record.itemsize // 4)
    kernel = pool.in_shared_memory if shared else pool.in_main_memory
    warp.dynamic = words
    return (
        pool.pool_kernel_of(one, warp, lambda function: function, kernel),
        () if shared else (words.view(record), words),
    )


@pytest.mark.parametrize(("name", "bound", "shared"), [("eureka", 5000, True), ("laboratorium", 9, False)])
def test_a_pool_plays_the_games_of_the_cpu(name, bound, shared):
    one, count, first = game(name), 35, 3
    warp, played, expected = Warp(), Playouts(count, 2), Playouts(count, 2)
    options = one.options(2, None)
    kernel, memory = kernel_and_memory(one, warp, 64, shared)
    launch, dealt = np.array([2, 5, first, bound], np.int64), np.zeros(1, np.int32)
    warp.launch(kernel, *memory, 64, launch, options, dealt, played.decisions, played.digests, played.results)
    one.engine.playouts_into(
        blank(one.STATE),
        2,
        options,
        5,
        first,
        bound,
        np.zeros(one.NUM_ACTIONS, np.int32),
        expected.decisions,
        expected.digests,
        expected.results,
    )
    assert played == expected


def test_a_warp_takes_32_games_from_all_parts_of_a_set():
    warp, kind = Warp(), 7
    take = with_names(pool.take_from, {"cuda": warp, "PARTS": 2})
    waiting, taken = np.zeros((pool.WAITS, 64), np.int32), np.zeros((1, LANES), np.int16)
    games = [*range(0, 1024, 73), *range(1024, 2048, 49)]
    counts = np.zeros(pool.WAITS, np.int32)
    for one in games:
        waiting[kind, one // 32] |= np.uint32(1 << one % 32).view(np.int32)
        counts[kind] += 1
    warp.launch(lambda: take(waiting, counts, kind, taken, 0, warp.threadIdx.x))
    left = [one for one in games if int(waiting[kind, one // 32]) >> one % 32 & 1]
    assert len(games) == 36 and counts[kind] == len(left) == 4
    assert sorted([*taken[0].tolist(), *left]) == games


@pytest.mark.parametrize(
    ("name", "where"), [("curie", 608), ("element", 928), ("eureka", None), ("laboratorium", 0), ("scientia", 608)]
)
def test_small_records_lie_in_shared_memory_and_large_ones_in_main_memory(monkeypatch, name, where):
    """As on an H200, which has 227 KB of it for a block."""
    monkeypatch.setattr(
        pool.Pools,
        "__init__",
        lambda pools, one, cuda, games, shared: vars(pools).update(games=games if shared else 0),
    )
    device = SimpleNamespace(MAX_SHARED_MEMORY_PER_BLOCK_OPTIN=232_448)
    pools = pool.Pools.of(game(name), SimpleNamespace(get_current_device=lambda: device))
    assert (pools and pools.games) == where


@pytest.mark.parametrize("name", ["curie", "element", "laboratorium", "scientia"])
def test_what_positions_are_alike_fits_the_sets_of_a_pool(name):
    one = game(name)
    alike = one.alike or (pool.decision_of if "decision" in one.STATE.names else pool.question_of)
    match, luck, found = Match(one, 3, seed=5), random.Random(5), set()
    while not match.over and match.version < 300:
        found.add(int(alike(match.state)))
        match.play(luck.choice(match.legal()))
    assert len(found) > 1 and found <= set(range(FIRST_STEP))
