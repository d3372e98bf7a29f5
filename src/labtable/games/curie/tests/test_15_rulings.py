"""RULES.md §15 Rulings."""

import numpy as np
import pytest

from labtable.core.record.records import ask
from labtable.games.curie import GAME
from labtable.games.curie.components import (
    CUBES,
    EFFECTS,
    FLAGS,
    LAST_SPACE,
    THESIS_COPIES,
    THESIS_LEVEL,
    TILE_EFFECTS,
    TILE_NAMES,
    TILES_OF_A_GLASS,
    TIMELINE_EFFECTS,
)
from labtable.games.curie.constants import Category, Event, Pending, Transformation
from labtable.games.curie.effect_words import icons
from labtable.games.curie.effects import theses_drawn, would_receive
from labtable.games.curie.tests.position import Kind, Refusal, dealt, game, shown
from labtable.games.curie.timeline import could_pay
from labtable.games.curie.turn import go_on
from labtable.games.curie.workshop import fall, shaken_percent


def test_15_1_a_free_card_is_no_purchase():
    table = game(cubes=["2P 1U"], tiles=["f9"], row="research instruments workshop university", deck="advertising")
    table.validate("flask", 1).card("instruments")
    assert table.cubes() == "2P 1U" and table.row() == "research advertising workshop university"
    assert table.why_not(Kind.CARD, Category.UNIVERSITY) == Refusal.NONE
    table.card("university").let_pass()
    assert table.why_not(Kind.CARD, Category.RESEARCH) == Refusal.CARD_BOUGHT


def test_15_1_the_limit_of_its_category_holds():
    table = game(cubes=["1U"], tiles=["f9"], cards=["instruments " * 4], row="instruments research workshop university")
    table.validate("flask", 1)
    assert table.why_not(Kind.CARD, Category.INSTRUMENTS) == Refusal.CATEGORY_FULL


def test_15_2_the_only_free_card_is_taken():
    table = game(cubes=["1U"], tiles=["f9"], row="instruments instruments instruments instruments").validate("flask", 1)
    assert table.s.players[0].cards[Category.INSTRUMENTS] == 1 and table.asks == "experimentation 0"


def test_15_2_whatever_its_category():
    table = game(cubes=["1U"], tiles=["f9"], row="advertising " * 4).validate("flask", 1)
    assert table.s.players[0].cards[Category.ADVERTISING] == 1 and table.date() == "1883"


def test_15_2_where_none_can_be_taken_nothing_happens():
    table = game(cubes=["1U"], tiles=["f9"], cards=["instruments " * 4], row="instruments " * 4).validate("flask", 1)
    assert table.said(Event.NO_CARD_TO_TAKE) == [(0, 0, 0)] and table.asks == "experimentation 0"
    assert table.s.players[0].validated[1] == 1


def test_15_2_also_when_the_card_waits_below_a_thesis():
    table = game(cards=["instruments " * 4], row="instruments " * 4)
    ask(table.s, Pending.CARD, 0)
    ask(table.s, Pending.THESIS, 0, 0, 0)
    go_on(table.s)
    assert table.said(Event.NO_CARD_TO_TAKE) == [(0, 0, 0)] and table.asks == "experimentation 0"


def test_15_3_the_symbol_to_flip_is_no_space():
    table = game(4, space=(0, 6)).done()
    assert (table.s.thrown == shown(4, 1, 0)).all()  # the first space of side 2


def test_15_4_fewer_cubes_even_none():
    assert game(step="research", available="3P").done().asks == "experimentation 0"
    assert game(step="research", available="3P").take("pitchblende").done().cubes() == "1P"


def test_15_5_nothing_to_research():
    table = game(4, supply="", theses=[0, 4]).done()
    assert table.asks == "experimentation 1"
    assert game(4, supply="", theses=[0, 3]).done().asks == "research 1"


