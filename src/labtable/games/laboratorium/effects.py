"""What the words of the Boom, Chemistry and Safety cards do (§8)."""

from __future__ import annotations

from typing import Any

from labtable.core.arrays import np
from labtable.core.compiler.rule import rule
from labtable.core.record.bits import lowest
from labtable.core.record.randomness import below
from labtable.core.record.records import Seat, say

from .components import CARDS, NUM_CARDS
from .constants import (
    CRITICAL_FAILURE,
    CRITICAL_SUCCESS,
    EASY,
    HARD,
    LOST_REAGENT,
    REAGENT_COLOUR,
    REAGENTS,
    ZERO,
    Event,
    Manipulation,
    Word,
)
from .piles import hand_size, leave_hand, put_under, return_reagent
from .state import Card, State


def _cards_with(word: Word) -> Any:
    """The set of cards that say a word."""
    return np.int64(sum(1 << card for card in range(NUM_CARDS) if CARDS[card].word == word))


REAGENT_LOSERS = _cards_with(Word.LOSE_REAGENT)
TURN_ENDERS = _cards_with(Word.END_TURN)
REAGENT_KEEPERS = _cards_with(Word.KEEP_REAGENT)
SECOND_TRIES = _cards_with(Word.REROLL)


@rule
def in_force(s: State, card: Card) -> int:
    """Copies of a card on the table that count."""
    return s.announced.played[card] - s.announced.ignored[card]


@rule
def in_force_among(s: State, cards: int) -> int:
    """Copies on the table that count, of a set of cards."""
    count = 0
    while cards != 0:
        count += in_force(s, lowest(cards))
        cards &= cards - 1
    return count


@rule
def base_difficulty(manipulation: int) -> int:
    """§6.4 The difficulty of a Characterisation or of a Reaction, before any card."""
    return EASY if manipulation >= Manipulation.HYDROGEN else HARD


@rule
def difficulty_of(s: State) -> int:
    """§6.4 The difficulty of what is announced, cards included."""
    difficulty = base_difficulty(s.announced.manipulation)
    for card in range(NUM_CARDS):
        difficulty += CARDS[card].difficulty * in_force(s, card)
    return difficulty


@rule
def succeeds(total: int, difficulty: int) -> bool:
    """§6.5 - §6.7 Whether a sum of the black dice is enough."""
    return bool(total >= CRITICAL_SUCCESS or (total >= difficulty and total != CRITICAL_FAILURE))


@rule
def lose_token(s: State, seat: Seat, token: int) -> None:
    """§8.13 A token that is gone cannot be lost again."""
    if s.players[seat].safety[token] == 1:
        s.players[seat].safety[token] = 0
        say(s, Event.LOST, seat, token, ZERO)


@rule
def takes(card: Card, token: int) -> bool:
    return bool(CARDS[card].word == Word.LOSE_TOKEN and CARDS[card].token == token)


@rule
def give_back_token(s: State, seat: Seat, token: int) -> None:
    """§8.9 A token comes back, unless another card that took it still counts and is not settled."""
    for card in range(NUM_CARDS):
        if takes(card, token) and in_force(s, card) > s.settled[card]:
            return
    if s.players[seat].safety[token] == 0:
        s.players[seat].safety[token] = 1
        say(s, Event.RECOVERED, seat, token, ZERO)


@rule
def lose_reagents(s: State, seat: Seat) -> None:
    """§8.6 A reagent left in the hand, drawn by lot, goes back on its pile."""
    for _ in range(in_force_among(s, REAGENT_LOSERS)):
        size = hand_size(s, seat, REAGENT_COLOUR)
        if size == 0:
            return
        left = below(s, LOST_REAGENT, size)
        for reagent in range(REAGENTS):
            if s.players[seat].reagents[reagent] == 1:
                if left == 0:
                    return_reagent(s, seat, reagent)
                    say(s, Event.RETURNED, seat, reagent, ZERO)
                left -= 1


@rule
def recover(s: State, seat: Seat, card: Card) -> None:
    """§8.12 A Safety card brings its token back and goes under its pile; §8.9: what took the token is settled."""
    token = CARDS[card].token
    leave_hand(s, seat, card)
    put_under(s, card)
    s.players[seat].safety[token] = 1
    for taker in range(NUM_CARDS):
        if seat == s.active and takes(taker, token):
            s.settled[taker] = in_force(s, taker)
    say(s, Event.PLAYED, seat, card, ZERO)
    say(s, Event.RECOVERED, seat, token, ZERO)
