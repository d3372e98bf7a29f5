"""The way on from a molecule on the bench: what a shortest route keeps of it, how far the target is, what comes next.

The molecule is laid over the target in every way that could be shortest; what does not fit is cut off, and the rest of
the target is priced by the route finder. If no part of it is worth keeping, one begins afresh: a reagent is joined to
it, and what stood there is cut off.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import combinations
from typing import Any

from ..chemistry import smiles
from ..chemistry.smiles import Graph, Structure
from ..components import SHARE
from ..constants import Bond, Manipulation, Token
from .bench import Bench, Operation, card_graph
from .route import BENCH, FAR, Finder, Route, find_route, rings_to_close, shape_of, ways_to_close

# NOT RULES: as in route.py, for molecules that somebody made up.
LAYINGS_TRIED = 6000  # steps of laying the molecule over the target
RINGS_TRIED = 6  # ways to leave so many rings of the target open
AIMS = 64  # whose finders are kept

_idle: dict[Any, list[Sequence[Finder]]] = {}  # finders that nobody uses now, by what they are for


@dataclass(frozen=True)
class Next:
    """A manipulation that a shortest route may go on with; atoms are those of the molecule."""

    manipulation: Manipulation
    atom: int
    other: int | None = None  # the neighbour that it cuts off or changes the bond to, or the ring's other end
    reagent: int | None = None  # row of the reagents


@dataclass(frozen=True)
class WayOn:
    left: int  # manipulations
    kept: dict[int, int]  # atoms of the molecule that stay, and the atoms of the target that they are
    next: tuple[Next, ...]  # what may come next, in a good order
    needs: tuple[int, ...]  # rows of the reagents that are still to be joined


@lru_cache(1024)
def way_on(molecule: Structure, target: Structure, cards: tuple[int, ...], hydroxyl: bool) -> WayOn | None:
    """A shortest way from a molecule to a target, or None where the finder knows none."""
    with _finders(target, cards, hydroxyl) as finders:
        return _way_with(finders, Graph.of(molecule))


def _way_with(finders: Sequence[Finder], bench: Graph) -> WayOn | None:
    there = rings_to_close(bench)
    finders = [
        finder
        for finder in finders
        if rings_to_close(finder.graph) <= len(finder.closures) + there + len(smiles.rings_of_six(finder.graph))
    ]
    best: WayOn | None = None
    for finder in finders:
        best = _afresh(bench, finder, FAR if best is None else best.left) or best
    for finder in finders:
        overlay = _Overlay(finder, bench, FAR if best is None else best.left + 1)
        if overlay.route is not None:
            best = overlay.way(overlay.route)
    return best


@lru_cache(128)
def start_of(target: Structure, cards: tuple[int, ...], hydroxyl: bool) -> Route | None:
    """A shortest route from a reagent."""
    return find_route(Graph.of(target), [card + 1 for card in cards], hydroxyl)


@contextmanager
def _finders(*aim: Any) -> Iterator[Sequence[Finder]]:
    """Finders for a target, cards and hydroxyl. They note in themselves what they try, so nobody else has them
    meanwhile; a thread that comes then makes others, and does not wait."""
    target, cards, hydroxyl = aim
    try:
        finders = _idle[aim].pop()
    except (KeyError, IndexError):
        finders = [
            Finder(reading, cards, hydroxyl, closures)
            for reading in smiles.readings(Graph.of(target))
            for closures in _open_rings(reading)
        ]
    yield finders
    if aim not in _idle and len(_idle) >= AIMS:
        _idle.pop(next(iter(_idle)), None)
    _idle.setdefault(aim, []).append(finders)


def is_prepared(target: Structure, cards: tuple[int, ...], hydroxyl: bool) -> bool:
    """Are there finders of ways to this target? To make them takes up to a tenth of a second."""
    return bool(_idle.get((target, cards, hydroxyl)))


def _open_rings(graph: Graph) -> list[frozenset[frozenset[int]]]:
    """Sets of bonds that close rings of the target, the largest first; other rings must be on the bench already."""
    found: dict[int, dict[object, frozenset[frozenset[int]]]] = {}
    for closures in ways_to_close(graph):
        for size in range(len(closures), -1, -1):
            some_of_size = found.setdefault(size, {})
            for some in map(frozenset, combinations(closures, size)):
                if len(some_of_size) < RINGS_TRIED:
                    some_of_size.setdefault(shape_of(graph, some), some)
        if all(len(some_of_size) == RINGS_TRIED for size, some_of_size in found.items() if size):
            break
    return [some for size in sorted(found, reverse=True) for some in found[size].values()]


def _afresh(bench: Graph, finder: Finder, limit: int) -> WayOn | None:
    """Join a card, then cut off all that does not belong to the target: in fewer manipulations than the limit, or None.

    What stood on the bench hangs on the card; if it hangs on a part that goes anyway, it goes with it.
    """
    if finder.closed:
        return None
    doors, found = _doors(bench), None
    for cost, root in finder.roots:
        if cost + 1 >= limit:
            break
        card, kept = card_graph(root.card), dict(root.places)
        both = {token: count + bench.tokens()[token] for token, count in card.tokens().items()}
        if any(count - 2 * (token == Token.CENTRE) > SHARE[token] for token, count in both.items()):
            continue
        ways = [
            (cost + opened + 1 + (joint in kept), opened, step)
            for joint, atom in enumerate(card.atoms)
            for colour, (opened, step) in doors.items()
            if getattr(atom, colour)
        ]
        left, opened, step = min(ways, key=lambda way: way[0], default=(limit, 0, None))
        if step is not None and left < limit and (route := finder.route(root)) is not None:
            limit = left
            needs = (root.card, *_cards_of(route))
            found = WayOn(left, {}, (replace(step, reagent=None if opened else root.card),), needs)
    return found


def _doors(bench: Graph) -> dict[str, tuple[int, Next]]:
    """Where a card could be joined, by colour of centre, and how many manipulations open the place."""
    doors: dict[str, tuple[int, Next]] = {}
    for index, atom in enumerate(bench.atoms):
        if atom.yellow:
            doors.setdefault("yellow", (0, Next(Manipulation.SINGLE_BOND, index)))
        if atom.purple:
            doors.setdefault("purple", (0, Next(Manipulation.DOUBLE_BOND, index)))
    for index, atom in enumerate(bench.atoms):
        if atom.hydrogens:
            doors.setdefault("yellow", (1, Next(Manipulation.CLEAVAGE, index)))
    for (a, b), bond in bench.bonds.items():
        if bond != Bond.AROMATIC and not bench.is_ring_bond(a, b):
            colour, kind = (
                ("purple", Manipulation.DOUBLE_CLEAVAGE) if bond == Bond.DOUBLE else ("yellow", Manipulation.CLEAVAGE)
            )
            doors.setdefault(colour, (1, Next(kind, a, b)))
    return doors


class _Overlay:
    """The molecule on the bench laid over the target of a finder: the cheapest route that is below a limit."""

    def __init__(self, finder: Finder, bench: Graph, limit: int) -> None:
        self.finder, self.bench, self.limit = finder, bench, limit
        finder.put_on_bench(bench)
        self.route: Route | None = None
        self.tries = LAYINGS_TRIED
        self.around = finder.bench_around
        self.in_ring = {frozenset(pair) for pair in bench.bonds if bench.is_ring_bond(*pair)}
        graph = finder.graph
        for first in range(len(bench.atoms)):
            for place in range(len(graph.atoms)):
                if bench.atoms[first].element == graph.atoms[place].element:
                    self._extend(first, {first: place}, 0, self._edges(first))

    def _edges(self, atom: int, but: int = -1) -> list[tuple[int, int]]:
        return [(atom, other) for other in self.around[atom] if other != but]

    def _extend(self, first: int, places: dict[int, int], cuts: int, undecided: list[tuple[int, int]]) -> None:
        """Decide bond after bond of the molecule: it goes on over a bond of the target, or it is cut."""
        self.tries -= 1
        if cuts >= self.limit or self.tries < 0:
            return
        if not undecided:
            self._price(places, cuts)
            return
        (atom, other), rest = undecided[0], undecided[1:]
        if other in places:
            self._extend(first, places, cuts, rest)
            return
        if other > first:  # the first atom is the lowest that is kept
            for place in self._places_for(atom, other, places):
                self._extend(first, {**places, other: place}, cuts, rest + self._edges(other, atom))
        if frozenset((atom, other)) not in self.in_ring:
            self._extend(first, places, cuts + 1, rest)

    def _places_for(self, atom: int, other: int, places: dict[int, int]) -> Iterator[int]:
        graph, aromatic = self.finder.graph, self.around[atom][other] == Bond.AROMATIC
        for place, bond in self.finder.around[places[atom]].items():
            same = graph.atoms[place].element == self.bench.atoms[other].element
            if same and (aromatic or bond != Bond.AROMATIC) and place not in places.values():
                yield place

    def _price(self, places: dict[int, int], cuts: int) -> None:
        finder, kept = self.finder, frozenset(places)
        inside = set(places.values())
        if not finder.closed <= inside:
            return
        least = cuts + len(finder.closures)
        for place in inside:
            for other, bond in finder.around[place].items():
                if other not in inside:
                    if bond == Bond.AROMATIC:
                        return
                    least += min(finder.behind(place, other, way).cost for way in finder.ways(place, other))
        if least >= self.limit or not finder.bonds_match(BENCH, kept, places):
            return
        for piece in finder.priced(BENCH, kept, places, -1, ""):
            cost = finder.total(piece) + len(finder.closures)
            if cost < self.limit:
                route = finder.route(piece)
                if route is not None:
                    self.route, self.limit = route, cost

    def way(self, route: Route) -> WayOn:
        places = dict(route.root.places)
        bench = Bench(self.bench, places)
        back = {place: atom for atom, place in places.items()}
        coming = tuple(
            _next(operation, bench, back)
            for operation in route.operations
            if bench.can_perform(operation, route.operations)
        )
        return WayOn(len(route.operations), places, coming, _cards_of(route))


def _cards_of(route: Route) -> tuple[int, ...]:
    return tuple(operation.card for operation in route.operations if operation.card is not None)


def _next(operation: Operation, bench: Bench, back: dict[int, int]) -> Next:
    other = back.get(operation.other)
    if operation.spare is not None:
        name = bench.spare_of(operation)
        other = name[1] if isinstance(name, tuple) else None
    return Next(operation.manipulation, back[operation.atom], other, operation.card)


# What agrees -----------------------------------------------------------------------------------------


def agreement(molecule: Graph, target: Graph, kept: dict[int, int]) -> tuple[set[int], set[tuple[int, int]]]:
    """Atoms of the target that are there as they shall be, and its bonds that are there."""
    back = {place: atom for atom, place in kept.items()}
    joined = {
        (a, b)
        for (a, b), bond in target.bonds.items()
        if a in back and b in back and molecule.bonds_of(back[a]).get(back[b]) == bond
    }
    done = set()
    for place, atom in back.items():
        here, bonds = molecule.atoms[atom], sum(place in pair for pair in joined)
        if (
            here == target.atoms[place]
            and bonds == len(target.bonds_of(place))
            and bonds == len(molecule.bonds_of(atom))
        ):
            done.add(place)
    return done, joined
