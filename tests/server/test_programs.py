"""Programs at tables: by a key or at an open chair, marked for the others; and bots that a server was started with."""

from contextlib import suppress
from threading import Thread

from labtable import client
from labtable.client import LabtableServer, Seat, ServerRefusal
from tests.server.playing import GAME, Person, Running, wait_until


class Enough(Exception):
    """The program has played as long as a test needs."""


def played_by(person, code, seat, moves):
    """Let a person play the first legal action until the other seat has made so many moves."""

    def enough():
        state = person.state(code, since=0, seat=0)
        made = sum(step["kind"] == "action" and step["seat"] == seat for step in state["steps"])
        moment = state["table"]["moment"]
        if made < moves and moment["to_move"] == 0:
            person.done(code, "act", seat=0, action=moment["legal"][0]["action"], position=moment["position"])
        return made >= moves

    wait_until(enough, f"seat {seat} has moved {moves} times")


def test_a_program_plays_by_a_seat_key_and_the_others_see_that_it_is_one(url):
    ada, emmy = Person(url), Person(url)
    code = ada.make([{"kind": "me", "nickname": "Ada"}, {"kind": "open"}], settings={"pace": False})
    emmy.done(code, "sit", nickname="Emmy")
    key = emmy.post(f"/api/tables/{code}/handover", {"seat": 1}).json()["key"]
    assert not ada.state(code)["table"]["chairs"][1]["program"]
    seat = LabtableServer(url).take(key)
    ada.done(code, "start")
    state = ada.state(code, since=0)
    assert state["table"]["chairs"][1]["program"] and not state["table"]["chairs"][0]["program"]
    assert "table-program-holds" in [line["id"] for step in state["steps"] for line in step["log"]]
    chosen = []

    def choose(moment):
        if len(chosen) == 3:
            raise Enough
        chosen.append(moment["legal"][-1]["action"])
        return chosen[-1]

    def program():
        with suppress(Enough):
            seat.play(choose)

    player = Thread(target=program)
    player.start()
    played_by(ada, code, 1, 3)
    player.join(60)
    assert len(chosen) == 3


def test_a_program_plays_until_the_game_is_over_and_looks_again_where_it_came_too_late(monkeypatch):
    monkeypatch.setattr(client, "AGAIN", 0)
    moment = {"to_move": 0, "position": 4, "legal": [{"action": 17}], "outcome": None}
    chair = {"seat": 0, "covered": False}
    playing = {"version": 1, "beat": 0, "table": {"phase": "playing", "chairs": [chair], "moment": moment}}
    over = {
        "version": 2,
        "beat": 0,
        "table": {"phase": "over", "chairs": [chair], "moment": {"outcome": {"winners": [0]}}},
    }
    answers = [playing, ServerRefusal({"reason": "stale"}), playing, {"type": "done"}, over]
    sent = []

    class Scripted:
        def ask(self, path, body=None):
            sent.append(body)
            answer = answers.pop(0)
            if isinstance(answer, Exception):
                raise answer
            return answer

    assert Seat(Scripted(), "KT7MWQ3D", 0).play(lambda moment: 17) == {"winners": [0]}
    assert [body["action"] for body in sent if body] == [17, 17]


def test_a_program_sits_down_at_an_open_chair_and_comes_back_by_its_session(url):
    ada = Person(url)
    code = ada.make([{"kind": "me", "nickname": "Ada"}, {"kind": "open"}])
    server = LabtableServer(url)
    seat = server.sit(code, "Robot")
    assert seat.number == 1 and ada.state(code)["table"]["chairs"][1]["program"]
    again = LabtableServer(url, server.session)
    assert again.ask(f"/api/tables/{code}")["table"]["chairs"][1]["yours"]
    ada.done(code, "furnish", seat=1, level=None)
    assert not ada.state(code)["table"]["chairs"][1]["program"]


def test_a_wrong_key_is_refused_with_its_reason(url):
    try:
        LabtableServer(url).take("CCCC-CCCC")
    except ServerRefusal as no:
        assert no.answer["reason"] == "not-found"
    else:
        raise AssertionError("a key that nobody made opened a seat")


def test_a_server_seats_the_bots_that_it_was_started_with_and_plays_on_where_they_fail(tmp_path):
    (tmp_path / "mine.py").write_text(
        "class Last:\n    def choose(self, question):\n        return question.legal[-1]\n"
        "class Stuck:\n    def choose(self, question):\n        while True: pass\n"
    )
    bots = "--bots", f"{tmp_path / 'mine.py'}:Last", "--bots", f"{tmp_path / 'mine.py'}:Stuck@1ms"
    server = Running(str(tmp_path / "tables.sqlite"), tmp_path / "log", "--unlimited", *bots)
    try:
        ada = Person(server.wait_until_warm(GAME).url)
        assert ada.get("/api/about").json()["own_bots"] == ["Last", "Stuck"]
        code = ada.make([{"kind": "me", "nickname": "Ada"}, {"kind": "bot", "level": "Last"}], settings={"pace": False})
        ada.done(code, "start")
        played_by(ada, code, 1, 2)
        code = ada.make(
            [{"kind": "me", "nickname": "Ada"}, {"kind": "bot", "level": "Stuck"}], settings={"pace": False}
        )
        ada.done(code, "start")
        played_by(ada, code, 1, 1)
        unknown = ada.post("/api/tables", {"game": GAME, "chairs": [{"kind": "bot", "level": "/etc/x.py:X"}] * 2})
        assert unknown.status_code == 422
    finally:
        server.stop()
