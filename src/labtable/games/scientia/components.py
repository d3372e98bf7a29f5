"""Reads components.toml into tables. A mistake in the file is answered with its place and what was expected."""
import re
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from labtable.core.errors import LabtableError
from labtable.core.records import nested, table
from labtable.games.scientia.constants import (
    CARDS_PER_FIELD,
    MAX_PLAYERS,
    MAX_STEPS,
    NUM_CARDS,
    SPECIAL_SPACES,
    STACKS_PER_FIELD,
    Field,
    Op,
    Target,
)
from labtable.games.scientia.language import Line, Misread, Word, read_line

FILE: Final = Path(__file__).with_name("components.toml")
ANY_FIELD: Final = -1
BASE_CARDS = 4   # of each field (§1.3)
MOST_CUBES = 4   # on a track (§5.3)
SETS = ("first", "collaborating", "best")

STEP = nested([
    ("op", np.int8),
    ("amount", np.int8),
    ("target", np.int8),
    ("count", np.int8),   # Count behind «per» or «if»
    ("most", np.int8),    # behind «max»
    ("skip", np.int8),    # steps to pass over when a head is not met; on CHOOSE, when the second side is chosen
    ("first", np.int8),   # 1: a line begins here
    ("field", np.int8),   # the only field that it may touch, or ANY_FIELD
])
CARD = table([
    ("field", np.int8),
    ("is_base", np.int8),
    ("copies", np.int8),  # 1: it copies, so that it cannot be copied (§9.6)
    ("length", np.int8),  # steps
    ("steps", STEP, (MAX_STEPS,)),
])
ADVANCE = table([         # a field after so many advances (§5.2)
    ("cubes", np.int8),
    ("value", np.int8),   # the technology value (§5.4)
    ("specials", np.int8),  # of the last two spaces, how many are occupied (§8.3)
    ("ripe", np.int8),    # 1 if the leading cube is on one of them
    ("spaces", np.int8, (MOST_CUBES,)),  # where the cubes stand, the leading one first; -1 where there is none
])


class Mistake(LabtableError):
    """Something in components.toml that the game cannot be played with."""


class BadSet(ValueError):
    """Projects that are not a legal set (§2.1, §2.2)."""


@dataclass(frozen=True)
class Project:
    number: int
    id: str
    field: Field
    base: bool
    source: str
    effects: tuple[str, ...]   # as written
    lines: tuple[Line, ...]    # as read

    @property
    def words(self) -> list[Word]:
        return [word for line in self.lines for word in ((line.head,) if line.head else ()) + line.words + line.other]


@dataclass(frozen=True)
class Components:
    projects: tuple[Project, ...]
    cards: NDArray[Any]       # CARD rows by number; row 0 is no card
    advances: NDArray[Any]    # ADVANCE rows
    track: tuple[int, ...]
    sets: NDArray[np.int8]    # the recommended sets, in the order of the stacks
    tech_supply: NDArray[np.int16]   # by the number of players
    flask_supply: NDArray[np.int16]
    starting_slots: int
    cubes_that_open: int
    flasks_that_open: int
    biology: int
    flasks_per_point: int
    unfinished_card: int


