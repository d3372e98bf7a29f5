"""Who comes into a class: by the code at the usual pace, past the teacher, or with an entry card; and who stays out."""

import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from labtable.server.classroom import commands, door
from labtable.server.classroom.record import ClassRecord
from labtable.server.protocol import class_commands, class_types
from labtable.server.protocol.rejections import Rejection
from tests.server.class_client import InClass, come, lesson, new_class
from tests.server.test_classroom import a_record

COOKIES = 60


def newcomer(teacher: InClass) -> tuple[InClass, dict[str, Any]]:
    """A browser without a cookie from before, and what it is told when it types the code."""
    browser = InClass(teacher.url)
    answer = browser.post("/api/classes/join", {"code": teacher.seen()["code"]}).json()
    browser.room = answer.get("id", "")
    return browser, answer


def cards(teacher: InClass, count: int) -> list[str]:
    """The codes of so many new entry cards."""
    teacher.must("make-entry-cards", count=count)
    return [one["code"] for one in teacher.get(f"/api/classes/{teacher.room}/entry-cards").json()][-count:]


def enter(teacher: InClass, code: str) -> tuple[InClass, dict[str, Any]]:
    browser = InClass(teacher.url)
    answer = browser.post("/api/classes/join", {"code": code}).json()
    browser.room = answer.get("id", "")
    return browser, answer


# Many at once -------------------------------------------------------------------------------------


def test_sixty_cookies_of_one_pupil_do_not_fill_the_class(url: str) -> None:
    teacher = new_class(url)
    seated = come(teacher, 2)
    vandals = [InClass(url) for _ in range(COOKIES)]
    code, began = teacher.seen()["code"], time.monotonic()
    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(lambda one: one.post("/api/classes/join", {"code": code}).json(), vandals))
    whiles = 1 + int(1000 * (time.monotonic() - began) / door.WHILE)
    seen = teacher.seen()
    assert len(seen["pupils"]) <= door.AT_ONCE * whiles < class_types.PUPILS
    assert [answer.get("role") for answer in answers].count("waiting") == len(seen["waiting"]) > 0
    late, answer = newcomer(teacher)
    if answer.get("reason") == "class-full":  # the line is full, of this network: the teacher empties it
        teacher.must("send-away", waiters=[one["id"] for one in seen["waiting"]])
        late, answer = newcomer(teacher)
    if answer["role"] == "waiting":
        teacher.must("let-in", waiters=[late.seen()["waiting"][0]["id"]])
    assert late.seen()["role"] == "pupil" and all(pupil.card for pupil in seated)


def at(
    record: ClassRecord,
    now: int,
    count: int = 1,
    present: frozenset[str] = frozenset(),
    networks: dict[str, str] | None = None,
    network: str = "school",
    home: bool = False,
) -> list[str]:
    """How so many newcomers of a moment fare."""
    found = []
    for _ in range(count):
        holder = f"h{record.last_card}"
        if networks is not None:
            networks[holder] = network
        door.arrive(record, holder, now, None, present, networks or {}, at_home=home)
        found.append("in" if record.card_of(holder) is not None else "waits")
    return found


def test_a_class_at_its_usual_pace_comes_in_by_itself() -> None:
    record = a_record()
    for second in range(50):
        assert at(record, 1000 * second) == ["in"]
    assert len(record.cards) == 50 and record.line == []


def test_who_comes_in_a_crowd_waits_and_nobody_overtakes() -> None:
    record = a_record()
    assert at(record, 0, door.AT_ONCE + 1) == ["in"] * door.AT_ONCE + ["waits"]
    assert at(record, door.WHILE, 1, frozenset({record.line[0].holder})) == ["waits"]
    commands.decide(record, "t", class_commands.LetIn("c", tuple(one.number for one in record.line)), 0)
    assert len(record.cards) == door.AT_ONCE + 2 and record.line == []
    assert at(record, door.WHILE) == ["in"]


