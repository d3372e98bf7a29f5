"""RULES.md §8 The wild card."""

from labtable.games.eureka.tests.position import dealt, game

FOUR = ("red-2 red-9", "blue-2 blue-5", "green-2 green-5", "yellow-2 yellow-5")


def test_8_1_it_comes_with_four_or_five_players():
    assert [int(dealt(players).s.wild) for players in (2, 3, 4, 5)] == [0, 0, 1, 1]
    assert game(hands=FOUR[:3]).why("wild", "red") == "wild-used"


def test_8_1_it_works_once():
    t = game(hands=FOUR, wild=1).do("wild", "red")
    assert t.s.wild == 0 and t.why("wild", "red") == "wild-used"


def test_8_2_before_the_card_is_played():
    t = game(hands=FOUR, wild=1)
    assert {"wild", "play"} == t.kinds() and t.do("wild", "red").mover == 0
    assert t.waits == "turn"


def test_8_2_after_the_card_is_played():
    t = game(hands=FOUR, wild=1).do("play", "red-2")
    assert t.mover == 0 and t.waits == "after" and t.kinds() == {"wild", "done"}
    assert t.do("wild", "red").mover == 1


def test_8_2_after_a_turn_without_a_card():
    t = game(hands=("red-1", *FOUR[1:]), suits="red-5 blue-1", wild=1).do("pass")
    assert t.mover == 0 and t.kinds() == {"wild", "done"} and t.do("wild", "blue").waits == "recover"


def test_8_2_or_not_at_all():
    t = game(hands=FOUR, wild=1).do("play", "red-2").do("done")
    assert t.mover == 1 and t.s.wild == 1


def test_8_3_any_of_the_four_bonuses():
    assert game(hands=FOUR, wild=1).do("wild", "red").s.epiphany == 1
    assert game(hands=FOUR, suits="red-1", wild=1).do("wild", "blue").waits == "recover"
    assert game(hands=FOUR, wild=1).do("wild", "yellow").waits == "share"
    assert game(hands=FOUR, wild=1).do("wild", "green").waits == "beneficiary"


def test_8_3_a_bonus_that_could_do_nothing_is_refused():
    assert game(hands=FOUR, suits="blue-1", wild=1).why("wild", "blue") == "suit-empty"
    t = game(hands=("", *FOUR[1:]), shared=("red-3",), wild=1)
    assert t.why("wild", "yellow") == "hand-empty"
