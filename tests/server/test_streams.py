"""The stream: the same by socket, server-sent events and polling; resumed from anywhere; safe from bad frames."""

import json
import random
import string
import threading
import time
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from labtable.server.http import streams
from labtable.server.http.responses import UNREADABLE
from tests.server.playing import OPEN, Person, two_people

FRAMES = 20_000  # malformed or mutated ones; bench/server_fuzz.py sends 100 000


def without_time(state: dict[str, Any]) -> dict[str, Any]:
    table = {**state["table"], "now": 0}
    table["chairs"] = [{**chair, "present": None, "cover_at": None} for chair in table["chairs"]]
    return {**state, "beat": 0, "table": table}


def play(ada: Person, emmy: Person, code: str, moves: int) -> None:
    for choice in range(moves):
        seat = ada.state(code)["table"]["moment"]["to_move"]
        (ada, emmy)[seat].act(code, seat, choice)


def test_socket_events_and_polling_bring_the_same(url: str) -> None:
    ada, emmy, code = two_people(url)
    play(ada, emmy, code, 5)
    with ada.socket(code, 0, since=3) as stream:
        by_socket = stream.next("state")
    with ada.http.stream("GET", f"/api/tables/{code}/events?seat=0&since=3") as events:
        data = next(line for line in events.iter_lines() if line.startswith("data: "))
        by_events = json.loads(data.removeprefix("data: "))
    by_poll = ada.get(f"/api/tables/{code}/poll?seat=0&since=3").json()
    assert without_time(by_socket) == without_time(by_events) == without_time(by_poll)
    assert [step["version"] for step in by_socket["steps"]] == list(range(4, by_socket["version"] + 1))


def test_whoever_comes_back_gets_exactly_what_was_missed_from_any_version(url: str) -> None:
    ada, emmy, code = two_people(url)
    play(ada, emmy, code, 12)
    whole = ada.state(code, seat=0)["steps"]
    for since in range(len(whole) + 1):
        with ada.socket(code, 0, since=since) as stream:
            assert stream.next("state")["steps"] == whole[since:]


def test_steps_come_without_gap_or_double_while_connections_break(url: str) -> None:
    ada, emmy, code = two_people(url)
    have: list[int] = []
    for round_ in range(8):
        stream = ada.socket(code, 0, since=have[-1] if have else 0)
        have += [step["version"] for step in stream.next("state")["steps"]]
        play(ada, emmy, code, 2)
        if round_ % 2:
            have += [step["version"] for step in stream.next("state")["steps"]]
        stream.ws.socket.close()
    have += [step["version"] for step in ada.state(code, since=have[-1])["steps"]]
    assert have == list(range(1, ada.state(code)["version"] + 1))


def test_polling_waits_for_news_and_a_mover_elsewhere_ends_the_wait(url: str) -> None:
    ada, emmy, code = two_people(url)
    version = ada.get(f"/api/tables/{code}/poll?seat=0&since=0").json()["version"]
    began = time.monotonic()
    same = ada.get(f"/api/tables/{code}/poll?seat=0&since={version}&wait=0.5").json()
    assert time.monotonic() - began >= 0.45 and same["steps"] == []
    later = threading.Timer(0.3, play, args=(twin_of(ada), twin_of(emmy), code, 1))
    later.start()
    news = ada.get(f"/api/tables/{code}/poll?seat=0&since={version}&wait=20").json()
    later.join()
    assert [step["kind"] for step in news["steps"]] == ["action"]


def twin_of(person: Person) -> Person:
    """The same person in another thread: an HTTP client of its own."""
    twin = Person.__new__(Person)
    twin.url = person.url
    twin.http = httpx.Client(base_url=person.url, timeout=60, cookies=person.http.cookies)
    OPEN.append(twin.http)
    return twin


def test_eyes_change_only_to_own_seats(url: str) -> None:
    ada = Person(url)
    code = ada.make([{"kind": "me", "nickname": "Ada"}, {"kind": "me", "nickname": "Bo"}, {"kind": "bot"}])
    ada.done(code, "start")
    with ada.socket(code, 0) as stream:
        assert stream.next("state")["table"]["moment"]["audience"] == 0
        stream.send(type="look", seat=1)
        stream.until(lambda state: state["table"]["moment"]["audience"] == 1)
        stream.send(type="look", seat=2)
        assert stream.next("rejected")["reason"] == "not-your-seat"


def test_a_spectator_without_a_session_can_watch_but_not_act(url: str) -> None:
    ada, emmy, code = two_people(url, settings={"spectators": True})
    stranger = Person(url)
    stranger.http.cookies.clear()
    with stranger.socket(code) as stream:
        assert stream.next("state")["table"]["moment"]["audience"] == -1
        assert stream.ask("sit", nickname="X")["reason"] == "no-session"
        play(ada, emmy, code, 1)
        assert stream.until(lambda state: state["steps"])["table"]["moment"]["legal"] == []


TEXT, BEGINS, GOES_ON, BYTES, CONTROL = 0x81, 0x01, 0x80, 0x82, 0x89  # first bytes of frames
PING = b'{"type": "ping"}'


def masked(data: bytes, first: int = TEXT, length: int | None = None) -> bytes:
    """A frame as a browser sends it."""
    size = len(data) if length is None else length
    head = (
        bytes((first, 0x80 + size))
        if size < 126
        else bytes((first, 0xFE)) + size.to_bytes(2, "big")
        if size < 65_536
        else bytes((first, 0xFF)) + size.to_bytes(8, "big")
    )
    return head + b"abcd" + bytes(byte ^ b"abcd"[number % 4] for number, byte in enumerate(data))


