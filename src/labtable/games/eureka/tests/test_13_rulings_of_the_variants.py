"""RULES.md §13 Rulings about the advanced game for two (§11) and solitaire (§12)."""

from labtable.games.eureka import GAME
from labtable.games.eureka.constants import Ending
from labtable.games.eureka.tests.position import game
from labtable.games.eureka.tests.test_11_the_advanced_game import ROW, spoken, turn_of_phantom
from labtable.games.eureka.tests.test_12_solitaire import alone, revealed


def test_13_34_the_phantom_sits_last_and_the_second_player_moves_it():
    t = game(hands=("red-1 red-6", "blue-1 blue-6"), row=ROW).do("play", "red-1").do("play", "blue-1")
    assert t.s.turn == 2 and t.mover == 1


def test_13_34_one_of_the_two_starts():
    assert [spoken().why("choose", chair) for chair in range(3)] == ["none", "none", "phantom-cannot-start"]


def test_13_37_a_player_may_hand_evolution_to_the_phantom_if_it_can_exchange():
    t = game(hands=("green-3 red-1", "red-2"), row="red-3 red-8", suits="green-1 red-4", market="blue-5")
    t.do("play", "green-3")
    assert t.why("choose", 2) == "none" and t.do("choose", 2).do("take", "blue-5").row == "blue-5 red-8"
    t = game(hands=("green-3 red-1", "red-2"), row="red-8", suits="green-1 red-4", market="blue-5")
    assert t.do("play", "green-3").why("choose", 2) == "phantom-cannot"


def test_13_36_a_player_exchanges_with_the_row():
    t = game(hands=("green-3 red-1 blue-8", "red-2"), row="red-3 red-8", suits="green-1").do("play", "green-3")
    t.do("choose", 0).do("choose", 2).do("pick", "red-1")
    assert t.row == "red-1 red-3 red-8" and t.mover == 0
    assert t.do("take", "red-3").hand(0) == "red-3 blue-8" and t.row == "red-1 red-8"


def test_13_38_mad_experiments_draw_from_the_row():
    t = turn_of_phantom(mad=1)
    assert t.kinds() == {"random"} and t.mover == 1
    assert len(t.do("random").row.split()) == 3


def test_13_38_an_unplayable_one_stays_and_the_phantom_plays_as_usual():
    t = turn_of_phantom(row="red-1 red-2", suits="red-5", mad=1).do("random")
    assert t.told == ["shown"] and t.kinds() == {"pass"}


def test_13_39_only_once():
    t = revealed().do("delay").do("play", "green-5")
    assert t.s.turn == 1 and t.top == "green-4"
    t = revealed(hand="red-1 red-8 blue-1").do("delay").do("play", "blue-1")
    assert t.why("delay") == "already-delayed"


def test_13_39_only_a_playable_card_and_with_another_to_take():
    assert revealed(suits="green-5").why("delay") == "cannot-delay"
    assert revealed(deck="green-4").why("delay") == "cannot-delay"


def test_13_40_a_pass_and_an_unplayable_card_end_the_game():
    t = alone(hand="red-1", suits="red-3 green-5").do("pass").do("set_aside")
    assert t.ending == Ending.PASSED and t.score == 3  # the hand, the card set aside and the top card


def test_13_40_a_playable_card_lets_it_go_on():
    assert alone(hand="red-1", suits="red-3").do("pass").do("play", "green-4").ending == Ending.NONE


def test_13_41_the_last_cards_bonus_comes_first():
    t = alone(hand="blue-3", suits="blue-1 red-4").do("play", "blue-3")
    assert t.waits == "recover" and t.do("recover", "red").ending == Ending.NONE


def test_13_35_the_player_before_the_phantom_decides_for_it():
    assert turn_of_phantom(shared=("green-8",)).mover == 1
    t = turn_of_phantom(row="red-3 yellow-8", suits="red-1").do("play", "red-3")
    assert t.waits == "epiphany" and t.mover == 1


def test_13_40_also_when_the_phantom_sets_aside_before_the_player_passes():
    t = alone(hand="red-1 blue-2", suits="red-3 green-5").do("play", "blue-2").do("set_aside")
    assert t.ending == Ending.NONE and t.s.passes == 1 and t.do("pass").ending == Ending.PASSED


def test_13_40_a_card_played_in_between_lets_it_go_on():
    t = alone(hand="red-1 blue-2 blue-4", suits="red-3 green-5", deck="green-6 green-3 green-4").do("play", "blue-2")
    t.do("set_aside").do("play", "blue-4").do("decline")
    assert t.s.passes == 0 and t.do("set_aside").ending == Ending.NONE


def test_13_40_a_delay_is_not_a_pass():
    t = alone(hand="red-1", suits="red-3", deck="red-2 green-6 green-4").do("pass").do("delay")
    assert t.s.passes == 0 and t.hand(0) == "red-1 green-6"


