"""A teacher whose cookie is gone comes back with the key that was told when the class was made."""

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from labtable.server.classroom import recovery
from tests.run_cli import called
from tests.server.class_client import InClass, come
from tests.server.playing import GAME, Running


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


def test_the_key_is_not_told_again_and_only_its_hash_is_stored(server: Running) -> None:
    teacher, key = with_key(server.url)
    secret = key.replace("-", "")[6:]
    assert secret not in str(teacher.seen()).replace("-", "")
    with sqlite3.connect(f"file:{server.database}?mode=ro", uri=True) as db:
        (stored,) = db.execute("SELECT record FROM classes WHERE id = ?", (teacher.room,)).fetchone()
    assert recovery.kept_of(key.replace("-", "")) in stored and secret not in stored


# The administrator --------------------------------------------------------------------------------


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Running]:
    server = Running(str(tmp_path / "t.sqlite"), tmp_path / "log", "--unlimited")
    yield server
    server.stop()


def test_an_administrator_gives_a_locked_out_teacher_a_new_key_and_ends_classes(own: Running) -> None:
    teacher, lost = with_key(own.url)
    come(teacher, 2)
    code, name = teacher.seen()["code"], teacher.seen()["pupils"][0]["name"]
    shown = called("admin", "class", "list", "--database", own.database).stdout
    assert code in shown and name not in shown
    refused = called("admin", "class", "key", code, "--database", own.database).stderr
    assert "in use by a running server" in " ".join(refused.split())
    own.stop()
    key = called("admin", "class", "key", code.lower(), "--database", own.database).stdout.split()[0]
    own.start()
    assert tries(lost, teacher)[1] == 404
    browser, status = tries(key, teacher)
    assert status == 200 and browser.seen()["role"] == "teacher" and len(browser.seen()["pupils"]) == 2
    own.stop()
    assert called("admin", "class", "delete", "CCCCCC", "--database", own.database).returncode != 0
    assert called("admin", "class", "delete", code, "--database", own.database).returncode == 0
    assert code not in called("admin", "class", "list", "--database", own.database).stdout
    own.start()
    assert browser.get(f"/api/classes/{teacher.room}").status_code == 404
