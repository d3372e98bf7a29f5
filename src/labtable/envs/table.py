"""What the adapters share: a game with its seeds and rewards, and what happens to an illegal action."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from labtable.core.arrays import reading
from labtable.core.errors import BadSetup, IllegalAction
from labtable.core.game.contract import RESULT, Game
from labtable.core.game.observation_fields import flat
from labtable.core.game.registry import game
from labtable.core.match.match import Match, key_of, secret_of_seed
from labtable.core.record.records import OVER, Action, Seat, blank

ON_ILLEGAL = ("end", "replace", "raise")
FORFEIT = -1.0  # the reward for an illegal action that ends the episode, among opponents
MOST_POINTS = 1000  # NOT A RULE: more than a team can score, so a forfeit of a team costs as much


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


class EnvTable:
    """A game that is dealt again and again, with a rule for illegal actions."""

    def __init__(
        self,
        name: str,
        players: int | None,
        options: Mapping[str, object] | None,
        on_illegal: str = "end",
    ) -> None:
        self.game = game(name)
        self.players = self.game.meta.players[0] if players is None else players
        self.options = dict(options or {})
        self._numbers = self.game.options(self.players, self.options)  # says what is wrong with them
        self.on_illegal = chosen("on_illegal", on_illegal, ON_ILLEGAL)
        self.states, self._record = blank(self.game.STATE), blank(self.game.OBSERVATION)
        self._numbers_seen: NDArray[np.int16] = flat(self._record)[0]
        self._legal = np.zeros(self.game.NUM_ACTIONS, np.int32)

    def deal(self, seed: int) -> None:
        engine = self.game.engine
        self.secret, self.decisions = secret_of_seed(seed), list[tuple[Seat, Action]]()
        engine.deal_at(self.states, 0, self.players, self._numbers, key_of(self.secret))
        self.to_move: Seat = engine.to_move_at(self.states, 0)
        self._count = engine.legal_at(self.states, 0, self.to_move, self._legal)
        self.forfeited: Seat = OVER  # the seat whose illegal action ended the episode

    @property
    def over(self) -> bool:
        return self.to_move == OVER or self.forfeited != OVER

    @property
    def legal(self) -> NDArray[np.int32]:
        """What the seat to move may do; to look at before the next decision."""
        return self._legal[: self._count]

    def play(self, action: Action, luck: np.random.Generator) -> str:
        """Play an action; the sentence that refused it, where it was illegal and something else happened."""
        if not (reason := self.game.engine.refusal_at(self.states, 0, self.to_move, action)):
            self.decide(action)
            return ""
        refused = self.game.refused(reason, reading(self.states)[0], self.to_move)
        sentence = f"{self.game.text.say(refused.message, 'en', [])} (rule {refused.rule})"
        if self.on_illegal == "raise":
            raise IllegalAction(sentence, refused)
        if self.on_illegal == "end":
            self.forfeited = self.to_move
        else:
            self.decide(int(luck.choice(self.legal)))
        return sentence

    def decide(self, action: Action) -> None:
        """A legal action of the seat to move."""
        engine, states = self.game.engine, self.states
        self.decisions.append((self.to_move, action))
        engine.apply_at(states, 0, self.to_move, action)
        self.to_move = engine.to_move_at(states, 0)
        self._count = engine.legal_at(states, 0, self.to_move, self._legal) if self.to_move != OVER else 0

    def rewards(self) -> list[float]:
        """What each seat gets now: nothing before the end."""
        if self.forfeited != OVER and self.game.meta.cooperative:
            return [-float(MOST_POINTS)] * self.players
        if self.forfeited != OVER:
            return [FORFEIT if seat == self.forfeited else 0.0 for seat in range(self.players)]
        if self.to_move != OVER:
            return [0.0] * self.players
        results = blank(RESULT, self.players)
        self.game.engine.returns_at(self.states, 0, results)
        return rewards_of(self.game, results)

    def seen(self, seat: Seat) -> NDArray[np.int16]:
        """What a seat may know, as a flat array of its own."""
        self._numbers_seen.fill(0)
        self.game.engine.observe_at(self.states, 0, seat, self._record, 0)
        return self._numbers_seen.copy()

    def mask(self, seat: Seat) -> NDArray[np.int8]:
        """What a seat may do now: nothing while others are to move."""
        mask = np.zeros(self.game.NUM_ACTIONS, np.int8)
        if seat == self.to_move and not self.over:
            mask[self.legal] = 1
        return mask

    @property
    def match(self) -> Match:
        """The game at this table as a match, to be looked at, saved and recorded."""
        match = Match(self.game, self.players, options=self.options, secret=self.secret)
        for seat, action in self.decisions:
            match.play(action, seat)
        return match
