"""Who could have known what: a decision of a team, judged once more with the eyes of each other player.

What its own seat could know says whether it was missed. Where that seat played well, somebody else may have held
something that spoke against it: nobody is to blame, but all may want to see it.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

import msgspec

from labtable.bots.question import question
from labtable.coach.trials import Trials, unit_of
from labtable.coach.types import Mark
from labtable.coach.weigh import SURE, Weighed, knows_else, mark_of
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
    """The rival that looks best to the other seat, if it is clearly better, also in fresh worlds."""
    unit = unit_of(trials.game)
    looks = [(_gain(trials, state, weighed, other, rival, seed, FIRST)[0], rival) for rival in rivals]
    gain, rival = max(looks, default=(0.0, weighed.action))
    if mark_of(gain, gain, unit) not in (Mark.SLIP, Mark.BLUNDER):
        return []
    cost, error = _gain(trials, state, weighed, other, rival, seed + 1, AGAIN)
    low = cost - SURE * error
    return [Better(other, rival, cost, low)] if mark_of(cost, low, unit) in (Mark.SLIP, Mark.BLUNDER) else []


def _gain(
    trials: Trials,
    state: State,
    weighed: Weighed,
    other: Seat,
    rival: Action,
    seed: int,
    worlds: int,
) -> tuple[float, float]:
    """What the rival is worth more, as the other seat could know, and the standard error of that."""
    pair = (weighed.action, rival)
    values = trials.of_actions_seen(state, weighed.seat, other, pair, seed, worlds)[:, :, other]
    if values.shape[1] < ENOUGH:
        return 0.0, 0.0
    gains = values[1] - values[0]
    return float(gains.mean()), float(gains.std(ddof=1) / sqrt(len(gains)))
