"""RULES.md §5 What a card does."""

from labtable.games.eureka import GAME
from labtable.games.eureka.tests.position import game


def test_5_1_opening_does_nothing_whatever_the_number():
    t = game(hands=("red-5 blue-1", "blue-2", "green-1")).do("play", "red-5")
    assert t.told == ["played"] and t.mover == 1


def test_5_2_a_consecutive_card_brings_the_penalty():
    t = game(hands=("red-2 blue-1", "blue-2", "green-1"), suits="red-1").do("play", "red-2")
    assert t.told == ["played", "penalty"] and t.s.plagiarism == 1


def test_5_2_the_consecutive_card_lies_upside_down():
    suit = GAME.view(game(hands=("blue-1", "", ""), suits="red-2 red-3 red-5").s, 0).suits[0]
    assert suit.upside_down == (False, True, False)


def test_5_2_the_rulebooks_picture_3_after_2_and_5_after_3():
    t = game(hands=("red-3 blue-8", "red-5 blue-7", "green-1"), suits="red-2")
    assert "penalty" in t.do("play", "red-3").told
    assert "no_bonus" in t.do("play", "red-5").told  # plagiarism from the 3


def test_5_3_a_gap_brings_the_bonus():
    t = game(hands=("red-3 blue-1", "blue-2", "green-1"), suits="red-1").do("play", "red-3")
    assert t.told == ["played", "bonus"] and t.waits == "epiphany"


def test_5_4_a_bonus_may_be_declined():
    t = game(hands=("red-3 blue-1", "blue-2", "green-1"), suits="red-1").do("play", "red-3").do("decline")
    assert t.s.epiphany == 0 and t.mover == 1


def test_5_4_a_penalty_may_not():
    t = game(hands=("blue-2 red-1", "blue-5", "green-1"), suits="blue-1", market="red-5").do("play", "blue-2")
    assert t.waits == "clash_card" and t.why("decline") == "not-now"


def test_5_5_the_last_card_brings_no_penalty():
    t = game(hands=("red-2", "blue-2", "green-1"), suits="red-1").do("play", "red-2")
    assert t.told == ["played", "last_card", "finished"] and t.s.plagiarism == 0 and t.s.penalties == 0


def test_5_6_the_last_card_may_bring_a_bonus():
    t = game(hands=("red-3", "blue-2", "green-1"), suits="red-1").do("play", "red-3")
    assert t.waits == "epiphany" and t.mover == 0
