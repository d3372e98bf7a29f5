"""`check_state`: every card in one place, every cached value right, every number in its range."""

from labtable.core.record.bits import count_bits

from .cards import count_active, is_active, is_phantom, new_top, value_of
from .constants import (
    MAX_CHAIRS,
    MAX_ROW,
    MOST_CLUES,
    NO_CARD,
    NUM_CARDS,
    NUM_SUITS,
    VALUES,
    Ending,
    Pending,
    Phantom,
)
from .effects import cards_to_share
from .hands import everything
from .state import State

FLAGS = ("moved", "epiphany", "plagiarism", "mad", "mutation", "wild", "library", "library_open", "delayed")


def check_state(s: State) -> list[str]:
    """What is wrong with a record; empty when it is sound."""
    wrong = faults_of_numbers(s)  # the rest relies on them
    return wrong or [fault for faults_of in CHECKS for fault in faults_of(s)]


def _places(s: State) -> list[tuple[str, int]]:
    deck = [int(card) for card in s.deck[: max(0, int(s.deck_size))]]
    return [
        ("market", int(s.market)),
        ("suits", int(s.played)),
        ("set aside", int(s.set_aside)),
        *((f"hand {chair}", int(s.players[chair].hand)) for chair in range(5)),
        *((f"shared {chair}", int(s.players[chair].shared)) for chair in range(5)),
        *((f"deck {slot}", 1 << card if 0 <= card < NUM_CARDS else 0) for slot, card in enumerate(deck)),
    ]


def faults_of_cards(s: State) -> list[str]:
    """Conservation: each card of the game lies in exactly one place."""
    wrong: list[str] = []
    seen = 0
    for place, cards in _places(s):
        if seen & cards:
            wrong.append(f"{place} holds a card that lies elsewhere too")
        seen |= cards
    if seen != everything(int(s.top_value)):
        wrong.append("a card is missing, or one is there that is not in this game")
    return wrong


def faults_of_deck(s: State) -> list[str]:
    wrong: list[str] = []
    size = int(s.deck_size)
    if any(card == NO_CARD for card in s.deck[:size]) or any(card != NO_CARD for card in s.deck[size:]):
        wrong.append("the deck is not [:deck_size], then NO_CARD")
    if not 0 <= s.fresh <= size or (s.phantom == Phantom.DECK and s.fresh):
        wrong.append(f"fresh is {s.fresh} of {size}")
    if int(s.seams) & 1 or int(s.seams) < 0 or int(s.seams) >> max(1, size):
        wrong.append("a seam lies outside of the deck")
    return wrong


def faults_of_row(s: State) -> list[str]:
    size = count_bits(int(s.players[s.num_players].hand)) if s.phantom == Phantom.ROW else 0
    row = [int(card) for card in s.row]
    values = [value_of(card) for card in row[:size]]
    cards = sum(1 << card for card in set(row[:size]) if card >= 0)
    right = values == sorted(values) and row[size:] == [NO_CARD] * (MAX_ROW - size)
    if not right or (size and cards != int(s.players[s.num_players].hand)):
        return ["the row is not the phantom's cards in ascending order"]
    return []


def faults_of_knowledge(s: State) -> list[str]:
    wrong: list[str] = []
    hands = [int(s.players[chair].hand) for chair in range(int(s.num_players))]
    for seat in range(5):
        others = sum(hand for chair, hand in enumerate(hands) if chair != seat)
        known = int(s.players[seat].known)
        if known and (seat >= s.num_players or known & ~others):
            wrong.append(f"seat {seat} knows the place of a card that is in no other hand")
        if (handed := int(s.handed[seat])) and (seat >= s.num_players or handed & ~others):
            wrong.append(f"seat {seat} gave away a card that is in no other hand")
    if any(int(s.players[chair].hand) | int(s.players[chair].shared) for chair in range(int(s.chairs), 5)):
        wrong.append("an empty chair holds cards")
    return wrong


