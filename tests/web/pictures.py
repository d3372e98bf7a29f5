"""Pictures of every screen at three widths: `python -m tests.web.pictures [FOLDER]`; the best are in docs/pictures."""
from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page

from labtable.core.registry import game, names
from tests.web.serving import served
from tests.web.test_access import game_page, home, menu, new_table, replay, rules, the_end, waiting
from tests.web.visitor import SIZES, Rest, against_bots, browser, settled, visitor

FOLDER = Path("docs/pictures")
Screen = Callable[[Page, Rest], None]


def table(name: str) -> Screen:
    def show(page: Page, rest: Rest) -> None:
        against_bots(rest, name, game(name).meta.players[-1], level="student")
        rest.play(6)
        page.goto(f"/t/{rest.code}")
        page.wait_for_selector(".mat, .ending")
    return show


def take(address: str, folder: Path) -> None:
    screens: dict[str, Screen] = {
        "home": home, "new-table": new_table, "game": game_page, "waiting-room": waiting, "menu": menu, "rules": rules,
        "end": the_end, "replay": replay, **{name: table(name) for name in names()}}
    folder.mkdir(parents=True, exist_ok=True)
    with browser() as chromium:
        for width in SIZES:
            for name, screen in screens.items():
                context = visitor(chromium, address, width)
                page = context.new_page()
                screen(page, Rest(context.request))
                settled(page)
                page.screenshot(path=folder / f"{name}-{width}.jpg", type="jpeg", quality=82)
                context.close()


if __name__ == "__main__":
    where = Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER
    if running := os.environ.get("LABTABLE_SERVER"):
        take(running, where)
    else:
        with served() as own:
            take(own, where)
