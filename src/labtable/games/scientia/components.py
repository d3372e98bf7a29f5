"""The tables of components.toml. A mistake in the file is answered with its line and what was expected."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Final

from labtable.core.arrays import NDArray, np
from labtable.core.game.components import Source, TomlTable, room
from labtable.core.game.components import read as open_box
from labtable.core.game.owner_texts import OwnerTexts
from labtable.core.messages import kebab
from labtable.core.record.layout import I8, Ints, RecordArray, record
from labtable.core.record.records import blank_rows, column

from .constants import (
    CARDS_PER_FIELD,
    MAX_PLAYERS,
    MAX_SLOTS,
    NUM_CARDS,
    NUM_FIELDS,
    NUM_STACKS,
    SPECIAL_SPACES,
    STACKS_PER_FIELD,
    Field,
    Op,
    Target,
)
from .effect_lines import EffectWord, Line, Misread, read_line

FILE: Final = Path(__file__).with_name("components.toml")
ANY_FIELD: Final = -1
BASE_CARDS = 4  # of each field (§1.3)
MOST_CUBES = 4  # on a track (§5.3)
MOST_FLASKS = 250  # NOT A RULE: in the supply, for each player
STEPS_OF_THE_BOX = 8  # NOT A RULE: of its longest card
MOST_STEPS = 40  # NOT A RULE: of one card, as single steps
SETS = ("first", "collaborating", "best")


@record
class EffectStep:
    """A single step of what a card does."""

    op: I8
    amount: I8
    target: I8
    count: I8  # what «per» or «if» counts
    most: I8  # the number after «max»
    skip: I8  # steps to pass over when a head is not met; on CHOOSE, when the second side is chosen
    first: I8  # 1: a line begins here
    field: I8  # the only field that it may touch, or ANY_FIELD


class CardRow:
    """A project as the rules read it; `blank_cards` lays it out with room for the longest card."""

    field: I8
    is_base: I8
    copies: I8  # 1: it copies, so that it cannot be copied (§9.6)
    length: I8  # steps
    steps: RecordArray[EffectStep]


def blank_cards(most_steps: int) -> RecordArray[CardRow]:
    @record
    class LaidOut(CardRow):
        steps: Annotated[RecordArray[EffectStep], most_steps]

    return blank_rows(LaidOut, NUM_CARDS + 1)


@record
class AdvanceRow:
    """§5.2 A field after so many advances."""

    cubes: I8
    value: I8  # the technology value (§5.4)
    specials: I8  # of the last two spaces, how many are occupied (§8.3)
    ripe: I8  # 1 if the leading cube is on one of them
    spaces: Annotated[Ints, I8, MOST_CUBES]  # where the cubes stand, the leading one first; -1 where there is none


class BadSet(ValueError):
    """Projects that are not a legal set (§2.1, §2.2)."""


@dataclass(frozen=True)
class Project:
    number: int
    id: str
    field: Field
    base: bool
    source: Source
    effects: tuple[str, ...]  # as written
    lines: tuple[Line, ...]  # as read

    @property
    def words(self) -> list[EffectWord]:
        return [word for line in self.lines for word in ((line.head,) if line.head else ()) + line.words + line.other]


@dataclass(frozen=True)
class Miniature:
    """§2.10 The smallest game: projects of the first recommended set, and supplies."""

    cards: tuple[int, ...]
    tech_supply: int
    flask_supply: int


@dataclass(frozen=True)
class Components:
    projects: tuple[Project, ...]
    cards: RecordArray[CardRow]  # by number; row 0 is no card
    advances: RecordArray[AdvanceRow]
    track: tuple[int, ...]
    sets: NDArray[np.int8]  # the recommended sets, in the order of the stacks
    miniature: Miniature
    texts: dict[str, str]  # what an owner calls the cards
    tech_supply: NDArray[np.int16]  # by the number of players
    flask_supply: NDArray[np.int16]
    starting_slots: int
    cubes_that_open: int
    flasks_that_open: int
    biology: int
    flasks_per_point: int
    unfinished_card: int


def read(file: str | Path = __name__) -> Components:
    """Components from the game's own file, with what was changed in it, or from another one."""
    box = open_box(file)
    box.only("players", "slots", "tracks", "scoring", "sets", "miniature", "numbers", "base", "cards")
    players, slots, tracks, scoring = box["players"], box["slots"], box["tracks"], box["scoring"]
    players.only("starting_slots", "starting_cubes_per_field", "tech_supply", "flask_supply")
    players.number("starting_cubes_per_field", 1, 1)
    tracks.only("values", "most_cubes")
    texts = OwnerTexts(__name__)
    projects = tuple(_projects(box["cards"], texts))
    cards, track = _card_table(projects), _track(tracks)
    most_cubes = tracks.number("most_cubes", 2, min(len(track), MOST_CUBES))
    sets = _sets(box["sets"], cards)
    return Components(
        projects,
        cards,
        _advance_table(track, most_cubes),
        track,
        sets,
        _miniature(box["miniature"], sets[0].tolist()),
        texts.messages,
        _by_players(players["tech_supply"], NUM_FIELDS * (most_cubes - 1)),  # §7.1 no more than can ever be placed
        _by_players(players["flask_supply"], MOST_FLASKS),
        players.number("starting_slots", 1, MAX_SLOTS - 2),
        slots.number("cubes_that_open_one", NUM_FIELDS + 1, 99),  # §2.5 more than a player begins with
        slots.number("flasks_that_open_one", 1, 99),
        scoring.number("biology", 1, 99),
        scoring.number("flasks_per_point", 1, 99),
        scoring.number("unfinished_card", 1, 99),
    )


