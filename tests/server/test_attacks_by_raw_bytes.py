"""Attacks by raw bytes: heads of requests and frames of sockets that come before any limit on what they mean.

Each is a finding of an attack on a running server, and no longer works. bench/server_edge.py repeats them with figures.
"""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import pytest
import uvicorn
from websockets.exceptions import ConnectionClosed

from labtable.server.http.heads import LARGEST_HEAD, MOST_HEADERS, MOST_PIPELINED, BoundedHeads
from labtable.server.http.limits import TOO_FAST
from labtable.server.run import process
from tests.server.house import run
from tests.server.playing import PATIENCE, nobody, two_people

# Heads ------------------------------------------------------------------------------------------------


def plugged(url: str) -> socket.socket:
    host, port = url.removeprefix("http://").split(":")
    return socket.create_connection((host, int(port)), timeout=PATIENCE)


def told(plug: socket.socket) -> bytes:
    """All that the server says until it closes."""
    answer = b""
    with contextlib.suppress(ConnectionResetError):
        while piece := plug.recv(65_536):
            answer += piece
    return answer


def refused(url: str, *pieces: bytes) -> bytes:
    """What the server says to a request whose connection it closes."""
    with plugged(url) as plug:
        with contextlib.suppress(BrokenPipeError, ConnectionResetError):
            for piece in pieces:
                plug.sendall(piece)
        return told(plug)


ASKS = b"GET /health HTTP/1.1\r\nHost: localhost\r\n"


@pytest.mark.parametrize(
    "more",
    [
        b"X: " + b"a" * LARGEST_HEAD,
        b"X: " + b"a" * LARGEST_HEAD + b"\r\n\r\n",
        b"a:b\r\n" * 2 * MOST_HEADERS,
        b"a" * LARGEST_HEAD,
    ],
    ids=["a value without an end", "a value", "many headers", "a name without an end"],
)
def test_a_head_that_is_too_large_is_refused_and_its_connection_closed(url: str, more: bytes) -> None:
    assert refused(url, ASKS + more).startswith(b"HTTP/1.1 431 ")


def test_a_path_that_is_too_long_is_refused(url: str) -> None:
    asked = b"GET /" + b"a" * LARGEST_HEAD + b" HTTP/1.1\r\nHost: localhost\r\n\r\n"
    assert refused(url, asked).startswith(b"HTTP/1.1 431 ")


def test_a_head_of_a_hundred_megabytes_is_not_read(url: str) -> None:
    """The server closes long before its end, so that sending fails."""
    with plugged(url) as plug, pytest.raises((BrokenPipeError, ConnectionResetError)):
        plug.sendall(ASKS + b"X: ")
        for _ in range(1600):
            plug.sendall(b"a" * 65_536)


