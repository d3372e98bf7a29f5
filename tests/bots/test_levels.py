"""Players by name, each stronger than the one below."""

import pytest

from labtable.bots import NAMES, bot
from labtable.bots.arena import Arena, fixtures
from labtable.bots.ratings import points
from labtable.core.errors import BadSetup


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
