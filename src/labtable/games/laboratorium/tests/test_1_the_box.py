"""RULES.md §1 The box."""
import pytest

from labtable.games.laboratorium import GAME
from labtable.games.laboratorium.components import CARDS, PRINTED_TARGETS, REAGENT_CARDS, TARGETS, TOKENS
from labtable.games.laboratorium.constants import MAX_PLAYERS, Colour, Token
from labtable.games.laboratorium.tests.position import dealt


def test_1_1_two_to_four_seats_play():
    assert list(GAME.meta.players) == [2, 3, 4] and MAX_PLAYERS == 4


@pytest.mark.parametrize(("colour", "count"), [(Colour.BOUM, 28), (Colour.SECURITE, 21), (Colour.CHIMIE, 18)])
def test_1_2_the_cards_add_up(colour, count):
    assert sum(int(card.copies) for card in CARDS if card.colour == colour) == count


def test_1_2_there_are_ten_kinds_of_reagents_four_of_each():
    assert len(REAGENT_CARDS) * MAX_PLAYERS == 40


def test_1_3_the_tokens_add_up():
    assert [TOKENS[token] for token in Token] == [56, 28, 72, 40] and sum(TOKENS.values()) == 196


@pytest.mark.parametrize(("name", "formula", "suggested", "difficulty"), [
    ("aspirin", (9, 4, 8), [1, 2, 3, 8, 9, 10], "easy"),
    ("cinnamaldehyde", (9, 1, 8), [3, 4, 6, 7, 8, 9], "easy"),
    ("myrcene", (10, 0, 16), [1, 2, 5, 6, 7], "medium"),
    ("linalool", (10, 1, 18), [1, 2, 3, 5, 6, 7], "medium"),
    ("vanillin", (8, 3, 8), [1, 3, 4, 6, 7, 8], "hard"),
    ("coumarin", (9, 2, 6), [6, 7, 8, 10], "hard"),
    ("resveratrol", (14, 3, 12), [3, 4, 6, 7, 8, 9], "hard"),
])
def test_1_4_the_targets_are_the_real_molecules(name, formula, suggested, difficulty):
    s = dealt(target=name).s
    assert tuple(s.goal.tokens) == (*formula, 0)
    card = next(card for card in PRINTED_TARGETS if card.id == name)
    assert card.suggested == suggested and card.grade == difficulty
    assert len(TARGETS) == 7
