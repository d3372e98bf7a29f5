"""Two releases over one database: what a newer one wrote is read as far as it is known, and never spoilt."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa
from structlog.testing import capture_logs

from labtable.core.game.contract import Message
from labtable.core.game.registry import game
from labtable.core.match.match import Match
from labtable.core.match.save_file import Snapshot
from labtable.server.classroom.record import Card, ClassRecord
from labtable.server.classroom.store import ClassStore
from labtable.server.live.live_table import LiveTable
from labtable.server.protocol import wire
from labtable.server.protocol.rejections import Rejection
from labtable.server.run import admin
from labtable.server.storage.kept import Append, NewerRow
from labtable.server.storage.schema import CLASSES, ROWS, TABLES
from labtable.server.table import events
from labtable.server.table.events import Row, StoredClock, StoredSettings
from tests.server.house import House, made, run, stored
from tests.server.playing import GAME, Postgres

CODE = "CCCCCCCC"
NEWER = '{"type":"teleported","seat":0,"planet":"Mars"}'


@pytest.fixture(params=["sqlite", "postgres"])
def where(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database of either kind."""
    if request.param == "sqlite":
        return str(tmp_path / "t.sqlite")
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.database()


def with_one_more(value: Any) -> Any:
    """What a newer release could have stored: one field more wherever the fields are ours to name."""
    if isinstance(value, dict):
        fields = {name: inside if name == "options" else with_one_more(inside) for name, inside in value.items()}
        return {**fields, "newer": 1}
    return [with_one_more(inside) for inside in value] if isinstance(value, list) else value


def rewrite(house: House, table: sa.Table, column: str) -> list[str]:
    """Rewrite a column as a newer release would have it; what it says now."""
    with house.database.engine.begin() as db:
        key = list(table.primary_key.columns)
        for line in db.execute(sa.select(*key, table.c[column])).all():
            newer = msgspec.json.encode(with_one_more(msgspec.json.decode(line[-1]))).decode()
            here = sa.and_(*(one == line[number] for number, one in enumerate(key)))
            db.execute(sa.update(table).where(here).values({column: newer}))
    return all_of(house, table, column)


def all_of(house: House, table: sa.Table, column: str) -> list[str]:
    with house.database.engine.connect() as db:
        return list(db.execute(sa.select(table.c[column]).order_by(*table.primary_key.columns)).scalars())


def replace_row(house: House, number: int, change: str) -> None:
    with house.database.engine.begin() as db:
        db.execute(sa.update(ROWS).where(ROWS.c.number == number).values(change=change))


def is_marked(house: House) -> bool:
    return any(line.set_aside is not None for line in admin.listed(house.database))


def test_stored_settings_have_every_field_that_a_client_can_send() -> None:
    for kept, sent in ((StoredSettings, wire.Settings), (StoredClock, wire.Clock)):
        assert kept.__struct_fields__ == sent.__struct_fields__ and kept.__struct_defaults__ == sent.__struct_defaults__
    given = wire.Settings(spectators=True, cover_after=5, clock=wire.Clock(600, 10))
    assert StoredSettings.of(given).sent() == given


def test_rows_with_one_field_more_are_read_and_stay_as_they_are(where: str) -> None:
    async def read() -> None:
        async with House(where) as house:
            clock = StoredClock(600, 5)
            await stored(house, CODE, made(clock=clock), events.Dealt(1), events.Covered(0, "left"))
            newer = rewrite(house, ROWS, "change")
            live = await house.hub.load(CODE)
            assert live is not None and live.table.settings.clock == wire.Clock(600, 5) and live.table.chairs[0].covered
            assert all_of(house, ROWS, "change") == newer and not is_marked(house)

    run(read())


@pytest.mark.parametrize("change", [NEWER, '{"type":"sat","seat":"the window","nickname":"Mo","holder":"mo"}'])
def test_a_table_of_a_newer_release_is_said_to_be_so_and_left_alone(where: str, change: str) -> None:
    async def read() -> None:
        async with House(where) as house:
            await stored(house, CODE, made(), events.Said(0, "hello"))
            replace_row(house, 2, change)
            before = all_of(house, ROWS, "change")
            with capture_logs() as logs:
                for _ in range(2):
                    with pytest.raises(Rejection) as refused:
                        await house.hub.find(CODE, "ada")
                    assert refused.value.message == Message("server-newer")
            assert [isinstance(line["exc_info"], NewerRow) for line in logs] == [True], "once, with its traceback"
            assert all_of(house, ROWS, "change") == before and not is_marked(house)
            with pytest.raises(NewerRow, match="newer release"):
                admin.export(house.database, CODE, Path("nowhere"))

    run(read())


