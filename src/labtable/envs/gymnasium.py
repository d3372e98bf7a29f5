"""The games for Gymnasium: one seat against bots, `gymnasium.make("labtable/Curie-v4", bots="researcher")`.

Importing this module registers the games, each by its name and the version of its rules, and for `make_vec` the vector
environment of `labtable.envs.vector`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from labtable.core.errors import need

need("gymnasium", "The Gymnasium environments are", "gymnasium")

import gymnasium  # noqa: E402

from labtable.bots import Bot, bot  # noqa: E402
from labtable.bots.question import question  # noqa: E402
from labtable.core.errors import BadSetup  # noqa: E402
from labtable.core.game.registry import game, names  # noqa: E402
from labtable.core.record.records import Seat  # noqa: E402
from labtable.envs import render, spaces  # noqa: E402
from labtable.envs.table import EnvTable, chosen  # noqa: E402

Level = str | Bot


class LabtableEnv(gymnasium.Env):  # type: ignore[misc]
    """One seat of a game; bots play the others.

    `bots` is a level ("student", "researcher", "laureate@200ms"), a function from a `Question` to an action, or one of
    these for each other seat, clockwise from the learner's. `seat` is the learner's, by default another one each game,
    by lot. For `options`, `observation`, `on_illegal` and the rewards see `labtable.envs.pettingzoo.LabtableAECEnv`.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": list(render.MODES), "render_fps": 2}

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        *,
        bots: Level | Sequence[Level] = "student",
        seat: Seat | None = None,
        observation: str = "flat",
        on_illegal: str = "end",
        render_mode: str | None = None,
    ) -> None:
        self.table = EnvTable(game, players, options, on_illegal)
        self.render_mode = None if render_mode is None else chosen("render_mode", render_mode, render.MODES)
        self.kind, self.fixed_seat = observation, seat
        self.observation_space = spaces.observation_space(self.table.game, observation)
        self.action_space = spaces.action_space(self.table.game)
        others = self.table.players - 1
        self.levels: list[Level] = [bots] * others if isinstance(bots, str) or callable(bots) else list(bots)
        if len(self.levels) != others:
            raise BadSetup(f"Beside the learner sit {others} bots, not {len(self.levels)}.")
        if seat is not None and not 0 <= seat < self.table.players:
            raise BadSetup(f"The seats are 0 to {others}; there is no seat {seat}.")
        self._new_bots()  # says what is wrong with their names

    def _new_bots(self) -> list[Bot]:
        return [bot(level) if isinstance(level, str) else level for level in self.levels]

    def reset(self, *, seed: int | None = None, options: Any = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        table = self.table
        while True:  # until there is something for the learner to decide
            self.seat = int(self.np_random.integers(table.players)) if self.fixed_seat is None else self.fixed_seat
            self.bots = self._new_bots()
            table.deal(int(self.np_random.integers(1 << 62)))
            self._others_play()
            if not table.over:
                return self._seen(), self._info()

    def step(self, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        illegal = self.table.play(int(action), self.np_random)
        self._others_play()
        if self.render_mode == "human":
            self.render()
        info = {**self._info(), **({"illegal": illegal} if illegal else {})}
        return self._seen(), self.table.rewards()[self.seat], self.table.over, False, info

    def _others_play(self) -> None:
        table = self.table
        while not table.over and table.to_move != self.seat:
            turn, ask = len(table.decisions), self.bots[(table.to_move - self.seat - 1) % table.players]
            table.decide(ask(question(table.game, table.states, f"{table.secret.hex()} {turn}", turn)))

    def _seen(self) -> Any:
        return spaces.shaped(self.table.game, self.kind, self.table.seen(self.seat))

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.table.mask(self.seat), "seat": self.seat}

    def action_masks(self) -> NDArray[np.bool_]:
        """What the learner may do now, as MaskablePPO of sb3-contrib asks for it."""
        return self.table.mask(self.seat).astype(np.bool_)

    def render(self) -> Any:
        return render.rendered(self.table, self.render_mode)


def id_of(name: str) -> str:
    """The name of a game in Gymnasium's registry; its version is that of the rules."""
    return f"labtable/{name.capitalize()}-v{game(name).meta.rules_version}"


def register() -> None:
    for name in names():
        if id_of(name) not in gymnasium.registry:
            gymnasium.register(
                id_of(name),
                "labtable.envs.gymnasium:LabtableEnv",
                kwargs={"game": name},
                vector_entry_point="labtable.envs.vector:LabtableVectorEnv",
            )


register()
