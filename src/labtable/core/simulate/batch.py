"""Games side by side, for learning: `Batch` steps n of them at once, on the CPU or on an NVIDIA GPU."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from itertools import pairwise
from typing import Any

from labtable.core.arrays import np
from labtable.core.errors import BadSetup
from labtable.core.game.contract import Game
from labtable.core.record.records import RESULT, blank
from labtable.core.simulate.batches import loops
from labtable.core.simulate.batches.secrets import WORDS

DEVICES = ("cpu", "gpu")
MOST_SEED = 1 << 62
WAIT = -1  # as an action: this lane stays as it is
Table = tuple[int, Mapping[str, object]]  # players, options


def names_of(game: Game) -> dict[str, Any]:
    """What a lane's templates see of a game, besides its rules."""
    return {
        "UNSEEN": blank(game.OBSERVATION),
        "COOPERATIVE": game.meta.cooperative,
        "DIRECTION": float(np.sign(game.lead)),
    }


class Tables:
    """Who plays what in which lane, checked."""

    def __init__(self, game: Game, n: int, tables: Sequence[Table]) -> None:
        rows = [game.options(players, options) for players, options in tables]
        self.players = np.array([tables[i % len(tables)][0] for i in range(n)], np.int64)
        self.options = np.array([rows[i % len(rows)] for i in range(n)], np.int64)
        self.seats = int(self.players.max())


class CpuLanes:
    """The arrays of a batch in main memory, and the compiled loops over them; each thread has lanes of its own."""

    def __init__(self, game: Game, tables: Tables, threads: int) -> None:
        n, seats = len(tables.players), tables.seats
        self.game, self.tables, self.threads = game, tables, min(threads, n)
        self.states, self.records = blank(game.STATE, n), blank(game.OBSERVATION, n)
        self.observations = self.records.view(np.int16).reshape(n, -1)
        self.mask, self.to_move = np.zeros((n, game.NUM_ACTIONS), np.bool_), np.zeros(n, np.int32)
        self.rewards, self.done = np.zeros((n, seats), np.float32), np.zeros(n, np.bool_)
        self.results = np.zeros((n, seats), RESULT)
        self.result_numbers = self.results.view(np.int16).reshape(n, seats, -1)
        self.seeds, self.turns = np.zeros(n, np.int64), np.zeros(n, np.int32)
        self.actions = np.zeros(n, np.int32)
        bounds = np.linspace(0, n, self.threads + 1).astype(int).tolist()
        self.shares = list(pairwise(bounds))
        self.words = np.zeros((self.threads, WORDS), np.int64)
        self.legal = np.zeros((self.threads, game.NUM_ACTIONS), np.int32)
        self.pool = ThreadPoolExecutor(self.threads, "labtable batch") if self.threads > 1 else None

    @cached_property
    def state_words(self) -> Any:
        """The states as words of eight bytes, where they are made of such."""
        return self.states.view(np.int64).reshape(len(self.seeds), -1)

    @cached_property
    def _lane(self) -> dict[str, Any]:
        """What is done for one lane, each bound to those before it."""
        more = names_of(self.game)
        for name in ("deal_lane", "look_lane", "step_lane", "foresee_lane", "blank_lane"):
            more[name] = self.game.engine.inner(getattr(loops, name), "batch", **more)
        return more

    def _bound(self, template: Any) -> Any:
        return self.game.engine.bound(template, "batch", **self._lane)

    @cached_property
    def _step(self) -> Any:
        return self._bound(loops.step_lanes)

    @cached_property
    def _foresee(self) -> Any:
        return self._bound(loops.foresee_lanes)

    def _each(self, loop: Any, arguments: Any) -> None:
        """The loop over the lanes of each thread."""
        if self.pool is None:
            loop(0, len(self.seeds), *arguments(0))
            return
        waiting = [self.pool.submit(loop, *share, *arguments(k)) for k, share in enumerate(self.shares)]
        for one in waiting:
            one.result()

    def deal(self, seed: int) -> None:
        self.seeds[:] = seed + np.arange(len(self.seeds))
        self.rewards[:], self.done[:] = 0, False
        self._go(True, self.actions)

    def step(self, actions: Any) -> None:
        self._go(False, self._checked(actions))

    def _go(self, fresh: bool, actions: Any) -> None:
        self._each(
            self._step,
            lambda k: (
                fresh,
                self.states,
                self.tables.players,
                self.tables.options,
                len(self.seeds),
                self.game.meta.bound,
                actions,
                self.seeds,
                self.turns,
                self.words[k],
                self.rewards,
                self.done,
                self.results,
                self.legal[k],
                self.records,
                self.mask,
                self.to_move,
            ),
        )

    def _checked(self, given: Any) -> Any:
        """The actions as the loops read them, or a sentence that says which is wrong; nothing has moved then."""
        actions = np.asarray(given)
        if actions.shape != self.seeds.shape or actions.dtype.kind not in "iu":
            raise BadSetup(
                f"A batch of {len(self.seeds)} games takes as many whole numbers as actions, not an array "
                f"of {actions.dtype} with shape {actions.shape}."
            )
        known = (actions >= 0) & (actions < self.game.NUM_ACTIONS)
        wrong = ~known & (actions != WAIT)
        wrong[known] = ~self.mask[known.nonzero()[0], actions[known]]
        if wrong.any():
            lane = int(wrong.argmax())
            raise BadSetup(
                f"Lane {lane}: action {actions[lane]} is not legal for seat {self.to_move[lane]} there; "
                "`mask` shows which are."
            )
        return actions.astype(np.int32, copy=False)

    def foresee(self, seed: int, scores: Any, standing: Any) -> None:
        self._each(
            self._foresee,
            lambda k: (
                self.states,
                blank(self.game.STATE, 2),
                seed,
                self.legal[k],
                np.asarray(scores),
                np.asarray(standing),
            ),
        )


