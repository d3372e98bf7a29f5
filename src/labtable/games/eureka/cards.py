"""Questions about cards, suits and hands. Nothing here changes the record."""

from labtable.core.compiler.rule import rule
from labtable.core.record.bits import count_bits, first_n, has, highest
from labtable.core.record.records import Seat

from .components import DEALS, PHANTOM_DEAL
from .constants import GREEN_CARDS, NO_CARD, NUM_SUITS, SUIT_MASK, VALUES, Phantom, Suit
from .state import Card, Cards, Chair, State


@rule
def suit_of(card: Card) -> int:
    return card // VALUES


@rule
def value_of(card: Card) -> int:
    return card % VALUES + 1


@rule
def suit_cards(suit: int) -> Cards:
    """All cards of a suit."""
    return SUIT_MASK << (suit * VALUES)


@rule
def above(suit: int, value: int) -> Cards:
    """The cards of a suit that are higher than a value."""
    return ((SUIT_MASK << value) & SUIT_MASK) << (suit * VALUES)


@rule
def placeable(s: State) -> Cards:
    """§4.3 Every card that some suit would take as it stands, mutation aside."""
    cards = 0
    for suit in range(NUM_SUITS):
        cards |= above(suit, s.tops[suit])
    return cards


@rule
def playable(s: State) -> Cards:
    """§4.3, §7.6 Every card that may be the next move, whoever holds it."""
    if s.mutation:
        return placeable(s) & GREEN_CARDS
    return placeable(s)


@rule
def nearer_cards(s: State, step: int) -> Cards:
    """Every card that may be the next move and is less than a step higher than its suit."""
    cards = 0
    for suit in range(NUM_SUITS):
        near = first_n(min(s.tops[suit] + step - 1, s.top_value))
        cards |= above(suit, s.tops[suit]) & (near << (suit * VALUES))
    return cards & playable(s)


@rule
def top_card(s: State, suit: int) -> Card:
    """The card that a suit shows, or NO_CARD."""
    if s.tops[suit] == 0:
        return NO_CARD
    return suit * VALUES + s.tops[suit] - 1


@rule
def new_top(s: State, suit: int) -> int:
    """The highest value in a suit, counted from the cards."""
    pile = (int(s.played) >> (suit * VALUES)) & SUIT_MASK
    if pile == 0:
        return 0
    return highest(pile) + 1


@rule
def all_shared(s: State) -> Cards:
    """§6.6 The cards on the table that anyone may play."""
    cards = 0
    for chair in range(s.chairs):
        cards |= int(s.players[chair].shared)
    return cards


@rule
def market_size(s: State) -> int:
    """§2.3, §12.1 How many cards a full market has."""
    if s.phantom == Phantom.ROW:
        return int(DEALS[PHANTOM_DEAL].market)
    return int(DEALS[s.num_players - 1].market)


@rule
def is_phantom(s: State, chair: Chair) -> bool:
    return bool(s.phantom != Phantom.NONE and chair == s.num_players)


@rule
def decider(s: State, chair: Chair) -> Seat:
    """A player decides for themselves; §13.35 the player before the phantom decides for it."""
    if is_phantom(s, chair):
        return s.num_players - 1
    return chair


@rule
def is_active(s: State, chair: Chair) -> bool:
    """§4.5, §13.29 Whether a chair has cards, in hand or shared. In solitaire the deck is the phantom's hand."""
    player = s.players[chair]
    if player.hand | player.shared != 0:
        return True
    return s.phantom == Phantom.DECK and chair == 1 and s.deck_size > 0


@rule
def is_last_card(s: State, chair: Chair, card: Card) -> bool:
    """§5.5, §6.7 Whether a chair has no other card, in hand or shared; §13.6 and the card is its own."""
    player = s.players[chair]
    if s.phantom == Phantom.DECK and chair == 1:
        return s.deck_size + count_bits(player.shared) == 1 and not has(s.players[0].shared, card)
    return int(player.hand) | int(player.shared) == 1 << card


@rule
def brings_no_penalty(s: State, chair: Chair, card: Card) -> bool:
    """§6.2, §5.5, §7.8 Whether a card that is the next number would be spared."""
    is_highest_green = suit_of(card) == Suit.GREEN and value_of(card) == s.top_value
    return bool(s.epiphany) or is_highest_green or is_last_card(s, chair, card)


@rule
def count_active(s: State) -> int:
    active = 0
    for chair in range(s.chairs):
        if is_active(s, chair):
            active += 1
    return active


@rule
def next_active(s: State, chair: Chair) -> Chair:
    """The next chair in turn order that has cards, possibly the same; -1 when nobody has."""
    for step in range(1, s.chairs + 1):
        other = (chair + step) % s.chairs
        if is_active(s, other):
            return other
    return -1


@rule
def hand_size(s: State, chair: Chair) -> int:
    return count_bits(s.players[chair].hand)


@rule
def first_leads_by(s: State) -> int:
    """§11.7, §11.8 How many more cards the first player of two holds in hand than the second."""
    return count_bits(s.players[0].hand) - count_bits(s.players[1].hand)


@rule
def stuck_cards(s: State, seat: Seat) -> int:
    """§10.3 How many cards of a hand are lower than their suit."""
    return count_bits(int(s.players[seat].hand) & ~placeable(s))


@rule
def deck_top_is_known(s: State) -> bool:
    """Whether the rules have shown which card lies on top of the deck."""
    if s.deck_size == 0 or s.fresh > 0:
        return False
    return s.deck_size == 1 or has(s.seams, s.deck_size - 1)
