"""RULES.md §8 Scoring."""

import pytest

from labtable.games.scientia.constants import Field
from labtable.games.scientia.scoring import special_points
from labtable.games.scientia.tests.position import game


def special(field, flasks=0, **advances):
    p = game("", "", flasks=(flasks, 0), tech=(" ".join(f"{name} {number}" for name, number in advances.items()),))
    return special_points(p.s, 0, Field[field.upper()])


def test_8_1_a_point_for_each_flask_in_the_pool_and_none_for_those_on_cards():
    assert game("", "", flasks=(7, 0)).score() == 7
    assert game("atom+3", "", flasks=(7, 0)).score() == 7 + 1


def test_8_2_the_technology_values_are_points():
    assert game("", "", tech=("physics 1 chemistry 1 biology 1 astronomy 1",)).score() == 4


@pytest.mark.parametrize(("advances", "points"), [(0, 0), (1, 0), (2, 7), (3, 7), (4, 7), (5, 14), (6, 14)])
def test_8_3_each_of_the_last_two_spaces_brings_the_special_points(advances, points):
    assert special("biology", biology=advances) == points


@pytest.mark.parametrize(
    ("advances", "points"),
    [
        ({"physics": 1, "biology": 6}, 0),
        ({"physics": 2}, 2),  # Physics itself
        ({"physics": 3, "biology": 6}, 7),
        ({"physics": 5, "biology": 6, "astronomy": 3}, 7 + 6),
        ({"physics": 5}, 6),  # two different fields, the second is worth nothing
    ],
)
def test_8_4_physics_counts_the_best_fields_once_more(advances, points):
    assert special("physics", **advances) == points


@pytest.mark.parametrize(
    ("advances", "points"),
    [({"chemistry": 1}, 0), ({"chemistry": 2}, 4), ({"chemistry": 3}, 5), ({"chemistry": 5, "physics": 3}, 2 * 7)],
)
def test_8_5_chemistry_counts_all_tech_cubes(advances, points):
    assert special("chemistry", **advances) == points


def test_8_6_biology_is_seven_points():
    assert game("", "", tech=("biology 3",)).score() == 4 + 7


@pytest.mark.parametrize(("advances", "flasks", "points"), [(1, 9, 0), (2, 8, 2), (2, 9, 3), (5, 11, 6)])
def test_8_7_astronomy_counts_every_three_flasks(advances, flasks, points):
    assert special("astronomy", flasks, astronomy=advances) == points


def test_8_8_a_point_for_each_unfinished_card():
    assert game("atom/3 dna", "").score() == 2


def ranked(flasks):
    rows = game("", "", "", flasks=flasks).results()
    return [(int(row["score"]), int(row["rank"]), bool(row["won"])) for row in rows]


def test_8_9_the_most_points_win_and_equals_share_the_victory():
    assert ranked((4, 6, 2)) == [(4, 2, False), (6, 1, True), (2, 3, False)]
    assert ranked((6, 6, 2)) == [(6, 1, True), (6, 1, True), (2, 3, False)]
