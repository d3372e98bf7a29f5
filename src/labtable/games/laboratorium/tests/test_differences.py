"""What a molecule lacks of its target is told in words: to everybody, and to those who cannot see it at all."""

import pytest

from labtable.games.laboratorium import GAME
from labtable.games.laboratorium.chemistry.smiles import read
from labtable.games.laboratorium.differences import Differences, group_name, ring_size
from labtable.games.laboratorium.tests.position import game


def told(molecule: str, target: str, kept: dict[int, int], language: str = "en") -> list[str]:
    here, there = read(molecule), read(target)
    things = [f"atom/0/{atom}" for atom in range(len(here.atoms))]
    goals = [f"goal/{atom}" for atom in range(len(there.atoms))]
    return [GAME.text.say(message, language) for message in Differences(here, there, kept, things, goals).told()]


def test_a_group_that_is_missing_is_named_with_the_atom_that_shall_bear_it():
    ring = {atom: atom + 2 for atom in range(6)}
    assert told("c1ccccc1[1*]", "O=Cc1ccccc1", {atom: (5 - atom) + 2 for atom in ring}) == [
        "Your C6 lacks the aldehyde group that C3 of the target has."
    ]


def test_a_bond_that_is_missing_or_another_one_is_told():
    assert told("CC", "C=C", {0: 0, 1: 1}) == ["C1 and C2 must be joined by a double bond."]


def test_what_is_too_much_is_told_and_what_agrees_is_not():
    assert told("CO", "C", {0: 0}) == ["O2 is not part of the target."]
    assert told("CO", "CO", {0: 0, 1: 1}) == []


def test_an_atom_with_the_right_bonds_and_a_centre_lacks_a_hydrogen():
    assert told("C[1*]", "C", {0: 0}) == ["Your C1 has 3 hydrogens; the target has 4 there."]


@pytest.mark.parametrize(
    ("smiles", "group", "name"),
    [("CO", {1}, "group-hydroxyl"), ("CC(=O)O", {1, 2, 3}, "group-carboxyl"), ("CC", {1}, "group-methyl")],
)
def test_groups_have_the_names_that_chemists_use(smiles, group, name):
    assert group_name(read(smiles), group).id == name


def test_other_groups_are_told_by_their_formula():
    assert group_name(read("CCO"), {1, 2}).params == {"formula": "CH₃O"}


def test_an_atom_knows_its_smallest_ring():
    assert [ring_size(read("Cc1ccccc1"), atom) for atom in range(3)] == [0, 6, 6]
    assert ring_size(read("C1CC1"), 0) == 3
    assert ring_size(read("CCC"), 1) == 0


def test_the_view_tells_the_differences_of_every_seat_and_the_rings_of_every_atom():
    position = game(molecules=["c1ccccc1[1*]"])
    seat = GAME.view(position.s, 0).players[0]
    assert {atom.ring for atom in seat.molecule.atoms} == {6}
    assert seat.route is not None and seat.route.differs
    assert all(thing.split("/")[0] in ("atom", "goal") for one in seat.route.differs for thing in one.things)
