"""RULES.md §4 Study completion."""

from labtable.games.scientia import GAME
from labtable.games.scientia.constants import Event, Pending, Refusal
from labtable.games.scientia.tests.position import game


def test_4_1_the_owner_decides_which_finished_card_is_next():
    for first, second in (("atom", "inertia"), ("inertia", "atom")):
        p = game("atom/3 inertia/3", "")
        p.play("turn atom inertia")
        assert p.asked is Pending.ORDER
        p.play(f"pick {first}")
        completed = [row.a for row in p.s.trail[: int(p.s.trail_size)] if row.kind == Event.COMPLETES]
        assert completed == [p.stack_of(first), p.stack_of(second)]


def test_4_1_only_a_finished_card_can_be_next():
    p = game("atom/3 inertia/3 dna", "", flasks=(5, 0))
    p.play("turn atom inertia")
    assert p.why_not("pick dna") == Refusal.NOT_FINISHED


def test_4_2_the_slot_of_the_completed_card_is_free_for_its_own_effects():
    p = game("dna/3 gravity", "", also="atom")
    p.play("turn dna")
    assert p.asked is Pending.TAKE and p.held() == "gravity" and p.s.stacks[p.stack_of("dna")].completed == 1
    p.play("take atom")
    assert p.held() == "atom gravity"


def test_4_3_the_flasks_on_the_card_move_to_the_pool():
    p = game("atom/3+2", "")
    p.play("turn atom")
    assert p.pool() == 5 and p.s.flask_supply == 30 - 5


def test_4_4_the_field_of_the_card_advances():
    p = game("comet/3", "", also="atom")
    p.play("turn comet", "board atom")
    assert p.tech() == "astronomy 1"


def test_4_5_the_effects_are_applied_from_the_top():
    p = game("moon-phases/3 gravity/3", "", also="atom")
    p.play("turn moon-phases")
    assert p.told[:5] == ["rotates", "completes", "advances", "gains", "rotates"]
    assert p.asked is Pending.TAKE


def test_4_6_a_card_finished_by_an_effect_waits_for_the_end_of_the_first():
    p = game("electricity/3 atom/2", "", also="dna")
    p.play("turn electricity")
    assert p.asked is Pending.TAKE and p.held() == "atom/4" and p.tech() == "physics 1"
    p.play("take dna")
    assert p.held() == "dna" and p.tech() == "physics 1 chemistry 1" and p.pool() == 3


def test_4_7_a_finished_card_that_waits_receives_flasks():
    p = game("rotation/3 atom/2", "")
    p.play("turn rotation")
    assert p.pool() == 2 + 3


def test_4_8_a_finished_card_that_waits_is_never_turned():
    p = game("inertia/3 atom/3 dna", "", flasks=(5, 0))
    p.play("turn inertia atom", "pick inertia")
    assert p.held() == "dna/3" and p.pool() == 5 + 1 + 3


def test_4_8_nor_chosen_when_a_card_is_to_turn():
    p = game("inertia/3 atom/3 dna comet", "", flasks=(5, 0), tech=("physics 3",))
    p.play("turn inertia atom", "pick inertia")
    assert p.asked is Pending.ROTATE and p.why_not("pick atom") == Refusal.CARD_FINISHED


def test_4_9_a_completed_card_is_no_longer_one_of_the_cards_in_the_slots():
    p = game("crystal/3", "")
    p.play("turn crystal")
    assert p.s.flask_supply == 30 and p.pool() == 0


def test_4_9_a_completed_card_cannot_be_taken_in_this_turn():
    p = game("dna/3", "dna", also="atom")
    p.play("turn dna")
    assert p.why_not("take dna") == Refusal.NO_COPY_LEFT


def test_4_10_completed_cards_go_back_upright_beneath_the_flasks():
    p = game("atom/3", "", board="atom+2")
    p.play("turn atom")
    assert p.copies("atom") == 2 and p.on_board() == "atom+2" and p.s.stacks[p.stack_of("atom")].completed == 0
    assert p.s.mover == 1
    p.play("take atom")
    assert p.held(1) == "atom+2"


def test_4_11_the_example_of_the_rulebook_step_by_step():
    p = game("rotation/3 dna/2", "", also="atom gravity")
    p.play("turn rotation")
    assert [row.tolist() for row in p.s.trail[: int(p.s.trail_size)]] == [
        (Event.ROTATES, 0, p.stack_of("rotation"), 4),
        (Event.COMPLETES, p.stack_of("rotation"), 0, 0),  # 1 ROTATION moves to the completion area
        (Event.ADVANCES, 3, 0, 0),  # 2 it has no flasks; 3 Astronomy advances
        (Event.ROTATES, 1, p.stack_of("dna"), 4),  # 4 its effects: DNA turns twice and is finished,
        (Event.PUTS_OWN, 1, p.stack_of("dna"), 2),  #   and receives two flasks
        (Event.COMPLETES, p.stack_of("dna"), 0, 0),  # 5 DNA moves to the completion area
        (Event.BRINGS_FLASKS, p.stack_of("dna"), 2, 0),  # 6 its flasks move to the pool
        (Event.ADVANCES, 2, 0, 0),  # 7 Biology advances
    ]
    assert [int(p.s.stacks[p.stack_of(name)].completed) for name in ("rotation", "dna")] == [1, 1]
    assert p.pool() == 2 and p.tech() == "biology 1 astronomy 1" and p.held() == ""
    assert p.asked is Pending.TAKE  # 8 its effect: two cards
    p.play("take atom")
    assert p.held() == "atom" and p.asked is Pending.TAKE and p.copies("rotation") == 1
    p.play("take gravity")
    assert p.held() == "atom gravity" and p.s.mover == 1
    assert p.copies("rotation") == p.copies("dna") == 2  # both cards go back
    assert p.log()[-2:] == ["DNA goes back to the project boards.", "Rotation goes back to the project boards."]
    assert not GAME.check_state(p.s)
