"""components.toml, read into the tables that the rules look at."""

from __future__ import annotations

from typing import Any, NamedTuple

from labtable.core.arrays import NDArray, np
from labtable.core.game.components import TomlTable, read
from labtable.core.game.owner_texts import OwnerTexts
from labtable.core.messages import kebab
from labtable.core.record.layout import RecordArray
from labtable.core.record.records import blank_rows

from .chemistry import smiles
from .constants import (
    CARD_ATOMS,
    MAX_CARBONS,
    MAX_CENTRES,
    MAX_HYDROGENS,
    MAX_OXYGENS,
    MAX_PLAYERS,
    MOST_REAGENTS,
    MOST_SITES,
    REAGENTS,
    Bond,
    Colour,
    Safety,
    Token,
    Word,
)
from .state import MAX_CARDS, MOST_CARDS, MOST_IN_A_PILE, CardKind, ReagentCard, TargetRow

BOX = read(__name__)
SHARE = {Token.CARBON: MAX_CARBONS, Token.OXYGEN: MAX_OXYGENS, Token.HYDROGEN: MAX_HYDROGENS, Token.CENTRE: MAX_CENTRES}
DECKS = {"boum": Colour.BOUM, "chimie": Colour.CHIMIE, "securite": Colour.SECURITE}
GRADES = ("easy", "medium", "hard")
NAME = "[a-z]+(-[a-z0-9]+)*"
SMILES = r"[-COco12345678:=*()\[\]]{1,99}"
MOST_TARGETS = 60  # NOT A RULE
FACES = 6
WORDS_OF = {
    Colour.BOUM: (Word.NONE, Word.LOSE_TOKEN, Word.LOSE_REAGENT, Word.END_TURN),
    Colour.CHIMIE: (Word.NONE, Word.KEEP_REAGENT, Word.IGNORE_BOUM, Word.REROLL),
    Colour.SECURITE: (Word.RECOVER,),
}
WORDS = [word.name.lower() for word in Word]
SAFETY = [kebab(token) for token in Safety]


class PrintedTarget(NamedTuple):
    """A target as it is printed."""

    id: str
    grade: str
    suggested: list[int]
    smiles: str


def molecule_of(row: TomlTable) -> smiles.Graph:
    try:
        graph = smiles.read(row.text("smiles", SMILES))
    except ValueError as error:
        raise row.mistake(f"expected a molecule: {error}", "smiles") from None
    for token, count in graph.tokens().items():
        if count > SHARE[token]:
            raise row.mistake(f"expected at most {SHARE[token]} {kebab(token)} tokens, found {count}", "smiles")
    for place, bonds in enumerate(graph.around()):
        if place in bonds or list(bonds.values()).count(Bond.DOUBLE) + graph.atoms[place].purple > 1:
            raise row.mistake("expected at most one double bond or purple centre on an atom", "smiles")
    rings = [{frozenset((ring[k - 1], ring[k])) for k in range(len(ring))} for ring in smiles.small_rings(graph)]
    if any(graph.is_ring_bond(*pair) and not any(frozenset(pair) in ring for ring in rings) for pair in graph.bonds):
        raise row.mistake("expected rings of five or six atoms", "smiles")
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


def check_id(row: TomlTable, others: list[TomlTable]) -> None:
    if row.text("id", NAME) in [other.get("id") for other in others]:
        raise row.mistake("expected an id that no other row has", "id")


def reagents_of(box: TomlTable) -> RecordArray[ReagentCard]:
    cards = box["reagents"].rows("card")
    if not 2 <= len(cards) <= MOST_REAGENTS:
        raise box["reagents"].mistake(f"expected 2 to {MOST_REAGENTS} reagents, found {len(cards)}", "card")
    rows = blank_rows(ReagentCard, REAGENTS)
    for number, (row, card) in enumerate(zip(rows, cards, strict=True), 1):
        card.only("number", "id", "name", "smiles", "formula")
        if card.number("number", 1, MOST_REAGENTS) != number:
            raise card.mistake(f"expected {number}: reagents are numbered from 1 without a gap", "number")
        check_id(card, cards[: number - 1])
        graph = molecule_of(card)
        if not 1 <= len(graph.atoms) <= CARD_ATOMS:
            raise card.mistake(f"expected 1 to {CARD_ATOMS} carbons and oxygens", "smiles")
        smiles.fill(row.molecule, graph)
        row.atoms = len(graph.atoms)
        looks = _surroundings(graph)
        yellow, purple = [atom.yellow for atom in graph.atoms], [atom.purple for atom in graph.atoms]
        for colour, centres in enumerate((yellow, purple)):
            sites = {looks[atom]: atom for atom in reversed(range(len(centres))) if centres[atom]}
            if len(sites) > MOST_SITES:
                raise card.mistake(f"expected at most {MOST_SITES} different centres of one colour", "smiles")
            for site, atom in enumerate(sorted(sites.values())):
                row.sites[colour, site] = atom + 1
        if not row.sites.any():
            raise card.mistake("expected a centre, [1*] or [2*]", "smiles")
    return rows


def targets_of(box: TomlTable) -> list[PrintedTarget]:
    found: list[PrintedTarget] = []
    rows = box["targets"].rows("card")
    if not 1 <= len(rows) <= MOST_TARGETS:
        raise box["targets"].mistake(f"expected 1 to {MOST_TARGETS} targets, found {len(rows)}", "card")
    for number, row in enumerate(rows):
        row.only("id", "name", "difficulty", "suggested", "smiles")
        check_id(row, rows[:number])
        if row.text("id") == "own":
            raise row.mistake("expected another id: this is what a molecule of one's own is called", "id")
        if any(atom.yellow or atom.purple for atom in molecule_of(row).atoms):
            raise row.mistake("expected a molecule without open centres", "smiles")
        found.append(
            PrintedTarget(
                row.text("id", NAME),
                GRADES[row.choice("difficulty", GRADES)],
                row.numbers("suggested", 1, REAGENTS, rising=True),
                row.text("smiles"),
            )
        )
    return found


