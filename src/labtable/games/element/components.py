"""Reads components.toml into record tables that the rules read as globals."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

from labtable.core.arrays import NDArray, np
from labtable.core.errors import BadSetup
from labtable.core.game.components import TomlTable, box_of, read
from labtable.core.game.owner_texts import OwnerTexts
from labtable.core.game.text import bad_setup
from labtable.core.messages import Message, kebab
from labtable.core.record.layout import I16, I64, Ints, RecordArray, record
from labtable.core.record.records import blank_rows

from .constants import (
    CARDS,
    GOAL_SLOTS,
    HAND_SIZE,
    HEAVIEST,
    MAX_PLAYERS,
    MIN_PLAYERS,
    OXYGEN,
    OZZY_HAND,
    POWER_PLAY,
    SHELLS,
    VALUES,
    Character,
    Particle,
)

MOST_OF_A_CARD = 100  # NOT A RULE: counts of cards are kept in a byte
MOST_TURNS = 3000  # NOT A RULE: a bohrd that every turn adds to counts its particles in two bytes
TURNS_WITHOUT_CLOSING = 1000  # NOT A RULE (§9.31): four researchers took 122 turns for ten goals
MOST_SCENARIOS = 100  # NOT A RULE


@record
class ElementRow:
    """An element of the periodic table."""

    particles: Annotated[Ints, I16, len(Particle)]  # of the neutral atom, by Particle
    shells: Annotated[Ints, I16, SHELLS]  # its electrons, from the inside
    mass_number: I16


@record
class ScenarioRow:
    """What a scenario asks for, and how long a game of it may take."""

    goals: I64  # elements as a bit set, by protons
    goal_count: I16
    has_oxygen: I16  # §8.6
    last_turn: I16  # §9.30
    last_turn_open: I16  # §9.31 of a game without closing time


def deck_table(part: TomlTable) -> NDArray[np.int16]:
    """How many there are of each card."""
    part.only(*(kebab(kind) for kind in Particle), "power_play")
    deck = np.zeros(CARDS, np.int16)
    for kind in Particle:
        deck[kind * VALUES : (kind + 1) * VALUES] = part.numbers(kebab(kind), 0, MOST_OF_A_CARD, VALUES)
    deck[POWER_PLAY] = part.number("power_play", 0, MOST_OF_A_CARD)
    if deck[:POWER_PLAY].sum() <= HAND_SIZE * MAX_PLAYERS + OZZY_HAND:
        raise part.mistake("expected more particle cards than all hands can hold")
    return deck


def symbols_of(part: TomlTable) -> tuple[str, ...]:
    """The symbols by number of protons; there is no element 0."""
    symbols = [row.text("symbol", "[A-Z][a-z]?") for row in part.rows("atoms")]
    printed = [row.text("symbol") for row in box_of(__name__)["elements"].rows("atoms")]
    if symbols != printed:
        raise part.mistake(f"expected the {HEAVIEST} elements from H to Kr, each once and in their order", "atoms")
    return ("", *symbols)


def element_table(part: TomlTable) -> RecordArray[ElementRow]:
    """Row Z is the element with Z protons; row 0 is empty."""
    rows = blank_rows(ElementRow, HEAVIEST + 1)
    for number, atom in enumerate(part.rows("atoms", HEAVIEST), 1):
        atom.only("symbol", "name", "protons", "mass_number", "neutrons", "shells")
        protons, neutrons = atom.number("protons", number, number), atom.number("neutrons", 0, 2 * HEAVIEST)
        shells = atom.numbers("shells", 1, HEAVIEST)
        if sum(shells) != number or len(shells) > SHELLS:
            raise atom.mistake(f"expected {number} electrons in at most {SHELLS} shells", "shells")
        rows[number].particles[:] = (number, neutrons, number)
        rows[number].shells[: len(shells)] = shells
        rows[number].mass_number = atom.number("mass_number", protons + neutrons, protons + neutrons)
    return rows


def scenario_table(
    part: TomlTable, symbols: Sequence[str], elements: RecordArray[ElementRow], turns_per_particle: int
) -> RecordArray[ScenarioRow]:
    cards = part.rows("cards")
    rows = blank_rows(ScenarioRow, len(cards))
    for row, card in zip(rows, cards, strict=True):
        card.only("id", "name", "text", "goals", "texts")
        names = card.texts("goals")
        if not set(names) <= set(symbols[1:]):
            raise card.mistake("expected symbols of elements", "goals")
        goals = sorted({symbols.index(name) for name in names})
        if not len(names) == len(goals) >= GOAL_SLOTS:
            raise card.mistake(f"expected at least {GOAL_SLOTS} goals, each once", "goals")
        row.goals = sum(1 << atom for atom in goals)
        row.goal_count = len(goals)
        row.has_oxygen = OXYGEN in goals
        turns = turns_per_particle * sum(int(elements[atom].particles.sum()) for atom in goals)
        row.last_turn = min(turns, MOST_TURNS)
        row.last_turn_open = max(int(row.last_turn), TURNS_WITHOUT_CLOSING)
    return rows


def scenario_ids(part: TomlTable) -> tuple[str, ...]:
    cards = part.rows("cards")
    if not 1 <= len(cards) <= MOST_SCENARIOS:
        raise part.mistake(f"expected 1 to {MOST_SCENARIOS} scenarios, found {len(cards)}", "cards")
    ids = [card.text("id", "[a-z]+(-[a-z0-9]+)*") for card in cards]
    for number, (card, one) in enumerate(zip(cards, ids, strict=True)):
        if one in ids[:number] or one == "suggested":
            raise card.mistake("expected an id that no other scenario has", "id")
    return tuple(ids)


def owner_texts(box: TomlTable, printed: TomlTable) -> dict[str, str]:
    """What an owner's elements and scenarios are called, and what each of their goals is for."""
    texts = OwnerTexts(__name__)
    for atom, plain in zip(box["elements"].rows("atoms"), printed["elements"].rows("atoms"), strict=True):
        if atom.sentence("name") != plain.sentence("name"):
            texts.give(atom, "name", f"element-{atom.text('symbol')}")
    for card in box["scenarios"].rows("cards"):
        one = card.text("id")
        texts.give(card, "name", f"option-scenario-{one}")
        texts.give(card, "text", f"scenario-{one}-story")
        goals = card.texts("goals")
        own = card["texts"] if card.has("texts") else None
        if own is not None:
            own.only(*goals)
        for symbol in goals:
            about = f"about-{symbol}" if texts.knows(f"about-{symbol}") else f"element-{symbol}"
            if own is not None and own.has(symbol):
                texts.give(own, symbol, f"scenario-{one}-{symbol}")
            else:
                texts.give(card, symbol, f"scenario-{one}-{symbol}", otherwise=f"{{ {about} }}")
    return texts.messages


