"""What an attack from outside found, each finding a test: it no longer works. bench/server_attack.py repeats all of it
against a running server, with figures."""
from __future__ import annotations

import asyncio
import os
import sqlite3
import stat
import threading
import time
from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import sqlalchemy as sa
from websockets.exceptions import ConnectionClosed

from labtable.core.registry import game
from labtable.server import administration, changes, jobs, nicknames, wire
from labtable.server.appending import Append
from labtable.server.changes import Row
from labtable.server.clock import Clock
from labtable.server.commands import Decided
from labtable.server.config import Config
from labtable.server.database import BadDatabase, Database
from labtable.server.driver import Driver
from labtable.server.hub import Hub
from labtable.server.limits import Limits, network_of
from labtable.server.live_table import Connection, LiveTable
from labtable.server.process import Patient
from labtable.server.questions import Questions
from labtable.server.queues import Busy, FairQueue, Gate
from labtable.server.rejections import Rejected
from labtable.server.store import MostOfAll, Store
from labtable.server.table import Table, is_plain
from labtable.server.visitors import Sessions
from labtable.server.warmup import WarmUp
from labtable.server.workers import Lane, Overrun
from tests.server.playing import GAME, PATIENCE, Person, Postgres, Running, two_people, wait_until

ME = {"kind": "me", "nickname": "Ada"}
OPEN_CHAIR = {"kind": "open"}
STRANGE = {"molecule": [8] * 21}  # an own molecule that once hung the server for good


# A server in this process -----------------------------------------------------------------------------

class Ready:
    """Every game is ready."""

    def __init__(self) -> None:
        self.progress: dict[str, Any] = {GAME: None, "laboratorium": None}

    def state(self, name: str) -> None:
        return None

    def preparing(self, name: str, levels: list[str]) -> None:
        return None

    def want(self, name: str) -> None: ...


class FakeWorkers:
    """Answers what it is told to; counts how often it is asked."""

    def __init__(self, answer: Any = None) -> None:
        self.reply, self.asked = answer, 0

    async def at_desk(self, work: Any, *given: Any, asker: str) -> Any:
        self.asked += 1
        if isinstance(self.reply, Exception):
            raise self.reply
        return self.reply

    async def answer(self, match: Any, level: str, asker: str) -> int:
        return int(match.legal()[0])

    def stop(self) -> None: ...


class House:
    """A hub on a database of its own, without sockets."""

    def __init__(self, url: str, workers: Any = None) -> None:
        self.database = Database(url)
        self.store = Store(self.database, "test")
        self.workers = workers or FakeWorkers()
        self.hub = Hub(Config(database=url), self.store, Ready(), self.workers)  # type: ignore[arg-type]

    async def __aenter__(self) -> House:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.hub.close()
        await self.store.close()


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(work, PATIENCE))


def made(game: str = GAME, options: dict[str, Any] | None = None, people: tuple[str, ...] = ("Ada", "Emmy"),
         **settings: Any) -> changes.Made:
    chairs = [changes.StoredChair("human", name, None, [name.lower()]) for name in people]
    return changes.Made(game, options or {}, wire.Settings(**settings), chairs, "ada", "5" * 64)


async def stored(house: House, code: str, *rows: changes.Change, at: int = 0) -> None:
    """A table in the database, row by row."""
    table = Table(code, [])
    for number, change in enumerate(rows, 1):
        row = Row(number, at, "ada", f"row {number}", change)
        table.apply(row)
        phase = "lobby" if table.dealt is None else "playing"
        assert await house.store.append(Append(code, table.made.game, phase, row, None, phase == "lobby", "ada emmy"))


# 1. A table that hangs ------------------------------------------------------------------------------

def test_numbers_that_a_stranger_made_up_are_never_plain() -> None:
    assert is_plain(game("eureka"), {"library": "on"})
    assert not is_plain(game("laboratorium"), STRANGE)
    assert not is_plain(game("laboratorium"), {"molecule": "CCO"})
    assert not is_plain(game("eureka"), {"library": "perhaps"})


@pytest.mark.parametrize("options", [STRANGE, {"molecule": [2**70]}, {"molecule": "C" * 3000}, {"molecule": "C1CC"},
                                     {"molecule": {"deep": []}}, {"molecule": [[1]]}, {"molecule": None}])
