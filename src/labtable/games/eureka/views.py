"""What an audience may know: as a struct for people, as numbers for learners, and as a world re-dealt for search."""
from functools import cache

import msgspec

from labtable.core.bits import count_bits, has, lowest, with_bit
from labtable.core.compiling import rule
from labtable.core.contract import Message
from labtable.core.randomness import below
from labtable.core.reading import shared
from labtable.core.records import EVERYTHING, REDEAL, Seat, State
from labtable.games.eureka.cards import (
    deck_top_is_known,
    is_active,
    is_phantom,
    stuck_cards,
    total_points,
    whole,
)
from labtable.games.eureka.components import CHART, PERSONALITIES, PHANTOM_COLUMN, SUITS, VERDICTS
from labtable.games.eureka.constants import (
    MAX_ROW,
    NO_CARD,
    NUM_CARDS,
    NUM_SUITS,
    PENALTIES_TO_OPEN,
    VALUES,
    Decision,
    Ending,
    Phantom,
)
from labtable.games.eureka.state import Card, Cards, Chair
from labtable.games.eureka.turn import decision, to_move

# For people ------------------------------------------------------------------------------------------------


class CardView(msgspec.Struct, frozen=True):
    thing: str         # card/red-5, or market/red-5
    suit: str
    value: int
    person: Message
    note: Message


class SuitView(msgspec.Struct, frozen=True):
    thing: str
    suit: str
    top: int                       # 0 when unopened
    cards: tuple[CardView, ...]    # from the first to the last played
    upside_down: tuple[bool, ...]  # the consecutive ones
    bonus: Message
    penalty: Message


class SeatView(msgspec.Struct, frozen=True):
    thing: str
    name: Message
    is_phantom: bool
    is_you: bool
    has_turn: bool
    is_active: bool
    can_start: bool | None         # what was said, while it matters
    hand_size: int
    hand: tuple[CardView, ...]     # what the audience may see of it; the phantom's row from the left
    shared: tuple[CardView, ...]
    stuck: int | None              # own cards that their suits have passed


class View(msgspec.Struct, frozen=True):
    decision: str
    to_move: str
    highest: int                   # value of every suit in this game
    suits: tuple[SuitView, ...]
    market: tuple[CardView, ...]
    seats: tuple[SeatView, ...]
    deck_size: int
    deck_top: CardView | None      # where the rules have shown it
    set_aside: tuple[CardView, ...]
    effects: tuple[str, ...]       # what waits for the next move
    wild: str                      # none, ready or used
    library: str                   # none, closed or open
    penalties: int                 # since the library last opened
    penalties_to_open: int
    points: int
    ending: str
    verdict: Message | None


def card_name(card: Card) -> str:
    return f"{SUITS[card // VALUES]}-{card % VALUES + 1}"


def members(cards: Cards) -> list[Card]:
    return [card for card in range(NUM_CARDS) if cards >> card & 1]


