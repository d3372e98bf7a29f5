"""What a seat may know as numbers, and the re-deal of what it cannot know."""

from typing import Any

from labtable.core.compiler.rule import rule
from labtable.core.record.bits import has
from labtable.core.record.randomness import below
from labtable.core.record.records import REDEAL, Seat, asked

from .components import ELEMENTS
from .constants import (
    BOHRDS,
    CARDS,
    GOAL_SLOTS,
    HEAVIEST,
    MAX_PLAYERS,
    NO_GOAL,
    PARTICLE_KINDS,
    PLAYS_A_TURN,
    VALUES,
    Card,
    Character,
    Pending,
)
from .deck import deck_size, hand_size
from .effects import is_at_work, is_free
from .goals import last_turn
from .scoring import points_of
from .state import MOST_ON_A_BOHRD, State

TOO_MANY = PLAYS_A_TURN + 1


@rule
def at_hand(s: State, seat: Seat, card: Card) -> int:
    """How many of a card the seat holds, with the one whose particles it is placing."""
    placing = seat == s.mover and asked(s) == Pending.PLACE and s.pending[0].source == card
    return s.players[seat].hand[card] + (1 if placing else 0)


@rule
def plays_for(s: State, seat: Seat, kind: int, amount: int) -> int:
    """How many plays of the seat add or move this much of a kind; TOO_MANY if a turn has fewer."""
    if amount == 0:
        return 0
    first = kind * VALUES
    ones, twos, threes = at_hand(s, seat, first), at_hand(s, seat, first + 1), at_hand(s, seat, first + 2)
    if seat == s.mover and is_at_work(s, Character.CURIE):
        return 1 if ones + twos + threes >= amount else TOO_MANY
    if seat == s.mover and is_free(s, kind):
        cards = (amount + VALUES - 1) // VALUES
        return cards if ones + twos + threes >= cards else TOO_MANY
    if amount <= VALUES and at_hand(s, seat, first + amount - 1) > 0:
        return 1
    if amount == 1:
        two = twos > 0 and ones + threes > 0
    elif amount == 2:
        two = ones > 1 or (ones > 0 and threes > 0)
    elif amount == 3:
        two = ones > 0 and twos > 0
    elif amount == 4:
        two = twos > 1 or (ones > 0 and threes > 0)
    elif amount == 5:
        two = twos > 0 and threes > 0
    else:
        two = amount == 6 and threes > 1
    return 2 if two else TOO_MANY


@rule
def observe_goals(s: State, audience: Seat, out: Any) -> None:
    """The goals, the lightest first, since their places mean nothing; and how far each bohrd is from them."""
    for slot in range(GOAL_SLOTS):
        atom, place = s.row[slot], slot
        while place > 0 and atom != NO_GOAL and (out.goals[place - 1] == NO_GOAL or out.goals[place - 1] > atom):
            out.goals[place] = out.goals[place - 1]
            place -= 1
        out.goals[place] = atom
    for place in range(GOAL_SLOTS):
        atom = out.goals[place]
        for kind in range(PARTICLE_KINDS):
            out.goal_particles[place, kind] = ELEMENTS[atom].particles[kind]
        for bohrd in range(BOHRDS):
            plays = 0
            for kind in range(PARTICLE_KINDS):
                missing = ELEMENTS[atom].particles[kind] - s.bohrds[bohrd].particles[kind]
                out.missing[bohrd, place, kind] = max(missing, -MOST_ON_A_BOHRD)
                plays += plays_for(s, audience, kind, abs(missing)) if audience >= 0 else TOO_MANY
            out.plays_needed[bohrd, place] = min(plays, TOO_MANY) if atom != NO_GOAL else TOO_MANY
    for atom in range(1, HEAVIEST + 1):
        out.pile[atom - 1] = 1 if has(s.pile, atom) else 0


@rule
def observe(s: State, audience: Seat, out: Any) -> None:
    """What the audience may know, as numbers."""
    out.seat = audience
    out.mover = s.mover
    out.plays_left = s.plays_left
    out.power_on = s.power_on
    out.replacements = s.replacements
    out.asked = asked(s)
    out.asked_card = s.pending[0].source
    out.asked_amount = s.pending[0].amount
    out.turns_left = last_turn(s) - s.turn
    for bohrd in range(BOHRDS):
        for kind in range(PARTICLE_KINDS):
            out.bohrds[bohrd, kind] = min(s.bohrds[bohrd].particles[kind], MOST_ON_A_BOHRD)
    observe_goals(s, audience, out)
    for card in range(CARDS):
        out.discards[card] = s.discards[card]
        if audience >= 0:
            out.hand[card] = s.players[audience].hand[card]
    out.deck_size = deck_size(s)
    for seat in range(MAX_PLAYERS):
        out.hand_sizes[seat] = hand_size(s, seat)
        out.points[seat] = points_of(s, seat)
        out.characters[seat] = s.players[seat].character


@rule
def resample(s: State, seat: Seat) -> None:
    """Re-deal what is unknown to this seat: the other hands and the deck are shuffled together, and hands of the same
    size dealt.

    The order of deck and pile is drawn when it is needed, from the key that core has already changed.
    """
    sizes = 0
    for other in range(s.num_players):
        if other != seat:
            sizes |= hand_size(s, other) << (4 * other)
            for card in range(CARDS):
                s.deck[card] += s.players[other].hand[card]
                s.players[other].hand[card] = 0
    for other in range(s.num_players):
        for _ in range((sizes >> (4 * other)) & 15):
            rest = below(s, REDEAL, deck_size(s))
            card = 0
            while rest >= s.deck[card]:
                rest -= s.deck[card]
                card += 1
            s.deck[card] -= 1
            s.players[other].hand[card] += 1
