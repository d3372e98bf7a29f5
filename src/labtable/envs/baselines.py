"""The vector environment for Stable-Baselines3 and MaskablePPO of sb3-contrib."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from labtable.core.errors import need

need("learning", "Stable-Baselines3 and torch are", "stable_baselines3", "torch")

from gymnasium import spaces  # noqa: E402
from stable_baselines3.common.vec_env import VecEnv  # noqa: E402

from labtable.envs.opponents import Policy  # noqa: E402
from labtable.envs.scale import scaled  # noqa: E402
from labtable.envs.vector import LabtableVectorEnv  # noqa: E402


class LaneEnv:
    """One of the games side by side, as `get_attr`, `set_attr` and `env_method` ask for it."""

    render_mode = None

    def __init__(self, vector: LabtableVectorEnv, number: int) -> None:
        self._vector, self.number = vector, number
        self.observation_space, self.action_space = vector.single_observation_space, vector.single_action_space
        self.game, self.seat = vector.batch.game.name, int(vector.seats[number])
        self.players = int(vector.batch.players[number])

    def action_masks(self) -> NDArray[np.bool_]:
        """What the learner may do here, as MaskablePPO asks for it."""
        mask: NDArray[np.bool_] = self._vector.batch.mask[self.number].copy()
        return mask


class LabtableVecEnv(VecEnv):  # type: ignore[misc]
    """Many games against opponents that play inside, for MaskablePPO; observations are scaled to their ranges."""

    def __init__(
        self,
        game: str,
        num_envs: int,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        *,
        opponents: str | Policy = "student",
        seed: int = 0,
        threads: int = 1,
    ) -> None:
        self.vector = LabtableVectorEnv(
            game, num_envs, players, options, opponents=opponents, threads=threads, copy=False
        )
        space = self.vector.single_observation_space
        self.first_seed: int | None = seed
        self.lanes = [LaneEnv(self.vector, number) for number in range(num_envs)]
        super().__init__(num_envs, spaces.Box(0, 1, space.shape, np.float32), self.vector.single_action_space)

    def reset(self) -> Any:
        """Deal all games anew, from the seed that `seed` was given, or else that of the constructor at first."""
        given = self._seeds[0]
        seen, _ = self.vector.reset(seed=self.first_seed if given is None else given)
        self.first_seed = None
        self._reset_seeds()
        self._reset_options()
        return scaled(self.vector.batch.game.name, seen)

    def step_async(self, actions: Any) -> None:
        self._actions = actions

    def step_wait(self) -> tuple[Any, Any, Any, list[dict[str, Any]]]:
        seen, rewards, done, _, told = self.vector.step(self._actions)
        infos: list[dict[str, Any]] = [{"TimeLimit.truncated": False} for _ in range(self.num_envs)]
        for number in done.nonzero()[0].tolist():
            infos[number]["terminal_observation"] = scaled(self.vector.batch.game.name, told["final_obs"][number])
        return scaled(self.vector.batch.game.name, seen), rewards.astype(np.float32), done, infos

    def _asked(self, indices: Any) -> list[LaneEnv]:
        return [self.lanes[number] for number in self._get_indices(indices)]

    def env_method(self, method_name: str, *args: Any, indices: Any = None, **kwargs: Any) -> list[Any]:
        return [getattr(lane, method_name)(*args, **kwargs) for lane in self._asked(indices)]

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        return [getattr(lane, attr_name) for lane in self._asked(indices)]

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        for lane in self._asked(indices):
            setattr(lane, attr_name, value)

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        return [False for _ in self._asked(indices)]

    def close(self) -> None:
        """Nothing is open."""
