"""How soon a page without a server plays, in Chromium: `python -m bench.anywhere [GAME …]`.

Seconds by the clock until the server in the page is ready, on a first and a second visit, and what a move, a preview
and a Researcher's answer take; with the processor seconds of the browser, which say more where others use the machine.
"""

from __future__ import annotations

import resource
import sys
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import sync_playwright
from tests.anywhere.browser_page import BrowserPage, serving, write_folder
from tests.web.visitor import CHROMIUM, FLAGS, PATIENCE

from labtable.core.game.registry import names

MOVES = 12


def processor() -> float:
    """Processor seconds of the browsers that were closed."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def visit(profile: str, address: str, game: str | None) -> None:
    """Open the page in a browser of its own; play, where a game is named."""
    before = processor()
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch_persistent_context(profile, executable_path=CHROMIUM, args=FLAGS)
        tab = chromium.new_page()
        tab.set_default_timeout(PATIENCE)
        tab.goto(address)
        page = BrowserPage(tab, {}, "", "")
        print(f"ready after {page.started['seconds']:.1f} s", end="; ")
        if game:
            play(page, game)
        chromium.close()
    print(f"{processor() - before:.1f} processor seconds, the browser's own start among them")


def play(page: BrowserPage, game: str) -> None:
    took: dict[str, list[float]] = {"move": [], "preview": [], "researcher": []}

    def timed(kind: str, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        began = time.perf_counter()
        found = page.told(method, path, body)
        took[kind].append((time.perf_counter() - began) * 1000)
        return found

    at, since = page.begin(game, "researcher", 2 if game == "eureka" else 1), 0
    while len(took["move"]) < MOVES:
        state = page.told("GET", f"{at}/poll?since={since}&wait=0")
        moment, since = state["table"]["moment"], state["version"]
        if state["table"]["phase"] == "over":
            break
        if not moment["legal"]:
            timed("researcher", "GET", f"{at}/poll?since={since}&wait=20")
            continue
        asked = {"seat": 0, "position": moment["position"], "action": moment["legal"][0]["action"]}
        timed("preview", "POST", f"{at}/commands", {"type": "preview", "id": f"p{since}", **asked})
        timed("move", "POST", f"{at}/commands", {"type": "act", "id": f"a{since}", **asked})
    for kind, found in took.items():
        if found:
            print(f"{game} {kind}: {median(found):.0f} ms, at most {max(found):.0f}", end="; ")


def main(games: list[str]) -> None:
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place, "site")
        write_folder(folder, games)
        with serving(folder) as address:
            profile = str(Path(place, "profile"))
            for game in (None, None, *games):
                visit(profile, address, game)


if __name__ == "__main__":
    main(sys.argv[1:] or names())
