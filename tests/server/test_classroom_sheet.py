"""What stays of a lesson: a row for each pupil and round, questions of the teacher's own, and what was answered."""

import csv
import io
from typing import Any

import pytest

from labtable.core.game.contract import Message
from labtable.core.game.text import LANGUAGES
from labtable.server.classroom import commands, results, results_sheet
from labtable.server.classroom.live import LiveClass
from labtable.server.classroom.record import Card, ClassRecord, Desk, StoredPoll, decode, encode
from labtable.server.http.classroom_routes import words
from labtable.server.protocol import class_commands, class_results, question_wire
from labtable.server.protocol.lesson_plan import PlanQuestion
from labtable.server.protocol.rejections import Rejection
from labtable.server.table import events
from labtable.server.table.events import Row
from labtable.server.table.table import GameTable
from tests.server.class_client import lesson
from tests.server.test_classroom import a_record
from tests.server.test_classroom_teaching import alive, played_table


def with_cards(table: GameTable, *seats: list[int]) -> ClassRecord:
    """A class of one table: Ada and Lise side by side, and Emmy."""
    record = a_record(players=2)
    cards = [Card(1, "Ada", 0, ["Ada"], 1), Card(2, "Emmy", 0, ["Emmy"], 1), Card(3, "Lise", 0, ["Lise"], 1)]
    record.phase, record.cards, record.desks = "playing", cards, [Desk(1, 1, table.code, list(seats))]
    return record


def play(table: GameTable, author: str | None = None) -> None:
    """The next decision, by whom it is to move or by somebody else."""
    assert table.match is not None
    seat, number = table.match.to_move, table.version + 1
    entry = (seat, table.match.legal()[-1], number)
    by = author or table.chairs[seat].holders[0]
    table.apply(Row(number, number, by, f"m{number}", events.Played("action", seat, [entry])))


def rows_of(record: ClassRecord, table: GameTable) -> dict[str, class_results.PupilResult]:
    assert table.match is not None
    found = results.gathered(record, 1, [(record.desks[0], alive(table), table.match)])
    return {row.name: row for row in found.pupils}


def test_partners_on_one_seat_have_rows_and_decisions_of_their_own() -> None:
    table = played_table(over=False)
    assert table.match is not None
    first = table.match.to_move
    record = with_cards(table, *([[1, 3], [2]] if first == 0 else [[2], [1, 3]]))
    play(table, "Ada")
    while table.match.to_move != first:
        play(table, "Emmy")
    play(table, "Lise")
    rows = rows_of(record, table)
    assert (rows["Ada"].decisions, rows["Lise"].decisions) == (1, 1)
    assert rows["Ada"].partners == ("Lise",) and rows["Ada"].seat == rows["Lise"].seat == first
    assert rows["Emmy"].rank is None and rows["Emmy"].won is None  # the game goes on


def test_a_card_and_where_it_goes_are_one_choice() -> None:
    table = played_table(over=False)
    assert table.match is not None
    record = with_cards(table, [1], [2])
    seat, wanted, goes_on = table.match.to_move, 0, False
    while table.match.to_move == seat:
        wanted += not goes_on
        play(table)
        goes_on = bool(table.match.state.pending_size)
    assert table.version > wanted  # a decision was half of a choice
    assert {row.decisions for row in rows_of(record, table).values()} == {0, wanted}


def test_decisions_of_a_bot_in_a_pupils_place_are_counted_apart() -> None:
    table = played_table(over=False)
    assert table.match is not None
    record = with_cards(table, [1], [2])
    seat = table.match.to_move
    while table.match.to_move == seat:
        play(table)
    number = table.version + 1
    other = table.match.to_move
    table.apply(Row(number, number, "table", "cover", events.Covered(other, "away")))
    while table.match.to_move == other:
        play(table, "table")
    rows = rows_of(record, table)
    names = [["Ada", "Emmy"][one] for one in (seat, other)]
    assert rows[names[1]].decisions == 0 < rows[names[1]].covered and rows[names[0]].covered == 0


def test_a_finished_game_has_a_place_and_a_winner_for_each_pupil() -> None:
    table = played_table(over=True)
    rows = rows_of(with_cards(table, [1], [2]), table)
    assert sorted(row.rank or 0 for row in rows.values()) in ([1, 2], [1, 1])
    assert any(row.won for row in rows.values())


QUESTION = PlanQuestion("What names an element?", ("its protons", "its neutrons"), 0, "The protons are counted.")


def do(record: ClassRecord, who: str, command: class_commands.ClassCommand) -> None:
    commands.decide(record, who, command, 1000)


