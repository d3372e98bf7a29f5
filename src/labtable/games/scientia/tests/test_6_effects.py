"""RULES.md §6 Effects, word by word."""
import pytest

from labtable.games.scientia.constants import Ask, Refusal
from labtable.games.scientia.tests.position import (
    FULL,
    copies,
    game,
    held,
    on_board,
    play,
    pool,
    question,
    tech,
    told,
    why_not,
)


def test_6_1_what_can_be_applied_must_be_applied():
    s = game("dna/3", "", also="atom")
    play(s, "turn dna")
    assert question(s) is Ask.TAKE and why_not(s, "no") == Refusal.NOT_NOW


def test_6_1_what_finds_no_object_is_passed_over():
    s = game("rotation/3", "")
    play(s, "turn rotation")
    assert s.mover == 1 and s.flask_supply == 30


def test_6_1_a_payment_for_nothing_is_passed_over():
    s = game("combustion/3", "", flasks=(3, 0), payments="forced")
    play(s, "turn combustion")
    assert pool(s) == 4 and s.mover == 1


def test_6_1_a_payment_for_nothing_is_not_asked_for():
    full = f"physics {FULL} biology {FULL} astronomy {FULL}"
    s = game("acids-and-bases/3", "", flasks=(3, 0), tech=(full,), cubes=9)
    play(s, "turn acids-and-bases", sound=False)
    assert pool(s) == 5 and s.mover == 1


def test_6_1_a_card_is_not_given_up_for_nothing():
    s = game("mutation/3 gravity", "", also="friction", tech=(f"physics {FULL}",), payments="forced")
    play(s, "turn mutation", "take friction")
    assert held(s) == "friction gravity" and s.mover == 1


def test_6_1_only_a_card_whose_field_can_advance_is_given_up():
    s = game("mutation/3 gravity", "", also="atom", tech=(f"physics {FULL}",))
    play(s, "turn mutation", "take atom")
    assert why_not(s, "pick gravity") == Refusal.FIELD_FULL and why_not(s, "pick atom") == Refusal.NONE


def test_6_1_an_effect_without_an_object_is_not_chosen_instead_of_one_that_has_one():
    s = game("quantum/3", "")
    play(s, "turn quantum")
    assert pool(s) == 3 and s.mover == 1


def test_6_1_finished_cards_are_no_object_of_a_turn():
    s = game("quantum/3 atom/3", "")
    play(s, "turn quantum atom", "pick quantum")
    assert pool(s) == 3 + 3 and s.mover == 1


def test_6_1_a_side_without_an_object_says_why_it_cannot_be_chosen():
    s = game("quantum/3 atom", "")
    play(s, "turn quantum")
    assert question(s) is Ask.CHOOSE and why_not(s, "side 1") == why_not(s, "side 2") == Refusal.NONE
    s.players[0].slots[1].rotation = 4  # as a save of older rules may hold it
    assert why_not(s, "side 1") == Refusal.NOTHING_TO_DO and why_not(s, "side 2") == Refusal.NONE


def test_6_2_what_can_be_applied_in_part_is_applied_in_part():
    s = game("dna/3 gravity", "", also="atom")
    play(s, "turn dna", "take atom")
    assert held(s) == "atom gravity" and s.mover == 1


def test_6_3_what_follows_the_arrow_needs_what_stands_before_it():
    s = game("acids-and-bases/3", "", flasks=(0, 0))
    play(s, "turn acids-and-bases", "no")
    assert pool(s) == 2 and tech(s) == "chemistry 1"
    assert told(s)[0] == "Player 1 does not pay."  # though there is just enough


def test_6_3_a_condition_that_is_half_met_is_not_met():
    s = game("sound/3 atom", "")
    play(s, "turn sound")
    assert held(s) == "atom/1" and pool(s) == 0


def test_6_4_a_lower_line_starts_from_what_the_lines_above_have_done():
    s = game("photosynthesis/3 gravity", "", also="atom")
    play(s, "turn photosynthesis", "take atom")
    assert pool(s) == 2  # the card that the first line took is counted by the second


def test_6_5_rotate_turns_one_card():
    s = game("inertia/3 atom dna", "", flasks=(5, 0))
    play(s, "turn inertia", "pick dna")
    assert held(s) == "atom dna/3"


