"""What is acknowledged stays: through kill -9, another process, another database, another release."""

import asyncio
import gzip
import os
import sqlite3
import subprocess
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from unittest.mock import MagicMock

import httpx
import pytest
import sqlalchemy as sa

from labtable.cli.doctor import findings
from labtable.core.game.contract import Message
from labtable.core.match.match import Match
from labtable.server.base import temporary
from labtable.server.base.codes import ALPHABET, new_code, read_code
from labtable.server.base.config import DAY
from labtable.server.live import new_tables
from labtable.server.live.live_table import LiveTable
from labtable.server.live.presence import TOLD, presence_of
from labtable.server.live.quota import Quota
from labtable.server.protocol.rejections import Rejection
from labtable.server.run import admin
from labtable.server.storage import database
from labtable.server.storage.database import BadDatabase, Database
from labtable.server.storage.kept import StoreDown
from labtable.server.storage.store import THERE_EVERY, Store, notice_of
from labtable.server.table import events
from labtable.server.table.commands import Decided
from labtable.server.table.events import Row
from labtable.server.table.table import GameTable
from tests.run_cli import called
from tests.server.house import House, made, run, stored
from tests.server.playing import GAME, PATIENCE, Person, Postgres, Running, free_port, two_people, wait_until

BREATH = 0.03  # seconds between two moves of somebody: under load, yet others get a turn on the processor
KILLS = 1  # bench/server_chaos.py kills a hundred times; the drill kills under load too


def test_codes_are_read_as_people_type_them() -> None:
    code = new_code()
    assert set(code) <= set(ALPHABET) and read_code(f"{code[:4]}-{code[4:]}".lower()) == code
    assert read_code("CSZB CCCC") == "C528CCCC"[:1] + "528CCCC"
    assert read_code("CCCCCCC0") is None and read_code("") is None


class Played:
    """Somebody who plays on through every break, and remembers what was acknowledged."""

    def __init__(self, person: Person, code: str) -> None:
        self.person, self.code = person, code
        self.acknowledged: list[tuple[int, int]] = []  # version and position
        self.stop = False
        self.thread = threading.Thread(target=self.run)

    def run(self) -> None:
        number = 0
        while not self.stop:
            number += 1
            with suppress(httpx.HTTPError, KeyError):
                self.move(f"m{number}")
            time.sleep(BREATH)

    def move(self, number: str) -> None:
        table = self.person.http.get(f"/api/tables/{self.code}?since=999999").json()["table"]
        if table["moment"] is None or table["phase"] == "over":
            self.stop = table["phase"] == "over"
            return
        seat = table["moment"]["to_move"]
        moment = self.person.state(self.code, seat=seat, since=999_999)["table"]["moment"]
        command = {
            "type": "act",
            "id": number,
            "seat": seat,
            "action": moment["legal"][0]["action"],
            "position": moment["position"],
        }
        while not self.stop:  # the same command until there is an answer
            try:
                answer = self.person.post(f"/api/tables/{self.code}/commands", command).json()
            except httpx.HTTPError:
                time.sleep(0.05)
                continue
            if answer["type"] == "done":
                self.acknowledged.append((answer["version"], answer["position"]))
            if answer.get("reason") not in ("unavailable", "warming-up"):
                return
            time.sleep(0.1)


def wait_until_all_play(players: list[Played]) -> None:
    """Until everybody has made some more moves, or has come to the end of the game."""
    before = [len(player.acknowledged) for player in players]
    wait_until(
        lambda: all(
            player.stop or len(player.acknowledged) > had + 2 for player, had in zip(players, before, strict=True)
        ),
        "more moves",
    )


