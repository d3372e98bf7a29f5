"""What a host chooses a target from: the seven molecules of the box, drawn; and a molecule of one's own, drawn as it is
written."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import msgspec

from labtable.core.record.records import blank, dtype_of

from .chemistry import smiles
from .chemistry.own_molecule import graph_of_numbers
from .components import OWN_MOLECULES, PRINTED_TARGETS, TARGETS
from .evaluation import STARTS, WAYPOINTS
from .molecule_views import MoleculeView, molecule_view
from .state import TargetRow

PREFIX = "goal"  # as the target is called on the table


class TargetView(msgspec.Struct, frozen=True):
    id: str
    steps: int  # manipulations of a shortest route from the suggested reagents
    molecule: MoleculeView


class Gallery(msgspec.Struct, frozen=True):
    targets: tuple[TargetView, ...]
    known: tuple[str, ...]  # molecules of one's own that are read by name


@cache
def gallery() -> Gallery:
    targets = []
    for number, target in enumerate(PRINTED_TARGETS):
        left = WAYPOINTS[STARTS[2 * number] : STARTS[2 * number + 1], 1]  # of every molecule on a shortest route
        targets.append(TargetView(target.id, int(left.max()), molecule_view(TARGETS[number].molecule, PREFIX)))
    return Gallery(tuple(targets), tuple(OWN_MOLECULES))


def sketch(option: str, numbers: Sequence[int]) -> MoleculeView | None:
    """The molecule that the option's numbers say; they were checked before."""
    if not any(numbers):
        return None
    row = blank(dtype_of(TargetRow), 1)[0]
    smiles.fill(row.molecule, graph_of_numbers(numbers))
    return molecule_view(row.molecule, PREFIX)
