"""A rival that keeps the game close: it plays its best until it is a little ahead, and gives away the rest."""

from __future__ import annotations

from collections.abc import Callable

from labtable.bots.question import Question
from labtable.bots.search_api import Search
from labtable.bots.sure_wins import sure_win
from labtable.bots.variety import varied
from labtable.core.errors import BadSetup
from labtable.core.game.contract import Game
from labtable.core.record.records import Action

LOOKED_AT = 20  # actions, the most promising
WORLDS = 8  # that each is tried in
GIVEN_AWAY = 0.1  # of its own chance to win: the most that one decision may cost
SMALL_LEAD = 0.1  # beyond an equal share of the chances to win, that it keeps: it plays its best until it has it


class Adaptive:
    """Weighs what each action leaves everybody's chances at, by the net, or by short searches where there is none."""

    def __init__(self, search_of: Callable[[Game, int], Search]) -> None:
        self._search_of = search_of
        self._search: Search | None = None

    def __call__(self, question: Question) -> Action:
        game, seat = question.game, question.seat
        if game.meta.cooperative:
            raise BadSetup(only_among_rivals(game.meta.title))
        if len(question.legal) == 1:
            return question.legal[0]
        for sure in (sure_win(question), question.known):
            if sure is not None:
                return sure
        search = self._search_for(question)
        seed = question.luck.getrandbits(62)
        promises = search.promises(question)
        # What the net promises most wins more often than what it values most just after the move.
        strongest = varied(question, promises)
        chances = {
            action: search.chances_after(question, action, seed, WORLDS)
            for action in {strongest, *(action for _, action in promises[:LOOKED_AT])}
        }
        best, fair = chances[strongest][seat], 1 / question.players
        least = max(best - GIVEN_AWAY, fair + SMALL_LEAD)
        return min(
            (action for action, each in chances.items() if least <= each[seat] <= best),
            key=lambda action: (sum(abs(chance - fair) for chance in chances[action]), question.luck.random()),
            default=strongest,
        )

    def _search_for(self, question: Question) -> Search:
        if self._search is None or (self._search.game, self._search.players) != (question.game, question.players):
            self._search = self._search_of(question.game, question.players)
        return self._search


def only_among_rivals(title: str) -> str:
    return (
        f"Adaptive keeps a game between rivals close; in {title} all win or lose together, so it does not play there."
    )
