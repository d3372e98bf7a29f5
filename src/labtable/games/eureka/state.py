"""The record of one game of Eureka!. A card is suit * 13 + value - 1; a set of cards is an int64."""

from typing import Annotated, TypeAlias

from labtable.core.record.layout import (
    I8,
    I16,
    I32,
    I64,
    Grid,
    Held,
    Ints,
    NumpyRecord,
    Record,
    RecordArray,
    flag,
    observation,
    record,
    seen,
    state,
)

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
    CardPlace,
    Prospect,
)

Card: TypeAlias = int  # 0 … 51, or NO_CARD
Cards: TypeAlias = int  # a set of cards
Chair: TypeAlias = int  # a seat, or the phantom's chair after the last seat


@record
class Player:
    """What lies at a chair, each a set of cards."""

    hand: I64  # hidden, except the phantom's row
    shared: I64  # §6.5 face up before the player, for all to play
    known: I64  # hidden: cards in others' hands whose place this player knows (§13.18)


@record
class Clue(NumpyRecord):
    """What everybody knows of a hand: so many of its cards are among these."""

    cards: I64
    seat: I16
    least: I16
    most: I16
    said: I16  # 1: it was said in the library (§10); 0: it follows from a pass


LAID_OUT = state(streams=STREAMS, trail=MOST_EVENTS, pending=MOST_PENDING)


@LAID_OUT
class FirstState(Record):
    """The record of the first saves. No gaps are between its fields, so that equal positions are equal bytes."""

    tops: Annotated[Ints, I8, NUM_SUITS]  # highest value in each suit, 0 when unopened; cached from `played`
    players: Annotated[RecordArray[Player], MAX_CHAIRS]
    market: I64  # §2.3 face up
    played: I64  # §4.3 the four suits
    set_aside: I64  # §12.4 out of the game
    seams: I64  # bit i: the deck's cards i - 1 and i are known apart (§13.18)
    deck: Annotated[Ints, I8, NUM_CARDS]  # hidden; the top is last, [:deck_size]
    row: Annotated[Ints, I8, MAX_ROW]  # §11.1 the phantom's cards, the leftmost first
    deck_size: I8
    fresh: I8  # how many cards on top of the deck nobody has seen
    top_value: I8  # §2.1 highest value in this game: 6, 8, 11 or 13
    chairs: I8  # seats, and the phantom's chair
    phantom: I8  # Phantom
    phase: I8  # Pending, OVER to AFTER
    turn: I8  # the chair whose turn it is
    starter: I8  # §3.3
    can_start: I8  # §3.1 bit set of seats that said so
    moved: I8  # the card of this turn is played
    passes: I8  # §9.1 in a row
    epiphany: I8  # §6.2 waits for the next move
    plagiarism: I8  # §7.2
    mad: I8  # §7.4 waits for the next turn
    mutation: I8  # §7.6
    wild: I8  # §8.1 face up: may be used
    library: I8  # §10.1 the option is on
    library_open: I8  # §10.2
    penalties: I8  # §10.1 applied so far
    delayed: I8  # §13.39 the deck's top card has been delayed
    ending: I8  # Ending


@LAID_OUT
class SpokenState(FirstState):
    """The record of saves that remember statements in the library."""

    clues: Annotated[RecordArray[Clue], MOST_CLUES]  # [:clue_count], the oldest first
    clue_count: I32
    avoided: I16  # §10.5 1 + the suit that one seat asked the others not to play, or 0
    avoided_by: I16  # §10.5 the seat that asked


@LAID_OUT
class State(SpokenState):
    """The record of one game, with what everybody chose, of which observations tell."""

    handed: Annotated[Ints, I64, MAX_CHAIRS]  # hidden: cards that a player gave away face down, not seen since
    passed_over: Annotated[Ints, I64, MAX_CHAIRS]  # cards that were nearer to their suits than those that a chair chose
    last_card: Annotated[Ints, I32, MAX_CHAIRS]  # 1 + the card that a chair chose last, or 0
    last_step: Annotated[Ints, I32, MAX_CHAIRS]  # how much higher than its suit it was


HELD = Held("players", "hand", NUM_CARDS)
MEMORY = (
    "players.known",
    "seams",
    "fresh",
    "can_start",
    "clues",
    "clue_count",
    "avoided",
    "avoided_by",
    "handed",
    "passed_over",
    "last_card",
    "last_step",
)
EARLIER_STATES = (FirstState, SpokenState)


