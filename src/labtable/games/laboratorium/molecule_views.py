"""Molecules as an audience sees them: atoms and bonds, and what of them agrees with the target.

A molecule changes seldom and is looked at often, so what was made of a record is kept.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Literal, get_args

import msgspec

from labtable.core.arrays import np
from labtable.core.game.view_cache import remembered
from labtable.core.messages import Message
from labtable.core.record.layout import layout_of
from labtable.core.record.records import nested_dtype

from .chemistry import smiles
from .chemistry.smiles import Graph, Structure
from .constants import Element
from .differences import Differences, ring_size
from .routes.next_steps import WayOn, agreement, way_on
from .state import Molecule
from .words import goal_thing, reagent_thing

KEPT = 512  # molecules that are remembered


BondName = Literal["single", "double", "aromatic"]
BOND_NAMES: tuple[BondName, ...] = get_args(BondName)  # Bond less one


class AtomView(msgspec.Struct, frozen=True):
    name: str  # atom/SEAT/PLACE, or goal/PLACE
    number: int  # what people call it: place plus one
    element: Literal["C", "O"]
    hydrogens: int
    yellow: int
    purple: int
    free: int  # centres that may still be used this turn
    ring: int  # atoms of its smallest ring; 0 where it is in none


class BondView(msgspec.Struct, frozen=True):
    a: str
    b: str
    order: BondName


class MoleculeView(msgspec.Struct, frozen=True):
    atoms: list[AtomView]
    bonds: list[BondView]
    smiles: str


class RouteView(msgspec.Struct, frozen=True):
    """A shortest route from a molecule to the target."""

    left: int  # manipulations
    kept: dict[str, str]  # atoms that stay, and the atoms of the target that they are
    done: list[str]  # atoms of the target that are there, with all that they bear
    joined: list[BondView]  # bonds of the target that are there
    needs: list[str]  # reagents that are still to be joined
    differs: list[Message]  # what the molecule lacks of the target, and what it has too much


class PlacedMolecule(msgspec.Struct, frozen=True):
    """A molecule where it stands: its graph, and the places of the graph's atoms."""

    structure: Structure
    places: list[int]


@lru_cache(KEPT)
def _standing(data: bytes) -> PlacedMolecule:
    graph, places = smiles.graph_of(_record(data))
    return PlacedMolecule(graph.structure, places)


def _record(data: bytes) -> Any:
    return np.frombuffer(data, nested_dtype(layout_of(Molecule))).view(np.recarray)[0]


def standing(m: Any) -> PlacedMolecule:
    return _standing(m.tobytes())


def molecule_view(m: Any, prefix: str) -> MoleculeView:
    return _molecule_view(m.tobytes(), prefix)


@lru_cache(KEPT)
def _molecule_view(data: bytes, prefix: str) -> MoleculeView:
    here, rows = _standing(data), _record(data).atoms
    graph = Graph.of(here.structure)
    names = [f"{prefix}/{place}" for place in here.places]
    atoms = []
    locks = (rows["locked_yellow"] + rows["locked_purple"]).tolist()
    for at, (name, place, atom) in enumerate(zip(names, here.places, graph.atoms, strict=True)):
        symbol: Literal["C", "O"] = "C" if atom.element == Element.CARBON else "O"
        atoms.append(
            AtomView(
                name,
                place + 1,
                symbol,
                atom.hydrogens,
                atom.yellow,
                atom.purple,
                atom.yellow + atom.purple - locks[place],
                ring_size(graph, at),
            )
        )
    bonds = [BondView(names[a], names[b], BOND_NAMES[bond - 1]) for (a, b), bond in graph.bonds.items()]
    return MoleculeView(atoms, bonds, smiles.write(graph))


def way_of(m: Any, goal: Any, cards: tuple[int, ...], hydroxyl: bool) -> WayOn | None:
    """The way on from a molecule; None before there is one."""
    here = standing(m)
    return way_on(here.structure, standing(goal).structure, cards, hydroxyl) if here.places else None


@remembered(lambda m, goal, prefix, cards, hydroxyl: (m.tobytes(), goal.tobytes(), prefix, cards, hydroxyl))
def route_view(m: Any, goal: Any, prefix: str, cards: tuple[int, ...], hydroxyl: bool) -> RouteView | None:
    way = way_of(m, goal, cards, hydroxyl)
    if way is None:
        return None
    here, there = standing(m), standing(goal)
    target = Graph.of(there.structure)
    molecule = Graph.of(here.structure)
    done, joined = agreement(molecule, target, way.kept)
    goals = [goal_thing(place) for place in there.places]
    things = [f"{prefix}/{place}" for place in here.places]
    return RouteView(
        left=way.left,
        kept={things[atom]: goals[place] for atom, place in way.kept.items()},
        done=[goals[place] for place in sorted(done)],
        joined=[BondView(goals[a], goals[b], BOND_NAMES[target.bonds[a, b] - 1]) for a, b in sorted(joined)],
        needs=[reagent_thing(card) for card in dict.fromkeys(way.needs)],
        differs=Differences(molecule, target, way.kept, things, goals).told(),
    )
