"""Rules are compiled in the background, while people play on interpreted ones: other processes compile into the cache,
what somebody waits for first; this one reads the code from there, and it takes over inside the games."""
from __future__ import annotations

import asyncio
import os
import sys
import threading
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import structlog

from labtable.bots import NAMES, answer, bot
from labtable.core.compiling import cache_folder
from labtable.core.contract import Game
from labtable.core.match import Match
from labtable.core.records import SPECTATOR
from labtable.core.registry import game, names
from labtable.core.taking_over import part_of, trying
from labtable.server import frames, wire
from labtable.server.locking import locker

LOG = structlog.get_logger("labtable")
TRIED = 25  # moves of a game that touch, all in all, what a table calls
TABLES, BOTS = "tables", "bots"
COLD = wire.Warming(0, 1)
AT_ONCE = min(4, os.cpu_count() or 1)  # processes that compile
NICE = 5  # people come first
WAIT = 0.5  # seconds until another server is asked again whether it has compiled


class WarmUp:
    """Which games are compiled, and how far the others are."""

    def __init__(self, offered: tuple[str, ...] = ()) -> None:
        self.told: Callable[[str], None] = lambda name: None
        self.progress: dict[str, wire.Warming | None] = dict.fromkeys(offered or names(), COLD)
        self._searching = dict(self.progress)  # what bots need that think
        self._wanted: dict[str, None] = {}
        self._begun: set[tuple[str, str]] = set()

    def look(self) -> None:
        """Import the games and look for their compiled code before the port opens, so that no request waits for it."""
        for name in self.progress:
            compiled_mark(name, TABLES)

    def state(self, name: str) -> wire.Warming | None:
        return self.progress.get(name, COLD)

    def want(self, name: str) -> None:
        """Somebody sits at a table of this game: it is next."""
        self._wanted.setdefault(name)

    def preparing(self, name: str, levels: Sequence[str]) -> wire.Preparing | None:
        """How far the bots of these levels are from being able to think."""
        state = self._searching.get(name, COLD) if levels else None
        return None if state is None else wire.Preparing(tuple(levels), state.done, state.total)

    async def compile_all(self, first: Sequence[str]) -> None:
        """Everything: what somebody waits for, then the rules of all games, then what their bots need."""
        for name in first:
            self.want(name)
        await asyncio.gather(*(self._compile_on() for _ in range(AT_ONCE)))

    async def _compile_on(self) -> None:
        while (work := next(self._to_do(), None)) is not None:
            self._begun.add(work)
            name, purpose = work
            try:
                await (self._rules(name) if purpose == TABLES else self._search(name))
            except Exception as error:  # a game that does not compile is played interpreted, and holds up no other
                LOG.error("a game does not compile", game=name, purpose=purpose, exc_info=error)

    def _to_do(self) -> Iterator[tuple[str, str]]:
        wanted = [name for name in self._wanted if name in self.progress]
        for works in ([(name, purpose) for name in wanted for purpose in (TABLES, BOTS)],
                      [(name, TABLES) for name in self.progress], [(name, BOTS) for name in self.progress]):
            yield from (work for work in works if work not in self._begun)

    async def _rules(self, name: str) -> None:
        await self._compile(name, TABLES, self.progress)
        await asyncio.to_thread(read_in, game(name))
        game(name).engine.take_over()
        self._done(name, self.progress)

    async def _search(self, name: str) -> None:
        await self._compile(name, BOTS, self._searching)
        self._done(name, self._searching)

    def _done(self, name: str, where: dict[str, wire.Warming | None]) -> None:
        where[name] = None
        self.told(name)

    async def _compile(self, name: str, purpose: str, where: dict[str, wire.Warming | None]) -> None:
        """Another process compiles into the cache, if that is still to do, and says how far it is, a line a step.
        Servers that share a cache do not compile the same at once."""
        async with alone(compiled_mark(name, purpose)):
            if not compiled_mark(name, purpose).exists():
                await self._compile_alone(name, purpose, where)

    async def _compile_alone(self, name: str, purpose: str, where: dict[str, wire.Warming | None]) -> None:
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", __name__, name, purpose, stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE)
        try:
            assert process.stdout is not None
            async for line in process.stdout:
                done, total = map(int, line.split())
                where[name] = wire.Warming(done, total)
                self.told(name)
            if await process.wait() != 0:
                raise RuntimeError(f"the compiler of {name} ended with {process.returncode}")
            compiled_mark(name, purpose).touch()
        except asyncio.CancelledError:
            process.kill()
            await process.wait()
            raise


@asynccontextmanager
async def alone(mark: Path) -> AsyncIterator[None]:
    """While no other server of this computer works for the same mark; the system lets go where one ends."""
    handle = os.open(mark.with_name(f"{mark.name}.lock"), os.O_RDWR | os.O_CREAT, 0o600)
    try:
        while True:
            try:
                locker()(handle)
                break
            except OSError:
                await asyncio.sleep(WAIT)
        yield
    finally:
        os.close(handle)


def read_in(subject: Game) -> None:
    """The compiled code of a game from the cache, by playing a little with it."""
    with trying(subject.key):
        try_out(subject)


def compiled_mark(name: str, purpose: str) -> Path:
    """A file beside the compiled rules: all that is needed is here. Changed sources are another folder."""
    return cache_folder(part_of(game(name).key)) / f"ready-for-{purpose}"


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
    if hasattr(os, "nice"):
        os.nice(NICE)
    try_it = try_bots if sys.argv[2] == BOTS else try_out
    try_it(game(sys.argv[1]), lambda done, total: print(done, total, flush=True))
