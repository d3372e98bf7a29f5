"""Positions that a teacher takes from a game: answered by each pupil alone, in a lesson or at home."""

import csv
import io
from random import Random
from typing import Any

import msgspec
import pytest

from labtable.core.game.registry import game, names
from labtable.core.match.match import Match
from labtable.server.classroom import commands, steps
from labtable.server.classroom.live import LiveClass
from labtable.server.classroom.positions import answered, kept_position, opened, played, shown
from labtable.server.classroom.record import Card, ClassRecord, Desk, decode, encode
from labtable.server.protocol import class_commands, lesson_wire
from labtable.server.protocol.lesson_plan import KeptPosition, LessonPlan, PlanStep
from labtable.server.protocol.rejections import Rejection
from tests.server.class_client import InClass, come, lesson, let_all_in
from tests.server.playing import GAME, NUMBERS
from tests.server.test_classroom import a_record


def after(name: str, moves: int, seed: int = 3) -> Match:
    match, random = Match(game(name), 3, seed=seed), Random(seed)
    while match.version < moves and not match.over:
        match.play(random.choice(match.legal()))
    return match


def do(record: ClassRecord, command: Any, who: str = "t", now: int = 0) -> None:
    commands.decide(record, who, command, now)


# A position by itself -----------------------------------------------------------------------------


@pytest.mark.parametrize("name", names())
def test_a_kept_position_shows_its_player_what_the_game_showed_and_offers_the_same(name: str) -> None:
    match = after(name, 6)
    there = opened(name, kept_position(match, 6))
    seat = match.to_move
    assert there.to_move == seat and there.legal(seat) == match.legal(seat)
    told = [msgspec.json.decode(msgspec.json.encode(one.game.own_view(one.state, seat))) for one in (match, there)]
    assert told[0] == told[1]


def test_a_kept_position_tells_nothing_of_the_deal_that_it_comes_from() -> None:
    match = after(GAME, 6)
    kept = kept_position(match, 6)
    assert kept.snapshot.record not in kept_position(match, 6).snapshot.record  # each is dealt anew
    assert match.secret.hex() not in str(msgspec.json.encode(kept))


def test_an_answer_goes_on_while_the_same_player_decides_and_then_is_whole() -> None:
    kept = kept_position(after(GAME, 6), 6)
    line: list[int] = []
    for _ in range(20):
        told = shown(GAME, kept, "Find it.", line, ())
        assert len(told.line) == len(line) and told.moment.audience == told.seat
        if told.whole:
            break
        line.append(told.moment.legal[0].action)
    assert told.whole and not told.moment.legal and told.text == "Find it."
    with pytest.raises(Rejection):
        answered(GAME, kept, [*line, line[-1]])


@pytest.mark.parametrize("wrong", [[10**6], [-1], [0] * 21])
def test_an_answer_that_is_not_legal_is_refused(wrong: list[int]) -> None:
    with pytest.raises(Rejection):
        played(opened(GAME, kept_position(after(GAME, 6), 6)), wrong)


def test_a_position_whose_file_was_changed_is_refused() -> None:
    kept = kept_position(after(GAME, 6), 6)
    for wrong in (
        msgspec.structs.replace(kept, snapshot=msgspec.structs.replace(kept.snapshot, layout="other")),
        msgspec.structs.replace(kept, snapshot=msgspec.structs.replace(kept.snapshot, record="AAAA")),
        msgspec.structs.replace(kept, players=99),
    ):
        with pytest.raises(Rejection):
            opened(GAME, wrong)
    with pytest.raises(Rejection):
        opened("chess", kept)


# As a step of a lesson ----------------------------------------------------------------------------


def at_a_position() -> tuple[ClassRecord, KeptPosition]:
    record = a_record(players=2)
    record.cards = [Card(1, "Ada", 0, ["Ada"], 1), Card(2, "Emmy", 0, ["Emmy"], 1), Card(3, "Lise", 0, ["Lise"], 2)]
    kept = kept_position(after(GAME, 6), 6)
    steps.add_position(record, GAME, kept, "From here, find helium.")
    do(record, lesson_wire.GoToStep("s", 0))
    return decode(encode(record)), kept


def test_a_position_begins_a_plan_or_is_the_last_step_of_one() -> None:
    record, kept = at_a_position()
    assert record.plan is not None and [one.kind for one in record.plan.steps] == ["position"]
    steps.add_position(record, GAME, kept, "And here?")
    assert [one.goal for one in record.plan.steps] == ["From here, find helium.", "And here?"]
    assert record.step == 0 and record.plan.steps[1].position == kept
    for _ in range(10):
        steps.add_position(record, GAME, kept, "")
    with pytest.raises(Rejection):
        steps.add_position(record, GAME, kept, "")


def test_the_teacher_sees_for_each_step_which_pupils_and_groups_finished_it() -> None:
    record, kept = at_a_position()
    said = answered(GAME, kept, [opened(GAME, kept).legal()[0]])
    for who in ("Ada", "Emmy"):
        steps.answer_position(record, who, 0, said, 7)
    (told,) = LiveClass(record, 1).shown("t", "").progress
    assert (told.finished, told.groups, told.now) == ((1, 2), (1,), True)
    assert [(one.pupil, list(one.said)) for one in told.answers] == [(1, said), (2, said)]
    seen = LiveClass(record, 1).shown("Ada", "")
    assert seen.progress == () and seen.step is not None and seen.step.mine and seen.step.done == 2
    record.gone(record.cards[0])
    assert 1 not in record.taken[0].answers and 1 not in record.taken[0].finished


