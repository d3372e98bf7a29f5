"""What an audience may know, as numbers, and a world in which what a seat cannot know is re-dealt."""
from labtable.core.bits import count_bits, has, lowest, with_bit
from labtable.core.compiling import rule
from labtable.core.randomness import below
from labtable.core.records import EVERYTHING, REDEAL, Action, Seat, State, widen
from labtable.games.eureka.actions import FIRST, kind_of
from labtable.games.eureka.cards import all_shared, deck_top_is_known, is_phantom, playable
from labtable.games.eureka.constants import (
    MAX_ROW,
    MOST_CLUES,
    NO_CARD,
    NUM_CARDS,
    NUM_SUITS,
    SUIT_MASK,
    VALUES,
    Kind,
    Pending,
    Phantom,
)
from labtable.games.eureka.hands import everything
from labtable.games.eureka.rules import to_move
from labtable.games.eureka.state import Card, Cards, Chair
from labtable.games.eureka.turn import decision

# What is seen --------------------------------------------------------------------------------------------------

@rule
def from_here(s: State, audience: Seat, chair: Chair) -> int:
    """A chair, counted from the audience as 0; a spectator counts from the first seat."""
    if audience < 0:
        return chair
    return (chair - audience + widen(s.chairs)) % widen(s.chairs)


@rule
def observe_chair(s: State, audience: Seat, chair: Chair, out: object) -> None:
    player = s.players[chair]
    place = from_here(s, audience, chair)
    out.hand_sizes[place] = count_bits(player.hand)  # type: ignore[attr-defined]
    seen = int(player.hand)
    if audience >= 0 and not is_phantom(s, chair):
        seen &= int(s.players[audience].known)
    elif not is_phantom(s, chair) and audience != EVERYTHING:
        seen = 0
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
    for chair in range(widen(s.num_players)):
        o.can_start[from_here(s, audience, chair)] = (widen(s.can_start) >> chair) & 1  # type: ignore[attr-defined]
    chosen = s.phase != Pending.STATEMENT and s.phase != Pending.STARTER
    o.starter = from_here(s, audience, widen(s.starter)) if chosen else -1  # type: ignore[attr-defined]
    o.avoided = s.avoided  # type: ignore[attr-defined]
    o.avoided_by = from_here(s, audience, widen(s.avoided_by)) if s.avoided != 0 else -1  # type: ignore[attr-defined]
    for number in range(MOST_CLUES):
        o.clue_chair[number] = -1  # type: ignore[attr-defined]
    for number in range(widen(s.clue_count)):
        clue = s.clues[number]
        place = from_here(s, audience, widen(clue.seat))
        o.clue_chair[number] = place  # type: ignore[attr-defined]
        o.clue_least[number] = clue.least  # type: ignore[attr-defined]
        o.clue_most[number] = min(widen(clue.most), NUM_CARDS)  # type: ignore[attr-defined]
        for suit in range(NUM_SUITS):
            values = (int(clue.cards) >> (suit * VALUES)) & SUIT_MASK
            o.clue_cards[number][suit] = values  # type: ignore[attr-defined]
        if clue.most == 0:
            for card in range(NUM_CARDS):
                if has(clue.cards, card):
                    o.lacking[place][card] = 1  # type: ignore[attr-defined]


@rule
def observe(s: State, audience: Seat, out: object) -> None:
    """What an audience may know, as numbers."""
    o = out
    mover = to_move(s)
    o.decision = decision(s)  # type: ignore[attr-defined]
    o.to_move = from_here(s, audience, mover) if mover >= 0 else -1  # type: ignore[attr-defined]
    o.turn = from_here(s, audience, widen(s.turn))  # type: ignore[attr-defined]
    o.decision_card = NO_CARD  # type: ignore[attr-defined]
    waits = decision(s)
    if (waits == Pending.SWAP or waits == Pending.CLASH_SEAT or waits == Pending.PLACE
            or waits == Pending.PHANTOM_GIVE):
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
    for chair in range(widen(s.chairs)):
        observe_chair(s, audience, chair, o)
    for card in range(NUM_CARDS):
        o.market[card] = 1 if has(s.market, card) else 0  # type: ignore[attr-defined]
        o.played[card] = 1 if has(s.played, card) else 0  # type: ignore[attr-defined]
        o.gone[card] = 1 if has(s.set_aside, card) else 0  # type: ignore[attr-defined]
    observe_speech(s, audience, o)


# What is re-dealt ---------------------------------------------------------------------------------------------

SHUFFLES = 4       # NOT A RULE: new shuffles that are tried before single exchanges
EXCHANGES = 2000   # NOT A RULE: far more than were ever needed


@rule
def exchange_places(s: State, slot: int, other: int) -> None:
    """Exchange two cards of the pile, and with them what the other players know about them."""
    card, with_card = widen(s.deck[slot]), widen(s.deck[other])
    s.deck[slot] = with_card
    s.deck[other] = card
    for chair in range(widen(s.num_players)):
        known = int(s.players[chair].known)
        if has(known, card) != has(known, with_card):
            s.players[chair].known = known ^ (1 << card) ^ (1 << with_card)


