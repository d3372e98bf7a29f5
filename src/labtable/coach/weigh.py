"""How good a decision was: what it is worth beside the best one, on the same worlds, as its seat could know it."""

from __future__ import annotations

from dataclasses import dataclass
from math import hypot, sqrt

import msgspec

from labtable.bots.question import question
from labtable.coach.trials import Trials, Values, called
from labtable.coach.types import Mark
from labtable.core.arrays import copied, np
from labtable.core.match.match import key_of
from labtable.core.record.records import Action, Seat, State, blank

SURE = 1.96  # standard errors of a 95 % interval
CANDIDATES = 6  # actions that are compared with the played one
SLIP, BLUNDER = 0.03, 0.10  # cost, in units, from which a decision is one …
CLEARLY = 0.03  # … and what a blunder costs in any case, by its interval
LOOKS = 3  # keys by which two seats' knowledge is compared


@dataclass(frozen=True)
class Effort:
    """Worlds for each part of a judgement."""

    screen: int  # for every candidate, to find the rival of the played action
    duel: int  # for these two, fresh ones
    watch: int  # for each other seat that knows something else; 0: what others could expect is not asked
    again: int  # for these two, once more, where something seems to be lost


class Weighed(msgspec.Struct, frozen=True, kw_only=True):
    """A decision on the scale: what its seat and the others could expect. Values are as good as they are high."""

    version: int
    seat: Seat
    action: Action
    best: Action
    choices: int
    cost: float
    error: float  # standard error of the cost
    before: tuple[float, ...]  # by seat
    after: tuple[float, ...]
    doubt: tuple[float, ...]  # by seat: standard error of `before`


def weigh(
    trials: Trials,
    state: State,
    version: int,
    seat: Seat,
    action: Action,
    content: str,
    effort: Effort,
) -> Weighed:
    """Weigh one decision; the same numbers whenever it is asked again."""
    asked = question(trials.game, copied(np.array([state], trials.game.STATE)), f"{content} {version}", version)
    seed = asked.luck.getrandbits(62)
    rival = _rival(trials, state, seat, action, trials.promising(asked), seed, effort.screen)
    worlds = trials.of_actions(state, seat, (action, rival), seed, effort.screen, effort.duel)
    return _weighed(trials, state, version, seat, (action, rival), len(asked.legal), worlds, seed, effort)


def weigh_again(trials: Trials, state: State, first: Weighed, content: str, effort: Effort) -> Weighed:
    """Weigh a decision that seems to have cost something once more: the duel of `weigh`, by a larger search.

    Where the two searches differ, neither knows better than that: half of the difference is part of the error.
    """
    asked = question(trials.game, copied(np.array([state], trials.game.STATE)), f"{content} {first.version} again")
    seed = asked.luck.getrandbits(62)
    worlds = trials.of_actions(state, first.seat, (first.action, first.best), seed, 0, effort.again)
    found = _weighed(
        trials, state, first.version, first.seat, (first.action, first.best), first.choices, worlds, seed, effort
    )
    return msgspec.structs.replace(found, error=hypot(found.error, (found.cost - first.cost) / 2 / SURE))


def seems_a_slip(weighed: Weighed, unit: float) -> bool:
    """Is it worth a second look?"""
    return weighed.cost >= SLIP * unit


def _rival(
    trials: Trials,
    state: State,
    seat: Seat,
    action: Action,
    promising: list[Action],
    seed: int,
    worlds: int,
) -> Action:
    """The best of the others, by a first look."""
    others = [other for other in promising if other != action][:CANDIDATES]
    if len(others) == 1:
        return others[0]
    found = trials.of_actions(state, seat, others, seed, 0, worlds)[:, :, seat].mean(axis=1)
    return others[int(found.argmax())]


def _weighed(
    trials: Trials,
    state: State,
    version: int,
    seat: Seat,
    pair: tuple[Action, Action],
    choices: int,
    worlds: Values,
    seed: int,
    effort: Effort,
) -> Weighed:
    played, better = worlds
    gains = better[:, seat] - played[:, seat]
    of_played, of_better = (called(trials.game, one.mean(axis=0), trials.players) for one in worlds)
    cost, seen_gain = float((of_better - of_played)[seat]), float(gains.mean())
    scale = abs(cost / seen_gain) if seen_gain else 1.0
    worse = cost > 0
    best, before = (better, of_better) if worse else (played, of_played)
    change, doubt = of_played - before, best.std(axis=0, ddof=1) / sqrt(len(best))
    before = before.copy()
    for other in range(trials.players):
        if effort.watch and other != seat and knows_else(trials, state, seat, other):
            seen = trials.of_position(state, other, seed, effort.watch)
            before[other] = called(trials.game, seen.mean(axis=0), trials.players)[other]
            doubt[other] = seen[:, other].std(ddof=1) / sqrt(len(seen))
    return Weighed(
        version=version,
        seat=seat,
        action=pair[0],
        best=pair[1] if worse else pair[0],
        choices=choices,
        cost=cost,
        error=scale * float(gains.std(ddof=1) / sqrt(len(gains))),
        before=tuple(before.tolist()),
        after=tuple((before + change).tolist()),
        doubt=tuple(doubt.tolist()),
    )


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


def mark_of(cost: float, low: float, unit: float) -> Mark:
    """The name of a decision, by what it costs and how sure that is."""
    if cost >= BLUNDER * unit and low >= CLEARLY * unit:
        return Mark.BLUNDER
    if cost >= SLIP * unit and low > 0:
        return Mark.SLIP
    return Mark.BEST if cost <= 0 else Mark.GOOD


def marked(weighed: Weighed, unit: float) -> tuple[float, float, float, Mark]:
    """The cost with its interval, and the name that it deserves."""
    cost, reach = weighed.cost, SURE * weighed.error
    return max(cost, 0.0), cost - reach, cost + reach, mark_of(cost, cost - reach, unit)
