"""Reads components.toml into record tables that the rules read as globals; a mistake is answered with its place."""
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from labtable.core.errors import BadSetup, LabtableError
from labtable.core.records import table
from labtable.games.element.constants import (
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
    Kind,
)

PATH = Path(__file__).with_name("components.toml")
SOURCES = ("rulebook", "inferred", "reconstructed")

ELEMENT = table([
    ("particles", np.int16, (len(Kind),)),  # of the neutral atom, by Kind
    ("shells", np.int16, (SHELLS,)),        # its electrons, from the inside
    ("mass_number", np.int16),
])
SCENARIO = table([
    ("goals", np.int64),          # elements as a bit set, by protons
    ("goal_count", np.int16),
    ("has_oxygen", np.int16),     # §8.6
    ("last_turn", np.int16),      # §9.30
])


def expect(condition: bool, place: str, expected: str) -> None:
    if not condition:
        raise LabtableError(f"{PATH.name}, {place}: expected {expected}.")


def read(path: Path = PATH) -> dict[str, Any]:
    """The file, with a source on every table and a reason where it is not the rulebook."""
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    for name, part in data.items():
        expect(part.get("source") in SOURCES, name, f"a source, one of {', '.join(SOURCES)}")
        expect(part["source"] == "rulebook" or bool(part.get("reason")), name, "a reason, as it is not the rulebook's")
    return data


def deck_table(part: dict[str, Any]) -> Any:
    """How many there are of each card."""
    deck = np.zeros(CARDS, np.int16)
    for kind in Kind:
        counts = part[kind.name.lower()]
        expect(len(counts) == VALUES and min(counts) >= 0, f"particle_deck.{kind.name.lower()}",
               "three counts, for the values 1, 2 and 3")
        deck[kind * VALUES:(kind + 1) * VALUES] = counts
    deck[POWER_PLAY] = part["power_play"]
    expect(deck[:POWER_PLAY].sum() > HAND_SIZE * MAX_PLAYERS + OZZY_HAND and deck.max() <= 100, "particle_deck",
           "more particle cards than all hands can hold, and at most 100 of a card")
    return deck


def element_table(part: dict[str, Any]) -> Any:
    """Row Z is the element with Z protons; row 0 is empty."""
    rows = np.zeros(HEAVIEST + 1, ELEMENT)
    expect(len(part["atoms"]) == HEAVIEST, "elements.atoms", f"{HEAVIEST} elements")
    for number, atom in enumerate(part["atoms"], 1):
        place = f"elements.atoms, {atom.get('symbol')}"
        expect(atom["protons"] == number, place, f"{number} protons")
        expect(atom["protons"] + atom["neutrons"] == atom["mass_number"], place, "protons + neutrons = mass_number")
        expect(sum(atom["shells"]) == number and len(atom["shells"]) <= SHELLS, place, f"{number} electrons in shells")
        rows[number].particles = (number, atom["neutrons"], number)
        rows[number].shells[:len(atom["shells"])] = atom["shells"]
        rows[number].mass_number = atom["mass_number"]
    return rows


def scenario_table(cards: Sequence[dict[str, Any]], turns_per_particle: int) -> Any:
    rows = np.zeros(len(cards), SCENARIO)
    for row, card in zip(rows, cards, strict=True):
        place = f"scenarios.cards, {card.get('id')}"
        expect(set(card["goals"]) <= set(SYMBOLS[1:]), place, "symbols of elements")
        goals = sorted({SYMBOLS.index(symbol) for symbol in card["goals"]})
        expect(len(goals) == len(card["goals"]) >= GOAL_SLOTS, place, "at least five goals, each once")
        row.goals = sum(1 << atom for atom in goals)
        row.goal_count = len(goals)
        row.has_oxygen = OXYGEN in goals
        row.last_turn = turns_per_particle * sum(int(ELEMENTS[atom].particles.sum()) for atom in goals)
    return rows


def suggested_table(ids: Sequence[str]) -> Any:
    """§8.2 The scenario for two players, for three and for four."""
    expect(len(ids) == MAX_PLAYERS - MIN_PLAYERS + 1 and set(ids) <= set(SCENARIO_IDS), "scenarios.suggested",
           "a scenario for two, for three and for four players")
    return np.array([SCENARIO_IDS.index(one) for one in ids], np.int16)


def character_numbers(text: str) -> list[int]:
    """«curie,,ozzy»: a character for each seat in order; an empty word is dealt."""
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
            raise BadSetup(f"Option characters: {name} is chosen for seat {seat + 1}, but only {players} play.")
        if number and number in numbers[:seat]:
            raise BadSetup(f"Option characters: {name} is chosen for two seats; "
                           "each character can sit at one seat only.")


DATA = read()
SYMBOLS: tuple[str, ...] = ("", *(atom["symbol"] for atom in DATA["elements"]["atoms"]))
CHARACTER_IDS: tuple[str, ...] = tuple(DATA["characters"]["ids"])
expect(tuple(c.name.lower() for c in Character if c) == CHARACTER_IDS, "characters.ids", "the seven characters")
RING_OF_PLACE: tuple[int, ...] = tuple(DATA["bohrd"]["ring_of_place"])  # §1.2, from 1; place n stands at n - 1
expect(len(RING_OF_PLACE) == HEAVIEST and set(RING_OF_PLACE) == {1, 2, 3, 4}, "bohrd.ring_of_place",
       f"the ring, 1 to 4, of {HEAVIEST} places")
ELECTRON_PLACES = len(RING_OF_PLACE)  # §9.15
MASSES: tuple[str, ...] = tuple(DATA["periodic_table"]["masses"])  # §1.5, as printed
expect(len(MASSES) == HEAVIEST, "periodic_table.masses", f"{HEAVIEST} masses")
DECK = deck_table(DATA["particle_deck"])
DECK_CARDS = int(DECK.sum())
ELEMENTS = element_table(DATA["elements"])
SCENARIO_IDS: tuple[str, ...] = tuple(card["id"] for card in DATA["scenarios"]["cards"])
SCENARIOS = scenario_table(DATA["scenarios"]["cards"], DATA["opening_hours"]["turns_per_particle"])
SUGGESTED = suggested_table(DATA["scenarios"]["suggested"])
LONGEST_GAME = int(SCENARIOS["last_turn"].max())
