"""Enums, limits and sentinels of Laboratorium. The numbers of cards and dice are in components.toml."""
from enum import IntEnum
from typing import Any

import numpy as np

MAX_PLAYERS = 4
COLOURS = 4            # §3.1 kinds of resource
DICE_OF_A_COLOUR = 3   # §2.6
DICE_ROLLED = 4        # §3.3
HAND_LIMIT = 3         # §3.8 cards of one colour
SAFETY_TOKENS = 3      # §2.5
EASY, HARD = 5, 7      # §6.4 difficulty of a Caractérisation and of a Réaction
CRITICAL_FAILURE = 2   # §6.7
CRITICAL_SUCCESS = 10  # §6.6
RESALE_ROLL = 4        # §4.2

# §7.3 A molecule holds at most a seat's share of the box: a quarter of its tokens.
MAX_CARBONS, MAX_OXYGENS, MAX_HYDROGENS, MAX_CENTRES = 14, 7, 18, 10
MAX_ATOMS = MAX_CARBONS + MAX_OXYGENS  # hydrogens and centres are written on the atom that bears them
BONDS = 4              # bonds of one atom, at most
HYDROGEN_SLOT = BONDS  # the place after an atom's bonds: one of its hydrogens
SMALLEST_RING, LARGEST_RING = 5, 6  # §7.13

REAGENTS = 10          # §2.4 kinds of Réactif cards
CARD_ATOMS = 8         # NOT A RULE: most carbons and oxygens on one Réactif card (five bits each in one integer)
SITES = 2              # NOT A RULE: different centres of one colour on one Réactif card

# NOT A RULE: players who know what they do are done in a tenth of it; players who do not must stop some day.
MAX_ROUNDS = 40

# Random streams
DEALING, RESOURCE_DICE, BLACK_DICE, RESALE_DIE, LOST_REAGENT = 1, 2, 3, 4, 5
STREAMS = 5

NOBODY = -1


class Element(IntEnum):
    NONE = 0
    CARBON = 1
    OXYGEN = 2


class Bond(IntEnum):
    NONE = 0
    SINGLE = 1
    DOUBLE = 2
    AROMATIC = 3


class Token(IntEnum):
    """Atome tokens, as they are counted."""
    CARBON = 0
    OXYGEN = 1
    HYDROGEN = 2
    CENTRE = 3


class Colour(IntEnum):
    """§3.1 The four resources."""
    REAGENT = 0
    CHIMIE = 1
    BOUM = 2
    SECURITE = 3


# Arguments of rules. Numba compiles a function once more for each enum and for each written-out number or truth value
# that is passed to it; numpy's own numbers are all of one type.
ZERO: Any = np.int64(0)
NO: Any = np.bool_(False)
YES: Any = np.bool_(True)
REAGENT_COLOUR: Any = np.int64(Colour.REAGENT)
CHIMIE_COLOUR: Any = np.int64(Colour.CHIMIE)
BOUM_COLOUR: Any = np.int64(Colour.BOUM)
SINGLE: Any = np.int64(Bond.SINGLE)
DOUBLE: Any = np.int64(Bond.DOUBLE)
AROMATIC: Any = np.int64(Bond.AROMATIC)
CARBONS, OXYGENS, HYDROGENS, CENTRES = 0, 1, 2, 3  # Token as an index: CUDA takes no enum there
YELLOW: Any = np.int64(0)  # colours of centres, as the sites of a Réactif card are sorted
PURPLE: Any = np.int64(1)


class Safety(IntEnum):
    """§2.5 The three safety tokens."""
    COAT = 0
    EXTINGUISHER = 1
    GLASSWARE = 2


class Word(IntEnum):
    """§8 What a card does besides changing the difficulty."""
    NONE = 0
    LOSE_TOKEN = 1
    LOSE_REAGENT = 2
    END_TURN = 3
    KEEP_REAGENT = 4
    IGNORE_BOUM = 5
    REROLL = 6
    RECOVER = 7


class Decision(IntEnum):
    """What the game waits for."""
    NONE = 0
    START = 1     # §2.8 a starting reagent
    DICE = 2      # §3.3 four dice
    TAKE = 3      # §3.6, §4.2 a Réactif card
    DISCARD = 4   # §3.8 one card too many of a colour
    ANNOUNCE = 5  # §5.1 a manipulation, a resale, or the end of the turn
    REAGENT = 6   # §6.1 the Réactif card that reacts
    PARTNER = 7   # §7.13 the other end of the ring
    BOUM = 8      # §6.2
    CHIMIE = 9    # §6.3
    IGNORE = 10   # §8.9 the Boum card that is ignored
    REROLL = 11   # §8.10
    LOSE = 12     # §6.7 the safety token that is lost
    OVER = 13


class Step(IntEnum):
    """What happens next without anybody deciding; NONE: the game waits for a decision."""
    NONE = 0
    COLLECT = 1         # §3.5 take what the dice gave
    ANNOUNCE = 2        # §5.1 the active seat goes on, if it can
    END_TURN = 3        # §5.8
    ASK_BOUM = 4        # §6.2 of the next seat after the mover
    ASK_CHIMIE = 5      # §6.3
    ROLL = 6            # §6.5
    FAIL = 7            # §6.7
    FINISH = 8          # §6.8 after a success
    FINISH_FAILED = 9