def suggested_table(part: TomlTable, ids: Sequence[str]) -> NDArray[np.int16]:
    """§8.2 The scenario for two players, for three and for four."""
    names = part.texts("suggested", MAX_PLAYERS - MIN_PLAYERS + 1)
    if not set(names) <= set(ids):
        raise part.mistake("expected ids of scenarios", "suggested")
    return np.array([ids.index(name) for name in names], np.int16)


def character_ids(part: TomlTable) -> tuple[str, ...]:
    expected = [kebab(character) for character in Character if character]
    if part.texts("ids") != expected:
        raise part.mistake(f"expected {', '.join(expected)}, in this order", "ids")
    return tuple(expected)


BOX = read(__name__)
CHARACTER_IDS = character_ids(BOX["characters"])
RING_OF_PLACE = tuple(BOX["bohrd"].numbers("ring_of_place", 1, SHELLS, HEAVIEST))  # §9.2; place n stands at n - 1
ELECTRON_PLACES = len(RING_OF_PLACE)  # §9.15
MASSES = tuple(BOX["periodic_table"].texts("masses", HEAVIEST))  # §1.5, as printed
DECK = deck_table(BOX["particle_deck"])
DECK_CARDS = int(DECK.sum())
DECK_SOURCE = BOX["particle_deck"].source
# NOT A RULE: more decisions than a turn can take (2 plays, all Power Plays, 10 goals, discards and the end, each in up
# to two steps). The bound of a game is made from it.
MAX_DECISIONS_A_TURN = 40 + 2 * int(DECK[POWER_PLAY])
SYMBOLS = symbols_of(BOX["elements"])
ELEMENTS = element_table(BOX["elements"])
BOX["scenarios"].only("suggested", "cards")
SCENARIO_IDS = scenario_ids(BOX["scenarios"])
SCENARIO_SOURCES = tuple(card.source for card in BOX["scenarios"].rows("cards"))
TURNS_PER_PARTICLE = BOX["opening_hours"].number("turns_per_particle", 1, 10)  # §9.30
SCENARIOS = scenario_table(BOX["scenarios"], SYMBOLS, ELEMENTS, TURNS_PER_PARTICLE)
SUGGESTED = suggested_table(BOX["scenarios"], SCENARIO_IDS)
LONGEST_GAME = max(int(row.last_turn) for row in SCENARIOS)
LONGEST_OPEN_GAME = max(int(row.last_turn_open) for row in SCENARIOS)
TEXTS = owner_texts(BOX, box_of(__name__))


# The option `characters` --------------------------------------------------------------------------

TEXT = Path(__file__).with_name("text")


def character_numbers(text: str) -> list[int]:
    """`curie,,ozzy`: a character for each seat in order; an empty word is dealt."""
    words = [word.strip() for word in text.split(",")]
    for word in words:
        if word and word not in CHARACTER_IDS:
            raise BadSetup(f"There is no character {word!r}; the characters are {', '.join(CHARACTER_IDS)}.")
    return [CHARACTER_IDS.index(word) + 1 if word else 0 for word in words]


def check_characters(numbers: Sequence[int], players: int) -> None:
    """§8.5 Each character sits at one seat at most, and at a seat where somebody plays."""
    for seat, number in enumerate(numbers):
        name = CHARACTER_IDS[number - 1]
        if number and seat >= players:
            raise bad_setup(
                TEXT, "setup-character-too-far", character=Message(f"character-{name}"), seat=seat + 1, players=players
            )
        if number and number in numbers[:seat]:
            raise bad_setup(TEXT, "setup-character-twice", character=Message(f"character-{name}"))
