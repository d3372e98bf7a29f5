"""The upgrade drill: a database of an older release, a server of this one, and clients that knock all the while."""

import json
import sqlite3
import threading
import time
from contextlib import closing
from pathlib import Path

import httpx
import pytest
import sqlalchemy as sa
from alembic import command
from alembic.config import Config

from labtable.server.base.clock import now_ms
from labtable.server.base.codes import holder_of
from labtable.server.http.sessions import SESSION_DAYS, Sessions
from labtable.server.storage.database import MIGRATIONS, Database
from tests.server.playing import GAME, Person, Running, client, free_port
from tests.server.test_storage import Played, wait_until_all_play

WRITTEN = Path(__file__).with_name("data") / "release_0_1_0.sql"
SEEN = {"settings": {"pace": False, "spectators": True}}


def older(new: Path, old: Path, revision: str) -> None:
    """The rows of a database as an older release would have kept them: its tables and columns alone."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with sa.create_engine(f"sqlite:///{old}").begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, revision)
    with closing(sqlite3.connect(old)) as there:
        there.execute("ATTACH ? AS new", (str(new),))
        for (table,) in there.execute("SELECT name FROM main.sqlite_master WHERE type = 'table'").fetchall():
            if table == "alembic_version":
                continue
            columns = ", ".join(f'"{row[1]}"' for row in there.execute(f"PRAGMA main.table_info({table})"))
            there.execute(f"INSERT INTO main.{table} ({columns}) SELECT {columns} FROM new.{table}")
        there.commit()


class Knocking:
    """Somebody who asks for everything again and again, whether there is a server or not."""

    def __init__(self, url: str, code: str) -> None:
        self.paths = ("/health", "/ready", "/", "/api/about", f"/api/tables/{code}", f"/t/{code}")
        self.url, self.stop = url, False
        self.answers: list[tuple[str, int]] = []
        self.thread = threading.Thread(target=self.run)

    def run(self) -> None:
        with client(self.url) as http:
            while not self.stop:
                for path in self.paths:
                    try:
                        self.answers.append((path, http.get(path).status_code))
                    except httpx.HTTPError:
                        time.sleep(0.02)  # not there yet


def test_a_server_migrates_while_clients_knock_and_nothing_is_lost(tmp_path: Path) -> None:
    new, old, port = tmp_path / "new.sqlite", tmp_path / "old.sqlite", free_port()
    server = Running(str(new), tmp_path / "log", "--unlimited", port=port)
    players = []
    for _ in range(2):
        person = Person(server.url)
        code = person.make([{"kind": "me", "nickname": "Ada"}, {"kind": "me", "nickname": "Bo"}], **SEEN)
        person.done(code, "start")
        players.append(Played(person, code))
        for number in range(6):
            players[-1].move(f"before{number}")
    before = [player.person.state(player.code)["steps"] for player in players]
    server.stop()
    older(new, old, "0002")
    knocking = Knocking(server.url, players[0].code)
    threads = [knocking.thread, *(player.thread for player in players)]
    for thread in threads:
        thread.start()
    try:
        server = Running(str(old), tmp_path / "log", "--unlimited", port=port)
        wait_until_all_play(players)
    finally:
        for one in (knocking, *players):
            one.stop = True
        for thread in threads:
            thread.join()
    try:
        for player, steps in zip(players, before, strict=True):
            assert player.person.state(player.code)["steps"][: len(steps)] == steps
    finally:
        server.stop()
    assert {path for path, status in knocking.answers if status == 200} == set(knocking.paths)
    assert not [answer for answer in knocking.answers if answer[1] >= 500 and answer[0] != "/ready"]


@pytest.mark.parametrize("revision", ["0001", "0002", "0003"])
def test_every_older_database_becomes_the_present_one_with_all_its_rows(tmp_path: Path, revision: str) -> None:
    new, old = tmp_path / "new.sqlite", tmp_path / "old.sqlite"
    with Database(str(new)).engine.begin() as connection:
        connection.execute(
            sa.text(
                "INSERT INTO tables (code, game, phase, version, created_at, touched_at, driver, "
                "driven_until) VALUES ('CCCCCCCC', 'element', 'lobby', 1, 5, 6, '', 0)"
            )
        )
        connection.execute(
            sa.text(
                "INSERT INTO rows (code, number, at, author, command, change) "
                "VALUES ('CCCCCCCC', 1, 5, 'Ada', 'make', '{}')"
            )
        )
    older(new, old, revision)
    with Database(str(old)).engine.connect() as there, Database(str(new), read_only=True).engine.connect() as here:
        shape, wanted = (sa.inspect(connection) for connection in (there, here))
        assert set(shape.get_table_names()) == set(wanted.get_table_names())
        for table in wanted.get_table_names():
            assert {column["name"] for column in shape.get_columns(table)} == {
                column["name"] for column in wanted.get_columns(table)
            }
        for table in ("tables", "rows"):
            assert there.execute(sa.text(f"SELECT count(*) FROM {table}")).scalar() == 1


# Seats --------------------------------------------------------------------------------------------


def test_players_of_release_0_1_0_find_their_seats_again(tmp_path: Path) -> None:
    path, dump = tmp_path / "t.sqlite", WRITTEN.read_text()
    known = json.loads(dump.splitlines()[1].removeprefix("-- "))
    with closing(sqlite3.connect(path)) as database:
        database.executescript(dump)
        database.execute("UPDATE tables SET touched_at = ?", (now_ms(),))  # else they would grow old with this test
        database.commit()
    server = Running(str(path), tmp_path / "log", "--unlimited").wait_until_warm(GAME)
    try:
        people = {}
        for name in ("ada", "emmy"):
            person = people[name] = Person(server.url)
            person.http.cookies.set("labtable", known[name])
            person.post("/api/session", {})  # as every page does that is opened
            table = person.state(known["playing"])["table"]
            assert [chair["yours"] for chair in table["chairs"]] == [name == "ada", name == "emmy"]
            assert table["phase"] == "playing" and table["moment"]["position"] == 6
        seat = table["moment"]["to_move"]
        (people["ada"], people["emmy"])[seat].act(known["playing"], seat)
        assert people["ada"].state(known["waiting"])["table"]["host"]
        stranger = Person(server.url)
        stranger.http.cookies.set("labtable", "A" * 43)  # nobody can make a cookie as that release did
        assert stranger.get(f"/api/tables/{known['playing']}").status_code == 404
    finally:
        server.stop()


def sessions_at(day: list[int]) -> Sessions:
    sessions = Sessions()
    sessions.now = lambda: day[0] * 86_400_000
    return sessions


def test_a_cookie_ends_after_thirty_days_and_lives_on_for_whoever_comes_again() -> None:
    day = [20_000]
    sessions = sessions_at(day)
    cookie = sessions.new()
    holder = sessions.holder(cookie)
    assert holder is not None and sessions.renewed(cookie) is None, "it is of today"
    day[0] += SESSION_DAYS
    younger = sessions.renewed(cookie)
    assert sessions.holder(cookie) == holder and younger is not None
    day[0] += 1
    assert sessions.holder(cookie) is None and sessions.holder(younger) == holder
    token, given, seal = cookie.split(".")
    for forged in (token, f"{token}.{int(given) + 1}.{seal}", f"{token}.{given}.{'A' * 22}", f"{token}..", ""):
        assert sessions.holder(forged) is None


def test_cookies_of_earlier_releases_are_taken_for_a_while_and_renewed() -> None:
    day = [20_000]
    sessions = sessions_at(day)
    signed, unsigned = sessions.new().split(".")[0], "B" * 43
    assert sessions.holder(signed) is None and sessions.holder(unsigned) is None
    sessions.undated_until, sessions.carried = (day[0] + SESSION_DAYS) * 86_400_000, frozenset({holder_of(unsigned)})
    assert sessions.holder(signed) == holder_of(signed) and sessions.holder(unsigned) == holder_of(unsigned)
    renewed = [sessions.renewed(token) or "" for token in (signed, unsigned)]
    day[0] += SESSION_DAYS
    assert sessions.holder(signed) is None and sessions.holder(unsigned) is None
    assert [sessions.holder(cookie) for cookie in renewed] == [holder_of(signed), holder_of(unsigned)]


def test_whoever_logs_out_leaves_a_cookie_that_is_worth_nothing(tmp_path: Path) -> None:
    server = Running(str(tmp_path / "t.sqlite"), tmp_path / "log", "--unlimited")
    try:
        ada, thief = Person(server.url), Person(server.url)
        code = ada.make([{"kind": "me", "nickname": "Ada"}, {"kind": "open"}])
        thief.http.cookies = httpx.Cookies({"labtable": ada.http.cookies["labtable"]})
        assert thief.state(code)["table"]["chairs"][0]["yours"]
        assert ada.post("/api/session/end", {}).status_code == 204
        for _ in range(2):
            assert not thief.state(code)["table"]["chairs"][0]["yours"]
            assert thief.do(code, "say", seat=0, phrase="hello")["reason"] == "no-session"
            server.stop()
            server.start()  # it is remembered
    finally:
        server.stop()
