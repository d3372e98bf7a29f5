"""`review`: every decision of a finished game weighed, on a few threads, with progress; kept, and gone on with."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import closing
from pathlib import Path
from threading import local
from typing import TypeVar

from labtable.coach.hindsight import Known, known_elsewhere
from labtable.coach.luck_ledger import agreed, booked, luck_share, sums_of
from labtable.coach.par import Par, par_of, score_of
from labtable.coach.review_cache import Pages, ReviewFile, usual_folder
from labtable.coach.trials import Trials, unit_of
from labtable.coach.turning_points import turning_points
from labtable.coach.types import Judged, Review, Statement
from labtable.coach.weigh import Effort, Weighed, seems_a_slip, weigh, weigh_again
from labtable.core.arrays import np
from labtable.core.errors import BadSetup
from labtable.core.match.log import Step
from labtable.core.match.match import Match, world_keys
from labtable.core.match.preview import FEW
from labtable.core.match.undo import why_it_stands
from labtable.core.record.records import RESULT, State, blank

Progress = Callable[[int, int], None]
Found = TypeVar("Found", Weighed, Known)
THREADS = 1 if sys.platform == "emscripten" else 2  # a browser starts none
USUAL = 150  # decisions of a game that gets the full effort; a longer one gets less for each
FULL = Effort(screen=32, duel=400, watch=160, again=1600)
LEAST = Effort(screen=8, duel=60, watch=30, again=400)
MOST = 2.0  # times the full effort, for each decision of a short game, …
TEAM = 0.6  # … and of a cooperative one
KEPT_EVERY = 1.0  # seconds


def review(
    game: Match | str | Path,
    *,
    progress: Progress | None = None,
    threads: int = THREADS,
    folder: Path | None = None,
    keep: bool = True,
) -> Review:
    """Judge a finished game: a `Match`, or the file of one.

    `progress(done, total)` is told of every decision. Unless `keep` is False, what was weighed is kept in `folder` (by
    default beside the compiled rules): a review that was interrupted goes on, and the next one is there at once.
    """
    match = game if isinstance(game, Match) else Match.load(game)
    check(match)
    kept = ReviewFile(match, (folder or usual_folder()) if keep else None)
    judged = Reviewer(match, kept, threads).decisions(progress or (lambda done, total: None))
    par = kept_par(match, kept)
    final = final_of(match)
    return Review(
        game=match.game.name,
        players=match.players,
        names=tuple(match.names),
        commitment=match.commitment,
        together=match.game.meta.cooperative,
        lower=match.game.meta.cooperative and match.game.lead < 0,
        decisions=judged,
        final=final,
        seats=tuple(sums_of(judged, seat, final[seat]) for seat in range(match.players)),
        luck_share=luck_share(judged),
        turns=turning_points(match, judged),
        par=None if par is None else par.told(score_of(match)),
        statements=statements_of(match),
    )


def statements_of(match: Match) -> tuple[Statement, ...]:
    """What was said in a match, and what it told everybody."""
    game = match.game
    if game.concluded is None:
        return ()
    return tuple(
        Statement(
            version=step.version,
            seat=step.seat,
            said=game.describe(state, step.seat, step.action),
            concluded=tuple(game.concluded(step.after)),
        )
        for state, step in match.decisions()
        if game.is_speech(step.action)
    )


def kept_par(match: Match, kept: ReviewFile) -> Par | None:
    """Par of a team's deal, worked out once."""
    pages = kept.read()
    if pages.par is None and (found := par_of(match)) is not None:
        pages.par = found
        kept.write(pages)
    return pages.par


def check(match: Match) -> None:
    """Can this match be reviewed? If not, a sentence says why."""
    if not match.over:
        raise BadSetup("This game is still being played; the coach reviews it when it is over.")
    if match.begins_at > (match.redealt[-1].version if match.redealt else 0):
        raise BadSetup(
            f"This game was played by other rules of {match.game.meta.title} than this release has; "
            "only the release that played it can review it."
        )


def final_of(match: Match) -> tuple[float, ...]:
    """How it ended for each seat, as a value: the share of the win, or the score, good if high."""
    results = blank(RESULT, match.players)
    match.game.engine.returns_at(np.array([match.state], match.game.STATE), 0, results)
    if match.game.meta.cooperative:
        return tuple(float(score) * float(np.sign(match.game.lead)) for score in results["score"])
    winners = int(results["won"].sum())
    return tuple(float(won) / winners if winners else 1 / match.players for won in results["won"])


def effort_for(decisions: int, most: float = MOST) -> Effort:
    """Worlds for each decision, so that a long game takes as long as one of the usual length."""
    share = min(most, USUAL / max(decisions, 1))
    return Effort(
        *(
            max(least, round(full * share))
            for full, least in zip(
                (FULL.screen, FULL.duel, FULL.watch, FULL.again),
                (LEAST.screen, LEAST.duel, LEAST.watch, LEAST.again),
                strict=True,
            )
        )
    )


