"""A proxy that passes on what lies under a path and refuses the rest, as a school's does that has other pages too."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from urllib.parse import urlsplit

ELSEWHERE = b"HTTP/1.1 404 Not Found\r\nContent-Length: 9\r\nConnection: close\r\n\r\nelsewhere"


class Proxy:
    """One request for each connection; a socket that is upgraded stays."""

    def __init__(self, address: str, prefix: str, *, strips: bool) -> None:
        parts = urlsplit(address)
        self._server, self._prefix, self._strips = (parts.hostname, parts.port), prefix.encode(), strips
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.refused: list[str] = []
        threading.Thread(target=self._accept, daemon=True).start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self._listener.getsockname()[1]}"

    def close(self) -> None:
        self._listener.close()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self._listener.accept()
                threading.Thread(target=self._serve, args=(near,), daemon=True).start()

    def _serve(self, near: socket.socket) -> None:
        with near, suppress(OSError):
            request = b""
            while b"\r\n\r\n" not in request:
                if not (more := near.recv(65_536)):
                    return
                request += more
            verb, path, rest = request.split(b" ", 2)
            if path != self._prefix and not path.startswith(self._prefix + b"/"):
                self.refused.append(path.decode())
                near.sendall(ELSEWHERE)
                return
            if self._strips:
                path = path[len(self._prefix) :] or b"/"
            if b"upgrade: websocket" not in rest.lower():
                rest = rest.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n", 1).replace(
                    b"Connection: keep-alive\r\n", b""
                )
            with socket.create_connection(self._server) as far:
                far.sendall(b" ".join((verb, path, rest)))
                threading.Thread(target=_pipe, args=(near, far), daemon=True).start()
                _pipe(far, near)


def _pipe(source: socket.socket, sink: socket.socket) -> None:
    with suppress(OSError):
        while data := source.recv(65_536):
            sink.sendall(data)
        sink.shutdown(socket.SHUT_WR)


@contextmanager
def under(address: str, prefix: str, *, strips: bool) -> Iterator[Proxy]:
    proxy = Proxy(address, prefix, strips=strips)
    try:
        yield proxy
    finally:
        proxy.close()