def test_who_finished_is_kept_when_the_class_goes_on_comes_back_or_has_another_plan() -> None:
    record, kept = at_a_position()
    steps.add_position(record, GAME, kept, "And here?")
    do(record, lesson_wire.FinishStep("f"), "Lise")
    do(record, lesson_wire.GoToStep("s", 1))
    assert not LiveClass(record, 1).shown("Lise", "").step.mine  # type: ignore[union-attr]
    do(record, lesson_wire.GoToStep("s", 0))
    assert LiveClass(record, 1).shown("Lise", "").step.mine  # type: ignore[union-attr]
    do(record, lesson_wire.SetPlan("p", LessonPlan("Other", "", (PlanStep("closing"),))))
    do(record, lesson_wire.GoToStep("s", 0))
    told = LiveClass(record, 1).shown("t", "").progress
    assert [(one.kind, one.finished, one.now) for one in told] == [
        ("position", (3,), False),
        ("position", (), False),
        ("closing", (), True),
    ]


def test_a_group_has_finished_a_game_when_its_table_is_over() -> None:
    record, _ = at_a_position()
    do(record, lesson_wire.SetPlan("p", LessonPlan("Play", "", (PlanStep("game", game=GAME), PlanStep("closing")))))
    do(record, lesson_wire.GoToStep("s", 0))
    do(record, class_commands.StartAll("a"))
    record.desks = [Desk(record.round, 1, "AAA", [[1], [2]], over=True), Desk(record.round, 2, "BBB", [[3], []])]
    told = LiveClass(record, 1).shown("t", "").progress[-1]
    assert (told.kind, told.finished, told.groups) == ("game", (1, 2), (1,))
    assert steps.finished(record, record.taken[-1], {"BBB"}) == {1, 2, 3}


# At the server ------------------------------------------------------------------------------------


def test_a_position_is_set_as_homework_answered_by_the_code_card_and_told_to_the_teacher(url: str) -> None:
    teacher, pupils = lesson(url, 3)
    table, ada = pupils[0].place[0], pupils[0]
    due = teacher.seen()["expires_at"]
    assert ada.refused("keep-position", table=table, due=due) == "not-teacher"
    assert teacher.refused("keep-position", table="AAAAAA", due=due) == "not-found"
    teacher.must("keep-position", table=table, text="From here, find helium.", due=due)
    code, at_home = ada.seen()["home"], InClass(url)
    at_home.post("/api/session", {})
    (task,) = at_home.get(f"/api/homework/{code}").json()["tasks"]
    assert (task["kind"], task["text"]) == ("position", "From here, find helium.") and "position" not in task
    asked = at_home.get(f"/api/homework/{code}/position/1").json()
    action = asked["moment"]["legal"][0]["action"]
    then = at_home.get(f"/api/homework/{code}/position/1?line={action}").json()
    assert len(then["line"]) == 1 and then["given"] == []
    for wrong in ("x", "1,,2", "99999999", ",".join("1" * 21)):
        assert at_home.get(f"/api/homework/{code}/position/1?line={wrong}").status_code == 400
    given = {"id": f"k{next(NUMBERS)}", "task": 1, "name": GAME, "moves": [[asked["seat"], action]]}
    refused = at_home.post(f"/api/homework/{code}", {**given, "moves": [[asked["seat"], 999_999]]})
    assert refused.status_code == 409
    answer = at_home.post(f"/api/homework/{code}", given)
    assert answer.status_code == 200 and answer.json()["done"][0]["said"] == then["line"]
    book = teacher.get(f"/api/classes/{teacher.room}/homework").json()
    done = {one["name"]: one["done"] for one in book["pupils"]}[ada.card["name"]]
    assert done[0]["said"] == then["line"] and done[0]["at"] > 0
    rows = list(csv.DictReader(io.StringIO(teacher.get(f"/api/classes/{teacher.room}/results.csv").text[1:])))
    assert [bool(row["Answer to the position"]) for row in rows if "Homework" in next(iter(row.values()))].count(
        True
    ) == 1


def test_a_position_is_a_step_that_pupils_answer_and_the_sheet_has_it(url: str) -> None:
    teacher, pupils = lesson(url, 3)
    teacher.must("keep-position", table=pupils[0].place[0], text="Find it.")
    plan = teacher.seen()["plan"]
    teacher.must("set-plan", plan=plan)  # as from a file, a week later
    assert teacher.seen()["plan"] == plan
    teacher.must("finish-round")
    assert pupils[0].get(f"/api/classes/{teacher.room}/position").status_code == 409
    assert pupils[0].refused("answer-position", step=0, line=[0]) == "not-now"
    teacher.must("go-to-step", step=0)
    (late,) = come(teacher)
    let_all_in(teacher)
    asked = pupils[0].get(f"/api/classes/{teacher.room}/position").json()
    assert asked["text"] == "Find it."
    action = asked["moment"]["legal"][0]["action"]
    assert pupils[0].refused("answer-position", step=0, line=[999_999]) == "illegal"
    pupils[0].must("answer-position", step=0, line=[action])
    late.must("finish-step")
    (step,) = teacher.seen()["progress"]
    assert set(step["finished"]) == {pupils[0].card["id"], late.card["id"]}
    assert [one["pupil"] for one in step["answers"]] == [pupils[0].card["id"]]
    assert pupils[0].get(f"/api/classes/{teacher.room}/position").json()["given"] == step["answers"][0]["said"]
