"""Molecules that nets have learned to go on from: those on the way of one shortest route to a target of the box."""

from __future__ import annotations

from functools import cache

from .bench import Bench, Operation, card_graph
from .route import find_route


@cache
def learned_molecules(target: str, hydroxyl: bool) -> frozenset[int]:
    """Hashes of the molecules on the way of a shortest route from the suggested reagents.

    Reactions in any order that works; the Characterisations, in any order too, when all Reactions are done.
    """
    route = find_route(target, hydroxyl=hydroxyl)
    if route is None:
        return frozenset()
    found: set[int] = set()
    start = Bench(card_graph(route.start - 1), dict(route.root.places))
    todo: list[tuple[Bench, tuple[Operation, ...]]] = [(start, route.operations)]
    while todo:
        bench, left = todo.pop()
        name = bench.hash()
        if name in found:
            continue
        found.add(name)
        rank = min((operation.rank for operation in left), default=0)
        for index, operation in enumerate(left):
            if (operation.rank == rank or rank < operation.rank < 2) and bench.can_perform(operation, left):
                after = bench.copy()
                after.perform(operation)
                todo.append((after, left[:index] + left[index + 1 :]))
    return frozenset(found)
