"""RULES.md §10 Objectives."""

import pytest

from labtable.games.curie.constants import Event
from labtable.games.curie.tests.position import Kind, Refusal, game

ONE_OF_EACH = "advertising instruments research workshop university"


def test_10_1_once_for_its_points():
    table = game(objectives=["theses"], theses=[4]).objective()
    assert table.points() == 1 and table.why_not(Kind.OBJECTIVE) == Refusal.OBJECTIVE_DONE


def test_10_1_not_before_it_is_met():
    assert game(objectives=["theses"], theses=[3]).why_not(Kind.OBJECTIVE) == Refusal.OBJECTIVE_NOT_MET


def test_10_1_at_any_point_of_the_own_turn():
    more = {"objectives": ["theses"], "theses": [4]}
    table = game(step="research", available="1P", **more).objective()
    assert table.points() == 1 and table.asks == "research 0"
    table = game(cubes=["3P 3U"], row="workshop workshop workshop workshop", **more).card("workshop")
    assert table.asks == "pile 0" and table.objective().asks == "pile 0"
    table = game(cubes=["3P 3U"], **more).done()
    assert table.asks == "rest 0" and table.objective().points() == 1


def test_10_1_not_in_the_turn_of_another():
    table = game(objectives=["nobel", "theses"], theses=[0, 4], cubes=["3P"], tiles=["b2"], timeline="1891")
    assert table.validate("beaker", 1).done().asks == "timeline 1"
    assert table.why_not(Kind.OBJECTIVE) == Refusal.NOT_NOW


def test_10_2_four_theses():
    assert game(objectives=["theses"], theses=[4]).objective().points() == 1
    assert game(objectives=["theses"], theses=[3]).why_not(Kind.OBJECTIVE) == Refusal.OBJECTIVE_NOT_MET


def test_10_3_a_card_of_every_category():
    assert game(objectives=["every-category"], cards=[ONE_OF_EACH]).objective().points() == 2
    four = game(objectives=["every-category"], cards=["research research workshop university instruments"])
    assert four.why_not(Kind.OBJECTIVE) == Refusal.OBJECTIVE_NOT_MET


@pytest.mark.parametrize(
    ("category", "most"), [("advertising", 3), ("instruments", 4), ("research", 4), ("workshop", 5), ("university", 5)]
)
def test_10_4_a_full_category(category, most):
    full = game(objectives=["full-category"], cards=[" ".join([category] * most)])
    assert full.objective().points() == 1
    short = game(objectives=["full-category"], cards=[" ".join([category] * (most - 1))])
    assert short.why_not(Kind.OBJECTIVE) == Refusal.OBJECTIVE_NOT_MET


def test_10_5_five_tiles_validated_or_not():
    assert game(objectives=["five-tiles"], tiles=["b1 b2* b3 f1 f2*"]).objective().points() == 1
    four = game(objectives=["five-tiles"], tiles=["b1 b2* b3 f1*"])
    assert four.why_not(Kind.OBJECTIVE) == Refusal.OBJECTIVE_NOT_MET


def test_10_6_the_nobel_objective_gives_one_more_point():
    table = game(objectives=["nobel"], timeline="1902", cubes=["3P 1U 2R", "1U 2R"], tiles=["b2"])
    table.validate("beaker", 1).use()
    assert table.points(0) == 3
    assert table.use().points(1) == 2


def test_10_6_and_again_in_1911():
    table = game(objectives=["nobel"], timeline="1910", cubes=["3P 2U 2R", "2U 2R"], tiles=["b2"])
    table.validate("beaker", 1).use()
    assert table.points(0) == 4 and table.use().points(1) == 3


def test_10_6_nothing_without_paying():
    table = game(objectives=["nobel"], timeline="1902", cubes=["3P 1U 2R"], tiles=["b2"]).validate("beaker", 1).done()
    assert table.points(0) == 0


def test_10_7_turned_over_after_the_second_prize_for_nothing():
    table = game(objectives=["full-category", "nobel"], timeline="1910", cubes=["3P 2U 2R", "2U 2R"], tiles=["b2"])
    table.validate("beaker", 1).use()
    assert not table.s.players[1].objective_turned
    table.done()
    assert table.s.players[1].objective_turned and table.points(1) == 0
    assert table.said(Event.NOBEL_TURNED) == [(1, 0, 0)]


def test_10_7_not_after_the_first():
    table = game(objectives=["nobel"], timeline="1902", cubes=["3P"], tiles=["b2"]).validate("beaker", 1)
    assert table.date() == "1903" and not table.s.players[0].objective_turned


def test_10_7_never_by_hand():
    assert game(objectives=["nobel"]).why_not(Kind.OBJECTIVE) == Refusal.OBJECTIVE_NOBEL


def test_10_8_josephine_reaches_her_objective():
    josephine = (
        game(
            objectives=["every-category"],
            cards=["instruments research workshop university"],
            cubes=["1R"],
            row="advertising research research research",
        )
        .card("advertising")
        .let_pass()
    )
    assert josephine.objective().points() == 2 and josephine.s.players[0].objective_turned
