"""Attacks on the edge of the server: what comes before any limit, and what one client of a school can do to the others.

Each is a finding of an attack on a running server, and no longer works. bench/server_edge.py repeats them with figures.
"""

from __future__ import annotations

import asyncio
import concurrent.futures
import contextlib
import itertools
import socket
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import segno
import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from websockets.exceptions import ConnectionClosed

from labtable.bots import NAMES
from labtable.core.game.registry import game
from labtable.core.match.match import Match
from labtable.server.base.codes import ALPHABET
from labtable.server.base.config import Config
from labtable.server.base.fair_queue import Asker, FairQueue
from labtable.server.http import catalogue
from labtable.server.http.context import Server
from labtable.server.http.heads import LARGEST_HEAD, MOST_HEADERS, MOST_PIPELINED, BoundedHeads
from labtable.server.http.limits import CLASS_MISS, KNOWN_AFTER, NETWORK_STREAMS, STREAMS, TOO_FAST, Limits, Making
from labtable.server.http.prepared import Prepared
from labtable.server.http.routes import api, picture_of
from labtable.server.http.sessions import Sessions, visitor_of
from labtable.server.protocol.rejections import Rejection
from labtable.server.run import process
from labtable.server.workers.workers import SEARCHING, Workers
from tests.server.class_client import come, new_class
from tests.server.house import run
from tests.server.playing import GAME, PATIENCE, STARTING, Person, Running, nobody, two_people
from tests.waiting import wait_for_file

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


# Work that is done once, and streams of every kind ------------------------------------------------------


