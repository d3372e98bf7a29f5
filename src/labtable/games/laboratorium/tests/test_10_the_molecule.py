"""RULES.md §10 Rulings about the molecule: rings, aromatic rings and the room that they need."""

from itertools import combinations
from random import Random

import numpy as np
import pytest

from labtable.core.compiler.mode import MODE, Mode
from labtable.core.record.bits import has
from labtable.core.record.records import blank
from labtable.games.laboratorium import GAME
from labtable.games.laboratorium.actions import decode, encode
from labtable.games.laboratorium.chemistry import smiles
from labtable.games.laboratorium.chemistry.rings import add_to_aromatic, lies_flat
from labtable.games.laboratorium.constants import (
    HYDROGEN_SLOT,
    LARGEST_RING,
    NO_PLACE,
    Kind,
    Pending,
    Refusal,
    Token,
)
from labtable.games.laboratorium.invariants import Fault, fault_of
from labtable.games.laboratorium.manipulations import places_around_rings, ring_places
from labtable.games.laboratorium.tests.position import game
from labtable.games.laboratorium.tests.test_canonical import random_graph

SINGLE, DOUBLE = 0, 1
TRIES = {Mode.COMPILED: 2000, Mode.CHECKED: 300, Mode.INTERPRETED: 25}[MODE]


def test_10_1_coumarin_gets_its_second_ring():
    position = game(target="coumarin", molecules=["[1*]C(=O)Oc1ccccc1C=C[1*]"])
    last = 10
    position.do(Kind.CLOSE, 0, 0).dice(3, 4).do(Kind.PARTNER, last)
    assert position.s.decision == Pending.OVER and position.same("O=C1C=Cc2ccccc2O1")


def test_10_1_two_centres_of_one_atom_do_not_react():
    assert game(molecules=["[1*]C[1*]"]).why(Kind.CLOSE, 0, 0) == Refusal.NO_PARTNER


def test_10_2_the_kept_side_holds_a_carbon_or_an_oxygen():
    assert game(molecules=["C"]).now(Kind.CLEAVE, 0, HYDROGEN_SLOT).same("C[1*]")
    assert game(molecules=["C=O"]).now(Kind.CLEAVE, 1, 0).same("O=[2*]")


def test_10_3_naphthalene_is_one_molecule():
    position = game(molecules=["[1*]C=CC=Cc1ccccc1[1*]"]).do(Kind.CLOSE, 0, 0).dice(3, 4).do(Kind.PARTNER, 9)
    assert position.same("c1ccc2ccccc2c1")


def test_10_18_no_atom_gets_two_double_bonds():
    position = game(molecules=["C=C([1*])C([1*])[1*]"])
    assert position.why(Kind.PAIR, 1, 1) == Refusal.TWO_DOUBLES
    assert game(molecules=["C=C([1*])[1*]"]).why(Kind.HYBRIDISE, 1) == Refusal.TWO_DOUBLES


def test_10_7_a_card_that_needs_more_tokens_than_the_share_cannot_be_used():
    position = game(molecules=["C=CC=CC=CC=CC[1*]"], reagents=["8"])
    assert position.why(Kind.SINGLE, 8) == Refusal.BOX_TOO_SMALL
    assert game(molecules=["CCCC[1*]"], reagents=["8"]).why(Kind.SINGLE, 3) == Refusal.NONE


def test_10_7_nor_are_there_more_than_ten_centres():
    ten = "[1*]C([1*])([1*])C([1*])([1*])C([1*])([1*])C([1*])([1*])C[1*]"
    assert game(molecules=[ten]).why(Kind.CLEAVE, 4, HYDROGEN_SLOT) == Refusal.BOX_TOO_SMALL
    assert game(molecules=[ten]).why(Kind.CLEAVE, 3, 0) == Refusal.NONE, "centres go away with the other side"


