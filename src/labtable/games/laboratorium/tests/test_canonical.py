"""Canonical codes against RDKit’s canonical SMILES: the same code exactly for the same molecule."""

from random import Random

import pytest
from rdkit import Chem

from labtable.core.compiler.mode import MODE, Mode
from labtable.core.record.records import blank
from labtable.games.laboratorium import GAME
from labtable.games.laboratorium.chemistry import smiles
from labtable.games.laboratorium.chemistry.canonical import find_code
from labtable.games.laboratorium.chemistry.rings import find_aromatic_rings, mark_ring_bonds
from labtable.games.laboratorium.chemistry.smiles import VALENCE, Atom, Graph
from labtable.games.laboratorium.components import OWN_MOLECULES, PRINTED_TARGETS
from labtable.games.laboratorium.constants import Bond, Element

COUNT = {Mode.COMPILED: 10_000, Mode.CHECKED: 1000, Mode.INTERPRETED: 40}[MODE]


def spare(graph, atom):
    return VALENCE[graph.atoms[atom].element] - graph.used_valence(atom)


def doubled(graph, atom):
    return Bond.DOUBLE in graph.bonds_of(atom).values()


def add_atom(graph, pick, to, order=Bond.SINGLE, oxygen=False):
    graph.atoms.append(Atom(Element.OXYGEN if oxygen else Element.CARBON))
    graph.bonds[to, len(graph.atoms) - 1] = order
    return len(graph.atoms) - 1


def add_benzene(graph, pick, to):
    """One of the two drawings."""
    ring = [add_atom(graph, pick, to)]
    shift = pick.randrange(2)
    for k in range(5):
        ring.append(add_atom(graph, pick, ring[-1], Bond.DOUBLE if (k + shift) % 2 == 0 else Bond.SINGLE))
    graph.bonds[ring[0], ring[5]] = Bond.DOUBLE if shift else Bond.SINGLE


def fuse(graph, pick):
    """Four carbons C=C-C=C over a bond of a ring."""
    bonds = [pair for pair in graph.bonds if graph.is_ring_bond(*pair) and all(spare(graph, atom) for atom in pair)]
    if bonds:
        a, b = pick.choice(bonds)
        chain = a
        for order in (Bond.SINGLE, Bond.DOUBLE, Bond.SINGLE, Bond.DOUBLE):
            chain = add_atom(graph, pick, chain, order)
        graph.bonds[b, chain] = Bond.SINGLE


def close(graph, pick):
    ends = [atom for atom in range(len(graph.atoms)) if spare(graph, atom)]
    if len(ends) > 1:
        a, b = pick.sample(ends, 2)
        if (a, b) not in graph.bonds and (b, a) not in graph.bonds:
            graph.bonds[a, b] = Bond.SINGLE


def random_graph(pick):
    graph = Graph([Atom(Element.CARBON)])
    for _ in range(pick.choice((2, 3, 4, 6, 9, 12))):
        open_atoms = [atom for atom in range(len(graph.atoms)) if spare(graph, atom)]
        if not open_atoms or len(graph.atoms) > 14:
            break
        to, what = pick.choice(open_atoms), pick.random()
        both = spare(graph, to) > 1 and not doubled(graph, to) and graph.atoms[to].element == Element.CARBON
        if what < 0.12:
            add_benzene(graph, pick, to)
        elif what < 0.22:
            fuse(graph, pick)
        elif what < 0.32:
            close(graph, pick)
        else:
            order = Bond.DOUBLE if both and pick.random() < 0.35 else Bond.SINGLE
            add_atom(graph, pick, to, order, pick.random() < 0.25)
    for index, atom in enumerate(graph.atoms):
        left = spare(graph, index)
        if left > 1 and not doubled(graph, index) and atom.element == Element.CARBON and pick.random() < 0.1:
            atom.purple, left = 1, left - 2
        atom.yellow = sum(pick.random() < 0.15 for _ in range(left))
        atom.hydrogens = left - atom.yellow
    return graph


def shuffled(graph, pick):
    order = list(range(len(graph.atoms)))
    pick.shuffle(order)
    place = {old: new for new, old in enumerate(order)}
    twin = Graph([graph.atoms[old] for old in order])
    for (a, b), bond in sorted(graph.bonds.items(), key=lambda _: pick.random()):
        twin.bonds[place[a], place[b]] = bond
    return twin


def code_of(graph):
    """Aromatic rings are found by the rules themselves."""
    s = blank(GAME.STATE)[0]
    smiles.fill(s.goal, graph)
    mark_ring_bonds(s.goal)
    find_aromatic_rings(s.goal)
    find_code(s.goal, s.workings)
    return tuple(int(number) for number in s.workings.code)


def test_codes_agree_with_rdkit_on_random_molecules():
    pick, by_name, by_code = Random(6), {}, {}
    for _ in range(COUNT):
        graph = random_graph(pick)
        name = Chem.MolToSmiles(Chem.MolFromSmiles(smiles.write(graph)))
        for twin in (graph, shuffled(graph, pick)):
            code = code_of(twin)
            assert by_name.setdefault(name, code) == code, f"two codes for {name}"
            assert by_code.setdefault(code, name) == name, f"one code for {name} and {by_code[code]}"
    assert COUNT < 1000 or COUNT // 3 < len(by_name) < COUNT, "many molecules, some of them twice"


def test_codes_agree_with_rdkit_on_every_target():
    for printed in [*(target.smiles for target in PRINTED_TARGETS), *OWN_MOLECULES.values()]:
        molecule = Chem.MolFromSmiles(printed)
        codes = set()
        for seed in range(3):
            text = Chem.MolToSmiles(molecule, doRandom=True, kekuleSmiles=False) if seed else printed
            kekule = Chem.MolFromSmiles(text)
            Chem.Kekulize(kekule, clearAromaticFlags=True)
            codes.add(code_of(smiles.read(Chem.MolToSmiles(kekule, kekuleSmiles=True, canonical=False))))
        assert len(codes) == 1


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("C1CCC2CCCCC2C1", "C1CCC(C1)C1CCCC1"),  # decalin and bicyclopentyl: refinement alone is blind
        ("CC(C)=C", "CC=CC"),
        ("COC", "CCO"),
        ("C1=CCC=CC1", "C1=CC=CCC1"),
        ("C[1*]", "C=[2*]"),
    ],
)
def test_different_molecules_have_different_codes(one, other):
    assert code_of(smiles.read(one)) != code_of(smiles.read(other))


def test_a_smiles_is_written_as_it_is_read():
    for target in PRINTED_TARGETS:
        graph = smiles.read(target.smiles)
        assert code_of(smiles.read(smiles.write(graph))) == code_of(graph)
