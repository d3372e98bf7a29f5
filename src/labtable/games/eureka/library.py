"""§10 The Library of Alexandria: what may be said while it is open."""
from labtable.core.compiling import rule
from labtable.core.records import Seat, State, asked, say
from labtable.games.eureka.cards import above, stuck_cards, suit_cards, whole
from labtable.games.eureka.components import HIGH_PERCENT
from labtable.games.eureka.constants import NUM_SUITS, Decision, Event, Kind, Refusal


@rule
def check_library(s: State, seat: Seat) -> int:
    """§10.2 Any player, while the library is open, between moves (§10.3)."""
    if not s.library:
        return Refusal.NO_LIBRARY
    if not s.library_open:
        return Refusal.LIBRARY_CLOSED
    if asked(s) != 0 or (s.phase != Decision.TURN and s.phase != Decision.AFTER):
        return Refusal.NOT_NOW
    return Refusal.NONE


@rule
def has_only_high_cards(s: State, seat: Seat, suit: int) -> bool:
    """§10.6 At least one card of the suit in hand, and all of them in the upper half."""
    cards = int(s.players[seat].hand) & suit_cards(suit)
    high = above(suit, whole(s.top_value) * HIGH_PERCENT // 100)
    return cards != 0 and cards & ~high == 0


@rule
def check_statement(s: State, seat: Seat, kind: int, a: int) -> int:
    """§10.4 A statement must be true of the hand of the one who makes it."""
    reason = check_library(s, seat)
    if reason != Refusal.NONE:
        return reason
    if kind == Kind.SAY_STUCK and a != stuck_cards(s, seat):
        return Refusal.NOT_TRUE
    if kind == Kind.SAY_HIGH:
        for suit in range(NUM_SUITS):
            if ((a + 1) >> suit) & 1 == 1 and not has_only_high_cards(s, seat, suit):
                return Refusal.NOT_TRUE
    return Refusal.NONE


@rule
def state_fact(s: State, seat: Seat, kind: int, a: int) -> None:
    """§10.8 One statement, and the library closes."""
    s.library_open = 0
    if kind == Kind.SAY_STUCK:
        say(s, Event.SAID_STUCK, seat, a)
    elif kind == Kind.SAY_HIGH:
        say(s, Event.SAID_HIGH, seat, a + 1)
    else:
        say(s, Event.SAID_AVOID, seat, a)
