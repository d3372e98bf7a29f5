"""Actions by name, for people who write them down: what `describe` calls an action and the things that it touches.

`play card/red-5` is the action whose message is `action-play` and that touches `card/red-5`. Where that is not enough,
parameters tell actions apart: `dice boum=3 securite=1`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from labtable.core.game.contract import Message
from labtable.core.match.match import Match
from labtable.core.record.records import Action, Seat


class Called(NamedTuple):
    """What somebody wrote: the name of a message, things that it touches, and parameters."""

    name: str
    things: tuple[str, ...]
    params: tuple[tuple[str, str], ...]

    @staticmethod
    def read(words: str) -> Called:
        name, *rest = words.split()
        pairs = tuple((key, value) for key, equals, value in (word.partition("=") for word in rest) if equals)
        return Called(name, tuple(word for word in rest if "=" not in word), pairs)

    def fits(self, message: Message, kind: str) -> bool:
        """Is it this message? `kind` is action or event."""
        return (
            message.id == f"{kind}-{self.name}"
            and set(self.things) <= set(message.things)
            and all(key in message.params and plain(message.params[key]) == value for key, value in self.params)
        )


def plain(value: Any) -> str:
    """A parameter as it is written in a name: `3`, `suit-red`, `pieces-proton/2`, `a,b`."""
    if isinstance(value, Message):
        return "/".join([value.id, *(plain(inner) for inner in value.params.values())])
    if isinstance(value, list | tuple):
        return ",".join(plain(inner) for inner in value)
    return str(value).replace(" ", "_")


def actions_named(match: Match, words: str, seat: Seat, among: Iterable[Action]) -> list[Action]:
    """The actions that a name means. If it means several, the order of its things decides, where it can."""
    called = Called.read(words)
    found = [(action, match.describe(action, seat)) for action in among]
    found = [(action, message) for action, message in found if called.fits(message, "action")]
    ordered = [action for action, message in found if message.things[: len(called.things)] == called.things]
    return ordered if len(ordered) == 1 else [action for action, _ in found]


def name_of(match: Match, action: Action, seat: Seat) -> str:
    """The shortest name that means this action alone, among those that are legal now."""
    legal = match.legal(seat)
    for words in _names(match.describe(action, seat)):
        if actions_named(match, words, seat, legal) == [action]:
            return words
    return words


def _names(message: Message) -> Iterator[str]:
    name = message.id.removeprefix("action-")
    yield name
    yield from (f"{name} {thing}" for thing in message.things)
    for count in range(2, len(message.things) + 1):
        yield " ".join((name, *message.things[:count]))
    for key, value in message.params.items():
        yield " ".join((name, *message.things, f"{key}={plain(value)}"))
    yield " ".join((name, *message.things, *(f"{key}={plain(value)}" for key, value in message.params.items())))
