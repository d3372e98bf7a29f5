"""One's own molecule-cible: read by name or SMILES, checked, and written as the numbers of the option (§2.2)."""
from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from labtable.core.errors import BadSetup
from labtable.games.laboratorium import smiles
from labtable.games.laboratorium.components import DATA, SHARE
from labtable.games.laboratorium.constants import LARGEST_RING, MAX_ATOMS, SMALLEST_RING, Bond, Element, Token
from labtable.games.laboratorium.rules import BOND_BASE, LABEL_BASE, MOLECULE_BONDS
from labtable.games.laboratorium.smiles import Atom, Graph

TOKEN_WORDS = {Token.CARBON: "carbons", Token.OXYGEN: "oxygens", Token.HYDROGEN: "hydrogens",
               Token.CENTRE: "centres"}
WITHOUT_RDKIT = ("To read a molecule of your own, Labtable needs RDKit: install it with "
                 "`pip install 'labtable[chem]'`, or choose one of the names that it knows: {names}.")


def known_names() -> dict[str, str]:
    """Molecules that are known by name, and their SMILES; our seven targets first."""
    names = {card["id"]: card["smiles"] for card in DATA["targets"]["card"]}
    return names | {card["id"]: card["smiles"] for card in DATA["own"]["card"]}


def read_own(text: str) -> Sequence[int]:
    """What a person writes as the option `molecule`; BadSetup says why it cannot be a target."""
    return numbers_of(graph_of_text(text))


def graph_of_text(text: str) -> Graph:
    """A molecule by name or SMILES that fits the box and can be made; BadSetup with the reason if not."""
    from labtable.games.laboratorium.route import find_route

    written = text.strip()
    names = known_names()
    found = names.get(written.lower().replace(" ", "-"))
    graph = smiles.read(found) if found else _read_with_rdkit(written)
    smiles.aromatise(graph)
    _check(written, graph)
    if find_route(graph) is None:
        raise BadSetup(f"{written!r} is out of reach: Labtable finds no route to it from the ten reagents.")
    return graph


def _read_with_rdkit(written: str) -> Graph:
    try:
        from rdkit import Chem, RDLogger
    except ImportError:
        raise BadSetup(WITHOUT_RDKIT.format(names=", ".join(known_names()))) from None
    RDLogger.DisableLog("rdApp.*")  # type: ignore[attr-defined]
    molecule = Chem.MolFromSmiles(written) if written else None
    if molecule is None:
        raise BadSetup(f"{written!r} is neither a SMILES nor a name that Labtable knows; it knows "
                       f"{', '.join(known_names())}.")
    Chem.RemoveStereochemistry(molecule)
    molecule = Chem.RemoveHs(molecule)
    Chem.Kekulize(molecule, clearAromaticFlags=True)
    graph = Graph()
    for atom in molecule.GetAtoms():
        if atom.GetSymbol() not in ("C", "O"):
            raise BadSetup(f"{written!r} has an atom of {atom.GetSymbol()}; the box holds only carbon, hydrogen and "
                           "oxygen.")
        if atom.GetFormalCharge() or atom.GetNumRadicalElectrons() or atom.GetIsotope():
            raise BadSetup(f"{written!r} has a charge, a radical or an isotope; tokens show plain atoms only.")
        element = Element.CARBON if atom.GetSymbol() == "C" else Element.OXYGEN
        graph.atoms.append(Atom(element, atom.GetTotalNumHs()))
    for bond in molecule.GetBonds():
        order = bond.GetBondTypeAsDouble()
        if order == 3:
            raise BadSetup(f"{written!r} has a triple bond; tokens show single and double bonds only.")
        pair = sorted((bond.GetBeginAtomIdx(), bond.GetEndAtomIdx()))
        graph.bonds[pair[0], pair[1]] = Bond.DOUBLE if order == 2 else Bond.SINGLE
    return graph


def _check(written: str, graph: Graph) -> None:
    tokens = graph.tokens()
    for token, count in tokens.items():
        if count > SHARE[token]:
            raise BadSetup(f"{written!r} has {count} {TOKEN_WORDS[token]}; a player's share of the box is "
                           f"{SHARE[token]}.")
    if not graph.atoms or tokens[Token.CENTRE]:
        raise BadSetup(f"{written!r} is not a whole molecule: it needs atoms, and no reactive centre.")
    seen, todo = {0}, [0]
    while todo:
        fresh = set(graph.bonds_of(todo.pop())) - seen
        seen |= fresh
        todo += fresh
    if len(seen) < len(graph.atoms):
        raise BadSetup(f"{written!r} is more than one molecule; a target is one piece.")
    for atom in range(len(graph.atoms)):
        if list(graph.bonds_of(atom).values()).count(Bond.DOUBLE) > 1:
            raise BadSetup(f"{written!r} has two double bonds on one atom; a token has only one double face.")
    for pair in graph.bonds:
        if graph.is_ring_bond(*pair) and not SMALLEST_RING <= _ring_size(graph, pair) <= LARGEST_RING:
            raise BadSetup(f"{written!r} has a ring of {_ring_size(graph, pair)}; rings have five or six atoms.")
    if len(graph.bonds) > MOLECULE_BONDS:
        raise BadSetup(f"{written!r} has too many rings for the table.")


def _ring_size(graph: Graph, pair: tuple[int, int]) -> int:
    """Atoms of the smallest ring through a bond."""
    steps, here = {pair[0]: 1}, [pair[0]]
    while pair[1] not in steps:
        nearest = here.pop(0)
        for other in graph.bonds_of(nearest):
            if other not in steps and {nearest, other} != set(pair):
                steps[other] = steps[nearest] + 1
                here.append(other)
    return steps[pair[1]]


def numbers_of(graph: Graph) -> list[int]:
    """A graph as the numbers of the option: an atom each, then a bond each."""
    atoms = [int(atom.element) * LABEL_BASE + atom.hydrogens for atom in graph.atoms]
    bonds = [(a * MAX_ATOMS + b) * BOND_BASE + int(bond) for (a, b), bond in graph.bonds.items()]
    return atoms + [0] * (MAX_ATOMS - len(atoms)) + bonds


@cache
def examples() -> tuple[object, ...]:
    """Values of the option that the contract suite plays."""
    return (tuple(numbers_of(smiles.read(DATA["own"]["card"][0]["smiles"]))),)


EXAMPLES = examples()
