"""§6.8 to §6.12 Evolution, the green bonus, and the phantom's part in it (§11.7, §12.9)."""

from labtable.core.compiler.rule import rule
from labtable.core.record.bits import has, highest, with_bit, without_bit
from labtable.core.record.records import Seat, answered, ask, say

from .cards import (
    decider,
    first_leads_by,
    hand_size,
    is_phantom,
    market_size,
    placeable,
    suit_cards,
    value_of,
)
from .constants import NO_CARD, NUM_SUITS, VALUES, Event, Pending, Phantom, Refusal
from .hands import (
    draw_top,
    from_hand,
    from_row,
    give_up,
    pass_card,
    put_on_top,
    put_under,
    receive,
    to_hand_openly,
    to_hand_secretly,
    to_row,
)
from .state import Card, Cards, Chair, State

# Evolution (§6.8 to §6.12) ---------------------------------------------------------------------------------


@rule
def check_beneficiary(s: State, seat: Seat, chair: Chair) -> int:
    """§6.8 Any player; §13.37 the phantom only when it has an exchange to make."""
    if chair >= s.chairs:
        return Refusal.NO_SUCH_PLAYER
    if is_phantom(s, chair) and phantom_takes(s) == 0:
        return Refusal.PHANTOM_CANNOT
    return Refusal.NONE


@rule
def hand_over(s: State, seat: Seat, chair: Chair) -> None:
    """§6.8 The bonus goes to the player who will use it."""
    answered(s)
    say(s, Event.HANDED, seat, chair)
    if is_phantom(s, chair):
        ask(s, Pending.PHANTOM_EXCHANGE, seat, chair)
    else:
        ask(s, Pending.EXCHANGE, chair)


@rule
def check_exchange_card(s: State, seat: Seat, card: Card) -> int:
    """§6.10 A market card, if the player has a card to put there; §12.10 in solitaire also one beside the deck."""
    if s.players[seat].hand == 0:
        return Refusal.HAND_EMPTY
    if s.phantom == Phantom.DECK and has(s.players[1].shared, card):
        return Refusal.NONE
    if not has(s.market, card):
        return Refusal.NOT_IN_MARKET
    return Refusal.NONE


@rule
def begin_exchange_card(s: State, seat: Seat, card: Card) -> None:
    answered(s)
    if has(s.market, card):
        say(s, Event.CHOSE_CARD, seat, card)
        ask(s, Pending.SWAP, seat, 0, card)
        return
    s.players[1].shared = without_bit(s.players[1].shared, card)
    to_hand_openly(s, seat, card)
    say(s, Event.TOOK, seat, card)
    ask(s, Pending.ON_TOP, seat)


@rule
def swap(s: State, seat: Seat, card: Card) -> None:
    """§6.10 Swap one card for one; the market is not refilled."""
    taken = s.pending[s.pending_size - 1].source
    answered(s)
    from_hand(s, seat, card)
    s.market = with_bit(without_bit(s.market, taken), card)
    to_hand_openly(s, seat, taken)
    say(s, Event.SWAPPED, seat, taken, card)


@rule
def check_exchange_partner(s: State, seat: Seat, chair: Chair) -> int:
    """§6.11 The partner of an exchange is another player, if there is a card to give."""
    if chair >= s.chairs:
        return Refusal.NO_SUCH_PLAYER
    if chair == seat:
        return Refusal.NOT_YOURSELF
    if s.players[seat].hand == 0:
        return Refusal.HAND_EMPTY
    if is_phantom(s, chair) and s.phantom == Phantom.DECK and s.deck_size == 0:
        return Refusal.PHANTOM_CANNOT
    return Refusal.NONE


@rule
def begin_exchange_partner(s: State, seat: Seat, chair: Chair) -> None:
    answered(s)
    if is_phantom(s, chair) and s.phantom == Phantom.DECK:
        card = draw_top(s)
        to_hand_secretly(s, seat, card)
        say(s, Event.TOOK, seat, card)
        ask(s, Pending.ON_TOP, seat)
    else:
        say(s, Event.CHOSE_PARTNER, seat, chair)
        ask(s, Pending.GIVE, seat, chair)


@rule
def give(s: State, seat: Seat, card: Card) -> None:
    """§6.11 The partner sees the card and gives one back; §13.10 the same, if there is no other."""
    partner = s.pending[s.pending_size - 1].amount
    answered(s)
    if is_phantom(s, partner):
        give_to_row(s, seat, card, seat)
        return
    pass_card(s, seat, partner, card)
    if hand_size(s, partner) == 1:
        pass_card(s, partner, seat, card)
    else:
        ask(s, Pending.GIVE_BACK, partner, seat)


@rule
def give_back(s: State, seat: Seat, card: Card) -> None:
    partner = s.pending[s.pending_size - 1].amount
    answered(s)
    pass_card(s, seat, partner, card)


