"""What a host chooses a target from: the seven molecules of the box, drawn; and a molecule of one's own, drawn as it is
written."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import msgspec

from labtable.core.record.records import blank, dtype_of

from .chemistry import smiles
from .chemistry.own_molecule import graph_of_numbers
from .components import OWN_MOLECULES, PRINTED_TARGETS, TARGET_IDS, TARGETS
from .evaluation import HYDROXYL, STARTS, WAYPOINTS, steps_with_all
from .molecule_views import MoleculeView, molecule_view
from .state import TargetRow

PREFIX = "goal"  # as the target is called on the table


class TargetView(msgspec.Struct, frozen=True):
    id: str
    steps: dict[str, dict[str, int]]  # manipulations of a route, by the options `reagents` and `hydroxyl`
    molecule: MoleculeView


class Gallery(msgspec.Struct, frozen=True):
    targets: tuple[TargetView, ...]
    known: tuple[str, ...]  # molecules of one's own that are read by name


@cache
def gallery() -> Gallery:
    targets = [
        TargetView(target.id, _steps(number), molecule_view(TARGETS[number].molecule, PREFIX))
        for number, target in enumerate(PRINTED_TARGETS)
    ]
    return Gallery(tuple(targets), tuple(OWN_MOLECULES))


def _steps(number: int) -> dict[str, dict[str, int]]:
    left = [WAYPOINTS[STARTS[plan] : STARTS[plan + 1], 1] for plan in (2 * number, 2 * number + 1)]
    return {
        "suggested": {name: int(rows.max()) for name, rows in zip(HYDROXYL, left, strict=True)},
        "all": dict(zip(HYDROXYL, steps_with_all(TARGET_IDS[number]), strict=True)),
    }


def sketch(option: str, numbers: Sequence[int]) -> MoleculeView | None:
    """The molecule that the option's numbers say; they were checked before."""
    if not any(numbers):
        return None
    row = blank(dtype_of(TargetRow), 1)[0]
    smiles.fill(row.molecule, graph_of_numbers(numbers))
    return molecule_view(row.molecule, PREFIX)