def asked(record: ClassRecord, **answers: int) -> None:
    do(record, "t", question_wire.AskQuestion("q", QUESTION))
    assert record.poll is not None
    for who, answer in answers.items():
        do(record, who, question_wire.AnswerPoll("a", record.poll.number, answer))


def shown(record: ClassRecord, who: str) -> Any:
    return LiveClass(record, 1).shown(who, "").poll


def test_a_question_of_the_teachers_own_hides_counts_and_the_right_answer_until_it_is_closed() -> None:
    record = with_cards(played_table(over=False), [1], [2])
    asked(record, Ada=0, Emmy=1)
    do(record, "Emmy", question_wire.AnswerPoll("b", 1, 0))  # another thought
    for who in ("t", "Ada"):
        poll = shown(record, who)
        assert (poll.text, poll.answers, poll.answered) == (QUESTION.text, QUESTION.answers, 2)
        assert (poll.counts, poll.right, poll.why) == ((), None, "")
    with pytest.raises(Rejection):
        do(record, "Lise", question_wire.AnswerPoll("c", 1, 2))
    do(record, "t", question_wire.ClosePoll("d"))
    poll = shown(record, "Emmy")
    assert (poll.counts, poll.right, poll.why, poll.mine) == (
        (question_wire.PollCount(0, 2),),
        0,
        QUESTION.why,
        0,
    )


def test_a_question_with_a_right_answer_that_is_none_of_its_answers_is_refused() -> None:
    record = a_record()
    with pytest.raises(Rejection):
        do(record, "t", question_wire.AskQuestion("q", PlanQuestion("?", ("a", "b"), 2)))


def test_a_question_is_kept_with_its_answers_whatever_ends_it() -> None:
    for ending in (
        question_wire.EndPoll("e"),
        class_commands.FinishRound("e"),
        question_wire.AskQuestion("e", QUESTION),
    ):
        record = with_cards(played_table(over=False), [1], [2])
        asked(record, Ada=0)
        do(record, "t", ending)
        (kept,) = decode(encode(record)).asked
        assert (kept.text, kept.answers, kept.open) == (QUESTION.text, {1: 0}, False)


def test_whoever_leaves_takes_all_answers_along() -> None:
    record = with_cards(played_table(over=False), [1], [2])
    asked(record, Ada=0, Emmy=0)
    do(record, "t", question_wire.EndPoll("e"))
    do(record, "Ada", class_commands.LeaveClass("l"))
    assert record.asked[0].answers == {2: 0}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sheet_has_a_row_for_each_pupil_and_a_column_for_each_question_in_the_language_of_the_class(
    language: str,
) -> None:
    table = played_table(over=False)
    assert table.match is not None
    record = with_cards(table, [1], [2])
    record.cards[0].name = "=1+1"
    asked(record, Ada=1)
    do(record, "t", question_wire.EndPoll("e"))
    there = table.match.fork()
    record.asked.append(StoredPoll(2, table.code, 0, there.to_move, there.legal(), {2: there.legal()[0]}, False))
    found = results.gathered(record, 1, [(record.desks[0], alive(table), table.match)])
    sheet = results_sheet.csv_of(record, [found], lambda message: words().say(message, language), language)
    head, *rows = list(csv.reader(io.StringIO(sheet.removeprefix("\ufeff"))))
    assert head[: len(results_sheet.COLUMNS)] == [
        words().say(Message(f"sheet-{name}"), language) for name in results_sheet.COLUMNS
    ]
    assert QUESTION.text in head[-2] and len(rows) == 2
    assert rows[0][3] == "'=1+1"  # a name is no formula
    assert rows[0][-2:] == ["its neutrons", ""] and rows[1][-2] == ""
    assert rows[1][-1] == table.match.game.text.say(there.describe(there.legal()[0], there.to_move), language)


def test_a_teacher_says_how_long_the_class_is_kept() -> None:
    record = a_record()
    record.created_at = 0
    do(record, "t", class_commands.KeepFor("k", 168))
    assert record.expires_at == 168 * commands.HOUR
    commands.decide(record, "t", class_commands.KeepFor("k", 1), 5 * commands.HOUR)
    assert record.expires_at == 5 * commands.HOUR + commands.SOONEST  # never at once, by a slip


def test_the_name_of_a_removed_pupil_leaves_the_tables_of_earlier_rounds(url: str) -> None:
    teacher, (ada, emmy) = lesson(url, 2)
    names = [ada.card["name"], emmy.card["name"]]
    teacher.must("finish-round")
    teacher.must("another-round")
    teacher.must("remove-pupil", pupil=ada.card["id"])
    told = teacher.get(f"/api/classes/{teacher.room}/results?round=1").text
    assert names[0] not in told and names[1] in told
