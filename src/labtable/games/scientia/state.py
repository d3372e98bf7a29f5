"""The record of one game of Scientia. Nothing in it is hidden after the set-up except the random key.

No bytes lie between the numbers, so that equal positions are equal bytes.
"""

from typing import Annotated

from labtable.core.game.components import room
from labtable.core.record.layout import (
    A_SEAT,
    BY_SEAT,
    I16,
    I32,
    Grid,
    Ints,
    NumpyRecord,
    Record,
    RecordArray,
    observation,
    record,
    seen,
    state,
)

from .components import (
    FLASK_SUPPLY,
    MAX_ADVANCES,
    MAX_STEPS,
    MAX_TRAIL,
    MOST_DECISIONS,
    STARTING_SLOTS,
    TECH_SUPPLY,
)
from .constants import (
    MAX_PENDING,
    MAX_PLAYERS,
    MAX_SLOTS,
    NUM_FIELDS,
    NUM_STACKS,
    NUM_STREAMS,
)


@record
class Slot:
    """A place for a project on a player's board."""

    stack: I16  # the project that lies here, or NO_STACK
    rotation: I16  # quarter turns, 0 … FULL_TURN (§3.9)
    flasks: I16  # on the card (§3.6)


@record
class Player:
    """A player's board."""

    flasks: I16  # in the pool (§4.3)
    advances: Annotated[Ints, I16, NUM_FIELDS]  # of each field; ADVANCES tells where its cubes stand (§5.2)
    ways: I16  # bit set of Way: how slots were opened (§5.5, §5.6)
    slots: Annotated[RecordArray[Slot], MAX_SLOTS]


@record
class Pile:
    """A project on the project boards."""

    card: I16  # the project's number (§1.1)
    copies: I16  # on the project board, 0 … 2
    completed: I16  # copies in the completion area of the player whose turn it is (§4.2)
    flasks: I16  # on the project board (§3.6)


@record
class Study(NumpyRecord):
    """The card whose effects are being applied (§4.5); blank when there is none."""

    card: I16  # whose lines are read, or NO_CARD
    step: I16  # the next step to apply
    back: I16  # the card to which a copy returns, or NO_CARD (§6.13)
    back_step: I16
    applied: I16  # 1 when the present line found something to do (§6.16)
    it: I16  # the slot of the card that was chosen last, or NO_SLOT (§6.6)
    its_field: I16  # and its field
    rotated: I16  # bit set of the slots that this project has turned (§6.6)
    given: I16  # bit set of the slots that it has put flasks on (§6.8)
    stocked: I16  # bit set of the stacks that it has put flasks on (§6.9)
    raised: I16  # bit set of the fields that it has advanced (§6.11)
    collected: I16  # flasks that it has collected (§6.12)
    picked: I16  # the first half of a question in two parts (§6.18, §6.21)


LAID_OUT = state(streams=NUM_STREAMS, trail=MAX_TRAIL, pending=MAX_PENDING)


@LAID_OUT
class FirstState(Record):
    """The record of saves from before the first player could be drawn by lot."""

    phase: I16  # Phase
    mover: I16  # whose turn it is
    actor: I16  # the seat that acted last, which the trail tells of
    rounds: I16  # begun so far; 0 in the draft
    last_round: I16  # 0 until the end begins (§7.2)
    trigger: I16  # Ending: the supply that ran out first (§9.13)
    payments: I16  # Payments (§9.2)
    tech_supply: I16  # below zero: from the box (§7.3)
    flask_supply: I16  # below zero: from the box (§7.3)
    stacks: Annotated[RecordArray[Pile], NUM_STACKS]
    players: Annotated[RecordArray[Player], MAX_PLAYERS]
    study: Study


@LAID_OUT
class State(FirstState):
    """The record of one game."""

    first: I32  # the seat that takes the first turn of every round (§9.1); wide, so that no gap follows it


EARLIER_STATES = (FirstState,)
MOST_FLASKS = room(__name__, 999, 10 * int(FLASK_SUPPLY.max()))  # NOT A RULE: no game comes near
MOST_ROUNDS = room(__name__, 1000, MOST_DECISIONS)  # NOT A RULE: nor here


@observation
class Observation:
    """What a seat may know. Seats are counted from the first seat of the table; `seat` alone is counted from the first
    player, so that what was learned holds whoever begins. A stack is a project in play."""

    seat: int = seen(
        -1,
        MAX_PLAYERS - 1,
        "The place in the order of play of the seat that looks, 0 for the first player; -1 for a spectator.",
    )
    mover: int = seen(0, MAX_PLAYERS - 1, "The seat whose turn it is.", seating=A_SEAT)
    phase: int = seen(0, 2, "Draft, play or over.")
    rounds: int = seen(0, room(__name__, 1500, MOST_ROUNDS), "Rounds begun so far; 0 in the draft.")
    last_round: int = seen(
        0, room(__name__, 1500, MOST_ROUNDS), "The number of the last round, 0 while it is not known."
    )
    tech_supply: int = seen(
        -40,
        room(__name__, 10, int(TECH_SUPPLY.max())),
        "Technology cubes in the supply; below zero they come from the box.",
    )
    flask_supply: int = seen(
        -room(__name__, 400, MOST_FLASKS),
        room(__name__, 50, int(FLASK_SUPPLY.max())),
        "Flasks in the supply; below zero they come from the box.",
    )
    asked: int = seen(0, 19, "What is asked: the number in the game's enum Pending; 0 for the free choice of a turn.")
    asked_amount: int = seen(0, room(__name__, 99, MOST_FLASKS), "How many are asked for, such as flasks.")
    studied: int = seen(0, 48, "The card whose effects are being applied, by its printed number; 0 for none.")
    step: int = seen(0, room(__name__, 8, MAX_STEPS), "The next step of that card.")
    stack_card: Ints = seen(1, 48, "The printed number of each project in play, three to a field.", NUM_STACKS)
    stack_copies: Ints = seen(0, 2, "Copies of each project on the project board.", NUM_STACKS)
    stack_completed: Ints = seen(
        0, 2, "Copies of each project that the seat whose turn it is has completed this turn.", NUM_STACKS
    )
    stack_flasks: Ints = seen(
        0, room(__name__, 99, MOST_FLASKS), "Flasks on each project of the project board.", NUM_STACKS
    )
    flasks: Ints = seen(
        0, room(__name__, 400, MOST_FLASKS), "Flasks in each seat's pool.", MAX_PLAYERS, seating=BY_SEAT
    )
    open_slots: Ints = seen(STARTING_SLOTS, MAX_SLOTS, "Open slots of each seat.", MAX_PLAYERS, seating=BY_SEAT)
    advances: Grid = seen(
        0,
        room(__name__, 20, MAX_ADVANCES),
        "How far each seat has advanced in physics, chemistry, biology and astronomy.",
        MAX_PLAYERS,
        NUM_FIELDS,
        seating=BY_SEAT,
    )
    slot_stack: Grid = seen(
        -1, NUM_STACKS - 1, "The project in each seat's slots, -1 if empty.", MAX_PLAYERS, MAX_SLOTS, seating=BY_SEAT
    )
    slot_rotation: Grid = seen(
        0, 4, "Quarter turns of these projects; 4 is finished.", MAX_PLAYERS, MAX_SLOTS, seating=BY_SEAT
    )
    slot_flasks: Grid = seen(
        0, room(__name__, 99, MOST_FLASKS), "Flasks on these projects.", MAX_PLAYERS, MAX_SLOTS, seating=BY_SEAT
    )