def test_6_6_another_is_a_card_that_was_not_turned_yet():
    s = game("energy/3 atom dna comet", "", flasks=(5, 0), tech=("physics 3",))
    play(s, "turn energy", "pick atom")
    assert question(s) is Ask.ROTATE and why_not(s, "pick atom") == Refusal.ALREADY_TURNED
    play(s, "pick comet")
    assert held(s) == "atom/2 dna comet/2"


def test_6_6_each_turns_all_unfinished_cards():
    s = game("heat/3 atom/1 dna comet/2", "", flasks=(5, 0), tech=("physics 3",))
    play(s, "turn heat")
    assert held(s) == "atom/2 dna/1 comet/3"


def test_6_6_it_is_the_card_that_was_chosen_last():
    s = game("gravity/3 atom", "", also="dna")
    play(s, "turn gravity", "take dna")
    assert held(s) == "dna/2 atom"


def test_6_6_without_a_card_that_was_chosen_nothing_turns():
    s = game("gravity/3 atom", "")
    for row in s.stacks:
        row.copies = 0
    play(s, "turn gravity", sound=False)
    assert held(s) == "atom"


def test_6_7_gain_moves_flasks_from_the_supply_to_the_pool():
    s = game("atom/3", "")
    play(s, "turn atom")
    assert pool(s) == 3 and s.flask_supply == 27


def test_6_8_put_own_lays_flasks_on_one_card():
    s = game("crystal/3 comet dna", "", flasks=(5, 0))
    play(s, "turn crystal", "pick dna")
    assert held(s) == "comet dna+4" and s.flask_supply == 30 - 5 - 4


def test_6_8_put_another_needs_a_card_without_flasks_of_this_project():
    s = game("constellation/3 atom dna comet", "", flasks=(5, 0), tech=("physics 3",))
    play(s, "turn constellation", "pick dna")
    assert why_not(s, "pick dna") == Refusal.ALREADY_GIVEN_FLASKS
    play(s, "pick comet")
    assert held(s) == "atom dna+2 comet+2"


def test_6_8_put_another_with_a_single_card_is_passed_over():
    s = game("constellation/3 atom", "")
    play(s, "turn constellation")
    assert held(s) == "atom+2" and pool(s) == 1


def test_6_8_put_each_lays_flasks_on_every_card():
    s = game("molecule/3 dna+1 gravity", "", flasks=(5, 0))
    play(s, "turn molecule")
    assert held(s) == "dna+2 gravity+1"


def test_6_8_put_it_lays_flasks_on_the_card_that_was_chosen_last():
    s = game("friction/3 atom dna", "", flasks=(5, 0))
    play(s, "turn friction", "pick dna")
    assert held(s) == "atom dna/1+3"


def test_6_9_put_board_lays_flasks_on_a_project_on_the_boards():
    s = game("radioactivity/3", "", board="atom+1")
    play(s, "turn radioactivity", "board atom")
    assert on_board(s) == "atom+2" and s.flask_supply == 28


def test_6_9_elsewhere_is_another_project():
    s = game("planet/3", "", also="atom dna")
    play(s, "turn planet", "board atom")
    assert question(s) is Ask.PUT_BOARD and why_not(s, "board atom") == Refusal.ALREADY_GIVEN_FLASKS
    play(s, "board dna", "take dna")
    assert on_board(s) == "atom+2" and held(s) == "dna+2"


def test_6_10_take_takes_cards_one_after_another():
    s = game("dna/3", "", board="atom+2")
    play(s, "turn dna", "take atom")
    assert held(s) == "atom+2" and question(s) is Ask.TAKE
    play(s, "take atom")
    assert held(s) == "atom+2 atom"


def test_6_11_advance_own_advances_the_field_of_the_project():
    s = game("radioactivity/3", "", also="atom")
    play(s, "turn radioactivity", "board atom")
    assert tech(s) == "chemistry 2"


def test_6_11_advance_other_is_another_field():
    s = game("acids-and-bases/3", "")
    play(s, "turn acids-and-bases", "yes")
    assert why_not(s, "field chemistry") == Refusal.OWN_FIELD
    play(s, "field astronomy")
    assert tech(s) == "chemistry 1 astronomy 1"


def test_6_11_advance_another_is_a_second_field():
    s = game("electrolysis/3", "", flasks=(3, 0))
    play(s, "turn electrolysis", "yes", "field biology")
    assert why_not(s, "field biology") == Refusal.ALREADY_ADVANCED
    play(s, "field physics")
    assert tech(s) == "physics 1 chemistry 1 biology 1"


