"""Attacks that were to hang the server, slow it down or fill it up.

What an attack from outside found, each finding a test: it no longer works. bench/server_attack.py repeats all of it
against a running server, with figures.
"""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest
import uvicorn

from labtable.core.game.registry import game
from labtable.server.base.fair_queue import Busy, FairQueue, Gate
from labtable.server.http.sessions import Sessions
from labtable.server.live.live_table import Connection, LiveTable
from labtable.server.live.new_tables import make
from labtable.server.live.questions import Questions
from labtable.server.protocol import rest_wire, table_commands
from labtable.server.protocol.rejections import Rejection
from labtable.server.run import admin
from labtable.server.run.process import Patient
from labtable.server.table import events
from labtable.server.table.events import Row
from labtable.server.table.table import GameTable, is_plain
from labtable.server.workers import jobs
from labtable.server.workers.processes import Lane
from labtable.server.workers.warmup import WarmUp
from labtable.server.workers.workers import Overrun
from tests.server.house import ME, OPEN_CHAIR, FakeWorkers, House, made, run, stored
from tests.server.playing import GAME, PATIENCE, Running, free_port, nobody, two_people

STRANGE = {"molecule": [8] * 21}  # an own molecule that once hung the server for good


# A table that hangs -------------------------------------------------------------------------------


def test_numbers_that_a_stranger_made_up_are_never_plain() -> None:
    assert is_plain(game("eureka"), {"library": "on"})
    assert not is_plain(game("laboratorium"), STRANGE)
    assert not is_plain(game("laboratorium"), {"molecule": "CCO"})
    assert not is_plain(game("eureka"), {"library": "perhaps"})


@pytest.mark.parametrize(
    "options",
    [
        STRANGE,
        {"molecule": [2**70]},
        {"molecule": "C" * 3000},
        {"molecule": "C1CC"},
        {"molecule": {"deep": []}},
        {"molecule": [[1]]},
        {"molecule": None},
    ],
)
def test_strange_options_are_answered_with_a_sentence(options: dict[str, Any]) -> None:
    began = time.process_time()
    assert jobs.trial("laboratorium", 2, options, bytes(32))
    assert time.process_time() - began < 5


def test_options_that_take_too_long_or_are_too_large_are_rejected_before_anything_is_stored(tmp_path: Path) -> None:
    async def attack() -> None:
        async with House(str(tmp_path / "t.sqlite"), FakeWorkers(Overrun())) as house:
            for options in (STRANGE, {"molecule": "C" * 50_000}):
                new = rest_wire.NewTable(
                    "laboratorium", (rest_wire.NewChair("me", None, "Ada"), rest_wire.NewChair()), options
                )
                with pytest.raises(Rejection, match="bad-setup"):
                    await make(house.hub, "ada", new, "somewhere")
            assert house.workers.asked == 1 and not house.hub.tables

    run(attack())


def test_a_table_that_hangs_when_it_is_loaded_is_set_aside_and_not_tried_again(tmp_path: Path) -> None:
    async def attack() -> None:
        async with House(str(tmp_path / "t.sqlite"), FakeWorkers(Overrun())) as house:
            await stored(house, "CCCCCCCC", made("laboratorium", STRANGE), events.Dealt(1))
            for _ in range(3):
                with pytest.raises(Rejection, match="unavailable"):
                    await house.hub.find("CCCCCCCC", "ada")
            assert house.workers.asked == 1
            (line,) = admin.listed(house.database)
            assert line.set_aside == "Overrun"
            admin.retry(house.database, ["CCCCCCCC"])
            assert admin.listed(house.database)[0].set_aside is None

    run(attack())


def test_work_that_does_not_end_is_stopped_and_its_process_replaced() -> None:
    async def attack() -> None:
        lane = Lane(1, 10)
        with pytest.raises(Overrun):
            await lane.do(time.sleep, 3600, asker="a", limit=0.2)
        assert await lane.do(abs, -7, asker="a", limit=PATIENCE) == 7
        lane.stop()

    run(attack())


# Many sockets -------------------------------------------------------------------------------------