@pytest.mark.parametrize(
    "molecule",
    [
        "[1*]C([1*])([1*])C([1*])([1*])C([1*])([1*])C([1*])([1*])C[1*]",
        "C=C([1*])C([1*])([1*])C([1*])([1*])C([1*])([1*])C([1*])([1*])[1*]",
        "[1*]CC(=O)c1ccc([1*])cc1C([1*])[1*]",
    ],
)
def test_10_7_the_list_holds_what_is_not_refused(molecule):
    position = game(molecules=[molecule])
    assert position.legal() == [one for one in range(GAME.NUM_ACTIONS) if position.refusal(one) == Refusal.NONE]


def test_10_2_a_bond_of_a_ring_is_not_cleaved():
    position = game(molecules=["Cc1ccccc1"])
    assert position.why(Kind.CLEAVE, 2, 0) == Refusal.RING_BOND
    assert position.why(Kind.CLEAVE, 1, 0) == Refusal.NONE
    assert position.why(Kind.CLEAVE, 0, 3) == Refusal.NO_SUCH_BOND


@pytest.mark.parametrize(
    ("chain", "ring"),
    [("[1*]CCCC[1*]", None), ("[1*]CCCCC[1*]", "C1CCCC1"), ("[1*]CCCCCC[1*]", "C1CCCCC1"), ("[1*]CCCCCCC[1*]", None)],
)
def test_10_1_a_ring_of_five_or_six_can_be_closed(chain, ring):
    position = game(molecules=[chain])
    if ring is None:
        assert position.why(Kind.CLOSE, SINGLE, 0) == Refusal.NO_PARTNER
        return
    assert encode(Kind.CLOSE, SINGLE, 0) in position.legal()
    last = len(smiles.read(chain).atoms) - 1
    position.do(Kind.CLOSE, SINGLE, 0).dice(3, 4).do(Kind.PARTNER, last)
    assert position.same(ring)


def test_10_1_a_ring_by_a_double_bond():
    position = game(molecules=["[2*]=CCCCCC=[2*]"]).do(Kind.CLOSE, DOUBLE, 5).dice(3, 4).do(Kind.PARTNER, 0)
    assert position.same("C1CCCC=C1")


def test_10_1_the_partner_must_be_at_the_right_distance():
    position = game(molecules=["[1*]CC([1*])CCC[1*]"]).do(Kind.CLOSE, SINGLE, 0)
    assert position.why(Kind.PARTNER, 1) == Refusal.RING_SIZE and position.why(Kind.PARTNER, 4) == Refusal.NONE
    assert position.why(Kind.PARTNER, 2) == Refusal.NO_YELLOW_CENTRE


def test_10_3_alternating_double_bonds_make_a_ring_aromatic():
    position = game(molecules=["[1*]C=CC=CC=C[1*]"]).do(Kind.CLOSE, SINGLE, 0).dice(3, 4).do(Kind.PARTNER, 5)
    assert position.same("c1ccccc1")
    made = game(molecules=["[1*]C1C([1*])C=CC=C1"]).now(Kind.PAIR, 0, 0)
    assert made.same("c1ccccc1")


def test_10_3_both_drawings_are_the_same_molecule():
    one = game(molecules=["[1*]C(C)=CC=CC=C[1*]"]).do(Kind.CLOSE, SINGLE, 0).dice(3, 4).do(Kind.PARTNER, 6)
    other = game(molecules=["[2*]=C(C)C=CC=CC=[2*]"]).do(Kind.CLOSE, DOUBLE, 0).dice(3, 4).do(Kind.PARTNER, 6)
    assert one.same("Cc1ccccc1") and other.same("Cc1ccccc1")


def pair(position, a, b):
    """The addition or elimination between two atoms."""
    a, b = sorted((a, b))
    slots = position.s.players[0].molecule.atoms[a].neighbour.tolist()
    return Kind.PAIR, a, slots.index(b)


