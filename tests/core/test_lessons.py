"""The files of lessons: every mistake is told, with its file, its line and what was expected."""

from shutil import copy

import pytest

from labtable.cli.learn import bot_of
from labtable.core.game.registry import game, names
from labtable.core.lessons.action_names import actions_named, name_of
from labtable.core.lessons.check import check
from labtable.core.lessons.texts import words_in
from labtable.core.match.match import Match

HOME = game("eureka").folder / "lessons"


@pytest.fixture
def lesson(tmp_path):
    """A copy of a lesson in which `old` became `new`, in the file of that ending; its mistakes."""

    def mistakes(old, new, ending="toml"):
        for path in HOME.glob("first.*"):
            copy(path, tmp_path)
        path = tmp_path / f"first.{ending}"
        text = path.read_text("utf-8")
        assert old in text
        path.write_text(text.replace(old, new, 1), "utf-8")
        return check(tmp_path / "first.toml", bot_of)

    return mistakes


def line_of(old, ending="toml"):
    return (HOME / f"first.{ending}").read_text("utf-8").partition(old)[0].count("\n") + 1


def test_the_lesson_as_it_is_has_none(lesson):
    assert lesson("# docs", "# see docs") == []


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ('game = "eureka"', 'game = "whist"', "game: There is no game 'whist'"),
        ("minutes = 5", "minutes = 0", "minutes: expected a number from 1 to 60, found 0."),
        ("players = 2", "players = 7", "players: Eureka! is for 1 to 5 players, not 7."),
        ("seed = 386", "seed = 386\nspeed = 1", "speed: expected one of game, number"),
        ("seed = 386", 'others = "clever"\nseed = 386', "others: expected one of random, student, greedy"),
        ("seed = 386", 'options = { library = "maybe" }\nseed = 386', "options: "),
        (
            "promise = [",
            'promise = ["card/red-9", ',
            "promise: expected things that the learner sees; there is no card",
        ),
        (
            'light = ["card/red-3", "suit/red", "card/red-1"]',
            'light = ["card/red-5"]',
            "step[8].light: expected things that the learner sees; there is no card/red-5",
        ),
        (
            'ask = "play card/red-3"',
            'ask = "play card/red-5"',
            "step[8].ask: expected the name of one action; 'play card/red-5' is not legal here, but there are play",
        ),
        (
            'ask = "play card/red-3"',
            'ask = ["play card/red-3", "play"]',
            "step[8].ask[2]: expected the name of one action; 'play' means more than one action",
        ),
        (
            'ask = "play card/red-3"',
            'reach = { event = "penalty" }',
            "step[8].reach: expected something that one decision",
        ),
        (
            'ask = "play card/red-3"',
            'reach = { view = "suits.0.top" }',
            "step[8].reach: expected at-least to be a number from",
        ),
        ('ask = "play card/red-3"', 'ask = "play card/red-3"\nlights = []', "expected one of say, light"),
        (
            'then = ["play card/red-4"]',
            'then = ["play card/green-6"]',
            "step[9].then: expected decisions that are legal where they stand: "
            "'play card/green-6' is not legal for seat/1",
        ),
        (
            'then = ["play card/red-4"]',
            "",
            "step[9].then: expected decisions in then until the learner is to move; seat/1 is, and can play card/red-4",
        ),
        (
            'light = ["suit/blue", "suit/red", "card/blue-1", "card/red-1"]',
            'refuse = "play card/red-3"\nbecause = "too-low"',
            "step[7].refuse: expected an action that is refused because of too-low, found nothing: it is legal",
        ),
        (
            'light = ["suit/blue", "suit/red", "card/blue-1", "card/red-1"]',
            'refuse = "play card/red-1"',
            "step[7].refuse: expected refuse and because",
        ),
        (
            'light = ["suit/blue", "suit/red", "card/blue-1", "card/red-1"]',
            'then = ["pass"]',
            "step[7].then: expected an ask before it",
        ),
        ('say = "cost"', 'say = "jump"', "step[10].say: expected a sentence that no step before says"),
        ('source = "Vitruvius', 'reason = "Vitruvius', "expected a step with a source"),
    ],
)
def test_a_mistake_names_file_line_and_what_was_expected(lesson, old, new, expected):
    found = lesson(old, new)
    assert any(expected in mistake for mistake in found), found
    assert all(mistake.startswith("first.") for mistake in found), found


def test_a_mistake_names_its_line(lesson):
    old = 'ask = "play card/red-3"'
    assert lesson(old, 'ask = "play card/red-5"')[0].startswith(f"first.toml:{line_of(old)}: ")


@pytest.mark.parametrize(
    ("old", "new", "ending", "expected"),
    [
        ("cost =", "price =", "fr.ftl", "first.fr.ftl:1: cost: expected a sentence; it is missing."),
        ("cost =", "price =", "fr.ftl", "price: expected a step that says it; none does."),
        ("    .nudge = Play red 3", "    .hint = Play red 3", "en.ftl", "jump.nudge: expected a nudge"),
        ("{ bonus-red }", "{ bonus-pink }", "es.ftl", "bonus: expected words that can be spoken without parameters"),
        ("cost = Red 4", "cost = " + "word " * 31 + "Red 4", "en.ftl", "cost: expected at most 30 words, found"),
        ("cost = Red 4", "cost Red 4", "en.ftl", "not Fluent"),
    ],
)
def test_a_mistake_in_what_is_said_names_its_line(lesson, old, new, ending, expected):
    found = lesson(old, new, ending)
    assert any(expected in mistake for mistake in found), found
    if ending == "en.ftl":
        assert any(f"first.en.ftl:{line_of(old, ending)}:" in mistake for mistake in found), found


def test_all_mistakes_are_told_at_once(lesson):
    found = lesson("number = 1\nminutes = 5\nplayers = 2", "minutes = 0\nplayers = 7")
    assert {"number", "minutes", "players"} <= {word for mistake in found for word in mistake.replace(":", " ").split()}


def test_what_does_not_exist_is_told_too(tmp_path):
    assert "cannot be read" in check(tmp_path / "no.toml", bot_of)[0]


def test_any_action_that_reaches_what_is_asked_is_right(lesson):
    """Each of them is played to the end of the lesson; what only one of them allows is a mistake."""
    found = lesson('ask = "play card/yellow-2"', 'reach = { event = "no-penalty" }')
    assert found == []
    assert lesson('ask = "play card/yellow-2"', 'reach = { view = "suits.2.top", at-least = 2 }') == []


@pytest.mark.parametrize("name", names())
def test_every_legal_action_has_a_name_of_its_own(name):
    """At the deal and after some moves; the name leads back to the action."""
    match = Match(game(name), game(name).meta.players[0], seed=5)
    for turn in range(25):
        if match.over:
            break
        legal = match.legal()
        for action in legal[:40]:
            words = name_of(match, action, match.to_move)
            assert actions_named(match, words, match.to_move, legal) == [action], words
        match.play(legal[(turn * 7) % len(legal)])


def test_words_are_counted_as_people_count_them():
    assert words_in("“Eureka!” – he cried, l’eau – 3 times.") == 6
