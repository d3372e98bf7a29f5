"""What a molecule still lacks of its target and what it has too much, in sentences."""

from __future__ import annotations

from collections.abc import Iterator

from labtable.core.messages import Message, kebab

from .chemistry.smiles import SYMBOL, Graph
from .constants import Bond, Element

# A group by its atoms: element, hydrogens and double bonds of each, sorted.
GROUPS = {
    (("O", 1, 0),): "hydroxyl",
    (("O", 0, 1),): "carbonyl",
    (("C", 3, 0),): "methyl",
    (("C", 1, 1), ("O", 0, 1)): "aldehyde",
    (("C", 0, 1), ("O", 0, 1), ("O", 1, 0)): "carboxyl",
}
SUBSCRIPTS = str.maketrans("0123456789", "₀₁₂₃₄₅₆₇₈₉")


def ring_size(graph: Graph, atom: int) -> int:
    """Atoms of the smallest ring around an atom; 0 where there is none."""
    around = graph.around()
    return min((size for first in around[atom] if (size := _way_back(around, first, atom))), default=0)


def _way_back(around: list[dict[int, Bond]], first: int, atom: int) -> int:
    """Atoms on the shortest way round from an atom over its neighbour and back by another bond."""
    seen, edge, size = {atom, first}, [first], 2
    while edge:
        edge = [other for here in edge for other in around[here] if other not in seen or (other == atom != here)]
        if size > 2 and atom in edge:
            return size
        edge = [other for other in dict.fromkeys(edge) if other != atom]
        seen.update(edge)
        size += 1
    return 0


def missing_groups(target: Graph, there: set[int]) -> list[set[int]]:
    """Atoms of the target that are not there, those together that hang together."""
    left, groups = set(range(len(target.atoms))) - there, []
    while left:
        group, todo = set[int](), [min(left)]
        while todo:
            here = todo.pop()
            group.add(here)
            todo += [other for other in target.bonds_of(here) if other in left and other not in group]
        left -= group
        groups.append(group)
    return groups


def group_name(target: Graph, group: set[int]) -> Message:
    """The name of a group of atoms, or its formula."""
    rows = []
    for atom in group:
        doubles = sum(bond == Bond.DOUBLE for bond in target.bonds_of(atom).values())
        rows.append((SYMBOL[target.atoms[atom].element], target.atoms[atom].hydrogens, doubles))
    if name := GROUPS.get(tuple(sorted(rows))):
        return Message(f"group-{name}")
    counts = {
        "C": sum(target.atoms[atom].element == Element.CARBON for atom in group),
        "H": sum(target.atoms[atom].hydrogens for atom in group),
        "O": sum(target.atoms[atom].element == Element.OXYGEN for atom in group),
    }
    formula = "".join(f"{symbol}{count if count > 1 else ''}" for symbol, count in counts.items() if count)
    return Message("group-formula", {"formula": formula.translate(SUBSCRIPTS)})


class Differences:
    """A molecule beside its target: `kept` says which atom of the one is which of the other, `here` and `goals` are the
    things that they are on the table."""

    def __init__(self, molecule: Graph, target: Graph, kept: dict[int, int], here: list[str], goals: list[str]) -> None:
        self.molecule, self.target, self.kept, self.here, self.goals = molecule, target, kept, here, goals
        self.back = {place: atom for atom, place in kept.items()}

    def told(self) -> list[Message]:
        """Each difference in a sentence, which touches the atoms of the molecule and of the target."""
        return [*self._bonds(), *self._missing(), *self._hydrogens(), *self._surplus()]

    def _name(self, atom: int) -> str:
        return SYMBOL[self.molecule.atoms[atom].element] + str(int(self.here[atom].rsplit("/", 1)[1]) + 1)

    def _goal(self, place: int) -> str:
        return SYMBOL[self.target.atoms[place].element] + str(int(self.goals[place].rsplit("/", 1)[1]) + 1)

    def _bonds(self) -> Iterator[Message]:
        for (a, b), bond in self.target.bonds.items():
            if a in self.back and b in self.back and self.molecule.bonds_of(self.back[a]).get(self.back[b]) != bond:
                one, other = self.back[a], self.back[b]
                yield Message(
                    f"difference-bond-{kebab(bond)}",
                    {"atom": self._name(one), "other": self._name(other)},
                    (self.here[one], self.here[other], self.goals[a], self.goals[b]),
                )

    def _missing(self) -> Iterator[Message]:
        for group in missing_groups(self.target, set(self.back)):
            name, goals = group_name(self.target, group), tuple(self.goals[place] for place in sorted(group))
            ends = [other for place in sorted(group) for other in self.target.bonds_of(place) if other in self.back]
            if not ends:
                yield Message("difference-missing", {"group": name}, goals)
                continue
            end = ends[0]
            params = {"group": name, "atom": self._name(self.back[end]), "goal": self._goal(end)}
            yield Message("difference-lacks", params, (self.here[self.back[end]], self.goals[end], *goals))

    def _hydrogens(self) -> Iterator[Message]:
        """Atoms whose bonds are right, and what they bear is not."""
        for atom, place in self.kept.items():
            bonds = {self.kept.get(other): bond for other, bond in self.molecule.bonds_of(atom).items()}
            here, goal = self.molecule.atoms[atom], self.target.atoms[place]
            if here != goal and bonds == self.target.bonds_of(place):
                params = {"atom": self._name(atom), "hydrogens": goal.hydrogens, "here": here.hydrogens}
                yield Message("difference-hydrogens", params, (self.here[atom], self.goals[place]))

    def _surplus(self) -> Iterator[Message]:
        if surplus := [atom for atom in range(len(self.molecule.atoms)) if atom not in self.kept]:
            names = ", ".join(self._name(atom) for atom in surplus)
            yield Message(
                "difference-surplus",
                {"atoms": names, "count": len(surplus)},
                tuple(self.here[atom] for atom in surplus),
            )
