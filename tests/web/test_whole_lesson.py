"""A whole lesson in the browser: from a ready plan to the printed sheets, as its teacher and two pupils see it."""

from __future__ import annotations

import csv
import io

from playwright.sync_api import Browser, Page, expect

from tests.web.conftest import Visit
from tests.web.lesson_class import Member

PUPILS, MOVES = 2, 4


def play(page: Page) -> bool:
    """The first thing that this pupil may do now, over the page's own session."""
    code = page.url.split("/t/")[1].split("/")[0]
    state = page.request.get(f"/api/tables/{code}").json()
    moment = state["table"]["moment"]
    if not moment["legal"]:
        return False
    seat, action = moment["audience"], moment["legal"][0]["action"]
    position = moment["position"]
    wanted = {"type": "act", "id": f"w{position}", "seat": seat, "position": position, "action": action}
    return bool(page.request.post(f"/api/tables/{code}/commands", data=wanted).json()["type"] == "done")


def test_a_lesson_is_held_from_a_ready_plan_to_sheets_and_csv(visit: Visit, chromium: Browser) -> None:
    room = visit().new_page()
    room.goto("/class/new")
    room.get_by_role("radio", name="Eureka!").click()
    room.get_by_role("button", name="Open the class").click()
    room.get_by_role("button", name="Show the key").click()
    room.get_by_role("button", name="I have it").click()
    teacher = Member(room.context, room.url.rstrip("/").split("/")[-1])
    code = teacher.room()["code"]
    pages = []
    for _ in range(PUPILS):
        page = visit(width=390).new_page()
        page.goto(f"/c/{code}")
        expect(page.locator(".mine h1")).to_be_visible()
        pages.append(page)

    room.goto(f"/class/{teacher.id}/plan")
    room.get_by_role("button", name="Who came first?").click()
    room.get_by_role("button", name="Use this plan").click()
    room.get_by_role("button", name="Next: guided lesson").click()
    for page in pages:
        page.get_by_role("button", name="I have finished").click()
        expect(page.get_by_role("heading", name="While the others finish")).to_be_visible()
    room.get_by_role("button", name="2 of 2 have finished").click()
    expect(room.get_by_role("dialog").locator(".name.done")).to_have_count(PUPILS)
    room.keyboard.press("Escape")

    room.get_by_role("button", name="Next: question").click()
    pages[0].get_by_role("button", name="C Tapputi").click()
    pages[1].get_by_role("button", name="A Archimedes").click()
    expect(room.get_by_text("2 of 2 have answered")).to_be_visible()
    room.get_by_role("button", name="Show the answers").click()
    expect(room.get_by_role("button", name="Show the answers")).to_have_count(0)
    room.get_by_role("button", name="Next: game").click()
    room.get_by_role("button", name="Start all").click()
    for page in pages:
        page.wait_for_url("**/t/*")
        page.wait_for_selector(".table .mat")
    made = 0
    for _ in range(60):  # bots move in between
        made += sum(play(page) for page in pages)
        if made >= MOVES:
            break
        room.wait_for_timeout(200)
    assert made >= MOVES

    room.get_by_role("button", name="Next: question").click()
    for page in pages:
        page.get_by_role("button", name="D The computer").click()
    room.get_by_role("button", name="Show the answers").click()
    expect(room.get_by_role("button", name="Show the answers")).to_have_count(0)
    room.get_by_role("button", name="Next: closing").click()
    for page in pages:
        expect(page.locator(".task")).to_contain_text("line of time")
        page.get_by_role("button", name="I have finished").click()

    room.goto(f"/class/{teacher.id}/sheets")
    names = [one["name"] for one in teacher.room()["pupils"]]
    for name, first in zip(names, ("That is right", "The right answer"), strict=True):
        sheet = room.get_by_role("article", name=name)
        expect(sheet).to_contain_text("line of time")
        expect(sheet).to_contain_text("The computer for it had not been built")
        expect(sheet).to_contain_text(first)
    sheet_file = teacher.request.get(f"/api/classes/{teacher.id}/results.csv").text()
    rows = list(csv.DictReader(io.StringIO(sheet_file.lstrip("\ufeff"))))
    played = [row for row in rows if row["Table"]]
    assert sorted(row["Name"] for row in played) == sorted(names)
    assert 0 < sum(int(row["Own choices"]) for row in played) <= made
    answers = {value for row in rows for key, value in row.items() if key.startswith("Question") and value}
    assert "Tapputi, perfume maker" in answers and "The computer for it had not been built" in answers
    steps = [row for row in rows if row["Round"].startswith("Step")]
    assert {(row["Round"], row["Name"], row["Finished"]) for row in steps} == {
        (step, name, "yes") for step in ("Step 1", "Step 5") for name in names
    }
