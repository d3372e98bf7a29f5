"""A lesson: pupils join by a code, sit in groups, play at tables of their own, and a teacher sees them all."""

from typing import Any

import pytest

from labtable.core.game.text import LANGUAGES
from labtable.server.classroom import commands, door, names
from labtable.server.classroom.live import LiveClass
from labtable.server.classroom.record import Card, ClassRecord
from labtable.server.protocol import class_commands, class_types
from labtable.server.protocol.rejections import Rejection
from labtable.server.table import nicknames
from tests.server.class_client import InClass, come, lesson, new_class
from tests.server.playing import GAME


def test_pupils_join_by_a_code_of_six_characters_and_are_put_into_groups(url: str) -> None:
    teacher = new_class(url, title=" 7b  chemistry ")
    pupils = come(teacher, 7)
    seen = teacher.seen()
    assert len(seen["code"]) == 6 and seen["title"] == "7b chemistry" and seen["phase"] == "gathering"
    assert len({pupil["name"] for pupil in seen["pupils"]}) == 7 and all(pupil["name"] for pupil in seen["pupils"])
    assert [len(group["pupils"]) for group in seen["groups"]] == [3, 3, 1]
    teacher.must("start-all")
    assert [len(group["pupils"]) for group in teacher.seen()["groups"]] == [3, 2, 2]
    for pupil in pupils:
        code, seat = pupil.place
        chairs = pupil.state(code)["table"]["chairs"]
        assert chairs[seat]["yours"] and chairs[seat]["nickname"] == pupil.card["name"]
        assert sum(chair["yours"] for chair in chairs) == 1


def test_a_pupil_who_comes_back_has_the_same_card(url: str) -> None:
    teacher = new_class(url)
    (pupil,) = come(teacher)
    card = pupil.card
    again = pupil.post("/api/classes/join", {"code": teacher.seen()["code"].lower()}).json()
    assert again == {"id": pupil.room, "role": "pupil"} and pupil.card["id"] == card["id"]
    assert teacher.post("/api/classes/join", {"code": teacher.seen()["code"]}).json()["role"] == "teacher"


def test_the_same_deal_is_the_same_at_every_table_and_another_is_not(url: str) -> None:
    for same in (True, False):
        _, pupils = lesson(url, 6, same_deal=same)
        commitments = {pupil.state(pupil.place[0])["table"]["commitment"] for pupil in pupils}
        assert len(commitments) == (1 if same else 2)


def test_pupils_play_and_the_wall_shows_it(url: str) -> None:
    teacher, pupils = lesson(url, 3)
    code = pupils[0].place[0]
    before = teacher.seen()["wall"]
    assert [table["code"] for table in before] == [code] and before[0]["names"] == [
        pupil.card["name"] for pupil in sorted(pupils, key=lambda pupil: pupil.place[1])
    ]
    mover = before[0]["to_move"]
    next(pupil for pupil in pupils if pupil.place[1] == mover).act(code, mover)
    after = teacher.seen()["wall"][0]
    assert after["position"] == before[0]["position"] + 1 and len(after["scores"]) == 3


def test_a_late_pupil_takes_a_bots_seat_and_then_sits_beside_a_partner(url: str) -> None:
    teacher, pupils = lesson(url, 2)
    table = pupils[0].place[0]
    third, fourth = come(teacher, 2)
    assert third.place == (table, 2)
    chairs = third.state(table)["table"]["chairs"]
    assert chairs[2]["kind"] == "human" and chairs[2]["nickname"] == third.card["name"] and chairs[2]["yours"]
    shared = fourth.place[1]
    partner = next(pupil for pupil in (*pupils, third) if pupil.place[1] == shared)
    chair = fourth.state(table)["table"]["chairs"][shared]
    assert chair["yours"] and chair["nickname"] == f"{partner.card['name']} & {fourth.card['name']}"
    assert partner.state(table)["table"]["chairs"][shared]["yours"]


def test_another_round_with_the_same_and_with_shuffled_groups(url: str) -> None:
    teacher, pupils = lesson(url, 6)
    first = pupils[0].place[0]
    assert teacher.refused("another-round") == "not-now"
    teacher.must("finish-round")
    groups = [group["pupils"] for group in teacher.seen()["groups"]]
    teacher.must("another-round")
    seen = teacher.seen()
    assert (seen["phase"], seen["round"], seen["wall"]) == ("gathering", 2, [])
    assert [group["pupils"] for group in seen["groups"]] == groups
    teacher.must("shuffle")
    teacher.must("start-all")
    assert len(teacher.seen()["wall"]) == 2 and pupils[0].place[0] != first
    assert pupils[0].state(first)["table"]["classroom"] == teacher.room


