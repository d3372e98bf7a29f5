"""Luck and play told apart: every change of a seat's chances is booked as the one or the other."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import hypot

from msgspec import structs

from labtable.coach.hindsight import Known
from labtable.coach.judge import SURE
from labtable.coach.types import Elsewhere, Judged, Mark, Sums
from labtable.coach.weigh import Weighed, named
from labtable.core.arrays import np
from labtable.core.game.contract import Game
from labtable.core.record.records import State


def agreed(weighed: Sequence[Weighed], drew: Sequence[bool], final: Sequence[float]) -> list[Weighed]:
    """What later positions tell of earlier ones, from the last to the first.

    Where luck had no say, what was played is worth what came of it. If that is clearly more than the coach gave it
    before it looked there, the earlier judgement is corrected.
    """
    found = list(weighed)
    for number in range(len(found) - 1, -1, -1):
        one = found[number]
        following, doubt = (
            (found[number + 1].before, found[number + 1].doubt)
            if number + 1 < len(found)
            else (tuple(final), (0.0,) * len(final))
        )
        more = following[one.seat] - one.after[one.seat]
        if drew[number] or more <= SURE * hypot(doubt[one.seat], one.error):
            continue
        right = following[one.seat] >= one.before[one.seat]
        found[number] = structs.replace(
            one,
            after=following,
            cost=one.cost - more,
            best=one.action if right else one.best,
            before=following if right else one.before,
        )
    return found


def booked(
    weighed: Sequence[Weighed],
    states: Sequence[State],
    drew: Sequence[bool],
    final: Sequence[float],
    game: Game,
    known: Mapping[int, Known],
) -> tuple[Judged, ...]:
    """The decisions with what each changed for every seat, and what luck changed until the next one.

    Play is what slips and blunders cost: of any other decision the coach is not sure that it cost anything. Where luck
    had no say and a value changed all the same, the coach sees farther from the later position.
    `states` are the positions, `drew` says of each decision whether luck came between it and the next one, and `known`
    what other seats could know about it, by version.
    """
    found = []
    for number, one in enumerate(weighed):
        following = weighed[number + 1].before if number + 1 < len(weighed) else tuple(final)
        cost, low, high, mark = named(one, game)
        missed = mark in (Mark.SLIP, Mark.BLUNDER)
        after, best = (one.after, one.best) if missed else (one.before, one.action)
        change = np.array(following) - one.before
        play = np.array(after) - one.before
        rest, none = tuple((change - play).tolist()), (0.0,) * len(final)
        played, better = (game.describe(states[number], one.seat, action) for action in (one.action, best))
        found.append(
            Judged(
                version=one.version,
                seat=one.seat,
                action=one.action,
                best=best,
                choices=one.choices,
                cost=cost if missed else 0.0,
                low=low,
                high=high,
                mark=mark,
                played=played,
                better=better if missed else None,
                before=one.before,
                after=after,
                error=one.doubt,
                play=tuple(play.tolist()),
                luck=rest if drew[number] else none,
                later=none if drew[number] else rest,
                drew=drew[number],
                elsewhere=()
                if one.version not in known or missed
                else tuple(
                    Elsewhere(
                        seat=other.seat,
                        best=other.best,
                        cost=other.cost,
                        better=game.describe(states[number], one.seat, other.best),
                    )
                    for other in known[one.version].elsewhere
                ),
            )
        )
    return tuple(found)


def sums_of(decisions: Sequence[Judged], seat: int, final: float) -> Sums:
    own = [one for one in decisions if one.seat == seat]
    marks = [one.mark for one in own]
    return Sums(
        start=decisions[0].before[seat] if decisions else final,
        end=final,
        luck=sum(one.luck[seat] for one in decisions),
        own=sum(one.play[seat] for one in own),
        others=sum(one.play[seat] for one in decisions if one.seat != seat),
        later=sum(one.later[seat] for one in decisions),
        best=marks.count(Mark.BEST),
        good=marks.count(Mark.GOOD),
        slips=marks.count(Mark.SLIP),
        blunders=marks.count(Mark.BLUNDER),
    )


def luck_share(decisions: Sequence[Judged]) -> float:
    """How much of what moved the game was luck: squares of changes, since those of luck go both ways.

    What the values' own uncertainty would move is taken off first.
    """
    luck, play = 0.0, 0.0
    for number, one in enumerate(decisions):
        after = decisions[number + 1].error if number + 1 < len(decisions) else (0.0,) * len(one.error)
        for seat, error in enumerate(one.error):
            play += one.play[seat] ** 2
            if one.drew:
                luck += one.luck[seat] ** 2 - error**2 - after[seat] ** 2
    luck = max(luck, 0.0)
    return luck / (luck + play) if luck + play > 0 else 0.0
