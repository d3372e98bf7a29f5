"""RULES.md §6 Transformations."""
from labtable.games.curie.components import CUBES
from labtable.games.curie.constants import Transformation
from labtable.games.curie.tests.position import Kind, Refusal, game


def test_6_1_two_pitchblende_become_a_uranium():
    assert game(cubes=["3P"]).transform("uranium").cubes() == "1P 1U"


def test_6_2_two_uranium_become_a_radium():
    assert game(cubes=["3U"]).transform("radium").cubes() == "1U 1R"


def test_6_3_two_radium_and_a_uranium_become_a_point():
    table = game(cubes=["1P 1U 3R"]).transform("point")
    assert table.cubes() == "1P 1R" and table.points() == 1


def test_6_4_two_radium_become_a_point_for_the_holder_of_the_marie_curie_tile():
    table = game(cubes=["1U 2R"], curie=0).transform("marie-curie")
    assert table.cubes() == "1U" and table.points() == 1


def test_6_4_and_for_nobody_else():
    for holder in (-1, 1):
        table = game(cubes=["1U 2R"], curie=holder)
        assert table.refusal(Kind.TRANSFORM, Transformation.MARIE_CURIE) == Refusal.NO_MARIE_CURIE


def test_6_5_as_often_as_can_be_paid():
    table = game(cubes=["8P"])
    for _ in range(4):
        table.transform("uranium")
    table.transform("radium").transform("radium")
    assert table.cubes() == "2R" and table.refusal(Kind.TRANSFORM, 0) == Refusal.CANNOT_PAY


def test_6_5_only_in_the_own_experimentation_step():
    assert game(step="research", cubes=["4P"], available="1P").refusal(Kind.TRANSFORM) == Refusal.NOT_NOW
    assert game(cubes=["", "4P"]).refusal(Kind.TRANSFORM, seat=1) == Refusal.NOT_YOUR_TURN


def test_6_6_what_is_paid_goes_to_the_supply():
    table = game(cubes=["2P"]).transform("uranium")
    assert table.s.supply[0] == CUBES[0] and table.s.supply[1] == CUBES[1] - 1


def test_6_7_josephine_transforms():
    josephine = game(cubes=["2R"], curie=0).transform("marie-curie")
    assert josephine.points() == 1 and josephine.cubes() == "" and josephine.s.supply[2] == CUBES[2]
