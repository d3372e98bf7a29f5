"""Pictures of every screen at three widths: `python -m tests.web.pictures [FOLDER]`; the best are in docs/pictures."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import gettempdir

from playwright.sync_api import Page

from labtable.core.game.registry import game, names
from tests.web.serving import served
from tests.web.test_access import SCREENS
from tests.web.visitor import SIZES, Rest, against_bots, browser, settled, visitor

FOLDER = Path(gettempdir()) / "pictures"
DECISIONS = 8
Screen = Callable[[Page, Rest], None]


def table(name: str) -> Screen:
    def show(page: Page, rest: Rest) -> None:
        against_bots(rest, name, min(3, game(name).meta.players[-1]), level="greedy")
        rest.play(DECISIONS)
        page.goto(f"/t/{rest.code}")
        page.wait_for_selector(".mat, main.ending")

    return show


def end(name: str) -> Screen:
    def show(page: Page, rest: Rest) -> None:
        against_bots(rest, name, 2, level="greedy")
        rest.play(5000)
        page.goto(f"/t/{rest.code}")
        page.wait_for_selector("main.ending .rank .sources")

    return show


def take(address: str, folder: Path) -> None:
    """Each screen is set up once, and seen at every width."""
    screens: dict[str, Screen] = {
        **{screen.__name__.replace("_", "-"): screen for screen in SCREENS},
        **{name: table(name) for name in names()},
        **{f"end-{name}": end(name) for name in names()},
    }
    folder.mkdir(parents=True, exist_ok=True)
    with browser() as chromium:
        for name, screen in screens.items():
            context = visitor(chromium, address)
            page = context.new_page()
            screen(page, Rest(context.request))
            for width, height in SIZES.items():
                page.set_viewport_size({"width": width, "height": height})
                settled(page)
                page.screenshot(path=folder / f"{name}-{width}.png")
            print(folder / name, flush=True)
            context.close()


if __name__ == "__main__":
    where = Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER
    if running := os.environ.get("LABTABLE_SERVER"):
        take(running, where)
    else:
        with served() as own:
            take(own, where)
