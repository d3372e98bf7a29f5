"""A teacher and pupils, as their browsers talk to the server."""

from __future__ import annotations

from typing import Any

from websockets.sync.client import connect

from tests.server.playing import GAME, NUMBERS, Person, Stream

SEATS = 3


class InClass(Person):
    """A browser in a class: the teacher's, a pupil's, or a stranger's who knows its address."""

    room = ""

    def command(self, kind: str, /, **more: Any) -> dict[str, Any]:
        body = {"type": kind, "id": f"k{next(NUMBERS)}", **more}
        return dict(self.post(f"/api/classes/{self.room}/commands", body).json())

    def must(self, kind: str, /, **more: Any) -> None:
        answer = self.command(kind, **more)
        assert answer["type"] == "class-done", answer

    def refused(self, kind: str, /, **more: Any) -> str:
        """The reason."""
        answer = self.command(kind, **more)
        assert answer["type"] == "rejected", answer
        return str(answer["reason"])

    def seen(self) -> dict[str, Any]:
        """The class as this browser is shown it."""
        answer = self.get(f"/api/classes/{self.room}")
        assert answer.status_code == 200, answer.text
        return dict(answer.json()["classroom"])

    def stream(self) -> Stream:
        address = f"{self.url.replace('http', 'ws', 1)}/api/classes/{self.room}/socket"
        return Stream(connect(address, origin=self.url, additional_headers={"Cookie": self.cookie()}))

    # A pupil's ------------------------------------------------------------------------------------

    @property
    def card(self) -> dict[str, Any]:
        seen = self.seen()
        return next(pupil for pupil in seen["pupils"] if pupil["id"] == seen["me"])

    @property
    def place(self) -> tuple[str, int]:
        """Table and seat."""
        seen = self.seen()
        group = seen["groups"][0]
        return group["table"], group["seats"][group["pupils"].index(seen["me"])]


def new_class(url: str, **more: Any) -> InClass:
    teacher = InClass(url)
    made = teacher.post("/api/classes", {"game": GAME, "players": SEATS, "level": "random", **more})
    assert made.status_code == 201, made.text
    teacher.room = made.json()["id"]
    return teacher


def come(teacher: InClass, count: int = 1) -> list[InClass]:
    """Pupils who type the code."""
    code = teacher.seen()["code"]
    pupils = [InClass(teacher.url) for _ in range(count)]
    for pupil in pupils:
        joined = pupil.post("/api/classes/join", {"code": code})
        assert joined.status_code == 200, joined.text
        pupil.room = joined.json()["id"]
    return pupils


def let_all_in(teacher: InClass) -> None:
    """The teacher opens to everybody who waits."""
    if waiting := teacher.seen()["waiting"]:
        teacher.must("let-in", waiters=[one["id"] for one in waiting])


def lesson(url: str, pupils: int, **more: Any) -> tuple[InClass, list[InClass]]:
    """A class that plays."""
    teacher = new_class(url, **more)
    here = come(teacher, pupils)
    teacher.must("start-all")
    return teacher, here