def test_strange_options_are_answered_with_a_sentence(options: dict[str, Any]) -> None:
    began = time.process_time()
    assert jobs.trial("laboratorium", 2, options, bytes(32))
    assert time.process_time() - began < 5


def test_options_that_take_too_long_or_are_too_large_are_rejected_before_anything_is_stored(tmp_path: Path) -> None:
    async def attack() -> None:
        async with House(str(tmp_path / "t.sqlite"), FakeWorkers(Overrun())) as house:
            for options in (STRANGE, {"molecule": "C" * 50_000}):
                new = wire.NewTable("laboratorium", (wire.NewChair("me", None, "Ada"), wire.NewChair()), options)
                with pytest.raises(Rejected, match="bad-setup"):
                    await house.hub.make("ada", new, "somewhere")
            assert house.workers.asked == 1 and not house.hub.tables

    run(attack())


def test_a_table_that_hangs_when_it_is_loaded_is_set_aside_and_not_tried_again(tmp_path: Path) -> None:
    async def attack() -> None:
        async with House(str(tmp_path / "t.sqlite"), FakeWorkers(Overrun())) as house:
            await stored(house, "CCCCCCCC", made("laboratorium", STRANGE), changes.Dealt(1))
            for _ in range(3):
                with pytest.raises(Rejected, match="unavailable"):
                    await house.hub.find("CCCCCCCC", "ada")
            assert house.workers.asked == 1
            line, = administration.listed(house.database)
            assert line.set_aside == "Overrun"
            administration.retry(house.database, ["CCCCCCCC"])
            assert administration.listed(house.database)[0].set_aside is None

    run(attack())


def test_work_that_does_not_end_is_stopped_and_its_process_replaced() -> None:
    async def attack() -> None:
        lane = Lane(1, 10)
        with pytest.raises(Overrun):
            await lane.do(time.sleep, 3600, asker="a", limit=0.2)
        assert await lane.do(abs, -7, asker="a", limit=PATIENCE) == 7
        lane.stop()

    run(attack())


# 2. The eyes of a seat -------------------------------------------------------------------------------

def stream_of(person: Person, code: str, way: str, seat: int) -> Iterator[dict[str, Any]]:
    """The messages of a stream, by socket, events or polling."""
    if way == "socket":
        with person.socket(code, seat) as stream:
            while True:
                try:
                    yield stream.next()
                except ConnectionClosed:
                    return
    if way == "events":
        with person.http.stream("GET", f"/api/tables/{code}/events?seat={seat}") as events:
            for line in events.iter_lines():
                if line.startswith("data: "):
                    yield dict(msgspec.json.decode(line.removeprefix("data: ")))
        return
    since, beat = 0, 0
    while True:
        answer = person.get(f"/api/tables/{code}/poll?seat={seat}&since={since}&beat={beat}&wait=2")
        yield dict(answer.json())
        if answer.status_code != 200:
            return
        since, beat = answer.json()["version"], answer.json()["beat"]


@pytest.mark.parametrize("way", ["socket", "events", "poll"])
def test_the_eyes_of_a_seat_end_with_the_seat(url: str, way: str) -> None:
    """Mallory sits, looks, gets up; Emmy sits there. Mallory's old stream never shows her hand."""
    ada, mallory, emmy = Person(url), Person(url), Person(url)
    code = ada.make([ME, OPEN_CHAIR])
    mallory.done(code, "sit", nickname="Mallory", seat=1)
    messages = stream_of(mallory, code, way, 1)
    assert next(messages)["type"] == "state"
    mallory.done(code, "leave", seat=1)
    emmy.done(code, "sit", nickname="Emmy", seat=1)
    ada.done(code, "start")
    for message in messages:
        if message["type"] == "state":
            moment = message["table"]["moment"]
            assert moment is None or moment["audience"] == -1, "the hand of somebody else"
            assert moment is None, "a private game is watched"
        else:
            assert message["reason"] == "not-found"
            break
    messages.close()  # type: ignore[attr-defined]


