"""RULES.md §9 Rulings."""

import pytest

from labtable.core.match.match import Match
from labtable.games.scientia import GAME
from labtable.games.scientia.actions import encode
from labtable.games.scientia.constants import Ending, Event, Kind, Pending, Phase, Refusal
from labtable.games.scientia.tests.position import FULL, deal, game


def test_9_1_without_an_option_the_lot_decides_who_is_first():
    assert {GAME.first_player(Match(GAME, 3, seed=seed).state) for seed in range(20)} == {0, 1, 2}


def test_9_1_with_the_option_seat_1_is_the_first_player():
    p = deal(4, first_player="first_seat")
    assert p.s.mover == 3
    p.play("take dna", "take atom", "take dna", "take atom")
    assert p.s.mover == 0


def drawn(seed):
    """A game of three whose first player is drawn by lot, up to the first turn; and the seats as they took cards."""
    p = deal(3, seed=seed, first_player="random")
    order = []
    while p.s.phase == Phase.DRAFT:
        order.append(int(p.s.mover))
        p.play(("take dna", "take atom", "take rotation")[len(order) - 1])
    return p, order


def test_9_1_drawn_by_lot_every_seat_may_be_the_first_player():
    assert {drawn(seed)[1][-1] for seed in range(20)} == {0, 1, 2}


@pytest.mark.parametrize("seed", range(6))
def test_9_1_drawn_by_lot_the_draft_ends_with_the_first_player_who_then_begins(seed):
    p, order = drawn(seed)
    first = order[-1]
    assert order == [(first - place) % 3 for place in (1, 2, 3)] and p.s.mover == first == GAME.first_player(p.s)


@pytest.mark.parametrize("seed", range(6))
def test_9_1_drawn_by_lot_a_round_ends_before_the_first_player(seed):
    p, order = drawn(seed)
    for place in range(3):
        assert p.s.rounds == 1 and p.s.mover == (order[-1] + place) % 3
        p.apply(encode(Kind.ROTATE_ONCE, 0))
    assert p.s.rounds == 2 and p.s.mover == order[-1]


def test_9_1_the_log_tells_whom_the_lot_fell_on():
    p = deal(3, seed=2, first_player="random")
    assert [int(event.kind) for event in p.s.trail[: p.s.trail_size]] == [Event.FIRST]
    assert int(p.s.trail[0].a) == GAME.first_player(p.s)
    assert deal(3, seed=2).s.trail_size == 0


def test_9_1_a_seat_knows_its_place_in_the_order_of_play():
    match = Match(GAME, 3, seed=2, options={"first_player": "random"})
    first = GAME.first_player(match.state)
    assert [match.observe((first + place) % 3)["seat"].item() for place in range(3)] == [0, 1, 2]


def test_9_2_a_payment_may_be_declined():
    p = game("acids-and-bases/3", "")
    p.play("turn acids-and-bases")
    assert p.asked is Pending.PAY and p.why_not("no") == p.why_not("yes") == Refusal.NONE


def test_9_2_a_forced_payment_is_made_without_a_question():
    p = game("acids-and-bases/3", "", payments="forced")
    p.play("turn acids-and-bases")
    assert p.asked is Pending.ADVANCE and p.pool() == 0


def test_9_2_a_forced_payment_that_cannot_be_made_is_passed_over():
    p = game("electrolysis/3", "", flasks=(1, 0), payments="forced")
    p.play("turn electrolysis")
    assert p.tech() == "chemistry 1" and p.s.mover == 1


def test_9_2_a_card_must_be_given_up_when_payments_are_forced():
    p = game("mutation/3 gravity", "", also="atom", payments="forced")
    p.play("turn mutation", "take atom")
    assert p.asked is Pending.GIVE_UP and p.why_not("no") == Refusal.MUST_PAY
    p.play("pick atom")
    assert p.held() == "gravity" and p.tech() == "chemistry 1 biology 1"


def test_9_3_a_project_without_a_copy_receives_no_flasks():
    p = game("radioactivity/3 atom", "atom")
    p.play("turn radioactivity")
    assert p.why_not("board atom") == Refusal.NO_COPY_LEFT


def test_9_3_also_the_project_that_is_being_completed():
    p = game("radioactivity/3 radioactivity", "")
    p.play("turn radioactivity")
    assert p.why_not("board radioactivity") == Refusal.NO_COPY_LEFT


def test_9_4_flasks_on_cards_and_boards_have_left_the_supply():
    p = game("planet/3", "", also="atom dna")
    p.play("turn planet", "board atom", "board dna")
    assert p.s.flask_supply == 26
    p.play("take dna")
    assert p.s.flask_supply == 26


def test_9_5_a_copied_line_works_as_on_its_own_card():
    p = game("neuron/3 radioactivity", "", also="dna")
    p.play("turn neuron", "board dna")
    assert p.tech() == "chemistry 1 biology 1" and p.held() == "radioactivity"


def test_9_5_another_field_than_that_of_the_copied_card():
    p = game("neuron/3 acids-and-bases", "")
    p.play("turn neuron", "yes")
    assert p.why_not("field chemistry") == Refusal.OWN_FIELD and p.why_not("field biology") == Refusal.NONE


def test_9_6_a_project_that_copies_cannot_be_copied():
    p = game("neuron/3 optics atom comet", "", flasks=(5, 0), tech=("physics 3",))
    p.play("turn neuron")
    assert p.asked is Pending.COPY_OWN and p.why_not("pick optics") == Refusal.COPIES_ITSELF


def test_9_7_physics_picks_the_best_fields_physics_included():
    p = game("", "", tech=("physics 6 biology 1",))
    assert p.score() == 7 + 1 + (7 + 1)


