"""The table of In the Footsteps of Marie Curie in the terminal, at most 100 columns wide.

Colour is never alone: cubes are letters (P, U, R), effects are signs with a legend, validated tiles have a tick.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from labtable.core.game.components import marked
from labtable.core.game.contract import Message, seat_name

from .views import CardView, Cubes, DateView, PlayerView, SpaceView, TileView, View

Say = Callable[[Message], str]

WIDTH = 100
STYLES = {"pitchblende": "bold grey58", "uranium": "bold gold3", "radium": "bold bright_cyan"}
LETTERS = {"pitchblende": "P", "uranium": "U", "radium": "R"}
LETTER_STYLES = {LETTERS[name]: style for name, style in STYLES.items()}
DATES_IN_A_LINE = 10
FLASK = (4, 6, 8)  # cubes in each line of the Erlenmeyer flask, from its neck


def draw(view: View, say: Say) -> RenderableType:
    seats = sorted(view.players, key=lambda player: (player.seat - view.active) % len(view.players))
    middle = Table.grid(padding=(0, 1))
    middle.add_row(workshop(view, say), tower(view, say), piles(view, say))
    return Group(
        timeline(view, say),
        middle,
        cards(view, say),
        Columns([player(each, view, say) for each in seats], padding=(0, 1), width=49),
        Text(f"{say(Message('board-legend'))}  {say(Message('board-marked'))}", style="dim", justify="center"),
    )


def word(say: Say, name: str, **params: object) -> str:
    return say(Message(f"board-{name}", params))


# Cubes and signs ---------------------------------------------------------------------------------------


def cubes(counts: Cubes, none: str = "–") -> Text:
    parts = [Text(f"{count}{LETTERS[name]}", STYLES[name]) for name, count in counts.items() if count]
    return Text(" ").join(parts) if parts else Text(none, "dim")


def signs(text: str, style: str = "") -> Text:
    """`2P→1U` with the colours of the cubes and of the points."""
    painted = Text(text, style)
    for letter, colour in LETTER_STYLES.items():
        painted.highlight_regex(rf"\d{letter}", colour)
    painted.highlight_regex(r"\d★", "bold bright_yellow")
    return painted


def titled(body: RenderableType, title: str, width: int | None = None, style: str = "dim") -> Panel:
    return Panel(
        body, title=title, title_align="left", border_style=style, box=box.ROUNDED, width=width, padding=(0, 1)
    )


# The main board ----------------------------------------------------------------------------------------


def timeline(view: View, say: Say) -> Panel:
    grid = Table.grid(padding=(0, 0), expand=True)
    for _ in range(DATES_IN_A_LINE):
        grid.add_column(justify="center", ratio=1)
    for first in range(0, len(view.timeline), DATES_IN_A_LINE):
        line = view.timeline[first : first + DATES_IN_A_LINE]
        grid.add_row(*(date(each, view.timeline_space > first + n) for n, each in enumerate(line)))
        grid.add_row(*(effect(each, view.timeline_space > first + n) for n, each in enumerate(line)))
    now = view.timeline[view.timeline_space]
    milestone = Text(f"▶ {say(Message(f'date-{now.id}'))}. {say(Message(f'milestone-{now.id}'))}", "italic")
    name = "last-round" if view.last_round else "round"
    mark = marked(now.source)
    return titled(
        Group(grid, milestone), f"{word(say, 'timeline')}{mark} · {word(say, name, number=view.round)}", WIDTH
    )


def date(each: DateView, passed: bool) -> Text:
    year = each.id[:4] + ("b" if each.id.endswith("december") else "a" if each.id.endswith("july") else "")
    if each.marker:
        return Text(f"▶{year}◀", "bold reverse")
    return Text(f"✪{year}" if each.nobel else year, "dim" if passed else "bold bright_yellow" if each.nobel else "bold")


def effect(each: DateView, passed: bool) -> Text:
    return Text(each.icons or "·", "dim") if passed else signs(each.icons or "·")


def workshop(view: View, say: Say) -> Panel:
    """The tile as the dome it shows: from the start at the bottom left over the top down to the symbol to flip."""
    spaces = view.workshop.spaces
    half = len(spaces) // 2
    dome = Table.grid(padding=(0, 1))
    dome.add_column(justify="right", width=12)
    dome.add_column(justify="center", width=3)
    dome.add_column(justify="left", width=16)
    top = Table.grid(expand=True)
    top.add_column(justify="center")
    top.add_row(Text("╭──────╮", "dim"))
    if len(spaces) % 2:
        top.add_row(space(spaces[half]))
    for row in range(half - 1, -1, -1):
        dome.add_row(space(spaces[row]), Text("│ │" if row else "↑ ↓", "dim"), space(spaces[len(spaces) - 1 - row]))
    dome.add_row(Text("↳", "dim"), "", Text(f"⟲ {word(say, 'flip')}", "dim"))
    return titled(Group(top, dome), word(say, "workshop", side=view.workshop.side) + marked(view.workshop.source), 37)


def space(each: SpaceView) -> Text:
    text = cubes(each.throw)
    if each.clock:
        text.append(" ◷", "bold bright_magenta")
    if each.marker:
        text = Text("◉ ", "bold bright_green").append_text(text)
        text.stylize("underline")
    return text


def tower(view: View, say: Say) -> Panel:
    grid = Table.grid(padding=(0, 1))
    grid.add_row(Text("╲ ╱", "dim"), Text(word(say, "thrown"), "dim"), cubes(view.workshop.thrown))
    grid.add_row(Text("║▒║", "dim"), Text(word(say, "stuck"), "dim"), cubes(view.tower))
    grid.add_row(Text("╱ ╲", "dim"), Text(word(say, "fell"), "dim"), cubes(view.workshop.fell))
    available = Text(f"{word(say, 'available')} ", "bold").append_text(cubes(view.available))
    supply = Text(f"{word(say, 'supply')} ", "dim").append_text(cubes(view.supply))
    return titled(Group(grid, Text(""), available, supply), word(say, "tower"), 29)


def piles(view: View, say: Say) -> Panel:
    grid = Table.grid(padding=(0, 1))
    for glass, tile in view.experiments.items():
        left = word(say, "left", count=view.experiments_left[glass])
        grid.add_row(Text(say(Message(f"glass-{glass}")), "bold"), Text(left, "dim"))
        grid.add_row("", signs(tile.icons + marked(tile.source)) if tile else Text("–", "dim"))
    theses = Text(f"{word(say, 'theses')} ", "bold")
    theses.append(" ".join(f"{level.upper()}×{count}" for level, count in view.theses_left.items()))
    where = seat_name(view.marie_curie) if view.marie_curie >= 0 else Message("board-middle")
    curie = Text("MC ", "bold bright_magenta").append(say(where), "default")
    return titled(Group(grid, theses, curie), word(say, "experiments"), 32)


def cards(view: View, say: Say) -> Panel:
    row = Table.grid(padding=(0, 1), expand=True)
    for _ in view.row:
        row.add_column(ratio=1)
    row.add_row(*(card(each, say) for each in view.row))
    exchange = Text(f"{word(say, 'transformations')}  ", "dim")
    exchange.append_text(Text("   ").join(signs(each.icons) for each in view.transformations[:-1]))
    exchange.append_text(Text("   MC ", "bold bright_magenta")).append_text(signs(view.transformations[-1].icons))
    deck = f"{word(say, 'deck')} {view.deck_size}"
    if view.under_deck:
        names = ", ".join(say(Message(f"card-{name}")) for name in view.under_deck)
        deck += f", {word(say, 'under-deck')} {names}"
    return titled(Group(row, exchange), f"{word(say, 'row')} · {deck}", WIDTH)


def card(each: CardView | None, say: Say) -> Group:
    if each is None:
        return Group(Text(word(say, "empty"), "dim"))
    number = (
        word(say, "number", number=each.number, maximum=each.maximum) if each.number else say(Message("column-full"))
    )
    name = say(Message(f"card-{each.category}"))
    bonus = signs(each.icons or "–") if each.number else Text("–", "dim")
    return Group(Text(f"▤ {name}", "bold"), bonus, Text(number, "dim"))


# The players -------------------------------------------------------------------------------------------


def player(each: PlayerView, view: View, say: Say) -> Panel:
    grid = Table.grid(padding=(0, 1))
    grid.add_column(width=12)
    grid.add_column()
    grid.add_row(erlenmeyer(each, say), laboratory(each, say))
    name = say(seat_name(each.seat))
    marks = ("① " if each.first else "") + ("◆MC " if each.marie_curie else "") + "✪" * each.nobels
    title = f"{'▶ ' if each.seat == view.to_move else ''}{name} · {each.score}★ {marks}".rstrip()
    style = "bold bright_green" if each.seat == view.to_move else "default" if each.active else "dim"
    return titled(grid, title, 49, style)


def erlenmeyer(each: PlayerView, say: Say) -> Group:
    """The flask with its cubes as letters, filled from the bottom."""
    letters = [name for name, count in each.cubes.items() for _ in range(count)]
    inside: list[Sequence[str]] = []
    for size in reversed(FLASK):
        inside.insert(0, letters[:size])
        letters = letters[size:]
    lines = [Text("│  │".center(12), "dim")]  # the neck
    for size, names in zip(FLASK, inside, strict=True):
        fill = Text("").join(Text(LETTERS[name], STYLES[name]) for name in names)
        fill.append(" " * (size - len(names)))
        line = Text("╱", "dim").append_text(fill).append("╲", "dim")
        lines.append(Text(" " * ((10 - size) // 2)).append_text(line))
    limits = [Text(f"{word(say, 'take')} {each.take}", "dim"), Text(f"{word(say, 'keep')} {each.keep}", "dim")]
    return Group(*lines, cubes(each.cubes), *limits)


def laboratory(each: PlayerView, say: Say) -> Group:
    columns = Text(f"{word(say, 'cards')} ", "dim")
    columns.append(
        " ".join(f"{say(Message(f'card-{name}'))[:3]}{count}" for name, count in each.cards.items() if count) or "–"
    )
    written = [
        Text(f"{thesis.level.upper()} ", "bold").append_text(signs(thesis.icons + marked(thesis.source)))
        for thesis in each.theses
    ]
    theses = Text("✎ ", "dim").append_text(Text("  ").join(written) if written else Text("–", "dim"))
    tiles = Table.grid(padding=(0, 1))
    tiles.add_column(width=16, no_wrap=True)
    tiles.add_column(width=16, no_wrap=True)
    tiles.add_row(*(Text(f"⚗ {say(Message(f'glass-{glass}'))}", "dim") for glass in each.experiments))
    for beaker, flask in zip(*each.experiments.values(), strict=True):
        tiles.add_row(slot(beaker), slot(flask))
    goal = Text(f"{word(say, 'objective')} · {say(Message(f'objective-{each.objective}'))}", "dim")
    if each.objective_state != "open":
        colour = "dim" if each.objective_state == "missed" else "green"
        goal.append(f" · {word(say, f'objective-{each.objective_state}')}", colour)
    return Group(columns, theses, tiles, goal)


def slot(tile: TileView | None) -> Text:
    if tile is None:
        return Text("□", "dim")
    words = tile.icons + marked(tile.source)
    return signs(f"✓ {words}", "green") if tile.validated else signs(f"□ {words}")
