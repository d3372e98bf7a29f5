"""The games for PettingZoo: an AEC environment, `env("curie", players=3)`.

An observation is {"observation": …, "action_mask": …}; the mask stands in the info as well. It is all zeros while
another player is to move. `turn_based_aec_to_parallel` makes a parallel environment of it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from labtable.core.errors import need

need("pettingzoo", "The PettingZoo environments are", "pettingzoo", "gymnasium")

from gymnasium import spaces as gym_spaces  # noqa: E402
from pettingzoo import AECEnv  # noqa: E402
from pettingzoo.utils.wrappers import OrderEnforcingWrapper  # noqa: E402

from labtable.envs import render, spaces  # noqa: E402
from labtable.envs.table import EnvTable, chosen  # noqa: E402


class LabtableAECEnv(AECEnv):  # type: ignore[misc]
    """One game as an AEC environment; agents are player_0, player_1, … by seat.

    `options` are those of the game, as `Match` takes them. `observation` is "flat" or "dict". `on_illegal` says what
    an illegal action does: "end" the episode with -1 for its player (-1000 for a team), "replace" it by a random legal
    one, or "raise" an error with the rule's sentence; in the first two cases the sentence is in the player's info as
    "illegal".
    Rewards come at the end: 1 for a lone winner, -1 for the loser of two, the mean of all players 0; in a cooperative
    game the score, negative where points are bad.
    """

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        *,
        observation: str = "flat",
        on_illegal: str = "end",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.table = EnvTable(game, players, options, on_illegal)
        self.render_mode = None if render_mode is None else chosen("render_mode", render_mode, render.MODES)
        self.kind = observation
        version = self.table.game.meta.rules_version
        self.metadata = {
            "name": f"labtable_{game}_v{version}",
            "render_modes": list(render.MODES),
            "is_parallelizable": False,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(self.table.players)]
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        of = self.table.game
        self._observation_spaces = {
            agent: gym_spaces.Dict(
                {
                    "observation": spaces.observation_space(of, observation),
                    "action_mask": gym_spaces.Box(0, 1, (of.NUM_ACTIONS,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self._action_spaces = {agent: spaces.action_space(of) for agent in self.possible_agents}
        self.luck, self._idle = np.random.default_rng(), np.zeros(of.NUM_ACTIONS, np.int8)

    def observation_space(self, agent: str) -> Any:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: Any = None) -> None:
        if seed is not None:
            self.luck = np.random.default_rng(seed)
        self.table.deal(int(self.luck.integers(1 << 62)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.table.to_move]
        self._mark()

    def _mark(self) -> None:
        """Masks for everybody: only the player to move may do something."""
        for info in self.infos.values():
            info["action_mask"] = self._idle
        self.infos[self.agent_selection]["action_mask"] = self.table.mask(self.table.to_move)

    def observe(self, agent: str) -> dict[str, Any]:
        seen = self.table.seen(self.seats[agent])
        mask = self.infos[agent]["action_mask"] if agent in self.infos else self._idle
        return {"observation": spaces.shaped(self.table.game, self.kind, seen), "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent].pop("illegal", None)
        if illegal := self.table.play(-1 if action is None else int(action), self.luck):
            self.infos[agent]["illegal"] = illegal
        if self.table.over:
            self.rewards = dict(zip(self.possible_agents, self.table.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self.table.to_move]
        self._mark()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> Any:
        return render.rendered(self.table, self.render_mode)

    def close(self) -> None:
        """Nothing is open."""


def env(game: str, players: int | None = None, options: Mapping[str, object] | None = None, **more: Any) -> AECEnv:
    """A `LabtableAECEnv` in the wrapper that says when an environment is used in the wrong order."""
    return OrderEnforcingWrapper(LabtableAECEnv(game, players, options, **more))
