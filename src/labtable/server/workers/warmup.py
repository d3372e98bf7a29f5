"""Rules are compiled in the background, while people play on interpreted ones: other processes compile into the cache,
what somebody waits for first; this one reads the code from there, and it takes over inside the games."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import threading
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from queue import SimpleQueue
from random import Random

import structlog

from labtable.bots import answer, bot
from labtable.bots.levels import names_for
from labtable.core.compiler.interpreter_first import calling_compiled, part_of
from labtable.core.compiler.rule import READY, cache_folder
from labtable.core.compiler.wasm_calls import is_provided
from labtable.core.game.contract import Game, Message
from labtable.core.game.registry import game, names
from labtable.core.match.choices import mover_chooses_openly, mover_hides_nothing
from labtable.core.match.match import Match
from labtable.core.record.records import SPECTATOR
from labtable.server.base.lock_file import locker
from labtable.server.protocol import table_commands, wire
from labtable.server.protocol.rejections import Rejection
from labtable.server.table import frames

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
        self._reading: list[asyncio.Task[None]] = []

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

    def require_search(self, name: str) -> None:
        """Refuse what needs a bot's search that is not compiled yet."""
        if not is_compiled(name, BOTS):
            state = self._searching.get(name) or COLD
            raise Rejection(
                "warming-up", Message("server-bots-warming-up", {"percent": 100 * state.done // max(1, state.total)})
            )

    async def compile_all(self, first: Sequence[str]) -> None:
        """Everything: the games that somebody waits for, then the largest, so that no core is left alone with it."""
        for name in first:
            self.want(name)
        await asyncio.gather(*(self._compile_on() for _ in range(AT_ONCE)))
        await asyncio.gather(*self._reading)

    async def _compile_on(self) -> None:
        """One process compiles all of a game, because its bots' search is made of the same rules as its tables; at the
        end, another one that has nothing else to do takes the bots of the last game over."""
        while (work := next(self._to_do(), None)) is not None:
            name = work[0]
            try:
                async with Compiler(name) as compiler:
                    while work is not None and work not in self._begun:
                        self._begun.add(work)
                        await self._compile(compiler, *work)
                        work = (name, BOTS) if work[1] == TABLES else None
            except Stopped:
                LOG.info("compiling was stopped", game=name)
            except Exception as error:  # a game that does not compile is played interpreted, and holds up no other
                LOG.error("a game does not compile", game=name, exc_info=error)

    def _to_do(self) -> Iterator[tuple[str, str]]:
        wanted = [name for name in self._wanted if name in self.progress]
        ordered = dict.fromkeys([*wanted, *sorted(self.progress, key=source_size, reverse=True)])
        for purpose in (TABLES, BOTS):
            yield from ((name, purpose) for name in ordered if (name, purpose) not in self._begun)

    async def _compile(self, compiler: Compiler, name: str, purpose: str) -> None:
        """Into the cache, if that is still to do. Servers that share a cache do not compile the same at once."""
        where = self.progress if purpose == TABLES else self._searching
        mark = compiled_mark(name, purpose)
        async with alone(mark):
            if not mark.exists():
                async for state in compiler.compile(purpose):
                    where[name] = state
                    self.told(name)
                mark.touch()
        if purpose == TABLES:
            self._reading.append(asyncio.create_task(self._take_over(name)))
        else:
            self._done(name, where)

    async def _take_over(self, name: str) -> None:
        try:
            await asyncio.to_thread(read_in, game(name))
            game(name).engine.take_over()
            self._done(name, self.progress)
        except Exception as error:
            LOG.error("the compiled rules of a game cannot be read", game=name, exc_info=error)

    def _done(self, name: str, where: dict[str, wire.Warming | None]) -> None:
        where[name] = None
        self.told(name)


class Stopped(Exception):
    """Somebody told the process that compiles to end, as a system does that stops a server with all its processes."""


class Compiler:
    """Another process that compiles a game; it begins when it is first asked for something."""

    def __init__(self, name: str) -> None:
        self.name = name
        self._process: asyncio.subprocess.Process | None = None

    async def __aenter__(self) -> Compiler:
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._process is not None and self._process.returncode is None:
            self._process.kill()
            await self._process.wait()

    async def compile(self, purpose: str) -> AsyncIterator[wire.Warming]:
        """How far it is, until all that this purpose needs is compiled."""
        if self._process is None:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", __name__, self.name, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE
            )
        asked, told = self._process.stdin, self._process.stdout
        assert asked is not None and told is not None
        asked.write(f"{purpose}\n".encode())
        async for line in told:
            done, total = map(int, line.split())
            if done == total:
                return
            yield wire.Warming(done, total)
        ended = await self._process.wait()
        if -ended in (signal.SIGTERM, signal.SIGINT):
            raise Stopped
        raise RuntimeError(f"the compiler of {self.name} ended with {ended}")


@asynccontextmanager
async def alone(mark: Path) -> AsyncIterator[None]:
    """Wait until no other server of this computer works for the same mark, and keep the others out; the system lets go
    where a process ends."""
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
    with calling_compiled(subject.key):
        try_out(subject)


def is_compiled(name: str, purpose: str) -> bool:
    """Is there compiled code of a game for this purpose: on disk, or in the page?"""
    return is_provided(part_of(game(name).key)) or compiled_mark(name, purpose).exists()


def compiled_mark(name: str, purpose: str) -> Path:
    """A file beside the compiled rules: all that is needed is here. Changed sources are another folder."""
    return cache_folder(part_of(game(name).key)) / READY.format(purpose)


def source_size(name: str) -> int:
    """Bytes of a game's Python: about in proportion to that, it takes long to compile."""
    return sum(path.stat().st_size for path in game(name).folder.glob("*.py"))


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
        frames.explain(match, table_commands.Why("warm", seat, legal[0]))
        match.consequences(legal[0], seat)
        assert mover_chooses_openly(match) or not mover_hides_nothing(match)
        match.play(luck.choice(legal), seat)
    match.standings()


def try_bots(subject: Game, progress: Callable[[int, int], None] = lambda done, total: None) -> None:
    """Ask a bot of every level once."""
    match = Match(subject, subject.meta.players[0], seed=0)
    while len(match.legal()) < 2 and not match.over:
        match.play(match.legal()[0])
    for number, level in enumerate(levels := names_for(subject)):
        progress(number, len(levels))
        answer(match, bot(level))


def compile_for_parent(subject: Game) -> None:
    """Try out what the server asks for, a line each, and tell it how far that is."""
    asked: SimpleQueue[str] = SimpleQueue()
    threading.Thread(target=listen, args=(asked,), daemon=True).start()
    while True:
        tried = {TABLES: try_out, BOTS: try_bots}[asked.get()]
        tried(subject, lambda done, total: print(done, total, flush=True))
        print(1, 1, flush=True)


def listen(asked: SimpleQueue[str]) -> None:
    """Hear what is asked until the other end of the pipe closes, when the server ends, however it ends."""
    for line in sys.stdin:
        asked.put(line.strip())
    os._exit(1)


if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(NICE)
    compile_for_parent(game(sys.argv[1]))
