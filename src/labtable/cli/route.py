"""`labtable route aspirin`: a synthesis, manipulation by manipulation."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table

from labtable.core.errors import BadSetup
from labtable.games.laboratorium.chemistry.own_molecule import graph_of_text
from labtable.games.laboratorium.components import REAGENT_IDS, TARGET_IDS
from labtable.games.laboratorium.constants import REAGENTS
from labtable.games.laboratorium.routes.route import find_route, suggested_for


def route(target: str, reagents: str = "", hydroxyl: bool = False) -> None:
    """Print a synthesis of a target of Laboratorium, or of a molecule given by name or SMILES."""
    numbers = _numbers(reagents)
    goal = target if target in TARGET_IDS else graph_of_text(target)
    found = find_route(goal, numbers, hydroxyl)
    used = ", ".join(str(number) for number in numbers or suggested_for(goal))
    if found is None:
        raise BadSetup(f"No route leads to {target} from the reagents {used}.")
    count = "1 manipulation" if len(found.steps) == 1 else f"{len(found.steps)} manipulations"
    table = Table(title=f"{target}: {count} from reagents {used}")
    for heading in ("", "manipulation", "reagent", "molecule"):
        table.add_column(heading)
    table.add_row("0", "start", _card(found.start), found.molecule)
    for number, step in enumerate(found.steps, 1):
        words = step.manipulation.name.lower().replace("_", " ")
        table.add_row(str(number), words, _card(step.reagent), step.molecule)
    Console().print(table)


def _card(number: int | None) -> str:
    return "" if number is None else f"{number} {REAGENT_IDS[number - 1]}"


def _numbers(text: str) -> list[int]:
    try:
        numbers = [int(word) for word in text.split(",") if word.strip()]
    except ValueError:
        raise BadSetup(f"--reagents takes numbers separated by commas, such as 1,2,3, not {text!r}.") from None
    for number in numbers:
        if not 1 <= number <= REAGENTS:
            raise BadSetup(f"There is no reagent {number}; they are numbered from 1 to {REAGENTS}.")
    return numbers
