"""Random games on a GPU from pools. With a game for each thread most threads wait: few are at the same decision.

A block keeps a pool of games. A warp takes up to 32 of them that wait for the same question, chooses an action in each,
and puts them back; next they wait with those in which an action of the same kind was chosen, and in a game whose
actions have steps, with those at the same step. Small records lie in the block's shared memory, large ones in main
memory. A warp takes what another one took last, if enough wait for that: the more warps do the same, the fewer wait for
its instructions. Every game is the one that the CPU plays.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeAlias

import numpy as np
from llvmlite import ir  # type: ignore[import-untyped]
from numba.core.extending import _Intrinsic
from numba.core.types import int64, void

from labtable.core.compiler.rule import with_names
from labtable.core.game import loops
from labtable.core.record.layout import TrailEvent, layout_of
from labtable.core.record.randomness import derive_key, mix
from labtable.core.record.records import FIRST_STEP, OVER, State, asked, nested, nested_dtype, table

if TYPE_CHECKING:
    from labtable.core.game.contract import Game

    KIND_OF: Any = ...  # the names that `pool_kernel_of` brings
    NUM_ACTIONS: Any = ...
    PARTS: Any = ...
    PLAYER: Any = ...
    PLAYERS: Any = ...
    RECORD: Any = ...
    SET: Any = ...
    WARPS: Any = ...
    WORDS: Any = ...
    cuda: Any = ...
    alike: Any = ...
    choose_action: Any = ...
    deal: Any = ...
    fetch: Any = ...
    most_awaited: Any = ...
    play_pool: Any = ...
    returns: Any = ...
    setup: Any = ...
    take: Any = ...
    take_action: Any = ...
    take_step: Any = ...
    to_move: Any = ...

# Measured on an H200, where a multiprocessor has one block.
Column: TypeAlias = tuple[Any, ...]  # as numpy takes it: (name, type) or (name, type, shape)
LEAST_GAMES = 384  # in shared memory; where fewer have room, a thread for each game is faster
LARGE = 2048  # bytes of a record from which on pools in main memory are faster than that
SHARED_GAMES, MAIN_GAMES = 1024, 2048  # of a pool at most: 32 in each word of a set
SHARED_WARPS, MAIN_WARPS = 16, 20
REGISTERS = 65536  # of all threads of a block
ENOUGH = 16  # games that wait for what others were taken for last
LINE, SECTOR = 128, 32  # bytes: a line of a cache has room for four sectors, each fetched when it is asked for
ALL = 0xFFFFFFFF  # threads of a warp

# What a game of the pool waits for: to be dealt, nothing more, the answer to a question, a step of an action, or an
# action of a kind.
DEAL, DONE, QUESTION, STEP, ACTION, WAITS = 0, 1, 2, 34, 66, 96
NUMBER = 128  # how many wait is told with what for: their number times this, and that
OWN_MEMORY = (WAITS * SHARED_GAMES // 32 + WAITS + 4) * 4 + SHARED_WARPS * 32 * 2  # bytes of shared memory beside games
RARE = "random_key", "random_counters", "trail", "pending"  # fields that few decisions read


class Fetch(_Intrinsic):  # type: ignore[misc]
    """The sector of main memory where a word lies comes into the cache; nobody waits for it."""

    def __init__(self) -> None:
        super().__init__("fetch_sector", self.typed)

    def __call__(self, words: Any, at: int) -> None:  # type: ignore[override]
        """Where rules are interpreted there is no cache."""

    @staticmethod
    def typed(context: Any, words: Any, at: Any) -> Any:
        def lowered(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            start = context.make_array(signature.args[0])(context, builder, arguments[0]).data
            address = builder.ptrtoint(builder.gep(start, [arguments[1]]), ir.IntType(64))
            asks = ir.FunctionType(ir.VoidType(), [ir.IntType(64)])
            builder.call(ir.InlineAsm(asks, "prefetch.global.L1 [$0];", "l", side_effect=True), [address])
            return context.get_dummy_value()

        return void(words, int64), lowered


fetch_sector = Fetch()
fetch_sector._register()


def most_awaited_in(counts: Any, lane: int) -> Any:
    """A template: what most games wait for, with their NUMBER. Below that nobody waits."""
    best = max(counts[lane + 32] * NUMBER + lane + 32, counts[lane + 64] * NUMBER + lane + 64)
    if lane != DONE:
        best = max(best, counts[lane] * NUMBER + lane)
    best = max(best, cuda.shfl_xor_sync(ALL, best, 16))
    best = max(best, cuda.shfl_xor_sync(ALL, best, 8))
    best = max(best, cuda.shfl_xor_sync(ALL, best, 4))
    best = max(best, cuda.shfl_xor_sync(ALL, best, 2))
    return max(best, cuda.shfl_xor_sync(ALL, best, 1))


def take_from(waiting: Any, counts: Any, what: int, taken: Any, warp: int, lane: int) -> Any:
    """A template: up to 32 games that wait for the same leave the sets of those that wait; returns how many.

    Each thread has a word of the set, and gives one game of it after the other while there is room.
    """
    before = np.int32((1 << lane) - 1)
    total, part = 0, 0
    while total < 32 and part < PARTS:
        word = (warp + part) % PARTS * 32 + lane
        part += 1
        mine = cuda.atomic.exch(waiting, (what, word), 0)
        having = cuda.ballot_sync(ALL, mine != 0)
        while having != 0 and total < 32:
            place = total + cuda.popc(having & before)
            if mine != 0 and place < 32:
                first = mine & -mine
                taken[warp, place] = word * 32 + cuda.popc(first - 1)
                mine ^= first
            total = min(total + cuda.popc(having), 32)
            having = cuda.ballot_sync(ALL, mine != 0)
        if mine != 0:
            cuda.atomic.or_(waiting, (what, word), mine)
    if lane == 0:
        cuda.atomic.add(counts, what, -total)
    cuda.threadfence_block()
    cuda.syncwarp(ALL)
    return total


def deal_to(s: State, players: int, options: Any, seed: int, index: int) -> None:
    """A template: the set-up of a game in a blank record."""
    derive_key(s.random_key, seed, index)
    s.num_players = players
    setup(s, players, options)


def fetch_from_main(words: Any, start: int, seat: int) -> None:
    """A template: what most rules read of a record: its first line, and what a player begins with."""
    fetch_sector(words, start)
    fetch_sector(words, start + SECTOR // 4)
    fetch_sector(words, start + SECTOR // 2)
    fetch_sector(words, start + SECTOR // 4 * 3)
    player = start + PLAYERS + seat * PLAYER
    fetch_sector(words, player)
    fetch_sector(words, player + SECTOR // 4)


def fetch_nothing(words: Any, start: int, seat: int) -> None:
    """A template: shared memory is near."""


def play_pool_in(
    states: Any,
    words: Any,
    base: int,
    pool: int,
    launch: Any,
    options: Any,
    dealt: Any,
    decisions: Any,
    digests: Any,
    results: Any,
) -> None:
    """A template: a block plays games with the other blocks; dealt[0] counts them for all.

    Its pool is states[base:base + pool]; `words` is the same memory. The trail of a record counts as full, so that
    nothing is written there: nobody reads it.
    """
    players, seed, first, bound = launch[0], launch[1], launch[2], launch[3]
    waiting = cuda.shared.array((WAITS, SET), np.int32)  # by what they wait for: a set of games
    counts = cuda.shared.array(WAITS, np.int32)  # and how many they are
    latest = cuda.shared.array(1, np.int32)  # what games were taken for last
    taken = cuda.shared.array((WARPS, 32), np.int16)
    legal = cuda.local.array(NUM_ACTIONS, np.int16)
    lane, warp = cuda.threadIdx.x & 31, cuda.threadIdx.x >> 5
    for what in range(warp, WAITS, cuda.blockDim.x >> 5):
        for word in range(lane, SET, 32):
            waiting[what, word] = -1 if what == DEAL and word * 32 < pool else 0
        counts[what] = pool if what == DEAL else 0
    latest[0] = DEAL
    cuda.syncthreads()
    while True:
        what = cuda.shfl_sync(ALL, latest[0], 0)
        if cuda.shfl_sync(ALL, counts[what], 0) < ENOUGH:
            best = most_awaited(counts, lane)
            if best < NUMBER:
                if cuda.shfl_sync(ALL, cuda.atomic.add(counts, DONE, 0), 0) >= pool:
                    return
                cuda.nanosleep(200)  # other warps have games in hand
                continue
            what = best & (NUMBER - 1)
            if lane == 0:
                latest[0] = what
        size = take(waiting, counts, what, taken, warp, lane)
        if what == DEAL:
            for k in range(size):
                start = (base + int(taken[warp, k])) * WORDS
                for word in range(lane, WORDS, 32):
                    words[start + word] = 0
            cuda.syncwarp(ALL)
        if lane < size:
            mine = int(taken[warp, lane]) + 0
            at = base + mine
            s = states[at]
            following = DONE
            if what != DEAL:
                fetch(words, at * WORDS, max(to_move(s), 0))
            if what == DEAL:
                n = cuda.atomic.add(dealt, 0, 1)
                if n < len(decisions):
                    s.game_number = n
                    deal(s, players, options, seed, first + n)
                    following = QUESTION + alike(s)
            elif what < STEP:
                s.game_action = choose_action(
                    states[at : at + 1], to_move(s), seed, first + s.game_number, int(s.game_turn) + 0, legal
                )
                following = ACTION + KIND_OF[s.game_action]
            else:
                s.trail_size = len(s.trail)
                if what < ACTION:
                    take_step(s)
                else:
                    s.game_digest = mix(np.int64(s.game_digest) ^ s.game_action)
                    s.game_turn += 1
                    take_action(s, to_move(s), int(s.game_action) + 0)
                following = QUESTION + alike(s)
                if following < STEP and (to_move(s) == OVER or s.game_turn >= bound):
                    n = s.game_number
                    decisions[n] = s.game_turn
                    digests[n] = s.game_digest
                    returns(s, results[n])
                    following = DEAL
            cuda.threadfence_block()
            cuda.atomic.or_(waiting, (following, mine >> 5), np.int32(1) << np.int32(mine & 31))
            cuda.atomic.add(counts, following, 1)
        cuda.syncwarp(ALL)


def in_shared_memory(
    pool: int, launch: Any, options: Any, dealt: Any, decisions: Any, digests: Any, results: Any
) -> None:
    """A template: the kernel whose pools lie in the blocks' shared memory, of which each launch says how much."""
    states = cuda.shared.array(0, RECORD)
    words = cuda.shared.array(0, np.int32)  # the same bytes
    play_pool(states, words, 0, pool, launch, options, dealt, decisions, digests, results)


