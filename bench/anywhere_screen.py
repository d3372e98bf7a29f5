"""What a person waits for in a folder of `labtable site`: `python -m bench.anywhere_screen FOLDER [GAME …]`.

In Chromium: seconds from opening the page to the first board that can be played, with an empty cache and at the second
visit, and the bytes until then; of each game, what hints take (the first one starts the second worker, so it is told
apart), and what a move takes from the press to the frame that shows it.
"""

from __future__ import annotations

import gzip
import os
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import BrowserContext, Page, sync_playwright
from tests.web.pressing import ASKED, DECIDED, press
from tests.web.visitor import CHROMIUM, FLAGS, PATIENCE, SET_ONCE, wait_until

from labtable.core.game.registry import game, names

PRESSES = 20
HINTS = 3
FIRST = "element"  # whose board comes first
# The time from a press to the frame after the position has changed; what bots do is no answer to a press.
WATCH = """() => {
  window.took = [];
  let pressed = null;
  addEventListener('click', () => (pressed = performance.now()), { capture: true });
  let was = null;
  new MutationObserver(() => {
    const at = document.querySelector('.table')?.dataset.position;
    if (at === was) return;
    was = at;
    const since = pressed;
    pressed = null;
    if (since !== null) requestAnimationFrame(() => window.took.push(performance.now() - since));
  }).observe(document.documentElement, { subtree: true, childList: true, attributeFilter: ['data-position'] });
}"""


class Files(SimpleHTTPRequestHandler):
    """A plain file server that notes what the page asked for; the copy for later is the service worker's."""

    asked: set[str]

    def do_GET(self) -> None:
        if not self.headers.get("Referer", "").endswith("sw.js"):
            self.asked.add(self.translate_path(self.path))
        super().do_GET()

    def log_message(self, *_: Any) -> None:
        """Nobody reads it."""


@contextmanager
def serving(folder: str) -> Iterator[tuple[str, set[str]]]:
    asked: set[str] = set()
    noting = type("Noting", (Files,), {"asked": asked})
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(noting, directory=folder)) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_address[1]}/", asked
        server.shutdown()


@contextmanager
def visit(profile: str) -> Iterator[BrowserContext]:
    with sync_playwright() as playwright:
        context = playwright.chromium.launch_persistent_context(
            profile, executable_path=CHROMIUM, args=FLAGS, locale="en-GB"
        )
        context.set_default_timeout(PATIENCE)
        context.add_init_script(SET_ONCE % "none")
        yield context
        context.close()


def begin(page: Page, name: str, known: bool = False) -> None:
    """A table against bots; of a game that the visitor knows, the rules are not shown first."""
    page.get_by_role("button", name=f"Play {game(name).meta.title}").click()
    page.get_by_role("button", name="Play", exact=True).last.click()
    if not known:
        page.get_by_role("button", name="Let’s play").click()
    wait_until(page, ASKED)


def hints(page: Page) -> list[float]:
    """Seconds that hints take, each in another position."""
    took: list[float] = []
    while len(took) < HINTS and not page.locator("main.ending").count():
        wait_until(page, ASKED)
        page.keyboard.press("Escape")
        key = page.locator(".prompt.mine").get_by_role("button", name="Hint")
        if key.count():
            began = time.perf_counter()
            key.click()
            page.get_by_role("dialog").locator("ol > li").first.wait_for()
            took.append(time.perf_counter() - began)
            page.keyboard.press("Escape")
        if not press(page, most=1)["over"]:
            wait_until(page, DECIDED)
    return took


def packed(path: str) -> int:
    """Bytes on the way, where a web space compresses as gzip does; archives are compressed already."""
    content = Path(path, "index.html").read_bytes() if Path(path).is_dir() else Path(path).read_bytes()
    return min(len(content), len(gzip.compress(content, 9)))


def main(folder: str, games: list[str]) -> None:
    print(f"{os.cpu_count()} processors, load of the machine {os.getloadavg()[0]:.1f}")
    with tempfile.TemporaryDirectory() as profile, serving(folder) as (address, asked):
        for which in ("first", "second"):
            with visit(profile) as context:
                page = context.new_page()
                began = time.perf_counter()
                page.goto(address)
                begin(page, FIRST, which == "second")
                seconds = time.perf_counter() - began
                came = sum(packed(path) for path in asked if Path(path).exists())
                print(f"{which} visit: a board after {seconds:.1f} s; {came / 1e6:.2f} MB were asked for", flush=True)
                if which == "first":  # the copy for later is whole before the browser is closed
                    wait_until(page, "() => navigator.serviceWorker.ready.then(() => true)")
                asked.clear()
        with visit(profile) as context:
            page = context.new_page()
            page.goto(address)
            for name in games:
                page.evaluate("location.assign('#/')")
                begin(page, name, name == FIRST)
                first, *others = hints(page)
                seconds = ", ".join(f"{one:.1f}" for one in others)
                print(f"{name}: a first hint {first:.1f} s, others {seconds}", end="; ", flush=True)
                page.evaluate(WATCH)
                press(page, most=PRESSES)
                took: list[float] = page.evaluate("window.took")
                print(f"{len(took)} moves, {median(took):.0f} ms, at most {max(took):.0f}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:] or names())
