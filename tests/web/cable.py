"""A network cable between a browser and the server, which a test can cut and restore."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from urllib.parse import urlsplit


class Cable:
    def __init__(self, address: str) -> None:
        parts = urlsplit(address)
        self._server = (parts.hostname, parts.port)
        self._listener = socket.create_server(("127.0.0.1", 0))
        self._open: list[socket.socket] = []
        self._whole = True
        threading.Thread(target=self._accept, daemon=True).start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self._listener.getsockname()[1]}"

    def cut(self) -> None:
        self._whole = False
        while self._open:
            end(self._open.pop())

    def restore(self) -> None:
        self._whole = True

    def close(self) -> None:
        end(self._listener)
        self.cut()

    def _accept(self) -> None:
        while True:
            try:
                near, _ = self._listener.accept()
            except OSError:
                return
            if not self._whole:
                end(near)
                continue
            far = socket.create_connection(self._server)
            self._open += [near, far]
            for one, other in ((near, far), (far, near)):
                threading.Thread(target=pump, args=(one, other), daemon=True).start()


def pump(one: socket.socket, other: socket.socket) -> None:
    with suppress(OSError):
        while data := one.recv(65536):
            other.sendall(data)
    end(one)
    end(other)


def end(one: socket.socket) -> None:
    with suppress(OSError):
        one.shutdown(socket.SHUT_RDWR)
    one.close()


@contextmanager
def cable(address: str) -> Iterator[Cable]:
    line = Cable(address)
    try:
        yield line
    finally:
        line.close()
