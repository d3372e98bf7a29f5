"""RULES.md §4 Placing particles."""

import pytest

from labtable.games.element.components import ELEMENTS, SYMBOLS
from labtable.games.element.constants import Refusal
from labtable.games.element.tests.position import (
    END_TURN,
    USE_POWER,
    A,
    B,
    C,
    add_to,
    claim,
    discard,
    game,
    move,
    play,
    swap,
)
from labtable.games.element.views import rings_of


def test_4_1_after_a_card_only_its_place_is_decided():
    t = game(hands=("p1 p1 p1 p2 power",), bohrds=("1/0/1",)).do(play("p2"))
    for action in (play("p1"), USE_POWER, claim(A), END_TURN, discard("p1"), swap(A, 0, 1)):
        assert t.refusal(action) is Refusal.NOT_NOW
    assert t.legal() == [add_to(A, 2), add_to(B, 2), add_to(C, 2)]


def test_4_1_without_a_card_nothing_is_placed():
    assert game().refusal(add_to(A, 1)) is Refusal.NOT_NOW


@pytest.mark.parametrize(("card", "value", "after"), [("p1", 1, "6/5/5"), ("n2", 2, "5/7/5"), ("e3", 3, "5/5/8")])
def test_4_2_adding_puts_the_particles_onto_one_bohrd(card, value, after):
    t = game(hands=(card,), bohrds=("0/0/0", "5/5/5", "1/1/1")).do(play(card), add_to(B, value))
    assert [t.bohrd(b) for b in (A, B, C)] == ["0/0/0", after, "1/1/1"]


@pytest.mark.parametrize("value", [1, 3])
def test_4_3_neither_more_nor_less_is_added(value):
    t = game(hands=("n2",)).do(play("n2"))
    assert t.refusal(add_to(A, value)) is Refusal.WRONG_VALUE


@pytest.mark.parametrize("value", [1, 3])
def test_4_3_neither_more_nor_less_is_moved(value):
    t = game(hands=("n2",), bohrds=("0/9/0",)).do(play("n2"))
    assert t.refusal(move(A, B, value)) is Refusal.WRONG_VALUE and t.refusal(move(A, B, 2)) is Refusal.NONE


@pytest.mark.parametrize(("source", "target"), [(a, b) for a in (A, B, C) for b in (A, B, C) if a != b])
def test_4_4_moving_takes_from_one_bohrd_and_puts_onto_another(source, target):
    t = game(hands=("e2",), bohrds=("4/4/4", "4/4/4", "4/4/4")).do(play("e2"), move(source, target, 2))
    for bohrd in (A, B, C):
        assert t.bohrd(bohrd) == {source: "4/4/2", target: "4/4/6"}.get(bohrd, "4/4/4")


def test_4_4_what_is_not_there_is_not_moved():
    t = game(hands=("p3",), bohrds=("2/9/9", "3/0/0")).do(play("p3"))
    assert t.refusal(move(A, B, 3)) is Refusal.NOT_ENOUGH_THERE and t.refusal(move(B, A, 3)) is Refusal.NONE


@pytest.mark.parametrize("atom", range(1, 37))
def test_4_5_electrons_fill_the_places_in_the_order_of_their_numbers(atom):
    """The rings then look like those of the neutral atom; only chromium and copper shift one electron."""
    shifted = {"Cr": [2, 8, 12, 2], "Cu": [2, 8, 17, 2]}
    assert rings_of(atom) == shifted.get(SYMBOLS[atom], list(ELEMENTS[atom].shells))
