"""A molecule as text and back: the part of SMILES that tokens can show (C, O, H, yellow and purple centres).

`[1*]` is a yellow centre, `[2*]` a purple one; hydrogens are not written; small letters are aromatic rings.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any, NamedTuple

from labtable.core.arrays import np
from labtable.core.record.layout import layout_of

from ..constants import BONDS, MAX_ATOMS, Bond, Element, Token
from ..state import AtomRow

TOKEN = re.compile(r"(?P<atom>[COco]|\[(?P<centre>[12])\*\])|(?P<bond>[-=:])|(?P<branch>[()])|(?P<ring>\d)")
VALENCE = {Element.CARBON: 4, Element.OXYGEN: 2}
SYMBOL = {Element.CARBON: "C", Element.OXYGEN: "O"}


@dataclass
class Atom:
    element: Element
    hydrogens: int = 0
    yellow: int = 0
    purple: int = 0


class Structure(NamedTuple):
    """A graph that does not change: to remember what was found out about it."""

    atoms: tuple[tuple[Element, int, int, int], ...]  # element, hydrogens, yellow, purple
    bonds: tuple[tuple[tuple[int, int], Bond], ...]


@dataclass
class Graph:
    """Carbons and oxygens with their bonds; hydrogens and centres are counted on the atom that bears them."""

    atoms: list[Atom] = field(default_factory=list)
    bonds: dict[tuple[int, int], Bond] = field(default_factory=dict)

    @classmethod
    def of(cls, structure: Structure) -> Graph:
        return cls([Atom(*atom) for atom in structure.atoms], dict(structure.bonds))

    @property
    def structure(self) -> Structure:
        atoms = tuple((atom.element, atom.hydrogens, atom.yellow, atom.purple) for atom in self.atoms)
        return Structure(atoms, tuple(self.bonds.items()))

    def bonds_of(self, atom: int) -> dict[int, Bond]:
        found = {}
        for (a, b), bond in self.bonds.items():
            if atom in (a, b):
                found[a + b - atom] = bond
        return found

    def around(self) -> list[dict[int, Bond]]:
        """The bonds of every atom, read once."""
        found: list[dict[int, Bond]] = [{} for _ in self.atoms]
        for (a, b), bond in self.bonds.items():
            found[a][b] = found[b][a] = bond
        return found

    def used_valence(self, atom: int) -> int:
        return self.valence_of(atom, self.bonds_of(atom))

    def valence_of(self, atom: int, bonds: dict[int, Bond]) -> int:
        """Valences that an atom needs for its bonds and centres."""
        around = list(bonds.values())
        aromatic = around.count(Bond.AROMATIC)
        rings = aromatic + 1 if aromatic else 0
        here = self.atoms[atom]
        return around.count(Bond.SINGLE) + 2 * around.count(Bond.DOUBLE) + rings + here.yellow + 2 * here.purple

    def is_ring_bond(self, a: int, b: int) -> bool:
        seen, todo = {a}, [a]
        while todo:
            here = todo.pop()
            for other in self.bonds_of(here):
                if {here, other} != {a, b} and other not in seen:
                    seen.add(other)
                    todo.append(other)
        return b in seen

    def tokens(self) -> dict[Token, int]:
        return {
            Token.CARBON: sum(atom.element == Element.CARBON for atom in self.atoms),
            Token.OXYGEN: sum(atom.element == Element.OXYGEN for atom in self.atoms),
            Token.HYDROGEN: sum(atom.hydrogens for atom in self.atoms),
            Token.CENTRE: sum(atom.yellow + atom.purple for atom in self.atoms),
        }


def read(text: str) -> Graph:
    """The graph of a SMILES of this subset."""
    reader = _SmilesReader(text)
    return reader.graph


class _SmilesReader:
    def __init__(self, text: str) -> None:
        self.graph = Graph()
        self.aromatic: list[bool] = []
        self.last: int | None = None
        self.bond: str = ""
        self.waiting = 0  # a centre read before the atom that bears it
        self.open: dict[str, tuple[int, str]] = {}
        branches: list[int | None] = []
        at = 0
        while at < len(text):
            match = TOKEN.match(text, at)
            if match is None:
                raise ValueError(f"{text!r}: {text[at]!r} is not understood")
            at = match.end()
            if match["centre"]:
                self._centre(int(match["centre"]))
            elif match["atom"]:
                self._atom(match["atom"])
            elif match["bond"]:
                self.bond = match["bond"]
            elif match["ring"]:
                self._ring(match["ring"])
            elif match["branch"] == "(":
                branches.append(self.last)
            elif branches:
                self.last = branches.pop()
            else:
                raise ValueError(f"{text!r}: a branch ends that never began")
        if self.open or branches or self.bond or self.waiting:
            raise ValueError(f"{text!r}: a ring, a branch, a bond or a centre is not finished")
        for index, around in enumerate(self.graph.around()):
            atom = self.graph.atoms[index]
            atom.hydrogens = VALENCE[atom.element] - self.graph.valence_of(index, around)
            if atom.hydrogens < 0:
                raise ValueError(f"{text!r}: atom {index} has too many bonds")

    def _atom(self, symbol: str) -> None:
        new = len(self.graph.atoms)
        self.graph.atoms.append(Atom(Element.CARBON if symbol in "Cc" else Element.OXYGEN))
        self.aromatic.append(symbol.islower())
        if self.last is not None:
            self._join(self.last, new, self.bond)
        if self.waiting:
            self._bear(new, self.waiting)
            self.waiting = 0
        self.last, self.bond = new, ""

    def _centre(self, colour: int) -> None:
        if self.last is None:
            self.waiting = colour
        else:
            self._bear(self.last, colour)
        self.bond = ""

    def _bear(self, index: int, colour: int) -> None:
        if colour == 1:
            self.graph.atoms[index].yellow += 1
        else:
            self.graph.atoms[index].purple += 1

    def _ring(self, digit: str) -> None:
        if self.last is None:
            raise ValueError(f"a ring cannot begin before the first atom: {digit}")
        if digit in self.open:
            start, bond = self.open.pop(digit)
            self._join(start, self.last, bond or self.bond)
        else:
            self.open[digit] = (self.last, self.bond)
        self.bond = ""

    def _join(self, a: int, b: int, written: str) -> None:
        if written == "=":
            bond = Bond.DOUBLE
        elif written == ":" or (not written and self.aromatic[a] and self.aromatic[b]):
            bond = Bond.AROMATIC
        else:
            bond = Bond.SINGLE
        self.graph.bonds[a, b] = bond


def fill(m: Any, graph: Graph) -> None:
    """Write a graph into a blank MOLECULE record, atom n into place n."""
    if len(graph.atoms) > MAX_ATOMS:
        raise ValueError(f"{len(graph.atoms)} atoms are more than {MAX_ATOMS}")
    for index, atom in enumerate(graph.atoms):
        row = m.atoms[index]
        row.element, row.hydrogens, row.yellow, row.purple = atom.element, atom.hydrogens, atom.yellow, atom.purple
        around = graph.bonds_of(index)
        if len(around) > BONDS:
            raise ValueError(f"atom {index} has more than {BONDS} neighbours")
        for slot, (other, bond) in enumerate(around.items()):
            row.bond[slot], row.neighbour[slot] = bond, other
            if graph.is_ring_bond(index, other):
                row.ring_bonds |= 1 << slot
    for token, count in graph.tokens().items():
        m.tokens[token] = count


def graph_of(m: Any) -> tuple[Graph, list[int]]:
    """The graph of a record, and the place of each of its atoms."""
    names = [field.name for field in layout_of(AtomRow).fields]
    rows = [dict(zip(names, row, strict=True)) for row in np.asarray(m.atoms).tolist()]
    no_element, no_bond = int(Element.NONE), int(Bond.NONE)  # asked once: an enum takes longer than the rest
    places = [place for place, row in enumerate(rows) if row["element"] != no_element]
    index = {place: k for k, place in enumerate(places)}
    graph = Graph()
    for place in places:
        row = rows[place]
        graph.atoms.append(Atom(Element(row["element"]), row["hydrogens"], row["yellow"], row["purple"]))
        for bond, other in zip(row["bond"], row["neighbour"], strict=True):
            if bond != no_bond and place < other:
                graph.bonds[index[place], index[other]] = Bond(bond)
    return graph, places


def write(graph: Graph) -> str:
    """A SMILES of the graph, hydrogens left out; not canonical."""
    if not graph.atoms:
        return ""
    aromatic = {atom for pair, bond in graph.bonds.items() if bond == Bond.AROMATIC for atom in pair}
    tree, closures = _spanning_tree(graph)

    def symbol(index: int) -> str:
        atom = graph.atoms[index]
        letter = SYMBOL[atom.element].lower() if index in aromatic else SYMBOL[atom.element]
        return letter + "".join(closures.get(index, [])) + "([1*])" * atom.yellow + "(=[2*])" * atom.purple

    def branch(index: int) -> str:
        parts = [_bond_sign(graph, index, child, aromatic) + branch(child) for child in tree[index]]
        return symbol(index) + "".join(f"({part})" for part in parts[:-1]) + "".join(parts[-1:])

    return branch(0)


def _bond_sign(graph: Graph, a: int, b: int, aromatic: set[int]) -> str:
    bond = graph.bonds_of(a)[b]
    if bond == Bond.DOUBLE:
        return "="
    return "-" if bond == Bond.SINGLE and a in aromatic and b in aromatic else ""


def _spanning_tree(graph: Graph) -> tuple[dict[int, list[int]], dict[int, list[str]]]:
    """Depth first from atom 0: the children of each atom, and the ring digits written on each."""
    tree: dict[int, list[int]] = {index: [] for index in range(len(graph.atoms))}
    closures: dict[int, list[str]] = {}
    parent: dict[int, int] = {0: -1}
    drawn: set[frozenset[int]] = set()
    aromatic = {atom for pair, bond in graph.bonds.items() if bond == Bond.AROMATIC for atom in pair}

    def visit(index: int) -> None:
        for other in graph.bonds_of(index):
            pair = frozenset((index, other))
            if pair in drawn:
                continue
            drawn.add(pair)
            if other in parent:
                digit = str(1 + sum(len(marks) for marks in closures.values()) // 2)
                mark = digit if len(digit) == 1 else f"%{digit}"
                closures.setdefault(index, []).append(_bond_sign(graph, index, other, aromatic) + mark)
                closures.setdefault(other, []).append(mark)
            else:
                parent[other] = index
                tree[index].append(other)
                visit(other)

    visit(0)
    return tree, closures


def aromatise(graph: Graph) -> None:
    """§10.3 Write six carbons with alternating double bonds as an aromatic ring, ring after ring."""
    rings = list(rings_of_six(graph))
    changed = True
    while changed:
        changed = False
        for ring in rings:
            pairs = [_pair(graph, ring[k], ring[(k + 1) % 6]) for k in range(6)]
            bonds = [graph.bonds[pair] for pair in pairs]
            if set(bonds) != {Bond.AROMATIC} and (_alternate(bonds) or _alternate(bonds[1:] + bonds[:1])):
                changed = True
                for pair in pairs:
                    graph.bonds[pair] = Bond.AROMATIC


def small_rings(graph: Graph) -> list[list[int]]:
    """Every ring of five or six atoms, once."""
    around = graph.around()
    found: dict[tuple[int, ...], list[int]] = {}

    def walk(path: list[int]) -> None:
        for other in around[path[-1]]:
            if len(path) in (5, 6) and other == path[0] and path[1] < path[-1]:
                found.setdefault(tuple(path), path)
            if len(path) < 6 and other > path[0] and other not in path:
                walk([*path, other])

    for start in range(len(graph.atoms)):
        walk([start])
    return list(found.values())


def lies_flat(graph: Graph) -> bool:
    """§10.19 Whether two rings share at most one bond, and an atom with rings all around it bears nothing else."""
    rings = [{frozenset((ring[k - 1], ring[k])) for k in range(len(ring))} for ring in small_rings(graph)]
    if any(len(one & other) > 1 for k, one in enumerate(rings) for other in rings[:k]):
        return False
    for place, bonds in enumerate(graph.around()):
        here = [ring for ring in rings if any(place in pair for pair in ring)]
        in_rings = {pair for ring in here for pair in ring if place in pair}
        atom = graph.atoms[place]
        tokens = len(bonds) + atom.hydrogens + atom.yellow + atom.purple
        if len(here) > 2 and not len(in_rings) == tokens == 3:
            return False
    return True


def kekulise(graph: Graph) -> bool:
    """Write aromatic bonds as single and double ones, in one of the ways; False where there is none."""
    aromatic = [pair for pair, bond in graph.bonds.items() if bond == Bond.AROMATIC]
    doubles = next(pairings(aromatic, sorted({atom for pair in aromatic for atom in pair})), None)
    if doubles is None:
        return False
    for pair in aromatic:
        graph.bonds[pair] = Bond.DOUBLE if pair in doubles else Bond.SINGLE
    return True


def pairings(bonds: Sequence[tuple[int, int]], atoms: Sequence[int]) -> Iterator[frozenset[tuple[int, int]]]:
    """Every choice of bonds such that each of these atoms, and no other, has exactly one of them."""
    if not atoms:
        yield frozenset()
        return
    for pair in bonds:
        if atoms[0] in pair and set(pair) <= set(atoms):
            for others in pairings(bonds, [atom for atom in atoms if atom not in pair]):
                yield others | {pair}


def readings(graph: Graph) -> list[Graph]:
    """A molecule with some of its fused aromatic rings written as single and double bonds, the fewest first.

    No reagent shows fused rings, so a synthesis makes them: some rings are brought whole, the others are closed.
    """
    aromatic = {pair for pair, bond in graph.bonds.items() if bond == Bond.AROMATIC}
    atoms = [atom for pair in aromatic for atom in pair]
    if not any(atoms.count(atom) > 2 for atom in atoms):
        return [graph]
    rings = [
        ring
        for ring in small_rings(graph)
        if all(_pair(graph, ring[k - 1], ring[k]) in aromatic for k in range(len(ring)))
    ]
    found = [graph]
    for count in range(len(rings) - 1, 0, -1):
        for whole in combinations(rings, count):
            inside = [atom for ring in whole for atom in ring]
            if len(set(inside)) < len(inside):
                continue
            twin = Graph(graph.atoms, dict(graph.bonds))
            kept = {_pair(graph, ring[k - 1], ring[k]) for ring in whole for k in range(len(ring))}
            for pair in aromatic - kept:
                if set(pair) & set(inside):
                    twin.bonds[pair] = Bond.SINGLE
            hidden = {pair: twin.bonds.pop(pair) for pair in kept}
            if kekulise(twin):
                twin.bonds |= hidden
                found.append(twin)
    return found


def _pair(graph: Graph, a: int, b: int) -> tuple[int, int]:
    return (a, b) if (a, b) in graph.bonds else (b, a)


def _alternate(bonds: list[Bond]) -> bool:
    return all(bond in (Bond.DOUBLE, Bond.AROMATIC) for bond in bonds[::2]) and all(
        bond in (Bond.SINGLE, Bond.AROMATIC) for bond in bonds[1::2]
    )


def rings_of_six(graph: Graph) -> list[list[int]]:
    """Every ring of six carbons, once."""
    found: dict[frozenset[int], list[int]] = {}

    def walk(path: list[int]) -> None:
        for other in graph.bonds_of(path[-1]):
            if len(path) == 6 and other == path[0]:
                found.setdefault(frozenset(path), path)
            carbon = graph.atoms[other].element == Element.CARBON
            if len(path) < 6 and other not in path and other > path[0] and carbon:
                walk([*path, other])

    for start, atom in enumerate(graph.atoms):
        if atom.element == Element.CARBON:
            walk([start])
    return list(found.values())
