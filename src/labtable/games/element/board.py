"""In Your Element in the terminal: goals, three Bohr models with their rings, players and hand."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin

from rich.box import ROUNDED
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from labtable.core.game.components import marked
from labtable.core.game.contract import Message, seat_name

from .views import BohrdView, CardView, GoalView, PlayerView, View

Say = Callable[[Message], str]

WIDTH = 98
BOHRD_COLUMNS, BOHRD_LINES = 31, 15
CENTRE = (BOHRD_COLUMNS // 2, BOHRD_LINES // 2)
RADII = ((5.0, 2.0), (8.0, 3.7), (11.3, 5.4), (14.6, 7.0))  # columns and lines of each ring
PLACES = (2, 8, 18, 8)
LINE_STEPS = 240
COLOURS = {"proton": "bold blue", "neutron": "bold yellow", "electron": "bold magenta", "power": "bold green"}
MARKS = {"proton": "p+", "neutron": "n°", "electron": "e-", "power": "★"}


def draw(view: View, say: Say) -> RenderableType:
    parts = [scenario(view, say), goals(view, say), bohrds(view, say), players(view, say)]
    parts += [hand(player, say) for player in view.players if player.hand is not None]
    parts.append(Text(f"  {say(Message('board-marked'))}", "dim"))
    return Group(*parts)


# The scenario and its goals -----------------------------------------------------------------------


def scenario(view: View, say: Say) -> RenderableType:
    title = say(Message(f"option-scenario-{view.scenario}")) + marked(view.scenario_source)
    story = say(Message(f"scenario-{view.scenario}-story"))
    turn = say(Message("board-turn", {"turn": view.turn, "last": view.last_turn or 0}))
    deck = say(Message("board-deck", {"count": view.deck_size})) + marked(view.deck_source)
    piles = Text(f"{deck}   {discards(view, say)}", "dim")
    return Panel(
        Group(Text(story), piles), title=Text(title, "bold"), subtitle=Text(turn, "dim"), width=WIDTH, box=ROUNDED
    )


def discards(view: View, say: Say) -> str:
    cards = " ".join(f"{short(card.id)}×{card.count}" for card in view.discards) or "–"
    return say(Message("board-discards", {"cards": cards}))


def goals(view: View, say: Say) -> RenderableType:
    row = Table.grid(padding=0)
    row.add_row(*(goal(card, view.scenario, say) for card in view.row))
    pile = Message("board-pile-empty")
    if view.pile:
        pile = Message("board-pile", {"symbols": " ".join(card.symbol for card in view.pile)})
    return Group(row, Text(f"  {say(pile)}", "dim"))


def goal(card: GoalView | None, scenario_id: str, say: Say) -> RenderableType:
    width = WIDTH // 5
    if card is None:
        return Panel(Text("–", "dim", justify="center"), width=width, box=ROUNDED, border_style="dim")
    body = Text(justify="center")
    body.append(say(Message(f"element-{card.symbol}")) + "\n", "bold")
    body.append(f"{card.protons} p", COLOURS["proton"])
    body.append(f" {card.neutrons} n", COLOURS["neutron"])
    body.append(f" {card.electrons} e\n", COLOURS["electron"])
    body.append(say(Message(f"scenario-{scenario_id}-{card.symbol}")), "dim italic")
    points = say(Message("board-points", {"points": card.points}))
    return Panel(
        body, title=Text(f"{card.symbol}-{card.mass_number}", "bold"), subtitle=points, width=width, box=ROUNDED
    )


# The bohrds ---------------------------------------------------------------------------------------


def bohrds(view: View, say: Say) -> RenderableType:
    row = Table.grid(padding=(0, 1))
    row.add_row(*(bohrd(one, number, say) for number, one in enumerate(view.bohrds, 1)))
    return row


def bohrd(one: BohrdView, number: int, say: Say) -> RenderableType:
    """A Bohr model: the nucleus with its numbers, rings with their electrons, and what it matches."""
    grid = [[(" ", "")] * BOHRD_COLUMNS for _ in range(BOHRD_LINES)]
    shown = max([2, *(ring + 2 for ring, electrons in enumerate(one.rings) if electrons)])
    for ring, electrons in enumerate(one.rings[:shown]):
        draw_ring(grid, ring, electrons)
    draw_nucleus(grid, one)
    picture = Text()
    for line in grid:
        for letter, style in line:
            picture.append(letter, style)
        picture.append("\n")
    picture.append_text(caption(one, number, say))
    return picture


def draw_ring(grid: list[list[tuple[str, str]]], ring: int, electrons: int) -> None:
    for step in range(LINE_STEPS):
        put(grid, ring, 2 * pi * step / LINE_STEPS, "·", "dim")
    for place in range(electrons):
        put(grid, ring, 2 * pi * place / PLACES[ring] - pi / 2 * (ring % 2), "●", COLOURS["electron"])


def put(grid: list[list[tuple[str, str]]], ring: int, angle: float, letter: str, style: str) -> None:
    column = round(CENTRE[0] + RADII[ring][0] * cos(angle))
    line = round(CENTRE[1] + RADII[ring][1] * sin(angle))
    grid[line][column] = (letter, style)


def draw_nucleus(grid: list[list[tuple[str, str]]], one: BohrdView) -> None:
    lines = (
        (one.symbol or "–", "bold"),
        (f"{one.protons} p", COLOURS["proton"]),
        (f"{one.neutrons} n", COLOURS["neutron"]),
    )
    for offset, (words, style) in enumerate(lines, -1):
        start = CENTRE[0] - len(words) // 2
        for column, letter in enumerate(words, start):
            grid[CENTRE[1] + offset][column] = (letter, style)


def caption(one: BohrdView, number: int, say: Say) -> Text:
    """Under the model: its number, its three counts, the electrons ring by ring."""
    rings = ".".join(str(electrons) for electrons in one.rings if electrons) or "0"
    counts = Text(say(Message("board-bohrd", {"bohrd": number})), "bold")
    counts.append("  ")
    counts.append(f"{one.electrons} e ({rings})", COLOURS["electron"])
    match = Text()
    if one.goal:
        element = Message(f"element-{one.goal.removeprefix('goal/')}")
        match = Text("✔ " + say(Message("board-matches", {"element": element})), "bold green")
    elif one.protons == one.neutrons == one.electrons == 0:
        match = Text(say(Message("board-empty")), "dim")
    for line in (counts, match):
        line.align("center", BOHRD_COLUMNS)
    return Text("\n").join([counts, match])


# Players ------------------------------------------------------------------------------------------


def players(view: View, say: Say) -> RenderableType:
    table = Table(box=None, show_header=False, padding=(0, 1), width=WIDTH)
    for player in view.players:
        taken = " ".join(card.symbol for card in player.goals) or say(Message("board-no-goals"))
        table.add_row(
            "▶" if player.seat == view.to_move else " ",
            Text(say(seat_name(player.seat)), "bold" if player.seat == view.to_move else ""),
            say(Message("board-points", {"points": player.points})),
            Text(taken, "" if player.goals else "dim"),
            say(Message("board-hand-hidden", {"count": player.hand_size})),
            Text(status(player, view, say), "dim"),
        )
    return table


def status(player: PlayerView, view: View, say: Say) -> str:
    """The character, and for the player to move what the turn has left."""
    words = [] if player.character == "nobody" else [say(Message(f"character-{player.character}"))]
    if player.seat == view.to_move:
        words.append(say(Message("board-plays", {"plays": view.plays_left})))
        if view.power_on:
            words.append(say(Message("board-power-on")))
    return " · ".join(words)


def short(card: str) -> str:
    kind, _, value = card.partition("-")
    return f"{MARKS[kind]}{value}"


def hand(player: PlayerView, say: Say) -> RenderableType:
    text = Text("  ")
    text.append(say(Message("board-hand")) + "  ", "bold")
    for card in player.hand or ():
        for _ in range(card.count):
            text.append_text(card_text(card, say))
            text.append("  ")
    lines: list[RenderableType] = [text]
    if player.character != "nobody":
        name = Message(f"character-{player.character}")
        power = Message(f"character-{player.character}-power")
        lines.append(Text("  " + say(Message("board-character", {"character": name, "power": power})), "dim"))
    return Group(*lines)


def card_text(card: CardView, say: Say) -> Text:
    kind, _, value = card.id.partition("-")
    words = say(Message(f"card-{kind}", {"value": int(value)} if value else {}))
    return Text(f"[{MARKS[kind]} {words}]", COLOURS[kind])
