"""The terminal's board as text and as a picture, for `render`."""

from __future__ import annotations

import io
import unicodedata
from typing import Any

import numpy as np
from numpy.typing import NDArray
from rich.console import Console
from rich.segment import Segment
from rich.terminal_theme import DIMMED_MONOKAI, TerminalTheme

from labtable.core.errors import need
from labtable.core.record.records import EVERYTHING
from labtable.envs.table import EnvTable

WIDTH = 100  # of the board, in characters
CELL = (8, 16)  # of a character, in pixels
THEME: TerminalTheme = DIMMED_MONOKAI
BOXES = range(0x2500, 0x2580)  # characters that are lines
UNKNOWN = chr(0x10FFFF)  # no font has it
MODES = ("ansi", "human", "rgb_array")


def board_of(table: EnvTable) -> tuple[Any, str]:
    match = table.match
    audience = EVERYTHING if match.over else match.to_move
    return match.game.draw(match.view(audience), match.say), match.say(match.prompt(audience))


def rendered(table: EnvTable, mode: str | None) -> Any:
    """What `render` answers; where a person looks on, it is printed."""
    if mode == "rgb_array":
        return as_array(table)
    text = as_text(table)
    if mode == "ansi":
        return text
    print(text)
    return None


def as_text(table: EnvTable) -> str:
    console = Console(width=WIDTH, file=io.StringIO(), force_terminal=True, color_system="truecolor", record=False)
    console.print(*board_of(table))
    return console.file.getvalue()  # type: ignore[attr-defined, no-any-return]


def as_array(table: EnvTable) -> NDArray[np.uint8]:
    """Height × width × red, green, blue: each character in a cell of its own."""
    need("gymnasium", "Pictures are drawn with Pillow, which is", "PIL")
    from PIL import Image, ImageDraw, ImageFont

    console = Console(width=WIDTH, file=io.StringIO(), force_terminal=True, color_system="truecolor")
    segments = [part for thing in board_of(table) for part in console.render(thing)]
    lines = list(Segment.split_lines(segments))
    wide, high = CELL
    image = Image.new("RGB", (WIDTH * wide, max(1, len(lines)) * high), THEME.background_color)
    draw, font = ImageDraw.Draw(image), ImageFont.load_default(size=12)
    for row, line in enumerate(lines):
        column = 0
        for segment in line:
            colour, ground = _colours(segment)
            for letter in segment.text:
                x, y = column * wide, row * high
                if ground:
                    draw.rectangle((x, y, x + wide, y + high), ground)
                if ord(letter) in BOXES:
                    _line(draw, letter, x, y, colour)
                elif letter != " ":
                    _letter(draw, font, letter, x, y, colour)
                column += Segment(letter).cell_length
    return np.asarray(image)


def _colours(segment: Segment) -> tuple[Any, Any]:
    style = segment.style
    colour = style.color.get_truecolor(THEME) if style and style.color else THEME.foreground_color
    ground = style.bgcolor.get_truecolor(THEME, foreground=False) if style and style.bgcolor else None
    return tuple(colour), tuple(ground) if ground else None


def _letter(draw: Any, font: Any, letter: str, x: int, y: int, colour: Any) -> None:
    """A letter in the middle of its cell; a symbol that the font lacks is a token, or an arrow."""
    wide, high = CELL
    if unicodedata.name(letter, "").endswith(" ARROW"):
        letter = ">"
    if bytes(font.getmask(letter)) == bytes(font.getmask(UNKNOWN)):
        draw.ellipse((x + 1, y + high // 2 - 3, x + wide - 1, y + high // 2 + 3), colour)
    else:
        draw.text((x + wide // 2, y + high // 2), letter, colour, font, anchor="mm")


def _line(draw: Any, letter: str, x: int, y: int, colour: Any) -> None:
    """A character that is made of lines from the middle of its cell, as its name says."""
    wide, high = CELL
    name = unicodedata.name(letter)
    middle = (x + wide // 2, y + high // 2)
    ends = {"LEFT": (x, middle[1]), "RIGHT": (x + wide, middle[1]), "UP": (middle[0], y), "DOWN": (middle[0], y + high)}
    name = name.replace("HORIZONTAL", "LEFT RIGHT").replace("VERTICAL", "UP DOWN")
    for word, end in ends.items():
        if word in name:
            draw.line((middle, end), colour)
