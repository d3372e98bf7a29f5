"""What lies beside the board for everybody to read: the periodic table, the lives of the characters, the scenarios."""

from functools import cache
from pathlib import Path

import msgspec

from labtable.core.game.contract import Message
from labtable.core.game.notes import sources

from .components import (
    CHARACTER_IDS,
    ELEMENTS,
    MASSES,
    SCENARIO_IDS,
    SCENARIOS,
    SUGGESTED,
    SYMBOLS,
)
from .constants import MIN_PLAYERS
from .effect_words import character_name, power_sentence
from .meta import META

GROUPS = 18
PERIOD_ENDS = (2, 10, 18, 36)  # the noble gas that ends each period
EASY, MEDIUM = 12, 22  # NOT A RULE: particles of a goal, on average, up to which a scenario is called so
ROUND = 5  # minutes to which a length is rounded


class ElementView(msgspec.Struct, frozen=True):
    number: int  # of protons
    symbol: str
    name: Message
    mass: str  # the average mass as printed
    period: int  # row of the table, from 1
    group: int  # column of the table, 1 to 18


class CharacterView(msgspec.Struct, frozen=True):
    id: str
    name: Message
    power: Message
    life: Message
    source: str  # of the biography


class ScenarioView(msgspec.Struct, frozen=True):
    id: str
    goals: tuple[str, ...]  # symbols
    minutes: int  # about; the game's shortest and longest time, in proportion to the particles of the goals
    grade: str  # easy, medium, hard


class Gallery(msgspec.Struct, frozen=True):
    periodic_table: tuple[ElementView, ...]
    characters: tuple[CharacterView, ...]
    scenarios: tuple[ScenarioView, ...]
    suggested: dict[int, str]  # the scenario for so many players


def period_of(number: int) -> int:
    return next(period for period, last in enumerate(PERIOD_ENDS, 1) if number <= last)


def group_of(number: int) -> int:
    """The first two elements of a period stand at the left, the others at the right, the noble gas last."""
    period = period_of(number)
    before = PERIOD_ENDS[period - 2] if period > 1 else 0
    place, length = number - before, PERIOD_ENDS[period - 1] - before
    return place if place <= min(2, length - 1) else GROUPS - (length - place)


def scenario_views() -> tuple[ScenarioView, ...]:
    goals = [[number for number in range(1, len(SYMBOLS)) if int(row.goals) >> number & 1] for row in SCENARIOS]
    particles = [sum(int(ELEMENTS[number].particles.sum()) for number in each) for each in goals]
    shortest, longest = META.minutes
    least, most = min(particles), max(particles)
    found = []
    for name, each, count in zip(SCENARIO_IDS, goals, particles, strict=True):
        minutes = shortest + (longest - shortest) * (count - least) / max(1, most - least)
        grade = "easy" if count <= EASY * len(each) else "medium" if count <= MEDIUM * len(each) else "hard"
        symbols = tuple(SYMBOLS[number] for number in each)
        found.append(ScenarioView(name, symbols, ROUND * round(minutes / ROUND), grade))
    return tuple(found)


@cache
def gallery() -> Gallery:
    """The periodic table, the characters and the scenarios."""
    table = tuple(
        ElementView(number, symbol, Message(f"element-{symbol}"), mass, period_of(number), group_of(number))
        for number, (symbol, mass) in enumerate(zip(SYMBOLS[1:], MASSES, strict=True), 1)
    )
    origins = sources(Path(__file__).parent)
    characters = tuple(
        CharacterView(one, character_name(number), power_sentence(number), Message(f"note-{one}"), origins[one])
        for number, one in enumerate(CHARACTER_IDS, 1)
    )
    suggested = {players: SCENARIO_IDS[int(row)] for players, row in enumerate(SUGGESTED, MIN_PLAYERS)}
    return Gallery(table, characters, scenario_views(), suggested)
