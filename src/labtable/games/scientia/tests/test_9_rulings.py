"""RULES.md §9 Rulings."""
from labtable.games.scientia import GAME
from labtable.games.scientia.constants import Ask, Ending, Refusal
from labtable.games.scientia.tests.position import (
    FULL,
    deal,
    game,
    held,
    legal,
    on_board,
    open_slots,
    play,
    pool,
    question,
    score,
    tech,
    told,
    why_not,
)


def test_9_1_seat_1_is_the_first_player():
    s = deal(4)
    assert s.mover == 3
    play(s, "take dna", "take atom", "take dna", "take atom")
    assert s.mover == 0


def test_9_2_a_payment_may_be_declined():
    s = game("acids-and-bases/3", "")
    play(s, "turn acids-and-bases")
    assert question(s) is Ask.PAY and why_not(s, "no") == why_not(s, "yes") == Refusal.NONE


def test_9_2_a_forced_payment_is_made_without_a_question():
    s = game("acids-and-bases/3", "", payments="forced")
    play(s, "turn acids-and-bases")
    assert question(s) is Ask.ADVANCE and pool(s) == 0


def test_9_2_a_forced_payment_that_cannot_be_made_is_passed_over():
    s = game("electrolysis/3", "", flasks=(2, 0), payments="forced")
    play(s, "turn electrolysis")
    assert tech(s) == "chemistry 1" and s.mover == 1


def test_9_2_a_card_must_be_given_up_when_payments_are_forced():
    s = game("mutation/3 gravity", "", also="atom", payments="forced")
    play(s, "turn mutation", "take atom")
    assert question(s) is Ask.GIVE_UP and why_not(s, "no") == Refusal.MUST_PAY
    play(s, "pick atom")
    assert held(s) == "gravity" and tech(s) == "chemistry 1 biology 1"


def test_9_3_a_project_without_a_copy_receives_no_flasks():
    s = game("radioactivity/3 atom", "atom")
    play(s, "turn radioactivity")
    assert why_not(s, "board atom") == Refusal.NO_COPY_LEFT


def test_9_3_also_the_project_that_is_being_completed():
    s = game("radioactivity/3 radioactivity", "")
    play(s, "turn radioactivity")
    assert why_not(s, "board radioactivity") == Refusal.NO_COPY_LEFT


def test_9_4_flasks_on_cards_and_boards_have_left_the_supply():
    s = game("planet/3", "", also="atom dna")
    play(s, "turn planet", "board atom", "board dna")
    assert s.flask_supply == 26
    play(s, "take dna")
    assert s.flask_supply == 26


def test_9_5_a_copied_line_speaks_as_on_its_own_card():
    s = game("neuron/3 radioactivity", "", also="dna")
    play(s, "turn neuron", "board dna")
    assert tech(s) == "chemistry 1 biology 1" and held(s) == "radioactivity"


def test_9_5_another_field_than_that_of_the_copied_card():
    s = game("neuron/3 acids-and-bases", "")
    play(s, "turn neuron", "yes")
    assert why_not(s, "field chemistry") == Refusal.OWN_FIELD and why_not(s, "field biology") == Refusal.NONE


def test_9_6_a_project_that_copies_cannot_be_copied():
    s = game("neuron/3 optics atom comet", "", flasks=(5, 0), tech=("physics 3",))
    play(s, "turn neuron")
    assert question(s) is Ask.COPY_OWN and why_not(s, "pick optics") == Refusal.COPIES_ITSELF


def test_9_7_physics_picks_the_best_fields_physics_included():
    s = game("", "", tech=("physics 6 biology 1",))
    assert score(s) == 7 + 1 + (7 + 1)


def test_9_8_an_exchange_brings_the_flasks_of_the_new_project():
    s = game("evolution/3 gravity/1+2", "", board="atom+3")
    play(s, "turn evolution", "board atom")
    assert held(s) == "atom/3+5" and on_board(s) == ""


def test_9_9_rearranging_takes_no_more_moves_than_there_are_flasks():
    s = game("tides/3 atom+2 dna", "", flasks=(5, 0))
    play(s, "turn tides", "pick atom", "move atom dna")
    assert question(s) is Ask.REARRANGE
    play(s, "move dna atom")
    assert question(s) is Ask.NOTHING and held(s) == "atom/2+2 dna"


def test_9_9_rearranging_may_stop_at_any_time():
    s = game("tides/3 atom+2 dna", "", flasks=(5, 0))
    play(s, "turn tides", "pick atom", "no")
    assert held(s) == "atom/2+2 dna" and s.mover == 1


