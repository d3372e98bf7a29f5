"""Names and numbers of Ferries, each with its sentence in RULES.md."""

from enum import IntEnum
from typing import TypeAlias

Card: TypeAlias = int  # lane * 8 + value - 1

MIN_PLAYERS, MAX_PLAYERS = 2, 4
LANES = 3  # §1.1
HIGHEST = 8  # §1.1
CARDS = LANES * HIGHEST
HAND = 4  # §1.2
PLAIN_POINTS, NEXT_POINTS = 1, 3  # §2.2
MOST_POINTS = CARDS * NEXT_POINTS

DECK_STREAM, SEAT_STREAM = 1, 2
STREAMS = 2


class Kind(IntEnum):
    """Kinds of action; their numbers are in actions.py."""

    PLAY = 0
    DISCARD = 1


class Pending(IntEnum):
    """What a half-made decision waits for: every decision is made at once."""

    NOTHING = 0


class Event(IntEnum):
    """What happened, with its numbers (a, b, c)."""

    PLAYED = 1  # seat, card, points
    DISCARDED = 2  # seat, card
    CLEARED = 3  # lane
    DREW = 4  # seat, card; hidden from the others
    ENDED = 5  # ending


class Ending(IntEnum):
    NONE = 0
    NO_CARDS = 1  # §3.1


class Refusal(IntEnum):
    """Why an action is not allowed."""

    NONE = 0
    GAME_OVER = 1
    NO_SUCH_ACTION = 2
    NOT_YOUR_TURN = 3
    NOT_NOW = 4
    NOT_IN_HAND = 5
    TOO_LOW = 6


RULE_OF: dict[IntEnum, str] = {
    Refusal.GAME_OVER: "3.1",
    Refusal.NO_SUCH_ACTION: "2.1",
    Refusal.NOT_YOUR_TURN: "2.5",
    Refusal.NOT_NOW: "2.5",
    Refusal.NOT_IN_HAND: "2.1",
    Refusal.TOO_LOW: "2.1",
}