def test_15_6_a_fifth_thesis_is_not_drawn():
    table = game(cubes=["1P 3R"], tiles=["b6"], theses=[4]).validate("beaker", 1)
    assert table.points() == 1 and table.said(Event.NO_THESIS_LEFT) == [(0, 0, 0)]
    assert table.s.theses_size.tolist() == [3, 3, 3, 3]


def test_15_6_a_thesis_that_is_being_applied_counts_as_drawn_for_its_player_only():
    table = game(theses=[2, 1])
    ask(table.s, Pending.THESIS, 1, 0, 9)
    assert theses_drawn(table.s, 0) == 2 and theses_drawn(table.s, 1) == 2


def test_15_7_six_tiles_are_enough():
    table = game(cubes=["1P 1U"], row="workshop " * 4, tiles=["b1 b2 b3 f1 f2 f3"]).card("workshop")
    assert table.asks == "experimentation 0" and table.said(Event.NO_TILE_TO_TAKE) == [(0, 0, 0)]


def test_15_7_with_one_kind_full_it_is_the_other():
    table = game(cubes=["1P 1U"], row="workshop " * 4, tiles=["b1 b2 b3"], top="f5").card("workshop")
    assert table.tiles(0, "flask") == ["f5"] and table.asks == "experimentation 0"


def test_15_8_a_new_tile_may_be_validated_at_once():
    table = game(cubes=["2P 1U"], row="workshop " * 4, top="f2").card("workshop").pile("flask").validate("flask", 1)
    assert table.s.marie_curie == 0


def test_15_9_a_short_supply_gives_what_it_has():
    table = game(cubes=["1U"], tiles=["f1"], supply="2P").validate("flask", 1)
    assert table.cubes() == "2P" and table.said(Event.SHORT) == [(0, 0, 1)]


def test_15_9_nothing_is_said_of_a_supply_that_is_enough():
    table = game(cubes=["1U"], tiles=["f1"], supply="3P").validate("flask", 1)
    assert table.cubes() == "3P" and table.said(Event.SHORT) == [] and table.said(Event.GAINED) == [(0, 0, 3)]


def test_15_10_no_transformation_for_nothing():
    table = game(cubes=["2P 2U"], supply="5P 5U")
    assert table.why_not(Kind.TRANSFORM, Transformation.RADIUM) == Refusal.NO_PRODUCT
    assert table.why_not(Kind.TRANSFORM, Transformation.URANIUM) == Refusal.NONE


def test_15_11_an_effect_without_gain_cannot_be_used():
    moved = {"cubes": ["3P"], "tiles": ["b2"]}
    assert game(timeline="1893", **moved, supply="9P").validate("beaker", 1).cubes() == ""  # no uranium
    assert game(timeline="1893", **moved, supply="1U").validate("beaker", 1).cubes() == "1U"
    full = game(timeline="1891", cubes=["3P"], tiles=["b2 b1 b3 f1 f2 f3"]).validate("beaker", 1)
    assert full.date() == "1893" and full.asks == "timeline 1"


def test_15_11_but_part_of_a_gain_is_a_gain():
    table = game(timeline="1894", cubes=["4P"], tiles=["b2"], supply="1U").validate("beaker", 1).use()
    assert table.cubes() == "1U" and table.said(Event.SHORT) == [(0, 1, 1)]


@pytest.mark.parametrize(
    ("tile", "position", "gives"),
    [
        ("f3", {"theses": [3]}, True),
        ("f3", {"theses": [4]}, False),  # a Thesis
        ("f2", {"curie": 1}, True),
        ("f2", {"curie": 0}, False),  # the Marie Curie tile
        ("f1", {"supply": "1P"}, True),
        ("f1", {"supply": "9U"}, False),  # 3 pitchblende
    ],
)
def test_15_11_what_would_be_received(tile, position, gives):
    assert would_receive(game(**position).s, 0, TILE_EFFECTS + TILE_NAMES.index(tile)) == gives