def test_what_is_the_same_for_everybody_is_made_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Components, pictures of links and the rest, however often they are asked for, at once and one after another."""
    made: Counter[str] = Counter()

    def counted(module: Any, name: str) -> None:
        function = getattr(module, name)

        def counting(*given: Any, **named: Any) -> Any:
            made[name] += 1
            return function(*given, **named)

        monkeypatch.setattr(module, name, counting)

    counted(catalogue, "changed_box")
    counted(segno, "make")

    async def attack() -> None:
        app = Starlette(routes=api.routes)

        async def qr(request: Request) -> Response:
            return await picture_of(request, "https://labtable.example/t/CCCC-CCCC")

        app.router.add_route("/qr", qr)
        server = app.state.server = Server(Config(), None)  # type: ignore[arg-type]
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://localhost") as http:
            asked = ["/api/games/curie/components", "/api/games/element/components", "/qr"] * 20
            at_once = await asyncio.gather(*(http.get(path) for path in asked))
            afterwards = [await http.get(path) for path in asked]
        assert {answer.status_code for answer in (*at_once, *afterwards)} == {200}
        server.prepared.close()

    run(attack())
    assert made == {"changed_box": 2, "make": 1}


def test_what_is_refused_is_not_kept_and_asked_again_next_time() -> None:
    async def attack() -> None:
        prepared, answers = Prepared(), iter([Rejection("not-found"), b"there"])

        def make() -> bytes:
            answer = next(answers)
            if isinstance(answer, Exception):
                raise answer
            return answer

        with pytest.raises(Rejection):
            await prepared.answer("it", make)
        assert await prepared.answer("it", make) == await prepared.answer("it", make) == b"there"
        prepared.close()

    run(attack())


def test_a_long_cookie_header_is_read_without_a_parser() -> None:
    """Ours is found among others, quotes and nonsense; what only looks like it is not."""
    sessions = Sessions()
    token, config = sessions.new(), Config()

    def holder(cookie: str) -> str | None:
        scope = {"type": "http", "scheme": "http", "headers": [(b"cookie", cookie.encode())], "client": ("::1", 1)}
        return visitor_of(scope, config, sessions).holder

    mine = sessions.holder(token)
    assert mine is not None
    for cookie in (f"labtable={token}", f'a="b; c"; labtable={token}; d', "x=y; " * 4000 + f"labtable={token} "):
        assert holder(cookie) == mine, cookie[-80:]
    for cookie in (f"notlabtable={token}", f"labtable ={token}", f"labtable={token}x", "labtable", ""):
        assert holder(cookie) is None, cookie


def test_polls_event_streams_and_sockets_of_a_session_are_counted_together(limited: Running) -> None:
    ada = Person(limited.url)
    code = ada.make([{"kind": "me", "nickname": "Ada"}, {"kind": "open"}])
    with contextlib.ExitStack() as open_ones:
        for _ in range(STREAMS // 3):
            open_ones.enter_context(ada.socket(code)).next("state")
            events = open_ones.enter_context(ada.http.stream("GET", f"/api/tables/{code}/events"))
            assert events.status_code == 200
        version = ada.state(code)["version"]
        path = f"/api/tables/{code}/poll?since={version}&wait=55"
        with concurrent.futures.ThreadPoolExecutor(STREAMS) as pool:
            answers = [pool.submit(ada.get, path) for _ in range(STREAMS)]
            too_many = 2 * (STREAMS // 3) + 1  # the one more is the presence of somebody who polls
            first = itertools.islice(concurrent.futures.as_completed(answers), too_many)
            assert {one.result().status_code for one in first} == {429}
            Person(limited.url).done(code, "sit", nickname="Emmy")
            assert [one.result().status_code for one in answers].count(200) == STREAMS - too_many
    assert ada.get(f"/api/tables/{code}/poll?wait=0").status_code == 200


def test_streams_of_one_network_leave_room_for_those_who_have_few() -> None:
    limits = Limits()
    opened = 0
    with contextlib.suppress(Rejection):
        for cookie in itertools.count():
            for _ in range(STREAMS):
                limits.open_stream(f"cookie {cookie}", "school", 0)
                opened += 1
    assert opened == NETWORK_STREAMS // 2
    for pupil in range(400):
        limits.open_stream(f"pupil {pupil}", "school", 0)
    limits.open_stream("somebody", "elsewhere", 0)


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("limited")
    server = Running(str(folder / "t.sqlite"), folder / "log")
    yield server
    server.stop()


# A school is one network --------------------------------------------------------------------------------


def order_of(asked: list[tuple[Asker, int]], turns: int = 1) -> list[int]:
    """In which order those who asked get their turns, of a queue in which somebody has one until all have asked."""
    order: list[int] = []

    async def everything() -> None:
        queue = FairQueue(turns, 10_000)
        for _ in range(turns):
            await queue.take("somebody before them")

        async def one(number: int, asker: Asker, rank: int) -> None:
            async with queue.turn(asker, rank):
                order.append(number)
                await asyncio.sleep(0)

        waiting = []
        for number, (asker, rank) in enumerate(asked):
            waiting.append(asyncio.create_task(one(number, asker, rank)))
            await asyncio.sleep(0)
        for _ in range(turns):
            queue.give_back()
        await asyncio.gather(*waiting)
        assert queue.free == turns and not len(queue)

    run(everything())
    return order


def test_turns_are_shared_by_networks_then_by_seat_holders_then_by_tables() -> None:
    flood: list[tuple[Asker, int]] = [(("school", "flood", f"table {number}"), 0) for number in range(20)]
    other_table: list[tuple[Asker, int]] = [(("school", "flood", "table 0"), 0)] * 20
    classmate: list[tuple[Asker, int]] = [(("school", "classmate", "table"), 0)]
    many_cookies: list[tuple[Asker, int]] = [(("school", f"cookie {number}", "table"), 0) for number in range(300)]
    elsewhere: list[tuple[Asker, int]] = [(("home", "somebody", "table"), 0)]
    assert order_of([*flood, *classmate]).index(20) <= 1
    assert order_of([*many_cookies, *elsewhere]).index(300) <= 1
    assert order_of([*other_table, *flood]).index(21) <= 2


def test_one_who_always_has_something_waiting_gets_no_more_than_one_who_asks_again_and_again() -> None:
    served: list[str] = []

    async def attack() -> None:
        queue = FairQueue(1, 1000)

        async def one(name: str, asker: Asker) -> None:
            async with queue.turn(asker):
                served.append(name)
                await asyncio.sleep(0)

        async def again_and_again() -> None:
            for _ in range(20):
                await one("classmate", ("school", "classmate"))

        flood = [asyncio.create_task(one("flood", ("school", "flood", f"table {n % 20}"))) for n in range(100)]
        await asyncio.gather(again_and_again(), *flood)

    run(attack())
    assert served[:41].count("classmate") == 20


def test_a_queue_forgets_those_who_went_and_keeps_little_of_those_who_came() -> None:
    async def attack() -> None:
        queue = FairQueue(1, 100_000)
        await queue.take("somebody")
        gone = [asyncio.create_task(queue.take(("school", f"cookie {number}"))) for number in range(3000)]
        last = asyncio.create_task(queue.take(("school", "patient")))
        await asyncio.sleep(0)
        for one in gone:
            one.cancel()
        await asyncio.sleep(0)
        queue.give_back()
        await last
        queue.give_back()
        assert queue.free == 1 and not len(queue) and not queue._ranks

    run(attack())


def test_a_cheap_bot_waits_neither_for_a_dear_one_nor_for_a_review(tmp_path: Path) -> None:
    """One worker for dear bots, and its only process thinks until the cheap bot of somebody else has answered."""
    file = tmp_path / "go on"

    async def attack() -> None:
        workers = Workers(1, PATIENCE, 500)
        try:
            dear = [
                asyncio.create_task(
                    workers.bots.do(wait_for_file, str(file), asker=("school", "ada", f"{number}"), limit=STARTING)
                )
                for number in range(20)
            ]
            review = asyncio.create_task(
                workers.coach.do(wait_for_file, str(file), asker=("school", "ada"), limit=STARTING)
            )
            match = Match(game(GAME), 2, seed=1)
            assert len(match.legal()) > 1
            assert {"random", "student", "greedy"} == set(NAMES) - SEARCHING
            assert await workers.answer(match, "greedy", ("school", "emmy", "table")) in match.legal()
            assert not any(one.done() for one in (*dear, review))
            emmy = asyncio.create_task(workers.bots.do(abs, -7, asker=("school", "emmy", "table"), limit=STARTING))
            while len(workers.bots.queue) < 20:
                await asyncio.sleep(0)
            file.touch()
            assert await emmy == 7
            assert sum(one.done() for one in dear) <= 2
            await asyncio.gather(*dear, review)
        finally:
            workers.stop()

    asyncio.run(asyncio.wait_for(attack(), STARTING))


# One pupil does not lock out a school -------------------------------------------------------------------


class Time:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_newcomers_get_a_session_while_one_client_takes_many() -> None:
    """27 a second took all that a network had; now a newcomer's page and session come through."""
    time_ = Time()
    limits = Limits(clock=time_)
    for second in range(600):
        assert sum(limits.may_ask(None, "school") for _ in range(27)) == 27
        if second % 50 == 0:
            assert all(limits.may_ask(None, "school") for _ in range(40))
        time_.now += 1


