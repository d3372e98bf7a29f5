"""`review`: every decision of a finished game before the judge, on a few threads, with progress; kept and continued.

The first picture comes from a peek at every decision, and from longer looks at those that seem to have cost most. Then
every decision is looked at longer, as long as it seems to be a slip; the longest looks are for the costliest alone.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterable, Sequence
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
from labtable.coach.weigh import Weighed, marked, next_rung, weigh
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
# How many decisions of a game, the costliest ones, are looked at so long: up to HINT for the first picture, which may
# blame those of its last rung; beyond it for all of the review, so that one of many mistakes does not take for ever.
MOST = {GLANCE: 10, LOOK: 5, HINT: 3, DEEP: 16, PROOF: 6}
TRIES = {PEEK: 30, GLANCE: 200, LOOK: 320, HINT: 770}  # that a look takes on each rung, beyond the one below
# How far a review is after each of its stages. How much is left after the first picture nobody knows beforehand.
PICTURED, HINTED, DEEPENED, PROVED, WHOLE = 100, 200, 300, 400, 500
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
    check_rules(match)


def check_rules(match: Match) -> None:
    """Was every decision played by the rules of this release? If not, a sentence says so."""
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
        self.check(match)
        self.match, self.kept, self.threads, self.written = match, kept, threads, time.monotonic()
        self.read()
        self.path = match.decisions()
        self.open = [
            number
            for number, (state, step) in enumerate(self.path)
            if number >= taught and self._choices(state, step) > 1
        ]

    def check(self, match: Match) -> None:
        """Refuse, with a sentence, what cannot be reviewed."""
        check(match)

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
        try:
            self._picture(progress)
            self._deepen(progress)
        finally:
            self._write()

    @cached_property
    def pool(self) -> ThreadPoolExecutor:
        """Threads that go on while the review is looked at in slices: each knows its judge's last positions."""
        return ThreadPoolExecutor(self.threads, "labtable coach")

    def _picture(self, progress: Progress) -> None:
        """The first picture. How far it is goes by tries, so that it is told how long the rest will take."""
        tries = {rung: TRIES[rung] * (MOST.get(rung, len(self.open))) for rung in TRIES}
        ends = {
            rung: PICTURED * sum(tries[one] for one in TRIES if one <= rung) // sum(tries.values()) for rung in TRIES
        }
        new = self._raise(self.open, PEEK, progress, 0, ends[PEEK])
        among: list[int] = self.open
        for rung in (GLANCE, LOOK, HINT):
            among = self._chosen(rung, among)
            new |= self._raise(among, rung, progress, ends[rung - 1], ends[rung])
            among = [number for number in among if self._seems_a_slip(number)]
        if new:  # progress is told of new work alone: whoever stops there has come further
            progress(PICTURED, WHOLE)

    def _deepen(self, progress: Progress) -> None:
        """What comes after the first picture, while somebody reads it."""
        unsure = [number for number in self.open if next_rung(self._weighed(number), self.judge.unit) is not None]
        told = _between(progress, PICTURED, HINTED, len(self.open) - len(unsure))
        self._each(unsure, self._climb, self.pages.weighed, told)
        blamed = [number for number in self.open if self._seems_a_slip(number) and not self._weighed(number).innocent]
        self._raise(self._chosen(DEEP, blamed), DEEP, progress, HINTED, DEEPENED)
        self._raise(self._chosen(PROOF, self._blunders()), PROOF, progress, DEEPENED, PROVED)
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
        chosen = self.pages.chosen
        return (
            self.is_pictured
            and all(next_rung(self._weighed(number), self.judge.unit) is None for number in self.open)
            and all(rung in chosen and all(self._rung(one) >= rung for one in chosen[rung]) for rung in (DEEP, PROOF))
        )

    def _blunders(self) -> list[int]:
        """The decisions that are blunders by the last look: with strong players half of them are none by the longest.
        Games of partners are not looked at so long, because every try goes on to their end."""
        if self.match.game.meta.cooperative:
            return []
        return [number for number in self.open if marked(self._weighed(number), self.judge.unit)[3] is Mark.BLUNDER]

    def _chosen(self, rung: int, among: Iterable[int]) -> list[int]:
        """The costliest of these decisions, as many as may reach a rung; chosen once, whatever is found there."""
        costly = sorted(among, key=lambda number: -self._weighed(number).cost)
        return self.pages.chosen.setdefault(rung, costly[: MOST[rung]])

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

    def _climb(self, number: int) -> Weighed:
        """Look at a decision as long as it seems to be a slip, up to where hints look."""
        found = self._weighed(number)
        while (rung := next_rung(found, self.judge.unit)) is not None:
            found = self._weigh(number, rung)
        return found

    def _known(self, number: int) -> Known:
        return known_elsewhere(self.judge.trials, self.path[number][0], self._weighed(number), self.kept.content)

    def _each(
        self,
        numbers: Sequence[int],
        work: Callable[[int], Found],
        page: dict[int, Found],
        progress: Progress,
    ) -> None:
        """Work on each of these decisions, which is written on the page as it comes; for one thread no other is
        started. What is being worked on when it is interrupted is waited for: nothing is lost."""
        begun = [] if self.threads == 1 else [self.pool.submit(work, number) for number in numbers]
        ended = (one.result() for one in as_completed(begun)) if begun else map(work, numbers)
        try:
            for count, found in enumerate(ended, 1):
                page[found.version] = found
                if time.monotonic() - self.written > KEPT_EVERY:
                    self._write()
                progress(count, len(numbers))
        except BaseException:
            going_on = [one for one in begun if not one.cancel()]
            page.update({one.result().version: one.result() for one in going_on if one.exception() is None})
            raise

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
        judged, final = self.judged(), final_of(match)
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

    def judged(self) -> tuple[Judged, ...]:
        """Every decision with its name, by what was looked at so far."""
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
