"""RULES.md §5 Power Play cards and characters."""

import pytest

from labtable.games.element.constants import Refusal
from labtable.games.element.tests.position import (
    END_TURN,
    USE_POWER,
    A,
    B,
    C,
    E,
    N,
    P,
    add_to,
    claim,
    discard,
    game,
    move,
    play,
    remove_from,
    replace,
    swap,
)

FREE = [("lewis", "e", E), ("ball", "p", P), ("yocchi", "n", N)]  # §5.5 – §5.7


# §5.1, §5.2 The card ------------------------------------------------------------------------------


def test_5_1_a_power_play_is_none_of_the_two_plays():
    t = game(characters="lewis", hands=("power p1 p1 p1 p1",)).do(USE_POWER)
    assert t.mover == 0 and t.s.plays_left == 2


def test_5_1_it_sets_the_players_own_character_to_work():
    t = game(characters="ball lewis", hands=("power p3 e3",)).do(USE_POWER, play("p3"))
    assert t.refusal(add_to(A, 1)) is Refusal.NONE
    t.do(add_to(A, 1), play("e3"))
    assert t.refusal(add_to(A, 1)) is Refusal.WRONG_VALUE


def test_5_1_it_must_be_in_hand():
    assert game(hands=("", "power")).refusal(USE_POWER) is Refusal.NO_SUCH_CARD


SEVEN = ["einstein", "lewis", "curie", "ball", "ozzy", "yocchi", "brady"]


@pytest.mark.parametrize("character", SEVEN)
def test_5_2_before_the_first_play(character):
    t = game(characters=character, hands=("power p1 p1 p1 p1",))
    assert t.refusal(USE_POWER) is Refusal.NONE and USE_POWER in t.legal()


@pytest.mark.parametrize("character", SEVEN)
def test_5_2_not_between_the_plays(character):
    t = game(characters=character, hands=("power p1 p1 p1 p1",)).do(play("p1"), add_to(A, 1))
    assert t.refusal(USE_POWER) is Refusal.POWER_TOO_LATE and USE_POWER not in t.legal()


@pytest.mark.parametrize("character", SEVEN)
def test_5_2_not_after_the_second_play(character):
    t = game(characters=character, hands=("power p1 p1 p1 p1",), bohrds=("0/2/2",))
    t.do(play("p1"), add_to(A, 1), play("p1"), add_to(A, 1))
    assert t.mover == 0 and t.refusal(USE_POWER) is Refusal.POWER_TOO_LATE


def test_5_2_a_goal_may_be_taken_before_it():
    t = game(characters="lewis", hands=("power p1 p1 p1 p1",), bohrds=("2/2/2",)).do(claim(A))
    assert t.refusal(USE_POWER) is Refusal.NONE


def test_5_2_not_on_another_players_turn():
    assert game(hands=("", "power")).refusal(USE_POWER, 1) is Refusal.NOT_YOUR_TURN


# §5.3, §5.4 Einstein ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("out", "into", "after"),
    [
        (P, N, "4/6/5"),
        (P, E, "4/5/6"),
        (N, P, "6/4/5"),
        (N, E, "5/4/6"),
        (E, P, "6/5/4"),
        (E, N, "5/6/4"),
    ],
)
def test_5_3_einstein_exchanges_one_particle_for_one_of_another_kind(out, into, after):
    t = game(characters="einstein", hands=("power",), bohrds=("1/1/1", "5/5/5")).do(USE_POWER, swap(B, out, into))
    assert t.bohrd(B) == after and t.bohrd(A) == "1/1/1" and t.s.plays_left == 2


def test_5_3_what_is_not_there_is_not_exchanged():
    t = game(characters="einstein", hands=("power",), bohrds=("1/0/0",)).do(USE_POWER)
    assert t.refusal(swap(A, N, P)) is Refusal.NOT_ENOUGH_THERE
    assert t.legal() == [swap(A, P, N), swap(A, P, E)]


def test_5_3_full_rings_take_no_electron():
    t = game(characters="einstein", hands=("power",), bohrds=("1/0/36",)).do(USE_POWER)
    assert t.refusal(swap(A, P, E)) is Refusal.RINGS_FULL and t.refusal(swap(A, P, N)) is Refusal.NONE


def test_5_3_nothing_else_before_the_exchange():
    t = game(characters="einstein", hands=("power",), bohrds=("1/0/1",)).do(USE_POWER)
    assert t.refusal(play("p1")) is Refusal.NOT_NOW and t.refusal(claim(A)) is Refusal.NOT_NOW


