"""Every screen at every size: nothing leaves the screen, is cut or covered, and the mat has its part of the height.

A screen is opened once and resized in place. The usual run looks at sizes that differ in their layout, and at boards
midway, when most lies there. The thorough one looks at all widths from 320 to 1920 in steps of 40, each at five heights
and in three languages: zooming in makes a window smaller, so these are all zooms as well. What is measured is in
layout.js. `LABTABLE_SIZES=eureka,844x390` looks at one screen, at one size.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from itertools import product

import pytest
from playwright.sync_api import Page, ViewportSize

from labtable.core.game.registry import game
from tests.usual import usually
from tests.web.conftest import Return, Visit
from tests.web.test_layout import AUDIT, LANGUAGES, MOMENTS, report
from tests.web.visitor import DRAWN, Rest, against_bots, follow, settled

WIDTHS = range(320, 1921, 40)
HEIGHTS = (360, 520, 640, 800, 1080)
ALL = tuple(product(WIDTHS, HEIGHTS))
FEW = (
    (1920, 1080),
    (1600, 800),
    (1366, 640),
    (1093, 520),
    (1000, 640),
    (960, 600),
    (844, 390),
    (820, 1180),
    (680, 640),
    (390, 844),
)
NARROWEST = (320, 640)  # for pages: a board needs 360 px
# The tip's edges, where they are outside the window in the first picture after a change.
OUTSIDE = """() => new Promise((told) => requestAnimationFrame(() => {
  const tip = document.querySelector('#tip')?.getBoundingClientRect();
  const outside = tip && (tip.left < 0 || tip.right > innerWidth || tip.top < 0 || tip.bottom > innerHeight);
  told(outside ? JSON.stringify(tip) : '');
}))"""
NAMED, _, ONE_SIZE = os.environ.get("LABTABLE_SIZES", "").partition(",")
Open = Callable[[Page], None]


def at(path: str, there: str) -> Open:
    def open_page(page: Page) -> None:
        follow(page, path)
        page.wait_for_selector(there)

    return open_page


def play_dialog(page: Page) -> None:
    at("/", ".bay")(page)
    page.locator(".bay .go").first.click()
    page.wait_for_selector("dialog .games")


def waiting_room(page: Page) -> None:
    rest = Rest(page.context.request)
    rest.make("eureka", [{"kind": "me", "nickname": "Noor"}, {"kind": "open"}, {"kind": "bot"}])
    at(f"/t/{rest.code}", "main.waiting")(page)


def board(name: str, decisions: int, players: int) -> Open:
    def open_board(page: Page) -> None:
        rest = Rest(page.context.request)
        against_bots(rest, name, players)
        rest.play(decisions)
        at(f"/t/{rest.code}", ".mat")(page)
        page.wait_for_selector(".prompt.mine")

    return open_board


def ending(page: Page) -> None:
    rest = Rest(page.context.request)
    against_bots(rest, "eureka", 2)
    rest.play(200)
    at(f"/t/{rest.code}", "main.ending")(page)


def review(page: Page) -> None:
    ending(page)
    at(f"{page.url.removesuffix('/')}/review", "main [data-game], main[data-game]")(page)


def class_wall(page: Page) -> None:
    made = page.context.request.post(
        "/api/classes", data={"game": "eureka", "players": 3, "level": "random", "same_deal": True}
    )
    at(f"/class/{made.json()['id']}", "main")(page)


def puzzle(page: Page) -> None:
    at("/puzzles", "main a, main button")(page)
    page.locator("main button").first.click()
    page.wait_for_selector(".task")


SCREENS: dict[str, Open] = {
    "home": at("/", ".bay"),
    "play dialog": play_dialog,
    "waiting room": waiting_room,
    "end": ending,
    "review": review,
    "puzzles": at("/puzzles", "main"),
    "puzzle": puzzle,
    "album": at("/album", "main"),
    "daily": at("/daily", "main"),
    "game page": at("/games/curie", "main"),
    "new class": at("/class/new", "main"),
    "class": class_wall,
    **{name: board(name, 0, 3) for name in MOMENTS},
    **{f"{name} midway": board(name, moments[1], game(name).meta.players[-1]) for name, moments in MOMENTS.items()},
}


def sizes(usual: tuple[tuple[int, int], ...]) -> Iterator[ViewportSize]:
    wanted = tuple(map(int, ONE_SIZE.split("x"))) if ONE_SIZE else None
    for width, height in (wanted,) if wanted else usual:
        yield {"width": width, "height": height}


def faults_of(page: Page, usual: tuple[tuple[int, int], ...]) -> dict[str, list[str]]:
    faults: dict[str, list[str]] = {}
    for size in sizes(usual):
        page.set_viewport_size(size)
        found = page.evaluate(DRAWN % AUDIT, {"touch": False, "scrolls": True, "covers": True, "letters": False})
        for thing, wrong in found["found"]:
            faults.setdefault(f"{thing} {wrong}", []).append(f"{size['width']} × {size['height']}")
    return faults


def look(page: Page, screen: str, usual: tuple[tuple[int, int], ...]) -> None:
    SCREENS[screen](page)
    page.mouse.move(0, 0)  # no tip opens under a pointer that rests where the last key was
    settled(page)
    faults = faults_of(page, usual)
    assert not faults, report(screen, faults)


def wanted(screen: str) -> bool:
    return NAMED in ("", screen)


@pytest.mark.parametrize("screen", usually(filter(wanted, SCREENS), *(set(SCREENS) - set(MOMENTS))))
def test_every_screen_fits_where_its_layout_changes(again: Return, screen: str) -> None:
    is_board = screen.removesuffix(" midway") in MOMENTS
    look(again(), screen, FEW if is_board else (*FEW, NARROWEST))


@pytest.mark.thorough
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("screen", [one for one in SCREENS if wanted(one)])
def test_every_screen_fits_at_every_size(visit: Visit, screen: str, language: str) -> None:
    page = visit().new_page()
    page.goto(f"/privacy?lang={language}")
    look(page, screen, ALL)


def test_an_open_tip_stays_on_the_screen_when_the_window_becomes_narrow(visit: Visit) -> None:
    page = visit().new_page()
    page.goto("/privacy")
    board("eureka", 0, 3)(page)
    settled(page)
    page.keyboard.press("Tab")
    page.locator(".tray [data-thing]").last.focus()
    page.wait_for_selector("#tip")
    for width, height in ((390, 844), NARROWEST):
        page.set_viewport_size({"width": width, "height": height})
        outside = page.evaluate(OUTSIDE)
        assert not outside, f"{outside} at {width} × {height}"
