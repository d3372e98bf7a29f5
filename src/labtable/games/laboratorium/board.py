"""Laboratorium in the terminal: the target and the molecules drawn on a lattice, hands and tokens beside them."""

from __future__ import annotations

from collections.abc import Callable

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from labtable.core.game.components import marked
from labtable.core.game.contract import Message, seat_name

from .molecule_views import AtomView, MoleculeView
from .roll_views import CardView
from .views import PlayerView, View

Say = Callable[[Message], str]
Point = tuple[int, int]

WIDTH = 100
# A lattice of triangles: six directions, of which a zigzag chain and a benzene ring use every second one.
DIRECTIONS: tuple[Point, ...] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
STEPS = (10, 8, 6)  # columns from atom to atom: the widest that fits
STEP_Y = 2
SIGNS = {"single": ("─", "╱", "╲"), "double": ("═", "⫽", "⑊"), "aromatic": ("┄", "/", "\\")}
MARKS = "αβγδεζηθ"  # both ends of a bond that the lattice cannot show
STYLES = {"C": "bold white", "O": "bold red"}


def draw(view: View, say: Say) -> RenderableType:
    target = Message("target-own" if view.target == "own" else f"target-{view.target}")
    title = say(Message("board-target", {"target": target}))
    goal = Panel(picture(view.goal, say, numbers=False), title=title, width=WIDTH)
    seats = [_seat(view, seat, say) for seat in view.players]
    parts: list[RenderableType] = [_header(view, say), goal, Columns(seats, padding=0)]
    if view.announced is not None:
        parts.append(_announced(view, say))
    parts.append(Text(f"{say(Message('board-legend'))} · {say(Message('board-marked'))}", style="dim"))
    return Group(*parts)


def _header(view: View, say: Say) -> Text:
    stock = ", ".join(f"{pile.number}{marked(pile.source)}×{pile.left}" for pile in view.stock)
    return Text(
        " · ".join(
            [
                say(Message("board-round", {"number": view.round})),
                say(Message("board-stock", {"list": stock})),
                say(Message("board-piles", dict(view.piles))),
            ]
        ),
        style="bold",
    )


def _seat(view: View, seat: PlayerView, say: Say) -> Panel:
    lines = Text()
    tokens = ("coat", "extinguisher", "glassware")
    missing = [kind for kind in tokens if f"safety/{seat.seat}/{kind}" not in seat.safety]
    names = ", ".join(say(Message(f"safety-{kind}")) for kind in missing)
    lines.append(
        say(Message("board-missing", {"list": names}) if missing else Message("board-safe")) + "\n",
        style="red" if missing else "green",
    )
    lines.append(" ".join(f"[{thing.split('/')[1]}]" for thing in seat.reagents) + " ", style="cyan")
    if seat.cards is None:
        lines.append(say(Message("board-hand", {key: value for key, value in seat.hand.items() if key != "reagent"})))
    else:
        lines.append(_cards(seat.cards, say))
    title = say(seat_name(seat.seat)) + (f" ({say(Message('board-first'))})" if seat.seat == view.first else "")
    arrow = "▶ " if seat.seat == view.to_move else ""
    return Panel(
        Group(picture(seat.molecule, say), lines),
        title=arrow + title,
        width=WIDTH,
        border_style="bold" if seat.seat == view.active else "dim",
    )


def _announced(view: View, say: Say) -> Text:
    now = view.announced
    assert now is not None
    kind = Message(f"manipulation-{now.manipulation}")
    words = Message("board-announced", {"manipulation": kind, "difficulty": now.odds.difficulty})
    text = Text(say(words), style="bold")
    if now.played:
        text.append(" · " + say(Message("board-played", {"list": _cards(now.played, say)})))
    return text


def _cards(cards: list[CardView], say: Say) -> str:
    return ", ".join(say(Message(f"card-{card.thing.split('/')[1]}")) + marked(card.source) for card in cards)


# Drawing a molecule -------------------------------------------------------------------------------------


