"""Plans for bots: every molecule on the way of a shortest route, in whatever order its manipulations are made.

`python -m labtable.games.laboratorium.routes.waypoints` writes routes.toml, which evaluation.py reads; a test
compares them.
Plans for molecules that are not those of the box are made when the game is loaded.
"""

from __future__ import annotations

from pathlib import Path

from ..components import BOX, REAGENT_SMILES, TARGET_IDS
from ..constants import REAGENTS
from .bench import Bench, Operation, card_graph
from .route import Route, find_route, made_from

FILE = Path(__file__).with_name("routes.toml")


HYDROXYL = ("off", "on")


def waypoints(route: Route) -> dict[int, tuple[int, int]]:
    """Hash of each molecule on the way: manipulations left, and the set of reagents that they still need.

    Reactions in any order that works; the Characterisations, in any order too, when all Reactions are done.
    """
    found: dict[int, tuple[int, int]] = {}
    start = Bench(card_graph(route.start - 1), dict(route.root.places))
    todo: list[tuple[Bench, tuple[Operation, ...]]] = [(start, route.operations)]
    while todo:
        bench, left = todo.pop()
        name = bench.hash()
        if name in found:
            continue
        needs = 0
        for operation in left:
            needs |= 0 if operation.card is None else 1 << operation.card
        found[name] = (len(left), needs)
        rank = min((operation.rank for operation in left), default=0)
        for index, operation in enumerate(left):
            if (operation.rank == rank or rank < operation.rank < 2) and bench.can_perform(operation, left):
                after = bench.copy()
                after.perform(operation)
                todo.append((after, left[:index] + left[index + 1 :]))
    return found


def plan_of(target: str, hydroxyl: bool) -> list[tuple[int, int, int]]:
    """The waypoints of a target; a molecule that the reagents cannot make is a mistake of the components."""
    route = find_route(target, hydroxyl=hydroxyl)
    if route is None:
        row = BOX["targets"].rows("card")[TARGET_IDS.index(target)]
        raise row.mistake(f"expected a molecule that the reagents suggested for it can make, found {target}", "smiles")
    return [(hashed, left, needs) for hashed, (left, needs) in sorted(waypoints(route).items())]


def steps_from_all(target: str) -> list[int]:
    """Manipulations of a route with all ten piles, without and with the hydroxyl variant."""
    routes = [find_route(target, range(1, REAGENTS + 1), name == "on") for name in HYDROXYL]
    return [0 if route is None else len(route.operations) for route in routes]


def plans() -> str:
    """The text of routes.toml."""
    lines = [
        "# Written by `python -m labtable.games.laboratorium.routes.waypoints`, not to be edited.",
        "# Molecules on the way of the shortest routes: hash of the canonical code, manipulations left, and the",
        "# set of reagents that they still need. `all`: manipulations of a route with all ten piles.",
        "",
        "reagents = [",
        *(f'    "{one}",' for one in REAGENT_SMILES),
        "]",
        "",
    ]
    return "\n".join([*lines, *(plan(target) for target in TARGET_IDS)])


def plan(target: str) -> str:
    """The part of one target."""
    told = ", ".join(f'"{one}"' for one in made_from(target))
    lines = [f"[{target}]", f"made_from = [{told}]", f"all = {steps_from_all(target)}"]
    for name in HYDROXYL:
        rows = [f"    [{hashed}, {left}, {needs}]," for hashed, left, needs in plan_of(target, name == "on")]
        lines += [f"{name} = [", *rows, "]"]
    return "\n".join([*lines, ""])


if __name__ == "__main__":
    FILE.write_text(plans(), encoding="utf-8")
