"""What the four colours do, as bonus (§6) and as penalty (§7); evolution has its own file."""

from labtable.core.compiler.rule import rule
from labtable.core.record.bits import has, with_bit, without_bit
from labtable.core.record.records import Seat, answered, ask, asked, say

from .cards import decider, first_leads_by, hand_size, is_phantom, top_card
from .constants import BLUE_CARDS, PENALTIES_TO_OPEN, Event, Pending, Phantom, Refusal, Suit
from .evolution import phantom_evolution
from .hands import draw_top, from_hand, from_row, lift, receive, refill
from .state import Card, Chair, State

ANYONE = -1  # CLASH_CARD: the receiver is still to be chosen


# §6 Bonuses ----------------------------------------------------------------------------------------------


@rule
def can_recover(s: State) -> bool:
    """§6.3 Some suit other than the blue one is open."""
    return int(s.played) & ~BLUE_CARDS != 0


@rule
def cards_to_share(s: State, chair: Chair) -> int:
    """§6.5 The cards of a hand; §12.8 in solitaire the phantom's hand is the deck."""
    if s.phantom == Phantom.DECK and is_phantom(s, chair):
        return s.deck_size
    return hand_size(s, chair)


@rule
def has_object(s: State, suit: int, cards: int) -> bool:
    """§6.3, §6.5 Whether a bonus could do something for a chair with so many cards to share."""
    if suit == Suit.BLUE:
        return can_recover(s)
    return suit != Suit.YELLOW or cards > 0


@rule
def bonus(s: State, chair: Chair, suit: int) -> None:
    """§6.1 Offer a bonus, unless it could do nothing."""
    seat = decider(s, chair)
    before = s.pending_size
    if not has_object(s, suit, cards_to_share(s, chair)):
        return
    if suit == Suit.RED:
        ask(s, Pending.EPIPHANY, seat, chair)
    elif suit == Suit.BLUE:
        ask(s, Pending.RECOVER, seat, chair)
    elif suit == Suit.YELLOW:
        ask(s, Pending.PHANTOM_SHARE if is_phantom(s, chair) else Pending.SHARE, seat, chair)
    elif is_phantom(s, chair) and s.phantom == Phantom.ROW:
        phantom_evolution(s)
    else:
        ask(s, Pending.BENEFICIARY, seat, chair)
    if s.pending_size > before:
        say(s, Event.BONUS, chair, suit)


@rule
def epiphany(s: State, seat: Seat) -> None:
    """§6.2 The next move brings no penalty."""
    chair = s.pending[s.pending_size - 1].amount
    answered(s)
    s.epiphany = 1
    say(s, Event.EPIPHANY, chair)


@rule
def check_recover(s: State, seat: Seat, suit: int) -> int:
    """§6.3 The last card of any suit but the blue one."""
    if suit == Suit.BLUE:
        return Refusal.NOT_THE_BLUE_ONE
    if s.tops[suit] == 0:
        return Refusal.SUIT_EMPTY
    return Refusal.NONE


@rule
def recover(s: State, seat: Seat, suit: int) -> None:
    """§6.3 Everybody sees the card go to the hand of the player whose card brought the bonus."""
    chair = s.pending[s.pending_size - 1].amount
    answered(s)
    card = top_card(s, suit)
    lift(s, card)
    say(s, Event.RECOVERED, chair, card)
    receive(s, chair, card, seat)


@rule
def share(s: State, seat: Seat, card: Card) -> None:
    """§6.5 A card of the hand is put face up, for everyone to play."""
    answered(s)
    from_hand(s, seat, card)
    s.players[seat].shared = with_bit(s.players[seat].shared, card)
    say(s, Event.SHARED, seat, card)
    spare_an_empty_hand(s)


@rule
def spare_an_empty_hand(s: State) -> None:
    """§13.9 Mad experiments find nothing to draw in the hand of the player whose turn begins."""
    if s.mad and not s.moved and cards_to_share(s, s.turn) == 0:
        s.mad = 0


