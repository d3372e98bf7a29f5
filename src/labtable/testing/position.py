"""A position on the table, for the tests of every game; each game's own tests/position.py adds its notation."""

from __future__ import annotations

from typing import Any, Self

import numpy as np

from labtable.core.game.contract import Game
from labtable.core.messages import kebab
from labtable.core.record.records import RESULT, SPECTATOR, blank

DEALT: dict[tuple[object, ...], Any] = {}  # table and options: the record


class Position:
    """One record, and what tests ask of it. What is done is checked to be legal, and the record to be sound."""

    game: Game  # of the game's own Position
    Event: Any  # its events
    sound = True  # False: a record that no play leads to, which check_state would refuse

    def __init__(self, states: Any = None) -> None:
        self.states = blank(self.game.STATE) if states is None else states

    @classmethod
    def dealt(cls, players: int, seed: int = 0, **options: object) -> Self:
        """A game from the deal on. The same deal is made once: in plain Python it takes longer than most tests."""
        wanted = (cls, players, seed, repr(sorted(options.items())))
        if wanted not in DEALT:
            position, key = cls(), np.array([seed, 1, 2, 3], np.uint32)
            cls.game.engine.deal_at(position.states, 0, players, cls.game.options(players, options), key)
            DEALT[wanted] = position.states
        return cls(DEALT[wanted].copy())

    @property
    def s(self) -> Any:
        return self.states[0]

    @property
    def mover(self) -> int:
        return int(self.game.engine.to_move_at(self.states, 0))

    @property
    def ending(self) -> Any:
        return self.game.Ending(self.game.engine.is_over_at(self.states, 0))

    @property
    def told(self) -> list[str]:
        """The kinds of what the last action said, in lower case."""
        return [self.Event(int(event["kind"])).name.lower() for event in self.s.trail[: int(self.s.trail_size)]]

    def log(self, audience: int = SPECTATOR, language: str = "en") -> list[str]:
        """What the last action said, in words."""
        return [self.game.text.say(message, language) for message in self.game.events(self.s, audience)]

    def refusal(self, action: int, seat: int | None = None) -> Any:
        seat = self.mover if seat is None else seat
        return self.game.Refusal(self.game.engine.refusal_at(self.states, 0, seat, action))

    def apply(self, action: int, seat: int | None = None) -> Self:
        refusal = self.refusal(action, seat)
        assert not refusal, f"{self.game.decode(action)}: {kebab(refusal)}"
        self.game.engine.apply_at(self.states, 0, self.mover if seat is None else seat, action)
        assert not self.sound or not self.game.check_state(self.s), self.game.check_state(self.s)
        return self

    def legal(self, seat: int | None = None) -> list[int]:
        out = np.zeros(self.game.NUM_ACTIONS, np.int32)
        seat = self.mover if seat is None else seat
        return [int(action) for action in out[: self.game.engine.legal_at(self.states, 0, seat, out)]]

    def results(self) -> Any:
        """RESULT rows: score, rank, won, standing."""
        rows = blank(RESULT, int(self.s.num_players))
        self.game.engine.returns_at(self.states, 0, rows)
        return rows

    def copy(self) -> Self:
        return type(self)(self.states.copy())

    def redealt(self, seat: int, seed: int = 1) -> Self:
        """A position like this one in a world re-dealt for a seat."""
        other = self.copy()
        self.game.engine.resample_at(other.states, 0, seat, np.array([seed, 2, 3, 4], np.uint32))
        return other
