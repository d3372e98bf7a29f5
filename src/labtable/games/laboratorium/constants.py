"""Enums, limits and sentinels of Laboratorium. The numbers of cards and dice are in components.toml."""

from enum import IntEnum
from typing import Any

from labtable.core.arrays import np
from labtable.core.game.components import read, room

MAX_PLAYERS = 4
COLOURS = 4  # §3.1 kinds of resource
DICE_OF_A_COLOUR = 3  # §2.6
DICE_ROLLED = 4  # §3.3
HAND_LIMIT = 3  # §3.6 cards of one colour
SAFETY_TOKENS = 3  # §2.5
EASY, HARD = 5, 7  # §6.4 difficulty of a Characterisation and of a Reaction
CRITICAL_FAILURE = 2  # §6.7
CRITICAL_SUCCESS = 10  # §6.6
RESALE_ROLL = 4  # §4.2

# §10.7 A molecule holds at most a seat's share of the box: a quarter of its tokens.
MAX_CARBONS, MAX_OXYGENS, MAX_HYDROGENS, MAX_CENTRES = 14, 7, 18, 10
MAX_ATOMS = MAX_CARBONS + MAX_OXYGENS  # hydrogens and centres are written on the atom that bears them
BONDS = 4  # bonds of one atom, at most
HYDROGEN_SLOT = BONDS  # the place after an atom's bonds: one of its hydrogens
SMALLEST_RING, LARGEST_RING = 5, 6  # §10.1

_REAGENT_ROWS = read(__name__)["reagents"].rows("card")
_SMILES = [str(row.get("smiles")).replace("([1*])([1*])", "([1*])") for row in _REAGENT_ROWS]  # one atom, one site
MOST_REAGENTS = 30  # NOT A RULE: kinds
REAGENTS = min(len(_REAGENT_ROWS), MOST_REAGENTS)  # §2.4 kinds of reagents, ten in the box
CARD_ATOMS = 10  # NOT A RULE: most carbons and oxygens on one reagent (five bits each in one integer)
MOST_SITES = 8  # NOT A RULE: different centres of one colour on one reagent …
SITES = min(  # … and on those of this game
    MOST_SITES,
    room(__name__, 2, max(text.count(f"[{one}*]") for text in _SMILES for one in "12")),
)

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
NO_PLACE: Any = np.int64(-1)
NO: Any = np.bool_(False)
YES: Any = np.bool_(True)
REAGENT_COLOUR: Any = np.int64(Colour.REAGENT)
CHIMIE_COLOUR: Any = np.int64(Colour.CHIMIE)
BOUM_COLOUR: Any = np.int64(Colour.BOUM)
SINGLE: Any = np.int64(Bond.SINGLE)
DOUBLE: Any = np.int64(Bond.DOUBLE)
AROMATIC: Any = np.int64(Bond.AROMATIC)
CARBONS, OXYGENS, HYDROGENS, CENTRES = 0, 1, 2, 3  # Token as an index: CUDA takes no enum there
YELLOW: Any = np.int64(0)  # colours of centres, as the sites of a reagent are sorted
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


class Pending(IntEnum):
    """What the game waits for."""

    NONE = 0
    START = 1  # §2.8 a starting reagent
    DICE = 2  # §3.3 four dice
    TAKE = 3  # §3.5, §4.2 a reagent
    DISCARD = 4  # §3.6 one card too many of a colour
    ANNOUNCE = 5  # §5.1 a manipulation, a resale, or the end of the turn
    REAGENT = 6  # §6.1 the reagent that reacts
    PARTNER = 7  # §10.1 the other end of the ring
    BOUM = 8  # §6.2
    CHIMIE = 9  # §6.3
    IGNORE = 10  # §8.9 the Boom card that is ignored
    REROLL = 11  # a second try, in games saved under the first version of these rules only
    LOSE = 12  # §6.7 the safety token that is lost
    OVER = 13


class Kind(IntEnum):
    """Kinds of action; actions.py gives each its range."""

    CHOOSE = 0
    DICE = 1
    GIVE_REAGENT = 2
    GIVE_CARD = 3
    RESELL = 4
    END = 5
    SINGLE = 6
    DOUBLE = 7
    CLEAVE = 8
    PAIR = 9
    HYBRIDISE = 10
    CLOSE = 11
    HYDROGEN = 12
    HYDROXYL = 13
    OXYGEN = 14
    PARTNER = 15
    USE = 16
    PLAY = 17
    PASS = 18
    IGNORE = 19
    LOSE = 20
    SECURITE = 21


class AutomaticStep(IntEnum):
    """What happens next without anybody deciding; NONE: the game waits for a decision."""

    NONE = 0
    COLLECT = 1  # §10.16 take what the dice gave
    ANNOUNCE = 2  # §5.1 the active seat goes on, if it can
    END_TURN = 3  # §5.7
    ASK_BOUM = 4  # §6.2 of the next seat after the mover
    ASK_CHIMIE = 5  # §6.3
    ROLL = 6  # §6.5
    FAIL = 7  # §6.7
    FINISH = 8  # §6.8 after a success
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
    SPLIT = 7  # one purple centre becomes two yellow ones
    MERGE = 8  # two yellow centres become one purple
    SINGLE_RING = 9
    DOUBLE_RING = 10
    HYDROGEN = 11  # from here on Characterisations
    HYDROXYL = 12
    OXYGEN = 13


