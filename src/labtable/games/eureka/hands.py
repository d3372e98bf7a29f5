"""Cards that change places, and what players know about it (§13.18)."""

from labtable.core.compiler.rule import rule
from labtable.core.record.bits import count_bits, first_n, has, lowest, with_bit, without_bit
from labtable.core.record.randomness import shuffle
from labtable.core.record.records import Seat, ask, say

from .cards import is_phantom, new_top, suit_of, value_of
from .constants import MOST_CLUES, NO_CARD, UNDER, Event, Pending, Phantom
from .state import Card, Cards, Chair, State

# Hands and what is known of them ---------------------------------------------------------------------


@rule
def forget(s: State, card: Card) -> None:
    """A card leaves the hands, so nobody needs to remember its holder."""
    for chair in range(s.chairs):
        player = s.players[chair]
        player.known = without_bit(player.known, card)
        s.handed[chair] = without_bit(s.handed[chair], card)


@rule
def to_hand_openly(s: State, chair: Chair, card: Card) -> None:
    """Everyone sees which card comes into that hand."""
    for other in range(s.num_players):
        if other != chair:
            player = s.players[other]
            player.known = with_bit(player.known, card)
    s.players[chair].hand = with_bit(s.players[chair].hand, card)
    for number in range(s.clue_count):
        clue = s.clues[number]
        if clue.seat == chair:
            clue.cards = without_bit(clue.cards, card)


@rule
def to_hand_secretly(s: State, chair: Chair, card: Card) -> None:
    s.players[chair].hand = with_bit(s.players[chair].hand, card)


@rule
def from_hand(s: State, chair: Chair, card: Card) -> None:
    """A card leaves a hand for a place that everyone can see."""
    player = s.players[chair]
    player.hand = without_bit(player.hand, card)
    forget(s, card)
    for number in range(s.clue_count):
        clue = s.clues[number]
        if clue.seat == chair and has(clue.cards, card):
            clue.cards = without_bit(clue.cards, card)
            clue.least = max(0, clue.least - 1)
            clue.most -= 1


@rule
def pass_card(s: State, giver: Seat, receiver: Seat, card: Card) -> None:
    """Pass a card face down from hand to hand. The others can no longer tell what the giver still holds."""
    hand = int(s.players[giver].hand)
    for chair in range(s.num_players):
        player = s.players[chair]
        if chair == receiver:
            player.known = without_bit(player.known, card)
        elif chair != giver and count_bits(hand) > 1:
            player.known = int(player.known) & ~hand
    s.players[giver].hand = without_bit(hand, card)
    s.players[giver].known = with_bit(s.players[giver].known, card)
    s.handed[giver] = with_bit(s.handed[giver], card)
    s.handed[receiver] = without_bit(s.handed[receiver], card)
    s.players[receiver].hand = with_bit(s.players[receiver].hand, card)
    say(s, Event.GAVE, giver, receiver, card)
    for number in range(s.clue_count):
        clue = s.clues[number]
        if clue.seat == giver:
            clue.least = max(0, clue.least - 1)
        elif clue.seat == receiver:
            clue.most += 1


# Clues: what everybody knows of a hand from what was said or from a pass ---------------------------------


@rule
def add_clue(s: State, seat: Seat, cards: Cards, least: int, most: int, said: int) -> None:
    """Everybody learns that a hand has at least `least` and at most `most` of these cards."""
    if most == 0:  # what a hand lacks is one clue
        for number in range(s.clue_count):
            clue = s.clues[number]
            if clue.seat == seat and clue.most == 0:
                clue.cards = int(clue.cards) | cards
                clue.said = max(clue.said, said)
                return
    if s.clue_count == MOST_CLUES:
        for number in range(1, MOST_CLUES):
            s.clues[number - 1] = s.clues[number]
        s.clue_count -= 1
    clue = s.clues[s.clue_count]
    clue.cards = cards
    clue.seat = seat
    clue.least = least
    clue.most = most
    clue.said = said
    s.clue_count += 1


# The deck and the market -------------------------------------------------------------------------------


@rule
def draw_top(s: State) -> Card:
    """The top card of the deck, or NO_CARD."""
    if s.deck_size == 0:
        return NO_CARD
    s.deck_size -= 1
    top = s.deck_size
    card = s.deck[top]
    s.deck[top] = NO_CARD
    s.seams = without_bit(s.seams, top)
    s.fresh = max(0, s.fresh - 1)
    s.delayed = 0
    return card


@rule
def put_on_top(s: State, card: Card) -> None:
    """Put a card that everyone has seen on top of the deck (solitaire)."""
    top = s.deck_size
    s.deck[top] = card
    s.deck_size += 1
    s.delayed = 0
    if top > 0:
        s.seams = with_bit(s.seams, top)


