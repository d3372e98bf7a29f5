"""A teacher whose cookie is gone comes back with the key that was told when the class was made."""

from tests.server.playing import GAME
from tests.server.schooling import InClass, come, new_class


def with_key(url: str) -> tuple[InClass, str]:
    teacher = InClass(url)
    made = teacher.post("/api/classes", {"game": GAME, "players": 3, "level": "random"}).json()
    teacher.room = made["id"]
    return teacher, made["key"]


def tries(key: str, room: InClass) -> tuple[InClass, int]:
    browser = InClass(room.url)
    status = browser.post("/api/takeover", {"key": key}).status_code
    browser.room = room.room
    return browser, status


def test_the_recovery_key_opens_the_desk_on_any_device_as_often_as_needed(url: str) -> None:
    teacher, key = with_key(url)
    come(teacher, 2)
    teacher.must("freeze", message="Eyes on me")
    code = teacher.seen()["code"]
    assert key.replace("-", "").startswith(code)  # the class is found by the key alone
    teacher.post("/api/session/end", {})
    for typed in (key, key.lower().replace("-", " ")):
        browser, status = tries(typed, teacher)
        assert status == 200 and browser.seen()["role"] == "teacher" and len(browser.seen()["pupils"]) == 2
    browser.must("thaw")


def test_a_wrong_key_or_that_of_another_class_opens_nothing(url: str) -> None:
    teacher, key = with_key(url)
    _, other = with_key(url)
    plain = key.replace("-", "")
    wrong = plain[:-1] + ("C" if plain[-1] != "C" else "D")
    for typed in (wrong, plain[:6] + other.replace("-", "")[6:], plain[:6]):
        assert tries(typed, teacher)[1] == 404
    (pupil,) = come(teacher)
    assert pupil.post("/api/takeover", {"key": key}).json()["message"]["id"] == "server-pupils-device"


def test_a_new_key_takes_the_place_of_the_old_one(url: str) -> None:
    teacher, old = with_key(url)
    new = teacher.post(f"/api/classes/{teacher.room}/recovery", {}).json()["key"]
    assert tries(old, teacher)[1] == 404 and tries(new, teacher)[1] == 200


def test_the_key_is_told_to_nobody_and_stored_only_as_a_hash(url: str) -> None:
    teacher, key = with_key(url)
    secret = key.replace("-", "")[6:]
    assert secret not in str(teacher.seen()).replace("-", "")
    (pupil,) = come(new_class(url))
    assert secret not in str(pupil.seen())
