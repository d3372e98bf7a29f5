"""Colours, limits, decisions, refusals, events and endings of Eureka! (§ are the numbers of RULES.md)."""

from enum import IntEnum

NUM_SUITS = 4
VALUES = 13  # §1.1 values of a colour in the whole box
NUM_CARDS = NUM_SUITS * VALUES
SUIT_MASK = (1 << VALUES) - 1
NO_CARD = -1

MAX_CHAIRS = 5  # §1.2, the phantom's chair included
MAX_ROW = 31  # §11.1 the whole deck of values 1 to 8, less one card that has been played
PENALTIES_TO_OPEN = 3  # §10.1
MOST_STUCK = 15  # NOT A RULE: the largest number that the library's first phrase can tell (§13.17)

DEALING, CHANCE, UNDER = 1, 2, 3  # random streams: the deal, mad experiments, the order of cards put under the deck
STREAMS = 3
MOST_EVENTS = 12  # NOT A RULE: more events than one action tells
MOST_PENDING = 3  # NOT A RULE: deeper than half-made decisions lie
MOST_CLUES = 10  # NOT A RULE: clues about hands that are remembered; the oldest goes first
NEXT_CARDS = 6  # NOT A RULE: cards above each suit of which observations tell where they are


class Suit(IntEnum):
    RED = 0  # artistic knowledge
    BLUE = 1  # social knowledge
    YELLOW = 2  # formal knowledge
    GREEN = 3  # natural knowledge


GREEN_CARDS = SUIT_MASK << (Suit.GREEN * VALUES)
BLUE_CARDS = SUIT_MASK << (Suit.BLUE * VALUES)


class Phantom(IntEnum):
    """What takes the chair after the last player."""

    NONE = 0
    ROW = 1  # §11 the advanced game of two: an open row of cards
    DECK = 2  # §12 solitaire: the deck itself


class Pending(IntEnum):
    """What the game waits for. Up to AFTER they are phases; the others are half-made decisions on the stack."""

    OVER = 0
    STATEMENT = 1  # §3.1 can I go first?
    STARTER = 2  # §3.3 who goes first?
    DRAFT = 3  # §3.5 which card do I pass on?
    TURN = 4  # §4 play, pass, draw at random
    AFTER = 5  # §8.2 the wild card, once the card of the turn is played
    EPIPHANY = 6  # §6.2
    RECOVER = 7  # §6.3 which suit?
    SHARE = 8  # §6.5 which card?
    BENEFICIARY = 9  # §6.8 which player evolves?
    EXCHANGE = 10  # §6.9 with whom, or with what?
    SWAP = 11  # §6.10 which hand card goes to the market? source: the market card
    GIVE = 12  # §6.11 which hand card goes to that player? amount: the partner
    GIVE_BACK = 13  # §6.11 which one comes back? amount: the partner
    CLASH_CARD = 14  # §7.3 which market card? amount: the receiver if the rules name one, or -1
    CLASH_SEAT = 15  # §7.3 which player gets it? source: the card
    PLACE = 16  # §11.2 before or after its equals? source: the card; amount 1: then a refill
    ROW_TAKE = 17  # §11.3 which card of the row? amount: the seat that receives it
    PHANTOM_SHARE = 18  # §11.6, §12.8 does the phantom share its card?
    PHANTOM_EXCHANGE = 19  # §11.7, §12.9 which market card goes to the phantom?
    ON_TOP = 20  # §12.10 which hand card goes on top of the deck?
    PHANTOM_GIVE = 21  # §12.9 which card of the phantom goes to the market? source: the card that it takes


class Kind(IntEnum):
    """The kinds of action; the table is in actions.py."""

    NONE = 0
    PLAY = 1
    PICK = 2
    TAKE = 3
    RECOVER = 4
    CHOOSE = 5
    START = 6
    PASS = 7
    RANDOM = 8
    DECLINE = 9
    ACCEPT = 10
    NEW_MARKET = 11
    DONE = 12
    WILD = 13
    BEFORE = 14
    AFTER = 15
    DELAY = 16
    SET_ASIDE = 17
    SAY_STUCK = 18
    SAY_HIGH = 19
    SAY_AVOID = 20


class Refusal(IntEnum):
    NONE = 0
    GAME_OVER = 1
    NO_SUCH_ACTION = 2
    NOT_YOUR_TURN = 3
    NOT_NOW = 4
    PHANTOM_CANNOT_START = 5
    NOT_IN_HAND = 6  # neither in hand nor on the table for all
    TOO_LOW = 7  # the suit is already at or above it
    ONLY_GREEN = 8  # mutation
    RANDOM_FIRST = 9  # mad experiments
    MUST_PLAY = 10  # a pass with a playable card
    NOT_YOUR_CARD = 11  # a card that is not in the player's hand
    NOT_IN_MARKET = 12
    SUIT_EMPTY = 13  # nothing to recover
    NOT_THE_BLUE_ONE = 14  # social revolution takes from another suit
    NO_SUCH_PLAYER = 15
    NOT_YOURSELF = 16
    HAND_EMPTY = 17  # nothing to exchange or share
    WILD_USED = 18  # used, or not in this game
    NO_LIBRARY = 19  # the game is played without it
    LIBRARY_CLOSED = 20
    NOT_TRUE = 21  # a statement that the speaker's hand contradicts
    NOT_THE_LEFTMOST = 22  # the phantom plays the leftmost card that it can
    NOT_IN_ROW = 23
    PHANTOM_CANNOT = 24  # the phantom has no exchange to make
    NOT_THE_HIGHEST = 25  # of the market's playable cards
    ALREADY_DELAYED = 26
    CANNOT_DELAY = 27  # nothing to delay, or no card left to pay with
    CAN_BE_PLAYED = 28  # a playable card is not set aside
    NOT_BESIDE_THE_DECK = 29
    NO_CARDS = 30  # neither market nor deck has any


