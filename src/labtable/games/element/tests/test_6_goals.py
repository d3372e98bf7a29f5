"""RULES.md §6 Goals."""

import pytest

from labtable.games.element.components import ELEMENTS, SYMBOLS
from labtable.games.element.constants import Refusal
from labtable.games.element.tests.position import END_TURN, A, B, C, add_to, claim, game, move, play


def atom(symbol):
    return "/".join(str(amount) for amount in ELEMENTS[SYMBOLS.index(symbol)].particles)


@pytest.mark.parametrize("symbol", ["H", "He", "Li", "Be", "B"])
def test_6_1_a_goal_is_taken_with_exactly_its_particles(symbol):
    t = game(bohrds=("0/0/0", atom(symbol))).do(claim(B))
    assert t.goals() == [symbol] and symbol not in t.row()


@pytest.mark.parametrize("bohrd", ["3/4/4", "3/4/2", "3/3/3", "3/5/3", "2/4/3", "4/4/3", "0/0/0", "3/4/0"])
def test_6_1_one_particle_off_is_no_match(bohrd):
    assert game(bohrds=(bohrd,)).refusal(claim(A)) is Refusal.NO_MATCH


def test_6_1_a_goal_in_the_pile_is_not_taken():
    t = game(scenario="first-ten", row="H He Li Be B", bohrds=(atom("C"),))
    assert t.refusal(claim(A)) is Refusal.NO_MATCH


def test_6_2_before_the_first_play():
    t = game(bohrds=(atom("He"),)).do(claim(A))
    assert t.s.plays_left == 2 and t.mover == 0


def test_6_2_between_the_plays():
    t = game(bohrds=("1/2/2",)).do(play("p1"), add_to(A, 1), claim(A))
    assert t.goals() == ["He"] and t.s.plays_left == 1


def test_6_2_after_the_second_play():
    t = game(bohrds=("0/2/2",)).do(play("p1"), add_to(A, 1), play("p1"), add_to(A, 1), claim(A))
    assert t.goals() == ["He"]


def test_6_2_with_particles_moved_from_another_bohrd():
    t = game(hands=("n2",), bohrds=("2/0/2", "3/4/0")).do(play("n2"), move(B, A, 2), claim(A))
    assert t.goals() == ["He"] and t.bohrd(B) == "3/2/0"


def test_6_2_several_goals_in_one_turn():
    t = game(bohrds=(atom("He"), atom("Li"), atom("B"))).do(claim(C), claim(A), claim(B))
    assert t.goals() == ["He", "Li", "B"]


def test_6_2_not_on_another_players_turn():
    assert game(bohrds=(atom("He"),)).refusal(claim(A), 1) is Refusal.NOT_YOUR_TURN


def test_6_4_the_place_is_filled_from_the_pile():
    t = game(scenario="breath-of-air", row="H He C N O", bohrds=(atom("C"),)).do(claim(A))
    assert t.row() == ["H", "He", "Ne", "N", "O"] and t.s.pile == 0
    assert t.told == ["claimed", "goal_shown"]


def test_6_4_by_chance():
    shown = set()
    for key in range(40):
        t = game(scenario="first-ten", row="H He Li Be B", bohrds=(atom("Li"),))
        t.s.random_key[0] = key
        shown.add(t.do(claim(A)).row()[2])
    assert shown == {"C", "N", "O", "F", "Ne"}


def test_6_5_with_an_empty_pile_the_place_stays_empty():
    t = game(bohrds=(atom("Li"),)).do(claim(A))
    assert t.row() == ["H", "He", "", "Be", "B"] and t.told == ["claimed"]


def test_6_3_a_player_may_leave_a_goal_untaken():
    t = game(bohrds=("1/2/2",)).do(play("p1"), add_to(A, 1))
    assert t.refusal(claim(A)) is Refusal.NONE
    t.do(play("p1"), add_to(B, 1), END_TURN)
    assert t.mover == 1 and t.goals(0) == [] and "He" in t.row()


@pytest.mark.parametrize(("symbol", "points"), [("H", 11), ("He", 12), ("Li", 13), ("Be", 14), ("B", 15)])
def test_6_6_a_goal_is_worth_10_and_its_protons(symbol, points):
    assert game(bohrds=(atom(symbol),)).do(claim(A)).result()[0] == (points, 1)
