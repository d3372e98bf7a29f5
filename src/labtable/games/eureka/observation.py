"""What an audience may know, as numbers, and a world in which what a seat cannot know is re-dealt."""

from typing import Any

from labtable.core.compiler.rule import rule
from labtable.core.record.bits import count_bits, first_n, has, lowest, with_bit
from labtable.core.record.randomness import below
from labtable.core.record.records import EVERYTHING, REDEAL, Action, Seat

from .actions import ACTIONS
from .cards import (
    above,
    all_shared,
    brings_no_penalty,
    deck_top_is_known,
    is_phantom,
    placeable,
    playable,
    suit_cards,
    suit_of,
    value_of,
)
from .constants import (
    MAX_ROW,
    MOST_CLUES,
    NEXT_CARDS,
    NO_CARD,
    NUM_CARDS,
    NUM_SUITS,
    SUIT_MASK,
    VALUES,
    CardPlace,
    Kind,
    Pending,
    Phantom,
    Prospect,
)
from .hands import everything
from .rules import to_move
from .state import Card, Cards, Chair, State
from .turn import question

# What is seen --------------------------------------------------------------------------------------------------


@rule
def from_here(s: State, audience: Seat, chair: Chair) -> int:
    """A chair, counted from the audience as 0; a spectator counts from the first seat."""
    if audience < 0:
        return chair
    return (chair - audience + s.chairs) % s.chairs


@rule
def seen_hand(s: State, audience: Seat, chair: Chair) -> Cards:
    """The cards of a hand that an audience sees: its own, those it knows, and the phantom's row."""
    hand = int(s.players[chair].hand)
    if chair == audience or audience == EVERYTHING or is_phantom(s, chair):
        return hand
    return hand & int(s.players[audience].known) if audience >= 0 else 0


@rule
def buried(s: State) -> Cards:
    """The cards that everybody knows to lie in the deck."""
    cards = 0
    for slot in range(s.deck_size - s.fresh):
        cards = with_bit(cards, s.deck[slot])
    return cards


@rule
def observe_chair(s: State, audience: Seat, chair: Chair, out: object) -> None:
    player = s.players[chair]
    place = from_here(s, audience, chair)
    out.hand_sizes[place] = count_bits(player.hand)  # type: ignore[attr-defined]
    seen = seen_hand(s, audience, chair)
    for card in range(NUM_CARDS):
        if has(player.shared, card):
            out.shared[card] = 1 + place  # type: ignore[attr-defined]
        if chair == audience and has(player.hand, card):
            out.hand[card] = 1  # type: ignore[attr-defined]
        elif has(seen, card):
            out.known[card] = 1 + place  # type: ignore[attr-defined]


@rule
def observe_speech(s: State, audience: Seat, out: object) -> None:
    """What was said before the first turn (§3.1) and in the library (§10), and what a pass proves."""
    o = out
    for chair in range(s.num_players):
        o.can_start[from_here(s, audience, chair)] = (s.can_start >> chair) & 1  # type: ignore[attr-defined]
    chosen = s.phase != Pending.STATEMENT and s.phase != Pending.STARTER
    o.starter = from_here(s, audience, s.starter) if chosen else -1  # type: ignore[attr-defined]
    o.avoided = s.avoided  # type: ignore[attr-defined]
    o.avoided_by = from_here(s, audience, s.avoided_by) if s.avoided != 0 else -1  # type: ignore[attr-defined]
    for number in range(MOST_CLUES):
        o.clue_chair[number] = -1  # type: ignore[attr-defined]
    for number in range(s.clue_count):
        clue = s.clues[number]
        place = from_here(s, audience, clue.seat)
        o.clue_chair[number] = place  # type: ignore[attr-defined]
        o.clue_least[number] = clue.least  # type: ignore[attr-defined]
        o.clue_most[number] = min(clue.most, NUM_CARDS)  # type: ignore[attr-defined]
        for suit in range(NUM_SUITS):
            values = (int(clue.cards) >> (suit * VALUES)) & SUIT_MASK
            o.clue_cards[number][suit] = values  # type: ignore[attr-defined]
        if clue.most == 0:
            for card in range(NUM_CARDS):
                if has(clue.cards, card):
                    o.lacking[place][card] = 1  # type: ignore[attr-defined]


