"""Homework on a phone: done while the network is gone, it is handed in when there is one again; done on the page
without a server, an address hands it in."""

from __future__ import annotations

import base64
import json
import time
from typing import Any

from playwright.sync_api import Browser, Page, expect

from labtable.puzzles.shelves import shelf_of
from tests.web.lesson_class import join, open_class
from tests.web.visitor import visitor

GAME = "eureka"
FIRST, SECOND = shelf_of(GAME).puzzles[:2]
KEY = "labtable-homework"


def solved(puzzle: Any, card: str) -> dict[str, Any]:
    moves = [*puzzle.entries, *((puzzle.seat, int(step.answer)) for step in puzzle.steps)]
    return {"code": card, "id": f"done-{puzzle.name}", "task": 1, "name": puzzle.name, "moves": moves}


def waiting(page: Page) -> int:
    return int(page.evaluate(f"JSON.parse(localStorage.getItem('{KEY}') ?? '{{}}').waiting?.length ?? 0"))


def test_what_was_done_without_a_network_arrives_when_there_is_one(chromium: Browser, address: str) -> None:
    teacher = open_class(chromium, address, GAME)
    pupil = join(chromium, address, teacher.room()["code"])
    due = int(time.time() * 1000) + 3_600_000
    names = [FIRST.name, SECOND.name]
    teacher.do("set-homework", kind="puzzles", game=GAME, due=due, names=names)
    card = pupil.room()["home"]
    page = visitor(chromium, address).new_page()
    page.goto(f"/h/{card}")
    expect(page.get_by_role("button", name="Puzzle 1")).to_be_visible()

    keep = "([k, one]) => localStorage.setItem(k, JSON.stringify({...JSON.parse(localStorage[k]), waiting: [one]}))"
    page.evaluate(keep, [KEY, solved(FIRST, card)])
    page.context.set_offline(True)
    page.evaluate("dispatchEvent(new Event('online'))")  # a network that is none yet
    expect(page.get_by_role("alert")).to_be_visible()
    assert waiting(page) == 1
    page.context.set_offline(False)
    expect(page.get_by_text("1 attempt")).to_be_visible()
    assert waiting(page) == 0

    handed = base64.urlsafe_b64encode(json.dumps([solved(SECOND, card)]).encode()).decode().rstrip("=")
    page.goto("/")
    page.goto(f"/h/{card}#{handed}")
    expect(page.get_by_text("2 attempts")).to_be_visible()
    assert "#" not in page.url
    book = teacher.request.get(f"/api/classes/{teacher.id}/homework").json()
    assert set(book["pupils"][0]["done"][0]["done"]) == set(names)


def test_a_card_of_homework_is_typed_on_the_home_page_of_a_phone(chromium: Browser, address: str) -> None:
    """As it is printed, key by key; pasted; with the first six characters there is still time for the others."""
    teacher = open_class(chromium, address, GAME)
    pupil = join(chromium, address, teacher.room()["code"])
    due = int(time.time() * 1000) + 3_600_000
    teacher.do("set-homework", kind="puzzles", game=GAME, due=due, names=[FIRST.name])
    card = pupil.room()["home"]
    printed = " ".join(card[at : at + 3] for at in range(0, 12, 3))
    page = visitor(chromium, address, 390).new_page()
    for slowly in (True, False):
        page.goto("/")
        field = page.get_by_label("Join with a code")
        if slowly:
            field.press_sequentially(printed.lower(), delay=30)
        else:
            field.fill(printed)
        expect(page.get_by_role("button", name="Puzzle 1")).to_be_visible()
        assert page.url.endswith(f"/h/{card}")
    assert len(teacher.room()["pupils"]) == 1


def test_both_codes_of_an_entry_card_are_typed_in_a_row(chromium: Browser, address: str) -> None:
    teacher = open_class(chromium, address, GAME)
    teacher.do("make-entry-cards", count=1)
    (card,) = teacher.request.get(f"/api/classes/{teacher.id}/entry-cards").json()
    page = visitor(chromium, address).new_page()
    page.goto("/")
    page.get_by_label("Join with a code").fill(card["code"])
    page.wait_for_selector(".mine h1")
    assert len(teacher.room()["pupils"]) == 1
