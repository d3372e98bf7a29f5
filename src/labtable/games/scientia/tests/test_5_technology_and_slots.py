"""RULES.md §5 Technology and slots."""

import pytest

from labtable.games.scientia.components import ADVANCES, TRACK
from labtable.games.scientia.constants import Event, Field
from labtable.games.scientia.tests.position import FULL, game


def spaces(advances):
    return [int(space) for space in ADVANCES[advances].spaces if space >= 0]


def test_5_1_the_spaces_are_worth_0_1_2_and_4():
    assert TRACK == (0, 1, 2, 4)


def test_5_2_the_cubes_of_a_field_come_through_these_positions():
    assert [spaces(advances) for advances in range(FULL + 1)] == [
        [0],
        [1],
        [2],
        [3, 0],
        [3, 1],
        [3, 2, 0],
        [3, 2, 1, 0],
    ]


def test_5_2_a_new_cube_comes_from_the_supply():
    p = game("atom/3", "", tech=("chemistry 2",))
    p.play("turn atom")
    assert p.view().players[0].tracks[Field.CHEMISTRY].spaces == (3, 0)
    assert p.s.tech_supply == 5 and p.view().players[0].cubes == 5


def test_5_3_a_field_with_four_cubes_advances_no_more():
    p = game("atom/3", "", tech=("chemistry 6",))
    p.play("turn atom")
    assert p.tech() == "chemistry 6" and p.s.tech_supply == 3
    assert Event.FULL in [row.kind for row in p.s.trail[: int(p.s.trail_size)]]


@pytest.mark.parametrize(("advances", "value"), [*enumerate([0, 1, 2, 4, 5, 6, 7])])
def test_5_4_the_technology_value_is_the_sum_of_the_spaces(advances, value):
    p = game("", "", tech=(f"physics {advances}",))
    assert p.view().players[0].tracks[Field.PHYSICS].value == value


def test_5_5_the_fifth_tech_cube_opens_a_slot_at_once():
    p = game("dna/3 gravity", "", tech=("biology 2",), also="atom")
    assert p.open_slots() == 2
    p.play("turn dna", "take atom", "take atom")  # two cards beside Gravity: the third slot is open already
    assert p.held() == "atom gravity atom" and p.open_slots() == 3


def test_5_6_five_flasks_in_the_pool_open_a_slot_at_once():
    p = game("atom/3", "", flasks=(2, 0))
    p.play("turn atom")
    assert p.pool() == 5 and p.open_slots() == 3


def test_5_7_each_way_opens_one_slot():
    p = game("atom/3", "", flasks=(9, 0), tech=("chemistry 5",))
    assert p.open_slots() == 4
    p.play("turn atom")
    assert p.open_slots() == 4 and p.pool() == 12 and p.view().players[0].cubes == 7


def test_5_7_a_way_that_was_used_opens_no_second_slot():
    p = game("atom/3", "", flasks=(9, 0))
    p.play("turn atom")
    assert p.open_slots() == 3
