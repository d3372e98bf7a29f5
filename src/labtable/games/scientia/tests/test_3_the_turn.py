"""RULES.md §3 The turn."""

from labtable.games.scientia import GAME
from labtable.games.scientia.actions import NUM_ACTIONS
from labtable.games.scientia.constants import Kind, Pending, Refusal
from labtable.games.scientia.tests.position import game


def kinds(p):
    return {GAME.decode(action)[0] for action in p.legal()}


def test_3_1_a_turn_is_taking_or_rotating_and_never_passing():
    p = game("atom", "dna")
    assert kinds(p) == {Kind.TAKE, Kind.ROTATE_ONCE, Kind.ROTATE_TWICE}
    assert p.why_not("no") == Refusal.NOT_NOW
    assert GAME.refusal(p.s, 0, NUM_ACTIONS) == Refusal.NO_SUCH_ACTION
    assert GAME.refusal(p.s, 0, -1) == Refusal.NO_SUCH_ACTION
    p.play("take dna")
    assert p.s.mover == 1


def test_3_2_a_card_that_is_taken_lies_upright_in_a_free_slot():
    p = game("atom/3", "", also="dna")
    p.play("take dna")
    assert p.held() == "atom/3 dna" and p.copies("dna") == 1
    assert p.log()[0] == "Player 1 takes DNA into slot 2."


def test_3_3_without_a_free_slot_no_card_is_taken():
    p = game("atom dna", "")
    assert p.why_not("take gravity") == Refusal.NO_FREE_SLOT
    assert Kind.TAKE not in kinds(p)


def test_3_4_a_project_without_a_copy_on_the_board_is_not_taken():
    p = game("atom", "dna dna")
    assert p.why_not("take dna") == Refusal.NO_COPY_LEFT


def test_3_5_a_player_may_hold_both_copies():
    p = game("atom", "dna")
    p.play("take atom")
    assert p.held() == "atom atom" and p.copies("atom") == 0


def test_3_6_the_flasks_on_a_project_go_with_the_copy_that_is_taken():
    p = game("atom", "", board="dna+3")
    p.play("take dna")
    assert p.held() == "atom dna+3" and p.on_board() == "" and p.pool() == 0
    p.play("take dna")
    assert p.held(1) == "dna"


def test_3_7_one_card_turns_twice():
    p = game("atom dna", "")
    p.play("turn atom twice")
    assert p.held() == "atom/2 dna" and p.s.mover == 1


def test_3_7_two_cards_turn_once_each():
    p = game("atom dna/1", "")
    p.play("turn atom dna")
    assert p.held() == "atom/1 dna/2" and p.s.mover == 1


def test_3_7_an_empty_or_closed_slot_cannot_turn():
    p = game("atom", "")
    empty, closed = GAME.encode(Kind.ROTATE_ONCE, 1), GAME.encode(Kind.ROTATE_ONCE, 2)
    assert GAME.refusal(p.s, 0, empty) == Refusal.SLOT_EMPTY
    assert GAME.refusal(p.s, 0, closed) == Refusal.SLOT_CLOSED


def test_3_8_one_card_may_turn_just_once():
    p = game("atom dna", "")
    p.play("turn dna")
    assert p.held() == "atom dna/1" and p.s.mover == 1


def test_3_9_the_fourth_turn_finishes_a_card():
    p = game("atom/2", "")
    p.play("turn atom twice")
    assert p.held() == "" and p.tech() == "chemistry 1"


def test_3_9_a_card_that_needs_one_turn_cannot_be_turned_twice():
    p = game("atom/3", "")
    assert p.why_not("turn atom twice") == Refusal.ONE_TURN_LEFT
    assert p.why_not("turn atom") == Refusal.NONE


def test_3_9_a_finished_card_that_waits_cannot_be_turned_by_an_extra_action():
    p = game("relativity/3 atom/3", "")
    p.play("turn relativity")
    assert p.asked is Pending.EXTRA_ACTION and p.why_not("turn atom") == Refusal.CARD_FINISHED


def test_3_10_an_action_that_finishes_no_card_ends_the_turn():
    p = game("atom/2", "", also="dna")
    p.play("turn atom")
    assert p.s.mover == 1 and p.why_not("take dna", seat=0) == Refusal.NOT_YOUR_TURN


def test_3_11_the_whole_action_is_carried_out_before_a_card_is_completed():
    p = game("gravity/3 crystal/3", "")
    p.play("turn gravity crystal")
    assert p.asked is Pending.ORDER and p.held() == "gravity/4 crystal/4" and p.tech() == ""


def test_3_11_the_second_card_of_an_action_is_finished_when_the_first_is_completed():
    p = game("crystal/3 gravity/3", "", also="dna")
    p.play("turn crystal gravity", "pick crystal", "take dna")
    assert p.pool() == 4  # Crystal found Gravity in its slot
