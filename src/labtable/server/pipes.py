"""A WebSocket whose texts go straight to whoever hears them, and whose frames are written at once, as the bytes that go
out: no task, no queue, no object for each."""
from __future__ import annotations

from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN
from websockets.utils import apply_mask

PIPE = "labtable.pipe"  # the extension of a scope in which a stream finds its pipe
TEXT = 0x81             # the first byte of a text message that is whole, in one frame
MASKED = 0x80           # in the second byte; clients always mask
MASK, HEAD = 4, 14      # bytes: what a text is masked with; what comes before a text at most
SHORT, MEDIUM = 126, 65_536  # bytes from which on a length takes two bytes more, and eight


class Pipe(WebSocketsSansIOProtocol):
    """Uvicorn's own protocol, with a shorter way in and out for ordinary texts. It gets everything else, a whole frame
    at a time, so that it is never in the middle of one."""

    scope: Any
    hears: Callable[[bytes], None] | None = None  # what takes the texts, once somebody is there
    _begun = b""  # a frame that has not come wholly

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][PIPE] = self

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            super().data_received(data)
            return
        data = self._begun + data if self._begun else data
        start, size = 0, frame_size(data, 0)
        while size is not None and start + size <= len(data):
            self._take(data[start:start + size])
            start += size
            size = frame_size(data, start)
        too_large = size is not None and size > self.config.ws_max_size + HEAD
        self._begun = b"" if too_large else data[start:]
        if too_large:
            super().data_received(data[start:])  # which ends it

    def _take(self, frame: bytes) -> None:
        text = self._plain_text(frame) if self.hears is not None else None
        if text is None:
            super().data_received(frame)
        elif self.hears is not None and not self.close_sent:
            self.hears(text)

    def _plain_text(self, frame: bytes) -> bytes | None:
        """The text of a frame that is a whole message in ASCII, which is most of them."""
        if frame[0] != TEXT or self.conn.state is not OPEN or self.conn.current_size is not None:
            return None
        length = frame[1] - MASKED
        head = 2 if length < SHORT else 4
        if not 0 < length <= SHORT:
            return None
        text: bytes = apply_mask(frame[head + MASK:], frame[head:head + MASK])
        return text if text.isascii() else None

    def pause(self) -> None:
        """Hear no more for now."""
        if not self.transport.is_closing():
            self.transport.pause_reading()

    def resume(self) -> None:
        if not self.transport.is_closing():
            self.transport.resume_reading()

    def write(self, texts: list[bytes]) -> bool:
        """Send texts, if that can be done without waiting; False where the client reads too slowly, or is going."""
        if not self.writable.is_set() or self.close_sent or self.disconnected or self.conn.state is not OPEN:
            return False
        self.transport.write(b"".join([piece for text in texts for piece in (head_of(text), text)]))
        return True


def frame_size(data: bytes, start: int) -> int | None:
    """How many bytes the frame has that begins here (RFC 6455, 5.2); None where that is not known yet."""
    if len(data) < start + 2:
        return None
    length = data[start + 1] & ~MASKED
    head = 2 if length < SHORT else 4 if length == SHORT else 10
    if len(data) < start + head:
        return None
    if length >= SHORT:
        length = int.from_bytes(data[start + 2:start + head], "big")
    return head + (MASK if data[start + 1] & MASKED else 0) + length


def head_of(text: bytes) -> bytes:
    """What comes before a text in a WebSocket frame of a server (RFC 6455, 5.2)."""
    size = len(text)
    if size < SHORT:
        return bytes((TEXT, size))
    if size < MEDIUM:
        return bytes((TEXT, SHORT, size >> 8, size & 255))
    return bytes((TEXT, SHORT + 1)) + size.to_bytes(8, "big")
