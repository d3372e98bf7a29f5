"""Many games at once for Gymnasium, over `labtable.Batch`: a million decisions a second on one core.

`gymnasium.make_vec("labtable/Curie-v4", num_envs=1024, vectorization_mode="vector_entry_point")` makes one too.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from labtable.core.errors import need

need("gymnasium", "The Gymnasium environments are", "gymnasium")

from gymnasium.vector import AutoresetMode, VectorEnv  # noqa: E402
from gymnasium.vector.utils import batch_space  # noqa: E402

from labtable.core.arrays import reading  # noqa: E402
from labtable.core.errors import BadSetup, IllegalAction  # noqa: E402
from labtable.core.game.registry import game as find  # noqa: E402
from labtable.core.record.records import OVER, blank  # noqa: E402
from labtable.core.simulate.batch import WAIT, Batch  # noqa: E402
from labtable.envs import spaces  # noqa: E402
from labtable.envs.opponents import Opponents, Policy, any_of  # noqa: E402
from labtable.envs.table import chosen  # noqa: E402

ON_ILLEGAL = ("raise", "replace")


class LabtableVectorEnv(VectorEnv):  # type: ignore[misc]
    """`num_envs` games side by side, as flat observations; `infos["action_mask"]` says what may be done.

    Without `opponents` the learner decides for every seat: an observation is that of the seat to move
    (`infos["to_move"]`), and a reward is that of the seat that has just moved; `infos["rewards"]` has those of all.
    With `opponents` ("random", "student", "greedy", or a function of observations and masks that gives actions) the
    learner of lane i has seat i modulo `players`, and a step ends when all lanes wait for the learner again.

    A game that ends is dealt anew in the same step (`SAME_STEP`). Where one ended, `infos["final_obs"]` is what the
    seat of its reward saw at last, and `infos["final_info"]` tells of that game; `infos["_final_obs"]` and
    `infos["_final_info"]` say in which lanes. `infos["results"]` has score, rank and `won` of every seat in the game
    that ended last in each lane.
    """

    metadata: ClassVar[dict[str, Any]] = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}

    def __init__(
        self,
        game: str,
        num_envs: int,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        *,
        opponents: str | Policy | None = None,
        on_illegal: str = "raise",
        threads: int = 1,
        copy: bool = True,
    ) -> None:
        of = find(game)
        self.num_envs, self.copy = num_envs, copy
        self.on_illegal = chosen("on_illegal", on_illegal, ON_ILLEGAL)
        self.batch = Batch(of, num_envs, players, options, threads=threads)
        self.single_observation_space = spaces.observation_space(of, "flat")
        self.single_action_space = spaces.action_space(of)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.lanes = np.arange(num_envs)
        self.seats = self.lanes % self.batch.seats
        self.opponents = None if opponents is None else Opponents(self.batch, opponents)
        self._never = np.zeros(num_envs, np.bool_)
        self._before = blank(of.STATE, num_envs)  # the games as they were before the step
        self._last_seen = blank(of.OBSERVATION, num_envs)  # of the game that ended, as are …
        self._last_rewards, self._last_results = np.zeros_like(self.batch.rewards), np.zeros_like(self.batch.results)

    def reset(self, *, seed: int | None = None, options: Any = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        self.batch.reset(int(self.np_random.integers(1 << 61)))
        if self.opponents is not None:
            self._others_play(np.zeros(self.num_envs, np.bool_))
        return self._seen(), self._infos()

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        batch = self.batch
        given, illegal = self._checked(actions)
        seats = self.seats if self.opponents else batch.to_move.copy()
        self._play(given, seats, self._never)
        rewards, done = batch.rewards[self.lanes, seats], batch.done.copy()
        if self.opponents is not None:
            rewards = rewards + self._others_play(done)
        infos = self._infos()
        if illegal is not None:
            infos["illegal"] = illegal
        if done.any():
            self._tell_of_the_end(infos, done)
        return self._seen(), rewards, done, self._never.copy(), infos

    def _checked(self, actions: Any) -> tuple[Any, NDArray[np.bool_] | None]:
        """Legal actions, and which were not; or the rule that refuses one."""
        given = np.asarray(actions)
        if given.shape != (self.num_envs,) or given.dtype.kind not in "iu":
            raise BadSetup(
                f"{self.num_envs} environments take as many whole numbers as actions, not an array of "
                f"{given.dtype} with shape {given.shape}."
            )
        mask, size = self.batch.mask, self.single_action_space.n
        illegal = ~mask[self.lanes, np.clip(given, 0, size - 1)] | (given < 0) | (given >= size)
        if not illegal.any():
            return given, None
        if self.on_illegal == "replace":
            return np.where(illegal, any_of(mask, self.np_random), given), illegal
        lane = int(illegal.argmax())
        of, states = self.batch.game, self.batch.lanes.states
        seat = int(self.batch.to_move[lane])
        reason = of.engine.refusal_at(states, lane, seat, int(given[lane]))
        refused = of.refused(reason, reading(states)[lane], seat)
        sentence = of.text.say(refused.message, "en", [])
        raise IllegalAction(f"Environment {lane}: {sentence} (rule {refused.rule})", refused)

    def _play(self, actions: Any, seats: Any, ended: Any) -> None:
        """One step of every lane. Where a game ends, what its seat saw at last is kept, but for lanes where one has
        `ended` already: the batch shows the next game."""
        batch = self.batch
        np.copyto(self._before.view(np.uint8), batch.lanes.states.view(np.uint8))  # numpy copies records by field
        movers = batch.to_move.copy()
        batch.step(actions)
        engine = batch.game.engine
        for lane in (batch.done & ~ended).nonzero()[0].tolist():
            engine.apply_at(self._before, lane, int(movers[lane]), int(actions[lane]))
            self._last_seen[lane] = np.zeros((), self._last_seen.dtype)
            engine.observe_at(self._before, lane, int(seats[lane]), self._last_seen, lane)
            self._last_rewards[lane], self._last_results[lane] = batch.rewards[lane], batch.results[lane]

    def _others_play(self, done: Any) -> Any:
        """Let the others play until every lane waits for the learner; what the learner got meanwhile. `done` learns
        which games ended."""
        batch, rewards = self.batch, np.zeros(self.num_envs, np.float32)
        assert self.opponents is not None
        while (theirs := batch.to_move != self.seats).any():
            actions = np.where(theirs, self.opponents.actions(self.np_random), WAIT)
            self._play(actions, self.seats, done)
            rewards += batch.rewards[self.lanes, self.seats]
            done |= batch.done
        return rewards

    def _tell_of_the_end(self, infos: dict[str, Any], done: Any) -> None:
        """Tell of games that ended as Gymnasium's own vector environments do: rows of lanes that go on are zero;
        `_name` says which count."""

        def only_ended(rows: Any) -> Any:
            some = np.zeros_like(rows)
            some[done] = rows[done]
            return some

        ended = {
            "action_mask": np.zeros_like(self.batch.mask),
            "to_move": only_ended(np.full(self.num_envs, OVER, np.int32)),
            "rewards": only_ended(self._last_rewards),
            "results": only_ended(self._last_results),
        }
        infos["final_obs"] = only_ended(self._last_seen.view(np.int16).reshape(self.num_envs, -1))
        infos["final_info"] = {**ended, **{f"_{name}": done.copy() for name in ended}}
        infos["_final_obs"], infos["_final_info"] = done.copy(), done.copy()

    def _seen(self) -> Any:
        return self.batch.observations.copy() if self.copy else self.batch.observations

    def _infos(self) -> dict[str, Any]:
        batch = self.batch
        arrays = {
            "action_mask": batch.mask,
            "to_move": batch.to_move,
            "rewards": batch.rewards,
            "results": batch.results,
        }
        return {name: array.copy() if self.copy else array for name, array in arrays.items()}

    def action_masks(self) -> NDArray[np.bool_]:
        """What the learner may do in each environment."""
        mask: NDArray[np.bool_] = self.batch.mask.copy()
        return mask
