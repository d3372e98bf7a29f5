"""The record of one game. A molecule is a small graph: carbons and oxygens, each with what it bears."""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np

from labtable.core.components import Table, read, room
from labtable.core.observing import Seen, flag
from labtable.core.records import Field, nested, state, table

from .constants import (
    BONDS,
    CARD_ATOMS,
    COLOURS,
    MAX_ATOMS,
    MAX_PLAYERS,
    REAGENTS,
    SAFETY_TOKENS,
    SITES,
    STREAMS,
)

Molecule: TypeAlias = Any  # a MOLECULE
Workings: TypeAlias = Any  # a WORKINGS
Place: TypeAlias = int  # of an atom in a molecule, 0 … MAX_ATOMS - 1; it keeps its place while it exists
Slot: TypeAlias = int  # of a bond on an atom, 0 … BONDS - 1
Card: TypeAlias = int  # row of CARDS: Boom, Chemistry and Safety cards
Reagent: TypeAlias = int  # row of REAGENT_CARDS: the printed number less one

_PILES = [read(__name__)[name] for name in ("boum", "chimie", "securite")]


def _copies(pile: Table) -> int:
    """Cards of a pile; components.py checks the numbers."""
    return sum(copies for row in pile.rows("card") if type(copies := row.get("copies")) is int)


MOST_CARDS = 40  # NOT A RULE: kinds of Boom, Chemistry and Safety cards together …
MAX_CARDS = min(MOST_CARDS, room(__name__, 16, sum(len(pile.rows("card")) for pile in _PILES)))  # … with room for them
PILES = 3  # Chemistry, Boom, Safety: Colour less one
MOST_IN_A_PILE = 120  # NOT A RULE: they are counted in a byte
PILE_SIZE = min(MOST_IN_A_PILE, room(__name__, 28, max(map(_copies, _PILES))))  # §1.2 the largest pile

ATOM = nested(
    [
        ("element", np.int8),  # Element; NONE: the place is free and all else is 0
        ("hydrogens", np.int8),  # 0-4, §7.1
        ("yellow", np.int8),  # yellow centres, 0-4
        ("purple", np.int8),  # purple centres, 0-1, §10.18
        ("locked_yellow", np.int8),  # of these, those already used this turn, §5.6
        ("locked_purple", np.int8),
        ("locked_hydrogens", np.int8),  # hydrogens whose bond was already tried this turn, §10.4
        ("locked_bonds", np.int8),  # bits by slot: bonds already tried this turn, §10.4
        ("ring_bonds", np.int8),  # bits by slot: bonds in a ring (cached), §10.2
        ("bond", np.int8, (BONDS,)),  # Bond by slot
        ("neighbour", np.int8, (BONDS,)),  # the place at the other end; 0 where there is no bond
    ]
)

MOLECULE = nested(
    [
        ("atoms", ATOM, (MAX_ATOMS,)),
        ("tokens", np.int8, (4,)),  # by Token (cached), §10.7
    ]
)

PLAYER = nested(
    [
        ("molecule", MOLECULE),
        ("reagents", np.int8, (REAGENTS,)),  # 0-1, reagents in hand; public, §10.8
        ("cards", np.int8, (MAX_CARDS,)),  # hidden; other cards in hand, by kind
        ("seen", np.int8, (MAX_CARDS,)),  # of these, those that all saw go under their pile before, §10.9
        ("safety", np.int8, (SAFETY_TOKENS,)),  # 0-1 by Safety, §2.5
    ]
)

ANNOUNCED = nested(
    [
        ("manipulation", np.int8),  # Manipulation, §6.1
        ("atom", np.int8),  # place
        ("slot", np.int8),  # bond of that atom, or HYDROGEN_SLOT
        ("partner", np.int8),  # place of the ring's other end
        ("reagent", np.int8),  # the reagent played, plus one; 0 is none
        ("site", np.int8),  # which of its centres
        ("played", np.int8, (MAX_CARDS,)),  # Boom and Chemistry cards on the table, by kind
        ("ignored", np.int8, (MAX_CARDS,)),  # of these, the Boom cards that count for nothing, §8.9
        ("rolled", np.int8),  # of the black dice; 0 before the roll
        ("rerolled", np.int8),  # 0-1, §8.10
    ]
)

