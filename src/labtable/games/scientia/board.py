"""Scientia in the terminal: the project boards above, the players' boards below."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from labtable.core.game.components import marked
from labtable.core.game.contract import Message, seat_name

from .views import PlayerView, SlotView, StackView, TrackView, View

Say = Callable[[Message], str]

COLOURS = {
    "physics": "bright_blue",
    "chemistry": "bright_red",
    "biology": "bright_green",
    "astronomy": "bright_magenta",
}
TURNED = "○◔◑◕●"  # no turn to four
WIDTH = 100
SLOT_WIDTH = 26


def draw(view: View, say: Say) -> RenderableType:
    legend = Text(f"{say(Message('board-legend'))} · {say(Message('board-marked'))}", style="dim")
    return Group(_header(view, say), _projects(view, say), _players(view, say), legend)


def _header(view: View, say: Say) -> Text:
    parts = [say(Message("board-round", {"number": view.round}) if view.round else Message("board-draft"))]
    if view.last_round is not None:
        parts.append(say(Message("board-last-round", {"number": view.last_round})))
    parts.append(say(Message("board-supply", {"cubes": view.tech_supply, "flasks": view.flask_supply})))
    if view.tech_spares or view.flask_spares:
        parts.append(say(Message("board-spares", {"cubes": view.tech_spares, "flasks": view.flask_spares})))
    return Text(" · ".join(parts), style="bold")


# The project boards ---------------------------------------------------------------------------------------


def _projects(view: View, say: Say) -> Table:
    table = Table(width=WIDTH, box=None, padding=(0, 1, 0, 0), show_header=False)
    for style, justify in (
        ("", "left"),
        ("bold", "right"),
        ("bold", "left"),
        ("", "left"),
        ("bright_cyan", "left"),
        ("", "left"),
    ):
        table.add_column(style=style, justify=justify)  # type: ignore[arg-type]
    for place, stack in enumerate(view.stacks):
        first = place % 3 == 0
        field = Text(say(Message(f"field-{stack.field}")) if first else "", style=COLOURS[stack.field])
        base = say(Message("board-base")) if stack.base else " "
        table.add_row(
            field,
            str(stack.number),
            f"{say(stack.name)} {base}{marked(stack.source)}",
            _copies(stack),
            f"⚗{stack.flasks}" if stack.flasks else "",
            _effects(stack, say),
            style="" if stack.copies else "dim",
            end_section=place % 3 == 2,
        )
    return table


def _copies(stack: StackView) -> str:
    """A filled card for each copy on the board, ✓ for one in the completion area."""
    away = 2 - stack.copies - stack.completed
    return "▮" * stack.copies + "✓" * stack.completed + "▯" * away


def _effects(stack: StackView, say: Say) -> Text:
    return Text(" / ".join(say(line) for line in stack.lines), overflow="fold")


# The players' boards --------------------------------------------------------------------------------------


def _players(view: View, say: Say) -> Table:
    grid = Table.grid(padding=0)
    for _ in range(2):
        grid.add_column(width=WIDTH // 2)
    panels = [_player(view, player, say) for player in view.players]
    for row in range(0, len(panels), 2):
        grid.add_row(*panels[row : row + 2])
    return grid


def _player(view: View, player: PlayerView, say: Say) -> Panel:
    to_move = view.to_move == player.seat
    title = say(Message("board-player", {"who": seat_name(player.seat), "score": player.score}))
    counts = f"⚗ {say(Message('board-pool', {'flasks': player.flasks}))} · ■ " + say(
        Message("board-cubes", {"cubes": player.cubes})
    )
    body = Table.grid(padding=(0, 1, 0, 0))
    for slot, track in zip(player.slots, player.tracks, strict=True):
        body.add_row(_slot(slot, say), _track(view, track, say))
    return Panel(
        body,
        title=f"{'▶ ' if to_move else ''}{title}",
        subtitle=counts,
        title_align="left",
        subtitle_align="left",
        border_style="bold" if to_move else "dim",
        padding=(0, 1),
    )


def _slot(slot: SlotView, say: Say) -> Text:
    number = slot.thing.rsplit("/", 1)[-1]
    line = Text(f"{number} ", no_wrap=True)
    if slot.name is None or slot.field is None:
        line.append("· " + say(Message("board-empty" if slot.open else "board-closed")), style="dim")
        return _padded(line)
    line.append(f"{TURNED[slot.rotation]} ", style=COLOURS[slot.field])
    line.append(say(slot.name), style=COLOURS[slot.field])
    if slot.flasks:
        line.append(f" ⚗{slot.flasks}", style="bright_cyan")
    return _padded(line)


def _padded(line: Text) -> Text:
    line.truncate(SLOT_WIDTH, overflow="ellipsis", pad=True)
    return line


def _track(view: View, track: TrackView, say: Say) -> Text:
    """«P 0 1 ■2 ■4 =6 +7»: the cubes on the track, its value, and its special points."""
    line = Text(f"{say(Message(f'field-{track.field}'))[0]} ", style=COLOURS[track.field], no_wrap=True)
    for space, worth in enumerate(view.track):
        occupied = space in track.spaces
        line.append(f"{'■' if occupied else '·'}{worth}", style="bold" if occupied else "dim")
    line.append(f" {track.value}")
    if track.special:
        line.append(f" +{track.special}", style="bold")
    return line
