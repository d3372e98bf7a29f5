"""A lesson at a table: an ordinary table, whose learner is asked for one decision at a time."""

import pytest

from labtable.core.errors import BadSetup
from labtable.core.game.contract import Message
from labtable.core.lessons.tutor import Learning
from labtable.server.protocol import rest_wire, table_commands, wire
from labtable.server.protocol.rejections import Rejection
from labtable.server.table import events, lessons
from labtable.server.table.commands import decide, played
from labtable.server.table.events import Row
from labtable.server.table.table import GameTable
from tests.server.playing import GAME, Person

NEW = rest_wire.NewTable("eureka", (rest_wire.NewChair("me", nickname="Ada"),), lesson="first")


class LessonTable:
    """A table in memory; what `Hub` and `Driver` do, without storing."""

    def __init__(self) -> None:
        self.table = GameTable("ABCDEFGH", [Row(1, 1, "ada", "make", lessons.made(NEW, "ada"))])
        self.change(events.Dealt(self.table.game.meta.rules_version))
        self.table.wake()
        self.others()

    def change(self, change: events.Change, steps=()) -> None:
        self.table.apply(Row(self.table.version + 1, 1, "ada", f"c{self.table.version}", change), steps)

    def do(self, command: table_commands.Command) -> None:
        self.change(*decide(self.table, "ada", command, 1))
        self.others()

    def others(self) -> None:
        while (turn := lessons.scripted(self.table)) is not None:
            self.change(*played(self.table, self.table.match, turn.seat, turn.action, 1))

    def act(self, action: int) -> None:
        self.do(table_commands.Act("a", 0, action, self.table.position))

    def right(self) -> list[int]:
        return Learning(lessons.lesson_of(self.table), self.table.match).right()


@pytest.fixture
def lesson() -> LessonTable:
    return LessonTable()


def test_a_wrong_move_is_rejected_and_the_right_one_goes_on(lesson: LessonTable) -> None:
    assert lessons.shown(lesson.table) == wire.LessonPlace("first", 0)
    match, right = lesson.table.match, lesson.right()
    wrong = next(action for action in match.legal(0) if action not in right)
    with pytest.raises(Rejection) as rejection:
        lesson.act(wrong)
    assert rejection.value.reason == "not-asked" and lesson.table.position == 0
    with pytest.raises(Rejection) as rejection:
        lesson.act(next(action for action in range(match.game.NUM_ACTIONS) if match.why_not(action, 0)))
    assert rejection.value.reason == "illegal" and rejection.value.refusal is not None
    lesson.act(right[0])
    assert lessons.shown(lesson.table).step == 3 and match.to_move == 0


@pytest.mark.parametrize(
    "command",
    [
        table_commands.Furnish("f", 1, None),
        table_commands.Furnish("f", 1, "laureate"),
        table_commands.Change("c", players=3),
        table_commands.Change("c", options={}),
    ],
)
def test_nobody_else_is_seated_before_a_deal_that_everybody_can_read(command: table_commands.Command) -> None:
    table = GameTable("ABCDEFGH", [Row(1, 1, "ada", "make", lessons.made(NEW, "ada"))])
    with pytest.raises(Rejection) as rejection:
        decide(table, "ada", command, 1)
    assert rejection.value.message == Message("server-lesson-is-set")


def test_show_me_makes_every_decision_and_then_the_table_is_free(lesson: LessonTable) -> None:
    while lesson.right():
        lesson.do(table_commands.ShowMe("s", 0, lesson.table.position))
    found = lessons.lesson_of(lesson.table)
    assert found.steps[lessons.shown(lesson.table).step].say == "archimedes"
    assert lessons.waits(lesson.table), "bots let the learner read the end"
    with pytest.raises(Rejection):
        lesson.do(table_commands.ShowMe("t", 0, lesson.table.position))
    lesson.do(table_commands.LeaveLesson("l"))
    assert lessons.shown(lesson.table) is None and not lessons.waits(lesson.table)
    with pytest.raises(Rejection):
        lesson.do(table_commands.LeaveLesson("m"))


