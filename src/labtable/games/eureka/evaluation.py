"""How good a position looks: fewer cards left, fewer of them stranded, what waits for the next move, what was said."""

from labtable.core.compiler.rule import rule
from labtable.core.record.bits import count_bits, has, highest
from labtable.core.record.records import Seat

from .cards import above, placeable, suit_cards
from .constants import NUM_SUITS, VALUES, Event, Pending
from .hands import everything
from .scoring import total_points
from .state import State

LEAD = -130  # a point at the end costs so much

CARD_LEFT = 10
CARD_STRANDED = 60
POINT_AT_THE_END = 200
HEIGHT = 2  # a low suit keeps more cards playable
STATEMENT = 75  # the least that a statement must be worth, for the library closes after it
CARD_TOLD = 150  # a card that a statement tells about; the others of the hand count against it
REQUEST = 30  # a suit that another player asked to leave alone
HONEST = 130  # "I can go first" with a low card, or "I can't" without one
LOW_CARD = 3  # NOT A RULE: the bots' judgement of a good starting hand (§13.2)


@rule
def evaluate(s: State, seat: Seat) -> int:
    if s.phase == Pending.OVER:
        return -POINT_AT_THE_END * total_points(s)
    open_cards = placeable(s)
    value = -CARD_LEFT * total_points(s)
    for chair in range(s.chairs):
        cards = int(s.players[chair].hand) | int(s.players[chair].shared)
        value -= CARD_STRANDED * count_bits(cards & ~open_cards)
    for suit in range(NUM_SUITS):
        value -= HEIGHT * int(s.tops[suit])
    value += 8 * int(s.epiphany) - 4 * int(s.plagiarism) - 8 * int(s.mad) - 8 * int(s.mutation)
    return value + 15 * int(s.wild) + worth_of_speech(s, seat)


@rule
def worth_of_speech(s: State, seat: Seat) -> int:
    """What has just been said, and a request that still stands."""
    value = 0
    if s.trail_size > 0 and Event.SAID_STUCK <= s.trail[0].kind <= Event.SAID_AVOID:
        speaker = s.trail[0].a
        about = cards_told(s, speaker, s.trail[0].kind, s.trail[0].b)
        value += CARD_TOLD * (2 * about - count_bits(s.players[speaker].hand)) - STATEMENT
    if s.avoided != 0 and s.avoided_by != seat:
        value += REQUEST
    if s.phase == Pending.STATEMENT or s.phase == Pending.STARTER:
        said = (s.can_start >> seat) & 1 == 1
        if said == has_low_card(s, seat):
            value += HONEST
    return value


@rule
def cards_told(s: State, seat: Seat, event: int, b: int) -> int:
    """How many cards of the speaker's hand a statement tells about."""
    if event == Event.SAID_STUCK:
        return b
    if event == Event.SAID_AVOID:
        return cards_at_risk(s, seat, b)
    cards = 0
    for suit in range(NUM_SUITS):
        if has(b, suit):
            cards |= suit_cards(suit)
    return count_bits(int(s.players[seat].hand) & cards)


@rule
def has_low_card(s: State, seat: Seat) -> bool:
    values = 0
    for suit in range(NUM_SUITS):
        values |= int(s.players[seat].hand) >> (suit * VALUES)
    return values & ((1 << LOW_CARD) - 1) != 0


@rule
def cards_at_risk(s: State, seat: Seat, suit: int) -> int:
    """How many cards of a hand somebody else could still overtake in a suit."""
    coming = above(suit, s.tops[suit]) & everything(s.top_value)
    own = int(s.players[seat].hand) & coming
    if coming == own:
        return 0
    return count_bits(own & ((1 << highest(coming & ~own)) - 1))