@cache
def _card(card: Card, place: str = "card") -> CardView:
    person = PERSONALITIES[card]
    return CardView(f"{place}/{card_name(card)}", SUITS[card // VALUES], card % VALUES + 1,
                    Message(f"person-{person}"), Message(f"note-{person}"))


def _cards(cards: Cards, place: str = "card") -> tuple[CardView, ...]:
    return tuple(_card(card, place) for card in members(cards))


def _suit(s: State, suit: int) -> SuitView:
    pile = [card for card in members(int(s.played)) if card // VALUES == suit]
    name = SUITS[suit]
    return SuitView(f"suit/{name}", name, int(s.tops[suit]), tuple(map(_card, pile)),
                    tuple(card - 1 in pile for card in pile), Message(f"bonus-{name}"), Message(f"penalty-{name}"))


def visible_hand(s: State, audience: Seat, chair: Chair) -> Cards:
    """The cards of a hand whose place the audience knows."""
    hand = int(s.players[chair].hand)
    if audience in (chair, EVERYTHING):
        return hand
    if audience < 0:
        return 0
    return hand & int(s.players[audience].known)


def chair_name(s: State, chair: Chair) -> Message:
    return Message("phantom") if is_phantom(s, chair) else Message("seat", {"number": chair + 1})


def _said(s: State, chair: Chair) -> bool | None:
    spoken = s.phase != Decision.STATEMENT or chair < s.turn
    shown = s.phase in (Decision.STATEMENT, Decision.STARTER)
    return bool(s.can_start >> chair & 1) if spoken and shown and not is_phantom(s, chair) else None


def _open_seat(s: State, chair: Chair) -> SeatView:
    """A chair as everybody sees it."""
    phantom, hand = is_phantom(s, chair), int(s.players[chair].hand)
    return SeatView(
        thing=f"seat/{chair}", name=chair_name(s, chair), is_phantom=phantom, is_you=False,
        has_turn=bool(s.turn == chair and s.phase in (Decision.TURN, Decision.AFTER)),
        is_active=bool(is_active(s, chair)), can_start=_said(s, chair), hand_size=count_bits(hand),
        hand=_phantom_hand(s, hand) if phantom else (), shared=_cards(int(s.players[chair].shared)), stuck=None)


def _phantom_hand(s: State, hand: Cards) -> tuple[CardView, ...]:
    if s.phantom == Phantom.ROW:
        return tuple(_card(int(card)) for card in s.row[: count_bits(hand)])
    return _cards(hand)


def _seat(s: State, audience: Seat, chair: Chair, seat: SeatView) -> SeatView:
    """A chair as one audience sees it."""
    if seat.is_phantom:
        return seat
    is_own = chair == audience
    return msgspec.structs.replace(seat, is_you=is_own, hand=_cards(visible_hand(s, audience, chair)),
                                   stuck=stuck_cards(s, chair) if is_own else None)


def _effects(s: State) -> tuple[str, ...]:
    return tuple(name for name in ("epiphany", "plagiarism", "mad", "mutation") if s[name])


def verdict(s: State) -> Message:
    """§9.3 What the chart says of the points."""
    column = PHANTOM_COLUMN if s.phantom else min(int(s.num_players), 4) - 2
    level = sum(total_points(s) > most for most in CHART[column])
    return Message(f"verdict-{VERDICTS[level]}")


def view(s: State, audience: Seat) -> View:
    """The table as an audience sees it."""
    table = _open_view(s)
    is_shown = deck_top_is_known(s) and (audience == EVERYTHING or s.phantom == Phantom.DECK)
    return msgspec.structs.replace(
        table, seats=tuple(_seat(s, audience, chair, seat) for chair, seat in enumerate(table.seats)),
        deck_top=_card(int(s.deck[s.deck_size - 1])) if is_shown else None)


@shared
def _open_view(s: State) -> View:
    mover = to_move(s)
    wild = "none" if s.num_players < 4 else "ready" if s.wild else "used"
    library = "none" if not s.library else "open" if s.library_open else "closed"
    return View(
        decision=Decision(decision(s)).name.lower(), to_move=f"seat/{mover}" if mover >= 0 else "",
        highest=int(s.top_value), suits=tuple(_suit(s, suit) for suit in range(NUM_SUITS)),
        market=_cards(int(s.market), "market"),
        seats=tuple(_open_seat(s, chair) for chair in range(int(s.chairs))),
        deck_size=int(s.deck_size), deck_top=None, set_aside=_cards(int(s.set_aside)), effects=_effects(s), wild=wild,
        library=library,
        penalties=int(s.penalties) % PENALTIES_TO_OPEN, penalties_to_open=PENALTIES_TO_OPEN,
        points=total_points(s), ending=Ending(int(s.ending)).name.lower(),
        verdict=verdict(s) if s.ending else None)


# For learners ------------------------------------------------------------------------------------------------

@rule
def from_here(s: State, audience: Seat, chair: Chair) -> int:
    """A chair counted from the audience, who is 0; a spectator counts from the first seat."""
    if audience < 0:
        return chair
    return (chair - audience + whole(s.chairs)) % whole(s.chairs)


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
def observe(s: State, audience: Seat, out: object) -> None:
    """What an audience may know, as numbers."""
    o = out
    mover = to_move(s)
    o.decision = decision(s)  # type: ignore[attr-defined]
    o.to_move = from_here(s, audience, mover) if mover >= 0 else -1  # type: ignore[attr-defined]
    o.turn = from_here(s, audience, whole(s.turn))  # type: ignore[attr-defined]
    o.decision_card = NO_CARD  # type: ignore[attr-defined]
    waits = decision(s)
    if (waits == Decision.SWAP or waits == Decision.CLASH_SEAT or waits == Decision.PLACE
            or waits == Decision.PHANTOM_GIVE):
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
    for chair in range(whole(s.chairs)):
        observe_chair(s, audience, chair, o)
    for card in range(NUM_CARDS):
        o.market[card] = 1 if has(s.market, card) else 0  # type: ignore[attr-defined]
        o.played[card] = 1 if has(s.played, card) else 0  # type: ignore[attr-defined]
        o.gone[card] = 1 if has(s.set_aside, card) else 0  # type: ignore[attr-defined]


# For search ------------------------------------------------------------------------------------------------

SHUFFLES = 4       # NOT A RULE: new shuffles that are tried before single exchanges
EXCHANGES = 2000   # NOT A RULE: far more than were ever needed


@rule
def exchange_places(s: State, slot: int, other: int) -> None:
    """Two cards of the pile change places, and what the players know of the one they now know of the other."""
    card, with_card = whole(s.deck[slot]), whole(s.deck[other])
    s.deck[slot] = with_card
    s.deck[other] = card
    for chair in range(whole(s.num_players)):
        known = int(s.players[chair].known)
        if has(known, card) != has(known, with_card):
            s.players[chair].known = known ^ (1 << card) ^ (1 << with_card)


@rule
def shuffle_slots(s: State, first: int, last: int) -> None:
    """The cards of deck[first:last] in random order, whatever order they had: two worlds become one."""
    for place in range(first + 1, last):
        slot = place
        while slot > first and s.deck[slot - 1] > s.deck[slot]:
            exchange_places(s, slot, slot - 1)
            slot -= 1
    for slot in range(last - 1, first, -1):
        exchange_places(s, slot, first + below(s, whole(REDEAL), slot - first + 1))


@rule
def hidden_from(s: State, seat: Seat, chair: Chair) -> Cards:
    """The cards of another player's hand of which a seat knows nothing."""
    if chair == seat:
        return 0
    return int(s.players[chair].hand) & ~int(s.players[seat].known)


@rule
def lay_down(s: State, cards: Cards, slot: int) -> int:
    """Cards onto the deck from a slot on, in the order of who knows them, not of what they are; the slot after them."""
    knowers = 0
    while cards != 0:
        alike = cards
        for chair in range(whole(s.num_players)):
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
    size = whole(s.deck_size)
    piled = size
    for chair in range(whole(s.num_players)):
        piled = lay_down(s, hidden_from(s, seat, chair), piled)
    fresh_from = size - whole(s.fresh)
    shuffle_slots(s, fresh_from, piled)
    if s.clue_count > 0:
        respect_clues(s, seat, fresh_from, size, piled)
    shuffle_layers(s, fresh_from)
    piled = size
    for chair in range(whole(s.num_players)):
        hidden = hidden_from(s, seat, chair)
        hand = int(s.players[chair].hand) & ~hidden
        for _ in range(count_bits(hidden)):
            hand = with_bit(hand, whole(s.deck[piled]))
            s.deck[piled] = NO_CARD
            piled += 1
        s.players[chair].hand = hand


@rule
def contradictions(s: State, seat: Seat, size: int) -> int:
    """By how many cards the hands of the others, piled on the deck from `size` on, contradict the clues."""
    wrong = 0
    piled = size
    for chair in range(whole(s.num_players)):
        hidden = hidden_from(s, seat, chair)
        count = count_bits(hidden)
        if count > 0:
            hand = int(s.players[chair].hand) & ~hidden
            for slot in range(piled, piled + count):
                hand = with_bit(hand, whole(s.deck[slot]))
            for number in range(whole(s.clue_count)):
                clue = s.clues[number]
                if clue.seat == chair:
                    among = count_bits(hand & int(clue.cards))
                    wrong += max(0, whole(clue.least) - among) + max(0, among - whole(clue.most))
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
            exchange_places(s, slot, first + below(s, whole(REDEAL), slot - first + 1))
        wrong = contradictions(s, seat, size)
    for _ in range(EXCHANGES):
        if wrong == 0:
            return
        slot = size + below(s, whole(REDEAL), last - size)
        other = first + below(s, whole(REDEAL), last - first)
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
