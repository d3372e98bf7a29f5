"""Who could have known what: a decision of a team, judged once more with the eyes of each other player.

What its own seat could know says whether it was missed. Where that seat played well, somebody else may have held
something that spoke against it: nobody is to blame, but all may want to see it.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

import msgspec

from labtable.bots.question import question
from labtable.coach.judge import SURE, mark_of
from labtable.coach.trials import TrialPosition, Trials, unit_of
from labtable.coach.types import Mark
from labtable.coach.weigh import Weighed, knows_else
from labtable.core.arrays import copied, np
from labtable.core.record.records import Action, Seat, State

RIVALS = 3  # actions that the played one is compared with
FIRST, AGAIN = 32, 160  # worlds of a first look, and of the one that is told
ENOUGH = 24  # worlds, at least, in which the decision was possible


class Better(msgspec.Struct, frozen=True):
    """An action that was better than the one played, as another seat could know it."""

    seat: Seat
    best: Action
    cost: float
    low: float  # the lower end of its 95 % interval


class Known(msgspec.Struct, frozen=True):
    """What the other seats could know about a decision that its own seat could not."""

    version: int
    elsewhere: tuple[Better, ...]


def known_elsewhere(trials: Trials, state: State, weighed: Weighed, content: str) -> Known:
    """The other seats that could have known better, the one that knew most first."""
    asked = question(trials.game, copied(np.array([state], trials.game.STATE)), f"{content} {weighed.version} others")
    rivals = [one for one in trials.promising(asked) if one != weighed.action][:RIVALS]
    seed, found = asked.luck.getrandbits(60), []
    for other in range(trials.players):
        if other != weighed.seat and knows_else(trials, state, weighed.seat, other):
            found += _judged(trials, state, weighed, other, rivals, seed + 2 * other)
    return Known(weighed.version, tuple(sorted(found, key=lambda one: -one.cost)))


def _judged(
    trials: Trials,
    state: State,
    weighed: Weighed,
    other: Seat,
    rivals: Sequence[Action],
    seed: int,
) -> list[Better]:
    """The rival that looks best to the other seat, if it is clearly better, also in worlds that did not choose it."""
    unit = unit_of(trials.game)
    looks = [(_gain(trials, state, weighed, other, rival, seed, 0, FIRST)[0], rival) for rival in rivals]
    gain, rival = max(looks, default=(0.0, weighed.action))
    if mark_of(gain, gain, unit) not in (Mark.SLIP, Mark.BLUNDER):
        return []
    cost, error = _gain(trials, state, weighed, other, rival, seed + 1, FIRST, AGAIN)
    low = cost - SURE * error
    return [Better(other, rival, cost, low)] if mark_of(cost, low, unit) in (Mark.SLIP, Mark.BLUNDER) else []


def _gain(
    trials: Trials,
    state: State,
    weighed: Weighed,
    other: Seat,
    rival: Action,
    seed: int,
    green: int,
    walks: int,
) -> tuple[float, float]:
    """What the rival is worth more, as the other seat could know, and the standard error of that; the first walks, when
    a tree knows little, may be left out."""
    seen = TrialPosition(trials, state, weighed.seat, seed, other, among=(weighed.action, rival))
    played, better = (seen.values(action, walks)[green:, other] for action in (weighed.action, rival))
    if len(played) < ENOUGH:
        return 0.0, 0.0
    gains = better - played
    return float(gains.mean()), float(gains.std(ddof=1) / sqrt(len(gains)))