LABELLING: list[Field] = [  # where canonical labelling works; all 0 between actions
    ("colour", np.int8, (MAX_ATOMS + 1, MAX_ATOMS)),  # of each atom, by depth of the search
    ("picked", np.int8, (MAX_ATOMS + 5,)),  # the atom singled out at each depth, plus one; 4 to fill up
    ("key", np.int64, (MAX_ATOMS,)),
    ("code", np.int64, (MAX_ATOMS,)),  # the smallest code found
]
WORKINGS = nested(
    [
        *LABELLING,
        ("target", np.int64, (MAX_ATOMS,)),  # that of the target, while a molecule is compared with it
    ]
)

SMALL: list[Field] = [
    ("decision", np.int8),  # Pending
    ("step", np.int8),  # Step; NONE between actions
    ("mover", np.int8),  # the seat that decides
    ("active", np.int8),  # the seat whose turn it is, §3.2
    ("first", np.int8),  # holds the first-player token, §2.7
    ("round_number", np.int8),  # from 1
    ("manipulating", np.int8),  # 0 resource phase, 1 manipulation phase
    ("turn_type", np.int8),  # Type, §5.3
    ("announcements", np.int8),  # made this turn, counted to 100
    ("resold", np.int8),  # the reagent resold this turn, plus one; 0 is none, §4.3
    ("gains", np.int8, (COLOURS,)),  # cards still to be taken or drawn, by Colour, §10.16
    ("announced", ANNOUNCED),
    ("stock", np.int8, (REAGENTS,)),  # cards on the reagent piles, §2.3
    ("in_play", np.int8, (REAGENTS,)),  # 0-1, piles of this game, §2.4
    ("piles", np.int8, (PILES, PILE_SIZE)),  # kinds, top first, [:pile_sizes]; hidden down to pile_hidden
    ("pile_sizes", np.int8, (PILES,)),
    ("pile_hidden", np.int8, (PILES,)),  # cards from the top whose order nobody has seen, §10.9
    ("players", PLAYER, (MAX_PLAYERS,)),
    ("hydroxyl", np.int8),  # 0-1, §7.11
    ("target", np.int8),  # row of TARGETS, or OWN_MOLECULE
    ("goal", MOLECULE),  # the target
    ("ending", np.int8),  # Ending
    ("winner", np.int8),  # seat plus one; 0 is nobody
    ("draft", MOLECULE),  # evaluation tries a manipulation here; blank between actions
]
SIZES = {"streams": STREAMS, "trail": 32, "pending": 1}


def _filler() -> int:
    """Bytes up to the next multiple of eight: a gap would not be copied, and equal positions are equal bytes."""
    trial = state(SMALL, **SIZES)
    last = trial.fields[trial.names[-1]] if trial.fields and trial.names else None
    assert last is not None
    return 8 - (last[1] + last[0].itemsize) % 8


ALL_SMALL: list[Field] = [*SMALL, ("filler", np.int8, (_filler(),))]  # which is 0
STATE = state([*ALL_SMALL, ("workings", WORKINGS)], **SIZES)
EARLIER_STATES = (  # when the target's code was found at the deal
    state([*ALL_SMALL, ("goal_code", np.int64, (MAX_ATOMS,)), ("workings", nested(LABELLING))], **SIZES),
)

REAGENT_CARD = table(
    [
        ("molecule", MOLECULE),
        ("atoms", np.int8),  # carbons and oxygens on the card, 1 … CARD_ATOMS
        ("sites", np.int8, (2, SITES)),  # places of its different yellow [0] and purple [1] centres, plus one
    ]
)

CARD = table(
    [
        ("colour", np.int8),  # Colour
        ("copies", np.int8),
        ("difficulty", np.int8),  # what it adds, §6.4
        ("word", np.int8),  # Word
        ("token", np.int8),  # Safety, where the word names one
    ]
)

TARGET = table(
    [
        ("molecule", MOLECULE),
        ("suggested", np.int8, (REAGENTS,)),  # 0-1
    ]
)

