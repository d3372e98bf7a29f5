"""Players by name, each stronger than the one below, and none of them always the same."""

from random import Random

import pytest

from labtable.bots import NAMES, answer, bot, question_of
from labtable.bots.arena import Arena, fixtures
from labtable.bots.distinct import digest_of
from labtable.bots.levels import NEARLY, _varied
from labtable.bots.ratings import points
from labtable.core.errors import BadSetup
from labtable.core.game.registry import game
from labtable.core.match.match import Match


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("professor", "There is no bot 'professor'; the bots are random, student, greedy, researcher, laureate"),
        ("random@5", "There is no bot 'random@5'"),
        ("laureate@0", "needs a budget of at least one iteration"),
        ("laureate@0ms", "needs a budget of at least one iteration or one millisecond"),
        ("laureate@soon", "A budget is a number of iterations or milliseconds, such as 500 or 200ms, not 'soon'"),
    ],
)
def test_a_bot_that_does_not_exist_is_one_clear_sentence(name, sentence):
    with pytest.raises(BadSetup, match=sentence):
        bot(name)


def test_every_name_is_a_bot():
    assert [bot(name) is not None for name in NAMES] == [True] * len(NAMES)


@pytest.mark.parametrize(("better", "worse"), [("student", "random"), ("researcher", "student")])
def test_a_level_beats_the_one_below(better, worse, element, tmp_path):
    arena = Arena("element", 2, {}, tmp_path)
    played = [arena.play(fixture) for fixture in fixtures(element, 2, [better, worse], 8, seed=11)]
    assert sum(points(one, better, worse) for one in played) >= 6


def chosen(match, weighed, seed):
    question = question_of(match)
    question.luck.seed(seed)
    return _varied(question, weighed)


def test_moves_that_are_nearly_as_good_are_chosen_by_lot_and_worse_ones_never(match):
    weighed = [(1.0, 5), (0.9, 3), (NEARLY, 8), (NEARLY / 2, 2)]
    drawn = [chosen(match, weighed, seed) for seed in range(200)]
    assert set(drawn) == {5, 3, 8} and drawn.count(5) > drawn.count(8)
    assert [chosen(match, weighed, seed) for seed in range(200)] == drawn, "the lot is the table's"


def test_partners_play_the_best_move_each_time():
    weighed = [(1.0, 5), (0.9, 3)]
    assert {chosen(Match(game("eureka"), 2, seed=1), weighed, seed) for seed in range(50)} == {5}


def researchers(seed, *, line=()):
    """A game of two of Scientia, which has no luck after the deal; seat 0 plays the line as long as it is legal."""
    match = Match(game("scientia"), 2, seed=seed, options={"first_player": "first_seat"})
    players, left, own = [bot("researcher"), bot("researcher")], list(line), []
    while not match.over:
        seat = match.to_move
        action = answer(match, players[seat])
        if seat == 0:
            if left:
                planned = left.pop(0)
                action = planned if planned in match.legal() else Random(seed).choice(match.legal())
            own.append(action)
        match.play(action)
    return match, own


def test_researchers_play_many_games_of_a_set_without_luck():
    assert len({digest_of(researchers(seed)[0]) for seed in range(12)}) >= 6


def test_no_line_learned_by_heart_beats_a_level_twice_in_a_row():
    won = [line for match, line in map(researchers, range(8)) if match.outcome.winners == (0,)]
    assert won, "some line won once"
    for line in won:
        again = [researchers(seed, line=line)[0].outcome.winners == (0,) for seed in (100, 101)]
        assert not all(again)
