"""RULES.md §4 Reselling a reagent."""

from labtable.games.laboratorium.actions import encode
from labtable.games.laboratorium.constants import (
    HYDROGEN_SLOT,
    RESALE_DIE,
    RESOURCE_DICE,
    Kind,
    Pending,
    Refusal,
)
from labtable.games.laboratorium.tests.position import game
from labtable.games.laboratorium.tests.test_3_the_resource_phase import choice


def test_4_1_a_card_goes_back_on_its_pile_and_a_die_is_rolled():
    position = game(reagents=["3 5"]).dice(1, stream=RESALE_DIE).do(Kind.RESELL, 2)
    assert position.s.stock[2] == 2 and position.s.players[0].reagents[2] == 0
    assert position.s.random_counters[RESALE_DIE] == 1


def test_4_1_only_a_card_in_hand_can_be_resold():
    assert game(reagents=["3"]).why(Kind.RESELL, 4) == Refusal.NOTHING_TO_RESELL


def test_4_2_four_or_more_gives_another_card():
    position = game(reagents=["3"]).dice(4, stream=RESALE_DIE).do(Kind.RESELL, 2)
    assert position.s.decision == Pending.TAKE
    assert position.why(Kind.CHOOSE, 2) == Refusal.JUST_RESOLD
    position.do(Kind.CHOOSE, 6)
    assert position.s.players[0].reagents[6] == 1 and position.s.decision == Pending.ANNOUNCE


def test_4_2_the_card_may_be_declined():
    position = game(reagents=["3"]).dice(4, stream=RESALE_DIE).do(Kind.RESELL, 2)
    assert encode(Kind.PASS) in position.legal()
    position.do(Kind.PASS)
    assert position.s.decision == Pending.ANNOUNCE and not position.s.players[0].reagents.any()
    assert position.why(Kind.RESELL, 2) == Refusal.RESALE_TOO_LATE


def test_4_2_a_reagent_that_the_dice_gave_is_not_declined():
    position = game(decision=Pending.DICE).dice(3, 1, 1, 1, stream=RESOURCE_DICE)
    position.do(Kind.DICE, choice(reagent=3, boum=1))
    assert position.s.decision == Pending.TAKE and position.why(Kind.PASS) == Refusal.NOT_NOW


def test_4_2_less_gives_nothing():
    position = game(reagents=["3"]).dice(3, stream=RESALE_DIE).do(Kind.RESELL, 2)
    assert position.s.decision == Pending.ANNOUNCE and not position.s.players[0].reagents.any()


def test_4_3_only_once_a_turn():
    position = game(reagents=["3 5"]).dice(1, stream=RESALE_DIE).do(Kind.RESELL, 2)
    assert position.why(Kind.RESELL, 4) == Refusal.RESALE_TOO_LATE


def test_4_3_not_after_an_announcement():
    position = game(reagents=["3"]).now(Kind.CLEAVE, 0, HYDROGEN_SLOT)
    assert position.why(Kind.RESELL, 2) == Refusal.RESALE_TOO_LATE


def test_4_3_again_in_the_next_round():
    from labtable.games.laboratorium.turn import can_resell

    position = game(reagents=["3 5"]).dice(1, stream=RESALE_DIE).do(Kind.RESELL, 2).do(Kind.END).do(Kind.END)
    assert can_resell(position.s, 0)