def test_a_head_of_many_pieces_is_counted_as_a_whole(url: str) -> None:
    with plugged(url) as plug:
        plug.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        with contextlib.suppress(BrokenPipeError, ConnectionResetError):
            plug.sendall(ASKS + b"X: ")
            for _ in range(2 * LARGEST_HEAD // 64):
                plug.sendall(b"a" * 64)
        answer = told(plug)
    assert not answer or answer.startswith(b"HTTP/1.1 431 ")


def test_trailers_do_not_come_in_behind_the_limits_of_a_head(url: str) -> None:
    asked = b"POST /api/session HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n0\r\nX: "
    assert refused(url, asked + b"a" * 65_536).startswith(b"HTTP/1.1 400 ")


def test_a_connection_may_not_ask_again_and_again_without_hearing_the_answers(url: str) -> None:
    answer = refused(url, (ASKS + b"\r\n") * 3000)
    assert answer.count(b"alive") <= MOST_PIPELINED and b"HTTP/1.1 400 " in answer


def test_an_ordinary_client_may_send_a_head_of_some_kilobytes_and_several_requests(url: str) -> None:
    http = nobody(url)
    for _ in range(3):
        assert http.get("/health", headers={"Cookie": "others=" + "a" * 8000}).text == "alive"
    with plugged(url) as plug:
        plug.sendall((ASKS + b"\r\n") * 2 + ASKS + b"Connection: close\r\n\r\n")
        assert told(plug).count(b"alive") == 3


def test_unfinished_heads_of_all_connections_together_have_a_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    """Beyond it whoever sends half a head is sent away, whole heads are still answered, and none is counted twice."""
    monkeypatch.setattr("labtable.server.http.heads.UNFINISHED", 3000)

    async def attack() -> None:
        async with served() as opened:
            half = b"GET / HTTP/1.1\r\nX: " + b"a" * 1400
            waiting = []
            for number in (1, 2):
                waiting.append(await opened(half))
                while BoundedHeads.all_unfinished < number * len(half):
                    await asyncio.sleep(0.01)
            one_more = await opened(half)
            assert (await one_more[0].readline()).startswith(b"HTTP/1.1 431 ")
            whole = await opened(ASKS + b"Connection: close\r\n\r\n")
            assert b"here" in await whole[0].read()
            waiting[0][1].write(b"\r\nHost: x\r\nConnection: close\r\n\r\n")
            assert b"here" in await waiting[0][0].read()
            waiting[1][1].close()
            while BoundedHeads.all_unfinished:
                await asyncio.sleep(0.01)

    run(attack())


def test_a_head_that_comes_letter_by_letter_has_only_so_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(process, "QUIET", 0.3)
    monkeypatch.setattr(process, "LOOK_EVERY", 1)

    async def attack() -> None:
        async with served() as opened:
            _, say = await opened(b"GET / HTTP/1.1\r\nX: ")
            with pytest.raises(ConnectionError):
                while True:
                    say.write(b"a")
                    await say.drain()
                    await asyncio.sleep(0.02)
            assert not BoundedHeads.all_unfinished

    run(attack())


def test_connections_of_one_address_that_say_nothing_leave_room_for_others(monkeypatch: pytest.MonkeyPatch) -> None:
    """One address has at most half of the connections; of those, the one that was quiet for longest goes."""
    monkeypatch.setattr(process.Patient, "most", 8)

    async def attack() -> None:
        async with served() as opened:
            patient = await opened(ASKS + b"\r\n", "127.0.0.2")
            assert (await patient[0].readline()).startswith(b"HTTP/1.1 200 ")
            idle = [await opened(b"G") for _ in range(4)]
            for _ in range(4):
                idle.append(await opened(b"G"))
                assert await asyncio.wait_for(idle.pop(0)[0].read(), PATIENCE) == b""
            patient[1].write(ASKS + b"Connection: close\r\n\r\n")
            assert (await patient[0].read()).count(b"here") == 2

    run(attack())


def test_a_body_that_never_comes_does_not_hold_up_the_end_of_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    async def attack() -> None:
        async with served() as opened:
            heard, _ = await opened(b"POST /body HTTP/1.1\r\nHost: x\r\nContent-Length: 20\r\n\r\n{")
            while not READING.is_set():
                await asyncio.sleep(0.01)
        assert await heard.read() == b""

    run(attack())


READING = asyncio.Event()  # the application waits for a body
Pair = tuple[asyncio.StreamReader, asyncio.StreamWriter]


@contextlib.asynccontextmanager
async def served() -> AsyncIterator[Callable[..., Awaitable[Pair]]]:
    """Our own server around an application that says `here`, and waits for bodies; with it, a way to open connections
    and say something."""

    async def app(scope: Any, receive: Any, send: Any) -> None:
        while scope["path"] == "/body" and (await receive()).get("more_body", False):
            READING.set()
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"4")]})
        await send({"type": "http.response.body", "body": b"here"})

    server = process.UvicornServer(uvicorn.Config(app, port=0, lifespan="off", http=process.Patient, log_config=None))
    serving = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    port = server.servers[0].sockets[0].getsockname()[1]
    saying: list[asyncio.StreamWriter] = []

    async def opened(said: bytes, address: str = "127.0.0.1") -> Pair:
        heard, say = await asyncio.open_connection("127.0.0.1", port, local_addr=(address, 0))
        saying.append(say)
        say.write(said)
        await say.drain()
        return heard, say

    try:
        yield opened
    finally:
        server.should_exit = True
        await serving
        for say in saying:
            say.close()
        await asyncio.gather(*(say.wait_closed() for say in saying), return_exceptions=True)


# Frames of a socket -----------------------------------------------------------------------------------


def frame(first: int, data: bytes = b"") -> bytes:
    """A short frame of a client, masked with zeros."""
    return bytes((first, 0x80 + len(data))) + bytes(4) + data


PING, PONG, FIRST, PIECE, TEXT = 0x89, 0x8A, 0x01, 0x00, 0x81


@pytest.mark.parametrize(
    ("first", "flood"),
    [(b"", frame(PING)), (b"", frame(PONG)), (frame(FIRST, b"{"), frame(PIECE)), (b"", frame(TEXT, b"{"))],
    ids=["pings", "pongs", "pieces", "messages"],
)
def test_a_socket_whose_client_sends_more_than_anybody_needs_is_closed(url: str, first: bytes, flood: bytes) -> None:
    ada, _, code = two_people(url)
    with ada.socket(code) as stream, pytest.raises(ConnectionClosed) as closed:
        stream.ws.socket.sendall(first + flood * (60_000 // len(flood)))
        while stream.next():
            pass
    assert closed.value.rcvd is not None and closed.value.rcvd.code == TOO_FAST
    with ada.socket(code) as other:
        other.send(type="ping")
        assert other.next("pong")


def test_after_our_farewell_little_more_is_read(url: str) -> None:
    """The table does not exist, so the server closes; a client that does not answer that and sends on is cut off."""
    with plugged(url) as plug:
        plug.sendall(
            b"GET /api/tables/CCCCCCCC/socket HTTP/1.1\r\nHost: %s\r\nOrigin: %s\r\nUpgrade: websocket\r\n"
            b"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
            % (url.removeprefix("http://").encode(), url.encode())
        )
        heard = b""
        while b"\x88\x02\x03\xf0" not in heard:  # closed, 1008
            heard += plug.recv(65_536)
        with pytest.raises((BrokenPipeError, ConnectionResetError)):
            for _ in range(1000):
                plug.sendall(frame(TEXT, b"{") * 8000)


def test_an_ordinary_client_may_ping_and_send_in_pieces(url: str) -> None:
    ada, _, code = two_people(url)
    with ada.socket(code) as stream:
        for _ in range(10):
            assert stream.ws.ping().wait(PATIENCE)
        stream.ws.send(iter(['{"type"', ":", '"ping"}']))
        assert stream.next("pong")
        stream.send(type="say", id="long", seat=0, phrase="hello" * 3000)
        assert stream.next("rejected")["reason"] == "bad-request"
