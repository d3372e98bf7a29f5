"""RULES.md §7 Penalties."""

from labtable.games.eureka.tests.position import game


def test_7_1_the_player_whose_card_brings_a_penalty_suffers_it():
    t = game(hands=("blue-2 red-1", "blue-5", "green-1"), suits="blue-1", market="red-5").do("play", "blue-2")
    assert t.told == ["played", "penalty"] and t.mover == 0 and t.kinds() == {"take"}


def test_7_2_plagiarism_takes_the_next_bonus():
    t = game(hands=("red-2 blue-8", "green-3 blue-7", "green-8"), suits="red-1 green-1").do("play", "red-2")
    t.do("play", "green-3")
    assert "no_bonus" in t.told and t.mover == 2 and t.s.plagiarism == 0


def test_7_2_plagiarism_is_spent_by_a_move_without_bonus():
    assert game(hands=("red-5 blue-8", "green-3", "green-8"), plagiarism=1).do("play", "red-5").s.plagiarism == 0


def clashing(**more):
    t = game(hands=("blue-2 red-8", "red-6", "green-7"), suits="blue-1", market="red-1 red-2 red-3", **more)
    return t.do("play", "blue-2")


def test_7_3_a_market_card_goes_to_another_player():
    t = clashing(deck="green-1 green-2")
    assert t.mover == 0 and t.why("take", "red-6") == "not-in-market"
    t.do("take", "red-2").do("choose", 2)
    assert t.hand(2) == "red-2 green-7" and t.market == "red-1 red-3 green-2"


def test_7_3_then_the_market_is_refilled_from_the_deck():
    t = game(hands=("blue-2 red-8", "red-1", "red-2"), suits="blue-1", market="red-5 red-6 red-7", deck="green-1")
    t.do("play", "blue-2").do("take", "red-5").do("choose", 1)
    assert t.market == "red-6 red-7 green-1"


def test_7_3_not_to_oneself():
    assert clashing().do("take", "red-2").why("choose", 0) == "not-yourself"


def test_7_3_with_two_players_the_receiver_is_not_asked():
    t = game(hands=("blue-2 red-6", "red-5"), suits="blue-1", market="red-1 red-2").do("play", "blue-2")
    assert t.do("take", "red-1").hand(1) == "red-1 red-5"


def test_7_4_a_random_card_is_played():
    t = game(hands=("red-1", "blue-2 blue-4 blue-6", "green-1"), turn=1, mad=1)
    assert t.kinds() == {"random"} and t.why("play", "blue-2") == "random-first" and t.why("pass") == "random-first"
    t.do("random")
    assert t.s.tops[1] in (2, 4, 6) and t.s.mad == 0 and t.mover == 2


def test_7_4_it_works_like_any_other_card():
    t = game(hands=("red-1", "blue-4", "green-1"), suits="blue-1 red-2", turn=1, mad=1).do("random")
    assert t.waits == "recover" and t.mover == 1


def test_7_5_an_unplayable_card_is_shown_and_the_turn_goes_on():
    t = game(hands=("red-1", "blue-1 blue-2", "green-1"), suits="blue-5", shared=("yellow-4",), turn=1, mad=1)
    t.do("random")
    assert t.told == ["shown"] and t.mover == 1 and t.kinds() == {"play"} and t.hand(1) == "blue-1 blue-2"
    shown = set(t.known(0).split())
    assert len(shown) == 1 and shown <= {"blue-1", "blue-2"} and t.known(2) == t.known(0)


def test_7_6_only_green_may_be_played():
    t = game(hands=("green-2 red-1", "blue-1 green-5", "red-4"), suits="green-1").do("play", "green-2")
    assert t.s.mutation == 1 and t.why("play", "blue-1") == "only-green" and t.why("play", "green-5") == "none"
    assert t.do("play", "green-5").s.mutation == 0


def test_7_7_players_pass_until_one_can_play_green_and_who_can_must():
    t = game(hands=("green-2 red-1", "blue-1", "green-5 red-4"), suits="green-1").do("play", "green-2")
    assert t.kinds() == {"pass"} and t.do("pass").s.mutation == 1
    assert t.mover == 2 and t.why("pass") == "must-play"


def test_7_7_a_shared_green_card_counts():
    t = game(hands=("red-1", "blue-1", "red-4"), suits="green-1 green-2", shared=("", "", "green-6"), mutation=1)
    assert t.why("pass") == "must-play" and t.kinds() == {"play"}


def test_7_7_it_can_end_the_game():
    t = game(hands=("green-2 red-1", "blue-1", "red-4"), suits="green-1").do("play", "green-2")
    t.do("pass").do("pass").do("pass")
    assert t.ending == 2 and t.score == 3


def test_7_8_the_highest_green_brings_no_penalty():
    t = game(hands=("green-8 red-1", "blue-1", "red-4"), suits="green-7").do("play", "green-8")
    assert t.told == ["played", "last_green"] and t.s.mutation == 0


def test_7_8_the_highest_of_another_suit_does():
    t = game(hands=("yellow-8 red-1", "blue-1", "red-4"), suits="yellow-7").do("play", "yellow-8")
    assert "penalty" in t.told and t.s.mad == 1
