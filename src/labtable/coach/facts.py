"""What is true of a position and counts for a seat, as its game says it: what an action brings about, keeps or avoids
for certain. Nothing here is an amount or a tendency: nearly every world must agree."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from labtable.core.game.contract import Game, Message, seat_name
from labtable.core.match.preview import encode
from labtable.core.record.records import Seat, State

LIKELY = 0.6  # share of worlds from which a fact is told as likely
CERTAIN = 0.9  # share of worlds from which a fact is told as one, and below the rest of which it is not so
KEPT = 0.7  # of its worth: something that the other action gives up, though it leaves something as good
SAME = 0.3  # of its worth: a fact that is no better than what was true before

# A sentence that is true of a position and what that is worth to the seat that decides, by the sentence
Facts = Mapping[bytes, tuple[Message, float]]


def facts_of(game: Game, before: State, state: State, seat: Seat) -> Facts:
    if game.facts is None:
        return {}
    return {encode(message): (message, worth) for message, worth in game.facts(before, state, seat)}


def told_apart(
    now: Facts,
    ours: Sequence[Facts],
    theirs: Sequence[Facts],
    when: str,
    seat: Seat,
) -> list[tuple[float, Message]]:
    """The facts that speak for the first of two actions: what it brings about or keeps and the other one does not, and
    what the other one brings about or leaves. Where both have facts of a kind, only what is better counts."""
    found = []
    for key, (message, worth) in _certain(ours).items():
        kept = KEPT * worth if key in now and _number(theirs, message.id) < _number(ours, message.id) else 0.0
        gain = max(worth - _best(theirs, message.id), kept)
        if worth > 0 and gain > 0 and _share(theirs, key) <= 1 - CERTAIN:
            found.append((gain, _told("keeps" if key in now else "then", when, message)))
    for key, (message, worth) in _certain(theirs).items():
        gain = _best(ours, message.id, -1) - worth
        if worth < 0 and gain > 0 and _share(ours, key) <= 1 - CERTAIN:
            own = message.params.get("who") in (None, seat_name(seat))
            kind = "leaves" if key in now else "risks" if own else "allows"
            found.append((gain, _told(kind, when, message)))
    return found


def brought(now: Facts, stories: Sequence[Facts], when: str) -> list[tuple[float, Message]]:
    """The good facts that are new after an action, and what they are worth."""
    found = []
    for key, (message, worth) in {key: told for one in stories for key, told in one.items() if key not in now}.items():
        if worth > 0 and (share := _share(stories, key)) >= LIKELY:
            kind = "then" if share >= CERTAIN else "then-likely"
            found.append((share * max(worth - _best([now], message.id), SAME * worth), _told(kind, when, message)))
    return found


def _told(kind: str, when: str, what: Message) -> Message:
    return Message(f"reason-{kind}", {"when": when, "what": what})


def _certain(stories: Sequence[Facts]) -> Facts:
    return {key: told for one in stories[:1] for key, told in one.items() if _share(stories, key) >= CERTAIN}


def _share(stories: Sequence[Facts], key: bytes) -> float:
    return sum(key in one for one in stories) / len(stories)


def _number(stories: Sequence[Facts], name: str) -> int:
    """How many facts of a kind there are, in all worlds together."""
    return sum(message.id == name for one in stories for message, _ in one.values())


def _best(stories: Sequence[Facts], name: str, sign: int = 1) -> float:
    """What the best fact of a kind is worth, or the worst one, on average; nothing where there is none."""
    tops = [
        max((sign * worth for message, worth in one.values() if message.id == name), default=0.0) for one in stories
    ]
    return sign * max(sum(tops) / len(tops), 0.0)