class _Source:
    """The file as text and as data, so that a mistake can be shown where it stands."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.text = path.read_text(encoding="utf-8")
        try:
            self.data: dict[str, Any] = tomllib.loads(self.text)
        except tomllib.TOMLDecodeError as error:
            line = re.search(r"line (\d+)", str(error))
            raise self.mistake(int(line[1]) if line else 1, f"not TOML: {error}") from None

    def mistake(self, line: int, sentence: str) -> Mistake:
        return Mistake(f"{self.path}:{line}: {sentence}.")

    def line_of(self, table_name: str, key: str = "", row: int | None = None) -> int:
        """The line of a table, of a key in it, or of the row-th card of it."""
        found, inside, rows = 1, False, -1
        for number, line in enumerate(self.text.splitlines(), 1):
            if line.startswith("["):
                inside = line.strip() == f"[{table_name}]"
                found = number if inside else found
            elif inside and row is not None and line.lstrip().startswith("{"):
                rows += 1
                if rows == row:
                    return number
            elif inside and row is None and key and re.match(rf"{key}\s*=", line):
                return number
        return found

    def value(self, table_name: str, key: str, expected: str) -> Any:
        found = self.data.get(table_name, {})
        if not isinstance(found, dict) or key not in found:
            raise self.mistake(self.line_of(table_name), f"[{table_name}] lacks {key}; expected {expected}")
        return found[key]

    def number(self, table_name: str, key: str) -> int:
        found = self.value(table_name, key, "a whole number above 0")
        if not isinstance(found, int) or isinstance(found, bool) or found < 1:
            raise self.mistake(self.line_of(table_name, key),
                               f"{key}: expected a whole number above 0, found {found!r}")
        return found

    def numbers(self, table_name: str, key: str, expected: str) -> list[int]:
        found = self.value(table_name, key, expected)
        if not isinstance(found, list) or not all(isinstance(number, int) for number in found):
            raise self.mistake(self.line_of(table_name, key), f"{key}: expected {expected}, found {found!r}")
        return found

    def by_players(self, key: str) -> NDArray[np.int16]:
        """A count for each number of players from two to four."""
        found = self.value("players", key, "{ 2 = …, 3 = …, 4 = … }")
        counts = [found.get(str(players)) if isinstance(found, dict) else None for players in range(2, MAX_PLAYERS + 1)]
        if not all(isinstance(count, int) and count > 0 for count in counts):
            raise self.mistake(self.line_of("players", key),
                               f"{key}: expected {{ 2 = …, 3 = …, 4 = … }}, found {found!r}")
        return np.array([0, 0, *counts], np.int16)


def read(path: Path = FILE) -> Components:
    source = _Source(path)
    projects = tuple(_projects(source))
    cards = _card_table(projects)
    track = _track(source)
    return Components(
        projects, cards, _advance_table(track, _most_cubes(source, track)), track, _sets(source, cards),
        source.by_players("tech_supply"), source.by_players("flask_supply"), source.number("players", "starting_slots"),
        source.number("slots", "cubes_that_open_one"), source.number("slots", "flasks_that_open_one"),
        source.number("scoring", "biology"), source.number("scoring", "flasks_per_point"),
        source.number("scoring", "unfinished_card"),
    )


# The cards ------------------------------------------------------------------------------------------

def _projects(source: _Source) -> list[Project]:
    projects: list[Project] = []
    for field in Field:
        name = f"cards.{field.name.lower()}"
        given = source.data.get("cards", {}).get(field.name.lower(), {})
        rows = given.get("rows", [])
        if len(rows) != CARDS_PER_FIELD:
            raise source.mistake(source.line_of(name), f"[{name}]: expected {CARDS_PER_FIELD} rows, found {len(rows)}")
        for place, row in enumerate(rows):
            line = source.line_of(name, row=place)
            projects.append(_project(source, line, row, field, place, str(given.get("source"))))
        bases = [project.number for project in projects[-CARDS_PER_FIELD:] if project.base]
        if len(bases) != BASE_CARDS:
            raise source.mistake(source.line_of(name), f"[{name}]: expected {BASE_CARDS} base cards, found {bases}")
        for odd, even in zip(projects[-CARDS_PER_FIELD::2], projects[-CARDS_PER_FIELD + 1::2], strict=True):
            if odd.base != even.base:
                raise source.mistake(source.line_of(name, row=(even.number - 1) % CARDS_PER_FIELD),
                                     f"cards {odd.number} and {even.number} are faces of one card; "
                                     "expected both or neither with base = true")
    return projects


def _project(source: _Source, line: int, row: dict[str, Any], field: Field, place: int, mark: str) -> Project:
    number = field * CARDS_PER_FIELD + place + 1
    if row.get("number") != number:
        raise source.mistake(line, f"expected number = {number} here, found {row.get('number')!r}")
    if unknown := row.keys() - {"number", "id", "base", "source", "effects"}:
        raise source.mistake(line, f"card {number}: expected number, id, base, source, effects, not {unknown.pop()!r}")
    name, effects = row.get("id"), row.get("effects")
    if not isinstance(name, str) or not re.fullmatch(r"[a-z]+(-[a-z]+)*", name):
        raise source.mistake(line, f"card {number}: expected an id of small letters and hyphens, found {name!r}")
    if not isinstance(row.get("base", False), bool):
        raise source.mistake(line, f"card {number}: expected base = true or false, found {row['base']!r}")
    if not isinstance(effects, list) or not effects or not all(isinstance(text, str) for text in effects):
        raise source.mistake(line, f"card {number}: expected effects = [\"…\", …], found {effects!r}")
    lines = []
    for text in effects:
        try:
            lines.append(read_line(text))
        except Misread as misread:
            raise source.mistake(line, f"card {number}, effect {text!r}: {misread}") from None
    project = Project(number, name, field, row.get("base", False), str(row.get("source", mark)), tuple(effects),
                      tuple(lines))
    if lines[0].head and lines[0].head.op is Op.ELSE:
        raise source.mistake(line, f"card {number}: expected a line before «else →»")
    if len(_steps(project)) > MAX_STEPS:
        raise source.mistake(line, f"card {number}: expected {MAX_STEPS} steps at most, found {len(_steps(project))}")
    return project


def _steps(project: Project) -> list[tuple[int, ...]]:
    """A card's lines as single steps."""
    steps: list[tuple[int, ...]] = []
    for line in project.lines:
        words, other = _unfolded(line.words), _unfolded(line.other)
        first = len(steps)
        if line.head:
            skip = len(words) + (1 if other else 0)
            steps.append(_step(line.head, skip=skip))
        steps += words
        if other:
            steps.append(_step(Word(Op.JUMP), skip=len(other)))
            steps += other
        steps[first] = (*steps[first][:6], 1, steps[first][7])
    return steps


