"""The state of one game: one flat record. Equal cards are interchangeable, so hands and piles are counts by card."""

from typing import Annotated

from labtable.core.game.components import room
from labtable.core.record.layout import (
    A_SEAT,
    BY_SEAT,
    I8,
    I16,
    I64,
    Cube,
    Grid,
    Ints,
    Record,
    RecordArray,
    flag,
    observation,
    record,
    seen,
    state,
)

from .components import DECK, DECK_CARDS, ELEMENTS, LONGEST_GAME, LONGEST_OPEN_GAME
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


@record
class Bohrd:
    """A Bohr model on the table."""

    particles: Annotated[Ints, I16, PARTICLE_KINDS]  # by Particle; electrons at most 36 (§9.14)


@record
class Player:
    """A player's hand and character."""

    hand: Annotated[Ints, I8, CARDS]  # hidden; how many of each card, 5 at the end of a turn (§3.5), at most 8
    character: I8  # Character, public


LAID_OUT = state(streams=STREAMS, trail=16, pending=1)


@LAID_OUT
class FirstState(Record):
    """The record of the first saves, ordered so that no padding is needed: equal positions are equal bytes, also
    through numpy's own copies."""

    taken: Annotated[Ints, I64, MAX_PLAYERS]  # goals that each seat has taken, a bit set by protons (§6.6)
    pile: I64  # §2.2 goals face down, a bit set; public, their order is drawn when needed
    bohrds: Annotated[RecordArray[Bohrd], BOHRDS]  # §1.1
    turn: I16  # turns finished, up to the scenario's last_turn (§9.30)
    scenario: I16  # row of SCENARIOS
    players: Annotated[RecordArray[Player], MAX_PLAYERS]
    row: Annotated[Ints, I8, GOAL_SLOTS]  # §2.3 elements face up, or NO_GOAL
    deck: Annotated[Ints, I8, CARDS]  # hidden; how many of each card are left, their order is drawn when needed
    discards: Annotated[Ints, I8, CARDS]  # §9.10 face up, how many of each card
    mover: I8  # the seat whose turn it is
    plays_left: I8  # §3.1 2 … 0
    power_on: I8  # §5 1 once the mover has used the power of the character this turn
    replacements: I8  # §9.24 hydrogens that Brady may still turn
    ending: I8  # Ending


@LAID_OUT
class State(FirstState):
    """The record of one game, with what its players chose about closing time."""

    stays_open: I64  # §8.7 1: the laboratory does not close; eight bytes, so that no padding is needed


EARLIER_STATES = (FirstState,)
MOST_OF_A_CARD = room(__name__, 10, int(DECK.max()))
MOST_PARTICLES = room(__name__, 48, max(max(row.particles) for row in ELEMENTS))
MOST_ON_A_BOHRD = room(__name__, 3000, 8 * LONGEST_GAME)


@observation
class Observation:
    """What a seat may know. Seats are counted from the first seat of the table; `seat` says which of them looks."""

    seat: int = seen(-1, MAX_PLAYERS - 1, "The seat that looks; -1 for a spectator.")
    mover: int = seen(0, MAX_PLAYERS - 1, "The seat whose turn it is.", seating=A_SEAT)
    plays_left: int = seen(0, 2, "Cards that may still be played this turn.")
    power_on: int = flag("1 once the character's power has been used this turn.")
    replacements: int = seen(0, 108, "Hydrogens that Brady may still turn into another particle.")
    asked: int = seen(0, 3, "What is asked: nothing special, where particles go, an exchange, or a discard.")
    asked_card: int = seen(0, CARDS - 1, "The card whose particles are being placed.")
    asked_amount: int = seen(0, 8, "How many are asked for, such as cards to discard.")
    turns_left: int = seen(0, room(__name__, 2500, LONGEST_OPEN_GAME), "Turns until the laboratory closes.")
    bohrds: Grid = seen(
        0, MOST_ON_A_BOHRD, "Protons, neutrons and electrons on each of the three atom boards.", BOHRDS, PARTICLE_KINDS
    )
    goals: Ints = seen(
        0, 36, "The goals of the row by their protons, the lightest first; 0 for an empty place.", GOAL_SLOTS
    )
    goal_particles: Grid = seen(
        0,
        MOST_PARTICLES,
        "Protons, neutrons and electrons that each of these goals asks for.",
        GOAL_SLOTS,
        PARTICLE_KINDS,
    )
    missing: Cube = seen(
        -MOST_ON_A_BOHRD,
        MOST_PARTICLES,
        "For each atom board, what it lacks of each goal; below 0, what it has too much.",
        BOHRDS,
        GOAL_SLOTS,
        PARTICLE_KINDS,
    )
    plays_needed: Grid = seen(
        0,
        PLAYS_A_TURN + 1,
        "For each atom board and goal, how many cards the seat that looks must "
        "play to make it from its hand; 3: more, or other cards.",
        BOHRDS,
        GOAL_SLOTS,
    )
    pile: Ints = flag("Which goals are face down, by their protons, from 1 on.", HEAVIEST)
    hand: Ints = seen(0, MOST_OF_A_CARD, "Cards of each kind in the hand of the seat that looks.", CARDS)
    discards: Ints = seen(0, MOST_OF_A_CARD, "Cards of each kind on the discard pile.", CARDS)
    deck_size: int = seen(0, room(__name__, 90, DECK_CARDS), "Cards in the deck.")
    hand_sizes: Ints = seen(0, 8, "Cards in the hand of each seat.", MAX_PLAYERS, seating=BY_SEAT)
    points: Ints = seen(0, 1100, "Points of each seat.", MAX_PLAYERS, seating=BY_SEAT)
    characters: Ints = seen(0, 7, "The character of each seat, 0 for none.", MAX_PLAYERS, seating=BY_SEAT)
