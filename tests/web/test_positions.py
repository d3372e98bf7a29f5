"""A position that the teacher takes at a table of the class: pupils answer it at home and as a step of a lesson."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, expect

from tests.web.axe import violations
from tests.web.lesson_class import join, open_class, start
from tests.web.visitor import visitor

GAME = "element"
AUDIT = Path(__file__).with_name("layout.js").read_text(encoding="utf-8")
QUESTION = "From here, find helium."


def cut(page: Page) -> list[Any]:
    """What is cut, covered or too small, as this page is."""
    found = page.evaluate(AUDIT, {"touch": (page.viewport_size or {})["width"] <= 960, "scrolls": [], "covers": []})[
        "found"
    ]
    return [one for one in found if " on " not in str(one)]


def keep(page: Page, how: str, press: str) -> None:
    page.get_by_role("button", name="Ask the class").first.click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Your question").fill(QUESTION)
    dialog.get_by_role("radio", name=how).check(force=True)
    assert violations(page) == []
    dialog.get_by_role("button", name=press).click()
    expect(dialog).to_have_count(0)


def answer(page: Page) -> str:
    """Play the first thing that can be played, hand it in, and read the answer."""
    expect(page.get_by_role("heading", name=QUESTION)).to_be_visible()
    assert violations(page) == [] == cut(page)
    page.locator(".tray [data-thing]:not([data-dead])").first.click()
    page.locator(".prompt").get_by_role("button", name="Play ").click()
    page.get_by_role("button", name="Hand in").click()
    expect(page.locator("#main").get_by_text("Your answer is handed in")).to_be_visible()
    assert violations(page) == [] == cut(page)
    return page.locator("#main").get_by_text("Your answer: ").inner_text().removeprefix("Your answer: ")


def test_a_position_is_taken_at_a_table_answered_alone_and_told_to_the_teacher(chromium: Browser, address: str) -> None:
    teacher = open_class(chromium, address, GAME, players=2, level="random")
    pupils = [join(chromium, address, teacher.room()["code"]) for _ in range(2)]
    table = start(teacher)["groups"][0]["table"]
    page = teacher.context.new_page()
    page.goto(f"/t/{table}")
    keep(page, "homework", "Set this homework")
    keep(page, "step of the lesson", "Add to the lesson plan")

    card = pupils[0].room()["home"]
    at_home = visitor(chromium, address, 390).new_page()
    at_home.goto(f"/h/{card}")
    expect(at_home.get_by_text(QUESTION)).to_be_visible()
    at_home.get_by_role("button", name="Begin").click()
    said = answer(at_home)
    at_home.get_by_role("button", name="Close").click()
    expect(at_home.get_by_text("1 attempt")).to_be_visible()
    page.goto(f"/class/{teacher.id}/homework")
    expect(page.get_by_role("cell", name=said)).to_be_visible()

    teacher.do("finish-round")
    teacher.do("go-to-step", step=0)
    pupil = pupils[1].context.new_page()
    pupil.goto(f"/class/{teacher.id}")
    pupil.get_by_role("button", name="Open the position").click()
    said = answer(pupil)
    pupil.get_by_role("button", name="Close").click()
    expect(pupil.get_by_role("heading", name="While the others finish")).to_be_visible()
    assert teacher.room()["progress"][0]["finished"] == [pupils[1].room()["me"]]
    page.goto(f"/class/{teacher.id}")
    page.get_by_role("button", name="1 of 2 have finished").click()
    book = page.get_by_role("dialog", name="Who has finished")
    expect(book.get_by_text(said)).to_be_visible()
    expect(book.locator(".name.done")).to_have_count(1)
    assert violations(page) == []
