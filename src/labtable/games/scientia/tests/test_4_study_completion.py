"""RULES.md §4 Study completion."""
from labtable.games.scientia import GAME
from labtable.games.scientia.constants import Ask, Event, Refusal
from labtable.games.scientia.tests.position import (
    copies,
    game,
    held,
    on_board,
    play,
    pool,
    question,
    stack_of,
    tech,
    told,
    why_not,
)


def kinds(s):
    return [Event(int(row.kind)) for row in s.trail[:int(s.trail_size)]]


def test_4_1_the_owner_decides_which_finished_card_is_next():
    for first, second in (("atom", "inertia"), ("inertia", "atom")):
        s = game("atom/3 inertia/3", "")
        play(s, "turn atom inertia")
        assert question(s) is Ask.ORDER
        play(s, f"pick {first}")
        completed = [row.a for row in s.trail[:int(s.trail_size)] if row.kind == Event.COMPLETES]
        assert completed == [stack_of(s, first), stack_of(s, second)]


def test_4_1_only_a_finished_card_can_be_next():
    s = game("atom/3 inertia/3 dna", "", flasks=(5, 0))
    play(s, "turn atom inertia")
    assert why_not(s, "pick dna") == Refusal.NOT_FINISHED


def test_4_2_the_slot_of_the_completed_card_is_free_for_its_own_effects():
    s = game("dna/3 gravity", "", also="atom")
    play(s, "turn dna")
    assert question(s) is Ask.TAKE and held(s) == "gravity" and s.stacks[stack_of(s, "dna")].completed == 1
    play(s, "take atom")
    assert held(s) == "atom gravity"


def test_4_3_the_flasks_on_the_card_move_to_the_pool():
    s = game("atom/3+2", "")
    play(s, "turn atom")
    assert pool(s) == 5 and s.flask_supply == 30 - 5


def test_4_4_the_field_of_the_card_advances():
    s = game("comet/3", "", also="atom")
    play(s, "turn comet", "board atom")
    assert tech(s) == "astronomy 1"


def test_4_5_the_effects_are_applied_from_the_top():
    s = game("moon-phases/3 gravity/3", "", also="atom")
    play(s, "turn moon-phases")
    assert kinds(s)[:5] == [Event.ROTATES, Event.COMPLETES, Event.ADVANCES, Event.GAINS, Event.ROTATES]
    assert question(s) is Ask.TAKE


def test_4_6_a_card_finished_by_an_effect_waits_for_the_end_of_the_first():
    s = game("electricity/3 atom/2", "", also="dna")
    play(s, "turn electricity")
    assert question(s) is Ask.TAKE and held(s) == "atom/4" and tech(s) == "physics 1"
    play(s, "take dna")
    assert held(s) == "dna" and tech(s) == "physics 1 chemistry 1" and pool(s) == 3


def test_4_7_a_finished_card_that_waits_receives_flasks():
    s = game("rotation/3 atom/2", "")
    play(s, "turn rotation")
    assert pool(s) == 2 + 3


def test_4_8_a_finished_card_that_waits_is_never_turned():
    s = game("inertia/3 atom/3 dna", "", flasks=(5, 0))
    play(s, "turn inertia atom", "pick inertia")
    assert held(s) == "dna/3" and pool(s) == 5 + 1 + 3


def test_4_8_nor_chosen_when_a_card_is_to_turn():
    s = game("inertia/3 atom/3 dna comet", "", flasks=(5, 0), tech=("physics 3",))
    play(s, "turn inertia atom", "pick inertia")
    assert question(s) is Ask.ROTATE and why_not(s, "pick atom") == Refusal.CARD_FINISHED


def test_4_9_a_completed_card_is_no_longer_one_of_the_cards_in_the_slots():
    s = game("crystal/3", "")
    play(s, "turn crystal")
    assert s.flask_supply == 30 and pool(s) == 0


def test_4_9_a_completed_card_cannot_be_taken_in_this_turn():
    s = game("dna/3", "dna", also="atom")
    play(s, "turn dna")
    assert why_not(s, "take dna") == Refusal.NO_COPY_LEFT


def test_4_10_completed_cards_go_back_upright_beneath_the_flasks():
    s = game("atom/3", "", board="atom+2")
    play(s, "turn atom")
    assert copies(s, "atom") == 2 and on_board(s) == "atom+2" and s.stacks[stack_of(s, "atom")].completed == 0
    assert s.mover == 1
    play(s, "take atom")
    assert held(s, 1) == "atom+2"


def test_4_11_the_example_of_the_rulebook_step_by_step():
    s = game("rotation/3 dna/2", "", also="atom gravity")
    play(s, "turn rotation")
    assert [row.tolist() for row in s.trail[:int(s.trail_size)]] == [
        (Event.ROTATES, 0, stack_of(s, "rotation"), 4),
        (Event.COMPLETES, stack_of(s, "rotation"), 0, 0),        # 1 ROTATION moves to the completion area
        (Event.ADVANCES, 3, 0, 0),                               # 2 it has no flasks; 3 Astronomy advances
        (Event.ROTATES, 1, stack_of(s, "dna"), 4),               # 4 its effects: DNA turns twice and is finished,
        (Event.PUTS_OWN, 1, stack_of(s, "dna"), 2),              #   and receives two flasks
        (Event.COMPLETES, stack_of(s, "dna"), 0, 0),             # 5 DNA moves to the completion area
        (Event.BRINGS_FLASKS, stack_of(s, "dna"), 2, 0),         # 6 its flasks move to the pool
        (Event.ADVANCES, 2, 0, 0),                               # 7 Biology advances
    ]
    assert [int(s.stacks[stack_of(s, name)].completed) for name in ("rotation", "dna")] == [1, 1]
    assert pool(s) == 2 and tech(s) == "biology 1 astronomy 1" and held(s) == ""
    assert question(s) is Ask.TAKE                               # 8 its effect: two cards
    play(s, "take atom")
    assert held(s) == "atom" and question(s) is Ask.TAKE and copies(s, "rotation") == 1
    play(s, "take gravity")
    assert held(s) == "atom gravity" and s.mover == 1
    assert copies(s, "rotation") == copies(s, "dna") == 2        # both cards go back
    assert told(s)[-2:] == ["DNA goes back to the project boards.", "Rotation goes back to the project boards."]
    assert not GAME.check_state(s)
