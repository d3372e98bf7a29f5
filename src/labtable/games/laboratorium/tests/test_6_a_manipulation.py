"""RULES.md §6 A manipulation."""

from labtable.games.laboratorium.components import CARD_IDS
from labtable.games.laboratorium.constants import (
    HYDROGEN_SLOT,
    Kind,
    Pending,
    Refusal,
    Safety,
)
from labtable.games.laboratorium.effects import difficulty_of
from labtable.games.laboratorium.tests.position import game


def test_6_1_a_bond_formation_needs_a_card_with_the_right_centre():
    assert game().why(Kind.SINGLE, 0) == Refusal.NO_REAGENT
    position = game(molecules=["CC(=[2*])[1*]"], reagents=["8"])
    assert position.why(Kind.DOUBLE, 1) == Refusal.NO_REAGENT and position.why(Kind.SINGLE, 1) == Refusal.NONE
    position.do(Kind.SINGLE, 1)
    assert position.s.decision == Pending.REAGENT
    assert position.why(Kind.USE, 7, 1) == Refusal.NO_SUCH_CENTRE
    assert position.why(Kind.USE, 6) == Refusal.REAGENT_NOT_HELD


def test_6_1_the_card_leaves_the_hand_for_the_table():
    position = game(reagents=["8"], cards=["", "can"]).do(Kind.SINGLE, 0).do(Kind.USE, 7)
    assert position.s.players[0].reagents[7] == 0 and position.s.announced.reagent == 8


def test_6_2_the_others_play_boum_cards_in_turn_order_once_each():
    position = game(players=4, cards=["", "can can", "", "patent"])
    position.do(Kind.HYDROGEN, 0)
    assert (position.s.mover, position.s.decision) == (1, Pending.BOUM)
    position.play("can").play("can")
    assert position.s.mover == 3
    position.dice(5, 5).do(Kind.PASS)
    assert position.s.decision != Pending.BOUM


def test_6_2_the_active_seat_plays_none():
    position = game(cards=["can"]).now(Kind.HYDROGEN, 0)
    assert position.s.decision == Pending.ANNOUNCE and position.holds("can") == 1


def test_6_3_then_the_active_seat_plays_any_number_of_chimie_cards():
    position = game(cards=["master catalyst catalyst"]).do(Kind.CLEAVE, 0, HYDROGEN_SLOT)
    position.play("catalyst").play("catalyst")
    assert difficulty_of(position.s) == 3 and position.s.decision == Pending.CHIMIE
    assert position.why(Kind.PLAY, CARD_IDS.index("catalyst")) == Refusal.NOT_IN_HAND


def test_6_4_seven_for_a_reaction_five_for_a_characterisation():
    assert difficulty_of(game(cards=["master"]).do(Kind.CLEAVE, 0, HYDROGEN_SLOT).s) == 7
    assert difficulty_of(game(cards=["master"]).do(Kind.HYDROGEN, 0).s) == 5
    assert difficulty_of(game(cards=["", "can can"]).do(Kind.HYDROGEN, 0).play("can").s) == 7


def test_6_5_the_sum_must_reach_the_difficulty():
    assert game().now(Kind.CLEAVE, 0, HYDROGEN_SLOT, faces=(3, 4)).same("[1*]C[1*]")
    assert game().now(Kind.CLEAVE, 0, HYDROGEN_SLOT, faces=(3, 3)).same("C[1*]")
    assert game().now(Kind.HYDROGEN, 0, faces=(1, 4)).same("C")


def test_6_6_ten_succeeds_whatever_the_difficulty():
    for faces, text in (((4, 6), "C"), ((4, 5), "C[1*]")):
        position = game(cards=["", "patent patent can"]).do(Kind.HYDROGEN, 0)
        position.play("patent").play("patent").dice(*faces).play("can")
        assert position.same(text)


def test_6_7_two_fails_and_costs_a_token_of_choice():
    position = game(cards=["master catalyst"]).do(Kind.HYDROGEN, 0).play("master").dice(1, 1).play("catalyst")
    assert position.same("C[1*]") and position.s.decision == Pending.LOSE
    position.do(Kind.LOSE, Safety.GLASSWARE)
    assert list(position.s.players[0].safety) == [1, 1, 0] and position.s.mover == 1


def test_6_8_a_success_changes_the_molecule_and_a_failure_does_not():
    assert game().now(Kind.HYDROGEN, 0).same("C")
    assert game().now(Kind.HYDROGEN, 0, faces=(1, 3)).same("C[1*]")


def test_6_9_cards_go_under_their_piles_and_the_reagent_on_its_pile():
    for faces in ((5, 5), (1, 2)):
        position = game(reagents=["8"], cards=["master", "can"]).do(Kind.SINGLE, 0).do(Kind.USE, 7).play("can")
        position.dice(*faces).play("master")
        s = position.s
        assert s.piles[1, s.pile_sizes[1] - 1] == CARD_IDS.index("can") and s.pile_sizes[1] == 28
        assert s.piles[0, s.pile_sizes[0] - 1] == CARD_IDS.index("master") and s.pile_sizes[0] == 18
        assert s.stock[7] == 2 and not s.players[0].reagents.any()


def test_6_10_pierres_manipulation():
    """Pierre is seat 0, Julie seat 1, Carole seat 2; his double centre reacts with reagent 7."""
    position = game(players=3, molecules=["CC(=[2*])[1*]"], reagents=["7"], cards=["master", "acid patent", "can"])
    position.do(Kind.DOUBLE, 1).do(Kind.USE, 6)
    position.play("acid").play("patent")
    assert position.s.mover == 2
    position.play("can")
    assert difficulty_of(position.s) == 7 + 5 and position.s.mover == 0
    assert list(position.s.players[0].safety) == [0, 1, 1], "the coat is lost at once, and the manipulation goes on"
    position.dice(4, 5).play("master")
    assert position.same("CC([1*])=C[1*]")
    assert list(position.s.players[0].safety) == [0, 1, 1]
    assert position.s.mover == 1, "without his coat Pierre's turn is over"
    assert position.s.stock[6] == 3 and list(position.s.pile_sizes) == [18, 28, 21]


def test_6_10_with_a_clean_coat_pierre_goes_on():
    position = game(
        players=3, molecules=["CC(=[2*])[1*]"], reagents=["7"], cards=["master clean-coat", "acid patent", "can"]
    )
    position.do(Kind.DOUBLE, 1).do(Kind.USE, 6).play("acid").play("patent").play("can").dice(4, 5).play("master")
    assert position.s.mover == 0 and position.why(Kind.CLEAVE, 0, HYDROGEN_SLOT) == Refusal.TOKENS_MISSING
    position.play("clean-coat")
    assert position.why(Kind.CLEAVE, 0, HYDROGEN_SLOT) == Refusal.NONE


def test_6_10_an_eight_would_not_have_been_enough():
    position = game(players=3, molecules=["CC(=[2*])[1*]"], reagents=["7"], cards=["master", "acid patent", "can"])
    position.do(Kind.DOUBLE, 1).do(Kind.USE, 6).play("acid").play("patent").play("can").dice(4, 4).play("master")
    assert position.same("CC(=[2*])[1*]") and list(position.s.players[0].safety) == [0, 1, 1]