def test_6_11_advance_its_is_the_field_of_the_card_chosen_last():
    s = game("mutation/3 comet", "", also="atom")
    play(s, "turn mutation", "take atom", "pick comet")
    assert tech(s) == "biology 1 astronomy 1"


def test_6_12_collect_up_to_a_number_from_one_project():
    s = game("distillation/3", "", board="atom+5 dna+2")
    play(s, "turn distillation", "board dna")
    assert pool(s) == 3 and on_board(s) == "atom+5"


def test_6_12_only_where_flasks_lie():
    s = game("distillation/3", "", board="atom+5 dna+2", also="gravity")
    play(s, "turn distillation")
    assert why_not(s, "board gravity") == Refusal.NO_FLASKS_THERE


def test_6_12_collect_all():
    s = game("black-hole/3", "", board="atom+5 dna+2 gravity+1")
    play(s, "turn black-hole", "board atom", "board dna")
    assert pool(s) == 7 and on_board(s) == "gravity+1"


def test_6_12_collect_from_a_card_of_yours():
    s = game("supernova/3 atom+2 dna+3 gravity", "", flasks=(5, 0), tech=("physics 3",))
    play(s, "turn supernova", "pick gravity")
    assert why_not(s, "pick gravity") == Refusal.NO_FLASKS_THERE
    play(s, "pick dna")
    assert pool(s) == 5 + 1 + 3 and held(s) == "atom+2 dna gravity/1"


def test_6_13_copy_base_applies_a_base_project_on_the_boards():
    s = game("optics/3 comet", "", also="atom dna")
    play(s, "turn optics")
    assert why_not(s, "board optics") == Refusal.NOT_A_BASE_CARD
    play(s, "board dna", "take atom")
    assert held(s) == "atom comet" and tech(s) == "physics 1"


def test_6_13_copy_own_applies_one_of_your_unfinished_cards():
    s = game("neuron/3 atom comet", "", flasks=(5, 0))
    play(s, "turn neuron", "pick atom")
    assert pool(s) == 8 and held(s) == "atom comet"


def test_6_13_lines_below_the_copy_come_after_it():
    """Neuron copies a card that asks; only then does its own second line stand aside."""
    s = game("neuron/3 dna", "", also="atom")
    play(s, "turn neuron", "take atom")
    assert held(s) == "atom dna" and s.mover == 1  # DNA's second card finds no slot; «else» is not applied


def test_6_14_a_payment_goes_back_to_the_supply():
    s = game("acids-and-bases/3", "", flasks=(4, 0))
    play(s, "turn acids-and-bases", "yes", "field physics")
    assert pool(s) == 4 and s.flask_supply == 30 - 4


def test_6_14_without_the_flasks_nothing_is_asked():
    s = game("combustion/3 atom", "", payments="forced")
    play(s, "turn combustion")
    assert s.mover == 1 and pool(s) == 0 and held(s) == "atom/2"  # the one flask that it gained; none for a second turn


@pytest.mark.parametrize(("others", "gained"), [("gravity", 0), ("atom", 2)])
def test_6_15_if_asks_for_as_many_or_more(others, gained):
    s = game(f"ecosystem/3 {others}", "", also="friction")
    play(s, "turn ecosystem", "take friction")
    assert pool(s) == gained


@pytest.mark.parametrize(("board", "gained"), [("", 3), ("atom+1", 1)])
def test_6_15_if_no_asks_for_none(board, gained):
    s = game("black-hole/3", "", board=board)
    play(s, "turn black-hole")
    assert pool(s) == gained


@pytest.mark.parametrize(("others", "decisions", "cards"), [
    ("", ["take atom"], "atom"), ("gravity", ["board atom"], "atom/2")])
def test_6_16_else_applies_when_the_line_before_could_not(others, decisions, cards):
    s = game(f"evolution/3 {others}", "", also="atom")
    play(s, "turn evolution", *decisions)
    assert held(s) == cards and s.mover == 1


@pytest.mark.parametrize("payments", ["optional", "forced"])
def test_6_16_else_applies_when_a_payment_could_not_be_made(payments):
    s = game("electrolysis/3", "", flasks=(2, 0), payments=payments)
    play(s, "turn electrolysis")
    assert pool(s) == 2 + 3 and tech(s) == "chemistry 1"


