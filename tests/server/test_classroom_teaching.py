"""What a teacher does while a class plays: eyes on me, spotlight, polls, hands, results, and the end."""

import asyncio
import csv
import io
import sqlite3
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from labtable.coach.hints import Suggestion
from labtable.core.game.registry import game
from labtable.core.match.match import Match
from labtable.core.record.records import EVERYTHING, OVER, SPECTATOR
from labtable.server.base.clock import now_ms
from labtable.server.base.fair_queue import Busy
from labtable.server.classroom import polls, results, wall
from labtable.server.classroom.live import LiveClass
from labtable.server.classroom.record import Card, Desk, StoredPoll, copied
from labtable.server.live.live_table import LiveTable
from labtable.server.protocol import class_view, wire
from labtable.server.table import events
from labtable.server.table.events import Row
from labtable.server.table.frames import Frames, Surroundings, audience_of
from labtable.server.table.room import Room
from labtable.server.table.table import GameTable
from tests.server.class_client import InClass, come, lesson, new_class
from tests.server.playing import GAME, PATIENCE, Person, Running, Stream, wait_until
from tests.server.test_classroom import a_record


def until(stream: Stream, test: str, value: object) -> dict[str, object]:
    """The first state of a class in which something is so."""
    while (seen := stream.next("class")["classroom"])[test] != value:
        pass
    return dict(seen)


def mover(pupils: list[InClass], table: str) -> tuple[InClass, int]:
    """The pupil to move at a table."""
    here = next(pupil for pupil in pupils if pupil.place[0] == table)
    seat = here.state(table)["table"]["moment"]["to_move"]
    return next(pupil for pupil in pupils if pupil.place == (table, seat)), seat


def played_table(*, over: bool) -> GameTable:
    """A table of a class with two pupils, as it was dealt or at its end."""
    chairs = [events.StoredChair("human", name, None, [name]) for name in ("Ada", "Emmy")]
    made = events.Made(GAME, {}, events.StoredSettings(), chairs, "class", "5" * 64, classroom="C" * 12)
    table = GameTable("C" * 8, [Row(1, 0, "class", "make", made), Row(2, 0, "class", "start", events.Dealt(1))])
    table.room = Room(
        "C" * 12, frozenset({"teacher"}), frozenset({"Ada", "Emmy", "Lise"}), playing=frozenset({table.code})
    )
    table.wake()
    assert table.match is not None
    while over and not table.match.over:
        number, seat = table.version + 1, table.match.to_move
        entry = (seat, table.match.legal()[-1], 1000 * number)
        table.apply(
            Row(
                number,
                1000 * number,
                table.chairs[seat].holders[0],
                f"m{number}",
                events.Played("action", seat, [entry]),
            )
        )
    return table


def alive(table: GameTable) -> LiveTable:
    live = LiveTable.__new__(LiveTable)  # without the event loop
    live.table = table
    return live


def with_news(table: GameTable) -> LiveTable:
    """In memory, as a class has it: it can be told that something changed."""
    live = alive(table)
    live.frames, live.tick = SimpleNamespace(forget=int), int  # type: ignore[assignment, method-assign]
    return live


# Eyes on me ---------------------------------------------------------------------------------------


def test_eyes_on_me_reaches_every_screen_and_nobody_plays_meanwhile(url: str) -> None:
    teacher, pupils = lesson(url, 3, clock={"seconds": 600})
    table = pupils[0].place[0]
    streams = [pupil.stream() for pupil in pupils]
    player, seat = mover(pupils, table)
    teacher.must("freeze", message=" Look at\nthe board ")
    for stream in streams:
        while (seen := stream.next("class")["classroom"])["frozen"] is None:
            pass
        assert seen["frozen"]["message"] == "Look at the board"
    shown = player.state(table)["table"]
    move = {
        "seat": seat,
        "action": player.state(table, seat=seat)["table"]["moment"]["legal"][0]["action"],
        "position": shown["moment"]["position"],
    }
    assert player.do(table, "act", **move)["reason"] == "frozen"
    assert not any(chair["ticking"] for chair in shown["chairs"])
    first = shown["chairs"][seat]["clock"]
    time.sleep(0.05)
    assert player.state(table)["table"]["chairs"][seat]["clock"] == first
    teacher.must("thaw")
    for stream in streams:
        until(stream, "frozen", None)
    chair = player.state(table)["table"]["chairs"][seat]
    assert chair["ticking"] and first - 1000 * PATIENCE < chair["clock"] <= first
    player.done(table, "act", **move)


