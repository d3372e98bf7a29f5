"""The vector environment for Stable-Baselines3 and MaskablePPO of sb3-contrib."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from labtable.core.extras import need

need("learning", "Stable-Baselines3 and torch are", "stable_baselines3", "torch")

from gymnasium import spaces  # noqa: E402
from stable_baselines3.common.vec_env import VecEnv  # noqa: E402

from labtable.envs.opponents import Policy  # noqa: E402
from labtable.envs.vector import LabtableVectorEnv  # noqa: E402


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
        self._low, self._width = space.low.astype(np.float32), np.float32(1) * (space.high - space.low)
        self.first_seed: int | None = seed
        self.render_mode = None
        super().__init__(num_envs, spaces.Box(0, 1, space.shape, np.float32), self.vector.single_action_space)

    def scaled(self, seen: Any) -> NDArray[np.float32]:
        """Small numbers are told apart, large ones still fit: the root of the place within the range."""
        scaled: NDArray[np.float32] = np.sqrt((seen - self._low) / self._width)
        return scaled

    def reset(self) -> Any:
        seen, _ = self.vector.reset(seed=self.first_seed)
        self.first_seed = None
        return self.scaled(seen)

    def step_async(self, actions: Any) -> None:
        self._actions = actions

    def step_wait(self) -> tuple[Any, Any, Any, list[dict[str, Any]]]:
        seen, rewards, done, _, _ = self.vector.step(self._actions)
        return self.scaled(seen), rewards.astype(np.float32), done, [{} for _ in range(self.num_envs)]

    def env_method(self, method_name: str, *args: Any, indices: Any = None, **kwargs: Any) -> list[Any]:
        return list(getattr(self.vector, method_name)(*args, **kwargs))

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        return [getattr(self, attr_name) if attr_name == "render_mode" else getattr(self.vector, attr_name)]

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        setattr(self.vector, attr_name, value)

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        return [False] * self.num_envs

    def close(self) -> None:
        """Nothing is open."""