def test_15_12_a_space_is_finished_for_all_before_the_next():
    table = game(cubes=["4P", "1P"], tiles=["b2"], timeline="1883").validate("beaker", 1)
    table.s.advances = 1  # as if an effect of the space moved the timeline again
    assert table.use().date() == "1891" and table.asks == "timeline 1"
    table.use()
    assert table.date() == "1893" and table.asks == "timeline 0"


def test_15_13_everything_is_received_before_the_timeline_moves():
    table = game(cubes=["1U"], tiles=["f9"], row="university " * 2 + "research research").validate("flask", 1)
    assert table.date() == "1867"
    table.card("university")
    assert table.cubes() == "2P" and table.date() == "1883"
    kinds = [int(event["kind"]) for event in table.s.trail[: table.s.trail_size]]
    assert kinds.index(Event.GAINED) < kinds.index(Event.ADVANCED)


def test_15_14_nothing_moves_beyond_1934():
    table = game(cubes=["3P"], tiles=["b2"], last_round=True).validate("beaker", 1)
    assert table.date() == "1934" and table.asks == "experimentation 0" and not table.said(Event.ADVANCED)


def test_15_15_an_empty_deck_leaves_the_space_empty():
    table = game(cubes=["2P"], row="instruments research research workshop", whole_deck="").card("instruments")
    assert table.row() == "- research research workshop"
    assert table.why_not(Kind.CARD, Category.INSTRUMENTS) == Refusal.NOT_IN_ROW


def test_15_16_cards_under_the_deck_are_known():
    table = game(cubes=["1R"], tiles=["b5"], row="research university workshop instruments").validate("beaker", 1)
    known = ["research", "university", "workshop", "instruments"]
    assert GAME.view(table.s, 1).under_deck == known
    for number in range(5):
        GAME.engine.resample_at(table.states, 0, 1, np.full(4, number, np.uint32))
        assert GAME.view(table.s, 1).under_deck == known


def test_15_16_and_are_drawn_in_the_order_of_the_row():
    row = "instruments university workshop research"
    table = game(cubes=["1R 2P"], tiles=["b5"], row=row, whole_deck="advertising")
    table.validate("beaker", 1)
    assert table.row() == "advertising instruments university workshop"
    assert GAME.view(table.s, 1).under_deck == ["research"]
    assert table.card("instruments").row() == "advertising research university workshop"
    assert GAME.view(table.s, 1).under_deck == []


def test_15_17_the_marie_curie_tile_twice_is_once():
    table = game(cubes=["1P"], tiles=["f2"], curie=0).validate("flask", 1)
    assert table.s.marie_curie == 0 and not table.said(Event.MARIE_CURIE)


def test_15_18_below_the_top_the_order_of_a_pile_is_unknown():
    table = dealt()
    before = table.s.piles.copy()
    GAME.engine.resample_at(table.states, 0, 0, np.full(4, 3, np.uint32))
    for glass in (0, 1):
        assert table.s.piles[glass, 11] == before[glass, 11]
        assert table.s.piles[glass].tolist() != before[glass].tolist()
        assert sorted(table.s.piles[glass]) == sorted(before[glass])


def test_15_19_the_card_next_to_the_deck_is_taken():
    table = game(cubes=["2P"], row="research instruments instruments workshop", deck="advertising").card("instruments")
    assert table.row() == "research advertising instruments workshop"


def test_15_20_a_choice_with_one_answer_is_not_asked():
    table = game(4, cubes=["5R"], space=(0, 2)).done()
    assert table.asks == "research 1" and table.cubes(0) == "3R" and table.said(Event.RETURNED) == [(0, 2, 2)]


def test_15_20_nor_does_it_cut_off_what_the_player_could_still_do():
    assert game(4, cubes=["5P"]).done().asks == "rest 0"  # 2 pitchblende may become a uranium
    assert game(4, cubes=["5R"], curie=0).done().asks == "rest 0"
    table = game(4, cubes=["5R"], objectives=["theses"], theses=[4]).done()
    assert table.asks == "rest 0" and table.objective().asks == "research 1"


