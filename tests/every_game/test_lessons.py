"""Every lesson of every game, played through the engine: a change of the rules that breaks one breaks this."""

from labtable.cli.learn import bot_of
from labtable.core.lessons import script
from labtable.core.lessons.check import mistakes_in_play
from labtable.core.lessons.script import LEARNER, LessonScript
from labtable.core.lessons.tutor import Learning
from labtable.core.match.match import Match


def all_lessons(game) -> list[LessonScript]:
    return [script.lesson(game, name) for name in script.names(game)]


def begun(lesson: LessonScript, match: Match | None = None) -> Learning:
    bot = bot_of(lesson.others) if lesson.others else None
    return Learning.begin(lesson, bot) if match is None else Learning(lesson, match, bot)


def test_every_lesson_can_be_played_as_it_is_written(the_game):
    """Each decision legal, each thing in the light there, the deal as promised, whatever right choice is made."""
    for lesson in all_lessons(the_game):
        assert not mistakes_in_play(lesson, bot_of), lesson.name


def test_it_has_a_guided_first_game_and_a_second_lesson(the_game):
    assert script.names(the_game)[0] == "first" and len(script.names(the_game)) >= 2


def test_its_lessons_are_numbered_from_one(the_game):
    assert [lesson.number for lesson in all_lessons(the_game)] == [1 + n for n in range(len(all_lessons(the_game)))]


def test_a_wrong_try_is_answered_and_changes_nothing(the_game):
    """A legal move that was not asked for gets the nudge; one that is refused gets the refusal's sentence as well."""
    for lesson in all_lessons(the_game):
        learning = begun(lesson)
        while not learning.done:
            match, right = learning.match, learning.right()
            version = match.version
            other = next((action for action in match.legal(LEARNER) if action not in right), None)
            if other is not None:
                tried = learning.try_action(other)
                assert (tried.right, tried.refused, tried.nudge) == (False, None, learning.asked.nudge)
            refused = next(action for action in range(the_game.NUM_ACTIONS) if match.why_not(action, LEARNER))
            tried = learning.try_action(refused)
            assert not tried.right and tried.refused.reason and tried.nudge == learning.asked.nudge
            assert match.version == version
            assert learning.try_action(right[0]).right


def test_a_lesson_is_resumed_where_it_was_left(the_game, tmp_path):
    """After every decision the match is saved and loaded; where the lesson stands follows from it alone."""
    for lesson in all_lessons(the_game):
        learning = begun(lesson)
        while not learning.done:
            assert learning.right(), lesson.name
            learning.skip()
            loaded = Match.load(learning.match.save(tmp_path / "lesson.labtable"))
            resumed = begun(lesson, loaded)
            assert resumed.place == learning.place and resumed.match.version == learning.match.version
            learning = resumed
        assert learning.place.step < len(lesson.steps), "nothing is said at the end"


def test_the_game_goes_on_from_its_end(the_game):
    for lesson in all_lessons(the_game):
        learning = begun(lesson)
        while not learning.done:
            assert learning.right(), lesson.name
            learning.skip()
        match = learning.match.fork()
        assert not match.over and match.legal()
        match.play(match.legal()[0])
        assert begun(lesson, match).place.played_on
