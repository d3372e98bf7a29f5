"""What lies beside the board for everybody to read: the periodic table of the box, and the lives of the characters."""
from functools import cache
from pathlib import Path

import msgspec

from labtable.core.contract import Message
from labtable.core.notes import sources
from labtable.games.element.components import CHARACTER_IDS, MASSES, SYMBOLS
from labtable.games.element.effect_words import character_name, power_sentence

GROUPS = 18
PERIOD_ENDS = (2, 10, 18, 36)  # the noble gas that ends each period


class ElementView(msgspec.Struct, frozen=True):
    number: int   # of protons
    symbol: str
    name: Message
    mass: str     # the average mass as printed
    period: int   # row of the table, from 1
    group: int    # column of the table, 1 to 18


class CharacterView(msgspec.Struct, frozen=True):
    id: str
    name: Message
    power: Message
    life: Message
    source: str   # of the biography


class Gallery(msgspec.Struct, frozen=True):
    periodic_table: tuple[ElementView, ...]
    characters: tuple[CharacterView, ...]


def period_of(number: int) -> int:
    return next(period for period, last in enumerate(PERIOD_ENDS, 1) if number <= last)


def group_of(number: int) -> int:
    """The first two elements of a period stand at the left, the others at the right, the noble gas last."""
    period = period_of(number)
    before = PERIOD_ENDS[period - 2] if period > 1 else 0
    place, length = number - before, PERIOD_ENDS[period - 1] - before
    return place if place <= min(2, length - 1) else GROUPS - (length - place)


@cache
def gallery() -> Gallery:
    """The periodic table and the characters."""
    table = tuple(ElementView(number, symbol, Message(f"element-{symbol}"), mass, period_of(number), group_of(number))
                  for number, (symbol, mass) in enumerate(zip(SYMBOLS[1:], MASSES, strict=True), 1))
    origins = sources(Path(__file__).parent)
    characters = tuple(CharacterView(one, character_name(number), power_sentence(number), Message(f"note-{one}"),
                                     origins[one]) for number, one in enumerate(CHARACTER_IDS, 1))
    return Gallery(table, characters)
