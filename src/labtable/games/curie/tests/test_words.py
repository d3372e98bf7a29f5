"""What people read of a move before they make it: what it may bring, and what it gives away."""

import pytest

from labtable import Match
from labtable.core.game.contract import Message
from labtable.games.curie import GAME
from labtable.games.curie.actions import encode
from labtable.games.curie.tests.position import Kind, game


def said(message, language="en"):
    return GAME.text.say(message, language)


def test_writing_a_thesis_says_what_one_may_receive():
    table = game()
    words = said(GAME.describe(table.s, 0, encode(Kind.WRITE)))
    assert words == "Write Thesis I. Its bonus is one of these: 1 pitchblende; 2 pitchblende; an Experiment tile"


@pytest.mark.parametrize(
    ("thing", "rule", "words"),
    [
        ("timeline/1867", "11.2", "has passed this date"),
        ("timeline/1891", "11.1", "has not reached this date"),
        ("supply/radium", "4.1", "Workshop throws"),
        ("theses/iv", "5.6", "in this order"),
        ("tower", "4.5", "at its foot"),
        ("workshop", "4.1", "marked space"),
        ("marie-curie", "12.1", "A bonus"),
    ],
)
def test_what_no_move_touches_names_the_rule_that_moves_it(thing, rule, words):
    table = game()
    table.s.timeline = 1
    refused = GAME.resting(table.s, thing)
    assert refused.rule == rule and rule in GAME.rulebook.sentences and words in said(refused.message)


def why_it_came(table):
    dates = [event for event in GAME.events(table.s, 0) if event.id == "event-advanced"]
    return [said(event.params["why"]) for event in dates]


def test_a_date_says_whether_the_clock_or_a_player_brought_it():
    clock, player = "The clock of the Workshop moved the timeline.", "Player 1 moved the timeline."
    assert why_it_came(game(space=(0, 0), timeline="1891").done()) == [clock]
    bought = game(cubes=["1U"], row="university " * 2 + "research research").card("university")
    assert why_it_came(bought) == [player] and said(GAME.events(bought.s, 0)[3]).endswith(player)


def test_the_clock_is_that_of_the_side_of_the_workshop_that_lies_up():
    turned = game(players=2, space=(0, 4), timeline="1891").done()
    assert turned.s.workshop_side == 1
    assert why_it_came(turned) == ["The clock of the Workshop moved the timeline."]


def test_a_date_that_waited_is_not_laid_at_the_door_of_whoever_is_asked():
    table = game(cubes=["4P", "1P"], tiles=["b2"], timeline="1883").validate("beaker", 1)
    table.s.advances = 1
    assert why_it_came(table.use()) == []
    assert why_it_came(table.use()) == ["The timeline had one more move to make."]


def test_what_lies_nowhere_has_no_rule():
    assert GAME.resting(game().s, "timeline/1700") is None


def test_the_chances_of_a_thesis_are_exact():
    table = game()
    shares = {said(one.message.params["bonus"]): one.share for one in GAME.odds(table.s, 0, encode(Kind.WRITE), [])}
    assert shares == {"1 pitchblende": 0.5, "2 pitchblende": 0.25, "an Experiment tile": 0.25}


def test_the_chances_of_a_thesis_are_told_once():
    """What is received is the bonus that was drawn: a sampled share beside the exact one would contradict it."""
    may = Match(GAME, 3, seed=3).consequences(encode(Kind.WRITE)).may
    assert [one.message.id for one in may] == ["event-wrote"] * 3 and sum(one.share for one in may) == 1


@pytest.mark.parametrize(("glass", "more"), [(0, "taking 1 more cube"), (1, "keeping 1 more cube")])
def test_a_pile_says_what_a_validated_tile_is_good_for(glass, more):
    assert more in said(GAME.describe(game().s, 0, encode(Kind.PILE, glass)))
    assert "take 1 more cube" in said(Message("prompt-pile")) and "keep 1 more" in said(Message("prompt-pile"))


@pytest.mark.parametrize(
    ("cubes", "told"),
    [
        (["2R", "1R"], "tie-radium"),
        (["1R 1U", "1R"], "tie-uranium"),
        (["1R", "1R 1P"], "tie-pitchblende"),
        (["1R", "1R"], "tie-shared"),
    ],
)
def test_the_end_says_what_broke_a_tie(cubes, told):
    assert GAME.epilogue(game(cubes=cubes).s)[-1].id == told


def test_the_end_says_what_the_tile_added_and_nothing_that_the_ranking_says():
    table = game()
    table.s.players[1].points, table.s.marie_curie = 4, 1
    assert [said(message) for message in GAME.epilogue(table.s)] == [
        "Player 2 has 5 points: 4 earned in play, and 1 for the Marie Curie tile."
    ]


def test_an_objective_that_is_met_is_announced():
    table = game(objectives=["theses"], theses=[4])
    assert said(GAME.prompt(table.s, 0)).startswith("Your objective is met: turn it over for 1 point.")


def test_research_says_how_many_cubes_there_are_to_take():
    assert said(GAME.prompt(game(step="research", available="1P").s, 0)).startswith("Research: take 1 cube, or write")
    assert said(GAME.prompt(game(step="research", available="4P").s, 0)).startswith("Research: take up to 3 cubes, or")
    assert GAME.prompt(game(step="research", theses=[4], available="1P").s, 0).id == "prompt-research-cubes"


def test_experimentation_names_only_what_is_possible():
    assert said(GAME.prompt(game(cubes=["2P"]).s, 0)) == "Experimentation: transform cubes, or end your turn."
    tile = game(cubes=["2P 1R"], tiles=["b5"])
    assert said(GAME.prompt(tile.s, 0)) == (
        "Experimentation: buy a card, transform cubes, validate an experiment, or end your turn."
    )
    assert GAME.prompt(game(cubes=[""]).s, 0).id == "prompt-experimentation-done"


def test_a_space_that_can_no_longer_be_paid_for_is_not_promised():
    table = game(timeline="1883", cubes=["2P 3P"], tiles=["b2"]).validate("beaker", 1)
    assert table.date() == "1891" and GAME.prompt(table.s, 0).id == "prompt-timeline"
    table.transform("uranium")
    assert GAME.prompt(table.s, 0).id == "prompt-timeline-lost"


@pytest.mark.parametrize(("objective", "points"), [("nobel", "3 points"), ("theses", "2 points")])
def test_a_nobel_prize_says_what_it_brings_this_player(objective, points):
    """§10.6 Its objective adds a point to what the space gives."""
    table = game(timeline="1902", cubes=["3P 1U 2R"], tiles=["b2"], objectives=[objective]).validate("beaker", 1)
    assert points in said(GAME.prompt(table.s, 0)) and points in said(GAME.describe(table.s, 0, encode(Kind.APPLY)))
    before = table.points()
    assert f"{table.use().points() - before} points" == points


@pytest.mark.parametrize(("objective", "points"), [("nobel", "3 points"), ("theses", "2 points")])
def test_a_nobel_prize_to_transform_for_says_what_it_brings_this_player(objective, points):
    table = game(timeline="1902", cubes=["3P 3U 1R"], tiles=["b2"], objectives=[objective]).validate("beaker", 1)
    assert GAME.prompt(table.s, 0).id == "prompt-timeline-transform" and points in said(GAME.prompt(table.s, 0))