def test_a_lesson_that_is_left_is_an_ordinary_game(lesson: LessonTable) -> None:
    lesson.do(table_commands.LeaveLesson("l"))
    lesson.act(next(action for action in lesson.table.match.legal(0)))
    assert lesson.table.position == 1


def test_a_reload_resumes_where_the_rows_lead(lesson: LessonTable) -> None:
    for _ in range(4):
        lesson.do(table_commands.ShowMe("s", 0, lesson.table.position))
    again = GameTable(lesson.table.code, lesson.table.rows)
    assert lessons.shown(again) == lessons.shown(lesson.table) and lessons.shown(again).step == 6


def test_going_back_goes_back_a_step(lesson: LessonTable) -> None:
    for _ in range(4):
        lesson.do(table_commands.ShowMe("s", 0, lesson.table.position))
    before = lessons.shown(lesson.table).step
    lesson.do(table_commands.ShowMe("s", 0, lesson.table.position))  # a jump: its bonus is asked for, nobody else moved
    assert lessons.shown(lesson.table).step > before
    lesson.do(table_commands.OfferRewind("u", 0, lesson.table.in_force[-1], lesson.table.position))
    assert lessons.shown(lesson.table).step == before


def test_a_lesson_that_the_rules_no_longer_allow_is_left(lesson: LessonTable, monkeypatch) -> None:
    found = lessons.lesson_of(lesson.table)
    lesson.change(*played(lesson.table, lesson.table.match, 0, lesson.right()[0], 1))
    broken = object.__new__(type(found))
    broken.__dict__.update(
        found.__dict__,
        steps=tuple(
            type(step)(**{**step.__dict__, "then": ("play card/red-13",) * len(step.then)}) for step in found.steps
        ),
    )
    monkeypatch.setattr(lessons, "_read", lambda name, lesson: broken)
    with pytest.raises(BadSetup):
        lessons.scripted(lesson.table)


def test_its_deal_is_that_of_the_file_whatever_is_asked_for() -> None:
    wanted = rest_wire.NewTable(
        "eureka",
        (rest_wire.NewChair("me", nickname="Ada"), *[rest_wire.NewChair("bot")] * 4),
        {"library": "on"},
        events.StoredSettings(spectators=True),
        "first",
    )
    made = lessons.made(wanted, "ada")
    assert (len(made.chairs), made.options, made.settings.spectators) == (2, {}, False)
    assert [chair.kind for chair in made.chairs] == ["human", "bot"]


def test_strangers_names_are_answered(url: str) -> None:
    ada = Person(url)
    me = [{"kind": "me", "nickname": "Ada"}]
    for name in ("../first", "no", "", "first\x00", "x" * 41):
        answer = ada.post("/api/tables", {"game": GAME, "chairs": me, "lesson": name})
        assert answer.status_code in (400, 404), answer.text
    assert ada.post("/api/tables", {"game": "eureka", "chairs": me, "lesson": "first"}).status_code == 422
    assert ada.get(f"/api/games/{GAME}/lessons/..%2Ffirst/en").status_code == 404
    assert ada.get(f"/api/games/{GAME}/lessons/no/en").status_code == 404
    assert ada.get("/api/games/no/lessons/first/en").status_code == 404


def test_nobody_else_may_skip_or_leave_a_lesson(lesson: LessonTable) -> None:
    for command in (table_commands.ShowMe("s", 0, 0), table_commands.LeaveLesson("l")):
        with pytest.raises(Rejection):
            decide(lesson.table, "eve", command, 1)


@pytest.mark.parametrize("language", ["en", "fr", "es"])
def test_a_client_gets_what_is_said_in_its_language(language: str) -> None:
    told = lessons.told("eureka", "first", language)
    assert told.number == 1 and all(step.say for step in told.steps)
    assert all(bool(step.nudge) == step.asks for step in told.steps)
    with pytest.raises(Rejection):
        lessons.told("eureka", "first", "xx")
