"""Compiled rules are made ready in the background: first by a process of its own where they are not compiled yet, so
that this one stays awake, then read from the cache."""
from __future__ import annotations

import asyncio
import os
import sys
import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random

import structlog

from labtable.bots import NAMES, answer, bot
from labtable.core.compiling import cache_folder
from labtable.core.contract import Game
from labtable.core.match import Match
from labtable.core.records import SPECTATOR
from labtable.core.registry import game, names
from labtable.server import frames, wire

LOG = structlog.get_logger("labtable")
TRIED = 25  # moves of a game that touch, all in all, what a table calls
TABLES, BOTS = "tables", "bots"
COLD = wire.Warming(0, 1)


class WarmUp:
    """Which games are ready to be played, and how far the others are."""

    def __init__(self, offered: tuple[str, ...] = ()) -> None:
        self.told: Callable[[str], None] = lambda name: None
        self.progress: dict[str, wire.Warming | None] = dict.fromkeys(offered or names(), COLD)
        self._wanted: list[str] = []
        self._searching: dict[str, wire.Warming | None] = {}  # games whose thinking bots are wanted; None: ready
        self._searches: asyncio.Queue[str] = asyncio.Queue()

    def is_warm(self, name: str) -> bool:
        return self.state(name) is None

    def state(self, name: str) -> wire.Warming | None:
        return self.progress.get(name, COLD)  # a table of a game that is no longer offered waits

    def want(self, name: str) -> None:
        """Somebody waits for this game: it is next."""
        if not self.is_warm(name) and name not in self._wanted:
            self._wanted.append(name)

    async def warm_all(self, first: list[str]) -> None:
        """The games of running tables first, then all others."""
        self._wanted = [name for name in first if name in self.progress] + self._wanted
        failed: set[str] = set()
        while cold := [name for name, state in self.progress.items() if state is not None and name not in failed]:
            name = next((name for name in self._wanted if name in cold), cold[0])
            try:
                await self._warm(name)
            except Exception as error:  # a game that does not compile does not keep the others from being played
                LOG.error("game does not warm up", game=name, error=type(error).__name__, exc_info=error)
                failed.add(name)

    def want_search(self, name: str) -> None:
        """A bot that thinks ahead sits at a table of this game."""
        if name not in self._searching:
            self._searching[name] = None if compiled_mark(name, BOTS).exists() else COLD
            self._searches.put_nowait(name)

    def preparing(self, name: str, levels: Sequence[str]) -> wire.Preparing | None:
        """How far the bots of these levels are from being able to think."""
        state = self._searching.get(name) if levels else None
        return None if state is None else wire.Preparing(tuple(levels), state.done, state.total)

    async def warm_searches(self) -> None:
        """Compile what such bots need, game by game, when one is wanted."""
        while True:
            name = await self._searches.get()
            await self._compile(name, BOTS)
            self._searching[name] = None
            self.told(name)

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
            sys.executable, "-m", __name__, name, purpose, stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE)
        try:
            assert process.stdout is not None
            async for line in process.stdout:
                done, total = map(int, line.split())
                where = self.progress if purpose == TABLES else self._searching
                where[name] = wire.Warming(done, total)
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
            frames.moment(match, audience)
        frames.explain(match, wire.Why("warm", seat, legal[0]))
        match.consequences(legal[0], seat)
        match.play(luck.choice(legal), seat)
    match.standings()


def try_bots(subject: Game, progress: Callable[[int, int], None] = lambda done, total: None) -> None:
    """Ask a bot of every level once."""
    match = Match(subject, subject.meta.players[0], seed=0)
    while len(match.legal()) < 2 and not match.over:
        match.play(match.legal()[0])
    for number, level in enumerate(NAMES):
        progress(number, len(NAMES))
        answer(match, bot(level))


def end_with_parent() -> None:
    """The other end of the pipe closes when the server ends, however it ends."""
    # Not sys.stdin.read: Python cannot end in peace while a thread holds its buffer.
    os.read(sys.stdin.fileno(), 1)
    os._exit(1)


if __name__ == "__main__":
    threading.Thread(target=end_with_parent, daemon=True).start()
    trying = try_bots if sys.argv[2] == BOTS else try_out
    if trying is try_bots and hasattr(os, "nice"):
        os.nice(5)
    trying(game(sys.argv[1]), lambda done, total: print(done, total, flush=True))
