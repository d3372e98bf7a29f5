"""Heads of requests, bounded while they come in. Uvicorn and httptools keep a head of any size with any number of
headers, and copy it again for each piece that comes: one connection could make everybody else wait."""

from __future__ import annotations

from typing import ClassVar

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

LARGEST_HEAD = 16_384  # bytes of a request line and its headers; a browser sends about one thousand
MOST_HEADERS = 100
MOST_PIPELINED = 8  # requests that a connection may send before the first of them is answered; browsers send one
UNFINISHED = 64 * 2**20  # bytes of heads that have not ended, of all connections together
TOO_LARGE = b"HTTP/1.1 431 Request Header Fields Too Large\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"


class BadHead(Exception):
    """A head that is not read to its end: httptools stops, and uvicorn closes the connection."""


class BoundedHeads(HttpToolsProtocol):
    """A connection whose heads have at most so many bytes and headers. Where the parser calls back, the limits are
    checked before anything is kept; between two calls it holds at most what came in one read."""

    all_unfinished: ClassVar[int] = 0
    head_bytes = head_headers = unfinished = 0
    in_head = is_too_large = False

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.in_head and not self.transport.is_closing():
            self._keep(len(data))
            if self.unfinished > LARGEST_HEAD or BoundedHeads.all_unfinished > UNFINISHED:
                self.is_too_large = True
                self.send_400_response("")

    def _keep(self, size: int) -> None:
        self.unfinished += size
        BoundedHeads.all_unfinished += size

    def on_message_begin(self) -> None:
        if len(self.pipeline) >= MOST_PIPELINED:
            raise BadHead
        self._keep(-self.unfinished)
        self.head_bytes, self.head_headers, self.in_head = 0, 0, True
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        self._count(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """Trailers of a body in chunks come this way too, after the head. No client of ours sends such bodies."""
        self.head_headers += 1
        self._count(len(name) + len(value))
        if name.lower() == b"transfer-encoding":
            raise BadHead
        super().on_header(name, value)

    def _count(self, size: int) -> None:
        self.head_bytes += size
        if self.head_bytes > LARGEST_HEAD or self.head_headers > MOST_HEADERS:
            self.is_too_large = True
            raise BadHead

    def on_headers_complete(self) -> None:
        self._keep(-self.unfinished)
        self.in_head = False
        super().on_headers_complete()

    def send_400_response(self, msg: str) -> None:
        if self.is_too_large:
            self.transport.write(TOO_LARGE)
            self.transport.close()
        else:
            super().send_400_response(msg)

    def connection_lost(self, exc: Exception | None) -> None:
        self._keep(-self.unfinished)
        super().connection_lost(exc)