@rule
def shuffle_slots(s: State, first: int, last: int) -> None:
    """The cards of deck[first:last] in random order, whatever order they had: two worlds become one. What the other
    players know stays with the places."""
    pool = 0
    for slot in range(first, last):
        pool = with_bit(pool, widen(s.deck[slot]))
    sort_slots(s, first, last, pool)
    for slot in range(last - 1, first, -1):
        other = first + below(s, widen(REDEAL), slot - first + 1)
        card = s.deck[slot]
        s.deck[slot] = s.deck[other]
        s.deck[other] = card
    for chair in range(widen(s.num_players)):
        known, rest = int(s.players[chair].known), pool
        after = known & ~pool
        if known & pool != 0:
            for slot in range(first, last):
                if has(known, lowest(rest)):
                    after = with_bit(after, widen(s.deck[slot]))
                rest &= rest - 1
        s.players[chair].known = after


@rule
def sort_slots(s: State, first: int, last: int, pool: Cards) -> None:
    """The cards of deck[first:last], which are the pool, in ascending order."""
    for chair in range(widen(s.num_players)):
        known, rest = int(s.players[chair].known), pool
        after = known & ~pool
        if known & pool != 0:
            for slot in range(first, last):
                if has(known, widen(s.deck[slot])):
                    after = with_bit(after, lowest(rest))
                rest &= rest - 1
        s.players[chair].known = after
    rest = pool
    for slot in range(first, last):
        s.deck[slot] = lowest(rest)
        rest &= rest - 1


@rule
def hidden_from(s: State, seat: Seat, chair: Chair) -> Cards:
    """The cards of another player's hand that a seat does not know."""
    if chair == seat:
        return 0
    return int(s.players[chair].hand) & ~int(s.players[seat].known)


@rule
def lay_down(s: State, cards: Cards, slot: int) -> int:
    """Lay cards on the deck from a slot on, sorted by the players who know them; returns the slot after them."""
    knowers = 0
    while cards != 0:
        alike = cards
        for chair in range(widen(s.num_players)):
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
    size = widen(s.deck_size)
    piled = size
    for chair in range(widen(s.num_players)):
        piled = lay_down(s, hidden_from(s, seat, chair), piled)
    fresh_from = size - widen(s.fresh)
    shuffle_slots(s, fresh_from, piled)
    if s.clue_count > 0:
        respect_clues(s, seat, fresh_from, size, piled)
    shuffle_layers(s, fresh_from)
    piled = size
    for chair in range(widen(s.num_players)):
        hidden = hidden_from(s, seat, chair)
        hand = int(s.players[chair].hand) & ~hidden
        for _ in range(count_bits(hidden)):
            hand = with_bit(hand, widen(s.deck[piled]))
            s.deck[piled] = NO_CARD
            piled += 1
        s.players[chair].hand = hand


@rule
def contradictions(s: State, seat: Seat, size: int) -> int:
    """By how many cards the hands of the others, piled on the deck from `size` on, contradict the clues."""
    wrong = 0
    piled = size
    for chair in range(widen(s.num_players)):
        hidden = hidden_from(s, seat, chair)
        count = count_bits(hidden)
        if count > 0:
            hand = int(s.players[chair].hand) & ~hidden
            for slot in range(piled, piled + count):
                hand = with_bit(hand, widen(s.deck[slot]))
            for number in range(widen(s.clue_count)):
                clue = s.clues[number]
                if clue.seat == chair:
                    among = count_bits(hand & int(clue.cards))
                    wrong += max(0, widen(clue.least) - among) + max(0, among - widen(clue.most))
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
            exchange_places(s, slot, first + below(s, widen(REDEAL), slot - first + 1))
        wrong = contradictions(s, seat, size)
    for _ in range(EXCHANGES):
        if wrong == 0:
            return
        slot = size + below(s, widen(REDEAL), last - size)
        other = first + below(s, widen(REDEAL), last - first)
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

OPEN_KINDS = sum(1 << kind for kind in (
    Kind.TAKE, Kind.RECOVER, Kind.CHOOSE, Kind.DECLINE, Kind.ACCEPT, Kind.DONE, Kind.WILD))


@rule
def tells_nothing(before: State, after: State, seat: Seat, action: Action) -> bool:
    """At a table without a phantom, where no card was drawn: what is decided in the open, a card of which all knew
    where it was, and a pass of which all knew that it must come. Rules ask then how many cards a hand has, not which.
    """
    if before.phantom != Phantom.NONE or before.deck_size != after.deck_size:
        return False
    kind = kind_of(action)
    if kind == Kind.PLAY:
        return is_known_to_all(before, seat, action - widen(FIRST[kind]))
    if kind == Kind.PASS:
        return nothing_fits(before, seat)
    return has(OPEN_KINDS, kind)


@rule
def is_known_to_all(s: State, seat: Seat, card: Card) -> bool:
    """Does everybody know that a seat can play this card: is it shared, or in a hand where all the others know it?"""
    known = int(s.players[seat].hand)
    for chair in range(widen(s.num_players)):
        if chair != seat:
            known &= int(s.players[chair].known)
    return has(known | all_shared(s), card)


@rule
def nothing_fits(s: State, seat: Seat) -> bool:
    """Does everybody know that a hand has no playable card: do all of these lie elsewhere, or are known to lack?"""
    absent = int(s.market) | int(s.set_aside)
    for number in range(widen(s.clue_count)):
        clue = s.clues[number]
        if clue.seat == seat and clue.most == 0:
            absent |= int(clue.cards)
    return playable(s) & everything(widen(s.top_value)) & ~absent == 0
