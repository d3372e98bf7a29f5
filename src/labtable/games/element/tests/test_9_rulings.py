"""RULES.md §9 Rulings."""

import pytest

from labtable.core.errors import BadSetup
from labtable.core.record.records import SPECTATOR
from labtable.games.element import GAME
from labtable.games.element.components import BOX, DECK, ELEMENTS, RING_OF_PLACE, SCENARIOS, SYMBOLS
from labtable.games.element.constants import Ending, Refusal
from labtable.games.element.tests import freeze_elements
from labtable.games.element.tests.position import (
    END_TURN,
    USE_POWER,
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
from labtable.games.element.views import rings_of

# §9.29 With First Light the heaviest goal is boron, five electrons; two full bohrds hold 72.
STUCK = {"characters": "ball yocchi", "hands": ("e1 e2",)}


@pytest.mark.parametrize("players", [1, 5])
def test_9_1_neither_fewer_nor_more(players):
    with pytest.raises(BadSetup):
        GAME.options(players)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_9_1_two_to_four_players(players):
    assert len(dealt(players).hand(players - 1)) == 5


def test_9_2_the_rings_have_2_8_18_and_8_places():
    assert rings_of(36) == [2, 8, 18, 8] and len(RING_OF_PLACE) == 36


@pytest.mark.parametrize("kind", ["proton", "neutron", "electron"])
def test_9_3_each_kind_has_cards_of_value_1_2_and_3(kind):
    counts = DECK[3 * ["proton", "neutron", "electron"].index(kind) :][:3]
    assert len(counts) == 3 and all(counts > 0)


def test_9_4_the_supply_never_runs_out():
    t = game(hands=("p3 n3",), bohrds=("500/500/0",)).do(play("p3"), add_to(A, 3), play("n3"), add_to(A, 3))
    assert t.bohrd(A) == "503/503/0"


def test_9_5_the_masses_of_the_printed_table_round_to_every_goal():
    masses = {one.symbol: float(one.mass) for one in GAME.gallery().periodic_table}
    goals = {symbol for card in BOX["scenarios"].rows("cards") for symbol in card.texts("goals")}
    assert all(round(masses[symbol]) == ELEMENTS[SYMBOLS.index(symbol)].mass_number for symbol in goals)


def test_9_5_the_file_is_what_the_generator_writes():
    text = freeze_elements.COMPONENTS.read_text("utf-8")
    assert freeze_elements.BEGIN + freeze_elements.block() + freeze_elements.END in text


def test_9_5_all_elements_are_those_of_the_library():
    assert list(freeze_elements.from_library()) == BOX["elements"].get("atoms")


def test_9_5_the_goal_card_that_the_rulebook_shows():
    assert list(ELEMENTS[SYMBOLS.index("Li")].particles) == [3, 4, 3]


@pytest.mark.parametrize("atom", range(1, 37))
def test_9_5_a_goal_is_the_neutral_atom(atom):
    protons, neutrons, electrons = ELEMENTS[atom].particles
    assert protons == electrons == atom and protons + neutrons == ELEMENTS[atom].mass_number


def test_9_6_hydrogen_has_no_neutron():
    assert list(ELEMENTS[1].particles) == [1, 0, 1]
    assert game(bohrds=("1/0/1",)).do(claim(A)).goals() == ["H"]
    assert game(bohrds=("1/1/1",)).refusal(claim(A)) is Refusal.NO_MATCH


def test_9_7_the_bohrds_begin_empty():
    assert [dealt(3).bohrd(bohrd) for bohrd in (A, B, C)] == ["0/0/0"] * 3


def test_9_8_a_hand_is_seen_by_its_owner_alone():
    t = dealt(3, 2)
    players = GAME.view(t.s, 1).players
    assert [player.hand is None for player in players] == [True, False, True]
    assert all(player.hand is None for player in GAME.view(t.s, SPECTATOR).players)
    assert [player.hand_size for player in players] == [5, 5, 5]


def test_9_8_characters_are_face_up():
    t = dealt(2, 3)
    assert all(player.character != "nobody" for player in GAME.view(t.s, SPECTATOR).players)


def test_9_9_the_first_player_is_drawn_by_lot():
    assert {dealt(4, seed).mover for seed in range(40)} == {0, 1, 2, 3}


def test_9_9_the_lot_is_fair():
    first = [dealt(3, seed).mover for seed in range(600)]
    assert all(150 < first.count(seat) < 250 for seat in range(3))


def test_9_10_everybody_sees_the_discards_and_what_the_pile_holds():
    t = game(scenario="first-ten", row="O H Ne Li B", deck="p2 p3")
    view = GAME.view(t.s, SPECTATOR)
    assert sum(card.count for card in view.discards) == int(DECK.sum()) - 2 - 10
    assert [goal.symbol for goal in view.pile] == ["He", "Be", "C", "N", "F"]


def test_9_10_played_cards_lie_face_up_on_the_discard_pile():
    t = game(hands=("e3 p1 p1 p1 p1",), deck="n1 n1")
    before = t.discards().count("e3")
    t.do(play("e3"))
    assert t.discards().count("e3") == before
    assert t.do(add_to(A, 3)).discards().count("e3") == before + 1


def test_9_11_an_empty_deck_is_made_of_the_discards():
    t = game(deck="").do(play("p1"))
    on_the_pile = len(t.discards())
    t.do(add_to(A, 1))
    assert t.told == ["added", "reshuffled", "drew"]
    assert t.discards() == [] and int(t.s.deck.sum()) == on_the_pile + 1 - 1


def test_9_11_the_last_card_of_the_deck_is_drawn_first():
    t = game(deck="e3").do(play("p1"), add_to(A, 1))
    assert "e3" in t.hand() and "reshuffled" not in t.told and t.s.deck.sum() == 0


def test_9_12_a_hand_that_fits_nowhere_discards_one_card_as_a_play():
    t = game(hands=("e2 e3 e3 e3 power",), bohrds=("0/0/35",) * 3, deck="n1")
    assert t.legal() == [USE_POWER, discard("e2"), discard("e3")]
    t.do(discard("e2"))
    assert t.s.plays_left == 1 and t.hand() == ["n1", "e3", "e3", "e3", "power"]


def test_9_12_not_while_a_card_can_be_played():
    t = game(hands=("e2 e3 e3 e3 n1",), bohrds=("0/0/35",) * 3)
    assert t.refusal(discard("e2")) is Refusal.PLAYABLE and t.legal() == [play("n1")]


def test_9_12_not_a_power_play_card():
    t = game(hands=("e2 e3 e3 e3 power",), bohrds=("0/0/35",) * 3)
    assert t.refusal(discard("power")) is Refusal.NOT_NOW


def test_9_12_not_a_third_time():
    t = game(hands=("e2 e2 e3 e3 e3",), bohrds=("0/0/35",) * 3, deck="e2 e2 e2").do(discard("e2"), discard("e2"))
    assert t.mover == 1


def test_9_12_nor_after_the_second_play():
    t = game(hands=("e2 e2 e3 e3 e3",), bohrds=("0/0/36", "0/0/36", "0/0/36"), deck="p1 p1", plays=0)
    assert t.refusal(discard("e2")) is Refusal.NO_PLAYS_LEFT


def test_9_12_a_hand_of_power_play_cards_discards_one_between_the_plays():
    t = game(characters="lewis", hands=("power power power power power",), deck="n1", plays=1)
    assert t.legal() == [discard("power")] and t.refusal(USE_POWER) is Refusal.POWER_TOO_LATE
    assert t.do(discard("power")).mover == 1 and t.hand(0) == ["n1"] + ["power"] * 4


def test_9_12_no_power_play_card_while_there_is_a_particle_card():
    t = game(hands=("e2 power power power power",), bohrds=("0/0/35",) * 3, plays=1)
    assert t.refusal(discard("power")) is Refusal.NOT_NOW and t.legal() == [discard("e2")]


def test_9_12_no_power_play_card_while_it_can_be_played():
    t = game(hands=("power power power power power",))
    assert t.refusal(discard("power")) is Refusal.NOT_NOW and t.legal() == [USE_POWER]


def test_9_13_it_ends_by_itself_after_the_last_goal_is_taken():
    t = game(bohrds=("0/2/2",)).do(play("p1"), add_to(A, 1), play("p1"), add_to(A, 1), claim(A))
    assert t.mover == 1


def test_9_13_with_a_goal_to_take_the_player_ends_the_turn():
    t = game(bohrds=("0/2/2",)).do(play("p1"), add_to(A, 1), play("p1"), add_to(A, 1))
    assert t.mover == 0
    t.do(END_TURN)
    assert t.mover == 1 and t.bohrd(A) == "2/2/2"


def test_9_14_the_nucleus_takes_any_number_and_can_be_mended():
    t = game(hands=("p3 n3",), bohrds=("40/60/0",)).do(play("p3"), add_to(A, 3), play("n3"), move(A, B, 3))
    assert t.bohrd(A) == "43/57/0" and t.bohrd(B) == "0/3/0"


def test_9_14_the_rings_take_36_electrons():
    t = game(hands=("e1 e1",), bohrds=("0/0/35",)).do(play("e1"), add_to(A, 1), play("e1"))
    assert t.bohrd(A) == "0/0/36" and t.refusal(add_to(A, 1)) is Refusal.RINGS_FULL


def test_9_15_a_card_that_fits_nowhere_is_not_played():
    t = game(hands=("e2 e1",), bohrds=("0/0/35",) * 3)
    assert t.refusal(play("e2")) is Refusal.NO_ROOM_FOR_CARD and t.refusal(play("e1")) is Refusal.NONE


def test_9_15_nor_moved():
    t = game(hands=("e2",), bohrds=("0/0/35", "0/0/34", "0/0/2")).do(play("e2"))
    assert t.refusal(move(C, A, 2)) is Refusal.RINGS_FULL and t.refusal(move(C, B, 2)) is Refusal.NONE


def test_9_15_electrons_without_a_free_place_are_not_added():
    t = game(hands=("e3",), bohrds=("0/0/34", "0/0/33")).do(play("e3"))
    assert t.refusal(add_to(A, 3)) is Refusal.RINGS_FULL and t.refusal(add_to(B, 3)) is Refusal.NONE


def test_9_16_the_highest_numbers_leave_first():
    for electrons in range(36):
        before, after = rings_of(electrons + 1), rings_of(electrons)
        assert [ring for ring in range(4) if before[ring] != after[ring]] == [RING_OF_PLACE[electrons] - 1]


def test_9_17_not_even_for_lewis_without_a_power_play():
    t = game(characters="lewis", hands=("e1",), bohrds=("3/3/3",)).do(play("e1"))
    assert t.refusal(remove_from(A, 1)) is Refusal.NO_REMOVAL


def test_9_17_nothing_goes_back_to_the_supply():
    t = game(hands=("p1",), bohrds=("3/3/3",)).do(play("p1"))
    assert t.refusal(remove_from(A, 1)) is Refusal.NO_REMOVAL


def test_9_18_a_power_play_card_may_be_kept():
    t = game(hands=("power p1 p1 p1 p1",)).do(play("p1"), add_to(A, 1), play("p1"), add_to(A, 1))
    assert "power" in t.hand(0) and t.mover == 1


def test_9_18_a_hand_of_nothing_else_must_play_one():
    t = game(characters="lewis", hands=("power power power power power",), deck="p1")
    assert t.legal() == [USE_POWER]
    assert t.do(USE_POWER).hand() == ["p1"] + ["power"] * 4


def test_9_19_a_further_power_play_of_lewis_changes_nothing_more():
    t = game(characters="lewis", hands=("power power e1 e1 e1",), bohrds=("0/0/9",))
    t.do(USE_POWER, USE_POWER, play("e1"))
    assert t.legal() == sorted(
        [
            *(add_to(b, v) for b in (A, B, C) for v in (1, 2, 3)),
            *(move(A, b, v) for b in (B, C) for v in (1, 2, 3)),
            *(remove_from(A, v) for v in (1, 2, 3)),
        ]
    )


def test_9_19_a_further_one_of_ozzy_fills_the_hand_to_eight_again():
    t = game(characters="ozzy", hands=("power power p1 p1 p1",), deck="n1 n1 n1 n1 n1 n1 n1").do(USE_POWER, USE_POWER)
    assert len(t.hand()) == 8
    t.do(play("p1"), add_to(A, 1), play("p1"), add_to(A, 1))
    assert t.s.pending[0].amount == 2


def test_9_19_a_further_one_of_einstein_gives_one_more_exchange():
    t = game(characters="einstein", hands=("power power p1 p1 p1",), bohrds=("5/5/5",))
    t.do(USE_POWER, swap(A, P, E), USE_POWER, swap(A, P, E))
    assert t.bohrd(A) == "3/5/7"


def test_9_19_a_further_one_of_brady_turns_one_more_hydrogen():
    t = game(characters="brady", scenario="first-ten", hands=("power power p1 p1 p1",), bohrds=("1/0/1", "1/0/1"))
    t.do(USE_POWER, USE_POWER, replace(A), replace(B))
    assert t.bohrd(A) == t.bohrd(B) == "8/8/8"


def test_9_19_any_number_of_power_plays_in_a_turn():
    t = game(characters="lewis", hands=("power power power p1 p1",), deck="p1 p1 p1")
    t.do(USE_POWER, USE_POWER, USE_POWER)
    assert t.s.plays_left == 2 and t.hand() == ["p1"] * 5


def test_9_20_einstein_with_empty_bohrds_is_played_without_effect():
    t = game(characters="einstein", hands=("power",), deck="e1").do(USE_POWER)
    assert t.s.pending_size == 0 and t.hand() == ["p1"] * 4 + ["e1"] and t.s.plays_left == 2


def test_9_21_curies_cards_add_or_move_and_do_not_remove():
    t = game(characters="curie", hands=("power p3",), bohrds=("3/0/0",)).do(USE_POWER, play("p3"))
    assert t.legal() == sorted([add_to(A, 1), add_to(B, 1), add_to(C, 1), move(A, B, 1), move(A, C, 1)])
    assert t.refusal(remove_from(A, 1)) is Refusal.NO_REMOVAL


def test_9_22_curie_plays_no_further_power_play_card():
    t = game(characters="curie", hands=("power power p1 p1 p1",)).do(USE_POWER)
    assert t.refusal(USE_POWER) is Refusal.CURIE_AT_WORK and USE_POWER not in t.legal()


def test_9_22_curies_other_power_play_cards_are_discarded_at_the_end():
    t = game(characters="curie", hands=("power power power n2 e1",), deck="e2 e2 e2 e2 e2")
    before = t.discards().count("power")
    t.do(USE_POWER, play("n2"), add_to(A, 1), play("e1"), add_to(A, 1))
    assert t.discards().count("power") == before + 3 and t.hand(0) == ["e2"] * 5 and t.mover == 1


def test_9_22_electrons_that_find_no_place_are_discarded_too():
    t = game(characters="curie lewis", hands=("power e1 e1 e1 n1",), bohrds=("0/0/36", "0/0/36", "0/0/35"))
    t.do(USE_POWER, play("e1"), add_to(C, 1))
    assert t.refusal(play("e1")) is Refusal.NO_ROOM_FOR_CARD and t.refusal(END_TURN) is Refusal.CURIE_AT_WORK
    before = t.discards().count("e1")
    t.do(play("n1"), add_to(A, 1))
    assert t.mover == 1 and t.discards().count("e1") == before + 2 and len(t.hand(0)) == 5


def test_9_22_with_nothing_to_play_her_turn_ends_at_once():
    t = game(characters="curie", hands=("power power power power power",), deck="e2 e2 e2 e2 e2").do(USE_POWER)
    assert t.mover == 1 and t.hand(0) == ["e2"] * 5


def test_9_22_unless_a_goal_can_be_taken():
    t = game(characters="curie", hands=("power power power power power",), bohrds=("2/2/2",)).do(USE_POWER)
    assert t.mover == 0 and t.legal() == [claim(A), END_TURN]
    assert t.do(END_TURN).mover == 1 and t.goals(0) == []


def test_9_23_ozzy_draws_after_the_first_play():
    t = game(characters="ozzy", hands=("power",)).do(USE_POWER, play("p1"))
    assert len(t.hand()) == 7
    assert len(t.do(add_to(A, 1)).hand()) == 8


def test_9_23_ozzy_does_not_draw_after_the_second_play():
    t = game(characters="ozzy", hands=("power",)).do(USE_POWER, play("p1"), add_to(A, 1), play("p1"), add_to(A, 1))
    assert len(t.hand()) == 7 and "drew" not in t.told and t.s.pending[0].amount == 2


def test_9_24_one_power_play_turns_one_hydrogen():
    t = game(characters="brady", scenario="first-ten", hands=("power",), bohrds=("1/0/1", "1/0/1"))
    t.do(USE_POWER, replace(A))
    assert t.refusal(replace(B)) is Refusal.NO_REPLACEMENT


def test_9_25_the_hydrogen_need_not_be_a_goal():
    t = game(characters="brady", scenario="battery-drought", hands=("power",), bohrds=("1/0/1",))
    assert "H" not in t.row()
    assert t.do(USE_POWER, replace(A), claim(A)).goals() == ["O"]


def test_9_26_the_bohrd_is_emptied_and_the_others_stay():
    t = game(bohrds=("5/5/5", "2/2/2", "1/1/1")).do(claim(B))
    assert [t.bohrd(b) for b in (A, B, C)] == ["5/5/5", "0/0/0", "1/1/1"]


def test_9_27_an_atom_left_standing_may_be_taken_by_the_next_player():
    t = game(bohrds=("1/2/2",)).do(play("p1"), add_to(A, 1), play("p1"), add_to(B, 1), END_TURN)
    assert t.mover == 1
    assert t.do(claim(A)).goals(1) == ["He"] and t.goals(0) == []


def test_9_28_a_tie_goes_to_more_goals():
    t = game(scenario="first-ten", goals=("N F", "H He Li"), row="Be B C O Ne")
    assert t.result() == [(36, 2), (36, 1)]


def test_9_28_then_to_the_heaviest_atom():
    t = game(scenario="first-ten", goals=("He Be", "H B"), row="Li C N O F")
    assert t.result() == [(26, 2), (26, 1)]


def test_9_28_players_who_are_still_equal_share_the_place():
    t = game(players=3, goals=("He",), row="H Li Be B")
    assert t.result() == [(12, 1), (0, 2), (0, 2)]


def test_9_29_the_game_ends_when_no_goal_can_ever_be_matched():
    t = game(**STUCK, goals=("He",), bohrds=("0/0/36", "0/0/36", "0/0/5")).do(play("e1"), add_to(C, 1))
    assert t.s.ending == Ending.BEYOND_REPAIR and t.mover == -1 and t.result() == [(12, 1), (0, 2)]
    assert t.told[-1] == "ended" and t.legal(0) == t.legal(1) == []


def test_9_29_not_while_the_heaviest_goal_can_still_be_made():
    t = game(**STUCK, bohrds=("0/0/36", "0/0/36", "0/0/4")).do(play("e1"), add_to(C, 1))
    assert t.s.ending == Ending.NONE


def test_9_29_the_heaviest_goal_in_the_row_counts_and_not_those_in_the_pile():
    row = {"scenario": "first-ten", "row": "H He Li Be B", "bohrds": ("0/0/36", "0/0/36", "0/0/5")}
    assert game(**STUCK, **row).do(play("e1"), add_to(C, 1)).s.ending == Ending.BEYOND_REPAIR
    row["row"] = "H He Li Be C"
    assert game(**STUCK, **row).do(play("e1"), add_to(C, 1)).s.ending == Ending.NONE


@pytest.mark.parametrize("mender", ["lewis", "einstein"])
def test_9_29_not_with_a_character_who_takes_electrons_away(mender):
    for characters in (f"ball {mender}", f"{mender} ball"):
        t = game(characters=characters, hands=("e3",), bohrds=("0/0/36", "0/0/36", "0/0/9"))
        t.do(play("e3"), add_to(C, 3))
        assert t.s.ending == Ending.NONE


def test_9_29_without_powers_it_ends_too():
    t = game(powers=False, hands=("e3",), bohrds=("0/0/36", "0/0/36", "0/0/3")).do(play("e3"), add_to(C, 3))
    assert t.s.ending == Ending.BEYOND_REPAIR


def test_9_29_protons_and_neutrons_can_always_be_moved_away():
    t = game(**{**STUCK, "hands": ("p3 n3",)}, bohrds=("90/90/0",) * 3)
    t.do(play("p3"), add_to(A, 3), play("n3"), add_to(A, 3))
    assert t.s.ending == Ending.NONE


def test_9_29_a_matched_atom_can_still_be_taken_first():
    t = game(**STUCK, bohrds=("0/0/36", "0/0/36", "5/6/4")).do(play("e1"), add_to(C, 1), claim(C))
    assert t.goals() == ["B"] and t.s.ending == Ending.NONE


def test_9_30_the_laboratory_closes_after_two_turns_for_each_particle():
    last = int(SCENARIOS[0].last_turn)
    assert last == 2 * 47
    t = game(turn=last - 2, goals=("H",)).do(play("p1"), add_to(A, 1), play("p1"), add_to(A, 1))
    assert t.s.ending == Ending.NONE
    t.do(play("p1"), add_to(A, 1), play("p1"), add_to(A, 1))
    assert t.s.ending == Ending.LAB_CLOSED and t.mover == -1 and t.result() == [(11, 1), (0, 2)]


def test_9_30_the_last_turn_is_played_to_its_end():
    t = game(turn=93, bohrds=("0/2/2",)).do(play("p1"), add_to(A, 1), play("p1"), add_to(A, 1), claim(A))
    assert t.goals() == ["He"] and t.s.ending == Ending.LAB_CLOSED
    t = game(turn=93, bohrds=("0/2/2",)).do(play("p1"), add_to(A, 1), play("p1"), add_to(A, 1), END_TURN)
    assert t.goals() == [] and t.s.ending == Ending.LAB_CLOSED


def test_9_31_a_game_without_closing_time_stops_after_a_thousand_turns():
    t = game(turn=998, hands=("p1", "p1"), closes=False)
    t.do(play("p1"), add_to(A, 1), play("p1"), add_to(A, 1))
    assert t.s.ending == Ending.NONE
    t.do(play("p1"), add_to(A, 1), play("p1"), add_to(A, 1))
    assert t.s.ending == Ending.LAB_CLOSED and GAME.check_state(t.s) == []


def test_9_31_or_at_its_closing_time_if_that_is_later():
    assert all(row.last_turn_open == max(1000, row.last_turn) for row in SCENARIOS)