def test_who_waits_without_an_open_page_leaves_the_line_to_others() -> None:
    record = a_record(door="line")
    assert at(record, 0, door.LINE) == ["waits"] * door.LINE
    with pytest.raises(Rejection, match="class-full"):
        at(record, door.DESERTED - 1)
    faithful = record.line[7].holder
    assert at(record, door.DESERTED, 1, frozenset({faithful})) == ["waits"]
    assert record.line[0].holder == faithful and len(record.line) == 2


def test_a_full_line_of_one_network_has_room_for_newcomers_of_another() -> None:
    """Those of the larger network who came last give way, until both have as many."""
    record = a_record()
    networks: dict[str, str] = {}
    at(record, 0, door.AT_ONCE + door.LINE, networks=networks, network="vandal")
    with pytest.raises(Rejection, match="class-full"):
        at(record, 0, networks=networks, network="vandal")
    first = record.line[0].holder
    assert at(record, 0, 30, networks=networks, network="home") == ["waits"] * 30
    homes = [networks[one.holder] for one in record.line]
    assert homes.count("home") == homes.count("vandal") == door.LINE // 2 and record.line[0].holder == first
    with pytest.raises(Rejection, match="class-full"):
        at(record, 0, networks=networks, network="home")
    assert at(record, 0, 1, networks=networks, network="elsewhere") == ["waits"]


def test_thirty_pupils_of_one_school_come_in_by_an_open_door() -> None:
    record = a_record()
    networks: dict[str, str] = {}
    for moment in range(3):
        assert at(record, moment * door.WHILE, 10, networks=networks) == ["in"] * 10


def test_as_many_as_the_class_was_made_for_come_in_at_once_from_a_network_of_the_class() -> None:
    """34 pupils behind one address within seconds; and who comes beyond them, or from elsewhere, is a crowd."""
    record = a_record(pupils=34)
    assert at(record, 0, 34, home=True) == ["in"] * 34
    assert at(record, 0, 1, home=True) == ["waits"]
    others = a_record(pupils=34)
    assert at(others, 0, 34) == ["in"] * door.AT_ONCE + ["waits"] * (34 - door.AT_ONCE)


def test_a_class_with_a_list_of_names_was_made_for_as_many() -> None:
    record = a_record(names="list", listed=[f"pupil {number}" for number in range(20)])
    assert at(record, 0, 21, home=True) == ["in"] * 20 + ["waits"]


def test_who_waits_is_not_overtaken_by_those_the_class_was_made_for() -> None:
    record = a_record(pupils=34, door="line")
    at(record, 0)
    record.door = "open"
    assert at(record, 1, 1, frozenset({record.line[0].holder}), home=True) == ["waits"]


def test_thirty_four_browsers_behind_one_address_are_all_in_the_class(url: str) -> None:
    teacher = new_class(url, pupils=34)
    browsers = [InClass(url) for _ in range(34)]
    code = teacher.seen()["code"]
    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(lambda one: one.post("/api/classes/join", {"code": code}).json(), browsers))
    assert [answer.get("role") for answer in answers] == ["pupil"] * 34
    assert len(teacher.seen()["pupils"]) == 34 and teacher.seen()["waiting"] == []


def test_who_was_sent_away_waits_when_they_come_again_and_holds_up_nobody() -> None:
    record = a_record()
    at(record, 0, door.AT_ONCE + 5)
    vandals = [one.holder for one in record.line]
    commands.decide(record, "t", class_commands.SendAway("c", tuple(one.number for one in record.line)), 0)
    for holder in vandals:
        door.arrive(record, holder, door.WHILE, None, frozenset(vandals), {}, at_home=False)
    assert [one.holder for one in record.line] == vandals
    assert at(record, door.WHILE, 2) == ["in"] * 2
    commands.decide(record, "t", class_commands.LetIn("d", (record.line[0].number,)), 0)
    assert record.card_of(vandals[0]) is not None


def test_who_was_sent_away_gives_way_in_a_full_line() -> None:
    record = a_record(door="line")
    networks: dict[str, str] = {}
    at(record, 0, door.LINE, networks=networks)
    vandal, others = record.line[3], record.line[:3] + record.line[4:]
    commands.decide(record, "t", class_commands.SendAway("c", (vandal.number,)), 0)
    door.arrive(record, vandal.holder, 0, None, frozenset(), networks, at_home=False)
    assert at(record, 0, 1, networks=networks) == ["waits"]
    assert record.waiter_of(vandal.holder) is None and record.line[:-1] == others


