"""RULES.md §9 Rulings."""
import pytest

from labtable.core.records import SPECTATOR
from labtable.games.element import GAME
from labtable.games.element.components import DECK, ELEMENTS, SCENARIOS
from labtable.games.element.constants import Character, Ending, Event, Refusal
from labtable.games.element.tests.position import (
    END,
    POWER,
    A,
    B,
    C,
    E,
    P,
    add_to,
    claim,
    dealt,
    discard,
    game,
    move,
    play,
    remove_from,
    replace,
    swap,
)


def test_9_1_an_empty_deck_is_made_of_the_discards():
    t = game(deck="").do(play("p1"))
    on_the_pile = len(t.discards())
    t.do(add_to(A, 1))
    assert t.events() == [Event.ADDED, Event.RESHUFFLED, Event.DREW]
    assert t.discards() == [] and int(t.s.deck.sum()) == on_the_pile + 1 - 1


def test_9_1_the_last_card_of_the_deck_is_drawn_first():
    t = game(deck="e3").do(play("p1"), add_to(A, 1))
    assert "e3" in t.hand() and Event.RESHUFFLED not in t.events() and t.s.deck.sum() == 0


def test_9_2_the_bohrd_is_emptied_and_the_others_stay():
    t = game(bohrds=("5/5/5", "2/2/2", "1/1/1")).do(claim(B))
    assert [t.bohrd(b) for b in (A, B, C)] == ["5/5/5", "0/0/0", "1/1/1"]


def test_9_3_a_hand_that_fits_nowhere_discards_one_card_as_a_play():
    t = game(hands=("e2 e3 e3 e3 power",), bohrds=("0/0/35",) * 3, deck="n1")
    assert t.legal() == [POWER, discard("e2"), discard("e3")]
    t.do(discard("e2"))
    assert t.s.plays_left == 1 and t.hand() == ["n1", "e3", "e3", "e3", "power"]


def test_9_3_not_while_a_card_can_be_played():
    t = game(hands=("e2 e3 e3 e3 n1",), bohrds=("0/0/35",) * 3)
    assert t.why(discard("e2")) is Refusal.PLAYABLE and t.legal() == [play("n1")]


def test_9_3_not_a_power_play_card():
    t = game(hands=("e2 e3 e3 e3 power",), bohrds=("0/0/35",) * 3)
    assert t.why(discard("power")) is Refusal.NOT_NOW


def test_9_3_not_a_third_time():
    t = game(hands=("e2 e2 e3 e3 e3",), bohrds=("0/0/35",) * 3, deck="e2 e2 e2").do(discard("e2"), discard("e2"))
    assert t.mover == 1


def test_9_3_nor_after_the_second_play():
    t = game(hands=("e2 e2 e3 e3 e3",), bohrds=("0/0/36", "0/0/36", "0/0/36"), deck="p1 p1", plays=0)
    assert t.why(discard("e2")) is Refusal.NO_PLAYS_LEFT


def test_9_4_the_nucleus_takes_any_number_and_can_be_mended():
    t = game(hands=("p3 n3",), bohrds=("40/60/0",)).do(play("p3"), add_to(A, 3), play("n3"), move(A, B, 3))
    assert t.bohrd(A) == "43/57/0" and t.bohrd(B) == "0/3/0"


def test_9_4_the_rings_take_36_electrons():
    t = game(hands=("e1 e1",), bohrds=("0/0/35",)).do(play("e1"), add_to(A, 1), play("e1"))
    assert t.bohrd(A) == "0/0/36" and t.why(add_to(A, 1)) is Refusal.RINGS_FULL


def test_9_5_hydrogen_has_no_neutron():
    assert list(ELEMENTS[1].particles) == [1, 0, 1]
    assert game(bohrds=("1/0/1",)).do(claim(A)).goals() == ["H"]
    assert game(bohrds=("1/1/1",)).why(claim(A)) is Refusal.NO_MATCH


def test_9_6_a_power_play_card_may_be_kept():
    t = game(hands=("power p1 p1 p1 p1",)).do(play("p1"), add_to(A, 1), play("p1"), add_to(A, 1))
    assert "power" in t.hand(0) and t.mover == 1


def test_9_6_a_hand_of_nothing_else_must_play_one():
    t = game(characters="lewis", hands=("power power power power power",), deck="p1")
    assert t.legal() == [POWER]
    assert t.do(POWER).hand() == ["p1"] + ["power"] * 4


def test_9_7_einstein_with_empty_bohrds_is_played_without_effect():
    t = game(characters="einstein", hands=("power",), deck="e1").do(POWER)
    assert t.s.pending_size == 0 and t.hand() == ["p1"] * 4 + ["e1"] and t.s.plays_left == 2


@pytest.mark.parametrize("character", ["einstein", "lewis", "curie", "ball", "ozzy", "yocchi"])
def test_9_8_after_the_second_play_no_power_play(character):
    t = game(characters=character, hands=("power p1 p1 p1 p1",), bohrds=("0/2/2",))
    t.do(play("p1"), add_to(A, 1), play("p1"), add_to(A, 1))
    assert t.mover == 0 and t.why(POWER) is Refusal.POWER_TOO_LATE


