"""How good a decision was: what the judge says of it beside the best one, and how every seat stood before it."""

from __future__ import annotations

import msgspec

from labtable.coach.judge import BLUNDER, GLANCE, HINT, PROOF, SLIP, SURE, CoachJudge, Judgement, mark_of
from labtable.coach.trials import TrialPosition, Trials, called, unit_of
from labtable.coach.types import Mark
from labtable.core.arrays import np
from labtable.core.game.contract import Game
from labtable.core.match.match import key_of
from labtable.core.record.records import Action, Seat, State, blank

LOOKS = 3  # keys by which two seats' knowledge is compared
WATCHED = (6, 12, 32, 64, 96, 96)  # by rung: walks for each other seat that knows something else


class Weighed(msgspec.Struct, frozen=True, kw_only=True):
    """A decision on the scale: what its seat and the others could expect. Values are as good as they are high."""

    version: int
    seat: Seat
    action: Action
    best: Action
    choices: int
    rung: int  # of the judge
    innocent: bool  # never a slip: a hint calls it best or as good, or the judge has not looked long enough for one
    cost: float
    error: float  # standard error of the cost
    before: tuple[float, ...]  # by seat
    after: tuple[float, ...]
    doubt: tuple[float, ...]  # by seat: standard error of `before`


def weigh(judge: CoachJudge, state: State, version: int, action: Action, rung: int) -> Weighed:
    """Weigh one decision; the same numbers whenever it is asked again."""
    judgement = judge.judge(state, rung, action)
    one, best = judgement.option(action), judgement.best
    before, doubt = list(best.values), list(best.doubt)
    for other in range(judge.players):
        if 1.0 not in before and other != judgement.seat and knows_else(judge.trials, state, judgement.seat, other):
            seen = TrialPosition(judge.trials, state, judgement.seat, version, other).values(None, WATCHED[rung])
            before[other] = float(called(judge.game, seen.mean(axis=0), judge.players)[other])
            doubt[other] = float(seen[:, other].std(ddof=1) / len(seen) ** 0.5)
    whole = 1.0 if judge.game.meta.cooperative else sum(before)
    changes = [own - top for own, top in zip(one.values, best.values, strict=True)]
    return Weighed(
        version=version,
        seat=judgement.seat,
        action=action,
        best=best.action,
        choices=judgement.choices,
        rung=rung,
        innocent=innocent(judgement, action),
        cost=one.behind,
        error=one.error,
        before=tuple(value / whole for value in before),
        after=tuple(value / whole + change for value, change in zip(before, changes, strict=True)),
        doubt=tuple(doubt),
    )


def innocent(judgement: Judgement, action: Action) -> bool:
    """What a hint calls best, or too close to tell from it, is never a slip; nor is what was only glanced at."""
    return judgement.rung < HINT or judgement.known or action in judgement.hinted


def knows_else(trials: Trials, state: State, seat: Seat, other: Seat) -> bool:
    """Does the other seat know something else of this position? In many games nobody holds anything hidden."""
    worlds, engine = blank(trials.game.STATE, 2), trials.game.engine
    as_bytes = worlds.view(np.uint8).reshape(2, -1)
    for look in range(LOOKS):
        as_bytes[:] = np.frombuffer(state.tobytes(), np.uint8)
        for place, who in enumerate((seat, other)):
            engine.resample_at(worlds, place, who, key_of(f"{look}".encode()))
        if not np.array_equal(as_bytes[0], as_bytes[1]):
            return True
    return False


def marked(weighed: Weighed, unit: float) -> tuple[float, float, float, Mark]:
    """The cost with its interval, and the name that it deserves."""
    cost, reach = weighed.cost, SURE * weighed.error
    mark = mark_of(cost, cost - reach, unit)
    if weighed.innocent and mark in (Mark.SLIP, Mark.BLUNDER):
        mark = Mark.GOOD
    return max(cost, 0.0), cost - reach, cost + reach, mark


def named(weighed: Weighed, game: Game) -> tuple[float, float, float, Mark]:
    """The cost of a decision with its interval, and the name that a review gives it. Between rivals, one that was not
    looked at longest is a blunder only where all of its interval costs as much as one; else it is a slip."""
    unit = unit_of(game)
    cost, low, high, mark = marked(weighed, unit)
    if mark is Mark.BLUNDER and not game.meta.cooperative and weighed.rung < PROOF and low < BLUNDER * unit:
        mark = Mark.SLIP
    return cost, low, high, mark


def next_rung(weighed: Weighed, unit: float) -> int | None:
    """The rung on which a review looks at a decision next, as far as a hint looks: it glances at every one, and looks
    longer as long as it seems to be a slip."""
    if weighed.rung < GLANCE:
        return GLANCE
    return weighed.rung + 1 if weighed.rung < HINT and weighed.cost >= SLIP * unit else None
