"""Several processes behind one port. Every table and every class belongs to one of them, by its code; a connection that
asks another for it is handed over whole, with what it has sent so far, so that all readers of a table are in one place.
New ones are made by turns: which process takes a connection is up to the system, and it often prefers one.

Nothing rests on it but speed: where the owner does not answer, a process serves the table itself (`cluster`).
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import re
import socket
from collections.abc import Callable
from functools import cached_property
from pathlib import Path

from labtable.server.base import codes
from labtable.server.base.process_place import ProcessPlace

MOST = 131_072  # bytes that go along with a connection
ASKED_FOR = re.compile(rb"[A-Z]+ (?:/[0-9A-Za-z_-]+)*?/api/(?:tables|classes)/([0-9A-Za-z-]+)[/? ]")
MADE = re.compile(rb"POST (?:/[0-9A-Za-z_-]+)*?/api/(?:tables|classes)[? ]")


class Siblings:
    """The way to the other processes."""

    def __init__(self, place: ProcessPlace) -> None:
        self.place = place
        self._lines: dict[int, socket.socket] = {}
        self._turns = itertools.count(place.number)

    def takes(self, head: bytes, connection: socket.socket) -> bool:
        """Hand a connection over whose next request is for a table or class of another process; is it theirs now?"""
        owner = self.owner_of(head)
        if owner == self.place.number or len(head) > MOST:
            return False
        with contextlib.suppress(OSError):
            socket.send_fds(self._line(owner), [head], [connection.fileno()])
            return True
        if owner in self._lines:
            self._lines.pop(owner).close()
        return False

    def owner_of(self, head: bytes) -> int:
        if MADE.match(head):
            return next(self._turns) % self.place.count
        asked = ASKED_FOR.match(head)
        typed = asked[1].decode() if asked else ""
        code = codes.read_code(typed) or codes.read_code(typed, codes.CLASS_ID)
        return self.place.number if code is None else self.place.owner(code)

    def _line(self, owner: int) -> socket.socket:
        if owner not in self._lines:
            line = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
            line.setblocking(False)
            self._lines[owner] = line
            line.connect(self.place.inbox(owner))
        return self._lines[owner]

    @cached_property
    def _inbox(self) -> socket.socket:
        path = Path(self.place.inbox(self.place.number))
        path.unlink(missing_ok=True)  # of one that was here before and died
        inbox = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        inbox.bind(str(path))
        inbox.listen(self.place.count)
        inbox.setblocking(False)
        return inbox

    def listen(self, take: Callable[[socket.socket, bytes], None]) -> None:
        """Take what others hand over, from now on."""
        loop = asyncio.get_running_loop()

        def accept() -> None:
            line, _ = self._inbox.accept()
            line.setblocking(False)
            loop.add_reader(line, receive, line)

        def receive(line: socket.socket) -> None:
            with contextlib.suppress(BlockingIOError):
                head, handles, _, _ = socket.recv_fds(line, MOST, 1)
                for handle in handles:
                    take(socket.socket(fileno=handle), head)
                if not head:
                    loop.remove_reader(line)
                    line.close()

        loop.add_reader(self._inbox, accept)
