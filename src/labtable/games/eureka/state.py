"""The record of one game of Eureka!. A card is suit * 13 + value - 1; a set of cards is an int64."""

from typing import Any, TypeAlias

import numpy as np

from labtable.core.observing import Held, Seen, flag
from labtable.core.records import nested, state, table

from .components import DEALS
from .constants import (
    MAX_CHAIRS,
    MAX_ROW,
    MOST_CLUES,
    MOST_EVENTS,
    MOST_PENDING,
    NEXT_CARDS,
    NUM_CARDS,
    NUM_SUITS,
    STREAMS,
    SUIT_MASK,
    VALUES,
    Place,
    Prospect,
)

Card: TypeAlias = int  # 0 … 51, or NO_CARD
Cards: TypeAlias = int  # a set of cards
Chair: TypeAlias = int  # a seat, or the phantom's chair after the last seat

PLAYER = nested(
    [
        ("hand", np.int64),  # hidden, except the phantom's row
        ("shared", np.int64),  # §6.5 face up before the player, for all to play
        ("known", np.int64),  # hidden: cards in others' hands whose place this player knows (§13.18)
    ]
)

CLUE = nested(
    [  # what everybody knows of a hand: so many of its cards are among these
        ("cards", np.int64),
        ("seat", np.int16),
        ("least", np.int16),
        ("most", np.int16),
        ("said", np.int16),  # 1: it was said in the library (§10); 0: it follows from a pass
    ]
)

FIELDS = [  # in an order that leaves no gaps between the fields: equal positions are equal bytes
    ("tops", np.int8, (NUM_SUITS,)),  # highest value in each suit, 0 when unopened; cached from `played`
    ("players", PLAYER, (MAX_CHAIRS,)),
    ("market", np.int64),  # §2.3 face up
    ("played", np.int64),  # §4.3 the four suits
    ("set_aside", np.int64),  # §12.4 out of the game
    ("seams", np.int64),  # bit i: the deck's cards i - 1 and i are known apart (§13.18)
    ("deck", np.int8, (NUM_CARDS,)),  # hidden; the top is last, [:deck_size]
    ("row", np.int8, (MAX_ROW,)),  # §11.1 the phantom's cards, the leftmost first
    ("deck_size", np.int8),
    ("fresh", np.int8),  # how many cards on top of the deck nobody has seen
    ("top_value", np.int8),  # §2.1 highest value in this game: 6, 8, 11 or 13
    ("chairs", np.int8),  # seats, and the phantom's chair
    ("phantom", np.int8),  # Phantom
    ("phase", np.int8),  # Pending, OVER to AFTER
    ("turn", np.int8),  # the chair whose turn it is
    ("starter", np.int8),  # §3.3
    ("can_start", np.int8),  # §3.1 bit set of seats that said so
    ("moved", np.int8),  # the card of this turn is played
    ("passes", np.int8),  # §9.1 in a row
    ("epiphany", np.int8),  # §6.2 waits for the next move
    ("plagiarism", np.int8),  # §7.2
    ("mad", np.int8),  # §7.4 waits for the next turn
    ("mutation", np.int8),  # §7.6
    ("wild", np.int8),  # §8.1 face up: may be used
    ("library", np.int8),  # §10.1 the option is on
    ("library_open", np.int8),  # §10.2
    ("penalties", np.int8),  # §10.1 applied so far
    ("delayed", np.int8),  # §13.39 the deck's top card has been delayed
    ("ending", np.int8),  # Ending
]
SPOKEN = [  # since the second version of the rules
    ("clues", CLUE, (MOST_CLUES,)),  # [:clue_count], the oldest first
    ("clue_count", np.int32),
    ("avoided", np.int16),  # §10.5 1 + the suit that one seat asked the others not to play, or 0
    ("avoided_by", np.int16),  # §10.5 the seat that asked
]
REMEMBERED = [  # since observations tell what everybody chose
    ("handed", np.int64, (MAX_CHAIRS,)),  # hidden: cards that a player gave away face down, not seen since
    ("passed_over", np.int64, (MAX_CHAIRS,)),  # cards that were nearer to their suits than those that a chair chose
    ("last_card", np.int32, (MAX_CHAIRS,)),  # 1 + the card that a chair chose last, or 0
    ("last_step", np.int32, (MAX_CHAIRS,)),  # how much higher than its suit it was
]


def _record(fields: list[Any]) -> np.dtype[Any]:
    return state(fields, streams=STREAMS, trail=MOST_EVENTS, pending=MOST_PENDING)


STATE = _record([*FIELDS, *SPOKEN, *REMEMBERED])
HELD = Held("players", "hand", NUM_CARDS)
EARLIER_STATES = (_record(FIELDS), _record([*FIELDS, *SPOKEN]))

