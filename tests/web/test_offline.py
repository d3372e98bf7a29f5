"""The whole product with no server and no network: opened once, closed, opened again where nothing can be fetched; a
game is played to its end and reviewed, and a puzzle is solved.

The folder is the one of `labtable site`, named in LABTABLE_SITE. LABTABLE_OFFLINE_GAMES names the games, or `all`."""

from __future__ import annotations

import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect, sync_playwright

from labtable.core.game.registry import game, names
from tests.web.pressing import press_to_the_end
from tests.web.visitor import CHROMIUM, FLAGS, PATIENCE, SET_ONCE, wait_until

SITE = os.environ.get("LABTABLE_SITE", "")
WANTED = os.environ.get("LABTABLE_OFFLINE_GAMES", "eureka")
GAMES = names() if WANTED == "all" else tuple(WANTED.split(","))
KEPT = "Saved on this device: from now on you can play without a network."
LONG = 4 * PATIENCE  # Python in a page reviews a game in minutes

pytestmark = pytest.mark.skipif(not SITE, reason="LABTABLE_SITE names no folder of `labtable site`")


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_: Any) -> None:
        """Nobody reads it."""


@contextmanager
def files(port: int) -> Iterator[int]:
    """The folder on a port; afterwards nobody answers there."""
    with ThreadingHTTPServer(("127.0.0.1", port), partial(Quiet, directory=SITE)) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield int(server.server_address[1])
        server.shutdown()


@contextmanager
def opened(profile: Path) -> Iterator[BrowserContext]:
    """A browser that remembers what it stored when it was last closed."""
    with sync_playwright() as playwright:
        context = playwright.chromium.launch_persistent_context(
            profile, executable_path=CHROMIUM, args=FLAGS, locale="en-GB", reduced_motion="reduce"
        )
        context.set_default_timeout(PATIENCE)
        context.add_init_script(SET_ONCE % "none")
        yield context
        context.close()


@pytest.fixture(scope="module")
def offline(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Page]:
    """A page that was opened once with a network, and then again in a new browser without one."""
    profile: Path = tmp_path_factory.mktemp("profile")
    with files(0) as port:
        address = f"http://127.0.0.1:{port}/"
        with opened(profile) as context:
            page = context.new_page()
            page.goto(address)
            expect(page.get_by_role("status").filter(has_text=KEPT)).to_be_visible()
    with opened(profile) as context:
        context.set_offline(True)
        page = context.new_page()
        page.goto(address)
        yield page


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_is_played_and_reviewed(offline: Page, name: str) -> None:
    page = offline
    page.evaluate("location.assign('#/')")
    page.get_by_role("button", name=f"Play {game(name).meta.title}").click()
    page.get_by_role("button", name="Play", exact=True).last.click()
    page.get_by_role("button", name="Let’s play").click()
    expect(page.locator(".mat")).to_be_visible()
    press_to_the_end(page)
    page.get_by_role("button", name="Verify this game").click()
    expect(page.get_by_text("decisions played again")).to_be_visible()
    page.get_by_role("link", name="Review").click()
    expect(page.get_by_text("What decided this game")).to_be_visible(timeout=LONG)


def test_a_puzzle_is_solved(offline: Page) -> None:
    page = offline
    page.evaluate("location.assign('#/puzzles')")
    page.get_by_role("button", name="Eureka!, puzzle 1: easy, not solved yet").click()
    page.wait_for_selector(".task.puzzle")
    page.wait_for_selector(".mat")
    while not page.locator(".task[data-solved]").count():
        done = page.locator(".task").get_attribute("data-done")
        page.get_by_role("button", name="Solution").click()
        wait_until(page, "(done) => document.querySelector('.task').dataset.done !== done", done)
    expect(page.locator(".prompt b")).to_have_text("That was the solution. The game stops here.")


def test_a_lesson_is_begun_and_the_album_and_the_rules_are_read(offline: Page) -> None:
    page = offline
    page.evaluate("location.assign('#/album')")
    expect(page.get_by_role("heading", name="Album")).to_be_visible()
    page.evaluate("location.assign('#/games/curie/rules')")
    expect(page.get_by_role("heading", name=game("curie").meta.title).first).to_be_visible()
    page.evaluate("location.assign('#/')")
    page.get_by_role("button", name="Show me how").click()
    page.get_by_role("dialog").get_by_role("button").nth(1).click()
    expect(page.locator(".task")).to_be_visible()


def test_the_deal_of_the_day_is_begun(offline: Page) -> None:
    page = offline
    page.evaluate("location.assign('#/daily')")
    page.get_by_role("button", name="Play it").first.click()
    expect(page.locator(".mat")).to_be_visible()
