"""What is stored grows old by a clock that only goes forward; what is swept can come back for a while."""

from __future__ import annotations

from pathlib import Path

import pytest
import sqlalchemy as sa

from labtable.server.base.clock import REST, ForwardClock, KeptTime
from labtable.server.base.config import DAY, HOUR
from labtable.server.classroom.classes import Classes
from labtable.server.classroom.record import ClassRecord
from labtable.server.live.new_tables import make_once
from labtable.server.run import admin
from labtable.server.storage.schema import CLASSES, TABLES
from labtable.server.storage.store import FEW, GRACE
from tests.run_cli import called
from tests.server.house import House, made, run, stored
from tests.server.playing import GAME, Postgres

CODE, CLASS = "CCCCCCCC", "D" * 12
LETTERS = "CDFGHJKMNPQRTVWX23456789"
NOON = 1_800_000_000_000  # milliseconds since 1970


class Time:
    """A wall clock that can be set, and the time that really passes."""

    def __init__(self) -> None:
        self.wall = self.steady = NOON

    def passes(self, milliseconds: int) -> None:
        self.wall += milliseconds
        self.steady += milliseconds

    def clock(self, kept: KeptTime | None = None) -> ForwardClock:
        return ForwardClock(kept, lambda: self.wall * 1_000_000, lambda: self.steady * 1_000_000)


