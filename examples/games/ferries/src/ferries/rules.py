"""The rules of Ferries, in the order of RULES.md."""

from labtable.core.compiler.rule import rule
from labtable.core.record.bits import has, with_bit, without_bit
from labtable.core.record.records import OVER, Action, Seat, say

from .actions import ACTIONS
from .constants import HIGHEST, NEXT_POINTS, PLAIN_POINTS, Card, Ending, Event, Kind, Refusal
from .deck import draw
from .state import State


@rule
def to_move(s: State) -> Seat:
    return OVER if s.ending != Ending.NONE else s.mover


@rule
def is_over(s: State) -> int:
    return s.ending


@rule
def apply_action(s: State, seat: Seat, action: Action) -> None:
    if ACTIONS[action].kind == Kind.PLAY:
        play(s, seat, ACTIONS[action].a)
    else:
        discard(s, seat, ACTIONS[action].a)
    draw(s, seat)
    pass_turn(s)


# §2 The turn -------------------------------------------------------------------------------------


@rule
def points_for(s: State, card: Card) -> int:
    """§2.2 Three points for the very next number, else one."""
    return NEXT_POINTS if card % HIGHEST == s.lanes[card // HIGHEST] else PLAIN_POINTS


@rule
def check_play(s: State, seat: Seat, card: Card) -> int:
    """§2.1 A card of one's own that is higher than the last one on its lane."""
    if not has(s.hands[seat], card):
        return Refusal.NOT_IN_HAND
    return Refusal.TOO_LOW if card % HIGHEST + 1 <= s.lanes[card // HIGHEST] else Refusal.NONE


@rule
def play(s: State, seat: Seat, card: Card) -> None:
    """§2.1 Play a card, §2.2 earn its points, §2.3 and empty the lane after an 8."""
    points, lane = points_for(s, card), card // HIGHEST
    s.hands[seat] = without_bit(s.hands[seat], card)
    s.played = with_bit(s.played, card)
    s.points[seat] += points
    s.lanes[lane] = card % HIGHEST + 1
    say(s, Event.PLAYED, seat, card, points)
    if s.lanes[lane] == HIGHEST:
        s.lanes[lane] = 0
        say(s, Event.CLEARED, lane, 0, 0)


@rule
def check_discard(s: State, seat: Seat, card: Card) -> int:
    """§2.4 Any card of one's own."""
    return Refusal.NONE if has(s.hands[seat], card) else Refusal.NOT_IN_HAND


@rule
def discard(s: State, seat: Seat, card: Card) -> None:
    """§2.4 Discard a card face up."""
    s.hands[seat] = without_bit(s.hands[seat], card)
    s.discards = with_bit(s.discards, card)
    say(s, Event.DISCARDED, seat, card, 0)


@rule
def pass_turn(s: State) -> None:
    """§2.5 The next player, §2.6 who has a card; §3.1 nobody: the game is over."""
    for step in range(1, s.num_players + 1):
        seat = (s.mover + step) % s.num_players
        if s.hands[seat] != 0:
            s.mover = seat
            return
    s.ending = Ending.NO_CARDS
    say(s, Event.ENDED, s.ending, 0, 0)
