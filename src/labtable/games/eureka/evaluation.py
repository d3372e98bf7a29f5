"""How good a position looks: fewer cards left, fewer of them stranded, and what waits for the next move."""
from labtable.core.bits import count_bits
from labtable.core.compiling import rule
from labtable.core.records import Seat, State
from labtable.games.eureka.cards import placeable, total_points
from labtable.games.eureka.constants import NUM_SUITS, Decision

CARD_LEFT = 10
CARD_STRANDED = 60
POINT_AT_THE_END = 200
HEIGHT = 2  # a low suit keeps more cards playable


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
    return value + 15 * int(s.wild)