def test_a_crowd_that_comes_together_is_one_piece_of_news() -> None:
    async def attack() -> None:
        live = LiveTable(GameTable("CCCCCCCC", [Row(1, 0, "ada", "make", made())]))
        for number in range(800):
            live.enter(Connection(live, None if number % 2 else f"guest {number}", None, 0))
            live.presence_changed(lambda: None)
        while live.beat == 0:
            await asyncio.sleep(0.01)
        assert live.beat <= 2 and live.watchers() == 800
        for connection in list(live.connections):
            live.exit(connection)
        assert live.watchers() == 0 and not live.holders

    run(attack())


# Cookies, and what is expensive -------------------------------------------------------------------


def test_a_cookie_that_we_did_not_make_is_no_session(url: str) -> None:
    body = {"game": GAME, "chairs": [ME, OPEN_CHAIR]}
    for token in ("A" * 43, Sessions().new(), "é" * 43, ""):
        forged = nobody(url).post("/api/tables", json=body, headers={"Cookie": f"labtable={token}".encode()})
        assert forged.json()["reason"] == "no-session"
    mine = Sessions()
    assert mine.holder(mine.new()) and mine.holder(Sessions().new()) is None


def test_bots_move_before_hints_and_those_who_ask_for_much_wait() -> None:
    async def attack() -> None:
        queue, order = FairQueue(1, 100), list[str]()

        async def job(name: str, asker: str, rank: int) -> None:
            async with queue.turn(asker, rank):
                order.append(name)
                await asyncio.sleep(0)

        await queue.take("somebody")
        waiting = [asyncio.create_task(job(f"flood {n}", "flood", 0)) for n in range(20)]
        waiting += [asyncio.create_task(job(f"hint {n}", f"cookie {n}", 1)) for n in range(20)]
        await asyncio.sleep(0)
        waiting.append(asyncio.create_task(job("victim", "victim", 0)))
        await asyncio.sleep(0)
        queue.give_back()
        await asyncio.gather(*waiting)
        assert order.index("victim") <= 2 and order.index("hint 0") == 21

    run(attack())


def test_a_full_queue_says_so_and_a_cancelled_place_is_given_on() -> None:
    async def attack() -> None:
        queue = FairQueue(1, 2)
        await queue.take("a")
        first, second = (asyncio.create_task(queue.take("b")) for _ in range(2))
        await asyncio.sleep(0)
        with pytest.raises(Busy):
            await queue.take("c")
        first.cancel()
        queue.give_back()
        await second
        assert queue.free == 0
        queue.give_back()
        assert queue.free == 1

    run(attack())


def test_a_thousand_requests_at_once_let_others_through() -> None:
    async def attack() -> None:
        gate, entered = Gate(), list[str]()

        async def come(name: str) -> None:
            await gate.enter(name)
            entered.append(name)

        flood = [asyncio.create_task(come("flood")) for _ in range(1000)]
        await asyncio.sleep(0)
        victim = asyncio.create_task(come("victim"))
        await asyncio.gather(*flood, victim)
        assert entered.index("victim") < 10

    run(attack())


# Replays ------------------------------------------------------------------------------------------


def test_replays_are_made_by_a_worker_once() -> None:
    async def attack() -> None:
        table = GameTable("CCCCCCCC", [Row(1, 0, "ada", "make", made()), Row(2, 0, "ada", "start", events.Dealt(1))])
        table.wake()
        live, workers = LiveTable(table), FakeWorkers(b"{}")
        questions = Questions(workers, WarmUp())  # type: ignore[arg-type]
        for _ in range(50):
            assert await questions.replay(live, jobs.moment, 0, -1, asker="a") == b"{}"
        why = table_commands.Why("w", 0, None, "deck")
        workers.reply = []
        for _ in range(50):
            await questions.why(live, "ada", why, "a")
        assert workers.asked == 2

    run(attack())


# Connections --------------------------------------------------------------------------------------


def test_quiet_connections_are_told_from_busy_ones() -> None:
    class Cycle:
        response_complete = False

    patient = Patient.__new__(Patient)
    patient.cycle = None
    assert patient.is_quiet()
    patient.cycle = Cycle()
    assert not patient.is_quiet()
    patient.cycle.response_complete = True
    assert patient.is_quiet()


