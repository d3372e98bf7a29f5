"""Tables and chairs: set, joined, left, furnished, handed over."""

import asyncio
import itertools
import time
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from labtable.core.game.registry import game, names
from labtable.core.game.text import LANGUAGES
from labtable.server.http import catalogue
from labtable.server.live import autopilot
from labtable.server.live.autopilot import deadlines
from labtable.server.live.live_table import NOTICED, LiveTable
from labtable.server.protocol import table_commands
from labtable.server.protocol.rejections import Rejection
from labtable.server.table import commands, events
from labtable.server.table.events import Row
from labtable.server.table.table import GameTable
from tests.server.playing import GAME, PATIENCE, Person, two_people

BOT = {"kind": "bot", "level": "random"}
ME = {"kind": "me", "nickname": "Ada"}


def test_a_code_has_eight_characters_and_finds_the_table_however_it_is_typed(url: str) -> None:
    ada = Person(url)
    code = ada.make([ME, {"kind": "open"}])
    assert len(code) == 8
    typed = f" {code[:4].lower()}-{code[4:].lower()}"
    assert Person(url).state(typed)["table"]["code"] == code
    assert b"<svg" in ada.get(f"/api/tables/{code}/qr.svg").content


def test_people_sit_down_and_get_up_and_the_host_furnishes(url: str) -> None:
    ada, emmy = Person(url), Person(url)
    code = ada.make([ME, {"kind": "open"}, {"kind": "open"}])
    emmy.done(code, "sit", nickname="Emmy", seat=2)
    assert ada.do(code, "sit", nickname="Ada", seat=2)["reason"] == "seat-taken"
    assert emmy.do(code, "furnish", seat=1, level="random")["reason"] == "not-host"
    ada.done(code, "furnish", seat=1, level="random")
    chairs = ada.state(code)["table"]["chairs"]
    assert [(chair["kind"], chair["nickname"], chair["yours"]) for chair in chairs] == [
        ("human", "Ada", True),
        ("bot", None, False),
        ("human", "Emmy", False),
    ]
    emmy.done(code, "rename", seat=2, nickname="  Emmy   N. ")
    assert ada.state(code)["table"]["chairs"][2]["nickname"] == "Emmy N."
    emmy.done(code, "leave", seat=2)
    assert ada.do(code, "start")["message"]["id"] == "server-open-chairs"
    assert emmy.do(code, "sit", nickname="\u202eevil")["reason"] == "bad-request"
    ada.done(code, "change", settings={"locked": True})
    assert emmy.do(code, "sit", nickname="Emmy")["message"]["id"] == "server-locked"


def test_the_host_changes_game_options_and_players_only_as_the_game_allows(url: str) -> None:
    ada = Person(url)
    code = ada.make([ME, BOT])
    assert ada.do(code, "change", players=9)["reason"] == "bad-setup"
    assert ada.do(code, "change", options={"no-such": 1})["reason"] == "bad-setup"
    ada.done(code, "change", players=3)
    assert ada.state(code)["table"]["players"] == 3
    assert ada.post("/api/tables", {"game": "chess", "chairs": [ME]}).json()["reason"] == "bad-setup"
    assert ada.do(code, "furnish", seat=2, level="laureate@9999999")["reason"] == "bad-setup"


def test_a_private_table_is_not_there_for_others_once_it_plays(url: str) -> None:
    ada, _, code = two_people(url)
    stranger = Person(url)
    unknown = stranger.get("/api/tables/CCCCCCCC")
    hidden = stranger.get(f"/api/tables/{code}")
    assert (hidden.status_code, hidden.content) == (unknown.status_code, unknown.content) == (404, unknown.content)
    ada.done(code, "change", settings={"spectators": True})
    assert stranger.state(code)["table"]["moment"]["audience"] == -1
    assert stranger.get(f"/api/tables/{code}?seat=0").status_code == 404


def test_one_device_may_hold_several_seats(url: str) -> None:
    ada = Person(url)
    code = ada.make([ME, {"kind": "me", "nickname": "Bo"}])
    ada.done(code, "start")
    for seat in (0, 1):
        assert ada.state(code, seat=seat)["table"]["moment"]["audience"] == seat
    mover = ada.state(code)["table"]["moment"]["to_move"]
    ada.act(code, mover)


def test_a_second_device_opens_the_seat_with_a_code_that_works_once(url: str) -> None:
    ada, emmy, code = two_people(url)
    phone = Person(url)
    assert ada.post(f"/api/tables/{code}/handover", {"seat": 1}).status_code == 403
    key = emmy.post(f"/api/tables/{code}/handover", {"seat": 1}).json()["key"]
    taken = phone.post("/api/takeover", {"key": key}).json()
    assert (taken["code"], taken["seat"], taken["classroom"]) == (code, 1, None)
    chair = phone.state(code)["table"]["chairs"][1]
    assert chair["yours"] and chair["people"] == 2
    assert Person(url).post("/api/takeover", {"key": key}).status_code == 404
    mover = ada.state(code)["table"]["moment"]["to_move"]
    (ada if mover == 0 else phone).act(code, mover)