def test_9_8_an_exchange_brings_the_flasks_of_the_new_project():
    p = game("evolution/3 gravity+2", "", board="atom+3")
    p.play("turn evolution", "board atom")
    assert p.held() == "atom/2+5" and p.on_board() == ""


def test_9_9_rearranging_takes_no_more_moves_than_there_are_flasks():
    p = game("tides/3 atom+2 dna", "", flasks=(5, 0))
    p.play("turn tides", "pick atom", "move atom dna")
    assert p.asked is Pending.REARRANGE
    p.play("move dna atom")
    assert p.asked is Pending.NOTHING and p.held() == "atom/2+2 dna"


def test_9_9_rearranging_may_stop_at_any_time():
    p = game("tides/3 atom+2 dna", "", flasks=(5, 0))
    p.play("turn tides", "pick atom", "no")
    assert p.held() == "atom/2+2 dna" and p.s.mover == 1


def test_9_10_a_finished_card_that_waits_counts_as_a_card_in_its_slot():
    p = game("photosynthesis/3 atom/3", "", also="dna")
    p.play("turn photosynthesis atom", "pick photosynthesis", "take dna")
    assert p.pool() == 2 + 3


def test_9_11_a_full_field_is_no_object_for_an_advance():
    p = game("acids-and-bases/3", "", tech=("physics 6",))
    p.play("turn acids-and-bases", "yes")
    assert p.why_not("field physics") == Refusal.FIELD_FULL


def test_9_12_no_part_of_an_effect_can_be_turned_down():
    p = game("energy/3 atom/3 dna", "", flasks=(5, 0))
    p.play("turn energy")
    assert len(p.legal()) == 2 and p.why_not("no") == Refusal.NOT_NOW
    p.play("pick dna")
    assert p.pool() == 5 + 1 + 3 and p.held() == "dna/2"  # Atom had to turn too


def test_9_13_the_supply_that_ran_out_first_is_named():
    p = game("atom/3", "", tech=("chemistry 2",), cubes=1, supply=2)
    p.play("turn atom")
    assert p.s.tech_supply == 0 and p.s.flask_supply < 0 and p.s.trigger == Ending.TECH_CUBES


def test_9_14_an_opened_slot_stays_open_when_flasks_are_spent():
    p = game("electrolysis/3 dna gravity", "", flasks=(5, 0))
    p.play("turn electrolysis", "yes", "field physics", "field biology")
    assert p.pool() == 3 and p.open_slots() == 3
    p.play("take atom", "take atom")
    assert p.held() == "atom dna gravity"


def test_9_15_a_question_with_one_answer_is_not_asked():
    p = game("inertia/3 atom", "")
    p.play("turn inertia")
    assert p.asked is Pending.NOTHING and p.held() == "atom/3"


def test_9_15_a_question_with_two_answers_is():
    p = game("inertia/3 atom dna", "", flasks=(5, 0))
    p.play("turn inertia")
    assert p.asked is Pending.ROTATE and len(p.legal()) == 2


def test_9_16_a_supply_that_fills_again_does_not_call_off_the_end():
    p = game("acids-and-bases/3", "", supply=2)
    p.play("turn acids-and-bases", "yes", "field physics")
    assert p.s.flask_supply == 2 and p.s.trigger == Ending.FLASKS and p.s.last_round == 2


def test_9_17_flasks_on_cards_do_not_count():
    p = game("crystal/3 dna+4", "", flasks=(4, 0))
    p.play("turn crystal")
    assert p.held() == "dna+8" and p.open_slots() == 2


def test_9_18_the_owner_orders_two_finished_cards():
    p = game("atom/3 dna/3", "")
    p.play("turn atom dna")
    assert p.asked is Pending.ORDER and len(p.legal()) == 2


def test_9_19_the_effects_of_a_card_apply_when_its_field_is_full():
    p = game("atom/3", "", tech=(f"chemistry {FULL}",))
    p.play("turn atom")
    assert p.pool() == 3 and p.tech() == f"chemistry {FULL}"


def test_9_20_turns_beyond_the_fourth_are_lost():
    p = game("inertia/3 atom/2 dna", "", flasks=(5, 0))
    p.play("turn inertia", "pick atom")
    assert p.held() == "dna" and "Player 1 turns Atom (slot 2): 4 of 4, finished." in p.log()


def test_9_21_a_project_is_copied_even_if_its_effects_find_no_object():
    p = game("optics/3", "", also="rotation atom")
    p.play("turn optics")
    assert p.why_not("board rotation") == p.why_not("board atom") == Refusal.NONE
    p.play("board rotation")
    assert p.pool() == 0 and p.s.mover == 1


def test_9_22_every_player_has_a_cube_on_the_first_space_of_their_own_four_tracks():
    for player in deal(3).view().players:
        assert [track.thing for track in player.tracks] == [
            f"track/{player.seat}/{field}" for field in ("physics", "chemistry", "biology", "astronomy")
        ]
        assert all(track.spaces == (0,) for track in player.tracks)


def test_9_23_else_does_not_apply_when_a_payment_was_declined():
    p = game("electrolysis/3", "", flasks=(4, 0))
    p.play("turn electrolysis", "no")
    assert p.pool() == 4 and p.log()[0] == "Player 1 does not pay."


def test_9_24_it_is_the_first_card_when_there_is_no_room_for_a_second():
    p = game("eclipse/3 gravity", "", also="atom")
    p.play("turn eclipse", "take atom")
    assert p.held() == "atom+2 gravity" and p.s.mover == 1


def test_9_25_neither_flasks_nor_cubes_decide_between_equal_points():
    p = game("", "dna atom", flasks=(2, 0))
    assert [int(row["score"]) for row in p.results()] == [2, 2]
    assert [bool(row["won"]) for row in p.results()] == [True, True]
