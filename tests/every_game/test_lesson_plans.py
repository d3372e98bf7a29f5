"""The lesson plans of a game: two at least, alike in every language, with steps that the game can play."""

import msgspec
import pytest

from labtable.core.game.text import LANGUAGES
from labtable.server.classroom.ready_plans import plan_names, ready_plans
from labtable.server.classroom.steps import LARGEST
from labtable.server.table.lessons import lesson_names

LESSON = 45  # minutes


def shape(plan):
    """What a plan is without its words."""
    return [
        (
            step.kind,
            step.minutes,
            step.game,
            step.lesson,
            step.players,
            step.options,
            step.question and step.question.right,
        )
        for step in plan.steps
    ]


def test_there_are_two_plans_that_fit_a_lesson(the_game):
    found = ready_plans(the_game, "en")
    assert len(found) >= 2
    for plan in found:
        assert 35 <= sum(step.minutes for step in plan.steps) <= LESSON
        assert len(msgspec.json.encode(plan)) <= LARGEST
        assert plan.goal and plan.departs and plan.steps[-1].kind == "closing" and plan.steps[-1].text


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_a_plan_is_the_same_in_every_language(the_game, language):
    assert list(map(shape, ready_plans(the_game, language))) == list(map(shape, ready_plans(the_game, "en")))
    assert {path.name for path in (the_game.folder / "plans").iterdir()} == {
        f"{name}.{one}.toml" for name in plan_names(the_game) for one in LANGUAGES
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_steps_of_a_plan_can_be_taken(the_game, language):
    for plan in ready_plans(the_game, language):
        for step in plan.steps:
            match step.kind:
                case "game":
                    assert step.game == the_game.name
                    the_game.options(step.players, step.options)
                    for name, value in step.options.items():  # a teacher reads words
                        assert the_game.text.has(f"option-{name}", language)
                        assert the_game.text.has(f"option-{name}-{value}", language)
                case "lesson":
                    assert step.lesson in lesson_names(the_game.name)
                case "question":
                    assert step.question.right < len(set(step.question.answers)) == len(step.question.answers)
                    assert step.question.why