def test_a_row_of_a_newer_process_ends_the_streams_of_an_older_one_and_nothing_else(where: str) -> None:
    async def play() -> None:
        async with House(where) as house:
            await stored(house, CODE, made())
            live = await house.hub.load(CODE)
            assert live is not None
            row = Row(2, 0, "emmy", "newer", events.Said(0, "hello"))
            assert await house.store.append(Append(CODE, GAME, "lobby", row, None, True, "ada emmy"))
            replace_row(house, 2, NEWER)
            await house.hub.heard({"rows": [CODE], "from": "newer"})
            assert CODE not in house.hub.tables and not is_marked(house)
            with pytest.raises(Rejection) as refused:
                await house.hub.load(CODE)
            assert refused.value.message == Message("server-newer")

    run(play())


def test_a_position_that_this_release_cannot_read_is_left_alone(where: str) -> None:
    async def read() -> None:
        async with House(where) as house:
            match = Match(game(GAME), 2, secret=bytes.fromhex("5" * 64))
            seat, action = match.to_move, match.legal()[0]
            match.play(action)
            played = events.Played("action", seat, [(seat, action, 0)])
            await stored(house, CODE, made(), events.Dealt(rules_version=99), played)
            unknown = msgspec.structs.replace(Snapshot.of(match.game, match.state), layout="of tomorrow")
            with house.database.engine.begin() as db:
                db.execute(sa.update(TABLES).values(snapshot=msgspec.json.encode(unknown).decode()))
            with capture_logs() as logs, pytest.raises(Rejection, match="unavailable"):
                await house.hub.load(CODE)
            assert "cannot continue" in str(logs[0]["exc_info"]) and not is_marked(house)

    run(read())


def test_what_a_newer_release_wrote_stays_when_somebody_is_forgotten(where: str) -> None:
    async def forget() -> None:
        async with House(where) as house:
            await stored(house, CODE, made(), events.Sat(1, "Mo", "mo"), events.Renamed(1, "Momo"))
            rewrite(house, ROWS, "change")
            await house.store.forget(CODE, 1)
            kept = [msgspec.json.decode(change) for change in all_of(house, ROWS, "change")]
            assert all(change["newer"] == 1 for change in [*kept, kept[0]["settings"], *kept[0]["chairs"]])
            assert kept[0]["chairs"][1]["holders"] == [] and kept[1]["holder"] == ""
            assert not {"Mo", "Momo", "Emmy"} & set(msgspec.json.encode(kept).decode().replace('"', " ").split())

    run(forget())


def new_class() -> ClassRecord:
    clock = StoredClock(600)
    cards = [Card(1, "Kind Falcon", 0, ["holder"])]
    record = ClassRecord(
        "D" * 12, "DDDDDD", 0, 9, ["teacher"], GAME, 2, "greedy", {}, False, clock, "list", [], "en", "", ""
    )
    record.cards = cards
    return record


def test_a_class_keeps_what_a_newer_release_wrote_beside_it(where: str) -> None:
    async def change() -> None:
        async with House(where) as house:
            classes, record = ClassStore(house.store), new_class()
            assert await classes.insert(record)
            rewrite(house, CLASSES, "record")
            found = await classes.load(record.id)
            assert found is not None and found.record == record
            assert await classes.save(msgspec.structs.replace(found.record, title="8B"), found.version)
            assert not await classes.save(found.record, found.version), "another was first"
            (kept,) = map(msgspec.json.decode, all_of(house, CLASSES, "record"))
            assert kept["title"] == "8B" and kept["newer"] == 1

    run(change())


def test_a_class_of_a_newer_release_is_said_to_be_so_and_left_alone(where: str) -> None:
    from labtable.server.classroom.classes import Classes

    async def read() -> None:
        async with House(where) as house:
            classes, record = Classes(house.hub), new_class()
            assert await classes.store.insert(record)
            with house.database.engine.begin() as db:
                db.execute(
                    sa.update(CLASSES).values(record=sa.func.replace(CLASSES.c.record, "gathering", "excursion"))
                )
            before = all_of(house, CLASSES, "record")
            with pytest.raises(Rejection) as refused:
                await classes.load(record.id)
            assert refused.value.message == Message("server-newer") and all_of(house, CLASSES, "record") == before

    run(read())


def test_a_table_that_fails_by_a_fault_of_ours_is_not_marked_and_its_traceback_is_logged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def read() -> None:
        async with House(str(tmp_path / "t.sqlite")) as house:
            await stored(house, CODE, made())
            with monkeypatch.context() as faulty:
                faulty.setattr("labtable.server.table.events.Made.fold", lambda *_: 1 / 0)
                with capture_logs() as logs, pytest.raises(Rejection, match="unavailable"):
                    await house.hub.load(CODE)
            assert isinstance(logs[0]["exc_info"], ZeroDivisionError) and not is_marked(house)
            house.hub.loader._left_alone.clear()  # as after a while
            assert isinstance(await house.hub.load(CODE), LiveTable)

    run(read())
