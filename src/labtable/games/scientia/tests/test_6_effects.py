"""RULES.md §6 Effects, word by word."""

import pytest

from labtable.games.scientia.constants import Pending, Refusal
from labtable.games.scientia.tests.position import FULL, game


def test_6_1_what_can_be_applied_must_be_applied():
    p = game("dna/3", "", also="atom")
    p.play("turn dna")
    assert p.asked is Pending.TAKE and p.why_not("no") == Refusal.NOT_NOW


def test_6_1_what_finds_no_object_is_passed_over():
    p = game("rotation/3", "")
    p.play("turn rotation")
    assert p.s.mover == 1 and p.s.flask_supply == 30


def test_6_1_a_payment_for_nothing_is_passed_over():
    p = game("combustion/3", "", flasks=(3, 0), payments="forced")
    p.play("turn combustion")
    assert p.pool() == 5 and p.s.mover == 1


def test_6_1_a_payment_for_nothing_is_not_asked_for():
    full = f"physics {FULL} biology {FULL} astronomy {FULL}"
    p = game("acids-and-bases/3", "", flasks=(3, 0), tech=(full,), cubes=9)
    p.play("turn acids-and-bases")
    assert p.pool() == 5 and p.s.mover == 1


def test_6_1_a_card_is_not_given_up_for_nothing():
    p = game("mutation/3 gravity", "", also="friction", tech=(f"physics {FULL}",), payments="forced")
    p.play("turn mutation", "take friction")
    assert p.held() == "friction gravity" and p.s.mover == 1


def test_6_1_only_a_card_whose_field_can_advance_is_given_up():
    p = game("mutation/3 gravity", "", also="atom", tech=(f"physics {FULL}",))
    p.play("turn mutation", "take atom")
    assert p.why_not("pick gravity") == Refusal.FIELD_FULL and p.why_not("pick atom") == Refusal.NONE


def test_6_1_an_effect_without_an_object_is_not_chosen_instead_of_one_that_has_one():
    p = game("quantum/3", "")
    p.play("turn quantum")
    assert p.pool() == 3 and p.s.mover == 1


def test_6_1_finished_cards_are_no_object_of_a_turn():
    p = game("quantum/3 atom/3", "")
    p.play("turn quantum atom", "pick quantum")
    assert p.pool() == 3 + 3 and p.s.mover == 1


def test_6_1_a_side_without_an_object_says_why_it_cannot_be_chosen():
    p = game("quantum/3 atom", "")
    p.play("turn quantum")
    assert p.asked is Pending.CHOOSE and p.why_not("side 1") == p.why_not("side 2") == Refusal.NONE
    p.s.players[0].slots[1].rotation = 4  # as a save of older rules may hold it
    assert p.why_not("side 1") == Refusal.NOTHING_TO_DO and p.why_not("side 2") == Refusal.NONE


def test_6_2_what_can_be_applied_in_part_is_applied_in_part():
    p = game("dna/3 gravity", "", also="atom")
    p.play("turn dna", "take atom")
    assert p.held() == "atom gravity" and p.s.mover == 1


def test_6_3_what_follows_the_arrow_needs_what_stands_before_it():
    p = game("acids-and-bases/3", "", flasks=(0, 0))
    p.play("turn acids-and-bases", "no")
    assert p.pool() == 2 and p.tech() == "chemistry 1"
    assert p.log()[0] == "Player 1 does not pay."  # though there is just enough


def test_6_3_a_condition_that_is_half_met_is_not_met():
    p = game("sound/3 atom", "")
    p.play("turn sound")
    assert p.held() == "atom/2" and p.pool() == 0


def test_6_4_a_lower_line_starts_from_what_the_lines_above_have_done():
    p = game("photosynthesis/3 gravity", "", also="atom")
    p.play("turn photosynthesis", "take atom")
    assert p.pool() == 2  # the card that the first line took is counted by the second


def test_6_5_rotate_turns_one_card():
    p = game("inertia/3 atom dna", "", flasks=(5, 0))
    p.play("turn inertia", "pick dna")
    assert p.held() == "atom dna/3"


def test_6_6_another_is_a_card_that_was_not_turned_yet():
    p = game("energy/3 atom dna comet", "", flasks=(5, 0), tech=("physics 3",))
    p.play("turn energy", "pick atom")
    assert p.asked is Pending.ROTATE and p.why_not("pick atom") == Refusal.ALREADY_TURNED
    p.play("pick comet")
    assert p.held() == "atom/2 dna comet/2"


