"""A line of play that the coach tells is gone through on the board, by keys and announced, and left again."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.web.axe import violations
from tests.web.conftest import Return
from tests.web.visitor import Rest, against_bots, follow, settled


def a_line(page: Page) -> Rest:
    """A finished game, left for two decisions that could have been made at its beginning."""
    rest = Rest(page.context.request)
    against_bots(rest, "eureka", 2)
    rest.play(0, lambda moment: True)
    while not (moment := rest.table()["moment"])["legal"]:
        pass
    action = moment["legal"][-1]["action"]
    rest.play(200)
    follow(page, f"/t/{rest.code}/at/{moment['position']}/line/{action}")
    return rest


def test_a_line_of_the_coach_is_gone_through_on_the_board(again: Return) -> None:
    page = again(width=390)
    rest = a_line(page)
    bar = page.get_by_role("region", name="The coach’s line")
    step = bar.get_by_role("button", name="Next step")
    expect(step).to_be_focused()
    expect(bar).to_contain_text("one step of the coach’s line")
    settled(page)
    assert not violations(page)
    before = page.locator(".mat").bounding_box()
    page.keyboard.press("Enter")
    expect(bar.locator("[aria-live]")).to_contain_text("1 of 1: ")
    assert page.locator(".mat").bounding_box() == before
    expect(bar.get_by_role("button", name="End of the line")).to_be_focused()
    page.keyboard.press("Home")
    expect(bar).to_contain_text("is dealt anew here")
    page.keyboard.press("End")
    expect(bar).to_contain_text("1 of 1: ")
    bar.get_by_role("button", name="Back to my game").click()
    expect(page.get_by_role("region", name="Replay")).to_be_visible()
    expect(page).not_to_have_url(re.compile("/line/"))
    assert rest.code in page.url.replace("-", "")
