"""RULES.md §9 Theses."""

import pytest

from labtable.games.curie.components import THESIS_COPIES, THESIS_EFFECTS, THESIS_LEVEL
from labtable.games.curie.effect_words import icons
from labtable.games.curie.tests.position import game


def pile_of(level):
    return sorted(
        icons(THESIS_EFFECTS + thesis)
        for thesis in range(len(THESIS_LEVEL))
        if THESIS_LEVEL[thesis] == level
        for _ in range(THESIS_COPIES[thesis])
    )


def written(level, sign, **more):
    return game(step="research", theses=[level - 1], next_thesis=sign, **more).write()


def test_9_1_level_one():
    assert pile_of(0) == sorted(["1P", "1P", "2P", "⚗"])
    assert written(1, "1P").cubes() == "1P" and written(1, "2P").cubes() == "2P"
    assert written(1, "⚗").asks == "pile 0"


def test_9_2_level_two():
    assert pile_of(1) == sorted(["⚗", "⚗", "1U", "1P+1U"])
    assert written(2, "1U").cubes() == "1U" and written(2, "1P+1U").cubes() == "1P 1U"
    assert written(2, "⚗").pile("flask").s.players[0].num_tiles.tolist() == [0, 1]


def test_9_3_level_three():
    assert pile_of(2) == sorted(["1P+1U+◷", "1P+1U+◷", "1R", "1R+◷"])
    table = written(3, "1P+1U+◷")
    assert table.cubes() == "2P 1U" and table.date() == "1883"  # which gives a pitchblende
    assert written(3, "1R").cubes() == "1R"
    table = written(3, "1R+◷")
    assert table.cubes() == "1P 1R" and table.date() == "1883"


def test_9_4_level_four():
    assert pile_of(3) == sorted(["1U+1R+◷", "1R+MC", "1★", "1★+◷"])
    table = written(4, "1U+1R+◷")
    assert table.cubes() == "1P 1U 1R" and table.date() == "1883"
    table = written(4, "1R+MC")
    assert table.cubes() == "1R" and table.s.marie_curie == 0
    assert written(4, "1★").points() == 1
    table = written(4, "1★+◷")
    assert table.points() == 1 and table.date() == "1883"


@pytest.mark.parametrize(("level", "sign"), [(1, "1P"), (2, "1U"), (3, "1R"), (4, "1★")])
def test_9_5_a_thesis_through_a_card_is_the_next_level(level, sign):
    table = game(cubes=["1P"], row="research " * 4, theses=[level - 1], next_thesis=sign).card("research")
    assert table.s.players[0].num_theses == level and table.s.theses_size[level - 1] == 3


def test_9_5_and_through_an_experiment():
    table = game(cubes=["1P 1U"], tiles=["f3"], theses=[1], next_thesis="1U").validate("flask", 1)
    assert table.cubes() == "1U" and table.s.players[0].num_theses == 2
