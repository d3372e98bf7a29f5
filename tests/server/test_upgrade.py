"""The upgrade drill: a database of an older release, a server of this one, and clients that knock all the while."""

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

from labtable.server.database import MIGRATIONS, Database
from tests.server.playing import Person, Running, client, free_port
from tests.server.test_storage import Played, wait_until_all_play

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


@pytest.mark.parametrize("revision", ["0001", "0002"])
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
