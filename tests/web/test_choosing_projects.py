"""Scientia's twelve projects, chosen card by card in the waiting room."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.web.axe import violations
from tests.web.conftest import Visit
from tests.web.visitor import Rest


def waiting(page: Page, rest: Rest) -> None:
    rest.make("scientia", [{"kind": "me", "nickname": "Noor"}, {"kind": "open"}])
    page.goto(f"/t/{rest.code}")
    page.get_by_role("button", name="Choose …").click()
    page.wait_for_selector("dialog .face")


def chosen(page: Page) -> list[int]:
    return [int(name.split()[0]) for name in page.locator(".face[aria-pressed=true] .sr").all_text_contents()]


def test_a_set_is_chosen_card_by_card(visit: Visit) -> None:
    context = visit()
    page, rest = context.new_page(), Rest(context.request)
    waiting(page, rest)
    first = chosen(page)
    page.get_by_role("button", name="4 Pressure").click()  # the back of 3, which is in the first set
    assert sorted(chosen(page)) == sorted([*(number for number in first if number != 3), 4])
    page.get_by_role("button", name="4 Pressure").click()
    expect(page.get_by_role("button", name="Use these projects")).to_be_disabled()
    page.get_by_role("button", name="8 Sound").press("Enter")
    page.get_by_role("button", name="Use these projects").click()
    expect(page.get_by_text("Twelve of your own choice")).to_be_visible()
    assert sorted(rest.table()["options"]["cards"]) == sorted([*(number for number in first if number != 3), 8])


def test_a_recommended_or_a_random_set_is_one_press(visit: Visit) -> None:
    context = visit(width=390)
    page, rest = context.new_page(), Rest(context.request)
    waiting(page, rest)
    assert violations(page) == []
    page.get_by_role("button", name="Collaborating fields").click()
    page.get_by_role("button", name="Use these projects").click()
    expect(page.get_by_text("Collaborating fields")).to_be_visible()
    page.get_by_role("button", name="Choose …").click()
    page.get_by_role("button", name="A random legal set").click()
    expect(page.get_by_text("A random legal set")).to_be_visible()
    expect(page.locator("dialog")).to_have_count(0)
