"""RULES.md §1 The box."""

import pytest
from rdkit import Chem

from labtable.games.laboratorium import GAME
from labtable.games.laboratorium.chemistry import smiles
from labtable.games.laboratorium.components import CARDS, PRINTED_TARGETS, REAGENT_CARDS, TARGETS, TOKENS
from labtable.games.laboratorium.constants import MAX_PLAYERS, Bond, Colour, Element, Token
from labtable.games.laboratorium.tests.position import dealt


def test_1_1_two_to_four_seats_play():
    assert list(GAME.meta.players) == [2, 3, 4] and MAX_PLAYERS == 4


@pytest.mark.parametrize(("colour", "count"), [(Colour.BOUM, 28), (Colour.SECURITE, 21), (Colour.CHIMIE, 18)])
def test_1_2_the_cards_add_up(colour, count):
    assert sum(int(card.copies) for card in CARDS if card.colour == colour) == count


def test_1_2_there_are_ten_kinds_of_reagents_four_of_each():
    assert len(REAGENT_CARDS) * MAX_PLAYERS == 40


def test_1_3_the_tokens_add_up():
    assert [TOKENS[token] for token in Token] == [56, 28, 72, 40] and sum(TOKENS.values()) == 196


@pytest.mark.parametrize(
    ("name", "formula", "suggested", "difficulty"),
    [
        ("aspirin", (9, 4, 8), [1, 2, 3, 8, 9, 10], "easy"),
        ("cinnamaldehyde", (9, 1, 8), [3, 4, 6, 7, 8, 9], "easy"),
        ("myrcene", (10, 0, 16), [1, 2, 5, 6, 7], "medium"),
        ("linalool", (10, 1, 18), [1, 2, 3, 5, 6, 7], "medium"),
        ("vanillin", (8, 3, 8), [1, 3, 4, 6, 7, 8], "hard"),
        ("coumarin", (9, 2, 6), [6, 7, 8, 10], "hard"),
        ("resveratrol", (14, 3, 12), [3, 4, 6, 7, 8, 9], "hard"),
    ],
)
def test_1_4_the_targets_are_the_real_molecules(name, formula, suggested, difficulty):
    s = dealt(target=name).s
    assert tuple(s.goal.tokens) == (*formula, 0)
    card = next(card for card in PRINTED_TARGETS if card.id == name)
    assert card.suggested == suggested and card.grade == difficulty
    assert len(TARGETS) == 7


def _opposite(graph):
    """Whether a benzene ring has substituents on two opposite carbons."""
    around = graph.around()
    open_places = {
        place
        for place, bonds in enumerate(around)
        if Bond.AROMATIC in bonds.values() and any(bond != Bond.AROMATIC for bond in bonds.values())
    }
    return any(
        ring[k] in open_places and ring[k + 3] in open_places
        for ring in smiles.small_rings(graph)
        if len(ring) == 6
        for k in range(3)
    )


def _side_by_side(graph):
    """Whether a benzene ring has an oxygen and a carbon on neighbouring carbons."""
    around = graph.around()

    def bears(place, element):
        return any(
            bond != Bond.AROMATIC and graph.atoms[other].element == element for other, bond in around[place].items()
        )

    return any(
        bond == Bond.AROMATIC
        and (
            (bears(a, Element.OXYGEN) and bears(b, Element.CARBON))
            or (bears(b, Element.OXYGEN) and bears(a, Element.CARBON))
        )
        for (a, b), bond in graph.bonds.items()
    )


def _methyl(graph, on_carbon=False):
    bearers = [
        graph.atoms[next(iter(bonds))].element
        for atom, bonds in zip(graph.atoms, graph.around(), strict=True)
        if atom.hydrogens == 3
    ]
    return Element.CARBON in bearers if on_carbon else bool(bearers)


HAS = {  # by number: what components.toml says that the targets which suggest a reagent have
    1: _methyl,
    2: lambda graph: _methyl(graph, on_carbon=True),
    3: lambda graph: any(atom.element == Element.OXYGEN and atom.hydrogens for atom in graph.atoms),
    4: _opposite,
    5: lambda graph: bool(
        Chem.MolFromSmiles(smiles.write(graph)).GetSubstructMatches(Chem.MolFromSmarts("[CH3]C=[CH][CH2][CH2]"))
    ),
    6: lambda graph: any(
        atom.element == Element.CARBON and atom.hydrogens and Bond.DOUBLE in bonds.values()
        for atom, bonds in zip(graph.atoms, graph.around(), strict=True)
    ),
    8: lambda graph: Bond.AROMATIC in graph.bonds.values(),
    10: _side_by_side,
}
HAS[7] = HAS[6]


@pytest.mark.parametrize("number", HAS)
def test_1_4_the_reasons_of_our_reagents_are_true(number):
    suggest = {target.id for target in PRINTED_TARGETS if number in target.suggested}
    have = {target.id for target in PRINTED_TARGETS if HAS[number](smiles.read(target.smiles))}
    assert suggest - have == ({"cinnamaldehyde"} if number in (3, 4) else set()) and have <= suggest
