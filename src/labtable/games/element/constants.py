"""Names, limits and sentinels of In Your Element. How many cards there are is in components.toml."""

from enum import IntEnum
from typing import TypeAlias

Card: TypeAlias = int  # kind * 3 + value - 1 for a particle card, or POWER_PLAY; equal cards are the same number
Bohrd: TypeAlias = int  # 0 … 2
Slot: TypeAlias = int  # 0 … 4, a place of the goal row
Atom: TypeAlias = int  # an element by its number of protons, 1 … 36

MIN_PLAYERS, MAX_PLAYERS = 2, 4  # §9.1
BOHRDS = 3  # §1.1
GOAL_SLOTS = 5  # §2.3
HAND_SIZE = 5  # §2.4
PLAYS_A_TURN = 2  # §3.1
VALUES = 3  # §1.3: cards of value 1, 2 and 3
OZZY_HAND = 8  # §5.11
GOAL_POINTS = 10  # §6.6
HEAVIEST = 36  # §1.2: krypton ends the table
SHELLS = 4  # §1.2: rings of a bohrd

NO_GOAL: Atom = 0  # an empty place of the goal row
HYDROGEN: Atom = 1  # §5.13
OXYGEN: Atom = 8  # §5.13


class Kind(IntEnum):
    """Kinds of action; their ranges are in actions.py."""

    PLAY = 0
    POWER = 1
    CLAIM = 2
    REPLACE = 3
    END = 4
    DISCARD = 5
    PLACE = 6
    SWAP = 7


class Particle(IntEnum):
    """The kinds of particles (§1.2, §1.3)."""

    PROTON = 0
    NEUTRON = 1
    ELECTRON = 2


# The same as plain numbers: an enum is no index of a compiled array on every device.
PROTON, NEUTRON, ELECTRON = int(Particle.PROTON), int(Particle.NEUTRON), int(Particle.ELECTRON)
PARTICLE_KINDS = len(Particle)
PARTICLE_CARDS = PARTICLE_KINDS * VALUES
POWER_PLAY: Card = PARTICLE_CARDS
CARDS = PARTICLE_CARDS + 1


class Character(IntEnum):
    """§5 The characters, in the order of the rulebook."""

    NOBODY = 0
    EINSTEIN = 1
    LEWIS = 2
    CURIE = 3
    BALL = 4
    OZZY = 5
    YOCCHI = 6
    BRADY = 7


# The random streams.
DECK_STREAM = 1
GOAL_STREAM = 2
SEAT_STREAM = 3  # characters and the first player
STREAMS = 3


class Pending(IntEnum):
    """What a half-made decision waits for; NOTHING is the free choice of a turn."""

    NOTHING = 0
    PLACE = 1  # §4: where the particles of a card go; source is the card
    SWAP = 2  # §5.3: Einstein's exchange
    DISCARD = 3  # §5.12: down to five; amount is how many


class Event(IntEnum):
    """What the trail tells, with its numbers (a, b, c)."""

    PLAYED = 1  # seat, card
    POWER = 2  # seat, character
    ADDED = 3  # bohrd, kind, amount
    MOVED = 4  # from, to, kind * 8 + amount
    REMOVED = 5  # bohrd, kind, amount
    SWAPPED = 6  # bohrd, kind out, kind in
    REPLACED = 7  # bohrd
    DREW = 8  # seat, card; hidden from the others
    RESHUFFLED = 9
    DISCARDED = 10  # seat, card
    CLAIMED = 11  # seat, bohrd, atom
    GOAL_SHOWN = 12  # slot, atom
    TURN = 13  # seat
    STOPPED = 14  # seat
    ENDED = 15  # ending


class Ending(IntEnum):
    NONE = 0
    LAST_GOAL = 1  # §7.1
    LAB_CLOSED = 2  # §9.30; NOT A RULE: our bound on the number of turns
    BEYOND_REPAIR = 3  # §9.29: too many electrons for any goal


class Refusal(IntEnum):
    NONE = 0
    GAME_OVER = 1
    NO_SUCH_ACTION = 2
    NOT_YOUR_TURN = 3
    NOT_NOW = 4
    NO_SUCH_CARD = 5
    NO_PLAYS_LEFT = 6
    NO_ROOM_FOR_CARD = 7
    POWER_TOO_LATE = 8
    CURIE_AT_WORK = 9
    NO_MATCH = 10
    NO_REPLACEMENT = 11
    NOT_HYDROGEN = 12
    STILL_PLAYS = 13
    PLAYABLE = 14
    WRONG_VALUE = 15
    RINGS_FULL = 16
    NOT_ENOUGH_THERE = 17
    NO_REMOVAL = 18


RULE_OF: dict[IntEnum, str] = {
    Refusal.GAME_OVER: "7.1",
    Refusal.NO_SUCH_ACTION: "3.1",
    Refusal.NOT_YOUR_TURN: "3.4",
    Refusal.NOT_NOW: "4.1",
    Refusal.NO_SUCH_CARD: "3.2",
    Refusal.NO_PLAYS_LEFT: "3.1",
    Refusal.NO_ROOM_FOR_CARD: "9.15",
    Refusal.POWER_TOO_LATE: "5.2",
    Refusal.CURIE_AT_WORK: "5.8",
    Refusal.NO_MATCH: "6.1",
    Refusal.NO_REPLACEMENT: "9.24",
    Refusal.NOT_HYDROGEN: "5.13",
    Refusal.STILL_PLAYS: "3.1",
    Refusal.PLAYABLE: "9.12",
    Refusal.WRONG_VALUE: "4.3",
    Refusal.RINGS_FULL: "9.15",
    Refusal.NOT_ENOUGH_THERE: "4.4",
    Refusal.NO_REMOVAL: "9.17",
}