class Reviewer:
    """One game being weighed."""

    def __init__(self, match: Match, kept: ReviewFile, threads: int) -> None:
        self.match, self.kept, self.threads = match, kept, threads
        self.path = match.decisions()
        self.open = [number for number, (state, step) in enumerate(self.path) if self._choices(state, step) > 1]
        # A team's decision is weighed to the end of the game, and with the eyes of the others.
        self.effort = effort_for(len(self.open), TEAM if match.game.meta.cooperative else MOST)
        self._own = local()

    def _choices(self, state: State, step: Step) -> int:
        game = self.match.game
        return game.engine.legal_at(np.array([state], game.STATE), 0, step.seat, np.zeros(game.NUM_ACTIONS, np.int32))

    @property
    def trials(self) -> Trials:
        """The trials of the present thread."""
        if not hasattr(self._own, "trials"):
            self._own.trials = Trials(self.match.game, self.match.players)
        found: Trials = self._own.trials
        return found

    def decisions(self, progress: Progress) -> tuple[Judged, ...]:
        weighed, known = self._all_weighed(progress)
        drew = [
            self._drew(number, following)
            for number, following in zip(self.open, [*self.open[1:], len(self.path)], strict=True)
        ]
        final = final_of(self.match)
        judged = agreed([weighed[self._version(number)] for number in self.open], drew, final)
        return booked(judged, [self.path[number][0] for number in self.open], drew, final, self.match.game, known)

    def _all_weighed(self, progress: Progress) -> tuple[dict[int, Weighed], dict[int, Known]]:
        """All decisions, weighed, by version. What seems to be a slip is weighed twice: by a larger search, before
        anybody is told so. The other decisions of a team are looked at with the eyes of the others."""
        pages, count, unit = self.kept.read(), len(self.open), unit_of(self.match.game)
        first = self._each(self.open, self._weigh, pages, pages.first, lambda done: progress(done, 2 * count))
        doubted = [number for number in self.open if seems_a_slip(first[self._version(number)], unit)]
        others = [number for number in self.open if number not in set(doubted) and self.match.game.meta.cooperative]
        left = len(doubted) + len(others)
        again = self._each(
            doubted,
            lambda number: self._again(number, first),
            pages,
            pages.again,
            lambda done: progress(2 * count - left + done, 2 * count),
        )
        known = self._each(
            others,
            lambda number: self._known(number, first),
            pages,
            pages.known,
            lambda done: progress(2 * count - len(others) + done, 2 * count),
        )
        progress(2 * count, 2 * count)
        return first | again, known

    def _version(self, number: int) -> int:
        return self.path[number][1].version

    def _each(
        self,
        numbers: Sequence[int],
        work: Callable[[int], Found],
        pages: Pages,
        page: dict[int, Found],
        progress: Callable[[int], None],
    ) -> dict[int, Found]:
        """Each of these decisions by version, from the page or from new work, which is kept as it comes. Progress tells
        of new work alone: whoever stops there has come further."""
        missing = [number for number in numbers if self._version(number) not in page]
        kept = time.monotonic()
        try:
            with closing(self._worked(work, missing)) as worked:
                for count, found in enumerate(worked, 1):
                    page[found.version] = found
                    progress(len(numbers) - len(missing) + count)
                    if time.monotonic() - kept > KEPT_EVERY:
                        self.kept.write(pages)
                        kept = time.monotonic()
        finally:
            if missing:
                self.kept.write(pages)
        return {self._version(number): page[self._version(number)] for number in numbers}

    def _worked(self, work: Callable[[int], Found], numbers: Sequence[int]) -> Generator[Found]:
        """What comes of work, as it comes; for one thread no other is started."""
        if self.threads == 1:
            yield from map(work, numbers)
            return
        pool = ThreadPoolExecutor(self.threads, "labtable coach")
        try:
            yield from (ended.result() for ended in as_completed([pool.submit(work, number) for number in numbers]))
        finally:
            pool.shutdown(cancel_futures=True)

    def _weigh(self, number: int) -> Weighed:
        state, step = self.path[number]
        return weigh(self.trials, state, step.version, step.seat, step.action, self.kept.content, self.effort)

    def _again(self, number: int, first: dict[int, Weighed]) -> Weighed:
        return weigh_again(
            self.trials, self.path[number][0], first[self._version(number)], self.kept.content, self.effort
        )

    def _known(self, number: int, first: dict[int, Weighed]) -> Known:
        return known_elsewhere(self.trials, self.path[number][0], first[self._version(number)], self.kept.content)

    def _drew(self, number: int, following: int) -> bool:
        """Did luck have a say between two judged decisions: was something drawn, or something hidden shown?"""
        keys = world_keys(self.match.commitment)[:FEW]
        return any(
            (why := why_it_stands(self.match.game, self.match.players, state, step.seat, step.action, keys)) is not None
            and why.id != "undo-spoken"
            for state, step in self.path[number:following]
        )
