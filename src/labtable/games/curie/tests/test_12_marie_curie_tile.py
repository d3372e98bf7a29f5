"""RULES.md §12 The Marie Curie tile."""

from labtable.games.curie.constants import Event
from labtable.games.curie.tests.position import game


def test_12_1_from_the_middle():
    table = game(cubes=["1P"], tiles=["f2"]).validate("flask", 1)
    assert table.s.marie_curie == 0 and table.said(Event.MARIE_CURIE) == [(0, -1, 0)]


def test_12_1_or_from_its_holder():
    table = game(cubes=["1P"], tiles=["f2"], curie=1).validate("flask", 1)
    assert table.s.marie_curie == 0 and table.said(Event.MARIE_CURIE) == [(0, 1, 0)]


def test_12_2_worth_a_point_at_the_end():
    assert game(points=[3, 3], curie=1).result() == ([3, 4], [2, 1])