def test_6_6_each_turns_all_unfinished_cards():
    p = game("heat/3 atom/1 dna comet/2", "", flasks=(5, 0), tech=("physics 3",))
    p.play("turn heat")
    assert p.held() == "atom/2 dna/1 comet/3"


def test_6_6_it_is_the_card_that_was_chosen_last():
    p = game("gravity/3 atom", "", also="dna")
    p.play("turn gravity", "take dna")
    assert p.held() == "dna/2 atom"


def test_6_6_without_a_card_that_was_chosen_nothing_turns():
    p = game("gravity/3 atom", "")
    p.sound = False
    for row in p.s.stacks:
        row.copies = 0
    p.play("turn gravity")
    assert p.held() == "atom"


def test_6_7_gain_moves_flasks_from_the_supply_to_the_pool():
    p = game("atom/3", "")
    p.play("turn atom")
    assert p.pool() == 3 and p.s.flask_supply == 27


def test_6_8_put_own_puts_flasks_on_one_card():
    p = game("crystal/3 comet dna", "", flasks=(5, 0))
    p.play("turn crystal", "pick dna")
    assert p.held() == "comet dna+4" and p.s.flask_supply == 30 - 5 - 4


def test_6_8_put_another_needs_a_card_without_flasks_of_this_project():
    p = game("constellation/3 atom dna comet", "", flasks=(5, 0), tech=("physics 3",))
    p.play("turn constellation", "pick atom", "pick dna")
    assert p.why_not("pick dna") == Refusal.ALREADY_GIVEN_FLASKS
    p.play("pick comet")
    assert p.held() == "atom/1 dna+2 comet+2"


def test_6_8_put_another_with_a_single_card_is_passed_over():
    p = game("constellation/3 atom", "")
    p.play("turn constellation")
    assert p.held() == "atom/1+2" and p.pool() == 1


def test_6_8_put_each_puts_flasks_on_every_card():
    p = game("molecule/3 dna+1 gravity", "", flasks=(5, 0))
    p.play("turn molecule")
    assert p.held() == "dna+2 gravity+1"


def test_6_8_put_it_puts_flasks_on_the_card_that_was_chosen_last():
    p = game("friction/3 atom dna", "", flasks=(5, 0))
    p.play("turn friction", "pick dna")
    assert p.held() == "atom dna/1+3"


def test_6_9_put_board_puts_flasks_on_a_project_on_the_boards():
    p = game("radioactivity/3", "", board="atom+1")
    p.play("turn radioactivity", "board atom")
    assert p.on_board() == "atom+2" and p.s.flask_supply == 28


def test_6_9_elsewhere_is_another_project():
    p = game("planet/3", "", also="atom dna")
    p.play("turn planet", "board atom")
    assert p.asked is Pending.PUT_BOARD and p.why_not("board atom") == Refusal.ALREADY_GIVEN_FLASKS
    p.play("board dna", "take dna")
    assert p.on_board() == "atom+3" and p.held() == "dna/2+1"


def test_6_10_take_takes_cards_one_after_another():
    p = game("dna/3", "", board="atom+2")
    p.play("turn dna", "take atom")
    assert p.held() == "atom+2" and p.asked is Pending.TAKE
    p.play("take atom")
    assert p.held() == "atom+2 atom"


def test_6_11_advance_own_advances_the_field_of_the_project():
    p = game("radioactivity/3", "", also="atom")
    p.play("turn radioactivity", "board atom")
    assert p.tech() == "chemistry 2"


def test_6_11_advance_other_is_another_field():
    p = game("acids-and-bases/3", "")
    p.play("turn acids-and-bases", "yes")
    assert p.why_not("field chemistry") == Refusal.OWN_FIELD
    p.play("field astronomy")
    assert p.tech() == "chemistry 1 astronomy 1"


def test_6_11_advance_another_is_a_second_field():
    p = game("electrolysis/3", "", flasks=(3, 0))
    p.play("turn electrolysis", "yes", "field biology")
    assert p.why_not("field biology") == Refusal.ALREADY_ADVANCED
    p.play("field physics")
    assert p.tech() == "physics 1 chemistry 1 biology 1"


def test_6_11_advance_its_is_the_field_of_the_card_chosen_last():
    p = game("mutation/3 comet", "", also="atom")
    p.play("turn mutation", "take atom", "pick comet")
    assert p.tech() == "biology 1 astronomy 1"


def test_6_12_collect_up_to_a_number_from_one_project():
    p = game("distillation/3", "", board="atom+5 dna+1")
    p.play("turn distillation", "board dna")
    assert p.pool() == 3 + 1 and p.on_board() == "atom+5"


