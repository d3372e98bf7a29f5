"""Several processes behind one port: each table has its place, and one that dies takes nothing with it."""

from __future__ import annotations

import os
import re
import signal
from collections import Counter
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from labtable.core.errors import BadSetup
from labtable.server.base import codes
from labtable.server.base.config import Config
from labtable.server.run.handoff import Place, Siblings
from labtable.server.run.process import run
from labtable.server.storage.database import BadDatabase
from tests.server.playing import PATIENCE, Person, Postgres, Running, client, free_port, wait_until

TABLES = 6


def test_every_code_has_one_owner_and_all_own_some() -> None:
    places = [Place(number, 3, 5, "inboxes") for number in range(3)]
    new = [codes.new_code() for _ in range(300)]
    owners = Counter(place.number for code in new for place in places if place.owns(code))
    assert sum(owners.values()) == 300 and min(owners.values()) > 50
    assert all(places[2].owns(codes.new_code(fits=places[2].owns)) for _ in range(20))


@pytest.mark.parametrize(
    ("head", "code"),
    [
        (b"GET /api/tables/KT7MWQ3D/socket?seat=0 HTTP/1.1\r\n", "KT7MWQ3D"),
        (b"GET /school/labtable/api/tables/KT7MWQ3D/socket?seat=0 HTTP/1.1\r\n", "KT7MWQ3D"),
        (b"GET /api/tables/kt7m-wq3d HTTP/1.1", "KT7MWQ3D"),
        (b"POST /api/classes/C7MWQ3DK2TFG/commands HTTP/1.1", "C7MWQ3DK2TFG"),
        (b"POST /api/classes/join HTTP/1.1", None),
        (b"GET /api/tables HTTP/1.1", None),
        (b"GET /health HTTP/1.1", None),
        (b"\x16\x03\x01", None),
        (b"", None),
    ],
)
def test_a_request_is_for_the_owner_of_the_code_that_it_names(head: bytes, code: str | None) -> None:
    for number in range(5):
        place = Place(number, 5)
        assert Siblings(place).owner_of(head) == (number if code is None else place.owner(code))


@pytest.mark.parametrize(
    "head",
    [b"POST /api/tables HTTP/1.1\r\n", b"POST /school/api/tables?x=1 HTTP/1.1\r\n", b"POST /api/classes HTTP/1.1\r\n"],
)
def test_new_tables_and_classes_are_made_by_turns(head: bytes) -> None:
    for number in range(3):
        one = Siblings(Place(number, 3))
        assert Counter(one.owner_of(head) for _ in range(30)) == {0: 10, 1: 10, 2: 10}


def test_a_place_is_told_by_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    assert Place.here() == Place() and Place().owns("KT7MWQ3D")
    monkeypatch.setenv("LABTABLE_PLACE", str(Place(1, 4, 7, "/some/folder")))
    assert Place.here() == Place(1, 4, 7, "/some/folder")


def test_several_processes_need_a_database_that_they_can_share(tmp_path: Path) -> None:
    with pytest.raises(BadSetup, match="PostgreSQL"):
        run(Config(database=str(tmp_path / "t.sqlite"), port=free_port(), processes=2))


def test_without_its_database_nothing_is_started_and_no_address_is_told(capfd: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(BadDatabase, match=r"^The database cannot be read: .*refused"):
        nowhere = f"postgresql://nobody@127.0.0.1:{free_port()}/none"
        run(Config(database=nowhere, database_wait=0, port=free_port(), processes=2))
    assert capfd.readouterr() == ("", "")


def test_a_table_lives_in_one_process_and_survives_it(postgres: Postgres, tmp_path: Path) -> None:
    port = free_port()
    server = Running(postgres.database(), tmp_path / "log", "--processes", "2", "--metrics-port", str(port))
    try:
        wait_until(lambda: all(answers(port + number) for number in range(2)), "both processes", PATIENCE)
        with client(server.url) as http:
            assert http.get("/metrics").status_code == 404
        tables = [table_of_two(server.url) for _ in range(TABLES)]
        assert min(figure(port + number, "tables") for number in range(2)) > 0, "all tables are in one process"
        streams = [person.socket(code, seat) for *people, code in tables for seat, person in enumerate(people)]
        for stream in streams:
            stream.next("state")
        figures = [(figure(port + number, "tables"), figure(port + number, "connections")) for number in range(2)]
        assert sum(tables for tables, _ in figures) == len(tables), "a table is in two processes"
        assert all(connections == 2 * tables for tables, connections in figures), figures

        children = [
            int(pid)
            for pid in Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children").read_text().split()
        ]
        assert len(children) == 2
        before = {
            code: ada.act(code, mover(ada, code))["version"] if mover(ada, code) == 0 else emmy.act(code, 1)["version"]
            for ada, emmy, code in tables
        }
        os.kill(children[0], signal.SIGKILL)
        for ada, emmy, code in tables:
            seat = mover(ada, code)
            assert ada.state(code)["version"] == before[code]
            assert (ada, emmy)[seat].act(code, seat)["version"] == before[code] + 1
        wait_until(lambda: all(answers(port + number) for number in range(2)), "the dead one is back", PATIENCE)
        ada, _, code = tables[0]
        with pytest.raises(ConnectionClosed):
            for stream in streams:
                stream.until(lambda state: state["version"] > before[state["table"]["code"]], PATIENCE)
        assert ada.socket(code, 0).next("state")["version"] == before[code] + 1
    finally:
        server.stop()


def table_of_two(url: str) -> tuple[Person, Person, str]:
    """Each on connections of their own, which end up where the table is."""
    ada, emmy = Person(url), Person(url)
    code = ada.make([{"kind": "me", "nickname": "Ada"}, {"kind": "open"}])
    emmy.done(code, "sit", nickname="Emmy")
    ada.done(code, "start")
    return ada, emmy, code


def mover(person: Person, code: str) -> int:
    for _ in range(3):
        try:
            return int(person.state(code)["table"]["moment"]["to_move"])
        except httpx.TransportError:  # its connection was in the process that died
            continue
    raise AssertionError("nobody answers")


def answers(port: int) -> bool:
    try:
        return asked(port, "/ready") == "ready"
    except httpx.TransportError:
        return False


def figure(port: int, name: str) -> int:
    found = re.search(rf"^labtable_{name} (\S+)$", asked(port, "/metrics"), re.MULTILINE)
    assert found is not None
    return int(float(found[1]))


def asked(port: int, path: str) -> str:
    with client(f"http://127.0.0.1:{port}") as http:
        return http.get(path).text
