"""A WebSocket to which frames are written at once, as the bytes that go out: no task, no queue, no object for each."""
from __future__ import annotations

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN

PIPE = "labtable.pipe"  # the extension of a scope in which a stream finds its pipe
TEXT = 0x81             # the first byte of a text message that is whole, in one frame
SHORT, MEDIUM = 126, 65_536  # bytes from which on a length takes two bytes more, and eight


class Pipe(WebSocketsSansIOProtocol):
    """Uvicorn's own protocol, with a shorter way out."""

    scope: Any

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][PIPE] = self

    def write(self, text: bytes) -> bool:
        """Send a text, if that can be done without waiting; False where the client reads too slowly, or is going."""
        if not self.writable.is_set() or self.close_sent or self.disconnected or self.conn.state is not OPEN:
            return False
        self.transport.write(framed(text))
        return True


def framed(text: bytes) -> bytes:
    """A text as a WebSocket frame of a server (RFC 6455, 5.2)."""
    size = len(text)
    if size < SHORT:
        return bytes((TEXT, size)) + text
    if size < MEDIUM:
        return bytes((TEXT, SHORT, size >> 8, size & 255)) + text
    return bytes((TEXT, SHORT + 1)) + size.to_bytes(8, "big") + text