@rule
def mark_top_known(s: State) -> None:
    """Everybody sees the top card of the deck."""
    if s.deck_size > 1:
        s.seams = with_bit(s.seams, s.deck_size - 1)


@rule
def put_under(s: State, cards: Cards) -> None:
    """Put cards under the deck. Everyone has seen the cards, nobody their order."""
    count = count_bits(cards)
    if count == 0:
        return
    for slot in range(s.deck_size - 1, -1, -1):
        s.deck[slot + count] = s.deck[slot]
    for slot in range(count):
        card = lowest(cards)
        s.deck[slot] = card
        cards = without_bit(cards, card)
    shuffle(s, UNDER, s.deck, count)
    s.seams = int(s.seams) << count
    if s.deck_size > 0:
        s.seams = with_bit(s.seams, count)
    s.deck_size += count


@rule
def refill(s: State) -> None:
    """§7.3 A card from the deck to the market; §13.25 with an empty deck the market shrinks."""
    card = draw_top(s)
    if card != NO_CARD:
        s.market = with_bit(s.market, card)
        say(s, Event.REFILLED, card)


@rule
def shuffle_deck(s: State, stream: int) -> None:
    """Shuffle the whole deck: its order is unknown again."""
    shuffle(s, stream, s.deck, s.deck_size)
    s.seams = 0
    s.delayed = 0


# The suits ---------------------------------------------------------------------------------------------


@rule
def lay(s: State, card: Card) -> None:
    s.played = with_bit(s.played, card)
    s.tops[suit_of(card)] = value_of(card)


@rule
def lift(s: State, card: Card) -> None:
    """Take the last card off a suit; the card below it shows again (§6.4)."""
    s.played = without_bit(s.played, card)
    s.tops[suit_of(card)] = new_top(s, suit_of(card))


# The phantom's row ---------------------------------------------------------------------------------------


@rule
def to_row(s: State, card: Card) -> bool:
    """§11.2 A card into its place in the row, after its equals; tells whether there are any."""
    chair = s.num_players
    slot = count_bits(s.players[chair].hand)
    while slot > 0 and value_of(s.row[slot - 1]) > value_of(card):
        s.row[slot] = s.row[slot - 1]
        slot -= 1
    s.row[slot] = card
    s.players[chair].hand = with_bit(s.players[chair].hand, card)
    return equal_before(s, card) != NO_CARD


@rule
def from_row(s: State, card: Card) -> None:
    chair = s.num_players
    size = count_bits(s.players[chair].hand)
    slot = 0
    while s.row[slot] != card:
        slot += 1
    for later in range(slot, size - 1):
        s.row[later] = s.row[later + 1]
    s.row[size - 1] = NO_CARD
    s.players[chair].hand = without_bit(s.players[chair].hand, card)


@rule
def equal_before(s: State, card: Card) -> Card:
    """§11.2 The card to the left of a card of the row, if it has the same value; else NO_CARD."""
    slot = 0
    while s.row[slot] != card:
        slot += 1
    if slot > 0 and value_of(s.row[slot - 1]) == value_of(card):
        return s.row[slot - 1]
    return NO_CARD


@rule
def move_before(s: State, card: Card, equal: Card) -> None:
    """§11.2 A card of the row changes places with its equal to the left."""
    slot = 0
    while s.row[slot] != equal:
        slot += 1
    s.row[slot] = card
    s.row[slot + 1] = equal


@rule
def receive(s: State, chair: Chair, card: Card, chooser: Seat) -> None:
    """A card that all have seen comes to a player, or to the phantom's row, or on top of its deck (§13.42)."""
    if not is_phantom(s, chair):
        to_hand_openly(s, chair, card)
    elif s.phantom == Phantom.DECK:
        put_on_top(s, card)
    elif to_row(s, card):
        ask(s, Pending.PLACE, chooser, 0, card)


@rule
def give_up(s: State, chair: Chair, card: Card) -> None:
    """Take a card from a hand, from the row, or from the shared cards of any player, for all to see."""
    for owner in range(s.chairs):
        player = s.players[owner]
        if has(player.shared, card):
            player.shared = without_bit(player.shared, card)
            return
    if is_phantom(s, chair):
        if s.phantom == Phantom.DECK:
            draw_top(s)
        else:
            from_row(s, card)
    else:
        from_hand(s, chair, card)


@rule
def deck_of(s: State, top_value: int) -> None:
    """§2.1 The cards from 1 to the top value of each suit, still in order."""
    size = 0
    for suit in range(4):
        for value in range(top_value):
            s.deck[size] = suit * 13 + value
            size += 1
    for slot in range(size, len(s.deck)):
        s.deck[slot] = NO_CARD
    s.deck_size = size
    s.fresh = size


@rule
def everything(top_value: int) -> Cards:
    """§2.1 All the cards of a game."""
    cards = 0
    for suit in range(4):
        cards |= first_n(top_value) << (suit * 13)
    return cards