@pytest.mark.parametrize("kind", ["tables", "classes"])
def test_many_cookies_that_make_all_they_may_leave_room_for_a_neighbours_first(kind: str) -> None:
    time_ = Time()
    limits = Limits(clock=time_)
    making: Making = getattr(limits, kind)

    def make(holder: str, network: str = "school") -> bool:
        limits.may_ask(holder, network)
        return limits.may_make(making, holder, network)

    limits.may_ask("neighbour", "school")
    limits.may_ask("teacher", "school")
    time_.now += KNOWN_AFTER
    made = sum(make(f"cookie {number % 30}") for number in range(3000))
    assert made >= making.network.burst
    assert make("newcomer")
    assert not make("cookie 0")
    more = sum(make(f"new cookie {number}") for number in range(3000))  # and each of them is a newcomer too
    assert more < making.network.burst
    assert not make("one more newcomer")
    assert make("neighbour") and make("teacher")
    assert make("somebody", "elsewhere")


def test_many_networks_that_make_all_they_may_leave_room_for_first_ones_elsewhere() -> None:
    time_ = Time()
    limits = Limits(clock=time_)
    for number in range(20_000):
        limits.may_make(limits.tables, f"cookie {number % 1000}", f"network {number % 100}")
    assert limits.tables.everybody.level(None) < 1
    limits.may_ask("neighbour", "school")
    time_.now += KNOWN_AFTER
    for number in range(20_000):
        limits.may_make(limits.tables, f"more {number % 10_000}", f"network {number % 100}")
    assert limits.may_make(limits.tables, "neighbour", "school")