def _by_players(counts: TomlTable, most: int) -> NDArray[np.int16]:
    """A count for each number of players from two to four, up to so many for each of them."""
    counts.only(*(str(players) for players in range(2, MAX_PLAYERS + 1)))
    numbers = [counts.number(str(players), 1, most * players) for players in range(2, MAX_PLAYERS + 1)]
    return np.array([0, 0, *numbers], np.int16)


# The cards ------------------------------------------------------------------------------------------


def _projects(cards: TomlTable, texts: OwnerTexts) -> list[Project]:
    projects: list[Project] = []
    for field, given in zip(Field, cards.tables([kebab(field) for field in Field]).values(), strict=True):
        rows = given.rows("rows", CARDS_PER_FIELD)
        mine = [_project(row, field, field * CARDS_PER_FIELD + place + 1) for place, row in enumerate(rows)]
        bases = [project.number for project in mine if project.base]
        if len(bases) != BASE_CARDS:
            raise given.mistake(f"expected {BASE_CARDS} base cards, found {bases}", "rows")
        for odd, even, row in zip(mine[::2], mine[1::2], rows[1::2], strict=True):
            if odd.base != even.base:
                raise row.mistake(
                    f"expected cards {odd.number} and {even.number}, the faces of one card, "
                    "both with base = true or both without"
                )
        projects += mine
        for project, row in zip(mine, rows, strict=True):
            texts.give(row, "name", f"card-{project.id}")
    if twice := next((one.id for one in projects if [other.id for other in projects].count(one.id) > 1), ""):
        raise cards.mistake(f"expected an id of its own for every card, found {twice!r} twice")
    return projects


def _project(row: TomlTable, field: Field, number: int) -> Project:
    row.only("number", "id", "name", "base", "effects")
    found = row.number("number", 1, NUM_CARDS)
    if found != number:
        raise row.mistake(f"expected {number} here, found {found}", "number")
    effects = row.texts("effects")
    project = Project(
        number,
        row.text("id", "[a-z]+(-[a-z]+)*"),
        field,
        row.flag("base", default=False),
        row.source,
        tuple(effects),
        tuple(_line(row, effects, place) for place in range(len(effects))),
    )
    head, length = project.lines[0].head, len(_steps(project))
    if head and head.op is Op.ELSE:
        raise row.mistake("expected a line before «else →»", "effects", 0)
    if length > MOST_STEPS:
        raise row.mistake(f"expected {MOST_STEPS} steps at most, found {length}", "effects")
    return project


def _line(row: TomlTable, effects: list[str], place: int) -> Line:
    try:
        return read_line(effects[place])
    except Misread as misread:
        raise row.mistake(f"{misread}, in {effects[place]!r}", "effects", place) from None


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
            steps.append(_step(EffectWord(Op.JUMP), skip=len(other)))
            steps += other
        steps[first] = (*steps[first][:6], 1, steps[first][7])
    return steps


def _unfolded(words: Sequence[EffectWord]) -> list[tuple[int, ...]]:
    steps = []
    for word in words:
        if word.op is Op.SCATTER:
            steps += [_step(word, field=field) for field in Field]
        elif word.op is Op.TAKE:
            further = [_step(EffectWord(Op.TAKE, 1, Target.ANOTHER))] * (word.amount - 1)
            steps += [_step(EffectWord(Op.TAKE, 1)), *further]
        else:
            steps.append(_step(word))
    return steps


def _step(word: EffectWord, skip: int = 0, field: int = ANY_FIELD) -> tuple[int, ...]:
    return (word.op, word.amount, word.target, word.count, word.most, skip, 0, field)


def _card_table(projects: Sequence[Project]) -> RecordArray[CardRow]:
    longest = max(len(_steps(project)) for project in projects)
    cards = blank_cards(max(STEPS_OF_THE_BOX, longest))
    column(cards, "steps", "field")[:] = ANY_FIELD  # also after a card's last step: a save of older cards may be there
    for project in projects:
        card, steps = cards[project.number], _steps(project)
        card.field, card.is_base, card.length = project.field, project.base, len(steps)
        card.copies = any(word.op is Op.COPY for word in project.words)
        for place, step in enumerate(steps):
            card.steps[place] = step
    return cards


