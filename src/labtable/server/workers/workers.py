"""What may take long, and what strangers made up, is done beside the event loop, which is for people's moves. A bot is
handed a world in which all that its seat cannot know is re-dealt, never the truth."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import structlog

from labtable.bots import NAMES, Question, question_of
from labtable.bots.levels import PLAIN
from labtable.bots.own_bots import OwnName, given
from labtable.coach.hints import Suggestion
from labtable.coach.types import Doubt
from labtable.core.match.match import Match
from labtable.core.record.records import Action
from labtable.server.base.fair_queue import Asker, Busy
from labtable.server.workers import jobs

LOG = structlog.get_logger("labtable")
LEVELS: tuple[str, ...] = tuple(NAMES)
PAUSE = (0.7, 1.8)  # seconds, as long as a person looks at the table
ADVICES = 3  # actions that a hint tells
MOVE, HINT = 0, 1  # ranks: bots' moves come before hints
HINTS_WAITING = 12  # beyond it the server says that it is too busy
DESK_LIMIT = 10.0  # seconds for a deal, a replay, an explanation
DESK_QUEUE = 200
COACH_QUEUE = 40  # slices of reviews that wait
PROMPT, USUAL, PATIENT = 2, 5, 12  # niceness: all give way to the server, reviews to everything else


class Overrun(Exception):
    """The work took too long, or its process died; nothing came of it."""


class Workers:
    """Four lanes: bots that search, and hints; bots that answer in milliseconds, which never wait for those; the desk,
    for what people wait for; and the coach, for reviews."""

    def __init__(self, bots: int, bot_limit: float, bot_queue: int, lane: Callable[..., Any] | None = None) -> None:
        """`lane` makes one; without, its work is done by processes, which a page does not have."""
        if lane is None:
            from labtable.server.workers.processes import Lane

            lane = Lane
        self.bots, self.quick = lane(bots, bot_queue, USUAL), lane(1, bot_queue, PROMPT)
        self.desk, self.coach = lane(1, DESK_QUEUE, USUAL), lane(1, COACH_QUEUE, PATIENT)
        self.bot_limit = bot_limit
        self.failures = 0

    @property
    def waiting(self) -> int:
        return len(self.bots.queue) + len(self.quick.queue)

    async def answer(self, match: Match, level: str, asker: Asker) -> Action:
        """The bot's action for the seat to move. A bot that fails or overruns is replaced by a random legal move."""
        question = question_of(match)
        if len(question.legal) == 1:
            return question.legal[0]
        lane = self.quick if level in PLAIN else self.bots
        own = OwnName.read(level) if level in given() else None
        limit = self.bot_limit if own is None else min(self.bot_limit, own.limit)
        action: Action | None = await self._think(lane, jobs.think, level, question, asker, MOVE, limit)
        if action not in question.legal:
            self.failures += 1
            return Random(f"{match.commitment} {match.version} spare").choice(question.legal)
        return action

    async def advise(self, match: Match, asker: Asker) -> list[Suggestion]:
        """What the judge would do for the seat to move, the best first."""
        if self.bots.queue.waiting(HINT) >= HINTS_WAITING:
            raise Busy
        found: list[Suggestion] | None = await self._think(
            self.bots, jobs.think_aloud, ADVICES, question_of(match), asker, HINT
        )
        if found is None:
            self.failures += 1
            raise Busy
        return found

    async def doubt(self, match: Match, action: Action, asker: Asker) -> Doubt | None:
        """What speaks against an action of the seat to move, which its player is about to take."""
        if self.bots.queue.waiting(HINT) >= HINTS_WAITING:
            raise Busy
        found: list[Doubt] | None = await self._think(self.bots, jobs.doubt, action, question_of(match), asker, HINT)
        if found is None:
            self.failures += 1
            raise Busy
        return found[0] if found else None

    async def _think(
        self,
        lane: Any,
        work: Callable[..., Any],
        about: str | Action,
        question: Question,
        asker: Asker,
        rank: int,
        limit: float | None = None,
    ) -> Any:
        """What a bot's process makes of a question; `about` is the level that thinks, the action in doubt,
        or how many actions a hint tells."""
        try:
            return await lane.do(
                work,
                about,
                question.game.name,
                *question.asked,
                asker=asker,
                limit=limit or self.bot_limit,
                rank=rank,
            )
        except Busy:
            raise
        except Exception as error:  # whatever a bot may raise: its table plays on
            LOG.error("a bot failed", about=about, game=question.game.name, exc_info=error)
            return None

    async def at_desk(self, work: Callable[..., Any], *given: Any, asker: Asker) -> Any:
        return await self.desk.do(work, *given, asker=asker, limit=DESK_LIMIT)

    def stop(self) -> None:
        for lane in (self.bots, self.quick, self.desk, self.coach):
            lane.stop()