def test_6_16_else_applies_when_a_payment_would_have_been_for_nothing():
    full = f"physics {FULL} biology {FULL} astronomy {FULL}"
    s = game("electrolysis/3", "", flasks=(3, 0), tech=(full,), cubes=9)
    play(s, "turn electrolysis", sound=False)
    assert pool(s) == 3 + 3


@pytest.mark.parametrize(("advances", "gained"), [
    ("", 0), ("physics 1", 0), ("physics 2", 1), ("physics 4 biology 6", 2)])
def test_6_17_per_multiplies(advances, gained):
    s = game("periodic-table/3", "", tech=(advances,))
    play(s, "turn periodic-table")
    assert pool(s) == gained


def test_6_17_max_limits_the_product():
    s = game("big-bang/3", "", tech=("physics 6 chemistry 3",))
    play(s, "turn big-bang")
    assert pool(s) == 2 + 3


def test_6_18_attract_moves_all_flasks_of_a_project_onto_a_card():
    s = game("magnetism/3 atom dna", "", board="comet+3 gravity+1", flasks=(5, 0))
    play(s, "turn magnetism", "pick atom", "board comet")
    assert question(s) is Ask.ATTRACT_TO
    play(s, "pick dna")
    assert held(s) == "atom/2 dna+3" and on_board(s) == "gravity+1" and pool(s) == 5


def test_6_18_attract_without_a_card_is_passed_over():
    s = game("magnetism/3", "", board="comet+3")
    play(s, "turn magnetism")
    assert on_board(s) == "comet+3" and s.mover == 1


def test_6_19_choose_applies_one_of_two_effects():
    for side, cards, flasks in ((1, "atom/3 dna/4", 5), (2, "atom/3 dna", 8)):
        s = game("quantum/3 atom/3 dna", "", flasks=(5, 0))
        play(s, "turn quantum", f"side {side}")
        if side == 1:
            play(s, "pick dna")
            assert question(s) is Ask.TAKE  # DNA is finished and completed
        else:
            assert held(s) == cards and pool(s) == flasks


def test_6_20_the_extra_action_comes_at_once_and_its_cards_wait():
    s = game("relativity/3 atom/2", "", also="dna")
    play(s, "turn relativity")
    assert question(s) is Ask.EXTRA_ACTION and s.mover == 0 and held(s) == "atom/3"
    play(s, "turn atom")
    assert told(s)[:2] == ["Player 1 acts once more.", "Player 1 turns Atom (slot 2): 4 of 4, finished."]
    assert pool(s) == 1 + 3 and s.mover == 1


def test_6_21_exchange_keeps_turns_and_flasks():
    s = game("evolution/3 gravity/1+2", "", also="atom")
    play(s, "turn evolution", "board atom")
    assert held(s) == "atom/3+2" and copies(s, "gravity") == 2 and copies(s, "atom") == 1


def test_6_22_the_card_given_up_goes_back_and_leaves_its_flasks():
    s = game("mutation/3 comet/2+3", "", also="atom")
    play(s, "turn mutation", "take atom", "pick comet")
    assert held(s) == "atom" and pool(s) == 3 and copies(s, "comet") == 2


def test_6_23_rearrange_moves_flasks_one_at_a_time():
    s = game("tides/3 atom+2 dna", "", flasks=(5, 0))
    play(s, "turn tides", "pick dna")
    assert question(s) is Ask.REARRANGE and why_not(s, "move dna atom") == Refusal.NO_FLASKS_THERE
    play(s, "move atom dna", "move atom dna")
    assert held(s) == "atom dna/2+2" and s.mover == 1


def test_6_23_with_one_card_there_is_nothing_to_rearrange():
    s = game("tides/3 atom+2", "")
    play(s, "turn tides")
    assert s.mover == 1 and not any("flasks as they are" in line for line in told(s))


def test_6_23_without_flasks_there_is_nothing_to_rearrange():
    s = game("tides/3 atom dna", "", flasks=(5, 0))
    play(s, "turn tides", "pick dna")
    assert s.mover == 1


def test_6_24_scatter_lays_flasks_on_one_project_of_each_field():
    s = game("nebula/3", "", also="gravity atom dna comet")
    play(s, "turn nebula")
    assert why_not(s, "board atom") == Refusal.OTHER_FIELD
    play(s, "board gravity", "board atom", "board dna", "board comet")
    assert on_board(s) == "gravity+1 atom+1 dna+1 comet+1" and question(s) is Ask.TAKE