def in_main_memory(
    states: Any,
    words: Any,
    pool: int,
    launch: Any,
    options: Any,
    dealt: Any,
    decisions: Any,
    digests: Any,
    results: Any,
) -> None:
    """A template: the kernel whose pools lie in main memory."""
    play_pool(states, words, cuda.blockIdx.x * pool, pool, launch, options, dealt, decisions, digests, results)


def decision_of(s: Any) -> int:
    """`alike` of a game that keeps what is asked in a field."""
    return int(s.decision) & (FIRST_STEP - 1)


def question_of(s: State) -> int:
    """`alike` of a game that keeps what is asked on the stack of half-made decisions."""
    return asked(s) & (FIRST_STEP - 1)


def no_step(s: State) -> None:
    """`take_step` of a game whose actions have none."""


def record_of(game: Game) -> np.dtype[Any]:
    """A game's record in a pool: with room for one event, and what the pool knows of the game.

    Small fields come first: they are asked for most, and few lines of a cache hold them all. The words of a small
    record are an odd number if they can be: then the same field of 32 records lies in 32 banks of shared memory.
    """
    fields: list[Column] = [(name, game.STATE[name]) for name in game.STATE.names or () if name != "trail"]
    fields += [
        ("trail", nested_dtype(layout_of(TrailEvent)), (1,)),
        ("game_number", np.int32),
        ("game_digest", np.uint32),
        ("game_turn", np.int32),
        ("game_action", np.int32),
    ]
    ordered = small_first(np.dtype(fields))
    record = table(ordered)
    if record.itemsize > LARGE:
        return in_lines(ordered)
    return record if record.itemsize % 8 else table([*ordered, ("odd_padding", np.int32)])