def test_kill_9_loses_no_acknowledged_move_and_doubles_none(tmp_path: Path) -> None:
    server = Running(str(tmp_path / "t.sqlite"), tmp_path / "log", "--log-level", "warning", "--unlimited")
    server.wait_until_warm(GAME)
    players = []
    for _ in range(3):
        person = Person(server.url)
        code = person.make([{"kind": "me", "nickname": "Ada"}, {"kind": "me", "nickname": "Bo"}])
        person.done(code, "start")
        players.append(Played(person, code))
    for player in players:
        player.thread.start()
    try:
        for _ in range(KILLS):
            wait_until_all_play(players)
            server.kill()
            server.start()
        wait_until_all_play(players)
    finally:
        for player in players:
            player.stop = True
        for player in players:
            player.thread.join()
    for player in players:
        steps = player.person.state(player.code)["steps"]
        positions = {step["version"]: step["position"] for step in steps}
        assert list(positions) == list(range(1, len(steps) + 1))
        assert len(player.acknowledged) > KILLS
        assert [positions[version] for version, _ in player.acknowledged] == [at for _, at in player.acknowledged]
        assert len(set(player.acknowledged)) == len(player.acknowledged)
    server.stop()
    with sqlite3.connect(tmp_path / "t.sqlite") as database:
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    database.close()


def test_a_full_disk_is_a_refusal_and_the_table_plays_on_afterwards(tmp_path: Path) -> None:
    server = Running(str(tmp_path / "t.sqlite"), tmp_path / "log")
    try:
        ada = Person(server.url)
        code = ada.make([{"kind": "me", "nickname": "Ada"}, {"kind": "open"}])
        blocker = sqlite3.connect(tmp_path / "t.sqlite", isolation_level=None)
        blocker.execute("PRAGMA max_page_count")
        blocker.execute("BEGIN IMMEDIATE")  # a database that cannot be written, as long as this lasts
        refused = ada.do(code, "say", seat=0, phrase="hello")
        assert refused["reason"] == "unavailable"
        wait_until(lambda: ada.get("/ready").status_code == 503, "a server that cannot write is not ready", PATIENCE)
        blocker.execute("ROLLBACK")
        blocker.close()
        wait_until(lambda: ada.get("/ready").status_code == 200, "it can write again", PATIENCE)
        ada.done(code, "say", seat=0, phrase="hello")
        assert ada.state(code)["version"] == 2
    finally:
        server.stop()


def test_a_postgres_that_goes_is_missed_at_the_next_question() -> None:
    engine = MagicMock()  # a database that answers everything, until its server is gone
    store = Store(MagicMock(shared=True, engine=engine), "one")

    async def ask() -> None:
        await store.ready()
        engine.connect.side_effect = sa.exc.OperationalError("", {}, ConnectionError())
        await asyncio.sleep(THERE_EVERY)
        with pytest.raises(StoreDown):
            await store.ready()
        await store.close()

    asyncio.run(ask())
    engine.begin.assert_called_once()  # it need not be written to for that


def test_who_is_at_many_tables_is_told_in_notices_that_postgres_takes() -> None:
    chairs = [events.StoredChair("human", f"P{seat}", None, [f"holder{seat}"]) for seat in range(5)]
    made = events.Made("eureka", {}, events.StoredSettings(), chairs, "holder0", f"{5:064x}")
    tables = [
        LiveTable(GameTable(f"{number:08}", [Row(1, 1, "holder0", "make", made)])) for number in range(2 * TOLD + 1)
    ]
    for live in tables:
        live.holders.update(f"holder{seat}" for seat in range(5))
        live.connections.update(range(255))
    notices = presence_of(tables)
    assert [entry for notice in notices for entry in notice["here"]] == [
        (live.table.code, [0, 1, 2, 3, 4], 250) for live in tables
    ]
    assert max(len(notice_of("p" * 64, notice)) for notice in notices) < 8_000


