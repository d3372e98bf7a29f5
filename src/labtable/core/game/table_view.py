"""A view made of typed parts: cards, piles, counters, tracks, grids and words. A game that shows itself in these is
drawn by terminal and browser without a line of its own; what an action touches is pressed there by its `thing`.

    TableView(
        table=[PilePart("deck", Message("deck"), 12), CounterPart("round", Message("round"), 3, most=8)],
        seats=[SeatArea([CardsPart("hand/0", Message("hand"), [CardPart("card/red-5", Message("red-five"), "5")])])],
    )
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from labtable.core.messages import Message

Colour: TypeAlias = Literal["plain", "red", "orange", "yellow", "green", "blue", "violet", "grey"]


class CardPart(msgspec.Struct, frozen=True, tag="card"):
    """A card, a tile or a token. Its sign stands large on it, so that no card is told by its colour alone."""

    thing: str
    name: Message
    sign: str = ""  # one to three letters, figures or symbols
    colour: Colour = "plain"
    note: Message | None = None  # what it does, in a sentence
    count: int = 1  # equal ones that lie here
    hidden: bool = False  # face down: its name says what it is from behind


class CardsPart(msgspec.Struct, frozen=True, tag="cards"):
    """Cards side by side: a hand, a market, a row of tiles."""

    thing: str
    name: Message
    cards: list[CardPart]


class PilePart(msgspec.Struct, frozen=True, tag="pile"):
    """Cards on each other, of which the uppermost may be seen."""

    thing: str
    name: Message
    count: int
    top: CardPart | None = None


class CounterPart(msgspec.Struct, frozen=True, tag="counter"):
    """A number that people watch: points, energy, rounds."""

    thing: str
    name: Message
    value: int
    most: int | None = None  # where it ends, if it does
    colour: Colour = "plain"


class TrackMarker(msgspec.Struct, frozen=True):
    """A piece on a track."""

    name: Message
    at: int
    sign: str = ""
    colour: Colour = "plain"


class TrackPart(msgspec.Struct, frozen=True, tag="track"):
    """Spaces in a line with pieces on them; spaces are counted from 0, and are things: `track/3`."""

    thing: str
    name: Message
    spaces: list[str]  # what is printed on each; "" for nothing
    markers: list[TrackMarker]


class GridCell(msgspec.Struct, frozen=True):
    """A field of a grid, empty or with a piece on it."""

    thing: str
    name: Message
    sign: str = ""
    colour: Colour = "plain"


class GridPart(msgspec.Struct, frozen=True, tag="grid"):
    """A board of squares, row by row."""

    thing: str
    name: Message
    rows: list[list[GridCell]]


class WordsPart(msgspec.Struct, frozen=True, tag="words"):
    """A sentence on the table."""

    words: Message


Part: TypeAlias = CardPart | CardsPart | PilePart | CounterPart | TrackPart | GridPart | WordsPart


class SeatArea(msgspec.Struct, frozen=True):
    """What lies before one player; a hand that an audience may not see is left out, or is cards face down."""

    parts: list[Part]


class TableView(msgspec.Struct, frozen=True):
    """What an audience may know of a game: what lies amid the table, and what lies before each player."""

    table: list[Part]
    seats: list[SeatArea]
    to_move: int | None = None  # None when the game is over
