"""A lesson: pupils join by a code, sit in groups, play at tables of their own, and a teacher sees them all."""

from tests.server.schooling import come, lesson, new_class


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
        pupil.card["name"] for pupil in sorted(pupils, key=lambda pupil: pupil.place[1])]
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
