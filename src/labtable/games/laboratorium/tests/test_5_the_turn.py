"""RULES.md §5 The turn."""

import pytest

from labtable.games.laboratorium.actions import NUM_ACTIONS
from labtable.games.laboratorium.constants import (
    HYDROGEN_SLOT,
    Kind,
    Manipulation,
    Pending,
    Refusal,
    Safety,
    Type,
)
from labtable.games.laboratorium.tests.position import dealt, game

COAT = (0, Safety.COAT)


def test_5_1_a_seat_manipulates_as_often_as_it_likes_and_ends_when_it_likes():
    position = game()
    for _ in range(3):
        position.now(Kind.CLEAVE, 0, HYDROGEN_SLOT)
    assert position.same("[1*]C([1*])([1*])[1*]") and position.s.mover == 0
    position.do(Kind.END)
    assert position.s.mover == 1


@pytest.mark.parametrize(
    "position_of",
    [
        dealt,
        lambda: game(molecules=["[1*]CC([1*])CC=[2*]"], reagents=["7 8"], hydroxyl="on"),
        lambda: game(molecules=["[1*]CCCC[1*]"], reagents=["8"]).do(Kind.SINGLE, 0),
    ],
    ids=["the first reagent", "a turn", "a centre of the reagent"],
)
def test_5_1_the_list_of_what_may_be_done_holds_all_that_is_not_refused(position_of):
    position = position_of()
    assert position.legal() == [action for action in range(NUM_ACTIONS) if position.refusal(action) == Refusal.NONE]
    assert position.refusal(-1) == position.refusal(NUM_ACTIONS) == Refusal.NO_SUCH_ACTION


def test_5_2_reactions_and_characterisations_are_two_types():
    assert game().now(Kind.CLEAVE, 0, HYDROGEN_SLOT).s.turn_type == Type.REACTION
    assert game().now(Kind.HYDROGEN, 0).s.turn_type == Type.CHARACTERISATION
    assert [kind >= Manipulation.HYDROGEN for kind in Manipulation].count(True) == 3


def test_5_3_the_first_manipulation_fixes_the_type_of_the_turn():
    position = game(molecules=["[1*]C([1*])[1*]"]).now(Kind.HYDROGEN, 0)
    assert position.why(Kind.CLEAVE, 0, HYDROGEN_SLOT) == Refusal.OTHER_TYPE
    assert position.why(Kind.HYDROGEN, 0) == Refusal.NONE
    other = game(molecules=["[1*]C([1*])[1*]"]).now(Kind.CLEAVE, 0, HYDROGEN_SLOT)
    assert other.why(Kind.HYDROGEN, 0) == Refusal.OTHER_TYPE


def test_5_3_the_next_turn_is_free_again():
    position = game().now(Kind.HYDROGEN, 0).do(Kind.END)
    assert position.s.turn_type == Type.NONE


def test_5_4_an_announcement_needs_all_three_tokens():
    position = game(lost=(COAT,), cards=["clean-coat"])
    assert position.why(Kind.HYDROGEN, 0) == Refusal.TOKENS_MISSING
    assert position.play("clean-coat").why(Kind.HYDROGEN, 0) == Refusal.NONE


def test_5_5_a_player_who_cannot_get_the_tokens_back_is_passed_over():
    position = game(players=3, lost=((1, Safety.COAT), (1, Safety.GLASSWARE)), cards=["", "clean-coat"])
    assert position.do(Kind.END).s.mover == 2


@pytest.mark.parametrize("card", ["clean-coat", "new-extinguisher", "new-glassware"])
@pytest.mark.parametrize("token", Safety)
def test_5_5_a_player_who_can_is_asked(token, card):
    position = game(players=3, lost=((1, token),), cards=["", card])
    assert position.do(Kind.END).s.mover == (1 if card.endswith(token.name.lower()) else 2)


def test_5_5_a_player_who_may_still_resell_is_asked_first():
    position = game(lost=((1, Safety.COAT),), reagents=["", "3"]).do(Kind.END)
    assert position.s.mover == 1 and position.s.decision == Pending.ANNOUNCE


def test_5_6_a_centre_undergoes_one_manipulation_a_turn_even_if_it_fails():
    position = game().now(Kind.HYDROGEN, 0, faces=(1, 2))
    assert position.same("C[1*]") and position.why(Kind.HYDROGEN, 0) == Refusal.CENTRE_USED


def test_5_7_the_first_player_token_passes_on_after_the_last_seat():
    position = game(players=3).do(Kind.END).do(Kind.END)
    assert position.s.first == 0 and position.s.round_number == 1
    position.do(Kind.END)
    assert position.s.first == 1 and position.s.mover == 1 and position.s.round_number == 2
    assert position.s.decision == Pending.DICE