def test_a_class_of_sixty_is_full() -> None:
    record = a_record(door="line")
    at(record, 0, door.LINE)
    commands.decide(record, "t", class_commands.LetIn("c", tuple(one.number for one in record.line)), 0)
    assert len({card.name for card in record.cards}) == class_types.PUPILS
    at(record, 0)
    with pytest.raises(Rejection, match="class-full"):
        commands.decide(record, "t", class_commands.LetIn("d", (record.line[0].number,)), 0)


# The line -----------------------------------------------------------------------------------------


def test_at_a_closed_door_newcomers_wait_until_the_teacher_lets_them_in(url: str) -> None:
    teacher = new_class(url)
    (ada,) = come(teacher)
    teacher.must("door", door="line")
    emmy, lise, mary = (newcomer(teacher)[0] for _ in range(3))
    waiting = {one["id"]: one for one in teacher.seen()["waiting"]}
    mine = [one.seen()["waiting"][0] for one in (emmy, lise, mary)]
    assert [waiting[one["id"]]["name"] for one in mine] == [one["name"] for one in mine]  # so that one can ask
    teacher.must("let-in", waiters=[mine[0]["id"]])
    assert emmy.card["name"] == mine[0]["name"] and lise.seen()["role"] == "waiting"
    assert ada.post("/api/classes/join", {"code": teacher.seen()["code"]}).json()["role"] == "pupil"
    teacher.must("send-away", waiters=[mine[1]["id"]])
    assert lise.get(f"/api/classes/{teacher.room}").status_code == 404
    mary.must("leave-class")
    assert teacher.seen()["waiting"] == []
    teacher.must("door", door="open")
    assert newcomer(teacher)[1]["role"] == "pupil"


def test_who_waits_learns_nothing_of_the_class_and_can_do_nothing_there(url: str) -> None:
    teacher, pupils = lesson(url, 3, title="8a")
    table = pupils[0].place[0]
    teacher.must("freeze", message="Eyes on me")
    teacher.must("spotlight", table=table)
    teacher.must("door", door="line")
    waiting, _ = newcomer(teacher)
    seen = waiting.seen()
    assert (seen["title"], seen["role"], len(seen["waiting"])) == ("8a", "waiting", 1)
    assert not any(seen[name] for name in ("pupils", "groups", "wall", "frozen", "spotlight", "poll", "unpicked"))
    assert not any(pupil.card["name"] in str(seen) for pupil in pupils)
    assert waiting.get(f"/api/tables/{table}").status_code == 404
    assert waiting.refused("let-in", waiters=[seen["waiting"][0]["id"]]) == "not-teacher"
    assert waiting.refused("raise-hand") == "forbidden"
    assert waiting.post(f"/api/classes/{teacher.room}/handover", {}).status_code == 403
    assert waiting.get(f"/api/classes/{teacher.room}/results").status_code == 403
    assert waiting.get(f"/api/classes/{teacher.room}/entry-cards").status_code == 403


def test_who_is_let_in_during_a_game_is_told_at_once_and_has_a_seat(url: str) -> None:
    teacher, _ = lesson(url, 2)
    teacher.must("door", door="line")
    late, _ = newcomer(teacher)
    stream = late.stream()
    mine = stream.next("class")["classroom"]["waiting"][0]
    teacher.must("let-in", waiters=[mine["id"]])
    while stream.next("class")["classroom"]["role"] != "pupil":
        pass
    code, seat = late.place
    assert late.state(code)["table"]["chairs"][seat]["nickname"] == mine["name"]


def test_who_picks_a_name_from_the_list_picks_it_after_the_line(url: str) -> None:
    teacher = new_class(url, names="list", listed=["Ada", "Emmy"], door="line")
    late, answer = newcomer(teacher)
    assert answer["role"] == "waiting" and late.seen()["waiting"][0]["name"]
    teacher.must("let-in", waiters=[late.seen()["waiting"][0]["id"]])
    assert not late.card["picked"] and late.seen()["unpicked"] == ["Ada", "Emmy"]


