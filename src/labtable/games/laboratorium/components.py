"""components.toml, read and validated into the tables that the rules look at."""
from __future__ import annotations

import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np

from labtable.core.errors import LabtableError
from labtable.core.records import blank
from labtable.games.laboratorium import smiles
from labtable.games.laboratorium.constants import (
    CARD_ATOMS,
    MAX_CARBONS,
    MAX_CENTRES,
    MAX_HYDROGENS,
    MAX_OXYGENS,
    REAGENTS,
    SITES,
    Colour,
    Safety,
    Token,
    Word,
)
from labtable.games.laboratorium.state import CARD, MAX_CARDS, PILE_SIZE, REAGENT_CARD, TARGET

FILE = Path(__file__).with_name("components.toml")
SOURCES = ("rulebook", "inferred", "reconstructed")
SHARE = {Token.CARBON: MAX_CARBONS, Token.OXYGEN: MAX_OXYGENS, Token.HYDROGEN: MAX_HYDROGENS,
         Token.CENTRE: MAX_CENTRES}
DECKS = {"boum": Colour.BOUM, "chimie": Colour.CHIMIE, "securite": Colour.SECURITE}
FACES = 6


def fault(place: str, expected: str) -> LabtableError:
    return LabtableError(f"{FILE.name}, {place}: {expected}.")


def _read() -> dict[str, Any]:
    data = tomllib.loads(FILE.read_text(encoding="utf-8"))
    for name, part in data.items():
        if part.get("source") not in SOURCES:
            raise fault(f"[{name}]", f"source must be one of {', '.join(SOURCES)}")
        if part["source"] != "rulebook" and not part.get("reason"):
            raise fault(f"[{name}]", "what is not in the rulebook needs a reason")
    return data


DATA = _read()


def _molecule(place: str, text: str) -> smiles.Graph:
    try:
        graph = smiles.read(text)
    except ValueError as error:
        raise fault(place, str(error)) from None
    for token, count in graph.tokens().items():
        if count > SHARE[token]:
            raise fault(place, f"{count} {token.name.lower()} tokens are more than a seat's share of {SHARE[token]}")
    return graph


def _surroundings(graph: smiles.Graph) -> list[Any]:
    """What distinguishes the atoms of a card: the same value for atoms that look alike from everywhere."""
    looks: list[Any] = [(atom.element, atom.hydrogens, atom.yellow, atom.purple) for atom in graph.atoms]
    for _ in graph.atoms:
        looks = [(looks[atom], tuple(sorted((bond, looks[other]) for other, bond in graph.bonds_of(atom).items())))
                 for atom in range(len(graph.atoms))]
        names = {look: name for name, look in enumerate(sorted(set(looks)))}
        looks = [names[look] for look in looks]
    return looks


def _reagents() -> Any:
    cards = DATA["reagents"]["card"]
    if [card["number"] for card in cards] != list(range(1, REAGENTS + 1)):
        raise fault("[reagents]", f"the cards must be numbered from 1 to {REAGENTS}, in order")
    rows = blank(REAGENT_CARD, REAGENTS)
    for row, card in zip(rows, cards, strict=True):
        place = f"reagent {card['number']}"
        graph = _molecule(place, card["smiles"])
        if not 1 <= len(graph.atoms) <= CARD_ATOMS:
            raise fault(place, f"a card has 1 to {CARD_ATOMS} carbons and oxygens")
        smiles.fill(row.molecule, graph)
        row.atoms = len(graph.atoms)
        looks = _surroundings(graph)
        yellow, purple = [atom.yellow for atom in graph.atoms], [atom.purple for atom in graph.atoms]
        for colour, centres in enumerate((yellow, purple)):
            sites = {looks[atom]: atom for atom in reversed(range(len(centres))) if centres[atom]}
            if len(sites) > SITES:
                raise fault(place, f"a card has at most {SITES} different centres of one colour")
            for site, atom in enumerate(sorted(sites.values())):
                row.sites[colour, site] = atom + 1
        if not row.sites.any():
            raise fault(place, "a card needs a centre, [1*] or [2*]")
    return rows


def _targets() -> Any:
    cards = DATA["targets"]["card"]
    rows = blank(TARGET, len(cards))
    for row, card in zip(rows, cards, strict=True):
        graph = _molecule(f"target {card['id']}", card["smiles"])
        smiles.fill(row.molecule, graph)
        for number in card["suggested"]:
            if not 1 <= number <= REAGENTS:
                raise fault(f"target {card['id']}", f"a suggested reagent is a number from 1 to {REAGENTS}")
            row.suggested[number - 1] = 1
    return rows


def _cards() -> tuple[Any, list[str]]:
    rows = blank(CARD, MAX_CARDS)
    ids: list[str] = []
    for name, colour in DECKS.items():
        for card in DATA[name]["card"]:
            place = f"[{name}] {card['id']}"
            if len(ids) == MAX_CARDS:
                raise fault(place, f"there are at most {MAX_CARDS} kinds of cards")
            row = rows[len(ids)]
            ids.append(card["id"])
            try:
                row.word = Word[card["does"].upper()]
                row.token = Safety[card["token"].upper()] if "token" in card else 0
            except KeyError as error:
                raise fault(place, f"{error.args[0].lower()!r} is no effect or token") from None
            row.colour, row.copies, row.difficulty = colour, card["copies"], card["difficulty"]
    for name, colour in DECKS.items():
        size = int(sum(row.copies for row in rows if row.colour == colour))
        if not 0 < size <= PILE_SIZE:
            raise fault(f"[{name}]", f"a pile has 1 to {PILE_SIZE} cards, not {size}")
    if twice := [name for name, count in Counter(ids).items() if count > 1]:
        raise fault(twice[0], "two cards have this id")
    return rows, ids


def _faces() -> Any:
    """Cards gained by each face of a resource die."""
    dice = DATA["dice"]
    faces = np.zeros(FACES + 1, np.int8)
    for cards, name in enumerate(("nothing", "one_card", "two_cards")):
        for face in dice[name]:
            faces[face] = cards
    if sorted(dice["nothing"] + dice["one_card"] + dice["two_cards"]) != list(range(1, FACES + 1)):
        raise fault("[dice]", f"every face from 1 to {FACES} stands once")
    return faces


for _token, _limit in SHARE.items():
    if DATA["share"][_token.name.lower()] != _limit:
        raise fault("[share]", f"{_token.name.lower()} is {_limit}, the size of the record in constants.py")

REAGENT_CARDS = _reagents()
TARGETS = _targets()
CARDS, CARD_IDS = _cards()
NUM_CARDS = len(CARD_IDS)
CARDS_OF_FACE = _faces()

FORMULAS: list[str] = [card["formula"] for card in DATA["reagents"]["card"]]
REAGENT_IDS: list[str] = [card["id"] for card in DATA["reagents"]["card"]]
TARGET_IDS: list[str] = [card["id"] for card in DATA["targets"]["card"]]
OWN_MOLECULE = len(TARGET_IDS)

FIRST_BOUM = CARD_IDS.index(DATA["boum"]["card"][0]["id"])
NUM_BOUM = len(DATA["boum"]["card"])
FIRST_CHIMIE = CARD_IDS.index(DATA["chimie"]["card"][0]["id"])
NUM_CHIMIE = len(DATA["chimie"]["card"])
FIRST_SECURITE = CARD_IDS.index(DATA["securite"]["card"][0]["id"])
NUM_SECURITE = len(DATA["securite"]["card"])