def test_5_3_then_the_two_plays_follow():
    t = game(characters="einstein", hands=("power",), bohrds=("1/0/1",)).do(USE_POWER, swap(A, P, E))
    assert t.s.pending_size == 0 and t.refusal(swap(A, E, P)) is Refusal.NOT_NOW
    t.do(play("p1"), add_to(A, 1), play("p1"), add_to(A, 1))
    assert t.mover == 1 and t.bohrd(A) == "2/0/2"


def test_5_3_only_with_a_power_play():
    assert game(characters="einstein", bohrds=("1/0/1",)).refusal(swap(A, P, E)) is Refusal.NOT_NOW


@pytest.mark.parametrize("character", ["lewis", "ball", "yocchi", "brady"])
def test_5_4_the_player_draws_back_to_five(character):
    t = game(characters=character, scenario="first-ten", hands=("power p1 p1 p1 p1",), deck="e1 e1")
    assert t.do(USE_POWER).hand() == ["p1"] * 4 + ["e1"]


def test_5_4_einstein_draws_after_the_exchange():
    t = game(characters="einstein", hands=("power",), bohrds=("1/0/0",), deck="e1").do(USE_POWER)
    assert len(t.hand()) == 4
    assert t.do(swap(A, P, E)).hand() == ["p1"] * 4 + ["e1"]


# §5.5 – §5.7 Lewis, Ball, Yocchi --------------------------------------------------------------------


def free_cards(character, kind, printed):
    return game(characters=character, hands=(f"power {kind}{printed}",), bohrds=("9/9/9", "5/5/5")).do(
        USE_POWER, play(f"{kind}{printed}")
    )


def amount(t, bohrd, kind):
    return int(t.s.bohrds[bohrd].particles[kind])


def check_free(character, letter, kind, printed, value):
    assert amount(free_cards(character, letter, printed).do(add_to(C, value)), C, kind) == value
    moved = free_cards(character, letter, printed).do(move(A, B, value))
    assert (amount(moved, A, kind), amount(moved, B, kind)) == (9 - value, 5 + value)
    removed = free_cards(character, letter, printed).do(remove_from(A, value))
    assert amount(removed, A, kind) == 9 - value and sum(amount(removed, b, kind) for b in (A, B, C)) == 14 - value


VALUES = [(printed, value) for printed in (1, 2, 3) for value in (1, 2, 3)]


@pytest.mark.parametrize(("printed", "value"), VALUES)
def test_5_5_lewis_makes_each_electron_card_worth_1_to_3_to_add_move_or_remove(printed, value):
    check_free("lewis", "e", E, printed, value)


@pytest.mark.parametrize(("printed", "value"), VALUES)
def test_5_6_ball_makes_each_proton_card_worth_1_to_3_to_add_move_or_remove(printed, value):
    check_free("ball", "p", P, printed, value)


@pytest.mark.parametrize(("printed", "value"), VALUES)
def test_5_7_yocchi_makes_each_neutron_card_worth_1_to_3_to_add_move_or_remove(printed, value):
    check_free("yocchi", "n", N, printed, value)


def check_others(character, free):
    for letter in "pne":
        if letter != free:
            t = free_cards(character, letter, 2)
            assert t.refusal(add_to(C, 1)) is Refusal.WRONG_VALUE and t.refusal(remove_from(A, 2)) is Refusal.NO_REMOVAL


def test_5_5_other_cards_of_lewis_keep_their_value():
    check_others("lewis", "e")


def test_5_6_other_cards_of_ball_keep_their_value():
    check_others("ball", "p")


def test_5_7_other_cards_of_yocchi_keep_their_value():
    check_others("yocchi", "n")


def test_5_5_both_electron_cards_of_the_turn():
    t = game(characters="lewis", hands=("power e1 e1",)).do(USE_POWER)
    t.do(play("e1"), add_to(A, 3), play("e1"), add_to(A, 2))
    assert t.bohrd(A) == "0/0/5" and t.mover == 1


def test_5_5_what_is_not_there_is_not_removed():
    t = game(characters="lewis", hands=("power e3",), bohrds=("9/9/2",)).do(USE_POWER, play("e3"))
    assert t.refusal(remove_from(A, 3)) is Refusal.NOT_ENOUGH_THERE and t.refusal(remove_from(A, 2)) is Refusal.NONE


def test_5_5_with_full_rings_electron_cards_can_still_remove():
    t = game(characters="lewis", hands=("power e3 e3 e3 e3",), bohrds=("0/0/36",) * 3, deck="e2").do(USE_POWER)
    assert t.refusal(play("e3")) is Refusal.NONE
    assert t.do(play("e3"), remove_from(B, 1)).bohrd(B) == "0/0/35"


# §5.8 – §5.10 Curie -------------------------------------------------------------------------------