def _unfolded(words: Sequence[Word]) -> list[tuple[int, ...]]:
    steps = []
    for word in words:
        if word.op is Op.SCATTER:
            steps += [_step(word, field=field) for field in Field]
        elif word.op is Op.TAKE:
            further = [_step(Word(Op.TAKE, 1, Target.ANOTHER))] * (word.amount - 1)
            steps += [_step(Word(Op.TAKE, 1)), *further]
        else:
            steps.append(_step(word))
    return steps


def _step(word: Word, skip: int = 0, field: int = ANY_FIELD) -> tuple[int, ...]:
    return (word.op, word.amount, word.target, word.count, word.most, skip, 0, field)


def _card_table(projects: Sequence[Project]) -> NDArray[Any]:
    cards = np.zeros(NUM_CARDS + 1, CARD)
    cards["steps"]["field"] = ANY_FIELD  # also behind a card's end, where a save of older cards may stand
    for project in projects:
        card, steps = cards[project.number], _steps(project)
        card.field, card.is_base, card.length = project.field, project.base, len(steps)
        card.copies = any(word.op is Op.COPY for word in project.words)
        for place, step in enumerate(steps):
            card.steps[place] = step
    return cards


# The tracks -----------------------------------------------------------------------------------------

def _track(source: _Source) -> tuple[int, ...]:
    track = source.numbers("tracks", "values", "the values of the spaces, as in [0, 1, 2, 4]")
    if len(track) < SPECIAL_SPACES + 1 or track != sorted(track) or not 0 <= track[0] <= track[-1] <= 9:
        raise source.mistake(source.line_of("tracks", "values"),
                             f"values: expected three or more rising values from 0 to 9, found {track}")
    return tuple(track)