def test_9_9_a_further_power_play_of_lewis_changes_nothing_more():
    t = game(characters="lewis", hands=("power power e1 e1 e1",), bohrds=("0/0/9",)).do(POWER, POWER, play("e1"))
    assert t.legal() == sorted([*(add_to(b, v) for b in (A, B, C) for v in (1, 2, 3)),
                                *(move(A, b, v) for b in (B, C) for v in (1, 2, 3)),
                                *(remove_from(A, v) for v in (1, 2, 3))])


def test_9_9_a_further_one_of_ozzy_fills_the_hand_to_eight_again():
    t = game(characters="ozzy", hands=("power power p1 p1 p1",), deck="n1 n1 n1 n1 n1 n1 n1").do(POWER, POWER)
    assert len(t.hand()) == 8
    t.do(play("p1"), add_to(A, 1), play("p1"), add_to(A, 1))
    assert t.s.pending[0].amount == 2


def test_9_9_a_further_one_of_einstein_gives_one_more_exchange():
    t = game(characters="einstein", hands=("power power p1 p1 p1",), bohrds=("5/5/5",))
    t.do(POWER, swap(A, P, E), POWER, swap(A, P, E))
    assert t.bohrd(A) == "3/5/7"


def test_9_9_a_further_one_of_brady_turns_one_more_hydrogen():
    t = game(characters="brady", scenario="first-ten", hands=("power power p1 p1 p1",), bohrds=("1/0/1", "1/0/1"))
    t.do(POWER, POWER, replace(A), replace(B))
    assert t.bohrd(A) == t.bohrd(B) == "8/8/8"


def test_9_10_curies_cards_add_or_move_and_do_not_remove():
    t = game(characters="curie", hands=("power p3",), bohrds=("3/0/0",)).do(POWER, play("p3"))
    assert t.legal() == sorted([add_to(A, 1), add_to(B, 1), add_to(C, 1), move(A, B, 1), move(A, C, 1)])
    assert t.why(remove_from(A, 1)) is Refusal.NO_REMOVAL


def test_9_11_a_tie_goes_to_more_goals():
    t = game(scenario="first-ten", goals=("N F", "H He Li"), row="Be B C O Ne")
    assert t.result() == [(36, 2), (36, 1)]


def test_9_11_then_to_the_heaviest_atom():
    t = game(scenario="first-ten", goals=("He Be", "H B"), row="Li C N O F")
    assert t.result() == [(26, 2), (26, 1)]


def test_9_11_who_is_still_equal_shares_the_place():
    t = game(players=3, goals=("He",), row="H Li Be B")
    assert t.result() == [(12, 1), (0, 2), (0, 2)]


def test_9_12_brady_is_not_dealt_without_oxygen():
    for seed in range(60):
        t = dealt(4, seed, scenario="first-light")
        assert Character.BRADY not in [int(player.character) for player in t.s.players]


def test_9_12_with_oxygen_he_is():
    assert any(Character.BRADY in [int(player.character) for player in dealt(4, seed, scenario="first-ten").s.players]
               for seed in range(20))


def test_9_12_who_wants_him_may_choose_him():
    t = dealt(2, 0, scenario="first-light", characters="brady")
    assert t.s.players[0].character == Character.BRADY


def test_9_13_the_hydrogen_need_not_be_a_goal():
    t = game(characters="brady", scenario="battery-drought", hands=("power",), bohrds=("1/0/1",))
    assert "H" not in t.row()
    assert t.do(POWER, replace(A), claim(A)).goals() == ["O"]


def test_9_14_the_lot_is_fair():
    first = [dealt(3, seed).mover for seed in range(600)]
    assert all(150 < first.count(seat) < 250 for seat in range(3))


def test_9_15_four_can_play():
    assert len(dealt(4).hand(3)) == 5


def test_9_16_the_laboratory_closes_after_two_turns_for_each_particle():
    last = int(SCENARIOS[0].last_turn)
    assert last == 2 * 47
    t = game(turn=last - 2, goals=("H",)).do(play("p1"), add_to(A, 1), play("p1"), add_to(A, 1))
    assert t.s.ending == Ending.NONE
    t.do(play("p1"), add_to(A, 1), play("p1"), add_to(A, 1))
    assert t.s.ending == Ending.LAB_CLOSED and t.mover == -1 and t.result() == [(11, 1), (0, 2)]


def test_9_16_the_last_turn_is_played_to_its_end():
    t = game(turn=93, bohrds=("0/2/2",)).do(play("p1"), add_to(A, 1), play("p1"), add_to(A, 1), claim(A))
    assert t.goals() == ["He"] and t.s.ending == Ending.LAB_CLOSED
    t = game(turn=93, bohrds=("0/2/2",)).do(play("p1"), add_to(A, 1), play("p1"), add_to(A, 1), END)
    assert t.goals() == [] and t.s.ending == Ending.LAB_CLOSED


def test_9_17_everybody_sees_the_discards_and_what_the_pile_holds():
    t = game(scenario="first-ten", row="O H Ne Li B", deck="p2 p3")
    view = GAME.view(t.s, SPECTATOR)
    assert sum(card.count for card in view.discards) == int(DECK.sum()) - 2 - 10
    assert [goal.symbol for goal in view.pile] == ["He", "Be", "C", "N", "F"]
