"""What counts in a reason: events with their worth to the team, in cards, what all have, and how cards
stand to their suits, and which are passed over."""

from enum import IntEnum
from itertools import pairwise

from labtable.core.game.contract import Message, seat_name
from labtable.core.record.bits import count_bits
from labtable.core.record.records import Seat

from .cards import all_shared, placeable, suit_cards, suit_of, value_of
from .constants import NUM_CARDS, NUM_SUITS, VALUES, Pending, Phantom
from .scoring import total_points
from .state import Chair, State
from .words import card_message

EVENT_WORTHS = {
    "event-bonus": 0.5,
    "event-penalty": -0.8,
    "event-epiphany": 0.5,
    "event-finished": 1.0,
    "event-shared": 0.6,
    "event-recovered": 0.5,
    "event-wild": -0.3,
    "event-set-aside": -1.0,
    "event-passed": -0.8,
}
HOLDING_WORTHS = {"cards": -1.0, "stuck": -0.9}


class CardStanding(IntEnum):
    PASSED = 0  # lower than its suit
    NEXT = 1  # §5.2
    OPENS = 2  # §5.1
    SKIPS = 3  # §5.3


PASSES_HELD, PASSES_UNSEEN = -0.9, -0.2  # worths of facts: of each card
NEIGHBOURS = -0.45  # of two cards of which the second brings a penalty
AGAIN, ALL_FIT, CHAIN, A_LINK = (
    0.9,
    0.5,
    0.1,
    0.1,
)  # of cards that fit again, of a hand that fits, of cards that follow each other, of each of them
WORTHS = {CardStanding.PASSED: -0.9, CardStanding.NEXT: -0.35, CardStanding.OPENS: 0.0, CardStanding.SKIPS: 0.1}


def turn_of(s: State) -> tuple[Chair, bool]:
    """Others, and a phantom's neighbour, decide within a turn."""
    return int(s.turn), bool(s.moved)


def holdings(s: State, seat: Seat) -> dict[str, float]:
    """Cards that all still hold, and those of them that are lower than their suits."""
    held = 0
    for chair in range(int(s.chairs)):
        held |= int(s.players[chair].hand) | int(s.players[chair].shared)
    return {"cards": int(total_points(s)), "stuck": int(count_bits(held & ~int(placeable(s))))}


def aims(s: State, seat: Seat) -> list[tuple[Message, float]]:
    """How each card that a player holds, sees or knows to be in a hand stands to its suit."""
    if s.phase == Pending.OVER:
        return []
    player = s.players[seat]
    cards, tops = int(player.hand) | int(player.known) | int(all_shared(s)), s.tops.tolist()
    found = []
    for card in range(NUM_CARDS):
        if cards >> card & 1:
            standing = standing_of(value_of(card), tops[suit_of(card)])
            found.append((Message("aim-card", {"card": card_message(card), "count": int(standing)}), WORTHS[standing]))
    return found


def standing_of(value: int, top: int) -> CardStanding:
    """§4.3, §5.1 - §5.3 What a card would be on its suit as that stands."""
    if value <= top:
        return CardStanding.PASSED
    if top == 0:
        return CardStanding.OPENS
    return CardStanding.NEXT if value == top + 1 else CardStanding.SKIPS


def facts(before: State, s: State, seat: Seat) -> list[tuple[Message, float]]:
    """Which cards were passed over since `before`, whether a hand still fits, and which cards of it can follow each
    other with a bonus each."""
    if s.phase == Pending.OVER:
        return []
    hand, found = _own(s, seat), _passed(before, s, seat)
    who, stuck = seat_name(seat), _own(before, seat) & ~int(placeable(before))
    again = hand & stuck & int(placeable(s))
    if again:
        cards = [card_message(card) for card in _cards(again)]
        found.append((Message("fact-again", {"cards": cards, "count": len(cards)}), AGAIN))
    if hand and not hand & ~int(placeable(s)):
        found.append((Message("fact-all-fit", {"who": who}), ALL_FIT))
    for low, high in _neighbours(hand & int(placeable(s))):
        params = {"who": who, "card": card_message(low), "other": card_message(high)}
        found.append((Message("fact-neighbours", params), NEIGHBOURS))
    for suit in range(NUM_SUITS):
        links, top = [], int(s.tops[suit])
        for card in _cards(hand & int(placeable(s)) & int(suit_cards(suit))):
            if top == 0 or value_of(card) > top + 1:
                links.append(card_message(card))
                top = value_of(card)
        if len(links) > 1:
            found.append((Message("fact-chain", {"who": who, "cards": links}), CHAIN + A_LINK * len(links)))
    return found


def _passed(before: State, s: State, seat: Seat) -> list[tuple[Message, float]]:
    """The cards that were passed over: what the team is known to hold, and what nobody has seen yet."""
    if int(s.played) == int(before.played):
        return []
    player = s.players[seat]
    passed = int(placeable(before)) & ~int(placeable(s)) & ~int(s.played) & ~int(s.set_aside) & _in_game(s)
    row = int(s.players[int(s.num_players)].hand) if s.phantom == Phantom.ROW else 0
    held = passed & (int(player.hand) | int(player.known) | int(all_shared(s)) | row)
    unseen = passed & ~held & ~int(s.market)
    return [
        (Message(f"fact-passed-{kind}", {"cards": [card_message(card) for card in cards], "count": len(cards)}), worth)
        for kind, cards, worth in (
            ("held", _cards(held), PASSES_HELD * count_bits(held)),
            ("unseen", _cards(unseen), PASSES_UNSEEN * count_bits(unseen)),
        )
        if cards
    ]


def _neighbours(cards: int) -> list[tuple[int, int]]:
    """Cards of one suit whose numbers follow each other (§5.2)."""
    held = _cards(cards)
    return [(low, high) for low, high in pairwise(held) if high == low + 1 and suit_of(low) == suit_of(high)]


def _own(s: State, seat: Seat) -> int:
    return int(s.players[seat].hand) | int(s.players[seat].shared)


def _in_game(s: State) -> int:
    """§2.1 All cards of a game."""
    low = (1 << int(s.top_value)) - 1
    return sum(low << (suit * VALUES) for suit in range(NUM_SUITS))


def _cards(cards: int) -> list[int]:
    return [card for card in range(NUM_CARDS) if cards >> card & 1]