class Batch:
    """n games side by side; a game that ends is dealt anew in the step that ends it.

    Lane i plays the games of seeds seed + i, seed + i + n, …: decision for decision those of `Match` with that seed.
    After `reset` and after each `step` these arrays tell of every lane; they are the same arrays each time:

    - `observations[i]`: what the seat to move sees, the fields of the game's OBSERVATION as int16;
    - `mask[i, action]`: whether the seat to move may do that;
    - `to_move[i]`: the seat to move;
    - `done[i]`: whether the last step ended a game; the lane shows the next game already;
    - `rewards[i, seat]`: of the last step: 0 while a game goes on, then 1 for a lone winner and -1 for the loser of
      two, the mean of all seats 0; in a cooperative game the score, negative where points are bad;
    - `results[i, seat]`: score, rank and `won` of the game that ended last;
    - `seeds[i]`: the seed of the lane's present game.

    With device="gpu" they lie on the GPU; torch, JAX and CuPy take them without a copy (`torch.from_dlpack`).
    """

    def __init__(
        self,
        game: Game,
        n: int,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        *,
        seed: int = 0,
        device: str = "cpu",
        threads: int = 1,
        tables: Sequence[Table] = (),
    ) -> None:
        """The games, and where they run:

        - `n`: how many lanes; `players` and `options`: of every lane, by default the fewest players;
        - `tables`: in place of those, pairs (players, options) that the lanes take in turn;
        - `seed`: of the first lane's first game;
        - `device`: "cpu" or "gpu"; `threads`: on the CPU, each with lanes of its own.
        """
        if n < 1:
            raise BadSetup(f"A batch holds one game at least, not {n}.")
        if device not in DEVICES:
            raise BadSetup(f"A batch runs on one of {', '.join(DEVICES)}, not on {device!r}.")
        if threads < 1:
            raise BadSetup(f"A batch needs one thread at least, not {threads}.")
        if tables and (players is not None or options is not None):
            raise BadSetup("A batch is told its players and options, or its tables, not both.")
        self.game, self.n, self.device = game, n, device
        chosen = Tables(game, n, tables or [(game.meta.players[0] if players is None else players, options or {})])
        self.seats, self.players = chosen.seats, chosen.players
        self.lanes: Any
        if device == "gpu":
            from labtable.core.gpu.batch import GpuLanes

            self.lanes = GpuLanes(game, chosen)
        else:
            self.lanes = CpuLanes(game, chosen, threads)
        for name in ("observations", "mask", "to_move", "rewards", "done", "results", "seeds"):
            setattr(self, name, getattr(self.lanes, name))
        self.reset(seed)

    observations: Any
    mask: Any
    to_move: Any
    rewards: Any
    done: Any
    results: Any
    seeds: Any

    def reset(self, seed: int = 0) -> None:
        """Deal all lanes anew, from this seed on."""
        if not 0 <= seed < MOST_SEED:
            raise BadSetup(f"The seed of a batch is a number from 0 to 2**62 - 1, not {seed}.")
        self.lanes.deal(seed)

    def step(self, actions: Any) -> None:
        """One action for each lane, or WAIT (-1), which leaves a lane as it is: not done, no rewards.

        On the CPU an illegal action is refused; on the GPU it is a WAIT.
        """
        self.lanes.step(actions)

    def foresee(self, scores: Any, standing: Any, seed: int) -> None:
        """Write into scores[i, action], for each legal action, how the position would look after it to its player,
        and into standing[i, seat] how it looks now: float32 arrays on the batch's device.

        By the game's evaluation, in a world that is re-dealt for the seat from this seed, so the truth is not told.
        """
        self.lanes.foresee(seed, scores, standing)

    def __len__(self) -> int:
        return self.n

    def __repr__(self) -> str:
        tables = "/".join(str(count) for count in sorted(set(self.players.tolist())))
        return f"<Batch of {self.n} games of {self.game.name}: {tables} players, on the {self.device}>"
