"""The state of one game: one flat record. Equal cards are interchangeable, so hands and piles are counts by card."""

import numpy as np

from labtable.core.components import room
from labtable.core.observing import A_SEAT, BY_SEAT, Seen, flag
from labtable.core.records import nested, state, table

from .components import DECK, DECK_CARDS, ELEMENTS, LONGEST_GAME
from .constants import (
    BOHRDS,
    CARDS,
    GOAL_SLOTS,
    HEAVIEST,
    MAX_PLAYERS,
    PARTICLE_KINDS,
    PLAYS_A_TURN,
    STREAMS,
)

BOHRD = nested(
    [
        ("particles", np.int16, (PARTICLE_KINDS,)),  # by Particle; electrons at most 36 (§9.14)
    ]
)
PLAYER = nested(
    [
        ("hand", np.int8, (CARDS,)),  # hidden; how many of each card, 5 at the end of a turn (§3.5), at most 8
        ("character", np.int8),  # Character, public
    ]
)

# Ordered so that no padding is needed: equal positions are equal bytes, also through numpy's own copies.
STATE = state(
    [
        ("taken", np.int64, (MAX_PLAYERS,)),  # goals that each seat has taken, a bit set by protons (§6.6)
        ("pile", np.int64),  # §2.2 goals face down, a bit set; public, their order is drawn when needed
        ("bohrds", BOHRD, (BOHRDS,)),  # §1.1
        ("turn", np.int16),  # turns finished, up to the scenario's last_turn (§9.30)
        ("scenario", np.int16),  # row of SCENARIOS
        ("players", PLAYER, (MAX_PLAYERS,)),
        ("row", np.int8, (GOAL_SLOTS,)),  # §2.3 elements face up, or NO_GOAL
        ("deck", np.int8, (CARDS,)),  # hidden; how many of each card are left, their order is drawn when needed
        ("discards", np.int8, (CARDS,)),  # §9.10 face up, how many of each card
        ("mover", np.int8),  # the seat whose turn it is
        ("plays_left", np.int8),  # §3.1 2 … 0
        ("power_on", np.int8),  # §5 1 once the mover has used the power of the character this turn
        ("replacements", np.int8),  # §9.24 hydrogens that Brady may still turn
        ("ending", np.int8),  # Ending
    ],
    streams=STREAMS,
    trail=16,
    pending=1,
)

OBSERVATION = table(
    [
        ("seat", np.int16),  # the seat that observes, or SPECTATOR
        ("mover", np.int16),
        ("plays_left", np.int16),
        ("power_on", np.int16),
        ("replacements", np.int16),
        ("asked", np.int16),  # Pending
        ("asked_card", np.int16),  # the card whose particles are being placed
        ("asked_amount", np.int16),
        ("turns_left", np.int16),
        ("bohrds", np.int16, (BOHRDS, PARTICLE_KINDS)),
        ("goals", np.int16, (GOAL_SLOTS,)),  # by protons, the lightest first; empty places, 0, are last
        ("goal_particles", np.int16, (GOAL_SLOTS, PARTICLE_KINDS)),
        ("missing", np.int16, (BOHRDS, GOAL_SLOTS, PARTICLE_KINDS)),
        ("plays_needed", np.int16, (BOHRDS, GOAL_SLOTS)),  # with the observer's own cards
        ("pile", np.int16, (HEAVIEST,)),  # which goals are face down
        ("hand", np.int16, (CARDS,)),  # the observer's own
        ("discards", np.int16, (CARDS,)),
        ("deck_size", np.int16),
        ("hand_sizes", np.int16, (MAX_PLAYERS,)),
        ("points", np.int16, (MAX_PLAYERS,)),
        ("characters", np.int16, (MAX_PLAYERS,)),
    ]
)

MOST_OF_A_CARD = room(__name__, 10, int(DECK.max()))
MOST_PARTICLES = room(__name__, 48, int(ELEMENTS["particles"].max()))
MOST_ON_A_BOHRD = room(__name__, 3000, 8 * LONGEST_GAME)

# Seats are counted from the first seat of the table; `seat` says which of them looks.
MEANINGS = {
    "seat": Seen(-1, MAX_PLAYERS - 1, "The seat that looks; -1 for a spectator."),
    "mover": Seen(0, MAX_PLAYERS - 1, "The seat whose turn it is.", A_SEAT),
    "plays_left": Seen(0, 2, "Cards that may still be played this turn."),
    "power_on": flag("1 once the character's power has been used this turn."),
    "replacements": Seen(0, 108, "Hydrogens that Brady may still turn into another particle."),
    "asked": Seen(0, 3, "What is asked: nothing special, where particles go, an exchange, or a discard."),
    "asked_card": Seen(0, CARDS - 1, "The card whose particles are being placed."),
    "asked_amount": Seen(0, 8, "How many are asked for, such as cards to discard."),
    "turns_left": Seen(0, room(__name__, 2500, LONGEST_GAME), "Turns until the laboratory closes."),
    "bohrds": Seen(0, MOST_ON_A_BOHRD, "Protons, neutrons and electrons on each of the three atom boards."),
    "goals": Seen(0, 36, "The goals of the row by their protons, the lightest first; 0 for an empty place."),
    "goal_particles": Seen(0, MOST_PARTICLES, "Protons, neutrons and electrons that each of these goals asks for."),
    "missing": Seen(
        -MOST_ON_A_BOHRD,
        MOST_PARTICLES,
        "For each atom board, what it lacks of each goal; below 0, what it has too much.",
    ),
    "plays_needed": Seen(
        0,
        PLAYS_A_TURN + 1,
        "For each atom board and goal, how many cards the seat that looks must "
        "play to make it from its hand; 3: more, or other cards.",
    ),
    "pile": flag("Which goals are face down, by their protons, from 1 on."),
    "hand": Seen(0, MOST_OF_A_CARD, "Cards of each kind in the hand of the seat that looks."),
    "discards": Seen(0, MOST_OF_A_CARD, "Cards of each kind on the discard pile."),
    "deck_size": Seen(0, room(__name__, 90, DECK_CARDS), "Cards in the deck."),
    "hand_sizes": Seen(0, 8, "Cards in the hand of each seat.", BY_SEAT),
    "points": Seen(0, 1100, "Points of each seat.", BY_SEAT),
    "characters": Seen(0, 7, "The character of each seat, 0 for none.", BY_SEAT),
}
