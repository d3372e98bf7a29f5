"""RULES.md §4 The turn."""

from labtable.games.eureka.tests.position import game


def test_4_1_turns_go_round_in_seat_order():
    t = game(hands=("red-1 red-5", "blue-1 blue-5", "green-1 green-5"))
    assert t.mover == 0 and t.do("play", "red-1").mover == 1 and t.do("play", "blue-1").mover == 2
    assert t.do("play", "green-1").mover == 0


def test_4_1_nobody_else_can_play():
    assert game(hands=("red-1 red-5", "blue-1", "green-1")).why("play", "blue-1", seat=1) == "not-your-turn"


def test_4_2_who_can_play_must():
    t = game(hands=("red-1", "blue-1", "green-1"))
    assert t.why("pass") == "must-play" and t.kinds() == {"play"}


def test_4_2_also_when_only_a_shared_card_fits():
    t = game(hands=("red-1", "blue-1", "green-1"), suits="red-3", shared=("", "blue-5"))
    assert t.why("pass") == "must-play" and t.why("play", "blue-5") == "none"


def test_4_2_only_cards_of_the_hand_or_shared_ones_can_be_played():
    assert game(hands=("red-1", "blue-1", "green-1"), market="red-5").why("play", "red-5") == "not-in-hand"


def test_4_3_a_suit_is_opened_with_any_number():
    t = game(hands=("red-5 blue-1", "blue-2", "green-1")).do("play", "red-5")
    assert t.s.tops[0] == 5


def test_4_3_a_suit_only_goes_up():
    t = game(hands=("red-2 red-5 red-7", "blue-1", "green-1"), suits="red-5")
    assert t.why("play", "red-2") == "too-low" and t.why("play", "red-7") == "none"


def test_4_4_who_cannot_play_passes_and_may_play_later():
    t = game(hands=("red-1 blue-3", "yellow-1 yellow-2", "green-1 green-2"), suits="red-3 blue-4")
    assert t.kinds() == {"pass"}
    t.do("pass").do("play", "yellow-1").do("play", "green-1")
    assert t.mover == 0 and t.told == ["played"]


def test_4_5_a_player_without_cards_is_skipped():
    assert game(hands=("red-1 red-5", "", "green-1")).do("play", "red-1").mover == 2


def test_4_6_cards_bring_a_player_back():
    t = game(hands=("blue-2 red-8", "", "green-7"), suits="blue-1", market="yellow-5")
    t.do("play", "blue-2").do("take", "yellow-5").do("choose", 1)
    assert t.mover == 1 and t.hand(1) == "yellow-5"