@pytest.mark.parametrize(
    ("molecule", "a", "b", "left"),
    [
        ("c1ccccc1", 0, 1, "[1*]C1C=CC=CC1[1*]"),
        ("c1ccc2ccccc2c1", 1, 2, "[1*]C1C=Cc2ccccc2C1[1*]"),  # the ring beside it stays aromatic
        ("c1ccc2ccccc2c1", 0, 1, "[1*]C1C=C2C=CC=CC2=CC1[1*]"),  # here neither ring does
    ],
)
def test_10_3_an_addition_opens_an_aromatic_ring(molecule, a, b, left):
    position = game(molecules=[molecule])
    assert position.now(*pair(position, a, b)).same(left)


@pytest.mark.parametrize(
    "molecule", ["c1ccccc1", "c1ccc2ccccc2c1", "c1ccc2cc3ccccc3cc2c1", "c1ccc2c(c1)ccc1ccccc12", "c1ccccc1-c1ccccc1"]
)
def test_10_3_an_addition_on_any_bond_leaves_every_valence_right(molecule):
    """All the aromatic systems that fit into fourteen carbons."""
    printed = smiles.read(molecule)
    for (a, b), bond in printed.bonds.items():
        if bond != smiles.Bond.AROMATIC:
            continue
        m = blank(GAME.STATE)[0].goal
        smiles.fill(m, printed)
        add_to_aromatic(m, a, b)
        opened = smiles.graph_of(m)[0]
        for place, bonds in enumerate(opened.around()):
            assert opened.valence_of(place, bonds) + opened.atoms[place].hydrogens == 4
            assert list(bonds.values()).count(smiles.Bond.DOUBLE) <= 1
        assert opened.bonds[a, b] == smiles.Bond.SINGLE and opened.tokens()[Token.CENTRE] == 2
        opened.atoms[a].yellow = opened.atoms[b].yellow = 0
        opened.bonds[a, b] = smiles.Bond.DOUBLE
        smiles.aromatise(opened)
        assert opened.bonds == printed.bonds, "an elimination at the same place makes it aromatic again"


def test_10_19_a_ring_beside_another_shares_one_bond():
    decalin = game(molecules=["[1*]CCCCC1CCCCC1[1*]"])
    assert decalin.do(Kind.CLOSE, SINGLE, 0).why(Kind.PARTNER, 9) == Refusal.NONE


@pytest.mark.parametrize(
    ("molecule", "i", "j"),
    [
        ("[1*]CCc1ccc([1*])cc1", 0, 5),  # across a benzene, from a carbon to the one opposite
        ("[1*]CC1CCC([1*])CC1", 0, 4),  # norbornane
        ("[1*]CCC1CCC([1*])CC1", 0, 5),  # bicyclooctane
        ("[1*]CCC1CCCC([1*])C1", 0, 6),
    ],
)
def test_10_19_a_bridge_across_a_ring_would_overlap_it(molecule, i, j):
    position = game(molecules=[molecule])
    assert position.why(Kind.CLOSE, SINGLE, i) == Refusal.OVERLAP
    assert not any(decode(action)[0] == Kind.CLOSE for action in position.legal())
    graph = smiles.read(molecule)
    graph.bonds[i, j] = smiles.Bond.SINGLE
    graph.atoms[i].yellow = graph.atoms[j].yellow = 0
    assert not smiles.lies_flat(graph)


def test_10_19_an_end_with_two_partners_closes_the_ring_that_lies_flat():
    position = game(molecules=["[1*]CC(CCC[1*])c1cccc([1*])c1"]).do(Kind.CLOSE, SINGLE, 0)
    assert position.why(Kind.PARTNER, 4) == Refusal.NONE and position.why(Kind.PARTNER, 9) == Refusal.OVERLAP


def test_10_19_an_atom_with_rings_all_around_bears_nothing_else():
    hydrogen_inside = game(molecules=["[1*]CCC1C=CCC2CC=CC([1*])C12"])
    assert hydrogen_inside.why(Kind.CLOSE, SINGLE, 0) == Refusal.OVERLAP
    nothing_inside = game(molecules=["[1*]CCc1cccc2cccc([1*])c12"])
    assert nothing_inside.why(Kind.CLOSE, SINGLE, 0) == Refusal.NONE


