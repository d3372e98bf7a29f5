"""components.toml, read into the tables that the rules look at."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from labtable.core.components import Table, read
from labtable.core.names import kebab
from labtable.core.records import blank, dtype_of

from . import smiles
from .constants import (
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
from .state import MAX_CARDS, PILE_SIZE, CardKind, ReagentCard, TargetRow

BOX = read(__name__)
SHARE = {Token.CARBON: MAX_CARBONS, Token.OXYGEN: MAX_OXYGENS, Token.HYDROGEN: MAX_HYDROGENS, Token.CENTRE: MAX_CENTRES}
DECKS = {"boum": Colour.BOUM, "chimie": Colour.CHIMIE, "securite": Colour.SECURITE}
GRADES = ("easy", "medium", "hard")
NAME = "[a-z]+(-[a-z]+)*"
FACES = 6
WORDS = [word.name.lower() for word in Word]
SAFETY = [kebab(token) for token in Safety]


class Target(NamedTuple):
    """A target as it is printed."""

    id: str
    grade: str
    suggested: list[int]
    smiles: str


def molecule_of(row: Table) -> smiles.Graph:
    try:
        graph = smiles.read(row.text("smiles"))
    except ValueError as error:
        raise row.mistake(f"expected a molecule: {error}", "smiles") from None
    for token, count in graph.tokens().items():
        if count > SHARE[token]:
            raise row.mistake(f"expected at most {SHARE[token]} {kebab(token)} tokens, found {count}", "smiles")
    if not smiles.lies_flat(graph):
        raise row.mistake("expected rings that lie side by side", "smiles")
    return graph


def _surroundings(graph: smiles.Graph) -> list[Any]:
    """What distinguishes the atoms of a card: the same value for atoms that look alike from everywhere."""
    looks: list[Any] = [(atom.element, atom.hydrogens, atom.yellow, atom.purple) for atom in graph.atoms]
    for _ in graph.atoms:
        looks = [
            (looks[atom], tuple(sorted((bond, looks[other]) for other, bond in graph.bonds_of(atom).items())))
            for atom in range(len(graph.atoms))
        ]
        names = {look: name for name, look in enumerate(sorted(set(looks)))}
        looks = [names[look] for look in looks]
    return looks


def reagents_of(box: Table) -> Any:
    cards = box["reagents"].rows("card", count=REAGENTS)
    rows = blank(dtype_of(ReagentCard), REAGENTS)
    for number, (row, card) in enumerate(zip(rows, cards, strict=True), 1):
        card.only("number", "id", "smiles", "formula")
        card.number("number", number, number)
        graph = molecule_of(card)
        if not 1 <= len(graph.atoms) <= CARD_ATOMS:
            raise card.mistake(f"expected 1 to {CARD_ATOMS} carbons and oxygens", "smiles")
        smiles.fill(row.molecule, graph)
        row.atoms = len(graph.atoms)
        looks = _surroundings(graph)
        yellow, purple = [atom.yellow for atom in graph.atoms], [atom.purple for atom in graph.atoms]
        for colour, centres in enumerate((yellow, purple)):
            sites = {looks[atom]: atom for atom in reversed(range(len(centres))) if centres[atom]}
            if len(sites) > SITES:
                raise card.mistake(f"expected at most {SITES} different centres of one colour", "smiles")
            for site, atom in enumerate(sorted(sites.values())):
                row.sites[colour, site] = atom + 1
        if not row.sites.any():
            raise card.mistake("expected a centre, [1*] or [2*]", "smiles")
    return rows


def targets_of(box: Table) -> list[Target]:
    found = []
    for row in box["targets"].rows("card"):
        row.only("id", "difficulty", "suggested", "smiles")
        molecule_of(row)
        found.append(
            Target(
                row.text("id", NAME),
                GRADES[row.choice("difficulty", GRADES)],
                row.numbers("suggested", 1, REAGENTS, rising=True),
                row.text("smiles"),
            )
        )
    return found


def _target_rows(targets: list[Target]) -> Any:
    rows = blank(dtype_of(TargetRow), len(targets))
    for row, target in zip(rows, targets, strict=True):
        smiles.fill(row.molecule, smiles.read(target.smiles))
        for number in target.suggested:
            row.suggested[number - 1] = 1
    return rows


def cards_of(box: Table) -> tuple[Any, list[str]]:
    rows = blank(dtype_of(CardKind), MAX_CARDS)
    ids: list[str] = []
    for name, colour in DECKS.items():
        size = 0
        for card in box[name].rows("card"):
            card.only("id", "copies", "difficulty", "does", "token", "known")
            if len(ids) == MAX_CARDS:
                raise card.mistake(f"expected at most {MAX_CARDS} kinds of cards")
            row, one = rows[len(ids)], card.text("id", NAME)
            if one in ids:
                raise card.mistake(f"expected an id of its own, found a second {one!r}", "id")
            ids.append(one)
            row.colour, row.word = colour, card.choice("does", WORDS)
            row.token = card.choice("token", SAFETY) if card.has("token") else 0
            row.copies, row.difficulty = card.number("copies", 1, PILE_SIZE), card.number("difficulty", -9, 9)
            size += int(row.copies)
        if not 0 < size <= PILE_SIZE:
            raise box[name].mistake(f"expected 1 to {PILE_SIZE} cards in the pile, found {size}", "card")
    return rows, ids


def faces_of(box: Table) -> Any:
    """Cards gained by each face of a resource die."""
    dice = box["dice"]
    faces = np.zeros(FACES + 1, np.int8)
    every: list[int] = []
    for cards, name in enumerate(("nothing", "one_card", "two_cards")):
        for face in dice.numbers(name, 1, FACES):
            faces[face] = cards
            every.append(face)
    if sorted(every) != list(range(1, FACES + 1)):
        raise dice.mistake(f"expected every face from 1 to {FACES} once")
    return faces


for _token, _limit in SHARE.items():
    BOX["share"].number(kebab(_token), _limit, _limit)  # the size of the record in constants.py
TOKENS = {token: BOX["tokens"].number(kebab(token), 1, 99) for token in Token}

REAGENT_CARDS = reagents_of(BOX)
PRINTED_TARGETS = targets_of(BOX)
TARGETS = _target_rows(PRINTED_TARGETS)
CARDS, CARD_IDS = cards_of(BOX)
NUM_CARDS = len(CARD_IDS)
CARDS_OF_FACE = faces_of(BOX)

_REAGENT_ROWS = BOX["reagents"].rows("card")
FORMULAS: list[str] = [card.text("formula") for card in _REAGENT_ROWS]
REAGENT_IDS: list[str] = [card.text("id", NAME) for card in _REAGENT_ROWS]
REAGENT_SMILES: list[str] = [card.text("smiles") for card in _REAGENT_ROWS]
TARGET_IDS: list[str] = [target.id for target in PRINTED_TARGETS]
OWN_MOLECULES: dict[str, str] = {row.text("id", NAME): row.text("smiles") for row in BOX["own"].rows("card")}
OWN_MOLECULE = len(TARGET_IDS)

FIRST_BOUM, NUM_BOUM = 0, len(BOX["boum"].rows("card"))
FIRST_CHIMIE, NUM_CHIMIE = NUM_BOUM, len(BOX["chimie"].rows("card"))
FIRST_SECURITE, NUM_SECURITE = NUM_BOUM + NUM_CHIMIE, len(BOX["securite"].rows("card"))
FIRST_OF_COLOUR = np.array([0, FIRST_CHIMIE, FIRST_BOUM, FIRST_SECURITE], np.int64)  # by Colour: the first card,
AFTER_COLOUR = FIRST_OF_COLOUR + np.array([0, NUM_CHIMIE, NUM_BOUM, NUM_SECURITE])  # and the one after the last
