"""What all adapters share: a match with its seeds and rewards, and what happens to an illegal action."""
from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from labtable.core.contract import RESULT, Game
from labtable.core.errors import BadSetup
from labtable.core.match import Match
from labtable.core.observing import flat
from labtable.core.records import EVERYTHING, OVER, Action, Seat, blank
from labtable.core.registry import game

ON_ILLEGAL = ("raise", "end", "replace")
FORFEIT = -1.0  # the reward for an illegal action that ends the episode


def chosen(what: str, value: str, values: tuple[str, ...]) -> str:
    """The value, if it is one of those that there are."""
    if value not in values:
        raise BadSetup(f"{what} is one of {', '.join(values)}, not {value!r}.")
    return value


def rewards_of(of: Game, results: NDArray[Any]) -> list[float]:
    """What each seat gets when a game is over, as `Batch` gives it.

    1 for a lone winner and -1 for the loser of two; the mean of all seats is 0. In a cooperative game the score,
    negative where points are bad.
    """
    if of.meta.cooperative:
        return [float(score) * float(np.sign(of.lead)) for score in results["score"]]
    seats, winners = len(results), int(results["won"].sum())
    if winners == 0:
        return [0.0] * seats
    return [(float(won) * seats / winners - 1.0) / (seats - 1) for won in results["won"]]


class Table:
    """A match that is dealt again and again, with a rule for illegal actions."""

    match: Match

    def __init__(
        self, name: str, players: int | None, options: Mapping[str, object] | None, on_illegal: str = "raise",
    ) -> None:
        self.game = game(name)
        self.players = self.game.meta.players[0] if players is None else players
        self.options = dict(options or {})
        self.game.options(self.players, self.options)  # says what is wrong with them
        self.on_illegal = chosen("on_illegal", on_illegal, ON_ILLEGAL)
        self.forfeited: Seat = OVER  # the seat whose illegal action ended the episode

    def deal(self, seed: int) -> None:
        self.match = Match(self.game, self.players, seed=seed, options=self.options)
        self.forfeited = OVER

    @property
    def over(self) -> bool:
        return self.match.over or self.forfeited != OVER

    def play(self, action: Action, luck: np.random.Generator) -> str:
        """Play an action; the sentence that refused it, where it was illegal and something else happened."""
        match = self.match
        if self.on_illegal == "raise" or (refused := match.why_not(action)) is None:
            match.play(action)
            return ""
        if self.on_illegal == "end":
            self.forfeited = match.to_move
        else:
            match.play(int(luck.choice(match.legal())))
        return f"{match.say(refused.message)} (rule {refused.rule})"

    def rewards(self) -> list[float]:
        """What each seat gets now: nothing before the end."""
        if self.forfeited != OVER:
            return [FORFEIT if seat == self.forfeited else 0.0 for seat in range(self.players)]
        if not self.match.over:
            return [0.0] * self.players
        results = blank(RESULT, self.players)
        self.game.engine.returns_at(self.match._states, 0, results)
        return rewards_of(self.game, results)

    def seen(self, seat: Seat) -> NDArray[np.int16]:
        """What a seat may know, as a flat array of its own."""
        seen: NDArray[np.int16] = flat(self.match.observe(seat))[0]
        return seen

    def mask(self, seat: Seat) -> NDArray[np.int8]:
        """What a seat may do now: nothing while others are to move."""
        mask = np.zeros(self.game.NUM_ACTIONS, np.int8)
        if not self.over and seat == self.match.to_move:
            mask[self.match.legal()] = 1
        return mask

    @property
    def audience(self) -> Seat:
        """Who looks at the board when it is drawn."""
        return EVERYTHING if self.match.over else self.match.to_move
