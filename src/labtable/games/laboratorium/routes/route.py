"""The route finder: the shortest synthesis that it knows of a molecule from reagents.

Manipulations on different places do not disturb each other, so a synthesis is a covering of the target by pieces of
cards, and its length is the sum of what each piece costs by itself. Every piece but the first hangs on its parent by a
centre that is printed on its card. So the cheapest way to build what hangs behind a bond is a number of that bond
alone (`behind`), and a shortest route is found bond by bond, in milliseconds. A benzene ring is laid over any ring of
six carbons: additions make it what the target has there. What the finder does not try: closing an aromatic ring that
stands alone. next_steps.py finds the way on from a molecule on the bench.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property
from itertools import chain, combinations, islice, product

from ..chemistry import smiles
from ..chemistry.smiles import Graph
from ..components import PRINTED_TARGETS, TARGET_IDS
from ..constants import REAGENTS, Bond, Element, Manipulation
from .bench import Bench, Operation, card_graph, hash_of_graph

FAR = 10_000
BENCH = REAGENTS  # in place of a card: the molecule that stands on the bench
# NOT RULES: a molecule that somebody made up must not keep a table waiting. The seven targets need far less.
CLOSURES_TRIED = 3000  # ways to choose the bonds that close the rings
FINDERS = 12  # of these, those that are priced
PIECES_TRIED = 5000  # cards laid over the target; after that no other closure is begun
ROOTS_TRIED = 100  # cards to begin with, for each closure


@dataclass(frozen=True)
class RouteStep:
    """One manipulation, with the card it plays and the molecule after it."""

    manipulation: Manipulation
    reagent: int | None  # the printed number
    molecule: str  # SMILES, centres as [1*] and [2*]


@dataclass(frozen=True)
class Route:
    start: int  # the printed number of the starting reagent
    operations: tuple[Operation, ...] = field(repr=False)
    root: Piece = field(repr=False)
    begins_with: Graph = field(repr=False, compare=False)

    @cached_property
    def molecule(self) -> str:
        """What the starting reagent shows."""
        return self._bench().smiles()

    @cached_property
    def steps(self) -> tuple[RouteStep, ...]:
        """The manipulations, each with the molecule after it. The finder of ways looks at many routes, and not at
        these."""
        bench, steps = self._bench(), []
        for operation in self.operations:
            bench.perform(operation)
            steps.append(RouteStep(operation.manipulation, operation.number, bench.smiles()))
        return tuple(steps)

    def _bench(self) -> Bench:
        return Bench(self.begins_with, dict(self.root.places))

    @property
    def effort(self) -> tuple[int, int, int]:
        return effort_of(self.operations)


def effort_of(operations: Sequence[Operation]) -> tuple[int, int, int]:
    """What makes a route long: manipulations, then reagents to collect, then Reactions, the harder type."""
    return (
        len(operations),
        sum(operation.card is not None for operation in operations),
        sum(operation.manipulation < Manipulation.HYDROGEN for operation in operations),
    )


@dataclass(frozen=True)
class Piece:
    """A card laid over the target: where its atoms go, and what that costs."""

    card: int  # row of the reagents, or BENCH
    places: tuple[tuple[int, int], ...]  # (atom of the card, atom of the target)
    joints: tuple[tuple[int, int, str], ...]  # (atom, atom behind, way) of the pieces that hang on it
    cost: int  # of this piece alone


@dataclass(frozen=True)
class Behind:
    """The cheapest way to build what hangs behind a bond; no piece: it is characterised."""

    cost: int
    piece: Piece | None = None


def find_route(target: str | Graph, reagents: Iterable[int] = (), hydroxyl: bool = False) -> Route | None:
    """A shortest route to a target (one of the seven by its name, a SMILES of our subset, or a graph), or None.

    `reagents` are printed numbers; none given: those suggested for the target, all ten for any other molecule.
    """
    numbers = sorted(set(reagents)) or suggested_for(target)
    found = best_of(beginnings(graph_of_target(target), [number - 1 for number in numbers], hydroxyl))
    return None if found is None else found[1]


def best_of(begun: Iterable[tuple[Finder, int, Piece]]) -> tuple[Finder, Route] | None:
    """The route of the least effort, and the finder that priced it."""
    best: tuple[Finder, Route] | None = None
    for finder, cost, root in begun:
        if best is None or cost <= len(best[1].operations):
            route = finder.route(root, None if best is None else best[1])
            best = best if route is None else (finder, route)
    return best


def can_be_made(graph: Graph) -> bool:
    """Whether there is a route to a target from the ten reagents; any will do."""
    return any(finder.route(root) is not None for finder, _, root in beginnings(graph, range(REAGENTS), False))


def beginnings(graph: Graph, cards: Sequence[int], hydroxyl: bool) -> Iterator[tuple[Finder, int, Piece]]:
    """Where a route to a molecule could begin, and how long it would be: closure by closure, the shortest first."""
    pieces = 0
    for reading, closures in islice(ways_to_make(graph), FINDERS):
        finder = Finder(reading, cards, hydroxyl, closures)
        for cost, root in finder.roots[:ROOTS_TRIED]:
            yield finder, cost, root
        pieces += finder.pieces_tried
        if pieces > PIECES_TRIED:
            return


def graph_of_target(target: str | Graph) -> Graph:
    if isinstance(target, Graph):
        return target
    for printed in PRINTED_TARGETS:
        if printed.id == target:
            return smiles.read(printed.smiles)
    return smiles.read(target)


def suggested_for(target: str | Graph) -> list[int]:
    if isinstance(target, str) and target in TARGET_IDS:
        return list(PRINTED_TARGETS[TARGET_IDS.index(target)].suggested)
    return list(range(1, REAGENTS + 1))


@cache
def card_around(card: int) -> list[dict[int, Bond]]:
    return card_graph(card).around()


@cache
def kept_parts(card: int) -> tuple[frozenset[int], ...]:
    """Connected parts of a card that cleavages can leave: rings stay whole."""
    graph = card_graph(card)
    parts = []
    for size in range(1, len(graph.atoms) + 1):
        for atoms in combinations(range(len(graph.atoms)), size):
            kept = frozenset(atoms)
            cut = [pair for pair in graph.bonds if len(kept & set(pair)) == 1]
            if _connected(graph, kept) and not any(graph.is_ring_bond(*pair) for pair in cut):
                parts.append(kept)
    return tuple(reversed(parts))


def _connected(graph: Graph, atoms: frozenset[int]) -> bool:
    start = min(atoms)
    seen, todo = {start}, [start]
    while todo:
        for other in graph.bonds_of(todo.pop()):
            if other in atoms and other not in seen:
                seen.add(other)
                todo.append(other)
    return seen == atoms


def ways_to_make(graph: Graph) -> Iterator[tuple[Graph, frozenset[frozenset[int]]]]:
    """The readings of a molecule with the sets of bonds that close its rings; of those that look alike, one."""
    seen = set()
    for reading in smiles.readings(graph):
        for closures in chain(ways_with_benzene(reading), ways_to_close(reading)):
            if (shape := shape_of(reading, closures)) not in seen:
                seen.add(shape)
                yield reading, closures


def shape_of(graph: Graph, closures: frozenset[frozenset[int]]) -> tuple[int, ...]:
    """A molecule with its closures as numbers, equal for two closures where a symmetry of the molecule turns one into
    the other."""
    around = [
        [(other, bond, frozenset((atom, other)) in closures) for other, bond in bonds.items()]
        for atom, bonds in enumerate(graph.around())
    ]
    seen_from = [hash((atom.element, atom.hydrogens)) for atom in graph.atoms]
    for _ in graph.atoms:
        seen_from = [
            hash((mark, *sorted((bond, left_open, seen_from[other]) for other, bond, left_open in bonds)))
            for mark, bonds in zip(seen_from, around, strict=True)
        ]
    return tuple(sorted(seen_from))


def ways_with_benzene(graph: Graph) -> Iterator[frozenset[frozenset[int]]]:
    """Sets of bonds that are formed last, where benzene rings of cards become some rings of the molecule."""
    rings = benzene_rings(graph)
    for count in range(len(rings), 0, -1):
        for brought in combinations(rings, count):
            if len(frozenset().union(*brought)) == 6 * count:
                bonds = {
                    pair: Bond.AROMATIC if any(ring.issuperset(pair) for ring in brought) else bond
                    for pair, bond in graph.bonds.items()
                }
                yield from ways_to_close(Graph(graph.atoms, bonds))


def benzene_rings(graph: Graph) -> list[frozenset[int]]:
    """Rings of six carbons that a benzene ring of a card can become: they share no atom with an aromatic ring."""
    aromatic = {atom for pair, bond in graph.bonds.items() if bond == Bond.AROMATIC for atom in pair}
    return [frozenset(ring) for ring in smiles.rings_of_six(graph) if not aromatic & set(ring)]


def ways_to_close(graph: Graph) -> Iterator[frozenset[frozenset[int]]]:
    """Sets of bonds that are formed last, one for each ring that no card brings."""
    ring = [pair for pair, bond in graph.bonds.items() if bond != Bond.AROMATIC and graph.is_ring_bond(*pair)]
    rings = len(ring) and rings_to_close(graph)
    for tried, chosen in enumerate(combinations(ring, rings)):
        if tried == CLOSURES_TRIED:
            return
        rest = Graph(graph.atoms, {pair: bond for pair, bond in graph.bonds.items() if pair not in chosen})
        if not any(bond != Bond.AROMATIC and rest.is_ring_bond(*pair) for pair, bond in rest.bonds.items()):
            yield frozenset(frozenset(pair) for pair in chosen)


def rings_to_close(graph: Graph) -> int:
    """How many rings of a molecule no card brings."""
    aromatic = [pair for pair, bond in graph.bonds.items() if bond == Bond.AROMATIC]
    atoms = {atom for pair in aromatic for atom in pair}
    systems, left = 0, set(atoms)
    while left:
        systems += 1
        todo = [left.pop()]
        while todo:
            here = todo.pop()
            for pair in aromatic:
                if here in pair:
                    other = sum(pair) - here
                    if other in left:
                        left.remove(other)
                        todo.append(other)
    return (len(graph.bonds) - len(graph.atoms) + 1) - (len(aromatic) - len(atoms) + systems)


class Finder:
    """Prices of pieces of one target, with the bonds that are to close its rings left open."""

    def __init__(self, graph: Graph, cards: Sequence[int], hydroxyl: bool, closures: frozenset[frozenset[int]]) -> None:
        self.graph, self.cards, self.hydroxyl, self.closures = graph, cards, hydroxyl, closures
        self.pieces_tried = 0
        self.bench = Graph()
        self.bench_around: list[dict[int, Bond]] = []
        whole = graph.around()
        self.around = [
            {other: bond for other, bond in bonds.items() if frozenset((atom, other)) not in closures}
            for atom, bonds in enumerate(whole)
        ]
        self.closing_yellow = [0] * len(graph.atoms)
        self.closing_purple = [0] * len(graph.atoms)
        for pair in closures:
            for atom in pair:
                if whole[atom][sum(pair) - atom] == Bond.DOUBLE:
                    self.closing_purple[atom] += 1
                else:
                    self.closing_yellow[atom] += 1
        self.known: dict[tuple[int, int, str], Behind] = {}

    @cached_property
    def closed(self) -> set[int]:
        """Atoms of rings that are neither left open nor what a benzene ring can become: no card brings them."""
        rest = Graph(
            self.graph.atoms,
            {pair: bond for pair, bond in self.graph.bonds.items() if frozenset(pair) not in self.closures},
        )
        brought = benzene_rings(rest)
        return {
            atom
            for pair, bond in rest.bonds.items()
            if bond != Bond.AROMATIC and rest.is_ring_bond(*pair) and not any(ring.issuperset(pair) for ring in brought)
            for atom in pair
        }

    def printed(self, card: int) -> Graph:
        return self.bench if card == BENCH else card_graph(card)

    def put_on_bench(self, bench: Graph) -> None:
        self.bench, self.bench_around = bench, bench.around()

    def printed_around(self, card: int) -> list[dict[int, Bond]]:
        return self.bench_around if card == BENCH else card_around(card)

    # What a bond costs ------------------------------------------------------------------------------

    def ways(self, a: int, b: int) -> tuple[str, ...]:
        """How the bond between two pieces can come about: S or D directly, or by one more manipulation."""
        carbons = self.graph.atoms[a].element == self.graph.atoms[b].element == Element.CARBON
        direct, detour = ("S", "DA") if self.around[a][b] == Bond.SINGLE else ("D", "SE")
        return (direct, detour) if carbons else (direct,)

    def behind(self, a: int, b: int, way: str) -> Behind:
        """§7 The cheapest way to build what hangs on a behind its bond to b."""
        key = (a, b, way)
        if key not in self.known:
            self.known[key] = Behind(FAR)  # while it is being looked for
            self.known[key] = min(self._characterised(a, b, way), self._by_card(a, b, way), key=lambda way: way.cost)
        return self.known[key]

    def _characterised(self, a: int, b: int, way: str) -> Behind:
        atom = self.graph.atoms[b]
        alone = atom.element == Element.OXYGEN and len(self.graph.bonds_of(b)) == 1
        if alone and way == "D":
            return Behind(1)
        on_carbon = self.graph.atoms[a].element == Element.CARBON
        return Behind(1) if alone and way == "S" and self.hydroxyl and on_carbon else Behind(FAR)

    def _by_card(self, a: int, b: int, way: str) -> Behind:
        best = Behind(FAR)
        for card in self.cards:
            for joint, printed in enumerate(card_graph(card).atoms):
                if (printed.yellow if way[0] == "S" else printed.purple) == 0:
                    continue
                for piece in self.pieces(card, joint, b, a, way):
                    cost = len(way) + self.total(piece)
                    if cost < best.cost:
                        best = Behind(cost, piece)
        return best

    def total(self, piece: Piece) -> int:
        return piece.cost + sum(self.behind(*joint).cost for joint in piece.joints)

    # Cards over the target --------------------------------------------------------------------------

    @cached_property
    def roots(self) -> list[tuple[int, Piece]]:
        found = []
        for card in self.cards:
            for atom in range(len(self.graph.atoms)):
                for piece in self.pieces(card, 0, atom, -1, ""):
                    cost = self.total(piece) + len(self.closures)
                    if cost < FAR:
                        found.append((cost, piece))
        return sorted(found, key=lambda pair: pair[0])

    def pieces(self, card: int, first: int, atom: int, parent: int, way: str) -> Iterator[Piece]:
        """Ways to lay a card with its atom `first` on an atom of the target (for a root: any of its kept atoms)."""
        for kept in kept_parts(card):
            start = first if way else min(kept)
            if start not in kept:
                continue
            for places in self._layings(card, kept, {start: atom}, parent):
                yield from self.priced(card, kept, places, parent, way)

    def _layings(
        self, card: int, kept: frozenset[int], places: dict[int, int], parent: int
    ) -> Iterator[dict[int, int]]:
        graph = self.printed(card)
        if any(graph.atoms[k].element != self.graph.atoms[t].element for k, t in places.items()):
            return
        around = self.printed_around(card)
        border = next(
            ((k, other) for k in places for other in around[k] if other in kept and other not in places), None
        )
        if border is None:
            if self.bonds_match(card, kept, places):
                yield places
            return
        k, other = border
        for t in self.around[places[k]]:
            if t != parent and t not in places.values():
                yield from self._layings(card, kept, {**places, other: t}, parent)

    def bonds_match(self, card: int, kept: frozenset[int], places: dict[int, int]) -> bool:
        """Does the card have the bonds of the piece, or can it get them, with none of the target's missing?"""
        graph, inside = self.printed(card), set(places.values())
        count = 0
        for (a, b), bond in graph.bonds.items():
            if a in kept and b in kept:
                there = self.around[places[a]].get(places[b])
                if there is None or (there == Bond.AROMATIC and bond != Bond.AROMATIC):
                    return False
                both = graph.atoms[a].element == graph.atoms[b].element == Element.CARBON
                if bond != there and not both:
                    return False
                count += 1
        return count == sum(other in inside for t in inside for other in self.around[t]) // 2

    def drawn(self, card: int, places: dict[int, int]) -> list[dict[int, Bond]] | None:
        """§10.3 The bonds of a card's atoms. An aromatic ring that is to be opened is written with single and double
        bonds, in the drawing that has most of the target's double bonds; None where fused rings have no drawing."""
        around, opened, closed = self.printed_around(card), [], set()
        for pair, bond in self.printed(card).bonds.items():
            if bond == Bond.AROMATIC and pair[0] in places:
                if self.around[places[pair[0]]][places[pair[1]]] == Bond.AROMATIC:
                    closed |= set(pair)
                else:
                    opened.append(pair)
        if not opened:
            return around
        atoms = sorted({atom for pair in opened for atom in pair} - closed)
        doubles = max(
            smiles.pairings(opened, atoms),
            key=lambda drawing: sum(self.around[places[a]][places[b]] == Bond.DOUBLE for a, b in drawing),
            default=None,
        )
        if doubles is None:
            return None
        drawn = [dict(bonds) for bonds in around]
        for a, b in opened:
            drawn[a][b] = drawn[b][a] = Bond.DOUBLE if (a, b) in doubles else Bond.SINGLE
        return drawn

    def priced(self, card: int, kept: frozenset[int], places: dict[int, int], parent: int, way: str) -> Iterator[Piece]:
        self.pieces_tried += 1
        inside = set(places.values())
        joints = [
            (t, other) for t in places.values() for other in self.around[t] if other not in inside and other != parent
        ]
        if any(self.around[t][other] == Bond.AROMATIC for t, other in joints):
            return
        around = self.drawn(card, places)
        if around is None:
            return
        for chosen in product(*(self.ways(t, other) for t, other in joints)):
            hanging = tuple((t, other, how) for (t, other), how in zip(joints, chosen, strict=True))
            cost = self._local_cost(card, around, places, parent, way, hanging)
            if cost is not None:
                yield Piece(card, tuple(places.items()), hanging, cost)

    def _local_cost(
        self,
        card: int,
        around: list[dict[int, Bond]],
        places: dict[int, int],
        parent: int,
        way: str,
        hanging: tuple[tuple[int, int, str], ...],
    ) -> int | None:
        """Manipulations on the piece itself: cleavages, changes of its bonds, hydrogens and hybridisation."""
        graph, cost = self.printed(card), 0
        for k, t in places.items():
            printed, wanted = graph.atoms[k], self.graph.atoms[t]
            have_y, have_p = printed.yellow, printed.purple
            need_y, need_p = self.closing_yellow[t], self.closing_purple[t]
            doubles = 0
            for other, bond in around[k].items():
                if other not in places:
                    cost += 1
                    have_y, have_p = have_y + (bond == Bond.SINGLE), have_p + (bond == Bond.DOUBLE)
                    continue
                there = self.around[t][places[other]]
                doubles = max(doubles, int(there != Bond.SINGLE))
                if bond != there and k < other:
                    cost += 1
                have_y += bond == Bond.DOUBLE and there == Bond.SINGLE
                need_y += bond == Bond.SINGLE and there == Bond.DOUBLE
            hows = [how for a, _, how in hanging if a == t]
            if way and self._is_joint(places, k, t, parent):
                have_y, have_p = have_y - (way[0] == "S"), have_p - (way[0] == "D")
                hows.append(way)
                need_y -= way[0] == "S"
                need_p -= way[0] == "D"
            need_y += hows.count("S") + 2 * hows.count("SE") - hows.count("DA")
            need_p += hows.count("D") + hows.count("DA")
            extra = self._adjustment(wanted, printed.hydrogens, have_y, have_p, need_y, need_p)
            if extra is None or need_p + doubles > 1:
                return None
            cost += extra
        return cost

    def _is_joint(self, places: dict[int, int], k: int, t: int, parent: int) -> bool:
        return parent in self.around[t] and next(iter(places)) == k

    def _adjustment(
        self, wanted: smiles.Atom, hydrogens: int, have_y: int, have_p: int, need_y: int, need_p: int
    ) -> int | None:
        """How many manipulations lead from the centres and hydrogens that are there to those that are needed; None:
        none can."""
        if have_y < 0 or have_p < 0 or need_p > 1 or have_p > 1:
            return None
        changes = abs(hydrogens - wanted.hydrogens)
        if need_y < 0:  # an addition gives a centre that nothing needs: it becomes a hydrogen
            changes, need_y = abs(hydrogens - wanted.hydrogens - need_y) - need_y, 0
        if have_p != need_p:
            changes += 1
            if wanted.element != Element.CARBON:
                return None
        return changes

    # The route in order ---------------------------------------------------------------------------------

    def route(self, root: Piece, best: Route | None = None) -> Route | None:
        """The cheapest pieces in order; None where they are no better than the best, or the box's share too small."""
        todo = [*self._operations(root), *self._ring_closures()]
        if best is not None and effort_of(todo) >= best.effort:
            return None
        bench = Bench(self.printed(root.card), dict(root.places))
        done = in_a_good_order(todo, bench)
        if len(done) < len(todo) or bench.hash() != self.hash_of_target:
            return None  # pieces are priced one by one: a ring may not close as hoped, or the box be too small
        return Route(root.card + 1, tuple(done), root, self.printed(root.card))

    @cached_property
    def hash_of_target(self) -> int:
        wanted = Graph(self.graph.atoms, dict(self.graph.bonds))
        smiles.aromatise(wanted)
        return hash_of_graph(wanted)

    def _ring_closures(self) -> list[Operation]:
        found = []
        for pair in self.closures:
            a, b = sorted(pair)
            double = self.graph.bonds_of(a)[b] == Bond.DOUBLE
            found.append(Operation(Manipulation.DOUBLE_RING if double else Manipulation.SINGLE_RING, a, b))
        return found

    def _operations(self, piece: Piece, parent: int = -1, way: str = "") -> list[Operation]:
        """All manipulations of a piece and of what hangs on it."""
        places = dict(piece.places)
        around, found = self.drawn(piece.card, places) or [], []
        for k, t in places.items():
            for other, bond in around[k].items():
                if other not in places:
                    double = bond == Bond.DOUBLE
                    found.append(
                        Operation(
                            Manipulation.DOUBLE_CLEAVAGE if double else Manipulation.CLEAVAGE,
                            t,
                            spare=(piece.card, other, t),
                        )
                    )
                elif k < other and bond != self.around[t][places[other]]:
                    kind = Manipulation.ADDITION if bond == Bond.DOUBLE else Manipulation.ELIMINATION
                    found.append(Operation(kind, t, places[other]))
        found += self._adjustments(piece, parent, way)
        for t, other, how in piece.joints:
            behind = self.behind(t, other, how)
            if behind.piece is None:
                kind = Manipulation.OXYGEN if how == "D" else Manipulation.HYDROXYL
                found.append(Operation(kind, t, other))
                continue
            kind = Manipulation.SINGLE_BOND if how[0] == "S" else Manipulation.DOUBLE_BOND
            found.append(Operation(kind, t, other, behind.piece.card, behind.piece.places))
            if len(how) == 2:
                kind = Manipulation.ADDITION if how == "DA" else Manipulation.ELIMINATION
                found.append(Operation(kind, t, other))
            found += self._operations(behind.piece, t, how)
        return found

    def _adjustments(self, piece: Piece, parent: int, way: str) -> list[Operation]:
        """Hydrogens cut or put, and changes of hybridisation, atom by atom."""
        graph, places = self.printed(piece.card), dict(piece.places)
        around, found = self.drawn(piece.card, places) or [], []
        for k, t in places.items():
            printed, wanted = graph.atoms[k], self.graph.atoms[t]
            dropped = [bond for other, bond in around[k].items() if other not in places]
            have_p = printed.purple + dropped.count(Bond.DOUBLE)
            hows = [how for a, _, how in piece.joints if a == t]
            if way and self._is_joint(places, k, t, parent):
                hows.append(way)
            need_p = self.closing_purple[t] + hows.count("D") + hows.count("DA")
            change = printed.hydrogens - wanted.hydrogens
            need_y = self.closing_yellow[t] + hows.count("S") + 2 * hows.count("SE") - hows.count("DA")
            need_y += sum(
                bond == Bond.SINGLE and self.around[t][places[other]] == Bond.DOUBLE
                for other, bond in around[k].items()
                if other in places
            )
            if way and self._is_joint(places, k, t, parent):
                need_y -= way[0] == "S"
            if need_y < 0:
                found += [Operation(Manipulation.HYDROGEN, t)] * -need_y
                change -= need_y
            found += [Operation(Manipulation.CLEAVAGE, t)] * max(change, 0)
            found += [Operation(Manipulation.HYDROGEN, t)] * max(-change, 0)
            if have_p != need_p:
                found.append(Operation(Manipulation.SPLIT if have_p > need_p else Manipulation.MERGE, t))
        return found


def in_a_good_order(todo: Sequence[Operation], bench: Bench) -> list[Operation]:
    """What could be done on a bench: Reactions before Characterisations, each as soon as the rules allow it; rings
    last."""
    waiting, done = sorted(todo, key=lambda operation: operation.rank), []
    while ready := next((operation for operation in waiting if bench.can_perform(operation, waiting)), None):
        bench.perform(ready)
        waiting.remove(ready)
        done.append(ready)
    return done
