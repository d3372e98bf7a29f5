"""Whether homework is true: what somebody sent is dealt and played again. Nobody's word for a result is taken.

That the bots of a deal moved as they would have, nobody can tell from the moves; each of them is legal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from labtable.core.errors import BadSave, BadSetup
from labtable.core.game.contract import Message
from labtable.core.lessons import script
from labtable.core.lessons.script import LEARNER
from labtable.core.lessons.tutor import Learning
from labtable.core.match.log import Entry
from labtable.core.match.match import Match
from labtable.core.match.restore import follow
from labtable.daily.laureate_results import play_of
from labtable.puzzles.shelves import named
from labtable.server.workers.jobs import game

Moves = Sequence[tuple[int, int]]


class HomeworkResult(NamedTuple):
    """What the moves come to; a lesson, a puzzle and a position have no score."""

    score: int | None = None
    won: bool | None = None
    said: tuple[Message, ...] = ()  # the answer to a position


def checked(kind: str, name: str, item: str, players: int, deal: int, moves: Moves) -> HomeworkResult | None:
    """A task done by these moves; None where they do not do it."""
    if kind == "puzzles":
        return _puzzle(name, item, moves)
    try:
        return _lesson(name, item, moves) if kind == "lesson" else _deal(name, players, deal, moves)
    except (BadSave, BadSetup):
        return None


def _puzzle(name: str, item: str, moves: Moves) -> HomeworkResult | None:
    found = named(name, item)
    if found is None:
        return None
    wanted = [*found.entries, *((found.seat, step.answer) for step in found.steps)]
    return HomeworkResult() if [tuple(move) for move in moves] == wanted else None


def _lesson(name: str, item: str, moves: Moves) -> HomeworkResult | None:
    """Every decision that the lesson asks for is the learner's, and right."""
    lesson = script.lesson(game(name), item)
    learning = Learning(lesson, lesson.deal())
    for at, (seat, action) in enumerate(moves):
        if learning.done:
            break
        now = learning.place
        if now.scripted is not None:
            right = (seat, action) == learning.scripted(now.scripted)
        else:
            right = seat != LEARNER or learning.judge(action).right
        if not right:
            return None
        follow(learning.match, Entry(seat, action, at))
    return HomeworkResult() if learning.done else None


def _deal(name: str, players: int, deal: int, moves: Moves) -> HomeworkResult | None:
    match = Match(game(name), players, seed=deal)
    for at, (seat, action) in enumerate(moves):
        follow(match, Entry(seat, action, at))
    if not match.over:
        return None
    play = play_of(match)
    return HomeworkResult(play.score, play.won)
