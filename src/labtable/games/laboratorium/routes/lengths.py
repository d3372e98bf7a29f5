"""How many manipulations a shortest route takes, by target, piles and variant: what a host is told.

lengths.toml keeps those of the box, so that nobody waits for the route finder; `write` writes it, and a test compares
them. Of molecules that are not those of the box, the finder is asked.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from ..chemistry import smiles
from ..components import BOX, PRINTED_TARGETS, REAGENT_SMILES, TARGET_IDS, PrintedTarget
from ..constants import REAGENTS
from .next_steps import start_of

FILE = Path(__file__).with_name("lengths.toml")
HYDROXYL = ("off", "on")
ALL = range(1, REAGENTS + 1)


@cache
def _kept() -> dict[str, Any]:
    return tomllib.loads(FILE.read_text(encoding="utf-8")) if FILE.exists() else {}


def made_from(target: PrintedTarget, numbers: Sequence[int]) -> list[str]:
    """What a length rests on: the molecule, and the reagents with their numbers."""
    return [target.smiles, *(f"{number} {REAGENT_SMILES[number - 1]}" for number in numbers)]


def length_of(target: PrintedTarget, numbers: Sequence[int], hydroxyl: bool) -> int | None:
    """Manipulations of a shortest route to a target from reagents by their printed numbers; None: there is none."""
    for name in ("suggested", "all"):
        row = _kept().get(target.id, {}).get(name, {})
        if row.get("made_from") == made_from(target, numbers):
            return int(row[HYDROXYL[hydroxyl]])
    route = start_of(smiles.read(target.smiles).structure, tuple(number - 1 for number in numbers), hydroxyl)
    return None if route is None else len(route.operations)


def lengths_of(numbers: Sequence[int] = ()) -> dict[str, dict[str, int | None]]:
    """Manipulations to every target of the box, without and with the hydroxyl variant; no numbers: from the reagents
    that are suggested for each."""
    return {
        target.id: {name: length_of(target, numbers or target.suggested, name == "on") for name in HYDROXYL}
        for target in PRINTED_TARGETS
    }


def check_targets() -> None:
    """A target that the reagents suggested for it cannot make is a mistake of the components."""
    for name, lengths in lengths_of().items():
        if None in lengths.values():
            row = BOX["targets"].rows("card")[TARGET_IDS.index(name)]
            message = f"expected a molecule that the reagents suggested for it can make, found {name}"
            raise row.mistake(message, "smiles")


def text() -> str:
    """The text of lengths.toml."""
    lines = ["# Written by `write` of lengths.py, not to be edited.", ""]
    for target in PRINTED_TARGETS:
        for name, numbers in (("suggested", target.suggested), ("all", list(ALL))):
            told = ", ".join(f'"{one}"' for one in made_from(target, numbers))
            lines += [f"[{target.id}.{name}]", f"made_from = [{told}]"]
            structure, cards = smiles.read(target.smiles).structure, tuple(number - 1 for number in numbers)
            for hydroxyl, variant in enumerate(HYDROXYL):
                route = start_of(structure, cards, bool(hydroxyl))
                lines += [] if route is None else [f"{variant} = {len(route.operations)}"]
            lines.append("")
    return "\n".join(lines)


def write() -> None:
    FILE.write_text(text(), encoding="utf-8")


check_targets()
