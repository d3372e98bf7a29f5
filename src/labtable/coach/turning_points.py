"""The turning points of a game, in words: what was played, what is better, what it gains, and what would follow."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from itertools import pairwise

from labtable.coach.hints import judge_of
from labtable.coach.hints import told as line_told
from labtable.coach.judge import LOOK
from labtable.coach.reasons import reason
from labtable.coach.trials import unit_of
from labtable.coach.types import Judged, Mark, Turn
from labtable.core.game.contract import Game, Message, seat_name
from labtable.core.match.match import Match, world_keys
from labtable.core.match.preview import FEW
from labtable.core.match.undo import why_it_stands
from labtable.core.record.records import EVERYTHING

TURNS = 3
REMEMBERED = 30  # turning points that were told
STROKE = 0.08  # of luck, in units, from which it is told
HAPPENED = 3  # things that a stroke of luck is told by


def turning_points(match: Match, decisions: Sequence[Judged]) -> tuple[Turn, ...]:
    """The costliest decisions; where there are too few, the strokes of luck that changed the most."""
    costly = sorted((one for one in decisions if one.mark in (Mark.SLIP, Mark.BLUNDER)), key=lambda one: -one.cost)
    found = [_once(match, one) for one in costly[:TURNS]]
    strokes = sorted(decisions, key=lambda one: -abs(one.luck[_most_moved(one)]))
    unit = unit_of(match.game)
    until = dict(pairwise([*(one.version for one in decisions), match.version]))
    found += [
        _stroke(match, one, until[one.version])
        for one in strokes[: TURNS - len(found)]
        if abs(one.luck[_most_moved(one)]) >= STROKE * unit
    ]
    return tuple(sorted(found, key=lambda turn: (turn.version, turn.kind)))


_told: OrderedDict[tuple[str, int, float], Turn] = OrderedDict()


def _once(match: Match, one: Judged) -> Turn:
    """A turning point in words, which a review that goes on asks for again and again."""
    name = match.commitment, one.version, one.cost
    if name not in _told:
        _told[name] = _decision(match, one)
        if len(_told) > REMEMBERED:
            _told.popitem(last=False)
    return _told[name]


def _most_moved(one: Judged) -> int:
    """The seat that luck moved the most."""
    return max(range(len(one.luck)), key=lambda seat: abs(one.luck[seat]))


def _decision(match: Match, one: Judged) -> Turn:
    state, judge = match.fork(one.version).state, judge_of(match.game, match.players)
    case = judge.case(state)
    case.judged(LOOK, (one.action, one.best))
    played, better = (match.game.describe(state, one.seat, action) for action in (one.action, one.best))
    why = reason(judge, state, one.best, one.action)
    follows = case.position.line(one.best)
    line = tuple(line_told(case.asked, follows))
    return Turn(
        kind="decision",
        version=one.version,
        seat=one.seat,
        change=-one.cost,
        played=played,
        better=better,
        line=line,
        actions=tuple(action for _, action in follows[: len(line)]),
        why=(*([] if why is None else [why]), gain(match.game, one), *missed(match.game, one)),
    )


def missed(game: Game, one: Judged) -> list[Message]:
    """Says, in a team, that the player could have known: a cost counts only what lay in sight or in the own hand."""
    return [Message("coach-missed", {"who": seat_name(one.seat)})] if game.meta.cooperative else []


def gain(game: Game, one: Judged) -> Message:
    """What the better action is worth more, with its interval."""
    if not game.meta.cooperative:
        low, high = (min(max(round(100 * edge), 0), 100) for edge in (one.low, one.high))
        return Message("coach-gain-chance", {"gap": round(100 * one.cost), "low": low, "high": high})
    tenths = round(10 * one.cost)
    return Message(
        "coach-gain-fewer" if game.lead < 0 else "coach-gain-more", {"whole": tenths // 10, "tenth": tenths % 10}
    )


def _stroke(match: Match, one: Judged, until: int) -> Turn:
    """What luck did between a decision and the one at version `until`."""
    seat = _most_moved(one)
    change = one.luck[seat]
    return Turn(
        kind="luck",
        version=one.version,
        seat=seat,
        change=change,
        played=match.game.describe(match.fork(one.version).state, one.seat, one.action),
        better=None,
        line=(),
        actions=(),
        why=(stroke(match.game, seat, change), *_happened(match, one.version, until)),
    )


def _happened(match: Match, version: int, until: int) -> list[Message]:
    """What was drawn or rolled; where nothing was, what was shown that nobody else could know."""
    keys, shown = world_keys(match.commitment)[:FEW], list[Message]()
    for state, step in match.decisions():
        if version <= step.version < until:
            events = match.happened(step.version + 1, EVERYTHING)
            stands = why_it_stands(match.game, match.players, state, step.seat, step.action, keys)
            if stands is not None and stands.id == "undo-drew":
                return [Message("coach-happened", {"what": events[:HAPPENED]})]
            shown += events if stands is not None else []
    return [Message("coach-shown", {"what": shown[:HAPPENED]})] if shown else []


def stroke(game: Game, seat: int, change: float) -> Message:
    """What luck changed for a seat, or for all."""
    good = change > 0
    if not game.meta.cooperative:
        return Message(
            "coach-luck-with" if good else "coach-luck-against",
            {"who": seat_name(seat), "points": abs(round(100 * change))},
        )
    tenths = abs(round(10 * change))
    return Message("coach-luck-helped" if good else "coach-luck-hurt", {"whole": tenths // 10, "tenth": tenths % 10})
