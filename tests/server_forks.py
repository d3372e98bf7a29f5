"""Servers forked from a process that has read in everything: reading it takes longer than most tests of a server."""

from __future__ import annotations

import atexit
import json
import os
import select
import signal
import subprocess
import sys
from collections.abc import Sequence
from functools import cache
from importlib import import_module
from pathlib import Path

from labtable.core.compiler.interpreter_first import interpret_at_first
from labtable.core.game.registry import game
from labtable.server.workers.warmup import TABLES, compiled_mark, read_in
from tests.fixed_deals import main

ROOT = Path(__file__).parents[1]
FORKS = hasattr(os, "pidfd_open")  # on Linux alone can a process be waited for that somebody else has started


class Forked:
    """What tests use of `subprocess.Popen`, for `labtable` with these words."""

    def __init__(self, words: Sequence[str], log: Path) -> None:
        origin = forking_process()
        assert origin.stdin is not None and origin.stdout is not None
        asked = {"words": words, "log": str(log), "environment": dict(os.environ)}
        origin.stdin.write(json.dumps(asked).encode() + b"\n")
        origin.stdin.flush()
        self.pid = int(origin.stdout.readline())
        self._handle = os.pidfd_open(self.pid)

    def poll(self) -> int | None:
        return 0 if self._ended(0) else None

    def wait(self, timeout: float | None = None) -> None:
        if not self._ended(timeout):
            raise subprocess.TimeoutExpired("labtable", timeout or 0)

    def _ended(self, timeout: float | None) -> bool:
        return bool(select.select([self._handle], [], [], timeout)[0])

    def send_signal(self, number: int) -> None:
        signal.pidfd_send_signal(self._handle, number)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)

    def __del__(self) -> None:
        os.close(self._handle)


@cache
def forking_process() -> subprocess.Popen[bytes]:
    """It ends with this process, when its input does."""
    started = subprocess.Popen(
        [sys.executable, "-c", "from tests.server_forks import fork_on; fork_on()"],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    )
    atexit.register(started.communicate)
    return started


def fork_on() -> None:
    """Fork whenever a line asks for it, and tell the process that came of it."""
    read_in_everything()
    signal.signal(signal.SIGCHLD, lambda *_: reap())
    while line := sys.stdin.buffer.readline():
        pid = os.fork()
        if not pid:
            become_server(**json.loads(line))
            return
        print(pid, flush=True)


def read_in_everything() -> None:
    """What a server reads before it answers; the rules of the game that tests play too, if they are compiled."""
    from tests.server.playing import GAME

    interpret_at_first()
    import_module("labtable.server.run.process")
    if compiled_mark(GAME, TABLES).exists():
        read_in(game(GAME))


def reap() -> None:
    while True:
        try:
            if os.waitpid(-1, os.WNOHANG) == (0, 0):
                return
        except ChildProcessError:
            return


def become_server(words: list[str], log: str, environment: dict[str, str]) -> None:
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    os.environ.clear()
    os.environ.update(environment)
    for file, flags, streams in (
        (os.devnull, os.O_RDONLY, (0,)),
        (log, os.O_WRONLY | os.O_APPEND | os.O_CREAT, (1, 2)),
    ):
        handle = os.open(file, flags, 0o600)
        for stream in streams:
            os.dup2(handle, stream)
        os.close(handle)
    sys.argv = ["labtable", *words]
    main()
