"""A finger drags as a mouse does: real touches, as the browser's own machinery sends them."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.web.conftest import Visit
from tests.web.pressing import ASKED, MOVED
from tests.web.visitor import Rest, against_bots, until, wait_until

STEPS = 8  # of a finger on its way


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_card_is_dragged_onto_a_bohrd_by_a_finger(visit: Visit) -> None:
    context = visit(width=390)
    page = context.new_page()
    rest = Rest(context.request)
    code = against_bots(rest, "element", 2, {"powers": "off", "first_player": "first_seat"})
    page.goto(f"/t/{code}")
    wait_until(page, ASKED)
    before = page.locator(".table").get_attribute("data-position") or ""
    card, bohrd = page.locator(".tray [data-thing^='card/'][data-lit]").first, page.locator("[data-thing='bohrd/1']")
    expect(bohrd.first).to_be_visible()
    (x, y), (to_x, to_y) = middle(card), middle(bohrd.first)
    finger = context.new_cdp_session(page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    for step in range(1, STEPS + 1):
        at = {"x": x + (to_x - x) * step / STEPS, "y": y + (to_y - y) * step / STEPS}
        finger.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [at]})
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    wait_until(page, MOVED, before)
    until(lambda: "event-added" in str(rest.steps()), "the particles lie on a bohrd")


def test_the_counter_beside_a_bohrd_takes_a_particle_as_its_rings_do(visit: Visit) -> None:
    """Once dragged, and once pressed."""
    context = visit()
    page = context.new_page()
    rest = Rest(context.request)
    code = against_bots(rest, "element", 2, {"powers": "off", "first_player": "first_seat"})
    page.goto(f"/t/{code}")
    wait_until(page, ASKED)
    for bohrd in (1, 2):
        before = page.locator(".table").get_attribute("data-position") or ""
        card = page.locator(".tray [data-thing^='card/'][data-lit]").first
        kind = (card.get_attribute("data-thing") or "").removeprefix("card/").split("-")[0]
        counter = page.locator(f"[data-thing='bohrd/{bohrd}/{kind}']")
        if bohrd == 1:
            card.drag_to(counter)
        else:
            card.click()
            expect(counter).to_have_attribute("aria-disabled", "false")
            counter.click()
        wait_until(page, MOVED, before)
        wait_until(page, ASKED)
    until(lambda: str(rest.steps()).count("event-added") >= 2, "the particles lie on both bohrds")


def test_a_card_and_anywhere_on_a_bohrd_are_the_two_presses(visit: Visit) -> None:
    """No key beside them: it would be a second way, which asks again."""
    context = visit()
    page = context.new_page()
    rest = Rest(context.request)
    code = against_bots(rest, "element", 2, {"powers": "off", "first_player": "first_seat"})
    page.goto(f"/t/{code}")
    wait_until(page, ASKED)
    before = page.locator(".table").get_attribute("data-position") or ""
    page.locator(".tray [data-thing^='card/'][data-lit]").first.click()
    expect(page.locator("[data-thing='bohrd/1']")).to_have_attribute("data-lit", "true")
    expect(page.locator(".prompt .ways button")).to_have_count(0)
    page.mouse.click(*middle(page.locator(".bohrd .info").first))
    wait_until(page, MOVED, before)
    until(lambda: "event-added" in str(rest.steps()), "the particles lie on the bohrd")
