"""`review`: every decision of a finished game before the judge, on a few threads, with progress; kept and continued.

The first picture comes from a peek at every decision, and from a longer look at those that seem to have cost most. Then
every decision is looked at longer, rung by rung, as long as it seems to be a slip: nobody is blamed before the last.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from functools import cached_property
from pathlib import Path
from typing import TypeVar

from labtable.coach.hindsight import Known, known_elsewhere
from labtable.coach.hints import judge_of
from labtable.coach.judge import DEEP, GLANCE, HINT, LOOK, PEEK, PROOF, SLIP, CoachJudge
from labtable.coach.luck_ledger import agreed, booked, luck_share, sums_of
from labtable.coach.par import par_of, score_of
from labtable.coach.review_cache import ReviewFile, usual_folder
from labtable.coach.turning_points import turning_points
from labtable.coach.types import Judged, Mark, Review, Statement
from labtable.coach.weigh import Weighed, marked, weigh
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
SUSPECTS, TOLD = 10, 3  # decisions that the first picture looks at longer, and those of them that it may blame
# How far a review is after each of its stages, of WHOLE: the first picture is a third of the work.
PEEKED, SUSPECTED, PICTURED, GLANCED, LOOKED, HINTED, DEEPENED, PROVED, WHOLE = 20, 25, 30, 55, 65, 75, 85, 95, 100
KEPT_EVERY = 1.0  # seconds


def review(
    game: Match | str | Path,
    *,
    progress: Progress | None = None,
    threads: int = THREADS,
    folder: Path | None = None,
    keep: bool = True,
    taught: int = 0,
) -> Review:
    """Judge a finished game: a `Match`, or the file of one.

    `progress(done, total)` is told how far it is. Unless `keep` is False, what was weighed is kept in `folder` (by
    default beside the compiled rules): a review that was interrupted goes on, and the next one is there at once.
    The first decisions may have been `taught`, as by a lesson: they are not judged.
    """
    match = game if isinstance(game, Match) else Match.load(game)
    reviewer = Reviewer(match, ReviewFile(match, (folder or usual_folder()) if keep else None), threads, taught)
    reviewer.look(progress or (lambda done, total: None))
    reviewer.find_par()
    return reviewer.told()


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


class Reviewer:
    """One game before the judge."""

    def __init__(self, match: Match, kept: ReviewFile, threads: int = THREADS, taught: int = 0) -> None:
        check(match)
        self.match, self.kept, self.threads, self.written = match, kept, threads, time.monotonic()
        self.read()
        self.path = match.decisions()
        self.open = [
            number
            for number, (state, step) in enumerate(self.path)
            if number >= taught and self._choices(state, step) > 1
        ]

    def read(self) -> None:
        """Go on where the last one stopped, who may have been another process."""
        self.pages = self.kept.read()

    def _choices(self, state: State, step: Step) -> int:
        game = self.match.game
        return game.engine.legal_at(np.array([state], game.STATE), 0, step.seat, np.zeros(game.NUM_ACTIONS, np.int32))

    @property
    def judge(self) -> CoachJudge:
        """The judge of the present thread."""
        return judge_of(self.match.game, self.match.players)

    # What is looked at, and how long ------------------------------------------------------------------

    def look(self, progress: Progress) -> None:
        """All stages. What was looked at before is not looked at again; where it is interrupted, the rest is left."""
        self.pool = ThreadPoolExecutor(self.threads, "labtable coach")
        try:
            self._stages(progress)
        finally:
            self.pool.shutdown(cancel_futures=True)
            self._write()

    def _stages(self, progress: Progress) -> None:
        pages = self.pages
        new = self._raise(self.open, PEEK, progress, 0, PEEKED)
        pages.suspects = pages.suspects or self._costliest(self.open, SUSPECTS)
        new |= self._raise(pages.suspects, LOOK, progress, PEEKED, SUSPECTED)
        pages.worst = pages.worst or self._costliest(filter(self._seems_a_slip, pages.suspects), TOLD)
        new |= self._raise(pages.worst, HINT, progress, SUSPECTED, PICTURED)
        if new:  # progress is told of new work alone: whoever stops there has come further
            progress(PICTURED, WHOLE)
        self._raise(self.open, GLANCE, progress, PICTURED, GLANCED)
        for rung, since, until in ((LOOK, GLANCED, LOOKED), (HINT, LOOKED, HINTED), (DEEP, HINTED, DEEPENED)):
            self._raise([number for number in self.open if self._seems_a_slip(number)], rung, progress, since, until)
        self._raise(self._blunders(), PROOF, progress, DEEPENED, PROVED)
        if self.match.game.meta.cooperative:
            others = [
                number
                for number in self.open
                if self._version(number) not in self.pages.known and not self._seems_a_slip(number)
            ]
            self._each(others, self._known, self.pages.known, _between(progress, PROVED, WHOLE, len(self.pages.known)))
        progress(WHOLE, WHOLE)

    @property
    def is_pictured(self) -> bool:
        """Is there a first picture?"""
        return all(self._version(number) in self.pages.weighed for number in self.open)

    @property
    def is_deep(self) -> bool:
        """Was everything looked at as long as it will be?"""
        return (
            self.is_pictured
            and all(
                self._weighed(number).rung >= (DEEP if self._seems_a_slip(number) else GLANCE) for number in self.open
            )
            and all(self._weighed(number).rung >= PROOF for number in self._blunders())
        )

    def _blunders(self) -> list[int]:
        """The decisions that are blunders by the last look: with strong players half of them are none by the longest.
        Games of partners are not looked at so long, because every try goes on to their end."""
        if self.match.game.meta.cooperative:
            return []
        return [number for number in self.open if marked(self._weighed(number), self.judge.unit)[3] is Mark.BLUNDER]

    def _costliest(self, numbers: Iterable[int], most: int) -> list[int]:
        return sorted(numbers, key=lambda number: -self._weighed(number).cost)[:most]

    def _seems_a_slip(self, number: int) -> bool:
        """Is it worth a longer look?"""
        return self._weighed(number).cost >= SLIP * self.judge.unit

    def _raise(self, numbers: Sequence[int], rung: int, progress: Progress, since: int, until: int) -> bool:
        """Lift decisions to a rung of the judge, those that are not there yet; was there any?"""
        page, below = self.pages.weighed, [number for number in numbers if self._rung(number) < rung]
        told = _between(progress, since, until, len(numbers) - len(below))
        self._each(below, lambda number: self._weigh(number, rung), page, told)
        return bool(below)

    def _rung(self, number: int) -> int:
        found = self.pages.weighed.get(self._version(number))
        return -1 if found is None else found.rung

    def _version(self, number: int) -> int:
        return self.path[number][1].version

    def _weighed(self, number: int) -> Weighed:
        return self.pages.weighed[self._version(number)]

    def _weigh(self, number: int, rung: int) -> Weighed:
        state, step = self.path[number]
        return weigh(self.judge, state, step.version, step.action, rung)

    def _known(self, number: int) -> Known:
        return known_elsewhere(self.judge.trials, self.path[number][0], self._weighed(number), self.kept.content)

    def _each(
        self,
        numbers: Sequence[int],
        work: Callable[[int], Found],
        page: dict[int, Found],
        progress: Progress,
    ) -> None:
        """Work on each of these decisions, which is written on the page as it comes."""
        for count, found in enumerate(self._worked(work, numbers), 1):
            page[found.version] = found
            if time.monotonic() - self.written > KEPT_EVERY:
                self._write()
            progress(count, len(numbers))

    def _worked(self, work: Callable[[int], Found], numbers: Sequence[int]) -> Iterator[Found]:
        """What comes of work, as it comes; for one thread no other is started."""
        if self.threads == 1:
            return map(work, numbers)
        return (ended.result() for ended in as_completed([self.pool.submit(work, number) for number in numbers]))

    def _write(self) -> None:
        self.kept.write(self.pages)
        self.written = time.monotonic()

    def find_par(self) -> None:
        """Par of a team's deal, worked out once."""
        if self.pages.par is None and (found := par_of(self.match)) is not None:
            self.pages.par = found
            self._write()

    # What is told -------------------------------------------------------------------------------------

    def told(self) -> Review:
        """The review, by what was looked at so far."""
        match, par = self.match, self.pages.par
        judged, final = self._judged(), final_of(match)
        turns = turning_points(match, judged)
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
            turns=turns,
            deep=self.is_deep,
            par=None if par is None else par.told(score_of(match)),
            statements=statements_of(match),
        )

    @cached_property
    def _draws(self) -> list[bool]:
        """Whether luck had a say between each judged decision and the next."""
        return [
            self._drew(number, following)
            for number, following in zip(self.open, [*self.open[1:], len(self.path)], strict=True)
        ]

    def _judged(self) -> tuple[Judged, ...]:
        drew = self._draws
        final, states = final_of(self.match), [self.path[number][0] for number in self.open]
        judged = agreed([self._weighed(number) for number in self.open], drew, final)
        return booked(judged, states, drew, final, self.match.game, self.pages.known)

    def _drew(self, number: int, following: int) -> bool:
        """Did luck have a say between two judged decisions: was something drawn, or something hidden shown?"""
        keys = world_keys(self.match.commitment)[:FEW]
        return any(
            (why := why_it_stands(self.match.game, self.match.players, state, step.seat, step.action, keys)) is not None
            and why.id != "undo-spoken"
            for state, step in self.path[number:following]
        )


def _between(progress: Progress, since: int, until: int, before: int) -> Progress:
    """The progress of one stage as a part of the whole; so much of the stage was done before."""
    return lambda done, total: progress(since + (until - since) * (before + done) // max(before + total, 1), WHOLE)