@pytest.mark.parametrize("way", ["socket", "events", "poll"])
def test_a_player_who_changes_chairs_sees_one_hand(url: str, way: str) -> None:
    ada, emmy = Person(url), Person(url)
    code = ada.make([ME, OPEN_CHAIR, OPEN_CHAIR])
    emmy.done(code, "sit", nickname="Emmy", seat=1)
    messages = stream_of(emmy, code, way, 1)
    next(messages)
    emmy.done(code, "leave", seat=1)
    emmy.done(code, "sit", nickname="Emmy", seat=2)
    ada.done(code, "furnish", seat=1, level="random")
    ada.done(code, "start")
    for message in messages:
        if message["table"]["moment"] is not None:
            assert message["table"]["moment"]["audience"] == 2
            break
    messages.close()  # type: ignore[attr-defined]


def test_spectators_go_when_the_host_sends_them_away(url: str) -> None:
    ada, _, code = two_people(url, settings={"spectators": True})
    with Person(url).socket(code) as stream:
        assert stream.next("state")["table"]["moment"]["audience"] == -1
        ada.done(code, "change", settings={"spectators": False})
        assert stream.next("bye")["reason"] == "not-found"


def test_our_client_may_look_as_a_spectator(url: str) -> None:
    ada, _, code = two_people(url, settings={"spectators": True})
    with ada.socket(code, 0) as stream:
        stream.next("state")
        stream.send(type="look", seat=-1)
        stream.until(lambda state: state["table"]["moment"]["audience"] == -1)


# 4. Many sockets -------------------------------------------------------------------------------------

def test_a_crowd_that_comes_together_is_one_piece_of_news() -> None:
    async def attack() -> None:
        live = LiveTable(Table("CCCCCCCC", [Row(1, 0, "ada", "make", made())]))
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


# 5. Cookies, and what is expensive -------------------------------------------------------------------

def test_a_cookie_that_we_did_not_make_is_no_session(url: str) -> None:
    body = {"game": GAME, "chairs": [ME, OPEN_CHAIR]}
    for token in ("A" * 43, Sessions().new(), "é" * 43, ""):
        forged = httpx.post(f"{url}/api/tables", json=body, headers={"Cookie": f"labtable={token}".encode()})
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


# 6. Replays ------------------------------------------------------------------------------------------

def test_replays_are_made_by_a_worker_once() -> None:
    async def attack() -> None:
        table = Table("CCCCCCCC", [Row(1, 0, "ada", "make", made()), Row(2, 0, "ada", "start", changes.Dealt(1))])
        table.wake()
        live, workers = LiveTable(table), FakeWorkers(b"{}")
        questions = Questions(workers, WarmUp())  # type: ignore[arg-type]
        for _ in range(50):
            assert await questions.replay(live, jobs.moment, 0, -1, asker="a") == b"{}"
        why = wire.Why("w", 0, None, "deck")
        workers.reply = []
        for _ in range(50):
            await questions.ask(live, "ada", why, "a")
        assert workers.asked == 2

    run(attack())


# 7. A backup under load ------------------------------------------------------------------------------

def test_a_backup_under_load_is_one_moment_and_a_torn_one_is_refused(tmp_path: Path) -> None:
    path, stop = tmp_path / "t.sqlite", threading.Event()
    house: list[House] = []

    def write() -> None:
        async def on_and_on() -> None:
            async with House(str(path)) as home:
                house.append(home)
                codes = [f"CCCCCC{letter}{other}" for letter in "CDFGHJ" for other in "CDFGHJ"]
                for code in codes:
                    await stored(home, code, made())
                number = 1
                while not stop.is_set():
                    number += 1
                    row = Row(number, 0, "ada", f"r{number}", changes.Said(0, "hello"))
                    await asyncio.gather(*(home.store.append(
                        Append(code, GAME, "lobby", row, None, True, "ada")) for code in codes))

        asyncio.run(on_and_on())

    writing = threading.Thread(target=write)
    writing.start()
    try:
        wait_until(lambda: house and house[0].store.commits > 60, "the load", PATIENCE)
        for number in range(5):
            backup = tmp_path / f"backup{number}.gz"
            assert administration.back_up(Database(str(path), read_only=True), backup) == 36
            restored = Database(str(tmp_path / f"restored{number}.sqlite"))
            assert administration.restore(restored, backup) == 36
            restored.close()
            assert stat.S_IMODE(backup.stat().st_mode) == 0o600
    finally:
        stop.set()
        writing.join()
    torn(tmp_path / "backup0.gz", tmp_path / "torn.gz")
    empty = Database(str(tmp_path / "empty.sqlite"))
    with pytest.raises(administration.BadBackup, match="not of one moment"):
        administration.restore(empty, tmp_path / "torn.gz")
    empty.close()


