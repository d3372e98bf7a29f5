"""RULES.md §7 The end."""

from labtable.games.element.constants import Ending, Refusal
from labtable.games.element.tests.position import A, claim, game, play


def test_7_1_the_last_goal_ends_the_game_at_once():
    t = game(row="He", goals=("H Li", "Be B"), bohrds=("2/2/2",)).do(claim(A))
    assert t.s.ending == Ending.LAST_GOAL and t.mover == -1 and t.told == ["claimed", "ended"]


def test_7_1_then_nothing_is_legal():
    t = game(row="He", goals=("H Li", "Be B"), bohrds=("2/2/2",)).do(claim(A))
    assert t.legal(0) == [] and t.refusal(play("p1"), 0) is Refusal.GAME_OVER


def test_7_1_not_while_goals_are_left_in_the_row():
    t = game(row="He B", goals=("H Li", "Be"), bohrds=("2/2/2",)).do(claim(A))
    assert t.s.ending == Ending.NONE and t.mover == 0


def test_7_1_not_while_goals_are_left_in_the_pile():
    t = game(scenario="breath-of-air", row="H He C N O", bohrds=("2/2/2",)).do(claim(A))
    assert t.s.ending == Ending.NONE


def test_7_2_most_points_win():
    t = game(players=3, scenario="first-ten", goals=("H He", "Ne", "O F"), row="Li Be B C N")
    assert t.result() == [(23, 2), (20, 3), (37, 1)]


def test_7_2_more_points_beat_more_goals():
    t = game(scenario="first-ten", goals=("H He Li Be", "O F Ne"), row="B C N")
    assert t.result() == [(50, 2), (57, 1)]


def test_7_3_the_rulebooks_example_is_26_points():
    assert game(goals=("He Be",)).result()[0] == (26, 1)
