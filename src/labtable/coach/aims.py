"""What players are on the way to, beside the events of a reason: how far each of two actions leaves them from it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt

from labtable.core.game.contract import Game, Message
from labtable.core.match.preview import encode
from labtable.core.record.records import Seat, State

MOSTLY = 0.5  # share of worlds above which a count is told
CERTAIN = 0.9  # share of worlds from which it is told as certain
# Stages of play in which what tells apart two actions of the same worth is worth knowing
NEAR = ("now", "answer", "next")
CHANGING = ("count", "turn")  # parameters of a sentence: what is left, and whose turn it is then

# A sentence that counts what is left and what that is worth to the seat that decides, by the sentence without its count
Aims = Mapping[bytes, tuple[Message, float]]


def surely(when: str) -> float:
    """Standard errors from which a difference between worlds is no accident: the further ahead, the more there is to
    compare, and the more of it comes by chance."""
    return 2.5 if when in NEAR else 3.5


def aims_of(game: Game, state: State, seat: Seat) -> Aims:
    if game.aims is None:
        return {}
    return {_key(message): (message, worth) for message, worth in game.aims(state, seat)}


def _key(message: Message) -> bytes:
    return encode(Message(message.id, {key: value for key, value in message.params.items() if key not in CHANGING}))


def nearer(now: Aims, ours: Sequence[Aims], theirs: Sequence[Aims], when: str) -> list[tuple[float, Message]]:
    """What the better action brings nearer than the other one, and what that is worth: where most worlds agree."""
    found = []
    for key in {key for one in ours for key in one}:
        here, there = _usual(ours, key), _usual(theirs, key)
        gains = [
            one[key][1] - other[key][1] for one, other in zip(ours, theirs, strict=True) if key in one and key in other
        ]
        if here is None or there is None or _count(here) == _count(there) or len(gains) <= MOSTLY * len(ours):
            continue
        gain = sum(gains) / len(gains)
        if here[1] <= there[1] or gain <= surely(when) * _error(gains, gain):
            continue
        params = {"when": when, "what": here[0], "other": there[0]}
        if key in now and now[key][0] == there[0]:
            found.append((gain, Message("reason-progress", {"when": when, "what": here[0], "before": now[key][0]})))
        elif key in now and _count(now[key]) != _count(here):
            found.append((gain, Message("reason-nearer-than-now", {**params, "before": now[key][0]})))
        else:
            found.append((gain, Message("reason-nearer", params)))
    return found


def progress(now: Aims, stories: Sequence[Aims], when: str) -> list[tuple[float, Message]]:
    """What an action brings nearer than it is now, in most worlds; where not nearly all agree, it says so."""
    found = []
    for key, (before, worth) in now.items():
        here = _usual(stories, key)
        if here is not None and here[1] > worth and _count(here) != before.params["count"]:
            message = Message("reason-progress", {"when": when, "what": here[0], "before": before})
            certain = sum(one.get(key) == here for one in stories) >= CERTAIN * len(stories)
            found.append((here[1] - worth, message if certain else Message("reason-likely", {"why": message})))
    return found


def _count(told: tuple[Message, float]) -> int:
    return int(told[0].params["count"])


def _usual(stories: Sequence[Aims], key: bytes) -> tuple[Message, float] | None:
    """What most worlds say of an aim; None where they do not agree, or it is none any more."""
    told = [one[key] for one in stories if key in one]
    common = max(told, key=told.count, default=None)
    return common if told.count(common) > MOSTLY * len(stories) else None  # type: ignore[arg-type]


def _error(gains: Sequence[float], middle: float) -> float:
    return sqrt(sum((gain - middle) ** 2 for gain in gains) / max(len(gains) - 1, 1) / len(gains))