def test_5_8_curie_plays_her_whole_hand_at_value_1():
    t = game(characters="curie", hands=("power p3 n2 e3 e1",), bohrds=("1/1/0",)).do(USE_POWER)
    t.do(play("p3"), add_to(A, 1), play("n2"), move(A, B, 1), play("e3"), add_to(A, 1))
    assert t.bohrd(A) == "2/0/1" and t.bohrd(B) == "0/1/0" and t.mover == 0
    assert t.do(play("e1"), add_to(A, 1)).mover == 1


@pytest.mark.parametrize("value", [2, 3])
def test_5_8_not_at_the_printed_value(value):
    t = game(characters="curie", hands=(f"power p{value}",)).do(USE_POWER, play(f"p{value}"))
    assert t.refusal(add_to(A, value)) is Refusal.WRONG_VALUE and t.refusal(add_to(A, 1)) is Refusal.NONE


def test_5_8_the_turn_does_not_end_while_a_card_can_be_played():
    t = game(characters="curie", hands=("power p1 p1 n1 n1",)).do(USE_POWER)
    for card in ("p1", "p1", "n1"):
        assert t.refusal(END_TURN) is Refusal.CURIE_AT_WORK and END_TURN not in t.legal()
        t.do(play(card), add_to(A, 1))
    assert t.refusal(END_TURN) is Refusal.CURIE_AT_WORK
    assert t.do(play("n1"), add_to(A, 1)).mover == 1


def test_5_8_no_card_is_discarded_instead():
    t = game(characters="curie", hands=("power p1 p1 p1 p1",)).do(USE_POWER)
    assert t.refusal(discard("p1")) is Refusal.CURIE_AT_WORK


def test_5_8_goals_can_be_taken_meanwhile():
    t = game(characters="curie", hands=("power p1 p1 n1 n1",), bohrds=("0/0/1",)).do(USE_POWER)
    t.do(play("p1"), add_to(A, 1), claim(A), play("p1"), add_to(A, 1))
    assert t.goals() == ["H"] and t.bohrd(A) == "1/0/0"


def test_5_9_curie_draws_nothing_between_her_plays():
    t = game(characters="curie", hands=("power p1 p2 n1 n2",)).do(USE_POWER)
    assert t.hand() == ["p1", "p2", "n1", "n2"] and "drew" not in t.told
    assert t.do(play("p1"), add_to(A, 1)).hand() == ["p2", "n1", "n2"]


def test_5_10_the_turn_is_over_after_the_last_card():
    t = game(characters="curie", hands=("power p1 p1 p1 p1",), deck="e2 e2 e2 e2 e2").do(USE_POWER)
    for _ in range(4):
        t.do(play("p1"), add_to(A, 1))
    assert t.mover == 1 and t.hand(0) == ["e2"] * 5


def test_5_10_but_a_last_atom_may_still_be_taken():
    t = game(characters="curie", hands=("power p1 p1 p1 p1",), bohrds=("0/5/4",)).do(USE_POWER)
    for _ in range(4):
        t.do(play("p1"), add_to(A, 1))
    assert t.mover == 0 and t.legal() == [claim(A), END_TURN]
    assert t.do(claim(A)).goals() == ["Be"] and t.mover == 1 and len(t.hand(0)) == 5


# §5.11, §5.12 Ozzy --------------------------------------------------------------------------------


def test_5_11_ozzy_draws_four_to_hold_eight():
    t = game(characters="ozzy", hands=("power p1 p1 p1 p1",), deck="e1 e1 e1 e1 e1").do(USE_POWER)
    assert t.hand() == ["p1"] * 4 + ["e1"] * 4 and t.s.plays_left == 2


def test_5_12_after_both_plays_ozzy_discards_two_cards_to_hold_five():
    t = game(characters="ozzy", hands=("power p1 p1 p1 n3",))
    t.do(USE_POWER, play("p1"), add_to(A, 1), play("p1"), add_to(A, 1))
    assert len(t.hand()) == 7 and t.mover == 0
    assert t.refusal(play("p1")) is Refusal.NOT_NOW and t.refusal(END_TURN) is Refusal.NOT_NOW
    t.do(discard("n3"))
    assert t.mover == 0 and t.s.pending[0].amount == 1
    t.do(discard("p1"))
    assert t.mover == 1 and len(t.hand(0)) == 5 and "n3" not in t.hand(0)


def test_5_12_then_the_next_player_plays():
    t = game(characters="ozzy", hands=("power", "n1"))
    t.do(USE_POWER, play("p1"), add_to(A, 1), play("p1"), add_to(A, 1), discard("p1"), discard("p1"))
    assert t.s.pending_size == 0 and t.refusal(discard("n1")) is Refusal.PLAYABLE
    assert t.do(play("n1"), add_to(A, 1)).bohrd(A) == "2/1/0"


