"""Who may talk to the server, how often, and what a stranger can learn."""

import concurrent.futures
import re
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from labtable.server.base.codes import ALPHABET
from labtable.server.http.limits import Limits
from tests.server.playing import Person, Running, Stream, nobody, two_people

ME = {"kind": "me", "nickname": "Ada"}


def origins(url: str) -> list[str | None]:
    host = url.removeprefix("http://")
    name, port = host.split(":")
    return [
        None,
        "null",
        f"https://{host}",
        f"http://{name}",
        f"http://{name}:{int(port) + 1}",
        f"http://sub.{host}",
        f"http://evil-{host}",
        f"http://{host}.evil.example",
        f"http://user@{host}",
        f"HTTP://{host}",
        f"{url}/",
        "http://localhost.evil.example",
        "",
        f"http://{name}:{port}, {url}",
        "file://",
    ]


def test_a_socket_opens_from_our_own_origin_alone(url: str) -> None:
    ada, _, code = two_people(url)
    address = f"{url.replace('http', 'ws')}/api/tables/{code}/socket"
    for origin in origins(url):
        with pytest.raises((InvalidStatus, ConnectionClosed)):
            sent = None if origin is None else Origin(origin)
            Stream(connect(address, origin=sent, additional_headers={"Cookie": ada.cookie()})).next()
    with ada.socket(code) as stream:
        assert stream.next("state")


def test_a_changing_request_must_come_from_our_own_pages_as_json(url: str) -> None:
    ada = Person(url)
    body = {"game": "element", "chairs": [ME, {"kind": "open"}]}
    for origin in origins(url):
        if origin is not None:
            assert ada.post("/api/tables", body, headers={"Origin": origin}).status_code == 403, origin
    for site in ("cross-site", "same-site"):
        assert ada.post("/api/tables", body, headers={"Sec-Fetch-Site": site}).status_code == 403
    as_form = ada.http.post("/api/tables", content=b"{}", headers={"Content-Type": "text/plain"})
    assert as_form.status_code == 403
    assert ada.post("/api/tables", body, headers={"Origin": url, "Sec-Fetch-Site": "same-origin"}).status_code == 201


def test_without_a_session_nothing_can_be_changed(url: str) -> None:
    body = {"game": "element", "chairs": [ME, {"kind": "open"}]}
    assert nobody(url).post("/api/tables", json=body).json()["reason"] == "no-session"
    forged = nobody(url).post("/api/tables", json=body, headers={"Cookie": "labtable=short"})
    assert forged.json()["reason"] == "no-session"


def test_the_cookie_is_a_long_secret_that_scripts_cannot_read(url: str) -> None:
    cookie = nobody(url).post("/api/session", json={}).headers["set-cookie"]
    assert re.match(r"labtable=[\w-]{43}\.\d+\.[\w-]{22}; ", cookie)
    assert {"HttpOnly", "SameSite=Lax", "Path=/"} <= set(cookie.split("; "))
    assert "Secure" not in cookie  # plain http on this computer


def test_over_https_the_cookie_is_bound_to_host_and_transport(tmp_path: Path) -> None:
    server = Running(str(tmp_path / "t.sqlite"), tmp_path / "log", "--public-url", "https://labtable.example")
    try:
        answer = nobody(server.url).post("/api/session", json={}, headers={"Origin": "https://labtable.example"})
        cookie = answer.headers["set-cookie"]
        assert cookie.startswith("__Host-labtable=") and "; Secure" in cookie and "Domain" not in cookie
        assert "max-age=" in answer.headers["strict-transport-security"]
        assert nobody(server.url).post("/api/session", json={}, headers={"Origin": server.url}).status_code == 403
    finally:
        server.stop()


def test_every_answer_has_safe_headers(url: str) -> None:
    for path in ("/", "/t/CCCC-CCCC", "/api/about", "/api/tables/CCCCCCCC", "/health"):
        headers = nobody(url).get(f"{url}{path}").headers
        policy = headers["content-security-policy"]
        for part in ("default-src 'self'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"):
            assert part in policy
        assert headers["x-content-type-options"] == "nosniff" and headers["referrer-policy"] == "no-referrer"
    assert nobody(url).get("/api/about").headers["cache-control"] == "no-store"


