"""The bench of the route finder: a molecule that the rules change, whose atoms go by names that a route gives them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any

from labtable.core.compiler.rule import rule
from labtable.core.record.layout import record
from labtable.core.record.records import States, blank, dtype_of

from ..chemistry import smiles
from ..chemistry.canonical import find_code, hash_of
from ..chemistry.molecule import card_fits, places, slot_of, unlock_all
from ..chemistry.smiles import Graph, Structure
from ..components import REAGENT_SMILES
from ..constants import HYDROGEN_SLOT, MAX_ATOMS, Bond, Manipulation, Refusal
from ..manipulations import (
    check_centre,
    check_cleave,
    check_hybridise,
    check_hydrogen,
    check_hydroxyl,
    check_oxygen,
    check_pair,
    check_partner,
    colour_named,
    lock_centre,
    lock_named,
    manipulate,
)
from ..state import Molecule, Place, Reagent, Workings

NOWHERE = -1  # in place of an atom: a hydrogen
CLEAVAGES = (Manipulation.CLEAVAGE, Manipulation.DOUBLE_CLEAVAGE)
RINGS = (Manipulation.SINGLE_RING, Manipulation.DOUBLE_RING)

Name = object  # an atom of the target by its number, or a spare atom of a card that will be cut off


@record
class MoleculeDesk:
    """Where a molecule is changed and compared with others."""

    molecule: Molecule
    workings: Workings


DESK = dtype_of(MoleculeDesk)


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
        return int(self.manipulation in RINGS)


@cache
def card_graph(card: int) -> Graph:
    return smiles.read(REAGENT_SMILES[card])


@lru_cache(512)
def _desk_with(structure: Structure) -> States:
    desk = blank(DESK)
    molecule: Any = desk[0]
    smiles.fill(molecule.molecule, Graph.of(structure))
    return desk


def hash_of_graph(graph: Graph) -> int:
    """A name for a molecule, whatever the order of its atoms."""
    return _hash_on(_desk_with(graph.structure).copy())


def _hash_on(desks: Any) -> int:
    return int(hash_of_molecule(desks[0].molecule, desks[0].workings))


@rule
def hash_of_molecule(m: Molecule, w: Workings) -> int:
    find_code(m, w)
    return hash_of(w)


@rule
def check_step(m: Molecule, kind: int, i: Place, j: Place, reagent: Reagent) -> int:
    """Why a manipulation of an atom i and its neighbour, or the ring's other end, j cannot be done now."""
    slot = HYDROGEN_SLOT if j == NOWHERE else slot_of(m, i, j)
    colour = colour_named(kind)
    if kind in (Manipulation.SINGLE_BOND, Manipulation.DOUBLE_BOND):
        return check_centre(m, colour, i) if card_fits(m, reagent) else Refusal.BOX_TOO_SMALL
    if kind in (Manipulation.SINGLE_RING, Manipulation.DOUBLE_RING):
        reason = check_centre(m, colour, i)
        return check_partner(m, colour, i, j) if reason == Refusal.NONE else reason
    if kind == Manipulation.HYDROGEN:
        return check_hydrogen(m, i)
    if kind == Manipulation.HYDROXYL:
        return check_hydroxyl(m, i)
    if kind == Manipulation.OXYGEN:
        return check_oxygen(m, i)
    if kind in (Manipulation.SPLIT, Manipulation.MERGE):
        return check_hybridise(m, i)
    if slot < 0:
        return Refusal.NO_SUCH_BOND
    if kind in (Manipulation.CLEAVAGE, Manipulation.DOUBLE_CLEAVAGE):
        return check_cleave(m, i, slot)
    return check_pair(m, i, slot) if i < j else check_pair(m, j, slot_of(m, j, i))


@rule
def take_step(m: Molecule, kind: int, i: Place, j: Place, other: Place, reagent: Reagent) -> int:
    """Announce a manipulation and let it succeed; then the turn is over, so that everything may be used again.

    Returns the set of places that hold an atom."""
    slot = HYDROGEN_SLOT if j == NOWHERE else slot_of(m, i, j)
    lock_named(m, kind, i, slot)
    if kind in (Manipulation.SINGLE_RING, Manipulation.DOUBLE_RING):
        lock_centre(m, colour_named(kind), other)
    manipulate(m, kind, i, slot, other, reagent)
    unlock_all(m)
    return places(m)


