"""Attacks on people: what others have in their hands, tables that are private, names, what is stored of somebody.

What an attack from outside found, each finding a test: it no longer works. bench/server_attack.py repeats all of it
against a running server, with figures.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa
from websockets.exceptions import ConnectionClosed

from labtable.core.record.records import SPECTATOR
from labtable.server.http.limits import Limits, network_of
from labtable.server.table import events
from labtable.server.table.events import Row
from labtable.server.table.frames import audience_of, eyes_of
from labtable.server.table.table import GameTable
from tests.server.house import ME, OPEN_CHAIR, House, made, run, stored
from tests.server.playing import PATIENCE, Person, Running, two_people, wait_until

# The eyes of a seat -------------------------------------------------------------------------------


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


# Codes --------------------------------------------------------------------------------------------


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


# Privacy ------------------------------------------------------------------------------------------


def test_a_private_table_cannot_be_told_from_none(url: str) -> None:
    _, _, code = two_people(url)
    stranger = Person(url)
    say = {"type": "say", "id": "x", "seat": 0, "phrase": "hello"}
    gets = (
        "",
        "/log",
        "/moments/0",
        "/poll?wait=0",
        "/events",
        "/qr.svg",
        "/verify",
        "/chart",
        "/match.labtable",
        "/portable",
    )
    posts: dict[str, Any] = {
        "/commands": say,
        "/hint": {"seat": 0, "position": 0},
        "/handover": {"seat": 0},
        "/forget": {},
        "/played-on": {"position": 0, "moves": []},
    }
    for path in gets:
        hidden, none = (stranger.get(f"/api/tables/{one}{path}") for one in (code, "CCCCCCCC"))
        assert (hidden.status_code, hidden.content) == (none.status_code, none.content) == (404, none.content), path
    for path, body in posts.items():
        hidden, none = (stranger.post(f"/api/tables/{one}{path}", body) for one in (code, "CCCCCCCC"))
        assert (hidden.status_code, hidden.content) == (none.status_code, none.content) == (404, none.content), path


def test_a_hidden_table_costs_the_same_questions_as_none(tmp_path: Path) -> None:
    async def attack() -> None:
        async with House(str(tmp_path / "t.sqlite")) as house:
            await stored(house, "CCCCCCCC", made(), events.Dealt(1))
            questions: list[str] = []
            sa.event.listen(
                house.database.engine, "before_cursor_execute", lambda *told: questions.append(str(told[2]))
            )
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


def test_whoever_resigned_looks_on_without_the_eyes_of_the_seat() -> None:
    rows = [Row(1, 0, "ada", "make", made()), Row(2, 0, "ada", "start", events.Dealt(1))]
    table = GameTable("CCCCCCCC", rows)
    table.wake()
    assert [audience_of(table, "emmy", asked) for asked in (None, 1, 0)] == [1, 1, None]
    table.apply(Row(3, 0, "emmy", "resign", events.Covered(1, "resigned")))
    assert audience_of(table, "emmy", 1) is None and eyes_of(table, "emmy", 1) == SPECTATOR
    assert audience_of(table, "emmy", None) == SPECTATOR and audience_of(table, "ada", None) == 0
    assert audience_of(table, "stranger", None) is None
