"""Programs in a Python of their own, forked from one that has read in the libraries: that is most of a start."""

from __future__ import annotations

import atexit
import gc
import json
import os
import subprocess
import sys
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory

LIBRARIES = ("numba", "msgspec", "fluent.runtime", "platformdirs", "rich.markdown", "rich.progress", "typer")
STREAMS = ("in", "out", "err")


def alone(
    program: str,
    *words: str,
    typed: str = "",
    environment: Mapping[str, str] | None = None,
) -> subprocess.CompletedProcess[str]:
    """`python -c program words`, with nothing of Labtable read in before; PYTHONPATH is heeded."""
    given = dict(os.environ if environment is None else environment)
    if not hasattr(os, "fork"):
        return subprocess.run(
            [sys.executable, "-c", program, *words], input=typed, capture_output=True, text=True, env=given, check=False
        )
    with TemporaryDirectory() as folder:
        (Path(folder) / "in").write_text(typed)
        origin = _origin()
        assert origin.stdin is not None and origin.stdout is not None
        origin.stdin.write(json.dumps([program, words, given, folder]).encode() + b"\n")
        origin.stdin.flush()
        code = int(origin.stdout.readline())
        out, errors = ((Path(folder) / name).read_text() for name in STREAMS[1:])
    return subprocess.CompletedProcess([program, *words], code, out, errors)


@cache
def _origin() -> subprocess.Popen[bytes]:
    started = subprocess.Popen(
        [sys.executable, "-c", "from tests.fresh_process import fork_on; fork_on()"],
        cwd=Path(__file__).parents[1],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    )
    atexit.register(started.communicate)
    return started


def fork_on() -> None:
    """Fork for each line, and tell how the process that came of it ended."""
    for name in LIBRARIES:
        import_module(name)
    gc.freeze()
    while line := sys.stdin.buffer.readline():
        pid = os.fork()
        if not pid:
            run(*json.loads(line))
            return
        print(os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]), flush=True)


def run(program: str, words: list[str], environment: dict[str, str], folder: str) -> None:
    for stream, name in enumerate(STREAMS):
        handle = os.open(os.path.join(folder, name), os.O_RDWR | os.O_CREAT, 0o600)
        os.dup2(handle, stream)
        os.close(handle)
    os.environ.clear()
    os.environ.update(environment)
    sys.path[:0] = filter(None, environment.get("PYTHONPATH", "").split(os.pathsep))
    sys.argv = ["-c", *words]
    exec(compile(program, "<string>", "exec"), {"__name__": "__main__"})
