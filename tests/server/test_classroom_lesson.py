"""A whole lesson with forty sockets: late ones, leavers, a second device, a reload, and the server dies in the middle.
bench/server_class.py plays the same with a clock."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from tests.server.class_client import InClass, come, let_all_in, new_class
from tests.server.playing import GAME, Postgres, Running, Stream
from tests.server.test_classroom_teaching import traces

ON_TIME, LATE = 32, 7  # and a teacher


def told(stream: Stream, test: Any) -> dict[str, Any]:
    """The first state of the class of which this is true."""
    while not test(seen := dict(stream.next("class")["classroom"])):
        pass
    return seen


def all_come(teacher: InClass, count: int) -> list[InClass]:
    """So many browsers behind one address at once; those beyond the usual pace are let in by the teacher."""
    with ThreadPoolExecutor(count) as pool:
        pupils = [pupil for (pupil,) in pool.map(lambda _: come(teacher), range(count))]
    let_all_in(teacher)
    return pupils


def kept(teacher: InClass) -> dict[str, Any]:
    """What must not be lost."""
    seen = teacher.seen()
    return {
        "pupils": [(one["id"], one["name"], one["face"], one["hand"], one["group"]) for one in seen["pupils"]],
        "groups": seen["groups"],
        "frozen": seen["frozen"],
        "phase": seen["phase"],
        "code": seen["code"],
        "wall": [(one["code"], one["position"], one["names"]) for one in seen["wall"]],
        "poll": seen["poll"] and (seen["poll"]["id"], seen["poll"]["counts"], seen["poll"]["moment"]),
    }


def play(pupils: list[InClass], table: str) -> None:
    """One decision of a pupil, where it is a pupil's turn."""
    here = [pupil for pupil in pupils if pupil.place[0] == table]
    seat = here[0].state(table)["table"]["moment"]["to_move"]
    for pupil in here:
        if pupil.place[1] == seat:
            pupil.act(table, seat)
            return


def test_a_lesson_of_forty_survives_the_death_of_the_server(tmp_path: Path) -> None:
    server = Running(str(tmp_path / "t.sqlite"), tmp_path / "log").wait_until_warm(GAME)  # with its usual limits
    try:
        teacher = new_class(server.url, players=4, same_deal=True)
        pupils = all_come(teacher, ON_TIME)
        desk, streams = teacher.stream(), [pupil.stream() for pupil in pupils]
        seen = told(desk, lambda seen: sum(pupil["present"] for pupil in seen["pupils"]) == ON_TIME)
        assert len({pupil["name"] for pupil in seen["pupils"]}) == ON_TIME
        teacher.must("start-all")
        tables = {told(stream, lambda seen: seen["phase"] == "playing")["groups"][0]["table"] for stream in streams}
        assert len(tables) == ON_TIME // 4
        for table in sorted(tables)[:2]:
            play(pupils, table)

        for stream in streams[:3]:  # laptops that are closed
            stream.close()
        told(desk, lambda seen: sum(pupil["present"] for pupil in seen["pupils"]) == ON_TIME - 3)
        streams[0] = pupils[0].stream()  # one is opened again
        assert told(streams[0], lambda seen: True)["me"] == pupils[0].card["id"]
        late = all_come(teacher, LATE)  # no bot is left: they sit beside a partner
        assert all(pupil.place[0] in tables for pupil in late)
        phone = InClass(server.url)
        key = late[0].post(f"/api/classes/{teacher.room}/handover", {}).json()["key"]
        assert phone.post("/api/takeover", {"key": key}).status_code == 200
        phone.room = teacher.room

        teacher.must("open-poll", table=sorted(tables)[0], position=0)
        asked = pupils[4].seen()["poll"]
        pupils[4].must("answer-poll", poll=asked["id"], action=asked["moment"]["legal"][0]["action"])
        pupils[5].must("raise-hand")
        told(desk, lambda seen: any("help" in table["flags"] for table in seen["wall"]))
        teacher.must("freeze", message="Eyes on me")
        for stream in (streams[0], *streams[3:]):
            assert told(stream, lambda seen: seen["frozen"])["frozen"]["message"] == "Eyes on me"
        before = kept(teacher)
        server.kill()
        server.start()
        server.wait_until_warm(GAME)
        told(teacher.stream(), lambda seen: len(seen["wall"]) == len(tables) and seen["poll"])
        assert kept(teacher) == before
        assert phone.card == late[0].card and phone.place == late[0].place
        teacher.must("thaw")
        teacher.must("end-poll")
        position = before["wall"][0][1]
        play(pupils, before["wall"][0][0])
        assert teacher.seen()["wall"][0]["position"] >= position + 1
        teacher.must("finish-round")
        results = teacher.get(f"/api/classes/{teacher.room}/results").json()
        assert len(results["tables"]) == len(tables)
        teacher.must("end-class")
        assert not any(traces(tmp_path / "t.sqlite").values())
    finally:
        server.stop()


def test_two_processes_on_one_postgresql_are_one_class(postgres: Postgres, tmp_path: Path) -> None:
    url = postgres.database()
    servers = [Running(url, tmp_path / f"log{number}", "--unlimited") for number in range(2)]
    try:
        one, two = (server.wait_until_warm(GAME).url for server in servers)
        teacher = new_class(one)
        desk = teacher.stream()
        code = teacher.seen()["code"]
        pupils = [InClass(two) for _ in range(2)]
        for pupil in pupils:
            pupil.room = pupil.post("/api/classes/join", {"code": code}).json()["id"]
        streams = [pupil.stream() for pupil in pupils]
        told(desk, lambda seen: [pupil["present"] for pupil in seen["pupils"]] == [True, True])
        teacher.must("start-all")
        table = told(streams[0], lambda seen: seen["phase"] == "playing")["groups"][0]["table"]
        teacher.must("freeze")
        for stream in streams:
            told(stream, lambda seen: seen["frozen"])
        seat = pupils[0].place[1]
        move = {"seat": seat, "action": 0, "position": 0}
        assert pupils[0].do(table, "act", **move)["reason"] == "frozen"
        pupils[1].must("raise-hand")
        told(desk, lambda seen: "help" in seen["wall"][0]["flags"])
        teacher.must("thaw")
        for stream in streams:
            told(stream, lambda seen: not seen["frozen"])
        teacher.must("end-class")
        assert streams[0].next("bye")["reason"] == "not-found"
        assert pupils[0].get(f"/api/tables/{table}").status_code == 404
    finally:
        for server in servers:
            server.stop()