def torn(whole: Path, path: Path) -> None:
    """A backup whose tables and rows are of two moments: one row is younger than its table."""
    import gzip

    lines = gzip.decompress(whole.read_bytes()).splitlines(keepends=True)
    at = next(number for number, line in enumerate(lines) if b'"tables"' in line)
    line = msgspec.json.decode(lines[at])
    line["tables"]["version"] += 1
    lines[at] = msgspec.json.encode(line) + b"\n"
    path.write_bytes(gzip.compress(b"".join(lines)))


# 8, 9, 10. The database ------------------------------------------------------------------------------

def test_bots_move_again_after_the_database_was_away() -> None:
    class Away:
        calls = 0

        async def claim(self, *_: object) -> bool:
            self.calls += 1
            if self.calls == 1:
                raise sa.exc.OperationalError("select", {}, Exception("the database restarts"))
            return True

    async def attack() -> None:
        chairs = [changes.StoredChair("bot", None, "random") for _ in range(2)]
        table = Table("CCCCCCCC", [Row(1, 0, "ada", "make", msgspec.structs.replace(made(pace=False), chairs=chairs)),
                                   Row(2, 0, "ada", "start", changes.Dealt(1))])
        table.wake()
        live, moved = LiveTable(table), asyncio.Event()

        async def change(*_: object) -> None:
            moved.set()
            await asyncio.Event().wait()

        driver = Driver(Away(), FakeWorkers(), change)  # type: ignore[arg-type]
        driving = asyncio.create_task(driver.drive(live))
        while not moved.is_set() and not driving.done():
            live.news.set()  # instead of waiting until it tries again
            await asyncio.sleep(0.01)
        assert moved.is_set()
        driving.cancel()

    run(attack())


def test_nine_hundred_tables_in_one_commit_fit_into_notices(postgres: Postgres) -> None:
    async def attack() -> None:
        async with House(postgres.database()) as house:
            codes = [f"CC{number:06}".translate(str.maketrans("01", "XW")) for number in range(900)]
            row = Row(1, 0, "ada", "make", made())
            appends = [Append(code, GAME, "lobby", row, None, True, "ada") for code in codes]
            assert all(await asyncio.gather(*map(house.store.append, appends)))

    run(attack())


def test_a_client_that_hangs_up_during_the_commit_leaves_a_table_that_is_told(tmp_path: Path) -> None:
    async def attack() -> None:
        async with House(str(tmp_path / "t.sqlite")) as house:
            await stored(house, "CCCCCCCC", made())
            live = await house.hub.load("CCCCCCCC")
            assert live is not None
            for number in range(30):
                say = asyncio.create_task(house.hub.change(
                    live, "ada", f"c{number}", lambda table, now: Decided(changes.Said(0, "hello"))))
                await asyncio.sleep(0)
                await asyncio.sleep(0)
                say.cancel()
                while live.table.version < number + 2:
                    await asyncio.sleep(0.001)
            kept = await house.store.load("CCCCCCCC")
            assert kept is not None and len(kept.rows) == live.table.version == 31

    run(attack())


# 11. Codes -------------------------------------------------------------------------------------------

def test_a_whole_network_of_guessers_stops_nobody_else() -> None:
    limits = Limits()
    attackers = {network_of(f"2001:db8:0:1::{number:x}") for number in range(16)}
    assert len(attackers) == 1 and network_of("::ffff:10.0.0.1") == network_of("10.0.0.1")
    net = attackers.pop()
    for number in range(5000):
        if limits.may_search(f"guesser {number % 40}", net):
            limits.missed(f"guesser {number % 40}", net)
    assert not limits.may_search("guesser 0", net) and not limits.may_search(None, net)
    while limits.may_ask("guesser 0", net):
        pass
    assert limits.may_ask("a pupil there", net)
    assert limits.may_search("a pupil there", net) and limits.may_search(None, network_of("2001:db8:0:2::1"))


# Clocks ----------------------------------------------------------------------------------------------

