"""Attacks on a school: what one client can do to the others of its network, by asking, making, guessing and watching.

Each is a finding of an attack on a running server, and no longer works. bench/server_edge.py repeats them with figures.
"""

from __future__ import annotations

import asyncio
import concurrent.futures
import contextlib
import itertools
from collections import Counter
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import segno
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response

from labtable.server.base.codes import ALPHABET
from labtable.server.base.config import Config
from labtable.server.http import catalogue
from labtable.server.http.context import Server
from labtable.server.http.limits import CLASS_MISS, KNOWN_AFTER, NETWORK_STREAMS, STREAMS, Limits, Making
from labtable.server.http.prepared import Prepared
from labtable.server.http.routes import api, picture_of
from labtable.server.http.sessions import Sessions, visitor_of
from labtable.server.protocol.rejections import Rejection
from tests.server.class_client import come, new_class
from tests.server.house import run
from tests.server.playing import GAME, PATIENCE, Person, Running

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

        def held() -> int:
            """What a poll is answered that is asked again until somebody moves: its time may be over before."""
            while (answer := ada.get(path)).status_code == 200 and answer.json()["version"] == version:
                pass
            return answer.status_code

        too_many = 2 * (STREAMS // 3) + 1  # the one more is the presence of somebody who polls
        with concurrent.futures.ThreadPoolExecutor(STREAMS) as pool:
            answers = [pool.submit(held) for _ in range(STREAMS)]
            try:
                first = itertools.islice(concurrent.futures.as_completed(answers, PATIENCE), too_many)
                assert {one.result() for one in first} == {429}
            finally:
                Person(limited.url).done(code, "sit", nickname="Emmy")
            assert [one.result() for one in answers].count(200) == STREAMS - too_many
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


def test_a_fresh_teacher_behind_a_busy_address_is_told_how_long_to_wait_and_then_makes_a_class() -> None:
    time_ = Time()
    limits = Limits(clock=time_)
    assert limits.wait(limits.classes, "teacher", "school") == 0
    for number in range(1000):
        limits.may_ask(f"cookie {number % 100}", "school")
        limits.may_make(limits.classes, f"cookie {number % 100}", "school")
    wait = limits.wait(limits.classes, "teacher", "school")
    assert 0 < wait <= 60
    assert not limits.may_make(limits.classes, "teacher", "school")
    time_.now += wait
    assert limits.may_make(limits.classes, "teacher", "school")


def test_who_has_made_all_their_own_waits_for_their_own_limit() -> None:
    time_ = Time()
    limits = Limits(clock=time_)
    while limits.may_make(limits.classes, "teacher", "school"):
        pass
    wait = limits.wait(limits.classes, "teacher", "school")
    time_.now += wait - 1
    assert not limits.may_make(limits.classes, "teacher", "school")
    time_.now += 1
    assert limits.may_make(limits.classes, "teacher", "school")


def test_a_cookie_of_an_earlier_day_is_told_from_a_new_one() -> None:
    sessions = Sessions()
    cookie = sessions.new()
    assert not sessions.returns(cookie)
    today = sessions.now()
    sessions.now = lambda: today + 86_400_000
    assert sessions.returns(cookie) and sessions.holder(cookie) is not None
