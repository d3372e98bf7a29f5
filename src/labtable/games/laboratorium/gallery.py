"""What a host chooses a target from: the seven molecules of the box, drawn; and a molecule of one's own, drawn as it is
written."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import msgspec

from labtable.core.game.text import LANGUAGES
from labtable.core.record.records import blank, dtype_of

from .chemistry import smiles
from .chemistry.own_molecule import graph_of_numbers, names_of
from .components import FORMULAS, OWN_MOLECULES, PRINTED_TARGETS, REAGENT_IDS, TARGETS
from .molecule_views import MoleculeView, molecule_view
from .routes.lengths import ALL, lengths_of
from .state import TargetRow

PREFIX = "goal"  # as the target is called on the table


class TargetView(msgspec.Struct, frozen=True):
    id: str
    steps: dict[str, dict[str, int | None]]  # manipulations of a route, by the options `reagents` and `hydroxyl`
    molecule: MoleculeView


class PilesView(msgspec.Struct, frozen=True):
    """What chosen piles are good for."""

    steps: dict[str, dict[str, int | None]]  # manipulations of a route, by target and `hydroxyl`; None: there is none


class ReagentChoice(msgspec.Struct, frozen=True):
    """A reagent that a host may leave out."""

    id: str
    number: int
    formula: str


class Gallery(msgspec.Struct, frozen=True):
    targets: tuple[TargetView, ...]
    reagents: tuple[ReagentChoice, ...]
    known: tuple[dict[str, str], ...]  # molecules of one's own that are read by name: their names, by language


@cache
def gallery() -> Gallery:
    steps = {"suggested": lengths_of(), "all": lengths_of(ALL)}
    targets = [
        TargetView(
            target.id,
            {name: of[target.id] for name, of in steps.items()},
            molecule_view(TARGETS[number].molecule, PREFIX),
        )
        for number, target in enumerate(PRINTED_TARGETS)
    ]
    reagents = [ReagentChoice(*row) for row in zip(REAGENT_IDS, ALL, FORMULAS, strict=True)]
    known = [dict(zip(LANGUAGES, names_of(written), strict=True)) for written in OWN_MOLECULES.values()]
    return Gallery(tuple(targets), tuple(reagents), tuple(known))


def sketch(option: str, numbers: Sequence[int]) -> MoleculeView | PilesView | None:
    """The molecule that an option's numbers say, or what the piles are good for; they were checked before."""
    if not any(numbers):
        return None
    if option == "piles":
        return PilesView(lengths_of(sorted({number for number in numbers if number})))
    row = blank(dtype_of(TargetRow), 1)[0]
    smiles.fill(row.molecule, graph_of_numbers(numbers))
    return molecule_view(row.molecule, PREFIX)