def test_groups_are_moved_by_the_teacher_and_then_stay(url: str) -> None:
    teacher = new_class(url)
    numbers = [pupil.card["id"] for pupil in come(teacher, 4)]
    teacher.must("move-pupil", pupil=numbers[0], group=2)
    teacher.must("move-pupil", pupil=numbers[1], group=7)
    teacher.must("move-pupil", pupil=numbers[2], group=None)
    teacher.must("start-all")
    assert [group["pupils"] for group in teacher.seen()["groups"]] == [[numbers[0], numbers[3]], [numbers[1]]]
    teacher.must("move-pupil", pupil=numbers[2], group=7)
    assert [group["seats"] for group in teacher.seen()["groups"]] == [[0, 1], [0, 1]]
    assert teacher.refused("move-pupil", pupil=numbers[2], group=9) == "no-seat"
    teacher.must("move-pupil", pupil=numbers[2], group=7, seat=0)
    assert [group["seats"] for group in teacher.seen()["groups"]] == [[0, 1], [0, 0]]


def test_a_group_larger_than_a_table_sits_in_pairs(url: str) -> None:
    teacher = new_class(url, players=2)
    pupils = come(teacher, 3)
    for pupil in pupils:
        teacher.must("move-pupil", pupil=pupil.card["id"], group=1)
    teacher.must("start-all")
    assert [pupil.place[1] for pupil in pupils] == [0, 1, 0]
    chairs = pupils[2].state(pupils[2].place[0])["table"]["chairs"]
    assert chairs[0]["nickname"] == f"{pupils[0].card['name']} & {pupils[2].card['name']}"


def test_a_pupil_who_is_removed_sees_nothing_more_and_a_bot_plays_on(url: str) -> None:
    teacher, (ada, emmy) = lesson(url, 2)
    table, seat = ada.place
    stream, board = ada.stream(), ada.socket(table)
    stream.next("class")
    board.next("state")
    teacher.must("remove-pupil", pupil=ada.card["id"], ban=True)
    assert stream.next("bye")["reason"] == board.next("bye")["reason"] == "not-found"
    assert emmy.state(table)["table"]["chairs"][seat]["kind"] == "bot"
    answer = ada.post("/api/classes/join", {"code": teacher.seen()["code"]})
    assert answer.json()["message"]["id"] == "server-removed-from-class"


# Names --------------------------------------------------------------------------------------------


def a_record(**more: Any) -> ClassRecord:
    settings: dict[str, Any] = {
        "game": GAME,
        "players": 3,
        "level": "random",
        "options": {},
        "same_deal": False,
        "clock": None,
        "names": "free",
        "listed": [],
        "language": "en",
        "title": "",
        "teacher": "Ms Curie",
        **more,
    }
    return ClassRecord("C" * 12, "C" * 6, 0, 1, ["t"], **settings)


@pytest.mark.parametrize("language", LANGUAGES)
def test_generated_names_are_friendly_short_and_all_different(language: Any) -> None:
    pattern, nouns, words = names.FRIENDLY[language]
    made = [pattern.format(noun, word) for noun in nouns.split() for word in words.split()]
    assert len({nicknames.skeleton(name) for name in made}) == len(made) >= 4 * class_types.PUPILS
    record = a_record(language=language)
    for name in made:
        assert names.typed(record, name, 0) == name


@pytest.mark.parametrize(
    "name",
    [
        "Teacher",
        "the teacher",
        "Prof. Ada",
        "PROFESSEUR",
        "Maîtresse",
        "la maestra",
        "Profesor X",
        "T3acher",
        "Ms Curie",
        "ms. curié",
        "xMsCuriex",
        "Bot",
        "Labtable",
        "Тeacher",
    ],
)
def test_no_pupil_is_called_like_the_teacher(name: str) -> None:
    record = a_record()
    door.arrive(record, "p", 0, None, set(), {}, at_home=False)
    with pytest.raises(Rejection) as rejected:
        commands.decide(record, "p", class_commands.ChangeCard("c", name=name), 0)
    assert rejected.value.message.id == "server-teachers-name"


def test_what_may_be_changed_on_a_card_is_the_teachers_choice(url: str) -> None:
    teacher = new_class(url)
    ada, emmy = come(teacher, 2)
    assert ada.refused("change-card", name="Zoe") == "bad-name"
    before = ada.card["name"]
    ada.must("change-card", another=True, face=5)
    assert ada.card["name"] != before and ada.card["face"] == 5
    teacher.must("settle", names="free")
    ada.must("change-card", name="Zoe")
    assert emmy.refused("change-card", name="zoë") == "name-taken"
    assert emmy.refused("change-card", name="\u2800") == "bad-name"
    teacher.must("rename-pupil", pupil=ada.card["id"], name="Zoe B.")
    assert ada.card["name"] == "Zoe B."


