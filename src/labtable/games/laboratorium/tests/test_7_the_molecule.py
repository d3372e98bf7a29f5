"""RULES.md §7 The molecule and its manipulations."""

import numpy as np
import pytest

from labtable.games.laboratorium.actions import decode
from labtable.games.laboratorium.chemistry import smiles
from labtable.games.laboratorium.constants import (
    HYDROGEN_SLOT,
    MAX_ATOMS,
    Bond,
    Kind,
    Refusal,
)
from labtable.games.laboratorium.invariants import Fault, fault_of
from labtable.games.laboratorium.tests.position import game

SINGLE, DOUBLE = 0, 1


def test_7_1_every_atom_keeps_its_valence():
    position = game(molecules=["CC(=[2*])O[1*]"])
    m = position.s.players[0].molecule
    assert fault_of(m) == Fault.NONE
    m.atoms[0].hydrogens -= 1
    m.tokens[2] -= 1
    assert fault_of(m) == Fault.VALENCE


@pytest.mark.parametrize("seed", range(3))
def test_7_1_also_after_many_random_manipulations(seed):
    position = game(players=2, molecules=["c1ccc([1*])cc1", "C=C[1*]"], reagents=["3 4 6", "2 7 8"])
    pick = np.random.default_rng(seed)
    for _ in range(15):
        legal = position.legal()
        position.do(*decode(int(pick.choice(legal))))
        for seat in range(2):
            assert fault_of(position.s.players[seat].molecule) == Fault.NONE


def test_7_2_a_single_bond_joins_the_atoms_that_bore_the_yellow_centres():
    position = game(reagents=["8"]).do(Kind.SINGLE, 0).dice(5, 5).do(Kind.USE, 7)
    assert position.same("Cc1ccccc1")


def test_7_2_needs_a_yellow_centre():
    position = game(molecules=["C=[2*]"], reagents=["8"])
    assert position.why(Kind.SINGLE, 0) == Refusal.NO_YELLOW_CENTRE
    assert position.why(Kind.SINGLE, 5) == Refusal.NO_SUCH_ATOM


def test_7_3_a_double_bond_joins_the_atoms_that_bore_the_purple_centres():
    position = game(molecules=["CC(=[2*])C"], reagents=["7"]).do(Kind.DOUBLE, 1).dice(5, 5).do(Kind.USE, 6)
    assert position.same("CC(C)=C[1*]")
    assert game(reagents=["7"]).why(Kind.DOUBLE, 0) == Refusal.NO_PURPLE_CENTRE


def test_7_4_a_cleavage_keeps_the_chosen_side():
    assert game(molecules=["CCOC"]).now(Kind.CLEAVE, 1, 1).same("CC[1*]")
    assert game(molecules=["CCOC"]).now(Kind.CLEAVE, 2, 0).same("[1*]OC")


def test_7_4_a_hydrogen_is_an_atom_too():
    assert game(molecules=["CO"]).now(Kind.CLEAVE, 1, HYDROGEN_SLOT).same("CO[1*]")
    assert game(molecules=["O([1*])C=O"]).why(Kind.CLEAVE, 0, HYDROGEN_SLOT) == Refusal.NO_HYDROGEN


def test_7_5_a_double_cleavage_leaves_a_purple_centre():
    assert game(molecules=["CC=C"]).now(Kind.CLEAVE, 1, 1).same("CC=[2*]")
    assert game(molecules=["CC=O"]).now(Kind.CLEAVE, 1, 1).same("CC=[2*]")


def test_7_6_an_addition_gives_each_carbon_a_yellow_centre():
    assert game(molecules=["CC=C"]).now(Kind.PAIR, 1, 1).same("CC([1*])C[1*]")
    assert game(molecules=["CC=O"]).why(Kind.PAIR, 1, 1) == Refusal.CARBON_ONLY


def test_7_7_an_elimination_makes_a_double_bond_of_two_yellow_centres():
    assert game(molecules=["CC([1*])C[1*]"]).now(Kind.PAIR, 1, 1).same("CC=C")
    assert game(molecules=["CC([1*])C"]).why(Kind.PAIR, 1, 1) == Refusal.YELLOW_PAIR


def test_7_8_a_purple_centre_becomes_two_yellow_ones():
    assert game(molecules=["CC(=[2*])C"]).now(Kind.HYBRIDISE, 1).same("CC([1*])([1*])C")


def test_7_9_two_yellow_centres_become_a_purple_one():
    assert game(molecules=["CC([1*])([1*])C"]).now(Kind.HYBRIDISE, 1).same("CC(=[2*])C")
    assert game(molecules=["CC[1*]"]).why(Kind.HYBRIDISE, 1) == Refusal.TWO_YELLOW
    assert game(molecules=["[1*]O[1*]"]).why(Kind.HYBRIDISE, 0) == Refusal.HYBRIDISED_CARBON


def test_7_10_a_yellow_centre_becomes_a_hydrogen():
    assert game(molecules=["CO[1*]"]).now(Kind.HYDROGEN, 1).same("CO")


def test_7_11_the_variant_puts_an_oxygen_and_a_hydrogen_at_once():
    assert game(hydroxyl="on").now(Kind.HYDROXYL, 0).same("CO")
    assert game().why(Kind.HYDROXYL, 0) == Refusal.VARIANT_OFF
    assert game(hydroxyl="on", molecules=["CO[1*]"]).now(Kind.HYDROXYL, 1).same("COO"), "any yellow centre will do"
    no_hydrogen_left = game(hydroxyl="on", molecules=["[1*]CCCCCCCCC[1*]"])
    assert no_hydrogen_left.why(Kind.HYDROXYL, 0) == Refusal.BOX_TOO_SMALL


def test_7_12_a_purple_centre_becomes_an_oxygen():
    assert game(molecules=["CC=[2*]"]).now(Kind.OXYGEN, 1).same("CC=O")
    assert game().why(Kind.OXYGEN, 0) == Refusal.NO_PURPLE_CENTRE


def test_7_13_every_atom_has_a_place_of_its_own():
    position = game(molecules=["CCO[1*]"], reagents=["4"]).do(Kind.SINGLE, 2).dice(5, 5).do(Kind.USE, 3)
    m = position.s.players[0].molecule
    _, places = smiles.graph_of(m)
    assert len(set(places)) == 9
    for place in places:
        ends = [int(m.atoms[place].neighbour[slot]) for slot in range(4) if m.atoms[place].bond[slot] != Bond.NONE]
        assert len(set(ends)) == len(ends) and place not in ends and all(end < MAX_ATOMS for end in ends)
