"""How the terminal draws a view of typed parts: for games without a `board.py` of their own."""

from __future__ import annotations

from collections.abc import Callable

from rich.box import ROUNDED, SQUARE
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from labtable.core.game.table_view import (
    CardPart,
    CardsPart,
    CounterPart,
    GridPart,
    Part,
    PilePart,
    TableView,
    TrackPart,
    WordsPart,
)
from labtable.core.messages import Message, seat_name

Say = Callable[[Message], str]
WIDTH = 98
STYLES = {
    "plain": "bold",
    "red": "bold red",
    "orange": "bold dark_orange",
    "yellow": "bold yellow",
    "green": "bold green",
    "blue": "bold blue",
    "violet": "bold magenta",
    "grey": "dim",
}


def draw(view: TableView, say: Say) -> RenderableType:
    """The table, then what lies before each player."""
    lines = [_part(part, say) for part in view.table]
    for seat, area in enumerate(view.seats):
        moves = seat == view.to_move
        title = Text(f"{'▶ ' if moves else ''}{say(seat_name(seat))}", "bold" if moves else "")
        inside = Group(*(_part(part, say) for part in area.parts))
        lines.append(Panel(inside, title=title, title_align="left", width=WIDTH, box=ROUNDED))
    return Group(*lines)


def _part(part: Part, say: Say) -> RenderableType:
    match part:
        case WordsPart():
            return Text(say(part.words))
        case CardPart():
            return _card(part, say)
        case CounterPart():
            most = "" if part.most is None else f" / {part.most}"
            return Text.assemble(f"{say(part.name)}: ", (f"{part.value}{most}", STYLES[part.colour]))
        case PilePart():
            top = Text.assemble(" · ", _card(part.top, say)) if part.top else ""
            return Text.assemble(f"{say(part.name)}: ", (str(part.count), "bold"), top)
        case CardsPart():
            cards = Text("  ").join([_card(card, say) for card in part.cards]) if part.cards else Text("–", "dim")
            return Text.assemble(f"{say(part.name)}: ", cards)
        case TrackPart():
            return _track(part, say)
        case GridPart():
            return _grid(part, say)


def _card(card: CardPart, say: Say) -> Text:
    name = say(card.name)
    sign = f"{card.sign} " if card.sign and card.sign not in name.split() else ""
    told = card.count == 1 or str(card.count) in name.split()  # "4 cards" says how many there are
    return Text(f"[{sign}{name}]{'' if told else f'×{card.count}'}", STYLES[card.colour])


def _track(track: TrackPart, say: Say) -> RenderableType:
    line = Text(f"{say(track.name)}: ")
    for space, printed in enumerate(track.spaces):
        here = [marker for marker in track.markers if marker.at == space]
        line.append(f" {printed or space}" if not here else f" {printed or space}(")
        for marker in here:
            line.append(marker.sign or say(marker.name), STYLES[marker.colour])
        line.append(")" if here else "")
    return line


def _grid(grid: GridPart, say: Say) -> RenderableType:
    table = Table(title=say(grid.name), title_justify="left", box=SQUARE, show_header=False, show_lines=True)
    for row in grid.rows:
        table.add_row(*(Text(cell.sign or "·", STYLES[cell.colour]) for cell in row))
    return table
