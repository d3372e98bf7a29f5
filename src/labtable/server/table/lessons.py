"""Lessons at a table: the runner of core decides whether a move is the one that is asked for."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from labtable.core.game.contract import Message
from labtable.core.game.registry import game, names
from labtable.core.game.text import LANGUAGES
from labtable.core.lessons import script
from labtable.core.lessons.script import LEARNER, LessonScript
from labtable.core.lessons.tutor import Learning, Place, place
from labtable.core.match.match import Match, secret_of_seed
from labtable.core.record.records import Action, Seat
from labtable.server.protocol import rest_wire, wire
from labtable.server.protocol.rejections import Rejection
from labtable.server.table import events, nicknames
from labtable.server.table.table import GameTable

OPPONENT = "student"  # who plays the other seats when the lesson is over


# What there is ------------------------------------------------------------------------------------


@cache
def lesson_names(name: str) -> tuple[str, ...]:
    return tuple(script.names(game(name))) if name in names() else ()


@cache
def _read(name: str, lesson: str) -> LessonScript:
    return script.lesson(game(name), lesson)


def known(name: str, lesson: str) -> LessonScript:
    """A lesson of a game. Only what exists is read, and kept."""
    if lesson not in lesson_names(name):
        raise Rejection("not-found", Message("server-no-such-lesson"))
    return _read(name, lesson)


def told(name: str, lesson: str, language: str) -> rest_wire.Lesson:
    """A lesson as the client shows it, in one language."""
    if language not in LANGUAGES:
        raise Rejection("not-found", Message("server-no-such-lesson"))
    found = known(name, lesson)

    def spoken(message: str) -> str:
        return found.say(message, language)

    return rest_wire.Lesson(
        found.name,
        found.number,
        found.minutes,
        spoken("title"),
        spoken("about"),
        tuple(
            rest_wire.LessonStep(
                say=spoken(step.say),
                nudge=spoken(f"{step.say}.nudge") if step.asks else None,
                light=step.light,
                asks=step.asks,
                refusal=spoken(f"refusal-{step.because}") if step.because else None,
                source=step.source or None,
            )
            for step in found.steps
        ),
    )


# A table for a lesson -----------------------------------------------------------------------------


def made(new: rest_wire.NewTable, holder: str) -> events.Made:
    """The table of a lesson: its deal and its players are those of the file, whatever else was asked for."""
    assert new.lesson is not None
    found = known(new.game, new.lesson)
    nickname = next((chair.nickname for chair in new.chairs if chair.kind == "me" and chair.nickname), None)
    if nickname is None:
        raise Rejection("bad-request", Message("server-bad-nickname"))
    me = events.StoredChair("human", nicknames.clean(nickname, []), None, [holder])
    others = [events.StoredChair("bot", None, found.others or OPPONENT) for _ in range(found.players - 1)]
    settings = events.StoredSettings(cover_after=0, pace=new.settings.pace)
    return events.Made(
        new.game, dict(found.options), settings, [me, *others], holder, secret_of_seed(found.seed).hex(), found.name
    )


def not_at_one(table: GameTable) -> None:
    """Refuse what would change a lesson: its players and its deal are set. Anybody can read that deal: nobody else may
    be seated before it."""
    if table.made.lesson is not None:
        raise Rejection("not-now", Message("server-lesson-is-set"))
    if table.made.is_set:
        raise Rejection("not-now", Message("server-deal-is-set"))


def lesson_of(table: GameTable) -> LessonScript | None:
    """The lesson that is given at a table; None where it was left, or where this release does not have it."""
    name = table.made.lesson
    if name is None or table.lesson_left or name not in lesson_names(table.made.game):
        return None
    return _read(table.made.game, name)


def taught_at(table: GameTable) -> int:
    """How many decisions of a table were a lesson's, which nobody judges: the first ones."""
    name = table.made.lesson
    if name is None or table.dealt is None or name not in lesson_names(table.made.game):
        return 0
    return place(_read(table.made.game, name), table.entries).taught


def place_at(table: GameTable) -> Place | None:
    """Where the lesson stands; None where there is none, or where the game went on after it."""
    lesson = lesson_of(table)
    if lesson is None or table.dealt is None:
        return None
    now = place(lesson, table.entries)
    return None if now.played_on else now


def shown(table: GameTable) -> wire.LessonPlace | None:
    now = place_at(table)
    return None if now is None else wire.LessonPlace(table.made.lesson or "", now.step)


# What happens there -------------------------------------------------------------------------------


class LessonTurn(NamedTuple):
    """A decision that the lesson scripts."""

    seat: Seat
    action: Action
    opening: bool  # before the first step: it is played at once


def scripted(table: GameTable) -> LessonTurn | None:
    """The scripted decision that is next. Raises BadSetup where the rules do not allow it any more."""
    lesson, now = lesson_of(table), place_at(table)
    if lesson is None or now is None or now.scripted is None or table.match is None:
        return None
    return LessonTurn(*Learning(lesson, table.match).scripted(now.scripted), len(table.entries) < len(lesson.opening))


def waits(table: GameTable) -> bool:
    """Bots wait: for the learner, or until the end of the lesson was read. None of them plays for the learner."""
    lesson, now = lesson_of(table), place_at(table)
    if lesson is None or now is None or table.match is None:
        return False
    return now.asked is None or not lesson.others or table.match.to_move == LEARNER


def judge(table: GameTable, match: Match, seat: Seat, action: Action) -> None:
    """Reject a legal move that is not the one that is asked for."""
    lesson = lesson_of(table)
    if lesson is None or place_at(table) is None or seat != LEARNER or match.why_not(action, seat):
        return
    if not Learning(lesson, match).judge(action).right:
        raise Rejection("not-asked")


def asked_action(table: GameTable, match: Match) -> Action:
    """What *show me* plays."""
    lesson = lesson_of(table)
    right = [] if lesson is None or place_at(table) is None else Learning(lesson, match).right()
    if not right:
        raise Rejection("not-now")
    return right[0]
