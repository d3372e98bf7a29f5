"""A WebSocket whose texts go straight to whoever hears them, and whose frames are written at once, as the bytes that go
out: no task, no queue, no object for each."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode
from websockets.http11 import Request
from websockets.protocol import OPEN
from websockets.utils import apply_mask

PIPE = "labtable.pipe"  # the extension of a scope in which a stream finds its pipe
TEXT = 0x81  # the first byte of a text message that is whole, in one frame
OPCODE, CONTROL = 0x0F, 0x08  # in the first byte: what kind of frame it is; from which on it is no part of a message
KINDS = frozenset((0, 1, 2, 8, 9, 10))  # the opcodes that there are
MASKED = 0x80  # in the second byte; clients always mask
MASK = 4  # bytes that a text is masked with
SHORT, MEDIUM = 126, 65_536  # bytes from which on a length takes two bytes more, and eight
AT_ONCE = 64  # frames that are taken in one round of the event loop


class Pipe(WebSocketsSansIOProtocol):
    """Uvicorn's own protocol, with a shorter way in and out for ordinary texts. It gets everything else, a whole frame
    at a time, so that it is never in the middle of one. Messages come in the order in which they were sent, whichever
    way they take; what came before anybody listens, or while the listener rests, is kept as bytes."""

    scope: Any
    hears: Callable[[bytes], None] | None = None
    _come = b""  # what has come and was not taken yet
    _resting = False
    _reading = True

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][PIPE] = self

    def listen(self, hears: Callable[[bytes], None]) -> None:
        """Hand every message to this function, those too that have come already."""
        self.hears = hears
        self.loop.call_soon(self._take_some)

    def pause(self) -> None:
        """Hear no more for now."""
        self._resting = True
        self._read(False)

    def resume(self) -> None:
        self._resting = False
        self.loop.call_soon(self._take_some)

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            super().data_received(data)
            return
        self._come = self._come + data if self._come else data
        self._take_some()

    async def send(self, message: Any) -> None:
        await super().send(message)
        if self.close_sent:
            self._take_some()  # the client's own farewell may be among what was kept

    def _take_some(self) -> None:
        """Take the frames that have come wholly: some of them now, the others when everybody else had a turn."""
        data, start, more_to_take = self._come, 0, False
        for _ in range(AT_ONCE):
            if self._waits():
                break
            end = frame_end(data, start, self.config.ws_max_size - (self.conn.current_size or 0))
            if end is None or end > len(data):
                break
            self._take(data[start:end])
            start = end
        else:
            more_to_take = True
            self.loop.call_soon(self._take_some)
        self._come = b"" if self._is_ending() else data[start:]
        self._read(not more_to_take and not self._waits())

    def _waits(self) -> bool:
        return self._is_ending() or (not self.close_sent and (self._resting or self.hears is None))

    def _is_ending(self) -> bool:
        return self.disconnected or self.transport.is_closing()

    def _read(self, more: bool) -> None:
        if more is not self._reading and not self._is_ending():
            self._reading = more
            if more:
                self.transport.resume_reading()
            else:
                self.transport.pause_reading()

    def _take(self, frame: bytes) -> None:
        if self.close_sent:
            if frame[0] & OPCODE >= CONTROL:
                super().data_received(frame)
        elif (text := self._plain_text(frame)) is None:
            super().data_received(frame)
        elif self.hears is not None:
            self.hears(text)

    def _plain_text(self, frame: bytes) -> bytes | None:
        """The text of a frame that is a whole message in ASCII, which is most of them."""
        if frame[0] != TEXT or self.conn.state is not OPEN or self.conn.current_size is not None:
            return None
        length = frame[1] - MASKED
        head = 2 if length < SHORT else 4
        if length > SHORT or len(frame) <= head + MASK:
            return None
        text: bytes = apply_mask(frame[head + MASK :], frame[head : head + MASK])
        return text if text.isascii() else None

    def send_receive_event_to_app(self) -> None:
        """A message that uvicorn has put together: to the listener, not into uvicorn's queue."""
        message, self.frames = b"".join(self.frames), []
        if self.curr_msg_data_type == "text" and not is_utf8(message):
            self.conn.send_close(CloseCode.INVALID_DATA)
            self.handle_parser_exception()
        elif self.hears is not None:
            self.hears(message)

    def write(self, texts: list[bytes]) -> bool:
        """Send texts, if that can be done without waiting; False where the client reads too slowly, or is going."""
        if not self.writable.is_set() or self.close_sent or self.disconnected or self.conn.state is not OPEN:
            return False
        self.transport.write(b"".join([piece for text in texts for piece in (head_of(text), text)]))
        return True


def frame_end(data: bytes, start: int, most: int) -> int | None:
    """Where the frame ends that begins here (RFC 6455, 5.2); None where that is not known yet. Of a frame that is
    refused for what its head says, a text of more than `most` bytes among them, the head is all that is waited for."""
    if len(data) < start + 2:
        return None
    if not data[start + 1] & MASKED or data[start] & OPCODE not in KINDS:
        return start + 2
    length, head = data[start + 1] & ~MASKED, start + 2
    if length >= SHORT:
        head += 2 if length == SHORT else 8
        if len(data) < head:
            return None
        length = int.from_bytes(data[start + 2 : head], "big")
    return head if length > most else head + MASK + length


def is_utf8(message: bytes) -> bool:
    try:
        message.decode()
    except UnicodeDecodeError:
        return False
    return True


def head_of(text: bytes) -> bytes:
    """What comes before a text in a WebSocket frame of a server (RFC 6455, 5.2)."""
    size = len(text)
    if size < SHORT:
        return bytes((TEXT, size))
    if size < MEDIUM:
        return bytes((TEXT, SHORT, size >> 8, size & 255))
    return bytes((TEXT, SHORT + 1)) + size.to_bytes(8, "big")
