"""Homework of a class: set and taken back by the teacher, handed in by pupils who have nothing but a code card. What is
kept of it is in the record of the class, and deleted with it."""

from __future__ import annotations

import secrets

from labtable.core.game.contract import Message
from labtable.core.game.registry import game, names
from labtable.server.base import codes
from labtable.server.classroom.homework_check import HomeworkResult
from labtable.server.classroom.record import Card, ClassRecord, Handed, StoredTask
from labtable.server.protocol import homework_wire as wire
from labtable.server.protocol.lesson_plan import KeptPosition
from labtable.server.protocol.rejections import Rejection
from labtable.server.table import lessons, puzzles
from labtable.server.table.commands import fitting, known_level

HOUR = 3_600_000  # milliseconds
AFTER = 24 * HOUR  # for so long after the last due date a class is kept
LONGEST = 14 * 24 * HOUR  # from when the class was made until homework is due
SEEDS = 2**40


def set_homework(record: ClassRecord, command: wire.SetHomework, now: int) -> None:
    """Set a task that exists. Everybody has a code card from now on, and the class is kept until it was looked at."""
    if command.game not in names():
        raise Rejection("bad-setup", Message("server-no-such-game"))
    known = _names(command)
    level = known_level(command.level, command.game)
    deal = 0
    if command.kind == "deal":
        fitting(command.game, command.players, {})
        deal = 1 + secrets.randbelow(SEEDS)
    text = " ".join(command.text.split())
    _set(record, StoredTask(0, command.kind, command.game, command.due, known, command.players, level, deal, text), now)


def set_position(record: ClassRecord, name: str, kept: KeptPosition, text: str, due: int, now: int) -> None:
    """A position as homework: every pupil answers it alone."""
    _set(record, StoredTask(0, "position", name, due, [name], kept.players, "", 0, text, kept), now)


def _set(record: ClassRecord, task: StoredTask, now: int) -> None:
    if len(record.homework) >= wire.TASKS:
        raise Rejection("not-now", Message("server-too-much-homework", {"count": wire.TASKS}))
    if not now < task.due <= record.created_at + LONGEST:
        raise Rejection("bad-request", Message("server-homework-due"))
    record.last_task += 1
    task.number = record.last_task
    record.homework.append(task)
    record.expires_at = max(record.expires_at, task.due + AFTER)
    for card in record.cards:
        card.code = card.code or new_code(record)


def _names(command: wire.SetHomework) -> list[str]:
    """The lesson or the puzzles, if there are such; of a deal its game."""
    wanted = list(dict.fromkeys(command.names))
    if command.kind == "deal":
        return [command.game]
    if command.kind == "lesson":
        there, most = set(lessons.lesson_names(command.game)), 1
    else:
        there, most = {one.name for one in puzzles.on_shelf(command.game)}, wire.TASKS
    if not 1 <= len(wanted) <= most or not set(wanted) <= there:
        raise Rejection("not-found")
    return wanted


def drop_homework(record: ClassRecord, command: wire.DropHomework, now: int) -> None:
    task_of(record, command.task)
    record.homework = [one for one in record.homework if one.number != command.task]
    for card in record.cards:
        card.handed = [one for one in card.handed if one.task != command.task]


def new_code(record: ClassRecord) -> str:
    """The code of a new code card: no other card of the class has it."""
    taken = {card.code for card in record.cards} | {one.code for one in record.entry_cards}
    return codes.new_code(codes.CLASS_CODE, lambda code: code not in taken)


def task_of(record: ClassRecord, number: int) -> StoredTask:
    found = next((one for one in record.homework if one.number == number), None)
    if found is None:
        raise Rejection("not-found", Message("server-no-such-homework"))
    return found


def handed_by(card: Card, task: StoredTask) -> Handed | None:
    """What a pupil has handed in of a task so far."""
    return next((one for one in card.handed if one.task == task.number), None)


def holder_of(record: ClassRecord, code: str) -> Card | None:
    """The pupil whose code card this is."""
    return next((card for card in record.cards if card.code and card.code == code), None)


def hand_in(record: ClassRecord, code: str, given: wire.HandIn, played: HomeworkResult, now: int) -> None:
    """Note what was played, which is true, for the pupil and the task as they are now."""
    card, task = holder_of(record, code), task_of(record, given.task)
    if card is None:
        raise Rejection("not-found")
    handed = handed_by(card, task)
    if handed is None:
        card.handed.append(handed := Handed(task.number))
    handed.attempts += 1
    if given.name not in handed.done:
        handed.done.append(given.name)
    if played.said:  # the last answer counts
        handed.said, handed.at = list(played.said), now
    if not handed.at and len(handed.done) == len(task.names):
        handed.at = now
    if played.score is not None and (handed.score is None or _is_better(task, played, handed)):
        handed.score, handed.won = played.score, played.won


def _is_better(task: StoredTask, played: HomeworkResult, before: Handed) -> bool:
    meta, lead = game(task.game).meta, game(task.game).lead
    sign = -1 if meta.cooperative and lead < 0 else 1
    assert played.score is not None and before.score is not None
    return (bool(played.won), sign * played.score) > (bool(before.won), sign * before.score)


# As it is shown -----------------------------------------------------------------------------------


def task(stored: StoredTask) -> wire.HomeworkTask:
    return wire.HomeworkTask(
        stored.number,
        stored.kind,
        stored.game,
        stored.due,
        tuple(stored.names),
        stored.players,
        stored.level,
        stored.deal,
        stored.text,
    )


def done_by(record: ClassRecord, card: Card) -> tuple[wire.HomeworkDone, ...]:
    return tuple(
        wire.HomeworkDone(
            one.number,
            handed.attempts,
            tuple(handed.done),
            handed.score,
            handed.won,
            tuple(handed.said),
            handed.at,
            handed.at > one.due,
        )
        for one in record.homework
        if (handed := handed_by(card, one)) is not None
    )