def test_what_a_client_says_is_heard_however_its_bytes_come(url: str) -> None:
    ada, _, code = two_people(url)
    split = masked(b'{"type":', BEGINS) + masked(b"hello", CONTROL) + masked(b'"ping"}', GOES_ON)
    named = masked(json.dumps({"type": "sit", "id": "n", "nickname": "Zoé"}, ensure_ascii=False).encode())
    with ada.socket(code, 0) as stream:
        stream.next("state")
        for whole in (masked(PING), masked(PING + 300 * b" "), masked(PING, BYTES), split):
            for number in range(len(whole)):
                stream.ws.socket.sendall(whole[number : number + 1])
            stream.next("pong")
        stream.ws.socket.sendall(20 * masked(PING) + split + masked(PING)[:9])
        for _ in range(21):
            stream.next("pong")
        stream.ws.socket.sendall(masked(PING)[9:] + named)
        stream.next("pong")
        assert stream.next("rejected")["id"] == "n"  # the game has begun


def test_what_was_said_in_one_breath_with_the_farewell_is_done(url: str) -> None:
    ada, _, code = two_people(url)
    say = '{"type": "say", "id": "s%d", "seat": 0, "phrase": "hello"}'
    says = [(say % number).encode() for number in range(5)]
    with ada.socket(code, 0) as stream:
        stream.next("state")
        seen = {step["version"] for step in ada.state(code)["steps"]}
        stream.ws.socket.sendall(b"".join(masked(say) for say in says) + masked(b"", 0x88))
        until = time.monotonic() + 20
        while len(ada.state(code)["steps"]) < len(seen) + len(says) and time.monotonic() < until:
            time.sleep(0.05)
    assert len(ada.state(code)["steps"]) == len(seen) + len(says)


@pytest.mark.parametrize(
    ("sent", "close"),
    [
        (masked(b'{"type":', BEGINS) + masked(PING), 1002),
        (b"\x81\x02{}", 1002),
        (masked(b"\xff\xfe"), 1007),
        (masked(b"", length=70_000), 1009),
    ],
    ids=["a text inside another", "not masked", "no letters", "too long"],
)
def test_whoever_breaks_the_protocol_of_sockets_is_told_so_and_let_go(url: str, sent: bytes, close: int) -> None:
    ada, _, code = two_people(url)
    with ada.socket(code, 0) as stream:
        stream.next("state")
        stream.ws.socket.sendall(sent)
        with pytest.raises(ConnectionClosed) as closed:
            stream.next("pong")
        assert closed.value.rcvd is not None and closed.value.rcvd.code == close
    assert ada.state(code)["version"]


def mutated(luck: random.Random, frame: str) -> str | bytes:
    kind = luck.randrange(6)
    at = luck.randrange(len(frame))
    if kind == 0:
        return frame[:at]
    if kind == 1:
        return frame[:at] + luck.choice(string.printable) + frame[at + 1 :]
    if kind == 2:
        return frame[:at] + frame[at : at + 9] * luck.randrange(30) + frame[at:]
    if kind == 3:
        return luck.randbytes(luck.randrange(200))
    if kind == 4:
        return "[" * luck.randrange(3000) + frame
    return frame.replace("0", luck.choice(["-1", "1e400", "99999999999999999999", "null", '"x"', "{}", "[]", "true"]))


EXAMPLES = [
    {"type": "act", "id": "a", "seat": 0, "action": 0, "position": 0},
    {"type": "why", "id": "b", "seat": 0, "action": 0},
    {"type": "why", "id": "c", "seat": 0, "thing": "card/0"},
    {"type": "look", "seat": 0},
    {"type": "ping"},
    {"type": "change", "id": "d", "options": {"x": 0}, "players": 0},
    {"type": "say", "id": "e", "seat": 0, "phrase": "0"},
    {"type": "offer-rewind", "id": "f", "seat": 0, "to": 0, "position": 0},
    {"type": "sit", "id": "g", "nickname": "0"},
    {"type": "preview", "id": "h", "seat": 0, "action": 0, "position": 0},
    {"type": "undo", "id": "i", "seat": 0, "position": 0},
]


@pytest.mark.parametrize("seed", [1])
def test_malformed_frames_are_refused_and_nothing_breaks(seed: int) -> None:
    """Straight into the reader of a socket, where an exception would end it."""
    luck = random.Random(seed)
    for _ in range(FRAMES):
        frame = mutated(luck, json.dumps(luck.choice(EXAMPLES)))
        try:
            streams.decode(frame)
        except UNREADABLE:
            continue


def test_an_acknowledgement_comes_before_the_state_that_it_brought(url: str) -> None:
    ada, _, code = two_people(url)
    with ada.socket(code, 0) as stream:
        version = stream.next("state")["version"]
        for number in range(20):
            stream.send(type="say", id=f"order-{number}", seat=0, phrase="hello")
            messages = [stream.next()]
            while messages[-1].get("version", 0) <= version or messages[-1]["type"] != "state":
                messages.append(stream.next())
            version = messages[-1]["version"]
            assert [message["type"] for message in messages if message.get("version") == version] == ["done", "state"]
