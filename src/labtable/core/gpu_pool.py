"""Random games whose record is too large for one thread each: a block keeps a pool of them in main memory.

Where each thread of a warp has a game of its own, most of them wait: few games are at the same decision. Here a warp
takes up to 32 games of its block's pool that wait for the same question, chooses an action in each, and puts them back;
next they wait with those in which an action of the same kind was chosen. Every game is the one that the CPU plays.
"""
from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import numpy as np

from labtable.core import loops
from labtable.core.compiling import with_names
from labtable.core.randomness import derive_key, mix
from labtable.core.records import OVER, State, asked, table

if TYPE_CHECKING:
    from labtable.core.contract import Game

    BLANK: Any = ...  # the names that `pool_kernel_of` brings
    KIND_OF: Any = ...
    NUM_ACTIONS: Any = ...
    cuda: Any = ...
    apply_action: Any = ...
    choose_action: Any = ...
    deal: Any = ...
    most_awaited: Any = ...
    question: Any = ...
    returns: Any = ...
    setup: Any = ...
    take: Any = ...
    to_move: Any = ...

WARPS = 8        # of a block; a multiprocessor has one block
POOL = 1024      # games of a block: 32 in each word of a set, one word for each thread of a warp
POOL_REGISTERS = 64  # of a thread
LARGE = 2048     # bytes of a record from which on a pool is faster (measured on an H200 with 900 and 3 824)
ALL = 0xFFFFFFFF  # threads of a warp

# What a game of the pool waits for: to be dealt, nothing more, the answer to a question, or an action of a kind.
DEAL, DONE, QUESTION, ACTION, WAITS = 0, 1, 2, 34, 64

GAME = table([("number", np.int64), ("digest", np.int64), ("turn", np.int32), ("action", np.int32)])


def most_awaited_in(counts: Any, lane: int) -> Any:
    """A template: what most games wait for, with their number: number * WAITS + what. Below WAITS nobody waits."""
    best = counts[lane + 32] * WAITS + lane + 32
    if lane != DONE:
        best = max(best, counts[lane] * WAITS + lane)
    best = max(best, cuda.shfl_xor_sync(ALL, best, 16))
    best = max(best, cuda.shfl_xor_sync(ALL, best, 8))
    best = max(best, cuda.shfl_xor_sync(ALL, best, 4))
    best = max(best, cuda.shfl_xor_sync(ALL, best, 2))
    return max(best, cuda.shfl_xor_sync(ALL, best, 1))


def take_from(waiting: Any, counts: Any, what: int, taken: Any, warp: int, lane: int) -> Any:
    """A template: up to 32 games that wait for the same leave the sets of those that wait; returns how many."""
    mine = cuda.atomic.exch(waiting, (what, lane), 0)
    size = cuda.popc(mine)
    upto = size
    for step in (1, 2, 4, 8, 16):
        before = cuda.shfl_up_sync(ALL, upto, step)
        if lane >= step:
            upto += before
    total = min(cuda.shfl_sync(ALL, upto, 31), 32)
    place = upto - size
    while mine != 0 and place < 32:
        first = mine & -mine
        taken[warp, place] = lane * 32 + cuda.popc(first - 1)
        mine ^= first
        place += 1
    if mine != 0:
        cuda.atomic.or_(waiting, (what, lane), mine)
    if lane == 0:
        cuda.atomic.add(counts, what, -total)
    cuda.syncwarp(ALL)
    return total


def deal_to(s: State, players: int, options: Any, seed: int, index: int) -> None:
    """A template: the set-up of a game in a blank record."""
    derive_key(s.random_key, seed, index)
    s.num_players = players
    setup(s, players, options)


