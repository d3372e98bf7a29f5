"""RULES.md §3 The turn."""
from labtable.games.scientia import GAME
from labtable.games.scientia.actions import NUM_ACTIONS, Kind
from labtable.games.scientia.constants import Ask, Refusal
from labtable.games.scientia.tests.position import (
    copies,
    game,
    held,
    legal,
    on_board,
    play,
    pool,
    question,
    tech,
    told,
    why_not,
)


def kinds(s):
    return {GAME.decode(action)[0] for action in legal(s)}


def test_3_1_a_turn_is_taking_or_rotating_and_never_passing():
    s = game("atom", "dna")
    assert kinds(s) == {Kind.TAKE, Kind.ROTATE_ONCE, Kind.ROTATE_TWICE}
    assert why_not(s, "no") == Refusal.NOT_NOW
    assert GAME.refusal(s, 0, NUM_ACTIONS) == Refusal.NO_SUCH_ACTION
    assert GAME.refusal(s, 0, -1) == Refusal.NO_SUCH_ACTION
    play(s, "take dna")
    assert s.mover == 1


def test_3_2_a_card_that_is_taken_lies_upright_in_a_free_slot():
    s = game("atom/3", "", also="dna")
    play(s, "take dna")
    assert held(s) == "atom/3 dna" and copies(s, "dna") == 1
    assert told(s)[0] == "Player 1 takes DNA into slot 2."


def test_3_3_without_a_free_slot_no_card_is_taken():
    s = game("atom dna", "")
    assert why_not(s, "take gravity") == Refusal.NO_FREE_SLOT
    assert Kind.TAKE not in kinds(s)


def test_3_4_a_project_without_a_copy_on_the_board_is_not_taken():
    s = game("atom", "dna dna")
    assert why_not(s, "take dna") == Refusal.NO_COPY_LEFT


def test_3_5_a_player_may_hold_both_copies():
    s = game("atom", "dna")
    play(s, "take atom")
    assert held(s) == "atom atom" and copies(s, "atom") == 0


def test_3_6_the_flasks_on_a_project_go_with_the_copy_that_is_taken():
    s = game("atom", "", board="dna+3")
    play(s, "take dna")
    assert held(s) == "atom dna+3" and on_board(s) == "" and pool(s) == 0
    play(s, "take dna")
    assert held(s, 1) == "dna"


def test_3_7_one_card_turns_twice():
    s = game("atom dna", "")
    play(s, "turn atom twice")
    assert held(s) == "atom/2 dna" and s.mover == 1


def test_3_7_two_cards_turn_once_each():
    s = game("atom dna/1", "")
    play(s, "turn atom dna")
    assert held(s) == "atom/1 dna/2" and s.mover == 1


def test_3_7_an_empty_or_closed_slot_cannot_turn():
    s = game("atom", "")
    empty, closed = GAME.encode(Kind.ROTATE_ONCE, 1), GAME.encode(Kind.ROTATE_ONCE, 2)
    assert GAME.refusal(s, 0, empty) == Refusal.SLOT_EMPTY
    assert GAME.refusal(s, 0, closed) == Refusal.SLOT_CLOSED


def test_3_8_one_card_may_turn_just_once():
    s = game("atom dna", "")
    play(s, "turn dna")
    assert held(s) == "atom dna/1" and s.mover == 1


def test_3_9_the_fourth_turn_finishes_a_card():
    s = game("atom/2", "")
    play(s, "turn atom twice")
    assert held(s) == "" and tech(s) == "chemistry 1"


def test_3_9_a_card_that_needs_one_turn_cannot_be_turned_twice():
    s = game("atom/3", "")
    assert why_not(s, "turn atom twice") == Refusal.ONE_TURN_LEFT
    assert why_not(s, "turn atom") == Refusal.NONE


def test_3_9_a_finished_card_that_waits_cannot_be_turned_by_an_extra_action():
    s = game("relativity/3 atom/3", "")
    play(s, "turn relativity")
    assert question(s) is Ask.EXTRA_ACTION and why_not(s, "turn atom") == Refusal.CARD_FINISHED


def test_3_10_an_action_that_finishes_no_card_ends_the_turn():
    s = game("atom/2", "", also="dna")
    play(s, "turn atom")
    assert s.mover == 1 and why_not(s, "take dna", seat=0) == Refusal.NOT_YOUR_TURN


def test_3_11_the_whole_action_is_carried_out_before_a_card_is_completed():
    s = game("gravity/3 crystal/3", "")
    play(s, "turn gravity crystal")
    assert question(s) is Ask.ORDER and held(s) == "gravity/4 crystal/4" and tech(s) == ""


def test_3_11_the_second_card_of_an_action_is_finished_when_the_first_is_completed():
    s = game("crystal/3 gravity/3", "", also="dna")
    play(s, "turn crystal gravity", "pick crystal", "take dna")
    assert pool(s) == 4  # Crystal found Gravity in its slot
