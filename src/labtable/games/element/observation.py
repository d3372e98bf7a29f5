"""What a seat may know as numbers, and the re-deal of what it cannot know."""
from typing import Any

from labtable.core.bits import count_bits
from labtable.core.compiling import rule
from labtable.core.randomness import below
from labtable.core.records import REDEAL, Seat, State, asked, widen
from labtable.games.element.components import ELEMENTS, SCENARIOS
from labtable.games.element.constants import (
    BOHRDS,
    CARDS,
    GOAL_SLOTS,
    MAX_PLAYERS,
    PARTICLE_KINDS,
)
from labtable.games.element.deck import deck_size, hand_size
from labtable.games.element.scoring import points_of


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
    out.turns_left = SCENARIOS[s.scenario].last_turn - s.turn
    for bohrd in range(BOHRDS):
        for kind in range(PARTICLE_KINDS):
            out.bohrds[bohrd, kind] = s.bohrds[bohrd].particles[kind]
    for slot in range(GOAL_SLOTS):
        out.row[slot] = s.row[slot]
        for kind in range(PARTICLE_KINDS):
            out.row_particles[slot, kind] = ELEMENTS[s.row[slot]].particles[kind]
    out.pile = count_bits(s.pile)
    for card in range(CARDS):
        out.discards[card] = s.discards[card]
        if audience >= 0:
            out.hand[card] = s.players[audience].hand[card]
    out.deck_size = deck_size(s)
    for seat in range(MAX_PLAYERS):
        out.hand_sizes[seat] = hand_size(s, seat)
        out.points[seat] = points_of(widen(s.taken[seat]))
        out.characters[seat] = s.players[seat].character


@rule
def resample(s: State, seat: Seat) -> None:
    """To this seat the other hands and the deck are unknown alike: shuffle them together, deal hands of the same size.

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
                rest -= widen(s.deck[card])
                card += 1
            s.deck[card] -= 1
            s.players[other].hand[card] += 1
