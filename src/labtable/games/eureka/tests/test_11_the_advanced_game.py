"""RULES.md §11 The advanced game for two, with the phantom."""

from labtable.games.eureka import GAME
from labtable.games.eureka.tests.position import dealt, game, number

ROW = "red-2 blue-2 red-5 yellow-6"


def turn_of_phantom(row=ROW, suits="", **more):
    hands = more.pop("hands", ("green-1 green-2", "green-3 green-4"))
    return game(hands=hands, row=row, suits=suits, turn=2, **more)


def test_11_1_set_up_for_three_with_an_open_row_in_ascending_order():
    t = dealt(2, phantom="on")
    values = [number(name) % 13 for name in t.row.split()]
    assert t.s.top_value == 8 and len(t.market.split()) == 3 and len(t.deck) == 11
    assert len(values) == 6 and values == sorted(values)
    assert len(GAME.view(t.s, 0).players[2].hand) == 6


def clashing_to_the_row(card):
    t = game(hands=("blue-2 red-8", "red-7"), row="red-2 yellow-2 red-5", suits="blue-1", market=f"{card} red-6")
    return t.do("play", "blue-2").do("take", card).do("choose", 2)


def test_11_2_a_card_goes_to_its_place():
    t = clashing_to_the_row("green-4")
    assert t.row == "red-2 yellow-2 green-4 red-5" and t.mover == 1


def test_11_2_before_or_after_equal_numbers_by_choice():
    t = clashing_to_the_row("green-2")
    assert t.waits == "place" and t.mover == 0 and t.kinds() == {"before", "after"}
    assert t.do("before").do("before").row == "green-2 red-2 yellow-2 red-5"
    assert t.log()[0] == "Player 1 puts green 2 to the left of red 2, which has the same number."
    t = clashing_to_the_row("green-2").do("after")
    assert t.row == "red-2 yellow-2 green-2 red-5"
    assert t.log()[0] == "Player 1 puts green 2 to the right of yellow 2, which has the same number."


def test_11_2_the_refill_is_seen_only_when_the_card_lies_in_its_place():
    t = clashing_to_the_row("green-2")
    assert t.told == ["clashed"] and t.market == "red-6"
    assert t.do("before").told == ["placed"] and t.market == "red-6"
    assert t.do("before").told == ["placed", "refilled"] and len(t.market.split()) == 2


def spoken():
    return game(hands=("red-1 red-2", "blue-1 blue-2"), row=ROW, phase="starter")


def test_11_3_a_card_to_the_row_and_one_of_the_row_to_the_other_player():
    t = spoken().do("choose", 1)
    assert t.mover == 0 and t.do("pick", "red-1").row == "red-1 " + ROW.replace("blue-2", "blue-2")
    assert t.mover == 0 and t.why("take", "blue-1") == "not-in-row"
    t.do("take", "red-5")
    assert t.hand(1) == "red-5 blue-1 blue-2" and t.row == "red-1 red-2 blue-2 yellow-6"


def test_11_4_the_leftmost_playable_card():
    t = turn_of_phantom(suits="red-3")
    assert t.why("play", "red-2") == "too-low" and t.why("play", "red-5") == "not-the-leftmost"
    assert t.do("play", "blue-2").row == "red-2 red-5 yellow-6"


def test_11_4_or_a_shared_card_instead():
    t = turn_of_phantom(shared=("green-8",))
    assert {t.why("play", name) for name in ("red-2", "green-8")} == {"none"}
    assert t.do("play", "green-8").row == ROW


def test_11_4_it_passes_when_nothing_fits():
    assert turn_of_phantom(row="red-1", suits="red-3").kinds() == {"pass"}


def test_11_5_a_player_chooses_what_the_phantom_recovers():
    t = turn_of_phantom(row="blue-3 yellow-8", suits="blue-1 red-4 green-5").do("play", "blue-3")
    assert t.waits == "recover" and t.mover == 1
    assert t.do("recover", "red").row == "red-4 yellow-8"


def test_11_6_the_phantom_shares_its_highest_card():
    t = turn_of_phantom(row="yellow-3 red-5 red-7", suits="yellow-1").do("play", "yellow-3")
    assert t.waits == "phantom_share" and t.do("accept").shared(2) == "red-7" and t.row == "red-5"


def test_11_7_its_lowest_unplayable_card_for_the_highest_playable_of_the_market():
    t = turn_of_phantom(
        row="red-1 red-2 green-3 green-7",
        suits="green-1 red-4",
        market="red-3 red-7 blue-7 blue-5",
        hands=("yellow-1 green-2", "yellow-2 green-4"),
    )
    t.do("play", "green-3")
    assert t.waits == "phantom_exchange" and t.mover == 1
    assert t.why("take", "blue-5") == "not-the-highest" and t.why("take", "red-3") == "not-the-highest"
    t.do("take", "red-7")
    assert t.waits == "place" and t.do("after").row == "red-2 green-7 red-7" and "red-1" in t.market


def test_11_7_with_a_playable_row_the_player_with_the_most_cards_evolves():
    t = turn_of_phantom(row="green-3 green-7", suits="green-1", hands=("red-1", "red-2 red-3")).do("play", "green-3")
    assert t.waits == "exchange" and t.mover == 1


def test_11_7_in_a_tie_the_one_after_the_phantom():
    t = turn_of_phantom(row="green-3 green-7", suits="green-1", hands=("red-1", "red-2")).do("play", "green-3")
    assert t.waits == "exchange" and t.mover == 0


def test_11_8_the_player_with_the_most_cards_gives_to_the_other():
    t = turn_of_phantom(row="blue-2 red-8", suits="blue-1", market="red-5", hands=("red-1 red-2", "red-3"))
    t.do("play", "blue-2")
    assert t.waits == "clash_card" and t.mover == 0 and t.do("take", "red-5").hand(1) == "red-3 red-5"


def test_11_8_in_a_tie_the_one_before_the_phantom():
    t = turn_of_phantom(row="blue-2 red-8", suits="blue-1", market="red-5").do("play", "blue-2")
    assert t.mover == 1 and "red-5" in t.do("take", "red-5").hand(0)
