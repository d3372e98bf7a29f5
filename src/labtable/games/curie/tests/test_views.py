"""What the board shows before a decision is made: bonuses to come, progress, what is lacking, who is asked."""

import pytest

from labtable.core.record.records import SPECTATOR
from labtable.games.curie import GAME
from labtable.games.curie.tests.position import Kind, Refusal, game


@pytest.mark.parametrize(
    ("position", "steps"),
    [
        ({"objectives": ["theses"], "theses": [3]}, (3, 4)),
        ({"objectives": ["every-category"], "cards": ["research research university"]}, (2, 5)),
        ({"objectives": ["full-category"], "cards": ["advertising advertising university university"]}, (2, 3)),
        ({"objectives": ["full-category"], "cards": ["advertising instruments instruments"]}, (1, 3)),  # the first
        ({"objectives": ["five-tiles"], "tiles": ["b1 b2* f1"]}, (3, 5)),
        ({"objectives": ["nobel"]}, (0, 2)),
    ],
)
def test_how_far_an_objective_is(position, steps):
    table = game(**position)
    player = GAME.view(table.s, 0).players[0]
    assert (player.objective_progress, player.objective_goal) == steps
    assert table.why_not(Kind.OBJECTIVE) != Refusal.NONE


def test_a_met_objective_has_reached_its_goal():
    player = GAME.view(game(objectives=["theses"], theses=[4]).s, 0).players[0]
    assert player.objective_progress == player.objective_goal


def test_an_objective_that_can_be_turned_over_says_so():
    table = game(objectives=["theses"], theses=[4])
    assert GAME.view(table.s, 0).players[0].objective_state == "ready"
    assert GAME.view(table.objective().s, 0).players[0].objective_state == "met"


@pytest.mark.parametrize(("nobels", "state"), [(0, "missed"), (1, "met")])
def test_a_nobel_objective_without_a_prize_is_missed_and_not_met(nobels, state):
    table = game(objectives=["nobel"])
    table.s.players[0].nobels = nobels
    assert GAME.view(table.s, 0).players[0].objective_state == "open"
    table.s.players[0].objective_turned = 1
    assert GAME.view(table.s, 0).players[0].objective_state == state


def test_cards_are_reckoned_for_who_looks_at_them():
    table = game(cubes=["1U", "1P"], cards=["university", ""], row="university research workshop instruments")
    mine, theirs, watched = (GAME.view(table.s, audience).row for audience in (0, 1, SPECTATOR))
    assert [card.number for card in mine] == [2, 1, 1, 1] and [card.number for card in theirs] == [1, 1, 1, 1]
    assert [card.short for card in mine] == ["", "1P", "1P", "2P"]
    assert [card.short for card in theirs] == ["1U", "", "1U", "1P"]
    assert watched == mine


def test_a_card_shows_the_rung_of_its_ladder():
    view = GAME.view(game(cards=["university"], row="university workshop workshop workshop").s, 0)
    card = view.row[0]
    assert card.icons.endswith("→" + view.ladders["university"][card.number - 1])
    assert len(view.ladders["university"]) == card.maximum


def test_what_a_tile_and_a_transformation_lack():
    view = GAME.view(game(cubes=["1P 1U"], tiles=["b4 f2"]).s, 1)
    assert view.players[0].experiments["beaker"][0].short == "2P"
    assert view.players[0].experiments["flask"][0].short == ""
    assert [one.short for one in GAME.view(game(cubes=["1P 1U"]).s, 0).transformations] == ["1P", "1U", "2R", "2R"]


def test_both_sides_of_the_workshop_tile():
    workshop = GAME.view(game().s, 0).workshop
    assert len(workshop.spaces) != len(workshop.other_side) and not any(space.marker for space in workshop.other_side)


def test_whom_the_timeline_asks_in_which_order():
    table = game(cubes=["4P", "1P"], tiles=["b2"], timeline="1883")
    assert GAME.view(table.s, 0).timeline_order == []
    view = GAME.view(table.validate("beaker", 1).s, 0)
    assert view.timeline_order == [0, 1] and view.timeline_heard == 1