def test_two_processes_on_one_postgres_are_one_server(postgres: Postgres, tmp_path: Path) -> None:
    url = postgres.database()
    first, second = (Running(url, tmp_path / f"log{number}", "--unlimited").wait_until_warm(GAME) for number in (1, 2))
    try:
        ada, emmy = Person(first.url), Person(second.url)
        code = ada.make([{"kind": "me", "nickname": "Ada"}, {"kind": "open"}], settings={"cover_after": 0})
        emmy.done(code, "sit", nickname="Emmy")
        with ada.socket(code) as here, emmy.socket(code) as there:
            here.until(lambda state: state["table"]["chairs"][1]["present"])
            there.until(lambda state: state["table"]["chairs"][0]["present"])
            ada.done(code, "start")
            state = there.until(lambda state: state["table"]["phase"] == "playing")
            for _ in range(6):
                seat = state["table"]["moment"]["to_move"]
                person, watch = ((ada, there), (emmy, here))[seat]
                version = person.act(code, seat)["version"]
                state = watch.until(lambda state, version=version: state["version"] == version)
            twice = {"type": "say", "id": "once", "seat": 0, "phrase": "hello"}
            ada_there = Person(second.url)
            ada_there.http.cookies = ada.http.cookies
            answers = [person.post(f"/api/tables/{code}/commands", twice).json() for person in (ada, ada_there)]
            assert answers[0]["type"] == "done" and answers[0] == answers[1]
        first.kill()
        survivor = emmy.state(code)
        assert survivor["version"] == answers[0]["version"]
    finally:
        first.stop()
        second.stop()


def test_both_processes_at_once_write_each_version_once(postgres: Postgres, tmp_path: Path) -> None:
    url = postgres.database()
    servers = [Running(url, tmp_path / f"log{number}", "--unlimited") for number in (1, 2)]
    try:
        ada = Person(servers[0].url)
        code = ada.make([{"kind": "me", "nickname": "Ada"}, {"kind": "open"}])
        twins = [Person(server.url) for server in servers]
        for twin in twins:
            twin.http.cookies = ada.http.cookies

        def chat(twin: Person) -> None:
            for _ in range(15):
                twin.done(code, "say", seat=0, phrase="hello")

        with ThreadPoolExecutor(2) as threads:
            list(threads.map(chat, twins))
        for twin in twins:
            with twin.socket(code, seat=0) as stream:
                stream.until(lambda state: state["version"] == 31)
            assert [step["version"] for step in twin.state(code)["steps"]] == list(range(1, 32))
    finally:
        for server in servers:
            server.stop()


def test_admin_lists_exports_backs_up_and_restores_to_the_other_database(
    postgres: Postgres, server: Running, tmp_path: Path
) -> None:
    ada, emmy, code = two_people(server.url)
    for _ in range(3):
        seat = ada.state(code)["table"]["moment"]["to_move"]
        (ada, emmy)[seat].act(code, seat)
    where = ("--database", server.database)
    assert code in called("admin", "list", *where).stdout
    exported = called("admin", "export", code.lower(), str(tmp_path / "x.labtable"), *where)
    assert exported.returncode == 0, exported.stderr
    assert Match.load(tmp_path / "x.labtable").version == 3
    assert "in use by a running server" in " ".join(called("admin", "delete", code, *where).stderr.split())
    backup = called("admin", "backup", str(tmp_path / "backup.gz"), *where)
    assert backup.returncode == 0, backup.stderr
    other = postgres.database()
    restored = called("admin", "restore", str(tmp_path / "backup.gz"), "--database", other)
    assert restored.returncode == 0, restored.stderr
    again = called("admin", "restore", str(tmp_path / "backup.gz"), "--database", other)
    assert again.returncode == 2 and "not empty" in " ".join(again.stderr.split())
    moved = Running(other, tmp_path / "log", "--unlimited").wait_until_warm(GAME)
    try:
        there = Person(moved.url)
        there.http.cookies = ada.http.cookies
        assert there.state(code)["table"]["moment"]["view"] == ada.state(code)["table"]["moment"]["view"]
        deleted = called("admin", "delete", code, "--database", other)
        assert deleted.returncode == 0, deleted.stderr
        wait_until(lambda: there.get(f"/api/tables/{code}").status_code == 404, "the table is gone", PATIENCE)
    finally:
        moved.stop()
    with gzip.open(tmp_path / "backup.gz") as file:
        cut = file.read()[:-40]
    with gzip.open(tmp_path / "cut.gz", "wb") as file:
        file.write(cut)
    assert (
        called("admin", "restore", str(tmp_path / "cut.gz"), "--database", str(tmp_path / "new.sqlite")).returncode == 2
    )


