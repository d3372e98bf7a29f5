"""The results of a class as a table for a spreadsheet: a row for each pupil and round, and for each pupil and task of
homework."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Sequence

from labtable.core.game.contract import Message
from labtable.core.game.registry import game
from labtable.server.classroom import homework
from labtable.server.classroom.record import ClassRecord
from labtable.server.protocol import class_results

RISKY = ("=", "+", "-", "@", "\t", "\r")  # a cell that begins so is a formula to a spreadsheet
COLUMNS = (
    "round", "game", "table", "name", "partners", "score", "rank", "won", "finished", "decisions", "covered", "minutes",
    "attempts",
)  # fmt: skip
Words = Callable[[Message], str]


def csv_of(record: ClassRecord, rounds: Sequence[class_results.ClassResults], words: Words, language: str) -> str:
    """Names as shown; the answers to each question in a column of its own. With the mark that says UTF-8."""
    text = io.StringIO()
    lines = csv.writer(text)
    questions = [question for one in rounds for question in one.questions]
    asked = [_asked(question, words, at) for at, question in enumerate(questions, 1)]
    lines.writerow([*(words(Message(f"sheet-{name}")) for name in COLUMNS), *map(harmless, asked)])
    for played in rounds:
        tables = {table.group: table for table in played.tables}
        for pupil in played.pupils:
            row = _row(played, pupil, tables.get(pupil.group), words)
            answers = {one.question: one.answer for one in pupil.answers}
            said = [_said(played, question, answers.get(question.number), language) for question in questions]
            lines.writerow([*row, *map(harmless, said)])
    lines.writerows(_homework(record, words))
    return "\ufeff" + text.getvalue()


def _homework(record: ClassRecord, words: Words) -> list[list[object]]:
    """A row for each pupil and task, also where nothing was handed in: that is what a teacher looks for."""
    rows: list[list[object]] = []
    for task in record.homework:
        head = [words(Message("sheet-homework", {"number": task.number})), game(task.game).meta.title, ""]
        for card in record.cards:
            done = next((one for one in homework.done_by(record, card) if one.task == task.number), None)
            score, won, attempts = ("", None, 0) if done is None else (done.score, done.won, done.attempts)
            result = [score, "", yes_or_no(won, words), yes_or_no(done is not None and done.at > 0, words)]
            rows.append([*head, harmless(card.name or ""), "", *result, "", "", "", attempts])
    return rows


def yes_or_no(known: bool | None, words: Words) -> str:
    return "" if known is None else words(Message("sheet-yes" if known else "sheet-no"))


def _row(
    played: class_results.ClassResults,
    pupil: class_results.PupilResult,
    table: class_results.TableResult | None,
    words: Words,
) -> list[object]:
    known = [played.round, game(played.game).meta.title]
    partners = harmless(" & ".join(pupil.partners))
    if table is None:
        return [*known, "", harmless(pupil.name), *[""] * (len(COLUMNS) - 4)]
    rank = "" if pupil.rank is None else pupil.rank
    result = [pupil.score, rank, yes_or_no(pupil.won, words), yes_or_no(table.over, words)]
    return [
        *known, pupil.group, harmless(pupil.name), partners, *result, pupil.decisions, pupil.covered, table.minutes, "",
    ]  # fmt: skip


def _asked(question: class_results.QuestionResult, words: Words, number: int) -> str:
    about = question.text or words(Message("sheet-would-play", {"table": question.group or 0}))
    return words(Message("sheet-question", {"number": number, "text": about}))


def _said(
    played: class_results.ClassResults, question: class_results.QuestionResult, answer: int | None, language: str
) -> str:
    if answer is None:
        return ""
    given = question.answers[answer]
    return given.text if given.message is None else game(played.game).text.say(given.message, language)


def harmless(cell: str) -> str:
    return f"'{cell}" if cell.startswith(RISKY) else cell
