"""What a game says before it is spoken in a language: a message, a refusal with its rule, names as ids have them."""

from __future__ import annotations

from enum import Enum
from functools import lru_cache
from typing import Any

import msgspec


class Message(msgspec.Struct, frozen=True, gc=False):
    """A sentence before it is spoken: its id in the Fluent files, its parameters, and the things that it touches. There
    are no circles of them, so nobody looks for any."""

    id: str
    params: dict[str, Any] = {}
    things: tuple[str, ...] = ()


class Possible(msgspec.Struct, frozen=True):
    """A sentence that may come true, and how likely that is: counted, and told in per cent; or known from a sample, and
    told by the word for it."""

    message: Message
    share: float  # above 0 and below 1
    likely: str = ""  # the word for a share that was sampled; none where it was counted


# The words for shares that were sampled, each from a share on.
LIKELY = (
    (0.93, "almost-certain"),
    (0.8, "very-likely"),
    (0.6, "likely"),
    (0.4, "even"),
    (0.28, "one-in-three"),
    (0.15, "one-in-five"),
    (0.06, "one-in-ten"),
    (0.0, "rare"),
)


def chance_of(one: Possible) -> Message:
    """How likely something is, as a message: per cent where it was counted, else a word."""
    if one.likely:
        return Message(f"likely-{one.likely}")
    return Message("chance-exact", {"percent": min(max(round(100 * one.share), 1), 99)})


def likely(share: float) -> str:
    """The word for a share that was sampled."""
    return next(word for least, word in LIKELY if share >= least)


def seat_name(seat: int) -> Message:
    """A seat as a parameter; `Text` writes the player's nickname if there is one."""
    return Message("seat", {"number": int(seat) + 1})


class Refused(msgspec.Struct, frozen=True):
    """Why an action is not legal: the reason's name, its sentence, and the number of the rule it rests on."""

    reason: str
    message: Message
    rule: str


@lru_cache(maxsize=None, typed=True)  # typed: members of two enums may be equal numbers
def kebab(name: str | Enum) -> str:
    """`Refusal.TOO_LOW`, `TOO_LOW` or `too_low` as `too-low`: in message ids, on the wire, in components.toml."""
    return (name.name if isinstance(name, Enum) else name).lower().replace("_", "-")