SEEN_ATOM = 5  # numbers that an observation gives an atom: element, hydrogens, yellow, purple, free centres

OBSERVATION = table(
    [
        ("decision", np.int16),
        ("mover", np.int16),  # seats are counted from the observer
        ("active", np.int16),
        ("first", np.int16),
        ("round_number", np.int16),
        ("turn_type", np.int16),
        ("resold", np.int16),
        ("gains", np.int16, (COLOURS,)),
        ("manipulation", np.int16),
        ("announced_atom", np.int16),
        ("announced_slot", np.int16),
        ("announced_reagent", np.int16),
        ("played", np.int16, (MAX_CARDS,)),
        ("ignored", np.int16, (MAX_CARDS,)),
        ("rolled", np.int16),
        ("stock", np.int16, (REAGENTS,)),
        ("own_cards", np.int16, (MAX_CARDS,)),
        ("hand_sizes", np.int16, (MAX_PLAYERS, PILES)),
        ("reagents", np.int16, (MAX_PLAYERS, REAGENTS)),
        ("safety", np.int16, (MAX_PLAYERS, SAFETY_TOKENS)),
        ("atoms", np.int16, (MAX_PLAYERS + 1, MAX_ATOMS, SEEN_ATOM)),  # the last molecule is the target
        ("bonds", np.int16, (MAX_PLAYERS + 1, MAX_ATOMS, BONDS)),  # bond + 4 * (neighbour + 1)
        ("hydroxyl", np.int16),
    ]
)

assert 5 * CARD_ATOMS < 62

# Seats, and the rows of a field that has one for each player, are counted from the player who looks.
MEANINGS = {
    "decision": Seen(0, 13, "What is asked: the number in the game's enum Pending."),
    "mover": Seen(0, MAX_PLAYERS - 1, "Whom the game waits for."),
    "active": Seen(0, MAX_PLAYERS - 1, "Whose turn it is."),
    "first": Seen(0, MAX_PLAYERS - 1, "Who holds the first-player token."),
    "round_number": Seen(0, 41, "The round, counted from 1."),
    "turn_type": Seen(0, 2, "What this turn's manipulations are: none yet, reactions or characterisations."),
    "resold": Seen(0, REAGENTS, "The reagent that was resold this turn, by its printed number; 0 for none."),
    "gains": Seen(0, 12, "Cards still to be taken: reagents, Chemistry, Boom, Safety."),
    "manipulation": Seen(0, 13, "The manipulation that was announced, 0 for none."),
    "announced_atom": Seen(0, MAX_ATOMS - 1, "The place of the atom that it works on."),
    "announced_slot": Seen(0, BONDS, "The bond of that atom that it works on; 4 for a hydrogen."),
    "announced_reagent": Seen(0, REAGENTS, "The reagent that reacts, by its printed number; 0 for none."),
    "played": Seen(0, PILE_SIZE, "Boom and Chemistry cards on the table, by kind."),
    "ignored": Seen(0, PILE_SIZE, "Boom cards on the table that count for nothing, by kind."),
    "rolled": Seen(0, 12, "The sum of the black dice, 0 before the roll."),
    "stock": Seen(0, 12, "Cards on each reagent pile."),
    "own_cards": Seen(0, PILE_SIZE, "Boom, Chemistry and Safety cards in the hand of the player who looks, by kind."),
    "hand_sizes": Seen(0, PILE_SIZE, "Chemistry, Boom and Safety cards in each player's hand."),
    "reagents": flag("Which reagents each player holds; they lie open."),
    "safety": flag("Which safety tokens each player still has: coat, extinguisher, glassware."),
    "atoms": Seen(
        0,
        4,
        "Each atom of each molecule, the target last: element (0 none, 1 carbon, 2 oxygen), hydrogens, "
        "yellow centres, purple centres, and centres that are still free this turn.",
    ),
    "bonds": Seen(
        0,
        3 + 4 * MAX_ATOMS,
        "Each atom's bonds: the kind (1 single, 2 double, 3 aromatic) and four times "
        "the other atom's place, counted from 1; 0 for no bond.",
    ),
    "hydroxyl": flag("1 when the hydroxyl variant is played."),
}