def test_old_tables_are_swept_when_a_server_starts(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite"
    server = Running(str(path), tmp_path / "log", "--unlimited")
    ada = Person(server.url)
    old, new = (ada.make([{"kind": "me", "nickname": "Ada"}, {"kind": "open"}]) for _ in range(2))
    server.stop()
    with sqlite3.connect(path) as database:
        database.execute("UPDATE tables SET touched_at = touched_at - 2 * 86400000 WHERE code = ?", (old,))
    database.close()
    server.start()
    try:
        wait_until(lambda: ada.get(f"/api/tables/{old}").status_code == 404, "the old table is gone", PATIENCE)
        assert ada.get(f"/api/tables/{new}").status_code == 200
    finally:
        server.stop()


def test_a_release_that_cannot_replay_goes_on_from_the_snapshot() -> None:
    from labtable.core.match.save_file import Snapshot

    chairs = [events.StoredChair("human", name, None, [name]) for name in ("Ada", "Emmy")]
    made = events.Made(GAME, {}, events.StoredSettings(), chairs, "Ada", "5" * 64)
    rows = [Row(1, 0, "Ada", "make", made), Row(2, 0, "Ada", "start", events.Dealt(rules_version=-7))]
    match = Match(GameTable("CCCCCCCC", rows).game, 2, secret=bytes.fromhex("5" * 64))
    for number in range(4):
        seat, action = match.to_move, match.legal()[0]
        match.play(action)
        rows.append(Row(3 + number, 0, "x", str(number), events.Played("action", seat, [(seat, action, 0)])))
    table = GameTable("CCCCCCCC", rows, Snapshot.of(match.game, match.state))
    table.wake()
    assert table.match is not None and table.match.version == 4
    assert table.match.state.tobytes() == match.state.tobytes()
    seat, action = table.match.to_move, table.match.legal()[0]
    table.apply(Row(7, 0, "x", "more", events.Played("action", seat, [(seat, action, 0)])))
    assert table.match.version == 5


@pytest.mark.parametrize("url", ["mysql://somewhere/x", "postgresql://nobody@127.0.0.1:1/none"])
def test_a_database_that_cannot_be_opened_is_told_in_one_sentence(url: str) -> None:
    with pytest.raises(BadDatabase):
        Database(url)
    told = called("serve", "--database", url, "--database-wait", "0")
    assert told.returncode == 2 and told.stderr.count("\n") <= 4


def test_a_server_waits_for_a_postgres_that_is_still_starting(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    opened = MagicMock()
    answers = iter([database.NotThereYet("no"), database.NotThereYet("no"), opened])

    def answer(url: str) -> MagicMock:
        found = next(answers)
        if isinstance(found, Exception):
            raise found
        return found

    monkeypatch.setattr(database, "Database", answer)
    monkeypatch.setattr(database, "ASK_EVERY", 0.0)
    assert database.open_database("postgresql://x", PATIENCE) is opened
    assert capsys.readouterr().err.count("waiting for it") == 1


def test_only_a_postgres_that_does_not_answer_is_waited_for(postgres: Postgres) -> None:
    with pytest.raises(database.NotThereYet):
        Database("postgresql://nobody@127.0.0.1:1/none")
    with pytest.raises(BadDatabase) as refused:
        Database(postgres.database().rsplit("/", 1)[0] + "/no_such_database_here")
    assert not isinstance(refused.value, database.NotThereYet), refused.value


def test_temporary_folders_of_killed_processes_are_swept_and_no_others(tmp_path: Path) -> None:
    dead = subprocess.Popen([sys.executable, "-c", ""])
    dead.wait()
    (tmp_path / "elsewhere").mkdir()
    (tmp_path / "elsewhere" / "precious").touch()
    (tmp_path / f"labtable-server-{dead.pid}-linked").symlink_to(tmp_path / "elsewhere")
    kept = {f"labtable-server-{os.getpid()}-abc", "labtable-postgres-x", f"other-server-{dead.pid}-abc"}
    for name in (*kept, f"labtable-server-{dead.pid}-abc", f"labtable-backup-{dead.pid}-abc"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "file").touch()
    temporary.sweep(tmp_path)
    left = {one.name for one in tmp_path.iterdir()}
    assert left == kept | {"elsewhere", f"labtable-server-{dead.pid}-linked"}
    assert (tmp_path / "elsewhere" / "precious").exists()


def test_a_session_that_stores_without_end_is_stopped_for_the_day(tmp_path: Path) -> None:
    async def attack() -> None:
        async with House(str(tmp_path / "t.sqlite")) as house:
            day = [20_000 * DAY]
            house.hub.quota = Quota(lambda: day[0], most=5_000)
            await stored(house, "CCCCCCCC", made())
            live = await house.hub.load("CCCCCCCC")
            assert live is not None

            async def say(who: str, number: int) -> None:
                await house.hub.change(live, who, f"{number}", lambda table, now: Decided(events.Said(0, "hello")))

            with pytest.raises(Rejection) as refused:
                for number in range(5_000):
                    await say("ada", number)
            assert refused.value.message == Message("server-quota") and 10 < live.table.version < 50
            with pytest.raises(Rejection, match="too-fast"):
                await new_tables._make(house.hub, "ada", made())
            await say("emmy", 1)
            await say("table", 1)  # what bots do counts for the host, and is never held up
            day[0] += DAY
            await say("ada", 9_999)

    run(attack())


@pytest.mark.parametrize(("place", "reason"), [("", "is a folder"), ("file/x.sqlite", "Nothing can be written in")])
def test_server_and_doctor_say_alike_why_a_file_is_no_database(tmp_path: Path, place: str, reason: str) -> None:
    (tmp_path / "file").write_text("no folder")
    wanted = str(tmp_path / place)
    told = called("serve", "--database", wanted, "--port", str(free_port()))
    assert told.returncode == 2 and reason in " ".join(told.stderr.split())
    with pytest.raises(BadDatabase, match=reason) as refused:
        Database(wanted)
    found = next(one for one in findings("127.0.0.1", 8000, wanted) if one.what == "tables")
    assert (found.grade, found.words) == ("bad", str(refused.value)) and "--database" in found.words
    assert [path.name for path in tmp_path.iterdir()] == ["file"]


def test_a_backup_that_cannot_be_written_leaves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = str(tmp_path / "tables.sqlite")
    Database(path).close()
    (folder := tmp_path / "folder").mkdir()
    for file, reason in ((folder, "is a folder"), (tmp_path / "absent" / "x.gz", "cannot be written")):
        told = called("admin", "backup", str(file), "--database", path)
        assert told.returncode == 2 and reason in " ".join(told.stderr.split())
    monkeypatch.setattr(admin, "outside_classes", lambda table: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        admin.back_up(Database(path, read_only=True), tmp_path / "x.gz")
    left = {one.name for one in tmp_path.iterdir() if not one.name.startswith("tables.sqlite")}
    assert left == {"folder"} and not list(folder.iterdir())


def test_a_server_that_is_told_to_stop_ends_by_itself_with_nothing_to_be_warned_of(tmp_path: Path) -> None:
    server = Running(str(tmp_path / "t.sqlite"), tmp_path / "log", "--unlimited", anew=True).wait_until_warm(GAME)
    ada = Person(server.url)
    bots = [{"kind": "bot", "level": "laureate"}] * 2
    ada.done(ada.make(bots, settings={"pace": False}), "start")  # a worker thinks while the server stops
    server.stop()
    assert server.process.poll() == 0 and "leaked" not in (tmp_path / "log").read_text()