def test_a_wall_clock_that_jumps_takes_no_time_from_a_player() -> None:
    wall, steady = [1_000_000_000_000_000_000], [5_000_000_000]
    clock = Clock(lambda: wall[0], lambda: steady[0])
    before = clock.now()
    wall[0] += 3600 * 10**9
    steady[0] += 10**9
    assert clock.now() == before + 1000
    shift = clock.follow()
    assert shift == 3_599_000 and clock.follow() == 0

    async def shifted() -> None:
        live = LiveTable(Table("CCCCCCCC", [Row(1, 0, "ada", "make", made(clock=wire.Clock(900))),
                                            Row(2, before, "ada", "start", changes.Dealt(1))]))
        live.table.wake()
        assert live.table.match is not None
        mover = live.table.match.to_move
        live.shift(shift)
        assert live.table.clock_left(mover, clock.now()) == 899_000

    run(shifted())


def test_a_sweep_with_a_wrong_clock_deletes_nothing(tmp_path: Path) -> None:
    async def attack() -> None:
        async with House(str(tmp_path / "t.sqlite")) as house:
            for letter in "CDFGHJKMNPQR":
                await stored(house, f"CCCCCCC{letter}", made(), at=1000)
            with pytest.raises(MostOfAll):
                await house.store.sweep(2000, 2000, sure=False)
            await stored(house, "DDDDDDDD", made(), at=5000)
            assert len(administration.listed(house.database)) == 13
            assert len(await house.store.sweep(2000, 2000, sure=True)) == 12

    run(attack())


# Connections -----------------------------------------------------------------------------------------

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


# Privacy ---------------------------------------------------------------------------------------------

def test_a_private_table_cannot_be_told_from_none(url: str) -> None:
    _, _, code = two_people(url)
    stranger = Person(url)
    say = {"type": "say", "id": "x", "seat": 0, "phrase": "hello"}
    gets = ("", "/log", "/moments/0", "/poll?wait=0", "/events", "/qr.svg", "/verify", "/chart", "/match.labtable")
    posts: dict[str, Any] = {"/commands": say, "/hint": {"seat": 0, "position": 0}, "/handover": {"seat": 0},
                             "/forget": {}}
    for path in gets:
        hidden, none = (stranger.get(f"/api/tables/{one}{path}") for one in (code, "CCCCCCCC"))
        assert (hidden.status_code, hidden.content) == (none.status_code, none.content) == (404, none.content), path
    for path, body in posts.items():
        hidden, none = (stranger.post(f"/api/tables/{one}{path}", body) for one in (code, "CCCCCCCC"))
        assert (hidden.status_code, hidden.content) == (none.status_code, none.content) == (404, none.content), path


def test_a_hidden_table_costs_the_same_questions_as_none(tmp_path: Path) -> None:
    async def attack() -> None:
        async with House(str(tmp_path / "t.sqlite")) as house:
            await stored(house, "CCCCCCCC", made(), changes.Dealt(1))
            questions: list[str] = []
            sa.event.listen(house.database.engine, "before_cursor_execute",
                            lambda *told: questions.append(str(told[2])))
            for code in ("CCCCCCCC", "DDDDDDDD"):
                assert await house.hub.find(code, "mallory") is None
            assert len(questions) == 2 and questions[0] == questions[1] and not house.hub.tables
            assert await house.hub.find("CCCCCCCC", "emmy") is not None

    run(attack())


def test_the_host_cannot_have_a_bot_play_for_somebody_who_is_here(url: str) -> None:
    ada, emmy, code = two_people(url)
    with emmy.socket(code, 1) as stream:
        stream.until(lambda state: state["table"]["chairs"][1]["present"])
        assert ada.do(code, "cover", seat=1)["message"]["id"] == "server-present"
    wait_until(lambda: ada.do(code, "cover", seat=1)["type"] == "done", "she is away", PATIENCE)


def test_a_removed_player_does_not_come_back_and_nobody_takes_a_name_twice(url: str) -> None:
    ada, mallory, emmy = Person(url), Person(url), Person(url)
    code = ada.make([ME, OPEN_CHAIR, OPEN_CHAIR])
    mallory.done(code, "sit", nickname="Mallory", seat=1)
    ada.done(code, "furnish", seat=1, level=None)
    assert mallory.do(code, "sit", nickname="Somebody")["message"]["id"] == "server-removed"
    for name in ("Ada", "АDА", "a d a", "Ádá"):
        assert emmy.do(code, "sit", nickname=name)["message"]["id"] == "server-name-taken", name
    emmy.done(code, "sit", nickname="Emmy")
    assert emmy.do(code, "rename", seat=1, nickname="ADA")["message"]["id"] == "server-name-taken"


