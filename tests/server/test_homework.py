"""Homework without accounts: set by the teacher, handed in by a code card as moves, which the server plays again."""

import csv
import io
from random import Random
from typing import Any

import pytest

from labtable.core.game.registry import game
from labtable.core.lessons import script
from labtable.core.lessons.tutor import Learning
from labtable.core.match.match import Match
from labtable.puzzles.shelves import shelf_of
from labtable.server.classroom import commands, homework
from labtable.server.classroom.homework_check import HomeworkResult, checked
from labtable.server.classroom.record import Card, ClassRecord, decode, encode
from labtable.server.protocol import class_commands
from labtable.server.protocol import homework_wire as wire
from labtable.server.protocol.rejections import Rejection
from tests.server.class_client import InClass, come, new_class
from tests.server.playing import GAME, NUMBERS
from tests.server.test_classroom import a_record

NAME = "eureka"
DAY = 24 * commands.HOUR
PUZZLE = shelf_of(NAME).puzzles[0]
SOLVED = [*PUZZLE.entries, *((PUZZLE.seat, step.answer) for step in PUZZLE.steps)]


def with_homework(**more: Any) -> ClassRecord:
    record = a_record(title="8B")
    record.cards = [Card(1, "Ada", 0, ["Ada"], 1), Card(2, "Emmy", 0, ["Emmy"], 1)]
    given: dict[str, Any] = {"kind": "deal", "game": NAME, "due": DAY, **more}
    commands.decide(record, "t", wire.SetHomework("h", **given), 0)
    return decode(encode(record))


def finished(seed: int, luck: int = 1) -> list[tuple[int, int]]:
    """The moves of a whole game of a deal."""
    match, random = Match(game(NAME), 2, seed=seed), Random(luck)
    while not match.over:
        match.play(random.choice(match.legal()))
    return [(entry.seat, entry.action) for entry in match.entries]


# What is set --------------------------------------------------------------------------------------


def test_homework_gives_everybody_a_code_card_and_keeps_the_class_until_a_day_after_it_is_due() -> None:
    record = with_homework(due=9 * DAY)
    commands.decide(record, "t", class_commands.LetIn("l", (9,)), 0)
    assert len({card.code for card in record.cards} - {""}) == 2
    assert record.expires_at == 10 * DAY and record.homework[0].deal > 0


@pytest.mark.parametrize(
    "wrong",
    [
        {"due": 0},
        {"due": 15 * DAY},
        {"game": "chess"},
        {"players": 16},
        {"kind": "lesson", "names": ("no-such",)},
        {"kind": "puzzles"},
        {"kind": "puzzles", "names": ("../eureka",)},
        {"level": "no-such"},
    ],
)
def test_homework_that_cannot_be_done_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(Rejection):
        with_homework(**wrong)


def test_a_class_has_a_bounded_number_of_tasks_and_one_that_is_taken_back_takes_its_results_along() -> None:
    record = with_homework()
    homework.hand_in(record, record.cards[0].code, wire.HandIn("i", 1, NAME, ()), HomeworkResult(7, False), 5)
    for _ in range(wire.TASKS - 1):
        commands.decide(record, "t", wire.SetHomework("h", "deal", NAME, DAY), 0)
    with pytest.raises(Rejection):
        commands.decide(record, "t", wire.SetHomework("h", "deal", NAME, DAY), 0)
    commands.decide(record, "t", wire.DropHomework("d", 1), 0)
    assert not record.cards[0].handed and record.homework[0].number == 2
    with pytest.raises(Rejection):
        commands.decide(record, "Ada", wire.DropHomework("d", 2), 0)


# What is handed in --------------------------------------------------------------------------------


def test_a_deal_counts_when_its_moves_are_legal_and_end_the_game() -> None:
    moves = finished(11)
    played = checked("deal", NAME, NAME, 2, 11, moves)
    assert played is not None and played.score is not None
    assert checked("deal", NAME, NAME, 2, 12, moves) is None  # another deal
    assert checked("deal", NAME, NAME, 2, 11, moves[:-1]) is None
    assert checked("deal", NAME, NAME, 2, 11, [*moves, moves[-1]]) is None
    assert checked("deal", NAME, NAME, 2, 11, [(9, 1_000_000)]) is None


def test_a_puzzle_counts_when_its_own_moves_are_played_and_then_the_right_ones() -> None:
    assert checked("puzzles", NAME, PUZZLE.name, 0, 0, SOLVED) == HomeworkResult()
    assert checked("puzzles", NAME, PUZZLE.name, 0, 0, SOLVED[:-1]) is None
    assert checked("puzzles", NAME, PUZZLE.name, 0, 0, [*SOLVED[:-1], (PUZZLE.seat, SOLVED[-1][1] + 1)]) is None
    assert checked("puzzles", NAME, "no-such", 0, 0, SOLVED) is None


