"""A class for the browser's tests: a teacher and pupils, each with a cookie of their own, over plain requests."""

from __future__ import annotations

import secrets
from typing import Any

from playwright.sync_api import APIRequestContext, Browser, BrowserContext

from tests.web.visitor import visitor


class Member:
    """The teacher or a pupil: a browser context, of which often only the requests are used."""

    def __init__(self, context: BrowserContext, id: str) -> None:
        self.context = context
        self.request: APIRequestContext = context.request
        self.id = id

    def room(self) -> Any:
        answer = self.request.get(f"/api/classes/{self.id}")
        assert answer.ok, answer.text()
        return answer.json()["classroom"]

    def do(self, kind: str, /, **fields: Any) -> Any:
        command = {"type": kind, "id": secrets.token_hex(6), **fields}
        answer = self.request.post(f"/api/classes/{self.id}/commands", data=command)
        assert answer.ok, answer.text()
        return answer.json()


def open_class(chromium: Browser, address: str, game: str = "eureka", **wanted: Any) -> Member:
    """A new class; its teacher is the first member."""
    context = visitor(chromium, address)
    context.request.post("/api/session", data={})
    body = {"game": game, "players": 3, "level": "random", "same_deal": True, **wanted}
    answer = context.request.post("/api/classes", data=body)
    assert answer.ok, answer.text()
    return Member(context, answer.json()["id"])


def join(chromium: Browser, address: str, code: str, **settings: Any) -> Member:
    context = visitor(chromium, address, **settings)
    context.request.post("/api/session", data={})
    answer = context.request.post("/api/classes/join", data={"code": code})
    assert answer.ok, answer.text()
    return Member(context, answer.json()["id"])


def start(teacher: Member) -> Any:
    """All tables begin."""
    teacher.do("start-all")
    return teacher.room()
