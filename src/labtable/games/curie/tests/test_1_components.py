"""RULES.md §1 Components."""
from collections import Counter

from labtable.games.curie import GAME
from labtable.games.curie.components import (
    CATEGORY_NAMES,
    COPIES,
    CUBES,
    EFFECTS,
    LAST_SPACE,
    OBJECTIVE_NAMES,
    THESIS_COPIES,
    THESIS_LEVEL,
    TILE_EFFECTS,
    TILE_NAMES,
    TIMELINE_EFFECTS,
    TIMELINE_NAMES,
    WORKSHOP,
)
from labtable.games.curie.constants import TILES_OF_A_GLASS
from labtable.games.curie.tests.position import dealt, game
from labtable.games.curie.wording import icons


def test_1_1_every_cube_is_in_supply_tower_foot_or_flask():
    s = game(cubes=["3P", "1U 1R"], available="2P", tower="1R").s
    for resource in range(3):
        in_flasks = s.players[0].cubes[resource] + s.players[1].cubes[resource]
        assert s.supply[resource] + s.tower[resource] + s.available[resource] + in_flasks == CUBES[resource]


def test_1_1_a_lost_cube_is_noticed():
    table = game(cubes=["3P"])
    table.s.players[0].cubes[0] -= 1
    assert GAME.check_state(table.s) == ["cubes of resource 0: 31, expected 32"]


def test_1_1_cubes_are_conserved_through_whole_games():
    table = dealt(3)
    for turn in range(120):
        legal = [action for action in range(GAME.NUM_ACTIONS)
                 if GAME.engine.refusal_at(table.states, 0, table.seat, action) == 0]
        GAME.engine.apply_at(table.states, 0, table.seat, legal[turn * 7 % len(legal)])
        s = table.s
        flasks = sum(s.players[seat].cubes.astype(int) for seat in range(3))
        assert (s.supply + s.tower + s.available + flasks == CUBES).all()


def test_1_2_forty_seven_cards_in_five_categories():
    assert dict(zip(CATEGORY_NAMES, COPIES.tolist(), strict=True)) == {
        "advertising": 7, "instruments": 9, "research": 9, "workshop": 11, "university": 11}
    assert COPIES.sum() == 47


def test_1_3_twelve_beakers_and_twelve_flasks_all_different():
    assert len(TILE_NAMES) == 24 and TILES_OF_A_GLASS == 12
    signs = [icons(TILE_EFFECTS + tile) for tile in range(24)]
    assert len(set(signs)) == 24
    s = dealt().s
    assert sorted(s.piles[0].tolist()) == list(range(12)) and sorted(s.piles[1].tolist()) == list(range(12, 24))


def test_1_4_four_theses_of_each_level():
    assert [int(THESIS_COPIES[level == THESIS_LEVEL].sum()) for level in range(4)] == [4, 4, 4, 4]


def test_1_5_five_different_objectives():
    assert len(set(OBJECTIVE_NAMES)) == 5


def test_1_6_a_workshop_tile_for_each_number_of_players_with_two_sides():
    for players in (2, 3, 4):
        sides = [WORKSHOP[players, side] for side in (0, 1)]
        assert all(side["length"] >= 4 for side in sides)
        throws = [tuple(side["spaces"][space]["throw"]) for side in sides for space in range(side["length"])]
        assert all(sum(throw) == 4 for throw in throws)
        assert (4, 0, 0) in throws and (1, 2, 1) in throws
        assert len(throws) % players, "every seat would meet the same throws"


def test_1_7_the_timeline_runs_from_1867_to_1934():
    assert TIMELINE_NAMES[0] == "1867" and TIMELINE_NAMES[LAST_SPACE] == "1934"
    years = [int(name[:4]) for name in TIMELINE_NAMES]
    assert years == sorted(years) and not [year for year, times in Counter(years).items() if times > 1 and year != 1898]
    for space in range(LAST_SPACE + 1):
        row = EFFECTS[TIMELINE_EFFECTS + space]
        gives = row["cubes"].any() or row["points"] or row["experiment"]
        assert bool(gives) == (0 < space < LAST_SPACE)