class Ending(IntEnum):
    NONE = 0
    SYNTHESIS = 1  # §9.1
    OUT_OF_TIME = 2  # ours: MAX_ROUNDS


class Event(IntEnum):
    NONE = 0
    STARTED = 1  # seat, reagent
    ROLLED = 2  # seat, colour, face
    TOOK = 3  # seat, reagent
    DREW = 4  # seat, card (secret of the seat), deck
    DISCARDED = 5  # seat, card
    RETURNED = 6  # seat, reagent
    RESOLD = 7  # seat, reagent, die
    ANNOUNCED = 8  # seat, manipulation, place of the atom
    USED = 9  # seat, reagent
    PLAYED = 10  # seat, card
    IGNORED = 11  # seat, card
    THREW = 12  # sum, difficulty, the first die
    DONE = 13  # seat, manipulation
    FAILED = 14  # seat
    LOST = 15  # seat, safety token
    RECOVERED = 16  # seat, safety token
    TURN_ENDED = 17  # seat
    ROUND = 18  # round, first seat
    SYNTHESISED = 19  # seat
    OUT_OF_TIME = 20
    PASSED = 21  # seat, decision
    CLOSING = 22  # seat, place of the ring's other end


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
    NOT_HELD = 10
    NOTHING_TO_RESELL = 11
    RESALE_TOO_LATE = 12
    JUST_RESOLD = 13
    TOKENS_MISSING = 14
    OTHER_TYPE = 15
    NO_SUCH_ATOM = 16
    NO_YELLOW_CENTRE = 17
    NO_PURPLE_CENTRE = 18
    CENTRE_USED = 19
    NO_REAGENT = 20
    REAGENT_NOT_HELD = 21
    NO_SUCH_CENTRE = 22
    BOX_TOO_SMALL = 23
    NO_SUCH_BOND = 24
    BOND_USED = 25
    RING_BOND = 26
    NO_HYDROGEN = 27
    CARBON_ONLY = 28
    YELLOW_PAIR = 29
    HYBRIDISED_CARBON = 30
    TWO_YELLOW = 31
    TWO_DOUBLES = 32
    NO_PARTNER = 33
    RING_SIZE = 34
    OVERLAP = 35
    NO_ROOM = 36
    VARIANT_OFF = 37
    NOTHING_TO_IGNORE = 38
    NO_SAFETY_CARD = 39
    TOKEN_NOT_LOST = 40
    TOKEN_GONE = 41


RULE_OF: dict[IntEnum, str] = {
    Refusal.NONE: "1.1",
    Refusal.GAME_OVER: "9.1",
    Refusal.NO_SUCH_ACTION: "1.1",
    Refusal.NOT_YOUR_TURN: "3.2",
    Refusal.NOT_NOW: "3.2",
    Refusal.PILE_NOT_IN_PLAY: "2.4",
    Refusal.PILE_EMPTY: "10.17",
    Refusal.REAGENT_IN_HAND: "10.17",
    Refusal.NOT_IN_HAND: "6.3",
    Refusal.NOT_THAT_COLOUR: "3.6",
    Refusal.NOT_HELD: "3.6",
    Refusal.NOTHING_TO_RESELL: "4.1",
    Refusal.RESALE_TOO_LATE: "4.3",
    Refusal.JUST_RESOLD: "10.6",
    Refusal.TOKENS_MISSING: "5.4",
    Refusal.OTHER_TYPE: "5.3",
    Refusal.NO_SUCH_ATOM: "6.1",
    Refusal.NO_YELLOW_CENTRE: "6.1",
    Refusal.NO_PURPLE_CENTRE: "6.1",
    Refusal.CENTRE_USED: "5.6",
    Refusal.NO_REAGENT: "6.1",
    Refusal.REAGENT_NOT_HELD: "6.1",
    Refusal.NO_SUCH_CENTRE: "7.2",
    Refusal.BOX_TOO_SMALL: "10.7",
    Refusal.NO_SUCH_BOND: "7.4",
    Refusal.BOND_USED: "10.4",
    Refusal.RING_BOND: "10.2",
    Refusal.NO_HYDROGEN: "7.4",
    Refusal.CARBON_ONLY: "7.6",
    Refusal.YELLOW_PAIR: "7.7",
    Refusal.HYBRIDISED_CARBON: "7.8",
    Refusal.TWO_YELLOW: "7.9",
    Refusal.TWO_DOUBLES: "10.18",
    Refusal.NO_PARTNER: "10.1",
    Refusal.RING_SIZE: "10.1",
    Refusal.OVERLAP: "7.13",
    Refusal.NO_ROOM: "10.19",
    Refusal.VARIANT_OFF: "7.11",
    Refusal.NOTHING_TO_IGNORE: "8.9",
    Refusal.NO_SAFETY_CARD: "8.12",
    Refusal.TOKEN_NOT_LOST: "8.12",
    Refusal.TOKEN_GONE: "10.12",
}
