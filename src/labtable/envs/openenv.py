"""A game as an OpenEnv environment (`labtable[openenv]`): reset, step and state over HTTP and WebSocket. An action is a
line of words, an observation is a text. LABTABLE_OPENENV_GAME and LABTABLE_OPENENV_RIVALS choose the table.

    uvicorn labtable.envs.openenv:app --port 8000
"""

from __future__ import annotations

import os
from typing import Any
from uuid import uuid4

from labtable.agents.text_table import TextTable
from labtable.core.errors import need

need("openenv", "OpenEnv is", "openenv")

from openenv.core.env_server.http_server import create_fastapi_app  # noqa: E402
from openenv.core.env_server.interfaces import Environment  # noqa: E402
from openenv.core.env_server.types import Action, Observation, State  # noqa: E402

GAME, RIVALS, NO_LEGAL = "LABTABLE_OPENENV_GAME", "LABTABLE_OPENENV_RIVALS", "LABTABLE_OPENENV_NO_LEGAL"


class WordsAction(Action):  # type: ignore[misc]
    """What the player does, in words."""

    words: str


class TextObservation(Observation):  # type: ignore[misc]
    """What the player is told: the table, or why the last try was wrong."""

    text: str
    kind: str = ""  # played, refused, several, unknown, over; empty after a reset
    rule: str | None = None  # the rule that refuses the last try


class LabtableEnvironment(Environment):  # type: ignore[misc]
    """One seat of a table, with bots on the others. The reward comes with the end of the game."""

    SUPPORTS_CONCURRENT_SESSIONS = True

    def __init__(self) -> None:
        super().__init__()
        self.table: TextTable | None = None
        self._state = State(episode_id=None, step_count=0)

    def reset(self, seed: int | None = None, episode_id: str | None = None, **given: Any) -> TextObservation:
        """Deal a game: `game`, `rivals` and `seat` may be given, and are those of the server's settings otherwise."""
        game = given.get("game") or os.environ.get(GAME, "eureka")
        rivals = given.get("rivals") or os.environ.get(RIVALS, "student").split(",")
        legal = not os.environ.get(NO_LEGAL)
        self.table = TextTable(game, rivals, seat=given.get("seat") or 0, seed=seed, legal=legal)
        self._state = State(episode_id=episode_id or str(uuid4()), step_count=0)
        return TextObservation(text=self.table.look(), done=self.table.over, reward=self._reward())

    def step(self, action: WordsAction, timeout_s: float | None = None, **given: Any) -> TextObservation:
        """Try an action in words; one that is wrong is answered, and changes nothing."""
        if self.table is None:
            self.reset()
        assert self.table is not None
        self._state.step_count += 1
        tried = self.table.act(action.words)
        return TextObservation(
            text=self.table.look() if tried.played else tried.answer,
            kind=tried.kind,
            rule=tried.refused.rule if tried.refused else None,
            done=self.table.over,
            reward=self._reward(),
        )

    @property
    def state(self) -> State:
        """How many steps were tried in this episode."""
        return self._state

    def _reward(self) -> float:
        return self.table.reward if self.table is not None and self.table.over else 0.0


app = create_fastapi_app(LabtableEnvironment, WordsAction, TextObservation, max_concurrent_envs=16)
