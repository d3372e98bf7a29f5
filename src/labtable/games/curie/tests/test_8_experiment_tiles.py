"""RULES.md §8 Experiment tiles."""

import pytest

from labtable.games.curie.constants import Event
from labtable.games.curie.research import take_limit
from labtable.games.curie.tests.position import Kind, Refusal, game
from labtable.games.curie.turn import keep_limit

WORKSHOPS = "workshop workshop workshop workshop"


def validated(tile, cubes, **more):
    """The tile as the only one of its player, validated."""
    glass = "beaker" if tile.startswith("b") else "flask"
    return game(tiles=[tile], cubes=[cubes], **more).validate(glass, 1)


def test_8_1_the_player_chooses_a_pile_and_takes_its_top():
    table = game(cubes=["1P 1U"], row=WORKSHOPS, top="b7 f3").card("workshop")
    assert table.asks == "pile 0"
    assert table.pile("beaker").tiles(0, "beaker") == ["b7"]
    table = game(cubes=["1P 1U"], row=WORKSHOPS, top="b7 f3").card("workshop").pile("flask")
    assert table.tiles(0, "flask") == ["f3"] and table.s.pile_size.tolist() == [12, 11]


def test_8_2_the_topmost_free_slot_of_its_kind():
    table = game(cubes=["1P 1U"], row=WORKSHOPS, tiles=["b1 f1 b2*"], top="b7").card("workshop").pile("beaker")
    assert table.tiles(0, "beaker") == ["b1", "b2", "b7"] and table.tiles(0, "flask") == ["f1"]


def test_8_3_three_of_each_kind():
    table = game(cubes=["1P 1U"], row=WORKSHOPS, tiles=["b1 b2 f1 f2"]).card("workshop")
    assert table.why_not(Kind.PILE, 0) == Refusal.NONE
    table = game(cubes=["1P 1U"], row=WORKSHOPS, tiles=["b1 b2 b3 f1 f2"])
    table.s.pending[0].kind, table.s.pending_size = 5, 1  # the question as it would stand, were it asked
    assert table.why_not(Kind.PILE, 0) == Refusal.NO_SLOT


def test_8_4_its_owner_pays_and_receives():
    table = game(cubes=["4P"], tiles=["b4"]).validate("beaker", 1)
    assert table.cubes() == "1P 1U"


def test_8_4_not_without_the_cubes_nor_without_the_tile():
    table = game(cubes=["2P"], tiles=["b4"])
    assert table.why_not(Kind.VALIDATE, 0, 0) == Refusal.CANNOT_PAY
    assert table.why_not(Kind.VALIDATE, 0, 1) == Refusal.NO_TILE
    assert table.why_not(Kind.VALIDATE, 1, 0) == Refusal.NO_TILE


def test_8_5_in_any_order_and_one_paying_for_the_next():
    table = game(cubes=["2P"], tiles=["b4 b7 f7 f6"]).validate("flask", 1).validate("flask", 2)  # 2P → 2U → 2R
    assert table.cubes() == "2R" and table.s.players[0].validated.tolist() == [0, 3]


def test_8_6_not_twice():
    table = game(cubes=["6P"], tiles=["b4"]).validate("beaker", 1)
    assert table.why_not(Kind.VALIDATE, 0, 0) == Refusal.TILE_VALIDATED


def test_8_6_a_tile_is_turned_over_after_its_effect():
    """It does not count itself among the validated tiles of 1910, and its pair scores after the timeline."""
    table = game(timeline="1909", cubes=["3P"], tiles=["b2 f1*"]).validate("beaker", 1)
    assert table.date() == "1910" and table.asks == "experimentation 0" and table.cubes() == ""
    table = game(timeline="1891", cubes=["3P"], tiles=["b2 f1*"]).validate("beaker", 1)
    assert table.asks == "timeline 0" and table.s.players[0].validated.tolist() == [0, 1] and table.points() == 0
    table.done().done()
    assert table.asks == "experimentation 0" and table.s.players[0].validated.tolist() == [1, 1] and table.points() == 1


def test_8_6_also_when_it_gives_a_card_that_moves_the_timeline():
    table = game(cubes=["1U"], tiles=["f9"], row="university research workshop workshop", timeline="1891")
    assert table.validate("flask", 1).asks == "card 0" and table.s.players[0].validated[1] == 0
    assert table.card("university").asks == "timeline 0" and table.s.players[0].validated[1] == 0
    table.let_pass()
    assert table.asks == "experimentation 0" and table.s.players[0].validated[1] == 1


def test_8_7_a_beaker_lets_its_owner_take_one_more():
    table = validated("b4", "3P")
    assert take_limit(table.s, 0) == 4 and keep_limit(table.s, 0) == 3


def test_8_8_a_flask_lets_its_owner_keep_one_more_in_this_turn_too():
    table = validated("f1", "1P 1U", row="research research research research", timeline="1891")
    assert table.cubes() == "4P" and keep_limit(table.s, 0) == 4 and take_limit(table.s, 0) == 3
    table.done().let_pass()
    assert table.cubes(0) == "4P"


def test_8_9_one_point_for_a_pair_that_faces():
    table = game(cubes=["4P 1U"], tiles=["b4 f1"]).validate("beaker", 1)
    assert table.points() == 0
    assert table.validate("flask", 1).points() == 1 and table.said(Event.PAIRED) == [(0, 0, 0)]


def test_8_9_tiles_of_other_rows_do_not_face():
    assert game(cubes=["3P"], tiles=["b4 f1 f2*"]).validate("beaker", 1).points() == 0


def test_8_9_in_each_of_three_rows_whichever_comes_last():
    table = game(cubes=["4P 5U 1R"], tiles=["b3 b4* b7* f1* f2 f6"])
    table.validate("beaker", 1)
    assert table.points() == 1
    table.validate("flask", 2).validate("flask", 3)
    assert table.points() == 3


