"""A table at which one seat is played by text and bots play the others: what protocols for agents are made of."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from labtable.bots.levels import bot_for
from labtable.bots.referee import answer
from labtable.core.errors import BadSetup
from labtable.core.game.registry import game as find_game
from labtable.core.match.match import Match
from labtable.core.match.text_interface import TriedWords


class TextTable:
    """One seat's game. Bots move as soon as it is their turn; what can be done in one way only is done."""

    def __init__(
        self,
        game: str,
        rivals: Sequence[str] = ("student",),
        *,
        seat: int = 0,
        seed: int | None = None,
        options: Mapping[str, object] | None = None,
        language: str = "en",
        legal: bool = True,
    ) -> None:
        """`rivals` are the bots of the other seats, in their order; `legal` says whether legal actions are told."""
        found, players = find_game(game), len(rivals) + 1
        if not 0 <= seat < players:
            raise BadSetup(f"There is no seat {seat}; the seats are 0 to {players - 1}.")
        bots = [bot_for(found, name) for name in rivals]
        self.seat, self.language, self.legal = seat, language, legal
        self.bots = dict(zip((other for other in range(players) if other != seat), bots, strict=True))
        self.match = Match(found, players, seed=seed, options=options)
        self._advance()

    @property
    def over(self) -> bool:
        return self.match.over

    @property
    def reward(self) -> float:
        """How the game ended for the seat: a win is 1, shared among its winners, else 0; a team's score as it is."""
        outcome = self.match.outcome
        if outcome is None:
            return 0.0
        if self.match.game.meta.cooperative:
            return float(outcome.standings[self.seat].score)
        return 1 / len(outcome.winners) if self.seat in outcome.winners else 0.0

    def look(self) -> str:
        """The table in words, as the seat may know it."""
        return self.match.tell(self.seat, self.language, self.legal)

    def actions(self) -> list[str]:
        """The words of what the seat may do now."""
        return [
            self.match.say(self.match.describe(action, self.seat), self.language)
            for action in self.match.legal(self.seat)
        ]

    def act(self, words: str) -> TriedWords:
        """Try an action in words; if it is played, the bots play on until the seat is asked again."""
        tried = self.match.try_words(words, self.seat, self.language, self.legal)
        if tried.played:
            self._advance()
        return tried

    def _advance(self) -> None:
        while not self.match.over:
            if self.match.to_move in self.bots:
                self.match.play(answer(self.match, self.bots[self.match.to_move]))
            elif len(legal := self.match.legal()) == 1:
                self.match.play(legal[0])
            else:
                return
