"""The review of a game that a player ended before its end: judged up to there, and its last word is how all stood."""

from __future__ import annotations

from functools import cached_property

from msgspec.structs import replace

from labtable.coach.judge import LOOK
from labtable.coach.luck_ledger import agreed, booked, sums_of
from labtable.coach.review_cache import ReviewFile
from labtable.coach.reviewer import THREADS, Reviewer, check_rules
from labtable.coach.types import EarlyEnd, Judged, Review
from labtable.coach.weigh import Weighed, weigh
from labtable.core.match.match import Match
from labtable.core.record.records import Seat


class EarlyEndReviewer(Reviewer):
    """One game before the judge that a seat's player ended before its end.

    Who gives up has lost, but no decision and no luck lost the rest: it ends with the chances that were left.
    """

    def __init__(self, match: Match, kept: ReviewFile, ended_by: Seat, threads: int = THREADS, taught: int = 0) -> None:
        self.ended_by = ended_by
        super().__init__(match, kept, threads, taught)

    def check(self, match: Match) -> None:
        """A game that a player ended need not be over."""
        check_rules(match)

    def find_par(self) -> None:
        """A team that did not play to the end reached nothing that could be held beside par."""

    @cached_property
    def left(self) -> Weighed:
        """How every seat stood where the game was left."""
        match = self.match
        best = self.judge.judge(match.state, LOOK).best.action
        return weigh(self.judge, match.state, match.version, best, LOOK)

    def told(self) -> Review:
        found, final, game = super().told(), self.left.before, self.match.game
        decided = game.decided is not None and game.decided(self.match.state) is not None
        return replace(
            found,
            final=final,
            seats=tuple(sums_of(found.decisions, seat, final[seat]) for seat in range(self.match.players)),
            early_end=EarlyEnd("decided" if decided else "given-up", self.ended_by, self.match.version),
        )

    def judged(self) -> tuple[Judged, ...]:
        if not self.open:
            return ()
        drew, states = self._draws, [self.path[number][0] for number in self.open]
        weighed = [*(self._weighed(number) for number in self.open), self.left]
        judged = agreed(weighed, [*drew, True], self.left.before)[:-1]
        return booked(judged, states, drew, self.left.before, self.match.game, self.pages.known)
