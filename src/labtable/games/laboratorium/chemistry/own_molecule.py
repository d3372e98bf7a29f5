"""A target of one's own: read by name or SMILES, or as the numbers of the option, and checked whole (§2.2).

What arrives here was written by anybody. So texts have a longest length, numbers are read strictly, and everything is
checked before a rule sees it: after that the rules may trust the molecule.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from difflib import get_close_matches
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from labtable.core.errors import BadSetup
from labtable.core.game.text import LANGUAGES, bad_setup
from labtable.core.messages import kebab

from ..components import OWN_MOLECULES, PRINTED_TARGETS, SHARE
from ..constants import LARGEST_RING, MAX_ATOMS, SMALLEST_RING, Bond, Element, Token
from ..setup import BOND_BASE, LABEL_BASE, MOLECULE_BONDS, MOLECULE_NUMBERS
from . import smiles
from .smiles import VALENCE, Atom, Graph, Structure

LONGEST_TEXT = 200  # NOT A RULE: characters; the largest molecule of the box, with every hydrogen written, has fewer
SUGGESTED = 3  # names, instead of one that nobody knows
ALIKE = 0.7  # how much such a name has in common with what was written, as difflib counts it
QUOTED = 40  # of these, those that a refusal repeats
STEREO = frozenset("@/\\")  # signs of SMILES that say how a molecule lies in space
NUMBERS = "The numbers of a molecule"  # how a list of numbers is called where a text would be quoted
TEXT = Path(__file__).parents[1] / "text"
NAMES = Path(__file__).with_name(
    "names.tsv"
)  # a molecule a line: SMILES, then its names in English, French and Spanish


@cache
def _rows_of_names() -> list[list[str]]:
    return [line.split("\t") for line in NAMES.read_text(encoding="utf-8").splitlines()]


@cache
def known_names() -> dict[str, str]:
    """Molecules that are known by name in English, French or Spanish, and their SMILES; those of the box first."""
    of_the_box = {target.id: target.smiles for target in PRINTED_TARGETS} | OWN_MOLECULES
    return {plain_name(name): text for text, *names in _rows_of_names() for name in names} | of_the_box


def names_of(written: str) -> list[str]:
    """What a molecule of the box is called, by language; one that an owner added has its id in all of them."""
    for text, *names in _rows_of_names():
        if text == written:
            return names
    ids = [one.replace("-", " ") for one, text in OWN_MOLECULES.items() if text == written]
    return ids[:1] * len(LANGUAGES)


def plain_name(written: str) -> str:
    """A name without capitals and accents, its words joined by hyphens: what two ways to write it have in common."""
    letters = "".join(
        sign for sign in unicodedata.normalize("NFKD", written.lower()) if not unicodedata.combining(sign)
    )
    return re.sub(r"[^a-z0-9]+", "-", letters).strip("-")


def nearest_names(written: str) -> list[str]:
    """Known names that look much like what was written, the nearest first: it may be a slip of the pen."""
    known = {plain_name(name): name for _, *names in _rows_of_names() for name in names}
    return [known[one] for one in get_close_matches(plain_name(written), known, n=SUGGESTED, cutoff=ALIKE)]


# From a text ----------------------------------------------------------------------------------------------


def read_own(text: str) -> Sequence[int]:
    """What a person writes as the option `molecule`; BadSetup says why it cannot be a target."""
    return numbers_of(graph_of_text(text))


def graph_of_text(text: str) -> Graph:
    """A molecule by name or SMILES that fits the box and can be made; BadSetup with the reason if not."""
    if len(text) > LONGEST_TEXT:
        raise _wrong("own-too-long", most=LONGEST_TEXT, length=len(text))
    written = text.strip()
    found = known_names().get(plain_name(written))
    if not found and len(words := written.split()) > 1:
        if _is_smiles(words[0]):
            raise _wrong("own-words", molecule=quoted(written))
        raise _unknown(written, "own-words", molecule=quoted(written))
    if not found and set(written) & STEREO:
        raise _wrong("own-stereo", molecule=quoted(written))
    graph = smiles.read(found) if found else _read_with_rdkit(written)
    smiles.aromatise(graph)
    _check(quoted(written), graph)
    return graph


def _is_smiles(word: str) -> bool:
    try:
        smiles.read(word)
    except ValueError:
        return False
    return True


def quoted(text: str) -> str:
    """A text as a sentence repeats it: cut where it is long."""
    return repr(text if len(text) <= QUOTED else text[:QUOTED] + "…")


def _wrong(name: str, **params: Any) -> BadSetup:
    """Why a molecule cannot be a target, in a sentence that every language has."""
    return bad_setup(TEXT, name, **params)


def _unknown(written: str, name: str, **params: Any) -> BadSetup:
    """The names that may be meant; where there are none, the reason given."""
    near = nearest_names(written)
    return _wrong("own-near", molecule=quoted(written), names=", ".join(near)) if near else _wrong(name, **params)


def _read_with_rdkit(text: str) -> Graph:
    try:
        from rdkit import Chem, RDLogger
    except ImportError:
        raise _unknown(text, "own-without-rdkit", names=", ".join(OWN_MOLECULES)) from None
    RDLogger.DisableLog("rdApp.*")  # type: ignore[attr-defined]
    molecule = Chem.MolFromSmiles(text, sanitize=False) if text else None
    if molecule is None:
        raise _unknown(text, "own-unknown", molecule=quoted(text))
    written = quoted(text)
    _check_atoms(written, molecule)
    try:
        Chem.SanitizeMol(molecule)
        molecule = Chem.RemoveHs(molecule)
        Chem.Kekulize(molecule, clearAromaticFlags=True)
    except ValueError:
        raise _wrong("own-impossible", molecule=written) from None
    return _graph_of_rdkit(written, molecule)


def _check_atoms(written: str, molecule: object) -> None:
    """Refuse early what no token can show, before anything slower looks at it."""
    heavy = 0
    for atom in molecule.GetAtoms():  # type: ignore[attr-defined]
        symbol = atom.GetSymbol()
        if symbol not in ("C", "H", "O"):
            raise _wrong("own-atom", molecule=written, element="any" if symbol == "*" else symbol)
        if atom.GetFormalCharge() or atom.GetIsotope():
            raise _wrong("own-charge", molecule=written)
        heavy += symbol != "H"
    if heavy > MAX_ATOMS:
        raise _wrong(
            "own-too-heavy", molecule=written, count=heavy, carbons=SHARE[Token.CARBON], oxygens=SHARE[Token.OXYGEN]
        )


def _graph_of_rdkit(written: str, molecule: object) -> Graph:
    graph = Graph()
    for atom in molecule.GetAtoms():  # type: ignore[attr-defined]
        if atom.GetSymbol() == "H":
            raise _wrong("own-only-hydrogen", molecule=written)
        if atom.GetNumRadicalElectrons():
            raise _wrong("own-radical", molecule=written)
        element = Element.CARBON if atom.GetSymbol() == "C" else Element.OXYGEN
        graph.atoms.append(Atom(element, atom.GetTotalNumHs()))
    for bond in molecule.GetBonds():  # type: ignore[attr-defined]
        order = bond.GetBondTypeAsDouble()
        if order == 3:
            raise _wrong("own-triple-bond", molecule=written)
        if order not in (1, 2):
            raise _wrong("own-other-bond", molecule=written)
        a, b = sorted((bond.GetBeginAtomIdx(), bond.GetEndAtomIdx()))
        graph.bonds[a, b] = Bond.DOUBLE if order == 2 else Bond.SINGLE
    return graph


# From numbers ---------------------------------------------------------------------------------------------


def check_numbers(numbers: Sequence[int], players: int) -> None:
    """Refuse numbers that are not a molecule which can be a target at any table; zeros are none at all."""
    if any(numbers):
        graph = graph_of_numbers(numbers)
        _check_rings(graph)
        _check(NUMBERS, graph)  # pictures and pickers send only what was read before: nobody reads this sentence


def graph_of_numbers(numbers: Sequence[int]) -> Graph:
    """The graph that the option's numbers say: an atom each, then a bond each. BadSetup where they say none."""
    labels, bonds = numbers[:MAX_ATOMS], numbers[MAX_ATOMS:MOLECULE_NUMBERS]
    for row in (labels, bonds):
        if any(row[row.index(0) :] if 0 in row else ()):
            raise BadSetup(f"{NUMBERS} go on after an empty place.")
    graph = Graph([_atom_of(label) for label in labels if label])
    for number in bonds:
        if number:
            _add_bond(graph, number)
    for place, around in enumerate(graph.around()):
        atom = graph.atoms[place]
        if graph.valence_of(place, around) + atom.hydrogens != VALENCE[atom.element]:
            raise BadSetup(
                f"{NUMBERS} are wrong: atom {place + 1} has "
                f"{graph.valence_of(place, around) + atom.hydrogens} bonds, hydrogens included; a carbon "
                "has 4 and an oxygen 2."
            )
    return graph