def _target_rows(targets: list[PrintedTarget]) -> RecordArray[TargetRow]:
    rows = blank_rows(TargetRow, len(targets))
    for row, target in zip(rows, targets, strict=True):
        smiles.fill(row.molecule, smiles.read(target.smiles))
        for number in target.suggested:
            row.suggested[number - 1] = 1
    return rows


def check_word(card: TomlTable, word: Word, colour: Colour) -> None:
    """§8 A card does what its pile can do, and names a safety token if it needs one."""
    if word not in WORDS_OF[colour]:
        expected = ", ".join(one.name.lower() for one in WORDS_OF[colour])
        raise card.mistake(f"expected one of {expected} on a card of this pile, found {word.name.lower()}", "does")
    if word in (Word.LOSE_TOKEN, Word.RECOVER) and not card.has("token"):
        raise card.mistake(f"expected token = one of {', '.join(SAFETY)}")


def cards_of(box: TomlTable) -> tuple[RecordArray[CardKind], list[str]]:
    rows = blank_rows(CardKind, MAX_CARDS)
    ids: list[str] = []
    for name, colour in DECKS.items():
        size = 0
        for card in box[name].rows("card"):
            card.only("id", "name", "copies", "difficulty", "does", "token", "known")
            card.flag("known", False)
            if len(ids) == MOST_CARDS:
                raise card.mistake(f"expected at most {MOST_CARDS} kinds of cards")
            row, one = rows[len(ids)], card.text("id", NAME)
            if one in ids:
                raise card.mistake(f"expected an id of its own, found a second {one!r}", "id")
            ids.append(one)
            row.colour, row.word = colour, card.choice("does", WORDS)
            check_word(card, Word(int(row.word)), colour)
            row.token = card.choice("token", SAFETY) if card.has("token") else 0
            row.copies = card.number("copies", 1, MOST_IN_A_PILE)
            row.difficulty = card.number("difficulty", -9, 9, 0 if colour == Colour.SECURITE else None)
            size += int(row.copies)
        if not 0 < size <= MOST_IN_A_PILE:
            raise box[name].mistake(f"expected 1 to {MOST_IN_A_PILE} cards in the pile, found {size}", "card")
    return rows, ids


def faces_of(box: TomlTable) -> NDArray[np.int8]:
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
TOKENS = {token: BOX["tokens"].number(kebab(token), MAX_PLAYERS * SHARE[token], 999) for token in Token}  # §10.7

REAGENT_CARDS = reagents_of(BOX)
PRINTED_TARGETS = targets_of(BOX)
TARGETS = _target_rows(PRINTED_TARGETS)
CARDS, CARD_IDS = cards_of(BOX)
NUM_CARDS = len(CARD_IDS)
CARDS_OF_FACE = faces_of(BOX)

_REAGENT_ROWS = BOX["reagents"].rows("card")
FORMULAS: list[str] = [card.sentence("formula") for card in _REAGENT_ROWS]
REAGENT_IDS: list[str] = [card.text("id", NAME) for card in _REAGENT_ROWS]
REAGENT_SMILES: list[str] = [card.text("smiles") for card in _REAGENT_ROWS]
REAGENT_SOURCES = [card.source for card in _REAGENT_ROWS]
CARD_SOURCES = [card.source for name in DECKS for card in BOX[name].rows("card")]
TARGET_IDS: list[str] = [target.id for target in PRINTED_TARGETS]
_own = BOX["own"].rows("card")
for _row in _own:
    _row.only("id", "smiles")
    molecule_of(_row)
if not _own:
    raise BOX["own"].mistake("expected one molecule at least", "card")
OWN_MOLECULES: dict[str, str] = {row.text("id", NAME): row.text("smiles") for row in _own}
OWN_MOLECULE = len(TARGET_IDS)


def owner_texts(box: TomlTable) -> dict[str, str]:
    """What an owner's reagents, targets and cards are called."""
    texts = OwnerTexts(__name__)
    for row in box["reagents"].rows("card"):
        texts.give(row, "name", f"reagent-{row.text('id')}", "no. { $number } %s")
        texts.give(row, "name", f"board-fragment-{row.text('id')}")
    for row in box["targets"].rows("card"):
        texts.give(row, "name", f"target-{row.text('id')}")
        texts.give(row, "name", f"option-target-{row.text('id')}")
    for name in DECKS:
        for row in box[name].rows("card"):
            texts.give(row, "name", f"card-{row.text('id')}")
    return texts.messages


TEXTS = owner_texts(BOX)

FIRST_BOUM, NUM_BOUM = 0, len(BOX["boum"].rows("card"))
FIRST_CHIMIE, NUM_CHIMIE = NUM_BOUM, len(BOX["chimie"].rows("card"))
FIRST_SECURITE, NUM_SECURITE = NUM_BOUM + NUM_CHIMIE, len(BOX["securite"].rows("card"))
FIRST_OF_COLOUR = np.array([0, FIRST_CHIMIE, FIRST_BOUM, FIRST_SECURITE], np.int64)  # by Colour: the first card,
AFTER_COLOUR = FIRST_OF_COLOUR + np.array([0, NUM_CHIMIE, NUM_BOUM, NUM_SECURITE])  # and the one after the last
