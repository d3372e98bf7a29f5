"""A bot at a table: asked for its move, and stood in for where it fails."""

from __future__ import annotations

import logging
import queue
import threading
from collections.abc import Callable
from random import Random

from labtable.bots.levels import bot
from labtable.bots.nets.files import BadNet
from labtable.bots.own_bots import OutOfTime, OwnBot
from labtable.bots.question import Bot, Question, question_of
from labtable.core.game.contract import Game
from labtable.core.match.match import Match
from labtable.core.record.records import Action

LOG = logging.getLogger("labtable.bots")
STARTING = 300.0  # seconds that the first decision of another's bot may take: rules that it asks are compiled meanwhile


def answer(
    match: Match, ask: Bot, *, limit: float | None = None, report: Callable[[str], None] = LOG.warning
) -> Action:
    """A bot's action for the seat to move.

    A bot that crashes, answers with an illegal action, or takes longer than `limit` seconds (a bot of somebody else:
    than its own limit) is replaced for this decision by a random legal move, and `report` is told so in a sentence. A
    net that was named and cannot be read is no such failure: it is refused with `BadNet`.
    """
    question = question_of(match)
    if isinstance(ask, OwnBot):
        limit = ask.limit if limit is None else min(limit, ask.limit)
    spare = Random(f"{match.commitment} {match.version} spare")
    try:
        action = ask(question) if limit is None else _within(limit, ask, question)
        if action in question.legal:
            return action
        fault = f"answered {action!r}, which is not legal"
    except OutOfTime:
        fault = f"took longer than {limit:g} s"
    except BadNet:
        raise
    except (Exception, SystemExit) as error:
        fault = f"failed with {type(error).__name__}: {error}"
    where = f"{match.game.name}, move {match.version + 1}"
    report(f"{where}: the bot of seat {question.seat} {fault}; a random legal move was played.")
    return spare.choice(question.legal)


def _within(limit: float, ask: Bot, question: Question) -> Action:
    """The answer, if it comes in time; a thread that does not end is left behind, for Python cannot end it."""
    answers: queue.SimpleQueue[Action | BaseException] = queue.SimpleQueue()

    def think() -> None:
        try:
            answers.put(ask(question))
        except (Exception, SystemExit) as error:  # what ends a program ends a thread without a word
            answers.put(error)

    threading.Thread(target=think, name="labtable bot", daemon=True).start()
    try:
        given = answers.get(timeout=limit)
    except queue.Empty:
        raise OutOfTime from None
    if isinstance(given, BaseException):
        raise given
    return given


def ask_once(name: str, game: Game, players: int) -> None:
    """Let a bot decide something at once, so that nothing compiles when it sits at a table."""
    asked = bot(name, hurried=True)
    if isinstance(asked, OwnBot):
        asked.limit = STARTING
        answer(Match(game, players, seed=0), asked, report=lambda fault: None)
    else:
        asked(question_of(Match(game, players, seed=0)))
