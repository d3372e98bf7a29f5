"""Compiled rules are made ready in the background: first by a process of its own where they are not compiled yet, so
that this one stays awake, then read from the cache."""
from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random

from labtable.bots import NAMES, answer, bot
from labtable.core.compiling import cache_folder
from labtable.core.contract import Game
from labtable.core.match import Match
from labtable.core.records import SPECTATOR
from labtable.core.registry import game, names
from labtable.server import telling, wire

TRIED = 25  # moves of a game that touch, all in all, what a table calls
TABLES, BOTS = "tables", "bots"


class Warmer:
    """Which games are ready to be played, and how far the others are."""

    def __init__(self, told: Callable[[str], None] = lambda name: None) -> None:
        self.told = told
        self.progress: dict[str, wire.Warming | None] = {name: wire.Warming(0, 1) for name in names()}
        self._wanted: list[str] = []

    def is_warm(self, name: str) -> bool:
        return self.progress[name] is None

    def state(self, name: str) -> wire.Warming | None:
        return self.progress[name]

    def want(self, name: str) -> None:
        """Somebody waits for this game: it is next."""
        if not self.is_warm(name) and name not in self._wanted:
            self._wanted.append(name)

    async def warm_all(self, first: list[str]) -> None:
        """The games of running tables first, then all others, then what bots need."""
        self._wanted = [name for name in first if name in self.progress] + self._wanted
        while cold := [name for name, state in self.progress.items() if state is not None]:
            await self._warm(next((name for name in self._wanted if name in cold), cold[0]))
        for name in self.progress:
            await self._compile(name, BOTS)

    async def _warm(self, name: str) -> None:
        await self._compile(name, TABLES)
        await asyncio.to_thread(try_out, game(name))
        self.progress[name] = None
        self.told(name)

    async def _compile(self, name: str, purpose: str) -> None:
        """Another process compiles into the cache, if that is still to do, and says how far it is, a line a step."""
        if compiled_mark(name, purpose).exists():
            return
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", __name__, name, purpose, stdout=asyncio.subprocess.PIPE)
        try:
            assert process.stdout is not None
            async for line in process.stdout:
                done, total = map(int, line.split())
                self.progress[name] = wire.Warming(done, total)
                self.told(name)
            if await process.wait() == 0:
                compiled_mark(name, purpose).touch()
        except asyncio.CancelledError:
            process.kill()
            await process.wait()
            raise


def compiled_mark(name: str, purpose: str) -> Path:
    """A file beside the compiled rules: all that is needed is here. Changed sources are another folder."""
    return cache_folder(f"games/{name}") / f"ready-for-{purpose}"


def try_out(subject: Game, progress: Callable[[int, int], None] = lambda done, total: None) -> None:
    """Play a little, looking at everything that a table shows, so that nothing compiles later."""
    luck = Random(0)
    match = Match(subject, subject.meta.players[0], seed=0)
    while not match.over and match.version < TRIED:
        progress(match.version, TRIED)
        seat = match.to_move
        legal = match.legal(seat)
        for audience in (SPECTATOR, seat):
            telling.moment(match, audience)
        telling.explain(match, wire.Why("warm", seat, legal[0]))
        match.preview(legal[0], seat)
        match.play(luck.choice(legal), seat)
    match.result()


def try_bots(subject: Game) -> None:
    """Ask a bot of every level once."""
    match = Match(subject, subject.meta.players[0], seed=0)
    while len(match.legal()) < 2 and not match.over:
        match.play(match.legal()[0])
    for level in NAMES:
        answer(match, bot(level))


if __name__ == "__main__":
    if sys.argv[2] == BOTS:
        try_bots(game(sys.argv[1]))
    else:
        try_out(game(sys.argv[1]), lambda done, total: print(done, total, flush=True))