def test_too_large_a_body_is_refused(url: str) -> None:
    ada = Person(url)
    big = ada.http.post("/api/tables", content=b"[" * 70_000, headers={"Content-Type": "application/json"})
    assert big.status_code == 413
    deep = ada.http.post("/api/tables", content=b"[" * 60_000, headers={"Content-Type": "application/json"})
    assert deep.status_code == 400


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with the limits that it has by default; a client that reached one of them stops nobody else."""
    folder = tmp_path_factory.mktemp("limited")
    server = Running(str(folder / "t.sqlite"), folder / "log")
    yield server
    server.stop()


def test_one_client_that_floods_is_stopped_alone(limited: Running) -> None:
    ada, flood = Person(limited.url), Person(limited.url)
    code = ada.make([ME, {"kind": "open"}])
    flood.done(code, "sit", nickname="Flood")
    answers = (flood.do(code, "say", seat=1, phrase="no such phrase")["reason"] for _ in range(2000))
    assert "too-fast" in answers
    ada.done(code, "say", seat=0, phrase="hello")


def test_a_socket_that_floods_is_closed_alone(limited: Running) -> None:
    ada, flood = Person(limited.url), Person(limited.url)
    code = ada.make([ME, {"kind": "open"}])
    with flood.socket(code) as stream, pytest.raises(ConnectionClosed):
        for _ in range(2000):
            stream.ws.send("{}")
        while stream.next():
            pass
    one_letter = b"\x81\x81abcd" + bytes([ord("x") ^ ord("a")])
    with flood.socket(code) as stream, pytest.raises(ConnectionClosed) as closed:
        stream.ws.socket.sendall(37_449 * one_letter)  # as much as one read of the server brings
        while stream.next():
            pass
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 4429
    with ada.socket(code) as other:
        other.send(type="ping")
        assert other.next("pong")


def test_a_class_of_forty_behind_one_address_joins_at_once(limited: Running) -> None:
    url = limited.url
    teacher = Person(url)
    codes = [teacher.make([{"kind": "open"}] * 4) for _ in range(20)]  # and not only ten

    def join(number: int) -> int:
        pupil = Person(url)
        pupil.state(codes[number % 10])
        answer = pupil.do(codes[number % 10], "sit", nickname=f"Pupil {number}", seat=number // 10)
        with pupil.socket(codes[number % 10]) as stream:
            stream.next("state")
        return int(answer["type"] == "done")

    with concurrent.futures.ThreadPoolExecutor(8) as pool:
        assert sum(pool.map(join, range(40))) == 40


def test_codes_cannot_be_scanned_and_nobody_else_is_disturbed(limited: Running) -> None:
    """Guessers with many sessions behind the address of a class: each is stopped, and no right code is refused."""
    ada, classmate = Person(limited.url), Person(limited.url)
    code = ada.make([ME, {"kind": "open"}])
    found, began = 0, time.monotonic()
    for number in range(30):
        guesser = Person(limited.url)
        answers = [guesser.get(f"/api/tables/{wrong_code(30 * number + guess)}").status_code for guess in range(30)]
        assert set(answers) == {404, 429}
        found += answers.count(404)
        assert 429 in [guesser.post("/api/takeover", {"key": "CCCCCCCC"}).status_code for _ in range(4)]
        assert classmate.get(f"/api/tables/{code}").status_code == 200
    assert found < 200 + 30 * 4 + 3 * (time.monotonic() - began)  # what a network may miss, and typing mistakes
    assert Person(limited.url).get(f"/api/tables/{code}").status_code == 200
    assert ada.get(f"/api/tables/{code}").status_code == 200


def wrong_code(number: int) -> str:
    """A code that exists with a chance of one in a billion."""
    return "CCCC" + "".join(ALPHABET[number // 24**place % 24] for place in range(4))


def test_the_limits_let_a_class_in_and_stop_one_client_that_sends_a_hundredfold() -> None:
    """By the clock of the test: forty from one address in ten seconds; 1 200 commands a second for ten seconds."""
    now = [0.0]
    limits = Limits(clock=lambda: now[0])
    for pupil in range(40):
        now[0] += 0.25
        assert limits.commands.take(pupil)
        assert limits.may_search(f"pupil {pupil}", "school")
        assert all(limits.may_ask(None, "school") and limits.may_ask(f"pupil {pupil}", "school") for _ in range(20))
    sent, allowed = 12_000, 0
    for _ in range(sent):
        now[0] += 10 / sent
        allowed += limits.commands.take("flood")
    excess = sent - 10 * limits.commands.rate - limits.commands.burst
    assert sent - allowed >= 0.99 * excess and limits.commands.take("somebody else")


def test_another_table_and_another_seat_are_out_of_reach(url: str) -> None:
    ada, emmy, code = two_people(url)
    stranger = Person(url)
    for_a_seat: list[tuple[str, dict[str, Any]]] = [
        ("act", {"seat": 0, "action": 0, "position": 0}),
        ("undo", {"seat": 0, "position": 0}),
        ("leave", {"seat": 0}),
        ("resign", {"seat": 0}),
        ("back", {"seat": 0}),
        ("rename", {"seat": 0, "nickname": "X"}),
        ("say", {"seat": 0, "phrase": "hello"}),
        ("why", {"seat": 0, "action": 0}),
        ("preview", {"seat": 0, "action": 0, "position": 0}),
        ("offer-rewind", {"seat": 0, "to": 0, "position": 0}),
        ("answer-rewind", {"seat": 0, "to": 0, "agree": True}),
        ("rematch", {}),
    ]
    for kind, more in for_a_seat:
        assert stranger.do(code, kind, **more)["reason"] == "not-found", kind
        if kind != "rematch":
            assert emmy.do(code, kind, **more)["reason"] == "not-your-seat", kind
    for_the_host: list[tuple[str, dict[str, Any]]] = [
        ("furnish", {"seat": 0, "level": None}),
        ("cover", {"seat": 0}),
        ("start", {}),
        ("change", {"settings": {"spectators": True}}),
    ]
    for kind, more in for_the_host:
        assert stranger.do(code, kind, **more)["reason"] == "not-found"
        assert emmy.do(code, kind, **more)["reason"] == "not-host"
    for path in ("", "/log", "/moments/0", "/poll?wait=0", "/qr.svg", "/verify"):
        assert stranger.get(f"/api/tables/{code}{path}").status_code == 404
    assert ada.state(code)["version"] == 3


def test_hints_take_a_bots_time_and_come_only_so_fast(limited: Running) -> None:
    ada = Person(limited.url)
    code = ada.make([ME, {"kind": "bot", "level": "random"}])
    asked = [ada.post(f"/api/tables/{code}/hint", {"seat": 0, "position": 0}).json()["reason"] for _ in range(30)]
    assert asked[0] == "not-now" and asked[-1] == "too-fast"  # the game has not begun, and that was asked too often