# Out ----------------------------------------------------------------------------------------------


def test_a_ban_holds_for_new_cookies_too_and_locks_out_nobody_who_sits(url: str) -> None:
    teacher, (ada, emmy) = lesson(url, 2)
    teacher.must("remove-pupil", pupil=ada.card["id"], ban=True)
    code = teacher.seen()["code"]
    refused = ada.post("/api/classes/join", {"code": code}).json()
    assert refused["message"]["id"] == "server-removed-from-class"
    again = [newcomer(teacher)[1]["role"] for _ in range(3)]  # the same pupil in three private windows
    assert again == ["waiting"] * 3 and teacher.seen()["door"] == "line"
    assert emmy.place and emmy.post("/api/classes/join", {"code": code}).json()["role"] == "pupil"
    assert len(teacher.seen()["pupils"]) == 1


def test_a_banned_browser_does_not_come_back_with_an_entry_card(url: str) -> None:
    teacher = new_class(url)
    (ada,) = come(teacher)
    (code,) = cards(teacher, 1)
    teacher.must("remove-pupil", pupil=ada.card["id"], ban=True)
    assert ada.post("/api/classes/join", {"code": code}).json()["message"]["id"] == "server-removed-from-class"


# Entry cards --------------------------------------------------------------------------------------


def test_with_entry_cards_each_card_lets_one_pupil_in_once(url: str) -> None:
    teacher = new_class(url, door="cards")
    code = teacher.seen()["code"]
    first, second = cards(teacher, 2)
    assert first.startswith(code) and len(first) == 12
    assert newcomer(teacher)[1]["message"]["id"] == "server-needs-entry-card"
    ada, answer = enter(teacher, f"{first[:6].lower()} {first[6:]}")
    assert answer["role"] == "pupil" and ada.card["name"]
    assert enter(teacher, first)[1]["message"]["id"] == "server-entry-card-used"
    assert ada.post("/api/classes/join", {"code": first}).json()["role"] == "pupil"  # the pupil comes back
    assert ada.post("/api/classes/join", {"code": second}).json()["role"] == "pupil"  # and takes no second card
    assert enter(teacher, second)[1]["role"] == "pupil"
    assert enter(teacher, code + "CCCCCC")[1]["reason"] == "not-found"
    used = [one["used"] for one in teacher.get(f"/api/classes/{teacher.room}/entry-cards").json()]
    assert used == [True, True]


def test_an_entry_card_leads_past_the_line(url: str) -> None:
    teacher = new_class(url, door="line")
    waiting, _ = newcomer(teacher)
    name = waiting.seen()["waiting"][0]["name"]
    (code,) = cards(teacher, 1)
    assert waiting.post("/api/classes/join", {"code": code}).json()["role"] == "pupil"
    assert waiting.card["name"] == name and teacher.seen()["waiting"] == []


def test_entry_cards_of_a_list_have_names(url: str) -> None:
    teacher = new_class(url, door="cards", names="list", listed=["Ada", "Emmy"])
    codes = cards(teacher, 3)
    made = teacher.get(f"/api/classes/{teacher.room}/entry-cards").json()
    assert [one["name"] for one in made] == ["Ada", "Emmy", None]
    assert made[0]["link"].endswith(f"/c/{codes[0]}")
    assert enter(teacher, codes[1])[0].card["name"] == "Emmy"
    assert not enter(teacher, codes[2])[0].card["picked"]
    assert teacher.refused("make-entry-cards", count=0) == "bad-request"
    teacher.must("make-entry-cards", count=60)
    assert teacher.refused("make-entry-cards", count=60) == "not-now"


def test_an_entry_card_is_printed_with_a_picture_of_its_link(url: str) -> None:
    teacher = new_class(url)
    (code,) = cards(teacher, 1)
    plain = teacher.get(f"/api/classes/{teacher.room}/qr.svg").text
    assert teacher.get(f"/api/classes/{teacher.room}/qr.svg?entry_card={code}").text != plain
