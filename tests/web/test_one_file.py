"""The whole product as one page, opened from a disk: no server, no network, no folder beside it.

The page is made of the folder that LABTABLE_SITE names, written by `labtable site`."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from labtable.anywhere.one_file import one_page
from tests.web.pressing import ASKED, play_by_keys
from tests.web.visitor import PATIENCE, SET_ONCE, wait_until

SITE = os.environ.get("LABTABLE_SITE", "")

pytestmark = pytest.mark.skipif(not SITE, reason="LABTABLE_SITE names no folder of `labtable site`")


def test_one_page_from_a_disk_plays_and_keeps_the_game(chromium: Browser, tmp_path: Path) -> None:
    page_file = tmp_path / "play.html"
    page_file.write_text(one_page(Path(SITE)), "utf-8")
    context = chromium.new_context(locale="en-GB", reduced_motion="reduce", offline=True)
    context.set_default_timeout(PATIENCE)
    context.add_init_script(SET_ONCE % "none")
    page = context.new_page()
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.goto(page_file.as_uri())
    page.get_by_text("Ready to play.").wait_for()
    page.get_by_role("button", name="Play In Your Element").click()
    page.get_by_role("button", name="Play", exact=True).last.click()
    page.get_by_role("button", name="Let’s play").click()
    play_by_keys(page, most=3)
    wait_until(page, ASKED)
    hand = page.locator(".tray").inner_text()
    page.reload()
    wait_until(page, ASKED)
    assert page.locator(".tray").inner_text() == hand and not errors
    expect(page.get_by_role("button", name="Hint")).to_be_visible()
    context.close()
