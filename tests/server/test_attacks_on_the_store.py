"""Attacks on what is stored: backups, a database that is away, clocks that are wrong.

What an attack from outside found, each finding a test: it no longer works. bench/server_attack.py repeats all of it
against a running server, with figures.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
import stat
import threading
from contextlib import closing
from pathlib import Path

import msgspec
import pytest
import sqlalchemy as sa

from labtable.core.errors import BadSave
from labtable.core.game.contract import Message
from labtable.server.base.clock import ServerClock
from labtable.server.live.autopilot import Driver
from labtable.server.live.live_table import LiveTable
from labtable.server.protocol.rejections import Rejection
from labtable.server.run import admin
from labtable.server.storage.database import BadDatabase, Database
from labtable.server.storage.kept import Append
from labtable.server.storage.schema import ROWS
from labtable.server.table import events
from labtable.server.table.commands import Decided
from labtable.server.table.events import Row
from labtable.server.table.table import GameTable
from tests.run_cli import called
from tests.server.house import FakeWorkers, House, made, run, stored
from tests.server.playing import GAME, PATIENCE, Postgres, Running, wait_until

# A backup under load ------------------------------------------------------------------------------


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
                    row = Row(number, 0, "ada", f"r{number}", events.Said(0, "hello"))
                    await asyncio.gather(
                        *(home.store.append(Append(code, GAME, "lobby", row, None, True, "ada")) for code in codes)
                    )

        asyncio.run(on_and_on())

    writing = threading.Thread(target=write)
    writing.start()
    try:
        wait_until(lambda: house and house[0].store.commits > 60, "the load", PATIENCE)
        for number in range(5):
            backup = tmp_path / f"backup{number}.gz"
            assert admin.back_up(Database(str(path), read_only=True), backup) == 36
            restored = Database(str(tmp_path / f"restored{number}.sqlite"))
            assert admin.restore(restored, backup) == (36, [])
            restored.close()
            assert stat.S_IMODE(backup.stat().st_mode) == 0o600
    finally:
        stop.set()
        writing.join()
    torn(tmp_path / "backup0.gz", tmp_path / "torn.gz")
    empty = Database(str(tmp_path / "empty.sqlite"))
    with pytest.raises(admin.BadBackup, match="not of one moment"):
        admin.restore(empty, tmp_path / "torn.gz")
    empty.close()


def test_a_damaged_table_is_set_aside_and_the_others_are_backed_up_and_restored(tmp_path: Path) -> None:
    path, backup = tmp_path / "t.sqlite", tmp_path / "backup.gz"

    async def damage_one_of_two() -> None:
        async with House(str(path)) as house:
            for code in ("CCCCCCCC", "DDDDDDDD"):
                await stored(house, code, made())
            with house.database.engine.begin() as db:
                db.execute(sa.update(ROWS).where(ROWS.c.code == "CCCCCCCC").values(change='{"type":"ma'))
            with pytest.raises(Rejection) as refused:
                await house.hub.load("CCCCCCCC")
            assert refused.value.message == Message("server-damaged")
            assert await house.hub.load("DDDDDDDD") is not None

    run(damage_one_of_two())
    aside = {"CCCCCCCC": "BadSave", "DDDDDDDD": None}
    with closing(Database(str(path))) as database:
        assert {line.code: line.set_aside for line in admin.listed(database)} == aside
        for code in ("DDDDDDDD", "FFFFFFFF"):
            with pytest.raises(admin.NoSuchTable, match="nothing was changed"):
                admin.retry(database, ["CCCCCCCC", code])
        with pytest.raises(BadSave, match="CCCCCCCC is damaged"):
            admin.export(database, "CCCCCCCC", tmp_path / "match.json")
        admin.retry(database, ["CCCCCCCC"])  # as if no server had looked at it before the backup
        assert admin.back_up(database, backup) == 2
    with closing(Database(str(tmp_path / "restored.sqlite"))) as restored:
        assert admin.restore(restored, backup) == (2, ["CCCCCCCC"])
        assert {line.code: line.set_aside for line in admin.listed(restored)} == aside


def test_a_damaged_file_is_a_sentence_for_every_command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "t.sqlite"
    Database(str(path)).close()
    whole = bytearray(path.read_bytes())
    for page in range(1, len(whole) // 4096):
        whole[4096 * page : 4096 * page + 64] = b"\xff" * 64
    path.write_bytes(whole)
    monkeypatch.setenv("LABTABLE_DATABASE", str(path))
    for command in (("list",), ("backup", str(tmp_path / "backup.gz")), ("delete", "CCCCCCCC")):
        said = called("admin", *command)
        assert said.returncode and "labtable admin restore" in " ".join(said.stderr.split()), command


def test_what_is_no_backup_leaves_no_database_behind(tmp_path: Path) -> None:
    (tmp_path / "none.gz").write_bytes(b"no gzip")
    for name in ("none.gz", "missing.gz"):
        said = called("admin", "restore", str(tmp_path / name), "--database", str(tmp_path / "new.sqlite"))
        assert said.returncode and name in said.stderr and not (tmp_path / "new.sqlite").exists()


def test_a_backup_with_a_line_that_unpacks_to_more_than_any_is_refused_before_it_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import gzip

    monkeypatch.setattr(admin, "LONGEST_LINE", 1000)
    database = Database(str(tmp_path / "new.sqlite"))
    for text in (b" " * 1001, b'{"format":"labtable backup 1"}\n' + b" " * 1001):
        (tmp_path / "bomb.gz").write_bytes(gzip.compress(text))
        with pytest.raises(admin.BadBackup, match="a line of more than 1000 bytes"):
            admin.restore(database, tmp_path / "bomb.gz")
    database.close()


def torn(whole: Path, path: Path) -> None:
    """A backup whose tables and rows are of two moments: one row is younger than its table."""
    import gzip

    lines = gzip.decompress(whole.read_bytes()).splitlines(keepends=True)
    at = next(number for number, line in enumerate(lines) if b'"tables"' in line)
    line = msgspec.json.decode(lines[at])
    line["tables"]["version"] += 1
    lines[at] = msgspec.json.encode(line) + b"\n"
    path.write_bytes(gzip.compress(b"".join(lines)))


# The database -------------------------------------------------------------------------------------


def test_bots_move_again_after_the_database_was_away() -> None:
    class Away:
        calls = 0

        async def claim(self, *_: object) -> bool:
            self.calls += 1
            if self.calls == 1:
                raise sa.exc.OperationalError("select", {}, Exception("the database restarts"))
            return True

    async def attack() -> None:
        chairs = [events.StoredChair("bot", None, "random") for _ in range(2)]
        table = GameTable(
            "CCCCCCCC",
            [
                Row(1, 0, "ada", "make", msgspec.structs.replace(made(pace=False), chairs=chairs)),
                Row(2, 0, "ada", "start", events.Dealt(1)),
            ],
        )
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
            row = Row(2, 0, "emmy", "sit", events.Said(0, "hello"))
            appends = [Append(code, GAME, "lobby", row, None, True, "ada emmy") for code in codes]
            assert all(await asyncio.gather(*map(house.store.append, appends)))

    run(attack())


def test_moves_are_stored_once_whoever_was_first_and_however_the_connection_ends(postgres: Postgres) -> None:
    code = "CCCCCCCC"

    def said(number: int, author: str, command: str) -> Append:
        return Append(
            code,
            GAME,
            "lobby",
            Row(number, number, author, command, events.Said(0, "hello")),
            None,
            number % 2 == 0,
            "ada emmy",
        )

    async def attack() -> None:
        url = postgres.database()
        async with House(url) as house, House(url) as other:
            await stored(house, code, made())
            assert await house.store.append(said(2, "ada", "a"))
            with other.database.engine.begin() as db:
                db.execute(
                    sa.text(
                        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                        "WHERE pid <> pg_backend_pid() AND datname = current_database()"
                    )
                )
            assert await house.store.append(said(3, "ada", "b"))
            assert await house.store.append(said(3, "ada", "b")), "sent again, as after a commit of unknown end"
            assert not await house.store.append(said(3, "emmy", "c")), "another row has this number"
            assert not await house.store.append(said(4, "ada", "b")), "the command came before"
            assert await house.store.append(said(4, "emmy", "c"))
            found = await house.store.load(code)
            assert found is not None
            assert [(row.number, row.author) for row in found.rows] == [(1, "ada"), (2, "ada"), (3, "ada"), (4, "emmy")]
            with house.database.engine.begin() as db:
                line = db.execute(sa.text("SELECT version, public, people FROM tables")).one()
            assert tuple(line) == (4, True, "ada emmy")

    run(attack())


def test_a_client_that_hangs_up_during_the_commit_leaves_a_table_that_is_told(tmp_path: Path) -> None:
    async def attack() -> None:
        async with House(str(tmp_path / "t.sqlite")) as house:
            await stored(house, "CCCCCCCC", made())
            live = await house.hub.load("CCCCCCCC")
            assert live is not None
            for number in range(30):
                say = asyncio.create_task(
                    house.hub.change(live, "ada", f"c{number}", lambda table, now: Decided(events.Said(0, "hello")))
                )
                await asyncio.sleep(0)
                await asyncio.sleep(0)
                say.cancel()
                while live.table.version < number + 2:
                    await asyncio.sleep(0.001)
            kept = await house.store.load("CCCCCCCC")
            assert kept is not None and len(kept.rows) == live.table.version == 31

    run(attack())


# Clocks -------------------------------------------------------------------------------------------


def test_a_wall_clock_that_jumps_takes_no_time_from_a_player() -> None:
    wall, steady = [1_000_000_000_000_000_000], [5_000_000_000]
    clock = ServerClock(lambda: wall[0], lambda: steady[0])
    before = clock.now()
    wall[0] += 3600 * 10**9
    steady[0] += 10**9
    assert clock.now() == before + 1000
    shift = clock.follow()
    assert shift == 3_599_000 and clock.follow() == 0

    async def shifted() -> None:
        live = LiveTable(
            GameTable(
                "CCCCCCCC",
                [
                    Row(1, 0, "ada", "make", made(clock=events.StoredClock(900))),
                    Row(2, before, "ada", "start", events.Dealt(1)),
                ],
            )
        )
        live.table.wake()
        assert live.table.match is not None
        mover = live.table.match.to_move
        live.shift(shift)
        assert live.table.clock_left(mover, clock.now()) == 899_000

    run(shifted())


# The files ----------------------------------------------------------------------------------------


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