RULE_OF: dict[IntEnum, str] = {
    Refusal.GAME_OVER: "9.1",
    Refusal.NO_SUCH_ACTION: "4.1",
    Refusal.NOT_YOUR_TURN: "4.1",
    Refusal.NOT_NOW: "4.1",
    Refusal.PHANTOM_CANNOT_START: "13.34",
    Refusal.NOT_IN_HAND: "4.2",
    Refusal.TOO_LOW: "4.3",
    Refusal.ONLY_GREEN: "7.6",
    Refusal.RANDOM_FIRST: "7.4",
    Refusal.MUST_PLAY: "4.2",
    Refusal.NOT_YOUR_CARD: "3.5",
    Refusal.NOT_IN_MARKET: "2.3",
    Refusal.SUIT_EMPTY: "6.3",
    Refusal.NOT_THE_BLUE_ONE: "6.3",
    Refusal.NO_SUCH_PLAYER: "1.2",
    Refusal.NOT_YOURSELF: "7.3",
    Refusal.HAND_EMPTY: "13.27",
    Refusal.WILD_USED: "8.1",
    Refusal.NO_LIBRARY: "10.1",
    Refusal.LIBRARY_CLOSED: "10.2",
    Refusal.NOT_TRUE: "13.32",
    Refusal.NOT_THE_LEFTMOST: "11.4",
    Refusal.NOT_IN_ROW: "11.3",
    Refusal.PHANTOM_CANNOT: "13.37",
    Refusal.NOT_THE_HIGHEST: "11.7",
    Refusal.ALREADY_DELAYED: "13.39",
    Refusal.CANNOT_DELAY: "13.39",
    Refusal.CAN_BE_PLAYED: "13.21",
    Refusal.NOT_BESIDE_THE_DECK: "12.9",
    Refusal.NO_CARDS: "13.46",
}


class Event(IntEnum):
    """What can happen, with its three numbers."""

    SAID_FIRST = 1  # seat, 1 can / 0 cannot
    STARTS = 2  # seat
    GAVE = 3  # from, to, card: hidden from the others
    PLAYED = 4  # chair, card, SuitStep
    BONUS = 5  # chair, suit: it may now be applied
    PENALTY = 6  # chair, suit: it is applied
    NO_BONUS = 7  # chair, suit: plagiarism took it
    NO_PENALTY = 8  # chair, suit: epiphany spared it
    LAST_CARD = 9  # chair: no penalty for the last card
    LAST_GREEN = 10  # chair: no penalty for the highest green
    EPIPHANY = 11  # chair
    RECOVERED = 12  # chair, card
    SHARED = 13  # chair, card
    HANDED = 14  # from, to: evolution
    SWAPPED = 15  # chair, card from the market, card to the market
    NEW_MARKET = 16  # seat
    REFILLED = 17  # card
    CLASHED = 18  # giver, receiver, card
    SHOWN = 19  # chair, card: drawn at random, not playable
    PASSED = 20  # chair
    DECLINED = 21  # seat
    WILD = 22  # seat, suit
    LIBRARY_OPENED = 23
    SAID_STUCK = 24  # seat, number
    SAID_HIGH = 25  # seat, suits as a bit set
    SAID_AVOID = 26  # seat, suit
    FINISHED = 27  # chair: out of cards
    ENDED = 28  # Ending
    PLACED = 29  # seat, card, the card of the same number beside it and one: negative before it, positive after it
    ROW_GAVE = 30  # from the row to a seat: seat, card
    ROW_GOT = 31  # seat, card: from a hand to the row
    REVEALED = 32  # card on top of the deck
    DELAYED = 33  # card, card taken
    SET_ASIDE = 34  # card
    ON_TOP = 35  # seat, card: from a hand to the top of the deck
    UNDER = 36  # seat, card: from a hand to the bottom of the deck
    TOOK = 37  # seat, card: from the deck or beside it into a hand
    SHUFFLED = 38  # the deck, by mad experiments
    DONE = 39  # seat: ends the turn without the wild card
    CHOSE_CARD = 40  # seat, market card: an exchange or a clash begins
    CHOSE_PARTNER = 41  # seat, chair: an exchange begins


class SuitStep(IntEnum):
    """How a card stands on the one before it."""

    OPENED = 0
    CONSECUTIVE = 1  # played upside down
    JUMPED = 2


class Prospect(IntEnum):
    """What playing a card would bring."""

    NONE = 0  # it is not within reach
    TOO_LOW = 1
    OPENS = 2
    BONUS = 3
    PENALTY = 4
    NO_BONUS = 5  # §7.2 plagiarism takes it
    NO_PENALTY = 6  # it is spared


class CardPlace(IntEnum):
    """Where a card is, as far as somebody sees it; from HAND on, the hand of a chair."""

    UNSEEN = 0
    ABSENT = 1  # no such card in this game, or out of it
    DECK = 2
    MARKET = 3
    SHARED = 4
    HAND = 5


class Ending(IntEnum):
    NONE = 0
    CLEARED = 1  # §13.28 nobody has a card left, and none is set aside
    PASSED = 2  # §9.1 all players who still have cards passed in a row
    PLAYED_OUT = 3  # §13.28 solitaire: hand and deck are used up, but cards are set aside