OBSERVATION = table(
    [
        ("decision", np.int16),  # Pending
        ("to_move", np.int16),  # chairs counted from the audience: 0 is oneself; -1 nobody
        ("turn", np.int16),  # likewise
        ("decision_card", np.int16),  # the card that a half-made decision is about, or -1
        ("chairs", np.int16),
        ("top_value", np.int16),
        ("passes", np.int16),
        ("moved", np.int16),
        ("epiphany", np.int16),
        ("plagiarism", np.int16),
        ("mad", np.int16),
        ("mutation", np.int16),
        ("wild", np.int16),
        ("library_open", np.int16),
        ("penalties", np.int16),
        ("delayed", np.int16),
        ("deck_size", np.int16),
        ("deck_top", np.int16),  # a card that the rules have shown there, or -1
        ("row_size", np.int16),
        ("row", np.int16, (MAX_ROW,)),  # the phantom's row from the left, or -1
        ("tops", np.int16, (NUM_SUITS,)),
        ("hand_sizes", np.int16, (MAX_CHAIRS,)),  # from the audience on
        ("hand", np.int16, (NUM_CARDS,)),  # 1: in the audience's hand
        ("known", np.int16, (NUM_CARDS,)),  # 1 + chair, counted from the audience, of a known hand card
        ("shared", np.int16, (NUM_CARDS,)),  # 1 + chair, counted from the audience, of a shared card
        ("market", np.int16, (NUM_CARDS,)),
        ("played", np.int16, (NUM_CARDS,)),
        ("gone", np.int16, (NUM_CARDS,)),  # set aside
        ("can_start", np.int16, (MAX_CHAIRS,)),  # §3.1 from the audience on
        ("starter", np.int16),  # §3.3 counted from the audience, or -1
        ("avoided", np.int16),  # §10.5 1 + the suit, or 0
        ("avoided_by", np.int16),  # counted from the audience, or -1
        ("lacking", np.int16, (MAX_CHAIRS, NUM_CARDS)),  # 1: everybody knows that the hand lacks it
        ("clue_chair", np.int16, (MOST_CLUES,)),  # counted from the audience, or -1
        ("clue_least", np.int16, (MOST_CLUES,)),
        ("clue_most", np.int16, (MOST_CLUES,)),
        ("clue_cards", np.int16, (MOST_CLUES, NUM_SUITS)),  # sets of values
        ("buried", np.int16, (NUM_CARDS,)),  # 1: everybody knows that it lies in the deck
        ("prospect", np.int16, (NUM_CARDS,)),  # Prospect of the cards at hand, shared or in the market
        ("leaves", np.int16, (NUM_CARDS,)),  # 1 + how many cards that are seen at stake it would leave behind
        ("may_leave", np.int16, (NUM_CARDS,)),  # 1 + twice how many others it would probably leave behind
        ("seen_by", np.int16, (NUM_CARDS,)),  # how many others know that it is in the audience's hand
        ("handed", np.int16, (NUM_CARDS,)),  # 1: the audience gave it away face down
        ("next_cards", np.int16, (NUM_SUITS, NEXT_CARDS)),  # Place of the next values of each suit
        ("lowest_step", np.int16, (NUM_SUITS,)),  # of the audience's cards above the suit, the lowest; 0: none
        ("unseen_above", np.int16, (NUM_SUITS,)),
        ("open_cards", np.int16, (MAX_CHAIRS, NUM_SUITS)),  # cards of a hand above the suit, as far as they are seen
        ("low_cards", np.int16, (MAX_CHAIRS,)),  # cards of a hand that no suit takes, likewise
        ("hidden_cards", np.int16, (MAX_CHAIRS,)),  # cards of a hand that the audience does not see
        ("hidden_tenths", np.int16),  # of the unseen cards, those in hands
        (
            "passed_over",
            np.int16,
            (MAX_CHAIRS, NUM_CARDS),
        ),  # 1: unseen, and the chair chose a card farther from its suit
        ("last_suit", np.int16, (MAX_CHAIRS,)),  # 1 + the suit of the card that a chair chose last, or 0
        ("last_step", np.int16, (MAX_CHAIRS,)),  # how much higher than its suit it was
    ]
)

