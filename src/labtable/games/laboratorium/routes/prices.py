"""What the route finder says when a game is set up: the price of all that hangs behind each bond of the target."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from labtable.core.game.text import bad_setup

from ..chemistry import smiles
from ..chemistry.own_molecule import TEXT, graph_of_numbers
from ..chemistry.smiles import Graph, Structure
from ..components import PRINTED_TARGETS
from ..constants import BONDS, MAX_ATOMS, REAGENTS, Bond
from ..setup import ALL_TEN, HYDROXYL_OPTION, MOLECULE_OPTION, PILES_OPTION, REAGENTS_OPTION, TARGET_OPTION
from .distance import FAR, LAST
from .route import Behind, Finder, Piece, beginnings, best_of, rings_to_close

ALL = tuple(range(REAGENTS))
JOINED_AND_CUT = 2  # beginning afresh, a reagent is joined to a molecule and what stood there is cut off


def completed(options: list[int]) -> tuple[int, ...]:
    """What setup reads after the options' own numbers; BadSetup where the target has no route from the piles."""
    target, cards, hydroxyl = aim_of(options)
    found = prices_of(target, cards, hydroxyl)
    if found is None:
        told = ", ".join(str(card + 1) for card in cards)
        raise bad_setup(TEXT, "reagents-no-route", reagents=told, count=len(cards))
    return found


def aim_of(options: Sequence[int]) -> tuple[Structure, tuple[int, ...], bool]:
    """The target, the rows of the reagents in play, and whether the hydroxyl variant is played."""
    own = options[MOLECULE_OPTION:PILES_OPTION]
    target = PRINTED_TARGETS[options[TARGET_OPTION]]
    graph = graph_of_numbers(own) if any(own) else smiles.read(target.smiles)
    chosen = {number for number in options[PILES_OPTION : PILES_OPTION + REAGENTS] if number}
    if not chosen and options[REAGENTS_OPTION] != ALL_TEN and not any(own):
        chosen = set(target.suggested)
    return graph.structure, tuple(sorted(number - 1 for number in chosen)) or ALL, bool(options[HYDROXYL_OPTION])


@lru_cache(256)
def prices_of(target: Structure, cards: tuple[int, ...], hydroxyl: bool) -> tuple[int, ...] | None:
    """Four numbers for each bond of each atom of the target: the bond as routes read it, the price of what hangs behind
    it, directly and by a detour, and the set of reagents that go into that. At the end the price of beginning afresh,
    and its reagents. None: there is no route."""
    graph = Graph.of(target)
    found = _cheapest(graph, cards, hydroxyl)
    if found is None:
        return None
    finder, cost, root = found
    numbers = [0] * (4 * BONDS * MAX_ATOMS)
    for a, around in enumerate(graph.around()):
        for slot, b in enumerate(around):
            at = 4 * (a * BONDS + slot)
            bond = finder.graph.bonds_of(a)[b]
            numbers[at : at + 3] = bond, FAR, FAR
            if frozenset((a, b)) in finder.closures:
                numbers[at] += LAST
            elif bond != Bond.AROMATIC:
                ways = [finder.behind(a, b, way) for way in finder.ways(a, b)]
                for detour, way in enumerate(ways, 1):
                    numbers[at + detour] = min(way.cost, FAR)
                numbers[at + 3] = _set(_cards(finder, min(ways, key=lambda way: way.cost)))
    return (*numbers, cost + JOINED_AND_CUT, _set([root.card, *_cards_of_piece(finder, root)]))


def _cheapest(graph: Graph, cards: tuple[int, ...], hydroxyl: bool) -> tuple[Finder, int, Piece] | None:
    """The finder with the shortest route, its length and its beginning. Only rings that are closed can turn out not to
    close: other routes need not be tried on a bench, whose rules would have to be compiled first."""
    if not rings_to_close(graph) and len(smiles.readings(graph)) == 1:
        return min(beginnings(graph, cards, hydroxyl), key=lambda beginning: beginning[1], default=None)
    best = best_of(beginnings(graph, cards, hydroxyl))
    return None if best is None else (best[0], len(best[1].operations), best[1].root)


def _set(cards: Iterable[int]) -> int:
    return sum(1 << card for card in set(cards))


def _cards(finder: Finder, behind: Behind) -> list[int]:
    return [] if behind.piece is None else [behind.piece.card, *_cards_of_piece(finder, behind.piece)]


def _cards_of_piece(finder: Finder, piece: Piece) -> list[int]:
    return [card for joint in piece.joints for card in _cards(finder, finder.behind(*joint))]