@rule
def check_new_market(s: State) -> int:
    """§13.46 There must be a card to put away or to lay out."""
    return Refusal.NO_CARDS if s.market == 0 and s.deck_size == 0 else Refusal.NONE


@rule
def new_market(s: State, seat: Seat) -> None:
    """§6.12 All market cards go under the deck, and the market is filled again; §13.43 to its full size."""
    answered(s)
    say(s, Event.NEW_MARKET, seat)
    old = int(s.market)
    s.market = 0
    put_under(s, old)
    for _ in range(min(market_size(s), s.deck_size)):
        s.market = with_bit(s.market, draw_top(s))


@rule
def put_back_on_top(s: State, seat: Seat, card: Card) -> None:
    """§12.10 The other half of an exchange with the deck."""
    answered(s)
    from_hand(s, seat, card)
    put_on_top(s, card)
    say(s, Event.ON_TOP, seat, card)


# Evolution and the phantom ---------------------------------------------------------------------------------


@rule
def give_to_row(s: State, seat: Seat, card: Card, receiver: Seat) -> None:
    """§11.3, §13.36 A card to the row; then one of the row, chosen by the giver, to the receiver."""
    from_hand(s, seat, card)
    say(s, Event.ROW_GOT, seat, card)
    ask(s, Pending.ROW_TAKE, seat, receiver)
    if to_row(s, card):
        ask(s, Pending.PLACE, seat, 0, card)


@rule
def take_from_row(s: State, seat: Seat, card: Card) -> None:
    receiver = s.pending[s.pending_size - 1].amount
    answered(s)
    from_row(s, card)
    to_hand_openly(s, receiver, card)
    say(s, Event.ROW_GAVE, receiver, card)


@rule
def highest_of(cards: Cards) -> Cards:
    """The cards of the highest value in a set."""
    best = 0
    for suit in range(NUM_SUITS):
        of_suit = cards & suit_cards(suit)
        if of_suit != 0:
            best = max(best, value_of(highest(of_suit)))
    found = 0
    for suit in range(NUM_SUITS):
        if best > 0:
            found |= cards & (1 << (suit * VALUES + best - 1))
    return found


@rule
def phantom_takes(s: State) -> Cards:
    """§11.7, §12.9 The market cards that the phantom may take in an exchange; none when it has nothing to give."""
    if s.phantom == Phantom.DECK:
        return int(s.market) if s.deck_size > 0 or s.players[1].shared != 0 else 0
    if int(s.players[s.num_players].hand) & ~placeable(s) == 0:
        return 0
    return highest_of(int(s.market) & placeable(s))


@rule
def phantom_evolution(s: State) -> None:
    """§11.7 The phantom's own exchange; with a row that is all playable, the player with more cards evolves."""
    chair = s.num_players
    if int(s.players[chair].hand) & ~placeable(s) == 0:
        seat = 1 if first_leads_by(s) < 0 else 0
        say(s, Event.HANDED, chair, seat)
        ask(s, Pending.EXCHANGE, seat)
    elif phantom_takes(s) != 0:
        ask(s, Pending.PHANTOM_EXCHANGE, decider(s, chair), chair)


@rule
def phantom_exchange(s: State, seat: Seat, card: Card) -> None:
    """§11.7 A market card for the lowest unplayable one of the row; §12.9 in solitaire for any of the hand."""
    answered(s)
    if s.phantom == Phantom.DECK:
        if s.players[1].shared == 0:
            phantom_gives(s, seat, card, NO_CARD)
        else:
            say(s, Event.CHOSE_CARD, s.num_players, card)
            ask(s, Pending.PHANTOM_GIVE, seat, 0, card)
        return
    slot = 0
    while has(placeable(s), s.row[slot]):
        slot += 1
    phantom_gives(s, seat, card, s.row[slot])


@rule
def check_phantom_gives(s: State, seat: Seat, given: Card) -> int:
    """§12.9 A card beside the deck; NO_CARD is the deck's top card."""
    if given == NO_CARD:
        return Refusal.NONE if s.deck_size > 0 else Refusal.PHANTOM_CANNOT
    return Refusal.NONE if has(s.players[1].shared, given) else Refusal.NOT_BESIDE_THE_DECK


@rule
def phantom_gives(s: State, seat: Seat, taken: Card, given: Card) -> None:
    """The phantom takes a market card for one of its own; NO_CARD is the deck's top card."""
    chair = s.num_players
    if given == NO_CARD:
        given = draw_top(s)
    else:
        give_up(s, chair, given)
    s.market = with_bit(without_bit(s.market, taken), given)
    say(s, Event.SWAPPED, chair, taken, given)
    receive(s, chair, taken, seat)


@rule
def choose_phantom_gives(s: State, seat: Seat, given: Card) -> None:
    taken = s.pending[s.pending_size - 1].source
    answered(s)
    phantom_gives(s, seat, taken, given)
