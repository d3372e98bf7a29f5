"""Light and fast: the script of the first screen, its first paint, no request to others, frames while cards move."""
from __future__ import annotations

import gzip
from itertools import pairwise

from tests.web.conftest import Visit
from tests.web.visitor import Rest, against_bots

SCRIPT = 200_000  # bytes, compressed
PAINT = 1000      # ms
FRAME = 34        # ms: two frames of a 60 Hz screen, on a shared machine without a graphics card

FRAMES = """() => new Promise((resolve) => {
  const times = [];
  const tick = (now) => { times.push(now); times.length < 40 ? requestAnimationFrame(tick) : resolve(times); };
  const lit = document.querySelector('.tray [data-lit]');
  lit.click();
  requestAnimationFrame(() => { document.querySelector('.prompt [data-act]')?.click(); requestAnimationFrame(tick); });
})"""


def test_the_first_screen_is_small_and_asks_nobody_else(visit: Visit, address: str) -> None:
    page = visit().new_page()
    scripts: dict[str, int] = {}
    hosts: set[str] = set()

    def seen(response) -> None:  # type: ignore[no-untyped-def]
        hosts.add(response.url.split("/")[2])
        if response.url.endswith(".js"):
            scripts[response.url] = len(gzip.compress(response.body()))

    page.on("response", seen)
    page.goto("/", wait_until="networkidle")
    page.wait_for_selector(".bay")
    assert hosts == {address.split("/")[2]}
    assert 0 < sum(scripts.values()) <= SCRIPT


def test_the_first_paint_comes_within_a_second(visit: Visit) -> None:
    page = visit().new_page()
    page.goto("/")
    page.wait_for_selector(".bay")
    page.goto("/")
    page.wait_for_selector(".hero")
    assert page.evaluate("performance.getEntriesByName('first-contentful-paint')[0].startTime") < PAINT


def test_cards_move_smoothly(visit: Visit) -> None:
    context = visit(reduced_motion="no-preference")
    rest = Rest(context.request)
    page = context.new_page()
    code = against_bots(rest, "eureka", 3)
    rest.play(3)
    page.goto(f"/t/{code}")
    page.wait_for_selector(".tray [data-lit]")
    times = page.evaluate(FRAMES)
    gaps = sorted(later - earlier for earlier, later in pairwise(times))
    assert gaps[len(gaps) // 2] <= FRAME