def picture(molecule: MoleculeView, say: Say, numbers: bool = True) -> Text:
    """The molecule as lines of characters."""
    if not molecule.atoms:
        return Text(say(Message("board-no-molecule")), style="dim")
    atoms = {atom.name: atom for atom in molecule.atoms}
    places = lay_out(molecule)
    spread = [2 * x + y for x, y in places.values()]
    step = next((step for step in STEPS if (max(spread) - min(spread)) * step // 2 < WIDTH - 12), STEPS[-1])
    canvas: dict[Point, tuple[str, str]] = {}
    marks: dict[str, str] = {}
    for bond in molecule.bonds:
        _draw_bond(canvas, marks, (places[bond.a], places[bond.b]), (bond.a, bond.b), bond.order, step)
    for name, atom in atoms.items():
        x, y = _at(places[name], step)
        label = _label(atom, numbers) + marks.get(name, "")
        for k, sign in enumerate(label):
            canvas[x + k - len(label) // 2, y] = (sign, _style(atom, sign))
    return _printed(canvas)


def _label(atom: AtomView, numbers: bool) -> str:
    hydrogens = "" if not atom.hydrogens else "H" if atom.hydrogens == 1 else f"H{'₀₁₂₃₄'[atom.hydrogens]}"
    free_purple = min(atom.purple, atom.free)
    free_yellow = min(atom.yellow, atom.free - free_purple)
    centres = "●" * free_yellow + "○" * (atom.yellow - free_yellow) + "◆" * free_purple
    centres += "◇" * (atom.purple - free_purple)
    return (f"{atom.number}:" if numbers else "") + atom.element + hydrogens + centres


def _style(atom: AtomView, sign: str) -> str:
    if sign in "●○":
        return "yellow"
    if sign in "◆◇":
        return "magenta"
    return STYLES[atom.element] if sign in "CO" else "white" if sign in "H₂₃₄" else "dim"


def _at(place: Point, step: int) -> Point:
    return step * place[0] + step // 2 * place[1], STEP_Y * place[1]


def _draw_bond(
    canvas: dict[Point, tuple[str, str]],
    marks: dict[str, str],
    ends: tuple[Point, Point],
    names: tuple[str, str],
    order: str,
    step: int,
) -> None:
    (ax, ay), (bx, by) = _at(ends[0], step), _at(ends[1], step)
    delta = (ends[1][0] - ends[0][0], ends[1][1] - ends[0][1])
    if delta not in DIRECTIONS:
        mark = MARKS[len({m for text in marks.values() for m in text}) % len(MARKS)]
        for name in names:
            marks[name] = marks.get(name, "") + mark
        return
    flat, up, down = SIGNS[order]
    if ay == by:
        for x in range(min(ax, bx) + 1, max(ax, bx)):
            canvas[x, ay] = (flat, "dim")
        return
    rising = (bx - ax) * (by - ay) < 0
    canvas[(ax + bx) // 2 + ((ax + bx) % 2), (ay + by) // 2] = (up if rising else down, "dim")


def _printed(canvas: dict[Point, tuple[str, str]]) -> Text:
    left, top = min(x for x, _ in canvas), min(y for _, y in canvas)
    right, bottom = max(x for x, _ in canvas), max(y for _, y in canvas)
    text = Text(no_wrap=True)
    for y in range(top, bottom + 1):
        for x in range(left, right + 1):
            sign, style = canvas.get((x, y), (" ", ""))
            text.append(sign, style)
        text.append("\n" if y < bottom else "")
    return text


# The layout -----------------------------------------------------------------------------------------------


def lay_out(molecule: MoleculeView) -> dict[str, Point]:
    """A place on the lattice for each atom, no two in one place: rings as hexagons, chains as zigzags."""
    around: dict[str, list[str]] = {atom.name: [] for atom in molecule.atoms}
    for bond in molecule.bonds:
        around[bond.a].append(bond.b)
        around[bond.b].append(bond.a)
    rings = _rings(around)
    start = min(around, key=lambda name: (len(around[name]) > 1, name not in {a for ring in rings for a in ring}))
    places: dict[str, Point] = {start: (0, 0)}
    todo = [(start, 0)]
    while todo:
        name, heading = todo.pop(0)
        for ring in rings:
            if name in ring and not all(atom in places for atom in ring):
                todo += _place_ring(places, ring, name, heading)
        waiting = [other for other in around[name] if other not in places]
        for other in sorted(waiting, key=lambda atom: -_size_behind(around, atom, name)):
            direction = _free_direction(places, places[name], heading)
            places[other] = _far(places, places[name], direction)
            todo.append((other, direction))
    return places


def _rings(around: dict[str, list[str]]) -> list[list[str]]:
    """Rings of five and six atoms, each once."""
    found: dict[frozenset[str], list[str]] = {}

    def walk(path: list[str]) -> None:
        for other in around[path[-1]]:
            if other == path[0] and len(path) >= 5:
                found.setdefault(frozenset(path), list(path))
            elif other not in path and len(path) < 6:
                walk([*path, other])

    for name in around:
        walk([name])
    return list(found.values())


def _place_ring(places: dict[str, Point], ring: list[str], name: str, heading: int) -> list[tuple[str, int]]:
    """Lay a ring as a hexagon through the atoms of it that lie already; returns the atoms laid, with their headings."""
    best: list[tuple[str, Point]] | None = None
    at = ring.index(name)
    for order in (ring[at:] + ring[:at], (ring[at:] + ring[:at])[:1] + (ring[at:] + ring[:at])[:0:-1]):
        for turn in range(6):
            first = (heading + turn + 5) % 6
            spots, place = [], places[name]
            for k, atom in enumerate(order):
                spots.append((atom, place))
                step = DIRECTIONS[(first + k) % 6]
                place = (place[0] + step[0], place[1] + step[1])
            fits = all(places.get(atom, spot) == spot for atom, spot in spots)
            taken = {spot for atom, spot in places.items() if atom not in ring}
            if fits and not any(
                spot in taken or spot in _near(places, atom, ring) for atom, spot in spots if atom not in places
            ):
                best = spots
                break
        if best is not None:
            break
    if best is None:
        return []
    laid = []
    centre = (sum(spot[0] for _, spot in best) / len(best), sum(spot[1] for _, spot in best) / len(best))
    for atom, spot in best:
        if atom not in places:
            places[atom] = spot
            laid.append((atom, _outward(spot, centre)))
    return laid


def _near(places: dict[str, Point], atom: str, ring: list[str]) -> set[Point]:
    return {spot for other, spot in places.items() if other != atom and other in ring}


def _outward(spot: Point, centre: tuple[float, float]) -> int:
    """The direction that leads away from the middle of a ring."""

    def gain(direction: int) -> float:
        dx, dy = DIRECTIONS[direction]
        x, y = spot[0] - centre[0], spot[1] - centre[1]
        return dx * x + dy * y + (dx * y + dy * x) / 2

    return max(range(6), key=gain)


def _free_direction(places: dict[str, Point], place: Point, heading: int) -> int:
    """The heading itself, then left and right of it, the first whose place is free and has few neighbours."""
    taken = set(places.values())

    def crowd(direction: int) -> tuple[bool, int, int]:
        spot = (place[0] + DIRECTIONS[direction][0], place[1] + DIRECTIONS[direction][1])
        beside = sum((spot[0] + dx, spot[1] + dy) in taken for dx, dy in DIRECTIONS)
        return spot in taken, beside, min((direction - heading) % 6, (heading - direction) % 6)

    return min(range(6), key=crowd)


def _far(places: dict[str, Point], place: Point, direction: int) -> Point:
    """The next free place in a direction; a bond longer than one step is marked by a letter."""
    dx, dy = DIRECTIONS[direction]
    x, y = place[0] + dx, place[1] + dy
    while (x, y) in places.values():
        x, y = x + dx, y + dy
    return x, y


def _size_behind(around: dict[str, list[str]], name: str, parent: str) -> int:
    seen, todo = {name, parent}, [name]
    while todo:
        for other in around[todo.pop()]:
            if other not in seen:
                seen.add(other)
                todo.append(other)
    return len(seen)
