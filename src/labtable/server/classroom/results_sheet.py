"""The results of a class as a table for a spreadsheet: a row for each pupil and round, for each pupil and step that
pupils do alone, and for each pupil and task of homework."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Sequence

from labtable.core.game.contract import Message
from labtable.core.game.registry import game, names
from labtable.server.classroom import homework, steps
from labtable.server.classroom.record import ClassRecord
from labtable.server.protocol import class_results

RISKY = ("=", "+", "-", "@", "\t", "\r")  # a cell that begins so is a formula to a spreadsheet
COLUMNS = (
    "round", "game", "table", "name", "partners", "score", "rank", "won", "finished", "decisions", "covered", "minutes",
    "attempts", "said",
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
    lines.writerows(_steps(record, words, language))
    lines.writerows(_homework(record, words, language))
    return "\ufeff" + text.getvalue()


def _steps(record: ClassRecord, words: Words, language: str) -> list[list[object]]:
    """A row for each pupil and step that pupils do alone: who has finished it, and the answer to a position."""
    rows: list[list[object]] = []
    for taken in record.taken:
        if taken.kind in steps.ALONE:
            head = [words(Message("sheet-step", {"number": taken.step + 1})), _title(taken.game), ""]
            for card in record.cards:
                done = yes_or_no(card.number in taken.finished, words)
                said = _in_words(taken.game, taken.answers.get(card.number, ()), language)
                rows.append([*head, harmless(card.name or ""), "", "", "", "", done, "", "", "", "", said])
    return rows


def _title(name: str | None) -> str:
    return game(name).meta.title if name in names() else ""


def _in_words(name: str | None, said: Sequence[Message], language: str) -> str:
    """Decisions in a row, as one sentence after another."""
    return harmless("; ".join(game(name).text.say(one, language) for one in said)) if name in names() else ""


def _homework(record: ClassRecord, words: Words, language: str) -> list[list[object]]:
    """A row for each pupil and task, also where nothing was handed in: that is what a teacher looks for."""
    rows: list[list[object]] = []
    for task in record.homework:
        head = [words(Message("sheet-homework", {"number": task.number})), game(task.game).meta.title, ""]
        for card in record.cards:
            done = next((one for one in homework.done_by(record, card) if one.task == task.number), None)
            score, won, attempts = ("", None, 0) if done is None else (done.score, done.won, done.attempts)
            result = [score, "", yes_or_no(won, words), yes_or_no(done is not None and done.at > 0, words)]
            said = "" if done is None else _in_words(task.game, done.said, language)
            rows.append([*head, harmless(card.name or ""), "", *result, "", "", "", attempts, said])
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
        *known, pupil.group, harmless(pupil.name), partners, *result,
        pupil.decisions, pupil.covered, table.minutes, "", "",
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
