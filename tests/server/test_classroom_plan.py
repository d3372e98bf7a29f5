"""A lesson plan in a class: its steps, the time that everybody sees, and who has finished."""

from typing import Any

import msgspec
import pytest

from labtable.server.classroom import commands
from labtable.server.classroom.live import LiveClass
from labtable.server.classroom.record import Card, ClassRecord, decode, encode
from labtable.server.classroom.steps import MINUTE
from labtable.server.protocol import class_commands, class_view, lesson_wire, question_wire
from labtable.server.protocol.lesson_plan import LessonPlan, PlanQuestion, PlanStep
from labtable.server.protocol.rejections import Rejection
from tests.server.class_client import come, new_class
from tests.server.playing import GAME
from tests.server.test_classroom import a_record

PLAN = LessonPlan(
    "Atoms",
    "Protons name the element.",
    (
        PlanStep("lesson", 8, game=GAME, lesson="first"),
        PlanStep("question", 3, question=PlanQuestion("Which?", ("a", "b"), 1, "b is right.")),
        PlanStep("game", 20, "Build helium.", GAME, players=2, options={"powers": "off"}),
        PlanStep("closing", text="Draw an atom."),
    ),
    "Particles are moved by hand.",
)


def with_plan() -> ClassRecord:
    record = a_record(players=3)
    record.cards = [Card(1, "Ada", 0, ["Ada"], 1), Card(2, "Emmy", 0, ["Emmy"], 1)]
    do(record, lesson_wire.SetPlan("p", PLAN))
    return decode(encode(record))


def do(record: ClassRecord, command: Any, who: str = "t", now: int = 0) -> None:
    commands.decide(record, who, command, now)


def seen(record: ClassRecord, who: str) -> class_view.Classroom:
    return LiveClass(record, 1).shown(who, "")


def test_everybody_sees_the_step_its_goal_and_its_time_and_the_teacher_alone_the_plan() -> None:
    record = with_plan()
    assert seen(record, "Ada").step is None and seen(record, "t").plan == PLAN
    do(record, lesson_wire.GoToStep("s", 0), now=5)
    for who in ("t", "Ada"):
        step = seen(record, who).step
        assert step is not None and (step.number, step.count, step.kind) == (0, 4, "lesson")
        assert step.goal == PLAN.goal and step.ends_at == 5 + 8 * MINUTE
    assert seen(record, "Ada").plan is None  # it has the right answers


def test_a_question_of_the_plan_is_asked_at_once_and_kept_when_the_class_goes_on() -> None:
    record = with_plan()
    do(record, lesson_wire.GoToStep("s", 1))
    poll = seen(record, "Ada").poll
    assert poll is not None and (poll.text, poll.answers, poll.open) == ("Which?", ("a", "b"), True)
    do(record, question_wire.AnswerPoll("a", poll.id, 1), "Ada")
    do(record, lesson_wire.GoToStep("s", 2))
    assert record.poll is None and record.asked[0].answers == {1: 1}


def test_a_game_of_the_plan_ends_the_round_and_lays_out_the_next_one() -> None:
    record = with_plan()
    record.phase = "playing"
    do(record, lesson_wire.GoToStep("s", 2))
    assert (record.phase, record.round, record.players, record.options) == ("gathering", 2, 2, {"powers": "off"})
    do(record, lesson_wire.GoToStep("s", 2))
    assert record.round == 2  # nothing was played: it is still the same round


def test_the_time_of_a_game_counts_from_when_the_games_start() -> None:
    record = with_plan()
    do(record, lesson_wire.GoToStep("s", 2), now=5)
    step = seen(record, "Ada").step
    assert step is not None and step.ends_at is None
    do(record, class_commands.StartAll("g"), now=4 * MINUTE)
    step = seen(record, "Ada").step
    assert step is not None and step.ends_at == 24 * MINUTE


def test_no_time_of_a_game_runs_on_when_its_round_is_over() -> None:
    record = with_plan()
    do(record, lesson_wire.GoToStep("s", 2))
    do(record, class_commands.StartAll("g"))
    do(record, class_commands.FinishRound("f"))
    step = seen(record, "Ada").step
    assert step is not None and (step.goal, step.ends_at) == ("Build helium.", None)