@rule
def prospect_of(s: State, chair: Chair, card: Card) -> int:
    """§5 What a card would bring if it were the next move of a chair."""
    top, value = s.tops[suit_of(card)], value_of(card)
    if value <= top:
        return Prospect.TOO_LOW
    if top == 0:
        return Prospect.OPENS
    if value > top + 1:
        return Prospect.NO_BONUS if s.plagiarism else Prospect.BONUS
    return Prospect.NO_PENALTY if brings_no_penalty(s, chair, card) else Prospect.PENALTY


@rule
def observe_prospects(s: State, audience: Seat, at_stake: Cards, unseen: Cards, hidden: int, out: Any) -> None:
    """What playing each card within reach would bring, and how many cards it would leave behind."""
    own = int(s.players[audience].hand) if audience >= 0 else 0
    loose = max(1, count_bits(unseen))
    reach = own | all_shared(s) | int(s.market)
    while reach != 0:
        card = lowest(reach)
        reach &= reach - 1
        out.prospect[card] = prospect_of(s, audience if audience >= 0 else s.turn, card)
        if out.prospect[card] != Prospect.TOO_LOW:
            between = above(suit_of(card), s.tops[suit_of(card)]) & first_n(card)
            out.leaves[card] = 1 + count_bits(between & at_stake)
            out.may_leave[card] = 1 + (2 * count_bits(between & unseen) * hidden + loose // 2) // loose
    for chair in range(s.num_players):
        shown = own & int(s.players[chair].known)
        while shown != 0:
            out.seen_by[lowest(shown)] += 1
            shown &= shown - 1


@rule
def place_of(s: State, audience: Seat, card: Card, deck: Cards) -> int:
    """Where a card is that an audience sees; `deck` are those that it knows to lie there."""
    if has(s.market, card):
        return CardPlace.MARKET
    if has(deck, card):
        return CardPlace.DECK
    for chair in range(s.chairs):
        if has(s.players[chair].hand, card):
            return CardPlace.HAND + from_here(s, audience, chair)
        if has(s.players[chair].shared, card):
            return CardPlace.SHARED
    return CardPlace.ABSENT


@rule
def observe_suits(s: State, audience: Seat, unseen: Cards, deck: Cards, out: Any) -> None:
    """What lies above each suit: where the next values are, and how many cards of whom."""
    for suit in range(NUM_SUITS):
        top = s.tops[suit]
        coming = above(suit, top)
        out.unseen_above[suit] = count_bits(coming & unseen)
        for step in range(NEXT_CARDS):
            card = suit * VALUES + top + step
            if top + step >= s.top_value:
                out.next_cards[suit, step] = CardPlace.ABSENT
            elif not has(unseen, card):
                out.next_cards[suit, step] = place_of(s, audience, card, deck)
        for chair in range(s.chairs):
            cards = seen_hand(s, audience, chair)
            place = from_here(s, audience, chair)
            out.open_cards[place, suit] = count_bits(cards & coming)
            out.low_cards[place] += count_bits(cards & suit_cards(suit) & ~coming)
            if chair == audience and cards & coming != 0:
                out.lowest_step[suit] = value_of(lowest(cards & coming)) - top


@rule
def observe_memory(s: State, audience: Seat, unseen: Cards, out: Any) -> None:
    """What the audience gave away, and what everybody saw the chairs choose."""
    given = int(s.handed[audience]) if audience >= 0 else 0
    while given != 0:
        out.handed[lowest(given)] = 1
        given &= given - 1
    for chair in range(s.chairs):
        place = from_here(s, audience, chair)
        if s.last_card[chair] > 0:
            out.last_suit[place] = 1 + suit_of(s.last_card[chair] - 1)
            out.last_step[place] = s.last_step[chair]
        cards = int(s.passed_over[chair]) & unseen & placeable(s) if chair != audience else 0
        while cards != 0:
            out.passed_over[place, lowest(cards)] = 1
            cards &= cards - 1


@rule
def observe_chances(s: State, audience: Seat, out: Any) -> None:
    """What an audience can reckon from all that it sees."""
    hands, hidden = 0, 0
    for chair in range(s.chairs):
        seen = seen_hand(s, audience, chair)
        hands |= seen
        out.hidden_cards[from_here(s, audience, chair)] = count_bits(int(s.players[chair].hand) & ~seen)
        hidden += count_bits(int(s.players[chair].hand) & ~seen)
    deck = buried(s)
    on_the_table = int(s.played) | int(s.market) | int(s.set_aside) | all_shared(s)
    unseen = everything(s.top_value) & ~(on_the_table | hands | deck)
    out.hidden_tenths = 10 * hidden // max(1, count_bits(unseen))
    at_stake = hands | all_shared(s) | (deck if s.phantom == Phantom.DECK else 0)
    observe_prospects(s, audience, at_stake, unseen, hidden, out)
    observe_suits(s, audience, unseen, deck, out)
    observe_memory(s, audience, unseen, out)
    while deck != 0:
        out.buried[lowest(deck)] = 1
        deck &= deck - 1


@rule
def observe(s: State, audience: Seat, out: object) -> None:
    """What an audience may know, as numbers."""
    o = out
    mover = to_move(s)
    o.decision = question(s)  # type: ignore[attr-defined]
    o.to_move = from_here(s, audience, mover) if mover >= 0 else -1  # type: ignore[attr-defined]
    o.turn = from_here(s, audience, s.turn)  # type: ignore[attr-defined]
    o.decision_card = NO_CARD  # type: ignore[attr-defined]
    asks = question(s)
    if asks == Pending.SWAP or asks == Pending.CLASH_SEAT or asks == Pending.PLACE or asks == Pending.PHANTOM_GIVE:
        o.decision_card = s.pending[s.pending_size - 1].source  # type: ignore[attr-defined]
    o.chairs, o.top_value, o.passes, o.moved = s.chairs, s.top_value, s.passes, s.moved  # type: ignore[attr-defined]
    o.epiphany, o.plagiarism = s.epiphany, s.plagiarism  # type: ignore[attr-defined]
    o.mad, o.mutation = s.mad, s.mutation  # type: ignore[attr-defined]
    o.wild, o.library_open = s.wild, s.library_open  # type: ignore[attr-defined]
    o.penalties, o.delayed, o.deck_size = s.penalties, s.delayed, s.deck_size  # type: ignore[attr-defined]
    o.deck_top = NO_CARD  # type: ignore[attr-defined]
    if s.phantom == Phantom.DECK and deck_top_is_known(s):
        o.deck_top = s.deck[s.deck_size - 1]  # type: ignore[attr-defined]
    for slot in range(MAX_ROW):
        o.row[slot] = s.row[slot]  # type: ignore[attr-defined]
    if s.phantom == Phantom.ROW:
        o.row_size = count_bits(s.players[s.num_players].hand)  # type: ignore[attr-defined]
    for suit in range(NUM_SUITS):
        o.tops[suit] = s.tops[suit]  # type: ignore[attr-defined]
    for chair in range(s.chairs):
        observe_chair(s, audience, chair, o)
    for card in range(NUM_CARDS):
        o.market[card] = 1 if has(s.market, card) else 0  # type: ignore[attr-defined]
        o.played[card] = 1 if has(s.played, card) else 0  # type: ignore[attr-defined]
        o.gone[card] = 1 if has(s.set_aside, card) else 0  # type: ignore[attr-defined]
    observe_speech(s, audience, o)
    observe_chances(s, audience, o)


# What is re-dealt ---------------------------------------------------------------------------------------------

SHUFFLES = 4  # NOT A RULE: new shuffles that are tried before single exchanges
EXCHANGES = 2000  # NOT A RULE: far more than were ever needed


@rule
def exchange_places(s: State, slot: int, other: int) -> None:
    """Exchange two cards of the pile, and with them what the other players know about them."""
    card, with_card = s.deck[slot], s.deck[other]
    s.deck[slot] = with_card
    s.deck[other] = card
    for chair in range(s.num_players):
        known = int(s.players[chair].known)
        if has(known, card) != has(known, with_card):
            s.players[chair].known = known ^ (1 << card) ^ (1 << with_card)


@rule
def shuffle_slots(s: State, first: int, last: int) -> None:
    """The cards of deck[first:last] in random order, whatever order they had: two worlds become one. What the other
    players know stays with the places."""
    pool = 0
    for slot in range(first, last):
        pool = with_bit(pool, s.deck[slot])
    sort_slots(s, first, last, pool)
    for slot in range(last - 1, first, -1):
        other = first + below(s, REDEAL, slot - first + 1)
        card = s.deck[slot]
        s.deck[slot] = s.deck[other]
        s.deck[other] = card
    for chair in range(s.num_players):
        known, rest = int(s.players[chair].known), pool
        after = known & ~pool
        if known & pool != 0:
            for slot in range(first, last):
                if has(known, lowest(rest)):
                    after = with_bit(after, s.deck[slot])
                rest &= rest - 1
        s.players[chair].known = after


@rule
def sort_slots(s: State, first: int, last: int, pool: Cards) -> None:
    """The cards of deck[first:last], which are the pool, in ascending order."""
    for chair in range(s.num_players):
        known, rest = int(s.players[chair].known), pool
        after = known & ~pool
        if known & pool != 0:
            for slot in range(first, last):
                if has(known, s.deck[slot]):
                    after = with_bit(after, lowest(rest))
                rest &= rest - 1
        s.players[chair].known = after
    rest = pool
    for slot in range(first, last):
        s.deck[slot] = lowest(rest)
        rest &= rest - 1


@rule
def hidden_from(s: State, seat: Seat, chair: Chair) -> Cards:
    """The cards of another player's hand that a seat does not know; a spectator knows none."""
    if chair == seat:
        return 0
    known = int(s.players[seat].known) if seat >= 0 else 0
    return int(s.players[chair].hand) & ~known


@rule
def lay_down(s: State, cards: Cards, slot: int) -> int:
    """Lay cards on the deck from a slot on, sorted by the players who know them; returns the slot after them."""
    knowers = 0
    while cards != 0:
        alike = cards
        for chair in range(s.num_players):
            known = int(s.players[chair].known)
            alike &= known if has(knowers, chair) else ~known
        cards &= ~alike
        while alike != 0:
            s.deck[slot] = lowest(alike)
            alike &= alike - 1
            slot += 1
        knowers += 1
    return slot


@rule
def resample(s: State, seat: Seat) -> None:
    """§13.18 Re-deal what a seat cannot know: the others' unknown cards with the fresh deck, and each layer below.

    The hands are piled on the deck, shuffled with its fresh part, and taken up again.
    """
    size = s.deck_size
    piled = size
    for chair in range(s.num_players):
        piled = lay_down(s, hidden_from(s, seat, chair), piled)
    fresh_from = size - s.fresh
    shuffle_slots(s, fresh_from, piled)
    for chair in range(s.num_players):
        if chair != seat:
            s.handed[chair] = 0
    if seat >= 0 and s.handed[seat] != 0 and piled > size:
        keep_in_hands(s, int(s.handed[seat]), fresh_from, size, piled)
    if s.clue_count > 0:
        respect_clues(s, seat, fresh_from, size, piled)
    shuffle_layers(s, fresh_from)
    piled = size
    for chair in range(s.num_players):
        hidden = hidden_from(s, seat, chair)
        hand = int(s.players[chair].hand) & ~hidden
        for _ in range(count_bits(hidden)):
            hand = with_bit(hand, s.deck[piled])
            s.deck[piled] = NO_CARD
            piled += 1
        s.players[chair].hand = hand


@rule
def keep_in_hands(s: State, cards: Cards, first: int, size: int, last: int) -> None:
    """What the seat gave away is still in some hand, which are piled on deck[size:last]."""
    for slot in range(first, size):
        if has(cards, s.deck[slot]):
            other = size + below(s, REDEAL, last - size)
            while has(cards, s.deck[other]):
                other = size + (other - size + 1) % (last - size)
            exchange_places(s, slot, other)


@rule
def contradictions(s: State, seat: Seat, size: int) -> int:
    """How many cards of the others' hands, piled on the deck from `size` on, contradict what the seat knows."""
    wrong = 0
    given = int(s.handed[seat]) if seat >= 0 else 0
    if given != 0:
        for slot in range(size - s.fresh, size):
            wrong += 1 if has(given, s.deck[slot]) else 0
    piled = size
    for chair in range(s.num_players):
        hidden = hidden_from(s, seat, chair)
        count = count_bits(hidden)
        if count > 0:
            hand = int(s.players[chair].hand) & ~hidden
            for slot in range(piled, piled + count):
                hand = with_bit(hand, s.deck[slot])
            for number in range(s.clue_count):
                clue = s.clues[number]
                if clue.seat == chair:
                    among = count_bits(hand & int(clue.cards))
                    wrong += max(0, clue.least - among) + max(0, among - clue.most)
        piled += count
    return wrong


@rule
def respect_clues(s: State, seat: Seat, first: int, size: int, last: int) -> None:
    """Exchange cards until the hands that are piled on deck[size:last] contradict no clue.

    First whole new shuffles are tried; then single exchanges that make nothing worse.
    """
    wrong = contradictions(s, seat, size)
    for _ in range(SHUFFLES):
        if wrong == 0:
            return
        for slot in range(last - 1, first, -1):
            exchange_places(s, slot, first + below(s, REDEAL, slot - first + 1))
        wrong = contradictions(s, seat, size)
    for _ in range(EXCHANGES):
        if wrong == 0:
            return
        slot = size + below(s, REDEAL, last - size)
        other = first + below(s, REDEAL, last - first)
        exchange_places(s, slot, other)
        now = contradictions(s, seat, size)
        if now > wrong:
            exchange_places(s, slot, other)
        else:
            wrong = now


@rule
def shuffle_layers(s: State, size: int) -> None:
    """The known cards at the bottom of the deck, each layer of unknown order by itself."""
    first = 0
    for slot in range(1, size + 1):
        if slot == size or has(s.seams, slot):
            shuffle_slots(s, first, slot)
            first = slot


# What tells nothing --------------------------------------------------------------------------------------------

OPEN_KINDS = sum(
    1 << kind for kind in (Kind.TAKE, Kind.RECOVER, Kind.CHOOSE, Kind.DECLINE, Kind.ACCEPT, Kind.DONE, Kind.WILD)
)


@rule
def tells_nothing(before: State, after: State, seat: Seat, action: Action) -> bool:
    """Did the action show nobody anything hidden? At a table without a phantom, where no card was drawn: what is
    decided in the open, a card of which all knew where it was, and a pass of which all knew that it must come. Rules
    ask then how many cards a hand has, not which."""
    if before.phantom != Phantom.NONE or before.deck_size != after.deck_size:
        return False
    kind = ACTIONS[action].kind
    if kind == Kind.PLAY:
        return is_known_to_all(before, seat, ACTIONS[action].a)
    if kind == Kind.PASS:
        return nothing_fits(before, seat)
    return has(OPEN_KINDS, kind)


@rule
def chooses_openly(s: State, seat: Seat) -> bool:
    """Which cards a hand has decides only in the middle of a turn, unless it is the phantom's, or mad experiments draw
    from it, or everybody knows that no card of it fits. Else the number of its cards is enough, which all can see."""
    if question(s) != Pending.TURN or is_phantom(s, s.turn) or s.mad:
        return True
    return s.players[seat].hand == 0 or nothing_fits(s, seat)


@rule
def is_known_to_all(s: State, seat: Seat, card: Card) -> bool:
    """Does everybody know that a seat can play this card: is it shared, or in a hand where all the others know it?"""
    known = int(s.players[seat].hand)
    for chair in range(s.num_players):
        if chair != seat:
            known &= int(s.players[chair].known)
    return has(known | all_shared(s), card)


@rule
def nothing_fits(s: State, seat: Seat) -> bool:
    """Does everybody know that a hand has no playable card: do all of these lie elsewhere, or are known to lack?"""
    absent = int(s.market) | int(s.set_aside)
    for number in range(s.clue_count):
        clue = s.clues[number]
        if clue.seat == seat and clue.most == 0:
            absent |= int(clue.cards)
    return playable(s) & everything(s.top_value) & ~absent == 0