def test_who_leaves_is_covered_by_a_bot_and_can_come_back_and_who_resigns_cannot(url: str) -> None:
    ada, emmy, code = two_people(url, settings={"pace": False, "cover_level": "random", "cover_after": 0})
    emmy.done(code, "leave", seat=1)
    assert ada.state(code)["table"]["chairs"][1]["covered"]
    assert emmy.do(code, "act", seat=1, action=0, position=0)["message"]["id"] in ("server-covered", "server-stale")
    emmy.done(code, "back", seat=1)
    assert not ada.state(code)["table"]["chairs"][1]["covered"]
    emmy.done(code, "resign", seat=1)
    assert emmy.do(code, "back", seat=1)["reason"] == "not-now"
    assert ada.state(code)["table"]["chairs"][1]["resigned"]


def test_bots_do_not_pause_for_a_player_who_is_in_a_hurry(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, _, code = two_people(url)
    assert Person(url).do(code, "hurry", seat=0)["reason"] == "not-found"
    assert ada.do(code, "hurry", seat=1)["reason"] == "not-your-seat"
    ada.done(code, "hurry", seat=0)
    monkeypatch.setattr(autopilot, "PAUSE", (PATIENCE, PATIENCE))
    made = events.Made(GAME, {}, events.StoredSettings(), [events.StoredChair("bot", None, "random")], "Ada", "5" * 64)

    async def is_cut_short() -> bool:
        live = LiveTable(GameTable("CCCCCCCC", [Row(1, 0, "Ada", "make", made)]))
        pause = asyncio.create_task(autopilot.paused(live))
        await asyncio.sleep(0)
        live.hurried.set()
        done, _ = await asyncio.wait([pause], timeout=PATIENCE / 2)
        return pause in done

    assert asyncio.run(is_cut_short())


def test_who_is_away_is_covered_after_a_visible_countdown(url: str) -> None:
    settings = {"cover_after": 0, "cover_level": "random", "pace": False}
    ada, emmy, code = two_people(url, settings=settings)
    with ada.socket(code, 0) as stream:
        with emmy.socket(code, 1):
            there = stream.until(lambda state: state["table"]["chairs"][1]["present"])["table"]
            ada.done(code, "change", settings={**settings, "cover_after": 2})
        waiting = stream.until(lambda state: state["table"]["chairs"][1]["cover_at"] is not None)["table"]
        assert waiting["chairs"][1]["cover_at"] - waiting["now"] <= NOTICED
        assert waiting["chairs"][1]["cover_at"] - there["now"] >= NOTICED > 2000  # her screen has told her
        stream.until(lambda state: state["table"]["chairs"][1]["covered"])
        with emmy.socket(code, 1) as back:
            assert back.ask("back", seat=1)["type"] == "done"
            stream.until(lambda state: not state["table"]["chairs"][1]["covered"])


def test_the_clock_of_who_is_to_move_runs(url: str) -> None:
    ada, emmy, code = two_people(url, settings={"cover_after": 0, "clock": {"seconds": 1000}})
    table = ada.state(code)["table"]
    mover = table["moment"]["to_move"]
    assert table["chairs"][mover]["ticking"] and 0 < table["chairs"][mover]["clock"] <= 1_000_000
    time.sleep(0.3)
    (ada, emmy)[mover].act(code, mover)
    clocks = [chair["clock"] for chair in ada.state(code)["table"]["chairs"]]
    assert clocks[mover] <= 999_700


def test_a_clock_is_extended_or_taken_away_amid_the_game_and_never_shortened(url: str) -> None:
    ada, emmy, code = two_people(url, settings={"cover_after": 0, "clock": {"seconds": 1000}})

    def changed(who: Person, clock: dict[str, int] | None) -> Any:
        return who.do(code, "change", settings={"cover_after": 0, "clock": clock})

    assert changed(emmy, {"seconds": 1300})["reason"] == "not-host"
    assert (
        changed(ada, {"seconds": 900})["reason"]
        == changed(ada, {"seconds": 1300, "increment": 5})["reason"]
        == "not-now"
    )
    assert changed(ada, {"seconds": 1300})["type"] == "done"
    assert all(chair["clock"] > 1_000_000 for chair in ada.state(code)["table"]["chairs"])
    assert changed(ada, None)["type"] == "done" and changed(ada, {"seconds": 1300})["reason"] == "not-now"


def test_an_option_that_is_written_is_read_and_drawn_or_refused_in_a_sentence(url: str) -> None:
    person = Person(url)

    def sketch(given: object, option: str = "molecule") -> dict[str, Any]:
        return dict(person.post("/api/games/laboratorium/sketch", {"option": option, "given": given}).json())

    toluene = sketch("toluene")
    assert len(toluene["drawing"]["atoms"]) == 7
    assert sketch(toluene["value"]) == toluene
    assert sketch("CN")["message"] == {"id": "own-atom", "params": {"molecule": "'CN'", "element": "N"}, "things": []}
    assert sketch("aspirin", "target")["reason"] == "bad-setup"
    some = sketch("1,2,3,8,9,10", "piles")
    assert some["value"][:7] == [1, 2, 3, 8, 9, 10, 0]
    assert some["drawing"]["steps"]["aspirin"] == {"off": 5, "on": 5}
    assert sketch("1", "piles")["drawing"]["steps"]["linalool"] == {"off": None, "on": 25}


def test_a_clock_that_ran_out_hands_the_chair_to_a_bot() -> None:
    chairs = [events.StoredChair("human", name, None, [name]) for name in ("Ada", "Emmy")]
    made = events.Made(GAME, {}, events.StoredSettings(clock=events.StoredClock(10)), chairs, "Ada", "5" * 64)
    table = GameTable("CCCCCCCC", [Row(1, 0, "Ada", "make", made), Row(2, 1000, "Ada", "start", events.Dealt(1))])
    table.wake()
    assert table.match is not None
    mover = table.match.to_move
    ((at, change),) = deadlines(LiveTable(table), 4000)
    assert (at, change) == (11_000, events.Covered(mover, "clock"))
    table.apply(Row(3, 11_000, "table", "auto", change))
    assert table.chairs[mover].plays_itself and table.ticking != mover
    with pytest.raises(Rejection):
        commands.decide(table, ("Ada", "Emmy")[mover], table_commands.Back("b", mover), 12_000)


def test_phrases_instead_of_free_text(url: str) -> None:
    ada, _, code = two_people(url)
    ada.done(code, "say", seat=0, phrase="well-played")
    step = ada.state(code)["steps"][-1]
    assert step["kind"] == "phrase" and step["log"][0]["params"]["phrase"]["id"] == "phrase-well-played"
    assert ada.do(code, "say", seat=0, phrase="anything at all")["reason"] == "bad-request"


def test_a_game_shows_what_its_options_choose_from(url: str) -> None:
    person = Person(url)
    shown = person.get("/api/games/scientia/gallery").json()
    faces = {face["number"]: face for face in shown["faces"]}
    for numbers in shown["sets"].values():
        assert not any(faces[number]["other_face"] in numbers for number in numbers)
        for place in shown["places"]:
            fitting = [n for n in numbers if faces[n]["field"] == place["field"] and faces[n]["base"] == place["base"]]
            assert len(fitting) == place["count"]
    for name in names():
        there = game(name).gallery is not None
        assert person.get(f"/api/games/{name}/gallery").status_code == (200 if there else 404)


def test_a_games_text_says_where_each_of_its_notes_stands() -> None:
    """As Fluent that any client can read."""
    for name, language in itertools.product(names(), LANGUAGES):
        entries = FluentParser().parse(catalogue.game_text(name, language)).body
        ids = {entry.id.name for entry in entries if isinstance(entry, ast.Message)}
        notes = {one.removeprefix("note-") for one in ids if one.startswith("note-")}
        assert notes and notes == {one.removeprefix("origin-") for one in ids if one.startswith("origin-")}


def test_the_rulings_come_in_the_language_that_is_asked_for(url: str) -> None:
    person = Person(url)
    told = [person.get(f"/api/games/{GAME}/rulings/{language}").json() for language in ("en", "fr", "es")]
    assert len({tuple(one["number"] for one in rulings) for rulings in told}) == 1
    assert len({rulings[0]["text"] for rulings in told}) == 3
    assert person.get(f"/api/games/{GAME}/rulings/xx").status_code == 404


def test_the_rulebook_comes_in_each_language_and_its_figures_as_positions(url: str) -> None:
    person = Person(url)
    told = [person.get(f"/api/games/eureka/rulebook/{language}").json() for language in ("en", "fr", "es")]
    assert len({len(one["blocks"]) for one in told}) == 1 and len({one["blocks"][0]["text"] for one in told}) == 3
    assert person.get("/api/games/eureka/rulebook/xx").status_code == 404
    drawn = [name for name, figure in told[0]["figures"].items() if figure["part"] != "legend"]
    moment = person.get(f"/api/games/eureka/rulebook/figures/{drawn[0]}").json()
    assert moment["view"]["suits"] and moment["position"] > 0
    assert person.get("/api/games/eureka/rulebook/figures/none").status_code == 404


def test_about_tells_what_a_client_needs_before_a_table(url: str) -> None:
    person = Person(url)
    about = person.get("/api/about").json()
    assert GAME in [card["name"] for card in about["games"]]
    for path in ("", "/rules", "/rulings/en", "/components", "/text/fr.ftl"):
        assert person.get(f"/api/games/{GAME}{path}").status_code == 200
    chapters = person.get(f"/api/games/{GAME}/rules").json()
    assert all(
        sentence["number"].startswith(chapter["number"] + ".")
        for chapter in chapters
        for sentence in chapter["sentences"]
    )
    for language in about["languages"]:
        text = person.get(f"/api/text/{language}.ftl").text
        assert all(f"phrase-{phrase} =" in text for phrase in about["phrases"])