# A card is suit * 13 + value - 1. Chairs are counted from the player who looks (0); the phantom's is after the seats.
MEANINGS = {
    "decision": Seen(0, 21, "What is asked: the number in the game's enum Pending."),
    "to_move": Seen(-1, MAX_CHAIRS - 1, "Whom the game waits for, counted from the player who looks; -1: nobody."),
    "turn": Seen(0, MAX_CHAIRS - 1, "Whose turn it is, counted from the player who looks."),
    "decision_card": Seen(-1, NUM_CARDS - 1, "The card that a half-made decision is about, or -1."),
    "chairs": Seen(1, MAX_CHAIRS, "Chairs at the table, the phantom's included."),
    "top_value": Seen(min(6, int(DEALS["highest"].min())), 13, "The highest value of a suit in this game."),
    "passes": Seen(0, MAX_CHAIRS, "Players who have passed in a row."),
    "moved": flag("1 when the player of this turn has played a card or passed."),
    "epiphany": flag("1 while an epiphany waits for the next move."),
    "plagiarism": flag("1 while plagiarism waits for the next move."),
    "mad": flag("1 while a mad experiment waits for the next turn."),
    "mutation": flag("1 while a mutation waits for the next move."),
    "wild": flag("1 while the wild card may be used."),
    "library_open": flag("1 while the library is open."),
    "penalties": Seen(0, NUM_CARDS, "Penalties applied so far."),
    "delayed": flag("1 when the deck's top card has been delayed."),
    "deck_size": Seen(0, NUM_CARDS, "Cards in the deck."),
    "deck_top": Seen(-1, NUM_CARDS - 1, "The card on top of the deck where the rules have shown it, or -1."),
    "row_size": Seen(0, MAX_ROW, "Cards in the phantom's row."),
    "row": Seen(-1, NUM_CARDS - 1, "The phantom's row from the left, -1 where there is no card."),
    "tops": Seen(0, 13, "The highest value played in each suit, 0 if none."),
    "hand_sizes": Seen(0, NUM_CARDS, "Cards in each hand, the player who looks first."),
    "hand": flag("Which cards are in the hand of the player who looks."),
    "known": Seen(0, MAX_CHAIRS, "For each card: the chair and one of a hand where the player who looks knows it is."),
    "shared": Seen(0, MAX_CHAIRS, "For each card: the chair and one before which it lies shared, for all to play."),
    "market": flag("Which cards lie in the market."),
    "played": flag("Which cards have been played to their suits."),
    "gone": flag("Which cards are out of the game."),
    "can_start": flag("Who said that they can go first, the player who looks first."),
    "starter": Seen(-1, MAX_CHAIRS - 1, "Who went first, counted from the player who looks; -1: not chosen yet."),
    "avoided": Seen(0, NUM_SUITS, "The suit and one that somebody asked the others not to play, or 0."),
    "avoided_by": Seen(-1, MAX_CHAIRS - 1, "Who asked, counted from the player who looks; -1: nobody."),
    "lacking": flag("For each chair, from the player who looks, the cards that its hand is known to lack."),
    "clue_chair": Seen(-1, MAX_CHAIRS - 1, "Whose hand a clue is about, counted from the player who looks, or -1."),
    "clue_least": Seen(0, NUM_CARDS, "How many of the clue's cards that hand has at least."),
    "clue_most": Seen(0, NUM_CARDS, "How many of the clue's cards that hand has at most."),
    "clue_cards": Seen(0, SUIT_MASK, "The clue's cards: for each suit, bit i stands for the value i + 1."),
    "buried": flag("Which cards everybody knows to lie in the deck."),
    "prospect": Seen(
        0,
        max(Prospect),
        "For each card of one's hand, shared or in the market, what playing it would "
        "bring now: the number in the game's enum Prospect; 0 for all others.",
    ),
    "leaves": Seen(
        0,
        NUM_CARDS,
        "For each of these cards that its suit would take: one more than the cards between it "
        "and the suit that are seen in a hand or shared (with a deck that plays, also in the deck).",
    ),
    "may_leave": Seen(
        0,
        1 + 2 * VALUES,
        "For each of these cards likewise: one more than twice the number of unseen "
        "cards between it and the suit that are probably in hands.",
    ),
    "seen_by": Seen(0, MAX_CHAIRS - 1, "For each card of one's hand: how many other players know that it is there."),
    "handed": flag("Which cards the player who looks gave to somebody face down and has not seen since."),
    "next_cards": Seen(
        0,
        Place.HAND + MAX_CHAIRS - 1,
        "Where the next values of each suit are: the number in the "
        "game's enum Place, and from HAND on the chair, counted from the player who looks.",
    ),
    "lowest_step": Seen(0, VALUES, "For each suit, by how much one's lowest card that it takes is higher; 0: none."),
    "unseen_above": Seen(0, VALUES, "For each suit, the unseen cards that it would take."),
    "open_cards": Seen(
        0,
        VALUES,
        "For each chair, from the player who looks, and each suit: the cards seen in that "
        "hand that the suit would take.",
    ),
    "low_cards": Seen(0, NUM_CARDS, "For each chair, the cards seen in that hand that are too low for their suits."),
    "hidden_cards": Seen(0, NUM_CARDS, "For each chair, the cards in that hand that are not seen."),
    "hidden_tenths": Seen(0, 10, "How many tenths of the unseen cards are in hands, the others being in the deck."),
    "passed_over": flag(
        "For each chair but one's own, the unseen cards that were nearer to their suits than a card "
        "that this chair chose to play."
    ),
    "last_suit": Seen(0, NUM_SUITS, "For each chair, the suit and one of the card that it chose to play last, or 0."),
    "last_step": Seen(0, VALUES, "For each chair, by how much that card was higher than its suit."),
}
