"""Names and numbers of My Game, each with its sentence in RULES.md."""

from enum import IntEnum

MIN_PLAYERS, MAX_PLAYERS = 2, 4
PEBBLES = 15  # §1.1
MOST_TAKEN = 3  # §1.2

SEAT_STREAM = 1  # random numbers come in streams, one for each purpose
STREAMS = 1


class Kind(IntEnum):
    """Kinds of action; their numbers are in actions.py."""

    TAKE = 0


class Pending(IntEnum):
    """What a half-made decision waits for: here every decision is made at once."""

    NOTHING = 0


class Event(IntEnum):
    """What happened, with its numbers (a, b, c)."""

    TOOK = 1  # seat, pebbles
    ENDED = 2  # ending


class Ending(IntEnum):
    NONE = 0
    LAST_PEBBLE = 1  # §1.3


class Refusal(IntEnum):
    """Why an action is not allowed. The first five are every game's, and the texts of four of them are Labtable's."""

    NONE = 0
    GAME_OVER = 1
    NO_SUCH_ACTION = 2
    NOT_YOUR_TURN = 3
    NOT_NOW = 4
    TOO_FEW = 5


RULE_OF: dict[IntEnum, str] = {
    Refusal.GAME_OVER: "1.3",
    Refusal.NO_SUCH_ACTION: "1.2",
    Refusal.NOT_YOUR_TURN: "1.2",
    Refusal.NOT_NOW: "1.2",
    Refusal.TOO_FEW: "1.2",
}
