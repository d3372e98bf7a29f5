"""RULES.md §1 Components."""

from collections import Counter

from labtable.games.curie.components import (
    CATEGORY_NAMES,
    COPIES,
    CUBES,
    EFFECTS,
    GLASS_NAMES,
    LAST_SPACE,
    OBJECTIVE_NAMES,
    RESOURCE_NAMES,
    THESIS_COPIES,
    THESIS_LEVEL,
    TILE_NAMES,
    TIMELINE_EFFECTS,
    TIMELINE_NAMES,
    WORKSHOP,
)


def test_1_1_three_resources():
    assert RESOURCE_NAMES == ("pitchblende", "uranium", "radium") and (CUBES > 0).all()


def test_1_2_forty_seven_cards_in_five_categories():
    assert dict(zip(CATEGORY_NAMES, COPIES.tolist(), strict=True)) == {
        "advertising": 7,
        "instruments": 9,
        "research": 9,
        "workshop": 11,
        "university": 11,
    }
    assert COPIES.sum() == 47


def test_1_3_twenty_four_experiment_tiles_of_two_kinds():
    assert len(TILE_NAMES) == 24 and GLASS_NAMES == ("beaker", "flask")


def test_1_4_sixteen_theses_of_four_levels():
    assert THESIS_COPIES.sum() == 16 and set(THESIS_LEVEL.tolist()) == {0, 1, 2, 3}


def test_1_5_five_different_objectives():
    assert len(set(OBJECTIVE_NAMES)) == 5


def test_1_6_a_workshop_tile_for_each_number_of_players_with_two_sides():
    for players in (2, 3, 4):
        sides = WORKSHOP[players].sides
        assert all(side["length"] >= 4 for side in sides)
        throws = [tuple(side["spaces"][space]["throw"]) for side in sides for space in range(side["length"])]
        assert all(1 <= sum(throw) <= 4 for throw in throws)
        assert (4, 0, 0) in throws and (1, 2, 1) in throws, "the two throws that are known"
        assert len(throws) % players, "every seat would meet the same throws"


def test_1_7_the_timeline_runs_from_1867_to_1934():
    assert TIMELINE_NAMES[0] == "1867" and TIMELINE_NAMES[LAST_SPACE] == "1934"
    years = [int(name[:4]) for name in TIMELINE_NAMES]
    assert years == sorted(years) and not [year for year, times in Counter(years).items() if times > 1 and year != 1898]
    for space in range(1, LAST_SPACE):
        row = EFFECTS[TIMELINE_EFFECTS + space]
        assert row["cubes"].any() or row["points"] or row["experiment"]