def test_a_lesson_counts_when_every_decision_is_the_one_that_it_asks_for() -> None:
    name = script.names(game(NAME))[0]
    learning = Learning.begin(script.lesson(game(NAME), name), lambda match: match.legal()[0])
    while not learning.done:
        learning.skip()
    moves = [(entry.seat, entry.action) for entry in learning.match.entries]
    assert checked("lesson", NAME, name, 0, 0, moves) == HomeworkResult()
    assert checked("lesson", NAME, name, 0, 0, moves[:-1]) is None
    assert checked("lesson", NAME, name, 0, 0, finished(1)) is None


def test_the_best_of_several_attempts_is_kept_and_what_comes_after_the_due_date_is_late() -> None:
    record = with_homework()
    code = record.cards[0].code
    lower = game(NAME).lead < 0
    for number, score in enumerate((9, 7, 8)):
        homework.hand_in(record, code, wire.HandIn(f"i{number}", 1, NAME, ()), HomeworkResult(score, False), 2 * DAY)
    (done,) = homework.done_by(record, record.cards[0])
    assert (done.attempts, done.score, done.late) == (3, 7 if lower else 9, True)
    assert homework.done_by(record, record.cards[1]) == ()


# At the server ------------------------------------------------------------------------------------


def test_a_pupil_hands_in_by_the_code_card_from_any_device_and_the_teacher_has_it_in_book_and_sheet(url: str) -> None:
    teacher = new_class(url, teacher="Ms Curie")
    (ada,) = come(teacher)
    assert ada.seen()["home"] == ""
    due = teacher.seen()["expires_at"]
    teacher.must("set-homework", kind="puzzles", game=NAME, due=due, names=[PUZZLE.name])
    assert ada.refused("set-homework", kind="deal", game=NAME, due=due) == "not-teacher"
    code, at_home = ada.seen()["home"], InClass(url)
    assert at_home.get(f"/api/classes/{teacher.room}/homework").status_code == 404
    told = at_home.get(f"/api/homework/{code}").json()
    assert (told["name"], told["tasks"][0]["names"], told["done"]) == (ada.card["name"], [PUZZLE.name], [])
    wanted = {"id": f"k{next(NUMBERS)}", "task": 1, "name": PUZZLE.name}
    at_home.post("/api/session", {})
    refused = at_home.post(f"/api/homework/{code}", {**wanted, "moves": SOLVED[:-1]})
    assert refused.status_code == 409 and refused.json()["message"]["id"] == "server-homework-not-done"
    for _ in range(2):  # a page that did not hear the answer asks again
        answer = at_home.post(f"/api/homework/{code}", {**wanted, "moves": SOLVED})
        assert answer.status_code == 200, answer.text
    assert answer.json()["done"][0]["attempts"] == 1
    (pupil,) = teacher.get(f"/api/classes/{teacher.room}/homework").json()["pupils"]
    assert pupil["done"][0]["done"] == [PUZZLE.name] and pupil["link"].endswith(f"/h/{code}")
    rows = list(csv.reader(io.StringIO(teacher.get(f"/api/classes/{teacher.room}/results.csv").text)))
    assert [row[3] for row in rows[1:]] == [ada.card["name"]] and rows[1][-2] == "1"
    teacher.must("remove-pupil", pupil=ada.card["id"])
    assert at_home.get(f"/api/homework/{code}").status_code == 404


def test_a_deal_of_homework_is_played_alone_against_bots_and_its_moves_are_given_to_its_player(url: str) -> None:
    ada = InClass(url)
    me, bot = {"kind": "me", "nickname": "Ada"}, {"kind": "bot", "level": "random"}
    made = ada.post("/api/tables", {"game": GAME, "chairs": [me, bot], "deal": 77})
    assert made.status_code == 201, made.text
    code = made.json()["code"]
    assert ada.get(f"/api/tables/{code}/moves").json() == []
    assert ada.post("/api/tables", {"game": GAME, "chairs": [bot, me], "deal": 77}).status_code == 422
    assert ada.post("/api/tables", {"game": GAME, "chairs": [me, {"kind": "open"}], "deal": 77}).status_code == 422
    other = ada.post("/api/tables", {"game": GAME, "chairs": [me, bot]}).json()["code"]
    assert ada.get(f"/api/tables/{other}/moves").status_code == 403  # its deal is nobody's to know