@pytest.mark.parametrize("name", ["ㅤ", "\u3164\u3164", "⠀", "\u200b", "\u202eabc", "A" + "\u0300" * 9, "…", "\u115f",
                                  "A\ufe0f", "\U000e0041", "", "   ", "x" * 25, "F.u.c.k", "c0nnard", "h1jodeputa"])
def test_names_that_cannot_be_seen_or_insult_are_rejected(name: str) -> None:
    with pytest.raises(Rejected):
        nicknames.clean(name)


@pytest.mark.parametrize("name", ["Ada", "Irène", "Chien-Shiung", "李明", "Ольга", "Zoë 2", "O’Neill", "Dickens",
                                  "Montenegro", "Scunthorpe", "Maricarmen", "فاطمة", "अदिति"])
def test_names_of_people_are_names(name: str) -> None:
    assert nicknames.clean(name) == name


def test_log_out_ends_the_session_and_its_streams(url: str) -> None:
    ada, _, code = two_people(url)
    with ada.socket(code, 0) as stream:
        stream.next("state")
        assert ada.post("/api/session/end", {}).status_code == 204
        assert stream.next("bye")["reason"] == "not-found"
    assert not ada.http.cookies
    assert ada.get(f"/api/tables/{code}").status_code == 404


def test_people_delete_what_is_stored_of_them(server: Running) -> None:
    ada, emmy, code = two_people(server.url)
    holders = stored_text(server, code)
    assert "Emmy" in holders
    assert emmy.post(f"/api/tables/{code}/forget", {}).status_code == 204
    assert "Emmy" not in stored_text(server, code)
    assert emmy.get(f"/api/tables/{code}").status_code == 404
    chairs = ada.state(code)["table"]["chairs"]
    assert chairs[1]["nickname"] == "—" and chairs[1]["resigned"]
    assert ada.post(f"/api/tables/{code}/forget", {}).status_code == 204
    assert stored_text(server, code) == "" and ada.get(f"/api/tables/{code}").status_code == 404


def stored_text(server: Running, code: str) -> str:
    with sqlite3.connect(f"file:{server.database}?mode=ro", uri=True) as database:
        lines = database.execute("SELECT change FROM rows WHERE code = ?", (code,)).fetchall()
    database.close()
    return "".join(line[0] for line in lines)


# The house -------------------------------------------------------------------------------------------

def test_the_database_is_for_its_owner_alone_and_says_nothing_in_logs(server: Running, tmp_path: Path) -> None:
    for name in os.listdir(Path(server.database).parent):
        if "sqlite" in name:
            assert stat.S_IMODE((Path(server.database).parent / name).stat().st_mode) == 0o600, name
    database = Database(str(tmp_path / "t.sqlite"))
    assert database.engine.hide_parameters
    database.close()


def test_a_database_of_a_newer_release_is_told_in_a_sentence(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite"
    Database(str(path)).close()
    with sqlite3.connect(path) as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    database.close()
    with pytest.raises(BadDatabase, match="newer release"):
        Database(str(path))


def test_figures_are_not_for_the_public(url: str) -> None:
    assert httpx.get(f"{url}/metrics").status_code == 200
    for header in ("X-Forwarded-For", "Forwarded", "Via", "X-Real-IP"):
        assert httpx.get(f"{url}/metrics", headers={header: "for=10.0.0.7"}).status_code == 404


@pytest.mark.parametrize("path", ["/%00", "/" + "x" * 300, "/" + "%F0%9F%92%A9" * 300, "/a/%2e%2e/%00/" + "y" * 5000])
def test_strange_paths_are_pages_like_others(url: str, path: str) -> None:
    assert httpx.get(f"{url}{path}").status_code == 200


def test_a_host_that_was_made_to_point_here_is_sent_away(url: str) -> None:
    for host in ("evil.example", "evil.example:80", "127.0.0.1.evil.example", "localhost.evil.example", ""):
        assert httpx.get(f"{url}/api/about", headers={"Host": host}).status_code in (400, 421), host
    for host in ("localhost", "127.0.0.1:99", "[::1]:8000", "192.168.1.5:8000"):
        assert httpx.get(f"{url}/api/about", headers={"Host": host}).status_code == 200, host