@pytest.fixture(params=["sqlite", "postgres"])
def where(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database of either kind."""
    if request.param == "sqlite":
        return str(tmp_path / "t.sqlite")
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.database()


async def sweep(house: House) -> list[str]:
    now = house.store.ages.now()
    return await house.store.sweep(now - DAY, now - 30 * DAY)


def a_class() -> ClassRecord:
    return ClassRecord(
        CLASS, "DDDDDD", NOON, NOON + DAY, ["t"], GAME, 2, "greedy", {}, False, None, "free", [], "en", "", ""
    )


# The clock ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("days", [1, 40, 20_000, -1, -20_000])
def test_a_wall_clock_that_is_set_makes_nothing_older(days: int) -> None:
    time = Time()
    clock = time.clock()
    time.passes(HOUR)
    time.wall += days * DAY
    time.passes(HOUR)
    assert clock.now() == NOON + 2 * HOUR


@pytest.mark.parametrize(("gap", "counted"), [(HOUR, HOUR), (REST, REST), (40 * DAY, REST), (-40 * DAY, 0)])
def test_between_two_runs_a_night_counts_and_no_more(gap: int, counted: int) -> None:
    time = Time()
    kept = time.clock().kept()
    time.wall += gap
    assert time.clock(kept).now() == NOON + counted


def test_a_server_that_is_started_again_and_again_grows_no_older_by_it() -> None:
    time = Time()
    kept = time.clock().kept()
    time.wall += 40 * DAY
    for _ in range(50):
        kept = time.clock(kept).kept()
    assert time.clock(kept).now() == NOON + REST


# Tables -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("days", [1, 40])
def test_a_jump_of_the_clock_deletes_neither_tables_nor_the_running_class(where: str, days: int) -> None:
    async def jump() -> None:
        async with House(where) as house:
            time = Time()
            house.store.ages = time.clock()
            classes = Classes(house.hub)
            assert await classes.store.insert(a_class())
            await stored(house, CODE, made())
            time.wall += days * DAY
            time.passes(HOUR)
            for _ in range(2):  # also after a restart with the wrong clock
                assert await sweep(house) == [] and await classes.store.delete_expired(house.store.ages.now()) == []
                assert await house.hub.load(CODE) is not None and await classes.load(CLASS) is not None
                await house.store.keep_age()
                house.store.ages = time.clock(await house.store.kept_age())

    run(jump())


def test_a_swept_table_is_gone_for_everybody_and_can_come_back_for_a_week(where: str) -> None:
    async def grow_old() -> None:
        async with House(where) as house:
            time = Time()
            house.store.ages = time.clock()
            await stored(house, CODE, made())
            time.passes(DAY + HOUR)
            assert await sweep(house) == [CODE] and await sweep(house) == []
            assert await house.hub.find(CODE, "ada") is None and await house.store.load(CODE) is None
            assert await house.store.games_in_play() == []
            time.passes(GRACE - HOUR)
            await sweep(house)
            await house.store.keep_age()
            admin.bring_back(house.database, [CODE])
            assert await house.hub.find(CODE, "ada") is not None and await sweep(house) == []
            with pytest.raises(admin.NoSuchTable, match="was not swept"):
                admin.bring_back(house.database, [CODE])

    run(grow_old())


def test_a_swept_table_that_nobody_brought_back_is_deleted_after_a_week(where: str) -> None:
    async def grow_old() -> None:
        async with House(where) as house:
            time = Time()
            house.store.ages = time.clock()
            await stored(house, CODE, made())
            time.passes(DAY + HOUR)
            await sweep(house)
            time.passes(GRACE + HOUR)
            await sweep(house)
            assert admin.listed(house.database) == []
            with pytest.raises(admin.NoSuchTable, match="no table"):
                admin.bring_back(house.database, [CODE])

    run(grow_old())


def test_one_sweep_takes_a_part_of_all_tables_the_oldest_first(tmp_path: Path) -> None:
    async def grow_old() -> None:
        async with House(str(tmp_path / "t.sqlite")) as house:
            time = Time()
            house.store.ages = time.clock()
            for letter in LETTERS:
                await stored(house, f"CCCCCCC{letter}", made())
                time.passes(1)
            time.passes(2 * DAY)
            assert await sweep(house) == [f"CCCCCCC{letter}" for letter in LETTERS[:FEW]]
            assert len(await sweep(house)) == len(LETTERS) - FEW

    run(grow_old())


def test_somebody_who_plays_at_a_table_that_is_being_swept_keeps_it(tmp_path: Path) -> None:
    async def grow_old() -> None:
        async with House(str(tmp_path / "t.sqlite")) as house:
            time = Time()
            house.store.ages = time.clock()
            await stored(house, CODE, made())
            time.passes(2 * DAY)
            await sweep(house)
            with house.database.engine.begin() as db:  # as a process does that has the table in memory
                db.execute(sa.update(TABLES).values(touched_at=house.store.ages.now()))
            await sweep(house)
            assert await house.hub.load(CODE) is not None

    run(grow_old())


def test_the_deal_of_a_day_that_was_swept_is_found_again_by_its_player(tmp_path: Path) -> None:
    async def grow_old() -> None:
        async with House(str(tmp_path / "t.sqlite")) as house:
            time = Time()
            house.store.ages = time.clock()
            await stored(house, CODE, made())
            time.passes(2 * DAY)
            await sweep(house)
            live = await make_once(house.hub, "ada", made(), CODE)
            assert live.table.version == 1 and live.table.code == CODE

    run(grow_old())


def test_admin_brings_swept_tables_back_by_a_command(tmp_path: Path) -> None:
    path = str(tmp_path / "t.sqlite")

    async def grow_old() -> None:
        async with House(path) as house:
            time = Time()
            house.store.ages = time.clock()
            await stored(house, CODE, made())
            time.passes(2 * DAY)
            await sweep(house)
            await house.store.keep_age()

    run(grow_old())
    assert "yes" in called("admin", "list", "--database", path).stdout
    assert "Back again: 1." in called("admin", "bring-back", CODE.lower(), "--database", path).stdout
    assert "yes" not in called("admin", "list", "--database", path).stdout


# Classes ------------------------------------------------------------------------------------------


def test_a_class_ends_when_its_hours_are_over_and_does_not_come_back(where: str) -> None:
    async def grow_old() -> None:
        async with House(where) as house:
            time = Time()
            house.store.ages = time.clock()
            classes = Classes(house.hub)
            assert await classes.store.insert(a_class())
            time.passes(DAY - HOUR)
            assert await classes.store.delete_expired(house.store.ages.now()) == []
            time.passes(HOUR)
            assert await classes.load(CLASS) is None
            assert await classes.store.delete_expired(house.store.ages.now()) == [CLASS]
            with house.database.engine.connect() as db:
                assert db.execute(sa.select(CLASSES)).all() == []

    run(grow_old())


def test_a_class_that_is_given_more_hours_has_them_on_the_disk_too(where: str) -> None:
    async def grow_old() -> None:
        async with House(where) as house:
            time = Time()
            house.store.ages = time.clock()
            classes, record = Classes(house.hub).store, a_class()
            assert await classes.insert(record)
            record.expires_at += DAY
            assert await classes.save(record, 1)
            time.passes(DAY + HOUR)
            assert await classes.delete_expired(house.store.ages.now()) == []
            time.passes(DAY)
            assert await classes.delete_expired(house.store.ages.now()) == [CLASS]

    run(grow_old())


# The files ----------------------------------------------------------------------------------------

PUPILS = [f"Pupil-{number}-{'ABC'[number % 3] * 9}" for number in range(42)]


def names_on_disk(folder: Path) -> set[str]:
    """Names that anybody can read in the files of a database."""
    files = b"".join(file.read_bytes() for file in folder.glob("t.sqlite*"))
    return {name for name in PUPILS if name.encode() in files}


def test_the_name_of_a_pupil_who_left_is_not_in_the_files_and_a_changed_one_goes_with_the_next_wipe(
    tmp_path: Path,
) -> None:
    async def leave() -> None:
        from labtable.server.classroom.record import Card

        async with House(str(tmp_path / "t.sqlite")) as house:
            classes, record = Classes(house.hub).store, a_class()
            record.cards = [Card(number, name, 0, [f"holder{number}"]) for number, name in enumerate(PUPILS[:3])]
            assert await classes.insert(record)
            assert names_on_disk(tmp_path) == set(PUPILS[:3])
            record.cards.pop()
            assert await classes.save(record, 1)
            assert names_on_disk(tmp_path) == set(PUPILS[:2])
            record.cards[0].name = PUPILS[5]
            assert await classes.save(record, 2)
            await house.store.wipe()
            assert names_on_disk(tmp_path) == {PUPILS[1], PUPILS[5]}

    run(leave())


def test_the_name_of_a_pupil_who_left_a_table_is_not_in_its_rows_and_the_others_keep_theirs(tmp_path: Path) -> None:
    from labtable.server.storage.bulk_insert import Append
    from labtable.server.table.events import Furnished, Renamed, Row, Sat

    async def leave() -> None:
        async with House(str(tmp_path / "t.sqlite")) as house:
            changes = [
                made(people=(PUPILS[0], PUPILS[1])),
                Renamed(0, PUPILS[2]),
                Furnished(1, "random"),
                Sat(1, PUPILS[3], "holder3"),
                Furnished(1, "random"),
            ]
            for number, change in enumerate(changes, 1):
                row = Row(number, 0, "class", f"row {number}", change)
                assert await house.store.append(Append(CODE, GAME, "playing", row, None, False, None, CLASS))
            assert names_on_disk(tmp_path) == set(PUPILS[:4])
            await house.store.forget_former_names(CODE)
            assert names_on_disk(tmp_path) == {PUPILS[2]}
            table = await house.hub.load(CODE)
            assert table is not None and table.table.chairs[0].nickname == PUPILS[2]

    run(leave())


async def a_lesson(house: House) -> Classes:
    """A class of 42, changed again and again as a lesson does, with a table for every two of them."""
    from labtable.server.classroom.record import Card
    from labtable.server.storage.bulk_insert import Append
    from labtable.server.table.events import Renamed, Row

    classes, record = Classes(house.hub), a_class()
    assert await classes.store.insert(record)
    for number, name in enumerate(PUPILS):
        record.cards.append(Card(number, name, 0, [f"holder{number}"]))
        assert await classes.store.save(record, number + 1)
    for first in range(0, len(PUPILS), 2):
        code = f"DDDDDD{LETTERS[first // 24]}{LETTERS[first % 24]}"
        rows = [made(people=tuple(PUPILS[first : first + 2])), *(Renamed(0, PUPILS[first]) for _ in range(40))]
        for number, change in enumerate(rows, 1):
            row = Row(number, 0, "class", f"row {number}", change)
            assert await house.store.append(Append(code, GAME, "playing", row, None, False, None, CLASS))
    return classes


@pytest.mark.parametrize("ending", ["by the teacher", "by the clock"])
def test_nobody_can_read_a_name_in_the_files_when_a_class_has_ended(tmp_path: Path, ending: str) -> None:
    async def teach() -> None:
        async with House(str(tmp_path / "t.sqlite")) as house:
            time = Time()
            house.store.ages = time.clock()
            classes = await a_lesson(house)
            await stored(house, CODE, made())
            assert names_on_disk(tmp_path) == set(PUPILS)
            time.passes(DAY)
            if ending == "by the teacher":
                await classes.store.delete(CLASS)
            else:
                assert await classes.store.delete_expired(house.store.ages.now()) == [CLASS]
            assert names_on_disk(tmp_path) == set()
            assert await house.store.load(CODE) is not None

    run(teach())


def test_what_a_backup_kept_from_being_wiped_is_wiped_after_it(tmp_path: Path) -> None:
    import sqlite3

    async def teach() -> None:
        async with House(str(tmp_path / "t.sqlite")) as house:
            classes = await a_lesson(house)
            reader = sqlite3.connect(tmp_path / "t.sqlite", isolation_level=None)
            reader.execute("BEGIN")
            reader.execute("SELECT count(*) FROM rows").fetchone()
            await classes.store.delete(CLASS)
            await stored(house, CODE, made())  # nobody waits for the reader
            reader.close()
            assert names_on_disk(tmp_path)
            await house.store.wipe()  # which housekeeping does again and again
            assert names_on_disk(tmp_path) == set()

    run(teach())


def test_somebody_who_is_forgotten_cannot_be_read_in_the_files(tmp_path: Path) -> None:
    async def forget() -> None:
        async with House(str(tmp_path / "t.sqlite")) as house:
            await stored(house, CODE, made(people=("Ada", PUPILS[0])))
            assert names_on_disk(tmp_path) == {PUPILS[0]}
            await house.store.forget(CODE, 1)
            assert names_on_disk(tmp_path) == set()

    run(forget())
