"""RULES.md §10 The Library of Alexandria."""

from labtable.games.eureka.components import SUITS
from labtable.games.eureka.tests.position import game

HANDS = ("red-1 red-7 blue-6", "red-2 yellow-5 yellow-6", "green-7")


def reading(**more):
    return game(hands=HANDS, suits="red-4", library=1, library_open=1, **more)


def test_10_1_it_opens_after_every_third_penalty():
    for before, opens in ((0, 0), (1, 0), (2, 1), (3, 0), (5, 1), (8, 1)):
        t = game(hands=("yellow-2 red-1", "red-2", "green-7"), suits="yellow-1", library=1, penalties=before)
        t.do("play", "yellow-2")
        assert t.s.library_open == opens and t.s.penalties == before + 1
        assert ("library_opened" in t.told) == bool(opens)


def test_10_1_only_with_the_library_in_the_game():
    t = game(hands=("yellow-2 red-1", "red-2", "green-7"), suits="yellow-1", penalties=2).do("play", "yellow-2")
    assert t.s.library_open == 0 and t.why("say_avoid", "red") == "no-library"


def test_10_2_any_player_may_speak_while_it_is_open():
    t = reading()
    assert all("say_avoid" in t.kinds(seat) for seat in range(3))
    assert t.do("say_avoid", "red", seat=2).mover == 0


def test_10_2_nobody_while_it_is_closed():
    t = game(hands=HANDS, library=1)
    assert t.why("say_avoid", "red", seat=1) == "library-closed" and not t.kinds(1)


def test_10_3_how_many_cards_cannot_be_played():
    t = reading()
    assert [number for number in range(16) if t.why("say_stuck", number) == "none"] == [1]
    assert t.do("say_stuck", 1).told == ["said_stuck"]


def test_10_4_suits_with_only_high_cards():
    t = reading()
    allowed = [suits for suits in range(1, 16) if t.why("say_high", suits - 1) == "none"]
    assert allowed == [0b0010]  # red has a 1, blue only a 6, nothing else in hand
    assert [suits for suits in range(1, 16) if t.why("say_high", suits - 1, seat=1) == "none"] == [0b0100]


def test_10_5_a_suit_to_be_left_alone():
    assert all(reading().why("say_avoid", suit) == "none" for suit in ("red", "blue", "yellow", "green"))


def test_10_6_one_statement_closes_it():
    t = reading().do("say_avoid", "green", seat=1)
    assert t.s.library_open == 0 and t.why("say_avoid", "red", seat=0) == "library-closed"


def test_10_5_it_is_remembered_until_somebody_else_plays_that_suit():
    for by, suit, kept in ((1, "yellow", False), (1, "red", True), (0, "yellow", True)):
        t = game(
            hands=("yellow-1 yellow-3", "yellow-2 blue-1", "green-1"),
            library=1,
            avoided=1 + SUITS.index(suit),
            avoided_by=by,
        )
        assert bool(t.do("play", "yellow-1").s.avoided) is kept