# The tracks -----------------------------------------------------------------------------------------


def _track(tracks: TomlTable) -> tuple[int, ...]:
    """§5.1 The values of the spaces."""
    values = tracks.numbers("values", 0, 9, rising=True)
    if len(values) <= SPECIAL_SPACES:
        raise tracks.mistake(f"expected more than {SPECIAL_SPACES} spaces, found {values}", "values")
    return tuple(values)


def _advance_table(track: tuple[int, ...], most_cubes: int) -> RecordArray[AdvanceRow]:
    """§5.2 Every position that the cubes of a field come through."""
    spaces, last, positions = [0], len(track) - 1, [[0]]
    while len(spaces) < most_cubes:
        spaces[-1] += 1
        if spaces[-1] == last - len(spaces) + 1:
            spaces.append(0)
        positions.append(list(spaces))
    rows = blank_rows(AdvanceRow, len(positions))
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


def stacks_of(numbers: Sequence[int], cards: RecordArray[CardRow]) -> list[int]:
    """§2.1 A legal set in the order of the stacks: by field, the base project first. BadSet says what is wrong."""
    for number in numbers:
        if not 1 <= number <= NUM_CARDS:
            raise BadSet(f"there is no card {number}; the cards are 1 to {NUM_CARDS}")
        if numbers.count(number) > 1:
            raise BadSet(f"card {number} is named twice")
    for number in numbers:
        if number < other_face(number) and other_face(number) in numbers:
            raise BadSet(f"cards {number} and {number + 1} are the two faces of one card")
    fields, bases_of = column(cards, "field").tolist(), column(cards, "is_base").tolist()
    order = sorted(numbers, key=lambda number: (fields[number], not bases_of[number], number))
    for field in Field:
        chosen = [number for number in order if fields[number] == field]
        bases = sum(int(bases_of[number]) for number in chosen)
        if len(chosen) != STACKS_PER_FIELD or bases != 1:
            raise BadSet(
                f"{field.name.title()} has {bases} base cards and {len(chosen) - bases} others; "
                "every field needs one base card and two others"
            )
    return order


def _sets(sets: TomlTable, cards: RecordArray[CardRow]) -> NDArray[np.int8]:
    rows = []
    for name in SETS:
        try:
            rows.append(stacks_of(sets.numbers(name, 1, NUM_CARDS, NUM_STACKS), cards))
        except BadSet as error:
            raise sets.mistake(f"expected a legal set, but {error}", name) from None
    return np.array(rows, np.int8)


def _miniature(given: TomlTable, first: list[int]) -> Miniature:
    """§2.10 Six cards leave every player of two something to take, whatever the other one holds."""
    given.only("cards", "tech_supply", "flask_supply")
    cards = given.numbers("cards", 1, NUM_CARDS, 3)
    if missing := [card for card in cards if card not in first]:
        raise given.mistake(f"expected cards of the first set, found {missing[0]}", "cards")
    return Miniature(tuple(cards), given.number("tech_supply", 1, 99), given.number("flask_supply", 1, MOST_FLASKS))


COMPONENTS = read()
PROJECTS = {project.number: project for project in COMPONENTS.projects}
TEXTS = COMPONENTS.texts
CARDS = COMPONENTS.cards
MAX_STEPS: Final = len(CARDS[0].steps)
ADVANCES = COMPONENTS.advances
MAX_ADVANCES: Final = len(ADVANCES) - 1
TRACK = COMPONENTS.track
RECOMMENDED = COMPONENTS.sets
MINIATURE_CARDS: Final = COMPONENTS.miniature.cards
MINIATURE_TECH_SUPPLY: Final = COMPONENTS.miniature.tech_supply
MINIATURE_FLASK_SUPPLY: Final = COMPONENTS.miniature.flask_supply
TECH_SUPPLY = COMPONENTS.tech_supply
FLASK_SUPPLY = COMPONENTS.flask_supply
STARTING_SLOTS: Final = COMPONENTS.starting_slots
CUBES_THAT_OPEN: Final = COMPONENTS.cubes_that_open
FLASKS_THAT_OPEN: Final = COMPONENTS.flasks_that_open
BIOLOGY_POINTS: Final = COMPONENTS.biology
FLASKS_PER_POINT: Final = COMPONENTS.flasks_per_point
UNFINISHED_CARD: Final = COMPONENTS.unfinished_card

# NOT A RULE: events of one action. Of the box the most seen in 9 million random decisions were 30. With other cards the
# cards in all slots may finish each other, and what they take next: each step tells of a few things, twice if copied.
MAX_TRAIL: Final = room(__name__, 72, 2 * MAX_SLOTS * (8 + 12 * MAX_STEPS))
# NOT A RULE: more decisions than any game takes
MOST_DECISIONS: Final = room(__name__, 5000, 5000 + 100 * int(FLASK_SUPPLY.max()))
