"""Playing in the page itself: by presses, as a hand would, or by the keys of the keyboard alone."""

from __future__ import annotations

import random
from contextlib import suppress
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, TimeoutError, expect

from tests.web.visitor import wait_until

AUTOPILOT = Path(__file__).with_name("autopilot.js").read_text(encoding="utf-8")
EVER = 10**6
AGAIN = 5_000  # ms until a thing is pressed again
DIGITS = 4  # numbers pressed before the list of moves is asked

ASKED = """() => document.querySelector('main.ending') !== null || document.querySelector(
  '.prompt.mine .acts .key:not(.aside), .tray [data-lit], .mat [data-lit]') !== null"""
DECIDED = "() => document.querySelector('.prompt[aria-busy=\"true\"]') === null"  # nothing is on its way
MOVED = """(was) => document.querySelector('main.ending') !== null
  || document.querySelector('.table')?.dataset.position !== was"""


def press(page: Page, most: int = EVER, known: list[str] | None = None, seed: int = 7) -> Any:
    """Until the game is over, so many presses are done, or something is asked that is not yet known."""
    return page.evaluate(AUTOPILOT, {"most": most, "seed": seed, "known": known})


def press_once(page: Page) -> None:
    """One press, what it sent answered, and the next question asked."""
    assert not press(page, most=1)["over"]
    wait_until(page, DECIDED)
    wait_until(page, ASKED)


def ask_why(page: Page, thing: str) -> Locator:
    """The rules that a thing's tip names. News of the table may take the tip away: then it is pressed again."""
    rules = page.get_by_role("tooltip").get_by_role("button")
    while True:
        page.locator(f'[data-thing="{thing}"]').click(force=True)
        with suppress(TimeoutError):
            rules.first.wait_for(timeout=AGAIN)
            return rules
        page.mouse.move(0, 0)


def start_pressing(page: Page, most: int, seed: int) -> None:
    """The same, while the test looks elsewhere."""
    page.evaluate(f"(given) => {{ void ({AUTOPILOT})(given); }}", {"most": most, "seed": seed, "known": None})


def press_to_the_end(page: Page) -> None:
    press(page)
    expect(page.locator("main.ending")).to_be_visible()


def play_by_keys(page: Page, most: int = EVER) -> None:
    """Until the game is over or so many decisions are made."""
    dice = random.Random(5)
    for _ in range(most):
        wait_until(page, ASKED)
        if page.locator("main.ending").count():
            return
        was = page.locator(".table").get_attribute("data-position")
        if dice.random() < 0.4 or not by_numbers(page, dice):
            by_list(page, dice)
        wait_until(page, MOVED, was)


def by_numbers(page: Page, dice: random.Random) -> bool:
    """Numbers choose what is lit; Enter plays as soon as one move is left."""
    things = page.locator(".tray [data-lit], .mat [data-lit]")
    for number in range(DIGITS):
        if not (lit := things.count()):
            return number > 0  # it is on its way
        page.keyboard.press(str(dice.randint(1, min(lit, 9))))
        if page.locator(".prompt [data-act]").count():
            page.keyboard.press("Enter")
            return True
    return not things.count()


def by_list(page: Page, dice: random.Random) -> None:
    page.keyboard.press("Escape")
    page.keyboard.press("l")
    moves = page.locator("dialog .body li button")
    moves.first.wait_for()
    for _ in range(dice.randrange(min(moves.count(), 6))):  # the first has the focus
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