def test_9_10_a_finished_card_that_waits_counts_as_a_card_in_its_slot():
    s = game("photosynthesis/3 atom/3", "", also="dna")
    play(s, "turn photosynthesis atom", "pick photosynthesis", "take dna")
    assert pool(s) == 2 + 3


def test_9_11_a_full_field_is_no_object_for_an_advance():
    s = game("acids-and-bases/3", "", tech=("physics 6",))
    play(s, "turn acids-and-bases", "yes")
    assert why_not(s, "field physics") == Refusal.FIELD_FULL


def test_9_12_no_part_of_an_effect_can_be_turned_down():
    s = game("energy/3 atom/3 dna", "", flasks=(5, 0))
    play(s, "turn energy")
    assert len(legal(s)) == 2 and why_not(s, "no") == Refusal.NOT_NOW
    play(s, "pick dna")
    assert pool(s) == 5 + 3 and held(s) == "dna/2"  # Atom had to turn too


def test_9_13_the_supply_that_ran_out_first_is_named():
    s = game("atom/3", "", tech=("chemistry 2",), cubes=1, supply=2)
    play(s, "turn atom", sound=False)
    assert s.tech_supply == 0 and s.flask_supply < 0 and s.trigger == Ending.TECH_CUBES


def test_9_14_an_opened_slot_stays_open_when_flasks_are_spent():
    s = game("electrolysis/3 dna gravity", "", flasks=(5, 0))
    play(s, "turn electrolysis", "yes", "field physics", "field biology")
    assert pool(s) == 2 and open_slots(s) == 3
    play(s, "take atom", "take atom")
    assert held(s) == "atom dna gravity"


def test_9_15_a_question_with_one_answer_is_not_asked():
    s = game("inertia/3 atom", "")
    play(s, "turn inertia")
    assert question(s) is Ask.NOTHING and held(s) == "atom/3"


def test_9_15_a_question_with_two_answers_is():
    s = game("inertia/3 atom dna", "", flasks=(5, 0))
    play(s, "turn inertia")
    assert question(s) is Ask.ROTATE and len(legal(s)) == 2


def test_9_16_a_supply_that_fills_again_does_not_call_off_the_end():
    s = game("acids-and-bases/3", "", supply=2)
    play(s, "turn acids-and-bases", "yes", "field physics", sound=False)
    assert s.flask_supply == 2 and s.trigger == Ending.FLASKS and s.last_round == 2


def test_9_17_flasks_on_cards_do_not_count():
    s = game("crystal/3 dna+4", "", flasks=(4, 0))
    play(s, "turn crystal")
    assert held(s) == "dna+8" and open_slots(s) == 2


def test_9_18_the_owner_orders_two_finished_cards():
    s = game("atom/3 dna/3", "")
    play(s, "turn atom dna")
    assert question(s) is Ask.ORDER and len(legal(s)) == 2


def test_9_19_the_effects_of_a_card_apply_when_its_field_is_full():
    s = game("atom/3", "", tech=(f"chemistry {FULL}",))
    play(s, "turn atom")
    assert pool(s) == 3 and tech(s) == f"chemistry {FULL}"


def test_9_20_turns_beyond_the_fourth_are_lost():
    s = game("inertia/3 atom/2 dna", "", flasks=(5, 0))
    play(s, "turn inertia", "pick atom")
    assert held(s) == "dna" and "Player 1 turns Atom (slot 2): 4 of 4, finished." in told(s)


def test_9_21_a_project_is_copied_even_if_its_effects_find_no_object():
    s = game("optics/3", "", also="rotation atom")
    play(s, "turn optics")
    assert why_not(s, "board rotation") == why_not(s, "board atom") == Refusal.NONE
    play(s, "board rotation")
    assert pool(s) == 0 and s.mover == 1


def test_9_22_every_player_has_a_cube_on_the_first_space_of_their_own_four_tracks():
    for player in GAME.view(deal(3), 0).players:
        assert [track.thing for track in player.tracks] == [
            f"track/{player.seat}/{field}" for field in ("physics", "chemistry", "biology", "astronomy")]
        assert all(track.spaces == (0,) for track in player.tracks)


def test_9_23_else_does_not_apply_when_a_payment_was_declined():
    s = game("electrolysis/3", "", flasks=(4, 0))
    play(s, "turn electrolysis", "no")
    assert pool(s) == 4 and told(s)[0] == "Player 1 does not pay."


def test_9_24_it_is_the_first_card_when_there_is_no_room_for_a_second():
    s = game("eclipse/3 gravity", "", also="atom")
    play(s, "turn eclipse", "take atom")
    assert held(s) == "atom+2 gravity" and s.mover == 1
