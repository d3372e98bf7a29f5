"""RULES.md §3 Before the first turn."""

from labtable.games.eureka import GAME
from labtable.games.eureka.tests.position import game

HANDS = ("red-1 red-2 blue-2", "blue-4 blue-5 green-6", "yellow-2 green-4 green-5")


def before(**more):
    return game(hands=HANDS, market="green-1 green-2 green-3", phase="statement", **more)


def spoken():
    return before().do("start", 1).do("start", 0).do("start", 0)


def test_3_1_players_say_whether_they_can_go_first():
    t = before()
    assert t.mover == 0 and t.do("start", 1).mover == 1 and t.do("start", 0).mover == 2
    t.do("start", 0)
    assert t.s.can_start == 0b001 and t.waits == "starter"


def test_3_2_nothing_else_can_be_said():
    assert before().kinds() == {"start"}
    assert before(library=1).why("say_avoid", "red") == "library-closed"


def test_3_2_nor_does_the_program_comment_on_moves():
    assert GAME.meta.silent


def test_3_3_anyone_may_be_chosen_to_start():
    assert [spoken().why("choose", seat) for seat in range(4)] == ["none", "none", "none", "no-such-player"]


def test_3_4_the_draft_begins_with_the_player_before_the_starter():
    assert spoken().do("choose", 0).mover == 2
    assert spoken().do("choose", 1).mover == 0


def test_3_5_a_card_goes_to_the_player_before_who_then_passes_one():
    t = spoken().do("choose", 0).do("pick", "yellow-2")
    assert t.hand(1) == "blue-4 blue-5 yellow-2 green-6" and t.hand(2) == "green-4 green-5" and t.mover == 1
    t.do("pick", "blue-4")
    assert "blue-4" in t.hand(0) and t.mover == 0


def test_3_5_only_a_card_of_the_own_hand_can_be_passed():
    assert spoken().do("choose", 0).why("pick", "red-1") == "not-your-card"


def test_3_6_the_starter_gives_to_the_last_and_then_plays():
    t = spoken().do("choose", 0).do("pick", "yellow-2").do("pick", "blue-4").do("pick", "red-1")
    assert "red-1" in t.hand(2) and t.waits == "turn" and t.mover == 0
