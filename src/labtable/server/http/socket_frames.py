"""WebSocket frames, bounded while they come in. The `websockets` library answers any number of pings and puts any
number of pieces together, and uvicorn queues all that one read brings: one socket could make everybody else wait."""

from __future__ import annotations

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from labtable.server.http.limits import TOO_FAST, Buckets

PIECE = 1024  # bytes that are read at a time, between two looks at the limits
UNHEARD = 128  # messages that may wait for the application
BESIDES = 60, 2.0  # frames that are no message: pings, pongs, pieces; so many at once, then a second. Browsers: 0.05
FAREWELL = 16_384  # bytes that may still come after we have closed


class BoundedFrames(WebSocketsSansIOProtocol):
    """A socket that is closed where its client sends more than anybody needs."""

    besides: Buckets | None = None
    after_farewell = 0

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), PIECE):
            if self.close_sent:
                self.after_farewell += PIECE
                if self.after_farewell > FAREWELL:
                    self.transport.abort()
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + PIECE])
            if self.queue.qsize() > UNHEARD:
                self.let_go()

    def count(self) -> None:
        if self.besides is None:
            self.besides = Buckets(*BESIDES)
        if not self.besides.take(None):
            self.let_go()

    def let_go(self) -> None:
        """Close at once, without waiting for the client's own farewell."""
        if not self.close_sent and not self.transport.is_closing():
            self.conn.fail(TOO_FAST)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
            self.transport.close()

    def handle_ping(self) -> None:
        self.count()
        super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        self.count()
        super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        self.count()
        super().handle_cont(event)