def test_5_12_a_power_play_card_may_be_discarded():
    t = game(characters="ozzy", hands=("power power p1 p1 p1",), deck="n1 n1 n1 n1 n1 n1")
    t.do(USE_POWER, play("p1"), add_to(A, 1), play("p1"), add_to(A, 1), discard("power"), discard("p1"))
    assert t.hand(0) == ["n1"] * 5 and t.mover == 1


def test_5_12_only_cards_in_hand_are_discarded():
    t = game(characters="ozzy", hands=("power",), deck="p2 p2 p2 p2 p2")
    t.do(USE_POWER, play("p1"), add_to(A, 1), play("p1"), add_to(A, 1))
    assert t.refusal(discard("e3")) is Refusal.NO_SUCH_CARD


def test_5_12_after_ending_a_turn_with_a_goal_left_standing():
    t = game(characters="ozzy", hands=("power",), bohrds=("0/2/2",))
    t.do(USE_POWER, play("p1"), add_to(A, 1), play("p1"), add_to(A, 1), END_TURN)
    assert t.mover == 0 and t.s.pending[0].amount == 2 and t.told == ["stopped"]


# §5.13 – §5.14 Brady ------------------------------------------------------------------------------


def brady(**more):
    return game(
        **{
            "characters": "brady",
            "scenario": "first-ten",
            "hands": ("power p1 p1 p1 p1",),
            "row": "H He Li O Ne",
            "bohrds": ("1/0/1", "0/0/1"),
            **more,
        }
    )


def test_5_13_brady_turns_a_hydrogen_into_an_oxygen():
    t = brady().do(USE_POWER, replace(A))
    assert t.bohrd(A) == "8/8/8" and t.s.plays_left == 2


def test_5_13_also_one_that_is_finished_by_the_second_play():
    t = brady().do(USE_POWER, play("p1"), add_to(C, 1), play("p1"), add_to(B, 1))
    assert t.mover == 0
    assert t.do(replace(B)).bohrd(B) == "8/8/8"


@pytest.mark.parametrize("bohrd", ["1/1/1", "1/0/0", "2/0/1", "1/0/2", "0/0/0"])
def test_5_13_only_an_exact_hydrogen(bohrd):
    assert brady(bohrds=(bohrd,)).do(USE_POWER).refusal(replace(A)) is Refusal.NOT_HYDROGEN


def test_5_13_only_after_a_power_play():
    assert brady().refusal(replace(A)) is Refusal.NO_REPLACEMENT


def test_5_13_only_brady():
    t = game(characters="lewis", hands=("power",), bohrds=("1/0/1",)).do(USE_POWER)
    assert t.refusal(replace(A)) is Refusal.NO_REPLACEMENT


def test_5_13_also_between_the_plays():
    t = brady(bohrds=("0/0/1",)).do(USE_POWER, play("p1"), add_to(A, 1), replace(A))
    assert t.bohrd(A) == "8/8/8" and t.s.plays_left == 1


def test_5_13_not_in_a_later_turn():
    t = brady(hands=("power p1 p1 p1 p1",), deck="n1 n1 n1 n1 n1")
    t.do(USE_POWER, play("p1"), add_to(C, 1), play("p1"), add_to(C, 1), END_TURN)
    t.do(play("p1"), add_to(C, 1), play("p1"), add_to(C, 1), END_TURN)
    assert t.mover == 0 and t.refusal(replace(A)) is Refusal.NO_REPLACEMENT


def test_5_13_the_player_may_decline():
    t = brady().do(USE_POWER, play("p1"), add_to(C, 1), play("p1"), add_to(C, 1), END_TURN)
    assert t.mover == 1 and t.bohrd(A) == "1/0/1"


def test_5_14_the_oxygen_may_be_taken_at_once():
    assert brady().do(USE_POWER, replace(A), claim(A)).goals() == ["O"]


def test_5_14_only_if_it_lies_in_the_row():
    t = brady(row="H He Li B Ne").do(USE_POWER, replace(A))
    assert t.refusal(claim(A)) is Refusal.NO_MATCH


@pytest.mark.parametrize("character", ["lewis", "ball", "yocchi", "brady"])
def test_5_15_a_power_ends_with_the_turn(character):
    t = brady(characters=f"{character} einstein", hands=("power n1 n1 n1 n1",), bohrds=(), deck="n2 n2 n2")
    t.do(USE_POWER, play("n1"), add_to(A, 1), play("n1"), add_to(A, 1))
    assert t.mover == 1 and t.s.power_on == 0 and t.s.replacements == 0
    t.do(play("p1"), add_to(B, 1), play("p1"), add_to(B, 1), play("n2"))
    assert t.mover == 0
    assert t.refusal(add_to(A, 1)) is Refusal.WRONG_VALUE and t.refusal(remove_from(A, 2)) is Refusal.NO_REMOVAL
