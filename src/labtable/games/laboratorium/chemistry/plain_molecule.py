"""A molecule on the bench top, in plain Python: what the route finder replays its routes on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from ..components import REAGENT_SMILES
from ..constants import Bond, Element, Manipulation, Token
from . import smiles
from .smiles import Atom, Graph

Name = object  # an atom of the target by its number, or a spare atom of a card that will be cut off


@dataclass(frozen=True)
class Operation:
    """A manipulation of a route; atoms are those of the target that they will become."""

    manipulation: Manipulation
    atom: int
    other: int = -1
    card: int | None = None
    places: tuple[tuple[int, int], ...] = ()
    spare: tuple[int, int, int] | None = None  # the branch that a cleavage cuts off: card, its atom, where it hangs

    @property
    def number(self) -> int | None:
        return None if self.card is None else self.card + 1

    @property
    def rank(self) -> int:
        """Reactions first, rings after them, Characterisations last."""
        if self.manipulation >= Manipulation.HYDROGEN:
            return 2
        return int(self.manipulation in (Manipulation.SINGLE_RING, Manipulation.DOUBLE_RING))


@cache
def card_graph(card: int) -> Graph:
    return smiles.read(REAGENT_SMILES[card])


class BenchTop:
    def __init__(self, card: Graph, places: dict[int, int], index: int = -1) -> None:
        self.atoms: dict[Name, Atom] = {}
        self.bonds: dict[frozenset[Name], Bond] = {}
        self._lay(card, places)

    def copy(self) -> BenchTop:
        twin = BenchTop(Graph(), {})
        twin.atoms = {name: Atom(a.element, a.hydrogens, a.yellow, a.purple) for name, a in self.atoms.items()}
        twin.bonds = dict(self.bonds)
        return twin

    def _lay(self, card: Graph, places: dict[int, int]) -> None:
        root = next(iter(places.values()), 0)
        names: dict[int, Name] = {k: places.get(k, ("spare", k, root)) for k in range(len(card.atoms))}
        for k, printed in enumerate(card.atoms):
            self.atoms[names[k]] = Atom(printed.element, printed.hydrogens, printed.yellow, printed.purple)
        for (a, b), bond in card.bonds.items():
            self.bonds[frozenset((names[a], names[b]))] = bond

    def graph(self) -> Graph:
        names = list(self.atoms)
        graph = Graph([self.atoms[name] for name in names])
        for pair, bond in self.bonds.items():
            a, b = sorted(names.index(name) for name in pair)
            graph.bonds[a, b] = bond
        return graph

    def tokens(self) -> dict[Token, int]:
        return Graph(list(self.atoms.values())).tokens()

    def smiles(self) -> str:
        graph = self.graph()
        smiles.aromatise(graph)
        return smiles.write(graph)

    def can_perform(self, op: Operation, waiting: Sequence[Operation]) -> bool:
        """Whether the centres are there; hydrogens are put only where no other operation still needs the centre."""
        kind = op.manipulation
        if op.atom not in self.atoms:
            return False
        atom = self.atoms[op.atom]
        if kind in (Manipulation.SINGLE_BOND, Manipulation.HYDROGEN, Manipulation.HYDROXYL):
            return atom.yellow > 0 and (kind == Manipulation.SINGLE_BOND or op.rank == min(w.rank for w in waiting))
        if kind in (Manipulation.DOUBLE_BOND, Manipulation.OXYGEN, Manipulation.SPLIT):
            return atom.purple > 0
        if kind == Manipulation.MERGE:
            return atom.yellow >= 2 and not self._has_double(op.atom)
        if kind == Manipulation.CLEAVAGE and op.spare is None:
            return atom.hydrogens > 0
        if kind in (Manipulation.CLEAVAGE, Manipulation.DOUBLE_CLEAVAGE):
            return self.spare_of(op) is not None
        if op.other not in self.atoms:
            return False
        other = self.atoms[op.other]
        bond = self.bonds.get(frozenset((op.atom, op.other)))
        if kind == Manipulation.ADDITION:
            return bond == Bond.DOUBLE
        if kind == Manipulation.ELIMINATION:
            free = not self._has_double(op.atom) and not self._has_double(op.other)
            return bond == Bond.SINGLE and atom.yellow > 0 and other.yellow > 0 and free
        if kind == Manipulation.SINGLE_RING:
            return atom.yellow > 0 and other.yellow > 0
        return atom.purple > 0 and other.purple > 0

    def _has_double(self, name: Name) -> bool:
        return self.atoms[name].purple > 0 or any(
            name in pair and bond != Bond.SINGLE for pair, bond in self.bonds.items()
        )

    def spare_of(self, op: Operation) -> Name | None:
        """The neighbour that is no atom of the target and hangs by the right bond."""
        assert op.spare is not None
        wanted = Bond.DOUBLE if op.manipulation == Manipulation.DOUBLE_CLEAVAGE else Bond.SINGLE
        for pair, bond in self.bonds.items():
            if op.atom in pair and bond == wanted:
                other = next(name for name in pair if name != op.atom)
                if isinstance(other, tuple) and other[1] == op.spare[1]:
                    return other
        return None

    def perform(self, op: Operation) -> None:
        kind, atom = op.manipulation, self.atoms[op.atom]
        if kind in (Manipulation.SINGLE_BOND, Manipulation.DOUBLE_BOND):
            assert op.card is not None
            self._lay(card_graph(op.card), dict(op.places))
            self._join(op.atom, op.other, kind == Manipulation.DOUBLE_BOND)
        elif kind in (Manipulation.SINGLE_RING, Manipulation.DOUBLE_RING):
            self._join(op.atom, op.other, kind == Manipulation.DOUBLE_RING)
        elif kind == Manipulation.CLEAVAGE and op.spare is None:
            atom.hydrogens -= 1
            atom.yellow += 1
        elif kind in (Manipulation.CLEAVAGE, Manipulation.DOUBLE_CLEAVAGE):
            self._cut(op)
        elif kind in (Manipulation.ADDITION, Manipulation.ELIMINATION):
            made = 1 if kind == Manipulation.ADDITION else -1
            atom.yellow += made
            self.atoms[op.other].yellow += made
            self.bonds[frozenset((op.atom, op.other))] = Bond.SINGLE if made == 1 else Bond.DOUBLE
        elif kind == Manipulation.SPLIT:
            atom.purple, atom.yellow = 0, atom.yellow + 2
        elif kind == Manipulation.MERGE:
            atom.purple, atom.yellow = 1, atom.yellow - 2
        elif kind == Manipulation.HYDROGEN:
            atom.yellow, atom.hydrogens = atom.yellow - 1, atom.hydrogens + 1
        else:
            self._characterise_oxygen(op)

    def _join(self, a: Name, b: Name, double: bool) -> None:
        for name in (a, b):
            if double:
                self.atoms[name].purple -= 1
            else:
                self.atoms[name].yellow -= 1
        self.bonds[frozenset((a, b))] = Bond.DOUBLE if double else Bond.SINGLE

    def _cut(self, op: Operation) -> None:
        first = self.spare_of(op)
        assert first is not None
        bond = self.bonds.pop(frozenset((op.atom, first)))
        gone, todo = {first}, [first]
        while todo:
            here = todo.pop()
            for pair in [pair for pair in self.bonds if here in pair]:
                del self.bonds[pair]
                other = next(name for name in pair if name != here)
                gone.add(other)
                todo.append(other)
        for name in gone:
            del self.atoms[name]
        if bond == Bond.DOUBLE:
            self.atoms[op.atom].purple += 1
        else:
            self.atoms[op.atom].yellow += 1

    def _characterise_oxygen(self, op: Operation) -> None:
        single = op.manipulation == Manipulation.HYDROXYL
        if single:
            self.atoms[op.atom].yellow -= 1
        else:
            self.atoms[op.atom].purple -= 1
        self.atoms[op.other] = Atom(Element.OXYGEN, int(single))
        self.bonds[frozenset((op.atom, op.other))] = Bond.SINGLE if single else Bond.DOUBLE