def test_a_crowd_of_cookies_leaves_each_session_a_little() -> None:
    """300 cookies use up what a network has; somebody else's page of some dozens of requests comes, and their moves."""
    time_ = Time()
    limits = Limits(clock=time_)
    for _ in range(30):
        time_.now += 1
        for cookie in range(300):
            for _ in range(20):
                limits.may_ask(f"cookie {cookie}", "school")
                limits.may_command(f"cookie {cookie}", "school")
    assert limits.all_requests.network.level("school") < 1 and limits.all_commands.network.level("school") < 1
    assert sum(limits.may_ask("classmate", "school") for _ in range(60)) == 60
    assert sum(limits.may_command("classmate", "school") for _ in range(20)) == 20
    time_.now += 1
    allowed = sum(limits.may_ask(f"cookie {cookie}", "school") for cookie in range(300) for _ in range(20))
    assert allowed <= 600 + 300 * 3  # of 6 000: what the network has for a second, and a little each


def test_joining_with_a_right_code_is_not_refused_for_what_others_create(limited: Running) -> None:
    """Thirty cookies make tables until they are refused; a neighbour makes one, and others sit down at it."""
    neighbour = Person(limited.url)
    chairs = [{"kind": "me", "nickname": "Ada"}, {"kind": "open"}]
    answers = []
    for _ in range(30):
        vandal = Person(limited.url)
        answers += [vandal.post("/api/tables", {"game": GAME, "chairs": chairs}).status_code for _ in range(15)]
    assert answers.count(429) > 50
    code = neighbour.make(chairs)
    friend = Person(limited.url)
    friend.done(code, "sit", nickname="Emmy")
    neighbour.done(code, "start")


def test_guessers_with_new_cookies_are_no_quicker_than_before() -> None:
    """Sessions cost nothing, so what newcomers of a network may miss together is limited."""
    time_ = Time()
    limits = Limits(clock=time_)
    limits.may_ask("neighbour", "school")
    time_.now += KNOWN_AFTER
    guesses = 0
    for cookie in range(5000):
        while limits.may_search(f"cookie {cookie}", "school"):
            limits.missed(f"cookie {cookie}", "school")
            guesses += 1
        time_.now += 0.01
    assert guesses <= 200 + 400 + 50 * (20 + 2)
    assert limits.may_search("neighbour", "school")


def test_codes_of_classes_are_guessed_slower_than_those_of_tables() -> None:
    """They are shorter. New cookies of one network, and one cookie of each of many networks."""
    time_ = Time()
    limits = Limits(clock=time_)

    def guesses(seconds: int, networks: int) -> int:
        count = 0
        for number in range(100 * seconds):
            network = f"network {number % networks}"
            while limits.may_search(f"cookie {number}", network):
                limits.missed(f"cookie {number}", network, CLASS_MISS)
                count += 1
            time_.now += 0.01
        return count

    assert guesses(50, 1) <= (200 + 400 + 50 * (20 + 2)) / CLASS_MISS + 2
    time_.now += 1000
    assert guesses(10, 100) <= 2000 / CLASS_MISS + 2 * 1000
    assert limits.all_misses.level(None) < 1
    assert limits.may_search("pupil", "school") and limits.misses.level("pupil") == limits.misses.burst


def test_wrong_codes_of_an_address_do_not_refuse_the_code_of_a_class_that_is_held_there(limited: Running) -> None:
    teacher = new_class(limited.url)
    for number in range(24 * 24):
        vandal, begins = Person(limited.url), ALPHABET[number % 24] + ALPHABET[number // 24]
        first, *_ = (vandal.post("/api/classes/join", {"code": f"{begins}CCC{end}"}).status_code for end in "CD")
        if first == 429:
            break
    assert first == 429, "new cookies may guess and guess"
    assert come(teacher)[0].card


def test_the_room_kept_for_known_sessions_is_there_for_a_cookie_of_an_earlier_day() -> None:
    """A pupil's new cookies make all classes that they may; a teacher who has been here before makes one at once, also
    right after a start of the server."""
    limits = Limits(clock=Time())
    for number in range(1000):
        limits.may_ask(f"cookie {number % 100}", "school")
        limits.may_make(limits.classes, f"cookie {number % 100}", "school")
    assert not limits.may_make(limits.classes, "new cookie", "school")
    limits.may_ask("teacher", "school", returns=True)
    assert limits.may_make(limits.classes, "teacher", "school")


def test_a_cookie_of_an_earlier_day_is_told_from_a_new_one() -> None:
    sessions = Sessions()
    cookie = sessions.new()
    assert not sessions.returns(cookie)
    today = sessions.now()
    sessions.now = lambda: today + 86_400_000
    assert sessions.returns(cookie) and sessions.holder(cookie) is not None
