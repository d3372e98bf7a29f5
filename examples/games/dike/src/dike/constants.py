"""Names and numbers of The Dike, each with its sentence in RULES.md."""

from enum import IntEnum
from typing import TypeAlias

Section: TypeAlias = int  # 0 … 5, from the left

MIN_PLAYERS, MAX_PLAYERS = 2, 4
SECTIONS = 6  # §1.1
FIRST_WALL = 2  # §1.1
BAGS = 12  # §1.2
ACTIONS_A_TURN = 2  # §2.1
HIGHEST_WALL = 4  # §2.3
SURGES = 2  # §3.1
TURNS = 10  # §3.4
STORMY = 1  # §3.2 the option's second value

SEA_STREAM, SEAT_STREAM = 1, 2
STREAMS = 2


class Kind(IntEnum):
    """Kinds of action; their numbers are in actions.py."""

    WALK = 0
    BAG = 1
    PUMP = 2
    REST = 3


class Pending(IntEnum):
    """What a half-made decision waits for: every decision is made at once."""

    NOTHING = 0


class Event(IntEnum):
    """What happened, with its numbers (a, b, c)."""

    WALKED = 1  # seat, section
    BAGGED = 2  # seat, section
    PUMPED = 3  # seat, section
    RESTED = 4  # seat
    ROSE = 5  # section
    ENDED = 6  # ending


class Ending(IntEnum):
    NONE = 0
    BROKEN = 1  # §3.3
    CALM = 2  # §3.4


class Refusal(IntEnum):
    """Why an action is not allowed."""

    NONE = 0
    GAME_OVER = 1
    NO_SUCH_ACTION = 2
    NOT_YOUR_TURN = 3
    NOT_NOW = 4
    TOO_FAR = 5
    NOT_HERE = 6
    NO_BAGS = 7
    HIGH_ENOUGH = 8
    DRY = 9


RULE_OF: dict[IntEnum, str] = {
    Refusal.GAME_OVER: "3.4",
    Refusal.NO_SUCH_ACTION: "2.1",
    Refusal.NOT_YOUR_TURN: "2.1",
    Refusal.NOT_NOW: "2.1",
    Refusal.TOO_FAR: "2.2",
    Refusal.NOT_HERE: "2.3",
    Refusal.NO_BAGS: "2.3",
    Refusal.HIGH_ENOUGH: "2.3",
    Refusal.DRY: "2.4",
}
