"""RULES.md §6 Transformations."""

from labtable.games.curie.actions import encode
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
        assert table.why_not(Kind.TRANSFORM, Transformation.MARIE_CURIE) == Refusal.NO_MARIE_CURIE


def test_6_5_as_often_as_can_be_paid():
    table = game(cubes=["8P"])
    for _ in range(4):
        table.transform("uranium")
    table.transform("radium").transform("radium")
    assert table.cubes() == "2R" and table.why_not(Kind.TRANSFORM, 0) == Refusal.CANNOT_PAY


def test_6_5_before_collecting_and_between_two_cubes():
    table = game(step="research", cubes=["4P"], available="3P").transform("uranium").take("pitchblende")
    table.transform("uranium")
    assert table.cubes() == "1P 2U" and table.asks == "research 0" and table.s.taken == 1


def test_6_5_before_a_thesis_is_written():
    table = game(step="research", cubes=["2P"], available="3P", next_thesis="1P").transform("uranium").write()
    assert table.cubes() == "1P 1U"


def test_6_5_while_a_tile_or_a_free_card_is_chosen():
    table = game(cubes=["3P 1U"], row="workshop " * 4).card("workshop").transform("uranium")
    assert table.asks == "pile 0" and table.cubes() == "1U"
    table = game(cubes=["2P 1U"], tiles=["f9"], row="research instruments workshop university").validate("flask", 1)
    assert table.transform("uranium").asks == "card 0" and table.cubes() == "1U"


def test_6_5_while_cubes_are_returned():
    table = game(cubes=["5P"]).done()
    assert table.asks == "rest 0"
    table.transform("uranium").let_pass()
    assert table.asks == "rest 0" and table.cubes(0) == "3P 1U"


def test_6_5_while_the_timeline_asks_in_ones_own_turn():
    table = game(timeline="1891", cubes=["5P"], tiles=["b2"]).validate("beaker", 1)
    assert table.asks == "timeline 0"
    assert table.transform("uranium").asks == "timeline 0" and table.cubes() == "1U"


def test_6_5_not_in_the_turn_of_another_player():
    assert game(cubes=["", "4P"]).why_not(Kind.TRANSFORM, seat=1) == Refusal.NOT_YOUR_TURN
    table = game(timeline="1891", cubes=["3P", "4P"], tiles=["b2"]).validate("beaker", 1).done()
    assert table.asks == "timeline 1" and table.why_not(Kind.TRANSFORM) == Refusal.NOT_NOW
    assert table.legal() == [encode(Kind.APPLY), encode(Kind.DONE)]


def test_6_6_what_is_paid_goes_to_the_supply():
    table = game(cubes=["2P"]).transform("uranium")
    assert table.s.supply[0] == CUBES[0] and table.s.supply[1] == CUBES[1] - 1


def test_6_7_josephine_transforms():
    josephine = game(cubes=["2R"], curie=0).transform("marie-curie")
    assert josephine.points() == 1 and josephine.cubes() == "" and josephine.s.supply[2] == CUBES[2]


def test_6_8_no_transformation_is_made_in_reverse():
    table = game(cubes=["3R"], points=[3], curie=0)
    for kind in (Transformation.URANIUM, Transformation.RADIUM, Transformation.POINT):
        assert table.why_not(Kind.TRANSFORM, kind) == Refusal.CANNOT_PAY
    assert table.transform("marie-curie").cubes() == "1R" and table.points() == 4
    for kind in Transformation:
        assert table.why_not(Kind.TRANSFORM, kind) == Refusal.CANNOT_PAY