def test_8_10_josephine_validates_a_beaker():
    josephine = validated("b4", "3P")
    assert josephine.cubes() == "1U"
    josephine.pass_turn().pass_turn()
    assert josephine.asks == "research 0"
    josephine.s.available[0] += 6
    josephine.s.supply[0] -= 6
    josephine.take("pitchblende", "pitchblende", "pitchblende")
    assert josephine.asks == "research 0"
    assert josephine.take("pitchblende").asks == "experimentation 0"


def test_8_11_josephine_has_a_pair():
    josephine = game(cubes=["3P"], tiles=["b4 f1*"]).validate("beaker", 1)
    assert josephine.points() == 1


def test_8_12_beaker_free_card_and_marie_curie():
    table = validated("b1", "4U", row="research research instruments workshop")
    assert table.asks == "card 0" and table.s.marie_curie == 0
    assert table.card("instruments").cubes() == "1U" and table.s.players[0].cards[1] == 1


def test_8_13_beaker_timeline():
    assert validated("b2", "3P").date() == "1883"


def test_8_14_beaker_pitchblende_and_marie_curie():
    table = validated("b3", "1R")
    assert table.cubes() == "1P" and table.s.marie_curie == 0


def test_8_15_beaker_uranium():
    assert validated("b4", "3P").cubes() == "1U"


def test_8_16_beaker_new_row():
    table = validated(
        "b5", "1R", row="research university research instruments", deck="workshop workshop advertising university"
    )
    assert table.row() == "workshop workshop advertising university" and table.s.deck_size == 43
    assert table.said(Event.REFRESHED) == [(0, 0, 0)] and len(table.said(Event.REVEALED)) == 4
    assert table.s.deck[:4].tolist() == [1, 2, 4, 2]  # from the bottom: the last of the row lies lowest


def test_8_17_beaker_point_and_thesis():
    table = validated("b6", "1P 3R", next_thesis="2P")
    assert table.points() == 1 and table.cubes() == "2P" and table.s.players[0].num_theses == 1


def test_8_18_beaker_radium():
    assert validated("b7", "3U").cubes() == "1R"


def test_8_19_beaker_point_for_uranium():
    table = validated("b8", "1P 3U")
    assert table.points() == 1 and table.cubes() == ""


def test_8_20_beaker_free_card():
    table = validated("b9", "1U 1R", row="research research instruments workshop").card("instruments")
    assert table.cubes() == "1U" and table.s.marie_curie == -1


def test_8_21_beaker_point_for_radium():
    table = validated("b10", "1P 2R")
    assert table.points() == 1 and table.cubes() == ""


def test_8_22_beaker_pitchblende():
    assert validated("b11", "2U").cubes() == "2P"


def test_8_23_beaker_thesis():
    table = validated("b12", "1P 1R", next_thesis="2P")
    assert table.cubes() == "2P" and table.s.players[0].num_theses == 1


def test_8_24_flask_three_pitchblende():
    assert validated("f1", "1U").cubes() == "3P"


def test_8_25_flask_marie_curie():
    table = validated("f2", "1P")
    assert table.s.marie_curie == 0 and table.cubes() == ""


def test_8_26_flask_thesis():
    table = validated("f3", "1P 1U", next_thesis="2P")
    assert table.cubes() == "2P" and table.s.players[0].num_theses == 1


def test_8_27_flask_two_radium_for_four():
    assert validated("f4", "3P 1U").cubes() == "2R"


def test_8_28_flask_free_card_for_pitchblende():
    table = validated("f5", "3P", row="research research instruments workshop")
    assert table.asks == "card 0" and table.card("instruments").cubes() == "1U"


def test_8_29_flask_two_radium_for_two():
    assert validated("f6", "2U").cubes() == "2R"


def test_8_30_flask_two_uranium():
    assert validated("f7", "2P").cubes() == "2U"


def test_8_31_flask_two_points():
    table = validated("f8", "1U 3R")
    assert table.points() == 2 and table.cubes() == ""


def test_8_32_flask_free_card_for_uranium():
    table = validated("f9", "1U", row="research research instruments workshop")
    assert table.asks == "card 0" and table.card("instruments").cubes() == "1U"


def test_8_33_flask_point_for_one_of_each():
    table = validated("f10", "1P 1U 1R")
    assert table.points() == 1 and table.cubes() == ""


def test_8_34_flask_point_for_pitchblende():
    table = validated("f11", "3P 1U")
    assert table.points() == 1 and table.cubes() == ""


def test_8_35_flask_timeline():
    assert validated("f12", "2P").date() == "1883"


@pytest.mark.parametrize(
    ("tile", "short"),
    [
        ("b1", "3U"),
        ("b2", "2P"),
        ("b3", "9P"),
        ("b4", "2P"),
        ("b5", "3U"),
        ("b6", "1P 2R"),
        ("b7", "2U"),
        ("b8", "3U"),
        ("b9", "1R"),
        ("b10", "2R"),
        ("b11", "1U"),
        ("b12", "1R"),
        ("f1", "3P"),
        ("f2", "3U"),
        ("f3", "1P"),
        ("f4", "3P"),
        ("f5", "2P"),
        ("f6", "1U"),
        ("f7", "1P"),
        ("f8", "1U 2R"),
        ("f9", "3P"),
        ("f10", "1P 1U"),
        ("f11", "3P"),
        ("f12", "1P"),
    ],
)
def test_8_4_each_tile_asks_for_its_cubes(tile, short):
    table = game(tiles=[tile], cubes=[short])
    assert table.why_not(Kind.VALIDATE, 0 if tile.startswith("b") else 1, 0) == Refusal.CANNOT_PAY
