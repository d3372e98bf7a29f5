"""An agent measured with the graded bots: mirrored games, copies counted once, wrong tries by the rule they broke."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from labtable.agents.text_agent import GIVEN_UP, SECONDS, TextPlayer, agent
from labtable.bots.arena import Arena, Fixture, PlayedGame, count_of, fixtures
from labtable.bots.distinct import GameCount
from labtable.bots.ratings import Estimate, against, scores_of
from labtable.core.game.contract import Game
from labtable.core.match.match import Match
from labtable.core.record.records import Action

AGENT = "agent"  # what the agent is called among the players


@dataclass(frozen=True)
class AgentArena(Arena):
    """An arena in which one of the players is an agent that reads text."""

    agent: str = ""  # path.py:Class, or a command
    language: str = "en"
    legal: bool = True  # are the legal actions part of what it is told?
    seconds: float = SECONDS  # for one answer
    _open: list[TextPlayer] = field(default_factory=list, compare=False, repr=False)

    def player(self, name: str) -> Any:
        if name != AGENT:
            return super().player(name)
        made = TextPlayer(agent(self.agent, self.seconds), self.language, self.legal)
        self._open.append(made)
        return made

    def decided(self, match: Match, player: Any, report: Callable[[str], None]) -> Action:
        if isinstance(player, TextPlayer):
            return player.decide(match, report)
        return super().decided(match, player, report)

    def play(self, fixture: Fixture) -> PlayedGame:
        try:
            return super().play(fixture)
        finally:
            while self._open:
                self._open.pop().agent.close()


def agent_fixtures(game: Game, players: int, level: str, games: int, seed: int) -> list[Fixture]:
    """The games against a level: mirrored pairs; with partners the agent among copies of the level, in every seat in
    turn."""
    if not game.meta.cooperative:
        return fixtures(game, players, [level, AGENT], games, seed, known=(AGENT,))
    return [
        Fixture(number, tuple(AGENT if seat == number % players else level for seat in range(players)), seed + number)
        for number in range(games)
    ]


@dataclass(frozen=True)
class LevelResult:
    """What the games with one level say of an agent."""

    level: str
    count: GameCount
    points: Estimate | None  # in percent of the points against rivals, or the team's score; none of too few games
    faults: Counter[str]  # wrong tries: by rule, or what else was wrong
    decisions: int  # of the agent, with a choice

    @property
    def wrong(self) -> int:
        """How many answers were wrong."""
        return sum(times for fault, times in self.faults.items() if fault != GIVEN_UP)

    @staticmethod
    def of(game: Game, level: str, played: Sequence[PlayedGame]) -> LevelResult:
        count = count_of(played)
        points: Estimate | None = None
        if count.enough:
            points = scores_of(played) if game.meta.cooperative else against(played, AGENT, level)
        seats = [(one, seat) for one in played for seat, name in enumerate(one.fixture.seats) if name == AGENT]
        return LevelResult(
            level,
            count,
            points,
            Counter(fault for one in played for seat, fault in one.faults if one.fixture.seats[seat] == AGENT),
            sum(one.decisions[seat] for one, seat in seats),
        )