def test_two_tabs_that_poll_one_session_miss_no_step(url: str) -> None:
    ada, _, code = two_people(url)
    have: list[list[int]] = [[], []]
    for _ in range(15):
        ada.done(code, "say", seat=0, phrase="hello")
        for tab in have:
            answer = ada.get(f"/api/tables/{code}/poll?seat=0&since={tab[-1] if tab else 0}&wait=0").json()
            tab += [step["version"] for step in answer["steps"]]
    assert have[0] == have[1] == list(range(1, ada.state(code)["version"] + 1))


# Addresses ----------------------------------------------------------------------------------------


def test_figures_are_not_for_the_public(url: str) -> None:
    """A proxy on this computer may pass them on without a word about it, so only a token opens them there."""
    assert nobody(url).get("/metrics").status_code == 404
    assert nobody(url).get("/metrics", headers={"Authorization": "Bearer"}).status_code == 404


def test_figures_have_a_port_of_their_own_or_a_token(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    port = free_port()
    server = Running(str(tmp_path / "own.sqlite"), tmp_path / "log", "--metrics-port", str(port))
    try:
        assert nobody(server.url).get("/metrics").status_code == 404
        http = nobody(f"http://127.0.0.1:{port}")
        metrics = http.get("/metrics").text
        for name in ("commit_seconds_bucket", "tables", "connections", "changes_total"):
            assert f"labtable_{name}" in metrics
        for header in ("X-Forwarded-For", "Forwarded", "Via", "X-Real-IP"):
            assert http.get("/metrics", headers={header: "for=10.0.0.7"}).status_code == 404
    finally:
        server.stop()
    monkeypatch.setenv("LABTABLE_METRICS_TOKEN", "secret")
    server = Running(str(tmp_path / "token.sqlite"), tmp_path / "log")
    try:
        for given, status in (("secret", 200), ("secre", 404), ("secret2", 404)):
            asked = nobody(server.url).get("/metrics", headers={"Authorization": f"Bearer {given}"})
            assert asked.status_code == status, given
    finally:
        server.stop()


def test_a_client_behind_a_proxy_cannot_choose_its_address() -> None:
    """Proxies append: the right-most address that is no proxy's is the client's, whatever it sent itself."""

    async def seen(forwarded: str, peer: str = "10.0.0.2") -> str:
        found: list[str] = []

        async def app(scope: Any, receive: Any, send: Any) -> None:
            found.append(scope["client"][0])

        config = uvicorn.Config(app, forwarded_allow_ips="127.0.0.1,10.0.0.0/24", log_config=None)
        config.load()
        scope = {"type": "http", "client": (peer, 1), "headers": [(b"x-forwarded-for", forwarded.encode())]}
        await config.loaded_app(scope, None, None)  # type: ignore[arg-type]
        return found[0]

    async def attack() -> None:
        assert await seen("6.6.6.6, 192.0.2.7") == await seen("192.0.2.7, 10.0.0.3") == "192.0.2.7"
        assert await seen("6.6.6.6", peer="192.0.2.7") == "192.0.2.7"

    run(attack())


@pytest.mark.parametrize("path", ["/%00", "/" + "x" * 300, "/" + "%F0%9F%92%A9" * 300, "/a/%2e%2e/%00/" + "y" * 5000])
def test_strange_paths_are_pages_like_others(url: str, path: str) -> None:
    assert nobody(url).get(f"{url}{path}").status_code == 200


DISGUISED = ("localhost:18431@evil.example", "127.0.0.1:80@evil.example", "localhost:80:80", "localhost:x", "[::1]x")


def test_a_host_that_was_made_to_point_here_is_sent_away(url: str) -> None:
    for host in ("evil.example", "evil.example:80", "127.0.0.1.evil.example", "localhost.evil.example", "", *DISGUISED):
        assert nobody(url).get("/api/about", headers={"Host": host}).status_code in (400, 421), host
    page = {"Host": "lab.school.example", "Accept": "text/html", "Accept-Language": "de, fr;q=0.8"}
    assert nobody(url).get("/", headers=page).text == "Ce serveur ne répond pas à cette adresse."
    for host in ("localhost", "127.0.0.1:99", "[::1]:8000", "192.168.1.5:8000"):
        assert nobody(url).get("/api/about", headers={"Host": host}).status_code == 200, host
