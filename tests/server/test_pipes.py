"""The short way of texts into the server brings what uvicorn's own way would, in its order, and never much at once."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

from labtable.server.pipes import AT_ONCE, PIPE, Pipe

GREETING = (
    b"GET / HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
LARGEST = 300
SEEDS = 120
ROUNDS = 20  # of the event loop, in which everything that is due has happened


class Wire(asyncio.Transport):
    """What a protocol writes, and whether it reads."""

    def __init__(self) -> None:
        super().__init__()
        self.written, self.reads, self.closed = b"", True, False

    def write(self, data: Any) -> None:
        self.written += b"" if self.closed else data

    def pause_reading(self) -> None:
        self.reads = False

    def resume_reading(self) -> None:
        self.reads = True

    def close(self) -> None:
        self.closed = True

    def is_closing(self) -> bool:
        return self.closed


App = Callable[[Any, Any, Any], Awaitable[None]]


async def rounds() -> None:
    for _ in range(ROUNDS):
        await asyncio.sleep(0)


def opened(kind: type[WebSocketsSansIOProtocol], app: App) -> tuple[WebSocketsSansIOProtocol, Wire]:
    config = uvicorn.Config(
        app, ws_max_size=LARGEST, ws_per_message_deflate=False, ws_ping_interval=None, log_config=None
    )
    config.load()
    one, wire = kind(config, ServerState(), {}), Wire()
    one.connection_made(wire)
    one.data_received(GREETING)
    return one, wire


class Heard:
    """An application that hears what comes, and how the talk ended."""

    def __init__(self, *, most: int = 0) -> None:
        self.messages: list[bytes] = []
        self.code: int | None = None
        self.pipe: Pipe | None = None
        self.most, self.since = most, 0  # messages until it rests

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        self.pipe = scope["extensions"].get(PIPE)
        if self.pipe is not None:
            self.pipe.listen(self.hear)
        while (message := await receive())["type"] == "websocket.receive":
            data = message.get("text")
            self.hear(message["bytes"] if data is None else data.encode())
        self.code = message["code"]

    def hear(self, message: bytes) -> None:
        self.messages.append(message)
        self.since += 1
        if self.pipe is not None and self.since == self.most:
            self.pipe.pause()

    def go_on(self) -> None:
        self.since = 0
        if self.pipe is not None:
            self.pipe.resume()


def frame(first: int, data: bytes, *, masked: bool = True, length: int | None = None) -> bytes:
    size = len(data) if length is None else length
    mask = 0x80 if masked else 0
    head = (
        bytes((first, mask + size))
        if size < 126
        else bytes((first, mask + 126)) + size.to_bytes(2, "big")
        if size < 65_536
        else bytes((first, mask + 127)) + size.to_bytes(8, "big")
    )
    return head + (b"abcd" + bytes(byte ^ b"abcd"[number % 4] for number, byte in enumerate(data)) if masked else data)


def any_frames(luck: random.Random) -> bytes:
    """Mostly what clients send, in pieces too; now and then something that no client may send."""
    sent = b""
    for number in range(luck.randrange(1, 25)):
        name = "Zoé".encode("latin-1" if luck.random() < 0.02 else "utf-8")
        text = luck.choice([b"", b"x", b"text %d" % number, name, b"long" * luck.randrange(30, 70)])
        kind = luck.randrange(100)
        if kind < 50:
            sent += frame(0x81, text)
        elif kind < 60:
            sent += frame(0x82, text)
        elif kind < 78:
            middle = luck.randrange(len(text) + 1)
            sent += frame(luck.choice([0x01, 0x02]), text[:middle])
            sent += luck.choice([b"", frame(0x89, b"in between"), frame(0x00, b"")])
            sent += frame(0x80, text[middle:])
        elif kind < 86:
            sent += frame(0x89, text[:125])
        elif kind < 92:
            sent += frame(0x8A, text[:125])
        else:
            sent += luck.choice(
                [
                    frame(0x88, b""),
                    frame(0x88, b"\x03\xe8bye"),
                    frame(0x88, b"\x00"),
                    frame(0x81, text, masked=False),
                    frame(0x81, b"no more", length=70_000),
                    frame(0x81, b"", length=LARGEST + 1),
                    frame(0xC1, text),
                    frame(0x83, text),
                    frame(0x80, text),
                    frame(0x01, b"a" * 200) + frame(0x80, b"b" * 200),
                    frame(0x89, b"p" * 126),
                    frame(0x09, b"p"),
                    frame(0x01, text),
                    b"\x81\xfe\x00\x05abcd.....",
                ]
            )
    only_heads = b"\x83\x85", b"\x81\x05", b"\x81\xfe\x03\xe8", frame(0x01, b"a" * 200) + b"\x80\xfe\x00\x96"
    return sent + luck.choice([b"", b"", b"", *only_heads])


async def told(kind: type[WebSocketsSansIOProtocol], sent: bytes, luck: random.Random | None) -> tuple[Any, ...]:
    """What an application heard, and what the client was told; in pieces of any size, or byte by byte."""
    heard = Heard(most=luck.randrange(4) if luck else 0)
    one, wire = opened(kind, heard)
    if luck is None or luck.random() < 0.8:
        await rounds()
    at = 0
    while at < len(sent) and not wire.closed:
        if wire.reads:
            size = 1 if luck is None else luck.choice([1, 2, 3, 9, 60, 1000])
            one.data_received(sent[at : at + size])
            at += size
        if luck is None or luck.random() < 0.5:
            await asyncio.sleep(0)
            await asyncio.sleep(0)
        if luck is not None and luck.random() < 0.3:
            heard.go_on()
    while True:
        await rounds()
        count = len(heard.messages)
        heard.go_on()
        await rounds()
        if len(heard.messages) == count:
            break
    return heard.messages, heard.code, wire.written.partition(b"\r\n\r\n")[2], wire.closed


def test_whatever_is_sent_is_heard_and_answered_as_by_uvicorn_itself() -> None:
    async def both(seed: int) -> None:
        luck = random.Random(seed)
        sent = any_frames(luck)
        assert await told(Pipe, sent, luck) == await told(WebSocketsSansIOProtocol, sent, None), seed

    for seed in range(SEEDS):
        asyncio.run(both(seed))


def test_an_ascii_text_waits_for_the_other_that_was_sent_before_it() -> None:
    async def run() -> list[bytes]:
        heard = Heard()
        one, _ = opened(Pipe, heard)
        await rounds()
        one.data_received(frame(0x81, "Zoé".encode()) + frame(0x81, b"Ada"))
        await rounds()
        return heard.messages

    assert asyncio.run(run()) == ["Zoé".encode(), b"Ada"]


def test_what_was_said_before_anybody_listened_is_heard_first() -> None:
    async def run() -> list[bytes]:
        heard = Heard()
        one, _ = opened(Pipe, heard)
        one.data_received(frame(0x81, b"1"))
        await asyncio.sleep(0)
        one.data_received(frame(0x81, b"2"))
        await rounds()
        one.data_received(frame(0x81, b"3"))
        return heard.messages

    assert asyncio.run(run()) == [b"1", b"2", b"3"]


def test_whoever_rests_hears_nothing_until_going_on() -> None:
    many = 37_449 * frame(0x81, b"x")  # as much as one read brings

    async def run() -> None:
        heard = Heard(most=8)
        one, wire = opened(Pipe, heard)
        await rounds()
        one.data_received(many)
        await rounds()
        assert len(heard.messages) == 8 and not wire.reads
        heard.go_on()
        await rounds()
        assert len(heard.messages) == 16 and not wire.reads
        wire.close()  # and what is left is dropped
        heard.go_on()
        await rounds()
        assert len(heard.messages) == 16

    asyncio.run(run())


@pytest.mark.parametrize(
    "one_of_many", [frame(0x81, b"x"), frame(0x89, b""), frame(0x82, b"x")], ids=["texts", "pings", "bytes"]
)
def test_nobody_waits_for_all_that_one_client_sent_at_once(one_of_many: bytes) -> None:
    async def run() -> None:
        heard = Heard()
        one, wire = opened(Pipe, heard)
        await rounds()
        before = len(wire.written)
        one.data_received(10 * AT_ONCE * one_of_many)
        taken = max(len(heard.messages), (len(wire.written) - before) // 2)
        assert taken == AT_ONCE and not wire.reads
        await rounds()
        taken = max(len(heard.messages), (len(wire.written) - before) // 2)
        assert taken == 10 * AT_ONCE and wire.reads

    asyncio.run(run())


def test_after_our_farewell_texts_are_dropped_and_the_clients_own_farewell_ends_it() -> None:
    async def run() -> None:
        heard = Heard(most=2)
        one, wire = opened(Pipe, heard)
        await rounds()
        one.data_received(100 * frame(0x81, b"x") + frame(0x81, "é".encode()) + frame(0x88, b"\x03\xf0"))
        await one.send({"type": "websocket.close", "code": 1008})
        assert wire.written.endswith(b"\x88\x02\x03\xf0") and not wire.closed
        await rounds()
        assert len(heard.messages) == 2 and wire.closed

    asyncio.run(run())
