"""RULES.md §14 The end of the game."""

from labtable.games.curie.constants import Event
from labtable.games.curie.tests.position import Kind, Refusal, game


def test_14_1_at_1934_the_round_is_played_to_its_end():
    table = game(3, first=1, active=1, timeline="1925", cubes=["", "3P"], tiles=["", "b2"]).validate("beaker", 1)
    assert table.date() == "1934" and table.said(Event.LAST_ROUND)
    for seat in (1, 2, 0):
        assert table.mover == seat
        table.pass_turn()
    assert table.mover == -1 and table.said(Event.OVER)


def test_14_1_reached_by_the_last_player_it_ends_at_once():
    table = game(3, first=1, active=0, timeline="1925", cubes=["3P"], tiles=["b2"]).validate("beaker", 1)
    table.pass_turn()
    assert table.mover == -1 and table.why_not(Kind.DONE, seat=1) == Refusal.GAME_OVER


def test_14_1_not_before_1934():
    table = game(3, first=1, active=0, timeline="1921")
    table.pass_turn()
    assert table.mover == 1


def test_14_2_the_most_points_win():
    assert game(3, points=[4, 7, 5]).result() == ([4, 7, 5], [3, 1, 2])


def test_14_3_then_radium_uranium_pitchblende():
    assert game(points=[5, 5], cubes=["2R", "1R 3U 9P"]).result()[1] == [1, 2]
    assert game(points=[5, 5], cubes=["1R 1U 9P", "1R 2U"]).result()[1] == [2, 1]
    assert game(points=[5, 5], cubes=["1R 2U 1P", "1R 2U 2P"]).result()[1] == [2, 1]
    assert game(points=[5, 4], cubes=["", "9R 9U 9P"]).result()[1] == [1, 2]


def test_14_4_equals_share_the_victory():
    assert game(3, points=[5, 5, 1], cubes=["1R 1P", "1R 1P", "9R"]).result()[1] == [1, 1, 3]


def test_14_5_josephine_has_nine():
    assert game(points=[8, 8], curie=0).result() == ([9, 8], [1, 2])