def test_bots_stand_still_while_all_are_frozen(url: str) -> None:
    teacher = new_class(url, players=2)
    teacher.must("freeze")
    (pupil,) = come(teacher)
    teacher.must("start-all")
    table = pupil.place[0]
    assert pupil.state(table)["table"]["phase"] == "playing"
    time.sleep(0.2)
    assert pupil.state(table)["table"]["moment"]["position"] == 0


# Hands, spotlight ---------------------------------------------------------------------------------


def test_a_raised_hand_is_on_the_wall_until_it_is_lowered(url: str) -> None:
    teacher, (ada, emmy) = lesson(url, 2)
    stream = teacher.stream()
    stream.next("class")
    ada.must("raise-hand")
    while "help" not in (seen := stream.next("class")["classroom"])["wall"][0]["flags"]:
        pass
    assert [pupil["hand"] is not None for pupil in seen["pupils"]] == [True, False]
    teacher.must("lower-hand", pupil=ada.card["id"])
    assert "help" not in teacher.seen()["wall"][0]["flags"] and ada.card["hand"] is None
    emmy.must("raise-hand")
    emmy.must("raise-hand", up=False)
    assert emmy.card["hand"] is None


def test_all_pupils_watch_the_table_in_the_spotlight_and_only_as_long(url: str) -> None:
    teacher, pupils = lesson(url, 4)
    table = pupils[0].place[0]
    other = next(pupil for pupil in pupils if pupil.place[0] != table)
    teacher.must("spotlight", table=table)
    assert other.seen()["spotlight"] == {"table": table, "thing": None}
    watching = other.socket(table)
    assert watching.next("state")["table"]["moment"]["audience"] == -1
    assert other.get(f"/api/tables/{table}?seat=0").status_code == 404
    assert Person(url).get(f"/api/tables/{table}").status_code == 404
    teacher.must("spotlight", thing="market/*")
    assert watching.next("bye")["reason"] == "not-found"
    assert other.seen()["spotlight"] == {"table": None, "thing": "market/*"}
    teacher.must("spotlight")
    assert other.seen()["spotlight"] is None
    assert teacher.refused("spotlight", table="CCCCCCCC") == "not-found"
    assert teacher.refused("spotlight", thing="<b>") == "bad-request"


# Polls --------------------------------------------------------------------------------------------


def test_a_poll_asks_everybody_and_shows_the_answers_when_it_is_closed(url: str) -> None:
    teacher, pupils = lesson(url, 4, clock={"seconds": 600})
    table = pupils[0].place[0]
    teacher.must("freeze", message="Eyes on me")
    teacher.must("open-poll", table=table, position=0)
    assert teacher.seen()["frozen"] is None  # or nobody would see the question
    asked = [pupil.seen()["poll"] for pupil in pupils]
    assert not asked[0]["moment"]["undo"]["possible"]
    seat = asked[0]["seat"]
    legal = [one["action"] for one in asked[0]["moment"]["legal"]]
    assert all(poll["moment"]["audience"] == seat and poll["open"] and poll["counts"] == [] for poll in asked)
    assert {poll["asks"]["params"]["who"]["params"]["number"] for poll in asked} == {seat + 1}  # told by name
    assert not any(chair["ticking"] or chair["clock"] for chair in asked[0]["chairs"])
    for pupil in pupils[:3]:
        pupil.must("answer-poll", poll=asked[0]["id"], action=legal[0])
    pupils[0].must("answer-poll", poll=asked[0]["id"], action=legal[1])
    assert pupils[3].refused("answer-poll", poll=asked[0]["id"], action=999_999) == "bad-request"
    wanted = [{"action": legal[0], "count": 2}, {"action": legal[1], "count": 1}]
    seen = teacher.seen()["poll"]  # on many a wall this is the screen that all see
    assert (seen["counts"], seen["advice"], seen["answered"], seen["asked"]) == ([], None, 3, 4)
    mine = pupils[0].seen()["poll"]
    assert (mine["mine"], mine["counts"], mine["advice"]) == (legal[1], [], None)
    teacher.must("close-poll")
    assert pupils[0].seen()["poll"]["counts"] == wanted
    assert pupils[3].refused("answer-poll", poll=asked[0]["id"], action=legal[0]) == "stale"
    teacher.must("end-poll")
    assert pupils[0].seen()["poll"] is None
    assert teacher.refused("open-poll", table=table, position=10_000) == "not-found"