def _atom_of(label: int) -> Atom:
    element, hydrogens = divmod(label, LABEL_BASE)
    if element not in (Element.CARBON, Element.OXYGEN):
        raise BadSetup(f"{NUMBERS} are wrong: {label} is neither a carbon nor an oxygen.")
    if hydrogens > VALENCE[Element(element)]:
        raise BadSetup(f"{NUMBERS} are wrong: carbons bear up to 4 hydrogens and oxygens up to 2, not {hydrogens}.")
    return Atom(Element(element), hydrogens)


def _add_bond(graph: Graph, number: int) -> None:
    pair, order = divmod(number, BOND_BASE)
    a, b = sorted(divmod(pair, MAX_ATOMS))
    if b >= len(graph.atoms):
        raise BadSetup(f"{NUMBERS} are wrong: a bond leads to atom {b + 1}, which does not exist.")
    if a == b:
        raise BadSetup(f"{NUMBERS} are wrong: atom {a + 1} is joined with itself.")
    if (a, b) in graph.bonds:
        raise BadSetup(f"{NUMBERS} are wrong: atoms {a + 1} and {b + 1} are joined twice.")
    if order == Bond.NONE:
        raise BadSetup(f"{NUMBERS} are wrong: {number} says no kind of bond.")
    graph.bonds[a, b] = Bond(order)


