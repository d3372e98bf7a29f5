"""Whole games in a real browser: every game against bots, two people, a lost network, the keyboard alone, a phone."""
from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from labtable.core.registry import game, names
from tests.web.cable import cable
from tests.web.conftest import Visit
from tests.web.visitor import Rest, against_bots

AUTOPILOT = Path(__file__).with_name("autopilot.js").read_text(encoding="utf-8")
PRESSES = 60  # then the rest of a long game is decided without the browser, which goes on watching


def play(page: Page, most: int = PRESSES) -> Any:
    return page.evaluate(AUTOPILOT, {"most": most, "seed": 7})


def to_the_end(page: Page, rest: Rest) -> None:
    if not play(page)["over"]:
        rest.play(5000)
    expect(page.locator(".ending")).to_be_visible(timeout=30_000)


@pytest.mark.parametrize("name", names())
def test_a_game_against_bots_is_played_to_its_end(visit: Visit, name: str) -> None:
    context = visit()
    rest = Rest(context.request)
    page = context.new_page()
    page.goto(f"/t/{against_bots(rest, name, game(name).meta.players[1])}")
    expect(page.locator(".prompt")).to_be_visible()
    to_the_end(page, rest)
    page.get_by_role("button", name="Verify this game").click()
    expect(page.get_by_text("everything agrees")).to_be_visible()
    page.get_by_role("button", name="Replay").click()
    expect(page.locator(".mat")).to_be_visible()
    expect(page.get_by_text("moment 0")).to_be_visible()


def test_the_generic_table_plays_a_game_that_has_a_board_too(visit: Visit) -> None:
    context = visit()
    rest = Rest(context.request)
    page = context.new_page()
    page.goto(f"/t/{against_bots(rest, 'eureka', 3)}?board=plain")
    expect(page.locator(".generic")).to_be_visible()
    to_the_end(page, rest)


def test_two_clicks_from_the_home_page_to_a_running_game(visit: Visit) -> None:
    page = visit().new_page()
    page.goto("/")
    page.get_by_role("button", name="Play Eureka!").click()
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator(".table")).to_be_visible(timeout=60_000)


def test_two_people_at_two_browsers(visit: Visit) -> None:
    host, guest = visit().new_page(), visit().new_page()
    host.goto("/")
    host.get_by_role("button", name="Make a table").click()
    host.get_by_role("radio", name="Eureka!").click()
    host.get_by_role("radio", name="2", exact=True).click()
    host.get_by_role("button", name="Set the table").click()
    code = host.locator(".codeplate .code").inner_text().replace("\n", "")
    guest.goto("/")
    guest.get_by_label("Join with a code").fill(code)
    guest.get_by_label("Your name").fill("Emmy")
    guest.get_by_role("button", name="Sit down").click()
    expect(host.get_by_text("Emmy")).to_be_visible()
    host.get_by_role("button", name="Start").click()
    expect(guest.locator(".table")).to_be_visible()
    for _ in range(8):
        for page in (host, guest):
            page.evaluate(AUTOPILOT.replace("quiet < 800", "quiet < 20"), {"most": 6, "seed": 3})
    both = [Rest(page.context.request, code) for page in (host, guest)]
    while both[0].table()["phase"] == "playing":
        for rest in both:
            rest.decide()
    expect(guest.locator(".ending")).to_be_visible()
    expect(host.locator(".ending h1")).to_have_text(guest.locator(".ending h1").inner_text())


@pytest.mark.parametrize("stream", ["", "events", "poll"])
def test_every_way_of_the_stream_plays(visit: Visit, stream: str) -> None:
    context = visit()
    rest = Rest(context.request)
    page = context.new_page()
    page.goto(f"/t/{against_bots(rest, 'eureka', 2)}?stream={stream}")
    expect(page.locator(".prompt")).to_be_visible()
    position = rest.table()["moment"]["position"]
    play(page, 8)
    assert rest.table()["phase"] == "over" or rest.table()["moment"]["position"] > position


def test_the_network_is_cut_and_restored(visit: Visit, address: str) -> None:
    with cable(address) as line:
        context = visit(at=line.address)
        rest = Rest(visit(at=address).request)
        page = context.new_page()
        rest.request = context.request
        code = against_bots(rest, "eureka", 3)
        page.goto(f"/t/{code}")
        expect(page.locator(".prompt.mine")).to_be_visible()
        line.cut()
        expect(page.get_by_text("Reconnecting")).to_be_visible()
        expect(page.locator(".mat")).to_be_visible()
        line.restore()
        expect(page.locator(".prompt.mine")).to_be_visible(timeout=20_000)
        assert play(page, 6)["pressed"] == 6


def test_a_game_by_keyboard_alone(visit: Visit) -> None:
    context = visit()
    rest = Rest(context.request)
    page = context.new_page()
    page.goto(f"/t/{against_bots(rest, 'eureka', 3)}")
    page.wait_for_selector(".prompt")
    for turn in range(400):
        if page.locator(".ending").count():
            break
        if not page.locator(".prompt.mine").count():
            page.wait_for_timeout(30)
            continue
        if page.locator(".tray [data-lit], .mat [data-lit]").count() and turn % 5:
            page.keyboard.press("1")
            page.evaluate("document.activeElement.blur()")
            page.keyboard.press("Enter")
        else:
            page.keyboard.press("Escape")
            page.keyboard.press("l")
            page.locator("dialog").wait_for()
            page.keyboard.press("Tab")
            page.keyboard.press("Enter")
        page.wait_for_timeout(40)
    expect(page.locator(".ending")).to_be_visible()


def test_a_game_at_390_pixels(visit: Visit) -> None:
    context = visit(width=390)
    rest = Rest(context.request)
    page = context.new_page()
    page.goto(f"/t/{against_bots(rest, 'eureka', 4)}")
    page.wait_for_selector(".prompt.mine")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    for part in (".prompt", ".tray"):
        box = page.locator(part).bounding_box()
        assert box is not None and box["y"] + box["height"] <= 844.5
    small = page.evaluate("""[...document.querySelectorAll('.prompt .key, .tools .tool')]
        .filter((one) => one.offsetHeight && one.offsetHeight < 44).map((one) => one.innerText)""")
    assert small == []
    to_the_end(page, rest)


def test_everything_dark_says_why_with_its_rule(visit: Visit) -> None:
    context = visit()
    rest = Rest(context.request)
    page = context.new_page()
    page.goto(f"/t/{against_bots(rest, 'eureka', 3)}")
    page.wait_for_selector(".prompt.mine")
    page.locator('[data-thing="suit/red"]').click(force=True)
    tip = page.get_by_role("tooltip")
    expect(tip.get_by_role("button").first).to_contain_text("rule")
    tip.get_by_role("button").first.click()
    expect(page.locator("dialog .here")).to_be_visible()


def test_a_returning_player_finds_the_table(visit: Visit) -> None:
    context = visit()
    page = context.new_page()
    code = against_bots(Rest(context.request), "eureka", 3)
    page.goto(f"/t/{code}")
    page.wait_for_selector(".mat")
    page.goto("/")
    expect(page.get_by_role("heading", name="Your tables")).to_be_visible()
    page.get_by_role("link", name="Eureka!").first.click()
    expect(page.locator(".mat")).to_be_visible()