def test_clocks_stand_still_while_the_class_is_asked_and_when_eyes_on_me_comes_between() -> None:
    async def clocks() -> None:
        live, table = LiveClass(a_record(), 1), played_table(over=False)
        table.settings = msgspec.structs.replace(table.settings, clock=wire.Clock(seconds=600))
        table.room, live.room.playing, live.tables = live.room, frozenset({table.code}), {table.code: with_news(table)}
        began = table.turn_began = now_ms() - 100_000

        def becomes(poll: int | None, frozen: int | None) -> None:
            record = copied(live.record)
            record.phase, record.desks = "playing", [Desk(1, 1, table.code, [[1], [2]])]
            record.poll = None if poll is None else StoredPoll(1, table.code, 0, 0, [], since=poll)
            record.frozen = None if frozen is None else class_view.Frozen("", frozen)
            live.replace(record, 2)

        becomes(None, None)
        assert table.ticking >= 0
        for poll, frozen in ((began + 1000, None), (began + 1000, began + 5000), (None, began + 5000)):
            becomes(poll, frozen)
            assert table.ticking == OVER and table.thinking(table.to_think, now_ms()) == 1000
        becomes(None, None)
        assert 1000 <= table.thinking(table.to_think, now_ms()) < 50_000 and table.ticking >= 0
        live.room.playing = frozenset()  # the round is over
        assert table.thinking(table.to_think, now_ms()) == 0

    asyncio.run(clocks())


def test_a_moment_of_a_game_is_asked_about_in_the_teachers_words_also_when_the_round_is_over(url: str) -> None:
    teacher, pupils = lesson(url, 4)
    table = pupils[0].place[0]
    teacher.must("finish-round")
    teacher.must("open-poll", table=table, position=0, text="From here,  find the oldest.")
    poll = pupils[0].seen()["poll"]
    assert (poll["text"], poll["table"], poll["moment"]["position"]) == ("From here, find the oldest.", table, 0)
    pupils[0].must("answer-poll", poll=poll["id"], action=poll["moment"]["legal"][0]["action"])
    teacher.must("close-poll")
    teacher.must("end-poll")
    kept = teacher.get(f"/api/classes/{teacher.room}/results").json()["questions"]
    assert [(one["text"], one["answers"][0]["count"]) for one in kept] == [(poll["text"], 1)]