def test_6_12_only_where_flasks_lie():
    p = game("distillation/3", "", board="atom+5 dna+2", also="gravity")
    p.play("turn distillation")
    assert p.why_not("board gravity") == Refusal.NO_FLASKS_THERE


def test_6_12_collect_all():
    p = game("black-hole/3", "", board="atom+5 dna+2 gravity+1")
    p.play("turn black-hole", "board atom", "board dna")
    assert p.pool() == 7 and p.on_board() == "gravity+1"


def test_6_12_collect_from_a_card_of_yours():
    p = game("supernova/3 atom+2 dna+3 gravity", "", flasks=(5, 0), tech=("physics 3",))
    p.play("turn supernova", "pick gravity")
    assert p.why_not("pick gravity") == Refusal.NO_FLASKS_THERE
    p.play("pick dna")
    assert p.pool() == 5 + 2 + 3 and p.held() == "atom+2 dna gravity/2"


def test_6_13_copy_base_applies_a_base_project_on_the_boards():
    p = game("optics/3 comet", "", also="atom dna")
    p.play("turn optics")
    assert p.why_not("board optics") == Refusal.NOT_A_BASE_CARD
    p.play("board dna", "take atom")
    assert p.held() == "atom comet" and p.tech() == "physics 1"


def test_6_13_copy_own_applies_one_of_your_unfinished_cards():
    p = game("neuron/3 atom comet", "", flasks=(5, 0))
    p.play("turn neuron", "pick atom")
    assert p.pool() == 8 and p.held() == "atom comet"


def test_6_13_lines_below_the_copy_come_after_it():
    """Neuron copies a card that asks; only then does its own second line stand aside."""
    p = game("neuron/3 dna", "", also="atom")
    p.play("turn neuron", "take atom")
    assert p.held() == "atom dna" and p.s.mover == 1  # DNA's second card finds no slot; «else» is not applied


def test_6_13_else_stands_aside_after_a_copy_whose_last_line_did_nothing():
    p = game("neuron/3 pressure", "")
    p.play("turn neuron")
    assert p.held() == "pressure/2" and p.s.mover == 1  # Pressure was copied, so Neuron takes no card


def test_6_14_a_payment_goes_back_to_the_supply():
    p = game("acids-and-bases/3", "", flasks=(4, 0))
    p.play("turn acids-and-bases", "yes", "field physics")
    assert p.pool() == 4 and p.s.flask_supply == 30 - 4


def test_6_14_without_the_flasks_nothing_is_asked():
    p = game("electrolysis/3", "", flasks=(1, 0))
    p.play("turn electrolysis")
    assert p.s.mover == 1 and p.tech() == "chemistry 1"


@pytest.mark.parametrize(("others", "gained"), [("gravity", 0), ("atom", 2)])
def test_6_15_if_asks_for_as_many_or_more(others, gained):
    p = game(f"ecosystem/3 {others}", "", also="friction")
    p.play("turn ecosystem", "take friction")
    assert p.pool() == gained


@pytest.mark.parametrize(("board", "gained"), [("", 4), ("atom+1", 1)])
def test_6_15_if_no_asks_for_none(board, gained):
    p = game("black-hole/3", "", board=board)
    p.play("turn black-hole")
    assert p.pool() == gained


@pytest.mark.parametrize(
    ("others", "decisions", "cards"), [("", ["take atom"], "atom"), ("gravity", ["board atom"], "atom/2")]
)
def test_6_16_else_applies_when_the_line_before_could_not(others, decisions, cards):
    p = game(f"evolution/3 {others}", "", also="atom")
    p.play("turn evolution", *decisions)
    assert p.held() == cards and p.s.mover == 1


@pytest.mark.parametrize("payments", ["optional", "forced"])
def test_6_16_else_applies_when_a_payment_could_not_be_made(payments):
    p = game("electrolysis/3", "", flasks=(1, 0), payments=payments)
    p.play("turn electrolysis")
    assert p.pool() == 1 + 3 and p.tech() == "chemistry 1"


def test_6_16_else_looks_at_the_line_before_it_alone():
    p = game("neuron/3 electrolysis", "")
    p.play("turn neuron")
    assert p.pool() == 3  # the copy itself was applied, but the payment in its first line could not be made


def test_6_16_else_applies_when_a_payment_would_have_been_for_nothing():
    full = f"physics {FULL} biology {FULL} astronomy {FULL}"
    p = game("electrolysis/3", "", flasks=(3, 0), tech=(full,), cubes=9)
    p.play("turn electrolysis")
    assert p.pool() == 3 + 3


