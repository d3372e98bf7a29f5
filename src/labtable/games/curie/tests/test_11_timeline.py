"""RULES.md §11 The timeline."""

from labtable.games.curie.components import TIMELINE_NAMES
from labtable.games.curie.constants import Event
from labtable.games.curie.tests.position import Kind, Refusal, game


def reached(date, *, cubes=(), **more):
    """The timeline moved onto a date by seat 0, who pays 3 pitchblende more for it."""
    flasks = list(cubes) + [""] * (2 - len(cubes))
    flasks[0] = "3P " + flasks[0]
    tiles = [f"b2 {tiles}" for tiles in more.pop("tiles", [""])[:1]]
    before = TIMELINE_NAMES[TIMELINE_NAMES.index(date) - 1]
    return game(timeline=before, cubes=flasks, tiles=tiles, **more).validate("beaker", 1)


def test_11_1_one_space():
    table = reached("1894")
    assert table.date() == "1894"


def test_11_2_each_player_in_turn_order_from_the_active_one():
    table = game(4, active=2, first=1, cubes=["1P", "1P", "4P", "1P"], tiles=["", "", "b2"], timeline="1883")
    table.validate("beaker", 1)
    seats = []
    while table.asks.startswith("timeline"):
        seats.append(table.mover)
        table.use()
    assert seats == [2, 3, 0, 1] and [table.cubes(seat) for seat in range(4)] == ["1U"] * 4
    assert table.asks == "experimentation 2"


def test_11_3_a_player_may_let_it_pass():
    table = reached("1891", cubes=["1P", "1P"]).done()
    assert table.cubes(0) == "1P" and table.asks == "timeline 1" and table.said(Event.LET_PASS) == [(0, 2, 0)]
    assert table.use().said(Event.APPLIED) == [(1, 2, 0)]


def test_11_4_a_player_who_cannot_apply_it_goes_without_it():
    table = reached("1891", cubes=["", "1P"])
    assert table.asks == "timeline 1"
    assert table.use().asks == "experimentation 0"


def test_11_5_as_soon_as_an_effect_says_so():
    table = game(cubes=["4P 2U"], tiles=["b2 f6"], timeline="1883").validate("beaker", 1)
    assert table.date() == "1891" and table.asks == "timeline 0"
    assert table.why_not(Kind.VALIDATE, 1, 0) == Refusal.NOT_NOW  # the timeline comes before the next experiment


def test_11_6_1883_and_july_1898_give_a_pitchblende():
    for date in ("1883", "1898-july"):
        assert reached(date).cubes() == "1P"


def test_11_7_1891_pitchblende_to_uranium():
    assert reached("1891", cubes=["2P"]).use().cubes() == "1P 1U"


def test_11_8_1893_an_experiment_tile():
    table = reached("1893", top="f8").use()
    assert table.asks == "pile 0" and table.pile("flask").tiles(0, "flask") == ["f8"]


def test_11_9_1894_a_uranium():
    assert reached("1894").cubes() == "1U"


def test_11_10_1895_a_pitchblende_to_two_uranium():
    assert reached("1895", cubes=["2P"]).use().cubes() == "1P 2U"
    assert reached("1895", cubes=["3U"]).asks == "experimentation 0"


def test_11_11_1897_a_pitchblende_for_each_thesis_two_at_most():
    assert [reached("1897", theses=[number]).cubes() for number in (1, 2, 3, 4)] == ["1P", "2P", "2P", "2P"]
    assert reached("1897").cubes() == ""


def test_11_12_december_1898_uranium_to_radium():
    assert reached("1898-december", cubes=["1U"]).use().cubes() == "1R"


def test_11_13_1902_a_pitchblende_to_a_radium():
    assert reached("1902", cubes=["2P"]).use().cubes() == "1P 1R"
    assert reached("1902", cubes=["3U"]).asks == "experimentation 0"


def test_11_14_1903_the_nobel_prize_in_physics():
    table = reached("1903", cubes=["1U 2R"]).use()
    assert table.points() == 2 and table.cubes() == "" and table.s.players[0].nobels == 1
    assert reached("1903", cubes=["2U 1R"]).asks == "experimentation 0"


def test_11_15_1906_an_experiment_tile():
    table = reached("1906", top="f8").use()
    assert table.pile("flask").tiles(0, "flask") == ["f8"]


def test_11_16_1909_an_experiment_tile():
    table = reached("1909", top="f8").use()
    assert table.pile("flask").tiles(0, "flask") == ["f8"]


def test_11_17_1910_a_uranium_with_two_validated_tiles():
    assert reached("1910", tiles=["f1* f2*"]).cubes() == "1U"
    assert reached("1910", tiles=["f1*"]).cubes() == ""


def test_11_18_1911_the_nobel_prize_in_chemistry():
    table = reached("1911", cubes=["2U 3R"]).use()
    assert table.points() == 3 and table.cubes() == "1R" and table.s.players[0].nobels == 1
    assert reached("1911", cubes=["2R"]).asks == "experimentation 0"


def test_11_19_1914_a_radium_for_an_objective_that_is_not_met():
    assert reached("1914", objectives=["every-category"]).cubes() == "1R"
    assert reached("1914", objectives=["theses"], theses=[4]).cubes() == ""


def test_11_19_a_nobel_objective_is_met_with_the_first_prize():
    assert reached("1914", objectives=["nobel"]).cubes() == "1R"
    table = game(timeline="1911", cubes=["3P"], tiles=["b2"], objectives=["nobel"])
    table.s.players[0].nobels = 1
    assert table.validate("beaker", 1).cubes() == ""


def test_11_20_1916_a_uranium_for_an_unmet_objective_of_one_point():
    assert reached("1916", objectives=["full-category"]).cubes() == "1U"
    assert reached("1916", objectives=["every-category"]).cubes() == ""
    assert reached("1916", objectives=["theses"], theses=[4]).cubes() == ""


def test_11_21_1921_a_radium_for_an_objective_that_is_not_met():
    assert reached("1921", objectives=["five-tiles"]).cubes() == "1R"
    assert reached("1921", objectives=["every-category"]).cubes() == "1R"
    assert reached("1921", objectives=["theses"], theses=[4]).cubes() == ""


def test_11_22_1925_a_radium_with_three_validated_experiments():
    assert reached("1925", tiles=["f1* f2* f4*"]).cubes() == "1R"
    assert reached("1925", tiles=["f1* f2*"]).cubes() == ""