def test_what_the_laureate_thinks_is_kept_with_the_poll_and_told_when_it_is_closed(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    looked: list[str] = []

    def mark(name: str, purpose: str) -> Path:
        """The search is compiled between the first look and the second."""
        looked.append(purpose)
        return tmp_path if len(looked) > 1 else tmp_path / "not yet"

    monkeypatch.setattr(polls, "compiled_mark", mark)
    monkeypatch.setattr(polls, "AGAIN", 0.001)
    table = played_table(over=False)
    assert table.match is not None
    there = table.match.fork()
    record = a_record()
    record.cards, record.poll = [Card(1, "Ada", 0, ["Ada"])], StoredPoll(1, table.code, 0, 0, there.legal())
    best = Suggestion(there.legal()[0], there.describe(there.legal()[0]), 9, 0.7, None, [], [])
    asked: list[str] = []

    class Workers:
        async def advise(self, match: Match, asker: str) -> list[Suggestion]:
            asked.append(asker)
            if len(asked) == 1:
                raise Busy
            return [best]

    hub = SimpleNamespace(workers=Workers())

    async def ask() -> LiveClass:
        live = LiveClass(record, 1)

        async def change(_: LiveClass, author: str, command: str, decide: Any) -> None:
            changed = copied(live.record)
            decide(changed, 0)
            live.record = copied(changed)

        await polls.Polls(hub, change)._advise(live, 1, there, "net")  # type: ignore[arg-type]
        live.question = polls.PollPosition(1, there.prompt(SPECTATOR), msgspec.Raw(b"{}"), ())
        return live

    live = asyncio.run(ask())
    assert asked == ["net", "net"]  # a bot that is busy is asked again

    def told(holder: str) -> Any:
        poll = live.shown(holder, "").poll
        return None if poll is None or poll.advice is None else poll.advice.best[0].action

    assert told("t") is None and told("Ada") is None
    assert live.record.poll is not None
    live.record.poll.open = False
    assert told("t") == told("Ada") == best.action


def test_when_the_round_is_over_nobody_plays_on(url: str) -> None:
    teacher, pupils = lesson(url, 3)
    table = pupils[0].place[0]
    player, seat = mover(pupils, table)
    moment = player.state(table, seat=seat)["table"]["moment"]
    teacher.must("finish-round")
    move = {"seat": seat, "action": moment["legal"][0]["action"], "position": moment["position"]}
    assert player.do(table, "act", **move)["message"]["id"] == "server-round-over"
    assert teacher.get(f"/api/classes/{teacher.room}/results").json()["tables"][0]["decisions"] == 0


# Results ------------------------------------------------------------------------------------------


def sheet_of(teacher: InClass) -> list[dict[str, str]]:
    sheet = teacher.get(f"/api/classes/{teacher.room}/results.csv")
    return list(csv.DictReader(io.StringIO(sheet.text.removeprefix("\ufeff"))))


def test_results_stand_side_by_side_and_the_csv_has_names_as_shown(url: str) -> None:
    teacher, pupils = lesson(url, 4, players=2, same_deal=True, title="3B, chemistry")
    for choice, group in enumerate(teacher.seen()["groups"]):
        player, seat = mover(pupils, group["table"])
        player.act(group["table"], seat, choice)
    found = teacher.get(f"/api/classes/{teacher.room}/results").json()
    assert [(table["over"], table["decisions"]) for table in found["tables"]] == [(False, 1)] * 2
    parted = found["parted"][0]
    assert (parted["position"], parted["groups"]) == (0, [1, 2]) and len(parted["choices"]) == 2
    sheet = teacher.get(f"/api/classes/{teacher.room}/results.csv")
    assert sheet.headers["content-type"] == "text/csv; charset=utf-8" and sheet.text.startswith("\ufeff")
    assert sheet.headers["content-disposition"].startswith('attachment; filename="3B-chemistry-20')
    lines = sheet_of(teacher)
    assert [line["Name"] for line in lines] == [name for table in found["tables"] for name in table["names"]]
    assert {line["Name"] for line in lines} == {pupil.card["name"] for pupil in pupils}
    assert sorted(line["Own choices"] for line in lines) == ["0", "0", "1", "1"]


def test_another_round_keeps_the_results_of_the_one_before(url: str) -> None:
    teacher, pupils = lesson(url, 4, players=2, same_deal=True)
    player, seat = mover(pupils, pupils[0].place[0])
    player.act(pupils[0].place[0], seat)
    teacher.must("finish-round")
    first = teacher.get(f"/api/classes/{teacher.room}/results").json()
    teacher.must("another-round")
    assert teacher.get(f"/api/classes/{teacher.room}/results").json() == first and len(sheet_of(teacher)) == 4
    teacher.must("settle", same_deal=False)
    teacher.must("start-all")
    second = teacher.get(f"/api/classes/{teacher.room}/results").json()
    assert (second["round"], second["rounds"], second["same_deal"]) == (2, [1, 2], False)
    again = teacher.get(f"/api/classes/{teacher.room}/results?round=1").json()
    assert again == {**first, "rounds": [1, 2]} and sum(table["decisions"] for table in again["tables"]) == 1
    assert [line["Round"] for line in sheet_of(teacher)] == ["1"] * 4 + ["2"] * 4
    assert teacher.get(f"/api/classes/{teacher.room}/results?round=9").json()["tables"] == []


def test_the_results_of_all_rounds_survive_the_death_of_the_server(own: Running) -> None:
    try:
        teacher, _ = lesson(own.url, 2)
        teacher.must("finish-round")
        before = teacher.get(f"/api/classes/{teacher.room}/results?round=1").json()
        teacher.must("another-round")
        own.kill()
        own.start()
        own.wait_until_warm(GAME)
        assert teacher.get(f"/api/classes/{teacher.room}/results?round=1").json() == before
    finally:
        own.stop()


def test_the_next_round_can_be_of_another_game_with_the_same_pupils(tmp_path: Path) -> None:
    server = Running(str(tmp_path / "t.sqlite"), tmp_path / "log", "--unlimited", "--games", f"{GAME},eureka")
    try:
        server.wait_until_warm(GAME, "eureka")
        teacher, pupils = lesson(server.url, 2, players=2, options={"powers": "off"})
        teacher.must("finish-round")
        teacher.must("another-round")
        teacher.must("settle", game="eureka")  # the options of the first game are none of this one's
        assert teacher.refused("settle", players=9) == "bad-setup"
        teacher.must("start-all")
        assert pupils[0].state(pupils[0].place[0])["table"]["game"] == "eureka" == teacher.seen()["game"]
        assert {line["Game"] for line in sheet_of(teacher)} == {"In Your Element", "Eureka!"}
    finally:
        server.stop()


def test_the_end_of_a_table_is_told_with_its_winner() -> None:
    table = played_table(over=True)
    assert table.match is not None
    told = results.result(Desk(1, 3, table.code, [[1], [2]]), alive(table), table.match)
    assert told.over and told.outcome is not None and told.group == 3 and told.names == ("Ada", "Emmy")
    assert told.minutes == round((table.version - 0) / 60, 1) and told.decisions == table.version - 2


def test_a_finished_table_keeps_a_deal_that_others_still_play() -> None:
    table = played_table(over=True)
    assert table.room is not None
    around = Surroundings(frozenset(), 0, {}, 0, None, 0)

    def secret() -> str | None:
        return Frames(table).common(around, 0).secret

    assert audience_of(table, "Ada", EVERYTHING) == EVERYTHING and secret() is not None
    table.room.sealed = frozenset({table.code})
    assert audience_of(table, "Ada", EVERYTHING) is None and secret() is None
    assert audience_of(table, "Ada", None) == 0 and audience_of(table, "Ada", 1) is None
    assert audience_of(table, "teacher", 1) == 1 and audience_of(table, "Lise", None) is None
    table.room.watched = table.code
    assert audience_of(table, "Lise", None) == SPECTATOR and audience_of(table, "a stranger", None) is None


def matches(*choices: list[int], name: str = GAME) -> list[tuple[int, Match]]:
    """Matches of one deal: the number of each legal action that was chosen."""
    made = []
    for group, played in enumerate(choices, 1):
        match = Match(game(name), 2, seed=5)
        for choice in played:
            match.play(match.legal()[choice])
        made.append((group, match))
    return made


def test_groups_part_where_they_first_choose_differently() -> None:
    parted = results.partings(matches([0, 0, 0], [0, 1, 0], [0, 1], [1, 0, 0]))
    assert [(one.position, one.groups) for one in parted] == [(0, (1, 2, 3, 4)), (1, (1, 2, 3))]
    assert [choice.groups for choice in parted[0].choices] == [(1, 2, 3), (4,)]
    assert [choice.groups for choice in parted[1].choices] == [(2, 3), (1,)]
    assert results.partings(matches([0, 0], [0, 0, 0])) == ()


# The wall, with time ------------------------------------------------------------------------------


def test_a_table_waits_for_one_and_is_stuck_after_a_while() -> None:
    table = played_table(over=False)
    live = alive(table)
    assert table.room is not None
    record = a_record(players=2)
    record.phase, record.cards = "playing", [Card(1, "Ada", 0, ["Ada"], 1), Card(2, "Emmy", 0, ["Emmy"], 1)]
    desk = Desk(1, 1, table.code, [[1], [2]])

    here = {"Ada", "Emmy"}

    def flags(now: int) -> tuple[str, ...]:
        return wall.summary(record, desk, live, now, here).flags

    assert flags(wall.WAITING - 1) == ()
    assert flags(wall.WAITING) == ("waiting",) and flags(wall.STUCK) == ("stuck", "waiting")
    here -= {table.chairs[table.match.to_move].nickname}  # type: ignore[union-attr]
    assert flags(wall.STUCK) == ("absent",)  # a closed lid is neither slow nor stuck
    here |= {"Ada", "Emmy"}
    record.cards[0].hand = 1
    assert flags(0) == ("help",)
    table.room.frozen_at = 10
    assert flags(wall.STUCK) == ("help",)  # nobody is slow while all are frozen


# The end ------------------------------------------------------------------------------------------


def traces(database: Path) -> dict[str, int]:
    with sqlite3.connect(f"file:{database}?mode=ro", uri=True) as db:
        return {
            name: db.execute(f"SELECT count(*) FROM {name}").fetchone()[0]
            for name in ("classes", "tables", "rows", "handovers")
        }


@pytest.fixture
def own(tmp_path: Path) -> Running:
    return Running(str(tmp_path / "t.sqlite"), tmp_path / "log", "--unlimited").wait_until_warm(GAME)


def test_the_name_of_a_pupil_who_leaves_during_a_game_is_wiped_from_the_rows_of_the_table(own: Running) -> None:
    def rows() -> str:
        with sqlite3.connect(f"file:{own.database}?mode=ro", uri=True) as db:
            return "".join(change for (change,) in db.execute("SELECT change FROM rows"))

    try:
        _, (ada, emmy) = lesson(own.url, 2)
        gone, stays = ada.card["name"], emmy.card["name"]
        assert gone in rows() and stays in rows()
        ada.must("leave-class")
        wait_until(lambda: gone not in rows(), "the wipe")
        assert stays in rows()
    finally:
        own.stop()


def test_the_end_of_a_class_and_its_timer_leave_nothing_behind(own: Running) -> None:
    try:
        teacher, (ada, _) = lesson(own.url, 2)
        table = ada.place[0]
        assert ada.post(f"/api/classes/{teacher.room}/handover", {}).status_code == 200
        stream, board = ada.stream(), ada.socket(table)
        teacher.must("end-class")
        for reader in (stream, board):
            assert reader.next("bye")["reason"] == "not-found"
        assert traces(Path(own.database)) == {"classes": 0, "tables": 0, "rows": 0, "handovers": 0}
        assert (
            ada.get(f"/api/tables/{table}").status_code
            == teacher.get(f"/api/classes/{teacher.room}").status_code
            == 404
        )
        lesson(own.url, 1, hours=1)
    finally:
        own.stop()
    with sqlite3.connect(own.database) as db:
        db.execute("UPDATE classes SET expires_at = 1")
    own.start()
    wait_until(lambda: not any(traces(Path(own.database)).values()), "the timer")
    own.stop()


def test_a_parting_is_told_to_readers_who_did_not_decide() -> None:
    """Both players of Eureka! have said that they can go first; each group lets another one begin."""
    (parted,) = results.partings(matches([1, 1, 0], [1, 1, 1], name="eureka"))
    assert parted.seat == 0
    assert [game("eureka").text.say(one.message) for one in parted.choices] == [
        "Player 1 goes first.",
        "Player 2 goes first.",
    ]