class Type(IntEnum):
    """§5.3 The type of the manipulations of a turn."""
    NONE = 0
    REACTION = 1
    CHARACTERISATION = 2


class Manipulation(IntEnum):
    NONE = 0
    SINGLE_BOND = 1
    DOUBLE_BOND = 2
    CLEAVAGE = 3
    DOUBLE_CLEAVAGE = 4
    ADDITION = 5
    ELIMINATION = 6
    SPLIT = 7         # one purple centre becomes two yellow ones
    MERGE = 8         # two yellow centres become one purple
    SINGLE_RING = 9
    DOUBLE_RING = 10
    HYDROGEN = 11     # from here on Caractérisations
    HYDROXYL = 12
    OXYGEN = 13


class Ending(IntEnum):
    NONE = 0
    SYNTHESIS = 1    # §9.1
    OUT_OF_TIME = 2  # ours: MAX_ROUNDS


class Event(IntEnum):
    NONE = 0
    STARTED = 1     # seat, reagent
    ROLLED = 2      # seat, colour, face
    TOOK = 3        # seat, reagent
    DREW = 4        # seat, card (secret of the seat), deck
    DISCARDED = 5   # seat, card
    RETURNED = 6    # seat, reagent
    RESOLD = 7      # seat, reagent, die
    ANNOUNCED = 8   # seat, manipulation, place of the atom
    USED = 9        # seat, reagent
    PLAYED = 10     # seat, card
    IGNORED = 11    # seat, card
    THREW = 12      # sum, difficulty, the first die
    DONE = 13       # seat, manipulation
    FAILED = 14     # seat
    LOST = 15       # seat, safety token
    RECOVERED = 16  # seat, safety token
    TURN_ENDED = 17  # seat
    ROUND = 18      # round, first seat
    SYNTHESISED = 19  # seat
    OUT_OF_TIME = 20
    PASSED = 21     # seat, decision
    CLOSING = 22    # seat, place of the ring's other end


class Refusal(IntEnum):
    NONE = 0
    GAME_OVER = 1
    NO_SUCH_ACTION = 2
    NOT_YOUR_TURN = 3
    NOT_NOW = 4
    PILE_NOT_IN_PLAY = 5
    PILE_EMPTY = 6
    REAGENT_IN_HAND = 7
    NOT_IN_HAND = 8
    NOT_THAT_COLOUR = 9
    RESALE_TOO_LATE = 10
    TOKENS_MISSING = 11
    OTHER_TYPE = 12
    NO_SUCH_ATOM = 13
    NO_YELLOW_CENTRE = 14
    NO_PURPLE_CENTRE = 15
    CENTRE_USED = 16
    NO_REAGENT = 17
    NO_SUCH_CENTRE = 18
    BOX_TOO_SMALL = 19
    NO_SUCH_BOND = 20
    BOND_USED = 21
    RING_BOND = 22
    NO_HYDROGEN = 23
    CARBON_ONLY = 24
    AROMATIC = 25
    TWO_DOUBLES = 26
    NO_PARTNER = 27
    RING_SIZE = 28
    VARIANT_OFF = 29
    NOTHING_TO_IGNORE = 30
    AFTER_THE_ROLL = 31
    ONLY_REROLL = 32
    TOKEN_NOT_LOST = 33
    TOKEN_GONE = 34
    JUST_RESOLD = 35


RULE_OF: dict[IntEnum, str] = {
    Refusal.NONE: "1.1",
    Refusal.GAME_OVER: "9.1",
    Refusal.NO_SUCH_ACTION: "1.1",
    Refusal.NOT_YOUR_TURN: "3.2",
    Refusal.NOT_NOW: "3.2",
    Refusal.PILE_NOT_IN_PLAY: "2.4",
    Refusal.PILE_EMPTY: "3.6",
    Refusal.REAGENT_IN_HAND: "3.7",
    Refusal.NOT_IN_HAND: "6.3",
    Refusal.NOT_THAT_COLOUR: "3.8",
    Refusal.RESALE_TOO_LATE: "4.3",
    Refusal.TOKENS_MISSING: "5.4",
    Refusal.OTHER_TYPE: "5.3",
    Refusal.NO_SUCH_ATOM: "7.1",
    Refusal.NO_YELLOW_CENTRE: "7.4",
    Refusal.NO_PURPLE_CENTRE: "7.5",
    Refusal.CENTRE_USED: "5.6",
    Refusal.NO_REAGENT: "6.1",
    Refusal.NO_SUCH_CENTRE: "6.1",
    Refusal.BOX_TOO_SMALL: "7.3",
    Refusal.NO_SUCH_BOND: "7.1",
    Refusal.BOND_USED: "5.7",
    Refusal.RING_BOND: "7.8",
    Refusal.NO_HYDROGEN: "7.6",
    Refusal.CARBON_ONLY: "7.9",
    Refusal.AROMATIC: "7.14",
    Refusal.TWO_DOUBLES: "7.2",
    Refusal.NO_PARTNER: "7.13",
    Refusal.RING_SIZE: "7.13",
    Refusal.VARIANT_OFF: "7.16",
    Refusal.NOTHING_TO_IGNORE: "8.9",
    Refusal.AFTER_THE_ROLL: "8.10",
    Refusal.ONLY_REROLL: "8.10",
    Refusal.TOKEN_NOT_LOST: "8.12",
    Refusal.TOKEN_GONE: "6.7",
    Refusal.JUST_RESOLD: "4.2",
}