def test_15_20_but_the_end_of_a_step_is():
    assert game(cubes=[""]).asks == "experimentation 0"
    assert game(step="research", theses=[4], available="1P").asks == "research 0"


def test_15_21_the_player_whose_turn_it_is_may_transform_to_pay_for_a_space():
    table = game(timeline="1898-july", cubes=["5P"], tiles=["b2"]).validate("beaker", 1)
    assert table.date() == "1898-december" and table.asks == "timeline 0"  # 1 uranium, or 2 pitchblende before it
    assert table.why_not(Kind.APPLY) == Refusal.CANNOT_PAY and GAME.prompt(table.s, 0).id == "prompt-timeline-transform"
    table.transform("uranium")
    assert GAME.prompt(table.s, 0).id == "prompt-timeline" and table.use().cubes() == "1R"


def test_15_21_the_others_pay_with_what_they_have():
    table = game(timeline="1898-july", cubes=["3P", "2P"], tiles=["b2"]).validate("beaker", 1)
    assert table.date() == "1898-december" and table.asks == "experimentation 0"


def test_15_21_only_as_far_as_the_supply_goes():
    moved = {"timeline": "1898-july", "cubes": ["5P"], "tiles": ["b2"]}
    assert game(**moved, supply="1U 1R").validate("beaker", 1).asks == "timeline 0"
    assert game(**moved, supply="9P 1R").validate("beaker", 1).asks == "experimentation 0"  # no uranium to be had
    assert game(**moved, supply="9P 1U").validate("beaker", 1).asks == "experimentation 0"  # no radium to be had


@pytest.mark.parametrize(
    ("flask", "tile", "payable"),
    [  # b9 costs 1U 1R, b8 1P 3U, b10 1P 2R, f2 1P
        ("1P 2R", "b10", True),
        ("1P 1R", "b10", False),
        ("1P 1R 2U", "b10", True),
        ("1P 4U", "b10", True),
        ("1P 3U", "b10", False),
        ("3P 1R 1U", "b10", True),
        ("5P 1R", "b10", True),
        ("4P 1R", "b10", False),
        ("9P", "b10", True),
        ("8P", "b10", False),
        ("2P 1R", "b9", True),
        ("3U", "b9", True),
        ("6P", "b9", True),
        ("5P", "b9", False),
        ("2R", "b9", False),
        ("3P 2U", "b8", True),
        ("2P 2U", "b8", False),
        ("9R", "f2", False),
    ],
)
def test_15_21_what_transformations_can_make_of_a_flask(flask, tile, payable):
    assert could_pay(game(cubes=[flask]).s, 0, TILE_EFFECTS + TILE_NAMES.index(tile)) == payable


def test_15_21_uranium_that_goes_back_to_the_supply_can_be_had_again():
    radium_and_uranium = TILE_EFFECTS + TILE_NAMES.index("b9")
    assert could_pay(game(cubes=["2P 2U"], supply="1R").s, 0, radium_and_uranium)
    assert not could_pay(game(cubes=["4P 1U"], supply="1R").s, 0, radium_and_uranium)


def test_15_21_a_player_who_takes_the_last_cube_by_transforming_has_nothing_to_receive():
    table = game(timeline="1883", cubes=["6P"], tiles=["b2"], supply="1U").validate("beaker", 1)
    assert table.date() == "1891" and table.why_not(Kind.APPLY) == Refusal.NONE
    assert table.transform("uranium").why_not(Kind.APPLY) == Refusal.NO_PRODUCT


