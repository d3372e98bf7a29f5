"""RULES.md §5 Research."""

from labtable.games.curie.constants import Event
from labtable.games.curie.tests.position import Kind, Refusal, game, written


def test_5_1_cubes_of_the_players_choice_go_into_the_flask():
    table = game(step="research", available="2P 2U 2R").take("radium", "pitchblende")
    assert table.cubes() == "1P 1R" and written(table.s.available) == "1P 2U 1R" and table.asks == "research 0"


def test_5_2_three_cubes_at_most():
    table = game(step="research", available="6P").take("pitchblende", "pitchblende", "pitchblende")
    assert table.asks == "experimentation 0" and table.cubes() == "3P"


def test_5_2_and_one_more_for_each_validated_beaker_up_to_six():
    table = game(step="research", available="8P", tiles=["b1* b2* b3*"]).take(*["pitchblende"] * 5)
    assert table.asks == "research 0"
    table.take("pitchblende")
    assert table.asks == "experimentation 0" and table.cubes() == "6P"


def test_5_2_flasks_and_beakers_not_validated_do_not_count():
    table = game(step="research", available="8P", tiles=["b1 b2 f1* f2*"]).take(*["pitchblende"] * 3)
    assert table.asks == "experimentation 0"


def test_5_3_cubes_not_taken_stay():
    table = game(step="research", available="1P 3R").take("radium").done().done()
    assert table.asks == "timeline 1" or table.mover == 1
    assert table.s.available[2] >= 2


def test_5_4_a_colour_that_is_not_there_cannot_be_taken():
    table = game(step="research", available="2P")
    assert table.why_not(Kind.TAKE, 1) == Refusal.NO_CUBE_AVAILABLE
    assert table.why_not(Kind.TAKE, 0) == Refusal.NONE


def test_5_5_josephine_collects():
    josephine = game(step="research", available="2P 2R").take("pitchblende", "radium", "radium")
    assert josephine.cubes() == "1P 2R" and written(josephine.s.available) == "1P"


def test_5_6_the_next_level_in_order():
    table = game(step="research", theses=[2], next_thesis="1R")
    top = int(table.s.theses[2, 3])
    table.write()
    assert table.said(Event.WROTE) == [(0, 2, top)] and table.s.theses_size.tolist() == [3, 3, 3, 4]
    assert table.s.players[0].num_theses == 3 and table.s.players[0].theses[2] == top


def test_5_7_four_theses_and_no_more():
    table = game(step="research", theses=[4], available="1P")
    assert table.why_not(Kind.WRITE) == Refusal.ALL_THESES_WRITTEN


def test_5_8_its_bonus_comes_at_once():
    assert game(step="research", next_thesis="2P").write().cubes() == "2P"


def test_5_8_and_it_is_shown_to_all():
    from labtable.games.curie import GAME

    table = game(step="research", next_thesis="2P").write()
    for audience in (0, 1, -1):
        assert [thesis.icons for thesis in GAME.view(table.s, audience).players[0].theses] == ["2P"]


def test_5_8_a_thesis_does_not_count_itself_while_its_bonus_is_applied():
    """1897 gives a pitchblende for each Thesis: the one that moves the timeline there is not on the board yet."""
    table = game(step="research", timeline="1895", theses=[2], next_thesis="1R+◷").write()
    assert table.date() == "1897" and table.cubes() == "2P 1R" and table.s.players[0].num_theses == 3
    table = game(step="research", timeline="1891", theses=[2], next_thesis="1R+◷").write()
    assert table.asks == "timeline 0" and table.s.players[0].num_theses == 2
    assert table.let_pass().s.players[0].num_theses == 3


def test_5_8_it_is_placed_when_its_tile_has_been_chosen():
    table = game(step="research", objectives=["theses"], theses=[0], next_thesis="⚗").write()
    assert table.asks == "pile 0" and table.s.players[0].num_theses == 0
    assert table.pile("flask").s.players[0].num_theses == 1


def test_5_8_an_objective_counts_it_only_then():
    table = game(step="research", timeline="1891", objectives=["theses"], theses=[3], next_thesis="1★+◷").write()
    assert table.asks == "timeline 0" and table.why_not(Kind.OBJECTIVE) == Refusal.OBJECTIVE_NOT_MET
    table.let_pass()
    assert table.why_not(Kind.OBJECTIVE) == Refusal.NONE


def test_5_9_no_thesis_after_a_cube():
    table = game(step="research", available="2P").take("pitchblende")
    assert table.why_not(Kind.WRITE) == Refusal.CUBES_TAKEN


def test_5_10_josephine_writes():
    josephine = game(step="research", theses=[1], next_thesis="1U", available="2P").write()
    assert josephine.cubes() == "1U" and josephine.s.players[0].num_theses == 2
    assert written(josephine.s.available) == "2P"