@rule
def phantom_share(s: State, seat: Seat) -> None:
    """§11.6 The last card of the row; §12.8 in solitaire the top card of the deck."""
    chair = s.num_players
    answered(s)
    if s.phantom == Phantom.DECK:
        card = draw_top(s)
    else:
        card = s.row[hand_size(s, chair) - 1]
        from_row(s, card)
    s.players[chair].shared = with_bit(s.players[chair].shared, card)
    say(s, Event.SHARED, chair, card)


# §7 Penalties ------------------------------------------------------------------------------------------------


@rule
def penalty(s: State, chair: Chair, suit: int) -> None:
    """§7.1 A penalty is always applied, and the library counts it (§10.1)."""
    say(s, Event.PENALTY, chair, suit)
    s.penalties += 1
    if s.library and s.penalties % PENALTIES_TO_OPEN == 0:
        s.library_open = 1
        say(s, Event.LIBRARY_OPENED)
    if suit == Suit.RED:
        s.plagiarism = 1
    elif suit == Suit.BLUE:
        begin_clash(s, chair)
    elif suit == Suit.YELLOW:
        s.mad = 1
    else:
        s.mutation = 1


@rule
def begin_clash(s: State, chair: Chair) -> None:
    """§7.3 A market card for another player; an empty market gives nothing."""
    if s.market == 0:
        return
    if s.phantom == Phantom.DECK:  # §12.11 yours goes to the deck, the phantom's to you
        ask(s, Pending.CLASH_CARD, 0, 1 if chair == 0 else 0)
    elif is_phantom(s, chair):  # §11.8 the player with more cards gives to the other
        seat = 0 if first_leads_by(s) > 0 else 1
        ask(s, Pending.CLASH_CARD, seat, 1 - seat)
    elif s.chairs == 2:
        ask(s, Pending.CLASH_CARD, chair, 1 - chair)
    else:
        ask(s, Pending.CLASH_CARD, chair, ANYONE)


@rule
def check_clash_card(s: State, seat: Seat, card: Card) -> int:
    if not has(s.market, card):
        return Refusal.NOT_IN_MARKET
    return Refusal.NONE


@rule
def choose_clash_card(s: State, seat: Seat, card: Card) -> None:
    receiver = s.pending[s.pending_size - 1].amount
    answered(s)
    if receiver == ANYONE:
        say(s, Event.CHOSE_CARD, seat, card)
        ask(s, Pending.CLASH_SEAT, seat, 0, card)
    else:
        clash(s, seat, receiver, card)


@rule
def check_clash_seat(s: State, seat: Seat, chair: Chair) -> int:
    """§7.3 Any other player; §13.7 also one without cards."""
    if chair >= s.chairs:
        return Refusal.NO_SUCH_PLAYER
    if chair == seat:
        return Refusal.NOT_YOURSELF
    return Refusal.NONE


@rule
def choose_clash_seat(s: State, seat: Seat, chair: Chair) -> None:
    card = s.pending[s.pending_size - 1].source
    answered(s)
    clash(s, seat, chair, card)


@rule
def clash(s: State, seat: Seat, receiver: Chair, card: Card) -> None:
    """§7.3 The card changes hands, then the market is refilled; §13.23 if the card goes on the deck, before that."""
    s.market = without_bit(s.market, card)
    say(s, Event.CLASHED, seat, receiver, card)
    if s.phantom == Phantom.DECK and is_phantom(s, receiver):
        refill(s)
        receive(s, receiver, card, seat)
        return
    receive(s, receiver, card, seat)
    if asked(s) == Pending.PLACE:  # the refill waits for the card's place in the row
        s.pending[s.pending_size - 1].amount = 1
    else:
        refill(s)


@rule
def show(s: State, chair: Chair, card: Card) -> None:
    """§7.5 A random card that cannot be played is shown to everyone and stays in the hand."""
    for other in range(s.num_players):
        if other != chair and not is_phantom(s, chair):
            s.players[other].known = with_bit(s.players[other].known, card)
    say(s, Event.SHOWN, chair, card)
