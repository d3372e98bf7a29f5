"""How good a position looks: fewer cards left, fewer of them stranded, what waits for the next move, what was said."""
from labtable.core.bits import count_bits, highest
from labtable.core.compiling import rule
from labtable.core.records import Seat, State
from labtable.games.eureka.cards import above, placeable, total_points, whole
from labtable.games.eureka.constants import NUM_SUITS, VALUES, Decision
from labtable.games.eureka.hands import everything

CARD_LEFT = 10
CARD_STRANDED = 60
POINT_AT_THE_END = 200
HEIGHT = 2          # a low suit keeps more cards playable
OPEN_LIBRARY = 30   # a statement that can still be made: one about three cards is worth more
CARD_TOLD = 14      # a card that a statement told something about
REQUEST = 30        # a suit that another player asked to leave alone
HONEST = 130        # "I can go first" with a low card, or "I can't" without one
LOW_CARD = 3        # NOT A RULE: the bots' judgement of a good starting hand (§13.2)


@rule
def evaluate(s: State, seat: Seat) -> int:
    if s.phase == Decision.OVER:
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
    """What was said, and the statement that the library still has room for."""
    value = OPEN_LIBRARY * whole(s.library_open) + CARD_TOLD * whole(s.told)
    if s.avoided != 0:
        if s.avoided_by == seat:
            value += CARD_TOLD * cards_at_risk(s, seat, whole(s.avoided) - 1)
        else:
            value += REQUEST
    if s.phase == Decision.STATEMENT or s.phase == Decision.STARTER:
        said = (whole(s.can_start) >> seat) & 1 == 1
        if said == has_low_card(s, seat):
            value += HONEST
    return value


@rule
def has_low_card(s: State, seat: Seat) -> bool:
    values = 0
    for suit in range(NUM_SUITS):
        values |= int(s.players[seat].hand) >> (suit * VALUES)
    return values & ((1 << LOW_CARD) - 1) != 0


@rule
def cards_at_risk(s: State, seat: Seat, suit: int) -> int:
    """How many cards of a hand somebody else could still overtake in a suit."""
    coming = above(suit, whole(s.tops[suit])) & everything(whole(s.top_value))
    own = int(s.players[seat].hand) & coming
    if coming == own:
        return 0
    return count_bits(own & ((1 << highest(coming & ~own)) - 1))
