"""A game for TextArena: every seat is played by text. `reset`, `get_observation`, `step` and `close` are those of
`textarena.Env`; the library itself is needed only by whoever wraps the environment (`labtable[textarena]`).

    env = TextArenaGame("eureka")
    env.reset(num_players=2, seed=7)
    done = False
    while not done:
        player, text = env.get_observation()
        done, info = env.step(agents[player](text))
    rewards, game_info = env.close()
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from random import Random
from typing import Any

from labtable.agents.text_agent import TRIES, fault_of
from labtable.core.errors import BadSetup
from labtable.core.game.registry import game as find_game
from labtable.core.match.match import Match
from labtable.core.record.records import Seat


class TextArenaGame:
    """A table whose players read and write text; what can be done in one way only is done by itself."""

    def __init__(
        self, game: str, options: Mapping[str, object] | None = None, language: str = "en", legal: bool = True
    ) -> None:
        self.game, self.options, self.language, self.legal = find_game(game), dict(options or {}), language, legal
        self._match: Match | None = None

    def reset(self, num_players: int, seed: int | None = None) -> None:
        """Deal a game."""
        self._match = Match(self.game, num_players, seed=seed, options=self.options)
        self._wrong = [Counter[str]() for _ in range(num_players)]  # by seat: wrong tries, by rule
        self._tries, self._said = 0, ""
        self._advance()

    @property
    def match(self) -> Match:
        if self._match is None:
            raise BadSetup("The environment was not reset yet.")
        return self._match

    def get_observation(self) -> tuple[Seat, str]:
        """Who is asked, and what that seat may know; after a wrong try, why it was wrong."""
        seat = max(self.match.to_move, 0)
        return seat, self._said or self.match.tell(seat, self.language, self.legal)

    def step(self, action: str) -> tuple[bool, dict[str, Any]]:
        """Do what a player wrote. A wrong try changes nothing; after five in a row a random legal action is played."""
        match, seat = self.match, max(self.match.to_move, 0)
        tried = match.try_words(action, seat, self.language, self.legal)
        self._said = "" if tried.played else tried.answer
        if not tried.played and not match.over:
            self._wrong[seat][fault_of(tried)] += 1
            self._tries += 1
            if self._tries == TRIES:
                match.play(Random(f"{match.commitment} {match.version} spare").choice(match.legal()))
                self._said = ""
        if not self._said:
            self._tries = 0
            self._advance()
        told = {"answer": tried.answer, "kind": tried.kind, "rule": tried.refused.rule if tried.refused else None}
        return match.over, told

    def close(self) -> tuple[dict[Seat, float], dict[Seat, dict[str, Any]]]:
        """Rewards by seat, from -1 to 1 (a team's score as it is), and what is known of each: its score, rank and wrong
        tries."""
        match = self.match
        rows = match.standings()
        rewards = {seat: _reward(match, seat) for seat in range(match.players)}
        info = {
            seat: {"score": row.score, "rank": row.rank, "wrong_tries": dict(self._wrong[seat])}
            for seat, row in enumerate(rows)
        }
        return rewards, info

    def _advance(self) -> None:
        while not self.match.over and len(legal := self.match.legal()) == 1:
            self.match.play(legal[0])


def _reward(match: Match, seat: Seat) -> float:
    """1 for whoever won, -1 for the others, 0 while nobody has won; the team's score in a cooperative game."""
    outcome = match.outcome
    if match.game.meta.cooperative:
        return float(match.standings()[seat].score)
    if outcome is None or not outcome.winners:
        return 0.0
    return 1.0 if seat in outcome.winners else -1.0
