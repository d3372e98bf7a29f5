"""RULES.md §13 Rest."""

from labtable.games.curie.constants import Event
from labtable.games.curie.tests.position import Kind, Refusal, game, written


def test_13_1_three_cubes_may_be_kept():
    table = game(4, cubes=["1P 1U 1R"], space=(0, 2)).done()
    assert table.asks == "research 1" and table.cubes(0) == "1P 1U 1R"
    assert game(4, cubes=["2P 1U 1R"]).done().asks == "rest 0"


def test_13_1_and_one_more_for_each_validated_flask_up_to_six():
    assert game(4, cubes=["2P 2U 2R"], tiles=["f1* f2* f3*"]).done().asks == "research 1"
    assert game(4, cubes=["3P 2U 2R"], tiles=["f1* f2* f3*"]).done().asks == "rest 0"
    assert game(4, cubes=["2P 1U 1R"], tiles=["f1 f2 b1* b2*"]).done().asks == "rest 0"


def test_13_2_excess_cubes_of_the_players_choice_go_to_the_supply():
    table = game(4, cubes=["2P 2U 1R"], space=(0, 2)).done()
    before = table.s.supply.copy()
    table.give_back("pitchblende")
    assert table.asks == "rest 0" and written(table.s.supply - before) == "1P"
    table.give_back("uranium")
    assert table.asks == "research 1" and table.cubes(0) == "1P 1U 1R"


def test_13_2_only_cubes_that_one_has():
    table = game(4, cubes=["3P 3U"]).done()
    assert table.why_not(Kind.RETURN, 2) == Refusal.NOT_IN_FLASK


def test_13_3_during_the_turn_there_is_no_limit():
    table = game(4, cubes=["9P", "7U"]).transform("uranium")
    assert table.cubes(0) == "7P 1U" and table.cubes(1) == "7U"


def test_13_3_nor_in_the_turns_of_others():
    table = game(4, cubes=["", "7U"], space=(0, 2)).done()
    assert table.asks == "research 1" and table.cubes(1) == "7U"


def test_13_4_the_marker_moves_to_the_next_space():
    table = game(4, space=(0, 0)).done()
    assert (table.s.workshop_side, table.s.workshop_space) == (0, 1)


def test_13_5_at_the_symbol_the_tile_flips():
    table = game(4, space=(0, 6)).done()
    assert (table.s.workshop_side, table.s.workshop_space) == (1, 0) and table.said(Event.FLIPPED) == [(1, 0, 0)]
    table = game(4, space=(1, 7)).done()
    assert (table.s.workshop_side, table.s.workshop_space) == (0, 0) and table.said(Event.FLIPPED) == [(0, 0, 0)]