@observation
class Observation:
    """What a seat may know. A card is suit * 13 + value - 1. Chairs are counted from the player who looks (0); the
    phantom's is after the seats."""

    decision: int = seen(0, 21, "What is asked: the number in the game's enum Pending.")
    to_move: int = seen(-1, MAX_CHAIRS - 1, "Whom the game waits for, counted from the player who looks; -1: nobody.")
    turn: int = seen(0, MAX_CHAIRS - 1, "Whose turn it is, counted from the player who looks.")
    decision_card: int = seen(-1, NUM_CARDS - 1, "The card that a half-made decision is about, or -1.")
    chairs: int = seen(1, MAX_CHAIRS, "Chairs at the table, the phantom's included.")
    top_value: int = seen(min(6, *(int(row.highest) for row in DEALS)), 13, "The highest value of a suit in this game.")
    passes: int = seen(0, MAX_CHAIRS, "Players who have passed in a row.")
    moved: int = flag("1 when the player of this turn has played a card or passed.")
    epiphany: int = flag("1 while an epiphany waits for the next move.")
    plagiarism: int = flag("1 while plagiarism waits for the next move.")
    mad: int = flag("1 while a mad experiment waits for the next turn.")
    mutation: int = flag("1 while a mutation waits for the next move.")
    wild: int = flag("1 while the wild card may be used.")
    library_open: int = flag("1 while the library is open.")
    penalties: int = seen(0, NUM_CARDS, "Penalties applied so far.")
    delayed: int = flag("1 when the deck's top card has been delayed.")
    deck_size: int = seen(0, NUM_CARDS, "Cards in the deck.")
    deck_top: int = seen(-1, NUM_CARDS - 1, "The card on top of the deck where the rules have shown it, or -1.")
    row_size: int = seen(0, MAX_ROW, "Cards in the phantom's row.")
    row: Ints = seen(-1, NUM_CARDS - 1, "The phantom's row from the left, -1 where there is no card.", MAX_ROW)
    tops: Ints = seen(0, 13, "The highest value played in each suit, 0 if none.", NUM_SUITS)
    hand_sizes: Ints = seen(0, NUM_CARDS, "Cards in each hand, the player who looks first.", MAX_CHAIRS)
    hand: Ints = flag("Which cards are in the hand of the player who looks.", NUM_CARDS)
    known: Ints = seen(
        0, MAX_CHAIRS, "For each card: the chair and one of a hand where the player who looks knows it is.", NUM_CARDS
    )
    shared: Ints = seen(
        0, MAX_CHAIRS, "For each card: the chair and one before which it lies shared, for all to play.", NUM_CARDS
    )
    market: Ints = flag("Which cards lie in the market.", NUM_CARDS)
    played: Ints = flag("Which cards have been played to their suits.", NUM_CARDS)
    gone: Ints = flag("Which cards are out of the game.", NUM_CARDS)
    can_start: Ints = flag("Who said that they can go first, the player who looks first.", MAX_CHAIRS)
    starter: int = seen(-1, MAX_CHAIRS - 1, "Who went first, counted from the player who looks; -1: not chosen yet.")
    avoided: int = seen(0, NUM_SUITS, "The suit and one that somebody asked the others not to play, or 0.")
    avoided_by: int = seen(-1, MAX_CHAIRS - 1, "Who asked, counted from the player who looks; -1: nobody.")
    lacking: Grid = flag(
        "For each chair, from the player who looks, the cards that its hand is known to lack.", MAX_CHAIRS, NUM_CARDS
    )
    clue_chair: Ints = seen(
        -1, MAX_CHAIRS - 1, "Whose hand a clue is about, counted from the player who looks, or -1.", MOST_CLUES
    )
    clue_least: Ints = seen(0, NUM_CARDS, "How many of the clue's cards that hand has at least.", MOST_CLUES)
    clue_most: Ints = seen(0, NUM_CARDS, "How many of the clue's cards that hand has at most.", MOST_CLUES)
    clue_cards: Grid = seen(
        0, SUIT_MASK, "The clue's cards: for each suit, bit i stands for the value i + 1.", MOST_CLUES, NUM_SUITS
    )
    buried: Ints = flag("Which cards everybody knows to lie in the deck.", NUM_CARDS)
    prospect: Ints = seen(
        0,
        max(Prospect),
        "For each card of one's hand, shared or in the market, what playing it would "
        "bring now: the number in the game's enum Prospect; 0 for all others.",
        NUM_CARDS,
    )
    leaves: Ints = seen(
        0,
        NUM_CARDS,
        "For each of these cards that its suit would take: one more than the cards between it "
        "and the suit that are seen in a hand or shared (with a deck that plays, also in the deck).",
        NUM_CARDS,
    )
    may_leave: Ints = seen(
        0,
        1 + 2 * VALUES,
        "For each of these cards likewise: one more than twice the number of unseen "
        "cards between it and the suit that are probably in hands.",
        NUM_CARDS,
    )
    seen_by: Ints = seen(
        0, MAX_CHAIRS - 1, "For each card of one's hand: how many other players know that it is there.", NUM_CARDS
    )
    handed: Ints = flag(
        "Which cards the player who looks gave to somebody face down and has not seen since.", NUM_CARDS
    )
    next_cards: Grid = seen(
        0,
        CardPlace.HAND + MAX_CHAIRS - 1,
        "Where the next values of each suit are: the number in the "
        "game's enum CardPlace, and from HAND on the chair, counted from the player who looks.",
        NUM_SUITS,
        NEXT_CARDS,
    )
    lowest_step: Ints = seen(
        0, VALUES, "For each suit, by how much one's lowest card that it takes is higher; 0: none.", NUM_SUITS
    )
    unseen_above: Ints = seen(0, VALUES, "For each suit, the unseen cards that it would take.", NUM_SUITS)
    open_cards: Grid = seen(
        0,
        VALUES,
        "For each chair, from the player who looks, and each suit: the cards seen in that "
        "hand that the suit would take.",
        MAX_CHAIRS,
        NUM_SUITS,
    )
    low_cards: Ints = seen(
        0, NUM_CARDS, "For each chair, the cards seen in that hand that are too low for their suits.", MAX_CHAIRS
    )
    hidden_cards: Ints = seen(0, NUM_CARDS, "For each chair, the cards in that hand that are not seen.", MAX_CHAIRS)
    hidden_tenths: int = seen(0, 10, "How many tenths of the unseen cards are in hands, the others being in the deck.")
    passed_over: Grid = flag(
        "For each chair but one's own, the unseen cards that were nearer to their suits than a card "
        "that this chair chose to play.",
        MAX_CHAIRS,
        NUM_CARDS,
    )
    last_suit: Ints = seen(
        0, NUM_SUITS, "For each chair, the suit and one of the card that it chose to play last, or 0.", MAX_CHAIRS
    )
    last_step: Ints = seen(0, VALUES, "For each chair, by how much that card was higher than its suit.", MAX_CHAIRS)
