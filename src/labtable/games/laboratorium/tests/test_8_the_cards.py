"""RULES.md §8 The cards."""

import pytest

from labtable.games.laboratorium.components import CARD_IDS, CARDS, FIRST_SECURITE
from labtable.games.laboratorium.constants import (
    BLACK_DICE,
    HYDROGEN_SLOT,
    Kind,
    Pending,
    Refusal,
    Safety,
)
from labtable.games.laboratorium.effects import difficulty_of
from labtable.games.laboratorium.tests.position import game


def after_boum(card, faces=(5, 5), **more):
    """Seat 1 plays its only card against a hydrogen on seat 0's molecule."""
    return game(cards=["", card], **more).do(Kind.HYDROGEN, 0).dice(*faces).play(card)


@pytest.mark.parametrize("faces", [(5, 5), (1, 2)])
def test_8_1_acid_takes_the_coat_whatever_the_result(faces):
    assert list(after_boum("acid", faces).s.players[0].safety) == [0, 1, 1]


def test_8_2_fire_takes_the_extinguisher():
    assert list(after_boum("fire").s.players[0].safety) == [1, 0, 1]


def test_8_3_a_cracked_flask_takes_the_glassware():
    assert list(after_boum("flask").s.players[0].safety) == [1, 1, 0]


@pytest.mark.parametrize("card", ["acid", "fire", "flask"])
def test_8_1_these_three_do_not_change_the_difficulty(card):
    assert after_boum(card, (1, 4)).same("C")


def test_8_4_an_empty_can_adds_two():
    assert after_boum("can", (3, 4)).same("C") and after_boum("can", (3, 3)).same("C[1*]")


def test_8_5_a_patent_adds_three():
    assert after_boum("patent", (4, 4)).same("C") and after_boum("patent", (3, 4)).same("C[1*]")


def test_8_6_a_balance_adds_one_and_takes_a_reagent_that_is_left():
    position = after_boum("balance", (2, 4), reagents=["3 5"])
    assert position.same("C") and sorted(position.s.players[0].reagents[[2, 4]]) == [0, 1]
    assert position.s.players[0].reagents.sum() == 1
    assert after_boum("balance", (1, 4)).same("C[1*]")


def test_8_6_the_card_in_use_is_not_the_one_that_is_lost():
    position = game(reagents=["8"], cards=["", "balance"]).do(Kind.SINGLE, 0).do(Kind.USE, 7).dice(5, 5).play("balance")
    assert position.same("Cc1ccccc1") and position.s.stock[7] == 2


def test_8_7_an_alarm_adds_one_and_ends_the_turn():
    position = after_boum("alarm", (2, 4))
    assert position.same("C") and position.s.mover == 1 and position.s.decision == Pending.ANNOUNCE
    assert after_boum("alarm", (1, 4)).same("C[1*]")


def test_8_8_the_old_master_takes_three_off():
    position = game(cards=["master catalyst catalyst"]).do(Kind.CLEAVE, 0, HYDROGEN_SLOT).play("master")
    assert difficulty_of(position.s) == 4


def test_8_9_a_fume_hood_makes_a_boum_card_count_for_nothing():
    position = game(cards=["hood retry", "acid can"]).do(Kind.HYDROGEN, 0).play("acid").play("can").play("hood")
    assert position.s.decision == Pending.IGNORE
    assert position.why(Kind.IGNORE, CARD_IDS.index("patent")) == Refusal.NOTHING_TO_IGNORE
    assert position.s.players[0].safety[Safety.COAT] == 0
    position.do(Kind.IGNORE, CARD_IDS.index("acid"))
    assert position.s.players[0].safety.all()
    assert position.dice(3, 4).do(Kind.PASS).same("C") and position.s.players[0].safety.all()


def test_8_9_a_second_card_that_took_the_token_still_counts():
    position = game(cards=["hood hood retry", "acid acid"]).do(Kind.HYDROGEN, 0).play("acid").play("acid").play("hood")
    position.do(Kind.IGNORE, CARD_IDS.index("acid"))
    assert position.s.players[0].safety[Safety.COAT] == 0
    position.play("hood").do(Kind.IGNORE, CARD_IDS.index("acid"))
    assert position.s.players[0].safety[Safety.COAT] == 1


def test_8_9_a_card_whose_loss_a_safety_card_has_made_good_is_settled():
    """The first acid's coat came back by a Safety card, so the hood undoes the second, which is the one that counts."""
    position = game(cards=["hood clean-coat", "acid acid"]).do(Kind.HYDROGEN, 0)
    position.play("acid").play("clean-coat", seat=0).play("acid").play("hood")
    assert position.s.players[0].safety[Safety.COAT] == 0
    position.do(Kind.IGNORE, CARD_IDS.index("acid"))
    assert position.s.players[0].safety[Safety.COAT] == 1