class Bench:
    """A molecule on the bench; `names` are those of the atoms of the graph that the target has."""

    def __init__(self, laid: Graph, names: dict[int, int]) -> None:
        self.desks = _desk_with(laid.structure).copy()
        self.places: dict[Name, Place] = {}
        self._name(range(len(laid.atoms)), names)

    @property
    def molecule(self) -> Any:
        return self.desks[0].molecule

    def copy(self) -> Bench:
        twin = Bench(Graph(), {})
        twin.desks, twin.places = self.desks.copy(), dict(self.places)
        return twin

    def _name(self, places: Sequence[Place], names: dict[int, int]) -> None:
        """Name atoms by the order in which they were laid; those that the target lacks are spare."""
        root = next(iter(names.values()), 0)
        for k, place in enumerate(places):
            self.places[names.get(k, ("spare", k, root))] = place

    def hash(self) -> int:
        return _hash_on(self.desks.copy())

    def smiles(self) -> str:
        return smiles.write(smiles.graph_of(self.molecule)[0])

    def can_perform(self, op: Operation, waiting: Sequence[Operation]) -> bool:
        """Whether the rules allow it; hydrogens are put only where no other operation still needs the centre."""
        kind = op.manipulation
        if op.atom not in self.places:
            return False
        if kind in (Manipulation.HYDROGEN, Manipulation.HYDROXYL) and op.rank > min(w.rank for w in waiting):
            return False
        i, j = self.places[op.atom], self._other_end(op)
        if j is None or not self._is_of_its_kind(kind, i, j):
            return False
        return check_step(self.molecule, int(kind), i, j, -1 if op.card is None else op.card) == Refusal.NONE

    def _other_end(self, op: Operation) -> Place | None:
        """The place of the neighbour, or of the ring's other end; NOWHERE where there is none, None before it is
        there."""
        if op.manipulation in CLEAVAGES and op.spare is not None:
            name = self.spare_of(op)
            return None if name is None else self.places[name]
        if op.manipulation in (*RINGS, Manipulation.ADDITION, Manipulation.ELIMINATION):
            return self.places.get(op.other)
        return NOWHERE

    def _is_of_its_kind(self, kind: Manipulation, i: Place, j: Place) -> bool:
        """Rules name a double bond's addition and a single one's elimination alike, and both changes of
        hybridisation."""
        if kind in (Manipulation.SPLIT, Manipulation.MERGE):
            return bool(self.molecule.atoms[i].purple) == (kind == Manipulation.SPLIT)
        wanted = {Manipulation.ADDITION: (Bond.DOUBLE, Bond.AROMATIC), Manipulation.ELIMINATION: (Bond.SINGLE,)}.get(
            kind
        )
        return wanted is None or self._bonds_of(i).get(j) in wanted

    def _bonds_of(self, i: Place) -> dict[Place, int]:
        atom = self.desks["molecule"]["atoms"][0, i]
        return {j: bond for j, bond in zip(atom["neighbour"].tolist(), atom["bond"].tolist(), strict=True) if bond}

    def spare_of(self, op: Operation) -> Name | None:
        """The neighbour that is no atom of the target and hangs by the right bond."""
        assert op.spare is not None
        wanted = Bond.DOUBLE if op.manipulation == Manipulation.DOUBLE_CLEAVAGE else Bond.SINGLE
        around = self._bonds_of(self.places[op.atom])
        for name, place in self.places.items():
            if isinstance(name, tuple) and name[1] == op.spare[1] and around.get(place) == wanted:
                return name
        return None

    def perform(self, op: Operation) -> None:
        kind, card = op.manipulation, -1 if op.card is None else op.card
        i, j = self.places[op.atom], self._other_end(op)
        assert j is not None
        joint = next((k for k, name in op.places if name == op.other), j)
        before = set(self.places.values())
        held = int(take_step(self.molecule, int(kind), i, j, joint, card))
        fresh = [place for place in range(MAX_ATOMS) if held >> place & 1 and place not in before]
        self.places = {name: place for name, place in self.places.items() if held >> place & 1}
        if op.card is not None:
            self._name(fresh, dict(op.places))
        elif fresh:
            self.places[op.other] = fresh[0]
