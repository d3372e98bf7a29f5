"""Setting up (§2.1 - §2.7): the target, the piles, tokens and the first player."""

from __future__ import annotations

from typing import Any

from labtable.core.compiler.rule import rule
from labtable.core.record.randomness import below

from .chemistry.molecule import copy_molecule, hang
from .chemistry.rings import mark_ring_bonds
from .components import OWN_MOLECULE, TARGETS
from .constants import (
    BONDS,
    CARBONS,
    DEALING,
    HYDROGENS,
    MAX_ATOMS,
    OXYGENS,
    REAGENTS,
    SAFETY_TOKENS,
    Element,
    Pending,
)
from .piles import deal_piles
from .state import State

# Options, in the order of META
TARGET_OPTION, REAGENTS_OPTION, HYDROXYL_OPTION, MOLECULE_OPTION = 0, 1, 2, 3
ALL_TEN = 0  # of REAGENTS_OPTION: the first value, hence the default (§2.4)
MOLECULE_BONDS = 26  # NOT A RULE: bonds between carbons and oxygens that the option can say
MOLECULE_NUMBERS = MAX_ATOMS + MOLECULE_BONDS
PILES_OPTION = MOLECULE_OPTION + MOLECULE_NUMBERS  # printed numbers of chosen reagents; none: as REAGENTS_OPTION says
PRICES = PILES_OPTION + REAGENTS  # what the route finder adds
LABEL_BASE = 8  # an atom is element * 8 + hydrogens
BOND_BASE = 4  # a bond is (place * MAX_ATOMS + place) * 4 + Bond


@rule
def setup(s: State, players: int, options: Any) -> None:
    s.hydroxyl = options[HYDROXYL_OPTION]
    choose_target(s, options)
    choose_piles(s, options)
    write_prices(s, options)
    for reagent in range(REAGENTS):
        if s.in_play[reagent] == 1:
            s.stock[reagent] = players
    deal_piles(s)
    for seat in range(players):
        for token in range(SAFETY_TOKENS):
            s.players[seat].safety[token] = 1
    s.first = below(s, DEALING, players)
    s.round_number = 1
    s.decision = Pending.START
    s.mover = (s.first + players - 1) % players
    s.active = s.mover


@rule
def choose_target(s: State, options: Any) -> None:
    """§2.1, §2.2 The target."""
    if options[MOLECULE_OPTION] != 0:
        s.target = OWN_MOLECULE
        read_own_molecule(s, options)
    else:
        s.target = options[TARGET_OPTION]
        copy_molecule(s.goal, TARGETS[s.target].molecule)


@rule
def choose_piles(s: State, options: Any) -> None:
    """§2.4 The reagents that were chosen; if none was, those suggested for the target, or all."""
    if options[PILES_OPTION] != 0:
        for k in range(REAGENTS):
            if options[PILES_OPTION + k] != 0:
                s.in_play[options[PILES_OPTION + k] - 1] = 1
        return
    for reagent in range(REAGENTS):
        suggested = s.target == OWN_MOLECULE or TARGETS[s.target].suggested[reagent] == 1
        if suggested or options[REAGENTS_OPTION] == ALL_TEN:
            s.in_play[reagent] = 1


@rule
def write_prices(s: State, options: Any) -> None:
    """What routes/prices.py made of the options, in its order."""
    at = PRICES
    for i in range(MAX_ATOMS):
        for slot in range(BONDS):
            s.price_list.bond[i, slot] = options[at]
            s.price_list.behind[i, slot, 0] = options[at + 1]
            s.price_list.behind[i, slot, 1] = options[at + 2]
            s.price_list.needs[i, slot] = options[at + 3]
            at += 4
    s.price_list.afresh = options[at]
    s.price_list.afresh_needs = options[at + 1]


@rule
def read_own_molecule(s: State, options: Any) -> None:
    """The option's numbers as a graph: an atom each, then a bond each."""
    for i in range(MAX_ATOMS):
        label = options[MOLECULE_OPTION + i]
        if label == 0:
            continue
        atom = s.goal.atoms[i]
        atom.element = min(label // LABEL_BASE, 2)
        atom.hydrogens = label % LABEL_BASE
        if atom.element == Element.CARBON:
            s.goal.tokens[CARBONS] += 1
        else:
            s.goal.tokens[OXYGENS] += 1
        s.goal.tokens[HYDROGENS] += label % LABEL_BASE
    for k in range(MOLECULE_BONDS):
        number = options[MOLECULE_OPTION + MAX_ATOMS + k]
        i = number // BOND_BASE // MAX_ATOMS
        j = number // BOND_BASE % MAX_ATOMS
        if number != 0 and s.goal.atoms[i].bond[BONDS - 1] == 0 and s.goal.atoms[j].bond[BONDS - 1] == 0:
            hang(s.goal, i, j, number % BOND_BASE)
            hang(s.goal, j, i, number % BOND_BASE)
    mark_ring_bonds(s.goal)


@rule
def first_player(s: State) -> int:
    """§2.7 The seat that takes the first turn of a game just dealt."""
    return s.first