def test_13_40_the_last_card_of_the_deck_leaves_the_player_alone():
    t = alone(hand="red-1 blue-2 blue-4", suits="red-3 green-5", deck="green-4").do("play", "blue-2").do("set_aside")
    assert t.ending == Ending.NONE and t.s.passes == 0 and t.mover == 0 and t.s.turn == 0


def test_13_41_with_an_empty_hand_the_phantom_goes_on_alone():
    t = alone(hand="red-1", deck="green-3 green-5 green-4").do("play", "red-1")
    assert t.ending == Ending.NONE and t.s.turn == 1 and t.do("play", "green-4").top == "green-5"
    t.do("play", "green-5")
    assert t.kinds() == {"set_aside"} and t.do("set_aside").score == 1


def test_13_41_until_it_has_to_set_a_card_aside():
    t = alone(hand="red-1", suits="green-4", deck="green-6 green-3").do("play", "red-1").do("set_aside")
    assert t.ending == Ending.PASSED and t.score == 2  # the card set aside and the top card


def test_13_41_a_delayed_card_brings_the_player_back():
    t = alone(hand="red-1", deck="green-5 green-4").do("play", "red-1").do("delay")
    assert t.s.turn == 0 and t.hand(0) == "green-5"


def test_13_28_in_solitaire_hand_and_deck_are_used_up():
    t = alone(hand="red-1", deck="green-4").do("play", "red-1").do("play", "green-4")
    assert t.ending == Ending.CLEARED and t.score == 0
    t = alone(hand="red-1", deck="green-4", set_aside=1).do("play", "red-1").do("play", "green-4")
    assert t.ending == Ending.PLAYED_OUT and t.score == 1
    t = alone(hand="red-1", deck="green-4", suits="green-5").do("play", "red-1").do("set_aside")
    assert t.ending == Ending.PLAYED_OUT and t.score == 1


def test_13_42_a_card_for_the_phantom_goes_on_top_of_the_deck():
    t = alone(hand="green-3 red-8", suits="green-1", market="blue-5 blue-6", shared=("", "yellow-2"))
    t.do("play", "green-3").do("choose", 1).do("take", "blue-5").do("take", "yellow-2")
    assert t.top == "blue-5" and t.shared(1) == ""


def test_13_43_a_new_market_has_two_cards_again():
    t = alone(hand="green-3 red-8", suits="green-1", market="blue-5").do("play", "green-3").do("choose", 0)
    assert len(t.do("new_market").market.split()) == 2
    t = alone(hand="green-3 red-8", suits="green-1", market="blue-5", deck="").do("play", "green-3").do("choose", 0)
    assert t.do("new_market").market == "blue-5"


def test_13_39_another_card_on_top_can_be_delayed():
    t = (
        alone(
            hand="red-1 green-3 red-8",
            suits="green-1",
            market="blue-5",
            shared=("", "yellow-2"),
            deck="blue-8 blue-7 yellow-6 green-8",
        )
        .do("play", "red-1")
        .do("delay")
    )
    assert t.s.delayed == 1
    t.do("play", "green-3").do("choose", 1).do("take", "blue-5").do("take", "yellow-2")
    assert t.top == "blue-5" and t.why("delay") == "none"


def clashing(row):
    t = game(hands=("blue-2 red-8", "red-7"), row=row, suits="blue-1", market="green-2 red-6")
    return t.do("play", "blue-2").do("take", "green-2").do("choose", 2)


def test_13_48_a_card_may_come_to_lie_between_two_equal_numbers():
    t = clashing("red-2 yellow-2 red-5")
    assert (
        GAME.text.say(GAME.prompt(t.s, 0), "en")
        == "yellow 2 of the row has the same number as green 2. On which side of it does the new card go?"
    )
    t.do("before")
    assert (
        t.waits == "place"
        and t.mover == 0
        and t.log() == ["Player 1 puts green 2 to the left of yellow 2, which has the same number."]
    )
    assert t.do("after").row == "red-2 green-2 yellow-2 red-5" and t.mover == 1
    assert t.log()[0] == "Player 1 puts green 2 to the right of red 2, which has the same number."


def test_13_48_next_to_one_equal_number_nothing_more_is_asked():
    t = clashing("red-2 red-5").do("before")
    assert t.row == "green-2 red-2 red-5" and t.mover == 1 and t.waits == "turn"


def test_13_9_also_in_solitaire():
    """The phantom's next yellow finds an empty hand whose last card is shared."""
    t = alone(hand="", deck="green-5 yellow-2", suits="yellow-1", shared=("red-5",), turn=1, passes=1).do(
        "play", "yellow-2"
    )
    assert t.mover == 0 and t.s.turn == 0 and t.s.mad == 0 and t.kinds() == {"play"} and t.why("random") == "not-now"
    assert t.do("play", "red-5").told[0] == "played"
