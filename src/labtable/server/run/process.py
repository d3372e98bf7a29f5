"""The server as a process: its sockets, how long they may stay silent, and the browser that looks at it."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import socket
import sys
import webbrowser
from typing import Any

import uvicorn
from rich.console import Console

from labtable.core.compiler.interpreter_first import interpret_at_first
from labtable.server.base.config import Config
from labtable.server.base.logs import log_file, set_up
from labtable.server.base.network import addresses, check_ports
from labtable.server.http.heads import BoundedHeads
from labtable.server.http.socket_frames import BoundedFrames
from labtable.server.run.app import make_app
from labtable.server.run.handoff import Siblings
from labtable.server.run.supervisor import end_with, supervise
from labtable.server.run.welcome import welcome
from labtable.server.storage.database import open_database

LARGEST_FRAME = 65_536
BACKLOG = 2048
STOPPING = 5  # seconds for open streams when the server stops
QUIET = 20.0  # seconds that a connection may take to send the head of a request
LOOK_EVERY = 20  # ticks of uvicorn, of a tenth of a second
FILES = 65_536  # open files that we ask the system for
SPARE_FILES = 128  # for the database, workers and pages


class Patient(BoundedHeads):
    """A connection that knows since when it has been waiting for the head of a request."""

    most = 900  # connections at once; set when the process knows how many files it may open
    siblings: Siblings | None = None  # other processes behind the same port
    half_a_head = False  # of the next request has come
    begun = b""  # what was sent before it was handed over to this process

    def data_received(self, data: bytes) -> None:
        between = self.is_quiet() and not self.half_a_head
        if between and self.siblings is not None and self.siblings.takes(data, self.transport.get_extra_info("socket")):
            self.transport.abort()  # here; it goes on in the process that it belongs to
            return
        super().data_received(data)
        self.half_a_head = self.is_quiet() and not self.transport.is_closing()

    def connection_made(self, transport: Any) -> None:
        self.quiet_since = self.loop.time()
        super().connection_made(transport)
        if len(self.connections) > self.most // 2:
            self._make_room()
        if self.begun:  # before anything else is read
            super().data_received(self.begun)

    def _make_room(self) -> None:
        """A newcomer comes in, and the connection that was quiet for longest goes: of the newcomer's own address where
        that has half of all that there may be, else of any where there are too many."""
        others = [one for one in self.connections if isinstance(one, Patient) and one is not self]
        own = [one for one in others if one.client and self.client and one.client[0] == self.client[0]]
        crowd = own if len(own) >= self.most // 2 else others if len(self.connections) > self.most else []
        if quiet := [one for one in crowd if one.is_quiet()]:
            min(quiet, key=lambda one: one.quiet_since).transport.abort()

    def shutdown(self) -> None:
        """The server stops: whoever is being answered is answered, but no body is waited for."""
        super().shutdown()
        if not self.is_quiet() and self.cycle.more_body:
            self.transport.abort()

    def on_response_complete(self) -> None:
        self.quiet_since = self.loop.time()
        super().on_response_complete()

    def is_quiet(self) -> bool:
        """No request is being answered; the head of the next one has not come, or not wholly."""
        return self.cycle is None or self.cycle.response_complete


class UvicornServer(uvicorn.Server):
    """Lets connections go that say nothing; opens the browser as soon as there is something to see."""

    opening = ""  # the page to open

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.taking: set[asyncio.Task[Any]] = set()

    async def startup(self, sockets: list[Any] | None = None) -> None:
        await super().startup(sockets)
        if self.started and Patient.siblings is not None:
            Patient.siblings.listen(self.take)
        if self.started and self.opening:
            asyncio.get_running_loop().run_in_executor(None, webbrowser.open, self.opening)

    def take(self, connection: socket.socket, head: bytes) -> None:
        """A connection that another process was asked on, with what it has sent so far."""
        protocol = Patient(config=self.config, server_state=self.server_state, app_state=self.lifespan.state)
        protocol.begun = head
        connection.setblocking(False)
        opening = asyncio.get_running_loop().connect_accepted_socket(lambda: protocol, connection)
        task = asyncio.create_task(opening)
        self.taking.add(task)
        task.add_done_callback(self.taking.discard)

    async def on_tick(self, counter: int) -> bool:
        if counter % LOOK_EVERY == 0:
            before = asyncio.get_running_loop().time() - QUIET
            for one in list(self.server_state.connections):
                if isinstance(one, Patient) and one.is_quiet() and one.quiet_since < before:
                    one.transport.abort()
        return await super().on_tick(counter)


def allow_many_files() -> int:
    """Let this process open as many files as the system allows; how many they are."""
    if os.name == "nt":
        return FILES
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES if hard == resource.RLIM_INFINITY else min(FILES, hard)
    with contextlib.suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, wanted), hard))
    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]


def run(config: Config, *, opening: bool = False) -> None:
    os.umask(0o077)  # what this process writes is for its owner alone
    log = log_file() if config.log_to_file else None
    sockets: list[socket.socket] | None = None
    if config.processes > 1 and config.place.count == 1:
        supervise(config, log, BACKLOG)
        return
    if config.place.count > 1:
        end_with(os.getppid())
        sockets, opening = [socket.socket(fileno=config.place.door)], opening and config.place.number == 0
        Patient.siblings = Siblings(config.place)
    else:
        check_ports(config)
    interpret_at_first()
    set_up(config.logs, log)
    Patient.most = max(64, allow_many_files() - SPARE_FILES)
    database = open_database(config.database, config.database_wait)
    if config.place.count == 1:
        welcome(config, log, Console(stderr=True))
    given = uvicorn.Config(
        make_app(config, database),
        host=config.host,
        port=config.port,
        http=Patient,
        ws=BoundedFrames,
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        proxy_headers=True,
        forwarded_allow_ips=config.trusted_proxies,
        server_header=False,
        access_log=False,
        log_config=None,
        log_level="warning",
        backlog=BACKLOG,
        timeout_graceful_shutdown=STOPPING,
    )
    # uvicorn sends itself the signal again when everything is closed. By itself that would end the process before it
    # has let go of its workers' semaphores, and Python would warn of them.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    server = UvicornServer(given)
    if opening:
        server.opening = addresses(config.host, config.port)[0] + config.prefix
    with contextlib.suppress(KeyboardInterrupt):
        server.run(sockets)
    if not server.started:
        sys.exit(1)