def play_pool(players: int, options: Any, seed: int, first: int, bound: int, states: Any, games: Any, dealt: Any,
              decisions: Any, digests: Any, results: Any) -> None:
    """A template: a block plays games first, first + 1, … with the other blocks; dealt[0] counts them for all.

    The trail of a record counts as full, so that nothing is written there: nobody reads it.
    """
    waiting = cuda.shared.array((WAITS, 32), np.int32)  # by what they wait for: a set of games
    counts = cuda.shared.array(WAITS, np.int32)         # and how many they are
    taken = cuda.shared.array((WARPS, 32), np.int32)
    legal = cuda.local.array(NUM_ACTIONS, np.int32)
    lane, warp = cuda.threadIdx.x & 31, cuda.threadIdx.x >> 5
    for what in range(warp, WAITS, WARPS):
        waiting[what, lane] = -1 if what == DEAL else 0
        counts[what] = POOL if what == DEAL else 0
    cuda.syncthreads()
    while True:
        best = most_awaited(counts, lane)
        if best < WAITS:
            if cuda.atomic.add(counts, DONE, 0) >= POOL:
                return
            cuda.nanosleep(200)  # other warps have games in hand
            continue
        what = best & (WAITS - 1)
        if lane < take(waiting, counts, what, taken, warp, lane):
            cuda.threadfence_block()
            mine = taken[warp, lane]
            at = cuda.blockIdx.x * POOL + mine
            s, game = states[at], games[at]
            following = DONE
            if what == DEAL:
                n = cuda.atomic.add(dealt, 0, 1)
                if n < len(decisions):
                    states[at] = BLANK[0]
                    game.number = np.int64(first) + n
                    deal(s, players, options, seed, game.number)
                    game.turn = 0
                    game.digest = 0
                    following = QUESTION + question(s)
            elif what < ACTION:
                game.action = choose_action(
                    states[at:at + 1], to_move(s), seed, game.number, int(game.turn) + 0, legal)
                following = ACTION + KIND_OF[game.action]
            else:
                s.trail_size = len(s.trail)
                apply_action(s, to_move(s), int(game.action) + 0)
                game.digest = mix(game.digest ^ game.action)
                game.turn += 1
                following = QUESTION + question(s)
                if to_move(s) == OVER or game.turn >= bound:
                    n = game.number - first
                    decisions[n] = game.turn
                    digests[n] = game.digest
                    returns(s, results[n])
                    following = DEAL
            cuda.threadfence_block()
            cuda.atomic.or_(waiting, (following, mine >> 5), np.int32(1) << np.int32(mine & 31))
            cuda.atomic.add(counts, following, 1)
        cuda.syncwarp(ALL)


def decision_of(s: State) -> int:
    """What is asked in a game that keeps it in a field."""
    return int(s.decision) & (ACTION - QUESTION - 1)


def question_of(s: State) -> int:
    """What is asked in a game that keeps it on the stack of half-made decisions."""
    return asked(s) & (ACTION - QUESTION - 1)


def pool_kernel_of(game: Game, cuda: Any, inner: Callable[..., Any]) -> Callable[..., Any]:
    """The kernel of a game, not yet compiled; `inner` makes what the kernel calls."""
    names = {**game.engine.names, "cuda": cuda}
    kinds = [int(game.decode(action)[0]) % (WAITS - ACTION) for action in range(game.NUM_ACTIONS)]
    inside: dict[str, Callable[..., Any]] = {
        "question": decision_of if "decision" in (game.STATE.names or ()) else question_of,
        "choose_action": loops.random_action, "deal": deal_to, "most_awaited": most_awaited_in, "take": take_from,
    }
    return with_names(play_pool, {
        **names, **{name: inner(with_names(template, names)) for name, template in inside.items()},
        "KIND_OF": np.array(kinds, np.int8), "NUM_ACTIONS": game.NUM_ACTIONS})


class Pools:
    """The pools of all blocks, in the memory of the GPU."""

    def __init__(self, game: Game, cuda: Any) -> None:
        self.blocks = cuda.get_current_device().MULTIPROCESSOR_COUNT
        self.shape = self.blocks, WARPS * 32
        self.states = cuda.device_array(self.blocks * POOL, game.STATE)
        self.games = cuda.device_array(self.blocks * POOL, GAME)
        self.cuda = cuda

    @property
    def arrays(self) -> tuple[Any, Any, Any]:
        """What a launch needs of them, with no game dealt."""
        return self.states, self.games, self.cuda.to_device(np.zeros(1, np.int32))