def faults_of_clues(s: State) -> list[str]:
    """Clues are true, and what lies above them is blank."""
    wrong: list[str] = []
    for clue in s.clues[: int(s.clue_count)]:
        seat, among = int(clue.seat), int(clue.cards)
        if not 0 <= seat < s.num_players or among & ~everything(int(s.top_value)):
            wrong.append("a clue is about nobody, or about no cards")
        elif not clue.least <= count_bits(int(s.players[seat].hand) & among) <= clue.most or clue.least < 0:
            wrong.append(f"a clue about seat {seat} is false")
        elif clue.said not in (0, 1) or clue.most > NUM_CARDS + s.num_players:
            wrong.append("a clue holds a number out of its range")
    if any(any(clue.tolist()) for clue in s.clues[s.clue_count :]):
        wrong.append("the clues are not blank above the last")
    return wrong


def faults_of_choices(s: State) -> list[str]:
    wrong: list[str] = []
    for chair in range(MAX_CHAIRS):
        card, step, over = int(s.last_card[chair]) - 1, int(s.last_step[chair]), int(s.passed_over[chair])
        chose = 0 <= card < NUM_CARDS and 0 < step <= value_of(card) <= s.top_value
        nothing = (card, step, over) == (NO_CARD, 0, 0)
        if not (nothing or (chose and chair < s.chairs and not over & ~everything(int(s.top_value)))):
            wrong.append(f"chair {chair} cannot have chosen the card {card}")
    return wrong


def faults_of_suits(s: State) -> list[str]:
    return [
        f"the top of suit {suit} is {s.tops[suit]}" for suit in range(NUM_SUITS) if s.tops[suit] != new_top(s, suit)
    ]


def faults_of_numbers(s: State) -> list[str]:
    wrong = [f"{name} is {getattr(s, name)}" for name in FLAGS if getattr(s, name) not in (0, 1)]
    ranges = {
        "phase": (0, Pending.AFTER),
        "turn": (0, s.chairs - 1),
        "starter": (0, s.num_players - 1),
        "passes": (0, s.chairs),
        "ending": (0, Ending.PLAYED_OUT),
        "phantom": (0, Phantom.DECK),
        "top_value": (1, VALUES),
        "chairs": (2, 5),
        "pending_size": (0, len(s.pending)),
        "penalties": (0, 120),
        "deck_size": (0, NUM_CARDS),
        "can_start": (0, (1 << s.num_players) - 1),
        "clue_count": (0, MOST_CLUES),
        "avoided": (0, NUM_SUITS),
        "avoided_by": (0, s.num_players - 1),
    }
    wrong += [
        f"{name} is {getattr(s, name)}" for name, (low, high) in ranges.items() if not low <= getattr(s, name) <= high
    ]
    if s.chairs != s.num_players + (s.phantom != Phantom.NONE):
        wrong.append(f"chairs is {s.chairs}")
    if (s.library_open or s.avoided) and not s.library:
        wrong.append("something of the library is there in a game without it")
    if s.avoided_by and not s.avoided:
        wrong.append("somebody asked for nothing")
    return wrong


def faults_of_flow(s: State) -> list[str]:
    wrong: list[str] = []
    if (s.phase == Pending.OVER) != (s.ending != Ending.NONE):
        wrong.append("phase and ending disagree")
    for entry in s.pending[: max(0, int(s.pending_size))]:
        if not Pending.EPIPHANY <= entry.kind <= Pending.PHANTOM_GIVE or not 0 <= entry.seat < s.num_players:
            wrong.append("the stack holds a decision that nobody can take")
    if any(entry.kind for entry in s.pending[int(s.pending_size) :]):
        wrong.append("the stack is not blank above its top")
    if s.phase == Pending.TURN and not s.pending_size and not is_active(s, int(s.turn)):
        wrong.append("it is the turn of a chair without cards")
    if s.mad and s.phase == Pending.TURN and not s.pending_size and not s.moved and not cards_to_share(s, int(s.turn)):
        wrong.append("a random card is to come from an empty hand")
    if s.ending == Ending.CLEARED and count_active(s) and not is_phantom(s, int(s.num_players)):
        wrong.append("the table is not cleared")
    return wrong


CHECKS = (
    faults_of_cards,
    faults_of_deck,
    faults_of_row,
    faults_of_knowledge,
    faults_of_clues,
    faults_of_choices,
    faults_of_suits,
    faults_of_flow,
)