@pytest.mark.parametrize(
    ("advances", "gained"), [("", 0), ("physics 1", 0), ("physics 2", 1), ("physics 4 biology 6", 2)]
)
def test_6_17_per_multiplies(advances, gained):
    p = game("periodic-table/3", "", tech=(advances,))
    p.play("turn periodic-table")
    assert p.pool() == gained and p.told.count("gains") == (gained > 0)  # none is no gain to tell of


def test_6_17_max_limits_the_product():
    p = game("big-bang/3", "", tech=("physics 6 chemistry 3",))
    p.play("turn big-bang")
    assert p.pool() == 3 + 3


def test_6_18_attract_moves_all_flasks_of_a_project_onto_a_card():
    p = game("magnetism/3 atom dna", "", board="comet+3 gravity+1", flasks=(5, 0))
    p.play("turn magnetism", "pick atom", "board comet")
    assert p.asked is Pending.ATTRACT_TO
    p.play("pick dna")
    assert p.held() == "atom/3 dna+3" and p.on_board() == "gravity+1" and p.pool() == 6


def test_6_18_attract_without_a_card_is_passed_over():
    p = game("magnetism/3", "", board="comet+3")
    p.play("turn magnetism")
    assert p.on_board() == "comet+3" and p.s.mover == 1


def test_6_19_choose_applies_one_of_two_effects():
    for side, cards, flasks in ((1, "atom/3 dna/4", 5), (2, "atom/3 dna", 8)):
        p = game("quantum/3 atom/3 dna", "", flasks=(5, 0))
        p.play("turn quantum", f"side {side}")
        if side == 1:
            p.play("pick dna")
            assert p.asked is Pending.TAKE  # DNA is finished and completed
        else:
            assert p.held() == cards and p.pool() == flasks


def test_6_20_the_extra_action_comes_at_once_and_its_cards_wait():
    p = game("relativity/3 atom/2", "", also="dna")
    p.play("turn relativity")
    assert p.asked is Pending.EXTRA_ACTION and p.s.mover == 0 and p.held() == "atom/3"
    p.play("turn atom")
    assert p.log()[:2] == ["Player 1 acts once more.", "Player 1 turns Atom (slot 2): 4 of 4, finished."]
    assert p.pool() == 1 + 3 and p.s.mover == 1


def test_6_21_exchange_keeps_flasks():
    p = game("evolution/3 gravity+2", "", also="atom")
    p.play("turn evolution", "board atom")
    assert p.held() == "atom/2+2" and p.copies("gravity") == 2 and p.copies("atom") == 1


def test_6_21_exchange_keeps_turns():
    p = game("evolution/3 gravity/2+2", "", also="atom")
    p.play("turn evolution", "board atom")
    assert p.pool() == 2 + 3 and p.tech() == "chemistry 1 biology 1"  # two turns more finish the new card


def test_6_22_the_card_given_up_goes_back_and_leaves_its_flasks():
    p = game("mutation/3 comet/2+3", "", also="atom")
    p.play("turn mutation", "take atom", "pick comet")
    assert p.held() == "atom" and p.pool() == 3 and p.copies("comet") == 2


def test_6_23_rearrange_moves_flasks_one_at_a_time():
    p = game("tides/3 atom+2 dna", "", flasks=(5, 0))
    p.play("turn tides", "pick dna")
    assert p.asked is Pending.REARRANGE and p.why_not("move dna atom") == Refusal.NO_FLASKS_THERE
    p.play("move atom dna", "move atom dna")
    assert p.held() == "atom dna/2+2" and p.s.mover == 1


def test_6_23_with_one_card_there_is_nothing_to_rearrange():
    p = game("tides/3 atom+2", "")
    p.play("turn tides")
    assert p.s.mover == 1 and "stops" not in p.told


def test_6_23_without_flasks_there_is_nothing_to_rearrange():
    p = game("tides/3 atom dna", "", flasks=(5, 0))
    p.play("turn tides", "pick dna")
    assert p.s.mover == 1


def test_6_24_scatter_puts_flasks_on_one_project_of_each_field():
    p = game("nebula/3", "", also="gravity atom dna comet")
    p.play("turn nebula")
    assert p.why_not("board atom") == Refusal.OTHER_FIELD
    p.play("board gravity", "board atom", "board dna", "board comet")
    assert p.on_board() == "gravity+1 atom+1 dna+1 comet+1" and p.asked is Pending.TAKE
