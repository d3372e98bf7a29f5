"""Bots against each other: who sits where, the games on all cores, and each game as a file that can be replayed."""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path
from typing import Any

from labtable.bots.distinct import GameCount, digest_of, distinct
from labtable.bots.levels import bot, bot_for
from labtable.bots.openings import play_opening
from labtable.bots.own_bots import OwnBot
from labtable.bots.referee import answer
from labtable.core.errors import BadSetup
from labtable.core.game.contract import Game
from labtable.core.game.registry import game as find_game
from labtable.core.match.match import Match
from labtable.core.record.records import Action, Seat
from labtable.core.worker_process import in_processes


@dataclass(frozen=True)
class Fixture:
    """A game to be played."""

    number: int
    seats: tuple[str, ...]  # the bot on each
    seed: int  # shared by the two games of a mirrored pair


@dataclass(frozen=True)
class PlayedGame:
    """How a game went, by seat."""

    fixture: Fixture
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    winners: tuple[Seat, ...]  # none if nobody won
    ending: str
    decisions: tuple[int, ...]  # those with a choice
    seconds: tuple[float, ...]  # spent on them
    file: str  # empty where games are not kept
    first: Seat  # who had the first turn; UNDECIDED where the players chose
    digest: int  # of what was decided and what came of it
    faults: tuple[tuple[Seat, str], ...] = ()  # where a random move stood in for a bot, and why

    @property
    def identity(self) -> tuple[tuple[str, ...], int]:
        """Who played and how the game went: equal for copies of one game."""
        return self.fixture.seats, self.digest


def distinct_games(games: Sequence[PlayedGame]) -> list[PlayedGame]:
    return distinct(games, lambda played: played.identity)


def count_of(games: Sequence[PlayedGame]) -> GameCount:
    return GameCount(len(games), len(distinct_games(games)))


@dataclass(frozen=True)
class Arena:
    """What is played, and where the games are kept."""

    game: str
    players: int
    options: Mapping[str, object]
    folder: Path | None  # none: games are not kept as files
    opening: int = 0  # decisions at the start that are drawn by lot, the same in both games of a mirrored pair

    def player(self, name: str) -> Any:
        """Who plays under a name: a bot."""
        return bot(name)

    def decided(self, match: Match, player: Any, report: Callable[[str], None]) -> Action:
        """A player's action for the seat to move; `report` is told what was wrong with an answer."""
        return answer(match, player, report=report)

    def play(self, fixture: Fixture) -> PlayedGame:
        match = Match(
            find_game(self.game),
            self.players,
            seed=fixture.seed,
            options=self.options,
            names=[f"{name} {seat + 1}" for seat, name in enumerate(fixture.seats)],
        )
        players = [self.player(name) for name in fixture.seats]
        if any(isinstance(one, OwnBot) for one in players):
            match.game.engine.warm_up()  # what it asks first takes no longer than what it asks next
        faults: list[tuple[Seat, str]] = []
        decisions, seconds = [0] * self.players, [0.0] * self.players
        first = int(match.game.first_player(match.state))
        play_opening(match, self.opening, fixture.seed)
        while not match.over:
            seat, choices = match.to_move, len(match.legal())
            started = time.perf_counter()
            action = self.decided(match, players[seat], lambda fault, seat=seat: faults.append((seat, fault)))  # type: ignore[misc]
            if choices > 1:
                decisions[seat] += 1
                seconds[seat] += time.perf_counter() - started
            match.play(action)
        path = match.save(self.folder / f"{self.game}-{fixture.number:05}.labtable") if self.folder else ""
        outcome = match.outcome
        assert outcome is not None
        return PlayedGame(
            fixture,
            tuple(row.score for row in outcome.standings),
            tuple(row.rank for row in outcome.standings),
            outcome.winners,
            outcome.reason,
            tuple(decisions),
            tuple(seconds),
            str(path),
            first,
            digest_of(match),
            tuple(faults),
        )


def fixtures(
    game: Game, players: int, bots: list[str], games: int, seed: int, known: Collection[str] = ()
) -> list[Fixture]:
    """Each bot against each other, in mirrored pairs, seats rotated; all alike at a cooperative table. Names that are
    `known` need not be those of bots."""
    for name in bots:
        if name not in known:
            bot_for(game, name)
    if len(set(bots)) != len(bots):
        raise BadSetup("Each bot is named once; give a level with two budgets to compare it with itself.")
    if game.meta.cooperative:
        tables = [(name,) * players for name in bots]
        return [Fixture(number, tables[number % len(tables)], seed + number // len(tables)) for number in range(games)]
    if len(bots) < 2:
        raise BadSetup("An arena needs two bots at least, separated by commas.")
    pairs = list(combinations(bots, 2))
    return [
        _mirrored(number, pairs[number // 2 % len(pairs)], players, seed + number // 2 // len(pairs))
        for number in range(games)
    ]


def _mirrored(number: int, pair: tuple[str, str], players: int, seed: int) -> Fixture:
    """Two bots in alternate seats, then the same deal with seats exchanged; the first player rotates with the seed."""
    one, other = pair if number % 2 == 0 else pair[::-1]
    return Fixture(number, tuple(one if (seat + seed) % players % 2 == 0 else other for seat in range(players)), seed)


def playing(arena: Arena, wanted: list[Fixture], jobs: int) -> AbstractContextManager[Iterator[PlayedGame]]:
    """The games as they end, on this many cores; leaving early stops the games that are still being played."""
    return in_processes(arena.play, wanted, jobs)