def test_8_9_what_is_settled_is_forgotten_with_the_manipulation():
    position = game(molecules=["CC([1*])[1*]"], cards=["hood clean-coat retry retry", "acid acid acid"])
    position.do(Kind.HYDROGEN, 1).play("acid").play("clean-coat", seat=0).do(Kind.PASS).dice(5, 5).do(Kind.PASS)
    position.do(Kind.HYDROGEN, 1).play("acid").play("acid").play("hood").do(Kind.IGNORE, CARD_IDS.index("acid"))
    assert position.s.players[0].safety[Safety.COAT] == 0


def test_8_9_it_needs_a_boum_card():
    position = game(cards=["hood"]).do(Kind.HYDROGEN, 0)
    assert position.why(Kind.PLAY, CARD_IDS.index("hood")) == Refusal.NOTHING_TO_IGNORE


def test_8_10_a_second_try_rolls_once_more_after_a_failure():
    position = game(cards=["retry"]).do(Kind.HYDROGEN, 0).dice(1, 2, 4, 4).play("retry")
    assert position.same("C") and position.holds("retry") == 0


def test_8_10_it_is_played_before_the_roll_and_may_be_kept():
    position = game(cards=["retry"]).do(Kind.HYDROGEN, 0)
    assert position.s.decision == Pending.CHIMIE
    position.dice(1, 2, 4, 4).do(Kind.PASS)
    assert position.holds("retry") == 1 and position.same("C[1*]")


def test_8_10_a_success_is_not_rolled_again():
    position = game(cards=["retry"]).do(Kind.HYDROGEN, 0).dice(4, 4, 1, 1).play("retry")
    assert position.same("C") and position.s.random_counters[BLACK_DICE] == 2


def test_8_10_the_second_result_stands():
    position = game(cards=["retry master"]).do(Kind.HYDROGEN, 0).play("retry").dice(1, 2, 1, 3).do(Kind.PASS)
    assert position.same("C[1*]") and position.s.random_counters[BLACK_DICE] == 4
    worst = game(cards=["retry"]).do(Kind.HYDROGEN, 0).dice(1, 2, 1, 1).play("retry")
    assert worst.s.decision == Pending.LOSE


def test_8_10_each_second_try_counts():
    position = game(cards=["retry retry"]).do(Kind.HYDROGEN, 0).play("retry").dice(1, 2, 1, 3, 4, 4).play("retry")
    assert position.same("C")


def test_8_10_a_game_saved_while_the_first_rules_asked_for_it_goes_on():
    """There a second try was asked for after the roll."""
    for again, text in ((False, "C[1*]"), (True, "C")):
        position = game(cards=["retry master"]).do(Kind.HYDROGEN, 0)
        position.s.decision, position.s.announced.rolled = Pending.REROLL, 3
        assert position.why(Kind.PLAY, CARD_IDS.index("master")) == Refusal.NOT_NOW
        position.dice(4, 4)
        assert (position.play("retry") if again else position.do(Kind.PASS)).same(text)


@pytest.mark.parametrize(("faces", "kept"), [((1, 2), 1), ((5, 5), 0)])
def test_8_11_a_protocol_saves_the_reagent_of_a_failure(faces, kept):
    position = game(reagents=["8"], cards=["protocol"]).do(Kind.SINGLE, 0).do(Kind.USE, 7).dice(*faces).play("protocol")
    assert position.s.players[0].reagents[7] == kept


def test_8_11_and_takes_one_off():
    position = game(cards=["protocol master"]).do(Kind.HYDROGEN, 0).play("protocol")
    assert difficulty_of(position.s) == 4


@pytest.mark.parametrize("card", CARD_IDS[FIRST_SECURITE:])
def test_8_12_a_safety_card_brings_back_its_token_at_any_moment(card):
    token = int(CARDS[CARD_IDS.index(card)].token)
    position = game(cards=["", card], lost=((1, token),))
    assert position.s.mover == 0
    assert position.legal(1) == [position.legal(1)[0]]
    position.play(card, seat=1)
    s = position.s
    assert s.players[1].safety.all() and s.mover == 0 and s.decision == Pending.ANNOUNCE
    assert s.piles[2, s.pile_sizes[2] - 1] == CARD_IDS.index(card)


def test_8_12_it_needs_a_token_that_is_lost_and_the_card():
    position = game(cards=["clean-coat"], lost=((0, Safety.GLASSWARE),))
    assert position.why(Kind.SECURITE, 0) == Refusal.TOKEN_NOT_LOST
    assert position.why(Kind.SECURITE, 2) == Refusal.NO_SAFETY_CARD


def test_8_13_a_lost_token_does_not_stop_the_manipulation():
    assert after_boum("acid", (2, 4)).same("C")


def test_8_14_a_catalyst_takes_two_off():
    position = game(cards=["catalyst catalyst"]).do(Kind.CLEAVE, 0, HYDROGEN_SLOT).play("catalyst")
    assert difficulty_of(position.s) == 5
