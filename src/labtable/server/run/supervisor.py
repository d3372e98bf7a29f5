"""`labtable serve --processes N`: one process that opens the port, starts the others, and starts again what dies."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import threading
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

from rich.console import Console

from labtable.core.errors import BadSetup
from labtable.core.worker_process import wait_until_alone
from labtable.server.base.config import Config
from labtable.server.base.network import check_ports
from labtable.server.base.process_place import PLACE, ProcessPlace
from labtable.server.base.temporary import temporary_folder
from labtable.server.run.welcome import welcome
from labtable.server.storage.database import open_database

AGAIN = 1.0  # seconds before a process that died is started again
LOOK = 0.1  # seconds between two looks at them
PATIENCE = 15  # seconds for them to end


def supervise(config: Config, log: Path | None, backlog: int) -> None:
    """Run the processes of a server until this one is told to stop; what it started stops with it."""
    if os.name == "nt":
        raise BadSetup("Several processes behind one port need Linux or macOS.")
    if not config.database.startswith(("postgresql://", "postgres://")):
        raise BadSetup("Several processes share a PostgreSQL: --database postgresql://user@host/name.")
    check_ports(config)
    open_database(
        config.database, config.database_wait
    ).close()  # what is wrong with it is said once, before an address is
    ending = threading.Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, lambda *_: ending.set())
    with opened(config, backlog) as door, temporary_folder("server") as folder:
        welcome(config, log, Console(stderr=True))
        place = ProcessPlace(0, config.processes, door.fileno(), str(folder))
        family = [Sibling(replace(place, number=number)) for number in range(config.processes)]
        try:
            while not ending.wait(LOOK):
                for one in family:
                    one.keep_alive()
        finally:
            for one in family:
                one.process.terminate()
            for one in family:
                one.end()


def opened(config: Config, backlog: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
    door = socket.socket(family, socket.SOCK_STREAM)
    door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    door.bind((config.host, config.port))
    door.listen(backlog)
    return door


class Sibling:
    """One of the processes: the same command, told its place."""

    def __init__(self, place: ProcessPlace) -> None:
        self.place = place
        self.start()

    def start(self) -> None:
        self.started_at = time.monotonic()
        self.process: subprocess.Popen[Any] = subprocess.Popen(
            [sys.executable, "-c", "from labtable.cli import main; main()", *sys.argv[1:]],
            env={**os.environ, PLACE: str(self.place)},
            pass_fds=[self.place.door],
            stdin=subprocess.DEVNULL,
        )

    def keep_alive(self) -> None:
        if self.process.poll() is not None and time.monotonic() > self.started_at + AGAIN:
            self.start()

    def end(self) -> None:
        try:
            self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


def end_with(parent: int) -> None:
    """In one of the processes: stop when the one that started it is gone, however it went."""

    def watch() -> None:
        wait_until_alone(parent)
        os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=watch, daemon=True).start()