def test_a_round_of_another_game_has_neither_the_goal_nor_the_time_of_the_step() -> None:
    record = with_plan()
    do(record, lesson_wire.GoToStep("s", 2))
    for game, goal, timed in (("curie", "", False), (GAME, "Build helium.", True)):
        do(record, class_commands.Settle("o", game=game))
        do(record, class_commands.StartAll("g"))
        step = seen(record, "Ada").step
        assert step is not None and (step.goal, step.ends_at is not None) == (goal, timed)
        do(record, class_commands.FinishRound("f"))
        do(record, class_commands.AnotherRound("a"))


def test_pupils_say_that_they_have_finished_and_the_next_step_asks_anew() -> None:
    record = with_plan()
    with pytest.raises(Rejection):
        do(record, lesson_wire.FinishStep("f"), "Ada")
    do(record, lesson_wire.GoToStep("s", 0))
    do(record, lesson_wire.FinishStep("f"), "Ada")
    steps = seen(record, "Ada").step, seen(record, "Emmy").step
    assert steps[0] and steps[1] and (steps[0].mine, steps[1].mine, steps[1].done) == (True, False, 1)
    do(record, lesson_wire.GoToStep("s", 3))
    step = seen(record, "Ada").step
    assert step and not step.mine


def test_more_time_is_given_from_now_on_where_the_time_is_over() -> None:
    record = with_plan()
    do(record, lesson_wire.GoToStep("s", 0))
    for minutes, at, wanted in ((5, 0, 13), (-3, 0, 10), (5, 30 * MINUTE, 34), (-60, 30 * MINUTE, 1)):
        do(record, lesson_wire.GiveTime("g", minutes), now=at)
        assert record.step_minutes == wanted


def test_steps_that_are_not_there_and_plans_that_are_too_large_are_refused() -> None:
    record = with_plan()
    with pytest.raises(Rejection):
        do(record, lesson_wire.GoToStep("s", 4))
    with pytest.raises(Rejection):
        do(record, lesson_wire.GoToStep("s", 0), "Ada")
    large = msgspec.structs.replace(PLAN, steps=(PlanStep("game", options={"a": "x" * 30_000}),))
    with pytest.raises(Rejection):
        do(record, lesson_wire.SetPlan("p", large))
    with pytest.raises(Rejection):
        do(with_steps(PlanStep("question")), lesson_wire.GoToStep("s", 0))


def with_steps(*steps: PlanStep) -> ClassRecord:
    record = with_plan()
    record.plan = LessonPlan("", "", steps)
    return record


def test_a_plan_that_a_newer_release_wrote_is_read_without_what_is_new() -> None:
    newer = {**msgspec.to_builtins(PLAN), "mood": "good"}
    assert msgspec.convert(newer, LessonPlan) == PLAN


def test_a_lesson_goes_by_its_plan_at_the_server(url: str) -> None:
    """A ready plan from the gallery; a game that cannot be played so is refused, and the class stays where it is."""
    teacher = new_class(url)
    plan = teacher.get(f"/api/games/{GAME}/plans/fr").json()[0]
    (ada,) = come(teacher)
    teacher.must("set-plan", plan=plan)
    teacher.must("go-to-step", step=1)
    poll = ada.seen()["poll"]
    assert poll["text"] == plan["steps"][1]["question"]["text"] and poll["moment"] is None
    ada.must("answer-poll", poll=poll["id"], action=0)
    assert ada.refused("go-to-step", step=2) == "not-teacher"
    teacher.must("go-to-step", step=2)
    teacher.must("start-all")
    assert ada.state(ada.place[0])["table"]["options"]["powers"] == "off"
    sheet = teacher.get(f"/api/classes/{teacher.room}/results").json()
    assert [one["text"] for one in sheet["questions"]] == [poll["text"]] and sheet["pupils"][0]["answers"]
    plan["steps"][2]["players"] = 16
    teacher.must("set-plan", plan=plan)
    assert teacher.refused("go-to-step", step=2) == "bad-setup" and teacher.seen()["phase"] == "playing"
    assert teacher.get(f"/api/games/{GAME}/plans/xx").status_code == 422
