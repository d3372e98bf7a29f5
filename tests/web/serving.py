"""A real server with the real client, on a free port, for as long as somebody looks."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

ROOT = Path(__file__).parents[2]
DEALT = "from tests.fixed_deals import main; main()"  # not imported here: reading the server in takes a second
PATIENCE = 300  # seconds: a first start compiles, a machine is busy


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


@contextmanager
def served(*words: str, mode: str = "compiled") -> Iterator[str]:
    """The address of a server that starts with no tables and ends with the block; `words` are more options of it. Its
    rules are compiled, whatever those of the test are: a game with other components would be compiled anew."""
    port = free_port()
    address = f"http://127.0.0.1:{port}"
    with tempfile.TemporaryDirectory() as folder:
        command = [
            sys.executable,
            "-c",
            DEALT,
            "serve",
            "--port",
            str(port),
            "--unlimited",
            "--bot-workers",
            "1",
            "--database",
            str(Path(folder) / "tables.sqlite"),
            "--log-level",
            "error",
            *words,
        ]
        environment = {**os.environ, "LABTABLE_MODE": mode}
        with subprocess.Popen(
            command, cwd=ROOT, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        ) as process:
            try:
                wait_for(address, process)
                yield address
            finally:
                process.terminate()


def wait_for(address: str, process: subprocess.Popen[bytes]) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if process.poll() is not None:
            raise RuntimeError("the server did not start")
        try:
            with urlopen(f"{address}/health"):
                return
        except (URLError, ConnectionError):
            time.sleep(0.1)
    raise RuntimeError("the server does not answer")