def test_15_21_what_the_supply_lacks_cannot_be_made():
    radium_and_uranium = TILE_EFFECTS + TILE_NAMES.index("b9")
    assert not could_pay(game(cubes=["4U"], supply="9P 9U").s, 0, radium_and_uranium)
    assert not could_pay(game(cubes=["4P 1R"], supply="9P 9R").s, 0, radium_and_uranium)
    assert could_pay(game(cubes=["4U"], supply="1R").s, 0, radium_and_uranium)


def test_15_22_points_without_limit():
    assert game(points=[60], cubes=["2R"], curie=0).transform("marie-curie").points() == 61


def test_15_23_the_odds_of_the_tower():
    s, cubes = game().s, 0
    for _ in range(500):
        s.supply[0], s.tower[0], s.available[0], s.thrown[0] = 32, 0, 0, 20
        fall(s, 0, 0)
        cubes += int(s.fell[0])
    assert 0.47 < cubes / 10_000 < 0.53
    cubes = 0
    for _ in range(500):
        s.supply[0], s.tower[0], s.available[0], s.thrown[0] = 12, 20, 0, 0
        fall(s, 0, shaken_percent(4))
        cubes += int(s.fell[0])
    assert 0.21 < cubes / 10_000 < 0.27


def test_15_23_the_more_are_thrown_the_more_are_shaken_loose():
    assert [shaken_percent(cubes) for cubes in (0, 1, 4, 6, 7, 20)] == [0, 6, 24, 36, 42, 50]


def test_15_24_the_tower_is_open_to_all():
    table = game(tower="2P 1R")
    for audience in (0, 1, -1):
        assert GAME.view(table.s, audience).tower == {"pitchblende": 2, "uranium": 0, "radium": 1}


def test_15_25_a_clock_moves_the_timeline_after_the_throw_and_before_research():
    table = game(space=(0, 0), timeline="1891").done()
    assert table.s.thrown.sum() > 0 and table.date() == "1893" and table.asks == "timeline 1"
    assert table.done().asks == "timeline 0" and table.done().asks == "research 1"


def test_15_25_no_clock_no_move():
    assert game(space=(0, 2)).done().date() == "1867"


def test_15_26_every_cube_is_in_supply_tower_foot_or_flask():
    s = game(cubes=["3P", "1U 1R"], available="2P", tower="1R").s
    for resource in range(3):
        in_flasks = s.players[0].cubes[resource] + s.players[1].cubes[resource]
        assert s.supply[resource] + s.tower[resource] + s.available[resource] + in_flasks == CUBES[resource]


def test_15_26_a_lost_cube_is_noticed():
    table = game(cubes=["3P"])
    table.s.players[0].cubes[0] -= 1
    assert GAME.check_state(table.s) == ["cubes of resource 0: 31, expected 32"]


def test_15_26_cubes_are_conserved_through_whole_games():
    table = dealt(3)
    for turn in range(120):
        legal = [
            action
            for action in range(GAME.NUM_ACTIONS)
            if GAME.engine.refusal_at(table.states, 0, table.mover, action) == 0
        ]
        GAME.engine.apply_at(table.states, 0, table.mover, legal[turn * 7 % len(legal)])
        s = table.s
        flasks = sum(s.players[seat].cubes.astype(int) for seat in range(3))
        assert (s.supply + s.tower + s.available + flasks == CUBES).all()


def test_15_26_what_is_paid_for_a_card_goes_to_the_supply():
    table = game(cubes=["1R"], row="advertising research research research", timeline="1925").card("advertising")
    assert table.cubes() == "" and table.s.supply[2] == CUBES[2]


def test_15_27_twelve_beakers_and_twelve_flasks_all_different():
    assert TILES_OF_A_GLASS == 12
    assert len({icons(TILE_EFFECTS + tile) for tile in range(24)}) == 24
    s = dealt().s
    assert sorted(s.piles[0].tolist()) == list(range(12)) and sorted(s.piles[1].tolist()) == list(range(12, 24))


def test_15_28_four_theses_of_each_level():
    assert [int(THESIS_COPIES[level == THESIS_LEVEL].sum()) for level in range(4)] == [4, 4, 4, 4]