def test_10_19_nor_is_there_room_for_a_centre():
    acenaphthene = game(molecules=["C1Cc2cccc3cccc1c23"])
    middle, beside, outside = 11, 10, 4
    assert acenaphthene.why(*pair(acenaphthene, middle, beside)) == Refusal.NO_ROOM
    assert acenaphthene.why(*pair(acenaphthene, outside, outside - 1)) == Refusal.NONE


def test_10_19_whichever_atom_was_there_first():
    acenaphthene = game(molecules=["c12CCc3cccc(ccc1)c23"])
    assert acenaphthene.why(*pair(acenaphthene, 11, 0)) == Refusal.NO_ROOM


def test_10_19_two_rings_may_share_an_atom():
    position = game(molecules=["[1*]CCCCC1([1*])CCCC1"])
    assert position.do(Kind.CLOSE, SINGLE, 0).why(Kind.PARTNER, 4) == Refusal.NONE


def test_10_19_the_rules_and_the_reader_of_molecules_agree_on_what_lies_flat():
    pick, seen = Random(4), set()
    for _ in range(TRIES):
        graph = random_graph(pick)
        for a, b in combinations(range(len(graph.atoms)), 2):
            both = graph.atoms[a].hydrogens and graph.atoms[b].hydrogens and b not in graph.around()[a]
            if both and pick.random() < 0.1:
                graph.atoms[a].hydrogens -= 1
                graph.atoms[b].hydrogens -= 1
                graph.bonds[a, b] = smiles.Bond.SINGLE
        if any(0 < size < 5 for size in _ring_sizes(graph)):
            continue
        s = blank(GAME.STATE)[0]
        smiles.fill(s.goal, graph)
        flat = smiles.lies_flat(graph)
        assert bool(lies_flat(s.goal, NO_PLACE, NO_PLACE)) == flat
        seen.add(flat)
    assert TRIES < 100 or seen == {True, False}


def _ring_sizes(graph):
    from labtable.games.laboratorium.chemistry.own_molecule import _ring_size

    around = graph.around()
    return [_ring_size(around, pair) for pair in graph.bonds]


def test_10_19_a_ring_is_closed_exactly_where_it_will_lie_flat():
    """The rules look at a bond that is not there yet; the reader of molecules looks at the molecule with the bond."""
    pick, seen = Random(5), set()
    for _ in range(TRIES):
        graph = random_graph(pick)
        if any(0 < size < 5 for size in _ring_sizes(graph)) or not smiles.lies_flat(graph):
            continue
        s = blank(GAME.STATE)[0]
        smiles.fill(s.goal, graph)
        bearers = [k for k, atom in enumerate(graph.atoms) if atom.hydrogens]
        for a, b in combinations(bearers, 2):
            if ring_places(s.goal, a, 1 << b) == 0:
                continue
            closed = smiles.Graph.of(graph.structure)
            closed.atoms[a].hydrogens -= 1
            closed.atoms[b].hydrogens -= 1
            closed.bonds[a, b] = smiles.Bond.SINGLE
            flat = smiles.lies_flat(closed)
            assert bool(lies_flat(s.goal, a, b)) == flat
            large = max(_ring_sizes(graph)) > LARGEST_RING  # which no play makes
            assert not flat or large or has(places_around_rings(s.goal, a), b)
            seen.add(flat)
    assert TRIES < 100 or seen == {True, False}


def test_10_19_no_play_makes_tokens_overlap():
    pick = np.random.default_rng(5)
    position = game(molecules=["[1*]c1ccc([1*])cc1", "[1*]CCCC[1*]"], reagents=["4 5 7", "2 5 7"])
    for _ in range(TRIES // 10):
        if position.s.decision == Pending.OVER:
            break
        closing = [action for action in position.legal() if decode(action)[0] in (Kind.CLOSE, Kind.SINGLE, Kind.CLEAVE)]
        position.do(*decode(int(pick.choice(closing or position.legal()))))
        assert fault_of(position.s.players[0].molecule) == Fault.NONE