def test_pupils_pick_their_names_from_the_teachers_list(url: str) -> None:
    teacher = new_class(url, names="list", listed=["Ada", "Emmy", "Lise"])
    ada, emmy, lise = come(teacher, 3)
    assert not ada.card["picked"] and ada.seen()["unpicked"] == ["Ada", "Emmy", "Lise"]
    ada.must("pick-name", name="Ada")
    assert ada.seen()["unpicked"] == [] and emmy.seen()["unpicked"] == ["Emmy", "Lise"]
    assert emmy.refused("pick-name", name="Ada") == "name-taken" and emmy.refused("pick-name", name="Eve") == "bad-name"
    assert ada.refused("pick-name", name="Lise") == "not-now" and ada.refused("change-card", name="Eve") == "bad-name"
    teacher.must("start-all")
    assert emmy.card["picked"] and lise.card["picked"]  # who had not picked yet is given a name
    (late,) = come(teacher)
    assert late.seen()["groups"] == []
    late.must("pick-name", name="Emmy")
    assert late.place[0] == ada.place[0]


def test_a_list_that_names_somebody_twice_is_refused(url: str) -> None:
    answer = InClass(url).post("/api/classes", {"game": GAME, "players": 3, "names": "list", "listed": ["Ada", "ADA"]})
    assert answer.json()["message"] == {"id": "server-listed-twice", "params": {"name": "ADA"}, "things": []}


# Other devices ------------------------------------------------------------------------------------


def test_a_second_device_has_the_same_card_and_the_same_seat(url: str) -> None:
    teacher, (ada, emmy) = lesson(url, 2)
    table, seat = ada.place
    for giver, asked in ((ada, None), (teacher, ada.card["id"])):
        phone = InClass(url)
        key = giver.post(f"/api/classes/{teacher.room}/handover", {"pupil": asked}).json()["key"]
        assert phone.post("/api/takeover", {"key": key}).json() == {"code": "", "seat": 0, "classroom": teacher.room}
        phone.room = teacher.room
        assert phone.card == ada.card and phone.state(table)["table"]["chairs"][seat]["yours"]
        assert phone.post("/api/takeover", {"key": key}).status_code == 404  # it opens once
    assert emmy.post(f"/api/classes/{teacher.room}/handover", {"pupil": ada.card["id"]}).status_code == 403


def test_the_teachers_desk_opens_on_a_second_device_but_not_on_a_pupils(url: str) -> None:
    teacher = new_class(url)
    (pupil,) = come(teacher)

    def key() -> str:
        return str(teacher.post(f"/api/classes/{teacher.room}/handover", {}).json()["key"])

    assert pupil.post("/api/takeover", {"key": key()}).json()["message"]["id"] == "server-pupils-device"
    tablet = InClass(url)
    assert tablet.post("/api/takeover", {"key": key()}).status_code == 200
    tablet.room = teacher.room
    assert tablet.seen()["role"] == "teacher"
    tablet.must("freeze", message="Eyes on me")
    assert pupil.seen()["frozen"]["message"] == "Eyes on me"


def test_who_gets_another_card_gives_up_the_old_one(url: str) -> None:
    teacher, (ada, emmy) = lesson(url, 2)
    key = teacher.post(f"/api/classes/{teacher.room}/handover", {"pupil": ada.card["id"]}).json()["key"]
    old = emmy.place
    assert emmy.post("/api/takeover", {"key": key}).status_code == 200
    assert emmy.card == ada.card and len(teacher.seen()["pupils"]) == 1
    assert ada.state(old[0])["table"]["chairs"][old[1]]["kind"] == "bot"


def test_a_typed_name_is_seen_by_nobody_else_until_the_teacher_approves_it() -> None:
    record = a_record(approve_names=True)
    record.cards = [Card(1, "Blue Fox", 0, ["Ada"], 1), Card(2, "Red Fox", 0, ["Emmy"], 1)]

    def names_for(who: str) -> list[tuple[str, str]]:
        return [(one.name, one.wanted) for one in LiveClass(record, 1).shown(who, "").pupils]

    commands.decide(record, "Ada", class_commands.ChangeCard("a", "Ada"), 0)
    assert names_for("t") == names_for("Ada") == [("Blue Fox", "Ada"), ("Red Fox", "")]
    assert names_for("Emmy") == [("Blue Fox", ""), ("Red Fox", "")]
    with pytest.raises(Rejection):  # taken
        commands.decide(record, "Emmy", class_commands.ChangeCard("b", "Ada"), 0)
    commands.decide(record, "Emmy", class_commands.ChangeCard("b", "Emmy"), 0)
    with pytest.raises(Rejection):
        commands.decide(record, "Ada", class_commands.ApproveNames("c", (1,)), 0)
    commands.decide(record, "t", class_commands.ApproveNames("c", (1, 9)), 0)
    commands.decide(record, "t", class_commands.ApproveNames("d", (2,), True), 0)
    assert names_for("Emmy") == [("Ada", ""), ("Red Fox", "")]