def _check_rings(graph: Graph) -> None:
    """Aromatic bonds are written exactly where rings of six carbons alternate."""
    twin = Graph(graph.atoms, dict(graph.bonds))
    aromatic = smiles.kekulise(twin)
    smiles.aromatise(twin)
    if not aromatic or twin.bonds != graph.bonds:
        raise BadSetup(
            f"{NUMBERS} are wrong: a ring is aromatic where it has six carbons with alternating double "
            "bonds, and nowhere else."
        )


def numbers_of(graph: Graph) -> list[int]:
    """A graph as the numbers of the option: an atom each, then a bond each."""
    atoms = [int(atom.element) * LABEL_BASE + atom.hydrogens for atom in graph.atoms]
    bonds = [(a * MAX_ATOMS + b) * BOND_BASE + int(bond) for (a, b), bond in graph.bonds.items()]
    return atoms + [0] * (MAX_ATOMS - len(atoms)) + bonds


# What a target must be ------------------------------------------------------------------------------------


def _check(written: str, graph: Graph) -> None:
    tokens = graph.tokens()
    for token, count in tokens.items():
        if count > SHARE[token]:
            raise _wrong("own-too-many", molecule=written, count=count, token=kebab(token), most=SHARE[token])
    if not graph.atoms or tokens[Token.CENTRE]:
        raise _wrong("own-not-whole", molecule=written)
    around = graph.around()
    seen, todo = {0}, [0]
    while todo:
        fresh = set(around[todo.pop()]) - seen
        seen |= fresh
        todo += fresh
    if len(seen) < len(graph.atoms):
        raise _wrong("own-pieces", molecule=written)
    for bonds in around:
        if list(bonds.values()).count(Bond.DOUBLE) > 1:
            raise _wrong("own-two-doubles", molecule=written)
    for pair in graph.bonds:
        size = _ring_size(around, pair)
        if size and not SMALLEST_RING <= size <= LARGEST_RING:
            raise _wrong("own-ring", molecule=written, size=size)
    if not smiles.lies_flat(graph):
        raise _wrong("own-not-flat", molecule=written)
    if len(graph.bonds) > MOLECULE_BONDS:
        raise _wrong("own-too-many-rings", molecule=written)
    if not _can_be_made(graph.structure):
        raise _wrong("own-out-of-reach", molecule=written)


@lru_cache(256)
def _can_be_made(structure: Structure) -> bool:
    from ..routes.route import can_be_made

    return can_be_made(Graph.of(structure))


def _ring_size(around: list[dict[int, Bond]], pair: tuple[int, int]) -> int:
    """Atoms of the smallest ring through a bond, or 0."""
    steps, here = {pair[0]: 1}, [pair[0]]
    while here:
        nearest = here.pop(0)
        for other in around[nearest]:
            if other not in steps and {nearest, other} != set(pair):
                steps[other] = steps[nearest] + 1
                here.append(other)
    return steps.get(pair[1], 0)


@cache
def examples() -> tuple[object, ...]:
    """Values of the option that the contract suite plays."""
    return (tuple(numbers_of(smiles.read(next(iter(OWN_MOLECULES.values()))))),)


EXAMPLES = examples()
