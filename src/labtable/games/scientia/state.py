"""The record of one game of Scientia. Nothing in it is hidden after the set-up except the random key.

All numbers have one width: no bytes lie between them, so that equal positions are equal bytes.
"""

import numpy as np

from labtable.core.components import room
from labtable.core.observing import A_SEAT, BY_SEAT, Seen
from labtable.core.records import nested, state, table

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

SLOT = nested(
    [
        ("stack", np.int16),  # the project that lies here, or NO_STACK
        ("rotation", np.int16),  # quarter turns, 0 … FULL_TURN (§3.9)
        ("flasks", np.int16),  # on the card (§3.6)
    ]
)

PLAYER = nested(
    [
        ("flasks", np.int16),  # in the pool (§4.3)
        ("advances", np.int16, (NUM_FIELDS,)),  # of each field; ADVANCES tells where its cubes stand (§5.2)
        ("ways", np.int16),  # bit set of Way: how slots were opened (§5.5, §5.6)
        ("slots", SLOT, (MAX_SLOTS,)),
    ]
)

STACK = nested(
    [
        ("card", np.int16),  # the project's number (§1.1)
        ("copies", np.int16),  # on the project board, 0 … 2
        ("completed", np.int16),  # copies in the completion area of the player whose turn it is (§4.2)
        ("flasks", np.int16),  # on the project board (§3.6)
    ]
)

STUDY = nested(
    [  # the card whose effects are being applied (§4.5); blank when there is none
        ("card", np.int16),  # whose lines are read, or NO_CARD
        ("step", np.int16),  # the next step to apply
        ("back", np.int16),  # the card to which a copy returns, or NO_CARD (§6.13)
        ("back_step", np.int16),
        ("applied", np.int16),  # 1 when the present line found something to do (§6.16)
        ("it", np.int16),  # the slot of the card that was chosen last, or NO_SLOT (§6.6)
        ("its_field", np.int16),  # and its field
        ("rotated", np.int16),  # bit set of the slots that this project has turned (§6.6)
        ("given", np.int16),  # bit set of the slots that it has put flasks on (§6.8)
        ("stocked", np.int16),  # bit set of the stacks that it has put flasks on (§6.9)
        ("raised", np.int16),  # bit set of the fields that it has advanced (§6.11)
        ("collected", np.int16),  # flasks that it has collected (§6.12)
        ("picked", np.int16),  # the first half of a question in two parts (§6.18, §6.21)
    ]
)

STATE = state(
    [
        ("phase", np.int16),  # Phase
        ("mover", np.int16),  # whose turn it is
        ("actor", np.int16),  # the seat that acted last, which the trail tells of
        ("rounds", np.int16),  # begun so far; 0 in the draft
        ("last_round", np.int16),  # 0 until the end begins (§7.2)
        ("trigger", np.int16),  # Ending: the supply that ran out first (§9.13)
        ("payments", np.int16),  # Payments (§9.2)
        ("tech_supply", np.int16),  # below zero: from the box (§7.3)
        ("flask_supply", np.int16),  # below zero: from the box (§7.3)
        ("stacks", STACK, (NUM_STACKS,)),
        ("players", PLAYER, (MAX_PLAYERS,)),
        ("study", STUDY),
    ],
    streams=NUM_STREAMS,
    trail=MAX_TRAIL,
    pending=MAX_PENDING,
)

OBSERVATION = table(
    [
        ("seat", np.int16),  # the seat that observes; -1 for a spectator
        ("mover", np.int16),  # whose turn it is
        ("phase", np.int16),
        ("rounds", np.int16),
        ("last_round", np.int16),
        ("tech_supply", np.int16),
        ("flask_supply", np.int16),
        ("asked", np.int16),  # Pending
        ("asked_amount", np.int16),
        ("studied", np.int16),  # the card whose effects are being applied
        ("step", np.int16),
        ("stack_card", np.int16, (NUM_STACKS,)),
        ("stack_copies", np.int16, (NUM_STACKS,)),
        ("stack_completed", np.int16, (NUM_STACKS,)),
        ("stack_flasks", np.int16, (NUM_STACKS,)),
        ("flasks", np.int16, (MAX_PLAYERS,)),
        ("open_slots", np.int16, (MAX_PLAYERS,)),
        ("advances", np.int16, (MAX_PLAYERS, NUM_FIELDS)),
        ("slot_stack", np.int16, (MAX_PLAYERS, MAX_SLOTS)),
        ("slot_rotation", np.int16, (MAX_PLAYERS, MAX_SLOTS)),
        ("slot_flasks", np.int16, (MAX_PLAYERS, MAX_SLOTS)),
    ]
)


MOST_FLASKS = room(__name__, 999, 10 * int(FLASK_SUPPLY.max()))  # NOT A RULE: no game comes near
MOST_ROUNDS = room(__name__, 1000, MOST_DECISIONS)  # NOT A RULE: nor here

# Seats are counted from the first seat of the table; `seat` says which of them looks. A stack is a project in play.
MEANINGS = {
    "seat": Seen(-1, MAX_PLAYERS - 1, "The seat that looks; -1 for a spectator."),
    "mover": Seen(0, MAX_PLAYERS - 1, "The seat whose turn it is.", A_SEAT),
    "phase": Seen(0, 2, "Draft, play or over."),
    "rounds": Seen(0, room(__name__, 1500, MOST_ROUNDS), "Rounds begun so far; 0 in the draft."),
    "last_round": Seen(0, room(__name__, 1500, MOST_ROUNDS), "The number of the last round, 0 while it is not known."),
    "tech_supply": Seen(
        -40,
        room(__name__, 10, int(TECH_SUPPLY.max())),
        "Technology cubes in the supply; below zero they come from the box.",
    ),
    "flask_supply": Seen(
        -room(__name__, 400, MOST_FLASKS),
        room(__name__, 50, int(FLASK_SUPPLY.max())),
        "Flasks in the supply; below zero they come from the box.",
    ),
    "asked": Seen(0, 19, "What is asked: the number in the game's enum Pending; 0 for the free choice of a turn."),
    "asked_amount": Seen(0, room(__name__, 99, MOST_FLASKS), "How many are asked for, such as flasks."),
    "studied": Seen(0, 48, "The card whose effects are being applied, by its printed number; 0 for none."),
    "step": Seen(0, room(__name__, 8, MAX_STEPS), "The next step of that card."),
    "stack_card": Seen(1, 48, "The printed number of each project in play, three to a field."),
    "stack_copies": Seen(0, 2, "Copies of each project on the project board."),
    "stack_completed": Seen(0, 2, "Copies of each project that the seat whose turn it is has completed this turn."),
    "stack_flasks": Seen(0, room(__name__, 99, MOST_FLASKS), "Flasks on each project of the project board."),
    "flasks": Seen(0, room(__name__, 400, MOST_FLASKS), "Flasks in each seat's pool.", BY_SEAT),
    "open_slots": Seen(STARTING_SLOTS, MAX_SLOTS, "Open slots of each seat.", BY_SEAT),
    "advances": Seen(
        0,
        room(__name__, 20, MAX_ADVANCES),
        "How far each seat has advanced in physics, chemistry, biology and astronomy.",
        BY_SEAT,
    ),
    "slot_stack": Seen(-1, NUM_STACKS - 1, "The project in each seat's slots, -1 if empty.", BY_SEAT),
    "slot_rotation": Seen(0, 4, "Quarter turns of these projects; 4 is finished.", BY_SEAT),
    "slot_flasks": Seen(0, room(__name__, 99, MOST_FLASKS), "Flasks on these projects.", BY_SEAT),
}