def small_first(record: np.dtype[Any]) -> list[Column]:
    """The fields of a record in order of their size, and so within each of them."""
    fields: list[Column] = []
    for name in record.names or ():
        inner, shape = record[name].base, record[name].shape
        fields.append((name, nested(small_first(inner)) if inner.names else inner, shape))
    return sorted(fields, key=_size)


def in_lines(fields: list[Column]) -> np.dtype[Any]:
    """A record of whole lines, and so of an odd number of them, that the sets of a cache be used alike.

    The RARE fields come after those that are smaller than a line. Where many records are larger than that, as players
    may be, each begins with a line.
    """
    lined: list[Column] = []
    for name, inner, shape in sorted(fields, key=lambda field: (_size(field) > LINE, field[0] in RARE)):
        if shape and inner.itemsize > LINE:
            lined.append((f"padding_before_{name}", np.int8, (-_size(("", lined, ())) % LINE,)))
            inner = nested([*_fields(inner), ("line_padding", np.int8, (-inner.itemsize % LINE,))])
        lined.append((name, inner, shape))
    size = _size(("", lined, ()))
    lines = -(-size // LINE) // 2 * 2 + 1
    return table([*lined, ("line_padding", np.int8, (lines * LINE - size,))])


def _size(field: Column) -> int:
    return np.dtype((np.dtype(field[1], align=True), field[2])).itemsize


def _fields(record: np.dtype[Any]) -> list[Column]:
    return [(name, record[name].base, record[name].shape) for name in record.names or ()]


def pool_kernel_of(game: Game, cuda: Any, inner: Callable[..., Any], kernel: Callable[..., Any]) -> Callable[..., Any]:
    """A kernel of a game, not yet compiled; `inner` makes what the kernel calls."""
    record, main = record_of(game), kernel is in_main_memory
    parts = (MAIN_GAMES if main else SHARED_GAMES) // 1024
    kinds = [int(game.decode(action)[0]) % (WAITS - ACTION) for action in range(game.NUM_ACTIONS)]
    names = {
        **game.engine.names,
        "cuda": cuda,
        "PARTS": parts,
        "SET": parts * 32,
        "KIND_OF": np.array(kinds, np.int8),
        "NUM_ACTIONS": game.NUM_ACTIONS,
        "WORDS": record.itemsize // 4,
        "WARPS": MAIN_WARPS if main else SHARED_WARPS,
    }
    if main:
        offsets = {name: place[1] for name, place in (record.fields or {}).items()}
        names |= {"PLAYERS": offsets["players"] // 4, "PLAYER": record["players"].base.itemsize // 4}
    inside: dict[str, Callable[..., Any]] = {
        "alike": decision_of if "decision" in (game.STATE.names or ()) else question_of,
        "choose_action": loops.random_action,
        "deal": deal_to,
        "fetch": fetch_from_main if main else fetch_nothing,
        "most_awaited": most_awaited_in,
        "take": take_from,
    }
    names |= {name: inner(with_names(template, names)) for name, template in inside.items()}
    names["alike"] = game.alike or names["alike"]
    names["take_action"] = game.take_action or game.apply_action
    names["take_step"] = game.take_step or inner(no_step)
    return with_names(kernel, {"play_pool": inner(with_names(play_pool_in, names)), "cuda": cuda, "RECORD": record})


class Pools:
    """The pools of all blocks, and the kernel that plays them."""

    def __init__(self, game: Game, cuda: Any, games: int, shared: bool) -> None:
        from labtable.core.gpu.rules import GpuRule

        self.cuda, self.bound, self.games, self.size = cuda, game.meta.bound, games, record_of(game).itemsize
        self.blocks = cuda.get_current_device().MULTIPROCESSOR_COUNT
        self.memory: tuple[Any, ...] = ()
        if not shared:
            words = cuda.device_array(self.blocks * games * self.size // 4, np.int32)
            self.memory = words.view(record_of(game)), words
        kernel = pool_kernel_of(game, cuda, GpuRule, in_shared_memory if shared else in_main_memory)
        self.threads = 32 * (SHARED_WARPS if shared else MAIN_WARPS)
        self.kernel = cuda.jit(kernel, max_registers=REGISTERS // self.threads // 8 * 8, lto=False)

    @staticmethod
    def of(game: Game, cuda: Any) -> Pools | None:
        """The pools of a game whose record is small or large; None of one in between."""
        size = record_of(game).itemsize
        room = (cuda.get_current_device().MAX_SHARED_MEMORY_PER_BLOCK_OPTIN - OWN_MEMORY) // size // 32 * 32
        if room >= LEAST_GAMES:
            return Pools(game, cuda, min(room, SHARED_GAMES), shared=True)
        return Pools(game, cuda, MAIN_GAMES, shared=False) if size > LARGE else None

    def launch(self, players: int, seed: int, first: int, options: Any, arrays: list[Any]) -> None:
        launch = self.cuda.to_device(np.array([players, seed, first, self.bound], np.int64))
        dealt = self.cuda.to_device(np.zeros(1, np.int32))
        shared = 0 if self.memory else self.games * self.size
        ready = self.kernel[self.blocks, self.threads, 0, shared]
        if shared:
            ready.pre_launch_callbacks.append(allow_shared_memory)
        ready(*self.memory, self.games, launch, options, dealt, *arrays)


def allow_shared_memory(kernel: Any, ready: Any) -> None:
    """More than 48 KB of it a block must be asked for."""
    from numba.cuda.cudadrv.driver import binding, driver  # type: ignore[import-not-found,unused-ignore]

    most = binding.CUfunction_attribute.CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES
    function = kernel._codelibrary.get_cufunc()
    driver.cuKernelSetAttribute(most, ready.sharedmem, function.handle, function.device.id)