def _most_cubes(source: _Source, track: tuple[int, ...]) -> int:
    most = source.number("tracks", "most_cubes")
    if most > min(len(track), MOST_CUBES):
        raise source.mistake(source.line_of("tracks", "most_cubes"),
                             f"most_cubes: expected at most {min(len(track), MOST_CUBES)}, found {most}")
    return most


def _advance_table(track: tuple[int, ...], most_cubes: int) -> NDArray[Any]:
    """§5.2 Every position that the cubes of a field come through."""
    spaces, last, positions = [0], len(track) - 1, [[0]]
    while len(spaces) < most_cubes:
        spaces[-1] += 1
        if spaces[-1] == last - len(spaces) + 1:
            spaces.append(0)
        positions.append(list(spaces))
    rows = np.zeros(len(positions), ADVANCE)
    for row, cubes in zip(rows, positions, strict=True):
        special = [space for space in cubes if space > last - SPECIAL_SPACES]
        row.cubes, row.value, row.specials = len(cubes), sum(track[space] for space in cubes), len(special)
        row.ripe = cubes[0] in special
        row.spaces[:] = (cubes + [-1] * MOST_CUBES)[:MOST_CUBES]
    return rows


# Sets -----------------------------------------------------------------------------------------------

def other_face(number: int) -> int:
    """1 and 2, 3 and 4 … are the two faces of one card."""
    return number + 1 if number % 2 else number - 1


def stacks_of(numbers: Sequence[int], cards: Any) -> list[int]:
    """§2.1 A legal set in the order of the stacks: by field, the base project first. BadSet says what is wrong."""
    for number in numbers:
        if not 1 <= number <= NUM_CARDS:
            raise BadSet(f"there is no card {number}; the cards are 1 to {NUM_CARDS}")
        if numbers.count(number) > 1:
            raise BadSet(f"card {number} is named twice")
    for number in numbers:
        if number < other_face(number) and other_face(number) in numbers:
            raise BadSet(f"cards {number} and {number + 1} are the two faces of one card")
    order = sorted(numbers, key=lambda number: (cards[number].field, not cards[number].is_base, number))
    for field in Field:
        chosen = [number for number in order if cards[number].field == field]
        bases = sum(int(cards[number].is_base) for number in chosen)
        if len(chosen) != STACKS_PER_FIELD or bases != 1:
            raise BadSet(f"{field.name.title()} has {bases} base cards and {len(chosen) - bases} others; "
                             "every field needs one base card and two others")
    return order


def _sets(source: _Source, cards: NDArray[Any]) -> NDArray[np.int8]:
    rows = []
    for name in SETS:
        numbers = source.numbers("sets", name, "twelve card numbers")
        try:
            rows.append(stacks_of(numbers, cards))
        except BadSet as error:
            raise source.mistake(source.line_of("sets", name), f"{name}: {error}") from None
    return np.array(rows, np.int8)


COMPONENTS = read()
PROJECTS = {project.number: project for project in COMPONENTS.projects}
CARDS = COMPONENTS.cards
ADVANCES = COMPONENTS.advances
MAX_ADVANCES: Final = len(ADVANCES) - 1
TRACK = COMPONENTS.track
RECOMMENDED = COMPONENTS.sets
TECH_SUPPLY = COMPONENTS.tech_supply
FLASK_SUPPLY = COMPONENTS.flask_supply
STARTING_SLOTS: Final = COMPONENTS.starting_slots
CUBES_THAT_OPEN: Final = COMPONENTS.cubes_that_open
FLASKS_THAT_OPEN: Final = COMPONENTS.flasks_that_open
BIOLOGY_POINTS: Final = COMPONENTS.biology
FLASKS_PER_POINT: Final = COMPONENTS.flasks_per_point
UNFINISHED_CARD: Final = COMPONENTS.unfinished_card
