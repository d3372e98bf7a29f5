"""RULES.md §7 The end."""

from labtable.games.element.constants import Ending, Refusal
from labtable.games.element.scoring import decided
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


def test_7_2_a_winner_is_sure_once_all_that_is_left_does_not_reach_the_lead():
    assert decided(game(goals=("He Be B", "H"), row="Li").s) == 0  # 41 points against 11 and 13
    assert decided(game(goals=("H", "He Be B"), row="Li").s) == 1
    assert decided(game(goals=("Be B", "H Li"), row="He").s) is None  # 29 points against 24 and 12


def test_7_2_nobody_is_sure_to_win_while_a_rival_can_draw_level():
    assert decided(game(players=3, goals=("Li Be", "He", "H"), row="B").s) is None  # 27 points against 12 and 15


def test_7_2_what_lies_in_the_pile_is_left_as_well():
    assert decided(game(scenario="first-ten", goals=("N O F Ne", ""), row="H He Li Be B").s) is None