def test_15_29_one_tile_of_each_objective():
    for key in range(40):
        s = dealt(4, key).s
        assert len({int(s.players[seat].objective) for seat in range(4)}) == 4


def test_15_30_the_first_and_the_last_space_have_no_effect():
    for space in (0, LAST_SPACE):
        row = EFFECTS[TIMELINE_EFFECTS + space]
        assert not row["cubes"].any() and not row["points"] and not any(row[flag] for flag in FLAGS)
    table = game(timeline="1925", cubes=["3P 3R", "3R"], tiles=["b2"]).validate("beaker", 1)
    assert table.date() == "1934" and table.asks == "experimentation 0"


def test_15_31_experiment_tiles_and_theses_are_shuffled():
    for glass in (0, 1):
        assert len({int(dealt(key=key).s.piles[glass, 11]) for key in range(30)}) > 6
    for level in range(4):
        assert len({tuple(dealt(key=key).s.theses[level]) for key in range(30)}) > 6


def test_15_32_the_first_player_is_drawn_or_is_the_first_seat():
    assert {int(dealt(4, key).s.first) for key in range(30)} == {0, 1, 2, 3}
    assert {int(dealt(4, key, first_player="first_seat").s.first) for key in range(30)} == {0}


def test_15_33_a_flask_counts_at_the_end_of_the_turn_in_which_it_is_validated():
    table = game(cubes=["1P 1U"], tiles=["f1"], row="research " * 4, timeline="1891")
    assert table.validate("flask", 1).done().let_pass().cubes(0) == "4P"


def test_15_34_a_pair_scores_when_its_second_tile_is_turned_over():
    table = game(cubes=["1P 1U"], tiles=["b4* f3"], theses=[2], next_thesis="1R+◷", timeline="1891")
    assert table.validate("flask", 1).asks == "timeline 0" and table.points() == 0
    table.let_pass()
    assert table.points() == 1 and table.said(Event.PAIRED) == [(0, 0, 0)]


def test_15_35_tiles_are_validated_in_the_experimentation_step_only():
    table = game(step="research", cubes=["3P 1U"], tiles=["b4 f1 b2"], available="1P", timeline="1891")
    assert table.why_not(Kind.VALIDATE, 0, 0) == Refusal.NOT_NOW
    table.done().validate("beaker", 2)
    assert table.asks == "timeline 0" and table.why_not(Kind.VALIDATE, 1, 0) == Refusal.NOT_NOW
    assert game(cubes=["4P 1U"], tiles=["b4"]).done().why_not(Kind.VALIDATE, 0, 0) == Refusal.NOT_NOW


def test_15_36_what_a_date_gives_for_nothing_is_received_without_a_question():
    table = game(3, timeline="1893", cubes=["3P"], tiles=["b2"]).validate("beaker", 1)
    assert table.asks == "experimentation 0" and [table.cubes(seat) for seat in range(3)] == ["1U"] * 3
    assert table.said(Event.APPLIED) == [(seat, 4, 0) for seat in range(3)]


def test_15_36_a_player_is_asked_where_it_costs_a_cube_or_fills_a_slot():
    moved = {"cubes": ["4P"], "tiles": ["b2"]}
    assert game(timeline="1883", **moved).validate("beaker", 1).asks == "timeline 0"
    assert game(timeline="1891", **moved).validate("beaker", 1).asks == "timeline 0"


def test_15_36_a_player_is_asked_where_the_supply_is_short():
    """1897 gives two pitchblende, and one is left: transforming first puts two more there."""
    table = game(step="research", timeline="1895", cubes=["2P"], theses=[2], next_thesis="1R+◷", supply="1P 1U 1R")
    assert table.write().date() == "1897" and table.asks == "timeline 0"
    assert table.transform("uranium").use().cubes() == "2P 1U 1R"
